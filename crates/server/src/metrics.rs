//! What the house counts about itself, for whoever watches over it.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;

/// The bounds of how long a step takes, in seconds.
const SECONDS: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// What the house counts about itself.
pub struct Metrics {
    /// Requests by the status that they were answered with.
    pub(crate) requests: Family<[(&'static str, u16); 1], Counter>,
    /// How long accepted steps took, until they were on disk.
    pub(crate) steps: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics { requests: Family::default(), steps: Histogram::new(SECONDS) }
    }
}

impl Metrics {
    /// One more request was answered with this status.
    pub fn request(&self, status: u16) {
        self.requests.get_or_create(&[("status", status)]).inc();
    }

    /// A step was taken in so much time.
    pub fn step(&self, took: Duration) {
        self.steps.observe(took.as_secs_f64());
    }
}
