//! AM-ACT-SCROLL. What a text being carried out has come to, of each effect what it needs.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::areas::Area;
use crate::board::Minion;
use crate::cards::Card;
use crate::effects::Effect;
use crate::texts::Text;

/// What a text has come to, beside the operation and the victim. Which of these it is
/// follows from its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SoFar {
    /// The minion chosen, if the effect is about one.
    Minion(Option<Minion>),
    /// The building chosen.
    Building(Option<Area>),
    /// The second opponent of a forced payment.
    Payee(Option<Seat>),
    /// How many opponents have had their turn.
    Opponents(u8),
    /// How many cards were discarded, and the last of them: a set is chosen in order, so that
    /// it has one spelling.
    Discards { count: u8, last: Option<Card> },
}

impl SoFar {
    /// At the beginning of a card's text.
    #[inline]
    pub(crate) fn of(card: Card) -> SoFar {
        match card.effect() {
            Some(Effect::BuyBuilding { .. }) => SoFar::Building(None),
            Some(Effect::ForcePayment) => SoFar::Payee(None),
            Some(Effect::Tribute | Effect::EachOpponentRemoves) => SoFar::Opponents(0),
            Some(Effect::SellCards(_) | Effect::DiscardRefill) => {
                SoFar::Discards { count: 0, last: None }
            }
            _ => SoFar::Minion(None),
        }
    }
}

/// A text in a position: one shape for all of them, of which each effect uses its part.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct TextPosition {
    card: Card,
    at: u8,
    victim: Seat,
    minion: Option<Minion>,
    area: Option<Area>,
    /// Opponents dealt with, cards discarded, or the second opponent, counted from 0.
    count: u8,
    last: Option<Card>,
}

impl From<Text> for TextPosition {
    fn from(Text { card, at, victim, so_far }: Text) -> TextPosition {
        let (mut minion, mut area, mut count, mut last) = (None, None, 0, None);
        match so_far {
            SoFar::Minion(chosen) => minion = chosen,
            SoFar::Building(chosen) => area = chosen,
            SoFar::Payee(payee) => count = payee.map_or(0, |seat| seat.index() as u8),
            SoFar::Opponents(dealt_with) => count = dealt_with,
            SoFar::Discards { count: discarded, last: card } => (count, last) = (discarded, card),
        }
        TextPosition { card, at, victim, minion, area, count, last }
    }
}

impl TryFrom<TextPosition> for Text {
    type Error = String;

    fn try_from(position: TextPosition) -> Result<Text, String> {
        let TextPosition { card, at, victim, minion, area, count, last } = position;
        let so_far = match SoFar::of(card) {
            SoFar::Minion(_) => SoFar::Minion(minion),
            SoFar::Building(_) => SoFar::Building(area),
            // The first operation chooses the one who pays, the second the one who is paid.
            SoFar::Payee(_) => SoFar::Payee((at > 1).then(|| seat(count)).transpose()?),
            SoFar::Opponents(_) => SoFar::Opponents(count),
            SoFar::Discards { .. } => SoFar::Discards { count, last },
        };
        let text = Text { card, at, victim, so_far };
        // What the effect has no place for would be lost.
        if TextPosition::from(text) == position {
            Ok(text)
        } else {
            Err(format!("the text of {card} is never pending like this"))
        }
    }
}

fn seat(index: u8) -> Result<Seat, String> {
    Seat::all(4).nth(usize::from(index)).ok_or_else(|| format!("{index} is not a second opponent"))
}
