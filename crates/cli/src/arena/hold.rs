//! Holding a contest: its games on several threads, and no more of them than needed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result};
use bots::Insight;

use super::contest::Contest;
use super::records::Records;
use super::sequential::{Sequential, Verdict};
use super::tally::{GameResult, Tally};

/// What came of a contest.
pub(crate) struct Held {
    pub(crate) tally: Tally,
    /// What a sequential test found, if it came to an end.
    pub(crate) verdict: Option<Verdict>,
}

/// The games so far, and how many of them a sequential test has looked at.
struct Progress {
    outcomes: BTreeMap<u32, GameResult>,
    looked_at: u32,
    test: Option<Sequential>,
}

impl Progress {
    /// Adds a game, and returns after how many the test is decided, if it is now: it looks at
    /// whole rotations in their order, so that the number of threads changes nothing.
    fn add(&mut self, game: u32, outcome: GameResult, rotation: u32) -> Option<u32> {
        self.outcomes.insert(game, outcome);
        let test = self.test.as_mut().filter(|test| test.verdict().is_none())?;
        loop {
            let deal = self.looked_at..self.looked_at + rotation;
            let results: Option<Vec<&GameResult>> =
                deal.map(|game| self.outcomes.get(&game)).collect();
            test.add(&results?);
            self.looked_at += rotation;
            if test.verdict().is_some() {
                return Some(self.looked_at);
            }
        }
    }
}

/// Holds a contest on several threads, until a test is decided if there is one; `done` is
/// called after every game.
pub(crate) fn hold<G: Insight>(
    contest: &Contest<G>,
    records: Option<&Records>,
    threads: u16,
    test: Option<Sequential>,
    done: &(impl Fn() + Sync),
) -> Result<Held> {
    let next = AtomicU32::new(0);
    let end = AtomicU32::new(contest.games());
    let progress = Mutex::new(Progress { outcomes: BTreeMap::new(), looked_at: 0, test });
    let work = || -> Result<()> {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= end.load(Ordering::Relaxed) {
                return Ok(());
            }
            let outcome = play_or_read(contest, records, game)
                .inspect_err(|_| end.store(0, Ordering::Relaxed))
                .with_context(|| format!("game {} did not come to its end", game + 1))?;
            let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(games) = progress.add(game, outcome, contest.line_up().len() as u32) {
                end.store(games, Ordering::Relaxed);
            }
            done();
        }
    };
    let results: Vec<Result<()>> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut results = vec![work()];
        for other in others {
            results.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        results
    });
    results.into_iter().collect::<Result<()>>()?;
    let Progress { outcomes, test, .. } =
        progress.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut tally = Tally::new(contest.line_up().len());
    // In the order of the games, so that sums are the same with any number of threads; what
    // was played beyond the end of a test is left out.
    outcomes.range(..end.into_inner()).for_each(|(_, outcome)| tally.add(outcome));
    Ok(Held { tally, verdict: test.and_then(|test| test.verdict()) })
}

fn play_or_read<G: Insight>(
    contest: &Contest<G>,
    records: Option<&Records>,
    game: u32,
) -> Result<GameResult> {
    let Some(records) = records else {
        return contest.outcome(game, &contest.play(game, |_, _| ())?);
    };
    if let Some(played) = records.read(contest, game)? {
        return contest.outcome(game, &played);
    }
    let played = contest.play(game, |_, _| ())?;
    records.write(game, &played)?;
    contest.outcome(game, &played)
}
