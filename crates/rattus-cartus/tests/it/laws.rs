//! The game is put through the laws of the house.

use game::dice::QuickDice;
use game::laws::{Course, obey};
use game::{Game, Seat, Secrets, Step};
use rattus_cartus::{
    Actions, Buildings, Card, Cards, Deck, Gold, Place, Plague, Position, Rats, RattusCartus,
    Setup, SupplyOrder, View,
};

use crate::conserved::nothing_is_lost;

#[test]
fn the_game_obeys_the_laws_of_the_house() {
    let course = Course {
        games: 6,
        conserve: nothing_is_lost,
        fits: memory_fits,
        together: 0.1,
        ..Course::new(tables())
    };
    match obey(&course) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn a_supply_action_chosen_together_is_known_to_its_owner_only() {
    let conceals = |supply: &str, seat| {
        let game = at(&format!(
            r#"
            setup = {{ players = 2, supply = "{supply}" }}
            round = 1
            row = ["farm-1", "palace-1"]
            pending = {{ supply = {{ seats = [1] }} }}
            "#
        ));
        let choice = "supply farm-1".parse().expect("it is an action");
        game.conceals(&Step::Act(Seat::new(0), choice), seat)
    };
    let [own, other] = [0, 1].map(|seat| Some(Seat::new(seat)));
    assert!(!conceals("together", own) && conceals("together", other));
    assert!(conceals("together", None));
    assert!([own, other, None].into_iter().all(|seat| !conceals("in-turn", seat)));
}

#[test]
fn the_first_of_two_offered_cards_has_another_after_it() {
    let game = at(r#"
        setup = { players = 2, buildings = { custom = [
            "farm", "office", "monastery", "castle", "fortune-tellers-tent", "palace-1", "treasury-1",
            "treasury-2", "treasury-3", "treasury-4",
        ] } }
        round = 1
        row = ["palace-1", "castle-1"]
        open = [1, 2]
        pending = { give = { to = 1, each = 2, seats = [2] } }
        players = [
            { laid = { sword = 1 }, building = "palace-1" },
            { hand = { gold = 1, monk-0 = 2 }, offered = { pass = 1 }, building = "palace-1" },
        ]
    "#);
    for seed in 0..200 {
        let mut other = game.clone();
        other.scramble(Some(Seat::new(0)), &mut QuickDice::new(seed));
        let mut actions = game::Buffer::new();
        other.actions(Seat::new(1), &mut actions);
        assert!(!actions.is_empty(), "seed {seed}: {:?}", other.position().players[1]);
    }
}

#[test]
fn a_secret_marker_is_exchanged_only_for_one_that_is_there() {
    let game = at("setup = { players = 2 }\nplayers = [{}, { markers = [5] }]\nmarkers = [1]");
    let mut exchanged = 0;
    for seed in 0..50 {
        let mut other = game.clone();
        other.scramble(Some(Seat::new(0)), &mut QuickDice::new(seed));
        let position = other.position();
        let mut values = [position.players[1].markers, position.markers.expect("they are told")];
        exchanged += u32::from(values[0].0[0] == 1);
        values.sort_by_key(|values| values.0);
        assert_eq!(
            values.map(|values| values.0),
            [[0, 0, 0, 0, 1], [1, 0, 0, 0, 0]],
            "seed {seed}"
        );
    }
    assert!((1..50).contains(&exchanged), "{exchanged} of 50 were exchanged");
}

/// The state that a position written in TOML describes.
pub(crate) fn at(position: &str) -> RattusCartus {
    let position: Position = toml::from_str(position).expect("it is a position");
    RattusCartus::from_position(&position).expect("a sound position")
}

/// Tables of every size, with every option somewhere.
pub(crate) fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for players in 2..=5 {
        let plain = Setup { players, ..Setup::default() };
        tables.push(plain);
        tables.push(Setup { buildings: Buildings::OnePerClass, ..plain });
        tables.push(Setup {
            buildings: Buildings::Mixed,
            supply: SupplyOrder::Together,
            actions: Actions::Automatic,
            rats: Rats::Open,
            gold: Gold::All,
            plague: Plague::Merciful,
            start: Some(Seat::new(1)),
            ..plain
        });
    }
    tables
}

/// What a seat remembers of the Nun-row is true, and every hidden card is in a place where
/// the seat thinks it may be.
fn memory_fits(view: &View, game: &RattusCartus) -> Result<(), String> {
    let position = game.position();
    for (known, &card) in view.nun_row.iter().zip(&position.nun_row) {
        if known.is_some_and(|known| known != card) {
            return Err(format!("the Nun-row is {:?}", position.nun_row));
        }
    }
    let heaps = heaps(view, &position);
    Card::all().try_for_each(|card| kind_fits(view, card, &heaps))
}

/// The hidden places, those of one seat together: a card that is to be laid or given is
/// still in the hand.
fn heaps(view: &View, position: &Position) -> Vec<(Vec<Place>, Cards)> {
    let mut heaps = Vec::new();
    for (seat, player) in Seat::all(position.players.len()).zip(&position.players) {
        if view.seat != Some(seat) && view.ranking.is_none() {
            let mut cards = player.hand;
            cards.add_all(&player.offered);
            if !position.open.contains(seat) {
                cards.add_all(&player.laid);
            }
            heaps.push((vec![Place::Hand(seat), Place::Laid(seat), Place::Offered(seat)], cards));
        }
    }
    if let Deck::Cards(deck) = position.deck {
        heaps.push((vec![Place::Deck], deck));
    }
    heaps.push((vec![Place::Discard], position.discard));
    let unseen = position.nun_row.iter().zip(&view.nun_row).filter(|(_, known)| known.is_none());
    heaps.push((vec![Place::NunRow], unseen.map(|(&card, _)| card).collect()));
    heaps
}

/// Hall's condition: any of the groups have enough cards in the places open to them.
fn kind_fits(view: &View, card: Card, heaps: &[(Vec<Place>, Cards)]) -> Result<(), String> {
    let groups: Vec<_> = view.hidden.cards().filter(|(kind, ..)| *kind == card).collect();
    let total: u32 = groups.iter().map(|(.., number)| u32::from(*number)).sum();
    let lying: u32 = heaps.iter().map(|(_, cards)| u32::from(cards.count(card))).sum();
    if total != lying {
        return Err(format!("{lying} {card} are hidden, and {total} are thought to be"));
    }
    for subset in 0u32..1 << groups.len() {
        let chosen = || groups.iter().enumerate().filter(|(at, _)| subset & (1 << at) != 0);
        let wanted: u32 = chosen().map(|(_, (.., number))| u32::from(*number)).sum();
        let open = |places: &[Place]| {
            chosen().any(|(_, (_, may_be, _))| places.iter().any(|&place| may_be.contains(place)))
        };
        let room = heaps.iter().filter(|(places, _)| open(places));
        let room: u32 = room.map(|(_, cards)| u32::from(cards.count(card))).sum();
        if wanted > room {
            return Err(format!("{wanted} {card} are thought to be where {room} are"));
        }
    }
    Ok(())
}
