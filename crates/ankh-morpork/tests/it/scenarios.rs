//! The scenario files: every rule by example.

use std::path::Path;

use ankh_morpork::AnkhMorpork;
use game::scenario::run_paths;

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_scenario_passes() {
    let report = run_paths::<AnkhMorpork, _>(&[crate_folder().join("scenarios")]);
    assert!(report.is_ok() && report.scenarios > 0, "{report}");
}
