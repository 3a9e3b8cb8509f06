//! Every rule of every game has a test.

use std::fs;

use game::ledger::check_crate;

use crate::root;

#[test]
fn every_rule_of_every_ledger_is_tested() {
    let crates = fs::read_dir(root().join("crates")).expect("the folder is there");
    let folders = crates.map(|entry| entry.expect("it can be listed").path());
    let mut ledgers = 0;
    for folder in folders.filter(|folder| folder.join("rules.md").is_file()) {
        let coverage = check_crate(&folder).unwrap_or_else(|error| panic!("{error}"));
        assert!(coverage.is_complete(), "{coverage}");
        ledgers += 1;
    }
    assert!(ledgers >= 3, "there are {ledgers} ledgers");
}
