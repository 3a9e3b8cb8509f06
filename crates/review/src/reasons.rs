//! Why one answer is better than another: what comes of both, in the same worlds and with
//! the same luck.

use bots::{Chances, Foresight, Insight};
use game::dice::QuickDice;
use game::{Game, Seat, Silent, Status, Step, Worlds};

use crate::calibration::calibrated;
use crate::found::Reason;
use crate::judging::rounded;

/// A reason that makes less of a difference is none.
const WEIGHTY: f64 = 0.03;

/// What a decision is judged by: what its player knew.
pub(crate) struct Known<G: Game + Worlds + Insight> {
    pub(crate) view: G::View,
    pub(crate) memory: G::Memory,
    pub(crate) mind: G::Mind,
}

/// What came of an answer in many worlds.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) chances: [f64; game::MAX_SEATS],
    /// How often each seat had won before the horizon.
    won: [f64; game::MAX_SEATS],
    risk: f64,
}

/// What comes of each of two answers, in so many worlds and with the same luck, resting before
/// each game in mind.
pub(crate) fn weigh<G: Insight>(
    foresight: &mut Foresight<G>,
    known: &Known<G>,
    seat: Seat,
    two: [G::Action; 2],
    (worlds, seed): (u32, u64),
    rest: &mut dyn FnMut(),
) -> [Tally; 2] {
    let mut dice = QuickDice::new(seed);
    let mut tallies = [Tally::default(), Tally::default()];
    for _ in 0..worlds {
        let world = G::reconstruct(&known.view, &known.memory, &known.mind, &mut dice);
        let luck = dice.word();
        for (tally, action) in tallies.iter_mut().zip(two) {
            rest();
            let mut world = world.clone();
            if world.apply(Step::Act(seat, action), &mut Silent).is_err() {
                continue;
            }
            let ends = world.turn().saturating_add(world.seats() as u32);
            let judged = foresight.expect(&mut world, &known.mind, luck);
            let chances = calibrated(&world, judged);
            tally.add(&world, &known.mind, seat, chances, (1.0 / f64::from(worlds), ends));
        }
    }
    tallies
}

/// Why the second answer is better than the first, the weightiest reason first.
pub(crate) fn reasons(seat: Seat, seats: usize, [played, better]: &[Tally; 2]) -> Vec<Reason> {
    let me = seat.index();
    let others = || Seat::all(seats).filter(|&other| other != seat);
    let mut reasons = Vec::new();
    let mut add = |weight: f64, reason: Reason| {
        if weight >= WEIGHTY {
            reasons.push((weight, reason));
        }
    };
    let round = rounded;
    for other in others() {
        let (after, instead) = (played.won[other.index()], better.won[other.index()]);
        let (played, better) = (round(after), round(instead));
        add(after - instead, Reason::Loses { seat: other, played, better });
    }
    let (after, instead) = (played.won[me], better.won[me]);
    add(instead - after, Reason::Wins { played: round(after), better: round(instead) });
    let (after, instead) = (played.risk, better.risk);
    add(after - instead, Reason::Risks { played: round(after), better: round(instead) });
    reasons.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let gain = |other: Seat| played.chances[other.index()] - better.chances[other.index()];
    let most = others().max_by(|&one, &other| gain(one).total_cmp(&gain(other)));
    let mut reasons: Vec<Reason> = reasons.into_iter().map(|(_, reason)| reason).collect();
    if let Some(other) = most.filter(|&other| gain(other) >= WEIGHTY) {
        reasons.push(Reason::Helps { seat: other, by: round(gain(other)) });
    }
    reasons.truncate(2);
    reasons
}

impl Tally {
    fn add<G: Insight>(
        &mut self,
        world: &G,
        mind: &G::Mind,
        seat: Seat,
        chances: Chances,
        (share, ends): (f64, u32),
    ) {
        for (sum, chance) in self.chances.iter_mut().zip(chances) {
            *sum += share * f64::from(chance);
        }
        // A playout may go on to the end of the game: only what comes soon is a reason.
        if let (Status::Over(ranking), true) = (world.status(), world.turn() <= ends) {
            let winners = ranking.winners();
            let each = share / winners.len().max(1) as f64;
            winners.iter().for_each(|winner| self.won[winner.index()] += each);
        }
        if let Some(danger) = world.danger(mind) {
            self.risk += share * f64::from(danger.risks[seat.index()]);
        }
    }
}
