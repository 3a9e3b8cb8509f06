//! Whatever somebody writes as a position, it is refused with a sentence or can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::dice::QuickDice;
use game::playout::{Tally, play_out};
use game::{Dice, Game, Seat, Silent, Table, Worlds};
use rattus_cartus::{Deck, Position, RattusCartus};
use serde_json::Value;

use crate::conserved::random_step;
use crate::laws::tables;

#[test]
fn any_mixture_of_positions_is_refused_or_can_be_played() {
    let mut dice = QuickDice::new(1);
    let mut played = 0;
    for _ in 0..4_000 {
        let mut mixed = some_position(&mut dice);
        for _ in 0..=dice.below(2) {
            mix(&mut mixed, &some_position(&mut dice), &mut dice);
        }
        let Ok(position) = serde_json::from_value::<Position>(mixed) else { continue };
        let Ok(mut game) = RattusCartus::from_position(&position) else { continue };
        let mut play = || {
            for seat in Seat::all(game.seats()) {
                RattusCartus::world(&Table::new(game.clone()).view(Some(seat)), &mut dice);
            }
            play_out(&mut game, &mut dice, 100_000, &mut Tally::default())
        };
        let end = catch_unwind(AssertUnwindSafe(&mut play));
        assert!(matches!(end, Ok(Some(_))), "it panics or never ends: {position:?}");
        played += 1;
    }
    assert!(played > 100, "only {played} of the mixtures could be played");
}

#[test]
fn a_position_that_names_only_the_options_is_the_beginning_of_a_game() {
    for setup in tables() {
        let new = RattusCartus::new(&setup).expect("they may play").position();
        let named = Position { setup, ..Position::default() };
        let game = RattusCartus::from_position(&named).expect("a sound position");
        assert_eq!(format!("{:?}", game.position()), format!("{new:?}"));
    }
}

#[test]
fn a_deck_may_be_the_rest_of_the_cards_and_no_other_word() {
    let rest: Position = toml::from_str("deck = \"rest\"").expect("the rest is a deck");
    assert_eq!(rest.deck, Deck::Rest);
    let wrong = toml::from_str::<Position>("deck = \"all\"").expect_err("it is no deck");
    assert!(wrong.to_string().contains("a deck is \"rest\""), "{wrong}");
}

/// A position from somewhere in a random game.
fn some_position(dice: &mut QuickDice) -> Value {
    let tables = tables();
    let setup = &tables[dice.below(tables.len() as u32) as usize];
    let mut game = RattusCartus::new(setup).expect("they may play");
    for _ in 0..dice.below(400) {
        let Some(step) = random_step(&game, dice) else { break };
        game.apply(step, &mut Silent).expect("what is listed is accepted");
    }
    serde_json::to_value(game.position()).expect("a position is data")
}

/// Takes over, drops or changes one value.
fn mix(into: &mut Value, from: &Value, dice: &mut QuickDice) {
    let (Value::Object(into), Value::Object(from)) = (into, from) else { return };
    let keys: Vec<String> = into.keys().cloned().collect();
    let Some(at) = (dice.below(keys.len() as u32 + 1) as usize).checked_sub(1) else { return };
    let key = &keys[at];
    match dice.below(4) {
        0 => {
            into.remove(key);
        }
        1 => {
            if let (Some(inner), Some(other)) = (into.get_mut(key), from.get(key)) {
                mix(inner, other, dice);
            }
        }
        2 => {
            if let Some(Value::Number(number)) = into.get_mut(key) {
                *number = dice.below(256).into();
            }
        }
        _ => {
            if let Some(other) = from.get(key) {
                into.insert(key.clone(), other.clone());
            }
        }
    }
}
