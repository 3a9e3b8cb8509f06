//! How often somebody may do something.

use std::hash::Hash;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::problem::Problem;

/// How often each of many may do something.
pub(super) struct Rate<K: Clone + Eq + Hash> {
    limiter: DefaultKeyedRateLimiter<K>,
    /// How often at once.
    at_once: NonZeroU32,
}

impl<K: Clone + Eq + Hash> Rate<K> {
    pub(super) fn new(quota: Quota) -> Rate<K> {
        Rate { limiter: RateLimiter::keyed(quota), at_once: quota.burst_size() }
    }

    /// Once more, at one of so many nodes: it counts for all of them.
    pub(super) fn once(&self, key: &K, nodes: u32) -> Result<(), Problem> {
        let cost = NonZeroU32::new(nodes).unwrap_or(NonZeroU32::MIN).min(self.at_once);
        match self.limiter.check_key_n(key, cost) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(early)) => Err(Problem::TooFast {
                seconds: early.wait_time_from(DefaultClock::default().now()),
            }),
            // It costs no more than there is room for.
            Err(_) => Ok(()),
        }
    }

    /// Forgets those who have been quiet.
    pub(super) fn tidy(&self) {
        self.limiter.retain_recent();
    }
}
