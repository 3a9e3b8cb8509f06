//! The reader's hand. Where cards are asked for, every card is a tick box.

use game::Seat;
use maud::{Markup, html};
use rattus_cartus::{Card, Class, Pending, RattusCartus};

use super::Voice;
use super::picture::{card_class, card_symbol, nun_icons};
use super::reckoning::brings_rat;
use crate::hint::sign;
use crate::hyphens::soft;
use crate::why_not::no_go;
use crate::{Scene, icon};

/// Which cards the reader is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Cards to lay into a building of this class: any number, or so many.
    Lay { class: Class, exactly: Option<u8>, from: Option<Card> },
    /// So many cards to be given away.
    Give { exactly: u8, from: Option<Card> },
    /// Cards to be given up for rats: any number up to this, or so many.
    Trade { most: u8, exactly: bool, from: Option<Card> },
}

impl Ask {
    /// What the question asks for, if it asks for cards.
    pub(super) fn of(scene: &Scene<'_, RattusCartus>) -> Option<Ask> {
        let (reader, view) = (scene.reader?, scene.view);
        scene.question?;
        let player = &view.players[reader.index()];
        let last = |cards: Option<rattus_cartus::Cards>| {
            cards.and_then(|cards| cards.kinds().last()).map(|(card, _)| card)
        };
        match view.pending {
            Pending::Play { .. } => {
                Some(Ask::Lay { class: player.building?.class(), exactly: None, from: None })
            }
            Pending::Lay { left, .. } => Some(Ask::Lay {
                class: player.building?.class(),
                exactly: Some(left),
                from: last(player.laid),
            }),
            Pending::Give { each, .. } => Some(Ask::Give {
                exactly: each - player.offered_size.min(each),
                from: last(player.offered),
            }),
            Pending::Trade { most, .. } => {
                let most = player.most_traded(most);
                Some(Ask::Trade { most, exactly: false, from: None })
            }
            Pending::Discard { left, from, .. } => {
                Some(Ask::Trade { most: left, exactly: true, from: Some(from) })
            }
            _ => None,
        }
    }

    /// The notation of choosing a card; `None` when it cannot be chosen.
    pub(super) fn action(self, card: Card) -> Option<String> {
        let (verb, from) = match self {
            Ask::Lay { from, .. } if card.is_playable() => ("lay", from),
            Ask::Lay { .. } => return None,
            Ask::Give { from, .. } => ("give", from),
            Ask::Trade { from, .. } => ("discard", from),
        };
        // RC-C-09. A set is told in the order of the list of cards.
        let in_order = from.is_none_or(|from| card >= from);
        in_order.then(|| format!("{verb} {card}"))
    }

    /// How many cards must be ticked, at least and at most, where the number matters.
    pub(super) fn ticks(self) -> (Option<u8>, Option<u8>) {
        match self {
            Ask::Lay { exactly: Some(exactly), .. } | Ask::Give { exactly, .. } => {
                (Some(exactly), Some(exactly))
            }
            Ask::Trade { most, exactly: true, .. } => (Some(most), Some(most)),
            Ask::Trade { most, exactly: false, .. } => (Some(1), Some(most)),
            Ask::Lay { exactly: None, .. } => (Some(1), None),
        }
    }

    /// What the button with the ticked cards sends.
    pub(super) fn submit(self) -> &'static str {
        match self {
            Ask::Lay { exactly: None, .. } => "play #",
            Ask::Trade { exactly: false, .. } => "trade #",
            _ => "#",
        }
    }
}

/// Whether this card is ticked as soon as it is asked for: a follower that brings no rat into
/// the building just entered. Whoever learns finds out what fits.
pub(super) fn is_ticked(scene: &Scene<'_, RattusCartus>, ask: Ask, card: Card) -> bool {
    let Ask::Lay { class, exactly: None, .. } = ask else { return false };
    scene.table.learn.is_none() && card.is_body() && !brings_rat(card, class)
}

/// Who lays cards into a building of which class, if the reader does.
pub(super) fn laying(scene: &Scene<'_, RattusCartus>) -> Option<(Seat, Class)> {
    match Ask::of(scene)? {
        Ask::Lay { class, .. } => Some((scene.reader?, class)),
        _ => None,
    }
}

/// The reader's hand; nothing for spectators.
pub(super) fn hand(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let cards = scene.reader.and_then(|seat| scene.view.players[seat.index()].hand);
    let ask = Ask::of(scene);
    let Some(cards) = cards else {
        return html! { section #hand.hand hidden {} };
    };
    html! {
        section #hand.hand aria-labelledby="h-hand" data-keep {
            h2.panel-h #h-hand {
                (voice.say("rc-hand")) " "
                small {
                    (voice.number("rc-hand-size", cards.size()))
                    @if let Some(ask) = ask { " · " (hint(ask, voice)) }
                }
            }
            @if cards.is_empty() {
                p.help { (voice.say("rc-hand-none")) }
            } @else {
                ul.rcs {
                    @for (card, number) in cards.kinds() {
                        @for copy in 1..=number { (one(scene, card, copy, ask, voice)) }
                    }
                }
            }
            @if let Some(ask) = ask {
                // For keyboards: the same confirmation again behind the last card.
                @let (least, most) = ask.ticks();
                button.btn.btn-main.after form="decide" name="action" value=(ask.submit())
                    data-least=[least] data-most=[most] {
                    (icon("i-check")) (voice.say(after(ask)))
                }
            }
        }
    }
}

fn hint(ask: Ask, voice: Voice<'_>) -> String {
    match ask {
        Ask::Lay { .. } => voice.say("rc-hand-tick-lay").to_owned(),
        Ask::Give { exactly, .. } => voice.number("rc-hand-tick-give", exactly),
        Ask::Trade { most, .. } => voice.number("rc-hand-tick-trade", most),
    }
}

fn after(ask: Ask) -> &'static str {
    match ask {
        Ask::Lay { .. } => "rc-after-lay",
        Ask::Give { .. } => "rc-after-give",
        Ask::Trade { .. } => "rc-after-trade",
    }
}

fn one(
    scene: &Scene<'_, RattusCartus>,
    card: Card,
    copy: u8,
    ask: Option<Ask>,
    voice: Voice<'_>,
) -> Markup {
    let action = ask.and_then(|ask| ask.action(card));
    // A fresh box for every question, so that no tick of before stays.
    let question = scene.question.map_or(0, |question| question.number);
    let id = format!("t{question}-{card}-{copy}");
    let face = html! {
        span.rc-top {
            @if let Some(action) = &action {
                input type="checkbox" form="decide" name="tick" value=(action) id=(id)
                    checked[ask.is_some_and(|ask| is_ticked(scene, ask, card))]
                    data-cards="1" data-bodies=(u8::from(card.is_body())) data-rats=(rats(card, ask));
            }
            span.rc-ic { (icon(card_symbol(card))) }
        }
        b { (soft(voice.kind(card))) }
        @match card.class() {
            Some(class) => { small { (soft(voice.class(class))) } (nuns(card, voice)) }
            None => {
                small { (voice.say(if card.is_body() { "rc-kind-body" } else { "rc-kind-special" })) }
                span.what { (voice.say(&format!("rc-what-{card}"))) }
            }
        }
        @if let Some(ask) = ask { (foot(card, ask, action.is_some(), voice)) }
    };
    // Of several copies the first are meant.
    let advised = action.as_ref().map_or(0, |action| scene.advice.count(action));
    let is_hinted = usize::from(copy) <= advised;
    html! {
        li #{"card-" (card) "-" (copy)} {
            @if action.is_some() {
                label.rc.is-hinted[is_hinted] data-class=(card_class(card)) data-kind=(card) for=(id) { (face) (sign(is_hinted)) }
            } @else {
                div.rc.(if ask.is_some() { "is-idle" } else { "" }) data-class=(card_class(card)) data-kind=(card) {
                    (face)
                }
                @if ask.is_some() { (no_go(card, None)) }
            }
        }
    }
}

fn nuns(card: Card, voice: Voice<'_>) -> Markup {
    html! {
        span.nuns-n role="img" aria-label=(voice.number("rc-nuns", card.nuns())) {
            @if card.nuns() == 0 { em { (voice.say("rc-no-nun")) } }
            (nun_icons(card))
        }
    }
}

/// How many rats more or fewer the reader has for choosing the card.
fn rats(card: Card, ask: Option<Ask>) -> i8 {
    match ask {
        Some(Ask::Lay { class, .. }) => i8::from(brings_rat(card, class)),
        Some(Ask::Trade { .. }) => -1,
        _ => 0,
    }
}

/// What the card costs or brings here.
fn foot(card: Card, ask: Ask, offered: bool, voice: Voice<'_>) -> Markup {
    let (key, bad) = match ask {
        Ask::Lay { .. } if card == Card::GOLD => ("rc-foot-kept", false),
        Ask::Lay { .. } | Ask::Give { .. } | Ask::Trade { .. } if !offered => {
            ("rc-foot-not-now", false)
        }
        Ask::Lay { class, .. } if brings_rat(card, class) => ("rc-foot-rat", true),
        Ask::Lay { .. } if card.is_body() => ("rc-foot-no-rat", false),
        Ask::Lay { .. } => ("rc-foot-no-body", false),
        Ask::Give { .. } => ("rc-foot-give", false),
        Ask::Trade { .. } => ("rc-foot-rat-away", false),
    };
    html! { span.why.(if bad { "bad" } else { "" }) { (voice.say(key)) } }
}
