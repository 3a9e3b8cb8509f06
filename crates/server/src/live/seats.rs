//! The page of the seats of a game that is on, drawn for one reader.

use maud::Markup;
use web::page::{SeatsPage, StandingOrder, seats};
use web::{Language, Reader, StandingAnswers, TableInfo};

use crate::games::{self, Hosted, Visitor};
use crate::orders::Order;
use crate::store::Person;
use crate::tables::Desk;

/// Who sits where, and what the reader answers to threats without being asked.
pub fn seats_page(
    desk: &Desk,
    table: &TableInfo,
    reader: &Reader,
    person: Option<&Person>,
) -> Markup {
    let asked = person.map(|person| person.asked == Some(true));
    let person = person.map(|person| person.id);
    let sheet = &desk.sheet;
    let own: Vec<_> = person.map(|person| sheet.seats_of(person).collect()).unwrap_or_default();
    let answers = games::with_game(&sheet.game, Answers(reader.lang)).unwrap_or_default();
    let follows = sheet_has_orders(desk, reader.lang);
    let order = |seat: &game::Seat| standing(sheet.places[seat.index()].order.as_ref());
    let orders: Vec<_> = own.iter().filter(|_| follows).map(order).collect();
    let asks = desk.play.as_ref().is_some_and(|play| play.asks_the_usual()) && !own.is_empty();
    let asked = asked.filter(|_| asks);
    seats(&SeatsPage { reader, table, own: &own, orders: &orders, answers: &answers, asked })
}

/// Whether orders are followed here: only over days, elsewhere a window is short.
pub(super) fn sheet_has_orders(desk: &Desk, lang: Language) -> bool {
    let has_answers = || {
        let answers = games::with_game(&desk.sheet.game, Answers(lang)).unwrap_or_default();
        !answers.answers.is_empty()
    };
    desk.sheet.is_slow() && has_answers()
}

fn standing(order: Option<&Order>) -> StandingOrder {
    match order {
        None => StandingOrder::Ask,
        Some(Order::NeverAsk) => StandingOrder::Never,
        Some(Order::Use(lines)) => {
            let line = |line: &crate::orders::OrderLine| (line.answer.clone(), line.places.clone());
            StandingOrder::Use(lines.iter().map(line).collect())
        }
    }
}

/// What can be answered to threats in a game.
struct Answers(Language);

impl Visitor for Answers {
    type Output = StandingAnswers;

    fn visit<G: Hosted>(self) -> StandingAnswers {
        G::standing_answers(self.0)
    }
}
