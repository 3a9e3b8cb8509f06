//! Guessed worlds are spread evenly over the deals that fit what a seat knows.

use std::collections::BTreeMap;

use game::dice::{QuickDice, every_way};
use game::{Dice, Game, Seat, Status, Step, Table, Worlds};
use rattus_cartus::{Card, Place, RattusCartus, View};

use crate::laws::at;

/// Each deal, as text, with its chance.
type Chances = BTreeMap<String, f64>;

const ME: Seat = Seat::new(0);

fn table(given: &str) -> Table<RattusCartus> {
    Table::new(at(given))
}

fn take(table: &mut Table<RattusCartus>, steps: &[&str]) {
    for step in steps {
        let step: Step<RattusCartus> = step.parse().expect("notation");
        table.apply(step).unwrap_or_else(|refusal| panic!("\"{step}\" is {refusal}"));
    }
}

/// Where the hidden cards of a world are, card by card.
fn deal_of(world: &RattusCartus) -> String {
    let position = world.position();
    let hands = position.players.iter().map(|player| (player.hand, player.laid, player.offered));
    format!(
        "{:?} {:?} {:?} {:?}",
        hands.collect::<Vec<_>>(),
        position.deck,
        position.discard,
        position.nun_row
    )
}

fn chances_of_every_way(view: &View) -> Chances {
    let mut chances = Chances::new();
    for (deal, chance) in every_way(|mut dice| deal_of(&RattusCartus::world(view, &mut dice))) {
        *chances.entry(deal).or_default() += chance;
    }
    chances
}

fn chances_of_many(view: &View, worlds: u64) -> Chances {
    let mut dice = QuickDice::new(1);
    let mut chances = Chances::new();
    for _ in 0..worlds {
        let deal = deal_of(&RattusCartus::world(view, &mut dice));
        *chances.entry(deal).or_default() += 1.0 / worlds as f64;
    }
    chances
}

/// Every way to put each single hidden card into a place where it may be, all alike.
fn chances_by_listing(table: &Table<RattusCartus>, view: &View) -> Chances {
    let mut places: Vec<Place> = vec![Place::Deck, Place::Discard, Place::NunRow];
    for seat in Seat::all(view.players.len()) {
        places.extend([Place::Hand(seat), Place::Laid(seat), Place::Offered(seat)]);
    }
    let cards: Vec<(Card, Vec<Place>)> = view
        .hidden
        .cards()
        .flat_map(|(card, may_be, number)| {
            let places = places.iter().copied().filter(|&place| may_be.contains(place));
            std::iter::repeat_n((card, places.collect()), number.into())
        })
        .collect();
    let mut deals = BTreeMap::new();
    list(table, view, &cards, &mut Vec::new(), &mut deals);
    let total: f64 = deals.values().sum();
    deals.into_iter().map(|(deal, ways)| (deal, ways / total)).collect()
}

fn list(
    table: &Table<RattusCartus>,
    view: &View,
    cards: &[(Card, Vec<Place>)],
    put: &mut Vec<(Card, Place)>,
    deals: &mut Chances,
) {
    let Some((card, may_be)) = cards.get(put.len()) else {
        put_down(table, put, deals);
        return;
    };
    for &place in may_be {
        let there = put.iter().filter(|(_, other)| *other == place).count();
        if there < usize::from(view.hidden.size(place)) {
            put.push((*card, place));
            list(table, view, cards, put, deals);
            put.pop();
        }
    }
}

/// Writes a deal down, once for each order of the Nun-row.
fn put_down(table: &Table<RattusCartus>, put: &[(Card, Place)], deals: &mut Chances) {
    let at = |place: Place| put.iter().filter(move |(_, p)| *p == place).map(|(card, _)| *card);
    let mut position = table.game().position();
    position.deck = rattus_cartus::Deck::Cards(at(Place::Deck).collect());
    position.deck_size = None;
    position.discard = at(Place::Discard).collect();
    for seat in Seat::all(position.players.len()).filter(|&seat| seat != ME) {
        let player = &mut position.players[seat.index()];
        player.hand = at(Place::Hand(seat)).collect();
        player.hand_size = None;
        player.laid = at(Place::Laid(seat)).collect();
        player.offered = at(Place::Offered(seat)).collect();
    }
    let unseen: Vec<Card> = at(Place::NunRow).collect();
    for row in orders(&unseen) {
        position.nun_row = row;
        let world = RattusCartus::from_position(&position).expect("a sound position");
        *deals.entry(deal_of(&world)).or_default() += 1.0;
    }
}

fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in cards.iter().enumerate() {
        let rest = [&cards[..at], &cards[at + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

fn assert_alike(wanted: &Chances, found: &Chances, tolerance: f64) {
    assert_eq!(wanted.keys().collect::<Vec<_>>(), found.keys().collect::<Vec<_>>());
    for (deal, chance) in wanted {
        let difference = (chance - found[deal]).abs();
        assert!(difference <= tolerance, "{chance} and {} for {deal}", found[deal]);
    }
}

#[test]
fn all_deals_are_equally_likely_for_someone_who_knows_nothing() {
    let table = table(
        r#"
        setup = { players = 3 }
        round = 1
        row = ["farm-1", "palace-1"]
        pending = { enter = { seat = 1 } }
        deck = { monk-0 = 1 }
        nun-row = ["king-4"]
        players = [{ hand = { king-0 = 3 } }, { hand = { monk-0 = 1, sword = 1 } }, { hand = { witch-2 = 1 } }]
        "#,
    );
    let view = table.view(Some(ME));
    let listed = chances_by_listing(&table, &view);
    assert!(listed.len() > 10);
    assert_alike(&listed, &chances_of_every_way(&view), 1e-9);
}

#[test]
fn all_deals_are_equally_likely_when_some_cards_are_known() {
    let mut table = table(
        r#"
        setup = { players = 3, actions = "automatic" }
        round = 1
        row = ["farm-1", "palace-1"]
        pending = { give = { to = 2, each = 1, seats = [1] } }
        open = [1, 2, 3]
        deck = { monk-0 = 1, monk-1 = 1 }
        nun-row = ["king-4", "king-3"]
        players = [
            { hand = { king-0 = 2 }, building = "palace-1" },
            { hand = { monk-0 = 1 }, building = "palace-1", laid = { sword = 1 } },
            { hand = { witch-2 = 1 }, building = "palace-1", laid = { sword = 1 } },
        ]
        "#,
    );
    take(&mut table, &["1: give king-0"]);
    let view = table.view(Some(ME));
    let listed = chances_by_listing(&table, &view);
    assert_alike(&listed, &chances_of_every_way(&view), 1e-9);
    let king_is_there = |deal: &String| deal.matches("king-0").count() >= 2;
    assert!(listed.keys().all(king_is_there));
}

#[test]
fn all_deals_are_equally_likely_after_the_discard_pile_was_shuffled() {
    // The second seat draws the last card of the deck and two of the shuffled pile, so
    // it may hold any of the old and of the new cards, while the Nun-row is old.
    let mut table = table(
        r#"
        setup = { players = 2, supply = "together", actions = "automatic" }
        round = 1
        row = ["farm-1", "palace-1"]
        pending = { play = { seat = 2 } }
        deck = { monk-0 = 1 }
        nun-row = ["king-4"]
        players = [
            { laid = { king-0 = 1, king-1 = 1, king-2 = 1 }, building = "farm-1" },
            { hand = { witch-2 = 1 }, building = "palace-1" },
        ]
        "#,
    );
    take(&mut table, &["2: play 0", "draw monk-0"]);
    take(&mut table, &["reveal castle-1", "reveal marketplace-1"]);
    take(&mut table, &["1: supply castle-1", "2: supply marketplace-1"]);
    take(&mut table, &["draw king-0", "draw king-1", "draw king-2"]);
    let view = table.view(Some(ME));
    let listed = chances_by_listing(&table, &view);
    assert!(listed.len() > 1);
    assert_alike(&listed, &chances_of_many(&view, 20_000), 0.02);
}

#[test]
fn all_deals_are_equally_likely_when_a_known_card_may_have_been_laid() {
    // The sword may lie in the building, and the passes may not.
    let mut table = table(
        r#"
        setup = { players = 2, buildings = { custom = [
            "farm", "office", "monastery", "castle", "fortune-tellers-tent", "palace",
        ] } }
        round = 1
        row = ["farm-1", "palace-1"]
        pending = { play = { seat = 2 } }
        deck = { monk-0 = 1 }
        nun-row = ["king-4"]
        players = [{}, { hand = { pass = 2, sword = 1, witch-2 = 1 }, building = "palace-1" }]
        "#,
    );
    take(&mut table, &["2: play 1", "2: lay sword"]);
    let view = table.view(Some(ME));
    let listed = chances_by_listing(&table, &view);
    assert_eq!(listed.len(), 12);
    assert_alike(&listed, &chances_of_many(&view, 20_000), 0.01);
}

#[test]
fn a_secret_marker_is_any_of_those_that_are_left_as_often_as_there_are() {
    let table =
        table("setup = { players = 2 }\nmarkers = [1, 1, 4]\nplayers = [{}, { markers = [5] }]");
    let view = table.view(Some(ME));
    let mut chances = [0.0; 5];
    for (value, chance) in every_way(|mut dice| marker_of(&RattusCartus::world(&view, &mut dice))) {
        chances[value] += chance;
    }
    assert_eq!(chances, [0.5, 0.0, 0.0, 0.25, 0.25]);
}

/// The value of the marker that the second seat has, counted from 0.
fn marker_of(world: &RattusCartus) -> usize {
    let held = world.position().players[1].markers.0;
    held.iter().position(|&count| count == 1).expect("there is one")
}

/// RC-RAT-01. Whoever was shown all that happened has counted the rats of everybody, and only
/// worlds that are guessed with that memory hold the count: no view does.
#[test]
fn counted_rats_are_in_recalled_worlds_and_in_no_view() {
    let mut dice = QuickDice::new(7);
    let mut table = Table::new(RattusCartus::new(&Default::default()).expect("four may play"));
    let mut different = 0;
    while let Some(step) = any_step(&table, &mut dice) {
        table.apply(step).expect("a legal step");
        let position = table.game().position();
        let all: Vec<Option<u16>> = position.players.iter().map(|player| player.rats).collect();
        for seat in Seat::all(4) {
            let (view, memory) = (table.view(Some(seat)), table.memory(Some(seat)));
            let rats = |world: RattusCartus| -> Vec<Option<u16>> {
                world.position().players.iter().map(|player| player.rats).collect()
            };
            assert_eq!(rats(RattusCartus::recalled(&view, memory, &mut dice)), all);
            let hidden = || Seat::all(4).filter(|&other| other != seat && view.ranking.is_none());
            let guessed = rats(RattusCartus::world(&view, &mut dice));
            for other in hidden() {
                assert_eq!(view.players[other.index()].rats, None);
                assert_eq!(guessed[other.index()], Some(10));
            }
            different += hidden().filter(|other| all[other.index()] != Some(10)).count();
        }
    }
    assert!(different > 100, "{different} hidden totals were not the first ones");
}

fn any_step(table: &Table<RattusCartus>, dice: &mut QuickDice) -> Option<Step<RattusCartus>> {
    match table.status() {
        Status::Over(_) => None,
        Status::Chance => Some(Step::Chance(table.game().sample(dice))),
        Status::Seats(seats) => {
            let seat = seats.first()?;
            let actions = table.actions(seat);
            Some(Step::Act(seat, actions[dice.below(actions.len() as u32) as usize]))
        }
    }
}
