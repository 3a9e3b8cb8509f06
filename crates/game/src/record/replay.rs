//! Checking a record: against the rules, and against what was committed to.

use super::{Checksum, Entry, Fault, History, Record};
use crate::dealer::{Dealer, Opening, WrongOpening};
use crate::{Game, Status, Step, Table, dice};

/// What a verified record has been shown to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many chance steps were dealt again, undone ones included.
    pub chance_steps: u64,
    /// Who sealed the table: "sealed by the house alone".
    pub label: String,
}

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

    /// Replays the record, and deals every chance step again from the revealed
    /// values, undone ones included. Here no checksum may be missing.
    pub fn verify(&self) -> Result<Verified, Fault> {
        let opening = self.checked_opening()?;
        let dealer = Dealer::new(opening.clone());
        let mut chance_steps = 0;
        let mut history = History::new(self.header.start());
        for (index, (line, entry)) in self.numbered().enumerate() {
            let fault = |reason| Fault::at(line, reason);
            let turn_before = history.table().game().turn();
            if let Entry::Step(Step::Chance(recorded)) = entry {
                let game = history.table().game();
                deal_again(&dealer, chance_steps, game, *recorded).map_err(fault)?;
                chance_steps += 1;
            }
            follow(&mut history, entry).map_err(fault)?;
            if let Entry::Step(_) = entry {
                let claims = Entry::claims(turn_before, history.table().game());
                let stated = &self.entries[index + 1..];
                stands_after(&claims, stated)
                    .map_err(|(at, reason)| Fault::at(line + 1 + at, reason))?;
            }
        }
        Ok(Verified { chance_steps, label: opening.seal().label() })
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

/// Does what an entry says, or checks what it claims.
fn follow<G: Game>(history: &mut History<G>, entry: &Entry<G>) -> Result<(), String> {
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

/// Whether the chance step with this number, counted from 0, is what is dealt.
fn deal_again<G: Game>(
    dealer: &Dealer,
    number: u64,
    game: &G,
    recorded: G::Chance,
) -> Result<(), String> {
    if game.status() != Status::Chance {
        // The rules will refuse this step, and say why.
        return Ok(());
    }
    let dealt = dealer.outcome(number, game);
    if dealt != recorded {
        let number = number + 1;
        return Err(format!(
            "chance step {number} is \"{recorded}\", but the revealed values deal \"{dealt}\""
        ));
    }
    Ok(())
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
