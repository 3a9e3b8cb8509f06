//! What the cards say, in our own words.

use ankh_morpork::{Area, Card, Effect, LOAN_PENALTY, LOAN_REPAYMENT, RandomEvent};

use super::voice::Voice;

impl Voice<'_> {
    /// The text of a card; nothing when it has only symbols.
    pub(super) fn card_text(&self, card: Card) -> Option<String> {
        let effect = card.effect()?;
        let key = effect_key(effect);
        Some(match effect {
            Effect::Draw(count) | Effect::PlaceNearUnrealEstate(count) => {
                self.with(key, &[("count", count.into())])
            }
            Effect::Loan => {
                let values = [
                    ("amount", self.money(effect.amount().into()).into()),
                    ("debt", self.money(LOAN_REPAYMENT.into()).into()),
                    ("points", LOAN_PENALTY.into()),
                ];
                self.with(key, &values)
            }
            Effect::GambleSteal | Effect::GambleBank | Effect::GambleRemove => {
                let (high, low) = Effect::GAMBLE;
                let values = [
                    ("high", high.into()),
                    ("low", low.into()),
                    ("amount", self.money(effect.amount().into()).into()),
                    ("forfeit", self.money(effect.forfeit().into()).into()),
                ];
                self.with(key, &values)
            }
            _ => self.with_amount(key, effect.amount()),
        })
    }

    /// The power of a City Area card, in a few words.
    pub(super) fn power(&self, area: Area) -> String {
        self.with_amount(&format!("power-{area}"), area.power().amount())
    }

    /// The power of a City Area card, in a sentence.
    pub(super) fn power_text(&self, area: Area) -> String {
        self.with_amount(&format!("power-{area}-text"), area.power().amount())
    }

    /// What a random event does, in a sentence.
    pub(super) fn event_text(&self, event: RandomEvent) -> String {
        self.with_amount(&format!("event-{event}-text"), event.amount())
    }

    fn with_amount(&self, key: &str, amount: u16) -> String {
        self.with(key, &[("amount", self.money(amount.into()).into())])
    }
}

const fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Loan => "effect-loan",
        Effect::DemandCards => "effect-demand-cards",
        Effect::Tribute => "effect-tribute",
        Effect::SellCardToPlayer => "effect-sell-card-to-player",
        Effect::StealFromAll => "effect-steal-from-all",
        Effect::HandPenalty => "effect-hand-penalty",
        Effect::SwapPersonality => "effect-swap-personality",
        Effect::MoveOwnFromTrouble => "effect-move-own-from-trouble",
        Effect::EarnTrouble => "effect-earn-trouble",
        Effect::SellCards(_) => "effect-sell-cards",
        Effect::DiscardOne => "effect-discard-one",
        Effect::StealFromOne => "effect-steal-from-one",
        Effect::EarnMinionsIsle => "effect-earn-minions-isle",
        Effect::GambleSteal => "effect-gamble-steal",
        Effect::Draw(_) => "effect-draw",
        Effect::DrawFromDiscard => "effect-draw-from-discard",
        Effect::MoveOpponent => "effect-move-opponent",
        Effect::ExtortBuilding => "effect-extort-building",
        Effect::PeekPersonalities => "effect-peek-personalities",
        Effect::GambleBank => "effect-gamble-bank",
        Effect::PlayTwo => "effect-play-two",
        Effect::BuyBuilding { trouble: false } => "effect-buy-building-calm",
        Effect::BuyBuilding { trouble: true } => "effect-buy-building-trouble",
        Effect::BuildHalf => "effect-build-half",
        Effect::PlaceAtBuilding => "effect-place-at-building",
        Effect::PlaceNearUnrealEstate(_) => "effect-place-near-unreal-estate",
        Effect::PlaceQuietly => "effect-place-quietly",
        Effect::EarnMinionsTrouble => "effect-earn-minions-trouble",
        Effect::PlaceAtTrouble => "effect-place-at-trouble",
        Effect::StealCard => "effect-steal-card",
        Effect::EarnBuildings => "effect-earn-buildings",
        Effect::SpreadTrouble => "effect-spread-trouble",
        Effect::GambleRemove => "effect-gamble-remove",
        Effect::DrawPerBuilding => "effect-draw-per-building",
        Effect::AddTrouble => "effect-add-trouble",
        Effect::PayToMove => "effect-pay-to-move",
        Effect::ForcePayment => "effect-force-payment",
        Effect::MoveOwnAnywhere => "effect-move-own-anywhere",
        Effect::PayToMakeRemove => "effect-pay-to-make-remove",
        Effect::RemoveFromUnrealEstate => "effect-remove-from-unreal-estate",
        Effect::SwapMinions => "effect-swap-minions",
        Effect::DiscardOpponentCard => "effect-discard-opponent-card",
        Effect::RollAndRemove => "effect-roll-and-remove",
        Effect::SwapHands => "effect-swap-hands",
        Effect::DiscardRefill => "effect-discard-refill",
        Effect::EachOpponentRemoves => "effect-each-opponent-removes",
        Effect::PayToAssassinate => "effect-pay-to-assassinate",
        Effect::BlockText => "effect-block-text",
        Effect::BlockMoveOrRemove => "effect-block-move-or-remove",
        Effect::BlockRemove => "effect-block-remove",
        Effect::RelocateRemoved => "effect-relocate-removed",
        Effect::EndOwnTurn => "effect-end-own-turn",
    }
}
