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

/// Plays on until each of these turns begins, and returns the mean of what the positions
/// there are judged to be worth.
pub(crate) fn play_on<G: Insight>(
    world: &mut G,
    mind: &G::Mind,
    turns: impl ExactSizeIterator<Item = u32>,
    luck: &mut Luck,
    scratch: &mut Scratch<G>,
) -> Chances {
    let share = 1.0 / turns.len() as f32;
    let mut mean = Chances::default();
    for turn in turns {
        play_until(world, mind, turn, luck, scratch);
        mean.iter_mut().zip(world.chances(mind)).for_each(|(sum, chance)| *sum += share * chance);
    }
    mean
}

/// Plays on until a turn begins.
fn play_until<G: Insight>(
    world: &mut G,
    mind: &G::Mind,
    turn: u32,
    luck: &mut Luck,
    scratch: &mut Scratch<G>,
) {
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
}

/// What looks best at a glance, give or take.
pub(crate) fn glance<G: Insight>(
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

#[cfg(test)]
mod tests {
    use game::Table;
    use rattus_cartus::RattusCartus;

    use super::*;
    use crate::THE_END;

    /// Plays a game on from its opening and tells what is thought of it at these turns.
    fn judged_at(turns: &[u32]) -> (RattusCartus, Chances) {
        let mut world = RattusCartus::new(&Default::default()).unwrap();
        let mind = RattusCartus::mind(&Table::new(world.clone()).view(None), &());
        let mut luck = Luck::new(3);
        let turns = turns.iter().copied();
        let chances = play_on(&mut world, &mind, turns, &mut luck, &mut Scratch::new());
        (world, chances)
    }

    #[test]
    fn a_playout_stops_when_its_last_turn_begins() {
        assert_eq!(judged_at(&[2]).0.turn(), 2);
        assert!(matches!(judged_at(&[2, THE_END]).0.status(), Status::Over(_)));
    }

    #[test]
    fn what_is_thought_of_each_turn_counts_alike() {
        let (_, near) = judged_at(&[2]);
        let (_, far) = judged_at(&[THE_END]);
        let (_, both) = judged_at(&[2, THE_END]);
        assert_ne!(near, far);
        for ((near, far), both) in near.into_iter().zip(far).zip(both) {
            assert!((both - (near + far) / 2.0).abs() < 1e-6, "{both} for {near} and {far}");
        }
    }
}
