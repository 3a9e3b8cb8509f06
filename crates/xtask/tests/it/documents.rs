//! The documents say what is so.

use std::fs;
use std::path::PathBuf;

use ankh_morpork::AnkhMorpork;
use game::{Game, scenario};
use rattus_cartus::RattusCartus;

use crate::root;

/// The Markdown files of the repository that people read first.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in [root(), root().join("docs")] {
        let entries = fs::read_dir(&folder).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("it can be listed").path());
        found.extend(paths.filter(|path| path.extension().is_some_and(|ending| ending == "md")));
    }
    found
}

fn read(path: &PathBuf) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_link_inside_the_repository_leads_somewhere() {
    let mut links = 0;
    for path in documents() {
        let text = read(&path);
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://")) {
            let (file, _) = target.split_once('#').unwrap_or((target, ""));
            let linked = path.parent().expect("a file is in a folder").join(file);
            assert!(linked.exists(), "{} links to {target}", path.display());
            links += 1;
        }
    }
    assert!(links > 10, "there are {links} links");
}

/// How many scenarios of this game the page of scenario files shows, all of which pass.
fn examples_of<G: Game>() -> usize {
    let page = read(&root().join("docs/scenarios.md"));
    let start = format!("toml\ngame = \"{}\"", G::NAME);
    let blocks = page.split("```").filter(|block| block.starts_with(&start));
    let mut count = 0;
    for block in blocks {
        let report = scenario::run_text::<G>("example.toml", &block["toml\n".len()..]);
        let report = report.unwrap_or_else(|error| panic!("{error}\n{block}"));
        assert!(report.is_ok(), "{report}\n{block}");
        count += report.passed;
    }
    count
}

#[test]
fn the_examples_from_the_games_work() {
    assert!(examples_of::<AnkhMorpork>() > 0);
    assert!(examples_of::<RattusCartus>() > 0);
}

/// The libraries that the workspace names, without the crates of its own.
fn dependencies() -> Vec<String> {
    let manifest = read(&root().join("Cargo.toml"));
    let (_, rest) = manifest.split_once("[workspace.dependencies]\n").expect("it names some");
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    let foreign = lines.filter(|line| !line.is_empty() && !line.contains("path ="));
    foreign.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn every_dependency_has_a_row_and_every_row_a_dependency() {
    let page = read(&root().join("docs/dependencies.md"));
    let (tables, _) = page.split_once("## By hand").expect("the page has that section");
    let rows = tables.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let mut rows: Vec<String> = rows.map(str::to_owned).collect();
    let mut wanted = dependencies();
    rows.sort();
    wanted.sort();
    assert_eq!(rows, wanted);
    assert!(wanted.len() > 20, "{wanted:?}");
}
