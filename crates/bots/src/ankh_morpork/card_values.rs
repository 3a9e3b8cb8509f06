//! What a card promises to those with an aim, before anybody looks at how it would turn out.

use ankh_morpork::{AnkhMorpork, Card, Effect, Symbol};
use game::Seat;

use super::aims::{AIMS, Aim};
use super::facts::sites;

/// How much better a turn with this card is than one without, as a score.
pub(crate) fn promise(game: &AnkhMorpork, seat: Seat, card: Card, aim: Aim) -> f32 {
    card.symbols().iter().map(|&symbol| symbol_promise(game, seat, card, symbol, aim)).sum()
}

fn symbol_promise(game: &AnkhMorpork, seat: Seat, card: Card, symbol: Symbol, aim: Aim) -> f32 {
    let by_aim = |values: [f32; AIMS]| values[aim as usize];
    match symbol {
        Symbol::PlaceMinion => by_aim([0.7, 0.6, 0.6, 0.3, 0.3]),
        Symbol::Build if sites(game, seat).is_empty() => 0.0,
        Symbol::Build => by_aim([0.4, 0.7, 0.4, 0.6, 0.4]),
        Symbol::Assassinate if game.trouble().is_empty() => 0.0,
        Symbol::Assassinate => by_aim([0.4, 0.5, 0.2, 0.3, 0.5]),
        Symbol::RemoveTrouble if game.trouble().is_empty() => 0.0,
        Symbol::RemoveTrouble => by_aim([0.2, 0.2, 0.0, 0.2, 0.4]),
        Symbol::Take(amount) => f32::from(amount) * by_aim([0.05, 0.06, 0.05, 0.12, 0.05]),
        Symbol::Scroll => card.effect().map_or(0.0, |effect| text_promise(effect, aim)),
        Symbol::RandomEvent => -0.1,
        Symbol::PlayAnother => 0.45,
        Symbol::Interrupt => 0.3,
    }
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
