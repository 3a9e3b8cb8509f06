//! Bots at the tables: they think on threads of their own, never on the request path.

mod queue;

use std::collections::HashMap;
use std::num::{NonZeroU16, NonZeroU32};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use bots::{Kind, Level};
use game::Seat;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::mpsc;

use crate::ids::{PersonId, QuestionId, TableId};
use crate::news::{Ask, News, THINKERS_PATIENCE};
use crate::problem::Problem;
use crate::tables::{Advising, Decided, Found, Tables, Thought};
use crate::time::now;
pub use queue::Asked;
use queue::Queue;

/// The level of the bot that stands in for somebody who is away.
pub const STAND_IN: &str = Kind::USUAL.name();

/// How long a bot may think when no other has to.
const BUDGET: Duration = Duration::from_secs(3);
/// How long it may think however many others wait.
const LEAST: Duration = Duration::from_millis(50);
/// How often a node that only thinks looks whether it can take on more.
const MOMENT: Duration = Duration::from_millis(5);
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
    /// How another node is asked, if it may think about it: only for some seconds, since it is
    /// asked here when nobody has answered by then.
    pub elsewhere: Option<Ask>,
    /// What the bot knows.
    pub work: Work,
}

/// What there is to think about.
pub enum Work {
    /// An answer.
    Answer(Thought),
    /// A hint for somebody who will answer.
    Hint(Advising),
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
    elsewhere: Arc<Elsewhere>,
    /// How many answers were thought of here.
    thought: Counter,
}

/// Questions that other nodes were asked.
struct Elsewhere {
    news: News,
    jobs: Mutex<HashMap<(TableId, Seat), Job>>,
    late: mpsc::UnboundedSender<Come>,
}

impl Elsewhere {
    fn jobs(&self) -> MutexGuard<'_, HashMap<(TableId, Seat), Job>> {
        self.jobs.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// A question that somebody else has had for long enough, if it is still asked.
    fn take_back(&self, asked: Asked) -> Option<Job> {
        let mut jobs = self.jobs();
        let place = (asked.table, asked.seat);
        jobs.get(&place).filter(|job| job.asked.question == asked.question)?;
        jobs.remove(&place)
    }
}

/// Questions that wait for the same threads.
#[derive(Default)]
struct Lane {
    queue: Mutex<Queue<Job>>,
    asked: Condvar,
    /// How many bots think.
    thinking: AtomicUsize,
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
pub struct Decisions(mpsc::UnboundedReceiver<Come>);

/// What comes back from bots.
enum Come {
    Decision(Decision),
    /// Nobody elsewhere has answered this in time, or will.
    Late(Job),
}

struct Decision {
    table: TableId,
    seat: Seat,
    question: QuestionId,
    not_before: i64,
    outcome: Outcome,
}

/// Nothing when the bot crashed.
enum Outcome {
    Answer(Option<Decided>),
    Hint(Option<Found>),
}

/// A level that bots can have, as it is written in settings.
pub fn level(text: &str) -> Result<String, Problem> {
    let level: Level = text.parse().map_err(|_| Problem::NoSuchLevel {
        level: text.chars().take(60).collect(),
        levels: Kind::LEVELS.map(Kind::name).join(", "),
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
        Kind::Random | Kind::Beginner | Kind::Quick => true,
        Kind::Steady | Kind::Sharp => level.iterations.is_none(),
        Kind::Master => false,
    }
}

impl Bots {
    /// So many threads for bots to search on, one more for those that need not, and what to
    /// give to [`Decisions::run`]. So many questions of one host may wait for a search; those who
    /// only think are asked through these news.
    pub fn start(threads: usize, most: usize, news: News) -> (Bots, Decisions) {
        let (decide, decisions) = mpsc::unbounded_channel();
        let (glances, searches, thought) = Default::default();
        let elsewhere = Elsewhere { news, jobs: Mutex::default(), late: decide.clone() };
        let (threads, most, elsewhere) = (threads.max(1), most.max(1), Arc::new(elsewhere));
        let bots = Bots { glances, searches, threads, most, elsewhere, thought };
        let searching = (1..=bots.threads).map(|number| (number, &bots.searches));
        for (number, lane) in [(0, &bots.glances)].into_iter().chain(searching) {
            let (lane, decide, thought) = (lane.clone(), decide.clone(), bots.thought.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || think(&lane, &decide, &thought)) {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        (bots, Decisions(decisions))
    }

    /// Puts a question to a bot, on another node where one is there for that.
    pub fn ask(&self, job: Job) {
        match job.elsewhere {
            Some(ask) if self.elsewhere.news.ask(ask) => self.wait_for_others(job),
            _ => self.ask_here(job),
        }
    }

    /// Keeps a question that somebody else was asked, until it is late.
    fn wait_for_others(&self, job: Job) {
        let asked = job.asked;
        self.elsewhere.jobs().insert((asked.table, asked.seat), job);
        let elsewhere = self.elsewhere.clone();
        tokio::spawn(async move {
            tokio::time::sleep(THINKERS_PATIENCE).await;
            if let Some(job) = elsewhere.take_back(asked) {
                // When nobody listens any more, the house is closing.
                let _ = elsewhere.late.send(Come::Late(job));
            }
        });
    }

    /// Nobody elsewhere will answer: whatever others were asked is thought about here.
    pub(crate) fn take_all_back(&self) {
        for (_, job) in self.elsewhere.jobs().drain() {
            // When nobody listens any more, the house is closing.
            let _ = self.elsewhere.late.send(Come::Late(job));
        }
    }

    /// Puts a question to a bot of this node.
    pub(crate) fn ask_here(&self, job: Job) {
        let lane = if job.glance { &self.glances } else { &self.searches };
        lane.queue().put(job.asked, job);
        lane.asked.notify_one();
    }

    /// Forgets the questions of a table that are no longer asked.
    pub fn forget(&self, table: TableId, still: impl Fn(Seat, QuestionId) -> bool) {
        for lane in [&self.glances, &self.searches] {
            lane.queue().forget(table, &still);
        }
        let mut elsewhere = self.elsewhere.jobs();
        for seat in Seat::all(game::MAX_SEATS) {
            let stale = |job: &Job| !still(seat, job.asked.question);
            if elsewhere.get(&(table, seat)).is_some_and(stale) {
                elsewhere.remove(&(table, seat));
            }
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
        let elsewhere = self.elsewhere.jobs();
        let elsewhere = elsewhere.values().filter(|job| job.asked.host == host).count();
        self.searches.queue().len_of(host) + elsewhere < self.most
    }

    /// How many answers were thought of here.
    pub fn thought(&self) -> &Counter {
        &self.thought
    }

    /// Waits until a thread has nothing to search for.
    pub(crate) async fn until_free(&self) {
        let searching =
            || self.searches.thinking.load(Ordering::Relaxed) + self.waiting_to_search();
        while searching() >= self.threads {
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// How many questions wait for a bot that searches.
    pub fn waiting_to_search(&self) -> usize {
        self.searches.queue().len()
    }

    /// Whether any bot has to think.
    pub fn is_busy(&self) -> bool {
        let thinks = |lane: &Arc<Lane>| lane.thinking.load(Ordering::Relaxed) > 0;
        [&self.glances, &self.searches].into_iter().any(thinks) || self.waiting() > 0
    }

    /// How many questions wait for a bot.
    pub fn waiting(&self) -> usize {
        let here = self.glances.queue().len() + self.searches.queue().len();
        here + self.elsewhere.jobs().len()
    }
}

/// One thread's whole life.
fn think(lane: &Lane, decide: &mpsc::UnboundedSender<Come>, thought: &Counter) {
    loop {
        let Job { asked, not_before, work, .. } = lane.next();
        let Asked { table, seat, question, .. } = asked;
        lane.thinking.fetch_add(1, Ordering::Relaxed);
        let outcome = match work {
            Work::Answer(answer) => Outcome::Answer(catch_unwind(AssertUnwindSafe(answer)).ok()),
            Work::Hint(advising) => Outcome::Hint(catch_unwind(AssertUnwindSafe(advising)).ok()),
        };
        lane.thinking.fetch_sub(1, Ordering::Relaxed);
        if matches!(outcome, Outcome::Answer(_)) {
            thought.inc();
        }
        if matches!(outcome, Outcome::Answer(None) | Outcome::Hint(None)) {
            tracing::error!("the bot in {seat:?} of {table:?} crashed; anything legal is answered");
        }
        let decision = Decision { table, seat, question, not_before, outcome };
        if decide.send(Come::Decision(decision)).is_err() {
            return;
        }
    }
}

impl Decisions {
    /// Brings decisions to their tables, for ever.
    pub async fn run(mut self, tables: Arc<Tables>) {
        while let Some(come) = self.0.recv().await {
            let tables = tables.clone();
            match come {
                Come::Decision(decision) => drop(tokio::spawn(deliver(tables, decision))),
                Come::Late(job) => {
                    drop(tokio::spawn(async move { tables.think_after_all(job).await }));
                }
            }
        }
    }
}

async fn deliver(tables: Arc<Tables>, decision: Decision) {
    let Decision { table, seat, question, not_before, outcome } = decision;
    let decided = match outcome {
        Outcome::Answer(decided) => decided,
        Outcome::Hint(found) => return tables.give_hint(table, seat, question, found).await,
    };
    let pause = not_before - now();
    if pause > 0 {
        tokio::time::sleep(Duration::from_millis(pause as u64)).await;
    }
    // Where another node is in the way the answer is given again, in notation.
    let notation = decided.as_ref().map(|decided| decided.action.to_string());
    let decided = Arc::new(Mutex::new(decided));
    let answered = tables
        .change(table, move |desk, now| {
            let decided = decided.lock().unwrap_or_else(|error| error.into_inner()).take();
            let outcome = match (decided, notation) {
                (Some(Decided { action, mind }), _) => {
                    desk.bot_returns(seat, mind);
                    desk.bot_answers(seat, question, Some(action), now)
                }
                (None, Some(notation)) => desk.bot_repeats(seat, question, notation, now),
                (None, None) => desk.bot_answers(seat, question, None, now),
            };
            // A bot that answers nonsense must not hold up the table.
            outcome.or_else(|_| desk.bot_answers(seat, question, None, now))
        })
        .await;
    if let Err(error) = answered {
        tracing::warn!("a bot's answer at {table:?} was not taken: {error}");
    }
}
