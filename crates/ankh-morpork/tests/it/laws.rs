//! Ankh-Morpork obeys the laws of the house.

use ankh_morpork::{AnkhMorpork, Edition, Setup, View};
use game::dice::QuickDice;
use game::laws::{self, Course};
use game::{Game, Seat, Secrets, Step};

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

#[test]
fn a_personality_is_dealt_to_the_eyes_of_one() {
    let dealing = "players = 2\npending = [{ deal-personality = 2 }]";
    let position = toml::from_str(dealing).expect("it is a position");
    let game = AnkhMorpork::from_position(&position).expect("a sound position");
    let deal = Step::Chance(game.sample(&mut QuickDice::new(1)));
    let conceals = |seat| game.conceals(&deal, seat);
    assert!(conceals(None) && conceals(Some(Seat::new(0))) && !conceals(Some(Seat::new(1))));
}
