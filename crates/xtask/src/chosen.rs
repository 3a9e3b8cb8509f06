//! Tests that are chosen by a part of their name. Cargo runs none at all where no name has it, and
//! says that all is well; so whoever chooses looks first whether there is what they mean.

use anyhow::{Context, Result, ensure};

use crate::stages::cargo;

/// Makes sure that each of these is a part of the name of some integration test of a package with
/// these features.
pub(crate) fn must_exist(package: &str, features: &str, parts: &[&str]) -> Result<()> {
    let mut list = cargo(&["test", "--locked", "--quiet", "--package", package]);
    list.args(["--features", features, "--test", "it", "--", "--list"]);
    let list = list.output().context("cargo cannot be started")?;
    let said = String::from_utf8_lossy(&list.stderr);
    ensure!(list.status.success(), "the tests of {package} cannot be listed: {}", said.trim());
    let missing = in_no_name(&String::from_utf8_lossy(&list.stdout), parts);
    let missing = missing.join(", ");
    ensure!(missing.is_empty(), "no test of {package} has this in its name any more: {missing}");
    Ok(())
}

/// Those that no test has in its name, of a list that a test program prints.
fn in_no_name<'p>(list: &str, parts: &[&'p str]) -> Vec<&'p str> {
    let names: Vec<&str> =
        list.lines().filter_map(|line| line.trim().strip_suffix(": test")).collect();
    let is_missing = |part: &&&str| !names.iter().any(|name| name.contains(**part));
    parts.iter().filter(is_missing).copied().collect()
}

#[test]
fn what_no_test_has_in_its_name_is_named() {
    let list = "races::two_at_once: test\nundo::taken_back: test\n\n2 tests, 0 benchmarks\n";
    assert!(in_no_name(list, &["races", "taken_back"]).is_empty());
    assert_eq!(in_no_name(list, &["undo::", "benchmarks", "undone"]), ["benchmarks", "undone"]);
}
