//! How quickly bots play against somebody who is alone with them.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::scene::{Scene, TableState};
use crate::{Pages, Spoken, TableInfo, Words, icon};

/// How quickly bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Slowly enough to read everything.
    Slow,
    /// So that one can follow.
    Normal,
    /// As fast as they think.
    AtOnce,
    /// Each time the reader says so.
    Step,
}

impl Pace {
    /// All of them, in the order of the switch.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::AtOnce, Pace::Step];

    /// The word in cookies and forms.
    pub const fn id(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::AtOnce => "at-once",
            Pace::Step => "step",
        }
    }

    /// The pace with this word.
    pub fn named(id: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.id() == id)
    }
}

/// Below what the bots do: how quickly they do it, and the way on. Nothing where others sit
/// at the table, whom nobody may hold up.
///
/// Posts `pace`, or `go` (`next` or `mine`), to `/tables/{id}/pace`.
pub(crate) fn pace<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    let chosen = scene.table.pace.filter(|_| scene.table.state == TableState::Playing);
    html! {
        @if let Some(chosen) = chosen.filter(|_| scene.reader.is_some()) {
            form #pace.pace method="post" action=(address(scene.table)) data-live {
                input type="hidden" name="csrf" value=(scene.csrf);
                span.pace-of { (words.say("pace")) (switch(words, chosen)) }
                @if chosen != Pace::AtOnce {
                    span.pace-go {
                        button.btn name="go" value="mine" { (words.say("pace-mine")) (icon("i-skip")) }
                        @if chosen == Pace::Step {
                            button.btn.btn-main name="go" value="next" { (words.say("pace-next")) (icon("i-arrow")) }
                        }
                    }
                }
            }
        }
    }
}

/// The four, of which one is pressed.
pub(crate) fn switch(words: &Words, chosen: Pace) -> Markup {
    html! {
        span.seg role="group" aria-label=(words.say("pace")) {
            @for pace in Pace::ALL {
                button name="pace" value=(pace.id()) aria-pressed=(pace == chosen) {
                    (words.say(&format!("pace-{}", pace.id())))
                }
            }
        }
    }
}

/// Where it is posted to.
pub(crate) fn address(table: &TableInfo) -> String {
    format!("/tables/{}/pace", table.id)
}
