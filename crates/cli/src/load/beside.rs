//! Reviews that are made while others play: how much of the house they take from them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde::Serialize;

use super::client::{Address, Told};
use super::group::{Group, Shared};
use super::latency::Latencies;

/// How long a review is made, and then not, turn about: whatever else the machine does is
/// the same for both.
const SPAN: Duration = Duration::from_millis(2000);
/// So long after each change nothing is counted: the piece that is being made ends first.
const SETTLE: Duration = Duration::from_millis(300);
/// For so many seconds of playing there is a game to be reviewed.
const SECONDS_A_GAME: u64 = 20;

/// Finished games, and those who ask for their reviews.
pub(super) struct Beside {
    games: Vec<Group>,
}

/// A while in which a review was made, or none.
pub(super) struct Span {
    from: Instant,
    to: Instant,
    reviewed: bool,
}

/// How many steps went through with and without a review beside them.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Reviewed {
    /// Steps a second while none was made,
    pub(super) without: f64,
    /// and while one was.
    pub(super) with: f64,
    /// The second as a share of the first.
    pub(super) ratio: f64,
}

impl Beside {
    /// Plays the games that are reviewed later.
    pub(super) async fn play(
        addresses: &[Address],
        players: usize,
        game: &str,
        seconds: u64,
    ) -> Result<Beside> {
        let shared = Arc::new(Shared::new(0, Told::Json));
        let mut games = Vec::new();
        for number in 0..=seconds / SECONDS_A_GAME {
            let mut group = Group::come_in(addresses, number as usize, players, game).await?;
            group.sit_down().await?;
            group.finish(&shared).await?;
            games.push(group);
        }
        let (errors, first) = shared.errors();
        ensure!(errors == 0, "a game to be reviewed was not played: {}", first.unwrap_or_default());
        Ok(Beside { games })
    }

    /// Asks for reviews and stops them, turn about, until it is time.
    pub(super) async fn run(self, end: Instant) -> Result<Vec<Span>> {
        let mut spans = Vec::new();
        let mut reviewed = false;
        while Instant::now() + SPAN < end {
            if reviewed {
                for game in &self.games {
                    game.review(true).await?;
                }
            }
            tokio::time::sleep(SETTLE).await;
            let from = Instant::now();
            tokio::time::sleep(SPAN.saturating_sub(SETTLE)).await;
            spans.push(Span { from, to: Instant::now(), reviewed });
            if reviewed {
                for game in &self.games {
                    game.review(false).await?;
                }
            }
            reviewed = !reviewed;
        }
        Ok(spans)
    }
}

/// What went through in either kind of time.
pub(super) fn compare(latencies: &Latencies, spans: &[Span]) -> Reviewed {
    let a_second = |reviewed: bool| {
        let spans = || spans.iter().filter(move |span| span.reviewed == reviewed);
        let steps: u64 = spans().map(|span| latencies.between(span.from, span.to)).sum();
        let seconds: f64 = spans().map(|span| (span.to - span.from).as_secs_f64()).sum();
        steps as f64 / seconds.max(f64::MIN_POSITIVE)
    };
    let (without, with) = (a_second(false), a_second(true));
    Reviewed { without, with, ratio: with / without.max(f64::MIN_POSITIVE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_in_the_time_in_which_they_were_begun() {
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let mut latencies = Latencies::default();
        [0, 1, 1, 5, 6].into_iter().for_each(|second| latencies.push(at(second)));
        let span = |from, to, reviewed| Span { from: at(from), to: at(to), reviewed };
        let found = compare(&latencies, &[span(0, 2, false), span(5, 9, true)]);
        assert_eq!((found.without, found.with), (1.5, 0.5));
        assert!((found.ratio - 1.0 / 3.0).abs() < 1e-9);
    }
}
