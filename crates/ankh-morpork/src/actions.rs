//! The answers a seat can give, and their notation.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat};

use crate::areas::Area;
use crate::board::Minion;
use crate::cards::Card;
use crate::interrupts::Reactions;
use crate::shields::Shielded;

/// One answer of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
// Four bytes are copied at once, three are not.
#[repr(align(4))]
pub enum Action {
    /// Play a card: the card of the turn, or a further one.
    Play(Card),
    /// Give a card to another player.
    Give(Card),
    /// Discard a card.
    Discard(Card),
    /// Keep this one of the cards taken.
    Keep(Card),
    /// Place a minion.
    Place(Area),
    /// Take up a minion to place it elsewhere, all twelve being on the board.
    Lift(Area),
    /// Place a building.
    Build(Area),
    /// Remove a building.
    Demolish(Area),
    /// Buy somebody's building.
    Buy(Area),
    /// Remove a trouble marker.
    Calm(Area),
    /// Add a trouble marker.
    Stir(Area),
    /// Move the chosen minion there.
    To(Area),
    /// Choose an area for a text.
    At(Area),
    /// Assassinate a minion.
    Assassinate(Minion),
    /// Choose a minion for a text or an event.
    Pick(Minion),
    /// Choose an opponent for a text.
    Target(Seat),
    /// Answer a threat with one or more interrupt cards.
    React(Reactions),
    /// Pay Small Gods to keep this safe.
    Shield(Shielded),
    /// Use the power of a City Area card.
    Use(Area),
    /// A bare word.
    Word(Word),
}

crate::named::named! {
    /// Answers that need no object.
    pub enum Word: "an answer is an action such as place the-shades, or a word such as skip" {
        /// Play Doctor Mossy Lawn: the turn ends, the last card returns.
        Recall = "recall",
        /// Take the money of the gold circle.
        Take = "take",
        /// Carry out the text of the card.
        Read = "read",
        /// Pay what is demanded.
        Pay = "pay",
        /// Take what comes instead of paying.
        Accept = "accept",
        /// Pay Small Gods to keep safe what is asked about: short for [`Action::Shield`].
        Shield = "shield",
        /// Leave out this symbol, or stop.
        Skip = "skip",
        /// End the turn.
        End = "end",
        /// Let it happen; or have no card to play.
        Pass = "pass",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Place(area) => write!(f, "place {area}"),
            Action::Lift(area) => write!(f, "lift {area}"),
            Action::Build(area) => write!(f, "build {area}"),
            Action::Demolish(area) => write!(f, "demolish {area}"),
            Action::Buy(area) => write!(f, "buy {area}"),
            Action::Calm(area) => write!(f, "calm {area}"),
            Action::Stir(area) => write!(f, "stir {area}"),
            Action::To(area) => write!(f, "to {area}"),
            Action::At(area) => write!(f, "at {area}"),
            Action::Assassinate(minion) => write!(f, "assassinate {minion}"),
            Action::Pick(minion) => write!(f, "pick {minion}"),
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::React(reactions) => write!(f, "react {reactions}"),
            Action::Shield(shielded) => write!(f, "shield {shielded}"),
            Action::Use(area) => write!(f, "use {area}"),
            Action::Word(word) => write!(f, "{word}"),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The verbs of answers with an object.
const VERBS: [&str; 19] = [
    "play",
    "give",
    "discard",
    "keep",
    "place",
    "lift",
    "build",
    "demolish",
    "buy",
    "calm",
    "stir",
    "to",
    "at",
    "assassinate",
    "pick",
    "target",
    "react",
    "shield",
    "use",
];

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let Some((verb, object)) = text.split_once(' ') else {
            return text.parse().map(Action::Word);
        };
        Ok(match verb {
            "play" => Action::Play(object.parse()?),
            "give" => Action::Give(object.parse()?),
            "discard" => Action::Discard(object.parse()?),
            "keep" => Action::Keep(object.parse()?),
            "place" => Action::Place(object.parse()?),
            "lift" => Action::Lift(object.parse()?),
            "build" => Action::Build(object.parse()?),
            "demolish" => Action::Demolish(object.parse()?),
            "buy" => Action::Buy(object.parse()?),
            "calm" => Action::Calm(object.parse()?),
            "stir" => Action::Stir(object.parse()?),
            "to" => Action::To(object.parse()?),
            "at" => Action::At(object.parse()?),
            "assassinate" => Action::Assassinate(object.parse()?),
            "pick" => Action::Pick(object.parse()?),
            "target" => Action::Target(object.parse()?),
            "react" => Action::React(object.parse()?),
            "shield" => Action::Shield(object.parse()?),
            "use" => Action::Use(object.parse()?),
            _ => {
                return Err(ParseError::none_of(
                    "an answer begins with a verb such as play or place",
                    verb,
                    VERBS,
                ));
            }
        })
    }
}
