//! How somebody likes to be told a game.

use std::env;
use std::io::{self, IsTerminal};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Language;

/// Drawings and lines of text fit this, wherever nobody says how wide the terminal is.
const USUAL_WIDTH: usize = 80;
/// Drawings need at least this much.
const NARROWEST: usize = 40;

/// The language to speak.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LanguageArg {
    /// The language to speak: en, de, es or fr [default: your system's, or else en]
    #[arg(long, value_name = "LANG", value_parser = language(), hide_possible_values = true)]
    lang: Option<Language>,
}

/// Takes a language as an argument, so that shells can complete it.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| code.parse::<Language>())
}

impl LanguageArg {
    /// The one asked for, or else the one of the system, or else English.
    pub(crate) fn language(self) -> Language {
        self.lang.unwrap_or_else(|| {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(env::var_os);
            let mut set = set.filter(|value| !value.is_empty());
            let locale = set.next().unwrap_or_default();
            of_locale(&locale.to_string_lossy()).unwrap_or(Language::En)
        })
    }
}

/// The language of `de_AT.UTF-8`; nothing for one that is not spoken here.
fn of_locale(locale: &str) -> Option<Language> {
    locale.split(['_', '.', '-', '@']).next()?.to_ascii_lowercase().parse().ok()
}

/// How a game is told.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LookArgs {
    #[command(flatten)]
    language: LanguageArg,
    /// Plain lines for a screen reader: no drawings, no colours, every sentence on one line
    #[arg(long)]
    plain: bool,
}

/// How a person is spoken to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) language: Language,
    pub(crate) plain: bool,
    pub(crate) colour: bool,
    /// How many characters a line has room for.
    pub(crate) width: usize,
}

impl LookArgs {
    /// The look that fits these wishes and the terminal.
    pub(crate) fn look(self) -> Look {
        let LookArgs { language, plain } = self;
        Look {
            language: language.language(),
            plain,
            colour: !plain && has_colour(),
            width: width(),
        }
    }
}

/// Colours are for terminals; `NO_COLOR` forbids them, `CLICOLOR_FORCE` wants them in pipes, too.
fn has_colour() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let forced =
        env::var_os("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0");
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    !is_set("NO_COLOR") && (forced || (io::stdout().is_terminal() && !dumb))
}

fn width() -> usize {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || Some(usize::from(terminal_size::terminal_size_of(io::stdout())?.0.0));
    said.or_else(measured).unwrap_or(USUAL_WIDTH).max(NARROWEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(of_locale("de_AT.UTF-8"), Some(Language::De));
        assert_eq!(of_locale("fr"), Some(Language::Fr));
        assert_eq!(of_locale("es-MX"), Some(Language::Es));
        for other in ["", "C", "C.UTF-8", "POSIX", "nl_NL", "deutsch", "\u{fffd}"] {
            assert_eq!(of_locale(other), None, "{other}");
        }
    }
}
