//! What is in the box, and what nobody could confirm of it.

use rattus_cartus::{Building, BuildingCard, BuildingSet, Card, Class, Unconfirmed, unconfirmed};

#[test]
fn rc_comp_04_sixty_building_cards_show_twelve_buildings_of_six_classes() {
    let cards: BuildingSet = BuildingCard::all().collect();
    assert_eq!(cards.size(), 60);
    for building in Building::ALL {
        assert_eq!(cards.iter().filter(|card| card.building() == building).count(), 5);
    }
    for class in Class::ALL {
        assert_eq!(Building::ALL.iter().filter(|building| building.class() == class).count(), 2);
        assert_eq!(BuildingSet::of_class(class).size(), 10);
    }
}

#[test]
fn the_three_supply_actions_of_the_printed_example_are_known() {
    let known: Vec<String> = BuildingCard::all()
        .filter(|card| card.supply().known)
        .map(|card| format!("{card} {:?}", card.supply()))
        .collect();
    assert_eq!(
        known,
        [
            "monastery-1 Supply { draw: 4, rats: 0, look: 0, known: true }",
            "monastery-5 Supply { draw: 0, rats: 2, look: 0, known: true }",
            "fortune-tellers-tent-4 Supply { draw: 2, rats: 0, look: 1, known: true }",
        ]
    );
}

#[test]
fn every_proposed_supply_action_is_worth_as_much_as_the_known_ones() {
    for card in BuildingCard::all() {
        let supply = card.supply();
        assert_eq!(supply.draw + 2 * supply.rats + 2 * supply.look, 4, "{card}");
    }
}

#[test]
fn what_nobody_could_confirm_is_listed_with_what_is_assumed() {
    let facts = unconfirmed();
    let supplies = facts.iter().filter(|fact| matches!(fact, Unconfirmed::Supply(_)));
    assert_eq!(supplies.count(), 57);
    let others = [
        Unconfirmed::Markers([0, 20, 0, 0, 0]),
        Unconfirmed::Population([4, 2, 2, 2, 4]),
        Unconfirmed::Name(Building::PiedPipersHut),
        Unconfirmed::RatTokens,
        Unconfirmed::Tracks,
        Unconfirmed::Places,
        Unconfirmed::FifthColour,
    ];
    assert_eq!(facts[57..], others);
}

#[test]
fn population_cards_and_jokers_are_bodies_and_no_other_card_is() {
    let special = [Card::SWORD, Card::FLUTE, Card::PASS, Card::GOLD];
    assert!(Card::JOKER.is_body() && special.iter().all(|card| !card.is_body()));
    assert!(Card::all_population().all(Card::is_body));
}
