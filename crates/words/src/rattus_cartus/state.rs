//! How the table stands: the buildings, the classes, and the players.

use game::Seat;
use rattus_cartus::{Class, RattusCartus, View};

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// The row of buildings, the Nun-row, and the influence in every class.
pub(super) fn board(voice: Voice<'_>, view: &View) -> Vec<String> {
    let seats = || Seat::all(view.players.len());
    let row = view
        .row
        .iter()
        .map(|&card| format!("{} ({})", voice.building(card.building()), voice.supply(card)));
    let nuns = view.nun_row.iter().map(|card| match card {
        Some(card) => voice.number("rc-nuns", card.nuns()),
        None => "?".to_owned(),
    });
    let lists =
        [("rc-buildings", row.collect::<Vec<_>>()), ("rc-nun-row", nuns.collect::<Vec<_>>())];
    let mut lines: Vec<String> = lists
        .into_iter()
        .filter(|(_, things)| !things.is_empty())
        .map(|(label, things)| labelled(voice, voice.say(label), &voice.words.parts(&things)))
        .collect();
    for class in Class::ALL {
        let of = |seat: Seat| {
            let all = view.influence.get(&class)?;
            let number = all.get(seat.index()).filter(|&&number| number > 0)?;
            Some(format!("{} {number}", name(voice, seat)))
        };
        let people: Vec<String> = seats().filter_map(of).collect();
        let people = match people.is_empty() {
            true => voice.say("nobody").to_owned(),
            false => voice.words.parts(&people),
        };
        lines.push(labelled(voice, voice.class(class), &people));
    }
    lines
}

/// Everybody, with what lies open of them.
pub(super) fn people(voice: Voice<'_>, view: &View) -> Vec<String> {
    Seat::all(view.players.len()).map(|seat| player(voice, view, seat)).collect()
}

/// The reader's hand.
pub(super) fn hand(voice: Voice<'_>, view: &View) -> Option<String> {
    let hand = view.players[view.seat?.index()].hand?;
    Some(labelled(voice, voice.say("rc-hand"), &voice.cards(&hand)))
}

fn player(voice: Voice<'_>, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let mut facts = vec![match &player.hand {
        Some(hand) => voice.cards(hand),
        None => voice.number("rc-hand-of", player.hand_size),
    }];
    facts.extend(player.rats.map(|rats| voice.number("rc-some-rats", rats)));
    facts.push(labelled(voice, voice.say("rc-stat-markers"), &player.markers.to_string()));
    if let (Some(card), Some(place)) = (player.building, player.place) {
        let place = voice.with("rc-place-of", &[("place", place.into())]);
        let building = labelled(voice, voice.building(card.building()), &place);
        facts.push(format!("{building}, {}", voice.number("rc-some-cards", player.laid_size)));
    }
    labelled(voice, name(voice, seat), &voice.words.parts(&facts))
}

fn name(voice: Voice<'_>, seat: Seat) -> &str {
    match voice.names.is_reader(seat) {
        true => voice.say("you"),
        false => voice.name(seat),
    }
}

fn labelled(voice: Voice<'_>, label: &str, value: &str) -> String {
    format!("{label}{} {value}", voice.words.colon())
}
