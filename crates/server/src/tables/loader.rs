//! Playing long games again without holding up anybody else.

use std::num::NonZeroUsize;

use tokio::sync::Semaphore;

/// Threads that serve no requests, for what takes longer than a moment: playing a stored
/// game, or a record from elsewhere. There are as many as processors, and whoever comes
/// when all are busy waits for their turn.
pub struct Loader {
    threads: usize,
    free: Semaphore,
    /// For those who look back at a table. Whoever has it to themselves may wait for work that
    /// is done here, so whoever waits for a table holds none of the others up.
    looking_back: Semaphore,
}

impl Loader {
    /// For a whole house.
    pub(super) fn new() -> Loader {
        let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let [free, looking_back] = [threads; 2].map(Semaphore::new);
        Loader { threads, free, looking_back }
    }

    /// How many are at work at once.
    pub(super) fn threads(&self) -> usize {
        self.threads
    }

    /// What comes of some work; nothing when it crashed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _free = self.free.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// What comes of looking back at a table, for which this may wait.
    pub(super) async fn look_back<T: Send + 'static>(
        &self,
        look: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _free = self.looking_back.acquire().await.ok()?;
        tokio::task::spawn_blocking(look).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, mpsc};
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::Loader;

    /// The only thread that serves requests here must stay free, or nobody says the word.
    #[tokio::test(flavor = "current_thread")]
    async fn work_leaves_the_threads_of_requests_free() {
        let loader = Loader::new();
        let (say, hear) = mpsc::channel();
        let work = loader.run(move || hear.recv_timeout(Duration::from_secs(60)).is_ok());
        let (heard, _) = tokio::join!(work, async { say.send(()) });
        assert_eq!(heard, Some(true));
    }

    #[tokio::test(flavor = "current_thread")]
    async fn no_more_work_is_done_at_once_than_there_are_threads() {
        let loader = Loader::new();
        let (working, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |_| {
            let (working, most) = (working.clone(), most.clone());
            loader.run(move || {
                most.fetch_max(working.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(1));
                working.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let done = join_all((0..loader.threads() * 8).map(work)).await;
        assert!(done.iter().all(Option::is_some));
        assert!(most.load(Ordering::SeqCst) <= loader.threads());
    }

    /// A table that loads something while somebody waits to look back at it must not wait for
    /// them.
    #[tokio::test(flavor = "current_thread")]
    async fn whoever_looks_back_holds_up_neither_requests_nor_what_is_loaded() {
        let loader = Loader::new();
        let is_loaded = Arc::new(AtomicUsize::new(0));
        let look_back = |_| {
            let is_loaded = is_loaded.clone();
            loader.look_back(move || {
                let tried = (0..60_000).find(|_| {
                    std::thread::sleep(Duration::from_millis(1));
                    is_loaded.load(Ordering::SeqCst) > 0
                });
                tried.is_some()
            })
        };
        let looks = join_all((0..loader.threads() * 2).map(look_back));
        let counted = is_loaded.clone();
        let load = loader.run(move || counted.fetch_add(1, Ordering::SeqCst));
        let (looked, loaded) = tokio::join!(looks, load);
        assert_eq!(loaded, Some(0));
        assert!(looked.into_iter().all(|looked| looked == Some(true)));
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_crash_is_told_and_takes_no_thread_away() {
        let loader = Loader::new();
        for _ in 0..2 * loader.threads() {
            assert_eq!(loader.run(|| panic!("a planted crash")).await, None::<()>);
        }
        assert_eq!(loader.run(|| 1).await, Some(1));
    }
}
