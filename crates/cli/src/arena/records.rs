//! Games of a contest in a folder, so that a broken-off contest can go on.
//!
//! Every game is a record of its own. How long the bots took and what programs did wrong is
//! no part of a game, so that stands in a file beside them.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use bots::Insight;
use game::Game;
use game::record::{self, Record};

use super::contest::{Contest, Played};
use super::tally::{Faults, Pace};

/// A folder of records.
pub(crate) struct Records {
    folder: PathBuf,
    /// By game, and the file that they are written to.
    paces: BTreeMap<u32, Vec<Pace>>,
    file: Mutex<fs::File>,
}

impl Records {
    /// Opens a folder, or makes one.
    pub(crate) fn open(folder: &Path) -> Result<Records> {
        let named = || folder.display().to_string();
        fs::create_dir_all(folder).with_context(named)?;
        let path = folder.join("bots.tsv");
        let known = if path.exists() {
            fs::read_to_string(&path).with_context(named)?
        } else {
            String::new()
        };
        let file =
            fs::OpenOptions::new().create(true).append(true).open(&path).with_context(named)?;
        let paces = known.lines().filter_map(parse_pace).collect();
        Ok(Records { folder: folder.to_owned(), paces, file: Mutex::new(file) })
    }

    /// A game that was played before, if it was.
    pub(crate) fn read<G: Insight>(
        &self,
        contest: &Contest<G>,
        game: u32,
    ) -> Result<Option<Played<G>>> {
        let path = self.path(game);
        if !path.exists() {
            return Ok(None);
        }
        let named = || path.display().to_string();
        let text = record::read_file(&path).with_context(named)?;
        let record = Record::<G>::parse(&text).with_context(named)?;
        let (header, dealer) = contest.opening(game)?;
        if *record.header() != header || record.opening() != Some(dealer.opening()) {
            bail!(
                "{} is a game of another contest; choose another folder, \
                 or the same bots, table and seed",
                path.display()
            );
        }
        let seats = header.seats();
        let pace = self.paces.get(&game).filter(|pace| pace.len() == seats);
        let pace = pace.cloned().unwrap_or_else(|| vec![Pace::default(); seats]);
        let end = record.replay().with_context(named)?.game().clone();
        Ok(Some(Played { record, end, pace, claims: Vec::new() }))
    }

    /// Keeps a game. The record appears whole or not at all.
    pub(crate) fn write<G: Game>(&self, game: u32, played: &Played<G>) -> Result<()> {
        let path = self.path(game);
        let named = || path.display().to_string();
        let line = pace_line(game, &played.pace);
        let mut file = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        file.write_all(line.as_bytes()).with_context(named)?;
        let unfinished = path.with_extension("part");
        fs::write(&unfinished, played.record.to_string()).with_context(named)?;
        fs::rename(&unfinished, &path).with_context(named)
    }

    fn path(&self, game: u32) -> PathBuf {
        self.folder.join(format!("game-{:06}.txt", game + 1))
    }
}

/// The game, then decisions, microseconds and faults of every seat.
fn pace_line(game: u32, pace: &[Pace]) -> String {
    let of_seat = |&Pace { decisions, micros, faults }: &Pace| {
        let Faults { illegal, late, crashed } = faults;
        format!("\t{decisions}\t{micros}\t{illegal}\t{late}\t{crashed}")
    };
    format!("{}{}\n", game + 1, pace.iter().map(of_seat).collect::<String>())
}

fn parse_pace(line: &str) -> Option<(u32, Vec<Pace>)> {
    let mut numbers = line.split('\t').map(|number| number.parse::<u64>().ok());
    let game = u32::try_from(numbers.next()??).ok()?.checked_sub(1)?;
    let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
    let (seats, []) = numbers.as_chunks() else { return None };
    let of_seat = |&[decisions, micros, illegal, late, crashed]: &[u64; 5]| {
        let faults = Faults { illegal, late, crashed };
        Pace { decisions, micros, faults }
    };
    Some((game, seats.iter().map(of_seat).collect()))
}
