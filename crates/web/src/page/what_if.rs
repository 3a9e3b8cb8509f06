//! What would have been: any moment of a finished game, played on.

use game::Seat;
use maud::{Markup, html};

use super::{GameHead, GamePage, csrf, game_page};
use crate::moment::turn_name;
use crate::{Reader, Spoken, TableInfo, Turn, icon, piece_in};

/// What the page shows.
pub struct WhatIfPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The head of the game's pages.
    pub head: &'a GameHead,
    /// The turns of the game.
    pub course: &'a [Turn],
    /// The step that was looked at last.
    pub chosen: Option<u32>,
    /// In whose place.
    pub seat: Seat,
}

/// The page.
pub fn what_if(page: &WhatIfPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let title = words.say("after-what-if");
    let names: Vec<&str> = page.table.seats.iter().map(|info| info.name.as_str()).collect();
    let start = |turn: &Turn| {
        let turn = turn_name(page.reader.lang, page.table, turn.number);
        words.with("after-what-if-start", &[("turn", turn.into())])
    };
    let last = page.course.len().saturating_sub(1);
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-what-if" {
            h2 #h-what-if { (icon("i-branch")) (title) }
            p.lead-p { (words.say("after-what-if-lead")) }
            form method="post" action=(format!("/tables/{}/clone", page.table.id)) {
                (csrf(page.reader))
                div.field {
                    label for="at" { (words.say("after-what-if-moment")) }
                    select.inp #at name="at" {
                        @if let Some(step) = page.chosen {
                            option value=(step) selected { (words.with("after-what-if-this", &[("n", step.into())])) }
                        }
                        @for (index, turn) in page.course.iter().enumerate() {
                            option value=(turn.from) selected[page.chosen.is_none() && index == last] { (start(turn)) }
                        }
                    }
                }
                fieldset.whose-place {
                    legend.lab { (words.say("after-what-if-seat")) }
                    @for (index, info) in page.table.seats.iter().enumerate() {
                        label.optline {
                            input type="radio" name="seat" value=(Seat::new(index)) checked[index == page.seat.index()];
                            span { (piece_in(info.colour)) (info.name) }
                        }
                    }
                }
                div.field {
                    label for="against" { (words.say("after-what-if-against")) }
                    select.inp #against name="against" {
                        @for level in words.levels() { option value=(level.id) selected[level.id == "sharp"] { (level.name) } }
                        option value=(HOT_SEAT) { (words.say("after-what-if-hot-seat")) }
                    }
                }
                p { (words.with("after-what-if-names", &[("names", words.list(&names).into())])) }
                p.help { (words.say("after-what-if-know")) " " (words.say("after-what-if-never")) }
                button.btn.btn-main { (icon("i-branch")) (words.say("after-what-if-go")) }
            }
        }
    };
    game_page(page.reader, page.head, GamePage::Replay, title, None, main)
}

/// What the form says for no bots at all.
const HOT_SEAT: &str = "hot-seat";

/// Against bots of which level the form wants to play; nothing when all seats are played on one
/// device.
pub fn against(field: Option<&str>) -> Option<&str> {
    field.filter(|against| *against != HOT_SEAT)
}
