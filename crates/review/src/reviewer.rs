//! Making a review, one step of the game after another.

use bots::{Foresight, Insight, mix};
use game::record::{Entry, History, Record};
use game::{Game, Seat, Status, Step, Table};

use crate::{Budget, Found, Moment, NotReviewed, Review};

/// A review being made, of whatever game.
pub trait Work: Send {
    /// Judges one more step; false when there is nothing left.
    fn advance(&mut self) -> bool {
        self.advance_with_rests(&mut || {})
    }
    /// The same, calling `rest` between any two games in mind: whoever makes the review can
    /// let others go first there. What is found does not depend on it.
    fn advance_with_rests(&mut self, rest: &mut dyn FnMut()) -> bool;
    /// How far it is.
    fn progress(&self) -> Progress;
    /// Everything that was found so far, to go on with elsewhere.
    fn found(&self) -> &[Found];
    /// The review, as far as it is made.
    fn review(&self) -> Review;
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many steps are judged.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// In which turn the next one is.
    pub turn: u32,
    /// How many turns there were.
    pub turns: u32,
}

/// A review being made of a game of this kind.
pub struct Reviewer<G: Insight> {
    pub(crate) budget: Budget,
    pub(crate) seed: u64,
    /// The steps in force.
    steps: Vec<Step<G>>,
    /// The table before the step that is judged next.
    pub(crate) table: Table<G>,
    /// What each seat makes of what it was shown, the spectators last.
    pub(crate) beliefs: Vec<G::Beliefs>,
    /// The turn of the moment that was judged last.
    begun: Option<u32>,
    turns: u32,
    found: Vec<Found>,
    pub(crate) foresight: Foresight<G>,
}

impl<G: Insight> Reviewer<G> {
    /// Begins, or goes on after what was found before with the same record, budget and seed.
    pub fn resume(
        record: &Record<G>,
        budget: Budget,
        seed: u64,
        found: Vec<Found>,
    ) -> Result<Reviewer<G>, NotReviewed> {
        let over = record.replay()?;
        if !matches!(over.status(), Status::Over(_)) {
            return Err(NotReviewed::NotOver);
        }
        let steps = steps_in_force(record);
        if found.len() > steps.len() + 1 {
            return Err(NotReviewed::Misfit);
        }
        let table = Table::new(record.header().start());
        let seats = table.game().seats();
        let mut reviewer = Reviewer {
            budget: budget.within_bounds(),
            seed,
            steps,
            table,
            beliefs: vec![G::Beliefs::default(); seats + 1],
            begun: None,
            turns: over.game().turn(),
            found: Vec::with_capacity(found.len()),
            foresight: Foresight::default(),
        };
        for found in found {
            reviewer.keep(found)?;
        }
        Ok(reviewer)
    }

    /// The seed of what is judged next: it depends on nothing that was judged before.
    pub(crate) fn seed_here(&self) -> u64 {
        mix(self.seed, self.found.len() as u64)
    }

    /// After how many steps the table stands.
    pub(crate) fn at(&self) -> usize {
        self.found.len()
    }

    /// What somebody makes of the table: `None` is a spectator.
    pub(crate) fn mind(&self, seat: Option<Seat>) -> G::Mind {
        let who = seat.map_or(self.beliefs.len() - 1, Seat::index);
        G::mind(&self.table.view(seat), &self.beliefs[who])
    }

    /// Whether the table stands where a turn has just begun, or the game has ended.
    fn is_moment(&self) -> bool {
        let game = self.table.game();
        let has_begun = game.turn() >= 1 && self.begun != Some(game.turn());
        has_begun || matches!(game.status(), Status::Over(_))
    }

    /// Goes through the game, and hands over every moment before its end with what the judge
    /// says by itself of the real position, and what each seat expects.
    pub(crate) fn each_moment(mut self, mut take: impl FnMut(&G, Vec<f64>, Vec<Vec<f64>>)) {
        while self.at() < self.steps.len() {
            let mut found = Found::default();
            if self.is_moment() {
                let game = self.table.game().clone();
                take(&game, self.judged_here(), self.seen_here(&mut || {}));
                found.moment = Some(Moment::default());
            }
            if self.keep(found).is_err() {
                return;
            }
        }
    }

    /// The moments alone, without what was decided and what was luck.
    pub(crate) fn moments(mut self) -> Result<Vec<Moment>, NotReviewed> {
        let mut moments = Vec::new();
        while self.at() <= self.steps.len() {
            let moment = self.is_moment().then(|| self.judge_moment(&mut || {}));
            moments.extend(moment.clone());
            self.keep(Found { moment, ..Found::default() })?;
        }
        Ok(moments)
    }

    fn judge(&mut self, rest: &mut dyn FnMut()) -> Found {
        let mut found = Found::default();
        if self.is_moment() {
            found.moment = Some(self.judge_moment(rest));
        }
        match self.steps.get(self.at()) {
            Some(&Step::Act(seat, action)) => {
                found.decision = self.judge_decision(seat, action, rest);
            }
            Some(&Step::Chance(chance)) => found.chance = self.judge_chance(chance, rest),
            None => {}
        }
        found
    }

    /// Notes what was found, and takes the step it was found at.
    fn keep(&mut self, found: Found) -> Result<(), NotReviewed> {
        if found.moment.is_some() != self.is_moment() {
            return Err(NotReviewed::Misfit);
        }
        if found.moment.is_some() {
            self.begun = Some(self.table.game().turn());
        }
        if let Some(&step) = self.steps.get(self.at()) {
            let told = self.table.apply(step).map_err(|_| NotReviewed::Misfit)?;
            let watching = Seat::all(self.table.game().seats()).map(Some).chain([None]);
            for (beliefs, seat) in self.beliefs.iter_mut().zip(watching) {
                let shown = told.iter().filter_map(|told| told.shown(seat));
                shown.for_each(|shown| G::notice(beliefs, shown));
            }
        }
        self.found.push(found);
        Ok(())
    }
}

impl<G: Insight> Work for Reviewer<G> {
    fn advance_with_rests(&mut self, rest: &mut dyn FnMut()) -> bool {
        if self.found.len() > self.steps.len() {
            return false;
        }
        let found = self.judge(rest);
        self.keep(found).expect("steps were replayed before, and moments are where they are");
        self.found.len() <= self.steps.len()
    }

    fn progress(&self) -> Progress {
        Progress {
            done: self.found.len(),
            of: self.steps.len() + 1,
            turn: self.table.game().turn(),
            turns: self.turns,
        }
    }

    fn found(&self) -> &[Found] {
        &self.found
    }

    fn review(&self) -> Review {
        let is_whole = self.found.len() > self.steps.len();
        let seats = self.table.game().seats();
        Review::of::<G>(seats, self.turns, self.budget, self.seed, &self.found, is_whole)
    }
}

/// The steps of a record that were not taken back.
pub fn steps_in_force<G: Game>(record: &Record<G>) -> Vec<Step<G>> {
    let mut history = History::new(record.header().start());
    for entry in record.entries() {
        match entry {
            Entry::Step(step) => drop(history.apply(*step)),
            Entry::Undo(count) => drop(history.undo_to(*count)),
            Entry::Check { .. } | Entry::End(_) => {}
        }
    }
    history.steps().to_vec()
}
