//! A house that is killed in the middle of everything: what it has acknowledged stays.

use std::thread;
use std::time::Duration;

use game::Dice;
use game::dice::QuickDice;

use crate::house::{Folder, House};
use crate::players::Game;

const TABLES: u64 = 6;

#[test]
fn nothing_acknowledged_is_lost_when_the_house_is_killed() {
    kill_again_and_again(5, 1);
}

/// Takes minutes: for `cargo xtask long`.
#[test]
#[ignore = "takes minutes"]
fn nothing_acknowledged_is_lost_in_fifty_kills() {
    kill_again_and_again(50, 2);
}

fn kill_again_and_again(kills: u32, seed: u64) {
    let folder = Folder::new(&format!("kill-{kills}"));
    let mut dice = QuickDice::new(seed);
    let mut games: Vec<Game> = Vec::new();
    for _ in 0..kills {
        let mut house = House::open(&folder.0);
        games.iter().for_each(|game| game.must_have_kept_everything(&house.address));
        games.retain(|game| !game.is_over);
        while games.len() < TABLES as usize {
            games.push(Game::start(&house.address, u64::from(dice.below(1 << 30))));
        }
        let players: Vec<_> = games
            .drain(..)
            .map(|mut game| {
                let address = house.address.clone();
                thread::spawn(move || {
                    // It plays until the house no longer answers.
                    while !game.is_over && game.answer_once(&address).is_some() {}
                    game
                })
            })
            .collect();
        thread::sleep(Duration::from_millis(u64::from(150 + dice.below(700))));
        house.kill();
        games.extend(players.into_iter().map(|player| player.join().expect("nothing went wrong")));
    }
    let house = House::open(&folder.0);
    for mut game in games {
        game.must_have_kept_everything(&house.address);
        while !game.is_over {
            game.answer_once(&house.address).expect("the house is open");
        }
        game.must_be_recorded(&house.address);
    }
}
