//! How sure a share is that was counted.

/// A share and where the true one lies with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// What was counted.
    pub share: f64,
    /// The true share is hardly lower,
    pub low: f64,
    /// and hardly higher.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval, which is right for few games and for shares near 0 and 1 too.
    pub fn of(wins: f64, games: u32) -> Interval {
        const Z: f64 = 1.96;
        let games = f64::from(games.max(1));
        let share = wins / games;
        let spread = Z * Z / games;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = (share * (1.0 - share) * spread + spread * spread / 4.0).sqrt() / (1.0 + spread);
        Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let half = Interval::of(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = Interval::of(0.0, 100);
        assert!(none.low == 0.0 && (none.high - 0.0370).abs() < 1e-4, "{none:?}");
    }
}
