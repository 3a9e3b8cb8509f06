//! How quickly bots play against somebody who is alone with them.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::scene::{Scene, TableState};
use crate::{Pages, Spoken, TableInfo, Words, icon};

/// How long a bot waits before it answers, in milliseconds.
const SLOW: u32 = 2500;
const NORMAL: u32 = 1200;

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

    /// How long a bot waits before it answers, in milliseconds; nothing when it waits for a
    /// word.
    const fn pause(self) -> Option<u32> {
        match self {
            Pace::Slow => Some(SLOW),
            Pace::Normal => Some(NORMAL),
            Pace::AtOnce => Some(0),
            Pace::Step => None,
        }
    }

    /// How long a bot waits in a window at a table where bots wait so long: never for a word,
    /// because how long a window stays open tells nothing.
    pub fn in_window(self, table: u32) -> u32 {
        self.pause().unwrap_or(NORMAL).min(table)
    }
}

/// How far bots that wait for a word may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Go {
    /// Not at all.
    #[default]
    Nowhere,
    /// For one answer.
    Once,
    /// Until a person is asked, without a pause.
    ToPeople,
}

impl Go {
    /// What the button says that was pressed.
    pub fn named(id: &str) -> Option<Go> {
        match id {
            "next" => Some(Go::Once),
            "mine" => Some(Go::ToPeople),
            _ => None,
        }
    }

    /// How long bots of this pace wait before they answer now; nothing when they wait for a
    /// word.
    pub fn wait(self, pace: Pace, is_person_asked: bool) -> Option<u32> {
        match self {
            // What somebody who is asked as well does not see needs no pause.
            _ if is_person_asked => Some(0),
            Go::ToPeople => Some(0),
            Go::Once => Some(pace.pause().unwrap_or(0)),
            Go::Nowhere => pace.pause(),
        }
    }

    /// Where they may go after an answer.
    #[must_use]
    pub fn after_answer(self, is_person_asked: bool) -> Go {
        match self == Go::Once || is_person_asked {
            true => Go::Nowhere,
            false => self,
        }
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

/// How long bots wait at tables made by people where nobody chooses, in milliseconds, so that
/// one can follow.
pub const TABLE_PACE: u32 = 700;
