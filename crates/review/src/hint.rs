//! A hint: advice for a decision that is still to be made.

use bots::{Foresight, Insight, Level, Suspicion, bot, mix};
use game::dice::QuickDice;
use game::session::Prompt;
use game::{Buffer, Game, Seat, Silent, Step};

use crate::found::Reason;
use crate::judging::rounded;
use crate::reasons::{Known, reasons, weigh};

/// So many other answers are told beside the best.
const OTHERS: usize = 2;
/// In how many worlds an answer and the next best are tried.
const WORLDS: u32 = 32;
/// An answer has fewer actions than this.
const MOST_ACTIONS: usize = 64;

/// Advice for a decision, by what its player knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<G: Game> {
    /// The best answer: one action, or all that an answer of several is made of.
    pub answer: Vec<G::Action>,
    /// How likely a win is after it.
    pub chance: f64,
    /// What else was thought of, the best first, and how likely a win is after that.
    pub others: Vec<(G::Action, f64)>,
    /// Why the answer is better than the next best, the weightiest reason first.
    pub reasons: Vec<Reason>,
    /// Whom one would suspect of being whom.
    pub suspicions: Vec<Suspicion>,
}

/// What a bot of this level would answer for a seat, and why. It is told what the seat knows
/// and nothing else; the same level, prompt and seed give the same hint, unless the level
/// has a clock.
pub fn hint<G: Insight>(seat: Seat, prompt: &Prompt<G>, level: &Level, seed: u64) -> Hint<G> {
    let mut adviser = bot::<G>(level, seat, seed);
    let mut beliefs = G::Beliefs::default();
    for shown in &prompt.news {
        adviser.saw(shown);
        G::notice(&mut beliefs, shown);
    }
    let choice = adviser.decide(&prompt.view, &prompt.memory, &prompt.actions);
    let considered = choice.why.considered.iter().filter_map(|idea| {
        let action: G::Action = idea.action.parse().ok()?;
        (action != choice.action).then_some((action, rounded(idea.value)))
    });
    // What was tried a few times may look better than it is, and is not told.
    let hoped = rounded(choice.why.win_chance.unwrap_or(1.0));
    let others = considered.filter(|(_, chance)| *chance <= hoped);
    let others: Vec<(G::Action, f64)> = others.take(OTHERS).collect();
    let known = Known::<G> {
        mind: G::mind(&prompt.view, &beliefs),
        view: prompt.view.clone(),
        memory: prompt.memory.clone(),
    };
    let mut world =
        G::reconstruct(&known.view, &known.memory, &known.mind, &mut QuickDice::new(mix(seed, 1)));
    let next_best = others.first().map_or(choice.action, |(action, _)| *action);
    let two = [next_best, choice.action];
    let tries = (WORLDS, mix(seed, 2));
    let weighed = weigh(&mut Foresight::default(), &known, seat, two, tries, &mut || {});
    let expected = weighed[1].chances[seat.index()];
    let mut answer = vec![choice.action];
    // What is hidden makes no difference to an answer that is given at once.
    while world.apply(Step::Act(seat, answer[answer.len() - 1]), &mut Silent).is_ok()
        && world.is_answering(seat)
        && answer.len() < MOST_ACTIONS
    {
        let mut actions = Buffer::new();
        world.actions(seat, &mut actions);
        if actions.is_empty() {
            break;
        }
        let view = world.view(Some(seat), &known.memory);
        answer.push(adviser.decide(&view, &known.memory, &actions).action);
    }
    Hint {
        answer,
        chance: rounded(choice.why.win_chance.unwrap_or(expected)),
        others,
        reasons: reasons(seat, world.seats(), &weighed),
        suspicions: choice.why.suspicions,
    }
}
