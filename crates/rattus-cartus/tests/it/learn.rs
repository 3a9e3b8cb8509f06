//! What the game is learned from holds by the rules.

use std::path::Path;

use game::lesson;
use game::scenario::{learning, run_paths};
use rattus_cartus::{RattusCartus, learn};

#[test]
fn every_position_to_learn_from_is_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("learn");
    let report = run_paths::<RattusCartus, _>(&[folder]);
    assert!(report.is_ok() && report.scenarios > 0, "{report}");
}

#[test]
fn the_guided_game_is_won_whichever_way_it_is_led() {
    let led = learning::lead::<RattusCartus>("first-game.toml", learn::FIRST_GAME);
    let led = led.unwrap_or_else(|problem| panic!("{problem}"));
    assert!(led.objected > 10, "{led:?}");
}

#[test]
fn every_lesson_has_as_many_solutions_as_it_claims_and_its_tempting_error_fails() {
    let tried = learning::try_lessons::<RattusCartus>("lessons.toml", learn::LESSONS);
    let (lessons, asked) = tried.unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(lessons, 10);
    assert!(asked > 0, "no lesson asks what a house usually answers by itself");
}

#[test]
fn what_is_learned_from_leaves_no_option_of_its_table_to_the_default() {
    let gold = "gold = \"owners-only\", ";
    let actions = "actions = \"automatic\", ";
    for (key, in_lessons, in_game) in [("gold", gold, gold), ("actions", actions, actions)] {
        let lessons = learn::LESSONS.replacen(in_lessons, "", 1);
        let failures =
            lesson::read::<RattusCartus>("f.toml", &lessons).err().expect("it is left out");
        let game = learn::FIRST_GAME.replacen(in_game, "", 1);
        let failure = learning::lead::<RattusCartus>("f.toml", &game).expect_err("it is left out");
        for told in [failures[0].to_string(), failure] {
            assert!(told.contains(&format!("all options of its table, and not {key}")), "{told}");
        }
    }
}
