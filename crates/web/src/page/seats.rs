//! Who sits where while a game is on: taking over from a bot, getting up, and what is
//! answered to threats without being asked.

use game::Seat;
use maud::{Markup, html};

use super::new_table::radio;
use super::person::asked_actions;
use super::room::sit;
use super::{csrf, frame, name_form};
use crate::talk::seats_title;
use crate::{
    PlacedAnswer, Reader, SeatInfo, Sitter, Spoken, StandingAnswers, TableInfo, icon, piece_in,
};

/// What the page of the seats shows.
pub struct SeatsPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The seats that are the reader's.
    pub own: &'a [Seat],
    /// What each own seat answers ahead of time, in the order of `own`; nothing where
    /// nobody can be given orders.
    pub orders: &'a [StandingOrder],
    /// What can be answered.
    pub answers: &'a StandingAnswers,
    /// Whether the reader is asked before each action, where the game asks that.
    pub asked: Option<bool>,
}

/// What somebody answers to threats without being asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StandingOrder {
    /// Nothing: they are asked.
    Ask,
    /// They let everything happen.
    Never,
    /// Each answer in notation, and the places it is meant for; none for all of them.
    Use(Vec<(String, Vec<String>)>),
}

/// The page of the seats.
///
/// An order is posted to `/tables/{id}/orders` as `order` (`ask`, `never` or `use`), with a
/// field `use` for each answer and `place` for each of its places, as `answer@place`.
pub fn seats(page: &SeatsPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let title = words.say(seats_title(!page.orders.is_empty()));
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-seats" {
            h2 #h-seats { (title) }
            p.help { (words.say("seats-note")) }
            @if page.own.is_empty() { (name_form(page.reader)) }
            ol.roomseats {
                @for (index, seat) in page.table.seats.iter().enumerate() {
                    (row(page, Seat::new(index), seat))
                }
            }
            p { a.btn.btn-main href={ "/tables/" (page.table.id) } { (words.say("seats-back")) } }
        }
        @for (&seat, order) in page.own.iter().zip(page.orders) { (standing_order(page, seat, order)) }
        @if let Some(asked) = page.asked {
            (asked_actions(page.reader, asked, &format!("/tables/{}", page.table.id)))
        }
    };
    frame(page.reader, title, Some(&page.table.title), "wrap", main)
}

fn row(page: &SeatsPage<'_>, number: Seat, seat: &SeatInfo) -> Markup {
    let words = page.reader.lang.words();
    let own = page.own.contains(&number);
    html! {
        li.roomseat data-seat=(seat.colour.id()) {
            (piece_in(seat.colour))
            div {
                b { (seat.name) @if matches!(seat.kind, Sitter::Bot(_)) { " " (icon("i-bot")) } }
                small {
                    @match &seat.kind {
                        Sitter::Bot(level) => (words.with("room-bot", &[("level", words.bot(level).into())])),
                        _ if own => (words.say("room-you")),
                        _ if seat.here => (words.say("room-is-here")),
                        _ => (words.say("room-is-away")),
                    }
                }
            }
            div.seat-acts {
                @if own {
                    details.sure {
                        summary.btn { (words.say("seats-leave")) }
                        p.help { (words.say("seats-leave-note")) }
                        form method="post" action={ "/tables/" (page.table.id) "/leave" } {
                            (csrf(page.reader))
                            input type="hidden" name="seat" value=(number);
                            button.btn.btn-danger { (words.say("seats-leave-do")) }
                        }
                    }
                } @else if page.own.is_empty() && matches!(seat.kind, Sitter::Bot(_)) {
                    (sit(page.table, number, words.say("seats-take-over")))
                }
            }
        }
    }
}

/// The form of a standing order.
fn standing_order(page: &SeatsPage<'_>, seat: Seat, order: &StandingOrder) -> Markup {
    let words = page.reader.lang.words();
    let lines = match order {
        StandingOrder::Use(lines) => lines.as_slice(),
        _ => &[],
    };
    let name = page.table.seats.get(seat.index()).map_or("", |info| &info.name);
    let choice = |value: &str, chosen: bool| {
        let key = format!("order-{value}");
        radio("order", value, chosen, words.say(&key), words.say(&format!("{key}-note")))
    };
    html! {
        section.panel.pad.narrow aria-labelledby={ "h-order-" (seat) } {
            h2 id={ "h-order-" (seat) } {
                (words.say("order-title"))
                @if page.own.len() > 1 { " " small { (name) } }
            }
            p.help { (words.say("order-lead")) }
            form.order method="post" action={ "/tables/" (page.table.id) "/orders" } {
                (csrf(page.reader))
                input type="hidden" name="seat" value=(seat);
                fieldset.set {
                    legend.vh { (words.say("order-title")) }
                    div.opts {
                        (choice("ask", *order == StandingOrder::Ask))
                        (choice("never", *order == StandingOrder::Never))
                        (choice("use", matches!(order, StandingOrder::Use(_))))
                    }
                }
                div.order-lines {
                    @for (answer, label) in &page.answers.answers {
                        (line(page, answer, label, lines.iter().find(|(given, _)| given == answer)))
                    }
                }
                button.btn.btn-main { (words.say("page-save")) }
            }
        }
    }
}

/// One card of an order, and where it is meant for.
fn line(
    page: &SeatsPage<'_>,
    answer: &str,
    label: &str,
    given: Option<&(String, Vec<String>)>,
) -> Markup {
    let words = page.reader.lang.words();
    let places = given.map_or(&[][..], |(_, places)| places);
    html! {
        div.order-line {
            label.optline {
                input type="checkbox" name="use" value=(answer) checked[given.is_some()];
                b { (label) }
            }
            details open[!places.is_empty()] {
                summary { (words.say("order-where")) span.vh { (words.colon()) " " (label) } }
                p.help { (words.say("order-where-note")) }
                div.order-places {
                    @for (place, name) in &page.answers.places {
                        label {
                            input type="checkbox" name="place" value=(PlacedAnswer { answer: answer.to_owned(), place: place.clone() })
                                checked[places.contains(place)];
                            " " (name)
                        }
                    }
                }
            }
        }
    }
}
