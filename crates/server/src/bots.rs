//! Bots at the tables: they think on threads of their own, never on the request path.

mod queue;

use std::num::{NonZeroU16, NonZeroU32};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use bots::{Kind, Level};
use game::Seat;
use tokio::sync::mpsc;

use crate::ids::{PersonId, QuestionId, TableId};
use crate::problem::Problem;
use crate::tables::{Decided, Tables, Thought};
use crate::time::now;
pub use queue::Asked;
use queue::Queue;

/// The level of the bot that stands in for somebody who is away.
pub const STAND_IN: &str = "quick";

/// How long a bot may think when no other has to.
const BUDGET: Duration = Duration::from_secs(3);
/// How long it may think however many others wait.
const LEAST: Duration = Duration::from_millis(50);
/// The most imagined games of one decision, whatever somebody asks for.
const MOST_ITERATIONS: NonZeroU32 = NonZeroU32::new(20_000).expect("it is above 0");

/// The threads are shared by all bots, so none has several.
const ONE_THREAD: NonZeroU16 = NonZeroU16::new(1).expect("it is above 0");

/// A question for a bot.
pub struct Job {
    /// Which, and for whom.
    pub asked: Asked,
    /// Whether it is answered at a glance.
    pub glance: bool,
    /// The answer is not given before this.
    pub not_before: i64,
    /// What the bot knows.
    pub thought: Thought,
}

/// Where questions for bots queue.
#[derive(Clone)]
pub struct Bots {
    /// Those that take no time have a thread of their own: nobody who thinks is in their way.
    glances: Arc<Lane>,
    searches: Arc<Lane>,
    threads: usize,
    /// How many questions of one host may wait for a search.
    most: usize,
}

/// Questions that wait for the same threads.
#[derive(Default)]
struct Lane {
    queue: Mutex<Queue<Job>>,
    asked: Condvar,
}

impl Lane {
    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// The next question, as soon as there is one.
    fn next(&self) -> Job {
        let mut queue = self.queue();
        loop {
            if let Some((_, job)) = queue.next() {
                return job;
            }
            queue = self.asked.wait(queue).unwrap_or_else(|error| error.into_inner());
        }
    }
}

/// What bots have decided.
pub struct Decisions(mpsc::UnboundedReceiver<Decision>);

struct Decision {
    table: TableId,
    seat: Seat,
    question: QuestionId,
    not_before: i64,
    /// Nothing when the bot crashed.
    decided: Option<Decided>,
}

/// A level that bots can have, as it is written in settings.
pub fn level(text: &str) -> Result<String, Problem> {
    let level: Level = text.parse().map_err(|_| Problem::NoSuchLevel {
        level: text.chars().take(60).collect(),
        levels: Kind::ALL.map(Kind::name).join(", "),
    })?;
    let iterations = level.iterations.map(|iterations| iterations.min(MOST_ITERATIONS));
    Ok(Level { iterations, threads: ONE_THREAD, ..level }.to_string())
}

/// A level that thinks no longer than this.
pub(crate) fn within(level: Level, budget: Duration) -> Level {
    let time = Some(level.time.unwrap_or(budget).min(budget));
    Level { time, threads: ONE_THREAD, ..level }
}

/// Whether a level answers at a glance: what it does takes milliseconds, whatever happens.
pub(crate) fn is_glance(level: &Level) -> bool {
    match level.kind {
        Kind::Random | Kind::Quick => true,
        Kind::Sharp => level.iterations.is_none(),
        Kind::Master => false,
    }
}

impl Bots {
    /// So many threads for bots to search on, one more for those that need not, and what to
    /// give to [`Decisions::run`]. So many questions of one host may wait for a search.
    pub fn start(threads: usize, most: usize) -> (Bots, Decisions) {
        let (decide, decisions) = mpsc::unbounded_channel();
        let (glances, searches) = Default::default();
        let bots = Bots { glances, searches, threads: threads.max(1), most: most.max(1) };
        let searching = (1..=bots.threads).map(|number| (number, &bots.searches));
        for (number, lane) in [(0, &bots.glances)].into_iter().chain(searching) {
            let (lane, decide) = (lane.clone(), decide.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || think(&lane, &decide)) {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        (bots, Decisions(decisions))
    }

    /// Puts a question to a bot.
    pub fn ask(&self, job: Job) {
        let lane = if job.glance { &self.glances } else { &self.searches };
        lane.queue().put(job.asked, job);
        lane.asked.notify_one();
    }

    /// Forgets the questions of a table that are no longer asked.
    pub fn forget(&self, table: TableId, still: impl Fn(Seat, QuestionId) -> bool) {
        for lane in [&self.glances, &self.searches] {
            lane.queue().forget(table, &still);
        }
    }

    /// How long each bot may think now: the more wait, the less, and all alike. It halves
    /// in steps, so that a bot is not made anew for every little change.
    pub fn budget(&self) -> Duration {
        let rounds = self.searches.queue().len() / self.threads;
        let halvings = (usize::BITS - rounds.leading_zeros()).min(8);
        (BUDGET / (1 << halvings)).max(LEAST)
    }

    /// How many questions of one host may wait for a search.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Whether a host's bots may search for an answer, or too many of them do already.
    pub fn may_search(&self, host: PersonId) -> bool {
        self.searches.queue().len_of(host) < self.most
    }

    /// How many questions wait for a bot that searches.
    pub fn waiting_to_search(&self) -> usize {
        self.searches.queue().len()
    }

    /// How many questions wait for a bot.
    pub fn waiting(&self) -> usize {
        self.glances.queue().len() + self.searches.queue().len()
    }
}

/// One thread's whole life.
fn think(lane: &Lane, decide: &mpsc::UnboundedSender<Decision>) {
    loop {
        let Job { asked, not_before, thought, .. } = lane.next();
        let Asked { table, seat, question, .. } = asked;
        let decided = catch_unwind(AssertUnwindSafe(thought)).ok();
        if decided.is_none() {
            tracing::error!("the bot in {seat:?} of {table:?} crashed; anything legal is answered");
        }
        if decide.send(Decision { table, seat, question, not_before, decided }).is_err() {
            return;
        }
    }
}

impl Decisions {
    /// Brings decisions to their tables, for ever.
    pub async fn run(mut self, tables: Arc<Tables>) {
        while let Some(decision) = self.0.recv().await {
            tokio::spawn(deliver(tables.clone(), decision));
        }
    }
}

async fn deliver(tables: Arc<Tables>, decision: Decision) {
    let Decision { table, seat, question, not_before, decided } = decision;
    let pause = not_before - now();
    if pause > 0 {
        tokio::time::sleep(Duration::from_millis(pause as u64)).await;
    }
    let answered = tables
        .change(table, move |desk, now| {
            let action = decided.map(|Decided { action, mind }| {
                desk.bot_returns(seat, mind);
                action
            });
            let outcome = desk.bot_answers(seat, question, action, now);
            // A bot that answers nonsense must not hold up the table.
            outcome.or_else(|_| desk.bot_answers(seat, question, None, now))
        })
        .await;
    if let Err(error) = answered {
        tracing::warn!("a bot's answer at {table:?} was not taken: {error}");
    }
}
