//! Where `cards.txt` comes from: what a turn with each card brought, by what the quick bot
//! makes of it, beyond what the other cards of the same hand would have brought.
//! `cargo xtask fit ankh-morpork cards` prints the file.

use ankh_morpork::{Action, AnkhMorpork, Card};
use game::dice::QuickDice;

use super::play::{Bots, Decision, play};
use crate::ankh_morpork::aims::{AIMS, Aim};
use crate::{Insight, Kind, Level, Scores};

/// In how many imagined states every card is tried.
const LOOKS: u8 = 4;

/// What each card of a hand would bring to somebody with this aim.
struct Hand {
    aim: Aim,
    cards: Vec<(Card, f32)>,
}

/// Fits what cards promise to so many games; what comes of it is `cards.txt`.
pub fn cards(games: u64) -> String {
    let mut hands = Vec::new();
    let mut dice = QuickDice::new(1);
    for game in 0..games {
        let mut bots = Bots::new(&Level::from(Kind::Quick), 4, game);
        play(game, 4, &mut bots, |decision| {
            hands.extend(hand(decision, &mut dice));
        });
    }
    let worth = fit(&hands);
    let width = Card::all().map(|card| card.id().len()).max().unwrap_or(0);
    let line = |card: Card| {
        let numbers = worth[card.index()].map(|number| format!("{number:6.2}")).concat();
        format!("{:width$}{numbers}\n", card.id())
    };
    Card::all().map(line).collect()
}

#[test]
fn what_cards_promise_is_fitted_to_turns() {
    let told = cards(1);
    assert_eq!(told.lines().count(), Card::all().count());
    let learned = told.lines().filter(|line| line.chars().any(|sign| ('1'..='9').contains(&sign)));
    assert!(learned.count() > 10, "{told}");
}

fn hand(decision: &Decision<'_>, dice: &mut QuickDice) -> Option<Hand> {
    let &Decision { game, seat, view, memory, beliefs, actions } = decision;
    let plays = actions.iter().filter(|action| matches!(action, Action::Play(_))).count();
    if plays < 2 || !game.awaits_card() {
        return None;
    }
    let mind = AnkhMorpork::mind(view, beliefs);
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..LOOKS {
        let world = AnkhMorpork::imagine(view, memory, &mind, dice);
        let mut scores = Scores::new();
        world.consider(seat, &mind, actions, dice, &mut scores);
        sums.iter_mut().zip(&scores).for_each(|(sum, score)| *sum += score / f32::from(LOOKS));
    }
    let cards = actions.iter().zip(sums).filter_map(|(action, score)| match action {
        Action::Play(card) => Some((*card, score)),
        _ => None,
    });
    Some(Hand { aim: Aim::of(game.personality(seat)?), cards: cards.collect() })
}

/// What every card adds to a hand: hands differ, so their level is fitted along with it.
fn fit(hands: &[Hand]) -> Vec<[f32; AIMS]> {
    let mut worth = vec![[0.0; AIMS]; Card::all().count()];
    for _ in 0..10 {
        let mut sums = vec![[0.0; AIMS]; worth.len()];
        // A card that is rarely seen is taken to be like any other.
        let mut counts = vec![[1.0; AIMS]; worth.len()];
        for Hand { aim, cards } in hands {
            let aim = *aim as usize;
            let beyond = cards.iter().map(|&(card, score)| score - worth[card.index()][aim]);
            let level = beyond.sum::<f32>() / cards.len() as f32;
            for &(card, score) in cards {
                sums[card.index()][aim] += score - level;
                counts[card.index()][aim] += 1.0;
            }
        }
        for (worth, (sums, counts)) in worth.iter_mut().zip(sums.iter().zip(&counts)) {
            *worth = std::array::from_fn(|aim| sums[aim] / counts[aim]);
        }
    }
    worth
}
