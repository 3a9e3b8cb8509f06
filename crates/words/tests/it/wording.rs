//! How sentences are written: what can be held of it over all texts, ledgers and cards.

use std::fs;
use std::path::{Path, PathBuf};

use words::{Language, Spoken};

/// A line that people read, and where it stands.
pub(crate) struct Line {
    place: String,
    pub(crate) text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of a file of the repository, without those that `skips`.
fn lines(path: &str, skips: impl Fn(&str) -> bool) -> Vec<Line> {
    let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| {
        panic!("{path} can be read: {error}");
    });
    let numbered = text.lines().zip(1..).filter(|(line, _)| !skips(line));
    numbered
        .map(|(line, number)| Line { place: format!("{path}:{number}"), text: line.to_owned() })
        .collect()
}

/// What a language’s messages say, line by line.
pub(crate) fn messages(language: Language) -> Vec<Line> {
    let file = |name: &str| format!("crates/words/texts/{language}/{name}.ftl");
    let names = language.files().iter().map(|(name, _)| file(name));
    names.flat_map(|path| lines(&path, |line| line.starts_with('#'))).collect()
}

/// The ledgers of a language, line by line, without what stands in code.
fn ledgers(language: Language) -> Vec<Line> {
    let end = match language {
        Language::En => String::new(),
        _ => format!(".{language}"),
    };
    let crates = ["game", "ankh-morpork", "rattus-cartus"];
    let paths = crates.map(|name| format!("crates/{name}/rules{end}.md"));
    let mut all: Vec<Line> = paths.iter().flat_map(|path| lines(path, |_| false)).collect();
    for line in &mut all {
        line.text = line.text.split('`').step_by(2).collect::<Vec<_>>().join("x");
    }
    all
}

/// Names and texts of cards and buildings.
fn cards() -> Vec<Line> {
    let paths =
        ["crates/ankh-morpork/data/cards.toml", "crates/rattus-cartus/data/components.toml"];
    paths.iter().flat_map(|path| lines(path, |line| line.trim_start().starts_with('#'))).collect()
}

/// Games as the terminal tells them.
fn told(language: Language) -> Vec<Line> {
    let games = ["ankh-morpork", "rattus-cartus"];
    let paths = games.map(|game| format!("crates/cli/tests/told/{game}.{language}.txt"));
    paths.iter().flat_map(|path| lines(path, |_| false)).collect()
}

/// What `snug scenario` prints: the titles of scenarios, and of the chapters they stand in.
fn titles() -> Vec<Line> {
    let crates = ["game", "ankh-morpork", "rattus-cartus"];
    let folders = crates.map(|name| format!("crates/{name}/scenarios"));
    let files = folders.iter().flat_map(|folder| {
        let found = fs::read_dir(root().join(folder)).expect("there are scenarios").flatten();
        found.map(move |entry| format!("{folder}/{}", entry.file_name().to_string_lossy()))
    });
    let is_title = |line: &str| line.starts_with("title = ") || line.starts_with("chapter = ");
    files
        .filter(|path| path.ends_with(".toml"))
        .flat_map(|path| lines(&path, |line| !is_title(line)))
        .collect()
}

/// Everything written in English for people: texts, ledgers, documents, titles of scenarios and
/// `snug help`.
fn english() -> Vec<Line> {
    let mut all = messages(Language::En);
    all.extend(ledgers(Language::En));
    all.extend(cards());
    all.extend(titles());
    let documents = fs::read_dir(root().join("docs")).expect("there are documents").flatten();
    let mut paths: Vec<String> = documents
        .map(|entry| format!("docs/{}", entry.file_name().to_string_lossy()))
        .filter(|path| path.ends_with(".md"))
        .collect();
    paths.push("README.md".to_owned());
    all.extend(paths.iter().flat_map(|path| lines(path, |_| false)));
    let mut paths = vec!["crates/server/src/config.rs".to_owned()];
    sources("crates/cli/src", &mut paths);
    assert!(paths.iter().any(|path| path.starts_with("crates/cli/src/play/")), "{paths:?}");
    let is_help = |line: &str| line.trim_start().starts_with("/// ");
    all.extend(paths.iter().flat_map(|path| lines(path, |line| !is_help(line))));
    all
}

/// The sources in a folder, and in the folders in it.
fn sources(folder: &str, into: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("there are sources").flatten() {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            sources(&path, into);
        } else if path.ends_with(".rs") {
            into.push(path);
        }
    }
}

/// Fails with every line that is `wrong`.
pub(crate) fn assert_none(lines: &[Line], wrong: impl Fn(&str) -> bool) {
    let found: Vec<String> = lines
        .iter()
        .filter(|line| wrong(&line.text))
        .map(|line| format!("{}: {}", line.place, line.text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether one of these stands there as words of its own, however it is cased.
pub(crate) fn says(text: &str, phrases: &[&str]) -> bool {
    let text = text.to_lowercase();
    phrases.iter().any(|phrase| {
        text.match_indices(phrase).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + phrase.len()..]);
            !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
        })
    })
}

#[test]
fn french_sets_its_signs_apart_with_spaces_that_do_not_break() {
    let mut all = messages(Language::Fr);
    all.extend(ledgers(Language::Fr));
    assert_none(&all, |text| {
        // A select of Fluent is no French.
        let text = text.replace("{ $", "{$").replace(" ->", "->");
        [" :", " ;", " ?", " !", " »", "« "].iter().any(|sign| text.contains(sign))
    });
    // Nor does a sign stand right behind a word.
    assert_none(&messages(Language::Fr), |text| {
        let said = text.split_once(" = ").map_or(text, |(_, said)| said);
        let mut signs = said.char_indices().filter(|(_, sign)| matches!(sign, ';' | '?' | '!'));
        signs.any(|(at, _)| said[..at].ends_with(char::is_alphabetic))
    });
    // The space is a narrow one, but before a colon and within quotation marks.
    assert_none(&messages(Language::Fr), |text| {
        let narrow = ["\u{202f}:", "\u{202f}»"];
        let wide = ["\u{a0};", "\u{a0}?", "\u{a0}!"];
        narrow.iter().chain(&wide).any(|sign| text.contains(sign))
    });
}

/// A percent sign stands behind its number and a space that does not break, in English behind
/// the number itself.
#[test]
fn percent_signs_do_not_begin_a_line() {
    for language in Language::ALL {
        let mut all = messages(language);
        all.extend(ledgers(language));
        assert_none(&all, |text| text.contains(" %"));
    }
    assert_none(&told(Language::Fr), |text| text.contains(" %"));
}

/// What code puts together for the terminal keeps to it too.
#[test]
fn a_game_told_in_french_sets_its_signs_apart_too() {
    assert_none(&told(Language::Fr), |text| {
        let mut signs = text.char_indices().filter(|(_, sign)| ";:?!".contains(*sign));
        signs.any(|(at, _)| {
            let before = text[..at].strip_suffix(' ').unwrap_or(&text[..at]);
            // Signs of the city stand beside each other with plain spaces.
            before.ends_with(|sign: char| sign.is_alphanumeric() || sign == ')' || sign == '$')
        })
    });
}

#[test]
fn apostrophes_are_typographic() {
    for language in Language::ALL {
        let mut all = messages(language);
        all.extend(ledgers(language));
        assert_none(&all, |text| text.contains('\''));
    }
    // In data apostrophes may only be quotation marks, of which there are none inside a text.
    assert_none(&cards(), |text| {
        text.split('"').skip(1).step_by(2).any(|said| said.contains('\''))
    });
}

#[test]
fn no_text_has_an_exclamation_mark_before_a_full_stop() {
    for language in Language::ALL {
        let mut all = messages(language);
        all.extend(ledgers(language));
        assert_none(&all, |text| text.contains("!."));
    }
}

#[test]
fn english_is_what_its_speakers_would_say() {
    assert_none(&english(), |text| {
        says(
            text,
            &[
                "the own",
                "an own",
                "one own",
                "no own",
                "also none",
                "also your own",
                "dearest",
                "next door",
                "were had twice",
                "you live in",
                "nobody writes to you",
                "where chance begins",
                "say how they went",
                "refused with a sentence",
                "leaves the memory",
                "house for board games",
                "house for two board games",
                "points of a hundred",
                "points in a hundred",
                "the most of the others",
            ],
        )
    });
    assert!(titles().len() > 500, "{} titles are read", titles().len());
    assert_none(&titles(), |text| says(text, &["body", "bodies"]));
    assert_none(&messages(Language::En), |text| {
        let said = text.split_once(" = ").map_or(text, |(_, said)| said);
        says(
            said,
            &[
                "take back",
                "taking back",
                "see how",
                "a letter",
                "every letter",
                "other letter",
                "the letters",
                "no letters",
                "more letters",
                "at least one letter",
                "body",
                "bodies",
                "for rats",
                "half of the hand",
                "shows the hand",
                "to the hand",
                "with 1 cards",
                "brass band",
                "with everything known",
                "they err",
                "listed table",
            ],
        )
    });
}

/// "En" and "de" are Spanish words: the letters of an edition are capitals in Spanish ledgers.
#[test]
fn spanish_ledgers_name_editions_in_capitals() {
    let mut noted = ledgers(Language::Es);
    noted.retain(|line| line.text.trim_start().starts_with("- editions:"));
    assert!(noted.len() > 40, "{} notes are read", noted.len());
    assert!(noted.iter().any(|line| line.text.contains("DE")));
    assert_none(&noted, |text| {
        // "Es" is the word that ends many a sentence.
        let codes = ["en", "de"];
        let after = [",", ":", ";", ")", "."];
        text.split(|sign: char| !sign.is_alphabetic()).any(|word| word == "fr")
            || codes
                .iter()
                .any(|code| after.iter().any(|sign| text.contains(&format!(" {code}{sign}"))))
    });
}

#[test]
fn german_spanish_and_french_have_one_word_for_one_thing() {
    let said = |language| {
        let mut all = messages(language);
        all.extend(ledgers(language));
        for line in &mut all {
            if let Some((_, said)) = line.text.split_once(" = ") {
                line.text = said.to_owned();
            }
        }
        all
    };
    let german =
        ["oder nebenan", "daueraufträge", "brief", "briefe", "kopf", "köpfe", "für ratten"];
    assert_none(&said(Language::De), |text| says(text, &german));
    let spanish =
        ["o al lado", "órdenes fijas", "cuerpo", "cuerpos", "por ratas", "otra carta sobre"];
    assert_none(&said(Language::Es), |text| says(text, &spanish));
    let french = [
        "ou à côté",
        "ni à côté",
        "ordres permanents",
        "une lettre",
        "chaque lettre",
        "aucune lettre",
        "de lettres",
        "contre des rats",
        "ors",
    ];
    assert_none(&said(Language::Fr), |text| says(text, &french));
}

/// "Setze", not "Setz": one kind of imperative.
#[test]
fn german_imperatives_are_of_one_kind() {
    let short = [
        "bring", "deck", "drück", "fass", "frag", "füg", "füll", "heb", "hol", "kauf", "kopier",
        "kreuz", "leg", "lern", "mach", "misch", "sag", "schau", "schick", "schließ", "setz",
        "spiel", "stell", "such", "tausch", "verlass", "versuch", "wähl", "zahl", "zähl", "zeig",
        "zieh",
    ];
    let next = [
        "alle", "auf", "beide", "beliebig", "bis", "blind", "das", "dem", "den", "deine", "dich",
        "die", "diese", "diesen", "dir", "drei", "ein", "eine", "einen", "erst", "es", "fünf",
        "für", "ihm", "ihn", "jetzt", "mich", "mir", "noch", "sie", "so", "vier", "wieder", "zum",
        "zwei",
    ];
    let phrases: Vec<String> = short
        .iter()
        .flat_map(|verb| next.iter().map(move |word| format!("{verb} {word}")))
        .collect();
    let phrases: Vec<&str> = phrases.iter().map(String::as_str).collect();
    let mut all = messages(Language::De);
    all.extend(ledgers(Language::De));
    assert_none(&all, |text| says(text, &phrases));
}

/// A rule is printed alone by `snug rules`, and quoted by refusals.
#[test]
fn rules_stand_alone() {
    let beginnings: [&[&str]; 4] = [
        &["It", "Its", "This", "They", "Such", "Otherwise", "That", "Wins", "After that", "Then"],
        &["Es ist freiwillig", "Dies ist", "Er ", "Sie ", "Sonst", "Danach", "Gewinnt"],
        &["Es optativo", "Es la única", "Se quita", "Si lo hay", "Después,", "Gana con", "Gana si"],
        &[
            "C’est facultatif",
            "C’est la seule",
            "C’est le seul",
            "Il est",
            "Elle ",
            "Ils ",
            "Elles ",
            "Sinon",
            "Après cela",
            "Gagne ",
        ],
    ];
    for (language, beginnings) in Language::ALL.into_iter().zip(beginnings) {
        assert_none(&ledgers(language), |text| {
            let Some((_, rule)) = text.strip_prefix("- **").and_then(|rest| rest.split_once("** "))
            else {
                return false;
            };
            beginnings.iter().any(|beginning| {
                rule.strip_prefix(beginning.trim_end())
                    .is_some_and(|rest| rest.starts_with([' ', ',', ':', '\u{a0}', '.']))
            })
        });
    }
}
