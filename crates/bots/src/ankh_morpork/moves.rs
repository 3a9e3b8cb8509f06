//! How good an answer looks: at a glance, and after playing the turn on in mind.

use ankh_morpork::{Action, AnkhMorpork, Area, Cast, Word};
use game::dice::QuickDice;
use game::{Buffer, Game, Seat, Silent, Status, Step};

use super::aims::Aim;
use super::card_values::{promise, text_promise};
use super::evaluation::{TableOdds, chances};
use super::facts::{Hands, Table};
use super::judge;
use super::mind::Mind;
use crate::Scores;
use crate::math::best;
use crate::network::Network;
use crate::network::cases::Case;

/// How many scores a difference between certain loss and certain win is.
pub(crate) const SCALE: f32 = 30.0;

/// How many answers to further questions a glance looks at, in all.
const GLANCES: usize = 24;

/// Aims less likely than this are no threat.
const PLAUSIBLE: f32 = 0.12;

/// How many steps a turn can take in mind; none takes more.
const LONGEST: usize = 120;

/// One player's way of looking at an imagined state.
pub(crate) struct Eyes<'a> {
    seat: Seat,
    odds: TableOdds,
    aim: Option<Aim>,
    /// As they are before anything is tried.
    hands: Hands,
    /// What the judge has learned that is asked instead of the evaluation.
    learned: Option<&'a Network>,
    /// Whether it is asked about the end of a turn alone.
    hasty: bool,
    /// Who everyone is before anything is tried, and what the judge is told they may be
    /// after; nothing where it is to believe in who they are.
    cast: Cast,
    cases: Option<&'a [Case]>,
}

impl<'a> Eyes<'a> {
    pub(crate) fn of(game: &AnkhMorpork, seat: Seat, mind: &Mind) -> Eyes<'a> {
        let aim = game.personality(seat).map(Aim::of);
        let hands = Hands::of(game);
        let odds = mind.odds_of(seat, aim);
        Eyes { seat, odds, aim, hands, learned: None, hasty: false, cast: cast(game), cases: None }
    }

    /// Those of a player who asks a judge that has learned this. Whose mind it is asks about
    /// everyone whom the others may be, all at once.
    pub(crate) fn of_judge(
        learned: &'a Network,
        game: &AnkhMorpork,
        seat: Seat,
        mind: &'a Mind,
    ) -> Eyes<'a> {
        let cases = mind.cases_for(seat);
        Eyes { learned: Some(learned), cases, ..Eyes::of(game, seat, mind) }
    }

    /// Those of a quick player, who plays the turn on without the judge and asks it once, about
    /// the end of the turn.
    pub(crate) fn of_quick(
        learned: &'a Network,
        game: &AnkhMorpork,
        seat: Seat,
        mind: &'a Mind,
    ) -> Eyes<'a> {
        Eyes { hasty: true, ..Eyes::of_judge(learned, game, seat, mind) }
    }

    fn value(&self, game: &AnkhMorpork) -> f32 {
        let chance = match (self.learned, self.cases) {
            // Whoever has become somebody else is who they are.
            (Some(learned), Some(cases)) if cast(game) == self.cast => {
                judge::expected(learned, game, self.seat, cases)
            }
            (Some(learned), _) => judge::chances(learned, game)[self.seat.index()],
            (None, _) => chances(game, &self.hands, &self.odds)[self.seat.index()],
        };
        SCALE * chance
    }

    /// Whether this is a moment to look twice before playing a card: somebody else may have
    /// met an aim.
    pub(crate) fn is_pressed(&self, game: &AnkhMorpork) -> bool {
        let table = Table::with(game, &self.hands);
        let threatens = |seat: Seat| {
            let odds = &self.odds[seat.index()];
            let plausible = Aim::ALL.into_iter().filter(|&aim| odds[aim as usize] > PLAUSIBLE);
            plausible.filter(|&aim| aim != Aim::Time).any(|aim| table.missing(seat, aim) == 0)
        };
        Seat::all(table.players).any(|seat| seat != self.seat && threatens(seat))
    }

    /// Scores all answers at a glance.
    pub(crate) fn glance(&self, game: &AnkhMorpork, actions: &[Action], into: &mut Scores) {
        let mut now = None;
        // Powers can wait until nothing else is left to do, but for those that bring money.
        let income = actions.iter().any(is_income);
        let further = (GLANCES / actions.len()).max(1);
        let may_end = actions.contains(&Action::Word(Word::End));
        for &action in actions {
            let mut value_now = || *now.get_or_insert_with(|| self.value(game));
            if income {
                into.push(if is_income(&action) { 1.0 } else { 0.0 });
                continue;
            }
            if matches!(action, Action::Use(_)) && !may_end {
                into.push(value_now() - 1.0);
                continue;
            }
            let score = match action {
                Action::Play(card) => {
                    let aim = self.aim.unwrap_or(Aim::Control);
                    value_now() + promise(card, aim)
                }
                Action::Word(Word::Skip | Word::End | Word::Recall) => value_now(),
                _ => self.value_after(game, action, further) + self.leaning(game, action),
            };
            into.push(score);
        }
    }

    /// The value of an answer. When a question follows inside the same effect, it is the
    /// best of so many answers to that: in a long list those left out are much like others.
    fn value_after(&self, game: &AnkhMorpork, action: Action, further: usize) -> f32 {
        let mut after = *game;
        if after.apply(Step::Act(self.seat, action), &mut Silent).is_err() {
            return 0.0;
        }
        let_pass(&mut after);
        if further == 0 || after.rests() || !after.status().asks(self.seat) {
            return self.value(&after);
        }
        let mut next = Buffer::new();
        after.actions(self.seat, &mut next);
        let stride = next.len().div_ceil(further).max(1);
        let looked_at = next.iter().skip(stride / 2).step_by(stride);
        looked_at.map(|&next| self.value_after(&after, next, 0)).fold(f32::MIN, f32::max)
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
            Action::Discard(card) | Action::Give(card) => -promise(card, aim),
            Action::Keep(card) => promise(card, aim),
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
            self.play_turn_on(&mut after, game.turn(), mind, &mut dice);
            into.push(self.value(&after) + self.afterthought(game, action));
        }
        dice.word();
    }

    /// Plays on at a glance until the active player has nothing left to do but end the turn.
    fn play_turn_on(&self, game: &mut AnkhMorpork, turn: u32, mind: &Mind, dice: &mut QuickDice) {
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
                            // On the way everyone is whom they are imagined to be: asking about
                            // all they may be takes several times as long.
                            let learned = self.learned.filter(|_| !self.hasty);
                            let eyes = Eyes { learned, ..Eyes::of(game, seat, mind) };
                            eyes.glance(game, &actions, &mut scores);
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

    /// What is not seen at the end of the turn either.
    fn afterthought(&self, game: &AnkhMorpork, action: Action) -> f32 {
        let aim = self.aim.unwrap_or(Aim::Control);
        match action {
            // What is played is no longer there to be played later.
            Action::Play(card) => -0.2 * promise(card, aim),
            Action::Discard(_) | Action::Give(_) | Action::Keep(_) | Action::React(_) => {
                0.5 * self.leaning(game, action)
            }
            _ => 0.0,
        }
    }
}

/// Who everyone is.
fn cast(game: &AnkhMorpork) -> Cast {
    let mut cast = Cast::default();
    for seat in Seat::all(game.seats()) {
        cast[seat.index()] = game.personality(seat);
    }
    cast
}

/// Whether this takes money from the bank and does nothing else.
fn is_income(action: &Action) -> bool {
    matches!(
        action,
        Action::Use(
            Area::SevenSleepers
                | Area::DragonsLanding
                | Area::TheHippo
                | Area::Longwall
                | Area::NapHill
        )
    )
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
