//! The style sheets stay readable: one file a room, one rule a line, every colour in one
//! place, and nothing that no page uses.

use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

use web::assets;

use crate::minify;

/// A sheet is shorter than this.
const LINES: usize = 500;
/// A line is no longer than this, unless it holds a drawing.
const WIDTH: usize = 120;

pub(crate) struct Sheet {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// All files below a folder of this crate that end in one of these.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    fn walk(folder: &Path, endings: &[&str], into: &mut Vec<PathBuf>) {
        for entry in folder.read_dir().expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                walk(&path, endings, into);
            } else if path.extension().is_some_and(|end| endings.iter().any(|e| end == *e)) {
                into.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), endings, &mut found);
    found.sort();
    found
}

pub(crate) fn sheets() -> Vec<Sheet> {
    let sheet = |path: PathBuf| Sheet {
        name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        text: read_to_string(&path).expect("it can be read"),
    };
    files("assets/styles", &["css"]).into_iter().map(sheet).collect()
}

impl Sheet {
    /// The lines outside comments, with their numbers.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut inside = false;
        self.text.lines().enumerate().filter_map(move |(index, line)| {
            let comment = inside || line.trim_start().starts_with("/*");
            inside = comment && !line.contains("*/");
            (!comment).then_some((index + 1, line))
        })
    }

    /// Complains about a line.
    fn at(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.name)
    }
}

/// The names after every `mark` in a text, such as the classes after every dot.
fn names<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(mark).map(move |(at, _)| {
        let rest = &text[at + mark.len()..];
        &rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len())]
    })
}

/// Words as classes are written: letters, digits and dashes.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-').collect()
}

#[test]
fn every_sheet_is_sent_and_fits_on_a_few_screens() {
    let address = assets::url("snug.css").trim_start_matches(assets::PREFIX);
    let sent = assets::get(address).expect("it is among the assets");
    let sent = std::str::from_utf8(&sent.body).expect("it is text");
    for sheet in sheets() {
        assert!(sent.contains(&minify::css(&sheet.text)), "{} is not sent", sheet.name);
        let lines = sheet.text.lines().count();
        assert!(lines < LINES, "{} has {lines} lines", sheet.name);
    }
}

#[test]
fn a_line_holds_one_rule_or_one_declaration() {
    let mut faults = Vec::new();
    for sheet in sheets() {
        for (number, line) in sheet.lines().filter(|(_, line)| !line.contains("url(")) {
            let count = |mark| line.matches(mark).count();
            if line.chars().count() > WIDTH {
                faults.push(sheet.at(number, "longer than a line should be"));
            }
            let whole_rule = count('{') == 1 && count('}') == 1;
            let part = count('{') + count('}') <= 1 && count(';') <= 1;
            if !whole_rule && !part {
                faults.push(sheet.at(number, "more than one rule, or more than one declaration"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn colours_stand_among_the_tokens_only() {
    let mut faults = Vec::new();
    for sheet in sheets().iter().filter(|sheet| sheet.name != "tokens.css") {
        for (number, line) in sheet.lines().filter(|(_, line)| !line.contains("url(")) {
            let is_hex = |name: &str| {
                matches!(name.len(), 3 | 4 | 6 | 8) && name.chars().all(|c| c.is_ascii_hexdigit())
            };
            let functions = ["rgb(", "rgba(", "hsl(", "oklch(", "light-dark("];
            if names(line, "#").any(is_hex) || functions.iter().any(|name| line.contains(name)) {
                faults.push(sheet.at(number, "a colour of its own"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_variable_is_set_and_every_token_is_used() {
    let sheets = sheets();
    let styles: String = sheets.iter().map(|sheet| sheet.text.as_str()).collect();
    // Pages and scripts set some at single elements.
    let pages: String = files("", &["rs", "js"]).iter().map(read).collect();
    let set: BTreeSet<String> = styles
        .split(['{', ';', '/'])
        .filter_map(|part| part.trim_start().strip_prefix("--")?.split_once(':'))
        .map(|(name, _)| format!("--{name}"))
        .chain(names(&pages, "--").map(|name| format!("--{name}")))
        .collect();
    for name in names(&styles, "var(") {
        assert!(set.contains(name), "nothing sets {name}");
    }
    // Pages and drawings use tokens too, and put the colours of seats together.
    let elsewhere: String = files("", &["rs", "svg"]).iter().map(read).collect();
    let used: BTreeSet<&str> = names(&styles, "var(").chain(names(&elsewhere, "var(")).collect();
    let tokens = &sheets.iter().find(|sheet| sheet.name == "tokens.css").expect("it is there").text;
    for line in tokens.lines() {
        let token = line.trim().split(':').next().unwrap_or_default();
        let is_token = line.starts_with("  --") && !token.starts_with("--p-");
        assert!(!is_token || used.contains(token), "nobody uses {token}");
    }
}

fn read(path: &PathBuf) -> String {
    read_to_string(path).expect("it can be read")
}

#[test]
fn every_class_of_a_sheet_is_on_some_page() {
    let mut sources: String = files("src", &["rs"]).iter().map(read).collect();
    sources.extend(files("assets", &["js", "svg"]).iter().map(read));
    // The colours of seats are words before they are classes.
    sources.extend(files("../words/src", &["rs"]).iter().map(read));
    let on_pages = words(&sources);
    let mut unused = Vec::new();
    for sheet in sheets() {
        for (number, line) in sheet.lines() {
            // A selector ends where the declarations begin; a line without a brace is one
            // of several selectors, or a declaration, which has no class in it.
            let selector = line.split('{').next().unwrap_or_default();
            let is_declaration = !line.contains('{') && line.trim_end().ends_with(';');
            if is_declaration || line.contains("@media") {
                continue;
            }
            let is_class = |name: &&str| name.starts_with(|c: char| c.is_ascii_alphabetic());
            for class in names(selector, ".").filter(is_class) {
                if !on_pages.contains(class) {
                    unused.push(sheet.at(number, class));
                }
            }
        }
    }
    assert!(unused.is_empty(), "no page has these classes:\n{}", unused.join("\n"));
}
