//! Checking a record against the rules and against what was committed to.

use super::replay::follow;
use super::{Entry, Fault, History, Record};
use crate::dealer::{Dealer, Opening, WrongOpening};
use crate::{Game, Status, Step};

/// What a verified record has been shown to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many chance steps were dealt again, undone ones included.
    pub chance_steps: u64,
    /// Who sealed the table: "sealed by the house alone".
    pub label: String,
}

/// A record that is being verified, an entry at a time, so that whoever waits can be shown
/// how far it is.
pub struct Verifier<G: Game> {
    record: Record<G>,
    dealer: Dealer,
    history: History<G>,
    next: usize,
    dealt: u64,
}

/// What is wrong with a record that does not verify.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Untrue {
    /// The line, and the reason.
    pub fault: Fault,
    /// Which chance step is not what the revealed values deal, counted from 0; none when
    /// something else is wrong.
    pub draw: Option<u64>,
}

impl<G: Game> Record<G> {
    /// Replays the record, and deals every chance step again from the revealed
    /// values, undone ones included. Here no checksum may be missing.
    pub fn verify(&self) -> Result<Verified, Fault> {
        let mut verifier = Verifier::new(self.clone())?;
        while verifier.advance().map_err(|untrue| untrue.fault)? {}
        Ok(verifier.verified())
    }

    /// The revealed values, if they are what was committed to.
    fn checked_opening(&self) -> Result<&Opening, Fault> {
        let Some(seal) = self.header.seal() else {
            let line = self.header.lines() + 1;
            return Err(Fault::at(
                line,
                "nobody committed to anything, so nothing can be verified",
            ));
        };
        let line = self.opening_line();
        let Some(opening) = &self.opening else {
            return Err(Fault::at(
                line,
                "the values that chance was dealt from are not revealed yet",
            ));
        };
        opening.check(seal).map_err(|wrong| {
            let below_house = match wrong {
                WrongOpening::House | WrongOpening::Seats => 0,
                WrongOpening::Seat(seat)
                | WrongOpening::Missing(seat)
                | WrongOpening::Uncommitted(seat) => 1 + seat.index(),
            };
            Fault::at(line + below_house, wrong)
        })?;
        Ok(opening)
    }
}

impl<G: Game> Verifier<G> {
    /// Begins with the revealed values, which must be what was committed to.
    pub fn new(record: Record<G>) -> Result<Verifier<G>, Fault> {
        let dealer = Dealer::new(record.checked_opening()?.clone());
        let history = History::new(record.header().start());
        Ok(Verifier { record, dealer, history, next: 0, dealt: 0 })
    }

    /// Checks the next entry; false when none is left.
    pub fn advance(&mut self) -> Result<bool, Untrue> {
        let Some(entry) = self.record.entries.get(self.next).cloned() else { return Ok(false) };
        let line = self.record.line_of(self.next);
        let untrue = |reason| Untrue { fault: Fault::at(line, reason), draw: None };
        let turn_before = self.history.table().game().turn();
        if let Entry::Step(Step::Chance(recorded)) = entry {
            self.deal_again(recorded)
                .map_err(|reason| Untrue { draw: Some(self.dealt), ..untrue(reason) })?;
        }
        follow(&mut self.history, &entry).map_err(untrue)?;
        if let Entry::Step(step) = entry {
            self.dealt += u64::from(matches!(step, Step::Chance(_)));
            let claims = Entry::claims(turn_before, self.history.table().game());
            let stated = &self.record.entries[self.next + 1..];
            stands_after(&claims, stated).map_err(|(at, reason)| Untrue {
                fault: Fault::at(line + 1 + at, reason),
                draw: None,
            })?;
        }
        self.next += 1;
        Ok(true)
    }

    /// How many chance steps were found to be what the revealed values deal.
    pub fn dealt(&self) -> u64 {
        self.dealt
    }

    /// How many chance steps the record has, undone ones included.
    pub fn draws(&self) -> u64 {
        self.record.chance_steps()
    }

    /// What has been shown by now.
    pub fn verified(&self) -> Verified {
        Verified { chance_steps: self.dealt, label: self.dealer.opening().seal().label() }
    }

    /// Whether this is what the next chance step is dealt.
    fn deal_again(&self, recorded: G::Chance) -> Result<(), String> {
        let game = self.history.table().game();
        if game.status() != Status::Chance {
            // The rules will refuse this step, and say why.
            return Ok(());
        }
        let dealt = self.dealer.outcome(self.dealt, game);
        if dealt != recorded {
            let number = self.dealt + 1;
            return Err(format!(
                "chance step {number} is \"{recorded}\", but the revealed values deal \"{dealt}\""
            ));
        }
        Ok(())
    }
}

/// Whether all the claims are stated; otherwise which one is missing.
fn stands_after<G: Game>(
    claims: &[Entry<G>],
    stated: &[Entry<G>],
) -> Result<(), (usize, &'static str)> {
    for (at, claim) in claims.iter().enumerate() {
        let found = stated.get(at);
        match claim {
            Entry::Check { .. } if !matches!(found, Some(Entry::Check { .. })) => {
                return Err((at, "a checksum is missing here"));
            }
            Entry::End(_) if !matches!(found, Some(Entry::End(_))) => {
                return Err((at, "the end of the game is missing here"));
            }
            _ => {}
        }
    }
    Ok(())
}
