//! What happened, as a sentence in the reader's language.

use ankh_morpork::{AnkhMorpork, Area, Because, Card, Cards, Minion, What};
use game::Seat;

use crate::words::Values;
use crate::{Mark, Text, Value, Voice};

impl Voice<'_, AnkhMorpork> {
    /// What happened, in a sentence.
    pub fn sentence(self, what: &What) -> Text {
        let one = |key, seat, more: &Values<'_>| self.about(key, seat, more);
        let two = |key, from, to, more: &Values<'_>| self.between(key, from, to, more);
        let whose = |key, minion: Minion, more: &Values<'_>| {
            let (you, _) = self.owner(minion.owner);
            let who = minion.owner.seat().map(|seat| self.who(seat)).unwrap_or_default();
            self.words.filled(key, [&[("you", you.into()), ("who", who.into())], more])
        };
        let area = |area: Area| ("area", Value::from(self.the(area)));
        let card = |card: Card| ("card", Value::from(self.title(card)));
        let held = |card: Option<Card>| {
            ("card", Value::from(card.map(|card| self.title(card)).unwrap_or_default()))
        };
        let amount = |amount: u16| ("amount", Value::from(self.money(amount.into())));
        match *what {
            // Who one is stands under its cover alone, not in a log that others may see too.
            What::DealtPersonality { seat, .. } => one("am-log-dealt-personality", seat, &[]),
            What::TurnBegan { seat } => one("am-log-turn-began", seat, &[]),
            What::Played { seat, card: played } => one("am-log-played", seat, &[card(played)]),
            What::Passed { seat } => one("am-log-passed", seat, &[]),
            What::Skipped { seat } => one("am-log-skipped", seat, &[]),
            What::PutAway { card: played } => self.text("am-log-put-away", &[card(played)]),
            What::Recalled { seat, card: played } => one("am-log-recalled", seat, &[card(played)]),
            // When all is over, everybody may know what somebody else drew.
            What::Drew { seat, card: Some(drawn) } if self.you(seat) != "yes" => {
                one("am-log-drew-known", seat, &[card(drawn)])
            }
            What::Drew { seat, card: drawn } => one("am-log-drew", seat, &[held(drawn)]),
            What::Recovered { seat, card: taken } => one("am-log-recovered", seat, &[card(taken)]),
            What::Discarded { seat, card: gone } => one("am-log-discarded", seat, &[card(gone)]),
            What::Gave { from, to, card } => two("am-log-gave", from, to, &[held(card)]),
            What::Offered { seat, to, card } => two("am-log-offered", seat, to, &[held(card)]),
            What::Grabbed { seat, from, card } => two("am-log-grabbed", seat, from, &[held(card)]),
            What::Looked { seat, at, hand } => {
                let cards = match hand {
                    Some(hand) if hand.is_empty() => self.say("am-log-looked-empty").into(),
                    Some(hand) => self.titles(hand),
                    None => Text::default(),
                };
                two("am-log-looked", seat, at, &[("cards", cards.into())])
            }
            What::SwappedHands { one, two: other, .. } => {
                two("am-log-swapped-hands", one, other, &[])
            }
            What::Stuck { seat, card: stuck } => one("am-log-stuck", seat, &[card(stuck)]),
            What::Borrowed { seat, card: loan } => one("am-log-borrowed", seat, &[card(loan)]),
            What::Paid { from: Some(from), to: Some(to), amount: sum } => {
                two("am-log-paid-player", from, to, &[amount(sum)])
            }
            What::Paid { from: Some(from), to: None, amount: sum } => {
                one("am-log-paid-bank", from, &[amount(sum)])
            }
            What::Paid { from: None, to: Some(to), amount: sum } => {
                one("am-log-took-money", to, &[amount(sum)])
            }
            What::Paid { from: None, to: None, .. } => Text::default(),
            What::Placed { seat, area: at } => one("am-log-placed", seat, &[area(at)]),
            What::Lifted { seat, area: at } => one("am-log-lifted", seat, &[area(at)]),
            What::Moved { minion, to } => whose(
                "am-log-moved",
                minion,
                &[("from", self.the(minion.area).into()), ("to", self.the(to).into())],
            ),
            What::Swapped { one, two } => self.text(
                "am-log-swapped",
                &[
                    ("one", self.minion(one).capitalised().into()),
                    ("two", self.minion(two).into()),
                    ("from", self.the(one.area).into()),
                    ("to", self.the(two.area).into()),
                ],
            ),
            What::Attacked { minion } => whose("am-log-attacked", minion, &[area(minion.area)]),
            What::Chose { seat, minion } => one(
                "am-log-chose",
                seat,
                &[("minion", self.minion(minion).into()), area(minion.area)],
            ),
            What::Targeted { seat, victim } => two("am-log-targeted", seat, victim, &[]),
            What::Bid { seat, area: at } => one("am-log-bid", seat, &[area(at)]),
            What::Removed { minion } => whose("am-log-removed", minion, &[area(minion.area)]),
            What::Arrived { minion } => whose("am-log-arrived", minion, &[area(minion.area)]),
            What::Troubled { area: at } => self.text("am-log-troubled", &[area(at)]),
            What::Calmed { area: at } => self.text("am-log-calmed", &[area(at)]),
            What::Built { seat, area: at } => one("am-log-built", seat, &[area(at)]),
            What::Bought { seat, owner, area: at } => {
                two("am-log-bought", seat, owner, &[area(at)])
            }
            What::Demolished { seat, area: at } => one("am-log-demolished", seat, &[area(at)]),
            What::Used { seat, area: at } => one("am-log-used", seat, &[area(at)]),
            What::Shielded { seat, area: at } => one("am-log-shielded", seat, &[area(at)]),
            What::CardLost { seat, area: at } => one("am-log-card-lost", seat, &[area(at)]),
            What::Rolled { seat, face } => {
                one("am-log-rolled", seat, &[("face", Text::marked(Mark::Die, face).into())])
            }
            What::TurnedUp { event } => {
                let event = Text::marked(Mark::Strong, self.event(event));
                self.text("am-log-turned-up", &[("event", event.into())])
            }
            What::Fogged { card: gone } => self.text("am-log-fogged", &[card(gone)]),
            What::Threatened { asked } => {
                let own = self.names.reader.is_some_and(|seat| asked.contains(seat));
                let you = if own { "yes" } else { "no" };
                self.text(
                    "am-log-threatened",
                    &[("you", you.into()), ("who", self.people(asked).into())],
                )
            }
            What::Reacted { seat, card: played } => one("am-log-reacted", seat, &[card(played)]),
            What::Peeked { seat, seen } => {
                let seen = seen.unwrap_or_default();
                let names: Vec<&str> = seen.iter().map(|one| self.personality(one)).collect();
                one("am-log-peeked", seat, &[("list", self.words.list(&names).into())])
            }
            What::ChangedPersonality { seat, .. } => one("am-log-changed-personality", seat, &[]),
            What::Ended { ending, ranking, personalities } => {
                self.ended(ending, ranking, &personalities)
            }
        }
    }

    /// Cards drawn one after the other; a reader is told their names only where they are known.
    pub fn drew(self, seat: Seat, count: usize, cards: Cards) -> Text {
        let list = self.titles(cards);
        let values =
            [("count", count.into()), ("list", list.clone().into()), ("card", list.into())];
        self.about(if count == 1 { "am-log-drew" } else { "am-log-drew-many" }, seat, &values)
    }

    /// The chain of causes, nearest last; nothing where the rules of the turn are the cause.
    pub fn causes(self, because: Because) -> Vec<Text> {
        let mut causes = Vec::new();
        // A power is used beside a card, not because of it.
        if let Some(card) = because.card.filter(|_| because.power.is_none()) {
            causes.push(self.text("am-why-card", &[("card", self.title(card).into())]));
            let symbol = because.symbol.and_then(|nth| card.symbols().get(usize::from(nth)));
            if let Some(&symbol) = symbol {
                causes.push(self.text("am-why-symbol", &[("symbol", self.symbol(symbol).into())]));
            }
        }
        if let Some(area) = because.power {
            causes.push(self.text("am-why-power", &[("area", self.the(area).into())]));
        }
        if let Some(event) = because.event {
            causes.push(self.text("am-why-event", &[("event", self.event(event).into())]));
        }
        if because.rescue {
            causes.push(self.say("am-why-rescue").into());
        }
        causes
    }
}
