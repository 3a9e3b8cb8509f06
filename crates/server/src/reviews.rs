//! Reviews of finished games: asked for by people, made one after the other on a thread of
//! their own, kept piece by piece.

mod queue;
mod worker;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use review::{Budget, Found, NotReviewed, Progress, Review};
use tokio::sync::{Notify, watch};

use crate::bots::Bots;
use crate::ids::{PersonId, TableId};
use crate::problem::Problem;
use crate::store::{Change, Counted, KeptReview, ReviewChange, ReviewState, Store, StoreError};
use crate::tables::{Desk, Parting, State, Tables};
use crate::time::now;
use queue::Queue;
use worker::{Task, Trouble, Worker};

/// What a review's chance begins with: the same as `snug review` does, so that both find the
/// same figures.
const SEED: u64 = 0;
/// For how many milliseconds a node makes a review alone, unless it says so again,
const LEFT_TO_IT: i64 = 60_000;
/// and after how long it does.
const SAY_SO: Duration = Duration::from_secs(15);
/// How long to wait when nothing can be kept.
const SECOND_TRY: Duration = Duration::from_secs(5);

/// The reviews of the house.
pub struct Reviews {
    store: Arc<Store>,
    /// How many one person may wait for; 0 when the house offers none.
    most: usize,
    budget: Budget,
    desk: Mutex<ReviewDesk>,
    asked: Notify,
}

/// What is being made, and what waits.
#[derive(Default)]
struct ReviewDesk {
    queue: Queue,
    working: Option<Working>,
}

/// The review that is being made.
struct Working {
    table: TableId,
    person: PersonId,
    stop: Arc<AtomicBool>,
    since: Instant,
    /// How far it was then.
    began_at: usize,
    so_far: Option<(Progress, Arc<Review>)>,
}

/// Who has made a review, as far as it was made.
enum Made {
    /// This node.
    Here,
    /// Another one, or nobody: this node has left it as it was.
    Elsewhere,
}

/// How far a review is that is not made yet.
#[derive(Clone, Debug)]
pub enum Stage {
    /// So many come before it.
    Waiting(usize),
    /// It is being made.
    Working {
        /// How far it is.
        progress: Progress,
        /// What is known of it.
        so_far: Arc<Review>,
        /// How long it will still take, as far as that can be told.
        left: Option<Duration>,
    },
}

/// The record of a game that can be reviewed, without names.
pub fn record(desk: &Desk) -> Result<String, Problem> {
    if desk.broken.is_some() {
        return Err(Parting::PROBLEM);
    }
    match desk.sheet.state {
        State::Over => {}
        State::Abandoned | State::Closed => return Err(Problem::BrokenOff),
        _ => return Err(Problem::NotOver),
    }
    let play = desk.play.as_ref().ok_or(Problem::NoGameHere)?;
    Ok(play.record(&vec![None; desk.sheet.places.len()]))
}

impl Reviews {
    /// Goes on with what was not finished when the house was closed. One person may wait for
    /// so many, and this much is done for each.
    pub async fn open(
        store: Arc<Store>,
        most: usize,
        budget: Budget,
    ) -> Result<Arc<Reviews>, StoreError> {
        let mut desk = ReviewDesk::default();
        for (table, person) in store.waiting_reviews().await? {
            desk.queue.put(table, person);
        }
        let (desk, asked) = (Mutex::new(desk), Notify::new());
        Ok(Arc::new(Reviews { store, most, budget, desk, asked }))
    }

    /// How many one person may wait for; 0 when the house offers none.
    pub fn most(&self) -> usize {
        self.most
    }

    /// How many wait, with the one that is being made.
    pub fn waiting(&self) -> usize {
        let desk = self.desk();
        desk.queue.len() + usize::from(desk.working.is_some())
    }

    /// Somebody asks for the review of a finished game.
    pub async fn ask(&self, table: TableId, person: PersonId) -> Result<(), Problem> {
        if self.most == 0 {
            return Err(Problem::NotOffered);
        }
        let (time, budget) = (now(), self.budget);
        let asked = ReviewChange::Asked { table, person, time, budget, seed: SEED };
        let room = Change::AtMost(self.most, Counted::Reviews(person));
        let mut changes = vec![Change::Review(asked), room];
        let kept = self.store.review(table).await?;
        if kept.is_some_and(|kept| kept.state == ReviewState::Done && kept.read().is_none()) {
            changes.insert(0, Change::Review(ReviewChange::Discarded(table)));
        }
        self.store.write(changes).await?;
        self.queue_again(table).await?;
        self.asked.notify_one();
        Ok(())
    }

    /// What waits in the store waits here, whoever has asked for it, unless it is being made:
    /// then this is asked again when nobody makes it any more.
    async fn queue_again(&self, table: TableId) -> Result<(), StoreError> {
        let kept = self.store.review(table).await?;
        if let Some(KeptReview { state: ReviewState::Waiting, person: Some(person), .. }) = kept {
            let mut desk = self.desk();
            if desk.working.as_ref().is_none_or(|working| working.table != table) {
                desk.queue.put(table, person);
            }
        }
        Ok(())
    }

    /// Nobody here makes a review any more, however that came; it may have been asked for again
    /// meanwhile.
    async fn let_go(&self, table: TableId) -> Result<(), StoreError> {
        if self.store.is_shared() {
            self.store.write(vec![Change::Review(ReviewChange::Keeps(table, 0))]).await?;
        }
        self.queue_again(table).await
    }

    /// Whoever asked for a review does not want it any more.
    pub async fn stop(&self, table: TableId, person: PersonId) -> Result<(), Problem> {
        let kept = self.store.review(table).await?;
        let Some(kept) = kept.filter(|kept| kept.state == ReviewState::Waiting) else {
            return Ok(());
        };
        if kept.person != Some(person) {
            return Err(Problem::NotYourReview);
        }
        self.store.write(vec![Change::Review(ReviewChange::Stopped(table))]).await?;
        let mut desk = self.desk();
        desk.queue.remove(table);
        desk.stop(|working| working.table == table);
        Ok(())
    }

    /// Somebody was forgotten: nobody waits for what they asked for.
    pub fn forget(&self, person: PersonId) {
        let mut desk = self.desk();
        desk.queue.forget(person);
        desk.stop(|working| working.person == person);
    }

    /// How far a review is that is not made yet; nothing when it neither waits nor is made.
    pub fn stage(&self, table: TableId) -> Option<Stage> {
        let desk = self.desk();
        match &desk.working {
            Some(working) if working.table == table => Some(match &working.so_far {
                Some((progress, so_far)) => Stage::Working {
                    progress: *progress,
                    so_far: so_far.clone(),
                    left: working.left(progress),
                },
                None => Stage::Waiting(0),
            }),
            working => {
                let before = desk.queue.place(table)?;
                Some(Stage::Waiting(before + usize::from(working.is_some())))
            }
        }
    }

    /// Looks for what waits and nobody makes: other nodes may be gone.
    pub(crate) async fn look_again(&self) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let waiting = self.store.waiting_reviews().await?;
        let mut desk = self.desk();
        for (table, person) in waiting {
            if desk.working.as_ref().is_none_or(|working| working.table != table) {
                desk.queue.put(table, person);
            }
        }
        drop(desk);
        self.asked.notify_one();
        Ok(())
    }

    /// Makes one after the other, until the house closes.
    pub async fn run(
        self: Arc<Self>,
        tables: Arc<Tables>,
        bots: Bots,
        mut closing: watch::Receiver<bool>,
    ) {
        let playing = tables.clone();
        let worker = Worker::start(move || bots.is_busy() || playing.is_busy());
        loop {
            let next = self.begin_next();
            let Some((table, stop)) = next else {
                tokio::select! {
                    () = self.asked.notified() => continue,
                    _ = closing.changed() => return,
                }
            };
            let made = tokio::select! {
                made = self.make(&tables, &worker, table, stop) => made,
                _ = closing.changed() => return,
            };
            let person = self.desk().working.take().map(|working| working.person);
            let made = match made {
                Ok(Made::Here) | Err(StoreError::Outdated) => self.let_go(table).await,
                Ok(Made::Elsewhere) => Ok(()),
                Err(error) => Err(error),
            };
            match (made, person) {
                (Ok(()), _) => {}
                (Err(StoreError::Closed), _) => return,
                (Err(error), person) => {
                    tracing::warn!("the review of {table:?} has to wait: {error}");
                    tokio::time::sleep(SECOND_TRY).await;
                    if let Some(person) = person {
                        self.desk().queue.put(table, person);
                    }
                }
            }
        }
    }

    fn begin_next(&self) -> Option<(TableId, Arc<AtomicBool>)> {
        let mut desk = self.desk();
        let (table, person) = desk.queue.next()?;
        let stop = Arc::new(AtomicBool::new(false));
        let (since, began_at) = (Instant::now(), 0);
        let working = Working { table, person, stop: stop.clone(), since, began_at, so_far: None };
        desk.working = Some(working);
        Some((table, stop))
    }

    /// Makes a review, from where it was, for as long as somebody waits for it. That nobody does
    /// any more is an error of the store.
    async fn make(
        &self,
        tables: &Tables,
        worker: &Worker,
        table: TableId,
        stop: Arc<AtomicBool>,
    ) -> Result<Made, StoreError> {
        let Some(kept) = self.store.review(table).await? else { return Ok(Made::Elsewhere) };
        if kept.state != ReviewState::Waiting {
            return Ok(Made::Elsewhere);
        }
        let mut taken = Instant::now();
        if self.store.is_shared() {
            // What a node of a newer program has found is of no use here, and of use to that one.
            if kept.revision > review::REVISION {
                return Ok(Made::Elsewhere);
            }
            let taken = ReviewChange::Taken { table, now: now(), until: now() + LEFT_TO_IT };
            match self.store.write(vec![Change::Review(taken)]).await {
                Err(StoreError::Outdated) => return Ok(Made::Elsewhere),
                taken => taken?,
            }
        }
        let read = async { tables.cell(table).await?.read(|desk| record(desk)).await? };
        let text = match read.await {
            Ok(text) => text,
            // It is there, and can be read another time.
            Err(problem @ (Problem::NotKept | Problem::Closing)) => {
                return Err(StoreError::Unusable(problem.to_string()));
            }
            Err(problem) => return self.give_up(table, &problem).await,
        };
        let found = self.found(table, &kept).await?;
        let begin = |found: Vec<Found>| {
            let KeptReview { budget, seed, .. } = kept;
            worker.work(Task::Begin { text: text.clone(), budget, seed, found }, stop.clone())
        };
        let mut begun = begin(found).await;
        if let Some(Err(Trouble::NotReviewed(NotReviewed::Misfit))) = begun {
            self.store.write(vec![Change::Review(ReviewChange::BeginsAnew(table))]).await?;
            begun = begin(Vec::new()).await;
        }
        let mut done = None;
        loop {
            let work = match begun {
                None => return Err(StoreError::Closed),
                Some(Err(trouble)) => return self.give_up(table, &trouble).await,
                Some(Ok(work)) => work,
            };
            // What was found before may be gone with whoever waited for it.
            if stop.load(Ordering::Relaxed) {
                return Ok(Made::Here);
            }
            let (found, progress) = (work.found(), work.progress());
            let kept = *done.get_or_insert(found.len());
            if found.len() > kept {
                let more = serde_json::to_string(&found[kept..]).unwrap_or_default();
                let more = ReviewChange::Found(table, kept, more);
                self.store.write(vec![Change::Review(more)]).await?;
                done = Some(found.len());
            }
            let review = work.review();
            if review.is_whole {
                let review = serde_json::to_string(&review).unwrap_or_default();
                let done = ReviewChange::Done(table, review);
                self.store.write(vec![Change::Review(done)]).await?;
                return Ok(Made::Here);
            }
            self.desk().has_come(table, progress, review);
            if self.store.is_shared() && taken.elapsed() >= SAY_SO {
                let keeps = ReviewChange::Keeps(table, now() + LEFT_TO_IT);
                self.store.write(vec![Change::Review(keeps)]).await?;
                taken = Instant::now();
            }
            begun = worker.work(Task::GoOn(work), stop.clone()).await;
        }
    }

    /// What was found before, if it can still be used.
    async fn found(&self, table: TableId, kept: &KeptReview) -> Result<Vec<Found>, StoreError> {
        let pieces = self.store.review_pieces(table).await?;
        let read: Result<Vec<Vec<Found>>, _> =
            pieces.iter().map(|piece| serde_json::from_str(piece)).collect();
        match read {
            Ok(found) if kept.revision == review::REVISION => Ok(found.concat()),
            _ => {
                self.store.write(vec![Change::Review(ReviewChange::BeginsAnew(table))]).await?;
                Ok(Vec::new())
            }
        }
    }

    async fn give_up(
        &self,
        table: TableId,
        why: &impl std::fmt::Display,
    ) -> Result<Made, StoreError> {
        tracing::warn!("{table:?} cannot be reviewed: {why}");
        self.store.write(vec![Change::Review(ReviewChange::Failed(table))]).await?;
        Ok(Made::Here)
    }

    fn desk(&self) -> MutexGuard<'_, ReviewDesk> {
        self.desk.lock().unwrap_or_else(|error| error.into_inner())
    }
}

impl ReviewDesk {
    fn stop(&mut self, which: impl Fn(&Working) -> bool) {
        if let Some(working) = self.working.as_ref().filter(|working| which(working)) {
            working.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The review that is being made has come so far.
    fn has_come(&mut self, table: TableId, progress: Progress, so_far: Review) {
        if let Some(working) = self.working.as_mut().filter(|working| working.table == table) {
            if working.so_far.is_none() {
                working.began_at = progress.done;
            }
            working.so_far = Some((progress, Arc::new(so_far)));
        }
    }
}

impl Working {
    /// As long as what is done has taken, for what is left.
    fn left(&self, progress: &Progress) -> Option<Duration> {
        let done = progress.done.checked_sub(self.began_at).filter(|done| *done >= 20)?;
        let left = progress.of - progress.done;
        Some(self.since.elapsed().mul_f64(left as f64 / done as f64))
    }
}
