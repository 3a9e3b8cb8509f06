//! How a game ended, and why somebody won.

use game::Seat;
use rattus_cartus::{Plague, RattusCartus, View};

use crate::Text;

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// The nuns against the plague, as far as they are seen.
pub fn nuns(view: &View) -> u16 {
    view.nun_row.iter().flatten().map(|card| u16::from(card.nuns())).sum()
}

/// Why somebody won, or nobody; nothing before the end.
pub(super) fn ending(voice: Voice<'_>, view: &View) -> Option<Text> {
    let (scores, ranking) = (view.scores.as_ref()?, view.ranking?);
    let winners = ranking.winners();
    let rats = |seat: Seat| view.players[seat.index()].rats.unwrap_or(0);
    let nuns = nuns(view);
    let of_nuns = voice.number("rc-nuns", nuns);
    let Some(first) = winners.first() else {
        return Some(voice.text("rc-won-nobody", &[("nuns", of_nuns.into())]));
    };
    let points = scores[first.index()].total();
    let spared = rats(first) > nuns && view.setup.plague == Plague::Merciful;
    let seats = || Seat::all(view.players.len());
    let tied = seats().any(|seat| {
        !winners.contains(seat) && rats(seat) <= nuns && scores[seat.index()].total() == points
    });
    let alive = |seat: Seat| !view.dead.is_some_and(|dead| dead.contains(seat));
    let mut text = Text::default();
    if winners.len() > 1 {
        text.push(&voice.text("rc-won-because-shared", &[("points", points.into())]));
    } else if !spared {
        text.push(&voice.text(
            "rc-won-because",
            &[
                ("rats", voice.number("rc-some-rats", rats(first)).into()),
                ("nuns", of_nuns.into()),
                ("who", voice.name(first).into()),
                ("points", points.into()),
            ],
        ));
    }
    if spared {
        if winners.len() > 1 {
            text.push_str(" ");
        }
        text.push_str(voice.say("rc-won-merciful"));
        if winners.len() == 1 && seats().filter(|&seat| alive(seat)).count() > 1 {
            text.push_str(" ");
            text.push(&voice.text("rc-won-spared", &[("points", points.into())]));
        }
    }
    if tied && !spared {
        text.push_str(" ");
        text.push(&voice.text("rc-won-tie-break", &[("points", points.into())]));
    }
    Some(text)
}
