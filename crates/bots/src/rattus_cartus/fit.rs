//! Where `judge.txt` comes from: games of quick bots, and the network that makes their
//! results likeliest: `cargo xtask fit rattus-cartus judge` writes the file.

use game::dice::QuickDice;
use game::{Dice, Game, Seat, Status, Step, Table};
use rattus_cartus::{RattusCartus, Setup};

use super::Mind;
use super::judge::{INPUTS, all_inputs};
use super::prospects::SEATS;
use crate::math::best;
use crate::network::pupil::{Example, Pupil, in_parallel};
use crate::{Insight, Lesson, Scores};

/// How often the network sees all games.
const ROUNDS: usize = 4;
/// By how much every weight is changed at first; less in every round.
const PACE: f32 = 0.001;
/// One in so many moves is any that is legal: odd moves show more of the game.
const ODD: u32 = 50;

/// Teaches a judge by so many games, and hands over what it has learned after every round.
pub fn judge(games: u64, mut learned: impl FnMut(Lesson)) {
    let examples: Vec<Example> = in_parallel(games, watch).into_iter().flatten().collect();
    let (test, train) = examples.split_at(examples.len() / 20);
    let mut dice = QuickDice::new(1);
    let mut pupil = Pupil::new(INPUTS, SEATS, &mut dice);
    for round in 0..ROUNDS {
        let pace = PACE * (1.0 - round as f32 / ROUNDS as f32);
        pupil.learn(train.iter().collect(), pace, &mut dice);
        let surprise = pupil.surprise(test.iter());
        let unseen = test.len();
        let report = format!("round {round}: {surprise:.4} for {unseen} positions it has not seen");
        learned(Lesson { report, judge: pupil.text() });
    }
}

/// The positions between the rounds of a game, as one of the players sees them, and who won.
fn watch(seed: u64) -> Vec<Example> {
    let players = [4, 4, 4, 4, 3, 5, 2][seed as usize % 7];
    let setup = Setup { players, ..Setup::default() };
    let mut table = Table::new(RattusCartus::new(&setup).unwrap());
    let mut dice = QuickDice::new(QuickDice::new(seed).word());
    let mut examples = Vec::new();
    let mut round = table.game().turn();
    loop {
        let step = match table.status() {
            Status::Over(ranking) => {
                let winners = ranking.winners();
                let mut wins = vec![0.0; usize::from(players) + 1];
                winners.iter().for_each(|seat| wins[seat.index()] = 1.0 / winners.len() as f32);
                if winners.is_empty() {
                    wins[usize::from(players)] = 1.0;
                }
                examples.iter_mut().for_each(|example: &mut Example| example.wins = wins.clone());
                return examples;
            }
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().unwrap();
                let actions = table.actions(seat);
                let action = if actions.len() == 1 || dice.below(ODD) == 0 {
                    actions[dice.below(actions.len() as u32) as usize]
                } else {
                    let mut scores = Scores::new();
                    table.game().glance(seat, &mind(&table, seat), &actions, &mut scores);
                    actions[best(&scores)]
                };
                Step::Act(seat, action)
            }
        };
        table.apply(step).unwrap();
        if table.game().turn() != round && !matches!(table.status(), Status::Over(_)) {
            round = table.game().turn();
            let seat = Seat::new(dice.below(players.into()) as usize);
            let Mind { nuns, judging, .. } = mind(&table, seat);
            let inputs = all_inputs(table.game(), &nuns, &judging);
            let seats = inputs.map(|inputs| inputs.as_slice().into()).collect();
            examples.push(Example { seats, wins: Vec::new() });
        }
    }
}

fn mind(table: &Table<RattusCartus>, seat: Seat) -> Mind {
    RattusCartus::mind(&table.view(Some(seat)), &())
}

#[test]
fn a_judge_learns_from_games() {
    let mut lessons = Vec::new();
    judge(7, |lesson| lessons.push(lesson));
    assert_eq!(lessons.len(), ROUNDS);
    // What was written is a whole network again.
    crate::network::Network::read(INPUTS, SEATS, &lessons[0].judge);
    assert_ne!(lessons[0].judge, lessons[1].judge);
}
