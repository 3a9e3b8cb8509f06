//! Events as lines that a player reads.

use std::fmt;

use game::SeatSet;

use crate::cards::Card;
use crate::events::{Cause, News, Open, Reason, Shown};

/// The chain of causes: round, phase, building, and the rule, card or action.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.round > 0 {
            write!(f, "round {}, ", self.round)?;
        }
        f.write_str(self.phase.name())?;
        if let Some(building) = self.building {
            write!(f, ", {building}")?;
        }
        match self.reason {
            Reason::Rule => Ok(()),
            Reason::Supply(card) => write!(f, ", supply action of {card}"),
            Reason::Pass => f.write_str(", pass"),
            Reason::Cards => f.write_str(", cards played"),
            Reason::Mismatch => f.write_str(", cards of another class"),
            Reason::Sword => f.write_str(", sword"),
            Reason::Flute => f.write_str(", flute"),
            Reason::Premium => f.write_str(", premium action"),
            Reason::Standard => f.write_str(", standard action"),
            Reason::LastRound => f.write_str(", instead of an action"),
            Reason::Plague => f.write_str(", plague"),
        }
    }
}

/// A line of the game's log, with its cause in brackets.
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.news, self.cause)
    }
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            News::Open(open) => open.fmt(f),
            News::NunLaid { place } => write!(f, "card {place} of the Nun-row is laid"),
            News::Drew { seat, card } => write!(f, "seat {seat} draws {}", named(card)),
            News::SupplyDecided { seat, card } => match card {
                Some(card) => write!(f, "seat {seat} chooses {card} in secret"),
                None => write!(f, "seat {seat} has chosen a supply action"),
            },
            News::Looked { seat, place, card } => {
                write!(f, "seat {seat} looks at card {place} of the Nun-row: {}", named(card))
            }
            News::Laid { seat, card } => write!(f, "seat {seat} lays {} face down", named(card)),
            News::Offered { seat, card } => {
                write!(f, "seat {seat} chooses {} to give", named(card))
            }
            News::Gave { from, to, number, cards } => match cards {
                Some(cards) => write!(f, "seat {from} gives {cards} to seat {to}"),
                None => write!(f, "seat {from} gives {} to seat {to}", cards_of(*number)),
            },
            News::MarkerTaken { seat, value } => match value {
                Some(value) => write!(f, "seat {seat} takes a marker of value {value}"),
                None => write!(f, "seat {seat} takes a marker"),
            },
        }
    }
}

fn named(card: &Option<Card>) -> String {
    card.map_or_else(|| "a card".into(), |card| card.to_string())
}

impl fmt::Display for Open {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Open::BuildingTakesPart { building } => write!(f, "{building} takes part"),
            Open::CardTakesPart { card } => write!(f, "{card} takes part"),
            Open::StartPlayer { seat } => write!(f, "seat {seat} is start player"),
            Open::RoundBegins { round } => write!(f, "round {round} begins"),
            Open::BuildingRevealed { card } => write!(f, "{card} is revealed"),
            Open::BuildingExchanged { out, card } => {
                write!(f, "{out} goes under the replacement stack, and {card} takes its place")
            }
            Open::SupplyChosen { seat, card } => write!(f, "seat {seat} has chosen {card}"),
            Open::DrawEndsShort { seat, missing } => {
                write!(f, "seat {seat} draws {} too few: there are none left", cards_of(*missing))
            }
            Open::Reshuffled { number } => {
                write!(f, "the discard pile of {number} cards becomes the deck")
            }
            Open::RatsDiscarded { seat, number } => {
                write!(f, "seat {seat} discards {}", rats(*number))
            }
            Open::RatsTaken { seat, number } => write!(f, "seat {seat} takes {}", rats(*number)),
            Open::RatHandedOver { from, to } => write!(f, "seat {from} hands a rat to seat {to}"),
            Open::Passed { seat } => write!(f, "seat {seat} passes"),
            Open::Entered { seat, card, place } => {
                write!(f, "seat {seat} enters {card} on place {place}")
            }
            Open::Plays { seat, number } => write!(f, "seat {seat} plays {}", cards_of(*number)),
            Open::CardsRevealed { seat, cards } => write!(f, "seat {seat} reveals {cards}"),
            Open::InfluenceGained { seat, class, number } => {
                write!(f, "seat {seat} gains {number} influence in {}", class.name())
            }
            Open::SwordStrikes { taker, giver, number } => {
                write!(f, "seat {giver} must give {} to seat {taker}", cards_of(*number))
            }
            Open::PremiumHeld { seat } => write!(f, "seat {seat} has the premium action"),
            Open::ActionDeclined { seat } => write!(f, "seat {seat} does without the action"),
            Open::MarkersTaken { seat, number } => write!(f, "seat {seat} takes {number} markers"),
            Open::CardsTaken { seat, card, number } => {
                write!(f, "seat {seat} takes {number} {card}")
            }
            Open::Trades { seat, number } => {
                write!(f, "seat {seat} trades {} for rats", cards_of(*number))
            }
            Open::CardTraded { seat, card } => write!(f, "seat {seat} discards {card}"),
            Open::Levied { seat, givers, number } => {
                write!(f, "seat {seat} levies {} from {}", cards_of(*number), listed(*givers))
            }
            Open::CardsDiscarded { seat, cards } => {
                write!(f, "the cards of seat {seat} leave: {cards}")
            }
            Open::HandShown { seat, cards } => write!(f, "seat {seat} shows its hand: {cards}"),
            Open::Scored { seat, score } => write!(f, "seat {seat} has {} points", score.total()),
            Open::NunShown { place, card } => {
                write!(f, "card {place} of the Nun-row is {card}")
            }
            Open::RatsShown { seat, number } => write!(f, "seat {seat} has {}", rats(*number)),
            Open::Died { seats } => write!(f, "dead of the plague: {}", listed(*seats)),
            Open::Won { seats } => write!(f, "winning: {}", listed(*seats)),
        }
    }
}

fn cards_of(number: u8) -> String {
    if number == 1 { "1 card".into() } else { format!("{number} cards") }
}

fn rats(number: u16) -> String {
    if number == 1 { "1 rat".into() } else { format!("{number} rats") }
}

fn listed(seats: SeatSet) -> String {
    if seats.is_empty() {
        return "nobody".into();
    }
    seats.iter().map(|seat| format!("seat {seat}")).collect::<Vec<_>>().join(", ")
}
