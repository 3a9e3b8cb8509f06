//! Games of any kind, played at random, with the scene of every reader at every question.

use game::dice::QuickDice;
use game::{Game, Seat, SeatSet, Status, Step, Table};
use web::{
    Colour, Lang, LogLine, Pages, Question, Scene, SeatInfo, Sitter, TableInfo, TableState, Undo,
};

/// Somebody at a table of our tests.
fn sitter(seat: usize) -> SeatInfo {
    let names = ["Maja", "Old <Groan>", "Inés", "Théo & Co", "Zoë"];
    SeatInfo {
        name: names[seat].to_owned(),
        kind: if seat == 1 { Sitter::Bot("sharp".to_owned()) } else { Sitter::Person },
        colour: Colour::ALL[seat],
        here: seat != 2,
        clock: None,
    }
}

/// A table of so many.
pub(crate) fn table_of<G: Game>(seats: usize) -> TableInfo {
    TableInfo {
        id: "rainy-sunday".to_owned(),
        title: "Rainy Sunday".to_owned(),
        game: G::NAME,
        seats: (0..seats).map(sitter).collect(),
        state: TableState::Playing,
        csrf: "token".to_owned(),
        hot_seat: false,
    }
}

/// A game on its way, with what every reader was shown.
pub(crate) struct Play<G: Pages> {
    pub(crate) table: Table<G>,
    pub(crate) info: TableInfo,
    logs: Vec<Vec<LogLine<G>>>,
    dice: QuickDice,
    pub(crate) steps: u32,
}

impl<G: Pages> Play<G> {
    pub(crate) fn new(setup: &G::Setup, seed: u64) -> Play<G> {
        let game = G::new(setup).expect("the set-up is playable");
        let seats = game.seats();
        Play {
            table: Table::new(game),
            info: table_of::<G>(seats),
            logs: (0..=seats).map(|_| Vec::new()).collect(),
            dice: QuickDice::new(seed),
            steps: 0,
        }
    }

    /// Everyone at the table, and a spectator.
    pub(crate) fn readers(&self) -> impl Iterator<Item = Option<Seat>> + use<G> {
        Seat::all(self.table.game().seats()).map(Some).chain([None])
    }

    pub(crate) fn status(&self) -> Status {
        self.table.status()
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.status() {
            Status::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// One step at random.
    pub(crate) fn step(&mut self) {
        use game::Dice;
        let step = match self.status() {
            Status::Over(_) => return,
            Status::Chance => Step::Chance(self.table.game().sample(&mut self.dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let actions = self.table.actions(seat);
                Step::Act(seat, actions[self.dice.below(actions.len() as u32) as usize])
            }
        };
        self.take(step);
    }

    /// This step.
    pub(crate) fn take(&mut self, step: Step<G>) {
        let seat = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        let events = self.table.apply(step).expect("the step is legal");
        self.steps += 1;
        let turn = self.table.game().turn();
        for (reader, log) in
            Seat::all(self.logs.len() - 1).map(Some).chain([None]).zip(&mut self.logs)
        {
            for event in &events {
                if let Some(shown) = self.table.game().shown(event, reader) {
                    log.push(LogLine { step: self.steps, turn, seat, shown });
                }
            }
        }
    }

    /// Calls `look` with the scene of a reader.
    pub(crate) fn scene<T>(
        &self,
        lang: Lang,
        reader: Option<Seat>,
        look: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let view = self.table.view(reader);
        let actions = reader.map(|seat| self.table.actions(seat)).unwrap_or_default();
        let asked = self.asked();
        let question = reader.filter(|&seat| asked.contains(seat)).map(|_| Question {
            number: self.steps,
            actions: &actions,
            until: None,
            asked,
            key: "key",
        });
        let log = &self.logs[reader.map_or(self.logs.len() - 1, Seat::index)];
        look(&Scene {
            lang,
            view: &view,
            reader,
            table: &self.info,
            question,
            log,
            seen: log.len().saturating_sub(60),
            undo: Undo::Free { to: self.steps.saturating_sub(1) },
        })
    }
}
