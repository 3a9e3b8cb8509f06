//! Who was shown what, kept once for all.

use super::Session;
use crate::{Game, Seat, Told};

/// For how much more that happens room is made at once, at least.
const BLOCK: usize = 64;

/// Something that happened, and what everyone was shown of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened<G: Game> {
    /// The line of the record that brought it, counted from 0 and without the header.
    pub line: usize,
    /// How many steps were in force after it.
    pub step: usize,
    /// In which turn or round.
    pub turn: u32,
    /// Who acted; nobody when chance did.
    pub seat: Option<Seat>,
    /// Whether it was taken back.
    pub undone: bool,
    /// What it was.
    pub what: What<G>,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What<G: Game> {
    /// Something in the game.
    Event(Told<G>),
    /// Steps were taken back; so many stayed.
    Undone(usize),
}

impl<G: Game> Happened<G> {
    /// What `seat` (`None`: a spectator) was shown of it, if anything.
    pub fn shown(&self, seat: Option<Seat>) -> Option<&G::Shown> {
        match &self.what {
            What::Event(told) => told.shown(seat),
            What::Undone(_) => None,
        }
    }
}

impl<G: Game> Session<G> {
    /// Everything that happened from a line of the record on, undone or not.
    pub fn happened(&self, from: usize) -> &[Happened<G>] {
        // The newest is asked for most, and stands at the end.
        let start = self.happened.partition_point(|happened| happened.line < from);
        &self.happened[start..]
    }

    /// Everything that happened and was not taken back.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &Happened<G>> {
        self.in_force.iter().map(|at| &self.happened[*at as usize])
    }

    /// What `seat` (`None`: a spectator) was shown and was not taken back.
    pub fn shown(
        &self,
        seat: Option<Seat>,
    ) -> impl DoubleEndedIterator<Item = (&Happened<G>, &G::Shown)> {
        self.in_force().filter_map(move |happened| Some((happened, happened.shown(seat)?)))
    }

    /// Notes that something happened.
    pub(super) fn happens(&mut self, happened: Happened<G>) {
        self.in_force.push(self.happened.len() as u32);
        // Doubling would leave up to half of it empty, and a house has many games.
        if self.happened.len() == self.happened.capacity() {
            self.happened.reserve_exact(BLOCK.max(self.happened.len() / 8));
        }
        self.happened.push(happened);
    }

    /// Notes that everything after so many steps was taken back. What is in force stands in
    /// the order of its steps, so only what is taken back is looked at.
    pub(super) fn unhappens(&mut self, steps: usize) {
        while let Some(&at) = self.in_force.last()
            && self.happened[at as usize].step > steps
        {
            self.happened[at as usize].undone = true;
            self.in_force.pop();
        }
    }
}
