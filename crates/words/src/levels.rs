//! What is said of the levels of bots, on pages and in a terminal alike.

use bots::{Kind, Level};

use crate::Words;

/// What is said of one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelWords<'w> {
    /// As it is written in settings.
    pub id: &'static str,
    /// What it is called.
    pub name: &'w str,
    /// A few words for a list of levels.
    pub about: &'w str,
    /// A sentence on how it thinks.
    pub thinks: &'w str,
    /// A sentence on how strong it is.
    pub strength: &'w str,
}

/// The levels that people play against as they are written in settings, the weakest first.
pub fn level_ids() -> [&'static str; Kind::LEVELS.len()] {
    Kind::LEVELS.map(Kind::name)
}

/// The level with this id, if it is one that people play against.
pub fn level_id(id: &str) -> Option<&'static str> {
    level_ids().into_iter().find(|known| *known == id)
}

/// The level for those who play for the first time: the weakest.
pub fn first_level() -> &'static str {
    Kind::LEVELS[0].name()
}

/// The level of bots where nobody has picked one.
pub fn usual_level() -> &'static str {
    Kind::USUAL.name()
}

impl Words {
    /// The levels that people play against, the weakest first.
    pub fn levels(&self) -> [LevelWords<'_>; Kind::LEVELS.len()] {
        Kind::LEVELS.map(|kind| {
            let id = kind.name();
            let say = |what: &str| self.say(&format!("bot-{id}{what}"));
            LevelWords {
                id,
                name: say(""),
                about: say("-about"),
                thinks: say("-thinks"),
                strength: say("-strength"),
            }
        })
    }

    /// What a bot of this level is called, everywhere and whatever its parameters; what is no
    /// level, as it is written.
    pub fn bot<'l>(&'l self, level: &'l str) -> &'l str {
        match level.parse::<Level>() {
            Ok(known) => self.say(&format!("bot-{}", known.kind.name())),
            Err(_) => level,
        }
    }
}
