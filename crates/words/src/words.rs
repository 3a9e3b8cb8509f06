//! Every string for people: Fluent messages in four languages.
//!
//! A message is plain text with placeables. [`Words::with`] fills them in and gives plain
//! text; [`Words::text`] keeps the marks of what is put in.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use fluent_syntax::ast::Entry;
use game::Language;
use rustc_hash::FxHashMap;

use crate::message::{Filling, Message};
use crate::{Speech, Text, contractions};

games::by_name!(pub(crate) Speech);

const LANGUAGES: usize = Language::ALL.len();

/// The text of a file in every language, in the order of [`Language::ALL`].
pub type Texts = [&'static str; LANGUAGES];

/// The text of the file with this name in every language.
macro_rules! texts {
    ($file:literal) => {
        [
            include_str!(concat!("../texts/en/", $file)),
            include_str!(concat!("../texts/de/", $file)),
            include_str!(concat!("../texts/es/", $file)),
            include_str!(concat!("../texts/fr/", $file)),
        ]
    };
}
pub(crate) use texts;

/// The files that belong to no game.
const SHARED: &[(&str, Texts)] = &[
    ("common", texts!("common.ftl")),
    ("pages", texts!("pages.ftl")),
    ("bots", texts!("bots.ftl")),
    ("house", texts!("house.ftl")),
    ("table", texts!("table.ftl")),
    ("learn", texts!("learn.ftl")),
    ("lessons", texts!("lessons.ftl")),
    ("proof", texts!("proof.ftl")),
    ("after", texts!("after.ftl")),
    ("coach", texts!("coach.ftl")),
    ("hint", texts!("hint.ftl")),
    ("review", texts!("review.ftl")),
    ("terminal", texts!("terminal.ftl")),
    ("tab", texts!("tab.ftl")),
];

/// The files of every language by name, with their texts: those of the games, and the others.
static FILES: LazyLock<[Vec<(&'static str, &'static str)>; LANGUAGES]> = LazyLock::new(|| {
    let games = games::NAMES.iter().filter_map(|&game| Some((game, with_game(game, Own).ok()?)));
    let files: Vec<(&str, Texts)> = SHARED.iter().copied().chain(games).collect();
    Language::ALL.map(|language| {
        files.iter().map(|(name, texts)| (*name, texts[language as usize])).collect()
    })
});

/// The texts of a game.
struct Own;

impl Visitor for Own {
    type Output = Texts;

    fn visit<G: Speech>(self) -> Texts {
        G::TEXTS
    }
}

static WORDS: LazyLock<[Words; LANGUAGES]> = LazyLock::new(|| Language::ALL.map(Words::load));

/// The messages of one language.
pub struct Words {
    language: Language,
    messages: FxHashMap<&'static str, Message>,
    /// Messages without variables, written once.
    plain: FxHashMap<&'static str, String>,
}

/// A language that is spoken here.
pub trait Spoken {
    /// The messages of this language.
    fn words(self) -> &'static Words;

    /// The texts of this language as they stand in its files, by the name of the file.
    fn files(self) -> &'static [(&'static str, &'static str)];
}

impl Spoken for Language {
    #[inline]
    fn words(self) -> &'static Words {
        &WORDS[self as usize]
    }

    fn files(self) -> &'static [(&'static str, &'static str)] {
        &FILES[self as usize]
    }
}

impl Words {
    fn load(language: Language) -> Words {
        let mut words =
            Words { language, messages: FxHashMap::default(), plain: FxHashMap::default() };
        for (file, text) in language.files() {
            let resource =
                fluent_syntax::parser::parse_runtime(*text).unwrap_or_else(|(_, errors)| {
                    panic!("texts/{language}/{file}.ftl is well formed: {errors:?}")
                });
            for entry in &resource.body {
                let Entry::Message(entry) = entry else { continue };
                let Some(pattern) = &entry.value else { continue };
                let key = entry.id.name;
                let message = Message::new(pattern).unwrap_or_else(|what| {
                    panic!("{key} in texts/{language}/{file}.ftl has {what}")
                });
                if let Some(text) = message.plain() {
                    words.plain.insert(key, text);
                }
                let before = words.messages.insert(key, message);
                assert!(before.is_none(), "{key} stands twice: texts/{language}/{file}.ftl");
            }
        }
        words
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without placeables.
    #[inline]
    pub fn say(&self, key: &str) -> &str {
        match self.plain.get(key) {
            Some(text) => text,
            None if self.language != Language::En => Language::En.words().say(key),
            None => missing(key),
        }
    }

    /// A message with values in its placeables, as plain text.
    pub fn with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.text(key, values).into_string()
    }

    /// A message with values in its placeables, which keep their marks.
    pub fn text(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Text {
        self.filled(key, [values, &[]])
    }

    /// The same with values of two kinds: those that are always there, and more.
    pub(crate) fn filled(&self, key: &str, values: [&Values<'_>; 2]) -> Text {
        let Some(message) = self.messages.get(key) else {
            return match self.language {
                Language::En => missing(key).into(),
                _ => Language::En.words().filled(key, values),
            };
        };
        let mut text = Text::for_sentence();
        let filled = message.write(self.language, values, &mut text);
        debug_assert!(filled.is_ok(), "{key} in {} wants {filled:?}", self.language);
        contractions::contract(self.language, &mut text);
        text
    }

    /// "one, two and three", in this language.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let [most @ .., last] = items else { return String::new() };
        let last = last.as_ref();
        let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
        match most.is_empty() {
            true => last.to_owned(),
            false => format!("{} {} {last}", most.join(", "), self.and(last)),
        }
    }

    /// The same of texts, which keep their marks.
    pub fn texts(&self, items: &[Text]) -> Text {
        match items {
            [] => Text::default(),
            [one] => one.clone(),
            [most @ .., last] => {
                let mut all = Text::joined(most, ", ");
                all.push_str(" ");
                all.push_str(self.and(last.as_str()));
                all.push_str(" ");
                all.push(last);
                all
            }
        }
    }

    /// "and" before this item: the Spanish "y" is an "e" before the sound of an i.
    fn and(&self, next: &str) -> &str {
        let next = next.to_lowercase();
        let word = next.trim_start_matches(|sign: char| !sign.is_alphabetic());
        let sounds_i = ["i", "í", "hi", "hí"].iter().any(|start| word.starts_with(start));
        match self.language {
            Language::Es if sounds_i && !word.starts_with("hie") => "e",
            _ => self.say("list-and"),
        }
    }

    /// The sign between a label and what it labels: French sets it apart.
    pub fn colon(&self) -> &str {
        self.say("colon")
    }

    /// The sign between parts that have commas of their own: French sets it apart too.
    pub fn semicolon(&self) -> &str {
        self.say("semicolon")
    }

    /// "one; two; three", in this language.
    pub fn parts(&self, parts: &[String]) -> String {
        parts.join(&format!("{} ", self.semicolon()))
    }

    /// Whether this language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }
}

/// What the placeables of a message are filled with, by name.
pub(crate) type Values<'v> = [(&'static str, Value<'v>)];

/// A value for a placeable: a number chooses plurals, a text stands as it is.
#[derive(Clone, Debug)]
pub struct Value<'a>(pub(crate) Filling<'a>);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value(Filling::Text(Cow::Borrowed(text)))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value(Filling::Text(Cow::Owned(text)))
    }
}

impl From<Text> for Value<'_> {
    fn from(text: Text) -> Self {
        Value(Filling::Marked(text))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Nobody counts further than this.
                Value(Filling::Number(i64::try_from(number).unwrap_or(i64::MAX)))
            }
        }
    )+};
}
numbers!(u8, u16, u32, usize, i32, i64);

/// The ids of the messages in the text of a file.
pub fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let named = key.starts_with(|first: char| first.is_ascii_alphabetic())
            && key.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
        named.then_some(key)
    })
}

/// A key that not even English has is a mistake of ours: tests fail, readers see the key.
fn missing(key: &str) -> &'static str {
    debug_assert!(false, "no message {key}");
    kept(key)
}

/// The key for as long as the program runs. Each is kept once, and only our code makes keys.
fn kept(key: &str) -> &'static str {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(key) = all.get(key) {
        return key;
    }
    let key: &'static str = Box::leak(key.into());
    all.insert(key);
    key
}

#[cfg(test)]
mod tests {
    use super::{Spoken, kept};
    use crate::{Mark, Text};
    use game::Language;

    #[test]
    fn spanish_lists_change_their_and_before_an_i() {
        let words = Language::Es.words();
        assert_eq!(words.list(&["Susan", "Igor"]), "Susan e Igor");
        let marked = ["Igor", "Isla"].map(|name| Text::marked(Mark::Strong, name));
        assert_eq!(words.texts(&marked).to_string(), "Igor e Isla");
        assert_eq!(words.list(&["Hex", "Igor", "Susan"]), "Hex, Igor y Susan");
        assert_eq!(words.list(&["agua", "hielo"]), "agua y hielo");
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic = "no message no-such-key")]
    fn a_missing_text_shows_its_key_and_fails_tests() {
        assert_eq!(Language::De.words().say("no-such-key"), "no-such-key");
    }

    #[test]
    fn a_key_that_is_shown_is_kept_once() {
        let (one, two) = (kept("shown"), kept("shown"));
        assert_eq!((one, one.as_ptr()), ("shown", two.as_ptr()));
    }
}
