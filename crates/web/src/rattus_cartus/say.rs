//! Cards, buildings and people of Rattus Cartus in words; nothing here is escaped.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use rattus_cartus::{Building, BuildingCard, Card, Cards, Class};

use crate::{Lang, Names, Words, use_of};

/// Puts the things of the game into words.
#[derive(Clone, Copy)]
pub(super) struct Say<'a> {
    pub(super) words: &'static Words,
    pub(super) names: &'a Names,
}

impl<'a> Say<'a> {
    pub(super) fn new(lang: Lang, names: &'a Names) -> Say<'a> {
        Say { words: lang.words(), names }
    }

    pub(super) fn class(self, class: Class) -> &'static str {
        self.words.say(&format!("rc-class-{}", class.name()))
    }

    pub(super) fn figure(self, class: Class) -> &'static str {
        self.words.say(&format!("rc-figure-{}", class.name()))
    }

    pub(super) fn building(self, building: Building) -> &'static str {
        self.words.say(&format!("rc-building-{}", building.name()))
    }

    /// The building as it stands in a sentence: "the Farm".
    pub(super) fn the(self, building: Building) -> &'static str {
        self.words.say(&format!("rc-the-{}", building.name()))
    }

    /// A building's action; in the last round there are none.
    pub(super) fn action(
        self,
        building: Building,
        premium: bool,
        last_round: bool,
    ) -> &'static str {
        match (last_round, premium) {
            (true, true) => self.words.say("rc-last-round-action"),
            (true, false) => self.words.say("rc-last-round-no-action"),
            (false, true) => self.words.say(&format!("rc-premium-{}", building.name())),
            (false, false) => self.words.say(&format!("rc-standard-{}", building.name())),
        }
    }

    /// What a card is called: its figure, or its kind.
    pub(super) fn name(self, card: Card) -> &'static str {
        match card.class() {
            Some(class) => self.figure(class),
            None => self.words.say(&format!("rc-card-{card}")),
        }
    }

    /// A single card: "Monk (3 nuns)", "Sword".
    pub(super) fn card(self, card: Card) -> String {
        match card.class() {
            Some(class) => self.words.with(
                "rc-card-population",
                &[("figure", self.figure(class).into()), ("nuns", card.nuns().into())],
            ),
            None => self.name(card).to_owned(),
        }
    }

    /// Some cards: "Monk (3 nuns), 2 × Joker", or "nothing".
    pub(super) fn cards(self, cards: &Cards) -> String {
        if cards.is_empty() {
            return self.words.say("rc-nothing").to_owned();
        }
        let some = cards.kinds().map(|(card, number)| match number {
            1 => self.card(card),
            _ => self
                .words
                .with("rc-card-times", &[("n", number.into()), ("card", self.card(card).into())]),
        });
        some.collect::<Vec<String>>().join(", ")
    }

    /// So many cards of an open pile: "2 swords".
    pub(super) fn some(self, card: Card, number: u8) -> String {
        let key = match card {
            Card::JOKER => "rc-some-jokers",
            Card::SWORD => "rc-some-swords",
            Card::FLUTE => "rc-some-flutes",
            Card::PASS => "rc-some-passes",
            Card::GOLD => "rc-some-gold",
            _ => return self.card(card),
        };
        self.words.with(key, &[("n", number.into())])
    }

    /// "3 cards", "2 rats": a message with one number.
    pub(super) fn number(self, key: &str, number: impl Into<u32>) -> String {
        self.words.with(key, &[("n", number.into().into())])
    }

    /// What the supply symbols of a card say.
    pub(super) fn supply(self, card: BuildingCard) -> String {
        let supply = card.supply();
        let parts = [
            ("rc-supply-draw", supply.draw),
            ("rc-supply-rats", supply.rats),
            ("rc-supply-look", supply.look),
        ];
        let said = parts.into_iter().filter(|&(_, number)| number > 0);
        said.map(|(key, number)| self.number(key, number)).collect::<Vec<String>>().join(", ")
    }

    pub(super) fn who(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }

    /// "Maja, Théo and Inés", or "nobody".
    pub(super) fn people(self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return self.words.say("rc-nobody").to_owned();
        }
        let names: Vec<&str> = seats.iter().map(|seat| self.who(seat)).collect();
        self.words.list(&names)
    }
}

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
