//! Scenario files that cannot be run, and what they are told.

use std::fs;
use std::path::Path;

use game::scenario::{self, Failure};

use crate::tiny::Tiny;

/// Why a file with this text cannot be run at all.
fn error(text: &str) -> String {
    let result = scenario::run_text::<Tiny>("f.toml", text);
    result.expect_err("this file is wrong").to_string()
}

/// What is said about the only scenario of a file, whose keys are these.
fn said(keys: &str) -> Failure {
    let text = format!("game = \"tiny\"\n[[scenario]]\n{keys}\n");
    let report = scenario::run_text::<Tiny>("f.toml", &text).expect("the file can be run");
    assert_eq!((report.scenarios, report.failed), (1, 1), "{report}\n{text}");
    report.failures.into_iter().next().expect("it failed")
}

const HEAD: &str = "title = \"t\"\nrules = [\"SNUG-01\"]\n";

#[test]
fn a_scenario_that_makes_no_sense_is_told_why() {
    let problem = |keys: &str| {
        let failure = said(keys);
        assert_eq!(failure.title, "t");
        failure.problem
    };
    let nothing = "checks nothing: say in `then` what must be true";
    assert_eq!(problem(HEAD), nothing);
    assert_eq!(problem(&format!("{HEAD}when = [\"1: play 1\"]")), nothing);
    assert_eq!(problem(&format!("{HEAD}then = {{}}")), nothing);
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
    let by = |keys: &str| problem(&format!("{HEAD}{keys}"));
    assert_eq!(by("when = [{ refused = \"1: play 1\", by = \"EX-99\" }]"), unknown);
    assert_eq!(by("then = { illegal = [{ step = \"1: play 1\", by = \"EX-99\" }] }"), unknown);
    assert_eq!(by("setup = {}\nrefused = \"EX-99\""), unknown);
    let near = by("setup = {}\nrefused = \"SNUG_06\"");
    assert!(near.ends_with("; perhaps SNUG-06"), "{near}");
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
    for (keys, line, at, key) in [
        ("thne = {}", 5, "thne", "thne"),
        ("given = { trun = 1 }", 5, "given.trun", "trun"),
        (
            "given = {\n  players = [\n    { hnad = [1] },\n  ],\n}",
            7,
            "given.players.1.hnad",
            "hnad",
        ),
        ("setup = { playres = 1 }", 5, "setup.playres", "playres"),
        ("[scenario.then]\naksed = [1]", 6, "then.aksed", "aksed"),
        (
            "when = [\n  \"1: play 1\",\n  { check = { aksed = [1] } },\n]",
            7,
            "when.2.check.aksed",
            "aksed",
        ),
        ("when = [\n  \"1: play 1\",\n  { refsued = \"x\" },\n]", 7, "when.2.refsued", "refsued"),
        ("knows = [{ seat = 1, fcats = [] }]", 5, "knows.1.fcats", "fcats"),
    ] {
        let failure = said(&format!("{HEAD}{keys}"));
        let begins = format!("there is no key \"{key}\" here, perhaps \"");
        assert!(failure.problem.starts_with(&begins), "{failure}");
        assert_eq!((failure.line, failure.at.as_str()), (line, at), "{failure}");
    }
    let failure = said(&format!("{HEAD}then = {{ illegal = [{{ setp = \"1: play 1\" }}] }}"));
    assert!(failure.problem.contains("{ step = \"1: play 2\", by = \"SNUG-02\" }"), "{failure}");
    assert_eq!(failure.line, 5);
}

#[test]
fn one_mistake_is_reported_with_its_scenario_and_the_others_run() {
    let good = |title: &str| {
        format!(
            "[[scenario]]\ntitle = \"{title}\"\nrules = [\"SNUG-04\"]\nsetup = {{}}\nthen = {{ over = false }}\n\n"
        )
    };
    for (bad, line) in [
        ("given = { trun = 1 }\nthen = { over = false }", 12),
        ("when = [\"1: play 1\"", 12),
        ("then = { over = \"no }", 12),
        ("then = { over = maybe }", 12),
        ("[scenaro.then]\nover = true", 12),
        ("rules = [\"SNUG-02\"]\nthen = { over = false }", 12),
        ("given = { turn = 1 }", 9),
        ("given = { players = [{ hand = [1] }, { hand = [1] }] }\nthen = { over = true }", 9),
    ] {
        let text = format!(
            "game = \"tiny\"\n\n{}[[scenario]]\ntitle = \"wrong\"\nrules = [\"SNUG-01\"]\n{bad}\n{}",
            good("first"),
            good("last")
        );
        let report = scenario::run_text::<Tiny>("f.toml", &text).expect("the others run");
        assert_eq!((report.passed, report.failed), (2, 1), "{bad}: {report}");
        let failure = &report.failures[0];
        assert_eq!((failure.title.as_str(), failure.line), ("wrong", line), "{bad}: {failure}");
    }
    let untitled = "game = \"tiny\"\n[[scenario]]\nrules = [\"SNUG-01\"]\nthen = { over = true }";
    let report = scenario::run_text::<Tiny>("f.toml", untitled).expect("the file can be run");
    assert_eq!(report.failures[0].title, "scenario 1 of this file");
    assert!(
        report.failures[0]
            .problem
            .starts_with("the key \"title\" is missing; write it as title = \"")
    );
}

#[test]
fn what_may_stand_there_is_said_without_words_of_programmers() {
    let given = |keys: &str| format!("given = {{ {keys} }}\nthen = {{ over = true }}");
    let then = |keys: &str| format!("then = {{ {keys} }}");
    for (keys, at, problem) in [
        (
            given("turn = \"one\""),
            "given.turn",
            "this is the text \"one\", but a whole number from 0 to 255 must stand here, for example turn = 3",
        ),
        (
            given("players = [{ hand = [300] }]"),
            "given.players.1.hand.1",
            "the number 300 does not fit: a whole number from 0 to 255 must stand here, for example 3",
        ),
        (
            given("players = [{ hand = 3 }]"),
            "given.players.1.hand",
            "this is the number 3, but a list in square brackets must stand here, for example hand = [1, 2]",
        ),
        (
            given("phase = \"plya\""),
            "given.phase",
            "\"plya\" is no word for this, perhaps \"play\"; there is deal, pass, play, over",
        ),
        (
            given("players = { hand = [1] }"),
            "given.players",
            "this is a table { … }, but a list of at most 4 must stand here, for example players = […]",
        ),
        (
            then("over = \"yes\""),
            "then.over",
            "this is the text \"yes\", but true or false must stand here, for example over = true",
        ),
        (
            then("legal = \"1: play 1\""),
            "then.legal",
            "this is the text \"1: play 1\", but a list in square brackets must stand here, for example legal = [1, 2]",
        ),
        (
            then("asked = \"me\""),
            "then.asked",
            "`asked` is a list of seats such as [1, 3], or \"chance\" or \"nobody\", not \"me\"",
        ),
        (
            "when = [3]\nthen = { over = true }".to_owned(),
            "when.1",
            "this is the number 3, but what may stand here is a step such as \"1: play 2\", \
             { refused = \"1: play 2\", by = \"SNUG-02\" } or { check = { asked = [1] } }",
        ),
        (
            then("over = yes"),
            "then.over",
            "a word needs quotation marks: phase = \"play\" (here: yes)",
        ),
        (
            then("over = true\nasked = [1]"),
            "then.asked",
            "the keys of a table need commas: { money = 3, trouble = true }",
        ),
    ] {
        let failure = said(&format!("{HEAD}{keys}"));
        assert_eq!((failure.at.as_str(), failure.problem.as_str()), (at, problem));
        for word in ["u8", "u16", "enum", "struct", "variant", "field", "TOML"] {
            assert!(!failure.to_string().contains(word), "{failure}");
        }
    }
}

#[test]
fn an_empty_table_in_an_expectation_is_told_what_to_write() {
    for (keys, at, line) in [
        ("then = { position = {} }", "then.position", 5),
        ("then = { position = { players = [{}, { hand = [4] }] } }", "then.position.players.1", 5),
        ("then = { sees = { 1 = {} } }", "then.sees.1", 5),
        ("then = { shown = { 1 = [{ played = {} }] } }", "then.shown.1.1.played", 5),
        ("when = [\n  { check = { position = {} } },\n]", "when.1.check.position", 6),
    ] {
        let failure = said(&format!("{HEAD}{keys}"));
        assert_eq!((failure.at.as_str(), failure.line), (at, line), "{failure}");
        assert!(
            failure.problem.starts_with("{} says nothing; write { empty = true }"),
            "{failure}"
        );
    }
}

#[test]
fn a_second_run_needs_somebody_to_compare_and_the_other_way_round() {
    let failure = said(&format!("{HEAD}setup = {{}}\n[scenario.instead]\nwhen = []"));
    assert!(failure.problem.starts_with("checks nothing"), "{failure}");
    let failure = said(&format!(
        "{HEAD}setup = {{}}\nthen = {{ over = false }}\n[scenario.instead]\nwhen = []"
    ));
    assert!(failure.problem.contains("write then.same = [2]"), "{failure}");
    let failure = said(&format!("{HEAD}setup = {{}}\nthen = {{ same = [2] }}"));
    assert!(failure.problem.contains("say under `instead`"), "{failure}");
    let given = "given = { players = [{ hand = [1] }, { hand = [2] }] }";
    let failure = said(&format!(
        "{HEAD}{given}\nthen = {{ same = [2] }}\ninstead = {{ given = {{ turn = \"two\" }} }}"
    ));
    let plain = "this is the text \"two\", but a whole number from 0 to 255 must stand here";
    assert!(failure.problem.contains(plain), "{failure}");
    assert!(failure.to_string().contains("the second run"), "{failure}");
    let failure = said(&format!(
        "{HEAD}setup = {{}}\nthen = {{ same = [2] }}\ninstead = {{ given = {{ turn = 2 }} }}"
    ));
    assert!(failure.problem.contains("a `given` that is missing"), "{failure}");
}

#[test]
fn a_file_for_another_game_is_refused_by_name() {
    assert_eq!(error("game = \"chess\""), "f.toml is for the game \"chess\", not for \"tiny\"");
    assert_eq!(
        error("chapter = \"none\""),
        "f.toml:1: the key \"game\" is missing; write it as game = \"ankh-morpork\" at the top of the file"
    );
    assert_eq!(scenario::game_name("f", "game = \"chess\"").expect("it names one"), "chess");
    assert_eq!(
        error("game = \"tiny\""),
        "f.toml:1: there is no scenario; each begins with a line [[scenario]]"
    );
    assert_eq!(
        error("game = \"tiny\"\nscenario = [{ title = \"t\" }]"),
        "f.toml:1: scenario: every scenario begins with a line of its own, [[scenario]]"
    );
}

#[test]
fn a_broken_file_is_an_error_and_never_a_panic() {
    for text in [
        "",
        "game",
        "game = 1",
        "\u{0}",
        "game = \"tiny\"\nscenario = 3",
        &format!("game = \"tiny\"\nx = {}", "[".repeat(100_000)),
        &format!("game = \"tiny\"\nx = {}", "{a=".repeat(100_000)),
    ] {
        assert!(error(text).starts_with("f.toml:"), "{}", error(text));
    }
    said(&format!("{HEAD}then = {{ sees = {{ 9 = {{ a = 1 }} }} }}"));
    said(&format!("{HEAD}then = {{ position = {} }}", "[".repeat(100_000)));
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
    for text in ["game = \"tiny\u{1b}[2J\"", "game = \"tiny\\u001b[2J\""] {
        assert!(error(text).contains("\\u{1b}"), "{}", error(text));
        assert!(!hidden(&error(text)), "{}", error(text));
    }
    for keys in ["title = \"\\u001b[2J\"\nrules = []", "title = \"t\"\nrules = [\"\\u001b[2J\"]"] {
        let told = said(&format!("{keys}\nthen = {{ over = true }}")).to_string();
        assert!(told.contains("\\u{1b}") && !hidden(&told), "{told}");
    }
    let text = "game = \"tiny\"\n[[scenario]]\ntitle = \"\\u001b[2J\"\nrules = [\"SNUG-01\"]\n\
                setup = {}\nthen = { ending = \"\\u001b[2J\" }";
    let report = scenario::run_text::<Tiny>("f.toml", text).expect("it is well formed");
    assert_eq!(report.failed, 1);
    assert!(!hidden(&report.to_string()), "{report}");
}
