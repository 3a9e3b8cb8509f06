//! The answers a seat can give, and their notation: one spelling each.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat};

use crate::building_cards::BuildingCard;
use crate::cards::Card;

/// An answer of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `supply farm-3`: choose the supply action of this card.
    Supply(BuildingCard),
    /// `look 4`: look at this card of the Nun-row, 1 to 5.
    Look(u8),
    /// `enter farm-3`: enter this building.
    Enter(BuildingCard),
    /// `pass`: play a pass.
    Pass,
    /// `play 3`: play so many cards in the building just entered.
    Play(u8),
    /// `lay monk-3`: lay this card face down.
    Lay(Card),
    /// `sword 2`: this seat gives half of its hand.
    Sword(Seat),
    /// `flute 2`: this seat gets the rat.
    Flute(Seat),
    /// `give monk-3`: give this card away.
    Give(Card),
    /// `use`: carry out the action.
    Use,
    /// `decline`: do not carry out the action.
    Decline,
    /// `trade 2`: discard so many cards for rats.
    Trade(u8),
    /// `discard monk-3`: discard this card for a rat.
    Discard(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Supply(card) => write!(f, "supply {card}"),
            Action::Look(place) => write!(f, "look {place}"),
            Action::Enter(card) => write!(f, "enter {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Play(number) => write!(f, "play {number}"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Sword(seat) => write!(f, "sword {seat}"),
            Action::Flute(seat) => write!(f, "flute {seat}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Use => f.write_str("use"),
            Action::Decline => f.write_str("decline"),
            Action::Trade(number) => write!(f, "trade {number}"),
            Action::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "pass" => return Ok(Action::Pass),
            "use" => return Ok(Action::Use),
            "decline" => return Ok(Action::Decline),
            _ => {}
        }
        match text.split_once(' ') {
            Some(("supply", card)) => Ok(Action::Supply(card.parse()?)),
            Some(("look", place)) => Ok(Action::Look(number(place)?)),
            Some(("enter", card)) => Ok(Action::Enter(card.parse()?)),
            Some(("play", cards)) => Ok(Action::Play(number(cards)?)),
            Some(("lay", card)) => Ok(Action::Lay(card.parse()?)),
            Some(("sword", seat)) => Ok(Action::Sword(seat.parse()?)),
            Some(("flute", seat)) => Ok(Action::Flute(seat.parse()?)),
            Some(("give", card)) => Ok(Action::Give(card.parse()?)),
            Some(("trade", cards)) => Ok(Action::Trade(number(cards)?)),
            Some(("discard", card)) => Ok(Action::Discard(card.parse()?)),
            _ => Err(ParseError::new(
                "an action is supply, look, enter, pass, play, lay, sword, flute, give, use, \
                 decline, trade or discard",
                text,
            )),
        }
    }
}

/// A number from 0 to 255 without signs or leading zeros, so that it has one spelling.
pub(crate) fn number(text: &str) -> Result<u8, ParseError> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| ParseError::new("a number of cards, places or points", text))
}
