//! What the house counts about itself, for whoever watches over it.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The least status of HTTP, and how many there are.
const STATUSES: (u16, usize) = (100, 500);
/// The bounds of how long a step takes, in seconds.
const SECONDS: &[f64] = &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// What the house counts about itself.
pub struct Metrics {
    /// By status, counted from the least.
    requests: Vec<AtomicU64>,
    /// How long accepted steps took, until they were on disk.
    pub steps: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let requests = std::iter::repeat_with(AtomicU64::default).take(STATUSES.1).collect();
        Metrics { requests, steps: Histogram::new(SECONDS) }
    }
}

impl Metrics {
    /// One more request was answered with this status.
    pub fn request(&self, status: u16) {
        let place = usize::from(status.saturating_sub(STATUSES.0));
        if let Some(count) = self.requests.get(place) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A step was taken in so much time.
    pub fn step(&self, took: Duration) {
        self.steps.add(took.as_secs_f64());
    }

    /// How many requests were answered with each status that was ever given.
    pub fn requests(&self) -> Vec<(u16, u64)> {
        let counts = self.requests.iter().map(|count| count.load(Ordering::Relaxed));
        (STATUSES.0..).zip(counts).filter(|(_, count)| *count > 0).collect()
    }
}

/// How often something was how large.
pub struct Histogram {
    bounds: &'static [f64],
    /// For each bound what is not above it and not below the one before; the last one is
    /// for everything else.
    counts: Vec<AtomicU64>,
    /// In millionths.
    sum: AtomicU64,
}

impl Histogram {
    /// Nothing was counted yet.
    pub fn new(bounds: &'static [f64]) -> Histogram {
        let counts = std::iter::repeat_with(AtomicU64::default).take(bounds.len() + 1).collect();
        Histogram { bounds, counts, sum: AtomicU64::new(0) }
    }

    /// Something was so large.
    pub fn add(&self, value: f64) {
        let place = self.bounds.partition_point(|bound| *bound < value);
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add((value * 1e6) as u64, Ordering::Relaxed);
    }
}

/// Figures in the text format of Prometheus.
#[derive(Default)]
pub(crate) struct Text(String);

impl Text {
    /// A figure that has one value for each of these labels.
    pub(crate) fn figures<V: std::fmt::Display>(
        &mut self,
        kind: &str,
        name: &str,
        help: &str,
        values: impl IntoIterator<Item = (String, V)>,
    ) {
        self.head(kind, name, help);
        for (label, value) in values {
            self.line(format_args!("{name}{label} {value}"));
        }
    }

    /// A figure that goes up and down.
    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: impl std::fmt::Display) {
        self.figures("gauge", name, help, [(String::new(), value)]);
    }

    /// How often something was how large.
    pub(crate) fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head("histogram", name, help);
        let mut total = 0;
        let bounds = histogram.bounds.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(&histogram.counts) {
            total += count.load(Ordering::Relaxed);
            self.line(format_args!("{name}_bucket{{le=\"{bound}\"}} {total}"));
        }
        let sum = histogram.sum.load(Ordering::Relaxed) as f64 / 1e6;
        self.line(format_args!("{name}_sum {sum}"));
        self.line(format_args!("{name}_count {total}"));
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    fn head(&mut self, kind: &str, name: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_what_is_not_above_each_bound() {
        let histogram = Histogram::new(&[1.0, 2.0]);
        for value in [0.5, 1.0, 1.5, 9.0] {
            histogram.add(value);
        }
        let mut text = Text::default();
        text.histogram("size", "How large.", &histogram);
        let expected = "# HELP size How large.\n# TYPE size histogram\n\
            size_bucket{le=\"1\"} 2\nsize_bucket{le=\"2\"} 3\nsize_bucket{le=\"+Inf\"} 4\n\
            size_sum 12\nsize_count 4\n";
        assert_eq!(text.finish(), expected);
    }

    #[test]
    fn requests_are_counted_by_their_status() {
        let metrics = Metrics::default();
        for status in [200, 404, 200, 599, 7, 1000] {
            metrics.request(status);
        }
        assert_eq!(metrics.requests()[1..], [(200, 2), (404, 1), (599, 1)]);
    }
}
