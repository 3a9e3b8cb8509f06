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

    /// The first of them that a browser asks for in `Accept-Language`, weights honoured;
    /// English when there is none.
    pub fn preferred(accept: &str) -> Language {
        let mut best = (0.0, Language::En);
        for part in accept.split(',') {
            let mut fields = part.split(';');
            let tag = fields.next().unwrap_or_default().trim();
            let weight = fields
                .find_map(|field| field.trim().strip_prefix("q=")?.parse().ok())
                .unwrap_or(1.0_f32);
            let code = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
            if let Ok(language) = code.parse::<Language>()
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
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

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_browser_gets_the_language_it_likes_best() {
        let preferred = Language::preferred;
        assert_eq!(preferred("it, fr-CH;q=0.7, de;q=0.9, en;q=0.1"), Language::De);
        assert_eq!(preferred("es-MX"), Language::Es);
        assert_eq!(preferred("nonsense;q=x,,;"), Language::En);
    }
}
