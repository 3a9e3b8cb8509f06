//! How a finished game ended: who won and why, what everybody was, and the points.

use ankh_morpork::{
    AnkhMorpork, Asked, Effect, Ending, LOAN_PENALTY, LOAN_REPAYMENT, MINION_POINTS, Personality,
    Progress, SeatView, View,
};
use game::Ranking;

use super::hand::goal;
use super::voice::Voice;
use crate::Scene;
use crate::page::{Cell, Outcome, PersonOutcome, Points, PointsRow};

/// AM-SCORE-02 to -08.
const MINION: i32 = MINION_POINTS as i32;
const REPAYMENT: i32 = LOAN_REPAYMENT as i32;
const PENALTY: i32 = LOAN_PENALTY as i32;

pub(super) fn outcome(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Option<Outcome> {
    let view = scene.view;
    let Asked::Over { ending, places } = view.asked() else { return None };
    Some(Outcome {
        winners: places.winners().iter().collect(),
        reason: voice.ended(ending, places, &cast(view)),
        rule: Some(match ending {
            Ending::Condition => "AM-END-01",
            Ending::Vimes => "AM-END-04",
            Ending::Points => "AM-END-05",
            Ending::Riots => "AM-END-06",
        }),
        people: view.seats().iter().filter_map(|seat| person(voice, seat)).collect(),
        note: None,
        points: Some(points(voice, view, ending, places)),
    })
}

/// Everybody's personality: open to all once the game is over.
pub(super) fn cast(view: &View) -> [Option<Personality>; 4] {
    let mut cast = [None; 4];
    for seat in view.seats() {
        if seat.may_be.len() == 1 {
            cast[seat.seat.index()] = seat.may_be.iter().next();
        }
    }
    cast
}

fn person(voice: Voice<'_>, seat: &SeatView) -> Option<PersonOutcome> {
    let personality = seat.may_be.iter().next()?;
    let progress = *seat.radar.get(personality.id())?;
    Some(PersonOutcome {
        seat: seat.seat,
        title: voice.personality(personality).to_owned(),
        goal: goal(voice, personality, progress.need),
        reached: reached(voice, personality, progress),
    })
}

fn reached(
    voice: Voice<'_>,
    personality: Personality,
    progress: Progress,
) -> Option<(f32, String)> {
    let words = match personality {
        Personality::Vimes => {
            let left = -progress.have;
            let words = voice.with("secret-pile", &[("count", left.into())]);
            return Some((1.0 - left.clamp(0, 100) as f32 / 100.0, words));
        }
        Personality::Chrysoprase => voice.with(
            "secret-worth",
            &[
                ("have", voice.money(progress.have).into()),
                ("need", voice.money(progress.need).into()),
            ],
        ),
        _ => voice.with(
            "secret-progress",
            &[("have", progress.have.into()), ("need", progress.need.into())],
        ),
    };
    Some(((progress.have as f32 / progress.need as f32).clamp(0.0, 1.0), words))
}

fn points(voice: Voice<'_>, view: &View, ending: Ending, places: Ranking) -> Points {
    let decided = matches!(ending, Ending::Points | Ending::Riots);
    let row = |key: &str, cell: &dyn Fn(&SeatView) -> Cell| PointsRow {
        label: voice.say(key).to_owned(),
        cells: view.seats().iter().map(cell).collect(),
    };
    let tied = places.winners().len() > 1;
    Points {
        title: voice.say("score-title").to_owned(),
        note: voice.say(if decided { "score-decided" } else { "score-for-fun" }).to_owned(),
        rows: vec![
            row("score-minions", &|seat| minions(view, seat)),
            row("score-buildings", &|seat| buildings(voice, view, seat)),
            row("score-money", &|seat| money(voice, seat)),
            row("score-loans", &|seat| loans(seat)),
        ],
        total: view.seats().iter().map(|seat| seat.score.unwrap_or(0)).collect(),
        after: (decided && tied).then(|| voice.say("score-shared").to_owned()),
    }
}

/// Minions in areas without a demon.
fn minions(view: &View, seat: &SeatView) -> Cell {
    let quiet = view.areas().iter().filter(|area| area.demons == 0);
    let count: i32 = quiet.map(|area| i32::from(area.minions[seat.seat.index()])).sum();
    Cell { points: MINION * count, from: format!("{count} × {MINION}") }
}

/// Buildings in areas without a demon.
fn buildings(voice: Voice<'_>, view: &View, seat: &SeatView) -> Cell {
    let quiet = view.areas().iter().filter(|area| area.demons == 0);
    let standing: Vec<_> = quiet.filter(|area| area.building == Some(seat.seat)).collect();
    let names: Vec<&str> = standing.iter().map(|area| voice.area(area.area)).collect();
    let points = standing.iter().map(|area| i32::from(area.area.cost())).sum();
    Cell { points, from: names.join(", ") }
}

/// Loans are paid back as far as the money goes.
fn repaid(seat: &SeatView) -> (i32, i32) {
    let owed = seat.before.filter(|card| card.effect() == Some(Effect::Loan)).count() as i32;
    let repaid = owed.min(i32::from(seat.money) / REPAYMENT);
    (repaid, owed - repaid)
}

fn money(voice: Voice<'_>, seat: &SeatView) -> Cell {
    let (repaid, _) = repaid(seat);
    let money = i32::from(seat.money);
    let from = match repaid {
        0 => voice.money(money),
        _ => format!("{} − {repaid} × {}", voice.money(money), voice.money(REPAYMENT)),
    };
    Cell { points: money - repaid * REPAYMENT, from }
}

fn loans(seat: &SeatView) -> Cell {
    match repaid(seat) {
        (_, 0) => Cell::default(),
        (_, unpaid) => {
            Cell { points: -PENALTY * unpaid, from: format!("{unpaid} × −{PENALTY}") }
        }
    }
}
