//! Guessed worlds are exactly those that fit what a seat knows, and equally likely.

use std::collections::BTreeMap;

use ankh_morpork::{AnkhMorpork, Position};
use game::dice::QuickDice;
use game::{Game, Seat, Table, Worlds};
use serde_json::{Value, json};

const GUESSES: u32 = 20_000;

fn table(position: Value) -> Table<AnkhMorpork> {
    let position: Position = serde_json::from_value(position).expect("a position");
    Table::new(AnkhMorpork::from_position(&position).expect("a game"))
}

fn play(table: &mut Table<AnkhMorpork>, steps: &[&str]) {
    for step in steps {
        let parsed = step.parse().expect("notation");
        if let Err(refusal) = table.apply(parsed) {
            panic!("{step}: {refusal}; {:?}", table.status());
        }
    }
}

/// How often each hidden arrangement, told apart by `key`, is guessed for seat 1.
fn guesses(table: &Table<AnkhMorpork>, key: fn(&Value) -> String) -> BTreeMap<String, u32> {
    let view = table.view(Some(Seat::new(0)));
    let mut dice = QuickDice::new(7);
    let mut counts = BTreeMap::new();
    for _ in 0..GUESSES {
        let world = AnkhMorpork::world(&view, &mut dice);
        let position = serde_json::to_value(world.position()).expect("a position is data");
        *counts.entry(key(&position)).or_default() += 1;
    }
    counts
}

/// Every expected arrangement and no other, each about equally often.
fn are_even(counts: &BTreeMap<String, u32>, expected: &[String]) {
    let mut wanted = expected.to_vec();
    wanted.sort();
    assert_eq!(counts.keys().cloned().collect::<Vec<_>>(), wanted);
    let mean = f64::from(GUESSES) / wanted.len() as f64;
    for (arrangement, &count) in counts {
        let off = (f64::from(count) - mean).abs() / mean.sqrt();
        assert!(off < 5.0, "{arrangement}: {count} times, not about {mean}");
    }
}

fn hands(position: &Value) -> String {
    format!(
        "{} {} {}",
        position["seats"]["2"]["hand"], position["seats"]["3"]["hand"], position["draw"]
    )
}

/// All ways to deal `cards` into three zones of these sizes, written as [`hands`] does.
fn deals(cards: &[&str], sizes: [usize; 3], fits: fn([&[&str]; 3]) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for code in 0..3usize.pow(cards.len() as u32) {
        let mut zones: [Vec<&str>; 3] = Default::default();
        let mut rest = code;
        for card in cards {
            zones[rest % 3].push(card);
            rest /= 3;
        }
        if zones.each_ref().map(Vec::len) == sizes && fits(zones.each_ref().map(Vec::as_slice)) {
            found.push(format!("{} {} {}", json!(zones[0]), json!(zones[1]), json!(zones[2])));
        }
    }
    found
}

#[test]
fn with_nothing_learned_every_deal_is_as_likely() {
    let table = table(json!({
        "players": 3,
        "seats": {
            "1": { "hand": ["dwarves"] },
            "2": { "hand": ["sybil-vimes", "ruby"] },
            "3": { "hand": ["the-watch"] },
        },
        "draw": ["dorfl", "the-mob"],
    }));
    let cards = ["sybil-vimes", "the-watch", "ruby", "the-mob", "dorfl"];
    are_even(&guesses(&table, hands), &deals(&cards, [2, 1, 2], |_| true));
}

/// Seat 1 gave Ruby to seat 2, who then gave some card to seat 3.
#[test]
fn a_gift_passed_on_is_with_either() {
    let mut table = table(json!({
        "players": 3,
        "seats": {
            "1": { "hand": ["rosie-palm", "ruby"], "money": 5 },
            "2": { "hand": ["the-seamstresses-guild", "sybil-vimes"], "money": 5 },
            "3": { "hand": ["the-watch"], "money": 5 },
        },
        "draw": ["dorfl", "the-mob", "death", "errol", "igor", "susan", "dwarves", "gargoyles", "mr-slant"],
        "discard": ["wallace-sonky"],
    }));
    play(
        &mut table,
        &[
            "1: play rosie-palm",
            "1: skip",
            "1: read",
            "1: target 2",
            "1: give ruby",
            "1: end",
            "draw dorfl",
            "draw the-mob",
            "draw death",
            "draw errol",
            "draw igor",
            "2: play the-seamstresses-guild",
            "2: read",
            "2: target 3",
            "2: give sybil-vimes",
            "2: skip",
            "2: end",
            "draw susan",
            "draw dwarves",
            "draw gargoyles",
        ],
    );
    // Seat 2 holds four cards now, seat 3 two, and one is left in the pile.
    let cards = ["sybil-vimes", "the-watch", "mr-slant", "susan", "ruby", "gargoyles", "dwarves"];
    let fits: fn([&[&str]; 3]) -> bool = |[two, three, pile]| {
        let _ = (two, three);
        !pile.contains(&"ruby")
    };
    are_even(&guesses(&table, hands), &deals(&cards, [4, 2, 1], fits));
}

/// After the Chair of Indefinite Studies each of the two knows what the other has.
#[test]
fn swapped_hands_are_known_to_both() {
    let mut table = table(json!({
        "players": 3,
        "events": [],
        "seats": {
            "1": { "hand": ["the-chair-of-indefinite-studies", "ruby", "dwarves"] },
            "2": { "hand": ["sybil-vimes"] },
            "3": { "hand": ["the-watch"] },
        },
        "draw": ["dorfl", "the-mob"],
        "discard": ["wallace-sonky"],
    }));
    play(&mut table, &["1: play the-chair-of-indefinite-studies", "1: read", "1: target 2"]);
    let cards = ["the-watch", "ruby", "the-mob", "dorfl", "dwarves"];
    let fits: fn([&[&str]; 3]) -> bool =
        |[two, ..]| two.contains(&"ruby") && two.contains(&"dwarves");
    are_even(&guesses(&table, hands), &deals(&cards, [2, 1, 2], fits));
}

/// Mrs Cake shows three of the four unused ones; then the opponent draws another.
#[test]
fn mrs_cake_then_zorgo_leaves_every_cast_that_can_be() {
    let mut table = table(json!({
        "players": 2,
        "seats": {
            "1": { "hand": ["mrs-cake"], "personality": "lord-vetinari" },
            "2": { "hand": ["zorgo-the-retro-phrenologist"], "personality": "lord-rust" },
        },
    }));
    let cast = |position: &Value| position["seats"]["2"]["personality"].to_string();
    play(&mut table, &["1: play mrs-cake", "1: read", "hide commander-vimes"]);
    // Selachii, de Worde and the Dragon King were seen; Rust or Vimes is the opponent.
    are_even(&guesses(&table, cast), &["\"lord-rust\"".into(), "\"commander-vimes\"".into()]);
    play(
        &mut table,
        &[
            "1: skip",
            "1: skip",
            "1: end",
            "draw groat",
            "draw hex",
            "draw modo",
            "draw mr-bent",
            "draw drumknott",
            "2: play zorgo-the-retro-phrenologist",
            "2: read",
            "deal lord-selachii",
        ],
    );
    let possible =
        ["lord-selachii", "lord-rust", "lord-de-worde", "dragon-king-of-arms", "commander-vimes"];
    are_even(&guesses(&table, cast), &possible.map(|name| format!("\"{name}\"")));
}

/// A player who passes holds nothing but interrupts.
#[test]
fn a_pass_tells_what_is_not_in_the_hand() {
    let mut table = table(json!({
        "players": 3,
        "active": 2,
        "seats": {
            "1": { "hand": ["dwarves", "ruby", "the-mob", "dorfl", "death"] },
            "2": { "hand": ["igor"] },
            "3": { "hand": ["the-watch"] },
        },
        "draw": ["susan", "errol", "carcer", "hubert", "stanley", "willikins"],
    }));
    play(&mut table, &["2: pass"]);
    let key = |position: &Value| position["seats"]["2"]["hand"].to_string();
    are_even(&guesses(&table, key), &["[\"susan\"]".into(), "[\"igor\"]".into()]);
}

/// Where a view says that a card may be.
fn places(table: &Table<AnkhMorpork>, seat: usize, card: &str) -> Value {
    let view = serde_json::to_value(table.view(Some(Seat::new(seat)))).expect("a view is data");
    let groups = view["unseen"].as_array().expect("groups of cards").iter();
    let holds =
        |group: &&Value| group["cards"].as_array().is_some_and(|all| all.contains(&json!(card)));
    groups.clone().find(holds).map_or(Value::Null, |group| group["places"].clone())
}

#[test]
fn an_empty_hand_is_no_place_for_an_unseen_card() {
    let mut table = table(json!({
        "players": 3,
        "seats": { "1": { "hand": ["groat"] }, "2": { "hand": ["ruby"] } },
        "draw": ["dorfl", "the-mob"],
    }));
    assert_eq!(places(&table, 0, "ruby"), json!(["2", "pile"]), "seat 3 holds nothing");
    play(&mut table, &["1: play groat"]);
    assert_eq!(places(&table, 2, "ruby"), json!(["2", "pile"]), "seat 1 holds nothing any more");
}

/// What is drawn into an empty hand comes from the pile, so what cannot be there is not in it.
#[test]
fn a_hand_that_was_empty_holds_only_what_it_was_dealt() {
    let mut table = table(json!({
        "players": 3,
        "seats": {
            "1": { "hand": ["groat"] },
            "2": { "hand": ["ruby", "igor"] },
            "3": { "hand": ["hex"] },
        },
        "draw": ["dorfl", "the-mob", "death", "errol", "susan", "dwarves", "gargoyles"],
    }));
    play(&mut table, &["1: play groat"]);
    assert_eq!(places(&table, 1, "hex"), json!(["3"]), "no first card is in the pile");
    let steps = ["1: skip", "1: end", "draw dorfl", "draw death", "draw errol", "draw susan"];
    play(&mut table, &steps);
    assert_eq!(places(&table, 1, "hex"), json!(["3"]));
    assert_eq!(places(&table, 1, "dorfl"), json!(["1", "pile"]), "seat 3 holds Hex and no more");
}

/// Seat 1 has seen the one card of seat 2, so no other can be there.
#[test]
fn a_hand_of_known_cards_holds_no_other() {
    let mut table = table(json!({
        "players": 3,
        "seats": {
            "1": { "hand": ["rosie-palm", "ruby"] },
            "2": { "money": 5 },
            "3": { "hand": ["the-watch"] },
        },
        "draw": ["dorfl", "the-mob"],
        "discard": ["wallace-sonky"],
    }));
    play(&mut table, &["1: play rosie-palm", "1: skip", "1: read", "1: target 2", "1: give ruby"]);
    assert_eq!(places(&table, 0, "ruby"), json!(["2"]));
    assert_eq!(places(&table, 0, "dorfl"), json!(["3", "pile"]));
}
