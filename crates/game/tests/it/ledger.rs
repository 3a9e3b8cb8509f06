//! Ledgers, and the check that every rule has a test.

use std::fs;
use std::path::{Path, PathBuf};

use game::Language;
use game::ledger::{self, Coverage, Ledger, check_crate};

const LEDGER: &str = "\
# The game of examples

Words for people, even **bold** ones.

- **Seat** means a place at the table.

## EX-DEAL — the deal

- **EX-DEAL-01** Each seat is dealt
  three cards.
  - editions: en, de: three;
    fr: four.
  - see: EX-DEAL-02
- **EX-DEAL-02** Cards are dealt in turn.
A line for people, which belongs to no rule.
  Nor does this one.

## EX-2P — two players

- **EX-2P-01** Two may play.
- **EX-2P-MR-BENT** Mr Bent is never dealt.

## Untestable

- EX-2P-01: two always may,
  whatever we do.
";

fn parsed() -> Ledger {
    ledger::parse(LEDGER).expect("it is well formed")
}

fn error(text: &str) -> String {
    ledger::parse(text).expect_err("it is wrong").to_string()
}

#[test]
fn a_ledger_is_read_in_order_with_its_notes() {
    let ledger = parsed();
    assert_eq!(ledger.title, "The game of examples");
    let ids: Vec<&str> = ledger.items.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids, ["EX-DEAL-01", "EX-DEAL-02", "EX-2P-01", "EX-2P-MR-BENT"]);
    let rule = &ledger.items[0];
    assert_eq!(rule.text, "Each seat is dealt three cards.");
    assert_eq!(rule.section, "EX-DEAL");
    let notes: Vec<(&str, &str)> =
        rule.notes.iter().map(|note| (note.key.as_str(), note.text.as_str())).collect();
    assert_eq!(notes, [("editions", "en, de: three; fr: four."), ("see", "EX-DEAL-02")]);
    assert_eq!(ledger.items[1].text, "Cards are dealt in turn.");
    assert_eq!(ledger.sections[1].title, "two players");
    assert_eq!(ledger.untestable[0].reason, "two always may, whatever we do.");
}

#[test]
fn a_rule_is_found_by_its_id_and_by_words() {
    let ledger = parsed();
    assert_eq!(ledger.find("ex-deal-02").expect("it is there").text, "Cards are dealt in turn.");
    assert_eq!(ledger.find("EX-DEAL"), None);
    let ids = |words| ledger.search(words).iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids("CARDS dealt"), ["EX-DEAL-01", "EX-DEAL-02"]);
    assert_eq!(ids("dealt four"), ["EX-DEAL-01"]);
    assert_eq!(ids("bid"), [""; 0]);
    let typed = game::ledger::searched("Fools' GUILD");
    assert_eq!(typed, ["fools’", "guild"], "as people type it, and as it is written");
}

#[test]
fn a_ledger_that_is_wrong_names_the_line() {
    let section = "## EX — examples\n";
    for (text, problem) in [
        ("- **EX-01** One.", "line 1: EX-01 stands before the first section"),
        ("## EX — e\n- **EX-01** One.\n- **EX-01** Two.", "line 3: EX-01 is there twice"),
        (
            "## EX — e\n- **EX-01** One.\n- **ex-01** Two.",
            "line 3: \"ex-01\" is no rule id: write it like AM-TROUBLE-01",
        ),
        ("## EX — e\n- **EX-01 One.", "line 2: the id of a rule ends with \"**\""),
        ("## EX — e\n- **EX-01**", "line 2: EX-01 says nothing"),
        ("## Untestable\n- EX-01: no.", "line 2: EX-01 is untestable, but there is no such rule"),
        (
            "## Untestable\n- nothing",
            "line 2: write untestable rules as \"- ID: reason\", not \"nothing\"",
        ),
        ("## Untestable\n## EX — e", "line 2: \"Untestable\" must be the last section"),
    ] {
        assert_eq!(error(text), problem);
    }
    let one = format!("{section}- **EX-01** One.\n## Untestable\n");
    assert_eq!(error(&format!("{one}- EX-01:")), "line 4: EX-01 is untestable without a reason");
    assert_eq!(error(&format!("{one}- EX-01: a\n- EX-01: b")), "line 5: EX-01 is untestable twice");
    assert_eq!(
        error(&format!("{one}- **EX-02** b")),
        "line 4: write untestable rules as \"- EX-02: reason\""
    );
}

#[test]
fn every_rule_of_the_house_is_tested() {
    let coverage = check_crate(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the ledger is read");
    assert!(coverage.is_complete(), "{coverage}");
    assert_eq!(coverage.sections[0].tested, Ledger::house().items.len());
}

#[test]
fn the_rules_of_the_house_are_the_same_in_every_language() {
    let ids = |language| {
        let house = Ledger::house_in(language);
        house.items.into_iter().map(|rule| rule.id).collect::<Vec<String>>()
    };
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::En), "{language}");
        assert_eq!(language.code().parse(), Ok(language));
    }
    assert!("it".parse::<Language>().is_err());
}

/// A crate in a folder of its own that is gone when the test ends.
struct Crate(PathBuf);

impl Crate {
    fn new(name: &str, files: &[(&str, &str)]) -> Crate {
        let folder = std::env::temp_dir().join(format!("snug-{name}-{}", std::process::id()));
        for (file, text) in files {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("writable");
            fs::write(path, text).expect("writable");
        }
        Crate(folder)
    }

    fn check(&self) -> Coverage {
        check_crate(&self.0).expect("the ledger is read")
    }

    /// The ids without a test, when nothing else is wrong.
    fn missing(&self) -> Vec<String> {
        let coverage = self.check();
        assert_eq!(coverage.problems, [""; 0]);
        let missing = coverage.sections.iter().flat_map(|section| section.missing.clone());
        let missing: Vec<String> = missing.collect();
        assert_eq!(coverage.is_complete(), missing.is_empty());
        missing
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

const TESTS: (&str, &str) = (
    "tests/it/deal.rs",
    "#[test]\nfn ex_deal_01_three_cards() {}\n\n#[test]\nfn ex_2p_mr_bent_stays() {}\n",
);
const SCENARIO: (&str, &str) = (
    "scenarios/deep/deal.toml",
    "game = \"ex\"\n[[scenario]]\ntitle = \"In turn\"\nrules = [\"EX-DEAL-02\"]\n",
);

#[test]
fn tests_and_scenarios_cover_a_ledger() {
    let source =
        ("src/lib.rs", "// EX-DEAL-01, as SHA-256 and all of EX-DEAL, EX-2P-… and SNUG-01.\n");
    let good = Crate::new("good", &[("rules.md", LEDGER), TESTS, SCENARIO, source]);
    assert_eq!(good.missing(), [""; 0]);
    let table = good.check().to_string();
    let columns: Vec<Vec<&str>> =
        table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(columns[0][1..], ["rules", "tested", "untestable", "missing"]);
    assert_eq!(columns[1], ["EX-DEAL", "2", "2", "0", "0"]);
    assert_eq!(columns[2], ["EX-2P", "2", "1", "1", "0"]);
    assert_eq!(columns[3], ["total", "4", "3", "1", "0"]);
}

#[test]
fn a_rule_without_a_test_is_missing() {
    let bare = Crate::new("bare", &[("rules.md", LEDGER), TESTS]);
    assert_eq!(bare.missing(), ["EX-DEAL-02"]);
    let table = bare.check().to_string();
    assert!(table.ends_with("\n- no test names EX-DEAL-02\n"), "{table}");
}

#[test]
fn only_the_label_of_a_test_counts() {
    let mention = (
        "tests/it/more.rs",
        "// EX-DEAL-02 in a comment.\n\n#[test]\nfn other() {\n    // EX-DEAL-02\n}\n\nfn ex_deal_02_helper() {}\n",
    );
    let mentioned = Crate::new("mention", &[("rules.md", LEDGER), TESTS, mention]);
    assert_eq!(mentioned.missing(), ["EX-DEAL-02"]);
    let label = |more: &str| {
        let text = format!("/// EX-DEAL-02. In turn.\n#[test]\n{more}fn other() {{}}\n");
        Crate::new("label", &[("rules.md", LEDGER), TESTS, ("tests/it/more.rs", &text)]).missing()
    };
    assert_eq!(label(""), [""; 0]);
    assert_eq!(label("#[should_panic]\n"), [""; 0]);
    assert_eq!(label("#[ignore = \"slow\"]\n"), ["EX-DEAL-02"]);
}

#[test]
fn ids_that_do_not_exist_are_named_with_their_place() {
    let files = [
        ("rules.md", LEDGER),
        TESTS,
        SCENARIO,
        ("src/lib.rs", "\n// EX-DEAL-07\n"),
        ("data/cards.toml", "rule = \"EX-BID\""),
        ("tests/it/more.rs", "#[test]\nfn ex_deal_09_nothing() {}\n"),
        ("scenarios/more.toml", "[[scenario]]\ntitle = \"More\"\nrules = [\"EX-DEAL-10\"]\n"),
    ];
    assert_eq!(
        Crate::new("unknown", &files).check().problems,
        [
            "src/lib.rs:2 names EX-DEAL-07, which is not in the ledger",
            "data/cards.toml:1 names EX-BID, which is not in the ledger",
            "tests/it/more.rs:2 (ex_deal_09_nothing) tests EX-DEAL-09, which is not in the ledger",
            "scenarios/more.toml:3 names EX-DEAL-10, which is not in the ledger",
            "scenarios/more.toml \"More\" tests EX-DEAL-10, which is not in the ledger",
        ]
    );
}

#[test]
fn an_untestable_rule_has_no_test_and_no_test_has_four_rules() {
    let files = [
        ("rules.md", LEDGER),
        TESTS,
        (
            "scenarios/all.toml",
            "[[scenario]]\ntitle = \"All\"\nrules = [\"EX-DEAL-01\", \"EX-DEAL-02\", \"EX-2P-01\", \"EX-2P-MR-BENT\"]\n",
        ),
    ];
    assert_eq!(
        Crate::new("all", &files).check().problems,
        [
            "scenarios/all.toml \"All\" names 4 rules; 3 is the most",
            "EX-2P-01 is listed as untestable, but scenarios/all.toml \"All\" tests it",
        ]
    );
}

#[test]
fn a_translation_has_the_rules_of_the_original_in_their_order() {
    let problems = |german: &str| {
        let files = [("rules.md", LEDGER), TESTS, SCENARIO, ("rules.de.md", german)];
        Crate::new("translated", &files).check().problems
    };
    let rule = |id: &str| format!("- **{id}** Worte.\n");
    let deal = ["## EX-DEAL — Geben\n", &rule("EX-DEAL-01"), &rule("EX-DEAL-02")].concat();
    let two = ["## EX-2P — zu zweit\n", &rule("EX-2P-01"), &rule("EX-2P-MR-BENT")].concat();
    assert_eq!(problems(&format!("{deal}{two}")), [""; 0]);
    assert_eq!(problems(&deal), ["rules.de.md ends before EX-2P-01"]);
    assert_eq!(
        problems(&format!("{two}{deal}")),
        ["rules.de.md has EX-2P-01 where EX-DEAL-01 belongs"]
    );
    assert_eq!(
        problems(&format!("{deal}{}", two.replace("EX-2P —", "EX-DEAL —"))),
        ["rules.de.md has EX-2P-01 in another section"]
    );
    assert_eq!(
        problems(&format!("{deal}{two}{}", rule("EX-2P-02"))),
        [
            "rules.de.md:7 names EX-2P-02, which is not in the ledger",
            "rules.de.md goes on with EX-2P-02"
        ]
    );
}

#[test]
fn a_crate_without_a_ledger_or_with_a_bad_one_is_an_error() {
    let none = Crate::new("none", &[("src/lib.rs", "")]);
    let error = check_crate(&none.0).expect_err("it has no ledger").to_string();
    assert!(error.contains("rules.md"), "{error}");
    let bad = Crate::new("bad", &[("rules.md", "- **EX-01** One.\n")]);
    let error = check_crate(&bad.0).expect_err("its ledger is bad").to_string();
    assert!(error.ends_with("rules.md, line 1: EX-01 stands before the first section"), "{error}");
}
