//! `cargo xtask test`: what every change must pass.

use anyhow::{Result, bail};

use crate::stages::{Stages, cargo, has, succeed};
use crate::{advisories, api, browser, chosen, ledger, packages, rulebooks};

/// The browser is driven by a library that makes JSON keep its order, for every crate that
/// is built together with it; nobody else shall depend on that, so its tests are a stage of
/// their own.
const TEST: [&str; 5] = ["test", "--workspace", "--exclude", "browser", "--locked"];

/// What is tried once more with two nodes of a house in PostgreSQL, which are asked in turn.
///
/// What is counted by time or by address is not among it: each node grants its share, so the
/// figures are others, and `nodes::what_one_may_have_is_shared_by_the_nodes` holds them. A hint
/// and how far a review is stay with the node that was asked. How long bots take in a window is
/// measured at one node alone.
const AT_TWO_NODES: [&str; 17] = [
    "races",
    "secrecy",
    "silence::a_table_that",
    "silence::what_is_nobodys",
    "after::",
    "attacks::",
    "games::",
    "undo",
    "hints::the_host_of_the_house",
    "reviews::nobody_hears",
    "reviews::a_game_that_was_broken_off",
    "reviews::the_host_decides",
    "limits::limits_hold",
    "limits::nobody_fills_the_house_with_tables",
    "limits::tables_at_which",
    "limits::a_body",
    "limits::the_host_says",
];
/// What cannot be so there: one reads a file, and a token that is taken back opens a node until
/// that hears of it (`nodes::a_token_that_is_taken_back_opens_no_node`).
const NOT_AT_TWO_NODES: [&str; 2] =
    ["attacks::identity::the_database_holds_no_secret", "attacks::identity::a_revoked_token"];
/// and with one: what each node counts or remembers for itself.
const AT_ONE_NODE: [&str; 2] = ["limits", "statistics"];

/// One profile and no release build, so that two cores are done in minutes.
pub(crate) fn run() -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !has(subcommand) {
            bail!("{component} is missing: install it with `rustup component add {component}`");
        }
    }
    let mut stages = Stages::default();
    stages.run("formatting", "`cargo fmt` puts it right", || {
        succeed(&mut cargo(&["fmt", "--all", "--check"]))
    })?;
    stages.run("lints", "no warning is let through", || {
        let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--quiet"];
        let with_browser = ["--features", "browser/chromium"];
        succeed(cargo(&clippy).args(with_browser).args(["--", "--deny", "warnings"]))
    })?;
    stages.run("advisories", "`cargo update` may bring a version without it", advisories::run)?;
    stages.run("tests", "the first failure above says what is no longer true", || {
        // One of the example bots is written in Python.
        packages::ensure(&[packages::PYTHON])?;
        packages::ensure(&packages::INJECTORS)?;
        packages::ensure(&packages::SERVERS)?;
        let kinds = ["--lib", "--bins", "--tests", "--examples"];
        succeed(cargo(&TEST).arg("--no-fail-fast").args(kinds))
    })?;
    stages.run("third game", "CONTRIBUTING.md says what a new game needs", || {
        chosen::must_exist("server", "server/tiny", &["third_game"])?;
        let mut test = cargo(&["test", "--locked", "--package", "server"]);
        succeed(test.args(["--features", "server/tiny", "--test", "it", "third_game"]))?;
        let check =
            ["check", "--locked", "--quiet", "--package", "snug", "--features", "snug/tiny"];
        succeed(&mut cargo(&check))
    })?;
    stages.run("two nodes of a house", "`SNUG_TEST_NODES=2` does the same", || {
        chosen::must_exist("server", "", &AT_TWO_NODES)?;
        chosen::must_exist("server", "", &NOT_AT_TWO_NODES)?;
        chosen::must_exist("server", "", &AT_ONE_NODE)?;
        for (nodes, names) in [("2", &AT_TWO_NODES[..]), ("1", &AT_ONE_NODE)] {
            let tests = ["test", "--locked", "--package", "server", "--test", "it", "--"];
            let mut test = cargo(&tests);
            let skipped = if nodes == "2" { &NOT_AT_TWO_NODES[..] } else { &[] };
            let skipped = skipped.iter().flat_map(|name| ["--skip", name]);
            succeed(test.args(names).args(skipped).env("SNUG_TEST_NODES", nodes))?;
        }
        Ok(())
    })?;
    stages.run("programming interface", "the document or the house is wrong", api::run)?;
    let pictures = "target/browser/ has pictures of what was on the screen";
    stages.run(
        "the pages in a browser",
        pictures,
        || browser::run(&browser::Options::default()),
    )?;
    stages.run("examples in the documentation", "they must work as they stand", || {
        succeed(cargo(&TEST).arg("--doc"))
    })?;
    stages.run("documentation", "no warning is let through", || {
        let doc = ["doc", "--workspace", "--no-deps", "--locked", "--quiet"];
        succeed(cargo(&doc).env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    stages.run("ledgers", "CONTRIBUTING.md explains how a rule gets its test", || {
        ledger::run(&ledger::Options::default())
    })?;
    stages.run("rulebooks", "say it in other words", rulebooks::run)?;
    stages.summary();
    Ok(())
}
