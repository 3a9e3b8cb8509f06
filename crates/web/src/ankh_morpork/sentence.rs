//! What happened, as a sentence in the reader's language.

use ankh_morpork::{Area, Areas, Because, Card, Ending, Minion, Owner, Personality, What};
use game::{Ranking, Seat};
use maud::{Markup, PreEscaped};

use super::voice::Voice;
use crate::words::Value;

impl Voice<'_> {
    /// What happened, in a sentence.
    pub(super) fn sentence(&self, what: &What) -> Markup {
        let one = |key, seat: Seat, more: &[(&'static str, Value<'_>)]| {
            let mut values = vec![("you", self.you(seat).into()), ("who", self.who(seat).into())];
            values.extend_from_slice(more);
            self.html(key, &values)
        };
        let two = |key, from: Seat, to: Seat, more: &[(&'static str, Value<'_>)]| {
            let mut values = vec![
                ("you", self.names.side(from, to).into()),
                ("who", self.who(from).into()),
                ("whom", self.who(to).into()),
            ];
            values.extend_from_slice(more);
            self.html(key, &values)
        };
        let whose = |key, minion: Minion, more: &[(&'static str, Value<'_>)]| {
            let (you, _) = self.owner(minion.owner);
            let who = minion.owner.seat().map(|seat| self.who(seat)).unwrap_or_default();
            let mut values = vec![("you", you.into()), ("who", who.into())];
            values.extend_from_slice(more);
            self.html(key, &values)
        };
        let area = |area: Area| ("area", Value::from(self.area(area)));
        let card = |card: Card| ("card", Value::from(self.card_html(card)));
        let held = |card: Option<Card>| {
            ("card", Value::from(card.map(|card| self.card_html(card)).unwrap_or_default()))
        };
        let amount = |amount: u16| ("amount", Value::from(self.money(amount.into())));
        match *what {
            // Who one is stands under its cover alone, not in a log that others may see too.
            What::DealtPersonality { seat, .. } => one("log-dealt-personality", seat, &[]),
            What::TurnBegan { seat } => one("log-turn-began", seat, &[]),
            What::Played { seat, card: played } => one("log-played", seat, &[card(played)]),
            What::Passed { seat } => one("log-passed", seat, &[]),
            What::Skipped { seat } => one("log-skipped", seat, &[]),
            What::PutAway { card: played } => self.html("log-put-away", &[card(played)]),
            What::Recalled { seat, card: played } => one("log-recalled", seat, &[card(played)]),
            What::Drew { seat, card: drawn } => one("log-drew", seat, &[held(drawn)]),
            What::Recovered { seat, card: taken } => one("log-recovered", seat, &[card(taken)]),
            What::Discarded { seat, card: gone } => one("log-discarded", seat, &[card(gone)]),
            What::Gave { from, to, card } => two("log-gave", from, to, &[held(card)]),
            What::Offered { seat, to, card } => two("log-offered", seat, to, &[held(card)]),
            What::Grabbed { seat, from, card } => two("log-grabbed", seat, from, &[held(card)]),
            What::Looked { seat, at, hand } => {
                let cards = match hand {
                    Some(hand) if hand.is_empty() => self.say("log-looked-empty").to_owned(),
                    Some(hand) => self.cards_html(hand),
                    None => String::new(),
                };
                two("log-looked", seat, at, &[("cards", cards.into())])
            }
            What::SwappedHands { one, two: other, .. } => two("log-swapped-hands", one, other, &[]),
            What::Stuck { seat, card: stuck } => one("log-stuck", seat, &[card(stuck)]),
            What::Borrowed { seat, card: loan } => one("log-borrowed", seat, &[card(loan)]),
            What::Paid { from: Some(from), to: Some(to), amount: sum } => {
                two("log-paid-player", from, to, &[amount(sum)])
            }
            What::Paid { from: Some(from), to: None, amount: sum } => {
                one("log-paid-bank", from, &[amount(sum)])
            }
            What::Paid { from: None, to: Some(to), amount: sum } => {
                one("log-took-money", to, &[amount(sum)])
            }
            What::Paid { from: None, to: None, .. } => PreEscaped(String::new()),
            What::Placed { seat, area: at } => one("log-placed", seat, &[area(at)]),
            What::Lifted { seat, area: at } => one("log-lifted", seat, &[area(at)]),
            What::Moved { minion, to } => whose(
                "log-moved",
                minion,
                &[("from", self.area(minion.area).into()), ("to", self.area(to).into())],
            ),
            What::Swapped { one, two } => self.html(
                "log-swapped",
                &[
                    ("one", capitalised(self.minion(one)).into()),
                    ("two", self.minion(two).into()),
                    ("from", self.area(one.area).into()),
                    ("to", self.area(two.area).into()),
                ],
            ),
            What::Attacked { minion } => whose("log-attacked", minion, &[area(minion.area)]),
            What::Chose { seat, minion } => {
                one("log-chose", seat, &[("minion", self.minion(minion).into()), area(minion.area)])
            }
            What::Targeted { seat, victim } => two("log-targeted", seat, victim, &[]),
            What::Bid { seat, area: at } => one("log-bid", seat, &[area(at)]),
            What::Removed { minion } => whose("log-removed", minion, &[area(minion.area)]),
            What::Arrived { minion } => whose("log-arrived", minion, &[area(minion.area)]),
            What::Troubled { area: at } => self.html("log-troubled", &[area(at)]),
            What::Calmed { area: at } => self.html("log-calmed", &[area(at)]),
            What::Built { seat, area: at } => one("log-built", seat, &[area(at)]),
            What::Bought { seat, owner, area: at } => two("log-bought", seat, owner, &[area(at)]),
            What::Demolished { seat, area: at } => one("log-demolished", seat, &[area(at)]),
            What::Used { seat, area: at } => one("log-used", seat, &[area(at)]),
            What::Shielded { seat, area: at } => one("log-shielded", seat, &[area(at)]),
            What::CardLost { seat, area: at } => one("log-card-lost", seat, &[area(at)]),
            What::Rolled { seat, face } => {
                one("log-rolled", seat, &[("face", format!("<b class=\"die\">{face}</b>").into())])
            }
            What::TurnedUp { event } => {
                let event = format!("<b>{}</b>", self.event(event));
                self.html("log-turned-up", &[("event", event.into())])
            }
            What::Fogged { card: gone } => self.html("log-fogged", &[card(gone)]),
            What::Threatened { asked } => {
                let own = self.names.reader.is_some_and(|seat| asked.contains(seat));
                let you = if own { "yes" } else { "no" };
                self.html(
                    "log-threatened",
                    &[("you", you.into()), ("who", self.whoever(asked).into())],
                )
            }
            What::Reacted { seat, card: played } => one("log-reacted", seat, &[card(played)]),
            What::Peeked { seat, seen } => {
                let seen = seen.unwrap_or_default();
                let names: Vec<&str> = seen.iter().map(|one| self.personality(one)).collect();
                one("log-peeked", seat, &[("list", self.words.list(&names).into())])
            }
            What::ChangedPersonality { seat, .. } => one("log-changed-personality", seat, &[]),
            What::Ended { ending, ranking, personalities } => {
                self.ended(ending, ranking, &personalities)
            }
        }
    }

    fn role(&self, personality: Option<Personality>) -> Value<'static> {
        let name = personality.map_or("", |personality| self.personality(personality));
        format!("<b>{name}</b>").into()
    }

    /// How the game ended, and who won.
    pub(super) fn ended(
        &self,
        ending: Ending,
        ranking: Ranking,
        personalities: &[Option<Personality>; 4],
    ) -> Markup {
        let winners = ranking.winners();
        let winner = winners.first().unwrap_or_default();
        match ending {
            Ending::Condition | Ending::Vimes => self.html(
                if ending == Ending::Vimes { "log-ended-vimes" } else { "log-ended-condition" },
                &[
                    ("you", self.you(winner).into()),
                    ("who", self.who(winner).into()),
                    ("personality", self.role(personalities[winner.index()])),
                ],
            ),
            Ending::Points => {
                self.html("log-ended-points", &[("list", self.whoever(winners).into())])
            }
            Ending::Riots => {
                self.html("log-ended-riots", &[("list", self.whoever(winners).into())])
            }
        }
    }

    /// The chain of causes, nearest last; nothing where the rules of the turn are the cause.
    pub(super) fn causes(&self, because: Because) -> Vec<String> {
        let mut causes = Vec::new();
        if let Some(card) = because.card {
            causes.push(self.with("why-card", &[("card", self.card_html(card).into())]));
            let symbol = because.symbol.and_then(|nth| card.symbols().get(usize::from(nth)));
            if let Some(&symbol) = symbol {
                causes.push(self.with("why-symbol", &[("symbol", self.symbol(symbol).into())]));
            }
        }
        if let Some(area) = because.power {
            causes.push(self.with("why-power", &[("area", self.area(area).into())]));
        }
        if let Some(event) = because.event {
            causes.push(self.with("why-event", &[("event", self.event(event).into())]));
        }
        if because.rescue {
            causes.push(self.say("why-rescue").to_owned());
        }
        causes
    }
}

/// A phrase at the start of a sentence; markup in front of it stays as it is.
fn capitalised(phrase: String) -> String {
    let mut letters = phrase.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => phrase,
    }
}

/// What a line of the log is about.
pub(super) fn touched(what: &What) -> Areas {
    match *what {
        What::Placed { area, .. }
        | What::Lifted { area, .. }
        | What::Bid { area, .. }
        | What::Troubled { area }
        | What::Calmed { area }
        | What::Built { area, .. }
        | What::Bought { area, .. }
        | What::Demolished { area, .. }
        | What::Used { area, .. }
        | What::Shielded { area, .. }
        | What::CardLost { area, .. } => Areas::only(area),
        What::Attacked { minion }
        | What::Chose { minion, .. }
        | What::Removed { minion }
        | What::Arrived { minion } => Areas::only(minion.area),
        What::Moved { minion, to } => Areas::only(minion.area) | Areas::only(to),
        What::Swapped { one, two } => Areas::only(one.area) | Areas::only(two.area),
        _ => Areas::NONE,
    }
}

/// The picture before a line: a piece, or a symbol.
pub(super) fn picture(voice: Voice<'_>, what: &What) -> Markup {
    let owner = |owner: Owner| voice.piece_of(owner);
    match *what {
        What::Placed { seat, .. } | What::Lifted { seat, .. } => owner(seat.into()),
        What::Moved { minion, .. }
        | What::Attacked { minion }
        | What::Removed { minion }
        | What::Arrived { minion }
        | What::Chose { minion, .. } => owner(minion.owner),
        What::Swapped { one, .. } => owner(one.owner),
        What::Troubled { .. } => crate::piece("p-trouble"),
        _ => crate::icon(match what {
            What::Paid { .. } => "i-money",
            What::Built { .. }
            | What::Bought { .. }
            | What::Bid { .. }
            | What::Demolished { .. } => "i-build",
            What::Calmed { .. } => "i-remove-trouble",
            What::Drew { .. } | What::Recovered { .. } => "i-deck",
            What::Borrowed { .. } => "i-loan",
            What::Rolled { .. } => "i-die",
            What::TurnedUp { .. } | What::Fogged { .. } => "i-random-event",
            What::Reacted { .. } | What::Threatened { .. } | What::Shielded { .. } => "i-interrupt",
            What::Looked { .. } | What::Peeked { .. } | What::Grabbed { .. } => "i-eye",
            What::DealtPersonality { .. } | What::ChangedPersonality { .. } => "i-mask",
            What::Skipped { .. } | What::Passed { .. } => "i-skip",
            What::Recalled { .. } => "i-undo",
            What::Ended { .. } => "i-crown",
            What::Targeted { .. } => "i-people",
            _ => "i-card",
        }),
    }
}
