//! Many games between the same bots.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use bots::{Choice, Insight, Seated};
use game::dealer::{Dealer, Handshake, Seed};
use game::dice::QuickDice;
use game::record::{Header, Record};
use game::{Game, Seat, Session, Status};

use super::line_up::LineUp;
use super::records::Records;
use super::tally::{GameResult, Pace, Tally};

/// What is played, by whom.
pub(crate) struct Contest<G: Game> {
    setup: G::Setup,
    line_up: LineUp,
    seed: u64,
    games: u32,
}

/// A game that was played to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) record: Record<G>,
    /// How it stood at the end.
    pub(crate) end: G,
    pub(crate) pace: Vec<Pace>,
}

impl<G: Insight> Contest<G> {
    /// At least so many games: every deal is played in all rotations.
    pub(crate) fn new(setup: G::Setup, line_up: LineUp, seed: u64, games: u32) -> Contest<G> {
        let games = games.next_multiple_of(line_up.len() as u32);
        Contest { setup, line_up, seed, games }
    }

    /// How many games are played.
    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    pub(crate) fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    /// By how many seats everyone has moved on in a game.
    pub(crate) fn rotation(&self, game: u32) -> usize {
        game as usize % self.line_up.len()
    }

    /// The record of a game before its first step, and who deals it.
    pub(crate) fn opening(&self, game: u32) -> Result<(Header<G>, Dealer)> {
        let seats = self.line_up.len();
        let mut header = Header::new(self.setup.clone()).map_err(|refusal| anyhow!("{refusal}"))?;
        for seat in Seat::all(seats) {
            let level = self.line_up.level_of(seat, self.rotation(game));
            header.rename(seat, Some(&level.to_string()))?;
        }
        sealed(header, self.seed, u64::from(game) / seats as u64)
    }

    /// Plays a game; `listen` is told of every real decision.
    pub(crate) fn play(
        &self,
        game: u32,
        mut listen: impl FnMut(Seat, &Choice<G>),
    ) -> Result<Played<G>> {
        let (header, dealer) = self.opening(game)?;
        let mut session = Session::new(header, Some(dealer));
        let mut bots = self.bots(game);
        let mut pace = vec![Pace::default(); bots.len()];
        session.deal().map_err(|refusal| anyhow!("{refusal}"))?;
        while let Some((seat, _)) = session.next_question() {
            let bot = &mut bots[seat.index()];
            let prompt = bot.prompt(&session).context("somebody is asked")?;
            let clock = Instant::now();
            let choice = bot.decide(&prompt);
            if prompt.actions.len() > 1 {
                pace[seat.index()].add(clock.elapsed());
                listen(seat, &choice);
            }
            session.act(seat, choice.action).map_err(|refusal| anyhow!("{refusal}"))?;
        }
        let record = session.revealed().context("the dealer is not the one of the seal")?;
        Ok(Played { record, end: session.game().clone(), pace })
    }

    fn bots(&self, game: u32) -> Vec<Seated<G>> {
        let seed = QuickDice::new(self.seed.wrapping_add(u64::from(game) << 20)).word();
        let seat_bot = |seat| {
            let level = self.line_up.level_of(seat, self.rotation(game));
            Seated::new(level, seat, seed)
        };
        Seat::all(self.line_up.len()).map(seat_bot).collect()
    }

    /// What a finished game counts for.
    pub(crate) fn outcome(&self, game: u32, played: &Played<G>) -> Result<GameResult> {
        let Status::Over(ranking) = played.end.status() else {
            return Err(anyhow!("the game is not over"));
        };
        let winners = ranking.winners();
        let mut outcome = GameResult::new(self.line_up.len(), played.end.turn());
        for seat in Seat::all(self.line_up.len()) {
            let place = self.line_up.place_of(seat, self.rotation(game));
            let of_bot = &mut outcome.bots[place];
            of_bot.win = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            of_bot.place = ranking.place(seat).into();
            of_bot.points = played.end.points(seat).into();
            of_bot.pace = played.pace[seat.index()];
        }
        Ok(outcome)
    }
}

/// Seals a table at which nobody but the house adds to chance.
pub(crate) fn sealed<G: Game>(
    header: Header<G>,
    seed: u64,
    deal: u64,
) -> Result<(Header<G>, Dealer)> {
    let mut handshake = Handshake::new(seed_of_deal(seed, deal), header.seats());
    for seat in Seat::all(header.seats()) {
        handshake.add_nothing(seat)?;
    }
    let seal = handshake.seal().context("every seat has said that it adds nothing")?;
    Ok((header.sealed(seal), handshake.dealer()?))
}

/// What the house deals from. An arena is no table of people: anyone may know it.
fn seed_of_deal(seed: u64, deal: u64) -> Seed {
    let mut dice = QuickDice::new(QuickDice::new(seed).word() ^ deal);
    let mut bytes = [0; 32];
    for word in bytes.chunks_exact_mut(8) {
        word.copy_from_slice(&dice.word().to_le_bytes());
    }
    Seed::new(bytes)
}

/// Holds a contest on several threads; `done` is called after every game.
pub(crate) fn hold<G: Insight>(
    contest: &Contest<G>,
    records: Option<&Records>,
    threads: u16,
    done: &(impl Fn() + Sync),
) -> Result<Tally> {
    let next = AtomicU32::new(0);
    let outcomes = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= contest.games() {
                return Ok(());
            }
            let outcome = play_or_read(contest, records, game)
                .inspect_err(|_| next.store(contest.games(), Ordering::Relaxed))
                .with_context(|| format!("game {} did not come to its end", game + 1))?;
            outcomes.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((game, outcome));
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
    let mut outcomes = outcomes.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    // In the order of the games, so that sums are the same with any number of threads.
    outcomes.sort_by_key(|&(game, _)| game);
    let mut tally = Tally::new(contest.line_up().len());
    outcomes.iter().for_each(|(_, outcome)| tally.add(outcome));
    Ok(tally)
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
