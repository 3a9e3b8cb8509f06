//! What people do at a table besides playing: talk, take notes, give up, mend.

use game::Seat;
use maud::{Markup, html};

use crate::menu;
use crate::pages::Region;
use crate::{Language, Spoken, TableInfo, icon};

/// What people do at a table besides playing.
pub struct Talk<'a> {
    /// The reader's language.
    pub lang: Language,
    /// The reader's token against forged forms; nothing where several share what is drawn.
    pub csrf: &'a str,
    /// The table.
    pub table: &'a TableInfo,
    /// Where the reader sits.
    pub reader: Option<Seat>,
    /// What was said last, oldest first.
    pub lines: &'a [Remark],
    /// Whether the reader may say something.
    pub may_talk: bool,
    /// The reader's own notes, if they can have any.
    pub note: Option<&'a str>,
    /// What the others are asked about taking back.
    pub asking: Asking,
    /// Whether the game is to be given up.
    pub giving_up: GivingUp,
    /// Whether standing orders are followed at this table.
    pub has_orders: bool,
    /// Whether the game was played by other rules than this program's.
    pub other_rules: Option<OtherRules>,
}

/// A game that was played by other rules, and can go on elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherRules {
    /// The table at which it goes on, if somebody has moved it there.
    pub next: Option<String>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Who said it: the id for forms.
    pub person: String,
    /// Their name, as they wrote it.
    pub name: String,
    /// What was said, as they wrote it.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
    /// Whether it is the reader's own.
    pub own: bool,
    /// What it is.
    pub kind: RemarkKind,
}

/// What stands between the things people said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RemarkKind {
    /// Somebody said something.
    #[default]
    Said,
    /// Somebody left their seat to a bot.
    Left,
    /// Somebody took a seat over from a bot.
    Came,
}

/// What the others are asked about taking back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Asking {
    /// Nothing.
    #[default]
    Nothing,
    /// The reader has asked, and these have not answered yet.
    Waiting {
        /// The last step that would stay.
        to: u32,
        /// Who has not answered.
        missing: Vec<Seat>,
    },
    /// Somebody asks the reader.
    Asked {
        /// Who asks.
        by: Seat,
        /// The last step that would stay.
        to: u32,
    },
    /// Everybody agreed, and it was done.
    Agreed,
    /// Somebody did not agree.
    Refused {
        /// Who.
        by: Seat,
    },
}

/// Whether the game is to be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GivingUp {
    /// It cannot be.
    #[default]
    No,
    /// The reader may propose it.
    Possible,
    /// The reader has agreed, and others have not answered yet.
    Waiting,
    /// Somebody asks the reader.
    Asked(Seat),
}

/// The whole box, for the bar; its parts change as [`regions`] says.
pub fn talk(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    html! {
        details id="chat" class="chat" name="bar" {
            summary.btn.btn-bar {
                (icon("i-chat")) span.vh-narrow { (words.say("talk")) }
                span.chat-new hidden { span.vh { (words.say("talk-new")) } }
            }
            div.chat-in.panel {
                (lines(talk))
                @if talk.may_talk { (say(talk)) }
            }
        }
    }
}

/// What concerns everyone at the table and waits for an answer, above the board.
pub fn matters(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    html! {
        div id="matters" class="matters" role="status" {
            (asking(talk))
            @if let GivingUp::Asked(by) = talk.giving_up {
                div.matter.panel {
                    @let name = talk.table.seats.get(by.index()).map_or("", |seat| &seat.name);
                    p { (words.with("talk-give-up-asked", &[("who", name.into())])) }
                    (post(talk, "abandon", html! {
                        button.btn.btn-main name="agree" value="yes" { (words.say("undo-agree")) }
                        button.btn name="agree" value="no" { (words.say("undo-refuse")) }
                    }))
                }
            }
            @if let Some(other_rules) = &talk.other_rules { (mending(talk, other_rules)) }
        }
    }
}

/// What is asked, or was answered, about taking back. Posts `agree` (`yes` or `no`) and `to`
/// to `/tables/{id}/undo`; whoever asked says `no` to think better of it.
fn asking(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    let name = |seat: Seat| talk.table.seats.get(seat.index()).map_or("", |seat| &seat.name);
    let answer = |to: u32, buttons: Markup| {
        post(talk, "undo", html! { input type="hidden" name="to" value=(to); (buttons) })
    };
    html! {
        @match &talk.asking {
            Asking::Nothing => {},
            Asking::Waiting { to, missing } => div.matter.panel {
                @let names: Vec<&str> = missing.iter().copied().map(name).collect();
                p { (words.with("undo-waiting", &[("who", words.list(&names).into())])) }
                (answer(*to, html! {
                    button.btn name="agree" value="no" { (words.say("undo-withdraw")) }
                }))
            },
            Asking::Asked { by, to } => div.matter.panel {
                p { (words.with("undo-asked", &[("who", name(*by).into())])) }
                (answer(*to, html! {
                    button.btn.btn-main name="agree" value="yes" { (words.say("undo-agree")) }
                    button.btn name="agree" value="no" { (words.say("undo-refuse")) }
                }))
            },
            Asking::Agreed => div.matter.panel.good { p { (words.say("undo-agreed")) } },
            Asking::Refused { by } => div.matter.panel.bad {
                p { (words.with("undo-refused", &[("who", name(*by).into())])) }
            },
        }
    }
}

/// The way on for a game that this program's rules do not agree with.
fn mending(talk: &Talk<'_>, other_rules: &OtherRules) -> Markup {
    let words = talk.lang.words();
    html! {
        div.matter.panel {
            p { (words.say("problem-other-rules")) }
            @if let Some(next) = &other_rules.next {
                a.btn.btn-main href={ "/tables/" (next) } { (words.say("mend-go")) }
            } @else if talk.reader.is_some() {
                form method="post" action={ "/tables/" (talk.table.id) "/mend" } {
                    input type="hidden" name="csrf" value=(talk.csrf);
                    button.btn.btn-main { (words.say("mend")) }
                }
            }
        }
    }
}

/// A form that is posted to this address of the table.
fn post(talk: &Talk<'_>, what: &str, inside: Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (talk.table.id) "/" (what) } data-live {
            input type="hidden" name="csrf" value=(talk.csrf);
            (inside)
        }
    }
}

/// The parts that change.
pub fn regions(talk: &Talk<'_>) -> Vec<Region> {
    let mut regions = vec![
        Region { id: "chat-acts", html: acts(talk) },
        Region { id: "chat-lines", html: lines(talk) },
        Region { id: "matters", html: matters(talk) },
    ];
    regions.extend(menu::regions(talk));
    regions
}

fn lines(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    html! {
        ol id="chat-lines" class="chat-lines" aria-live="polite" aria-label=(words.say("talk-said"))
            data-newest=[talk.lines.last().map(|line| line.time)] {
            @if talk.lines.is_empty() { li.hint { (words.say("talk-silence")) } }
            @for line in talk.lines {
                @match line.kind {
                    RemarkKind::Said => li {
                        b { (line.name) } " " span { (line.text) }
                        @if talk.reader.is_some() && !line.own { (about(talk, line)) }
                    },
                    RemarkKind::Left => li.hint { (coming(talk, "talk-left", &line.name)) },
                    RemarkKind::Came => li.hint { (coming(talk, "talk-came", &line.name)) },
                }
            }
        }
    }
}

/// That somebody has left, or come.
fn coming(talk: &Talk<'_>, key: &str, name: &str) -> String {
    let words = talk.lang.words();
    let who = if name.is_empty() { words.say("somebody") } else { name };
    words.with(key, &[("who", who.into())])
}

/// What the page of the seats is called: orders are on it only where they are followed.
pub(crate) const fn seats_title(has_orders: bool) -> &'static str {
    if has_orders { "seats-title" } else { "seats-title-only" }
}

/// What can be done about somebody who said something.
fn about(talk: &Talk<'_>, line: &Remark) -> Markup {
    let words = talk.lang.words();
    html! {
        details.chat-about {
            summary aria-label=(words.with("talk-about", &[("who", line.name.as_str().into())])) { "…" }
            @for (what, label) in [("mute", "talk-mute"), ("report", "talk-report")] {
                form method="post" action={ "/tables/" (talk.table.id) "/" (what) } data-live {
                    input type="hidden" name="csrf" value=(talk.csrf);
                    input type="hidden" name="person" value=(line.person);
                    button.btn.btn-quiet { (words.say(label)) }
                }
            }
        }
    }
}

fn say(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    html! {
        form.oneline method="post" action={ "/tables/" (talk.table.id) "/chat" } data-live data-clear {
            input type="hidden" name="csrf" value=(talk.csrf);
            label.vh for="chat-text" { (words.say("talk-text")) }
            input.inp #chat-text name="text" maxlength="500" required autocomplete="off"
                placeholder=(words.say("talk-text"));
            button.btn { (words.say("talk-say")) }
        }
    }
}

/// The reader's own notes.
pub(crate) fn note_pad(talk: &Talk<'_>, note: &str) -> Markup {
    let words = talk.lang.words();
    html! {
        form.note method="post" action={ "/tables/" (talk.table.id) "/note" } data-live {
            input type="hidden" name="csrf" value=(talk.csrf);
            label.vh for="chat-pad" { (words.say("talk-note")) }
            textarea.inp #chat-pad name="text" rows="6" maxlength="10000" { (note) }
            button.btn { (words.say("page-save")) }
        }
    }
}

/// Giving up.
pub(crate) fn acts(talk: &Talk<'_>) -> Markup {
    let words = talk.lang.words();
    html! {
        div id="chat-acts" class="chat-acts" {
            @match talk.giving_up {
                GivingUp::Possible => (post(talk, "abandon", html! {
                    button.menu-row { (icon("i-flag")) span { (words.say("talk-give-up")) } }
                })),
                GivingUp::Waiting => p.hint { (words.say("talk-give-up-waiting")) },
                GivingUp::No | GivingUp::Asked(_) => {},
            }
        }
    }
}
