//! Every string of the pages: Fluent messages in four languages.
//!
//! A message is plain text with placeables; it holds neither `<` nor `&`, so it can
//! stand in HTML as it is. What is put into its placeables by [`Words::html`] is
//! markup already; [`Words::with`] is for attributes and titles, which maud escapes.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped, Render};
use unic_langid::LanguageIdentifier;

use crate::{Lang, french};

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
    bundle: FluentBundle<FluentResource>,
    /// Messages without placeables, formatted once.
    plain: HashMap<String, String>,
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
        let id: LanguageIdentifier = lang.code().parse().expect("a language code is an identifier");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut plain = HashMap::new();
        for (file, text) in lang.files() {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(_, errors)| {
                    panic!("texts/{lang}/{file} is well formed: {errors:?}")
                });
            bundle.add_resource(resource).unwrap_or_else(|errors| {
                panic!("texts/{lang}/{file} repeats no message: {errors:?}")
            });
        }
        for key in lang.files().iter().flat_map(|(_, text)| keys(text)) {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
                continue;
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, None, &mut errors);
            if errors.is_empty() {
                plain.insert(key.to_owned(), text.into_owned());
            }
        }
        Words { lang, bundle, plain }
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
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.0.clone());
        }
        self.format(key, &args)
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

    /// Whether this language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            if self.lang != Lang::En {
                return Lang::En.words().format(key, args);
            }
            return missing(key).to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.lang);
        if self.lang == Lang::Fr { french::joined(text) } else { text }
    }
}

/// A value for a placeable: a number chooses plurals, a text stands as it is.
#[derive(Clone, Debug)]
pub struct Value<'a>(FluentValue<'a>);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value(FluentValue::String(Cow::Borrowed(text)))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value(FluentValue::String(Cow::Owned(text)))
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
                Value(FluentValue::from(number))
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
