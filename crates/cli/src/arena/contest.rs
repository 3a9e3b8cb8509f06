//! Many games between the same bots.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use bots::{Choice, Insight};
use game::dealer::{Dealer, Handshake, Seed};
use game::dice::QuickDice;
use game::record::{Header, Record};
use game::{Game, Seat, Session, Status};

use super::calibration::{Claim, Said};
use super::line_up::LineUp;
use super::player::Player;
use super::program::Place;
use super::tally::{GameResult, InGame, Pace};

/// How long a program may take for an answer unless somebody says otherwise.
pub(crate) const TIME: Duration = Duration::from_secs(10);

/// What is played, by whom.
pub(crate) struct Contest<G: Game> {
    setup: G::Setup,
    line_up: LineUp,
    seed: u64,
    games: u32,
    /// How long a program may take for an answer.
    time: Duration,
    /// Whether what bots say is held against what comes true.
    calibrates: bool,
}

/// A game that was played to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) record: Record<G>,
    /// How it stood at the end.
    pub(crate) end: G,
    pub(crate) pace: Vec<Pace>,
    /// What bots said with their decisions, where that is held against what comes true.
    pub(crate) claims: Vec<Claim>,
}

impl<G: Insight> Contest<G> {
    /// At least so many games: every deal is played in all rotations.
    pub(crate) fn new(setup: G::Setup, line_up: LineUp, seed: u64, games: u32) -> Contest<G> {
        let games = games.next_multiple_of(line_up.len() as u32);
        Contest { setup, line_up, seed, games, time: TIME, calibrates: false }
    }

    /// Programs have this time for an answer.
    pub(crate) fn within(self, time: Duration) -> Contest<G> {
        Contest { time, ..self }
    }

    /// What bots say is held against what comes true, if this is wanted.
    pub(crate) fn calibrating(self, calibrates: bool) -> Contest<G> {
        Contest { calibrates, ..self }
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
            let entrant = self.line_up.entrant_of(seat, self.rotation(game));
            header.rename(seat, Some(&entrant.name()))?;
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
        let mut bots = self.players(game, header.revision())?;
        let mut session = Session::new(header, Some(dealer));
        let mut pace = vec![Pace::default(); bots.len()];
        let mut claims = Vec::new();
        session.deal().map_err(|refusal| anyhow!("{refusal}"))?;
        while let Some((seat, _)) = session.next_question() {
            let bot = &mut bots[seat.index()];
            let prompt = bot.prompt(&session, seat).context("somebody is asked")?;
            let clock = Instant::now();
            let choice = bot.decide(&prompt)?;
            if prompt.actions.len() > 1 {
                pace[seat.index()].add(clock.elapsed());
                if self.calibrates {
                    claims.push(Claim::new(seat, &choice.why));
                }
                listen(seat, &choice);
            }
            session.act(seat, choice.action).map_err(|refusal| anyhow!("{refusal}"))?;
        }
        for (pace, bot) in pace.iter_mut().zip(&bots) {
            pace.faults = bot.faults();
        }
        let record = session.revealed().context("the dealer is not the one of the seal")?;
        Ok(Played { record, end: session.game().clone(), pace, claims })
    }

    fn players(&self, game: u32, revision: u32) -> Result<Vec<Player<G>>> {
        let seed = QuickDice::new(self.seed.wrapping_add(u64::from(game) << 20)).word();
        let sit_down = |seat| {
            let entrant = self.line_up.entrant_of(seat, self.rotation(game));
            let place = Place { setup: &self.setup, revision, seat, seed, time: self.time };
            Player::seat(entrant, &place)
        };
        Seat::all(self.line_up.len()).map(sit_down).collect()
    }

    /// What a finished game counts for.
    pub(crate) fn outcome(&self, game: u32, played: &Played<G>) -> Result<GameResult> {
        let Status::Over(ranking) = played.end.status() else {
            return Err(anyhow!("the game is not over"));
        };
        let winners = ranking.winners();
        let of_seat = |seat: Seat| InGame {
            seat: seat.index(),
            role: played.end.role(seat),
            win: if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            place: ranking.place(seat).into(),
            points: played.end.points(seat).into(),
            pace: played.pace[seat.index()],
        };
        let mut bots: Vec<InGame> = Seat::all(self.line_up.len()).map(of_seat).collect();
        let mut said = Vec::new();
        if self.calibrates {
            let wins: Vec<f64> = bots.iter().map(|bot| bot.win).collect();
            said = Said::in_game(&played.claims, &played.end, &wins);
            said.rotate_left(self.rotation(game));
        }
        // By seat so far; the bots have moved on so many seats.
        bots.rotate_left(self.rotation(game));
        Ok(GameResult { turns: played.end.turn(), bots, said })
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
