//! A judge of positions for searches: a small network that learned from finished games.
//!
//! What counts for a seat is summed up by one layer, the same for every seat; a second layer
//! looks at the sums of all seats, in turn order from the one that is judged. `judge.txt`
//! holds what both have learned, and `fit/judge.rs` says how.

mod inputs;

use std::sync::LazyLock;

use ankh_morpork::AnkhMorpork;
use game::Seat;

use super::evaluation::settled;
use super::facts::Table;
use crate::{Chances, softmax};
pub(crate) use inputs::{INPUTS, Inputs, inputs};

/// How many numbers each layer makes.
pub(crate) const WIDTH: usize = 32;

/// What a layer makes, or what one number adds to it.
pub(crate) type Row = [f32; WIDTH];

/// The most seats there are.
const SEATS: usize = 4;

/// Where the rows of the second layer begin, behind a row for every input and the base.
pub(crate) const SECOND: usize = INPUTS + 1;
/// The base of the second layer, behind a row for every sum of every seat.
pub(crate) const SECOND_BASE: usize = SECOND + SEATS * WIDTH;
/// What the numbers of the second layer count for.
pub(crate) const RESULT: usize = SECOND_BASE + 1;
/// How many rows there are.
pub(crate) const ROWS: usize = RESULT + 1;

/// What was learned, row by row.
static LEARNED: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let number = |word: &str| word.parse::<f32>().expect("all words are numbers");
    let numbers: Vec<f32> = include_str!("judge.txt").split_whitespace().map(number).collect();
    let (rows, rest) = numbers.as_chunks();
    assert!(rows.len() == ROWS && rest.is_empty(), "a row for everything");
    rows.to_vec()
});

/// The chances of all players, who are taken to be whom they are in this state.
pub(crate) fn chances(game: &AnkhMorpork) -> Chances {
    if let Some(settled) = settled(game) {
        return settled;
    }
    let table = Table::of(game);
    let mut chances = Chances::default();
    let rows = &LEARNED[..];
    let mut sums = [[0.0; WIDTH]; SEATS];
    for seat in Seat::all(table.players) {
        sums[seat.index()] = sum_up(rows, &inputs(game, &table, seat));
    }
    for seat in Seat::all(table.players) {
        chances[seat.index()] = potential(rows, &sums[..table.players], seat.index()).1;
    }
    softmax(&mut chances[..table.players]);
    chances
}

/// The first layer: what counts for a seat, summed up. The first sum counts directly.
pub(crate) fn sum_up(rows: &[Row], inputs: &Inputs) -> Row {
    let mut sums = rows[INPUTS];
    for &(input, value) in inputs {
        add(&mut sums, &rows[usize::from(input)], value);
    }
    sums
}

/// The second layer, and what comes of it for a seat.
pub(crate) fn potential(rows: &[Row], sums: &[Row], seat: usize) -> (Row, f32) {
    let mut found = rows[SECOND_BASE];
    for distance in 0..sums.len() {
        let of_seat = &sums[(seat + distance) % sums.len()];
        for (nth, sum) in of_seat.iter().enumerate() {
            if *sum > 0.0 {
                add(&mut found, &rows[SECOND + distance * WIDTH + nth], *sum);
            }
        }
    }
    let mut potential = sums[seat][0];
    for (found, counts) in found.iter().zip(&rows[RESULT]) {
        potential += found.max(0.0) * counts;
    }
    (found, potential)
}

/// Adds a row so many times.
fn add(to: &mut Row, row: &Row, times: f32) {
    for (to, each) in to.iter_mut().zip(row) {
        *to += times * each;
    }
}

#[cfg(test)]
mod tests {
    use ankh_morpork::Setup;
    use game::dice::QuickDice;
    use game::{Buffer, Dice, Game, Silent, Status, Step};

    use super::*;

    /// Plays random answers, and shows every position.
    fn watch_random_game(players: u8, mut look: impl FnMut(&AnkhMorpork)) {
        let mut game = AnkhMorpork::new(&Setup { players, ..Setup::default() }).unwrap();
        let mut dice = QuickDice::new(players.into());
        let mut actions = Buffer::new();
        loop {
            let step = match game.status() {
                Status::Over(_) => return look(&game),
                Status::Chance => Step::Chance(game.sample(&mut dice)),
                Status::Seats(seats) => {
                    look(&game);
                    let seat = seats.first().unwrap();
                    actions.clear();
                    game.actions(seat, &mut actions);
                    Step::Act(seat, actions[dice.below(actions.len() as u32) as usize])
                }
            };
            game.apply(step, &mut Silent).unwrap();
        }
    }

    #[test]
    fn the_chances_of_all_players_add_up_to_one_in_every_position() {
        for players in 2..=4 {
            watch_random_game(players, |game| {
                let chances = chances(game);
                let (playing, absent) = chances.split_at(players.into());
                assert!(playing.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!((playing.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
                assert!(absent.iter().all(|chance| *chance == 0.0), "{chances:?}");
            });
        }
    }

    #[test]
    fn who_has_won_has_all_chances() {
        watch_random_game(4, |game| {
            if let Status::Over(ranking) = game.status() {
                let winners = ranking.winners();
                let of_winners: f32 = winners.iter().map(|seat| chances(game)[seat.index()]).sum();
                assert_eq!(of_winners, 1.0);
            }
        });
    }
}
