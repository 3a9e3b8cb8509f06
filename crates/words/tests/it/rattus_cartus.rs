//! What is said and asked in *Rattus Cartus*.

use game::{Game, Language, Seat, Table};
use rattus_cartus::{Building, Position, RattusCartus};
use serde_json::json;
use words::{Colour, Mark, Names, Speech, Spoken, Voice};

/// What stands below the question how many cards a player lays into a building. The players
/// before them are in these buildings, with two cards each.
fn hint(language: Language, players: usize, round: u8, before: &[&str]) -> String {
    let seat = Seat::new(before.len());
    let inside = |card: &&str| json!({ "building": card, "laid": { "king-0": 1, "king-1": 1 } });
    let mut all: Vec<_> = before.iter().map(inside).collect();
    all.push(json!({ "hand": { "monk-0": 2 }, "building": "farm-1" }));
    let position: Position = serde_json::from_value(json!({
        "setup": { "players": players },
        "round": round,
        "row": ["farm-1", "castle-1"],
        "pending": { "play": { "seat": seat } },
        "players": all,
    }))
    .expect("a position");
    let table = Table::new(RattusCartus::from_position(&position).expect("a game"));
    let seats = (0..players).zip(Colour::ALL);
    let names = Names::new(seats.map(|(nth, colour)| (format!("P{nth}"), colour)), Some(seat));
    let voice = Voice::new(language.words(), &names);
    let asked = RattusCartus::question(voice, &table.view(Some(seat)), &table.actions(seat));
    asked.hint.expect("there is a hint").to_string()
}

/// RC-D-18, RC-D-19. Whoever comes second wins no tie: with two players wherever the other is.
#[test]
fn a_tie_helps_only_whoever_entered_first() {
    for language in Language::ALL {
        let words = language.words();
        let helps = |players, before: &[&str]| !hint(language, players, 1, before).contains("P0");
        assert!(helps(2, &[]) && helps(3, &[]) && helps(3, &["castle-1"]));
        assert!(!helps(2, &["farm-1"]) && !helps(2, &["castle-1"]) && !helps(3, &["farm-1"]));
        let no = [("last", "no".into())];
        assert!(hint(language, 2, 1, &[]).ends_with(&words.with("rc-ask-play-first-of-two", &no)));
        assert!(
            hint(language, 3, 1, &["castle-1"]).ends_with(&words.with("rc-ask-play-first", &no))
        );
    }
}

/// RC-D-21. In the last round there is no premium action to be promised.
#[test]
fn nobody_is_promised_an_action_in_the_last_round() {
    let premium = ["premium", "Premium", "prémium", "premium"];
    for (language, premium) in Language::ALL.into_iter().zip(premium) {
        for players in [2, 3] {
            let last = (1..20).rev().find(|&round| is_round(players, round));
            let last = last.expect("there are rounds");
            for before in [&[][..], &["castle-1"]] {
                assert!(!hint(language, players, last, before).contains(premium), "{language}");
            }
            assert!(hint(language, players, last - 1, &[]).contains(premium), "{language}");
        }
    }
}

/// Whether a game of so many players has this round.
fn is_round(players: usize, round: u8) -> bool {
    let position = json!({
        "setup": { "players": players },
        "round": round,
        "row": ["farm-1", "castle-1"],
        "pending": { "enter": { "seat": 1 } },
    });
    let position: Position = serde_json::from_value(position).expect("a position");
    RattusCartus::from_position(&position).is_ok()
}

#[test]
fn the_name_of_a_building_is_marked_in_its_sentences_without_the_article() {
    let nobody = Names::nobody();
    for language in Language::ALL {
        let voice: Voice<'_, RattusCartus> = Voice::new(language.words(), &nobody);
        for building in Building::ALL {
            let text = voice.the_card(building);
            assert_eq!(text.as_str(), voice.the(building));
            let last = text.parts().last();
            let marked = (Some(Mark::Card(building.name())), voice.building(building));
            assert_eq!(last, Some(marked), "{language:?}");
        }
    }
}
