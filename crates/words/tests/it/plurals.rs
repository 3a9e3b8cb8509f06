//! One card, two cards: what is said of one, and what of several.

use std::collections::BTreeSet;

use words::{Language, Spoken, Value, keys};

/// Variables that are numbers of things, which may be one.
const COUNTED: [&str; 20] = [
    "n",
    "count",
    "left",
    "chance",
    "points",
    "nuns",
    "seconds",
    "most",
    "least",
    "need",
    "own",
    "have",
    "influence",
    "decisions",
    "searches",
    "playouts",
    "seen",
    "won",
    "increment",
    "sum",
];

/// Variables that are words, numbers of order, or numbers with their unit. Where so many are
/// part `of` others, the sentence is about the part.
const OTHERS: &str = "about action after amount answer area at before better bot building by \
    card cards choice choices class colour command content control cost day debt detail effect \
    else event expected face field figure file first forfeit from game games goal help high hint \
    id kind last level levels list low luck minion money month name names neighbours number of \
    one other others out percent personality place played power progress query rats reason risk \
    role round rounds rule said seat second section share state status supply symbol symbols \
    table text then third title to total turn two usual value what when who whom why words year \
    you";

/// Messages in which a number stands before a word that does not depend on it.
const NEVER_ONE: [(&str, &str); 14] = [
    ("am-effect-loan", "the points that a loan costs"),
    ("am-goal-", "what a personality needs"),
    ("am-lane-", "what a personality needs"),
    ("am-log-drew-many", "one card is drawn in another sentence"),
    ("learn-players", "two at the least"),
    ("learn-reference-note", "the rules of a whole game"),
    ("lessons-number", "the lessons of a whole game"),
    ("problem-clock-", "the longest of clocks"),
    ("problem-malformed-", "the most of what a request may hold"),
    ("problem-no-such-colour", "the colours there are"),
    ("problem-order-long", "the longest of standing orders"),
    ("rc-nuns-total", "the number of nuns is words already"),
    ("rc-won-nobody", "likewise"),
    ("rules-under", "the rules of a whole game"),
];

/// Texts that can be so long, and no longer.
const LONGEST: &str = "-long";

/// A message as it stands in its file.
struct Message {
    key: &'static str,
    text: String,
}

fn messages(language: Language) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for (_, file) in language.files() {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            match (keys(line).next(), messages.last_mut()) {
                (Some(key), _) => {
                    let (_, text) = line.split_once('=').expect("it has a key");
                    messages.push(Message { key, text: format!("{text}\n") });
                }
                (None, Some(message)) => {
                    message.text.push_str(line);
                    message.text.push('\n');
                }
                (None, None) => {}
            }
        }
    }
    messages
}

impl Message {
    /// The variables that are written, or that choose.
    fn variables(&self) -> BTreeSet<&'static str> {
        let all = COUNTED.iter().copied().chain(OTHERS.split_whitespace());
        let known: Vec<&'static str> = all.collect();
        let found = self.text.split("{ $").skip(1).map(|rest| {
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
            let name = rest[..end.unwrap_or(rest.len())].trim_end_matches('-');
            let known = known.iter().find(|known| **known == name);
            *known.unwrap_or_else(|| panic!("{}: is ${name} a number of things?", self.key))
        });
        found.collect()
    }

    fn chooses_by(&self, name: &str) -> bool {
        self.text.contains(&format!("{{ ${name} ->"))
    }

    /// The variables of which the message has a variant for one.
    fn counted(&self) -> impl Iterator<Item = &'static str> {
        let has_one = self.text.contains("[one]");
        let names = self.variables().into_iter();
        names.filter(move |name| has_one && COUNTED.contains(name)).filter(|n| self.chooses_by(n))
    }

    /// What is chosen by words.
    fn cases(&self) -> BTreeSet<&str> {
        let cases = self.text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
        cases.filter(|case| case.chars().all(|sign| sign.is_ascii_alphabetic())).collect()
    }
}

#[test]
fn a_number_before_a_word_has_a_plural() {
    for language in Language::ALL {
        let mut found = Vec::new();
        for message in messages(language) {
            let never = NEVER_ONE.iter().any(|(key, _)| message.key.starts_with(key));
            if never || message.key.ends_with(LONGEST) {
                continue;
            }
            for name in COUNTED.iter().filter(|name| !message.chooses_by(name)) {
                let number = format!("{{ ${name} }}");
                if message.text.split(&number).skip(1).any(is_counted) {
                    found.push(format!("{language}: {} = {}", message.key, message.text));
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

/// Whether what follows a number is counted by it, and no word that is the same for one.
fn is_counted(rest: &str) -> bool {
    let Some(rest) = rest.strip_prefix([' ', '\u{a0}']) else { return false };
    let word = rest.split(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
    let same = [
        "a",
        "à",
        "an",
        "and",
        "Anhänger",
        "at",
        "au",
        "avec",
        "away",
        "bis",
        "chacun",
        "como",
        "con",
        "dans",
        "d",
        "de",
        "der",
        "des",
        "each",
        "Einfluss",
        "en",
        "fois",
        "gold",
        "Gold",
        "Handlanger",
        "in",
        "influence",
        "je",
        "Joker",
        "KiB",
        "Kio",
        "laissez",
        "left",
        "mit",
        "more",
        "of",
        "ohne",
        "or",
        "sans",
        "sin",
        "Siegpunktmarker",
        "spielen",
        "sur",
        "to",
        "und",
        "von",
        "weitergeben",
        "with",
        "without",
    ];
    !word.is_empty() && !same.contains(&word)
}

/// Every message that counts says something else of one than of two, beside the number.
#[test]
fn one_is_said_otherwise_than_two() {
    for language in Language::ALL {
        let words = language.words();
        let (mut tried, mut same) = (0, Vec::new());
        for message in messages(language) {
            for counted in message.counted() {
                let filled = |number: i64, case: &str| {
                    let value = |name: &'static str| -> (&'static str, Value<'_>) {
                        match name == counted {
                            true => (name, number.into()),
                            false => (name, case.to_owned().into()),
                        }
                    };
                    let values: Vec<_> = message.variables().into_iter().map(value).collect();
                    words.with(message.key, &values).replace(&number.to_string(), "#")
                };
                let mut cases = message.cases();
                cases.insert("");
                let differ = cases.iter().any(|case| filled(1, case) != filled(2, case));
                if !differ {
                    same.push(format!("{language}: {} = {}", message.key, message.text));
                }
                tried += 1;
            }
        }
        assert!(same.is_empty(), "{}", same.join("\n"));
        assert!(tried > 80, "{language}: only {tried} messages count");
    }
}
