//! Curves made of sums and products only, so that they are the same on every machine.

use crate::math::exp;

/// From 0 far below zero to 1 far above it.
#[inline]
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The share of a normal distribution below `z` standard deviations.
#[inline]
pub(crate) fn normal_share(z: f32) -> f32 {
    let z = z.clamp(-4.0, 4.0);
    logistic(z * (1.5976 + 0.070_56 * z * z))
}
