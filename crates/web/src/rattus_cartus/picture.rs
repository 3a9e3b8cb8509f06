//! Cards and classes as pictures.

use maud::{Markup, html};
use rattus_cartus::{Card, Class};

use crate::use_of;

/// The symbol of a class in the sprite.
pub(super) fn class_symbol(class: Class) -> &'static str {
    match class {
        Class::Peasantry => "r-peasantry",
        Class::Bourgeoisie => "r-bourgeoisie",
        Class::Church => "r-church",
        Class::Chivalry => "r-chivalry",
        Class::Magic => "r-magic",
        Class::Royalty => "r-royalty",
    }
}

/// The symbol of a card in the sprite.
pub(super) fn card_symbol(card: Card) -> &'static str {
    match (card.class(), card) {
        (Some(class), _) => class_symbol(class),
        (_, Card::JOKER) => "r-joker",
        (_, Card::SWORD) => "r-sword",
        (_, Card::FLUTE) => "r-flute",
        (_, Card::PASS) => "r-pass",
        _ => "r-gold",
    }
}

/// The class for colours in style sheets; special cards have one of their own.
pub(super) fn card_class(card: Card) -> &'static str {
    card.class().map_or("special", Class::name)
}

/// The nuns on a card, as one drawing.
pub(super) fn nun_icons(card: Card) -> Markup {
    let symbol = match card.nuns() {
        0 => return html! {},
        1 => "r-nun",
        2 => "r-nuns-2",
        3 => "r-nuns-3",
        _ => "r-nuns-4",
    };
    html! { svg.i.nun-i data-n=(card.nuns()) aria-hidden="true" { (use_of(symbol)) } }
}
