//! What is listed is accepted, and what is not is refused and changes nothing.

use super::broken::{Broken, Fault, Law};
use super::chances::possible;
use super::course::{Course, Report};
use super::walk::{Walk, random_step, walk};
use crate::{Buffer, Dice, Game, MAX_SEATS, Seat, Silent, Status, Step};

/// How many steps that are not listed are tried in each state.
const PROBES: usize = 24;
/// How many outcomes are drawn where they cannot be listed.
const SAMPLES: usize = 8;

/// Everything listed is accepted, everything else is refused; lists are sorted, and only
/// those who are asked have one.
pub fn listed_is_accepted<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let law = Law::ListedIsAccepted;
    let mut pool = Pool::default();
    walk(course, law, |walk| {
        pool.follow(walk)?;
        let mut listed = Vec::new();
        for seat in with_a_stranger(walk.game.seats()) {
            listed
                .extend(list(&walk.game, seat)?.into_iter().map(|action| Step::Act(seat, action)));
        }
        if walk.game.status() == Status::Chance {
            listed.extend(outcomes(walk).into_iter().map(Step::Chance));
        }
        for &step in &listed {
            if let Err(refusal) = walk.game.clone().apply(step, &mut Silent) {
                return Err(law.fault(format!("\"{step}\" is listed, and {refusal}")));
            }
        }
        let unlisted = pool.unlisted(walk);
        for &step in &unlisted {
            if walk.game.clone().apply(step, &mut Silent).is_ok() {
                return Err(law.fault(format!("\"{step}\" is not listed, and accepted")));
            }
        }
        walk.report.tried += (listed.len() + unlisted.len()) as u64;
        Ok(())
    })
}

/// A refused step leaves the state as it was, tells no events, and names a rule.
pub fn refused_changes_nothing<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let law = Law::RefusedChangesNothing;
    let mut pool = Pool::default();
    walk(course, law, |walk| {
        pool.follow(walk)?;
        for step in pool.unlisted(walk) {
            walk.report.tried += 1;
            let mut game = walk.game.clone();
            let mut told = Vec::new();
            let Err(refusal) = game.apply(step, &mut told) else { continue };
            law.equal(&format!("\"{step}\" is refused, and yet"), &walk.game, &game)?;
            if !told.is_empty() {
                return Err(law.fault(format!("\"{step}\" is refused, and yet tells {told:?}")));
            }
            if refusal.rule().is_empty() {
                return Err(law.fault(format!("\"{step}\" is refused by no rule")));
            }
        }
        Ok(())
    })
}

/// The seats of a table and, where there can be one, a seat beyond it.
fn with_a_stranger(seats: usize) -> impl Iterator<Item = Seat> {
    Seat::all((seats + 1).min(MAX_SEATS))
}

/// The actions of a seat, if they are as a list should be.
fn list<G: Game>(game: &G, seat: Seat) -> Result<Buffer<G::Action>, Fault> {
    let mut list = Buffer::new();
    game.actions(seat, &mut list);
    if !game.status().asks(seat) && !list.is_empty() {
        let why = format!("{seat:?} is not asked, and \"{}\" is listed", list[0]);
        return Err(Law::ListedIsAccepted.fault(why));
    }
    match list.windows(2).find(|pair| pair[0] >= pair[1]) {
        Some(pair) => {
            let why = format!("{seat:?} has \"{}\" listed before \"{}\"", pair[0], pair[1]);
            Err(Law::ListedIsAccepted.fault(why))
        }
        None => Ok(list),
    }
}

/// All outcomes of chance, or some where they are too many.
fn outcomes<G: Game>(walk: &mut Walk<'_, G>) -> Vec<G::Chance> {
    let Walk { game, dice, .. } = walk;
    possible(game).unwrap_or_else(|| (0..SAMPLES).map(|_| game.sample(dice)).collect())
}

/// Actions and outcomes that exist somewhere in the game.
struct Pool<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Pool { actions: Vec::new(), chances: Vec::new() }
    }
}

impl<G: Game> Pool<G> {
    /// Fills the pool from another game to the end, then from the walk itself.
    fn follow(&mut self, walk: &mut Walk<'_, G>) -> Result<(), Fault> {
        if walk.is_new() {
            *self = Pool::default();
            let mut other = walk.game.clone();
            for _ in 0..walk.course.limit {
                self.add_listed(&other);
                let Some(step) = random_step(&other, &mut walk.dice)? else { break };
                self.add_outcome(step);
                // A step that is listed and refused is found on the walk itself.
                let _ = other.apply(step, &mut Silent);
            }
        }
        self.add_listed(&walk.game);
        walk.steps.last().into_iter().for_each(|&step| self.add_outcome(step));
        Ok(())
    }

    fn add_listed(&mut self, game: &G) {
        let Status::Seats(seats) = game.status() else { return };
        let mut buffer = Buffer::new();
        for seat in seats.iter() {
            buffer.clear();
            game.actions(seat, &mut buffer);
            buffer.iter().for_each(|&action| add(&mut self.actions, action));
        }
    }

    fn add_outcome(&mut self, step: Step<G>) {
        if let Step::Chance(outcome) = step {
            add(&mut self.chances, outcome);
        }
    }

    /// Some steps of the pool that are not possible now.
    fn unlisted(&self, walk: &mut Walk<'_, G>) -> Vec<Step<G>> {
        let Walk { game, dice, .. } = walk;
        let mut lists = [const { Buffer::new_const() }; MAX_SEATS];
        for seat in with_a_stranger(game.seats()) {
            game.actions(seat, &mut lists[seat.index()]);
        }
        let mut steps = Vec::new();
        for _ in 0..PROBES {
            let seat = Seat::new(dice.below(MAX_SEATS.min(game.seats() + 1) as u32) as usize);
            if let Some(action) = any(&self.actions, dice)
                && !lists[seat.index()].contains(&action)
            {
                steps.push(Step::Act(seat, action));
            }
        }
        // Where the outcomes are too many to list, nobody can say what is impossible.
        let listed = match game.status() {
            Status::Chance => possible(game),
            _ => Some(Vec::new()),
        };
        if let Some(listed) = listed {
            let drawn = (0..SAMPLES).filter_map(|_| any(&self.chances, dice));
            let impossible = drawn.filter(|outcome| listed.binary_search(outcome).is_err());
            steps.extend(impossible.map(Step::Chance));
        }
        steps
    }
}

fn add<T: Ord>(sorted: &mut Vec<T>, item: T) {
    if let Err(place) = sorted.binary_search(&item) {
        sorted.insert(place, item);
    }
}

fn any<T: Copy>(items: &[T], dice: &mut impl Dice) -> Option<T> {
    if items.is_empty() { None } else { Some(items[dice.below(items.len() as u32) as usize]) }
}
