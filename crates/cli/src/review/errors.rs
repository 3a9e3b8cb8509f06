//! Whether what a review calls an error loses as much as it says.

use std::fmt;

use review::Replayed;

use crate::count::counted;

/// From how many points on an error is large; from two on it is one.
const LARGE: f64 = 0.05;

/// What errors of many games were said to cost, and what they lost when they were replayed.
#[derive(Default)]
pub(crate) struct Errors {
    games: usize,
    errors: Vec<Replayed>,
}

impl Errors {
    pub(crate) fn add(&mut self, errors: &[Replayed]) {
        self.games += 1;
        self.errors.extend(errors);
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", counted(self.games, "game"))?;
        writeln!(f, "\n| said to cost | errors | said | lost, 95 % |\n|---|---|---|---|")?;
        let (large, small) = (|said: f64| said >= LARGE, |said: f64| said < LARGE);
        row(f, "2–5 points", &self.errors, small)?;
        row(f, "5 and more", &self.errors, large)?;
        row(f, "all", &self.errors, |_| true)
    }
}

/// The errors of this size, in percentage points.
fn row(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    errors: &[Replayed],
    of_this_size: impl Fn(f64) -> bool,
) -> fmt::Result {
    let these = || errors.iter().filter(|error| of_this_size(error.said));
    let count = these().count();
    if count == 0 {
        return Ok(());
    }
    let mean = |what: fn(&Replayed) -> f64| these().map(what).sum::<f64>() / count as f64;
    let (said, lost) = (mean(|error| error.said), mean(|error| error.lost));
    let squares: f64 = these().map(|error| (error.lost - lost).powi(2)).sum();
    // Of one error alone nobody knows how sure it is.
    let spread = (squares / count.saturating_sub(1).max(1) as f64 / count as f64).sqrt();
    let (said, lost, about) = (100.0 * said, 100.0 * lost, 196.0 * spread);
    writeln!(f, "| {name} | {count} | {said:.1} | {lost:.1} ± {about:.1} |")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_errors_were_said_to_cost_stands_beside_what_they_lost() {
        let mut errors = Errors::default();
        let replayed = |(said, lost)| Replayed { said, lost };
        errors.add(&[(0.03, 0.05), (0.04, 0.01)].map(replayed));
        errors.add(&[(0.10, 0.06), (0.21, 0.16)].map(replayed));
        let text = errors.to_string();
        assert!(text.starts_with("2 games\n"), "{text}");
        assert!(text.contains("| 2–5 points | 2 | 3.5 | 3.0 ± 3.9 |"), "{text}");
        assert!(text.contains("| 5 and more | 2 | 15.5 | 11.0 ± 9.8 |"), "{text}");
        assert!(text.contains("| all | 4 | 9.5 | 7.0 ± "), "{text}");
        assert!(!Errors::default().to_string().contains("| all |"));
    }
}
