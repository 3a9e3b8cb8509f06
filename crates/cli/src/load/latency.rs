//! How long answers took.

use std::time::{Duration, Instant};

/// When each answer was begun, and how many microseconds it took.
#[derive(Default)]
pub(super) struct Latencies {
    times: Vec<(Instant, u32)>,
}

impl Latencies {
    /// One more answer, that is here now.
    pub(super) fn push(&mut self, begun: Instant) {
        self.took(begun, begun.elapsed());
    }

    fn took(&mut self, begun: Instant, time: Duration) {
        self.times.push((begun, time.as_micros().try_into().unwrap_or(u32::MAX)));
    }

    /// Those of somebody else.
    pub(super) fn add(&mut self, other: &Latencies) {
        self.times.extend_from_slice(&other.times);
    }

    /// Those that were begun in the first second after `start`.
    pub(super) fn of_first_second(&self, start: Instant) -> Latencies {
        let until = start + Duration::from_secs(1);
        let times = self.times.iter().copied().filter(|(begun, _)| *begun < until);
        Latencies { times: times.collect() }
    }

    /// How many were begun from one moment to another.
    pub(super) fn between(&self, from: Instant, to: Instant) -> u64 {
        self.times.iter().filter(|(begun, _)| (from..to).contains(begun)).count() as u64
    }

    /// How many answers there were.
    pub(super) fn count(&self) -> u64 {
        self.times.len() as u64
    }

    /// The time within which `percent` of the answers came, in milliseconds; 0 if there
    /// were none.
    pub(super) fn percentile(&mut self, percent: f64) -> f64 {
        self.times.sort_unstable_by_key(|(_, time)| *time);
        let last = self.times.len().saturating_sub(1);
        let place = (percent / 100.0 * last as f64).round() as usize;
        self.times.get(place).map_or(0.0, |&(_, time)| f64::from(time) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Latencies;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut latencies = Latencies::default();
        let start = Instant::now();
        (1..=101).rev().for_each(|time| latencies.took(start, Duration::from_millis(time)));
        assert_eq!(latencies.percentile(50.0), 51.0);
        assert_eq!(latencies.percentile(99.0), 100.0);
        assert_eq!(Latencies::default().percentile(99.0), 0.0);

        let later = start + Duration::from_millis(1_001);
        (0..1_000).for_each(|_| latencies.took(later, Duration::from_secs(5)));
        assert_eq!(latencies.percentile(50.0), 5_000.0);
        assert_eq!(latencies.of_first_second(start).percentile(99.0), 100.0);
    }
}
