//! What the game is learned from holds by the rules.

use std::path::Path;

use ankh_morpork::{AnkhMorpork, learn};
use game::lesson;
use game::scenario::{learning, run_paths};

#[test]
fn every_position_to_learn_from_is_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("learn");
    let report = run_paths::<AnkhMorpork, _>(&[folder]);
    assert!(report.is_ok() && report.scenarios > 0, "{report}");
}

#[test]
fn the_guided_game_is_won_whichever_way_it_is_led() {
    let led = learning::lead::<AnkhMorpork>("first-game.toml", learn::FIRST_GAME);
    let led = led.unwrap_or_else(|problem| panic!("{problem}"));
    assert!(led.objected > 20 && led.asked > 0, "{led:?}");
}

#[test]
fn every_lesson_has_as_many_solutions_as_it_claims_and_its_tempting_error_fails() {
    let tried = learning::try_lessons::<AnkhMorpork>("lessons.toml", learn::LESSONS);
    let (lessons, asked) = tried.unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(lessons, 12);
    assert!(asked > 0, "no lesson asks what a house usually answers by itself");
}

#[test]
fn what_is_learned_from_leaves_no_option_of_its_table_to_the_default() {
    let edition = ("edition", "edition = \"en\"\n", "edition = \"en\", ");
    let players = ("players", "players = 3\n", "players = 3, ");
    for (key, in_lessons, in_game) in [edition, players] {
        let lessons = learn::LESSONS.replacen(in_lessons, "", 1);
        let failures =
            lesson::read::<AnkhMorpork>("f.toml", &lessons).err().expect("it is left out");
        let game = learn::FIRST_GAME.replacen(in_game, "", 1);
        let failure = learning::lead::<AnkhMorpork>("f.toml", &game).expect_err("it is left out");
        for told in [failures[0].to_string(), failure] {
            assert!(told.contains(&format!("all options of its table, and not {key}")), "{told}");
        }
    }
}
