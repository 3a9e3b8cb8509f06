//! The rules by example, chapter by chapter.

use game::scenario;
use rattus_cartus::RattusCartus;

#[test]
fn every_scenario_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let report = scenario::run_paths::<RattusCartus, _>(&[folder]);
    assert!(report.failures.is_empty(), "{report}");
}
