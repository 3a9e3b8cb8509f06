//! Where `judge.txt` comes from: games against itself, and the network that makes their
//! results likeliest: `cargo xtask fit ankh-morpork judge` writes the file. The first games are those of hasty quick bots; then everyone chooses by
//! the judge as it is by then, so that it learns what its own play makes of a position. With
//! `--more` it goes on from the file, with smaller steps.

use std::collections::VecDeque;

use game::dice::QuickDice;
use game::{Dice, Game, Seat, SeatSet};

use super::play::{Hasty, Judging, Players, play};
use crate::Lesson;
use crate::ankh_morpork::judge::{INPUTS, SEATS, all_inputs, chances, learned};
use crate::network::Network;
use crate::network::pupil::{Example, Pupil, in_parallel};

/// After how many games the network learns from them.
const GENERATION: u64 = 4000;
/// From how many generations it learns at a time: it sees every game as often.
const REMEMBERED: usize = 3;
/// How much of what a position is worth is told by how the game ended rather than by what
/// the judge makes of the next position, from each position to the next.
const LENGTH: f32 = 0.93;
/// How many games are played to see what has been learned.
const TRIALS: u64 = 400;

/// How a judge learns.
struct Course {
    /// The number of the first game.
    from: u64,
    /// By how much every weight is changed at once, at first and at last.
    paces: [f32; 2],
    /// Whether the first games are those of quick bots.
    begins_with_quick: bool,
    /// After how many games the network learns from them.
    generation: u64,
    /// How many games are played to see what has been learned.
    trials: u64,
}

const FROM_NOTHING: Course = Course {
    from: 0,
    paces: [0.001, 0.0002],
    begins_with_quick: true,
    generation: GENERATION,
    trials: TRIALS,
};

const FROM_WHAT_IS_KNOWN: Course =
    Course { from: 1_000_000, paces: [0.0002, 0.00003], begins_with_quick: false, ..FROM_NOTHING };

/// Teaches a judge by so many games, and hands over what it has learned after every
/// generation of them: more than half an hour for the games it was taught by.
pub fn judge(games: u64, learned: impl FnMut(Lesson)) {
    FROM_NOTHING.teach_newcomer(games, learned);
}

/// Goes on teaching the judge in use.
pub fn more_judge(games: u64, lesson: impl FnMut(Lesson)) {
    FROM_WHAT_IS_KNOWN.teach(games, Pupil::of(learned().clone()), QuickDice::new(1), lesson);
}

impl Course {
    fn teach_newcomer(&self, games: u64, lesson: impl FnMut(Lesson)) {
        let mut dice = QuickDice::new(1);
        let pupil = Pupil::new(INPUTS, SEATS, &mut dice);
        self.teach(games, pupil, dice, lesson);
    }

    fn teach(
        &self,
        games: u64,
        mut pupil: Pupil,
        mut dice: QuickDice,
        mut lesson: impl FnMut(Lesson),
    ) {
        let mut remembered = VecDeque::new();
        let generations = games / self.generation;
        for generation in 0..generations {
            let is_quick = generation == 0 && self.begins_with_quick;
            let learned = (!is_quick).then(|| pupil.network());
            let new = watch_all(self.from + generation * self.generation, self.generation, learned);
            let surprise = pupil.surprise(new.iter());
            remembered.push_back(new);
            if remembered.len() > REMEMBERED {
                remembered.pop_front();
            }
            let done = generation as f32 / generations as f32;
            let pace = self.paces[0] + (self.paces[1] - self.paces[0]) * done;
            pupil.learn(remembered.iter().flatten().collect(), pace, &mut dice);
            let wins = 100.0 * strength(self.trials, pupil.network());
            let report =
                format!("{generation}: surprised by {surprise:.4}, wins {wins:.1} % against quick");
            lesson(Lesson { report, judge: pupil.text() });
        }
    }
}

/// Positions of a generation of games, from this number on.
fn watch_all(from: u64, games: u64, learned: Option<&Network>) -> Vec<Example> {
    let examples = in_parallel(games, |game| {
        let seed = from + game;
        let players = [4, 4, 4, 4, 4, 4, 3, 2][game as usize % 8];
        match learned {
            None => watch(seed, players, &mut Hasty, None),
            Some(learned) => {
                let seats = SeatSet::all(players.into());
                watch(seed, players, &mut Judging { learned, seats }, Some(learned))
            }
        }
    });
    examples.into_iter().flatten().collect()
}

/// Positions of a game, and what came of them.
fn watch(
    seed: u64,
    players: u8,
    at_table: &mut impl Players,
    learned: Option<&Network>,
) -> Vec<Example> {
    let mut positions = Vec::new();
    let mut turn = 0;
    let mut dice = QuickDice::new(seed);
    let ranking = play(seed, players, at_table, |decision| {
        let begins = decision.game.turn() != turn;
        turn = decision.game.turn();
        if begins || dice.below(8) == 0 {
            positions.push(*decision.game);
        }
    });
    let winners = ranking.winners();
    let mut wins = vec![0.0; players.into()];
    winners.iter().for_each(|seat| wins[seat.index()] = 1.0 / winners.len() as f32);
    let mut examples = Vec::new();
    for game in positions.iter().rev() {
        let seats = all_inputs(game).map(|inputs| inputs.as_slice().into());
        examples.push(Example { seats: seats.collect(), wins: wins.clone() });
        if let Some(learned) = learned {
            for (win, judged) in wins.iter_mut().zip(chances(learned, game)) {
                *win = LENGTH * *win + (1.0 - LENGTH) * judged;
            }
        }
    }
    examples
}

/// How many games one who chooses by the judge wins against three quick bots.
fn strength(trials: u64, learned: &Network) -> f32 {
    let wins = in_parallel(trials, |game| {
        let seat = Seat::new(game as usize % 4);
        let seats = SeatSet::only(seat);
        let ranking = play(game / 4, 4, &mut Judging { learned, seats }, |_| {});
        let winners = ranking.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    });
    wins.iter().sum::<f32>() / trials as f32
}

#[test]
fn a_judge_learns_from_games() {
    let mut lessons = Vec::new();
    let course = Course { generation: 8, trials: 4, ..FROM_NOTHING };
    course.teach_newcomer(16, |lesson| lessons.push(lesson));
    assert_eq!(lessons.len(), 2);
    // What was written is a whole network again.
    Network::read(INPUTS, SEATS, &lessons[0].judge);
    assert_ne!(lessons[0].judge, lessons[1].judge);
}
