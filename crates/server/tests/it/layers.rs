//! The layers of the house, as ARCHITECTURE.md has them: no module uses one above it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The layer of each module, counted from the top.
type Layers = BTreeMap<String, usize>;

const HEADING: &str = "### Layers in `server`";

/// The modules in the first column of the table under the heading, row by row.
fn layers(document: &str) -> Layers {
    let (_, section) = document.split_once(HEADING).expect("ARCHITECTURE.md has the layers");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|')).enumerate();
    let modules = rows.flat_map(|(layer, row)| {
        let first = row.split('|').nth(1).unwrap_or_default();
        let names = first.split('`').skip(1).step_by(2);
        names.map(move |name| (name.to_owned(), layer))
    });
    modules.collect()
}

/// The modules of the crate that a file names, by `crate::` or by as many `super::` as lead
/// to its root; `depth` is how many modules the file is in.
fn used<'a>(text: &'a str, depth: usize) -> BTreeSet<&'a str> {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let mut used = BTreeSet::new();
    for line in code {
        let root = ["super::".repeat(depth), "crate::".to_owned()];
        for root in root.iter().filter(|root| !root.is_empty()) {
            for (at, _) in line.match_indices(root.as_str()) {
                let rest = &line[at + root.len()..];
                let names = match rest.strip_prefix('{') {
                    Some(names) => names.split(',').collect(),
                    None => vec![rest],
                };
                let word = |name: &'a str| {
                    let name = name.trim_start();
                    let end = name.find(|sign: char| !(sign.is_alphanumeric() || sign == '_'));
                    &name[..end.unwrap_or(name.len())]
                };
                let names = names.into_iter().map(word);
                // Within a file, a module of tests has one `super::` more.
                let is_type = |name: &&str| name.starts_with(char::is_uppercase);
                used.extend(names.filter(|name| root == "crate::" || !is_type(name)));
            }
        }
    }
    used
}

/// What is wrong with the modules that a file of `module` names.
fn wrong(layers: &Layers, module: &str, text: &str, depth: usize) -> Vec<String> {
    let own = layers[module];
    let above = |name: &&str| layers.get(*name).is_some_and(|layer| *layer < own);
    let hidden = |name: &&str| name.starts_with(char::is_uppercase);
    let used = used(text, depth);
    let wrong = used.iter().filter(|name| above(name) || hidden(name));
    wrong.map(|name| format!("{module} uses {name}")).collect()
}

/// The files under a folder, with how many modules each is in.
fn files(folder: &Path, depth: usize) -> Vec<(std::path::PathBuf, usize)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, depth + 1));
        } else {
            found.push((path, depth));
        }
    }
    found
}

#[test]
fn no_module_uses_one_of_a_layer_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let layers = layers(&fs::read_to_string(root.join("../../ARCHITECTURE.md")).unwrap());
    let source = root.join("src");
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    for (file, depth) in files(&source, 1) {
        let inner = file.strip_prefix(&source).unwrap().with_extension("");
        let module = inner.iter().next().unwrap().to_str().unwrap().to_owned();
        if module == "lib" {
            continue;
        }
        assert!(layers.contains_key(&module), "{module} has no place in ARCHITECTURE.md");
        faults.extend(wrong(&layers, &module, &fs::read_to_string(&file).unwrap(), depth));
        seen.insert(module);
    }
    assert_eq!(faults, Vec::<String>::new());
    let named: BTreeSet<String> = layers.into_keys().collect();
    assert_eq!(named, seen, "ARCHITECTURE.md names modules that do not exist");
}

#[test]
fn a_use_of_a_layer_above_is_found_however_it_is_written() {
    let document = format!(
        "{HEADING}\n\n| modules | what |\n|---|---|\n| `http` | a |\n| `tables`, `bots` | b |\n\
         | `store` | c |\n\n| `after` | the table |\n"
    );
    let layers = layers(&document);
    assert_eq!(layers.len(), 4);
    for text in [
        "use crate::http::SeatNumber;",
        "    #[schema(value_type = Option<crate::http::SeatNumber>)]",
        "use crate::{store::Change, http};",
        "use super::super::http::router;",
        "use crate::House;",
    ] {
        assert_eq!(wrong(&layers, "tables", text, 2).len(), 1, "{text}");
    }
    for text in [
        "use crate::store::Change;",
        "use crate::bots::Bots;",
        "use super::http;",
        "// It was crate::http once.",
        "use axum::http::StatusCode;",
    ] {
        assert_eq!(wrong(&layers, "tables", text, 2), Vec::<String>::new(), "{text}");
    }
}
