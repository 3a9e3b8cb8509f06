//! What the things of Rattus Cartus are called.

use rattus_cartus::{Building, BuildingCard, Card, Cards, Class, RattusCartus};

use crate::{Mark, Text, Voice};

impl Voice<'_, RattusCartus> {
    /// A class: "Peasantry".
    pub fn class(self, class: Class) -> &'static str {
        self.say(&format!("rc-class-{}", class.name()))
    }

    /// Who stands for a class: "Peasant".
    pub fn figure(self, class: Class) -> &'static str {
        self.say(&format!("rc-figure-{}", class.name()))
    }

    /// The building by its name.
    pub fn building(self, building: Building) -> &'static str {
        self.say(&format!("rc-building-{}", building.name()))
    }

    /// The building as it stands in a sentence: "the Farm".
    pub fn the(self, building: Building) -> &'static str {
        self.say(&format!("rc-the-{}", building.name()))
    }

    /// The same, with its name marked, as that of a card; the article is none of it.
    pub fn the_card(self, building: Building) -> Text {
        let (the, name) = (self.the(building), self.building(building));
        let Some(article) = the.strip_suffix(name) else { return the.into() };
        let mut text = Text::from(article);
        text.push(&self.building_card(building));
        text
    }

    /// A building by its name, marked as that of a card.
    pub fn building_card(self, building: Building) -> Text {
        Text::marked(Mark::Card(building.name()), self.building(building))
    }

    /// A building's action; in the last round there are none.
    pub fn action(self, building: Building, premium: bool, last_round: bool) -> &'static str {
        match (last_round, premium) {
            (true, true) => self.say("rc-last-round-action"),
            (true, false) => self.say("rc-last-round-no-action"),
            (false, true) => self.say(&format!("rc-premium-{}", building.name())),
            (false, false) => self.say(&format!("rc-standard-{}", building.name())),
        }
    }

    /// Both actions of a building: "Premium: take two swords · Standard: take one sword".
    pub fn actions(self, building: Building) -> String {
        let colon = self.words.colon();
        let both = [("rc-premium", true), ("rc-standard", false)].map(|(label, premium)| {
            format!("{}{colon} {}", self.say(label), self.action(building, premium, false))
        });
        both.join(" · ")
    }

    /// What a card does, in a few words.
    pub fn on_card(self, card: Card) -> String {
        match card.class() {
            Some(class) => self.with("rc-what-follower", &[("class", self.class(class).into())]),
            None => self.say(&format!("rc-what-{card}")).to_owned(),
        }
    }

    /// What a card is called: its figure, or its kind.
    pub fn kind(self, card: Card) -> &'static str {
        match card.class() {
            Some(class) => self.figure(class),
            None => self.say(&format!("rc-card-{card}")),
        }
    }

    /// A single card: "Monk (3 nuns)", "Sword".
    pub fn card(self, card: Card) -> String {
        match card.class() {
            Some(class) => self.with(
                "rc-card-population",
                &[("figure", self.figure(class).into()), ("nuns", card.nuns().into())],
            ),
            None => self.kind(card).to_owned(),
        }
    }

    /// The same in a sentence.
    pub fn title(self, card: Card) -> Text {
        Text::marked(Mark::Card(card.sort()), self.card(card))
    }

    /// Some cards: "Monk (3 nuns), 2 × Joker", or "nothing".
    pub fn cards(self, cards: &Cards) -> String {
        self.titles(cards).into_string()
    }

    /// The same in a sentence.
    pub fn titles(self, cards: &Cards) -> Text {
        if cards.is_empty() {
            return self.say("rc-nothing").into();
        }
        let some = cards.kinds().map(|(card, number)| match number {
            1 => self.title(card),
            _ => self
                .text("rc-card-times", &[("n", number.into()), ("card", self.title(card).into())]),
        });
        Text::joined(&some.collect::<Vec<Text>>(), ", ")
    }

    /// So many cards of an open pile in a sentence.
    pub fn some_titled(self, card: Card, number: u8) -> Text {
        Text::marked(Mark::Card(card.sort()), self.some(card, number))
    }

    /// So many cards of an open pile: "2 swords".
    pub fn some(self, card: Card, number: u8) -> String {
        let key = match card {
            Card::JOKER => "rc-some-jokers",
            Card::SWORD => "rc-some-swords",
            Card::FLUTE => "rc-some-flutes",
            Card::PASS => "rc-some-passes",
            Card::GOLD => "rc-some-gold",
            _ => return self.card(card),
        };
        self.with(key, &[("n", number.into())])
    }

    /// What the supply symbols of a card say.
    pub fn supply(self, card: BuildingCard) -> String {
        let supply = card.supply();
        let parts = [
            ("rc-supply-draw", supply.draw),
            ("rc-supply-rats", supply.rats),
            ("rc-supply-look", supply.look),
        ];
        let said = parts.into_iter().filter(|&(_, number)| number > 0);
        said.map(|(key, number)| self.number(key, number)).collect::<Vec<String>>().join(", ")
    }
}
