//! The pages in a real browser: this crate is its tests, in `tests/it`.
//!
//! `cargo xtask browser` runs them: it makes sure that there is a Chromium to drive, and
//! starts the driver. They are behind the feature `chromium`, so that nothing that runs all
//! tests of the workspace needs a browser by accident.
