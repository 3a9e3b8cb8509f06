//! Random games that stop at every state to be looked at.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use crate::dice::QuickDice;
use crate::{Buffer, Dice, Game, Refusal, Silent, Status, Step};

/// How many of the last steps a broken law prints.
const LAST_STEPS: usize = 12;

/// A random game on its way.
pub(super) struct Walk<'c, G: Game> {
    pub(super) course: &'c Course<G>,
    pub(super) setup: &'c G::Setup,
    pub(super) game: G,
    /// All steps so far.
    pub(super) steps: Vec<Step<G>>,
    /// What the last of them told.
    pub(super) told: Vec<G::Event>,
    /// For whoever looks; the walk itself has dice of its own, so looking changes nothing.
    pub(super) dice: QuickDice,
    pub(super) report: Report,
}

impl<G: Game> Walk<'_, G> {
    /// Whether the game has just begun.
    pub(super) fn is_new(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether the game has ended.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(_))
    }

    fn play_to_the_end(
        &mut self,
        mut dice: QuickDice,
        look: &mut impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        loop {
            look(self)?;
            let Some(step) = random_step(&self.game, &mut dice)? else { return Ok(()) };
            if self.steps.len() == self.course.limit {
                let limit = self.course.limit;
                return Err(Law::NoEndlessGames.fault(format!("it goes on after {limit} steps")));
            }
            // Noted before it is taken, so that a panic shows the step that led to it.
            self.steps.push(step);
            self.told.clear();
            self.game.apply(step, &mut self.told).map_err(|refusal| refused(step, refusal))?;
        }
    }

    fn broken(&self, fault: Fault, seed: u64) -> Broken {
        let step = fault.at.unwrap_or(self.steps.len());
        let numbered = self.steps.iter().enumerate().map(|(at, step)| (at + 1, step.to_string()));
        let steps = numbered.take(step).skip(step.saturating_sub(LAST_STEPS)).collect();
        Broken { step, steps, ..broken::<G>(self.setup, seed, fault) }
    }
}

/// Plays every game of the course and looks at each state, the first and last included.
pub(super) fn walk<'c, G: Game>(
    course: &'c Course<G>,
    law: Law,
    mut look: impl FnMut(&mut Walk<'c, G>) -> Result<(), Fault>,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    for setup in &course.setups {
        for seed in course.seed..course.seed + course.games {
            let game = G::new(setup).map_err(|refusal| {
                broken::<G>(setup, seed, Law::Starts.fault(refusal.to_string()))
            })?;
            let dice = QuickDice::new(!seed);
            let (steps, told) = (Vec::new(), Vec::new());
            let mut walk = Walk { course, setup, game, steps, told, dice, report };
            // The walk outlives a panic of the rules, so that it can say where that was.
            catch_unwind(AssertUnwindSafe(|| {
                walk.play_to_the_end(QuickDice::new(seed), &mut look)
            }))
            .unwrap_or_else(
                |panic| Err(law.fault(format!("the rules panicked: {}", said(&*panic)))),
            )
            .map_err(|fault| walk.broken(fault, seed))?;
            report = walk.report;
            report.games += 1;
            report.steps += walk.steps.len() as u64;
        }
    }
    Ok(report)
}

fn broken<G: Game>(setup: &G::Setup, seed: u64, fault: Fault) -> Broken {
    let setup = serde_json::to_string(setup).unwrap_or_else(|error| error.to_string());
    let Fault { law, why, .. } = fault;
    Broken { law, game: G::NAME, setup, seed, step: 0, steps: Vec::new(), why }
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// Any step that can be taken now: all who are asked may be first. None when it is over.
pub(super) fn random_step<G: Game>(
    game: &G,
    dice: &mut impl Dice,
) -> Result<Option<Step<G>>, Fault> {
    let seats = match game.status() {
        Status::Over(_) => return Ok(None),
        Status::Chance => return Ok(Some(Step::Chance(game.sample(dice)))),
        Status::Seats(seats) => seats,
    };
    if seats.is_empty() {
        return Err(Law::NoDeadEnds.fault("nobody is asked, and it is not over"));
    }
    let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize).unwrap_or_default();
    let mut buffer = Buffer::new();
    game.actions(seat, &mut buffer);
    if buffer.is_empty() {
        return Err(Law::NoDeadEnds.fault(format!("{seat:?} is asked and has no answer")));
    }
    Ok(Some(Step::Act(seat, buffer[dice.below(buffer.len() as u32) as usize])))
}

/// Plays on at random and counts the steps.
pub(super) fn steps_to_the_end<G: Game>(
    mut game: G,
    dice: &mut impl Dice,
    limit: usize,
) -> Result<usize, Fault> {
    for taken in 0..=limit {
        let Some(step) = random_step(&game, dice)? else { return Ok(taken) };
        game.apply(step, &mut Silent).map_err(|refusal| refused(step, refusal))?;
    }
    Err(Law::NoEndlessGames.fault(format!("it goes on after {limit} steps more")))
}

fn refused<G: Game>(step: Step<G>, refusal: Refusal) -> Fault {
    Law::ListedIsAccepted.fault(format!("\"{step}\" is {refusal}, though listed"))
}
