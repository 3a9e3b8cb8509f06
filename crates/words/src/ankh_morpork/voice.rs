//! What the things of Ankh-Morpork are called.

use ankh_morpork::{
    AnkhMorpork, Area, Areas, Card, Cards, LOAN_REPAYMENT, Minion, Owner, Personality, Progress,
    RandomEvent, Symbol,
};
use game::Language;

use crate::{Mark, Text, Voice};

impl<'a> Voice<'a, AnkhMorpork> {
    /// An area by its name.
    pub fn area(self, area: Area) -> &'static str {
        self.say(&format!("am-area-{area}"))
    }

    /// The area as it stands in a sentence: "in the Isle of Gods".
    pub fn the(self, area: Area) -> &'static str {
        self.say(&format!("am-the-{area}"))
    }

    /// Areas by their names.
    pub fn areas(self, areas: Areas) -> String {
        let names: Vec<&str> = areas.map(|area| self.area(area)).collect();
        self.words.list(&names)
    }

    /// A card by its name in the reader’s language.
    pub fn card(self, card: Card) -> &'static str {
        let name = &card.print().name;
        match self.words.language() {
            Language::En => &name.en,
            Language::De => &name.de,
            Language::Es => &name.es,
            Language::Fr => &name.fr,
        }
    }

    /// What the name of a card means, where it stays English in the reader’s language.
    pub fn gloss(self, card: Card) -> Option<&'static str> {
        let gloss = &card.print().gloss;
        match self.words.language() {
            Language::En => None,
            Language::De => gloss.de.as_deref(),
            Language::Es => gloss.es.as_deref(),
            Language::Fr => gloss.fr.as_deref(),
        }
    }

    /// A card by its name, and what that means where it stays English: for whoever looks it up.
    pub fn named(self, card: Card) -> String {
        match self.gloss(card) {
            Some(gloss) => format!("{} ({gloss})", self.card(card)),
            None => self.card(card).to_owned(),
        }
    }

    /// A card in a sentence: where names are not inflected, between quotation marks.
    pub fn title(self, card: Card) -> Text {
        let name = Text::marked(Mark::Card(card.id()), self.card(card));
        self.text("am-title", &[("card", name.into())])
    }

    /// Cards in a sentence.
    pub fn titles(self, cards: Cards) -> Text {
        let names: Vec<Text> = cards.map(|card| self.title(card)).collect();
        self.words.texts(&names)
    }

    /// Cards by their names, and what those mean.
    pub fn cards(self, cards: Cards) -> String {
        let names: Vec<String> = cards.map(|card| self.named(card)).collect();
        self.words.list(&names)
    }

    /// Who somebody is.
    pub fn personality(self, personality: Personality) -> &'static str {
        self.say(&format!("am-personality-{personality}"))
    }

    /// A random event by its name.
    pub fn event(self, event: RandomEvent) -> &'static str {
        self.say(&format!("am-event-{event}"))
    }

    /// What a symbol of a card lets one do.
    pub fn symbol(self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Take(amount) => {
                self.with("am-symbol-take-amount", &[("amount", self.money(amount.into()).into())])
            }
            _ => self.say(&format!("am-symbol-{}", symbol_id(symbol))).to_owned(),
        }
    }

    /// An amount of money.
    pub fn money(self, amount: i32) -> String {
        let digits = self.words.number(amount.into());
        self.with("am-money", &[("amount", digits.into())])
    }

    /// How a personality wins.
    pub fn goal(self, personality: Personality, need: i32) -> String {
        let need = match personality {
            Personality::Chrysoprase => self.money(need).into(),
            _ => need.into(),
        };
        let debt = self.money(LOAN_REPAYMENT.into());
        self.with(&format!("am-goal-{personality}"), &[("need", need), ("debt", debt.into())])
    }

    /// How far a personality is.
    pub fn progress(self, personality: Personality, progress: Progress) -> String {
        let Progress { have, need } = progress;
        match personality {
            Personality::Chrysoprase => self.with(
                "am-secret-worth",
                &[("have", self.money(have).into()), ("need", self.money(need).into())],
            ),
            Personality::Vimes => self.with("am-secret-pile", &[("count", (-have).into())]),
            _ => self.with("am-secret-progress", &[("have", have.into()), ("need", need.into())]),
        }
    }

    /// Whose minion it is, as messages ask for it, and the name that goes with it.
    pub fn owner(self, owner: Owner) -> (&'static str, &'a str) {
        match owner.seat() {
            Some(seat) => (self.you(seat), self.name(seat)),
            None if owner == Owner::TROLL => ("troll", ""),
            None => ("demon", ""),
        }
    }

    /// "Théo’s minion", "a troll": in a sentence.
    pub fn minion(self, minion: Minion) -> Text {
        match minion.owner.seat() {
            Some(seat) if self.names.is_reader(seat) => self.say("am-minion-own").into(),
            Some(seat) => self.text("am-minion-of", &[("name", self.who(seat).into())]),
            None if minion.owner == Owner::TROLL => self.say("am-minion-troll").into(),
            None => self.say("am-minion-demon").into(),
        }
    }
}

/// A symbol in ids of messages.
pub const fn symbol_id(symbol: Symbol) -> &'static str {
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
