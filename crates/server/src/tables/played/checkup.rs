//! Playing a stored game again to see whether this program's rules still lead where it
//! went.

use game::record::{Entry, Record};
use game::session::{Astray, Stored};
use game::{Session, Step};
use serde::Serialize;

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
pub(crate) struct Checkup<'a>(pub(crate) Stored<'a>);

impl Visitor for Checkup<'_> {
    type Output = Health;

    fn visit<G: Hosted>(self) -> Health {
        begin::<G>(&self.0)
            .map_or_else(Health::cannot_begin, |session| examine(session, self.0.lines))
    }
}

impl Health {
    /// Nothing of it can be played.
    pub(crate) fn cannot_begin(reason: String) -> Health {
        Health::NoLongerReplays(Trouble { step: 0, reason, goes_on_from: None })
    }
}

/// The game before its first step, with a dealer where everyone is bound to the dealing.
fn begin<G: Hosted>(start: &Stored<'_>) -> Result<Session<G>, String> {
    let header = start.header::<G>()?;
    let dealer = start.dealer(header.seats())?;
    Ok(Session::new(header, dealer.filter(|_| start.sealed)))
}

fn examine<G: Hosted>(session: Session<G>, lines: &str) -> Health {
    let header = session.record().map(|record| record.header().to_string()).unwrap_or_default();
    let head = format!("{header}\n");
    let mut examined = Examined { session, changed: None, agreed: None };
    match Record::<G>::parse(&format!("{head}{lines}")) {
        Ok(record) => examined.examine(&record),
        Err(fault) => {
            // Everything before that line can be read, and may be wrong by itself.
            let before = fault.line.saturating_sub(head.lines().count() + 1);
            let readable: String = lines.split_inclusive('\n').take(before).collect();
            let Ok(record) = Record::<G>::parse(&format!("{head}{readable}")) else {
                return Health::cannot_begin(fault.reason);
            };
            let reason = examined.follow(&record).err().unwrap_or(fault.reason);
            Health::NoLongerReplays(examined.trouble(reason))
        }
    }
}

/// A game that is being played again.
struct Examined<G: Hosted> {
    session: Session<G>,
    /// Where it first led elsewhere.
    changed: Option<Trouble>,
    /// The last turn whose checksum agreed.
    agreed: Option<u32>,
}

impl<G: Hosted> Examined<G> {
    /// Does what the record says; an error when that is not possible any more.
    fn follow(&mut self, record: &Record<G>) -> Result<(), String> {
        let mut entries = record.entries().iter().enumerate();
        entries.try_for_each(|(index, entry)| self.take(index, entry))
    }

    fn examine(mut self, record: &Record<G>) -> Health {
        if let Err(reason) = self.follow(record) {
            return Health::NoLongerReplays(self.trouble(reason));
        }
        if self.session.lines() != record.entries().len() {
            self.note("a turn, or the game, ends elsewhere".to_owned());
        }
        match self.changed.take() {
            Some(trouble) => Health::WouldChange(trouble),
            None => Health::Fine { steps: self.session.steps().len() },
        }
    }

    fn take(&mut self, index: usize, entry: &Entry<G>) -> Result<(), String> {
        self.compare_dealing(entry);
        match (self.session.follow(index, entry), entry) {
            (Ok(()), Entry::Check { turn, .. }) if self.changed.is_none() => {
                self.agreed = Some(*turn);
            }
            (Err(astray @ Astray::Elsewhere { .. }), _) => self.note(astray.to_string()),
            (Err(astray), _) => return Err(astray.to_string()),
            (Ok(()), _) => {}
        }
        Ok(())
    }

    fn compare_dealing(&mut self, entry: &Entry<G>) {
        let Entry::Step(Step::Chance(recorded)) = entry else { return };
        if let Some(dealt) = self.session.would_deal().filter(|dealt| dealt != recorded) {
            self.note(format!("it was \"{recorded}\", and would be dealt as \"{dealt}\""));
        }
    }

    /// Remembers the first thing that is not as it was.
    fn note(&mut self, reason: String) {
        if self.changed.is_none() {
            // What is noted here is about the step that was taken last.
            let step = self.session.steps().len();
            self.changed = Some(Trouble { step, ..self.trouble(reason) });
        }
    }

    /// The next step is not possible.
    fn trouble(&self, reason: String) -> Trouble {
        Trouble { step: self.session.steps().len() + 1, reason, goes_on_from: self.agreed }
    }
}
