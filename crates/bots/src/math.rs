//! Arithmetic that gives the same bits on every machine: only operations that the
//! standard for floating point defines exactly, and no library's logarithms.

use game::dice::QuickDice;

/// About e to the power of `x`, from additions and multiplications alone.
pub(crate) fn exp(x: f32) -> f32 {
    let mut power = (1.0 + x.clamp(-80.0, 80.0) / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// About e to the power of several numbers side by side, for numbers from -12 to 12.
#[inline]
pub(crate) fn exp_all(numbers: &mut [f32]) {
    for number in numbers {
        let x = number.clamp(-12.0, 12.0) * (1.0 / 16.0);
        let mut power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0)));
        for _ in 0..4 {
            power *= power;
        }
        *number = power;
    }
}

/// Turns scores into shares that add up to 1, larger for larger scores.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// The place of the greatest score, the first of equals.
pub(crate) fn best(scores: &[f32]) -> usize {
    let mut best = 0;
    for (place, &score) in scores.iter().enumerate() {
        if score > scores[best] {
            best = place;
        }
    }
    best
}

/// Two numbers made into one that is far from what any other two give.
pub fn mix(one: u64, other: u64) -> u64 {
    QuickDice::new(QuickDice::new(one).word() ^ other).word()
}
