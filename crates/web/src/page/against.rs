//! "Play now": the level of the bots, picked on the first page and remembered.

use maud::{Markup, html};
use words::{first_level, level_id};

use super::home::start;
use crate::{Reader, Spoken, Start, icon};

/// The level that a form without a choice of its own names.
pub(crate) const LEVEL: &str = "level";

/// Whom somebody plays against who wants to play at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against {
    /// The level of the bots.
    pub level: &'static str,
    /// Whether the reader has picked it, so that it is to be remembered.
    pub picked: bool,
}

impl Against {
    /// The level that was picked last; the first one for whoever has never picked any.
    pub fn last(kept: Option<&str>) -> &'static str {
        kept.and_then(level_id).unwrap_or_else(first_level)
    }

    /// What a form asks for that was sent to play this game at once; `kept` is what was picked
    /// before.
    pub fn read<'f>(
        game: &str,
        field: impl Fn(&str) -> Option<&'f str>,
        kept: Option<&str>,
    ) -> Against {
        let named = |name: &str| field(name).and_then(level_id);
        match (named(LEVEL), named(&picked(game))) {
            (Some(level), _) => Against { level, picked: false },
            (None, Some(level)) => Against { level, picked: true },
            (None, None) => Against { level: Against::last(kept), picked: false },
        }
    }
}

/// What the choice at a game is called: the first page has one form for all games.
fn picked(game: &str) -> String {
    format!("{LEVEL}-{game}")
}

/// The levels, of which one is picked, what it is like, and the way to the table.
pub(super) fn against(reader: &Reader, game: &str, chosen: &str) -> Markup {
    let words = reader.lang.words();
    let about = |level: &str| format!("about-{game}-{level}");
    html! {
        fieldset.play {
            legend { (words.say("home-levels")) }
            div.level-pick {
                div.level-row {
                    @for level in words.levels() {
                        label {
                            input type="radio" form="as" name=(picked(game)) value=(level.id)
                                checked[level.id == chosen] aria-describedby=(about(level.id));
                            (level.name)
                        }
                    }
                }
                // All of them have their place, so that nothing moves when another is picked.
                div.level-texts {
                    @for level in words.levels() {
                        p.level-about id=(about(level.id)) {
                            b { (level.name) } (words.colon()) " " (level.about)
                        }
                    }
                }
            }
            (start(game, Start::Bots, html! { (icon("i-bot")) (words.say("home-play-now")) }))
        }
    }
}
