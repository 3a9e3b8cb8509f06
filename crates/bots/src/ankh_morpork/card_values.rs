//! What a card promises to those with an aim, before anybody looks at how it would turn out.

use std::sync::LazyLock;

use ankh_morpork::{Card, Effect};

use super::aims::{Aim, ByAim, LANES};

/// What the average card promises.
const AVERAGE: f32 = 1.0;

/// By card, what it promises. The file has a card a line, and what it is worth beyond the
/// average to each aim.
static FITTED: LazyLock<Vec<ByAim>> = LazyLock::new(|| {
    let mut promises = vec![[0.0; LANES]; Card::all().count()];
    for line in include_str!("cards.txt").lines() {
        let mut words = line.split_whitespace();
        let card: Option<Card> = words.next().and_then(|id| id.parse().ok());
        let card = card.expect("every line begins with a card");
        for (place, number) in promises[card.index()].iter_mut().zip(words) {
            *place = AVERAGE + number.parse::<f32>().expect("a number for every aim follows");
        }
    }
    promises
});

/// By card, what it promises to each aim.
pub(crate) fn promises() -> &'static [ByAim] {
    &FITTED
}

/// How much better a turn with this card is than one without, as a score.
pub(crate) fn promise(card: Card, aim: Aim) -> f32 {
    FITTED[card.index()][aim as usize]
}

/// What the text of a card promises.
pub(crate) fn text_promise(effect: Effect, aim: Aim) -> f32 {
    let rich = if aim == Aim::Wealth { 2.0 } else { 1.0 };
    match effect {
        Effect::Loan if aim != Aim::Wealth => 0.35,
        Effect::Draw(count) => 0.12 * f32::from(count) * if aim == Aim::Time { 2.0 } else { 1.0 },
        Effect::DrawPerBuilding => 0.2,
        Effect::DrawFromDiscard => 0.4,
        Effect::PlayTwo => 1.0,
        Effect::DemandCards | Effect::StealCard => 0.3,
        Effect::Tribute => 0.2 * rich,
        Effect::StealFromAll => 0.35 * rich,
        Effect::StealFromOne => 0.18 * rich,
        Effect::HandPenalty => 0.25 * rich,
        Effect::SwapPersonality => -0.2,
        Effect::EarnTrouble | Effect::EarnBuildings => 0.2 * rich,
        Effect::EarnMinionsIsle | Effect::EarnMinionsTrouble => 0.15 * rich,
        Effect::SellCards(each) => 0.05 * f32::from(each) * rich,
        Effect::SellCardToPlayer => 0.1 * rich,
        Effect::BuildHalf => 0.5,
        Effect::BuyBuilding { .. } => 0.3,
        Effect::PlaceAtBuilding
        | Effect::PlaceNearUnrealEstate(_)
        | Effect::PlaceQuietly
        | Effect::PlaceAtTrouble => 0.5,
        Effect::GambleSteal | Effect::GambleBank | Effect::GambleRemove => 0.1,
        Effect::MoveOpponent
        | Effect::MoveOwnAnywhere
        | Effect::MoveOwnFromTrouble
        | Effect::SwapMinions
        | Effect::PayToMove => 0.3,
        Effect::RemoveFromUnrealEstate
        | Effect::RollAndRemove
        | Effect::EachOpponentRemoves
        | Effect::PayToAssassinate
        | Effect::PayToMakeRemove => 0.35,
        Effect::ExtortBuilding => 0.35,
        Effect::SpreadTrouble | Effect::AddTrouble if aim == Aim::Trouble => 0.6,
        Effect::PeekPersonalities => 0.1,
        Effect::DiscardRefill => 0.15,
        Effect::DiscardOpponentCard | Effect::ForcePayment => 0.1,
        Effect::SwapHands => 0.1,
        _ => 0.0,
    }
}
