//! The waiting room: who is here, who is asked to come, and the button that starts.

use game::Seat;
use maud::{Markup, html};
use words::usual_level;

use super::new_table::{Settings, fields};
use super::{bar_links, csrf, heading, name_form};
use crate::games::most_seats;
use crate::table::{look_again, stream};
use crate::{
    Colour, LONGEST_NAME, Page, Reader, Region, SeatInfo, Sitter, Spoken, TableInfo, icon,
    piece_in, shell,
};

/// What the waiting room shows.
pub struct Room<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The game's name in the reader's language.
    pub game: &'a str,
    /// The seats that are the reader's.
    pub own: Vec<Seat>,
    /// Whether the reader made the table.
    pub is_host: bool,
    /// The address that invites.
    pub invitation: &'a str,
    /// The same as a QR code, an inline drawing.
    pub qr: Markup,
    /// The hash of the house's seed.
    pub commitment: &'a str,
    /// What is played, each as a short phrase.
    pub summary: &'a [String],
    /// The settings, for the host to change.
    pub settings: Option<&'a Settings>,
}

/// The page of a table that has not begun.
pub fn waiting_room(room: &Room<'_>) -> Markup {
    let words = room.reader.lang.words();
    // A table without a name of its own is called after its game.
    let game = Some(room.game).filter(|game| *game != room.table.title);
    let body = html! {
        section.lead aria-labelledby="h-lead" {
            h2 #h-lead { (room.table.title) }
            @if let Some(game) = game { p { (game) } }
            (agreed(room))
            (name_form(room.reader))
        }
        (seats(room))
        div.room.at-1 {
            @if !room.table.hot_seat { (invitation(room)) }
            @if let Some(settings) = room.settings {
                details.panel.pad.settings-d {
                    summary { (words.say("room-settings")) }
                    form.room method="post" action=(format!("/tables/{}/settings", room.table.id)) {
                        (csrf(room.reader))
                        (fields(room.reader, settings, false))
                        button.btn.btn-main.big { (words.say("page-save")) }
                    }
                }
            }
        }
    };
    let page = Page {
        title: room.table.title.clone(),
        heading: Some(heading(&room.table.title, game)),
        links: bar_links(room.reader),
        class: "wrap side",
        stream: Some(stream(room.table, None)),
        main: html! { (look_again(room.reader.lang, 10)) (body) },
    };
    shell(room.reader, page)
}

/// The part of the waiting room that changes as people come and go.
pub fn room_regions(room: &Room<'_>) -> Vec<Region> {
    vec![Region { id: "agreed", html: agreed(room) }, Region { id: "room", html: seats(room) }]
}

/// What is agreed, for everyone to see before they sit down.
fn agreed(room: &Room<'_>) -> Markup {
    html! {
        ul #agreed.agreed aria-label=(room.reader.lang.words().say("room-agreed")) {
            @for phrase in room.summary { li { (phrase) } }
        }
    }
}

fn seats(room: &Room<'_>) -> Markup {
    let words = room.reader.lang.words();
    let seats = &room.table.seats;
    let taken = seats.iter().filter(|seat| seat.kind != Sitter::Nobody).count();
    html! {
        section.panel.pad.stick.room.at-2 #room aria-labelledby="h-room" aria-live="polite" {
            h2 #h-room {
                (words.say("room-title")) " "
                small { (words.with("room-here", &[("n", taken.into()), ("of", seats.len().into())])) }
            }
            ol.roomseats {
                @for (index, seat) in seats.iter().enumerate() {
                    (seat_row(room, Seat::new(index), seat))
                }
            }
            (colours(room))
            @if room.is_host { (start(room, seats.len() - taken, taken)) } @else {
                p.help { (words.say("room-host-starts")) }
            }
        }
    }
}

fn seat_row(room: &Room<'_>, number: Seat, seat: &SeatInfo) -> Markup {
    let words = room.reader.lang.words();
    let own = room.own.contains(&number);
    let free = seat.kind == Sitter::Nobody;
    let may_sit = free && (room.own.is_empty() || room.table.hot_seat);
    html! {
        li.roomseat.(if free { "empty" } else { "" }) #{"seat-" (number)} data-seat=(seat.colour.id()) {
            (piece_in(seat.colour))
            div {
                b {
                    @if free { (words.say("room-free")) } @else { (seat.name) }
                    @if matches!(seat.kind, Sitter::Bot(_)) { " " (icon("i-bot")) }
                }
                small { (seat_note(room, seat, own)) }
            }
            div.seat-acts {
                @if may_sit { (sit(room.table, number, words.say("room-sit"))) }
                @if own && room.table.hot_seat { (called(room, number, seat)) }
                @if own { (post(room, "leave", number, words.say("room-leave"))) }
                @if free && room.is_host { (bot_form(room, number)) }
                @if matches!(seat.kind, Sitter::Bot(_)) && room.is_host {
                    (post(room, "bots/remove", number, words.say("room-remove-bot")))
                }
            }
        }
    }
}

fn seat_note(room: &Room<'_>, seat: &SeatInfo, own: bool) -> Markup {
    let words = room.reader.lang.words();
    html! {
        @match &seat.kind {
            Sitter::Nobody => (words.say("room-waiting")),
            Sitter::Bot(level) => (words.with("room-bot", &[("level", words.bot(level).into())])),
            Sitter::Person if own => (words.say("room-you")),
            Sitter::Person if seat.here => (words.say("room-is-here")),
            Sitter::Person => (words.say("room-is-away")),
        }
    }
}

/// Several share a device: who plays in this seat.
fn called(room: &Room<'_>, number: Seat, seat: &SeatInfo) -> Markup {
    let words = room.reader.lang.words();
    let id = format!("called-{number}");
    html! {
        form.botform method="post" action={ "/tables/" (room.table.id) "/name" } {
            (csrf(room.reader))
            input type="hidden" name="seat" value=(number);
            label.vh for=(id) { (words.say("room-called")) }
            input.inp id=(id) name="name" value=(seat.name) maxlength=(LONGEST_NAME) autocomplete="off";
            button.btn { (words.say("page-save")) }
        }
    }
}

/// Sitting down takes a name: the form of it is above.
pub(super) fn sit(table: &TableInfo, seat: Seat, label: &str) -> Markup {
    html! {
        button.btn.btn-main form="as" formaction={ "/tables/" (table.id) "/sit" } name="seat" value=(seat) { (label) }
    }
}

fn post(room: &Room<'_>, what: &str, seat: Seat, label: &str) -> Markup {
    html! {
        form method="post" action=(format!("/tables/{}/{what}", room.table.id)) {
            (csrf(room.reader))
            input type="hidden" name="seat" value=(seat);
            button.btn { (label) }
        }
    }
}

fn bot_form(room: &Room<'_>, seat: Seat) -> Markup {
    let words = room.reader.lang.words();
    let id = format!("bot-{seat}");
    html! {
        form.botform method="post" action=(format!("/tables/{}/bots", room.table.id)) {
            (csrf(room.reader))
            input type="hidden" name="seat" value=(seat);
            label.vh for=(id) { (words.say("room-bot-level")) }
            select.inp id=(id) name="level" {
                @for level in words.levels() {
                    option value=(level.id) selected[level.id == usual_level()] {
                        (level.name)
                    }
                }
            }
            button.btn { (words.say("room-fill")) }
        }
    }
}

/// The reader's own colour, where another is free.
fn colours(room: &Room<'_>) -> Markup {
    let words = room.reader.lang.words();
    let Some(&own) = room.own.first() else { return html! {} };
    let taken = |colour: Colour| {
        room.table.seats.iter().any(|seat| seat.colour == colour && seat.kind != Sitter::Nobody)
    };
    let most = most_seats(room.table.game);
    let mine = room.table.seats.get(own.index()).map(|seat| seat.colour);
    html! {
        form.colours method="post" action=(format!("/tables/{}/colour", room.table.id)) {
            (csrf(room.reader))
            input type="hidden" name="seat" value=(own);
            p.lab #colours-l { (words.say("room-colour")) }
            div.eyes role="group" aria-labelledby="colours-l" {
                @for colour in Colour::ALL.into_iter().take(most) {
                    button.eye name="colour" value=(colour.id()) aria-pressed=(if mine == Some(colour) { "true" } else { "false" })
                        disabled[taken(colour) && mine != Some(colour)] {
                        (piece_in(colour)) (words.say(&format!("room-colour-{}", colour.id())))
                    }
                }
            }
        }
    }
}

fn start(room: &Room<'_>, free: usize, taken: usize) -> Markup {
    let words = room.reader.lang.words();
    let action = format!("/tables/{}/start", room.table.id);
    html! {
        form method="post" action=(action) {
            (csrf(room.reader))
            @if free == 0 {
                button.btn.btn-main.big { (words.say("room-start")) }
            } @else {
                button.btn.btn-main.big disabled aria-describedby="why-not" {
                    (words.say("room-start"))
                }
                p.help #why-not { (words.with("room-start-not", &[("n", free.into())])) }
                @if taken >= 2 {
                    button.btn.big.plain name="close" value="yes" {
                        (words.with("room-start-with", &[("n", taken.into())]))
                    }
                }
                button.btn.big.plain name="fill" value=(usual_level()) { (words.say("room-start-bots")) }
            }
        }
    }
}

fn invitation(room: &Room<'_>) -> Markup {
    let words = room.reader.lang.words();
    html! {
        section.panel.pad.room aria-labelledby="h-invite" {
            h2 #h-invite { (words.say("room-invite")) }
            div.field {
                label for="link" { (words.say("room-link")) }
                div.invite {
                    input.inp #link readonly value=(room.invitation);
                    button.btn type="button" data-copy="#link" hidden {
                        (icon("i-card")) (words.say("room-copy"))
                    }
                }
            }
            div.qr { (room.qr) p { (words.say("room-qr")) } }
            p.seal {
                (icon("i-check"))
                span {
                    (words.say("room-seal"))
                    " "
                    code { (short_hash(room.commitment)) }
                    ". "
                    a href="/privacy#deal" { (words.say("room-seal-how")) }
                }
            }
        }
    }
}

/// The two ends of a hash, as people compare them.
pub(super) fn short_hash(hash: &str) -> String {
    match (hash.get(..8), hash.len().checked_sub(8).and_then(|from| hash.get(from..))) {
        (Some(first), Some(last)) if hash.len() > 20 => format!("{first} … {last}"),
        _ => hash.to_owned(),
    }
}
