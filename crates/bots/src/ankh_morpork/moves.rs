//! How good an answer looks: at a glance, and after playing the turn on in mind.

use ankh_morpork::{Action, AnkhMorpork, Word};
use game::dice::QuickDice;
use game::{Buffer, Game, Seat, Silent, Status, Step};

use super::aims::Aim;
use super::card_values::{promise, text_promise};
use super::evaluation::{TableOdds, chances};
use super::mind::Mind;
use crate::Scores;
use crate::math::best;

/// How many scores a difference between certain loss and certain win is.
const SCALE: f32 = 30.0;

/// How many steps a turn can take in mind; none takes more.
const LONGEST: usize = 120;

/// One player's way of looking at an imagined state.
pub(crate) struct Eyes {
    seat: Seat,
    odds: TableOdds,
    aim: Option<Aim>,
}

impl Eyes {
    pub(crate) fn of(game: &AnkhMorpork, seat: Seat, mind: &Mind) -> Eyes {
        let aim = game.personality(seat).map(Aim::of);
        Eyes { seat, odds: mind.odds_of(seat, aim), aim }
    }

    fn value(&self, game: &AnkhMorpork) -> f32 {
        SCALE * chances(game, &self.odds)[self.seat.index()]
    }

    /// Scores all answers at a glance.
    pub(crate) fn glance(&self, game: &AnkhMorpork, actions: &[Action], into: &mut Scores) {
        let mut now = None;
        for &action in actions {
            let mut value_now = || *now.get_or_insert_with(|| self.value(game));
            let score = match action {
                Action::Play(card) => {
                    let aim = self.aim.unwrap_or(Aim::Control);
                    value_now() + promise(game, self.seat, card, aim)
                }
                Action::Word(Word::Skip | Word::End | Word::Recall) => value_now(),
                _ => self.value_after(game, action, 1) + self.leaning(game, action),
            };
            into.push(score);
        }
    }

    /// The value of an answer; questions that follow inside the same effect are answered
    /// as well as possible, `depth` of them.
    fn value_after(&self, game: &AnkhMorpork, action: Action, depth: u32) -> f32 {
        let mut after = *game;
        if after.apply(Step::Act(self.seat, action), &mut Silent).is_err() {
            return 0.0;
        }
        let_pass(&mut after);
        if depth == 0 || after.rests() || !after.status().asks(self.seat) {
            return self.value(&after);
        }
        let mut further = Buffer::new();
        after.actions(self.seat, &mut further);
        // Long lists are looked at in part: what is left out is much like what is not.
        let stride = further.len().div_ceil(10).max(1);
        let values = further.iter().step_by(stride);
        values.map(|&next| self.value_after(&after, next, depth - 1)).fold(f32::MIN, f32::max)
    }

    /// What cannot be seen one step ahead, such as cards that are drawn later.
    fn leaning(&self, game: &AnkhMorpork, action: Action) -> f32 {
        let aim = self.aim.unwrap_or(Aim::Control);
        match action {
            Action::Word(Word::Read) => {
                let effect = game.front().and_then(|card| card.effect());
                0.02 + effect.map_or(0.0, |effect| 0.5 * text_promise(effect, aim))
            }
            Action::Use(_) => 0.05,
            // Which cards are let go matters little to the board.
            Action::Discard(card) | Action::Give(card) => -promise(game, self.seat, card, aim),
            Action::Keep(card) => promise(game, self.seat, card, aim),
            // An interrupt is worth keeping for a loss that matters.
            Action::React(reactions) => -0.6 * reactions.iter().count() as f32,
            _ => 0.0,
        }
    }

    /// Scores all answers by playing the turn on after each of them.
    pub(crate) fn consider(
        &self,
        game: &AnkhMorpork,
        mind: &Mind,
        actions: &[Action],
        dice: &mut QuickDice,
        into: &mut Scores,
    ) {
        for &action in actions {
            // The same luck for all of them.
            let mut dice = dice.clone();
            let mut after = *game;
            if after.apply(Step::Act(self.seat, action), &mut Silent).is_err() {
                into.push(0.0);
                continue;
            }
            play_turn_on(&mut after, game.turn(), mind, &mut dice);
            into.push(self.value(&after) + self.afterthought(game, action));
        }
        dice.word();
    }

    /// What is not seen at the end of the turn either.
    fn afterthought(&self, game: &AnkhMorpork, action: Action) -> f32 {
        let aim = self.aim.unwrap_or(Aim::Control);
        match action {
            // What is played is no longer there to be played later.
            Action::Play(card) => -0.2 * promise(game, self.seat, card, aim),
            Action::Discard(_) | Action::Give(_) | Action::Keep(_) | Action::React(_) => {
                0.5 * self.leaning(game, action)
            }
            _ => 0.0,
        }
    }
}

/// Everyone threatened lets it happen.
fn let_pass(game: &mut AnkhMorpork) {
    while game.warns() {
        let Status::Seats(seats) = game.status() else { return };
        let Some(seat) = seats.first() else { return };
        let pass = Step::Act(seat, Action::Word(Word::Pass));
        if game.apply(pass, &mut Silent).is_err() {
            return;
        }
    }
}

/// Plays on at a glance until the active player has nothing left to do but end the turn.
fn play_turn_on(game: &mut AnkhMorpork, turn: u32, mind: &Mind, dice: &mut QuickDice) {
    let mut actions = Buffer::new();
    let mut scores = Scores::new();
    for _ in 0..LONGEST {
        let step = match game.status() {
            Status::Over(_) => return,
            _ if game.turn() != turn => return,
            Status::Chance => Step::Chance(game.sample(dice)),
            Status::Seats(seats) => {
                let Some(seat) = seats.first() else { return };
                actions.clear();
                game.actions(seat, &mut actions);
                let action = match actions[..] {
                    [only] => only,
                    _ => {
                        scores.clear();
                        Eyes::of(game, seat, mind).glance(game, &actions, &mut scores);
                        actions[best(&scores)]
                    }
                };
                if action == Action::Word(Word::End) {
                    return;
                }
                Step::Act(seat, action)
            }
        };
        if game.apply(step, &mut Silent).is_err() {
            return;
        }
    }
}
