//! What pages write for the house to read back: each text with its two ways beside each other.

use std::fmt;
use std::str::FromStr;

use game::Seat;

use crate::TableState;

/// A text that a page did not write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFromAPage;

impl fmt::Display for NotFromAPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no page has written this")
    }
}

impl std::error::Error for NotFromAPage {}

/// What an open page is called in the stream of its browser: `id`, then `@seat` and `@state`
/// where they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageId {
    /// The id of the table in addresses.
    pub table: String,
    /// Whose eyes it is seen with, where several share a device.
    pub seat: Option<Seat>,
    /// How far the game was, so that a page that was drawn just before it began or ended is
    /// replaced.
    pub state: Option<TableState>,
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.table)?;
        if let Some(seat) = self.seat {
            write!(f, "@{seat}")?;
        }
        if let Some(state) = self.state {
            write!(f, "@{}", state.id())?;
        }
        Ok(())
    }
}

impl FromStr for PageId {
    type Err = NotFromAPage;

    fn from_str(text: &str) -> Result<PageId, NotFromAPage> {
        let mut parts = text.split('@').peekable();
        let is_id = |id: &&str| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_graphic());
        let table = parts.next().filter(is_id).ok_or(NotFromAPage)?.to_owned();
        let seat = parts.peek().and_then(|seat| seat.parse().ok());
        let rest = if seat.is_some() { parts.nth(1) } else { parts.next() };
        let state = rest.map(|state| TableState::named(state).ok_or(NotFromAPage)).transpose()?;
        match parts.next() {
            None => Ok(PageId { table, seat, state }),
            Some(_) => Err(NotFromAPage),
        }
    }
}

/// An answer to threats and one of the places it is meant for, in a standing order:
/// `answer@place`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedAnswer {
    /// In notation: `react gaspode`.
    pub answer: String,
    /// In the game's own words: `the-shades`.
    pub place: String,
}

impl fmt::Display for PlacedAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.answer, self.place)
    }
}

impl FromStr for PlacedAnswer {
    type Err = NotFromAPage;

    fn from_str(text: &str) -> Result<PlacedAnswer, NotFromAPage> {
        let parts = text.split_once('@');
        let parts = parts.filter(|(answer, place)| !answer.is_empty() && !place.is_empty());
        let (answer, place) = parts.ok_or(NotFromAPage)?;
        Ok(PlacedAnswer { answer: answer.to_owned(), place: place.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_as_it_is_written() {
        let seats = [None, Some(Seat::new(0)), Some(Seat::new(7))];
        let states = TableState::ALL.map(Some).into_iter().chain([None]);
        for (state, seat) in states.flat_map(|state| seats.map(|seat| (state, seat))) {
            let page = PageId { table: "0123456789".to_owned(), seat, state };
            assert_eq!(page.to_string().parse(), Ok(page));
        }
        assert_eq!("a@2@over".parse::<PageId>().unwrap().to_string(), "a@2@over");
    }

    #[test]
    fn what_no_page_is_called_is_refused() {
        let huge = "@1".repeat(10_000);
        let odd = ["", "@", "@1", "a@", "a@9", "a@0", "a@1@", "a@over@1", "a@1@1", "a@1@over@"];
        let odder = ["a b", "a\nevent: x", "é", "a@Over", "a@over@over", "a@1@2@over", &huge];
        for text in odd.into_iter().chain(odder) {
            assert_eq!(text.parse::<PageId>(), Err(NotFromAPage), "{text}");
        }
    }

    #[test]
    fn an_answer_and_its_place_are_read_as_they_are_written() {
        let placed = |answer: &str, place: &str| {
            let placed = PlacedAnswer { answer: answer.to_owned(), place: place.to_owned() };
            assert_eq!(placed.to_string().parse(), Ok(placed));
        };
        placed("react gaspode", "the-shades");
        placed(&"é ".repeat(10_000), "x");
        for text in ["", "@", "react gaspode", "react gaspode@", "@the-shades"] {
            assert_eq!(text.parse::<PlacedAnswer>(), Err(NotFromAPage), "{text}");
        }
    }
}
