//! A review: everything that was found, put together.

use bots::{Fortune, Insight};
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::judging::rounded;
use crate::{Budget, Decision, Found, Moment, Suspected};

/// A turn that moved somebody's chance by less is no turning point.
const TURNS_THE_GAME: f64 = 0.08;
/// At most so many turning points are named.
const TURNING_POINTS: usize = 5;
/// A decision that cost less is not worth naming.
pub(crate) const COSTS: f64 = 0.02;
/// At most so many decisions are named, and so many strokes of luck.
const MOST_NAMED: usize = 8;
/// From how likely on somebody has given themselves away.
const GIVEN_AWAY: f64 = 0.5;

/// What happened in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    /// The game.
    pub game: String,
    /// How much was done for it, and with which seed.
    pub budget: Budget,
    /// The seed.
    pub seed: u64,
    /// How many turns (or rounds) the game had.
    pub turns: u32,
    /// Whether all of it is judged.
    pub is_whole: bool,
    /// How everything stood before the first turn, after every turn and at the end.
    pub moments: Vec<Moment>,
    /// Where it turned, in order.
    pub turning_points: Vec<TurningPoint>,
    /// How many decisions were judged.
    pub decisions: usize,
    /// The decisions that cost most, the costliest first.
    pub costly: Vec<Costly>,
    /// What the table could know of each seat's role; empty where nobody has one.
    pub exposures: Vec<Exposure>,
    /// The luck of each seat.
    pub luck: Vec<Luck>,
    /// The strokes of luck that mattered most, the greatest first.
    pub strokes: Vec<Stroke>,
}

/// A turn that moved somebody's chance to win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurningPoint {
    /// After which turn.
    pub turn: u32,
    /// After how many steps that turn was over.
    pub step: usize,
    /// Whose chance moved most.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// By how much.
    pub by: f64,
    /// What of it was luck.
    pub luck: f64,
}

/// A decision, and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Costly {
    /// How much of the chance to win it gave away.
    pub cost: f64,
    /// What was decided, and what would have been better.
    #[serde(flatten)]
    pub decision: Decision,
}

/// What the table could know of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Exposure {
    /// Of whom.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// What it was at the end.
    pub role: String,
    /// Whom it may have been; roles that are after the same are one.
    pub suspects: Vec<Suspect>,
    /// After which turn the truth was likelier than everything else together, and stayed so.
    pub given_away: Option<u32>,
}

/// Whom a seat may have been.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Suspect {
    /// These roles, which nothing tells apart.
    pub roles: Vec<String>,
    /// Whether it was one of them, at the end.
    pub is_true: bool,
    /// How likely that looked, for every moment.
    pub chances: Vec<f64>,
}

/// The luck of a seat, in the currency of winning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Luck {
    /// Whose.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// All of it together.
    pub total: f64,
    /// How much is usual either way: 19 games in 20 have less.
    pub usual: f64,
    /// By what kind of chance, and how many steps of that kind there were.
    pub kinds: Vec<KindOfLuck>,
}

/// The luck of a seat by one kind of chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KindOfLuck {
    /// What kind of chance.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: Fortune,
    /// All of it together.
    pub total: f64,
    /// How many steps of this kind there were.
    pub times: usize,
}

/// What chance did at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stroke {
    /// In which turn.
    pub turn: u32,
    /// After how many steps.
    pub step: usize,
    /// What kind of chance it was.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: Fortune,
    /// What it brought.
    pub outcome: String,
    /// For whom it did most.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// How much.
    pub effect: f64,
}

impl Review {
    pub(crate) fn of<G: Insight>(
        seats: usize,
        turns: u32,
        budget: Budget,
        seed: u64,
        found: &[Found],
        is_whole: bool,
    ) -> Review {
        let moments: Vec<Moment> = found.iter().filter_map(|found| found.moment.clone()).collect();
        let seats = || Seat::all(seats);
        Review {
            game: G::NAME.to_owned(),
            budget,
            seed,
            turns,
            is_whole,
            turning_points: turning_points(&moments, found),
            decisions: found.iter().filter(|found| found.decision.is_some()).count(),
            costly: costly(found),
            exposures: seats().filter_map(|seat| exposure::<G>(&moments, seat)).collect(),
            luck: seats().map(|seat| luck(found, seat)).collect(),
            strokes: strokes(found),
            moments,
        }
    }
}

/// The turns that moved somebody's chance most.
fn turning_points(moments: &[Moment], found: &[Found]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = Vec::new();
    for pair in moments.windows(2) {
        let [before, after] = pair else { continue };
        let moved = |seat: usize| after.chances[seat] - before.chances[seat];
        let most = (0..after.chances.len())
            .max_by(|&one, &other| moved(one).abs().total_cmp(&moved(other).abs()));
        let Some(seat) = most.filter(|&seat| moved(seat).abs() >= TURNS_THE_GAME) else { continue };
        let of_turn = found.get(before.step..after.step).unwrap_or_default();
        let luck = of_turn.iter().filter_map(|found| Some(found.chance.as_ref()?.effect[seat]));
        points.push(TurningPoint {
            turn: after.turn,
            step: after.step,
            seat: Seat::new(seat),
            by: rounded(moved(seat)),
            luck: rounded(luck.sum()),
        });
    }
    points.sort_by(|one, other| other.by.abs().total_cmp(&one.by.abs()));
    points.truncate(TURNING_POINTS);
    points.sort_by_key(|point| point.step);
    points
}

fn costly(found: &[Found]) -> Vec<Costly> {
    let decisions = found.iter().filter_map(|found| found.decision.as_ref());
    let mut costly: Vec<Costly> = decisions
        .map(|decision| Costly { cost: rounded(decision.cost()), decision: decision.clone() })
        .filter(|costly| costly.cost >= COSTS)
        .collect();
    costly.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    costly.truncate(MOST_NAMED);
    costly
}

/// What the table could know of a seat, if it had a role to hide.
fn exposure<G: Insight>(moments: &[Moment], seat: Seat) -> Option<Exposure> {
    let truth = moments.last()?.roles.get(seat.index())?;
    let mut suspects: Vec<Suspect> = Vec::new();
    for (at, moment) in moments.iter().enumerate() {
        for Suspected { role, chance } in moment.suspicions.get(seat.index()).into_iter().flatten()
        {
            let known = suspects.iter().position(|suspect| G::alike(&suspect.roles[0], role));
            let place = known.unwrap_or_else(|| {
                let is_true = G::alike(role, truth);
                let chances = vec![0.0; moments.len()];
                suspects.push(Suspect { roles: Vec::new(), is_true, chances });
                suspects.len() - 1
            });
            let suspect = &mut suspects[place];
            suspect.chances[at] = rounded(suspect.chances[at] + chance);
            if !suspect.roles.contains(role) {
                suspect.roles.push(role.clone());
                suspect.roles.sort();
            }
        }
    }
    suspects.sort_by(|one, other| one.roles.cmp(&other.roles));
    // What is laid open at the end gives nobody away.
    let before_the_end = moments.len().saturating_sub(1);
    let given_away = suspects.iter().find(|suspect| suspect.is_true).and_then(|suspect| {
        let likely = |at: &usize| suspect.chances[*at] > GIVEN_AWAY;
        let stayed = (0..before_the_end).rev().take_while(likely).last()?;
        Some(moments[stayed].turn)
    });
    (!suspects.is_empty()).then(|| Exposure { seat, role: truth.clone(), suspects, given_away })
}

fn luck(found: &[Found], seat: Seat) -> Luck {
    let at = seat.index();
    let mut kinds: Vec<KindOfLuck> = Vec::new();
    let (mut total, mut variance) = (0.0, 0.0);
    for chance in found.iter().filter_map(|found| found.chance.as_ref()) {
        let (Some(effect), Some(spread)) = (chance.effect.get(at), chance.variance.get(at)) else {
            continue;
        };
        total += effect;
        variance += spread;
        match kinds.iter_mut().find(|known| known.kind == chance.kind) {
            Some(known) => {
                known.total += effect;
                known.times += 1;
            }
            None => kinds.push(KindOfLuck { kind: chance.kind, total: *effect, times: 1 }),
        }
    }
    kinds.sort_by_key(|known| known.kind);
    kinds.iter_mut().for_each(|known| known.total = rounded(known.total));
    // Two standard deviations; a square root is exact by the standard for floating point.
    Luck { seat, total: rounded(total), usual: rounded(2.0 * variance.sqrt()), kinds }
}

fn strokes(found: &[Found]) -> Vec<Stroke> {
    let mut strokes: Vec<Stroke> = Vec::new();
    for chance in found.iter().filter_map(|found| found.chance.as_ref()) {
        let size = |seat: &usize| chance.effect[*seat].abs();
        let most = (0..chance.effect.len()).max_by(|one, other| size(one).total_cmp(&size(other)));
        let Some(seat) = most.filter(|seat| size(seat) >= COSTS) else { continue };
        strokes.push(Stroke {
            turn: chance.turn,
            step: chance.step,
            kind: chance.kind,
            outcome: chance.outcome.clone(),
            seat: Seat::new(seat),
            effect: chance.effect[seat],
        });
    }
    strokes.sort_by(|one, other| other.effect.abs().total_cmp(&one.effect.abs()));
    strokes.truncate(MOST_NAMED);
    strokes
}
