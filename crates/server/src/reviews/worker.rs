//! The thread on which reviews are made: at the lowest priority, and only while nobody plays.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use review::{Budget, Found, NotReviewed, Work};
use tokio::sync::oneshot;

/// After so much time what was found is kept, and whoever waits is told how far it is.
const SLICE: Duration = Duration::from_millis(1000);
/// Whoever plays is not kept waiting for longer than this and one game in mind: after so much
/// work it is looked again whether the house is quiet, also in the middle of a piece.
const STRETCH: Duration = Duration::from_millis(5);
/// How long each stretch waits for a quiet moment before it is worked all the same: in a house
/// that is always busy, a review takes long and ends nevertheless.
const PATIENCE: Duration = Duration::from_millis(200);
/// How often somebody looks whether the house is quiet.
const LOOK: Duration = Duration::from_millis(5);

/// What is to be done next.
pub(super) enum Task {
    /// A review begins, or goes on after what was found before.
    Begin {
        /// The record of the game.
        text: String,
        /// How much is done for it.
        budget: Budget,
        /// What its chance begins with.
        seed: u64,
        /// What was found before.
        found: Vec<Found>,
    },
    /// It goes on.
    GoOn(Box<dyn Work>),
}

/// Why a review cannot be made.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// The record or what was found before does not do.
    #[error(transparent)]
    NotReviewed(#[from] NotReviewed),
    /// Something went wrong in the middle.
    #[error("it crashed")]
    Crashed,
}

/// The way to the thread.
pub(super) struct Worker(mpsc::Sender<Order>);

struct Order {
    task: Task,
    stop: Arc<AtomicBool>,
    done: oneshot::Sender<Result<Box<dyn Work>, Trouble>>,
}

impl Worker {
    /// Starts the thread; `is_busy` tells whether anybody plays.
    pub(super) fn start(is_busy: impl Fn() -> bool + Send + 'static) -> Worker {
        let (orders, queue) = mpsc::channel::<Order>();
        let work = move || {
            lower_priority();
            for Order { task, stop, done } in queue {
                let work = AssertUnwindSafe(|| slice(task, &stop, &is_busy));
                let made = catch_unwind(work).unwrap_or(Err(Trouble::Crashed));
                // Nobody may wait for it any more.
                let _ = done.send(made);
            }
        };
        if let Err(error) = std::thread::Builder::new().name("reviews".to_owned()).spawn(work) {
            tracing::error!("a thread for reviews could not be started: {error}");
        }
        Worker(orders)
    }

    /// Does a slice of the work; nothing when the thread is gone.
    pub(super) async fn work(
        &self,
        task: Task,
        stop: Arc<AtomicBool>,
    ) -> Option<Result<Box<dyn Work>, Trouble>> {
        let (done, answer) = oneshot::channel();
        self.0.send(Order { task, stop, done }).ok()?;
        answer.await.ok()
    }
}

/// Pieces, until it is time to tell of them, or nobody waits any more.
fn slice(
    task: Task,
    stop: &AtomicBool,
    is_busy: &impl Fn() -> bool,
) -> Result<Box<dyn Work>, Trouble> {
    let mut work = match task {
        Task::Begin { text, budget, seed, found } => {
            return Ok(review::begin(&text, budget, seed, found)?);
        }
        Task::GoOn(work) => work,
    };
    let begun = Instant::now();
    give_way(stop, is_busy);
    let mut worked = Instant::now();
    let mut rest = || {
        if worked.elapsed() >= STRETCH {
            give_way(stop, is_busy);
            worked = Instant::now();
        }
    };
    while begun.elapsed() < SLICE && !stop.load(Ordering::Relaxed) {
        rest();
        if !work.advance_with_rests(&mut rest) {
            break;
        }
    }
    Ok(work)
}

/// Waits until the house is quiet, but not for ever.
fn give_way(stop: &AtomicBool, is_busy: &impl Fn() -> bool) {
    let since = Instant::now();
    while is_busy() && since.elapsed() < PATIENCE && !stop.load(Ordering::Relaxed) {
        std::thread::sleep(LOOK);
    }
}

/// Whoever else has something to do comes first, also within one piece. On Linux this is
/// about the calling thread alone; elsewhere it would slow down the whole house.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!("reviews have the priority of everything else: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    /// How long a stretch waits, and how often it looks, in a house that is busy this often.
    fn waits(busy: usize, stop: bool) -> (Duration, usize) {
        let (stop, looks) = (AtomicBool::new(stop), AtomicUsize::new(0));
        let since = Instant::now();
        give_way(&stop, &|| looks.fetch_add(1, Ordering::Relaxed) < busy);
        (since.elapsed(), looks.into_inner())
    }

    #[test]
    fn a_review_gives_way_while_somebody_plays_but_not_for_ever() {
        let (_, looks) = waits(0, false);
        assert_eq!(looks, 1, "in a quiet house it goes on at once");
        let (waited, looks) = waits(3, false);
        assert_eq!(looks, 4, "it goes on as soon as the house is quiet");
        assert!(waited >= 3 * LOOK, "{waited:?}");
        let (waited, looks) = waits(usize::MAX, false);
        assert!(waited >= PATIENCE, "whoever plays goes first: {waited:?}");
        assert!((2..=1 + (PATIENCE.as_millis() / LOOK.as_millis()) as usize).contains(&looks));
        let (_, looks) = waits(usize::MAX, true);
        assert_eq!(looks, 1, "nobody waits for a review that was stopped");
    }
}
