//! AM-CARD. What the texts of the cards do, as short programs of a few operations.

use serde::{Deserialize, Serialize};

use crate::areas::Area;
use crate::minions::Where;
use crate::money::LOAN;

/// What a card's text does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Keep the card, take $10, owe $12.
    Loan,
    /// An opponent gives two cards.
    DemandCards,
    /// Every opponent gives $1 or a card.
    Tribute,
    /// Give an opponent a card for $2.
    SellCardToPlayer,
    /// Every opponent gives $2.
    StealFromAll,
    /// An opponent pays $5 or keeps this card for good.
    HandPenalty,
    /// Exchange your personality.
    SwapPersonality,
    /// Move an own minion out of trouble to a neighbouring area.
    MoveOwnFromTrouble,
    /// $1 for each trouble marker.
    EarnTrouble,
    /// Discard any number of cards for so much each.
    SellCards(u8),
    /// Discard a card.
    DiscardOne,
    /// An opponent gives $3.
    StealFromOne,
    /// $1 for each minion in the Isle of Gods.
    EarnMinionsIsle,
    /// Roll: take $3 from an opponent, or lose a minion.
    GambleSteal,
    /// Draw so many cards.
    Draw(u8),
    /// Draw four cards from the discard pile.
    DrawFromDiscard,
    /// Move an opponent's minion to a neighbouring area.
    MoveOpponent,
    /// An opponent pays $5 or loses a building.
    ExtortBuilding,
    /// Look at all unused personalities but one.
    PeekPersonalities,
    /// Roll: take $4, or pay $2 or lose a minion.
    GambleBank,
    /// Play two more cards.
    PlayTwo,
    /// Buy an opponent's building where there is trouble, or where there is none.
    BuyBuilding {
        /// Whether there has to be trouble.
        trouble: bool,
    },
    /// Build for half the cost.
    BuildHalf,
    /// Place a minion where you have a building.
    PlaceAtBuilding,
    /// Place up to so many minions in Unreal Estate or next to it.
    PlaceNearUnrealEstate(u8),
    /// Place a minion anywhere without trouble.
    PlaceQuietly,
    /// $2 for each minion in an area with trouble.
    EarnMinionsTrouble,
    /// Place a minion where there is trouble.
    PlaceAtTrouble,
    /// Take two cards at random, keep one.
    StealCard,
    /// $1 for each building.
    EarnBuildings,
    /// Put a trouble marker next to another.
    SpreadTrouble,
    /// Roll: remove a minion in trouble, or lose one.
    GambleRemove,
    /// Draw a card for each own building.
    DrawPerBuilding,
    /// Put down a trouble marker.
    AddTrouble,
    /// Pay an opponent $2 and move an own minion anywhere.
    PayToMove,
    /// One opponent pays another $3.
    ForcePayment,
    /// Move an own minion anywhere.
    MoveOwnAnywhere,
    /// Pay an opponent $2 to remove a minion.
    PayToMakeRemove,
    /// Remove a minion from Unreal Estate.
    RemoveFromUnrealEstate,
    /// Two minions change places.
    SwapMinions,
    /// Look at a hand and discard a card of it.
    DiscardOpponentCard,
    /// Roll twice and remove a minion in each area.
    RollAndRemove,
    /// Swap hands with an opponent.
    SwapHands,
    /// Discard up to three cards and refill.
    DiscardRefill,
    /// Every opponent removes an own minion.
    EachOpponentRemoves,
    /// Pay an opponent $2 and assassinate a minion.
    PayToAssassinate,
    /// Interrupt: the text of another's card does not affect you.
    BlockText,
    /// Interrupt: a minion is neither moved nor removed.
    BlockMoveOrRemove,
    /// Interrupt: a minion is not removed.
    BlockRemove,
    /// Interrupt: a removed minion is placed elsewhere.
    RelocateRemoved,
    /// Interrupt: the own turn ends, the last card returns.
    EndOwnTurn,
}

/// Which opponents can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    Anyone,
    WithCards,
    WithMoney,
    WithBuilding,
}

/// Which minions can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    Own,
    OwnInTrouble,
    Opponents,
    Anyone,
    InTrouble,
    Assassinable,
    InUnrealEstate,
    /// Where the first or second roll fell.
    Rolled(u8),
    /// Chosen by the player who was paid: in trouble, but none of the payer's.
    ChosenByVictim,
}

/// What money is earned for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Each {
    TroubleMarker,
    MinionOnTheIsle,
    Building,
}

/// One operation of a text. Those that ask or roll wait; the others just happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// Choose an opponent: the victim of what follows.
    Opponent(Whom),
    /// Choose a second opponent.
    Other,
    /// The victim may answer; if spared, the text ends.
    Warn,
    /// All opponents with money, or with money or cards, may answer.
    WarnAll { cards: bool },
    /// The victim pays the active player.
    Collect(u16),
    /// Every opponent not spared pays the active player.
    CollectAll(u16),
    /// The active player pays the victim.
    Pay(u16),
    /// The victim pays the second opponent.
    PayOther(u16),
    /// The victim gives cards of their choice.
    Demand(u8),
    /// Choose a card to give.
    Offer,
    /// The offered card changes hands.
    HandOver,
    /// Every opponent not spared gives so much or a card.
    Tribute(u16),
    /// The victim may buy the text off; if paid, the text ends.
    BuyOff(u16),
    /// The card stays in front of the victim.
    Stick,
    /// Choose one of the victim's buildings to remove, or none.
    Burn,
    /// Choose a minion.
    Minion(Which),
    /// Lose a minion, or pay.
    MinionOrPay(u16),
    /// Choose a minion elsewhere to change places with the first.
    Partner,
    /// Choose a neighbouring area to move the minion to.
    Neighbour,
    /// Choose any other area to move the minion to.
    Elsewhere,
    /// The chosen minion is removed, if one was.
    Remove,
    /// Every opponent not spared removes an own minion.
    EachRemoves,
    /// See the victim's hand.
    Look,
    /// Choose a card of the victim's hand to be discarded.
    DiscardTheirs,
    /// Roll the die.
    Roll,
    /// Skip so many operations unless the roll was [`HIGH`] or more.
    High(u8),
    /// Skip so many operations unless the roll was [`LOW`].
    One(u8),
    /// Take money from the bank.
    Gain(u16),
    /// Take so much from the bank for each of something.
    Earn(u16, Each),
    /// Choose an area with trouble, and earn so much for each minion there.
    EarnAt(u16),
    /// The two hands change owners.
    SwapHands,
    /// Take a card at random out of the victim's hand.
    Grab,
    /// Keep one of the cards taken.
    Keep,
    /// Discard one card, or none.
    Discard,
    /// Discard up to so many cards.
    DiscardUpTo(u8),
    /// Discard any number of cards for money.
    Sell,
    /// Refill the hand.
    Refill,
    /// Draw cards.
    Draw,
    /// Draw from the discard pile.
    Recover(u8),
    /// Draw a new personality.
    Personality,
    /// Look at the unused personalities.
    Peek,
    /// Choose a building to buy.
    Building,
    /// Buy it.
    Buy,
    /// Build for half the cost.
    BuildHalf,
    /// Place a minion.
    Place(Where),
    /// Place another one, or not.
    PlaceAgain(Where),
    /// Choose an area for a new trouble marker, next to another or anywhere.
    Stir { spreading: bool },
    /// Take the loan.
    Loan,
    /// Play two more cards.
    PlayTwo,
}

/// From this roll on a gamble is won.
pub(crate) const HIGH: u8 = 7;
/// With this roll a gamble is lost.
pub(crate) const LOW: u8 = 1;

const AROUND_UNREAL_ESTATE: Where = Where::Around(Area::UnrealEstate);

impl Effect {
    /// AM-ACT-SCROLL-06. What has to be paid to somebody first.
    pub(crate) const fn price(self) -> u16 {
        match self {
            Effect::PayToMove | Effect::PayToMakeRemove | Effect::PayToAssassinate => self.amount(),
            _ => 0,
        }
    }

    /// The money that the text is about: demanded, paid, taken, or earned for each of
    /// something; 0 where it is about none.
    pub const fn amount(self) -> u16 {
        let program = self.program();
        let mut at = 0;
        while at < program.len() {
            match program[at] {
                Op::Collect(amount)
                | Op::CollectAll(amount)
                | Op::Pay(amount)
                | Op::PayOther(amount)
                | Op::Tribute(amount)
                | Op::BuyOff(amount)
                | Op::Gain(amount)
                | Op::Earn(amount, _)
                | Op::EarnAt(amount) => return amount,
                Op::Loan => return LOAN,
                _ => at += 1,
            }
        }
        match self {
            Effect::SellCards(amount) => amount as u16,
            _ => 0,
        }
    }

    /// What the loser of a gamble can pay instead of losing a minion; 0 where there is
    /// nothing to pay.
    pub const fn forfeit(self) -> u16 {
        let program = self.program();
        let mut at = 0;
        while at < program.len() {
            if let Op::MinionOrPay(amount) = program[at] {
                return amount;
            }
            at += 1;
        }
        0
    }

    /// The rolls that win and lose a gamble: this one or more, and exactly that one.
    pub const GAMBLE: (u8, u8) = (HIGH, LOW);

    /// Whether a building is for sale only where there is trouble.
    pub(crate) const fn wants_trouble(self) -> bool {
        matches!(self, Effect::BuyBuilding { trouble: true })
    }

    /// The operations, in order.
    #[inline]
    pub(crate) const fn program(self) -> &'static [Op] {
        use Op::*;
        match self {
            Effect::Loan => &[Loan],
            Effect::DemandCards => &[Opponent(Whom::WithCards), Warn, Demand(2)],
            Effect::Tribute => &[WarnAll { cards: true }, Tribute(1)],
            Effect::SellCardToPlayer => {
                &[Opponent(Whom::Anyone), Offer, Warn, HandOver, Collect(2)]
            }
            Effect::StealFromAll => &[WarnAll { cards: false }, CollectAll(2)],
            Effect::HandPenalty => &[Opponent(Whom::Anyone), Warn, BuyOff(5), Stick],
            Effect::SwapPersonality => &[Personality],
            Effect::MoveOwnFromTrouble => &[Minion(Which::OwnInTrouble), Neighbour],
            Effect::EarnTrouble => &[Earn(1, Each::TroubleMarker)],
            Effect::SellCards(_) => &[Sell],
            Effect::DiscardOne => &[Discard],
            Effect::StealFromOne => &[Opponent(Whom::WithMoney), Warn, Collect(3)],
            Effect::EarnMinionsIsle => &[Earn(1, Each::MinionOnTheIsle)],
            Effect::GambleSteal => &[
                Roll,
                High(3),
                Opponent(Whom::WithMoney),
                Warn,
                Collect(3),
                One(2),
                Minion(Which::Own),
                Remove,
            ],
            Effect::Draw(_) | Effect::DrawPerBuilding => &[Draw],
            Effect::DrawFromDiscard => &[Recover(4)],
            Effect::MoveOpponent => &[Minion(Which::Opponents), Neighbour],
            Effect::ExtortBuilding => &[Opponent(Whom::WithBuilding), Warn, BuyOff(5), Burn],
            Effect::PeekPersonalities => &[Peek],
            Effect::GambleBank => &[Roll, High(1), Gain(4), One(2), MinionOrPay(2), Remove],
            Effect::PlayTwo => &[PlayTwo],
            Effect::BuyBuilding { .. } => &[Building, Warn, Buy],
            Effect::BuildHalf => &[BuildHalf],
            Effect::PlaceAtBuilding => &[Place(Where::Building)],
            Effect::PlaceNearUnrealEstate(1) => &[Place(AROUND_UNREAL_ESTATE)],
            Effect::PlaceNearUnrealEstate(_) => {
                &[Place(AROUND_UNREAL_ESTATE), PlaceAgain(AROUND_UNREAL_ESTATE)]
            }
            Effect::PlaceQuietly => &[Place(Where::Quietly)],
            Effect::EarnMinionsTrouble => &[EarnAt(2)],
            Effect::PlaceAtTrouble => &[Place(Where::Trouble)],
            Effect::StealCard => &[Opponent(Whom::WithCards), Warn, Grab, Keep],
            Effect::EarnBuildings => &[Earn(1, Each::Building)],
            Effect::SpreadTrouble => &[Stir { spreading: true }],
            Effect::GambleRemove => &[
                Roll,
                High(2),
                Minion(Which::InTrouble),
                Remove,
                One(2),
                Minion(Which::Own),
                Remove,
            ],
            Effect::AddTrouble => &[Stir { spreading: false }],
            Effect::PayToMove => &[Opponent(Whom::Anyone), Pay(2), Minion(Which::Own), Elsewhere],
            Effect::ForcePayment => &[Opponent(Whom::Anyone), Other, Warn, PayOther(3)],
            Effect::MoveOwnAnywhere => &[Minion(Which::Own), Elsewhere],
            Effect::PayToMakeRemove => {
                &[Opponent(Whom::Anyone), Warn, Pay(2), Minion(Which::ChosenByVictim), Remove]
            }
            Effect::RemoveFromUnrealEstate => &[Minion(Which::InUnrealEstate), Remove],
            Effect::SwapMinions => &[Minion(Which::Anyone), Partner],
            Effect::DiscardOpponentCard => &[Opponent(Whom::Anyone), Warn, Look, DiscardTheirs],
            Effect::RollAndRemove => {
                &[Roll, Roll, Minion(Which::Rolled(0)), Remove, Minion(Which::Rolled(1)), Remove]
            }
            Effect::SwapHands => &[Opponent(Whom::Anyone), Warn, SwapHands],
            Effect::DiscardRefill => &[DiscardUpTo(3), Refill],
            Effect::EachOpponentRemoves => &[EachRemoves],
            Effect::PayToAssassinate => {
                &[Opponent(Whom::Anyone), Pay(2), Minion(Which::Assassinable), Remove]
            }
            // Interrupts are never read; see `interrupts.rs` and `turn.rs`.
            Effect::BlockText
            | Effect::BlockMoveOrRemove
            | Effect::BlockRemove
            | Effect::RelocateRemoved
            | Effect::EndOwnTurn => &[],
        }
    }
}
