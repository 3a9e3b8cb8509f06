//! What happened, in full sentences.

use game::{Seat, SeatSet};
use rattus_cartus::{Cards, Cause, News, Open, Phase, Reason};

use super::say::{Say, card_symbol, class_symbol};
use crate::Value;

/// One line of the log, not yet escaped: an event, or several that belong together.
pub(super) struct Line {
    /// Whose doing it was.
    pub(super) seat: Option<Seat>,
    /// The symbol beside it.
    pub(super) symbol: &'static str,
    pub(super) text: String,
}

/// An event in a sentence; `also` are further cards of the same kind of event.
pub(super) fn line(news: &News, also: Option<Together>, say: Say<'_>) -> Line {
    let at = |seat, symbol, text| Line { seat: Some(seat), symbol, text };
    let who =
        |key: &str, seat: Seat, more: &[(&'static str, Value<'_>)]| sentence(key, seat, more, say);
    let known = |cards: Option<Cards>, number: u8| match cards {
        Some(cards) => say.cards(&cards),
        None => say.number("rc-some-cards", number),
    };
    match *news {
        News::Open(ref open) => open_line(open, say),
        News::NunLaid { place } => Line {
            seat: None,
            symbol: "r-nun",
            text: say.words.with("rc-log-nun-laid", &[("place", place.into())]),
        },
        News::Drew { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            let key = if together.cards.is_some() { "rc-log-drew-own" } else { "rc-log-drew-many" };
            at(
                seat,
                "i-deck",
                who(key, seat, &[("cards", known(together.cards, together.number).into())]),
            )
        }
        News::SupplyDecided { seat, card } => match card {
            Some(card) => {
                let building = say.the(card.building());
                at(
                    seat,
                    class_symbol(card.class()),
                    who("rc-log-supply-decided-own", seat, &[("building", building.into())]),
                )
            }
            None => at(seat, "i-check", who("rc-log-supply-decided", seat, &[])),
        },
        News::Looked { seat, place, card } => {
            let key = if card.is_some() { "rc-log-looked-own" } else { "rc-log-looked" };
            let card = card.map_or_else(String::new, |card| say.card(card));
            at(seat, "r-nun", who(key, seat, &[("place", place.into()), ("card", card.into())]))
        }
        News::Laid { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            match together.cards {
                Some(cards) => at(
                    seat,
                    "i-card",
                    who("rc-log-laid-own", seat, &[("cards", say.cards(&cards).into())]),
                ),
                None => at(seat, "i-card", who("rc-log-laid", seat, &[])),
            }
        }
        News::Offered { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            match together.cards {
                Some(cards) => at(
                    seat,
                    "i-card",
                    who("rc-log-offered-own", seat, &[("cards", say.cards(&cards).into())]),
                ),
                None => at(seat, "i-card", who("rc-log-offered", seat, &[])),
            }
        }
        News::Gave { from, to, number, cards } => at(
            from,
            "i-card",
            who(
                "rc-log-gave",
                from,
                &[("cards", known(cards, number).into()), ("other", say.who(to).into())],
            ),
        ),
        News::MarkerTaken { seat, value } => match value {
            Some(value) => {
                at(seat, "i-crown", who("rc-log-marker-taken-own", seat, &[("n", value.into())]))
            }
            None => at(seat, "i-crown", who("rc-log-marker-taken", seat, &[])),
        },
    }
}

/// Cards of several events of one kind, told in one line.
#[derive(Clone, Copy)]
pub(super) struct Together {
    pub(super) number: u8,
    pub(super) cards: Option<Cards>,
}

impl Together {
    fn one(card: Option<rattus_cartus::Card>) -> Together {
        Together { number: 1, cards: card.map(|card| [card].into_iter().collect()) }
    }

    /// The two events as one, if they are of the same kind and of the same seat.
    pub(super) fn of(first: &News, next: &News) -> bool {
        match (first, next) {
            (News::Drew { seat, .. }, News::Drew { seat: other, .. })
            | (News::Laid { seat, .. }, News::Laid { seat: other, .. })
            | (News::Offered { seat, .. }, News::Offered { seat: other, .. }) => seat == other,
            _ => false,
        }
    }

    /// All these events, which are of one kind.
    pub(super) fn all<'n>(news: impl Iterator<Item = &'n News>) -> Option<Together> {
        let mut number = 0;
        let mut cards = Cards::NONE;
        for news in news {
            let (News::Drew { card, .. } | News::Laid { card, .. } | News::Offered { card, .. }) =
                news
            else {
                return None;
            };
            number += 1;
            if let Some(card) = card {
                cards.add(*card, 1);
            }
        }
        Some(Together { number, cards: (cards.size() == number).then_some(cards) })
    }
}

fn sentence(key: &str, seat: Seat, more: &[(&'static str, Value<'_>)], say: Say<'_>) -> String {
    let mut values = vec![("who", Value::from(say.who(seat)))];
    values.extend_from_slice(more);
    say.words.with(key, &values)
}

fn open_line(open: &Open, say: Say<'_>) -> Line {
    let words = say.words;
    let plain = |symbol, text| Line { seat: None, symbol, text };
    let of = |seat, symbol, key: &str, more: &[(&'static str, Value<'_>)]| Line {
        seat: Some(seat),
        symbol,
        text: sentence(key, seat, more, say),
    };
    let people = |key: &str, nobody: &str, seats: SeatSet| match seats.is_empty() {
        true => words.say(nobody).to_owned(),
        false => {
            words.with(key, &[("names", say.people(seats).into()), ("count", seats.len().into())])
        }
    };
    match *open {
        Open::BuildingTakesPart { building } => plain(
            "i-build",
            words
                .with("rc-log-building-takes-part", &[("building", say.building(building).into())]),
        ),
        Open::CardTakesPart { card } => plain(
            "i-build",
            words.with("rc-log-card-takes-part", &[("building", say.the(card.building()).into())]),
        ),
        Open::StartPlayer { seat } => of(seat, "i-flag", "rc-log-start-player", &[]),
        Open::RoundBegins { round } => {
            plain("i-replay", words.with("rc-log-round-begins", &[("round", round.into())]))
        }
        Open::BuildingRevealed { card } => plain(
            class_symbol(card.class()),
            words.with(
                "rc-log-building-revealed",
                &[
                    ("building", say.building(card.building()).into()),
                    ("supply", say.supply(card).into()),
                ],
            ),
        ),
        Open::BuildingExchanged { out, card } => plain(
            class_symbol(card.class()),
            words.with(
                "rc-log-building-exchanged",
                &[
                    ("out", say.building(out.building()).into()),
                    ("building", say.building(card.building()).into()),
                ],
            ),
        ),
        Open::SupplyChosen { seat, card } => of(
            seat,
            class_symbol(card.class()),
            "rc-log-supply-chosen",
            &[("building", say.the(card.building()).into()), ("supply", say.supply(card).into())],
        ),
        Open::DrawEndsShort { seat, missing } => of(
            seat,
            "i-deck",
            "rc-log-draw-ends-short",
            &[("cards", say.number("rc-some-cards", missing).into())],
        ),
        Open::Reshuffled { number } => plain(
            "i-deck",
            words.with(
                "rc-log-reshuffled",
                &[("cards", say.number("rc-some-cards", number).into())],
            ),
        ),
        Open::RatsDiscarded { seat, number } => of(
            seat,
            "r-rat",
            "rc-log-rats-discarded",
            &[("rats", say.number("rc-some-rats", number).into())],
        ),
        Open::RatsTaken { seat, number } => of(
            seat,
            "r-rat",
            "rc-log-rats-taken",
            &[("rats", say.number("rc-some-rats", number).into())],
        ),
        Open::RatHandedOver { from, to } => {
            of(from, "r-flute", "rc-log-rat-handed-over", &[("other", say.who(to).into())])
        }
        Open::Passed { seat } => of(seat, "r-pass", "rc-log-passed", &[]),
        Open::Entered { seat, card, place } => of(
            seat,
            class_symbol(card.class()),
            "rc-log-entered",
            &[("building", say.the(card.building()).into()), ("place", place.into())],
        ),
        Open::Plays { seat, number } => of(
            seat,
            "i-card",
            "rc-log-plays",
            &[("cards", say.number("rc-some-cards", number).into())],
        ),
        Open::CardsRevealed { seat, cards } => {
            of(seat, "i-card", "rc-log-cards-revealed", &[("cards", say.cards(&cards).into())])
        }
        Open::InfluenceGained { seat, class, number } => of(
            seat,
            "r-influence",
            "rc-log-influence",
            &[("n", number.into()), ("class", say.class(class).into())],
        ),
        Open::SwordStrikes { taker, giver, number } => of(
            taker,
            "r-sword",
            "rc-log-sword-strikes",
            &[
                ("giver", say.who(giver).into()),
                ("cards", say.number("rc-some-cards", number).into()),
            ],
        ),
        Open::PremiumHeld { seat } => of(seat, "i-crown", "rc-log-premium-held", &[]),
        Open::ActionDeclined { seat } => of(seat, "i-skip", "rc-log-action-declined", &[]),
        Open::MarkersTaken { seat, number } => {
            of(seat, "i-crown", "rc-log-markers-taken", &[("n", number.into())])
        }
        Open::CardsTaken { seat, card, number } => of(
            seat,
            card_symbol(card),
            "rc-log-cards-taken",
            &[("cards", say.some(card, number).into())],
        ),
        Open::Trades { seat, number } => of(
            seat,
            "i-card",
            "rc-log-trades",
            &[("cards", say.number("rc-some-cards", number).into())],
        ),
        Open::CardTraded { seat, card } => {
            of(seat, card_symbol(card), "rc-log-card-traded", &[("card", say.card(card).into())])
        }
        Open::Levied { seat, givers, number } => match givers.is_empty() {
            true => of(seat, "r-chivalry", "rc-log-levied-nobody", &[]),
            false => of(
                seat,
                "r-chivalry",
                "rc-log-levied",
                &[("names", say.people(givers).into()), ("n", number.into())],
            ),
        },
        Open::CardsDiscarded { seat, cards } => {
            of(seat, "i-card", "rc-log-cards-discarded", &[("cards", say.cards(&cards).into())])
        }
        Open::HandShown { seat, cards } => {
            of(seat, "i-card", "rc-log-hand-shown", &[("cards", say.cards(&cards).into())])
        }
        Open::Scored { seat, score } => {
            of(seat, "i-crown", "rc-log-scored", &[("n", score.total().into())])
        }
        Open::NunShown { place, card } => plain(
            "r-nun",
            words.with(
                "rc-log-nun-shown",
                &[("place", place.into()), ("card", say.card(card).into())],
            ),
        ),
        Open::RatsShown { seat, number } => of(
            seat,
            "r-rat",
            "rc-log-rats-shown",
            &[("rats", say.number("rc-some-rats", number).into())],
        ),
        Open::Died { seats } => plain("r-rat", people("rc-log-died", "rc-log-nobody-died", seats)),
        Open::Won { seats } => plain("i-crown", people("rc-log-won", "rc-log-nobody-won", seats)),
    }
}

/// The chain of causes, from the round to the rule, card or action.
pub(super) fn chain(cause: &Cause, say: Say<'_>) -> Vec<String> {
    let words = say.words;
    let mut chain = Vec::new();
    if cause.round > 0 {
        chain.push(words.with("rc-cause-round", &[("round", cause.round.into())]));
    }
    chain.push(words.say(phase(cause.phase)).to_owned());
    if let Some(card) = cause.building {
        chain.push(words.with("rc-cause-in", &[("building", say.the(card.building()).into())]));
    }
    let reason = match cause.reason {
        Reason::Rule => "rc-cause-rule",
        Reason::Supply(card) => {
            chain.push(
                words.with("rc-cause-supply", &[("building", say.the(card.building()).into())]),
            );
            return chain;
        }
        Reason::Pass => "rc-cause-pass",
        Reason::Cards => "rc-cause-cards",
        Reason::Mismatch => "rc-cause-mismatch",
        Reason::Sword => "rc-cause-sword",
        Reason::Flute => "rc-cause-flute",
        Reason::Premium => "rc-cause-premium",
        Reason::Standard => "rc-cause-standard",
        Reason::LastRound => "rc-cause-last-round",
        Reason::Plague => "rc-cause-plague",
    };
    chain.push(words.say(reason).to_owned());
    chain
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "rc-cause-set-up",
        Phase::NewBuildings => "rc-cause-phase-a",
        Phase::Supplies => "rc-cause-phase-b",
        Phase::EnterBuildings => "rc-cause-phase-c",
        Phase::ResolveBuildings => "rc-cause-phase-d",
        Phase::EndOfRound => "rc-cause-phase-e",
        Phase::EndOfGame => "rc-cause-end",
    }
}

/// The letter of a phase, for headings.
pub(super) const fn letter(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp | Phase::EndOfGame => "",
        Phase::NewBuildings => "A",
        Phase::Supplies => "B",
        Phase::EnterBuildings => "C",
        Phase::ResolveBuildings => "D",
        Phase::EndOfRound => "E",
    }
}

/// The rule that stands behind a reason.
pub(super) const fn rule(reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::Rule => None,
        Reason::Supply(_) => Some("RC-B-01"),
        Reason::Pass => Some("RC-CARD-PASS-01"),
        Reason::Cards => Some("RC-D-05"),
        Reason::Mismatch => Some("RC-D-06"),
        Reason::Sword => Some("RC-CARD-SWORD-02"),
        Reason::Flute => Some("RC-CARD-FLUTE-02"),
        Reason::Premium => Some("RC-D-12"),
        Reason::Standard => Some("RC-D-14"),
        Reason::LastRound => Some("RC-D-21"),
        Reason::Plague => Some("RC-END-20"),
    }
}
