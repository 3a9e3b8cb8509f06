//! Nobody can tell apart what differs only in what is hidden from them.
//!
//! At a random moment of a random game the whole table forgets what it was told. For
//! each observer the hidden things are exchanged in a copy of the state, and both worlds
//! are played on in lockstep. As long as the rules let them stay together, the observer
//! must see, hear, be offered and be refused the same in both.

use serde::Serialize;

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::flow::conserved;
use super::memory::name;
use super::walk::{Walk, random_step, steps_to_the_end, walk};
use crate::table::observers;
use crate::{Dice, Game, Refusal, Seat, Secrets, Silent, Step, Table};

/// How many steps are tried that keep the worlds together, before they part.
const TRIES: usize = 8;
/// How often chance is asked for an outcome that is hidden.
const DRAWS: usize = 64;
/// How many actions the observer tries in both worlds at each step.
const PROBES: usize = 4;
/// How many of the last steps in both worlds are printed.
const LAST_STEPS: usize = 8;

const LAW: Law = Law::SecretsAreKept;

/// Worlds that differ only in what is hidden from an observer stay the same for it.
pub fn secrets_are_kept<G: Secrets>(course: &Course<G>) -> Result<Report, Broken> {
    let mut states: Vec<G> = Vec::new();
    let report = walk(course, LAW, |walk| {
        if walk.is_new() {
            states.clear();
        }
        if !walk.is_over() {
            states.push(walk.game.clone());
            return Ok(());
        }
        let moment = walk.dice.below(states.len().max(1) as u32) as usize;
        let Some(state) = states.get(moment) else { return Ok(()) };
        observers(walk.game.seats()).try_for_each(|observer| {
            live(walk, state, observer).map_err(|fault| {
                fault.after(moment, |why| format!("from here on, {}: {why}", name(observer)))
            })
        })
    })?;
    enough(course, report)
}

/// Plays two worlds that differ for all but the observer, until they part.
fn live<G: Secrets>(
    walk: &mut Walk<'_, G>,
    state: &G,
    observer: Option<Seat>,
) -> Result<(), Fault> {
    let mut other = state.clone();
    other.scramble(observer, &mut walk.dice);
    if other == *state {
        walk.report.lockstep.twins += 1;
        return Ok(());
    }
    conserved(walk.course, &other)?;
    let mut pair = Pair {
        observer,
        one: Table::new(state.clone()),
        two: Table::new(other),
        steps: Vec::new(),
    };
    let tried: Vec<G::Action> = walk.steps.iter().filter_map(action).collect();
    let outcome = pair.until_they_part(&tried, &mut walk.dice, walk.course.limit);
    outcome.map_err(|fault| pair.with_steps(fault))?;
    let rest = steps_to_the_end(pair.one.game().clone(), &mut walk.dice, walk.course.limit)?;
    let lockstep = &mut walk.report.lockstep;
    lockstep.pairs += 1;
    lockstep.together += pair.steps.len() as u64;
    lockstep.apart += rest as u64;
    lockstep.to_the_end += u64::from(rest == 0);
    Ok(())
}

fn action<G: Game>(step: &Step<G>) -> Option<G::Action> {
    match *step {
        Step::Act(_, action) => Some(action),
        Step::Chance(_) => None,
    }
}

/// Two worlds in lockstep.
struct Pair<G: Secrets> {
    observer: Option<Seat>,
    one: Table<G>,
    two: Table<G>,
    steps: Vec<Steps<G>>,
}

/// A step in each of two worlds.
type Steps<G> = (Step<G>, Step<G>);

impl<G: Secrets> Pair<G> {
    fn until_they_part(
        &mut self,
        tried: &[G::Action],
        dice: &mut impl Dice,
        limit: usize,
    ) -> Result<(), Fault> {
        self.look_the_same()?;
        while self.steps.len() <= limit {
            if let (Some(seat), Some(_)) = (self.observer, tried.first()) {
                for _ in 0..PROBES {
                    self.answer_the_same(seat, tried[dice.below(tried.len() as u32) as usize])?;
                }
            }
            let Some((step, twin)) = self.next(dice)? else { return Ok(()) };
            self.steps.push((step, twin));
            let heard = heard_in(&mut self.one, step, self.observer)?;
            let heard_in_two = heard_in(&mut self.two, twin, self.observer)?;
            self.equal("what is told differs", &heard, &heard_in_two)?;
            self.look_the_same()?;
        }
        Err(Law::NoEndlessGames.fault(format!("it goes on after {limit} steps more")))
    }

    /// Everything the observer has before it.
    fn look_the_same(&self) -> Result<(), Fault> {
        let (one, two) = (&self.one, &self.two);
        let observer = self.observer;
        LAW.equal("the status differs", &one.status(), &two.status())?;
        LAW.equal("the turn differs", &one.game().turn(), &two.game().turn())?;
        LAW.equal("the ending differs", &one.game().ending(), &two.game().ending())?;
        LAW.equal("the memory differs", one.memory(observer), two.memory(observer))?;
        self.equal("the view differs", &one.view(observer), &two.view(observer))?;
        match observer {
            Some(seat) => LAW.equal("the actions differ", &one.actions(seat), &two.actions(seat)),
            None => Ok(()),
        }
    }

    /// An action of the observer is accepted in both worlds, or refused by the same rule.
    fn answer_the_same(&self, seat: Seat, action: G::Action) -> Result<(), Fault> {
        let step = Step::Act(seat, action);
        let [one, two] = [&self.one, &self.two].map(|world| accepts(world.game(), step));
        LAW.equal(&format!("the answer to \"{step}\" differs"), &one, &two)
    }

    /// A step in each world that the rules do not let the observer tell apart, if there is one.
    fn next(&self, dice: &mut impl Dice) -> Result<Option<Steps<G>>, Fault> {
        for _ in 0..TRIES {
            let Some(step) = random_step(self.one.game(), dice)? else { return Ok(None) };
            let Some(twin) = self.twin(step, dice)? else { continue };
            let revealed = self.one.game().reveals(&step, self.observer);
            if revealed == self.two.game().reveals(&twin, self.observer) {
                return Ok(Some((step, twin)));
            }
        }
        Ok(None)
    }

    /// What the other world does when the first one takes this step: the same, or
    /// something else when the rules hide which it was.
    fn twin(&self, step: Step<G>, dice: &mut impl Dice) -> Result<Option<Step<G>>, Fault> {
        let two = self.two.game();
        if accepts(two, step).is_ok() {
            return Ok(Some(step));
        }
        if !self.one.game().conceals(&step, self.observer) {
            return Ok(None);
        }
        match step {
            Step::Chance(_) => {
                let mut draws = (0..DRAWS).map(|_| Step::Chance(two.sample(dice)));
                Ok(draws.find(|draw| two.conceals(draw, self.observer)))
            }
            Step::Act(seat, _) => {
                let mut hidden: Vec<Step<G>> = self
                    .two
                    .actions(seat)
                    .into_iter()
                    .map(|action| Step::Act(seat, action))
                    .collect();
                hidden.retain(|step| two.conceals(step, self.observer));
                if hidden.is_empty() {
                    let why =
                        format!("\"{step}\" is hidden, and the other world has no hidden step");
                    return Err(LAW.fault(why));
                }
                Ok(Some(hidden[dice.below(hidden.len() as u32) as usize]))
            }
        }
    }

    /// Equal as values, and byte for byte as text.
    fn equal<T>(&self, what: &str, one: &T, two: &T) -> Result<(), Fault>
    where
        T: PartialEq + std::fmt::Debug + Serialize,
    {
        LAW.equal(what, one, two)?;
        let [one, two] = [one, two].map(|it| serde_json::to_string(it).map_err(|e| e.to_string()));
        LAW.equal(what, &one, &two)
    }

    fn with_steps(&self, fault: Fault) -> Fault {
        let last = self.steps.len().saturating_sub(LAST_STEPS);
        let steps = self.steps[last..].iter();
        let steps: String = steps.map(|(one, two)| format!("\n        {one} | {two}")).collect();
        let why = format!("{} more steps in two worlds{steps}\n{}", self.steps.len(), fault.why);
        Fault { why, ..fault }
    }
}

fn accepts<G: Game>(game: &G, step: Step<G>) -> Result<(), Refusal> {
    game.clone().apply(step, &mut Silent)
}

/// Takes a step; returns what the observer is told of it.
fn heard_in<G: Game>(
    world: &mut Table<G>,
    step: Step<G>,
    observer: Option<Seat>,
) -> Result<Vec<G::Shown>, Fault> {
    let told = world
        .apply(step)
        .map_err(|refusal| Law::ListedIsAccepted.fault(format!("\"{step}\" is {refusal}")))?;
    Ok(told.iter().filter_map(|told| told.shown(observer).cloned()).collect())
}

/// The law has seen enough only if worlds differed and lived together for long.
fn enough<G: Game>(course: &Course<G>, report: Report) -> Result<Report, Broken> {
    let lockstep = report.lockstep;
    let share = lockstep.share();
    if share >= course.together {
        return Ok(report);
    }
    Err(Broken {
        law: LAW,
        game: G::NAME,
        setup: "of any kind".to_owned(),
        seed: course.seed,
        step: 0,
        steps: Vec::new(),
        why: format!(
            "{} pairs of worlds that differed lived only {:.0}% of their lives together, and \
             {} never differed: too little to trust",
            lockstep.pairs,
            100.0 * share,
            lockstep.twins,
        ),
    })
}
