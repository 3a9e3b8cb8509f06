//! Scenario files that cannot be run, and what they are told.

use std::fs;
use std::path::Path;

use game::scenario;

use crate::tiny::Tiny;

/// Why a file with this text cannot be run.
fn error(text: &str) -> String {
    let result = scenario::run_text::<Tiny>("f.toml", text);
    result.expect_err("this file is wrong").to_string()
}

/// Why a file whose only scenario has these keys cannot be run.
fn error_in_scenario(keys: &str) -> String {
    error(&format!("game = \"tiny\"\n[[scenario]]\n{keys}"))
}

#[test]
fn a_scenario_that_makes_no_sense_is_an_error_with_its_line() {
    let head = "title = \"t\"\nrules = [\"SNUG-01\"]\n";
    let place = "f.toml:2: the scenario \"t\" ";
    let problem = |keys: &str| {
        let error = error_in_scenario(keys);
        error.strip_prefix(place).map(str::to_owned).unwrap_or(error)
    };
    assert_eq!(problem(head), "checks nothing");
    assert_eq!(problem(&format!("{head}when = [\"1: play 1\"]")), "checks nothing");
    assert_eq!(problem(&format!("{head}then = {{}}")), "checks nothing");
    assert_eq!(
        problem("title = \"t\"\nrules = []\nthen = { over = true }"),
        "names 0 rules, not 1 to 3"
    );
    assert_eq!(
        problem(
            "title = \"t\"\nrules = [\"SNUG-01\", \"SNUG-02\", \"SNUG-03\", \"SNUG-04\"]\nthen = { over = true }"
        ),
        "names 4 rules, not 1 to 3"
    );
    let unknown = "names the rule EX-99, which is not in the ledger of the house";
    assert_eq!(problem("title = \"t\"\nrules = [\"EX-99\"]\nthen = { over = true }"), unknown);
    let by = |keys: &str| problem(&format!("{head}{keys}"));
    assert_eq!(by("when = [{ refused = \"1: play 1\", by = \"EX-99\" }]"), unknown);
    assert_eq!(by("then = { illegal = [{ step = \"1: play 1\", by = \"EX-99\" }] }"), unknown);
    assert_eq!(by("setup = {}\nrefused = \"EX-99\""), unknown);
    assert_eq!(by("refused = \"SNUG-06\""), "has `refused` without a `setup` to refuse");
    assert_eq!(
        by("given = {}\nsetup = {}\nthen = { over = true }"),
        "has both `given` and `setup`: one of them starts the game"
    );
    assert_eq!(
        by("setup = {}\nrefused = \"SNUG-06\"\nthen = { over = true }"),
        "goes on after its `setup` is refused"
    );
}

#[test]
fn unknown_keys_are_errors_with_their_line() {
    let head = "title = \"t\"\nrules = [\"SNUG-01\"]\n";
    for (keys, line, key) in [
        ("thne = {}", 5, "thne"),
        ("given = { trun = 1 }", 5, "trun"),
        ("given = {\n  players = [\n    { hnad = [1] },\n  ],\n}", 7, "hnad"),
        ("setup = { playres = 1 }", 5, "playres"),
        ("then = { aksed = [1] }", 5, "aksed"),
        ("when = [\n  \"1: play 1\",\n  { check = { aksed = [1] } },\n]", 7, "aksed"),
        ("when = [\n  \"1: play 1\",\n  { refsued = \"x\" },\n]", 7, "refsued"),
        ("knows = [{ seat = 1, fcats = [] }]", 5, "fcats"),
        ("then = { illegal = [{ setp = \"1: play 1\" }] }", 5, "setp"),
    ] {
        let error = error_in_scenario(&format!("{head}{keys}"));
        assert!(error.contains(key), "{error}");
        assert!(error.contains(&format!("line {line},")), "{error}");
    }
}

#[test]
fn a_file_for_another_game_is_refused_by_name() {
    assert_eq!(error("game = \"chess\""), "f.toml is for the game \"chess\", not for \"tiny\"");
    assert!(error("chapter = \"none\"").contains("missing field `game`"));
    assert_eq!(scenario::game_name("f", "game = \"chess\"\nx = 1").expect("it names one"), "chess");
}

#[test]
fn a_broken_file_is_an_error_and_never_a_panic() {
    for text in [
        "",
        "game",
        "game = 1",
        "\u{0}",
        "game = \"tiny\"\nscenario = 3",
        "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\nthen = { asked = \"me\" }",
        "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\nthen = { sees = { 9 = {} } }",
        "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\nwhen = [3]",
        &format!("game = \"tiny\"\nx = {}", "[".repeat(100_000)),
        &format!("game = \"tiny\"\nx = {}", "{a=".repeat(100_000)),
    ] {
        assert!(error(text).starts_with("f.toml: TOML parse error"), "{}", error(text));
    }
}

#[test]
fn a_file_is_not_read_beyond_the_limit() {
    let path = std::env::temp_dir().join(format!("snug-large-{}.toml", std::process::id()));
    fs::write(&path, vec![b'#'; scenario::MOST_BYTES as usize + 1]).expect("there is room");
    let error = scenario::run_file::<Tiny>(&path).expect_err("it is too large").to_string();
    fs::remove_file(&path).expect("it was there");
    assert!(error.ends_with("is larger than 1048576 bytes"), "{error}");
    #[cfg(unix)]
    {
        let endless = scenario::read(Path::new("/dev/zero")).expect_err("it never ends");
        assert_eq!(endless.to_string(), "/dev/zero is larger than 1048576 bytes");
    }
}

#[test]
fn no_file_commands_the_terminal_of_its_reader() {
    let hidden = |text: &str| text.chars().any(|c| c.is_control() && c != '\n');
    for text in [
        "game = \"tiny\u{1b}[2J\"",
        "game = \"tiny\\u001b[2J\"",
        "game = \"tiny\"\n[[scenario]]\ntitle = \"\\u001b[2J\"\nrules = []",
        "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"\\u001b[2J\"]",
    ] {
        assert!(error(text).contains("\\u{1b}"), "{}", error(text));
        assert!(!hidden(&error(text)), "{}", error(text));
    }
    let text = "game = \"tiny\"\n[[scenario]]\ntitle = \"\\u001b[2J\"\nrules = [\"SNUG-01\"]\n\
                setup = {}\nthen = { ending = \"\\u001b[2J\" }";
    let report = scenario::run_text::<Tiny>("f.toml", text).expect("it is well formed");
    assert_eq!(report.failed, 1);
    assert!(!hidden(&report.to_string()), "{report}");
}
