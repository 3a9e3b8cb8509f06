//! What chance can bring, and its notation.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

use crate::cards::Card;
use crate::personalities::Personality;
use crate::random_events::RandomEvent;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The twelve-sided die shows this face.
    Roll(u8),
    /// This card comes off the draw pile, or at random out of a hand or the discard pile.
    Draw(Card),
    /// This random event is turned up.
    Event(RandomEvent),
    /// This personality is dealt, or drawn from the unused ones.
    Deal(Personality),
    /// This unused personality is the one Mrs Cake does not show.
    Hide(Personality),
}

impl Chance {
    /// Every outcome that has a word.
    pub(crate) fn all() -> impl Iterator<Item = Chance> {
        let people = Personality::ALL.into_iter();
        (1..=12)
            .map(Chance::Roll)
            .chain(Card::all().map(Chance::Draw))
            .chain(RandomEvent::ALL.into_iter().map(Chance::Event))
            .chain(people.clone().map(Chance::Deal))
            .chain(people.map(Chance::Hide))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Roll(face) => write!(f, "roll {face}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Event(event) => write!(f, "event {event}"),
            Chance::Deal(personality) => write!(f, "deal {personality}"),
            Chance::Hide(personality) => write!(f, "hide {personality}"),
        }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let unknown = || ParseError::new("chance is roll, draw, event, deal or hide", text);
        let (verb, object) = text.split_once(' ').ok_or_else(unknown)?;
        Ok(match verb {
            "roll" => Chance::Roll(face(object)?),
            "draw" => Chance::Draw(object.parse()?),
            "event" => Chance::Event(object.parse()?),
            "deal" => Chance::Deal(object.parse()?),
            "hide" => Chance::Hide(object.parse()?),
            _ => return Err(unknown()),
        })
    }
}

/// AM-COMP-07. A face of the die, written without leading zeros or signs.
fn face(text: &str) -> Result<u8, ParseError> {
    (1..=12)
        .find(|face: &u8| face.to_string() == text)
        .ok_or_else(|| ParseError::new("the die shows 1 to 12", text))
}
