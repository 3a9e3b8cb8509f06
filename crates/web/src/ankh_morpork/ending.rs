//! How a finished game ended: who won and why, what everybody was, and the points.

use ankh_morpork::Ending as How;
use ankh_morpork::{
    AnkhMorpork, Asked, Effect, LOAN_PENALTY, LOAN_REPAYMENT, MINION_POINTS, Personality, Progress,
    SeatView, View,
};
use game::Ranking;
use words::Speech;

use super::Voice;
use crate::Scene;
use crate::page::{Cell, Ending, PersonEnding, Points, PointsRow};

/// AM-SCORE-02 to -08.
const MINION: i32 = MINION_POINTS as i32;
const REPAYMENT: i32 = LOAN_REPAYMENT as i32;
const PENALTY: i32 = LOAN_PENALTY as i32;

/// How the game ended; nothing while it goes on.
pub(super) fn ending(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Option<Ending> {
    let view = scene.view;
    let Asked::Over { ending, places } = view.asked() else { return None };
    Some(Ending {
        winners: places.winners().iter().collect(),
        reason: AnkhMorpork::how_it_ended(voice, view).unwrap_or_default(),
        rule: Some(match ending {
            How::Condition => "AM-END-01",
            How::Vimes => "AM-END-04",
            How::Points => "AM-END-05",
            How::Riots => "AM-END-06",
        }),
        people: view.seats().iter().filter_map(|seat| person(voice, seat)).collect(),
        note: None,
        points: Some(points(voice, view, ending, places)),
    })
}

fn person(voice: Voice<'_>, seat: &SeatView) -> Option<PersonEnding> {
    let personality = seat.may_be.iter().next()?;
    let progress = *seat.radar.get(personality.id())?;
    Some(PersonEnding {
        seat: seat.seat,
        title: voice.personality(personality).to_owned(),
        goal: voice.goal(personality, progress.need),
        reached: reached(voice, personality, progress),
    })
}

fn reached(
    voice: Voice<'_>,
    personality: Personality,
    progress: Progress,
) -> Option<(f32, String)> {
    let words = voice.progress(personality, progress);
    if personality == Personality::Vimes {
        let left = (-progress.have).clamp(0, 100);
        return Some((1.0 - left as f32 / 100.0, words));
    }
    Some(((progress.have as f32 / progress.need as f32).clamp(0.0, 1.0), words))
}

fn points(voice: Voice<'_>, view: &View, ending: How, places: Ranking) -> Points {
    let decided = matches!(ending, How::Points | How::Riots);
    let row = |key: &str, cell: &dyn Fn(&SeatView) -> Cell| PointsRow {
        label: voice.say(key).to_owned(),
        cells: view.seats().iter().map(cell).collect(),
    };
    let tied = places.winners().len() > 1;
    Points {
        title: voice.say("am-score-title").to_owned(),
        note: voice.say(if decided { "am-score-decided" } else { "am-score-for-fun" }).to_owned(),
        rows: vec![
            row("am-score-minions", &|seat| minions(view, seat)),
            row("am-score-buildings", &|seat| buildings(voice, view, seat)),
            row("am-score-money", &|seat| money(voice, seat)),
            row("am-score-loans", &|seat| loans(seat)),
        ],
        total: view.seats().iter().map(|seat| seat.score.unwrap_or(0)).collect(),
        after: (decided && tied).then(|| voice.say("am-score-shared").to_owned()),
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
