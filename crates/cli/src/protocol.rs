//! The lines that the arena and a program speak with each other; `docs/bot-protocol.md`
//! has them for those who write a bot.
//!
//! Every line is a word and what belongs to it. What a line cannot be understood without is
//! never left out, and what is not known is passed over: so a program of an older release
//! remains an opponent.

use std::fmt;

/// The version of the protocol spoken here.
pub(crate) const VERSION: u32 = 1;

/// What the arena says first, and a program last: who speaks, and in which version.
pub(crate) const HELLO: &str = "snug-bot";

/// How long a line may be, in bytes: a view has a few thousand.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// What the arena says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line<'a> {
    /// The version spoken.
    Hello(u32),
    /// The name of the game.
    Game(&'a str),
    /// The revision of its rules.
    Rules(u32),
    /// Players, edition and options, as JSON.
    Setup(&'a str),
    /// Whom the program plays for.
    Seat(&'a str),
    /// What its own chance may begin with.
    Seed(u64),
    /// How many milliseconds it has for an answer.
    Time(u64),
    /// Something its seat was shown, as JSON.
    Shown(&'a str),
    /// What its seat knows, as JSON.
    View(&'a str),
    /// One of the answers that are allowed, in notation.
    Action(&'a str),
    /// All was said: an answer is waited for.
    Go,
    /// The game is over, for whatever reason.
    Quit,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Hello(version) => write!(f, "{HELLO} {version}"),
            Line::Game(name) => write!(f, "game {name}"),
            Line::Rules(revision) => write!(f, "rules {revision}"),
            Line::Setup(setup) => write!(f, "setup {setup}"),
            Line::Seat(seat) => write!(f, "seat {seat}"),
            Line::Seed(seed) => write!(f, "seed {seed}"),
            Line::Time(millis) => write!(f, "time {millis}"),
            Line::Shown(shown) => write!(f, "shown {shown}"),
            Line::View(view) => write!(f, "view {view}"),
            Line::Action(action) => write!(f, "action {action}"),
            Line::Go => f.write_str("go"),
            Line::Quit => f.write_str("quit"),
        }
    }
}

impl<'a> Line<'a> {
    /// What a line says; nothing where it is in words of a later version.
    pub(crate) fn parse(line: &'a str) -> Option<Line<'a>> {
        let (word, rest) = line.trim_end().split_once(' ').unwrap_or((line.trim_end(), ""));
        Some(match word {
            HELLO => Line::Hello(rest.parse().ok()?),
            "game" => Line::Game(rest),
            "rules" => Line::Rules(rest.parse().ok()?),
            "setup" => Line::Setup(rest),
            "seat" => Line::Seat(rest),
            "seed" => Line::Seed(rest.parse().ok()?),
            "time" => Line::Time(rest.parse().ok()?),
            "shown" => Line::Shown(rest),
            "view" => Line::View(rest),
            "action" => Line::Action(rest),
            "go" => Line::Go,
            "quit" => Line::Quit,
            _ => return None,
        })
    }
}

/// What a program says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply<'a> {
    /// The version it speaks.
    Hello(u32),
    /// Its answer, in notation.
    Answer(&'a str),
}

impl fmt::Display for Reply<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Hello(version) => write!(f, "{HELLO} {version}"),
            Reply::Answer(action) => write!(f, "answer {action}"),
        }
    }
}

impl<'a> Reply<'a> {
    /// What a line says; nothing where a program only talks to itself.
    pub(crate) fn parse(line: &'a str) -> Option<Reply<'a>> {
        let (word, rest) = line.trim_end().split_once(' ')?;
        match word {
            HELLO => Some(Reply::Hello(rest.split_whitespace().next()?.parse().ok()?)),
            "answer" => Some(Reply::Answer(rest)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let lines = [
            Line::Hello(1),
            Line::Game("tiny"),
            Line::Rules(2),
            Line::Setup("{\"players\":2}"),
            Line::Seat("2"),
            Line::Seed(u64::MAX),
            Line::Time(1500),
            Line::Shown("{}"),
            Line::View("{\"a\": 1}"),
            Line::Action("play modo"),
            Line::Go,
            Line::Quit,
        ];
        for line in lines {
            assert_eq!(Line::parse(&line.to_string()), Some(line));
        }
        for reply in [Reply::Hello(1), Reply::Answer("play modo")] {
            assert_eq!(Reply::parse(&reply.to_string()), Some(reply));
        }
    }

    #[test]
    fn words_of_a_later_version_are_passed_over() {
        assert_eq!(Line::parse("weather rain"), None);
        assert_eq!(Reply::parse("thinking of modo"), None);
        assert_eq!(Reply::parse("snug-bot 1 and a name"), Some(Reply::Hello(1)));
    }
}
