//! One game in two worlds that somebody cannot tell apart, for tests of what is shown to them;
//! those of `tab` read this file as well.

use game::dice::QuickDice;
use game::record::{Header, Recorder};
use game::{Dice, Game, Seat, Secrets, Silent, Status, Step};

/// How many moments of each game are looked at.
pub(crate) const MOMENTS: usize = 6;
/// How often a step is looked for that keeps the worlds together.
const TRIES: usize = 16;

/// The steps of one game in two worlds.
pub(crate) struct Twins<G: Game> {
    pub(crate) one: Vec<Step<G>>,
    pub(crate) two: Vec<Step<G>>,
}

impl<G: Secrets> Twins<G> {
    /// Plays until the rules part the worlds for the observer, or the game is over.
    pub(crate) fn play(start: &G, observer: Option<Seat>, dice: &mut QuickDice) -> Twins<G> {
        let (mut one, mut two) = (start.clone(), start.clone());
        let mut twins = Twins { one: Vec::new(), two: Vec::new() };
        while let Some((step, twin)) = next(&one, &two, observer, dice) {
            one.apply(step, &mut Silent).unwrap();
            two.apply(twin, &mut Silent).unwrap();
            assert_eq!(one.status(), two.status());
            twins.one.push(step);
            twins.two.push(twin);
            if matches!(one.status(), Status::Over(_)) {
                // The end is for everyone to see.
                twins.one.pop();
                twins.two.pop();
                break;
            }
        }
        twins
    }

    /// The lines of both records after so many steps.
    pub(crate) fn lines(&self, header: &Header<G>, steps: usize) -> [String; 2] {
        [&self.one, &self.two].map(|taken| {
            let mut recorder = Recorder::new(header.clone());
            for step in &taken[..steps] {
                recorder.apply(*step).unwrap();
            }
            recorder.unwritten()
        })
    }

    /// Moments at which somebody is asked and the worlds differ, spread over the game.
    pub(crate) fn moments(&self, start: &G) -> Vec<usize> {
        let (mut one, mut two) = (start.clone(), start.clone());
        let mut found = Vec::new();
        for (index, (step, twin)) in self.one.iter().zip(&self.two).enumerate() {
            one.apply(*step, &mut Silent).unwrap();
            two.apply(*twin, &mut Silent).unwrap();
            if one.status() != Status::Chance && one != two {
                found.push(index + 1);
            }
        }
        let every = found.len().div_ceil(MOMENTS).max(1);
        found.into_iter().rev().step_by(every).collect()
    }
}

/// A step in each world that the rules do not let the observer tell apart.
fn next<G: Secrets>(
    one: &G,
    two: &G,
    observer: Option<Seat>,
    dice: &mut QuickDice,
) -> Option<(Step<G>, Step<G>)> {
    (0..TRIES).find_map(|_| {
        let step = random(one, dice)?;
        let twin = if one.conceals(&step, observer) {
            (0..TRIES)
                .filter_map(|_| same_seat(two, &step, dice))
                .find(|twin| two.conceals(twin, observer) && *twin != step)
                .or_else(|| accepts(two, step).then_some(step))?
        } else {
            accepts(two, step).then_some(step)?
        };
        let stays = one.reveals(&step, observer) == two.reveals(&twin, observer)
            && two.conceals(&twin, observer) == one.conceals(&step, observer);
        (stays && same_status(one, step, two, twin)).then_some((step, twin))
    })
}

fn accepts<G: Game>(game: &G, step: Step<G>) -> bool {
    game.clone().apply(step, &mut Silent).is_ok()
}

/// Whether both worlds go on asking the same seats; an end may come by hidden facts.
fn same_status<G: Game>(one: &G, step: Step<G>, two: &G, twin: Step<G>) -> bool {
    let (mut one, mut two) = (one.clone(), two.clone());
    one.apply(step, &mut Silent).is_ok()
        && two.apply(twin, &mut Silent).is_ok()
        && one.status() == two.status()
}

pub(crate) fn random<G: Game>(game: &G, dice: &mut QuickDice) -> Option<Step<G>> {
    match game.status() {
        Status::Over(_) => None,
        Status::Chance => Some(Step::Chance(game.sample(dice))),
        Status::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            act(game, seats[dice.below(seats.len() as u32) as usize], dice)
        }
    }
}

/// Any step by whoever takes this one.
fn same_seat<G: Game>(game: &G, step: &Step<G>, dice: &mut QuickDice) -> Option<Step<G>> {
    match step {
        Step::Chance(_) => Some(Step::Chance(game.sample(dice))),
        Step::Act(seat, _) => act(game, *seat, dice),
    }
}

fn act<G: Game>(game: &G, seat: Seat, dice: &mut QuickDice) -> Option<Step<G>> {
    let actions = game::Table::new(game.clone()).actions(seat);
    let chosen = actions.get(dice.below(actions.len().max(1) as u32) as usize)?;
    Some(Step::Act(seat, *chosen))
}
