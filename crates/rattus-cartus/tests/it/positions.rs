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
        assert!(new.players.iter().all(|player| player.rats == Some(10)), "RC-SETUP-03");
    }
}

/// What is said about a position written in TOML; nothing where it can be played.
fn refusal(position: &str) -> Option<String> {
    let position: Position = toml::from_str(position).expect("it is a position");
    RattusCartus::from_position(&position).err().map(|refused| refused.to_string())
}

#[test]
fn nothing_is_pending_for_a_seat_that_nobody_sits_on() {
    let given = r#"
        setup = { players = 3 }
        round = 1
        row = ["palace-1", "castle-1"]
        open = [1, 2, 3]
        players = [
            { laid = { sword = 1 }, building = "palace-1" },
            { hand = { monk-0 = 2 }, building = "palace-1" },
            { building = "castle-1" },
        ]
    "#;
    let of = |seat| {
        [
            format!("pending = {{ give = {{ to = {seat}, each = 1, seats = [2] }} }}"),
            format!(
                "pending = {{ draw = {{ seat = {seat}, left = 1 }} }}\nprogress.step = \"actions\""
            ),
            format!(
                "pending = {{ marker = {{ seat = {seat}, left = 1 }} }}\nprogress.step = \"actions\""
            ),
        ]
    };
    for pending in of(1) {
        assert_eq!(refusal(&format!("{pending}\n{given}")), None, "{pending}");
    }
    let deal = "setup = { players = 3 }\npending = { deal = { seat = 4, left = 1 } }".to_string();
    for pending in of(4).map(|pending| format!("{pending}\n{given}")).into_iter().chain([deal]) {
        let said = refusal(&pending).expect("there are three seats");
        assert!(said.contains("a seat is named that nobody sits on"), "{said}");
    }
}

#[test]
fn no_more_is_exchanged_than_the_replacement_stack_holds() {
    let exchanged = |number: u8| {
        refusal(&format!(
            r#"
            setup = {{ players = 2 }}
            round = 1
            exchanges = {number}
            row = ["farm-1", "farm-2"]
            pending = "replace"
            "#
        ))
    };
    assert_eq!(exchanged(10), None);
    let said = exchanged(11).expect("the stack has ten cards");
    assert!(said.contains("more was exchanged than the stack holds"), "{said}");
}

#[test]
fn neither_deck_nor_discard_pile_holds_what_lies_in_the_open_piles() {
    for pile in ["deck", "discard"] {
        for cards in ["joker = 1", "joker = 1, gold = 1", "sword = 1"] {
            let said = refusal(&format!("{pile} = {{ monk-0 = 1, {cards} }}"));
            let said = said.expect("these are not of the population");
            assert!(said.contains("hold population cards only"), "{said}");
        }
    }
}

#[test]
fn building_cards_are_drawn_class_by_class_five_of_each() {
    let drawing = |class: &str, left: u8| {
        refusal(&format!(
            r#"
            setup = {{ players = 2, buildings = "mixed" }}
            pending = {{ cards-of-class = {{ class = "{class}", left = {left} }} }}
            chosen = ["farm-1", "farm-2"]
            "#
        ))
    };
    assert_eq!(drawing("peasantry", 3), None);
    for (class, left) in [("peasantry", 2), ("peasantry", 4), ("bourgeoisie", 5)] {
        let said = drawing(class, left).expect("two of the first class are drawn");
        assert!(said.contains("what is pending cannot be answered"), "{said}");
    }
}

#[test]
fn a_draw_needs_a_card_and_a_right_to_it() {
    let drawing = |left: u8, deck: &str| {
        refusal(&format!(
            r#"
            setup = {{ players = 2 }}
            round = 1
            row = ["farm-1", "palace-1"]
            pending = {{ draw = {{ seat = 1, left = {left} }} }}
            deck = {deck}
            "#
        ))
    };
    assert_eq!(drawing(1, "\"rest\""), None);
    for (left, deck) in [(0, "\"rest\""), (1, "{}")] {
        let said = drawing(left, deck).expect("nothing can be drawn");
        assert!(said.contains("what is pending cannot be answered"), "{said}");
    }
}

#[test]
fn whoever_has_offered_enough_is_not_asked_for_more() {
    let giving = |offered: u8| {
        refusal(&format!(
            r#"
            setup = {{ players = 2 }}
            round = 1
            row = ["palace-1", "castle-1"]
            open = [1, 2]
            pending = {{ give = {{ to = 1, each = 2, seats = [2] }} }}
            players = [
                {{ laid = {{ sword = 1 }}, building = "palace-1" }},
                {{ hand = {{ monk-0 = 2 }}, offered = {{ monk-0 = {offered} }}, building = "palace-1" }},
            ]
            "#
        ))
    };
    assert_eq!(giving(1), None);
    let said = giving(2).expect("they have offered two");
    assert!(said.contains("what is pending cannot be answered"), "{said}");
}

#[test]
fn a_deck_may_be_the_rest_of_the_cards_and_no_other_word() {
    let rest: Position = toml::from_str("deck = \"rest\"").expect("the rest is a deck");
    assert_eq!(rest.deck, Deck::Rest);
    let wrong = toml::from_str::<Position>("deck = \"all\"").expect_err("it is no deck");
    assert!(wrong.to_string().contains("\"rest\" for all that are nowhere else"), "{wrong}");
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

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    for (position, reason) in [
        ("[[players]]\nhand = { gold = 1 }", "there is no gold in this game"),
        ("piles = { gold = 3 }", "there is no gold in this game"),
        ("deck = 200", "the deck can have at most"),
        ("chosen = [\"farm-1\"]\nrow = [\"palace-1\"]", "palace-1 is in the row"),
        ("chosen = [\"farm-1\"]\nunder = [\"palace-1\"]", "palace-1 is in the row"),
        ("chosen = [\"farm-1\"]\nunseen = [\"palace-1\"]", "palace-1 is in the row"),
    ] {
        let said = refusal(position).unwrap_or_else(|| panic!("it can be played: {position}"));
        assert!(said.starts_with(reason), "{said}");
    }
    let treasury = "setup = { buildings = { custom = [\"farm\", \"marketplace\", \"monastery\", \
                    \"castle\", \"fortune-tellers-tent\", \"treasury\"] } }\n";
    assert_eq!(refusal(&format!("{treasury}[[players]]\nhand = {{ gold = 1 }}")), None);
}

#[test]
fn a_deck_can_be_given_by_its_size() {
    let given = "round = 1\nrow = [\"farm-1\", \"palace-1\", \"castle-1\"]\n\
                 pending = { enter = { seat = 1 } }\ndeck = 30";
    let position: Position = toml::from_str(given).expect("it is a position");
    let game = RattusCartus::from_position(&position).expect("it can be played");
    let position = serde_json::to_value(game.position()).expect("it is data");
    assert_eq!(position["deck-size"], 30);
    assert!(position["deck"].as_object().is_some_and(|kinds| kinds.len() > 12), "{position}");
}
