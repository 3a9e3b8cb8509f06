//! A game in progress with everyone who watches it.

use crate::{Buffer, Game, Refusal, Seat, Status, Step, Told};

/// A game, and what each seat and the spectators have learned of it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    /// One a seat, and the spectators' last.
    memories: Vec<G::Memory>,
}

impl<G: Game> Table<G> {
    /// Everyone sits down now and has been shown nothing before.
    pub fn new(game: G) -> Table<G> {
        let memories = observers(game.seats()).map(|seat| game.memory(seat)).collect();
        Table { game, memories }
    }

    /// The whole state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Takes a step; everyone learns what they are shown of it.
    pub fn apply(&mut self, step: Step<G>) -> Result<Vec<Told<G>>, Refusal> {
        let mut events = Vec::new();
        self.game.apply(step, &mut events)?;
        let Table { game, memories } = self;
        let spectators = game.seats();
        let mut hear = |seat: Option<Seat>, shown: &G::Shown| {
            G::learn(&mut memories[seat.map_or(spectators, Seat::index)], shown);
        };
        Ok(events.iter().map(|event| Told::of(game, event, &mut hear)).collect())
    }

    /// What a seat, or a spectator, knows.
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        self.game.view(seat, self.memory(seat))
    }

    /// What a seat, or a spectator, has learned.
    pub fn memory(&self, seat: Option<Seat>) -> &G::Memory {
        &self.memories[seat.map_or(self.game.seats(), Seat::index)]
    }

    /// What everyone has learned: every seat, then the spectators.
    pub(crate) fn memories(&self) -> &[G::Memory] {
        &self.memories
    }

    /// Lets a seat, or the spectators, know something more.
    pub fn teach(&mut self, seat: Option<Seat>, shown: &G::Shown) {
        let seats = self.game.seats();
        G::learn(&mut self.memories[seat.map_or(seats, Seat::index)], shown);
    }

    /// Who is to act.
    pub fn status(&self) -> Status {
        self.game.status()
    }

    /// What a seat may do, as a list of its own.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut buffer = Buffer::new();
        self.game.actions(seat, &mut buffer);
        buffer.to_vec()
    }

    /// Every outcome that chance may bring now, in order.
    pub fn outcomes(&self) -> Vec<G::Chance> {
        if self.game.status() != Status::Chance {
            return Vec::new();
        }
        let comes = |chance: &G::Chance| {
            self.game.clone().apply(Step::Chance(*chance), &mut crate::Silent).is_ok()
        };
        G::chances().into_iter().filter(comes).collect()
    }
}

/// Every seat, then the spectators.
pub(crate) fn observers(seats: usize) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(seats).map(Some).chain([None])
}
