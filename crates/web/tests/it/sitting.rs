//! A random game with everything that pages need: names, and what each was shown.

use game::dice::QuickDice;
use game::{Dice, Game, Refusal, Seat, Status, Step, Table};
use web::{
    Colour, Language, LogLine, OpenQuestion, Pages, Scene, SeatInfo, Sitter, TableInfo, TableState,
    Undo,
};

/// A game in progress.
pub(crate) struct Sitting<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) info: TableInfo,
    dice: QuickDice,
    pub(crate) steps: u32,
    /// By seat, and the spectators' last.
    logs: Vec<Vec<LogLine<G>>>,
}

impl<G: Pages> Sitting<G> {
    pub(crate) fn new(setup: &G::Setup, seed: u64) -> Result<Sitting<G>, Refusal> {
        Ok(Sitting::of(G::new(setup)?, seed))
    }

    /// A game as it stands.
    pub(crate) fn of(game: G, seed: u64) -> Sitting<G> {
        let names = ["Maja", "Old Groan", "Inés", "Théo", "Ada <3"];
        let seats =
            names.into_iter().zip(Colour::ALL).take(game.seats()).map(|(name, colour)| SeatInfo {
                name: name.into(),
                kind: if name == "Old Groan" {
                    Sitter::Bot("quick".into())
                } else {
                    Sitter::Person
                },
                colour,
                here: true,
                clock: None,
            });
        let info = TableInfo {
            id: "friday".into(),
            title: "Friday & rats".into(),
            game: G::NAME,
            seats: seats.collect(),
            state: TableState::Playing,
            hot_seat: false,
            pace: None,
            learn: None,
        };
        let logs = vec![Vec::new(); game.seats() + 1];
        Sitting { table: Table::new(game), info, dice: QuickDice::new(seed), steps: 0, logs }
    }

    /// Everybody who looks at the table: the seats, and a spectator.
    pub(crate) fn observers(&self) -> impl Iterator<Item = Option<Seat>> + use<G> {
        Seat::all(self.table.game().seats()).map(Some).chain([None])
    }

    /// Plays one step at random; false when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let step = match self.table.status() {
            Status::Over(_) => return false,
            Status::Chance => Step::Chance(self.table.game().sample(&mut self.dice)),
            Status::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[self.dice.below(seats.len() as u32) as usize];
                let actions = self.table.actions(seat);
                Step::Act(seat, actions[self.dice.below(actions.len() as u32) as usize])
            }
        };
        self.take(step).expect("what is listed is accepted");
        true
    }

    /// Takes a step, and everyone is told.
    pub(crate) fn take(&mut self, step: Step<G>) -> Result<(), Refusal> {
        let told = self.table.apply(step)?;
        self.steps += 1;
        for told in &told {
            for (seat, log) in self.observers().zip(&mut self.logs) {
                if let Some(shown) = told.shown(seat) {
                    log.push(LogLine {
                        step: self.steps,
                        turn: self.table.game().turn(),
                        seat: None,
                        shown: shown.clone(),
                    });
                }
            }
        }
        if matches!(self.table.status(), Status::Over(_)) {
            self.info.state = TableState::Over;
        }
        Ok(())
    }

    /// Shows the table to somebody.
    pub(crate) fn show<T>(
        &self,
        lang: Language,
        reader: Option<Seat>,
        with: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let view = self.table.view(reader);
        let asked = match self.table.status() {
            Status::Seats(seats) => seats,
            _ => game::SeatSet::EMPTY,
        };
        let actions = reader.map(|seat| self.table.actions(seat)).unwrap_or_default();
        let question = reader.filter(|&seat| asked.contains(seat)).map(|_| OpenQuestion {
            number: self.steps,
            actions: &actions,
            until: None,
            may_wait: false,
            asked,
            key: "key",
        });
        let at = reader.map_or(self.table.game().seats(), Seat::index);
        let log = &self.logs[at];
        with(&Scene {
            lang,
            view: &view,
            reader,
            csrf: "token",
            table: &self.info,
            question,
            log,
            seen: log.len().saturating_sub(6),
            undo: Undo::default(),
            advice: &web::Advice::No,
        })
    }
}
