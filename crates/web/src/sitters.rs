//! Whose seats statistics count.

use std::str::FromStr;

use game::ParseError;

/// Whose seats are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sitters {
    /// Everybody's.
    #[default]
    All,
    /// People's.
    People,
    /// Bots'.
    Bots,
}

impl Sitters {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Sitters; 3] = [Sitters::All, Sitters::People, Sitters::Bots];

    /// How programs, addresses and commands call them.
    pub const fn name(self) -> &'static str {
        match self {
            Sitters::All => "all",
            Sitters::People => "people",
            Sitters::Bots => "bots",
        }
    }
}

impl FromStr for Sitters {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Sitters, ParseError> {
        let named = Sitters::ALL.into_iter().find(|sitters| sitters.name() == text);
        named.ok_or_else(|| ParseError::new("all, people or bots are counted", text))
    }
}
