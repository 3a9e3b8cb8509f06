//! Whatever comes from outside is read or refused, and never brings the rules down.
//!
//! `PROPTEST_CASES=1000000 cargo test -p ankh-morpork --test it fuzz` runs longer.

use ankh_morpork::{Action, AnkhMorpork, Chance, Position, Setup};
use game::dice::QuickDice;
use game::playout::{Tally, play_out};
use game::{Dice, Game, Silent, Status, Step};
use proptest::prelude::*;
use serde_json::Value;

/// A random moment of a random game.
fn moment(seed: u64, steps: usize) -> AnkhMorpork {
    let mut dice = QuickDice::new(seed);
    let players = 2 + dice.below(3) as u8;
    let mut game = AnkhMorpork::new(&Setup { players, ..Setup::default() }).expect("they may play");
    for _ in 0..steps {
        let step = match game.status() {
            Status::Over(_) => break,
            Status::Chance => Step::Chance(game.sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mut actions = game::Buffer::new();
                game.actions(seat, &mut actions);
                Step::Act(seat, actions[dice.below(actions.len() as u32) as usize])
            }
        };
        game.apply(step, &mut Silent).expect("what is listed is accepted");
    }
    game
}

/// Changes one random value inside a position.
fn disturb(value: &mut Value, dice: &mut QuickDice) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let nth = dice.below(fields.len() as u32) as usize;
            disturb(fields.values_mut().nth(nth).expect("a field"), dice);
        }
        Value::Array(items) => match dice.below(4) {
            0 if !items.is_empty() => {
                items.remove(dice.below(items.len() as u32) as usize);
            }
            1 if !items.is_empty() => items.push(items[0].clone()),
            _ if !items.is_empty() => {
                let nth = dice.below(items.len() as u32) as usize;
                disturb(&mut items[nth], dice);
            }
            _ => items.push(Value::from(1)),
        },
        Value::Number(_) => *value = Value::from(dice.below(14)),
        Value::Bool(on) => *on = !*on,
        Value::Null => *value = Value::from(dice.below(5)),
        Value::String(text) => {
            const WORDS: [&str; 8] = [
                "groat",
                "carcer",
                "dimwell",
                "small-gods",
                "flood",
                "2 dimwell",
                "shield",
                "roll",
            ];
            *text = WORDS[dice.below(8) as usize].to_owned();
        }
        Value::Object(_) => {}
    }
}

proptest! {
    #[test]
    fn any_text_is_an_action_in_one_spelling_or_none(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn near_notation_is_read_in_one_spelling_or_none(
        text in "(play|react|pick|roll|draw|use|target) (groat|susan|igor susan|susan igor|2|12|013|demon dimwell|1 the-shades){1,2}"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn a_disturbed_position_is_refused_or_can_be_played_out(seed: u64, steps in 0usize..400, changes in 1usize..4) {
        let game = moment(seed, steps);
        let mut position = serde_json::to_value(game.position()).expect("a position is data");
        let mut dice = QuickDice::new(!seed);
        (0..changes).for_each(|_| disturb(&mut position, &mut dice));
        if let Ok(position) = serde_json::from_value::<Position>(position)
            && let Ok(mut game) = AnkhMorpork::from_position(&position)
        {
            play_out(&mut game, &mut dice, 5_000, &mut Tally::default());
        }
    }
}
