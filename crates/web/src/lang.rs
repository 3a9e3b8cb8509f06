//! The four languages, and how each writes numbers.

use std::fmt;
use std::str::FromStr;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// French.
    Fr,
}

impl Lang {
    /// All four, in the order of the switch.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Es, Lang::Fr];

    /// The code for `lang` attributes, cookies and file names.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Es => "es",
            Lang::Fr => "fr",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Es => "Español",
            Lang::Fr => "Français",
        }
    }

    /// The first language of ours that a browser asks for in `Accept-Language`,
    /// weights honoured; English when there is none.
    pub fn preferred(accept: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for part in accept.split(',') {
            let mut fields = part.split(';');
            let tag = fields.next().unwrap_or_default().trim();
            let weight = fields
                .find_map(|field| field.trim().strip_prefix("q=")?.parse().ok())
                .unwrap_or(1.0_f32);
            let code = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
            if let Ok(lang) = code.parse::<Lang>()
                && weight > best.0
            {
                best = (weight, lang);
            }
        }
        best.1
    }

    /// A whole number with the thousands set apart as the language does.
    pub fn number(self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + 4);
        if number < 0 {
            text.push('−');
        }
        for (place, digit) in digits.chars().enumerate() {
            let left = digits.len() - place;
            // Spanish sets nothing apart in numbers of four digits.
            let grouped = self != Lang::Es || digits.len() > 4;
            if place > 0 && left.is_multiple_of(3) && grouped {
                text.push(self.thousands());
            }
            text.push(digit);
        }
        text
    }

    /// A number with so many decimals.
    pub fn decimal(self, number: f64, places: usize) -> String {
        let text = format!("{:.places$}", number.abs());
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let sign = if number < 0.0 && text.bytes().any(|digit| matches!(digit, b'1'..=b'9')) {
            "−"
        } else {
            ""
        };
        let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| self.number(whole));
        let point = if rest.is_empty() {
            ""
        } else if self == Lang::En {
            "."
        } else {
            ","
        };
        format!("{sign}{whole}{point}{rest}")
    }

    /// A share between 0 and 1 as whole percents.
    pub fn percent(self, share: f64) -> String {
        let number = (share * 100.0).round() as i64;
        match self {
            Lang::En => format!("{number}%"),
            _ => format!("{number}\u{a0}%"),
        }
    }

    /// A day of the calendar, with the name of its month.
    pub fn date(self, year: i16, month: i8, day: i8) -> String {
        let words = self.words();
        let month = words.say(&format!("month-{month}"));
        // A year is a name: nothing is set apart in it.
        let year = year.to_string();
        words.with(
            "date",
            &[("day", i32::from(day).into()), ("month", month.into()), ("year", year.into())],
        )
    }

    const fn thousands(self) -> char {
        match self {
            Lang::En => ',',
            Lang::De => '.',
            Lang::Es => '\u{a0}',
            Lang::Fr => '\u{202f}',
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(UnknownLang)
    }
}

/// A code that is none of the four languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is en, de, es or fr")
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        assert_eq!(
            Lang::ALL.map(|lang| lang.number(1234)),
            ["1,234", "1.234", "1234", "1\u{202f}234"]
        );
        assert_eq!(Lang::Es.number(-12345), "−12\u{a0}345");
        assert_eq!(Lang::ALL.map(|lang| lang.decimal(0.25, 1)), ["0.2", "0,2", "0,2", "0,2"]);
        assert_eq!(Lang::De.decimal(-0.01, 1), "0,0");
        assert_eq!(Lang::Fr.percent(0.256), "26\u{a0}%");
    }

    #[test]
    fn dates_are_written_as_each_language_does() {
        assert_eq!(
            Lang::ALL.map(|lang| lang.date(2026, 3, 1)),
            ["1 March 2026", "1. März 2026", "1 de marzo de 2026", "1er mars 2026"]
        );
        for lang in Lang::ALL {
            for month in 1..=12 {
                assert!(!lang.date(2026, month, 16).contains("month"), "{month} in {lang}");
            }
        }
    }

    #[test]
    fn the_browser_gets_the_language_it_likes_best() {
        assert_eq!(Lang::preferred("it, fr-CH;q=0.7, de;q=0.9, en;q=0.1"), Lang::De);
        assert_eq!(Lang::preferred("es-MX"), Lang::Es);
        assert_eq!(Lang::preferred("nonsense;q=x,,;"), Lang::En);
    }
}
