//! Playing on at a glance.

use game::dice::QuickDice;
use game::{Buffer, Dice, Game, Seat, Silent, Status, Step};

use super::luck::Luck;
use crate::{Chances, Insight, Scores};

/// A playout that takes more steps than this is judged where it stands.
const LONGEST: usize = 2000;

/// Lists that playouts use again and again.
pub(crate) struct Scratch<G: Game> {
    actions: Buffer<G::Action>,
    scores: Scores,
}

impl<G: Game> Scratch<G> {
    pub(crate) fn new() -> Scratch<G> {
        Scratch { actions: Buffer::new(), scores: Scores::new() }
    }
}

/// Plays on until a turn begins, and judges the position there.
pub(crate) fn play_until<G: Insight>(
    world: &mut G,
    mind: &G::Mind,
    turn: u32,
    luck: &mut Luck,
    scratch: &mut Scratch<G>,
) -> Chances {
    for _ in 0..LONGEST {
        let step = match world.status() {
            Status::Over(_) => break,
            _ if world.turn() >= turn => break,
            Status::Chance => Step::Chance(world.sample(luck.at(world.turn()))),
            Status::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                Step::Act(seat, glance(world, mind, seat, luck.at(world.turn()), scratch))
            }
        };
        if world.apply(step, &mut Silent).is_err() {
            debug_assert!(false, "{step} was listed");
            break;
        }
    }
    world.chances(mind)
}

/// What looks best at a glance, give or take.
fn glance<G: Insight>(
    world: &G,
    mind: &G::Mind,
    seat: Seat,
    dice: &mut QuickDice,
    scratch: &mut Scratch<G>,
) -> G::Action {
    let Scratch { actions, scores } = scratch;
    actions.clear();
    world.actions(seat, actions);
    if let [only] = actions[..] {
        return only;
    }
    scores.clear();
    world.glance(seat, mind, actions, scores);
    let mut best = 0;
    let mut best_score = f32::MIN;
    for (place, &score) in scores.iter().enumerate() {
        let noise = G::NOISE * dice.below(1 << 16) as f32 / (1 << 16) as f32;
        if score + noise > best_score {
            (best, best_score) = (place, score + noise);
        }
    }
    actions[best]
}
