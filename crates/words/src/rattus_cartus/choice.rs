//! An action in words.

use game::Seat;
use rattus_cartus::{Action, RattusCartus};

use crate::Text;

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// An action in words.
pub(super) fn choice(voice: Voice<'_>, action: Action) -> String {
    titled(voice, action).into_string()
}

/// The same, its cards and buildings marked.
pub(super) fn titled(voice: Voice<'_>, action: Action) -> Text {
    let who = |key: &str, seat: Seat| voice.text(key, &[("who", voice.name(seat).into())]);
    let card = |key: &str, card| voice.text(key, &[("card", voice.title(card).into())]);
    match action {
        Action::Supply(card) => voice.text(
            "rc-action-supply",
            &[
                ("building", voice.the_card(card.building()).into()),
                ("supply", voice.supply(card).into()),
            ],
        ),
        Action::Look(place) => voice.text("rc-action-look", &[("place", place.into())]),
        Action::Enter(card) => {
            voice.text("rc-action-enter", &[("building", voice.the_card(card.building()).into())])
        }
        Action::Pass => voice.say("rc-action-pass").into(),
        Action::Play(number) => voice.number("rc-action-play", number).into(),
        Action::Lay(laid) => card("rc-action-lay", laid),
        Action::Sword(seat) => who("rc-action-sword", seat),
        Action::Flute(seat) => who("rc-action-flute", seat),
        Action::Give(given) => card("rc-action-give", given),
        Action::Use => voice.say("rc-action-use").into(),
        Action::Decline => voice.say("rc-action-decline").into(),
        Action::Trade(number) => voice.number("rc-action-trade", number).into(),
        Action::Discard(card_given) => card("rc-action-discard", card_given),
    }
}
