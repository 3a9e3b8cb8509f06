//! AM-COMP. What is in the box.

use std::collections::BTreeSet;

use ankh_morpork::{
    AnkhMorpork, Area, Areas, Card, Deck, Personality, Position, RandomEvent, Symbol, differences,
};
use game::Game;

/// Number, cost, neighbours and whether it touches the river, as AM-COMP-23 to
/// AM-COMP-34 say.
const BOARD: [(&str, u8, &[u8], bool); 12] = [
    ("dolly-sisters", 6, &[2, 3, 12], true),
    ("unreal-estate", 18, &[1, 3, 4, 10, 11, 12], true),
    ("dragons-landing", 12, &[1, 2, 4], false),
    ("small-gods", 18, &[2, 3, 5, 6, 10], true),
    ("the-scours", 6, &[4, 6, 7, 8, 10], true),
    ("the-hippo", 12, &[4, 5, 7], false),
    ("the-shades", 6, &[5, 6, 8], true),
    ("dimwell", 6, &[5, 7, 9], true),
    ("longwall", 12, &[8, 10, 11], true),
    ("isle-of-gods", 12, &[2, 4, 5, 9, 11], true),
    ("seven-sleepers", 18, &[2, 9, 10, 12], true),
    ("nap-hill", 12, &[1, 2, 11], true),
];

/// AM-COMP-35. The pairs that only a bridge joins.
const BRIDGES: [(u8, u8); 10] =
    [(1, 12), (2, 10), (2, 11), (2, 12), (4, 10), (5, 8), (5, 10), (7, 8), (9, 10), (10, 11)];

fn adjacent_pairs() -> BTreeSet<(u8, u8)> {
    let pairs = Area::ALL.into_iter().flat_map(|area| {
        area.neighbours().map(move |other| {
            let (a, b) = (area.number(), other.number());
            (a.min(b), a.max(b))
        })
    });
    pairs.collect()
}

/// Why a board with these pieces in Dimwell is no position.
fn refused(pieces: &str) -> Option<String> {
    let position: Position = toml::from_str(&format!("areas.dimwell = {{ {pieces} }}"))
        .expect("the pieces are well written");
    AnkhMorpork::from_position(&position).err()
}

/// AM-COMP-01, AM-COMP-10, AM-COMP-11.
#[test]
fn there_are_twelve_areas_twelve_events_and_seven_personalities() {
    assert_eq!(Area::ALL.len(), 12);
    assert_eq!(RandomEvent::ALL.len(), 12);
    assert_eq!(Personality::ALL.len(), 7);
}

/// AM-COMP-02, AM-COMP-04, AM-COMP-05.
#[test]
fn a_piece_more_than_the_box_holds_is_no_position() {
    for fits in ["minions = [12]", "minions = [0, 0, 0, 12]", "demons = 4", "trolls = 3"] {
        assert_eq!(refused(fits), None, "{fits}");
    }
    for too_many in ["minions = [13]", "minions = [0, 0, 0, 13]", "demons = 5", "trolls = 4"] {
        assert!(refused(too_many).is_some(), "{too_many}");
    }
}

/// AM-COMP-13, AM-COMP-14.
#[test]
fn the_first_deck_has_48_cards_and_the_brown_one_53() {
    let count = |deck| Card::all().filter(|card| card.print().deck == deck).count();
    assert_eq!(count(Deck::First), 48);
    assert_eq!(count(Deck::Brown), 53);
    let ids: BTreeSet<&str> = Card::all().map(Card::id).collect();
    assert_eq!(ids.len(), 101);
}

/// AM-ACT-EVENT-08.
#[test]
fn nine_cards_bear_the_random_event_and_bear_it_first() {
    let places = Card::all().flat_map(|card| {
        let symbols = card.print().symbols.iter().enumerate();
        symbols.filter(|(_, symbol)| **symbol == Symbol::RandomEvent).map(|(place, _)| place)
    });
    assert_eq!(places.collect::<Vec<_>>(), [0; 9]);
}

/// AM-ACT-INTERRUPT-26.
#[test]
fn three_interrupts_are_in_each_deck() {
    let interrupts = |deck| -> BTreeSet<&str> {
        let of_deck = Card::all().filter(|card| card.print().deck == deck);
        of_deck
            .filter(|card| card.print().symbols.contains(&Symbol::Interrupt))
            .map(Card::id)
            .collect()
    };
    assert_eq!(
        interrupts(Deck::First),
        BTreeSet::from(["wallace-sonky", "gaspode", "fresh-start-club"])
    );
    assert_eq!(interrupts(Deck::Brown), BTreeSet::from(["susan", "igor", "doctor-mossy-lawn"]));
}

/// AM-COMP-15, AM-COMP-16, AM-COMP-17.
#[test]
fn every_area_has_the_name_number_cost_neighbours_and_river_of_the_board() {
    for (number, (id, cost, neighbours, river)) in (1..).zip(BOARD) {
        let area = Area::numbered(number);
        assert_eq!(area.id(), id);
        assert_eq!(area.number(), number, "{id}");
        assert_eq!(area.cost(), cost, "{id}");
        let found: Vec<u8> = area.neighbours().map(Area::number).collect();
        assert_eq!(found, neighbours, "{id}");
        assert_eq!(Areas::RIVER.contains(area), river, "{id}");
    }
}

/// AM-COMP-20.
#[test]
fn adjacency_works_both_ways_and_never_on_itself() {
    for area in Area::ALL {
        assert!(!area.neighbours().contains(area), "{area}");
        for other in area.neighbours() {
            assert!(other.neighbours().contains(area), "{area} and {other}");
        }
    }
}

/// AM-COMP-18, AM-COMP-19, AM-COMP-35.
#[test]
fn thirteen_pairs_share_a_border_and_ten_a_bridge() {
    let pairs = adjacent_pairs();
    assert_eq!(pairs.len(), 23);
    let bridges = BTreeSet::from(BRIDGES);
    assert!(bridges.is_subset(&pairs), "a bridge joins areas that are not adjacent");
    assert_eq!(pairs.difference(&bridges).count(), 13);
    for (a, b) in BRIDGES {
        let ends = [Area::numbered(a), Area::numbered(b)];
        assert!(ends.iter().all(|&end| Areas::RIVER.contains(end)), "no river under {ends:?}");
    }
}

#[test]
fn every_switch_names_the_rule_that_explains_it() {
    for difference in differences() {
        let line = format!("- **{}** `{}`: ", difference.rule, difference.switch);
        assert!(AnkhMorpork::LEDGER.contains(&line), "no line of the ledger begins with {line}");
    }
}
