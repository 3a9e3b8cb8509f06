//! Bots at the tables: they think on threads of their own, never on the request path.

use std::num::{NonZeroU16, NonZeroU32};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use bots::{Kind, Level};
use game::Seat;
use tokio::sync::mpsc as tokio_mpsc;

use crate::ids::{QuestionId, TableId};
use crate::problem::Problem;
use crate::tables::{Decided, Tables, Thought};
use crate::time::now;

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
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: Seat,
    /// Which question.
    pub question: QuestionId,
    /// The answer is not given before this.
    pub not_before: i64,
    /// What the bot knows.
    pub thought: Thought,
}

/// Where questions for bots queue.
#[derive(Clone)]
pub struct Bots {
    queue: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    threads: usize,
}

/// What bots have decided.
pub struct Decisions(tokio_mpsc::UnboundedReceiver<Decision>);

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

impl Bots {
    /// So many threads for bots to think on, and what to give to [`Decisions::run`].
    pub fn start(threads: usize) -> (Bots, Decisions) {
        let (queue, jobs) = mpsc::channel();
        let (decide, decisions) = tokio_mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let jobs = Arc::new(Mutex::new(jobs));
        let threads = threads.max(1);
        for number in 0..threads {
            let (jobs, decide, waiting) = (jobs.clone(), decide.clone(), waiting.clone());
            let name = format!("bot-{number}");
            let thread = std::thread::Builder::new().name(name);
            let spawned = thread.spawn(move || think(&jobs, &decide, &waiting));
            if let Err(error) = spawned {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        (Bots { queue, waiting, threads }, Decisions(decisions))
    }

    /// Puts a question to a bot.
    pub fn ask(&self, job: Job) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // The threads live as long as the house.
        let _ = self.queue.send(job);
    }

    /// How long each bot may think now: the more wait, the less, and all alike. It halves
    /// in steps, so that a bot is not made anew for every little change.
    pub fn budget(&self) -> Duration {
        let rounds = self.waiting() / self.threads;
        let halvings = (usize::BITS - rounds.leading_zeros()).min(8);
        (BUDGET / (1 << halvings)).max(LEAST)
    }

    /// How many questions wait for a bot.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// One thread's whole life.
fn think(
    jobs: &Mutex<mpsc::Receiver<Job>>,
    decide: &tokio_mpsc::UnboundedSender<Decision>,
    waiting: &AtomicUsize,
) {
    loop {
        let job = jobs.lock().unwrap_or_else(|error| error.into_inner()).recv();
        let Ok(Job { table, seat, question, not_before, thought }) = job else { return };
        waiting.fetch_sub(1, Ordering::Relaxed);
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
