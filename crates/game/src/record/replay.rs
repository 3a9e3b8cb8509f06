//! Playing a record again, by the rules alone.

use super::{Checksum, Entry, Fault, History, Record};
use crate::{Game, Status, Step, Table, dice};

/// What one chance step could have brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw<G: Game> {
    /// Which of the table's chance steps this is, counted from 0, undone ones included.
    pub number: u64,
    /// What it brought.
    pub taken: G::Chance,
    /// What it could have brought, one for each fall of its die, in order.
    pub ways: Vec<G::Chance>,
}

impl<G: Game> Record<G> {
    /// Plays the record again without a random generator: every step must be
    /// legal, undone ones too, and every checksum and ranking in it right.
    pub fn replay(&self) -> Result<Table<G>, Fault> {
        let mut history = History::new(self.header.start());
        for (line, entry) in self.numbered() {
            follow(&mut history, entry).map_err(|reason| Fault::at(line, reason))?;
        }
        Ok(history.into_table())
    }

    /// Replays the record, and lists what every chance step could have brought: what somebody
    /// without the rules needs to deal the game again.
    pub fn draws(&self) -> Result<Vec<Draw<G>>, Fault> {
        let mut draws = Vec::new();
        let mut history = History::new(self.header.start());
        for (line, entry) in self.numbered() {
            let game = history.table().game();
            if let (Entry::Step(Step::Chance(taken)), Status::Chance) = (entry, game.status()) {
                let ways = dice::every_way(|mut dice| game.sample(&mut dice));
                let ways = ways.into_iter().map(|(way, _)| way).collect();
                draws.push(Draw { number: draws.len() as u64, taken: *taken, ways });
            }
            follow(&mut history, entry).map_err(|reason| Fault::at(line, reason))?;
        }
        Ok(draws)
    }

    /// All steps, undone ones included.
    pub fn steps(&self) -> impl Iterator<Item = Step<G>> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Step(step) => Some(*step),
            _ => None,
        })
    }

    /// How many steps were taken back.
    pub fn undone_steps(&self) -> usize {
        let (mut in_force, mut undone) = (0_usize, 0);
        for entry in &self.entries {
            match *entry {
                Entry::Step(_) => in_force += 1,
                // One that takes nothing back is refused when it is replayed.
                Entry::Undo(to) => {
                    undone += in_force.saturating_sub(to);
                    in_force = in_force.min(to);
                }
                Entry::Check { .. } | Entry::End(_) => {}
            }
        }
        undone
    }

    /// How many chance steps were dealt, undone ones included.
    pub fn chance_steps(&self) -> u64 {
        self.steps().filter(|step| matches!(step, Step::Chance(_))).count() as u64
    }
}

/// Does what an entry says, or checks what it claims.
pub(super) fn follow<G: Game>(history: &mut History<G>, entry: &Entry<G>) -> Result<(), String> {
    match entry {
        Entry::Step(step) => match history.apply(*step) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(format!("\"{step}\" is {refusal}")),
        },
        Entry::Undo(count) => history.undo_to(*count).map_err(|error| error.to_string()),
        Entry::Check { turn, sum } => check(history.table().game(), *turn, sum),
        Entry::End(stated) => match history.table().status() {
            Status::Over(places) if places == *stated => Ok(()),
            Status::Over(places) => {
                Err(format!("the game ended with \"{}\"", Entry::<G>::End(places)))
            }
            _ => Err("the game is not over".to_owned()),
        },
    }
}

fn check<G: Game>(game: &G, turn: u32, sum: &Checksum) -> Result<(), String> {
    if game.turn() != turn {
        return Err(format!("this is turn {}", game.turn()));
    }
    let right = Checksum::of(game);
    if right != *sum {
        return Err(format!("the checksum of this position is {right}"));
    }
    Ok(())
}
