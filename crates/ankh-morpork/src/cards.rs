//! The player cards as data.

mod sets;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use game::ParseError;
use serde::Deserialize;

use crate::effects::{Effect, Op};
use crate::interrupts::Reaction;
use crate::named::as_text;
pub use sets::Cards;

const DATA: &str = include_str!("../data/cards.toml");

/// A player card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// The kebab-case id.
    pub id: String,
    /// Which of the two decks it belongs to.
    pub deck: Deck,
    /// Its name in the four languages.
    pub name: Name,
    /// What a name that stays English means, where the reader's language has none.
    #[serde(default)]
    pub gloss: Gloss,
    /// AM-TURN-05. What it offers, from left to right.
    pub symbols: Vec<Symbol>,
    /// What its text does, for a card with a scroll or an interrupt.
    pub effect: Option<Effect>,
}

/// AM-SETUP-15. The first deck is drawn before the brown one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Green bordered, blue in the German edition.
    First,
    /// Brown bordered.
    Brown,
}

/// A name in the four languages.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// Spanish.
    pub es: String,
    /// French.
    pub fr: String,
}

/// What an English name means, in our own words; no edition calls the card so.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gloss {
    /// In German.
    pub de: Option<String>,
    /// In Spanish.
    pub es: Option<String>,
    /// In French.
    pub fr: Option<String>,
}

/// The nine symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// AM-ACT-MINION.
    PlaceMinion,
    /// AM-ACT-BUILD.
    Build,
    /// AM-ACT-ASSASSINATE.
    Assassinate,
    /// AM-ACT-TROUBLE.
    RemoveTrouble,
    /// AM-ACT-MONEY. With the amount in the gold circle.
    Take(u8),
    /// AM-ACT-SCROLL.
    Scroll,
    /// AM-ACT-EVENT.
    RandomEvent,
    /// AM-ACT-ANOTHER.
    PlayAnother,
    /// AM-ACT-INTERRUPT.
    Interrupt,
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::PlaceMinion => f.write_str("place-minion"),
            Symbol::Build => f.write_str("build"),
            Symbol::Assassinate => f.write_str("assassinate"),
            Symbol::RemoveTrouble => f.write_str("remove-trouble"),
            Symbol::Take(amount) => write!(f, "take {amount}"),
            Symbol::Scroll => f.write_str("scroll"),
            Symbol::RandomEvent => f.write_str("random-event"),
            Symbol::PlayAnother => f.write_str("play-another"),
            Symbol::Interrupt => f.write_str("interrupt"),
        }
    }
}

impl FromStr for Symbol {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Symbol, ParseError> {
        let unknown = || ParseError::new("a symbol is one of the nine, such as place-minion", text);
        Ok(match text {
            "place-minion" => Symbol::PlaceMinion,
            "build" => Symbol::Build,
            "assassinate" => Symbol::Assassinate,
            "remove-trouble" => Symbol::RemoveTrouble,
            "scroll" => Symbol::Scroll,
            "random-event" => Symbol::RandomEvent,
            "play-another" => Symbol::PlayAnother,
            "interrupt" => Symbol::Interrupt,
            _ => {
                let amount = text.strip_prefix("take ").ok_or_else(unknown)?;
                Symbol::Take(amount.parse().map_err(|_| unknown())?)
            }
        })
    }
}

as_text!(Symbol);

/// The whole box of cards, read from the data file once.
#[derive(Debug)]
pub(crate) struct CardBox {
    prints: Vec<Print>,
    /// The symbols and texts once more, close together for speed.
    facts: [Facts; Cards::ALL.len()],
    rules: Vec<&'static str>,
    /// The cards of the first deck.
    pub(crate) first: Cards,
    /// AM-ACT-INTERRUPT-26. The cards that are never the card of a turn.
    pub(crate) interrupts: Cards,
    /// Doctor Mossy Lawn.
    pub(crate) recall: Card,
    /// The cards that answer a threat, in the order of [`Reaction::ALL`].
    pub(crate) reactions: [Card; Reaction::ALL.len()],
    /// The cards of every set of reactions, by its bits.
    pub(crate) cards_of_reactions: [Cards; 1 << Reaction::ALL.len()],
    /// Mr Bent and The Bank of Ankh-Morpork.
    pub(crate) loans: Cards,
    /// AM-2P-02. The two cards that two players leave in the box.
    pub(crate) not_for_two: Cards,
}

/// What the rules look up at every step.
#[derive(Clone, Copy, Debug)]
struct Facts {
    symbols: [Option<Symbol>; MOST_SYMBOLS],
    effect: Option<Effect>,
    program: &'static [Op],
}

/// No card has more symbols.
const MOST_SYMBOLS: usize = 4;

impl Facts {
    fn of(print: &Print) -> Facts {
        assert!(print.symbols.len() <= MOST_SYMBOLS, "{} has many symbols", print.id);
        Facts {
            symbols: std::array::from_fn(|nth| print.symbols.get(nth).copied()),
            effect: print.effect,
            program: print.effect.map_or(&[], Effect::program),
        }
    }
}

static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        card: Vec<Print>,
    }
    let File { card: prints } = game::data::read(DATA).expect("data/cards.toml is well formed");
    assert_eq!(prints.len(), Cards::ALL.len(), "data/cards.toml lists all cards");
    let cards = |wanted: &dyn Fn(&Print) -> bool| -> Cards {
        (0..)
            .map(Card)
            .zip(&prints)
            .filter(|(_, print)| wanted(print))
            .map(|(card, _)| card)
            .collect()
    };
    let named = |id: &str| {
        cards(&|print| print.id == id)
            .first()
            .unwrap_or_else(|| panic!("{id} is in data/cards.toml"))
    };
    let reactions = Reaction::ALL.map(|reaction| named(reaction.id()));
    CardBox {
        first: cards(&|print| print.deck == Deck::First),
        interrupts: cards(&|print| print.symbols.contains(&Symbol::Interrupt)),
        loans: cards(&|print| print.effect == Some(Effect::Loan)),
        recall: named("doctor-mossy-lawn"),
        reactions,
        cards_of_reactions: std::array::from_fn(|bits| {
            let chosen = (0..reactions.len()).filter(|place| bits & 1 << place != 0);
            chosen.map(|place| reactions[place]).collect()
        }),
        not_for_two: Cards::only(named("hubert")) | Cards::only(named("cosmo-lavish")),
        rules: prints
            .iter()
            .map(|print| &*format!("AM-CARD-{}", print.id.to_uppercase()).leak())
            .collect(),
        facts: std::array::from_fn(|index| Facts::of(&prints[index])),
        prints,
    }
});

/// The whole box of cards.
#[inline]
pub(crate) fn the_box() -> &'static CardBox {
    &BOX
}

impl Cards {
    /// AM-2P-02. All cards, without the two that two players do not use.
    #[inline]
    pub fn in_play(players: usize) -> Cards {
        if players == 2 { Cards::ALL & !the_box().not_for_two } else { Cards::ALL }
    }
}

impl Card {
    /// Every card, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Card> {
        Cards::ALL
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn print(self) -> &'static Print {
        &BOX.prints[self.index()]
    }

    /// Its symbols, from left to right.
    #[inline]
    pub fn symbols(self) -> &'static [Symbol] {
        &self.print().symbols
    }

    /// The symbol at this place, counted from 0; none after the last.
    #[inline]
    pub(crate) fn symbol(self, place: u8) -> Option<Symbol> {
        BOX.facts[self.index()].symbols.get(usize::from(place)).copied().flatten()
    }

    /// What its text does.
    #[inline]
    pub fn effect(self) -> Option<Effect> {
        BOX.facts[self.index()].effect
    }

    /// What its text does, operation by operation.
    #[inline]
    pub(crate) fn program(self) -> &'static [Op] {
        BOX.facts[self.index()].program
    }

    /// Its kebab-case id.
    pub fn id(self) -> &'static str {
        &self.print().id
    }

    /// The id of its rule in the ledger.
    pub(crate) fn rule(self) -> &'static str {
        BOX.rules[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::all().find(|card| card.id() == text).ok_or_else(|| {
            let known = Card::all().map(|card| card.id());
            ParseError::none_of("a card is one of those in the box, such as groat", text, known)
        })
    }
}

as_text!(Card);
