//! An action in words.

use game::Seat;
use rattus_cartus::{Action, RattusCartus};

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// An action in words.
pub(super) fn choice(voice: Voice<'_>, action: Action) -> String {
    let who = |key: &str, seat: Seat| voice.with(key, &[("who", voice.name(seat).into())]);
    let card = |key: &str, card| voice.with(key, &[("card", voice.card(card).into())]);
    match action {
        Action::Supply(card) => voice.with(
            "rc-action-supply",
            &[
                ("building", voice.the(card.building()).into()),
                ("supply", voice.supply(card).into()),
            ],
        ),
        Action::Look(place) => voice.with("rc-action-look", &[("place", place.into())]),
        Action::Enter(card) => {
            voice.with("rc-action-enter", &[("building", voice.the(card.building()).into())])
        }
        Action::Pass => voice.say("rc-action-pass").to_owned(),
        Action::Play(number) => voice.number("rc-action-play", number),
        Action::Lay(laid) => card("rc-action-lay", laid),
        Action::Sword(seat) => who("rc-action-sword", seat),
        Action::Flute(seat) => who("rc-action-flute", seat),
        Action::Give(given) => card("rc-action-give", given),
        Action::Use => voice.say("rc-action-use").to_owned(),
        Action::Decline => voice.say("rc-action-decline").to_owned(),
        Action::Trade(number) => voice.number("rc-action-trade", number),
        Action::Discard(card_given) => card("rc-action-discard", card_given),
    }
}
