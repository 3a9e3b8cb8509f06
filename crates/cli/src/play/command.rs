//! What a person can type.

use std::path::PathBuf;

/// One line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Nothing: show the choices again.
    Empty,
    /// The choice with this number.
    Number(usize),
    /// Anything else, perhaps the notation of a choice.
    Notation(String),
    Help,
    State,
    Hint,
    Undo,
    Log,
    Rules(String),
    Save(PathBuf),
    Quit,
}

/// What `help` says.
pub(crate) const HELP: &str = "\
Answer with the number of a choice, or with the notation beside it.
Besides, you can say:
  state        how the table stands, with your hand
  hint         what the sharp bot would do, and why
  undo         undo your last answer, if it told you nothing new
  log          everything you were shown, from the beginning
  rules WORDS  the rule with an id, or those that contain some words
  save FILE    write the record of the game so far
  quit         leave the table
An empty line shows the choices again.";

impl Command {
    pub(crate) fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Command::Empty,
            ("help" | "?", "") => Command::Help,
            ("state", "") => Command::State,
            ("hint", "") => Command::Hint,
            ("undo", "") => Command::Undo,
            ("log", "") => Command::Log,
            ("rules", words) => Command::Rules(words.to_owned()),
            ("save", file) if !file.is_empty() => Command::Save(file.into()),
            ("quit" | "exit", "") => Command::Quit,
            _ => match line.parse() {
                Ok(number) => Command::Number(number),
                Err(_) => Command::Notation(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_number_or_notation() {
        assert_eq!(Command::parse(" 12\n"), Command::Number(12));
        assert_eq!(Command::parse("enter farm-3"), Command::Notation("enter farm-3".to_owned()));
        assert_eq!(Command::parse("-1"), Command::Notation("-1".to_owned()));
    }

    #[test]
    fn commands_are_known_in_any_case() {
        assert_eq!(Command::parse("HINT"), Command::Hint);
        assert_eq!(Command::parse("Rules RC-B-01"), Command::Rules("RC-B-01".to_owned()));
        assert_eq!(Command::parse("save my game.txt"), Command::Save("my game.txt".into()));
        assert_eq!(Command::parse("\n"), Command::Empty);
    }

    #[test]
    fn a_command_without_what_it_needs_is_none() {
        assert_eq!(Command::parse("save"), Command::Notation("save".to_owned()));
        assert_eq!(Command::parse("hint please"), Command::Notation("hint please".to_owned()));
    }
}
