//! The layers of the house, as ARCHITECTURE.md has them: no module uses one above it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The table of the document.
struct Layers {
    /// The layer of each module, counted from the top.
    of: BTreeMap<String, usize>,
    /// The layers whose modules know none of the others in them.
    apart: BTreeSet<usize>,
}

const HEADING: &str = "### Layers in `server`";
/// What the document says of such a layer.
const APART: &str = "know none of the others";

/// The modules in the first column of the table under the heading, row by row.
fn layers(document: &str) -> Layers {
    let (_, section) = document.split_once(HEADING).expect("ARCHITECTURE.md has the layers");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows: Vec<&str> = rows.take_while(|line| line.starts_with('|')).collect();
    let modules = rows.iter().enumerate().flat_map(|(layer, row)| {
        let first = row.split('|').nth(1).unwrap_or_default();
        let names = first.split('`').skip(1).step_by(2);
        names.map(move |name| (name.to_owned(), layer))
    });
    let apart = rows.iter().enumerate().filter(|(_, row)| row.contains(APART));
    Layers { of: modules.collect(), apart: apart.map(|(layer, _)| layer).collect() }
}

/// The modules of the crate that a file names, by `crate::` or by as many `super::` as lead
/// to its root; `depth` is how many modules the file is in.
fn used(text: &str, depth: usize) -> BTreeSet<String> {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code = code.collect::<Vec<_>>().join("\n");
    let mut used = BTreeSet::new();
    for root in ["super::".repeat(depth), "crate::".to_owned()] {
        if root.is_empty() {
            continue;
        }
        for (at, _) in code.match_indices(root.as_str()) {
            let names = first_names(&code[at + root.len()..]);
            // Within a file, a module of tests has one `super::` more.
            let is_type = |name: &String| name.starts_with(char::is_uppercase);
            used.extend(names.into_iter().filter(|name| root == "crate::" || !is_type(name)));
        }
    }
    used
}

/// The names that a path goes on with: one, or those of a list, over as many lines as it has.
fn first_names(rest: &str) -> Vec<String> {
    let word = |name: &str| {
        let name = name.trim_start();
        let end = name.find(|sign: char| !(sign.is_alphanumeric() || sign == '_'));
        name[..end.unwrap_or(name.len())].to_owned()
    };
    let Some(list) = rest.strip_prefix('{') else { return vec![word(rest)] };
    let (mut names, mut depth, mut from) = (Vec::new(), 0_usize, 0);
    for (at, sign) in list.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' if depth > 0 => {}
            ',' | '}' => {
                names.push(word(&list[from..at]));
                from = at + 1;
            }
            _ => {}
        }
        if sign == '}' && depth == 0 && from == at + 1 {
            break;
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// What is wrong with the modules that a file of `module` names.
fn wrong(layers: &Layers, module: &str, text: &str, depth: usize) -> Vec<String> {
    let own = layers.of[module];
    let above = |name: &&String| layers.of.get(*name).is_some_and(|layer| *layer < own);
    let beside = |name: &&String| {
        layers.apart.contains(&own) && *name != module && layers.of.get(*name) == Some(&own)
    };
    let hidden = |name: &&String| name.starts_with(char::is_uppercase);
    let used = used(text, depth);
    let wrong = used.iter().filter(|name| above(name) || beside(name) || hidden(name));
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
        assert!(layers.of.contains_key(&module), "{module} has no place in ARCHITECTURE.md");
        faults.extend(wrong(&layers, &module, &fs::read_to_string(&file).unwrap(), depth));
        seen.insert(module);
    }
    assert_eq!(faults, Vec::<String>::new());
    let named: BTreeSet<String> = layers.of.into_keys().collect();
    assert_eq!(named, seen, "ARCHITECTURE.md names modules that do not exist");
}

#[test]
fn a_use_of_a_layer_above_or_of_a_part_beside_is_found_however_it_is_written() {
    let document = format!(
        "{HEADING}\n\n| modules | what |\n|---|---|\n| `http` | a |\n| `tables`, `bots` | b |\n\
         | `store` | c |\n| `clock`, `names` | plain parts that know none of the others |\n\n| `after` | the table |\n"
    );
    let layers = layers(&document);
    assert_eq!((layers.of.len(), layers.apart.len()), (6, 1));
    for text in [
        "use crate::http::SeatNumber;",
        "    #[schema(value_type = Option<crate::http::SeatNumber>)]",
        "use crate::{store::Change, http};",
        "use super::super::http::router;",
        "use crate::House;",
        "use crate::{\n    store::{Change, Writer},\n    http::{self, router},\n};",
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
    assert_eq!(wrong(&layers, "clock", "use crate::names::Typed;", 1).len(), 1);
    assert_eq!(wrong(&layers, "clock", "use crate::clock::Times;", 1), Vec::<String>::new());
}
