//! A judge of positions for searches: a small network that learned from finished games.
//!
//! `judge.txt` holds what it has learned, and `fit/judge.rs` says how.

mod inputs;

use std::sync::LazyLock;

use ankh_morpork::AnkhMorpork;
use arrayvec::ArrayVec;
use game::{Game, Seat};

use super::aims::Aim;
use super::evaluation::settled;
use super::facts::Table;
use crate::Chances;
use crate::network::Network;
use crate::network::cases::{Case, WAYS, Ways};
pub(crate) use inputs::INPUTS;
use inputs::{Inputs, inputs, whatever_the_aim, with_the_aim};

/// The most seats there are.
pub(crate) const SEATS: usize = 4;

static LEARNED: LazyLock<Network> =
    LazyLock::new(|| Network::read(INPUTS, SEATS, include_str!("judge.txt")));

/// What was learned.
pub(crate) fn learned() -> &'static Network {
    &LEARNED
}

/// The chances of all players, who are taken to be whom they are in this state.
pub(crate) fn chances(learned: &Network, game: &AnkhMorpork) -> Chances {
    if let Some(settled) = settled(game) {
        return settled;
    }
    let shares = learned.chances(all_inputs(game), false);
    let mut chances = Chances::default();
    chances[..shares.len()].copy_from_slice(&shares);
    chances
}

/// How likely a seat wins, whoever the others may be: in all these cases together.
pub(crate) fn expected(learned: &Network, game: &AnkhMorpork, seat: Seat, cases: &[Case]) -> f32 {
    if let Some(settled) = settled(game) {
        return settled[seat.index()];
    }
    let table = Table::of(game);
    let mut may_be = [[false; WAYS]; SEATS];
    for (case, _) in cases {
        may_be.iter_mut().zip(case).for_each(|(ways, &way)| ways[usize::from(way)] = true);
    }
    let seats: ArrayVec<Ways, SEATS> = Seat::all(game.seats())
        .map(|seat| {
            let before = learned.sum_up(&whatever_the_aim(game, &table, seat));
            Aim::ALL.map(|aim| {
                may_be[seat.index()][aim as usize]
                    .then(|| learned.sum_up_from(&before, &with_the_aim(game, &table, seat, aim)))
            })
        })
        .collect();
    learned.expected(&seats, cases, seat.index())
}

/// What counts for each seat.
pub(crate) fn all_inputs(game: &AnkhMorpork) -> impl Iterator<Item = Inputs> {
    let table = Table::of(game);
    Seat::all(game.seats()).map(move |seat| inputs(game, &table, seat))
}

#[cfg(test)]
mod tests {
    use ankh_morpork::{Cast, Personality, Setup};
    use game::dice::QuickDice;
    use game::{Buffer, Dice, Silent, Status, Step};

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
                let chances = chances(learned(), game);
                let (playing, absent) = chances.split_at(players.into());
                assert!(playing.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!((playing.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
                assert!(absent.iter().all(|chance| *chance == 0.0), "{chances:?}");
            });
        }
    }

    /// All cases at once are worth what they are worth one by one.
    #[test]
    fn whoever_the_others_may_be_is_judged_case_by_case() {
        for players in 2..=4 {
            let all = [Personality::Vetinari, Personality::Rust, Personality::DragonKing];
            let mut cases: Vec<Case> = Vec::new();
            let mut casts = Vec::new();
            for turned in 0..3usize {
                let cast: Cast = std::array::from_fn(|seat| match seat {
                    0 => Some(Personality::Vimes),
                    _ if seat < players.into() => Some(all[(seat + turned) % 3]),
                    _ => None,
                });
                let aims = cast.map(|role| role.map_or(0, |role| Aim::of(role) as u8));
                cases.push((aims, 1.0 + turned as f32));
                casts.push(cast);
            }
            let weights: f32 = cases.iter().map(|(_, weight)| weight).sum();
            watch_random_game(players, |game| {
                let one_by_one = casts.iter().zip(&cases).map(|(&cast, (_, weight))| {
                    let mut game = *game;
                    game.recast(cast);
                    chances(learned(), &game)[0] * weight / weights
                });
                let one_by_one: f32 = one_by_one.sum();
                let at_once = expected(learned(), game, Seat::new(0), &cases);
                assert!((one_by_one - at_once).abs() < 1e-4, "{one_by_one} and {at_once}");
            });
        }
    }

    #[test]
    fn who_has_won_has_all_chances() {
        watch_random_game(4, |game| {
            if let Status::Over(ranking) = game.status() {
                let winners = ranking.winners();
                let of_winners: f32 =
                    winners.iter().map(|seat| chances(learned(), game)[seat.index()]).sum();
                assert_eq!(of_winners, 1.0);
            }
        });
    }
}
