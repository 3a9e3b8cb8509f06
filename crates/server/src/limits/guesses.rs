//! Wrong guesses at secrets, by where they come from.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::problem::Problem;

/// Wrong guesses of one address,
const MOST: u32 = 20;
/// in so much time.
const SPAN: Duration = Duration::from_secs(60);

/// Wrong guesses at links and at the host's token.
#[derive(Default)]
pub(super) struct Guesses(Mutex<HashMap<IpAddr, (Instant, u32)>>);

impl Guesses {
    /// Whoever has guessed wrong too often waits, even if they are right now: otherwise
    /// being refused would not matter to them.
    pub(super) fn may_guess(&self, from: IpAddr, nodes: u32) -> Result<(), Problem> {
        let Some((since, wrong)) = self.known().get(&from).copied() else { return Ok(()) };
        let left = SPAN.saturating_sub(since.elapsed());
        if wrong < (MOST / nodes).max(1) || left.is_zero() {
            return Ok(());
        }
        Err(Problem::TooManyGuesses { seconds: left })
    }

    /// A guess was wrong.
    pub(super) fn wrong(&self, from: IpAddr) {
        let mut known = self.known();
        let (since, wrong) = known.entry(from).or_insert_with(|| (Instant::now(), 0));
        if since.elapsed() > SPAN {
            (*since, *wrong) = (Instant::now(), 0);
        }
        *wrong += 1;
    }

    /// Forgets those who have been quiet.
    pub(super) fn tidy(&self) {
        self.known().retain(|_, (since, _)| since.elapsed() <= SPAN);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<IpAddr, (Instant, u32)>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }
}
