//! What happened, in order and with its causes, and who is told what of it.

use game::{Ranking, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::areas::Area;
use crate::board::Minion;
use crate::cards::{Card, Cards};
use crate::ending::Ending;
use crate::personalities::{Personalities, Personality};
use crate::random_events::RandomEvent;

/// Something that happened, in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// What led to it.
    pub because: Because,
}

/// Something that happened, as one seat or a spectator is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// What happened, without what the reader may not know.
    pub what: What,
    /// What led to it.
    #[serde(default)]
    pub because: Because,
}

/// The chain of causes: a card, its symbol, what that set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Because {
    /// The card being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Which of its symbols, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<u8>,
    /// The City Area card being used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Area>,
    /// The random event being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<RandomEvent>,
    /// Whether an interrupt is bringing a removed minion back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rescue: bool,
}

/// What happened. Where something is `None` in what is shown, the reader may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the sentence of each variant names its fields")]
pub enum What {
    /// A personality was dealt.
    DealtPersonality { seat: Seat, personality: Option<Personality> },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A player had no card to play.
    Passed { seat: Seat },
    /// A symbol was left out, or no further card played.
    Skipped { seat: Seat },
    /// A played card went to the discard pile.
    PutAway { card: Card },
    /// Doctor Mossy Lawn ended the turn and brought a card back.
    Recalled { seat: Seat, card: Card },
    /// A card was drawn from the pile.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was drawn from the discard pile.
    Recovered { seat: Seat, card: Card },
    /// A hand card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A card passed from hand to hand.
    Gave { from: Seat, to: Seat, card: Option<Card> },
    /// A card was chosen to be given.
    Offered { seat: Seat, to: Seat, card: Option<Card> },
    /// A card was taken at random out of a hand, to look at.
    Grabbed { seat: Seat, from: Seat, card: Option<Card> },
    /// A player looked at another's hand.
    Looked { seat: Seat, at: Seat, hand: Option<Cards> },
    /// Two hands changed owners; `hands` are those of before.
    SwappedHands { one: Seat, two: Seat, hands: Option<[Cards; 2]> },
    /// A card stays in front of a player for good.
    Stuck { seat: Seat, card: Card },
    /// A player took a loan.
    Borrowed { seat: Seat, card: Card },
    /// Money changed hands; `None` is the bank.
    Paid { from: Option<Seat>, to: Option<Seat>, amount: u16 },
    /// A minion was placed.
    Placed { seat: Seat, area: Area },
    /// A minion was taken up to be placed elsewhere.
    Lifted { seat: Seat, area: Area },
    /// A minion was moved.
    Moved { minion: Minion, to: Area },
    /// Two minions changed places.
    Swapped { one: Minion, two: Minion },
    /// An assassin was sent.
    Attacked { minion: Minion },
    /// A minion was chosen.
    Chose { seat: Seat, minion: Minion },
    /// An opponent was chosen.
    Targeted { seat: Seat, victim: Seat },
    /// A building was chosen to be bought.
    Bid { seat: Seat, area: Area },
    /// A minion left the board.
    Removed { minion: Minion },
    /// A troll or demon came.
    Arrived { minion: Minion },
    /// A trouble marker was put down.
    Troubled { area: Area },
    /// A trouble marker was removed.
    Calmed { area: Area },
    /// A building was placed.
    Built { seat: Seat, area: Area },
    /// A building changed owners.
    Bought { seat: Seat, owner: Seat, area: Area },
    /// A building was removed.
    Demolished { seat: Seat, area: Area },
    /// The power of a City Area card was used.
    Used { seat: Seat, area: Area },
    /// Small Gods was paid to keep something safe.
    Shielded { seat: Seat, area: Area },
    /// A City Area card left the game.
    CardLost { seat: Seat, area: Area },
    /// The die was rolled.
    Rolled { seat: Seat, face: u8 },
    /// A random event was turned up.
    TurnedUp { event: RandomEvent },
    /// A card was lost to the fog.
    Fogged { card: Card },
    /// Those threatened were asked for an answer.
    Threatened { asked: SeatSet },
    /// An interrupt card was played.
    Reacted { seat: Seat, card: Card },
    /// A player looked at unused personalities.
    Peeked { seat: Seat, seen: Option<Personalities> },
    /// A player exchanged the own personality.
    ChangedPersonality { seat: Seat, old: Option<Personality>, new: Option<Personality> },
    /// The game ended, and everyone showed who they were.
    Ended { ending: Ending, ranking: Ranking, personalities: [Option<Personality>; 4] },
}

impl Event {
    /// The event as `seat`, or a spectator, is told of it.
    pub(crate) fn shown_to(&self, reader: Option<Seat>) -> Option<Shown> {
        let is = |seat: Seat| reader == Some(seat);
        let what = match self.what {
            // AM-SETUP-10.
            What::DealtPersonality { seat, personality } => {
                What::DealtPersonality { seat, personality: personality.filter(|_| is(seat)) }
            }
            What::ChangedPersonality { seat, old, new } => What::ChangedPersonality {
                seat,
                old: old.filter(|_| is(seat)),
                new: new.filter(|_| is(seat)),
            },
            What::Peeked { seat, seen } => What::Peeked { seat, seen: seen.filter(|_| is(seat)) },
            // AM-SETUP-24.
            What::Drew { seat, card } => What::Drew { seat, card: card.filter(|_| is(seat)) },
            // AM-ACT-SCROLL-11. Only giver and receiver know what was given.
            What::Gave { from, to, card } => {
                What::Gave { from, to, card: card.filter(|_| is(from) || is(to)) }
            }
            What::Offered { seat, to, card } => {
                What::Offered { seat, to, card: card.filter(|_| is(seat)) }
            }
            What::Grabbed { seat, from, card } => {
                What::Grabbed { seat, from, card: card.filter(|_| is(seat) || is(from)) }
            }
            What::Looked { seat, at, hand } => {
                What::Looked { seat, at, hand: hand.filter(|_| is(seat) || is(at)) }
            }
            What::SwappedHands { one, two, hands } => {
                What::SwappedHands { one, two, hands: hands.filter(|_| is(one) || is(two)) }
            }
            open => open,
        };
        Some(Shown { what, because: self.because })
    }
}
