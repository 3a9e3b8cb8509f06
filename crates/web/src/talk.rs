//! What people say at a table, and what a reader writes for himself. Both are behind one
//! button that lies over no part of a board.

use maud::{Markup, html};

use crate::{Colour, Lang, Region, TableInfo, icon, piece};

/// What a reader hears, and what he has noted.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// What was said, oldest first, without those the reader does not listen to.
    pub said: Vec<Said>,
    /// The reader's own notes; `None` for people the house does not know.
    pub note: Option<String>,
    /// Whether the reader may speak.
    pub may_speak: bool,
}

/// Something that was said.
#[derive(Clone, Debug)]
pub struct Said {
    /// The id of the person, for forms.
    pub person: String,
    /// The name, as the person wrote it.
    pub name: String,
    /// The colour of the seat, if the person has one.
    pub colour: Option<Colour>,
    /// What was said, as it was written.
    pub text: String,
    /// Whether the reader said it.
    pub own: bool,
}

/// The button with everything behind it. Forms go to `/tables/{id}/chat`, `/mute`,
/// `/report` and `/note`.
pub fn talk(lang: Lang, table: &TableInfo, talk: &Talk) -> Markup {
    let words = lang.words();
    html! {
        details.talk-d name="talk" {
            summary.btn { (icon("i-chat")) (words.say("talk-title")) }
            div.panel.talk-in {
                (said(lang, table, talk))
                @if talk.may_speak {
                    form.say method="post" action=(address(table, "chat")) data-live data-clear {
                        (csrf(table))
                        label.vh for="say" { (words.say("talk-say")) }
                        input #say name="text" maxlength="300" required autocomplete="off" placeholder=(words.say("talk-placeholder"));
                        button.btn { (words.say("talk-send")) }
                    }
                }
                @if let Some(note) = &talk.note {
                    details.note-d {
                        summary { (words.say("talk-note")) }
                        form method="post" action=(address(table, "note")) data-live {
                            (csrf(table))
                            label.vh for="note" { (words.say("talk-note")) }
                            textarea.inp #note name="text" rows="5" maxlength="4000" { (note) }
                            p.help { (words.say("talk-note-hint")) }
                            button.btn { (words.say("page-save")) }
                        }
                    }
                }
            }
        }
    }
}

/// What changes as people talk.
pub fn regions(lang: Lang, table: &TableInfo, talk: &Talk) -> Vec<Region> {
    vec![Region { id: "said", html: said(lang, table, talk) }]
}

fn said(lang: Lang, table: &TableInfo, talk: &Talk) -> Markup {
    let words = lang.words();
    html! {
        ol #said.said aria-live="polite" aria-label=(words.say("talk-title")) {
            @if talk.said.is_empty() { li.help { (words.say("talk-none")) } }
            @for said in &talk.said { (line(lang, table, said)) }
        }
    }
}

fn line(lang: Lang, table: &TableInfo, said: &Said) -> Markup {
    let words = lang.words();
    html! {
        li.msg {
            @if said.own { b { @if let Some(colour) = said.colour { (piece(colour.piece())) } (said.name) } } @else {
                details.msg-d {
                    summary aria-label=(words.with("talk-more", &[("name", said.name.as_str().into())])) {
                        b { @if let Some(colour) = said.colour { (piece(colour.piece())) } (said.name) }
                    }
                    (about(table, said, "mute", words.say("talk-mute")))
                    (about(table, said, "report", words.say("talk-report")))
                }
            }
            " " span { (said.text) }
        }
    }
}

fn about(table: &TableInfo, said: &Said, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(address(table, what)) data-live {
            (csrf(table))
            input type="hidden" name="person" value=(said.person);
            button.btn { (label) }
        }
    }
}

fn address(table: &TableInfo, what: &str) -> String {
    format!("/tables/{}/{what}", table.id)
}

fn csrf(table: &TableInfo) -> Markup {
    html! { input type="hidden" name="csrf" value=(table.csrf); }
}
