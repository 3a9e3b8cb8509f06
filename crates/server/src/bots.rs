//! Bots at the tables: they think on threads of their own, never on the request path.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use game::Seat;
use tokio::sync::mpsc as tokio_mpsc;

use crate::error::Error;
use crate::ids::TableId;
use crate::tables::{Tables, Thought};
use crate::time::now;

/// The level of the bot that stands in for somebody who is away.
pub const STAND_IN: &str = "random";

/// A question for a bot.
pub struct Job {
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: Seat,
    /// Which question.
    pub question: u32,
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
}

/// What bots have decided.
pub struct Decisions(tokio_mpsc::UnboundedReceiver<Decision>);

struct Decision {
    table: TableId,
    seat: Seat,
    question: u32,
    not_before: i64,
    /// Nothing when the bot crashed.
    action: Option<String>,
}

/// A level that bots can have, as it is written in settings.
pub fn level(text: &str) -> Result<String, Error> {
    match text {
        "random" | "quick" | "sharp" | "master" => Ok(text.to_owned()),
        _ => Err(Error::impossible("no-such-level", "A bot is random, quick, sharp or master.")),
    }
}

impl Bots {
    /// So many threads for bots to think on, and what to give to [`Decisions::run`].
    pub fn start(threads: usize) -> (Bots, Decisions) {
        let (queue, jobs) = mpsc::channel();
        let (decide, decisions) = tokio_mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let (jobs, decide, waiting) = (jobs.clone(), decide.clone(), waiting.clone());
            let name = format!("bot-{number}");
            let thread = std::thread::Builder::new().name(name);
            let spawned = thread.spawn(move || think(&jobs, &decide, &waiting));
            if let Err(error) = spawned {
                tracing::error!("a thread for bots could not be started: {error}");
            }
        }
        (Bots { queue, waiting }, Decisions(decisions))
    }

    /// Puts a question to a bot.
    pub fn ask(&self, job: Job) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // The threads live as long as the house.
        let _ = self.queue.send(job);
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
        let action = catch_unwind(AssertUnwindSafe(thought)).ok();
        if action.is_none() {
            tracing::error!("the bot in {seat:?} of {table:?} crashed; anything legal is answered");
        }
        if decide.send(Decision { table, seat, question, not_before, action }).is_err() {
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
    let Decision { table, seat, question, not_before, action } = decision;
    let pause = not_before - now();
    if pause > 0 {
        tokio::time::sleep(Duration::from_millis(pause as u64)).await;
    }
    let answered = tables
        .change(table, move |desk, now| {
            let outcome = desk.bot_answers(seat, question, action, now);
            // A bot that answers nonsense must not hold up the table.
            outcome.or_else(|_| desk.bot_answers(seat, question, None, now))
        })
        .await;
    if let Err(error) = answered {
        tracing::warn!("a bot's answer at {table:?} was not taken: {error}");
    }
}
