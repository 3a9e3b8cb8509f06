use crate::snug;

fn rules(arguments: &[&str]) -> String {
    snug(&[&["rules"], arguments].concat()).printed()
}

#[test]
fn a_rule_is_found_by_its_id_in_any_case() {
    let rule = rules(&["ankh-morpork", "AM-COMP-04"]);
    assert!(rule.starts_with("AM-COMP-04\n  There are 4 demon"), "{rule}");
    assert_eq!(rules(&["ankh-morpork", "am-comp-04"]), rule);
}

#[test]
fn the_house_rules_hold_in_every_game() {
    for game in ["ankh-morpork", "rattus-cartus"] {
        assert!(rules(&[game, "SNUG-05"]).contains("finished game"));
    }
}

#[test]
fn a_section_is_printed_whole() {
    let section = rules(&["ankh-morpork", "AM-TROUBLE"]);
    assert!(section.starts_with("AM-TROUBLE-01\n"), "{section}");
    assert!(section.contains("\nAM-TROUBLE-02\n"), "{section}");
}

#[test]
fn a_game_alone_lists_its_sections_and_ids() {
    let contents = rules(&["rattus-cartus"]);
    assert!(contents.contains("RC-COMP-01 RC-COMP-02"), "{contents}");
    assert!(contents.contains("SNUG-01"), "{contents}");
}

#[test]
fn words_find_the_rules_that_contain_them_all() {
    let found = rules(&["ankh-morpork", "demon", "pieces"]);
    assert!(found.contains("AM-COMP-04"), "{found}");
    assert!(!found.contains("AM-COMP-02\n"), "{found}");
}

#[test]
fn what_is_not_there_is_said_in_one_sentence() {
    let refused = |query| snug(&["rules", "ankh-morpork", query]).sentence();
    assert!(refused("AM-COMP-99").starts_with("There is no rule AM-COMP-99; AM-COMP goes from"));
    assert!(refused("AM-WEATHER-01").contains("“snug rules ankh-morpork” lists them"));
    assert_eq!(refused("xylophone"), "No rule speaks of “xylophone”.");
    let german = snug(&["rules", "ankh-morpork", "AM-COMP-99", "--lang", "de"]).sentence();
    assert!(german.starts_with("Es gibt keine Regel AM-COMP-99"), "{german}");
}

#[test]
fn rules_are_told_in_the_language_asked_for() {
    let german = rules(&["ankh-morpork", "SNUG-05", "--lang", "de"]);
    assert!(german.starts_with("SNUG-05\n  In einem beendeten Spiel"), "{german}");
    let found = rules(&["ankh-morpork", "unruhe-marker", "vorrat", "--lang", "de"]);
    assert!(found.contains("AM-SETUP-04\n"), "{found}");
    let note = rules(&["rattus-cartus", "RC-COMP-08", "--lang", "de"]);
    assert!(note.contains("\n    Entscheidung: R-SET-05"), "{note}");
    assert!(snug(&["rules", "ankh-morpork", "--lang", "it"]).sentence().contains("fr"));
}

#[test]
fn the_differences_between_the_editions_are_a_table() {
    let table = rules(&["ankh-morpork", "--differences"]);
    assert!(table.contains("finite-bank"), "{table}");
    assert!(table.contains("rule\n") && table.contains("AM-SWITCH-01"), "{table}");
    let french = rules(&["ankh-morpork", "--differences", "--lang", "fr"]);
    assert!(french.starts_with("Là où les éditions diffèrent"), "{french}");
    assert!(french.lines().any(|line| line.contains("finite-bank") && line.contains("oui")));
    let none = snug(&["rules", "rattus-cartus", "--differences"]).sentence();
    assert!(none.contains("one edition"), "{none}");
}

#[test]
fn what_nobody_could_confirm_is_listed() {
    let facts = rules(&["rattus-cartus", "--unconfirmed"]);
    assert!(facts.contains("Farm, card 3\n    assumed: draw 2 cards, discard 1 rat"), "{facts}");
    assert!(facts.contains("20 of value 2") && facts.contains("4 without a nun"), "{facts}");
    let facts = rules(&["rattus-cartus", "--unconfirmed", "--lang", "de"]);
    assert!(facts.contains("Die fünfte Farbe der Scheiben\n    angenommen: Lila"), "{facts}");
    assert!(snug(&["rules", "ankh-morpork", "--unconfirmed"]).sentence().contains("confirmed"));
}
