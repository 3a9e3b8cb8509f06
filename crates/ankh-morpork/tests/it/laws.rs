//! Ankh-Morpork obeys the laws of the house.

use ankh_morpork::{AnkhMorpork, Edition, Setup, View};
use game::laws::{self, Course};

fn tables() -> impl Iterator<Item = Setup> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| [2, 3, 4].map(|players| Setup { players, edition, ..Setup::default() }))
}

#[test]
fn every_law_is_obeyed() {
    let course = Course {
        games: 4,
        conserve: AnkhMorpork::audit,
        fits: View::fits,
        ..Course::new(tables())
    };
    let report = laws::obey(&course).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.lockstep.pairs > 100 && report.worlds > 100, "{report}");
}
