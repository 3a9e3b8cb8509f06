//! What happened, in full sentences.

use game::{Seat, SeatSet};
use rattus_cartus::{Cards, Cause, News, Open, Phase, Reason};

use super::say::{Say, card_symbol, class_symbol};
use crate::Value;

/// One line of the log, not yet escaped: an event, or several that belong together.
pub(super) struct Line {
    /// The symbol beside it.
    pub(super) symbol: &'static str,
    pub(super) text: String,
}

/// Whose doing an event is.
pub(super) const fn actor(news: &News) -> Option<Seat> {
    match *news {
        News::NunLaid { .. } => None,
        News::Drew { seat, .. }
        | News::SupplyDecided { seat, .. }
        | News::Looked { seat, .. }
        | News::Laid { seat, .. }
        | News::Offered { seat, .. }
        | News::MarkerTaken { seat, .. }
        | News::Gave { from: seat, .. } => Some(seat),
        News::Open(open) => match open {
            Open::BuildingTakesPart { .. }
            | Open::CardTakesPart { .. }
            | Open::RoundBegins { .. }
            | Open::BuildingRevealed { .. }
            | Open::BuildingExchanged { .. }
            | Open::Reshuffled { .. }
            | Open::NunShown { .. }
            | Open::Died { .. }
            | Open::Won { .. } => None,
            Open::RatHandedOver { from: seat, .. }
            | Open::SwordStrikes { taker: seat, .. }
            | Open::StartPlayer { seat }
            | Open::SupplyChosen { seat, .. }
            | Open::DrawEndsShort { seat, .. }
            | Open::RatsDiscarded { seat, .. }
            | Open::RatsTaken { seat, .. }
            | Open::Passed { seat }
            | Open::Entered { seat, .. }
            | Open::Plays { seat, .. }
            | Open::CardsRevealed { seat, .. }
            | Open::InfluenceGained { seat, .. }
            | Open::PremiumHeld { seat }
            | Open::ActionDeclined { seat }
            | Open::MarkersTaken { seat, .. }
            | Open::CardsTaken { seat, .. }
            | Open::Trades { seat, .. }
            | Open::CardTraded { seat, .. }
            | Open::Levied { seat, .. }
            | Open::CardsDiscarded { seat, .. }
            | Open::HandShown { seat, .. }
            | Open::Scored { seat, .. }
            | Open::RatsShown { seat, .. } => Some(seat),
        },
    }
}

/// The part of the table that an event touched: a class's track, or a revealed building.
pub(super) fn touched(news: &News, cause: &Cause) -> Option<String> {
    let building = match *news {
        News::Open(Open::InfluenceGained { class, .. }) => return Some(class.name().to_owned()),
        News::Open(
            Open::BuildingRevealed { card }
            | Open::BuildingExchanged { card, .. }
            | Open::Entered { card, .. }
            | Open::SupplyChosen { card, .. },
        )
        | News::SupplyDecided { card: Some(card), .. } => Some(card),
        _ => cause.building,
    };
    building.map(|card| card.to_string())
}

/// An event in a sentence; `also` are further cards of the same kind of event.
pub(super) fn line(news: &News, also: Option<Together>, say: Say<'_>) -> Line {
    let told = |symbol, text| Line { symbol, text };
    let who =
        |key: &str, seat: Seat, more: &[(&'static str, Value<'_>)]| sentence(key, seat, more, say);
    let known = |cards: Option<Cards>, number: u8| match cards {
        Some(cards) => say.cards(&cards),
        None => say.number("rc-some-cards", number),
    };
    match *news {
        News::Open(ref open) => open_line(open, say),
        News::NunLaid { place } => Line {
            symbol: "r-nun",
            text: say.words.with("rc-log-nun-laid", &[("place", place.into())]),
        },
        News::Drew { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            let key = if together.cards.is_some() { "rc-log-drew-own" } else { "rc-log-drew-many" };
            told(
                "i-deck",
                who(key, seat, &[("cards", known(together.cards, together.number).into())]),
            )
        }
        News::SupplyDecided { seat, card } => match card {
            Some(card) => {
                let building = say.the(card.building());
                told(
                    class_symbol(card.class()),
                    who("rc-log-supply-decided-own", seat, &[("building", building.into())]),
                )
            }
            None => told("i-check", who("rc-log-supply-decided", seat, &[])),
        },
        News::Looked { seat, place, card } => {
            let key = if card.is_some() { "rc-log-looked-own" } else { "rc-log-looked" };
            let card = card.map_or_else(String::new, |card| say.card(card));
            told("r-nun", who(key, seat, &[("place", place.into()), ("card", card.into())]))
        }
        News::Laid { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            match together.cards {
                Some(cards) => told(
                    "i-card",
                    who("rc-log-laid-own", seat, &[("cards", say.cards(&cards).into())]),
                ),
                None => told("i-card", who("rc-log-laid", seat, &[])),
            }
        }
        News::Offered { seat, card } => {
            let together = also.unwrap_or(Together::one(card));
            match together.cards {
                Some(cards) => told(
                    "i-card",
                    who("rc-log-offered-own", seat, &[("cards", say.cards(&cards).into())]),
                ),
                None => told("i-card", who("rc-log-offered", seat, &[])),
            }
        }
        News::Gave { from, to, number, cards } => told(
            "i-card",
            between(
                "rc-log-gave",
                (from, to),
                &[("cards", known(cards, number).into()), ("other", say.who(to).into())],
                say,
            ),
        ),
        News::MarkerTaken { seat, value } => match value {
            Some(value) => {
                told("i-crown", who("rc-log-marker-taken-own", seat, &[("n", value.into())]))
            }
            None => told("i-crown", who("rc-log-marker-taken", seat, &[])),
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
    about(key, say.names.you(seat), seat, more, say)
}

/// A sentence about two people; messages ask which of them is the reader.
fn between(
    key: &str,
    (from, to): (Seat, Seat),
    more: &[(&'static str, Value<'_>)],
    say: Say<'_>,
) -> String {
    about(key, say.names.side(from, to), from, more, say)
}

fn about(
    key: &str,
    you: &'static str,
    seat: Seat,
    more: &[(&'static str, Value<'_>)],
    say: Say<'_>,
) -> String {
    let mut values = vec![("you", Value::from(you)), ("who", Value::from(say.who(seat)))];
    values.extend_from_slice(more);
    say.words.with(key, &values)
}

fn open_line(open: &Open, say: Say<'_>) -> Line {
    let words = say.words;
    let plain = |symbol, text| Line { symbol, text };
    let of = |seat, symbol, key: &str, more: &[(&'static str, Value<'_>)]| Line {
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
        Open::RatHandedOver { from, to } => plain(
            "r-flute",
            between("rc-log-rat-handed-over", (from, to), &[("other", say.who(to).into())], say),
        ),
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
        Open::SwordStrikes { taker, giver, number } => plain(
            "r-sword",
            between(
                "rc-log-sword-strikes",
                (taker, giver),
                &[
                    ("giver", say.who(giver).into()),
                    ("cards", say.number("rc-some-cards", number).into()),
                ],
                say,
            ),
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

/// The chain of causes: the phase, the building, and the rule, card or action. Empty for what
/// is simply the course of the game.
pub(super) fn chain(cause: &Cause, say: Say<'_>) -> String {
    let words = say.words;
    let building = cause
        .building
        .map(|card| words.with("rc-cause-in", &[("building", say.the(card.building()).into())]));
    let reason = match cause.reason {
        Reason::Rule => None,
        Reason::Supply(card) => {
            Some(words.with("rc-cause-supply", &[("building", say.the(card.building()).into())]))
        }
        Reason::Pass => Some(words.say("rc-cause-pass").to_owned()),
        Reason::Cards => Some(words.say("rc-cause-cards").to_owned()),
        Reason::Mismatch => Some(words.say("rc-cause-mismatch").to_owned()),
        Reason::Sword => Some(words.say("rc-cause-sword").to_owned()),
        Reason::Flute => Some(words.say("rc-cause-flute").to_owned()),
        Reason::Premium => Some(words.say("rc-cause-premium").to_owned()),
        Reason::Standard => Some(words.say("rc-cause-standard").to_owned()),
        Reason::LastRound => Some(words.say("rc-cause-last-round").to_owned()),
        Reason::Plague => Some(words.say("rc-cause-plague").to_owned()),
    };
    if building.is_none() && reason.is_none() {
        return String::new();
    }
    let phase = words.say(match cause.phase {
        Phase::SetUp => "rc-cause-set-up",
        Phase::NewBuildings => "rc-cause-phase-a",
        Phase::Supplies => "rc-cause-phase-b",
        Phase::EnterBuildings => "rc-cause-phase-c",
        Phase::ResolveBuildings => "rc-cause-phase-d",
        Phase::EndOfRound => "rc-cause-phase-e",
        Phase::EndOfGame => "rc-cause-end",
    });
    [phase.to_owned()]
        .into_iter()
        .chain(building)
        .chain(reason)
        .collect::<Vec<String>>()
        .join(" → ")
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
