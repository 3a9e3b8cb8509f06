//! The lines between header and end: what happened.

use std::fmt;

use super::lines::{Fault, Lines, number};
use super::{Checksum, MAX_STEPS};
use crate::{Game, MAX_SEATS, Ranking, Seat, Status, Step};

/// One line of a record after its header.
///
/// The words `undo`, `check` and `end` begin lines of the record, so no game may
/// begin the notation of a chance outcome with one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// A seat acted, or chance decided.
    Step(Step<G>),
    /// All but the first so many of the steps in force are taken back.
    Undo(usize),
    /// The position now: after the first step of a turn, and at the end.
    Check {
        /// The number of the turn.
        turn: u32,
        /// The checksum of the position.
        sum: Checksum,
    },
    /// The game is over, with these places.
    End(Ranking),
}

impl<G: Game> Entry<G> {
    /// Reads lines of a record that stand below others.
    pub fn read(lines: &str) -> Result<Vec<Entry<G>>, Fault> {
        parse_all(&mut Lines::of(lines)?)
    }

    /// What the record states after a step: the checksum when it began a new turn
    /// or ended the game, and the places when it ended the game.
    pub(super) fn claims(turn_before: u32, game: &G) -> Vec<Entry<G>> {
        let mut claims = Vec::new();
        let status = game.status();
        if game.turn() != turn_before || matches!(status, Status::Over(_)) {
            claims.push(Entry::Check { turn: game.turn(), sum: Checksum::of(game) });
        }
        if let Status::Over(ranking) = status {
            claims.push(Entry::End(ranking));
        }
        claims
    }

    fn parse(line: &str) -> Result<Entry<G>, String> {
        let mut words = line.split(' ');
        match words.next() {
            Some("undo") => parse_undo(line),
            Some("check") => parse_check(line),
            Some("end") => parse_end(words),
            _ => line.parse().map(Entry::Step).map_err(|error| error.to_string()),
        }
    }

    /// Checksums and places say something about the step before them.
    fn follows(&self, previous: Option<&Entry<G>>) -> bool {
        match self {
            Entry::Step(_) | Entry::Undo(_) => true,
            Entry::Check { .. } => matches!(previous, Some(Entry::Step(_))),
            Entry::End(_) => matches!(previous, Some(Entry::Step(_) | Entry::Check { .. })),
        }
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Step(step) => write!(f, "{step}"),
            Entry::Undo(to) => write!(f, "undo to {to}"),
            Entry::Check { turn, sum } => write!(f, "check turn {turn} {sum}"),
            Entry::End(ranking) => {
                write!(f, "end")?;
                Seat::all(ranking.seats())
                    .try_for_each(|seat| write!(f, " {}", ranking.place(seat)))
            }
        }
    }
}

/// Entries up to the empty line before the revealed values, or to the end.
pub(super) fn parse_all<G: Game>(lines: &mut Lines<'_>) -> Result<Vec<Entry<G>>, Fault> {
    let mut entries = Vec::new();
    let mut steps = 0;
    while let Some(line) = lines.next()
        && !line.is_empty()
    {
        let entry = Entry::parse(line).map_err(|reason| lines.fault(reason))?;
        if !entry.follows(entries.last()) {
            return Err(lines.fault("a check or an end stands only after the step it is about"));
        }
        steps += usize::from(matches!(entry, Entry::Step(_)));
        if steps > MAX_STEPS {
            return Err(lines.fault(format!("a record has at most {MAX_STEPS} steps")));
        }
        entries.push(entry);
    }
    Ok(entries)
}

fn parse_undo<G: Game>(line: &str) -> Result<Entry<G>, String> {
    let to = line.strip_prefix("undo to ").and_then(number);
    to.map(Entry::Undo).ok_or_else(|| "an undo is written like \"undo to 12\"".to_owned())
}

fn parse_check<G: Game>(line: &str) -> Result<Entry<G>, String> {
    let parts = line.strip_prefix("check turn ").and_then(|rest| rest.split_once(' '));
    let Some((Some(turn), sum)) = parts.map(|(turn, sum)| (number(turn), sum)) else {
        return Err("a check is written like \"check turn 3 0123456789abcdef\"".to_owned());
    };
    let sum = sum.parse().map_err(|error: crate::ParseError| error.to_string())?;
    Ok(Entry::Check { turn, sum })
}

fn parse_end<'t, G: Game>(places: impl Iterator<Item = &'t str>) -> Result<Entry<G>, String> {
    let places: Option<Vec<u8>> = places.map(number).collect();
    match places {
        Some(places) if (1..=MAX_SEATS).contains(&places.len()) => {
            Ok(Entry::End(Ranking::new(&places)))
        }
        _ => Err("an end gives the place of every seat, like \"end 2 1\"".to_owned()),
    }
}
