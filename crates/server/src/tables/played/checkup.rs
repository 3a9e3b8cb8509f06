//! Playing a stored game again to see whether this program's rules still lead where it
//! went.

use game::dealer::Dealer;
use game::record::{Entry, Header, Record, Recorder};
use game::{Status, Step};
use serde::Serialize;

use super::replay::{Start, dealer};
use crate::games::{Hosted, Visitor};

/// What this program's rules make of a stored game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "health", rename_all = "kebab-case")]
pub enum Health {
    /// It goes on as if nothing had happened.
    Fine {
        /// How many steps are in force.
        steps: usize,
    },
    /// Every step is still legal, and leads elsewhere.
    WouldChange(Trouble),
    /// A step is not legal any more, or cannot be read.
    NoLongerReplays(Trouble),
}

/// Where a stored game and this program's rules part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trouble {
    /// The number of the step; 0 when the game cannot even begin.
    pub step: usize,
    /// What is wrong with it. It may name what lies hidden, so it is for the host alone.
    pub reason: String,
    /// The last turn whose checksum agrees: the players can go on from its end.
    pub goes_on_from: Option<u32>,
}

/// Examines a stored game.
pub(crate) struct Checkup<'a>(pub(crate) Start<'a>);

impl Visitor for Checkup<'_> {
    type Output = Health;

    fn visit<G: Hosted>(self) -> Health {
        begin::<G>(&self.0).map_or_else(Health::cannot_begin, |(header, dealer)| {
            examine::<G>(&header, dealer.as_ref(), &self.0.lines)
        })
    }
}

impl Health {
    /// Nothing of it can be played.
    pub(crate) fn cannot_begin(reason: String) -> Health {
        Health::NoLongerReplays(Trouble { step: 0, reason, goes_on_from: None })
    }
}

/// What the game begins with, and who deals where everyone is bound to the dealing.
fn begin<G: Hosted>(start: &Start<'_>) -> Result<(Header<G>, Option<Dealer>), String> {
    let setup: G::Setup = serde_json::from_str(start.setup).map_err(|error| error.to_string())?;
    let header = Header::<G>::new(setup).map_err(|refusal| refusal.to_string())?;
    let dealer = dealer(start.seed, &start.added, header.seats())?;
    Ok((header, dealer.filter(|_| start.sealed)))
}

fn examine<G: Hosted>(header: &Header<G>, dealer: Option<&Dealer>, lines: &str) -> Health {
    let head = format!("{header}\n");
    match Record::<G>::parse(&format!("{head}{lines}")) {
        Ok(record) => Examined::new(header, dealer).examine(&record),
        Err(fault) => {
            // Everything before that line can be read, and may be wrong by itself.
            let before = fault.line.saturating_sub(head.lines().count() + 1);
            let readable: String = lines.split_inclusive('\n').take(before).collect();
            let Ok(record) = Record::<G>::parse(&format!("{head}{readable}")) else {
                return Health::cannot_begin(fault.reason);
            };
            let mut examined = Examined::new(header, dealer);
            let reason = examined.follow(&record).err().unwrap_or(fault.reason);
            Health::NoLongerReplays(examined.trouble(reason))
        }
    }
}

/// A game that is being played again.
struct Examined<'a, G: Hosted> {
    recorder: Recorder<G>,
    dealer: Option<&'a Dealer>,
    chances: u64,
    /// Where it first led elsewhere.
    changed: Option<Trouble>,
    /// The last turn whose checksum agreed.
    agreed: Option<u32>,
}

impl<'a, G: Hosted> Examined<'a, G> {
    fn new(header: &Header<G>, dealer: Option<&'a Dealer>) -> Examined<'a, G> {
        let recorder = Recorder::new(header.clone());
        Examined { recorder, dealer, chances: 0, changed: None, agreed: None }
    }

    /// Does what the record says; an error when that is not possible any more.
    fn follow(&mut self, record: &Record<G>) -> Result<(), String> {
        let mut entries = record.entries().iter().enumerate();
        entries.try_for_each(|(index, entry)| self.take(index, entry))
    }

    fn examine(mut self, record: &Record<G>) -> Health {
        if let Err(reason) = self.follow(record) {
            return Health::NoLongerReplays(self.trouble(reason));
        }
        if self.recorder.record().entries().len() != record.entries().len() {
            self.note("a turn, or the game, ends elsewhere".to_owned());
        }
        match self.changed.take() {
            Some(trouble) => Health::WouldChange(trouble),
            None => Health::Fine { steps: self.recorder.steps().len() },
        }
    }

    fn take(&mut self, index: usize, entry: &Entry<G>) -> Result<(), String> {
        match entry {
            Entry::Step(step) => {
                self.compare_dealing(step);
                let taken = self.recorder.apply(*step);
                taken.map_err(|refusal| format!("\"{step}\" is {refusal}"))?;
            }
            Entry::Undo(count) => {
                self.recorder.undo_to(*count).map_err(|error| error.to_string())?;
            }
            // The recorder has written what this program's rules say here.
            Entry::Check { .. } | Entry::End(_) => self.compare(index, entry),
        }
        Ok(())
    }

    fn compare_dealing(&mut self, step: &Step<G>) {
        let Step::Chance(recorded) = step else { return };
        let game = self.recorder.table().game();
        if let Some(dealer) = self.dealer.filter(|_| game.status() == Status::Chance) {
            let dealt = dealer.outcome(self.chances, game);
            if dealt != *recorded {
                self.note(format!("it was \"{recorded}\", and would be dealt as \"{dealt}\""));
            }
        }
        self.chances += 1;
    }

    fn compare(&mut self, index: usize, entry: &Entry<G>) {
        let found = self.recorder.record().entries().get(index);
        if found != Some(entry) {
            let found = found.map_or_else(|| "nothing".to_owned(), ToString::to_string);
            self.note(format!("\"{entry}\" would be \"{found}\""));
        } else if let (Entry::Check { turn, .. }, None) = (entry, &self.changed) {
            self.agreed = Some(*turn);
        }
    }

    /// Remembers the first thing that is not as it was.
    fn note(&mut self, reason: String) {
        if self.changed.is_none() {
            // What is noted here is about the step that was taken last.
            let step = self.recorder.steps().len();
            self.changed = Some(Trouble { step, ..self.trouble(reason) });
        }
    }

    /// The next step is not possible.
    fn trouble(&self, reason: String) -> Trouble {
        Trouble { step: self.recorder.steps().len() + 1, reason, goes_on_from: self.agreed }
    }
}
