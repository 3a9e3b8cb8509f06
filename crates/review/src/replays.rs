//! Whether what a review calls an error loses as much as it says: from the real position, the
//! game is played on to its end many times after each of the two answers, with the same luck.

use bots::{Bot, Insight, Level, bot, mix};
use game::dice::QuickDice;
use game::record::{self, Record};
use game::{Seat, Status, Step, Table};

use crate::found::Decision;
use crate::reviewer::steps_in_force;
use crate::summary::COSTS;
use crate::{Budget, NotReviewed, Reviewer, Visitor, Work, with_game};

/// An error, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Replayed {
    /// How much of its chance of winning the seat gave away, as the review says.
    pub said: f64,
    /// How much more often it won after the better answer.
    pub lost: f64,
}

/// How a game is played on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Replays {
    /// By whom, in all seats.
    pub level: Level,
    /// How often after each of the two answers.
    pub games: u32,
}

/// Reviews the game in a record's text, and plays on from everything that it calls an error.
pub fn replays(
    text: &str,
    budget: Budget,
    seed: u64,
    replays: Replays,
) -> Result<Vec<Replayed>, NotReviewed> {
    struct Replay<'a>(&'a str, Budget, u64, Replays);

    impl Visitor for Replay<'_> {
        type Output = Result<Vec<Replayed>, NotReviewed>;

        fn visit<G: Insight>(self) -> Self::Output {
            let Replay(text, budget, seed, replays) = self;
            let record = Record::<G>::parse(text)?;
            let mut reviewer = Reviewer::resume(&record, budget, seed, Vec::new())?;
            while reviewer.advance() {}
            let decisions = reviewer.found().iter().filter_map(|found| found.decision.as_ref());
            let errors: Vec<&Decision> =
                decisions.filter(|decision| decision.cost() >= COSTS).collect();
            replays.of(&record, &errors, seed)
        }
    }

    let game = record::game_name(text)?.to_owned();
    with_game(&game, Replay(text, budget, seed, replays))?
}

impl Replays {
    /// Plays on from each of these decisions of a game, which are in its order.
    fn of<G: Insight>(
        &self,
        record: &Record<G>,
        errors: &[&Decision],
        seed: u64,
    ) -> Result<Vec<Replayed>, NotReviewed> {
        let mut table = Table::new(record.header().start());
        let seats = table.game().seats();
        // What every seat was shown so far: bots that sit down now hear all of it.
        let mut heard: Vec<Vec<G::Shown>> = vec![Vec::new(); seats];
        let mut replayed = Vec::with_capacity(errors.len());
        let mut errors = errors.iter().peekable();
        for (at, step) in steps_in_force(record).into_iter().enumerate() {
            if let Some(error) = errors.next_if(|error| error.step == at) {
                let better = error.better.as_ref().map(|better| better.action.as_str());
                let named = |name: &str| {
                    let actions = table.actions(error.seat);
                    actions.into_iter().find(|action| action.to_string() == name)
                };
                let two = (named(&error.played.action), better.and_then(named));
                let (Some(played), Some(better)) = two else { return Err(NotReviewed::Misfit) };
                let wins = |action| {
                    let games = (0..self.games).map(|nth| {
                        let seed = mix(mix(seed, at as u64), nth.into());
                        self.play_on(table.clone(), &heard, (error.seat, action), seed)
                    });
                    games.sum::<Option<f64>>().map(|wins| wins / f64::from(self.games.max(1)))
                };
                let lost = wins(better).zip(wins(played)).map(|(better, played)| better - played);
                let lost = lost.ok_or(NotReviewed::Misfit)?;
                replayed.push(Replayed { said: error.cost(), lost });
            }
            let told = table.apply(step).map_err(|_| NotReviewed::Misfit)?;
            for (seat, heard) in Seat::all(seats).zip(&mut heard) {
                heard.extend(told.iter().filter_map(|told| told.shown(Some(seat))).cloned());
            }
        }
        Ok(replayed)
    }

    /// Plays on after this answer, and returns what of the win the seat has at the end.
    fn play_on<G: Insight>(
        &self,
        mut table: Table<G>,
        heard: &[Vec<G::Shown>],
        (asked, answer): (Seat, G::Action),
        seed: u64,
    ) -> Option<f64> {
        let mut dice = QuickDice::new(seed);
        let sit_down = |(seat, heard): (Seat, &Vec<G::Shown>)| {
            let mut bot = bot::<G>(&self.level, seat, mix(seed, seat.index() as u64));
            heard.iter().for_each(|shown| bot.saw(shown));
            bot
        };
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(heard.len()).zip(heard).map(sit_down).collect();
        let mut step = Step::Act(asked, answer);
        loop {
            let told = table.apply(step).ok()?;
            for (seat, bot) in Seat::all(heard.len()).zip(&mut bots) {
                told.iter()
                    .filter_map(|told| told.shown(Some(seat)))
                    .for_each(|shown| bot.saw(shown));
            }
            step = match table.status() {
                Status::Over(ranking) => {
                    let winners = ranking.winners();
                    let share = 1.0 / winners.len().max(1) as f64;
                    return Some(if winners.contains(asked) { share } else { 0.0 });
                }
                Status::Chance => Step::Chance(table.game().sample(&mut dice)),
                Status::Seats(seats) => {
                    let seat = seats.first()?;
                    let (view, actions) = (table.view(Some(seat)), table.actions(seat));
                    let memory = table.memory(Some(seat));
                    Step::Act(seat, bots[seat.index()].decide(&view, memory, &actions).action)
                }
            };
        }
    }
}
