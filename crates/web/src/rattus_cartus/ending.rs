//! How the game ended: points line by line, the plague, and why somebody won.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Building, Card, Class, MAJORITY_POINTS, RattusCartus, Score, View};
use words::Speech;
use words::rattus_cartus::nuns;

use super::Voice;
use super::reckoning::{influence, ranks};
use crate::Scene;
use crate::page::{Cell, Ending, PersonEnding, Points, PointsRow, points_table};

/// The points on the table page; nothing before the end.
pub(super) fn ending(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    html! {
        div #ending.ending {
            @if let Some(points) = points(scene.view, voice) {
                (points_table(scene.table, scene.lang, &points))
            }
        }
    }
}

/// How a finished game ended.
pub(super) fn result(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Option<Ending> {
    let view = scene.view;
    let (ranking, scores) = (view.ranking?, view.scores.as_ref()?);
    let nuns = nuns(view);
    let people = Seat::all(view.players.len()).map(|seat| {
        let rats = view.players[seat.index()].rats.unwrap_or(0);
        let dead = view.dead.is_some_and(|dead| dead.contains(seat));
        let values = [("n", rats.into()), ("nuns", nuns.into())];
        let place = [("place", ranking.place(seat).into())];
        PersonEnding {
            seat,
            title: match dead {
                true => voice.say("rc-final-died").to_owned(),
                false => voice.with("rc-final-place", &place),
            },
            goal: voice.number("rc-points", scores[seat.index()].total()),
            reached: Some((
                f32::from(rats) / f32::from(rats.max(nuns).max(1)),
                voice.with(if dead { "rc-final-dead" } else { "rc-final-alive" }, &values),
            )),
        }
    });
    Some(Ending {
        winners: ranking.winners().iter().collect(),
        reason: RattusCartus::how_it_ended(voice, view).unwrap_or_default(),
        rule: Some(if ranking.winners().is_empty() { "RC-END-24" } else { "RC-END-22" }),
        people: people.collect(),
        note: None,
        points: points(view, voice),
    })
}

/// The points, line by line.
fn points(view: &View, voice: Voice<'_>) -> Option<Points> {
    let scores = view.scores.as_ref()?;
    let seats = || Seat::all(view.players.len());
    let mut rows: Vec<PointsRow> =
        Class::ALL.into_iter().map(|class| class_row(view, class, voice)).collect();
    let count = |card: Card| {
        move |seat: Seat| view.players[seat.index()].hand.map_or(0, |hand| hand.count(card))
    };
    let bodies = |seat: Seat| view.players[seat.index()].hand.map_or(0, |hand| hand.bodies());
    rows.push(row(view, voice.say("rc-final-bodies"), |score| score.bodies, scores, bodies, voice));
    for (card, key, building) in [
        (Card::SWORD, "rc-final-swords", Building::Castle),
        (Card::FLUTE, "rc-final-flutes", Building::PiedPipersHut),
        (Card::PASS, "rc-final-passes", Building::Office),
    ] {
        if view.chosen.shows(building) {
            rows.push(majority_row(view, voice.say(key), count(card), voice));
        }
    }
    if view.chosen.shows(Building::Treasury) {
        rows.push(row(
            view,
            voice.say("rc-final-gold"),
            |score| score.gold,
            scores,
            count(Card::GOLD),
            voice,
        ));
    }
    rows.push(row(
        view,
        voice.say("rc-final-markers"),
        |score| score.markers,
        scores,
        |seat| view.players[seat.index()].markers,
        voice,
    ));
    Some(Points {
        title: voice.say("rc-final").to_owned(),
        note: voice.number("rc-final-nuns", nuns(view)),
        rows,
        total: seats().map(|seat| scores[seat.index()].total().into()).collect(),
        after: None,
    })
}

/// How much somebody had of what scores; nothing is not worth saying.
fn had(key: &str, what: &'static str, number: u16, voice: Voice<'_>) -> String {
    match number {
        0 => String::new(),
        _ => voice.with(key, &[(what, number.into())]),
    }
}

fn class_row(view: &View, class: Class, voice: Voice<'_>) -> PointsRow {
    let ranks = ranks(view, class);
    let cell = |seat: Seat| Cell {
        points: ranks
            .iter()
            .find(|(other, _)| *other == seat)
            .map_or(0, |&(_, points)| points.into()),
        from: had("rc-final-influence", "influence", influence(view, class, seat), voice),
    };
    PointsRow {
        label: voice.class(class).to_owned(),
        cells: Seat::all(view.players.len()).map(cell).collect(),
    }
}

fn row(
    view: &View,
    label: &str,
    points: impl Fn(&Score) -> u16,
    scores: &[Score],
    has: impl Fn(Seat) -> u8,
    voice: Voice<'_>,
) -> PointsRow {
    let cell = |seat: Seat| Cell {
        points: points(&scores[seat.index()]).into(),
        from: had("rc-final-has", "n", has(seat).into(), voice),
    };
    PointsRow { label: label.to_owned(), cells: Seat::all(view.players.len()).map(cell).collect() }
}

/// RC-END-06, RC-END-12. Points for the most of a kind, fewer for equals.
fn majority_row(view: &View, label: &str, has: impl Fn(Seat) -> u8, voice: Voice<'_>) -> PointsRow {
    let most = Seat::all(view.players.len()).map(&has).max().unwrap_or(0);
    let tied = Seat::all(view.players.len()).filter(|&seat| has(seat) == most).count();
    let cell = |seat: Seat| Cell {
        points: match (most, has(seat) == most, tied) {
            (0, ..) | (_, false, _) => 0,
            (_, true, 1) => MAJORITY_POINTS[0].into(),
            (_, true, _) => MAJORITY_POINTS[1].into(),
        },
        from: had("rc-final-has", "n", has(seat).into(), voice),
    };
    PointsRow { label: label.to_owned(), cells: Seat::all(view.players.len()).map(cell).collect() }
}
