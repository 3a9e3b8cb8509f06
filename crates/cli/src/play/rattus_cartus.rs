//! A table of Rattus Cartus in plain words.

use std::fmt::{self, Write};

use game::Seat;
use rattus_cartus::{BuildingCard, Class, Pending, View};

/// What the person is asked.
pub(crate) fn question(view: &View) -> String {
    let round = format!("Round {} of {}", view.round, view.rounds);
    let question = match view.pending {
        Pending::Supply { .. } => {
            let row: Vec<String> = view.row.iter().map(|&card| supply(card)).collect();
            format!("whose supply action do you take? {}.", row.join("; "))
        }
        Pending::Look { .. } => "which card of the Nun-row do you look at?".to_owned(),
        Pending::Enter { .. } => "which building do you enter?".to_owned(),
        Pending::Play { .. } => "how many cards do you play there?".to_owned(),
        Pending::Lay { left, .. } => format!("which card do you lay? {left} to go."),
        Pending::Sword { .. } => "who gives you half of the hand?".to_owned(),
        Pending::Flute { .. } => "who gets one of your rats?".to_owned(),
        Pending::Give { to, .. } => format!("which card do you give to seat {to}?"),
        Pending::Act { .. } => "do you carry out your action?".to_owned(),
        Pending::Trade { .. } => "how many cards do you discard for rats?".to_owned(),
        Pending::Discard { .. } => "which card do you discard?".to_owned(),
        _ => "what do you do?".to_owned(),
    };
    let hand = view.seat.and_then(|seat| view.players[seat.index()].hand);
    match hand {
        Some(hand) => format!("{round}: {question}\nYour hand: {hand}."),
        None => format!("{round}: {question}"),
    }
}

/// How the table stands.
pub(crate) fn state(view: &View) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = tell(view, &mut text);
    text
}

fn tell(view: &View, text: &mut String) -> fmt::Result {
    let last = if view.last_round { ", the last" } else { "" };
    writeln!(text, "Round {} of {}{last}; seat {} starts.", view.round, view.rounds, view.start)?;
    let row: Vec<String> = view.row.iter().map(|&card| supply(card)).collect();
    if !row.is_empty() {
        writeln!(text, "Buildings: {}.", row.join("; "))?;
    }
    let nuns: Vec<String> = view
        .nun_row
        .iter()
        .map(|card| card.map_or_else(|| "unseen".to_owned(), |card| card.to_string()))
        .collect();
    writeln!(text, "Nun-row: {}.", nuns.join(", "))?;
    for class in Class::ALL {
        let influence = view.influence.get(&class).map_or(&[][..], Vec::as_slice);
        let seats: Vec<String> = Seat::all(influence.len())
            .zip(influence)
            .filter(|(_, number)| **number > 0)
            .map(|(seat, number)| format!("seat {seat} {number}"))
            .collect();
        let seats = if seats.is_empty() { "nobody".to_owned() } else { seats.join(", ") };
        writeln!(text, "Influence in {}: {seats}.", class.name())?;
    }
    for seat in Seat::all(view.players.len()) {
        writeln!(text, "{}", player(view, seat))?;
    }
    Ok(())
}

fn player(view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let rats = player.rats.unwrap_or(view.counted_rats[seat.index()]);
    let who = if view.seat == Some(seat) { "You" } else { "Seat" };
    let mut line = match view.seat == Some(seat) {
        true => format!("{who}, seat {seat}: "),
        false => format!("{who} {seat}: "),
    };
    match player.hand {
        Some(hand) => line += &format!("hand {hand}"),
        None => line += &format!("{} cards", player.hand_size),
    }
    line += &format!("; {rats} rats; {} markers", player.markers);
    if let (Some(card), Some(place)) = (player.building, player.place) {
        line += &format!("; in {card} on place {place} with {} cards", player.laid_size);
    }
    line + "."
}

/// A building card with its class and its supply action.
fn supply(card: BuildingCard) -> String {
    let supply = card.supply();
    let parts = [(supply.draw, "draw"), (supply.rats, "discard rats"), (supply.look, "look")];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| format!("{what} {number}"))
        .collect();
    format!("{card} of {} supplies {}", card.class().name(), parts.join(", "))
}
