//! A table of Ankh-Morpork in plain words.

use ankh_morpork::{AreaView, Cards, SeatView, View};
use game::Seat;

/// What the person is asked.
pub(crate) fn question(view: &View) -> String {
    let whose = match view.seat() == Some(view.active()) {
        true => "your turn".to_owned(),
        false => format!("the turn of seat {}", view.active()),
    };
    let who = view.personality().map(|own| format!("You are {}. ", own.id())).unwrap_or_default();
    let card = view.front().map(|card| format!(", with {} played", card.id())).unwrap_or_default();
    format!(
        "Turn {}, {whose}{card}: what do you do?\n{who}Your hand: {}.",
        view.turn(),
        listed(view.hand())
    )
}

/// How the table stands.
pub(crate) fn state(view: &View) -> String {
    let mut lines = vec![format!(
        "Turn {}, of seat {}; {} cards in the draw pile.",
        view.turn(),
        view.active(),
        view.pile()
    )];
    lines.extend(view.areas().iter().map(area));
    lines.extend(view.seats().iter().map(|other| player(view, other)));
    lines.join("\n")
}

fn area(area: &AreaView) -> String {
    let minions = Seat::all(area.minions.len())
        .zip(&area.minions)
        .filter(|(_, number)| **number > 0)
        .map(|(seat, number)| counted(*number, "minion", &format!(" of seat {seat}")));
    let mut pieces: Vec<String> = minions.collect();
    for (number, what) in [(area.trolls, "troll"), (area.demons, "demon")] {
        if number > 0 {
            pieces.push(counted(number, what, ""));
        }
    }
    if let Some(seat) = area.building {
        pieces.push(format!("a building of seat {seat}"));
    }
    if area.trouble {
        pieces.push("trouble".to_owned());
    }
    let pieces = if pieces.is_empty() { "empty".to_owned() } else { pieces.join(", ") };
    let control = area.controller.map(|seat| format!("; seat {seat} controls it"));
    format!("{}: {pieces}{}.", area.area.id(), control.unwrap_or_default())
}

fn player(view: &View, player: &SeatView) -> String {
    let seat = player.seat;
    let mut line = match view.seat() == Some(seat) {
        true => format!("You, seat {seat}: hand {}", listed(view.hand())),
        false => format!("Seat {seat}: {} cards", player.hand_size),
    };
    line += &format!("; ${}", player.money);
    if !player.before.is_empty() {
        line += &format!("; in front {}", listed(player.before));
    }
    line + "."
}

fn listed(cards: Cards) -> String {
    let ids: Vec<String> = cards.map(|card| card.id().to_owned()).collect();
    if ids.is_empty() { "nothing".to_owned() } else { ids.join(", ") }
}

fn counted(number: u8, what: &str, of: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}{of}")
}
