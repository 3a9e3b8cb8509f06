//! Judging a moment and a decision.

use bots::{Insight, compare, mix};
use game::dice::QuickDice;
use game::{Game, Seat, Status};

use crate::calibration::{calibrated, through_own_eyes};
use crate::found::{Answer, Decision, Moment, Seen, Suspected};
use crate::reasons::{Known, reasons, weigh};
use crate::reviewer::Reviewer;

/// A decision that gives away less is not looked into any further.
pub(crate) const WORTH_A_REASON: f64 = 0.02;
/// In how many worlds the two answers are then tried.
const WORLDS: u32 = 128;

impl<G: Insight> Reviewer<G> {
    /// How everything stands here.
    pub(crate) fn judge_moment(&mut self, rest: &mut dyn FnMut()) -> Moment {
        let game = self.table.game().clone();
        let seats = game.seats();
        let spectator = self.mind(None);
        let suspicions = G::suspicions(&self.table.view(None), &spectator);
        let mut minds: Vec<G::Mind> = Seat::all(seats).map(|seat| self.mind(Some(seat))).collect();
        let dangers = minds.iter().chain([&spectator]).filter_map(|mind| {
            let danger = game.danger(mind)?;
            let risks = danger.risks[..seats].iter().map(|&risk| rounded(risk.into())).collect();
            let expected = rounded(danger.expected.into());
            Some(Seen { seen: danger.seen, of: danger.of, expected, risks })
        });
        let dangers = dangers.collect();
        let is_over = matches!(game.status(), Status::Over(_));
        let all_knowing = game.all_knowing(spectator);
        let (chances, eyes) = match game.status() {
            Status::Over(_) => {
                let how = shares(&game);
                (how.clone(), vec![how; seats])
            }
            _ => {
                let all = self.expected(&all_knowing, |_| game.clone(), rest);
                let eyes = Seat::all(seats).zip(minds.drain(..)).map(|(seat, mind)| {
                    let seen = self.seen_by(seat, &mind, rest);
                    through_own_eyes(&game, seat, &seen).into_iter().map(rounded).collect()
                });
                (all, eyes.collect())
            }
        };
        let roles: Option<Vec<String>> =
            Seat::all(seats).map(|seat| game.role(seat).map(str::to_owned)).collect();
        Moment {
            turn: if is_over { game.turn() } else { game.turn() - 1 },
            step: self.at(),
            chances,
            eyes,
            suspicions: suspicions
                .into_iter()
                .map(|seat| {
                    seat.roles.into_iter().map(|suspected| Suspected {
                        chance: rounded(suspected.chance),
                        role: suspected.role,
                    })
                })
                .map(Iterator::collect)
                .collect(),
            roles: roles.unwrap_or_default(),
            dangers,
        }
    }

    /// What is to be expected of the worlds that fit what a seat knows.
    fn seen_by(&mut self, seat: Seat, mind: &G::Mind, rest: &mut dyn FnMut()) -> Vec<f64> {
        let view = self.table.view(Some(seat));
        let memory = self.table.memory(Some(seat)).clone();
        self.expected(mind, |dice| G::reconstruct(&view, &memory, mind, dice), rest)
    }

    /// The same for every seat.
    pub(crate) fn seen_here(&mut self, rest: &mut dyn FnMut()) -> Vec<Vec<f64>> {
        let seats = Seat::all(self.table.game().seats());
        let see = |seat| {
            let mind = self.mind(Some(seat));
            self.seen_by(seat, &mind, rest)
        };
        seats.map(see).collect()
    }

    /// What the judge says by itself of the real position.
    pub(crate) fn judged_here(&mut self) -> Vec<f64> {
        let game = self.table.game().clone();
        let all_knowing = game.all_knowing(self.mind(None));
        self.mean(&all_knowing, |_| game.clone(), false, &mut || {})
    }

    /// The mean of what is to be expected of many worlds.
    fn expected(
        &mut self,
        mind: &G::Mind,
        world: impl Fn(&mut QuickDice) -> G,
        rest: &mut dyn FnMut(),
    ) -> Vec<f64> {
        self.mean(mind, world, true, rest)
    }

    fn mean(
        &mut self,
        mind: &G::Mind,
        world: impl Fn(&mut QuickDice) -> G,
        weigh: bool,
        rest: &mut dyn FnMut(),
    ) -> Vec<f64> {
        let seats = self.table.game().seats();
        let mut dice = QuickDice::new(self.seed_here());
        let mut sums = vec![0.0; seats];
        let playouts = self.budget.playouts;
        for _ in 0..playouts {
            rest();
            let start = world(&mut dice);
            let mut world = start.clone();
            let judged = self.foresight.outlook(&mut world, mind, dice.word());
            let chances = if weigh { calibrated(&start, judged) } else { judged };
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += f64::from(chance));
        }
        sums.iter().map(|sum| rounded(sum / f64::from(playouts))).collect()
    }

    /// What a seat decided here; nothing where it had no choice.
    ///
    /// One search over all answers finds the best. If that is another one than what was
    /// played, a second search with other worlds and other luck compares the two alone:
    /// what looks best of many looks better than it is, and this one did not choose it.
    pub(crate) fn judge_decision(
        &mut self,
        seat: Seat,
        action: G::Action,
        rest: &mut dyn FnMut(),
    ) -> Option<Decision> {
        let actions = self.table.actions(seat);
        if actions.len() < 2 || self.budget.searches == 0 {
            return None;
        }
        let known = Known::<G> {
            view: self.table.view(Some(seat)),
            memory: self.table.memory(Some(seat)).clone(),
            mind: self.mind(Some(seat)),
        };
        let knows = (&known.view, &known.memory, &known.mind);
        let (searches, seed) = (self.budget.searches, self.seed_here());
        let merits = compare::<G>(knows, seat, &actions, searches, mix(seed, 1), rest);
        let best = merits.first()?;
        let mut decision = Decision {
            seat,
            turn: self.table.game().turn(),
            step: self.at(),
            answers: actions.len(),
            played: Answer { action: action.to_string(), chance: rounded(best.value.into()) },
            better: None,
            reasons: Vec::new(),
        };
        if actions[best.place] == action {
            return Some(decision);
        }
        let two = [action, actions[best.place]];
        let again = compare::<G>(knows, seat, &two, searches, mix(seed, 2), rest);
        let value = |place: usize| {
            let merit = again.iter().find(|merit| merit.place == place);
            merit.map_or(0.0, |merit| rounded(merit.value.into()))
        };
        decision.played.chance = value(0);
        if value(1) > value(0) {
            decision.better = Some(Answer { action: two[1].to_string(), chance: value(1) });
            if decision.cost() >= WORTH_A_REASON {
                let tries = (WORLDS, mix(seed, 3));
                let weighed = weigh(&mut self.foresight, &known, seat, two, tries, rest);
                // A third opinion, which has chosen nothing, says how much it was.
                let [played, better] = &weighed;
                let me = seat.index();
                decision.played.chance = rounded(played.chances[me]);
                decision.better = Some(Answer {
                    action: two[1].to_string(),
                    chance: rounded(better.chances[me]),
                });
                decision.reasons = reasons(seat, self.table.game().seats(), &weighed);
            }
        }
        Some(decision)
    }
}

/// How a finished game was shared.
fn shares<G: Game>(game: &G) -> Vec<f64> {
    let Status::Over(ranking) = game.status() else { return vec![0.0; game.seats()] };
    let winners = ranking.winners();
    let share = 1.0 / winners.len().max(1) as f64;
    Seat::all(game.seats()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect()
}

/// To the hundredth of a per cent: more is not known.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
