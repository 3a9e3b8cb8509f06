//! Ratings that make results likeliest, and how sure they are.

/// How many wins each level is given for nothing against every other, so that one that
/// always loses still has a rating.
const FREE_WINS: f64 = 0.5;

/// Points of the scale of chess for a natural logarithm of odds.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating, and how far off it may be with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) points: f64,
    pub(crate) margin: f64,
}

/// Rates by wins: `wins[a][b]` is how often `a` won against `b`. The mean rating is 0.
pub(crate) fn rate(wins: &[Vec<f64>]) -> Vec<Rating> {
    let count = wins.len();
    let won = |a: usize, b: usize| wins[a][b] + FREE_WINS;
    let played = |a: usize, b: usize| won(a, b) + won(b, a);
    // Each level's strength is its wins over what it would win if it were that strong.
    let mut strengths = vec![1.0; count];
    for _ in 0..10_000 {
        let old = strengths.clone();
        for a in 0..count {
            let others = || (0..count).filter(|&b| b != a);
            let all_won: f64 = others().map(|b| won(a, b)).sum();
            let expected: f64 = others().map(|b| played(a, b) / (old[a] + old[b])).sum();
            strengths[a] = all_won / expected;
        }
        let mean = strengths.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / count as f64;
        strengths.iter_mut().for_each(|strength| *strength /= mean.exp());
    }
    let deviations = deviations(&strengths, played);
    let rating = |(strength, deviation): (&f64, f64)| Rating {
        points: POINTS * strength.ln(),
        margin: POINTS * 1.96 * deviation,
    };
    strengths.iter().zip(deviations).map(rating).collect()
}

/// The standard deviations of the logarithms: what the games tell about them, inverted.
fn deviations(strengths: &[f64], played: impl Fn(usize, usize) -> f64) -> Vec<f64> {
    let count = strengths.len();
    let share = 1.0 / count as f64;
    // Only differences can be known; adding the mean makes the matrix invertible.
    let mut told = vec![vec![share; count]; count];
    for a in 0..count {
        for b in (0..count).filter(|&b| b != a) {
            let chance = strengths[a] / (strengths[a] + strengths[b]);
            let weight = played(a, b) * chance * (1.0 - chance);
            told[a][a] += weight;
            told[a][b] -= weight;
        }
    }
    let variances = inverse(told);
    (0..count).map(|a| (variances[a][a] - share).max(0.0).sqrt()).collect()
}

/// The inverse of a matrix that has one, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (row, line) in matrix.iter_mut().enumerate() {
        line.extend((0..count).map(|column| f64::from(u8::from(column == row))));
    }
    for pivot in 0..count {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        let line = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|&(row, _)| row != pivot) {
            let factor = other[pivot];
            other.iter_mut().zip(&line).for_each(|(value, part)| *value -= factor * part);
        }
    }
    matrix.into_iter().map(|line| line[count..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_out_of_four_are_worth_about_two_hundred_points() {
        let ratings = rate(&[vec![0.0, 7500.0], vec![2500.0, 0.0]]);
        let difference = ratings[0].points - ratings[1].points;
        assert!((difference - 190.8).abs() < 0.5, "{difference}");
    }

    #[test]
    fn equals_are_rated_alike_and_more_games_make_surer() {
        let few = rate(&[vec![0.0, 10.0], vec![10.0, 0.0]]);
        let many = rate(&[vec![0.0, 1000.0], vec![1000.0, 0.0]]);
        assert!(few[0].points.abs() < 1e-6 && many[0].points.abs() < 1e-6);
        assert!(few[0].margin > 5.0 * many[0].margin);
    }

    #[test]
    fn who_never_wins_has_a_rating_too() {
        let ratings = rate(&[vec![0.0, 40.0], vec![0.0, 0.0]]);
        assert!(ratings[0].points.is_finite() && ratings[1].margin.is_finite());
    }
}
