//! Scenario files, on the tiny game.

mod fuzz;
mod malformed;
mod steps;

use std::fs;
use std::path::Path;

use game::Game;
use game::scenario::{self, Report};

use crate::broken::{self, Flawed};
use crate::tiny::Tiny;

const GIVEN: &str = r#"given = { phase = "play", turn = 1, players = [{ hand = [1, 2, 3] }, { hand = [4, 5, 6] }] }"#;

/// Runs a scenario with these keys, in which seat 1 is to play.
fn run(keys: &str) -> Report {
    run_in::<Tiny>(keys)
}

fn run_in<G: Game>(keys: &str) -> Report {
    let game = G::NAME;
    let text = format!(
        "game = \"{game}\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\n{GIVEN}\n{keys}\n"
    );
    scenario::run_text::<G>("f.toml", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Runs a scenario that begins with something else.
fn run_given(given: &str, keys: &str) -> Report {
    let text = format!(
        "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\n\
         given = {{ {given} }}\n{keys}\n"
    );
    scenario::run_text::<Tiny>("f.toml", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn passes(keys: &str) {
    let report = run(keys);
    assert!(report.is_ok(), "{report}");
    assert_eq!((report.scenarios, report.passed), (1, 1));
}

/// What was expected and found, line by line.
#[track_caller]
fn differs(keys: &str, differences: &[(&str, &str, &str)]) {
    let report = run(keys);
    assert_eq!((report.scenarios, report.failed), (1, 1), "{report}");
    let found: Vec<(&str, &str, &str)> = report.failures[0]
        .differences
        .iter()
        .map(|it| (it.place.as_str(), it.expected.as_str(), it.found.as_str()))
        .collect();
    assert_eq!(found, differences, "{report}");
}

/// When it failed, and the sentence that says why.
#[track_caller]
fn fails(keys: &str, at: &str, problem: &str) {
    let report = run(keys);
    let failure = report.failures.first().expect("it fails");
    assert_eq!((failure.at.as_str(), failure.problem.as_str()), (at, problem));
}

fn folder(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn the_scenarios_of_the_house_pass() {
    let report = scenario::run_paths::<Tiny, _>(&[folder("scenarios")]);
    assert!(report.is_ok(), "{report}");
    assert!(report.passed >= 6);
}

#[test]
fn every_example_in_the_documentation_works() {
    let page = fs::read_to_string(folder("../../docs/scenarios.md")).expect("the page is there");
    let blocks: Vec<(&str, &str)> =
        page.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n')).collect();
    let mut examples = 0;
    for (index, &(kind, block)) in blocks.iter().enumerate() {
        let text = if block.starts_with("game") {
            block.to_owned()
        } else {
            format!("game = \"tiny\"\n{block}")
        };
        let run = || scenario::run_text::<Tiny>("example.toml", &text);
        match kind {
            // Examples from the games themselves are run with all games at hand, in xtask.
            "toml" if text.starts_with("game = \"") && !text.starts_with("game = \"tiny\"") => {}
            "toml" => {
                let report = run().unwrap_or_else(|error| panic!("{error}\n{block}"));
                assert!(report.is_ok(), "{report}\n{block}");
                examples += 1;
            }
            "toml fails" => {
                let report = run().unwrap_or_else(|error| panic!("{error}\n{block}"));
                assert_eq!(("text", format!("{report}\n").as_str()), blocks[index + 1]);
                examples += 1;
            }
            _ => {}
        }
    }
    assert!(examples > 10, "the page has {examples} examples");
}

#[test]
fn a_table_is_looked_at_only_where_it_is_expected() {
    passes(r#"then = { position = { phase = "play" } }"#);
    passes("then = { position = { players = { 2 = { hand = [4, 5, 6] } } } }");
    differs(
        r#"then = { position = { phase = "pass", turn = 2 } }"#,
        &[("position.phase", "\"pass\"", "\"play\""), ("position.turn", "2", "1")],
    );
}

#[test]
fn a_misspelt_key_of_a_position_is_told_what_keys_there_are() {
    differs(
        "then = { position = { trun = 1 } }",
        &[("position.trun", "1", "no such key; there is phase, players, stock, turn")],
    );
}

#[test]
fn a_list_must_be_the_same_from_end_to_end() {
    let hand = |list: &str| {
        format!("then = {{ position = {{ players = {{ 1 = {{ hand = {list} }} }} }} }}")
    };
    passes(&hand("[1, 2, 3]"));
    for other in ["[1, 2]", "[1, 2, 3, 4]", "[3, 2, 1]", "[]"] {
        let compact = other.replace(' ', "");
        differs(&hand(other), &[("position.players.1.hand", &compact, "[1,2,3]")]);
    }
}

#[test]
fn a_list_of_tables_differs_where_one_of_them_does() {
    differs(
        "then = { position = { players = [{ hand = [1, 2, 4] }, { hand = [4, 5, 6] }] } }",
        &[("position.players.1.hand", "[1,2,4]", "[1,2,3]")],
    );
}

#[test]
fn a_step_is_legal_only_if_it_is_listed_and_accepted() {
    Flawed::by(&broken::OffersTooLittle);
    let report = run_in::<Flawed>("then = { legal = [\"1: play 1\"] }").to_string();
    assert!(report.contains("accepted, but not listed as legal"), "{report}");
}

#[test]
fn a_table_can_ask_for_less_than_a_whole_list() {
    let hand = |list: &str| {
        format!("then = {{ position = {{ players = {{ 1 = {{ hand = {list} }} }} }} }}")
    };
    for good in [
        "{ has = [3, 1] }",
        "{ lacks = [4] }",
        "{ count = 3 }",
        "{ any-order = [3, 1, 2] }",
        "{ 2 = 2, 3 = 3 }",
        "{ 4 = { none = true } }",
        "{ 1 = { at-least = 1 }, 2 = { at-most = 2 }, 3 = { at-least = 2, at-most = 4 } }",
    ] {
        passes(&hand(good));
    }
    for (bad, expected) in [
        ("{ has = [3, 4] }", "also [4]"),
        ("{ has = [3, 3] }", "also [3]"),
        ("{ lacks = [4, 3] }", "not [3]"),
        ("{ count = 2 }", "2 of them"),
        ("{ any-order = [3, 1] }", "in any order [3,1]"),
        ("{ any-order = [3, 1, 1] }", "in any order [3,1,1]"),
    ] {
        differs(&hand(bad), &[("position.players.1.hand", expected, "[1,2,3]")]);
    }
    differs(&hand("{ 2 = 7 }"), &[("position.players.1.hand.2", "7", "2")]);
    differs(&hand("{ empty = true }"), &[("position.players.1.hand", "nothing in it", "[1,2,3]")]);
    passes("then = { position = { players = { 1 = { played = { empty = true } } } } }");
    differs(
        &hand("{ 2 = { at-least = 3 }, 3 = { at-most = 2 } }"),
        &[
            ("position.players.1.hand.2", "at least 3", "2"),
            ("position.players.1.hand.3", "at most 2", "3"),
        ],
    );
    let report = run(&hand("{ hass = [1] }")).to_string();
    assert!(report.contains("not hass = [1]"), "{report}");
}

#[test]
fn nothing_is_there_only_where_nothing_is_there() {
    passes("then = { sees = { spectator = { seat = { none = true } } } }");
    let other = |table: &str, found: &str| {
        let keys = format!("then = {{ sees = {{ spectator = {{ seat = {table} }} }} }}");
        differs(&keys, &[("sees.spectator.seat", found, "nothing")]);
    };
    other("{ some = 1 }", r#"{"some":1}"#);
    other("{ none = false }", r#"{"none":false}"#);
    other("{ none = true, some = 1 }", r#"{"none":true,"some":1}"#);
    differs(
        "then = { sees = { 1 = { seat = { none = true } } } }",
        &[("sees.1.seat", "{\"none\":true}", "1")],
    );
}

#[test]
fn who_is_asked_is_exact() {
    passes("then = { asked = [1] }");
    differs("then = { asked = [1, 2] }", &[("asked", "1, 2", "1")]);
    differs("then = { asked = \"chance\" }", &[("asked", "chance", "1")]);
    differs("then = { asked = \"nobody\" }", &[("asked", "nobody", "1")]);
}

#[test]
fn legal_is_listed_and_accepted_and_illegal_is_neither() {
    passes(r#"then = { legal = ["1: play 1"], illegal = ["1: play 4", "2: play 4", "deal 7"] }"#);
    differs(
        r#"then = { legal = ["1: play 4", "deal 7"], illegal = ["1: play 1"] }"#,
        &[
            ("legal \"1: play 4\"", "accepted", "refused by SNUG-02"),
            ("legal \"deal 7\"", "accepted", "refused by SNUG-03"),
            ("illegal \"1: play 1\"", "refused", "accepted"),
        ],
    );
}

#[test]
fn an_illegal_step_is_refused_by_the_rule_that_is_named() {
    passes(r#"then = { illegal = [{ step = "1: play 4", by = "SNUG-02" }] }"#);
    differs(
        r#"then = { illegal = [{ step = "1: play 4", by = "SNUG-01" }] }"#,
        &[("illegal \"1: play 4\"", "refused by SNUG-01", "refused by SNUG-02")],
    );
}

#[test]
fn only_is_the_exact_list_of_actions() {
    passes(r#"then = { only = { 1 = ["play 3", "play 2", "play 1"], 2 = [] } }"#);
    differs(
        r#"then = { only = { 1 = ["play 3", "play 2", "play 9"] } }"#,
        &[("only.1 \"play 9\"", "legal", "not legal"), ("only.1 \"play 1\"", "not legal", "legal")],
    );
}

#[test]
fn hidden_words_are_looked_for_in_views_and_events() {
    passes("when = [\"1: play 1\"]\nthen = { hides = { 1 = [\"4\"], spectator = [\"4\"] } }");
    differs(
        r#"then = { hides = { 1 = ["3", "hand_"] } }"#,
        &[
            (
                "hides.1 \"3\"",
                "nowhere",
                "its view.hand.3, its view.hand_sizes.1, its view.hand_sizes.2",
            ),
            ("hides.1 \"hand_\"", "nowhere", "its view.hand_sizes"),
        ],
    );
    differs(
        "when = [\"1: play 2\"]\nthen = { hides = { spectator = [\"played\"] } }",
        &[("hides.spectator \"played\"", "nowhere", "its view.played, event 1.played")],
    );
}

#[test]
fn shown_events_must_come_in_this_order() {
    let shown = |events: &str| {
        format!(
            "when = [\"1: play 2\", \"2: play 5\"]\nthen = {{ shown = {{ spectator = {events} }} }}"
        )
    };
    passes(&shown("[{ played = { seat = 1 } }, { played = { card = [5] } }]"));
    passes(&shown("[{ played = { seat = 2 } }]"));
    let told = "nearest event 1 of 2, too early: {\"played\":{\"card\":[2],\"seat\":1}}, \
                event 2 of 2: {\"played\":{\"card\":[5],\"seat\":2}}";
    differs(
        &shown("[{ played = { seat = 2 } }, { played = { seat = 1 } }]"),
        &[("shown.spectator.2", "{\"played\":{\"seat\":1}}", told)],
    );
}

#[test]
fn a_failing_shown_prints_the_nearest_events_and_not_all() {
    let report = run("when = [\"1: play 1\", \"2: play 4\", \"1: play 2\", \"2: play 5\"]\n\
         then = { shown = { spectator = [{ played = { seat = 2, card = [6] } }] } }");
    let found = &report.failures[0].differences[0].found;
    assert_eq!(
        found,
        "nearest event 2 of 4: {\"played\":{\"card\":[4],\"seat\":2}}, \
         event 4 of 4: {\"played\":{\"card\":[5],\"seat\":2}}"
    );
    differs(
        "then = { shown = { 1 = [{ played = { seat = 1 } }] } }",
        &[("shown.1.1", "{\"played\":{\"seat\":1}}", "no event at all")],
    );
}

#[test]
fn a_seat_was_not_told_of_a_card() {
    let passing = |then: &str| {
        run_given(
            "phase = \"pass\", players = [{ hand = [7, 11] }, { hand = [8, 10] }]",
            &format!("when = [\"1: pass 11\"]\nthen = {{ not-told = {{ {then} }} }}"),
        )
    };
    let fine = passing("2 = [\"11\", { passed = { card = [11] } }], spectator = [\"11\"]");
    assert!(fine.is_ok(), "{fine}");
    // Seat 1 chose the card, so it was told.
    let told = passing("1 = [\"11\", { passed = { card = [11] } }]");
    let places: Vec<(&str, &str)> = told.failures[0]
        .differences
        .iter()
        .map(|it| (it.place.as_str(), it.found.as_str()))
        .collect();
    assert_eq!(
        places,
        [
            ("not-told.1 \"11\"", "event 1.passed.card.1"),
            (
                "not-told.1 {\"passed\":{\"card\":[11]}}",
                "event 1: {\"passed\":{\"card\":[11],\"seat\":1}}"
            ),
        ]
    );
}

#[test]
fn two_runs_are_the_same_for_whoever_may_not_notice() {
    let given = "phase = \"pass\", players = [{ hand = [7, 11] }, { hand = [8, 10] }]";
    let runs = |instead: &str, same: &str| {
        let keys = format!(
            "when = [\"1: pass 11\", {{ check = {{ asked = [2] }} }}]\n\
             then = {{ same = {same} }}\ninstead = {{ {instead} }}"
        );
        run_given(given, &keys)
    };
    for (instead, same) in [
        ("when = [\"1: pass 7\"]", "[2, \"spectator\"]"),
        ("given = { players = [{ hand = [3, 11] }, { hand = [8, 10] }] }", "[2, \"spectator\"]"),
    ] {
        let report = runs(instead, same);
        assert!(report.is_ok(), "{report}");
    }
    let noticed = runs("when = [\"1: pass 7\"]", "[1]");
    let found: Vec<(&str, &str, &str)> = noticed.failures[0]
        .differences
        .iter()
        .map(|it| (it.place.as_str(), it.expected.as_str(), it.found.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("same.1 view.hand.1", "7", "instead 11"),
            ("same.1 view.passed.1", "11", "instead 7"),
            ("same.1 view.passing.1", "11", "instead 7"),
            ("same.1 told.1.passed.card.1", "11", "instead 7"),
        ]
    );
    let acts = runs("given = { players = [{ hand = [7, 11] }, { hand = [8, 9] }] }", "[2]");
    assert!(acts.to_string().contains("same.2 actions.2"), "{acts}");
    let wrong = runs("when = [\"1: pass 8\"]", "[2]");
    assert_eq!(wrong.failures[0].at, "at \"1: pass 8\" in the second run");
}

#[test]
fn only_can_name_what_a_seat_has_and_lacks() {
    passes(r#"then = { only = { 1 = { has = ["play 3"], lacks = ["play 9", "pass 1"] } } }"#);
    differs(
        r#"then = { only = { 1 = { has = ["play 9", "play 1"], lacks = ["play 2"] } } }"#,
        &[("only.1 \"play 9\"", "legal", "not legal"), ("only.1 \"play 2\"", "not legal", "legal")],
    );
}

#[test]
fn the_end_is_checked_by_winners_places_and_ending() {
    differs(
        "then = { over = true, winners = [1], places = [1, 2], ending = \"played-out\" }",
        &[
            ("over", "yes", "no"),
            ("winners", "1", "the game is not over"),
            ("places", "1, 2", "the game is not over"),
            ("ending", "played-out", ""),
        ],
    );
    let played = r#""1: play 3", "2: play 4", "1: play 1", "2: play 5""#;
    passes(&format!("when = [{played}]\nthen = {{ winners = [2], places = [2, 1], over = true }}"));
    differs(
        &format!("when = [{played}]\nthen = {{ winners = [], places = [1, 1], over = false }}"),
        &[("over", "no", "yes"), ("winners", "nothing", "2"), ("places", "1, 1", "2, 1")],
    );
}

#[test]
fn a_set_up_is_refused_by_the_rule_that_is_named() {
    let run = |keys: &str| {
        let head = "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-06\"]\n";
        let report = scenario::run_text::<Tiny>("f.toml", &format!("{head}{keys}"));
        let report = report.expect("the file is well formed");
        report.failures.first().map_or(String::new(), |failure| failure.problem.clone())
    };
    assert_eq!(run("setup = { players = 5 }\nrefused = \"SNUG-06\""), "");
    assert_eq!(
        run("setup = { players = 4 }\nrefused = \"SNUG-06\""),
        "the set-up was accepted, not refused by SNUG-06"
    );
    assert!(run("setup = { players = 5 }\nrefused = \"SNUG-01\"").ends_with(", not by SNUG-01"));
    assert!(run("setup = { players = 5 }\nthen = { over = false }").contains("refused by SNUG-06"));
    assert!(
        run("given = {}\nthen = { over = false }").starts_with("the given position is impossible")
    );
}

#[test]
fn a_file_that_cannot_be_run_counts_as_a_failure_among_others() {
    let report = scenario::run_paths::<Tiny, _>(&[folder("scenarios"), folder("no-such.toml")]);
    assert_eq!(report.failed, 1);
    assert_eq!(report.scenarios, report.passed + 1);
    assert!(report.to_string().contains("no-such.toml"), "{report}");
}

#[test]
fn long_values_are_broken_into_lines_side_by_side() {
    let report = run(
        "then = { sees = { 1 = { played = \"a word that goes on and on and never seems to end\" } } }",
    );
    let text = report.to_string();
    let table: Vec<&str> = text.lines().skip(2).take(3).collect();
    assert_eq!(
        table,
        [
            "    where         | expected                                    | found",
            "    sees.1.played | \"a word that goes on and on and never seems | [[],[]]",
            "                  | to end\"                                     |",
        ],
        "{text}"
    );
    let report = run(&format!("then = {{ ending = \"{}\" }}", "x".repeat(100)));
    let text = report.to_string();
    assert_eq!(text.matches(&format!(" {} ", "x".repeat(44))).count(), 2, "{text}");
}
