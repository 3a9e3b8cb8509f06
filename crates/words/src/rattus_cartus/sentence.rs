//! What happened, in full sentences.

use game::{Seat, SeatSet};
use rattus_cartus::{Card, Cards, Cause, News, Open, Phase, RattusCartus, Reason};

use crate::Text;
use crate::words::Values;

type Voice<'a> = crate::Voice<'a, RattusCartus>;

impl Voice<'_> {
    /// An event in a sentence; `also` are all cards of several events of one kind.
    pub fn sentence(self, news: &News, also: Option<Together>) -> Text {
        let known = |together: Together| match together.cards {
            Some(cards) => self.titles(&cards),
            None => self.number("rc-some-cards", together.number).into(),
        };
        match *news {
            News::Open(ref open) => open_sentence(self, open),
            News::NunLaid { place } => self.text("rc-log-nun-laid", &[("place", place.into())]),
            News::Drew { seat, card } => {
                let drawn = also.unwrap_or(Together::one(card));
                let key = match drawn.cards {
                    Some(_) => "rc-log-drew-own",
                    None => "rc-log-drew-many",
                };
                self.about(key, seat, &[("cards", known(drawn).into())])
            }
            News::SupplyDecided { seat, card: Some(card) } => {
                let building = self.the_card(card.building());
                self.about("rc-log-supply-decided-own", seat, &[("building", building.into())])
            }
            News::SupplyDecided { seat, card: None } => {
                self.about("rc-log-supply-decided", seat, &[])
            }
            News::Looked { seat, place, card } => {
                let key = if card.is_some() { "rc-log-looked-own" } else { "rc-log-looked" };
                let card = card.map_or_else(Text::default, |card| self.title(card));
                self.about(key, seat, &[("place", place.into()), ("card", card.into())])
            }
            News::Laid { seat, card } => {
                let laid = also.unwrap_or(Together::one(card));
                self.secretly("rc-log-laid", "rc-log-laid-own", seat, laid)
            }
            News::Offered { seat, card } => {
                let offered = also.unwrap_or(Together::one(card));
                self.secretly("rc-log-offered", "rc-log-offered-own", seat, offered)
            }
            News::Gave { from, to, number, cards } => {
                let given = known(Together { number, cards });
                self.between("rc-log-gave", from, to, &[("cards", given.into())])
            }
            News::MarkerTaken { seat, value: Some(value) } => {
                self.about("rc-log-marker-taken-own", seat, &[("n", value.into())])
            }
            News::MarkerTaken { seat, value: None } => self.about("rc-log-marker-taken", seat, &[]),
        }
    }

    /// Cards that are named only to whoever knows them.
    fn secretly(self, key: &str, own: &str, seat: Seat, together: Together) -> Text {
        match together.cards {
            Some(cards) => self.about(own, seat, &[("cards", self.titles(&cards).into())]),
            None => self.about(key, seat, &[]),
        }
    }
}

fn open_sentence(voice: Voice<'_>, open: &Open) -> Text {
    let of = |seat, key: &str, more: &Values<'_>| voice.about(key, seat, more);
    let some = |number: u8| ("cards", voice.number("rc-some-cards", number).into());
    let cards = |cards: Cards| ("cards", voice.titles(&cards).into());
    let rats = |number: u16| ("rats", voice.number("rc-some-rats", number).into());
    let people = |key: &str, nobody: &str, seats: SeatSet| match seats.is_empty() {
        true => voice.say(nobody).into(),
        false => {
            voice.text(key, &[("names", voice.people(seats).into()), ("count", seats.len().into())])
        }
    };
    match *open {
        Open::BuildingTakesPart { building } => {
            let building = voice.building_card(building);
            voice.text("rc-log-building-takes-part", &[("building", building.into())])
        }
        Open::CardTakesPart { card } => {
            let building = voice.the_card(card.building());
            voice.text("rc-log-card-takes-part", &[("building", building.into())])
        }
        Open::StartPlayer { seat } => of(seat, "rc-log-start-player", &[]),
        Open::RoundBegins { round } => {
            voice.text("rc-log-round-begins", &[("round", round.into())])
        }
        Open::BuildingRevealed { card } => voice.text(
            "rc-log-building-revealed",
            &[
                ("building", voice.building_card(card.building()).into()),
                ("supply", voice.supply(card).into()),
            ],
        ),
        Open::BuildingExchanged { out, card } => voice.text(
            "rc-log-building-exchanged",
            &[
                ("out", voice.building_card(out.building()).into()),
                ("building", voice.building_card(card.building()).into()),
            ],
        ),
        Open::SupplyChosen { seat, card } => of(
            seat,
            "rc-log-supply-chosen",
            &[
                ("building", voice.the_card(card.building()).into()),
                ("supply", voice.supply(card).into()),
            ],
        ),
        Open::DrawEndsShort { seat, missing } => {
            of(seat, "rc-log-draw-ends-short", &[some(missing)])
        }
        Open::Reshuffled { number } => voice.text("rc-log-reshuffled", &[some(number)]),
        Open::RatsDiscarded { seat, number } => of(seat, "rc-log-rats-discarded", &[rats(number)]),
        Open::RatsTaken { seat, number } => of(seat, "rc-log-rats-taken", &[rats(number)]),
        Open::RatHandedOver { from, to } => voice.between("rc-log-rat-handed-over", from, to, &[]),
        Open::Passed { seat } => of(seat, "rc-log-passed", &[]),
        Open::Entered { seat, card, place } => of(
            seat,
            "rc-log-entered",
            &[("building", voice.the_card(card.building()).into()), ("place", place.into())],
        ),
        Open::Plays { seat, number } => of(seat, "rc-log-plays", &[some(number)]),
        Open::CardsRevealed { seat, cards: open } => {
            of(seat, "rc-log-cards-revealed", &[cards(open)])
        }
        Open::InfluenceGained { seat, class, number } => of(
            seat,
            "rc-log-influence",
            &[("n", number.into()), ("class", voice.class(class).into())],
        ),
        Open::SwordStrikes { taker, giver, number } => {
            voice.between("rc-log-sword-strikes", taker, giver, &[some(number)])
        }
        Open::PremiumHeld { seat } => of(seat, "rc-log-premium-held", &[]),
        Open::ActionDeclined { seat } => of(seat, "rc-log-action-declined", &[]),
        Open::MarkersTaken { seat, number } => {
            of(seat, "rc-log-markers-taken", &[("n", number.into())])
        }
        Open::CardsTaken { seat, card, number } => {
            of(seat, "rc-log-cards-taken", &[("cards", voice.some_titled(card, number).into())])
        }
        Open::Trades { seat, number } => {
            of(seat, "rc-log-trades", &[some(number), rats(number.into())])
        }
        Open::CardTraded { seat, card } => {
            of(seat, "rc-log-card-traded", &[("card", voice.title(card).into())])
        }
        Open::Levied { seat, givers, .. } if givers.is_empty() => {
            of(seat, "rc-log-levied-nobody", &[])
        }
        Open::Levied { seat, givers, number } => of(
            seat,
            "rc-log-levied",
            &[("names", voice.people(givers).into()), ("n", number.into())],
        ),
        Open::CardsDiscarded { seat, cards: gone } => {
            of(seat, "rc-log-cards-discarded", &[cards(gone)])
        }
        Open::HandShown { seat, cards: hand } => of(seat, "rc-log-hand-shown", &[cards(hand)]),
        Open::Scored { seat, score } => of(seat, "rc-log-scored", &[("n", score.total().into())]),
        Open::NunShown { place, card } => voice.text(
            "rc-log-nun-shown",
            &[("place", place.into()), ("card", voice.title(card).into())],
        ),
        Open::RatsShown { seat, number } => of(seat, "rc-log-rats-shown", &[rats(number)]),
        Open::Died { seats } => people("rc-log-died", "rc-log-nobody-died", seats),
        Open::Won { seats } => people("rc-log-won", "rc-log-nobody-won", seats),
    }
}

/// Cards of several events of one kind, told in one line.
#[derive(Clone, Copy)]
pub struct Together {
    /// How many cards.
    pub number: u8,
    /// Which, if the reader knows all of them.
    pub cards: Option<Cards>,
}

impl Together {
    /// The card of a single event.
    fn one(card: Option<Card>) -> Together {
        Together { number: 1, cards: card.map(|card| [card].into_iter().collect()) }
    }

    /// The two events as one, if they are of the same kind and of the same seat.
    pub fn of(first: &News, next: &News) -> bool {
        match (first, next) {
            (News::Drew { seat, .. }, News::Drew { seat: other, .. })
            | (News::Laid { seat, .. }, News::Laid { seat: other, .. })
            | (News::Offered { seat, .. }, News::Offered { seat: other, .. }) => seat == other,
            _ => false,
        }
    }

    /// All these events, which are of one kind.
    pub fn all<'n>(news: impl Iterator<Item = &'n News>) -> Option<Together> {
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

/// The chain of causes: the phase, the building, and the rule, card or action. Nothing for
/// what is simply the course of the game.
pub(super) fn causes(voice: Voice<'_>, cause: &Cause) -> Vec<Text> {
    let words = voice.words;
    let building = cause.building.map(|card| {
        words.text("rc-cause-in", &[("building", voice.the_card(card.building()).into())])
    });
    let reason = match cause.reason {
        Reason::Rule => None,
        Reason::Supply(card) => Some(
            words.text("rc-cause-supply", &[("building", voice.the_card(card.building()).into())]),
        ),
        Reason::Pass => Some(words.say("rc-cause-pass").into()),
        Reason::Cards => Some(words.say("rc-cause-cards").into()),
        Reason::Mismatch => Some(words.say("rc-cause-mismatch").into()),
        Reason::Sword => Some(words.say("rc-cause-sword").into()),
        Reason::Flute => Some(words.say("rc-cause-flute").into()),
        Reason::Premium => Some(words.say("rc-cause-premium").into()),
        Reason::Standard => Some(words.say("rc-cause-standard").into()),
        Reason::LastRound => Some(words.say("rc-cause-last-round").into()),
        Reason::Plague => Some(words.say("rc-cause-plague").into()),
    };
    if building.is_none() && reason.is_none() {
        return Vec::new();
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
    [Text::from(phase)].into_iter().chain(building).chain(reason).collect()
}
