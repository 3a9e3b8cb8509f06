//! What is asked, in words.

use game::Seat;
use rattus_cartus::{BuildingCard, Pending, RattusCartus, SupplyOrder, View};

use crate::Prompt;

type Voice<'a> = crate::Voice<'a, RattusCartus>;

/// What the reader is asked.
pub(super) fn question(voice: Voice<'_>, view: &View) -> Prompt {
    let plain = |key: &str, hint: &str| Prompt::new(voice.say(key)).hint(voice.say(hint));
    let left = |key: &str, left: u8| Prompt::new(voice.with(key, &[("left", left.into())]));
    let own = voice.names.reader.and_then(|seat| view.players.get(seat.index()));
    match view.pending {
        Pending::Supply { .. } if view.setup.supply == SupplyOrder::Together => {
            plain("rc-ask-supply", "rc-ask-supply-secret")
        }
        Pending::Supply { .. } => plain("rc-ask-supply", "rc-ask-supply-hint"),
        Pending::Look { left: looks, .. } => {
            left("rc-ask-look", looks).hint(voice.say("rc-ask-look-hint"))
        }
        Pending::Enter { .. } => plain("rc-ask-enter", "rc-ask-enter-hint"),
        Pending::Play { seat } => match own.and_then(|own| own.building) {
            Some(card) => play(voice, view, seat, card),
            None => Prompt::new(voice.say("rc-ask-play-short")),
        },
        Pending::Lay { left: cards, .. } => left("rc-ask-lay", cards),
        Pending::Sword { .. } => plain("rc-ask-sword", "rc-ask-sword-hint"),
        Pending::Flute { .. } => plain("rc-ask-flute", "rc-ask-flute-hint"),
        Pending::Give { to, each, .. } => {
            let offered = own.map_or(0, |own| own.offered_size);
            let values =
                [("left", each.saturating_sub(offered).into()), ("who", voice.name(to).into())];
            Prompt::new(voice.with("rc-ask-give", &values)).hint(voice.say("rc-ask-give-hint"))
        }
        Pending::Act { seat } => act(voice, view, seat),
        Pending::Trade { seat, most } => {
            let most = view.players[seat.index()].most_traded(most);
            Prompt::new(voice.say("rc-ask-trade"))
                .hint(voice.with("rc-ask-trade-hint", &[("most", most.into())]))
        }
        Pending::Discard { left: cards, .. } => left("rc-ask-discard", cards),
        _ => Prompt::new(voice.say("rc-dealing")),
    }
}

/// How many cards to lay, and who would win a tie: with two players whoever entered first, in
/// whatever building.
fn play(voice: Voice<'_>, view: &View, reader: Seat, card: BuildingCard) -> Prompt {
    let of_two = view.players.len() == 2;
    let is_rival = |seat: &&Seat| {
        **seat != reader && (of_two || view.players[seat.index()].building == Some(card))
    };
    let rank = match view.entered.iter().find(is_rival) {
        Some(&seat) => {
            let cards = voice.number("rc-some-cards", view.players[seat.index()].laid_size);
            let values = [("who", voice.name(seat).into()), ("cards", cards.into())];
            voice.with("rc-ask-play-after", &values)
        }
        None => {
            let key = if of_two { "rc-ask-play-first-of-two" } else { "rc-ask-play-first" };
            let last = if view.last_round { "yes" } else { "no" };
            voice.with(key, &[("last", last.into())])
        }
    };
    let building = voice.the_card(card.building());
    Prompt::new(voice.text("rc-ask-play", &[("building", building.into())]))
        .hint(format!("{} {rank}", voice.say("rc-ask-play-hint")))
}

/// Whether to carry out the action of the building.
fn act(voice: Voice<'_>, view: &View, reader: Seat) -> Prompt {
    let premium = view.premium == Some(reader);
    let building = view.players[reader.index()].building.map(BuildingCard::building);
    let action = building.map_or("", |building| voice.action(building, premium, view.last_round));
    let key = if premium { "rc-ask-act-premium" } else { "rc-ask-act-standard" };
    Prompt::new(voice.with(key, &[("action", action.into())]))
}
