//! How the game ended: points line by line, the plague, and why somebody won.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Building, Card, Class, MAJORITY_POINTS, Plague, RattusCartus, Score, View};

use super::reckoning::{influence, ranks};
use super::say::Say;
use crate::page::{Cell, Outcome, PersonOutcome, Points, PointsRow, points_table};
use crate::{Scene, escaped};

/// The points on the table page; nothing before the end.
pub(super) fn ending(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Markup {
    html! {
        div #ending.ending {
            @if let Some(points) = points(scene.view, say) {
                (points_table(scene.table, scene.lang, &points))
            }
        }
    }
}

/// How a finished game ended.
pub(super) fn outcome(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Option<Outcome> {
    let view = scene.view;
    let (ranking, scores) = (view.ranking?, view.scores.as_ref()?);
    let nuns = nuns(view);
    let people = Seat::all(view.players.len()).map(|seat| {
        let rats = view.players[seat.index()].rats.unwrap_or(0);
        let dead = rats > nuns;
        let values = [("n", rats.into()), ("nuns", nuns.into())];
        let place = [("place", ranking.place(seat).into())];
        PersonOutcome {
            seat,
            title: match dead {
                true => say.words.say("rc-final-died").to_owned(),
                false => say.words.with("rc-final-place", &place),
            },
            goal: say.number("rc-points", scores[seat.index()].total()),
            reached: Some((
                f32::from(rats) / f32::from(rats.max(nuns).max(1)),
                say.words.with(if dead { "rc-final-dead" } else { "rc-final-alive" }, &values),
            )),
        }
    });
    Some(Outcome {
        winners: ranking.winners().iter().collect(),
        reason: reason(view, scores, nuns, say),
        rule: Some(if ranking.winners().is_empty() { "RC-END-24" } else { "RC-END-22" }),
        people: people.collect(),
        note: None,
        points: points(view, say),
    })
}

fn nuns(view: &View) -> u16 {
    view.nun_row.iter().flatten().map(|card| u16::from(card.nuns())).sum()
}

/// Why somebody won, or nobody; nothing before the end.
pub(super) fn why(view: &View, say: Say<'_>) -> Markup {
    match &view.scores {
        Some(scores) => reason(view, scores, nuns(view), say),
        None => html! {},
    }
}

fn reason(view: &View, scores: &[Score], nuns: u16, say: Say<'_>) -> Markup {
    let words = say.words;
    let winners: Vec<Seat> =
        view.ranking.map(|ranking| ranking.winners().iter().collect()).unwrap_or_default();
    let rats = |seat: Seat| view.players[seat.index()].rats.unwrap_or(0);
    let of_nuns = say.number("rc-nuns", nuns);
    let Some(&first) = winners.first() else {
        return words.html("rc-won-nobody", &[("nuns", of_nuns.into())]);
    };
    let points = scores[first.index()].total();
    let spared = rats(first) > nuns && view.setup.plague == Plague::Merciful;
    let tied = Seat::all(view.players.len()).any(|seat| {
        seat != first
            && !winners.contains(&seat)
            && rats(seat) <= nuns
            && scores[seat.index()].total() == points
    });
    html! {
        @if winners.len() > 1 {
            (words.html("rc-won-because-shared", &[("points", points.into())]))
        } @else if !spared {
            (words.html("rc-won-because", &[
                ("rats", say.number("rc-some-rats", rats(first)).into()),
                ("nuns", of_nuns.into()),
                ("who", escaped(say.who(first)).into()),
                ("points", points.into()),
            ]))
        }
        @if spared { " " (words.say("rc-won-merciful")) }
        @if tied && !spared { " " (words.html("rc-won-tie-break", &[("points", points.into())])) }
    }
}

/// The points, line by line.
fn points(view: &View, say: Say<'_>) -> Option<Points> {
    let words = say.words;
    let scores = view.scores.as_ref()?;
    let seats = || Seat::all(view.players.len());
    let mut rows: Vec<PointsRow> =
        Class::ALL.into_iter().map(|class| class_row(view, class, say)).collect();
    let count = |card: Card| {
        move |seat: Seat| view.players[seat.index()].hand.map_or(0, |hand| hand.count(card))
    };
    let bodies = |seat: Seat| view.players[seat.index()].hand.map_or(0, |hand| hand.bodies());
    rows.push(row(view, words.say("rc-final-bodies"), |score| score.bodies, scores, bodies, say));
    for (card, key, building) in [
        (Card::SWORD, "rc-final-swords", Building::Castle),
        (Card::FLUTE, "rc-final-flutes", Building::PiedPipersHut),
        (Card::PASS, "rc-final-passes", Building::Office),
    ] {
        if view.chosen.shows(building) {
            rows.push(majority_row(view, words.say(key), count(card), say));
        }
    }
    if view.chosen.shows(Building::Treasury) {
        rows.push(row(
            view,
            words.say("rc-final-gold"),
            |score| score.gold,
            scores,
            count(Card::GOLD),
            say,
        ));
    }
    rows.push(row(
        view,
        words.say("rc-final-markers"),
        |score| score.markers,
        scores,
        |seat| view.players[seat.index()].markers,
        say,
    ));
    Some(Points {
        title: words.say("rc-final").to_owned(),
        note: say.number("rc-final-nuns", nuns(view)),
        rows,
        total: seats().map(|seat| scores[seat.index()].total().into()).collect(),
        after: None,
    })
}

/// How much somebody had of what scores; nothing is not worth saying.
fn had(key: &str, what: &'static str, number: u16, say: Say<'_>) -> String {
    match number {
        0 => String::new(),
        _ => say.words.with(key, &[(what, number.into())]),
    }
}

fn class_row(view: &View, class: Class, say: Say<'_>) -> PointsRow {
    let ranks = ranks(view, class);
    let cell = |seat: Seat| Cell {
        points: ranks
            .iter()
            .find(|(other, _)| *other == seat)
            .map_or(0, |&(_, points)| points.into()),
        from: had("rc-final-influence", "influence", influence(view, class, seat), say),
    };
    PointsRow {
        label: say.class(class).to_owned(),
        cells: Seat::all(view.players.len()).map(cell).collect(),
    }
}

fn row(
    view: &View,
    label: &str,
    points: impl Fn(&Score) -> u16,
    scores: &[Score],
    has: impl Fn(Seat) -> u8,
    say: Say<'_>,
) -> PointsRow {
    let cell = |seat: Seat| Cell {
        points: points(&scores[seat.index()]).into(),
        from: had("rc-final-has", "n", has(seat).into(), say),
    };
    PointsRow { label: label.to_owned(), cells: Seat::all(view.players.len()).map(cell).collect() }
}

/// RC-END-06, RC-END-12. Points for the most of a kind, fewer for equals.
fn majority_row(view: &View, label: &str, has: impl Fn(Seat) -> u8, say: Say<'_>) -> PointsRow {
    let most = Seat::all(view.players.len()).map(&has).max().unwrap_or(0);
    let tied = Seat::all(view.players.len()).filter(|&seat| has(seat) == most).count();
    let cell = |seat: Seat| Cell {
        points: match (most, has(seat) == most, tied) {
            (0, ..) | (_, false, _) => 0,
            (_, true, 1) => MAJORITY_POINTS[0].into(),
            (_, true, _) => MAJORITY_POINTS[1].into(),
        },
        from: had("rc-final-has", "n", has(seat).into(), say),
    };
    PointsRow { label: label.to_owned(), cells: Seat::all(view.players.len()).map(cell).collect() }
}
