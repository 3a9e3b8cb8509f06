//! The page of scenario files names every key of both games' positions, and every event.

use std::collections::BTreeSet;
use std::fs;

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::{Buffer, Dice, Game, Seat, Status, Step};
use rattus_cartus::{Open, RattusCartus};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::root;

/// Tables whose keys are the names of cards, classes, areas, seats or switches.
const BY_NAME: [&str; 13] = [
    "areas",
    "cards",
    "deck",
    "discard",
    "discs",
    "hand",
    "influence",
    "laid",
    "offered",
    "piles",
    "seats",
    "switches",
    "reason",
];

/// The part of the page about one game.
fn section(heading: &str) -> String {
    let page = fs::read_to_string(root().join("docs/scenarios.md")).expect("the page is there");
    let (_, rest) = page.split_once(&format!("\n### {heading}\n")).expect("it has a heading");
    let end = rest.find("\n### ").or_else(|| rest.find("\n## ")).expect("more follows");
    rest[..end].to_owned()
}

/// What a type could have been given instead of a word that is no name: all it knows.
fn names_of<T: DeserializeOwned>(json: &str) -> Vec<String> {
    let error = serde_json::from_str::<T>(json).err().expect("it is refused").to_string();
    let (_, expected) = error.split_once("expected").unwrap_or_else(|| panic!("{error}"));
    let names: Vec<String> = expected.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    assert!(!names.is_empty(), "{error}");
    names
}

/// Every key that occurs in some random games: in positions, and in what anyone is shown.
fn keys_in_games<G: Game>() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for seed in 0..12 {
        let mut game = G::new(&G::Setup::default()).expect("the default set-up is accepted");
        let dice = &mut QuickDice::new(seed);
        let mut buffer = Buffer::new();
        loop {
            let step = match game.status() {
                Status::Over(_) => break,
                Status::Chance => Step::Chance(game.sample(dice)),
                Status::Seats(seats) => {
                    let seat = seats.first().expect("someone is asked");
                    buffer.clear();
                    game.actions(seat, &mut buffer);
                    Step::Act(seat, buffer[dice.below(buffer.len() as u32) as usize])
                }
            };
            let mut events = Vec::new();
            game.apply(step, &mut events).expect("what is listed is accepted");
            let readers = || Seat::all(game.seats()).map(Some).chain([None]);
            for shown in events.iter().flat_map(|event| readers().map(|to| game.shown(event, to))) {
                collect(&serde_json::to_value(shown).expect("it can be written"), &mut keys);
            }
            collect(&serde_json::to_value(game.position()).expect("it can be written"), &mut keys);
        }
    }
    keys
}

fn collect(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect(value, keys)),
        Value::Object(table) => {
            for (key, value) in table {
                keys.insert(key.clone());
                match value {
                    Value::Object(named) if BY_NAME.contains(&key.as_str()) => {
                        named.values().for_each(|value| collect(value, keys));
                    }
                    _ => collect(value, keys),
                }
            }
        }
        _ => {}
    }
}

fn assert_named(heading: &str, names: impl IntoIterator<Item = String>) {
    let section = section(heading);
    for name in names {
        assert!(section.contains(&format!("`{name}`")), "{heading}: `{name}` is not on the page");
    }
}

#[test]
fn every_key_and_event_of_ankh_morpork_is_on_the_page() {
    type Position = <AnkhMorpork as Game>::Position;
    for json in [
        r#"{"?": 0}"#,
        r#"{"seats": {"1": {"?": 0}}}"#,
        r#"{"areas": {"dimwell": {"?": 0}}}"#,
        r#"{"over": {"?": 0}}"#,
        r#"{"pending": [{"?": 0}]}"#,
    ] {
        assert_named("Ankh-Morpork", names_of::<Position>(json));
    }
    let events = names_of::<ankh_morpork::What>(r#"{"?": 0}"#);
    for event in &events {
        let keys = names_of::<ankh_morpork::What>(&format!(r#"{{"{event}": {{"?": 0}}}}"#));
        assert_named("Ankh-Morpork", keys);
    }
    assert_named("Ankh-Morpork", events);
    assert_named("Ankh-Morpork", names_of::<ankh_morpork::Because>(r#"{"?": 0}"#));
    let areas = ankh_morpork::Area::ALL.map(|area| area.to_string());
    assert_named("Ankh-Morpork", areas);
}

#[test]
fn every_key_and_event_of_rattus_cartus_is_on_the_page() {
    type Position = <RattusCartus as Game>::Position;
    for json in [
        r#"{"?": 0}"#,
        r#"{"setup": {"?": 0}}"#,
        r#"{"players": [{"?": 0}]}"#,
        r#"{"progress": {"?": 0}}"#,
        r#"{"progress": {"step": "?"}}"#,
        r#"{"pending": "?"}"#,
        r#"{"phase": "?"}"#,
        r#"{"influence": {"?": []}}"#,
    ] {
        assert_named("Rattus Cartus", names_of::<Position>(json));
    }
    assert_named("Rattus Cartus", names_of::<Open>(r#"{"?": 0}"#));
    assert_named("Rattus Cartus", names_of::<rattus_cartus::Reason>(r#"{"?": 0}"#));
}

#[test]
fn every_key_that_occurs_in_a_game_is_on_the_page() {
    assert_named("Rattus Cartus", keys_in_games::<RattusCartus>());
    let keys = keys_in_games::<AnkhMorpork>();
    assert!(keys.contains("minions") && keys.contains("placed"), "{keys:?}");
    assert_named("Ankh-Morpork", keys);
}

/// What the page says a key holds that is left out, where that is a plain value: the keys of
/// the table that begins with this row.
fn defaults(heading: &str, first_row: &str) -> Vec<(String, Value)> {
    let section = section(heading);
    let (_, table) = section.split_once(first_row).expect("there is such a table");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let value = |text: &str| serde_json::from_str(text.trim().trim_matches('`')).ok();
    let row = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let key = cells.first()?.split('`').nth(1)?.to_owned();
        Some((key, value(cells.get(2)?)?))
    };
    rows.filter_map(row).collect()
}

/// The values that the page gives for what is left out are those that a game then has.
fn assert_defaults(found: &Value, wanted: &[(String, Value)], least: usize) {
    assert!(wanted.len() >= least, "the page names {wanted:?}");
    for (key, value) in wanted {
        assert_eq!(&found[key], value, "{key} is left out");
    }
}

#[test]
fn what_is_left_out_has_the_value_that_the_page_gives() {
    let table = |of: &str| format!("| key of {of} | what it holds | if left out |\n");
    let given: <AnkhMorpork as Game>::Position = serde_json::from_str("{}").expect("a position");
    let found = serde_json::to_value(&given).expect("it can be written");
    assert_defaults(&found, &defaults("Ankh-Morpork", &table("the position")), 5);
    let given: <RattusCartus as Game>::Position = serde_json::from_str("{}").expect("a position");
    let game = RattusCartus::from_position(&given).expect("nothing given is a position");
    let found = serde_json::to_value(game.position()).expect("it can be written");
    let mut of_position = defaults("Rattus Cartus", &table("the position"));
    // Of each class, and the word for what is left.
    of_position.retain(|(key, _)| key != "influence" && key != "deck");
    assert_defaults(&found, &of_position, 3);
    assert_defaults(&found["setup"], &defaults("Rattus Cartus", &table("`setup`")), 7);
    assert_defaults(&found["players"][0], &defaults("Rattus Cartus", &table("a player")), 1);
}
