//! What the cards say, in our own words.

use ankh_morpork::{AnkhMorpork, Card, Effect};

use crate::Voice;

impl Voice<'_, AnkhMorpork> {
    /// The text of a card; nothing when it has only symbols.
    pub fn card_text(self, card: Card) -> Option<String> {
        let effect = card.effect()?;
        let key = effect_key(effect);
        Some(match effect {
            Effect::SellCards(amount) => {
                self.with(key, &[("amount", self.money(amount.into()).into())])
            }
            Effect::Draw(count) | Effect::PlaceNearUnrealEstate(count) => {
                self.with(key, &[("count", count.into())])
            }
            _ => self.say(key).to_owned(),
        })
    }
}

const fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Loan => "am-effect-loan",
        Effect::DemandCards => "am-effect-demand-cards",
        Effect::Tribute => "am-effect-tribute",
        Effect::SellCardToPlayer => "am-effect-sell-card-to-player",
        Effect::StealFromAll => "am-effect-steal-from-all",
        Effect::HandPenalty => "am-effect-hand-penalty",
        Effect::SwapPersonality => "am-effect-swap-personality",
        Effect::MoveOwnFromTrouble => "am-effect-move-own-from-trouble",
        Effect::EarnTrouble => "am-effect-earn-trouble",
        Effect::SellCards(_) => "am-effect-sell-cards",
        Effect::DiscardOne => "am-effect-discard-one",
        Effect::StealFromOne => "am-effect-steal-from-one",
        Effect::EarnMinionsIsle => "am-effect-earn-minions-isle",
        Effect::GambleSteal => "am-effect-gamble-steal",
        Effect::Draw(_) => "am-effect-draw",
        Effect::DrawFromDiscard => "am-effect-draw-from-discard",
        Effect::MoveOpponent => "am-effect-move-opponent",
        Effect::ExtortBuilding => "am-effect-extort-building",
        Effect::PeekPersonalities => "am-effect-peek-personalities",
        Effect::GambleBank => "am-effect-gamble-bank",
        Effect::PlayTwo => "am-effect-play-two",
        Effect::BuyBuilding { trouble: false } => "am-effect-buy-building-calm",
        Effect::BuyBuilding { trouble: true } => "am-effect-buy-building-trouble",
        Effect::BuildHalf => "am-effect-build-half",
        Effect::PlaceAtBuilding => "am-effect-place-at-building",
        Effect::PlaceNearUnrealEstate(_) => "am-effect-place-near-unreal-estate",
        Effect::PlaceQuietly => "am-effect-place-quietly",
        Effect::EarnMinionsTrouble => "am-effect-earn-minions-trouble",
        Effect::PlaceAtTrouble => "am-effect-place-at-trouble",
        Effect::StealCard => "am-effect-steal-card",
        Effect::EarnBuildings => "am-effect-earn-buildings",
        Effect::SpreadTrouble => "am-effect-spread-trouble",
        Effect::GambleRemove => "am-effect-gamble-remove",
        Effect::DrawPerBuilding => "am-effect-draw-per-building",
        Effect::AddTrouble => "am-effect-add-trouble",
        Effect::PayToMove => "am-effect-pay-to-move",
        Effect::ForcePayment => "am-effect-force-payment",
        Effect::MoveOwnAnywhere => "am-effect-move-own-anywhere",
        Effect::PayToMakeRemove => "am-effect-pay-to-make-remove",
        Effect::RemoveFromUnrealEstate => "am-effect-remove-from-unreal-estate",
        Effect::SwapMinions => "am-effect-swap-minions",
        Effect::DiscardOpponentCard => "am-effect-discard-opponent-card",
        Effect::RollAndRemove => "am-effect-roll-and-remove",
        Effect::SwapHands => "am-effect-swap-hands",
        Effect::DiscardRefill => "am-effect-discard-refill",
        Effect::EachOpponentRemoves => "am-effect-each-opponent-removes",
        Effect::PayToAssassinate => "am-effect-pay-to-assassinate",
        Effect::BlockText => "am-effect-block-text",
        Effect::BlockMoveOrRemove => "am-effect-block-move-or-remove",
        Effect::BlockRemove => "am-effect-block-remove",
        Effect::RelocateRemoved => "am-effect-relocate-removed",
        Effect::EndOwnTurn => "am-effect-end-own-turn",
    }
}
