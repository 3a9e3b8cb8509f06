//! The revisions of the rules: a game goes on by those it began with.
//!
//! What was different in games that began under an older revision:
//!
//! | until | what |
//! |---|---|
//! | 1 | a flood asks about Small Gods when its owner has to leave, not before anybody does |
//! | 1 | an earthquake takes one building before it asks about the next |
//! | 1 | where Small Gods keeps whole areas, every strike of an event is paid for |
//! | 1 | there, a shield against the dragon keeps the building of another player, too |
//! | 1 | the twelfth minion obeys the placing rule in edition de as well |
//! | 1 | a fire does not come back to a building that was saved |
//! | 1 | a City Area card under a demon breaks no tie |
//! | 1 | Modo and The Luggage are read only with a card to discard, and it must be discarded |

/// A revision of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) enum Revision {
    /// The rules of records that say `rules 1`.
    First,
    /// The rules of new games.
    #[default]
    Second,
}

impl Revision {
    /// The revision with a number, if there was one.
    pub(crate) fn of(number: u32) -> Option<Revision> {
        [Revision::First, Revision::Second].into_iter().find(|revision| revision.number() == number)
    }

    /// The number in a record's header.
    pub(crate) const fn number(self) -> u32 {
        self as u32 + 1
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Silent};
    use serde_json::{Value, json};

    use super::Revision;
    use crate::editions::Switches;
    use crate::state::AnkhMorpork;

    /// What a place of the position holds under each revision, after the same steps: what is
    /// not legal under one of them is left out there.
    fn plays(position: &Value, steps: &str, place: &str, first: Value, second: Value) {
        for (revision, wanted) in [(Revision::First, first), (Revision::Second, second)] {
            let read = serde_json::from_value(position.clone()).expect("a position");
            let mut game = AnkhMorpork::from_position(&read).expect("a game");
            let own = serde_json::from_value(position["switches"].clone()).unwrap_or_default();
            game.open.switches = Switches::new(game.edition, &own, revision);
            game.open.revision = revision;
            game.ask();
            for step in steps.split(", ") {
                let _ = game.apply(step.parse().expect("notation"), &mut Silent);
            }
            let found = serde_json::to_value(game.position()).expect("a position is data");
            let found = found.pointer(place).cloned().unwrap_or_default();
            assert_eq!(found, wanted, "{place} under {revision:?} after {steps}");
        }
    }

    /// Seat 1 is about to play Rincewind; seat 2 owns Small Gods.
    fn event(edition: &str, money: u16, mut areas: Value) -> Value {
        areas["small-gods"] = json!({ "building": 2 });
        let seats = json!({ "1": { "hand": ["rincewind"] }, "2": { "money": money } });
        json!({ "players": 2, "edition": edition, "seats": seats, "areas": areas })
    }

    #[test]
    fn an_earthquake_and_a_flood_ask_before_anything_happens() {
        let given = event("en", 3, json!({ "seven-sleepers": { "building": 2 } }));
        let steps = "1: play rincewind, event earthquake, roll 4, roll 11, 2: pass, 2: shield";
        plays(&given, steps, "/areas/seven-sleepers/building", Value::Null, json!(2));
        let given = event("en", 3, json!({ "dimwell": { "minions": [1, 1] } }));
        let steps = "1: play rincewind, event flood, roll 8, roll 3, 1: to longwall, 2: shield";
        plays(&given, steps, "/areas/longwall/minions", json!([1, 0]), json!([0, 0]));
        plays(&given, steps, "/seats/2/money", json!(0), json!(0));
    }

    #[test]
    fn a_whole_area_is_paid_for_once() {
        let given = event("de", 13, json!({ "dimwell": { "minions": [0, 2] } }));
        let steps = "1: play rincewind, event trolls, roll 8, roll 8, roll 1, 2: shield, 2: shield";
        plays(&given, steps, "/seats/2/money", json!(1), json!(7));
        let steps = "1: play rincewind, event mysterious-murders, roll 8, 1: pick 2 dimwell, \
                     2: shield, roll 8, 2: pick 2 dimwell, 2: shield";
        plays(&given, steps, "/seats/2/money", json!(1), json!(7));
        let given = event("de", 13, json!({ "dimwell": { "minions": [0, 1], "building": 1 } }));
        let steps = "1: play rincewind, event the-dragon, roll 8, 2: shield";
        plays(&given, steps, "/areas/dimwell/building", json!(1), Value::Null);
    }

    #[test]
    fn a_fire_comes_back() {
        let areas = json!({ "nap-hill": { "building": 2 }, "seven-sleepers": { "building": 1 } });
        let steps =
            "1: play rincewind, event fire, roll 12, 2: shield, roll 11, roll 12, 2: shield";
        plays(&event("en", 9, areas), steps, "/seats/2/money", json!(6), json!(3));
    }

    #[test]
    fn the_twelfth_minion_goes_anywhere_in_edition_de() {
        let seats = json!({ "1": { "hand": ["groat"] } });
        let areas = json!({ "dimwell": { "minions": [12] } });
        let given = json!({ "players": 2, "edition": "de", "seats": seats, "areas": areas });
        let steps = "1: play groat, 1: lift dimwell, 1: place nap-hill";
        plays(&given, steps, "/areas/nap-hill/minions", json!([0, 0]), json!([1, 0]));
        // A table's own rule holds under both, and an edition's is none of its own.
        let mut own = given.clone();
        own["switches"] = json!({ "free-relocation": true });
        plays(&own, steps, "/areas/nap-hill/minions", json!([1, 0]), json!([1, 0]));
        plays(&given, steps, "/switches", json!({}), json!({}));
    }

    #[test]
    fn a_card_under_a_demon_breaks_a_tie() {
        let hand = json!(["groat", "modo", "hex", "librarian"]);
        let given = json!({
            "players": 2,
            "draw": ["death"],
            "pending": [{ "turn": { "played": true } }],
            "seats": { "1": { "money": 6, "hand": hand } },
            "areas": {
                "seven-sleepers": { "building": 1, "demons": 1 },
                "dimwell": { "building": 2 },
            },
        });
        let places = "/over/places";
        plays(&given, "1: end, draw death", places, json!([2, 1]), json!([1, 2]));
    }

    #[test]
    fn modo_is_read_without_a_discard() {
        let seats = json!({ "1": { "hand": ["modo", "hex"] } });
        let areas = json!({ "dimwell": { "minions": [1] } });
        let given = json!({ "players": 2, "seats": seats, "areas": areas });
        let steps = "1: play modo, 1: read, 1: skip, 1: place dimwell";
        plays(&given, steps, "/areas/dimwell/minions", json!([1, 0]), json!([2, 0]));
    }
}
