//! Every rule a referee can name is in a ledger.

use std::fs;
use std::path::Path;

/// The ids in quotation marks in the files of a folder.
fn named(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named(&path, into);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let quoted = text.split('"').skip(1).step_by(2);
        into.extend(quoted.filter(|id| is_id(id)).map(str::to_owned));
    }
}

fn is_id(text: &str) -> bool {
    let known = text.starts_with("RC-") || text.starts_with("AM-");
    known && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
}

#[test]
fn referees_name_rules_of_the_ledgers() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut ids = Vec::new();
    named(&here.join("src"), &mut ids);
    assert!(ids.len() > 50, "only {} rules are named", ids.len());
    let ledgers = ["rattus-cartus", "ankh-morpork"].map(|game| {
        let path = here.join("..").join(game).join("rules.md");
        fs::read_to_string(path).expect("a ledger")
    });
    ids.retain(|id| !ledgers.iter().any(|ledger| ledger.contains(&format!("**{id}**"))));
    assert!(ids.is_empty(), "not in a ledger: {ids:?}");
}

/// A second reading of the books is worth something as long as it does not use the first.
#[test]
fn referees_share_no_code_with_the_rules() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("a manifest");
    let mut used = Vec::new();
    let mut inside = false;
    for line in manifest.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('[') {
            inside = line.contains("dependencies") && !line.starts_with("[dev-");
            used.extend((inside && line != "[dependencies]").then_some(line));
        } else if inside {
            used.extend(line.split(['.', ' ']).next());
        }
    }
    assert_eq!(used, ["serde", "serde_json"]);
}
