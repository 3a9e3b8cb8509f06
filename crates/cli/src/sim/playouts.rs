//! Random games on several threads, counted.
//!
//! Every game has dice of its own, seeded by its number, and everything counted
//! is an integer, so how the games are shared out changes no figure.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use game::dice::QuickDice;
use game::playout::Tally;
use game::{Game, MAX_SEATS, Ranking, Seat};

/// A win, as a number that divides evenly by every number of winners.
pub(crate) const WIN: u64 = 840;

/// A game that takes more steps than this is taken to be endless.
const MAX_STEPS: u64 = 1_000_000;

/// How many games a thread takes at a time: few enough to stop in time, many
/// enough not to feel the taking.
const BATCH: u64 = 32;

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    /// After this many games.
    Games(u64),
    /// When this much time has passed and the games begun are over.
    Time(Duration),
}

/// What to play.
pub(crate) struct Plan<'a, G> {
    pub(crate) start: &'a G,
    pub(crate) until: Until,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// What was counted over all games.
#[derive(Clone, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    pub(crate) tally: Tally,
    /// Games by the word for how they ended.
    pub(crate) ends: BTreeMap<&'static str, u64>,
    /// In parts of [`WIN`].
    pub(crate) wins_by_seat: [u64; MAX_SEATS],
    pub(crate) roles: BTreeMap<&'static str, RoleCounts>,
}

/// What was counted for one role.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct RoleCounts {
    /// How often a seat held it at the end of a game.
    pub(crate) held: u64,
    /// In parts of [`WIN`].
    pub(crate) wins: u64,
}

/// Plays the games of a plan; `progress` is told how many more are done.
pub(crate) fn play<G: Game>(
    plan: &Plan<'_, G>,
    progress: &(impl Fn(u64) + Sync),
) -> Result<Counts> {
    let queue = Queue::new(plan.until);
    let work = || play_batches(plan, &queue, progress);
    let results = thread::scope(|scope| {
        let others: Vec<_> = (1..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut results = vec![work()];
        for other in others {
            results.push(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        results
    });
    // Batches are given out in order and played whole, so the first game that
    // fails is the same one however many threads there are.
    let failure = results.iter().filter_map(|result| result.as_ref().err()).min();
    if let Some(Failure { game, what }) = failure {
        bail!("game {game} of seed {} {what}", plan.seed);
    }
    let mut total = Counts::default();
    for counts in results.into_iter().flatten() {
        total.add(&counts);
    }
    Ok(total)
}

/// A game that did not come to a proper end.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Failure {
    /// Counted from 1.
    game: u64,
    what: &'static str,
}

/// What one thread does.
fn play_batches<G: Game>(
    plan: &Plan<'_, G>,
    queue: &Queue,
    progress: &impl Fn(u64),
) -> Result<Counts, Failure> {
    let mut counts = Counts::default();
    while let Some(batch) = queue.take() {
        let size = batch.end - batch.start;
        for number in batch {
            play_one(plan, number, &mut counts).map_err(|what| {
                queue.close();
                Failure { game: number + 1, what }
            })?;
        }
        progress(size);
    }
    Ok(counts)
}

fn play_one<G: Game>(
    plan: &Plan<'_, G>,
    number: u64,
    counts: &mut Counts,
) -> Result<(), &'static str> {
    let mut game = plan.start.clone();
    let mut dice = dice_of_game(plan.seed, number);
    let tally = &mut counts.tally;
    // A panic is a bug in the rules, and whoever looks for it needs the number.
    let played = catch_unwind(AssertUnwindSafe(|| game.play_out(&mut dice, MAX_STEPS, tally)));
    let ranking = played.map_err(|_| "broke a law of its own rules, which is a bug in them")?;
    let ranking = ranking.ok_or("goes on and on, which is a bug in its rules")?;
    counts.finish(&game, &ranking);
    Ok(())
}

/// Dice for one game: far from those of every other game and seed.
fn dice_of_game(seed: u64, number: u64) -> QuickDice {
    let table = QuickDice::new(seed).word();
    QuickDice::new(QuickDice::new(table ^ number).word())
}

impl Counts {
    /// Counts a finished game.
    fn finish<G: Game>(&mut self, game: &G, ranking: &Ranking) {
        self.games += 1;
        *self.ends.entry(game.ending()).or_default() += 1;
        let winners = ranking.winners();
        for seat in Seat::all(game.seats()) {
            let win = if winners.contains(seat) { WIN / winners.len() as u64 } else { 0 };
            self.wins_by_seat[seat.index()] += win;
            if let Some(role) = game.role(seat) {
                let counts = self.roles.entry(role).or_default();
                counts.held += 1;
                counts.wins += win;
            }
        }
    }

    /// Adds what another thread counted.
    fn add(&mut self, other: &Counts) {
        self.games += other.games;
        self.tally.decisions += other.tally.decisions;
        self.tally.forced += other.tally.forced;
        self.tally.choices += other.tally.choices;
        self.tally.chances += other.tally.chances;
        for (&end, games) in &other.ends {
            *self.ends.entry(end).or_default() += games;
        }
        for (wins, more) in self.wins_by_seat.iter_mut().zip(other.wins_by_seat) {
            *wins += more;
        }
        for (&role, more) in &other.roles {
            let counts = self.roles.entry(role).or_default();
            counts.held += more.held;
            counts.wins += more.wins;
        }
    }
}

/// Which games are still to be played.
struct Queue {
    next: AtomicU64,
    closed: AtomicBool,
    until: Until,
    begun: Instant,
}

impl Queue {
    fn new(until: Until) -> Queue {
        let (next, closed) = (AtomicU64::new(0), AtomicBool::new(false));
        Queue { next, closed, until, begun: Instant::now() }
    }

    /// The numbers of the next games; none when it is time to stop.
    fn take(&self) -> Option<Range<u64>> {
        let end = match self.until {
            Until::Games(games) => games,
            Until::Time(time) if self.begun.elapsed() < time => u64::MAX,
            Until::Time(_) => 0,
        };
        if self.closed.load(Ordering::Relaxed) {
            return None;
        }
        let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
        (first < end).then(|| first..end.min(first + BATCH))
    }

    /// Gives out no more games.
    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coin::{Coin, Setup};

    fn counts(games: u64, seed: u64, threads: usize) -> Counts {
        let start = Coin::new(&Setup::default()).unwrap();
        let plan = Plan { start: &start, until: Until::Games(games), seed, threads };
        play(&plan, &|_| ()).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let alone = counts(1000, 7, 1);
        for threads in 2..=4 {
            assert_eq!(format!("{:?}", counts(1000, 7, threads)), format!("{alone:?}"));
        }
    }

    #[test]
    fn seeds_differ() {
        assert_ne!(format!("{:?}", counts(1000, 1, 1)), format!("{:?}", counts(1000, 2, 1)));
    }

    #[test]
    fn games_decisions_and_endings_add_up() {
        let counts = counts(1000, 1, 1);
        assert_eq!(counts.games, 1000);
        assert_eq!(counts.tally.decisions, 2000);
        assert_eq!(counts.tally.choices, 4000);
        assert_eq!(counts.tally.chances, 1000);
        assert_eq!(counts.ends.values().sum::<u64>(), 1000);
        assert_eq!(counts.roles.values().map(|role| role.held).sum::<u64>(), 2000);
        let by_seat: u64 = counts.wins_by_seat.iter().sum();
        let by_role: u64 = counts.roles.values().map(|role| role.wins).sum();
        assert_eq!(by_seat, by_role);
        // Both seats are wrong in a quarter of the games, and nobody wins those.
        assert!((700..800).contains(&(by_seat / WIN)), "{by_seat}");
    }

    #[test]
    fn every_number_of_winners_shares_a_win_without_rest() {
        assert!((1..=MAX_SEATS as u64).all(|winners| WIN.is_multiple_of(winners)));
    }

    #[test]
    fn the_first_endless_game_is_blamed_on_any_number_of_threads() {
        let mut setup = Setup::default();
        setup.options.thick_coin = true;
        let start = Coin::new(&setup).unwrap();
        for threads in [1, 3] {
            let plan = Plan { start: &start, until: Until::Games(100), seed: 5, threads };
            let sentence = play(&plan, &|_| ()).unwrap_err().to_string();
            assert_eq!(sentence, "game 1 of seed 5 goes on and on, which is a bug in its rules");
        }
    }

    #[test]
    fn time_ends_the_games_too() {
        let start = Coin::new(&Setup::default()).unwrap();
        let until = Until::Time(Duration::from_millis(5));
        let played = play(&Plan { start: &start, until, seed: 1, threads: 2 }, &|_| ()).unwrap();
        assert!(played.games > 0);
    }
}
