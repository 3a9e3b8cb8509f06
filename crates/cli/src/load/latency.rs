//! How long answers took.

/// Times of answers, in microseconds.
#[derive(Default)]
pub(super) struct Latencies {
    times: Vec<u32>,
}

impl Latencies {
    /// One more answer.
    pub(super) fn push(&mut self, time: std::time::Duration) {
        self.times.push(time.as_micros().try_into().unwrap_or(u32::MAX));
    }

    /// Those of somebody else.
    pub(super) fn add(&mut self, other: &Latencies) {
        self.times.extend_from_slice(&other.times);
    }

    /// How many answers there were.
    pub(super) fn count(&self) -> u64 {
        self.times.len() as u64
    }

    /// The time within which `percent` of the answers came, in milliseconds; 0 if there
    /// were none.
    pub(super) fn percentile(&mut self, percent: f64) -> f64 {
        self.times.sort_unstable();
        let last = self.times.len().saturating_sub(1);
        let place = (percent / 100.0 * last as f64).round() as usize;
        self.times.get(place).map_or(0.0, |&time| f64::from(time) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Latencies;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut latencies = Latencies::default();
        (1..=101).rev().for_each(|time| latencies.push(Duration::from_millis(time)));
        assert_eq!(latencies.percentile(50.0), 51.0);
        assert_eq!(latencies.percentile(99.0), 100.0);
        assert_eq!(Latencies::default().percentile(99.0), 0.0);
    }
}
