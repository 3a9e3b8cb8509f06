//! Every string of the pages: Fluent messages in four languages.
//!
//! A message is plain text with placeables; it holds neither `<` nor `&`, so it can
//! stand in HTML as it is. What is put into its placeables by [`Words::html`] is
//! markup already; [`Words::with`] is for attributes and titles, which maud escapes.

mod message;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_syntax::ast::Entry;
use maud::{Markup, PreEscaped, Render};

use crate::{Lang, french};
use message::{Filling, Message};

/// The files of one language, and their texts.
type Files = [(&'static str, &'static str); 5];

macro_rules! files {
    ($lang:literal) => {
        [
            ("common.ftl", include_str!(concat!("../texts/", $lang, "/common.ftl"))),
            ("ankh-morpork.ftl", include_str!(concat!("../texts/", $lang, "/ankh-morpork.ftl"))),
            ("rattus-cartus.ftl", include_str!(concat!("../texts/", $lang, "/rattus-cartus.ftl"))),
            ("pages.ftl", include_str!(concat!("../texts/", $lang, "/pages.ftl"))),
            ("house.ftl", include_str!(concat!("../texts/", $lang, "/house.ftl"))),
        ]
    };
}

static FILES: [Files; 4] = [files!("en"), files!("de"), files!("es"), files!("fr")];

static WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Lang::ALL.map(Words::load));

/// The messages of one language.
pub struct Words {
    lang: Lang,
    messages: HashMap<&'static str, Message>,
    /// Messages without variables, written once.
    plain: HashMap<&'static str, String>,
}

impl Lang {
    /// The messages of this language.
    #[inline]
    pub fn words(self) -> &'static Words {
        &WORDS[self as usize]
    }

    /// The texts of this language as they stand in its files, by file name.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        &FILES[self as usize]
    }
}

impl Words {
    fn load(lang: Lang) -> Words {
        let mut words = Words { lang, messages: HashMap::new(), plain: HashMap::new() };
        for (file, text) in lang.files() {
            let resource =
                fluent_syntax::parser::parse_runtime(*text).unwrap_or_else(|(_, errors)| {
                    panic!("texts/{lang}/{file} is well formed: {errors:?}")
                });
            for entry in &resource.body {
                let Entry::Message(entry) = entry else { continue };
                let Some(pattern) = &entry.value else { continue };
                let key = entry.id.name;
                let message = Message::new(pattern)
                    .unwrap_or_else(|what| panic!("{key} in texts/{lang}/{file} has {what}"));
                if let Some(text) = message.plain() {
                    words.plain.insert(key, text);
                }
                let before = words.messages.insert(key, message);
                assert!(before.is_none(), "{key} stands twice: texts/{lang}/{file}");
            }
        }
        words
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without placeables.
    #[inline]
    pub fn say(&self, key: &str) -> &str {
        match self.plain.get(key) {
            Some(text) => text,
            None if self.lang != Lang::En => Lang::En.words().say(key),
            None => missing(key),
        }
    }

    /// A message with plain values in its placeables; not yet escaped.
    pub fn with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(message) = self.messages.get(key) else {
            return match self.lang {
                Lang::En => missing(key).to_owned(),
                _ => Lang::En.words().with(key, values),
            };
        };
        let mut text = String::with_capacity(96);
        let filled = message.write(self.lang, values, &mut text);
        debug_assert!(filled.is_ok(), "{key} in {} wants {filled:?}", self.lang);
        if self.lang == Lang::Fr { french::joined(text) } else { text }
    }

    /// A message with markup or escaped values in its placeables.
    pub fn html(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Markup {
        PreEscaped(self.with(key, values))
    }

    /// "one, two and three", in this language.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [most @ .., last] => {
                let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
                format!("{} {} {}", most.join(", "), self.and(last.as_ref()), last.as_ref())
            }
        }
    }

    /// "and" before this item: the Spanish "y" is an "e" before the sound of an i.
    fn and(&self, next: &str) -> &str {
        let next = without_tags(next).to_lowercase();
        let word = next.trim_start_matches(|sign: char| !sign.is_alphabetic());
        let sounds_i = ["i", "í", "hi", "hí"].iter().any(|start| word.starts_with(start));
        match self.lang {
            Lang::Es if sounds_i && !word.starts_with("hie") => "e",
            _ => self.say("list-and"),
        }
    }

    /// The sign between a label and what it labels: French sets it apart.
    pub fn colon(&self) -> &str {
        self.say("colon")
    }

    /// Whether this language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }
}

/// A value for a placeable: a number chooses plurals, a text stands as it is.
#[derive(Clone, Debug)]
pub struct Value<'a>(Filling<'a>);

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

impl From<Markup> for Value<'_> {
    fn from(markup: Markup) -> Self {
        Value::from(markup.into_string())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // No page counts further than this.
                Value(Filling::Number(i64::try_from(number).unwrap_or(i64::MAX)))
            }
        }
    )+};
}
numbers!(u8, u16, u32, usize, i32, i64);

/// The text with everything that means something in HTML escaped.
pub fn escaped(text: &str) -> String {
    text.render().into_string()
}

fn without_tags(markup: &str) -> String {
    let mut in_tag = false;
    let is_text = |sign: &char| {
        let was_in_tag = in_tag;
        in_tag = *sign == '<' || (in_tag && *sign != '>');
        !in_tag && !was_in_tag
    };
    markup.chars().filter(is_text).collect()
}

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
    ""
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    #[test]
    fn spanish_lists_change_their_and_before_an_i() {
        let words = Lang::Es.words();
        assert_eq!(words.list(&["Susan", "Igor"]), "Susan e Igor");
        assert_eq!(words.list(&["Igor", "<b>Isla</b>"]), "Igor e <b>Isla</b>");
        assert_eq!(words.list(&["Hex", "Igor", "Susan"]), "Hex, Igor y Susan");
        assert_eq!(words.list(&["agua", "hielo"]), "agua y hielo");
    }
}
