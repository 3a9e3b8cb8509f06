//! Names of things and people, as one reader is told of them.

use ankh_morpork::{Area, Areas, Card, Cards, Minion, Owner, Personality, RandomEvent, Symbol};
use game::{Seat, SeatSet};
use maud::{Markup, html};

use crate::words::{Value, Words, escaped};
use crate::{Lang, Names, bare, piece};

/// Speaks to one reader of the people at one table.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) words: &'static Words,
    pub(super) names: &'a Names,
}

impl<'a> Voice<'a> {
    pub(super) fn new(lang: Lang, names: &'a Names) -> Voice<'a> {
        Voice { words: lang.words(), names }
    }

    pub(super) fn say(&self, key: &str) -> &'static str {
        self.words.say(key)
    }

    pub(super) fn with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.with(key, values)
    }

    pub(super) fn html(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Markup {
        self.words.html(key, values)
    }

    pub(super) fn area(&self, area: Area) -> &'static str {
        self.say(&format!("area-{area}"))
    }

    pub(super) fn areas(&self, areas: Areas) -> String {
        let names: Vec<&str> = areas.map(|area| self.area(area)).collect();
        self.words.list(&names)
    }

    /// A card by its name in the reader's language; not escaped.
    pub(super) fn card(&self, card: Card) -> &'static str {
        let name = &card.print().name;
        match self.words.lang() {
            Lang::En => &name.en,
            Lang::De => &name.de,
            Lang::Es => &name.es,
            Lang::Fr => &name.fr,
        }
    }

    /// A card in a sentence.
    pub(super) fn card_html(&self, card: Card) -> String {
        format!("<cite>{}</cite>", escaped(self.card(card)))
    }

    pub(super) fn cards_html(&self, cards: Cards) -> String {
        let names: Vec<String> = cards.map(|card| self.card_html(card)).collect();
        self.words.list(&names)
    }

    pub(super) fn cards(&self, cards: Cards) -> String {
        let names: Vec<&str> = cards.map(|card| self.card(card)).collect();
        self.words.list(&names)
    }

    pub(super) fn personality(&self, personality: Personality) -> &'static str {
        self.say(&format!("personality-{personality}"))
    }

    pub(super) fn event(&self, event: RandomEvent) -> &'static str {
        self.say(&format!("event-{event}"))
    }

    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Take(amount) => {
                self.with("symbol-take-amount", &[("amount", self.money(amount.into()).into())])
            }
            _ => self.say(&format!("symbol-{}", symbol_id(symbol))).to_owned(),
        }
    }

    pub(super) fn money(&self, amount: i32) -> String {
        let digits = self.words.lang().number(amount.into());
        self.with("money", &[("amount", digits.into())])
    }

    /// The bold name of somebody in a sentence.
    pub(super) fn who(&self, seat: Seat) -> String {
        format!("<b>{}</b>", escaped(self.names.of(seat)))
    }

    pub(super) fn whoever(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.who(seat)).collect();
        self.words.list(&names)
    }

    /// Whether the sentence is about the reader, as messages ask for it.
    pub(super) fn you(&self, seat: Seat) -> &'static str {
        self.names.you(seat)
    }

    /// Whose minion it is, as messages ask for it, and the name that goes with it.
    pub(super) fn owner(&self, owner: Owner) -> (&'static str, &str) {
        match owner.seat() {
            Some(seat) => (self.you(seat), self.names.of(seat)),
            None if owner == Owner::TROLL => ("troll", ""),
            None => ("demon", ""),
        }
    }

    /// "Théo’s minion", "a troll": in a sentence.
    pub(super) fn minion(&self, minion: Minion) -> String {
        match minion.owner.seat() {
            Some(seat) if self.names.is_reader(seat) => self.say("minion-own").to_owned(),
            Some(seat) => self.with("minion-of", &[("name", self.who(seat).into())]),
            None if minion.owner == Owner::TROLL => self.say("minion-troll").to_owned(),
            None => self.say("minion-demon").to_owned(),
        }
    }

    /// The picture of somebody's piece.
    pub(super) fn piece_of(&self, owner: Owner) -> Markup {
        piece(self.piece_id(owner))
    }

    /// The same inside something that has a label of its own.
    pub(super) fn bare_piece(&self, owner: Owner) -> Markup {
        bare("pc", self.piece_id(owner))
    }

    /// The symbol of somebody's piece in the sprite.
    pub(super) fn piece_id(&self, owner: Owner) -> &'static str {
        match owner.seat() {
            Some(seat) => self.names.colour(seat).piece(),
            None if owner == Owner::TROLL => "p-troll",
            None => "p-demon",
        }
    }

    /// A symbol of a card, with its name for those who do not see it.
    pub(super) fn symbol_picture(&self, symbol: Symbol, done: bool) -> Markup {
        let name = self.symbol(symbol);
        let class = match symbol {
            Symbol::Take(_) => "sym money",
            Symbol::RandomEvent => "sym event",
            Symbol::Interrupt => "sym interrupt",
            _ => "sym",
        };
        html! {
            span class={ (class) @if done { " tick" } } role="img" title=(name) {
                (bare("i", symbol_icon(symbol)))
                @if let Symbol::Take(amount) = symbol { b { (amount) } }
            }
        }
    }
}

/// A symbol in ids of messages.
pub(super) const fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::PlaceMinion => "place-minion",
        Symbol::Build => "build",
        Symbol::Assassinate => "assassinate",
        Symbol::RemoveTrouble => "remove-trouble",
        Symbol::Take(_) => "take",
        Symbol::Scroll => "scroll",
        Symbol::RandomEvent => "random-event",
        Symbol::PlayAnother => "play-another",
        Symbol::Interrupt => "interrupt",
    }
}

/// A symbol in the sprite.
pub(super) const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::PlaceMinion => "i-place-minion",
        Symbol::Build => "i-build",
        Symbol::Assassinate => "i-assassinate",
        Symbol::RemoveTrouble => "i-remove-trouble",
        Symbol::Take(_) => "i-take-money",
        Symbol::Scroll => "i-scroll",
        Symbol::RandomEvent => "i-random-event",
        Symbol::PlayAnother => "i-play-another",
        Symbol::Interrupt => "i-interrupt",
    }
}
