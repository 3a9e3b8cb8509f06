//! From what a judge says to what comes true.
//!
//! The judge of the searchers has learned from games of its own kind, in which some roles won
//! more often than they do where good bots watch them, and others less. So what it says of a
//! position is weighed once more, by role and by how far the game is: the weights were fitted
//! to games with seeds of their own (`snug review --fit`), and docs/review.md says how right
//! the outcome is on other games.
//!
//! Whoever sees only their own cards thinks too well or too badly of themselves besides, since
//! what they imagine of the others is sometimes wrong: one more row weighs that.

use std::sync::LazyLock;

use bots::{Chances, Insight};
use game::{MAX_SEATS, Seat, Status};

/// How many weights there are for each role.
pub(crate) const WEIGHTS: usize = 4;
/// What leaves everything as the judge says it.
pub(crate) const AS_IT_IS: [f64; WEIGHTS] = [0.0, 1.0, 0.0, 0.0];
/// The row for one's own chance, through one's own eyes.
pub(crate) const OWN_EYES: &str = "own-eyes";
/// A chance below this counts as this.
const LEAST: f64 = 0.002;
/// After so many turns a game is far.
const FAR: f64 = 40.0;

/// The weights of one role in games of so many players.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) game: String,
    /// 0 where it makes no difference.
    pub(crate) players: usize,
    /// `-` where nobody has one, `own-eyes` for one's own chance as one sees it.
    pub(crate) role: String,
    pub(crate) weights: [f64; WEIGHTS],
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| read(include_str!("calibration.txt")));

/// The rows of a text; lines that are none are left out.
fn read(text: &str) -> Vec<Row> {
    let row = |line: &str| {
        let mut words = line.split_whitespace();
        let (game, players, role) = (words.next()?, words.next()?, words.next()?);
        let weights: Vec<f64> = words.map_while(|word| word.parse().ok()).collect();
        let (game, role) = (game.to_owned(), role.to_owned());
        Some(Row { game, players: players.parse().ok()?, role, weights: weights.try_into().ok()? })
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
}

/// What is to be expected of a position that is judged like this.
pub(crate) fn calibrated<G: Insight>(position: &G, judged: Chances) -> Chances {
    if matches!(position.status(), Status::Over(_)) {
        return judged;
    }
    let seats = position.seats();
    let weights: Vec<[f64; WEIGHTS]> = Seat::all(seats)
        .map(|seat| weights_of::<G>(&ROWS, seats, position.role(seat).unwrap_or("-")))
        .collect();
    weighed(&judged[..seats], &weights, position.turn())
}

/// What a seat should expect of a position, from the mean of what it imagines there.
pub(crate) fn through_own_eyes<G: Insight>(position: &G, seat: Seat, seen: &[f64]) -> Vec<f64> {
    let mut weights = vec![AS_IT_IS; seen.len()];
    weights[seat.index()] = weights_of::<G>(&ROWS, seen.len(), OWN_EYES);
    let seen: Vec<f32> = seen.iter().map(|&chance| chance as f32).collect();
    let weighed = weighed(&seen, &weights, position.turn());
    weighed[..seen.len()].iter().map(|&chance| f64::from(chance)).collect()
}

fn weights_of<G: Insight>(rows: &[Row], players: usize, role: &str) -> [f64; WEIGHTS] {
    let fits = |row: &&Row| {
        row.game == G::NAME
            && (row.players == players || row.players == 0)
            && (row.role == role || G::alike(&row.role, role))
    };
    rows.iter().find(fits).map_or(AS_IT_IS, |row| row.weights)
}

/// What is known of a chance, for the weights.
pub(crate) fn features(judged: f64, turn: u32) -> [f64; WEIGHTS] {
    let (said, far) = (ln(judged.max(LEAST)), (f64::from(turn) / FAR).min(1.5));
    [1.0, said, far, far * said]
}

/// Chances weighed anew, which add up to what they did before: in some games nobody may win.
pub(crate) fn weighed(judged: &[f32], weights: &[[f64; WEIGHTS]], turn: u32) -> Chances {
    let all: f64 = judged.iter().map(|&chance| f64::from(chance)).sum();
    let score = |(&chance, weights): (&f32, &[f64; WEIGHTS])| {
        let features = features(f64::from(chance) / all.max(LEAST), turn);
        features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>()
    };
    let scores: Vec<f64> = judged.iter().zip(weights).map(score).collect();
    let most = scores.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = scores.iter().map(|score| exp(score - most)).collect();
    let sum: f64 = shares.iter().sum();
    let mut chances = [0.0; MAX_SEATS];
    for (chance, share) in chances.iter_mut().zip(shares) {
        *chance = (share / sum * all) as f32;
    }
    chances
}

/// The natural logarithm of a number above 0, from operations that every machine does alike.
fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let mut exponent = ((bits >> 52) & 0x7ff) as i32 - 1023;
    let mut mantissa = f64::from_bits((bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);
    if mantissa > std::f64::consts::SQRT_2 {
        mantissa *= 0.5;
        exponent += 1;
    }
    let z = (mantissa - 1.0) / (mantissa + 1.0);
    let square = z * z;
    // The series of the inverse hyperbolic tangent; here z is below 0.18.
    let series = (0..12).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    2.0 * z * series + f64::from(exponent) * std::f64::consts::LN_2
}

/// e to the power of a number, from operations that every machine does alike.
pub(crate) fn exp(x: f64) -> f64 {
    let x = x.clamp(-200.0, 200.0) / 1024.0;
    let mut power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0))));
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use ankh_morpork::AnkhMorpork;
    use game::Game;
    use rattus_cartus::RattusCartus;

    use super::*;

    #[test]
    fn logarithms_and_powers_are_right() {
        for x in [0.002, 0.1, 0.25, 0.5, 0.7, 1.0, 1.5, 2.0, 37.0] {
            assert!((ln(x) - f64::ln(x)).abs() < 1e-12, "{x}");
            assert!((exp(-x) - f64::exp(-x)).abs() < 1e-9, "{x}");
        }
    }

    #[test]
    fn what_is_weighed_adds_up_and_keeps_its_order_where_all_are_alike() {
        let judged = [0.1, 0.2, 0.3, 0.35];
        let weights = [[0.3, 0.8, 0.1, 0.0]; 4];
        let chances = weighed(&judged, &weights, 20);
        let sum: f32 = chances.iter().sum();
        assert!((sum - 0.95).abs() < 1e-6, "{chances:?}");
        assert!(chances[..4].is_sorted(), "{chances:?}");
        let same = weighed(&judged, &[AS_IT_IS; 4], 20);
        same.iter().zip(judged).for_each(|(one, other)| assert!((one - other).abs() < 1e-5));
    }

    #[test]
    fn own_eyes_weigh_the_own_chance_and_leave_the_others_in_proportion() {
        let seen = [0.6, 0.2, 0.1, 0.1];
        let game = AnkhMorpork::new(&Default::default()).unwrap();
        let eyes = through_own_eyes(&game, Seat::new(0), &seen);
        assert!((eyes.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{eyes:?}");
        assert!(eyes[0] < 0.6, "who looks strong to themselves is taken at their word: {eyes:?}");
        assert!((eyes[1] / eyes[2] - 2.0).abs() < 1e-3, "{eyes:?}");
        // Nothing was fitted to the other game.
        let game = RattusCartus::new(&Default::default()).unwrap();
        let eyes = through_own_eyes(&game, Seat::new(0), &seen);
        eyes.iter().zip(seen).for_each(|(one, other)| assert!((one - other).abs() < 1e-5));
    }

    #[test]
    fn every_line_of_the_file_is_a_row_of_a_game() {
        let text = include_str!("calibration.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(ROWS.len(), lines);
        assert!(ROWS.iter().all(|row| games::known(&row.game).is_some()), "{ROWS:?}");
    }
}
