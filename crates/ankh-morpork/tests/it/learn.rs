//! What the game is learned from holds by the rules.

use std::path::Path;

use ankh_morpork::AnkhMorpork;
use game::scenario::run_paths;

#[test]
fn every_position_to_learn_from_is_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("learn");
    let report = run_paths::<AnkhMorpork, _>(&[folder]);
    assert!(report.is_ok() && report.scenarios > 0, "{report}");
}
