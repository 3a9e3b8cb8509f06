//! Ankh-Morpork obeys the laws of the house.

use ankh_morpork::{AnkhMorpork, Edition, Setup, View};
use game::dice::QuickDice;
use game::laws::{self, Course};
use game::{Game, Seat, Secrets, Step};

use crate::reading::at;

fn tables() -> impl Iterator<Item = Setup> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| [2, 3, 4].map(|players| Setup { players, edition, ..Setup::default() }))
}

#[test]
fn every_law_is_obeyed() {
    let course = Course {
        games: 4,
        conserve: AnkhMorpork::audit,
        fits: View::fits,
        ..Course::new(tables())
    };
    let report = laws::obey(&course).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.lockstep.pairs > 100 && report.worlds > 100, "{report}");
}

#[test]
fn a_personality_is_dealt_to_the_eyes_of_one() {
    let game = at("players = 2\npending = [{ deal-personality = 2 }]");
    let deal = Step::Chance(game.sample(&mut QuickDice::new(1)));
    let conceals = |seat| game.conceals(&deal, seat);
    assert!(conceals(None) && conceals(Some(Seat::new(0))) && !conceals(Some(Seat::new(1))));
}

#[test]
fn an_offered_card_is_shown_to_whoever_it_is_offered_to() {
    let game = at(r#"
        players = 3
        seats.1.hand = ["groat", "modo"]
        pending = [
            { turn = { played = true } },
            { text = { card = "rosie-palm", at = 1, victim = 2, count = 0 } },
        ]
    "#);
    let gift = "give groat".parse().expect("it is an action");
    let conceals = |seat| game.conceals(&Step::Act(Seat::new(0), gift), seat);
    assert!(conceals(None) && conceals(Some(Seat::new(2))) && !conceals(Some(Seat::new(1))));
}

#[test]
fn a_demanded_card_is_shown_to_whoever_demands_it() {
    let game = at(r#"
        players = 3
        seats.2.hand = ["groat", "modo", "carcer"]
        pending = [
            { turn = { played = true } },
            { text = { card = "the-beggars-guild", at = 2, victim = 2, count = 0 } },
        ]
    "#);
    let gift = "give groat".parse().expect("it is an action");
    let conceals = |seat| game.conceals(&Step::Act(Seat::new(1), gift), seat);
    assert!(conceals(None) && conceals(Some(Seat::new(2))) && !conceals(Some(Seat::new(0))));
}

#[test]
fn a_hand_and_the_pile_exchange_hidden_cards() {
    let game = at(r#"
        players = 2
        seats.2.hand = ["groat", "modo", "hex"]
    "#);
    let before = game.cards_of(Seat::new(1));
    let mut exchanged = 0;
    for seed in 0..20 {
        let mut other = game;
        other.scramble(Some(Seat::new(0)), &mut QuickDice::new(seed));
        let hand = other.cards_of(Seat::new(1));
        exchanged += u32::from(hand != before);
        assert_eq!(hand.len(), 3);
    }
    assert!(exchanged > 10, "only {exchanged} of 20 hands changed");
}

#[test]
fn the_first_of_two_demanded_cards_has_another_after_it() {
    let game = at(r#"
        players = 3
        aside = ["groat"]
        seats.2.hand = ["groat", "modo", "carcer"]
        pending = [
            { turn = { played = true } },
            { text = { card = "the-beggars-guild", at = 2, victim = 2, count = 0 } },
        ]
    "#);
    for seed in 0..100 {
        let mut other = game;
        other.scramble(Some(Seat::new(2)), &mut QuickDice::new(seed));
        let last = other.cards_of(Seat::new(1)).last();
        let position = serde_json::to_value(other.position()).expect("a position is written");
        assert_ne!(position["aside"][0], serde_json::to_value(last).unwrap(), "seed {seed}");
    }
}
