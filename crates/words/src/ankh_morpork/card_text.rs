//! What the cards say, in our own words.

use ankh_morpork::{
    AnkhMorpork, Area, Card, Effect, LOAN_PENALTY, LOAN_REPAYMENT, RandomEvent, Symbol,
};

use crate::Voice;

impl Voice<'_, AnkhMorpork> {
    /// The text of a card; nothing when it has only symbols.
    pub fn card_text(self, card: Card) -> Option<String> {
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

    /// Everything on a card: its symbols from left to right, and its text where it stands.
    pub fn on_card(self, card: Card) -> String {
        let text = self.card_text(card);
        let symbols = card.print().symbols.iter().map(|&symbol| match (&text, symbol) {
            (Some(text), Symbol::Scroll | Symbol::Interrupt) => {
                let text = text.trim_end_matches('.');
                format!("{}{} {text}", self.symbol(symbol), self.words.colon())
            }
            _ => self.symbol(symbol),
        });
        let parts: Vec<String> = symbols.collect();
        match parts.is_empty() {
            true => self.say("am-card-does-nothing").to_owned(),
            false => parts.join(" · "),
        }
    }

    /// What stands on a card whose name has just been said, after what that name means.
    pub(super) fn explained(self, card: Card) -> String {
        match self.gloss(card) {
            Some(gloss) => format!("({gloss}) {}", self.on_card(card)),
            None => self.on_card(card),
        }
    }

    /// The power of a City Area card, in a few words.
    pub fn power(self, area: Area) -> String {
        self.with_amount(&format!("am-power-{area}"), area.power().amount())
    }

    /// The power of a City Area card, in a sentence.
    pub fn power_text(self, area: Area) -> String {
        self.with_amount(&format!("am-power-{area}-text"), area.power().amount())
    }

    /// What a random event does, in a sentence.
    pub fn event_text(self, event: RandomEvent) -> String {
        self.with_amount(&format!("am-event-{event}-text"), event.amount())
    }

    /// A message with an amount of money in it.
    pub(super) fn with_amount(self, key: &str, amount: u16) -> String {
        self.with(key, &[("amount", self.money(amount.into()).into())])
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
