//! What no game ever loses or makes: cards and markers; and rats and influence change
//! only as everybody is told.

use game::dice::QuickDice;
use game::{Buffer, Dice, Game, Status, Step};
use rattus_cartus::{Card, Cards, Class, Deck, Event, Open, Position, RattusCartus, Setup, What};

/// Every card of the box is somewhere, and every marker.
pub(crate) fn nothing_is_lost(game: &RattusCartus) -> Result<(), String> {
    let position = game.position();
    let cards = all_cards(&position);
    for class in Class::ALL {
        for (nuns, wanted) in [(0, 4), (1, 2), (2, 2), (3, 2), (4, 4)] {
            let card = Card::population(class, nuns);
            equal(&card.to_string(), wanted, cards.count(card))?;
        }
    }
    for (card, wanted) in Card::OPEN.into_iter().zip([15, 12, 12, 12, 15]) {
        let found = cards.count(card);
        let in_play = found > 0;
        equal(&card.to_string(), if in_play { wanted } else { 0 }, found)?;
    }
    let pool = position.markers.unwrap_or_default().0;
    let held = position.players.iter().flat_map(|player| player.markers.0);
    equal("markers", 20, pool.into_iter().chain(held).sum())?;
    let buildings = position.chosen.unwrap_or_default().size();
    if position.round > 0 { equal("building cards", 30, buildings) } else { Ok(()) }
}

fn equal(what: &str, wanted: u8, found: u8) -> Result<(), String> {
    match wanted == found {
        true => Ok(()),
        false => Err(format!("there are {found} {what}, not {wanted}")),
    }
}

fn all_cards(position: &Position) -> Cards {
    let mut cards = position.piles.unwrap_or_default();
    if let Deck::Cards(deck) = position.deck {
        cards.add_all(&deck);
    }
    cards.add_all(&position.discard);
    cards.add_all(&position.nun_row.iter().copied().collect());
    for player in &position.players {
        [player.hand, player.laid, player.offered].iter().for_each(|pile| cards.add_all(pile));
    }
    cards
}

#[test]
fn rats_and_influence_change_only_as_everybody_is_told() {
    for players in 2..=5 {
        for seed in 0..30 {
            let mut dice = QuickDice::new(seed);
            let setup =
                Setup { players, buildings: rattus_cartus::Buildings::Mixed, ..Setup::default() };
            let mut game = RattusCartus::new(&setup).expect("2 to 5 may play");
            let mut rats = vec![10i32; players.into()];
            let mut influence = vec![0u32; players.into()];
            while let Some(step) = random_step(&game, &mut dice) {
                let mut events = Vec::new();
                game.apply(step, &mut events).expect("what is listed is accepted");
                events.iter().for_each(|event| count(event, &mut rats, &mut influence));
                let position = game.position();
                let found: Vec<i32> =
                    position.players.iter().map(|player| player.rats.unwrap_or(0).into()).collect();
                assert_eq!(rats, found);
                for (seat, wanted) in influence.iter().enumerate() {
                    let tracks = position.influence.values();
                    assert_eq!(*wanted, tracks.map(|track| u32::from(track[seat])).sum::<u32>());
                }
            }
        }
    }
}

fn count(event: &Event, rats: &mut [i32], influence: &mut [u32]) {
    let What::Open(open) = event.what else { return };
    match open {
        Open::RatsTaken { seat, number } => rats[seat.index()] += i32::from(number),
        Open::RatsDiscarded { seat, number } => rats[seat.index()] -= i32::from(number),
        Open::RatHandedOver { from, to } => {
            rats[from.index()] -= 1;
            rats[to.index()] += 1;
        }
        Open::InfluenceGained { seat, number, .. } => {
            influence[seat.index()] += u32::from(number);
        }
        _ => {}
    }
}

/// A random step, or `None` when the game is over.
pub(crate) fn random_step(game: &RattusCartus, dice: &mut QuickDice) -> Option<Step<RattusCartus>> {
    match game.status() {
        Status::Over(_) => None,
        Status::Chance => Some(Step::Chance(game.sample(dice))),
        Status::Seats(seats) => {
            let seat = seats.first()?;
            let mut actions = Buffer::new();
            game.actions(seat, &mut actions);
            Some(Step::Act(seat, actions[dice.below(actions.len() as u32) as usize]))
        }
    }
}
