//! What a person can type, in English or in their own language.

use std::path::PathBuf;

use words::Words;

/// The words that are commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Help,
    State,
    Cards,
    Hint,
    Undo,
    UndoTurn,
    Log,
    Rules,
    Save,
    Quit,
    Again,
    Show,
}

impl Word {
    const ALL: [Word; 12] = [
        Word::Help,
        Word::State,
        Word::Cards,
        Word::Hint,
        Word::Undo,
        Word::UndoTurn,
        Word::Log,
        Word::Rules,
        Word::Save,
        Word::Quit,
        Word::Again,
        Word::Show,
    ];

    /// What is typed in any language.
    const fn english(self) -> &'static str {
        match self {
            Word::Help => "help",
            Word::State => "state",
            Word::Cards => "cards",
            Word::Hint => "hint",
            Word::Undo => "undo",
            Word::UndoTurn => "undo turn",
            Word::Log => "log",
            Word::Rules => "rules",
            Word::Save => "save",
            Word::Quit => "quit",
            Word::Again => "again",
            Word::Show => "show",
        }
    }

    /// What is typed in this language.
    pub(crate) fn typed(self, words: &'static Words) -> &'static str {
        words.say(&format!("terminal-word-{}", self.english().replace(' ', "-")))
    }

    fn read(typed: &str, words: &'static Words) -> Option<Word> {
        let is_meant = |word: &Word| typed == word.english() || typed == word.typed(words);
        let others = |typed: &str| match typed {
            "?" => Some(Word::Help),
            "exit" => Some(Word::Quit),
            _ => None,
        };
        Word::ALL.into_iter().find(is_meant).or_else(|| others(typed))
    }
}

/// One line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Nothing: go on, or show the choices again.
    Empty,
    /// The choice with this number.
    Number(usize),
    /// A word alone.
    Say(Word),
    Cards(String),
    Rules(String),
    Save(PathBuf),
    /// Anything else, perhaps the notation of a choice.
    Notation(String),
}

impl Command {
    pub(crate) fn parse(line: &str, words: &'static Words) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if Word::read(&line.to_lowercase(), words) == Some(Word::UndoTurn) {
            return Command::Say(Word::UndoTurn);
        }
        match (Word::read(&word.to_lowercase(), words), rest) {
            _ if line.is_empty() => Command::Empty,
            (Some(Word::Cards), name) => Command::Cards(name.to_owned()),
            (Some(Word::Rules), some) => Command::Rules(some.to_owned()),
            (Some(Word::Save), file) if !file.is_empty() => Command::Save(file.into()),
            (Some(word), "") if word != Word::Save => Command::Say(word),
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
    use game::Language;
    use words::Spoken;

    fn parse(line: &str) -> Command {
        Command::parse(line, Language::En.words())
    }

    #[test]
    fn what_is_no_command_is_a_number_or_notation() {
        assert_eq!(parse(" 12\n"), Command::Number(12));
        assert_eq!(parse("enter farm-3"), Command::Notation("enter farm-3".to_owned()));
        assert_eq!(parse("-1"), Command::Notation("-1".to_owned()));
    }

    #[test]
    fn commands_are_known_in_any_case() {
        assert_eq!(parse("HINT"), Command::Say(Word::Hint));
        assert_eq!(parse("Rules RC-B-01"), Command::Rules("RC-B-01".to_owned()));
        assert_eq!(parse("save my game.txt"), Command::Save("my game.txt".into()));
        assert_eq!(parse("Undo turn"), Command::Say(Word::UndoTurn));
        assert_eq!(parse("\n"), Command::Empty);
    }

    #[test]
    fn a_command_without_what_it_needs_is_none() {
        assert_eq!(parse("save"), Command::Notation("save".to_owned()));
        assert_eq!(parse("hint please"), Command::Notation("hint please".to_owned()));
    }

    #[test]
    fn every_language_has_a_word_of_its_own_for_every_command() {
        for language in Language::ALL {
            let words = language.words();
            for word in Word::ALL {
                assert_eq!(Word::read(word.typed(words), words), Some(word), "{language} {word:?}");
                assert_eq!(Word::read(word.english(), words), Some(word), "{language} {word:?}");
            }
        }
    }
}
