//! How each language writes numbers and days.

use game::Language;

use crate::Words;

impl Words {
    /// A whole number with the thousands set apart as the language does.
    pub fn number(&self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + 4);
        if number < 0 {
            text.push('−');
        }
        for (place, digit) in digits.chars().enumerate() {
            let left = digits.len() - place;
            // Spanish sets nothing apart in numbers of four digits.
            let grouped = self.language() != Language::Es || digits.len() > 4;
            if place > 0 && left.is_multiple_of(3) && grouped {
                text.push(self.thousands());
            }
            text.push(digit);
        }
        text
    }

    /// A number with so many decimals.
    pub fn decimal(&self, number: f64, places: usize) -> String {
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
        } else if self.language() == Language::En {
            "."
        } else {
            ","
        };
        format!("{sign}{whole}{point}{rest}")
    }

    /// A share between 0 and 1 as whole percents.
    pub fn percent(&self, share: f64) -> String {
        let number = (share * 100.0).round() as i64;
        match self.language() {
            Language::En => format!("{number}%"),
            _ => format!("{number}\u{a0}%"),
        }
    }

    /// A day of the calendar, with the name of its month.
    pub fn date(&self, year: i16, month: i8, day: i8) -> String {
        let month = self.say(&format!("month-{month}"));
        // A year is a name: nothing is set apart in it.
        let year = year.to_string();
        self.with(
            "date",
            &[("day", i32::from(day).into()), ("month", month.into()), ("year", year.into())],
        )
    }

    fn thousands(&self) -> char {
        match self.language() {
            Language::En => ',',
            Language::De => '.',
            Language::Es => '\u{a0}',
            Language::Fr => '\u{202f}',
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Spoken;
    use game::Language;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        assert_eq!(
            Language::ALL.map(|language| language.words().number(1234)),
            ["1,234", "1.234", "1234", "1\u{202f}234"]
        );
        assert_eq!(Language::Es.words().number(-12345), "−12\u{a0}345");
        assert_eq!(
            Language::ALL.map(|language| language.words().decimal(0.25, 1)),
            ["0.2", "0,2", "0,2", "0,2"]
        );
        assert_eq!(Language::De.words().decimal(-0.01, 1), "0,0");
        assert_eq!(Language::Fr.words().percent(0.256), "26\u{a0}%");
    }

    #[test]
    fn dates_are_written_as_each_language_does() {
        assert_eq!(
            Language::ALL.map(|language| language.words().date(2026, 3, 1)),
            ["1 March 2026", "1. März 2026", "1 de marzo de 2026", "1er mars 2026"]
        );
        for language in Language::ALL {
            for month in 1..=12 {
                assert!(
                    !language.words().date(2026, month, 16).contains("month"),
                    "{month} in {language}"
                );
            }
        }
    }
}
