//! What looks best at once: a few imagined states, each looked at with some thought.

use game::Seat;
use game::dice::QuickDice;

use crate::math::best;
use crate::{Bot, Choice, Considered, Explanation, Insight, Scores, Style, softmax};

/// Chooses by the game's own insight, without a search.
pub(crate) struct QuickBot<G: Insight> {
    seat: Seat,
    style: Style,
    dice: QuickDice,
    beliefs: G::Beliefs,
}

impl<G: Insight> QuickBot<G> {
    pub(crate) fn new(seat: Seat, seed: u64) -> QuickBot<G> {
        let (style, dice) = (Style::of(seed), QuickDice::new(seed));
        QuickBot { seat, style, dice, beliefs: G::Beliefs::default() }
    }
}

impl<G: Insight> Bot<G> for QuickBot<G> {
    fn decide(&mut self, view: &G::View, memory: &G::Memory, actions: &[G::Action]) -> Choice<G> {
        if let [action] = *actions {
            return Choice { action, why: Explanation::default() };
        }
        let mind = G::mind(view, &self.beliefs);
        let mut scores: Vec<f32> =
            actions.iter().map(|action| G::SURE_WIN * self.style.liking::<G>(action)).collect();
        let mut win_chance = 0.0;
        for _ in 0..G::WORLDS {
            let world = G::imagine(view, memory, &mind, &mut self.dice);
            let mut looks = Scores::new();
            world.consider(self.seat, &mind, actions, &mut self.dice, &mut looks);
            scores.iter_mut().zip(&looks).for_each(|(sum, look)| *sum += look / G::WORLDS as f32);
            win_chance += f64::from(world.chances(&mind)[self.seat.index()]) / G::WORLDS as f64;
        }
        let action = actions[best(&scores)];
        let why = Explanation {
            win_chance: Some(win_chance),
            considered: considered::<G>(actions, scores),
            suspicions: G::suspicions(view, &mind),
            searches: G::WORLDS as u64,
        };
        Choice { action, why }
    }

    fn saw(&mut self, shown: &G::Shown) {
        G::notice(&mut self.beliefs, shown);
    }
}

/// The actions by how good they look. Without a search the value is how likely an action
/// is the best one.
fn considered<G: Insight>(actions: &[G::Action], mut scores: Vec<f32>) -> Vec<Considered> {
    softmax(&mut scores);
    let mut considered: Vec<Considered> = actions
        .iter()
        .zip(scores)
        .map(|(action, share)| Considered {
            action: action.to_string(),
            visits: G::WORLDS as u64,
            value: f64::from(share),
        })
        .collect();
    considered.sort_by(|one, other| other.value.total_cmp(&one.value));
    considered
}
