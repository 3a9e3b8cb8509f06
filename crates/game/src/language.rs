//! The languages of the house.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ParseError;

/// A language that rules and pages are written in.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English, which everything is written in first.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// French.
    Fr,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Es, Language::Fr];

    /// Its two letters, as in `lang` attributes and file names.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
            Language::Fr => "fr",
        }
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Es => "Español",
            Language::Fr => "Français",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Language, ParseError> {
        let found = Language::ALL.into_iter().find(|language| language.code() == text);
        found.ok_or_else(|| ParseError::new("a language is en, de, es or fr", text))
    }
}
