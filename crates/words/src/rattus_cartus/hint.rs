//! Why an answer is good, by what it does at the table.

use game::Seat;
use rattus_cartus::{Action, Card, Cards, Class, RattusCartus, View};
use review::Hint;

use super::choice::titled;
use super::reckoning::{Nuns, brings_rat, entrants, influence};
use crate::Text;

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// A whole answer: cards that are chosen one by one are told together.
pub(super) fn answer(voice: Voice<'_>, actions: &[Action]) -> Text {
    let (mut cards, mut key) = (Cards::NONE, None);
    for &action in actions {
        let (card, verb) = match action {
            Action::Lay(card) => (card, "hint-rc-lay"),
            Action::Give(card) => (card, "hint-rc-give"),
            Action::Discard(card) => (card, "hint-rc-discard"),
            _ => continue,
        };
        cards.add(card, 1);
        key = Some(verb);
    }
    match (key, actions) {
        (Some(key), [_, _, ..]) => voice.text(key, &[("cards", voice.titles(&cards).into())]),
        (_, [first, ..]) => titled(voice, *first),
        (_, []) => Text::default(),
    }
}

/// What an answer does at the table, what matters most first.
pub(super) fn because(voice: Voice<'_>, view: &View, hint: &Hint<RattusCartus>) -> Vec<Text> {
    let (Some(seat), Some(&first)) = (view.seat, hint.answer.first()) else { return Vec::new() };
    match first {
        Action::Play(_) | Action::Lay(_) => laid(voice, view, seat, &hint.answer),
        Action::Enter(card) => {
            let at = view.row.iter().position(|open| *open == card);
            let inside = at.map_or(0, |at| entrants(view, at).count());
            let mut why = vec![standing(voice, view, seat, card.class())];
            why.push(voice.number("hint-rc-inside", inside as u32).into());
            why
        }
        Action::Use => {
            let building = view.players[seat.index()].building.map(|card| card.building());
            let premium = view.premium == Some(seat);
            let does = building.map(|building| voice.action(building, premium, view.last_round));
            let told = |does: &str| voice.text("hint-rc-action", &[("action", does.into())]);
            does.map(told).into_iter().collect()
        }
        Action::Look(place) => {
            let seen = usize::from(place).checked_sub(1).and_then(|at| view.nun_row.get(at));
            let is_unseen = seen.is_some_and(Option::is_none);
            is_unseen.then(|| voice.say("hint-rc-unseen").into()).into_iter().collect()
        }
        Action::Sword(other) => {
            let cards = view.players[other.index()].hand_size;
            vec![about(voice, "hint-rc-holds", other, cards.into())]
        }
        Action::Trade(_) | Action::Discard(_) => {
            let gone = hint.answer.iter().filter(|action| matches!(action, Action::Discard(_)));
            let rats = view.players[seat.index()].rats.unwrap_or(0);
            let left = rats.saturating_sub(gone.count() as u16);
            if left < rats { vec![lives(voice, view, rats, left)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

/// How one stands in a class before anything is laid.
fn standing(voice: Voice<'_>, view: &View, seat: Seat, class: Class) -> Text {
    let own = influence(view, class, seat);
    match strongest(view, seat, class) {
        Some((other, most)) => {
            let values = [
                ("class", voice.class(class).into()),
                ("own", own.into()),
                ("who", voice.who(other).into()),
                ("most", most.into()),
            ];
            voice.text("hint-rc-standing", &values)
        }
        None => {
            let values = [("class", voice.class(class).into()), ("own", own.into())];
            voice.text("hint-rc-unrivalled", &values)
        }
    }
}

/// Who of the others has most influence in a class, and how much.
fn strongest(view: &View, seat: Seat, class: Class) -> Option<(Seat, u16)> {
    let others = Seat::all(view.players.len()).filter(|other| *other != seat);
    let strongest = others.map(|other| (other, influence(view, class, other)));
    strongest.filter(|(_, most)| *most > 0).max_by_key(|(other, most)| {
        // Of several the first, as they sit.
        (*most, std::cmp::Reverse(other.index()))
    })
}

/// What the cards that are laid bring: influence, and rats.
fn laid(voice: Voice<'_>, view: &View, seat: Seat, actions: &[Action]) -> Vec<Text> {
    let player = &view.players[seat.index()];
    let Some(class) = player.building.map(|card| card.class()) else { return Vec::new() };
    let cards: Vec<Card> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Lay(card) => Some(*card),
            _ => None,
        })
        .chain(player.laid.iter().flat_map(Cards::each))
        .collect();
    let bodies = cards.iter().filter(|card| card.is_body()).count() as u16;
    let from = influence(view, class, seat);
    let to = from + bodies;
    let mut why = Vec::new();
    let rival = strongest(view, seat, class);
    if bodies > 0 {
        let values =
            [("class", voice.class(class).into()), ("from", from.into()), ("to", to.into())];
        why.push(match rival {
            Some((other, most)) if from <= most && to > most => {
                let [class, from, to] = values;
                voice
                    .text("hint-rc-overtakes", &[class, from, to, ("who", voice.who(other).into())])
            }
            _ => voice.text("hint-rc-influence", &values),
        });
    }
    let rats = cards.iter().filter(|card| brings_rat(**card, class)).count() as u16;
    let own = player.rats.unwrap_or(0);
    match (cards.is_empty(), rats) {
        (true, _) => {}
        (false, 0) => why.push(voice.say("hint-rc-no-rats").into()),
        (false, _) => why.push(lives(voice, view, own, own + rats)),
    }
    why
}

/// How many rats one has then, and the chance to live with them.
fn lives(voice: Voice<'_>, view: &View, before: u16, after: u16) -> Text {
    let nuns = Nuns::expected(view);
    let percent = |rats| voice.words.percent(nuns.survival(rats));
    let values =
        [("n", after.into()), ("before", percent(before).into()), ("after", percent(after).into())];
    voice.text("hint-rc-lives", &values)
}

fn about(voice: Voice<'_>, key: &str, other: Seat, n: u32) -> Text {
    voice.text(key, &[("who", voice.who(other).into()), ("n", n.into())])
}
