//! The question: what is asked of the reader, with a button for every answer.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use rattus_cartus::{Action, BuildingCard, Card, Cards, Class, Pending, RattusCartus, View};
use words::Speech;

use super::Voice;
use super::hand::{Ask, is_ticked};
use super::picture::class_symbol;
use super::reckoning::{Nuns, brings_rat, entrants, influence};
use super::why_not::{barred_seats, seat_id, why_not};
use crate::answer::spelled;
use crate::hint::{ask as ask_hint, sign, tip};
use crate::pace::pace;
use crate::prompt::{answer_form, asked as frame};
use crate::table::{seat_clock, take_back};
use crate::{OpenQuestion, Scene, icon, piece_in};

type Table<'a> = Scene<'a, RattusCartus>;

/// The question, or what the table waits for.
pub(super) fn prompt(scene: &Table<'_>, voice: Voice<'_>) -> Markup {
    html! {
        section #prompt.prompt.(if scene.question.is_some() { "" } else { "is-waiting" }) aria-labelledby="q" {
            @match (scene.question, scene.reader) {
                (Some(question), Some(reader)) => {
                    (ask(scene, question, reader, voice))
                    (tip(scene))
                    div #more.prompt-more { (ask_hint(scene)) (take_back(scene)) (why_not(scene, reader, voice)) }
                }
                _ => {
                    (wait(scene, voice))
                    (pace(scene))
                    div #more.prompt-more { (take_back(scene)) }
                }
            }
        }
    }
}

fn ask(
    scene: &Table<'_>,
    question: OpenQuestion<'_, RattusCartus>,
    reader: Seat,
    voice: Voice<'_>,
) -> Markup {
    let view = scene.view;
    let actions = question.actions;
    let mut asked = RattusCartus::question(voice, view, actions);
    if let (Pending::Play { .. }, Some(hint)) = (view.pending, &mut asked.hint) {
        let hand = view.players[reader.index()].hand;
        let ticked =
            |ask| hand.is_some_and(|hand| hand.each().any(|card| is_ticked(scene, ask, card)));
        let key = match Ask::of(scene).is_some_and(ticked) {
            true => "rc-ask-play-ticked",
            false => "rc-ask-play-tick",
        };
        *hint = format!("{} {hint}", voice.say(key));
    }
    let headline = frame(&asked, None);
    let body = match view.pending {
        Pending::Supply { .. } => html! { (headline) (supply(scene, actions, voice)) },
        Pending::Look { .. } => html! { (headline) (look(scene, actions, voice)) },
        Pending::Enter { .. } => html! { (headline) (enter(scene, actions, voice)) },
        Pending::Sword { .. } | Pending::Flute { .. } => {
            html! { (headline) (target(scene, actions, reader, voice)) }
        }
        Pending::Act { .. } => html! { (headline) (act(scene, voice)) },
        _ => cards(scene, headline, actions, reader, voice),
    };
    html! {
        (top(scene, reader, short(view.pending), voice))
        (answer_form(scene, None, body))
    }
}

/// Whose turn, and what for.
fn top(scene: &Table<'_>, reader: Seat, what: &str, voice: Voice<'_>) -> Markup {
    let clock = scene.table.seats.get(reader.index()).and_then(|seat| seat.clock);
    html! {
        p.prompt-top {
            span.chain {
                (piece_in(voice.names.colour(reader)))
                " "
                (voice.say("rc-your-turn"))
                " "
                (icon("i-arrow"))
                " "
                b { (voice.say(what)) }
            }
            @if let Some(clock) = clock { (seat_clock(scene.lang, clock)) }
        }
    }
}

fn short(pending: Pending) -> &'static str {
    match pending {
        Pending::Supply { .. } => "rc-ask-supply-short",
        Pending::Look { .. } => "rc-ask-look-short",
        Pending::Enter { .. } => "rc-ask-enter-short",
        Pending::Sword { .. } => "rc-ask-sword-short",
        Pending::Flute { .. } => "rc-ask-flute-short",
        Pending::Give { .. } => "rc-ask-give-short",
        Pending::Act { .. } => "rc-ask-act-short",
        Pending::Trade { .. } | Pending::Discard { .. } => "rc-ask-trade-short",
        _ => "rc-ask-play-short",
    }
}

/// A button that answers.
fn choice(
    scene: &Table<'_>,
    action: Action,
    class: &str,
    symbol: Markup,
    label: &str,
    note: Markup,
) -> Markup {
    let is_hinted = scene.advice.names(action);
    html! {
        li { button.choice.is-hinted[is_hinted] data-class=(class) name="action" value=(action) {
            span.cls { (symbol) } span { (label) small { (note) } } (sign(is_hinted))
        } }
    }
}

/// A button that answers with a building.
fn building(
    scene: &Table<'_>,
    action: Action,
    card: BuildingCard,
    note: Markup,
    voice: Voice<'_>,
) -> Markup {
    let class = card.class();
    let name = voice.building(card.building());
    choice(scene, action, class.name(), icon(class_symbol(class)), name, note)
}

fn supply(scene: &Table<'_>, actions: &[Action], voice: Voice<'_>) -> Markup {
    html! {
        ul.choices.wide {
            @for &action in actions {
                @if let Action::Supply(card) = action {
                    (building(scene, action, card, html! { (voice.supply(card)) }, voice))
                }
            }
        }
    }
}

fn look(scene: &Table<'_>, actions: &[Action], voice: Voice<'_>) -> Markup {
    let view = scene.view;
    html! {
        ul.choices {
            @for &action in actions {
                @if let Action::Look(place) = action {
                    @let known = view.nun_row.get(usize::from(place) - 1).copied().flatten();
                    (choice(scene, action, "special", icon("r-nun"), &voice.with("rc-look-at", &[("place", place.into())]), html! {
                        @match known {
                            Some(card) => (voice.with("rc-look-known", &[("nuns", voice.number("rc-nuns", card.nuns()).into())])),
                            None => (voice.say("rc-look-new")),
                        }
                    }))
                }
            }
        }
    }
}

fn enter(scene: &Table<'_>, actions: &[Action], voice: Voice<'_>) -> Markup {
    let view = scene.view;
    html! {
        ul.choices.wide {
            @for &action in actions {
                @match action {
                    Action::Enter(card) => (building(scene, action, card, who_is_there(view, card, voice), voice)),
                    Action::Pass => {
                        @let hint = html! { (voice.say("rc-enter-pass-hint")) };
                        (choice(scene, action, "special", icon("r-pass"), voice.say("rc-enter-pass"), hint))
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The place one would get, and who stands there already with how many cards.
fn who_is_there(view: &View, card: BuildingCard, voice: Voice<'_>) -> Markup {
    let at = view.row.iter().position(|other| *other == card).unwrap_or(view.row.len());
    let here: Vec<Seat> = entrants(view, at).collect();
    html! {
        (voice.with("rc-enter-place", &[("place", (here.len() + 1).into())])) " · "
        @if here.is_empty() { (voice.say("rc-enter-nobody")) }
        @for seat in here {
            (piece_in(voice.names.colour(seat)))
            span.vh { (voice.name(seat)) (voice.words.colon()) " " }
            " " (view.players[seat.index()].laid_size) " "
        }
    }
}

/// Everybody in the way of a sword or a flute; who cannot be chosen says why.
fn target(scene: &Table<'_>, actions: &[Action], reader: Seat, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let hand = |seat: Seat| voice.number("rc-hand-of", view.players[seat.index()].hand_size);
    html! {
        ul.choices {
            @for &action in actions {
                @if let Action::Sword(seat) | Action::Flute(seat) = action {
                    (choice(scene, action, "", piece_in(voice.names.colour(seat)), voice.name(seat), html! { (hand(seat)) }))
                }
            }
            @for seat in barred_seats(scene, reader, voice) {
                li { button.choice.is-barred type="button" popovertarget={ "why-" (seat_id(seat)) } {
                    span.cls { (piece_in(voice.names.colour(seat))) }
                    span { (voice.name(seat)) small { (hand(seat)) } }
                } }
            }
        }
    }
}

fn act(scene: &Table<'_>, voice: Voice<'_>) -> Markup {
    let hint = |action: Action| scene.advice.names(action);
    html! {
        div.prompt-end.lay {
            button.btn.btn-main.is-hinted[hint(Action::Use)] name="action" value=(Action::Use) {
                (icon("i-check")) (voice.say("rc-act-use"))
            }
            button.btn.is-hinted[hint(Action::Decline)] name="action" value=(Action::Decline) { (voice.say("rc-act-decline")) }
        }
    }
}

/// Questions for cards: ticked in the hand, or one after the other.
fn cards(
    scene: &Table<'_>,
    headline: Markup,
    actions: &[Action],
    reader: Seat,
    voice: Voice<'_>,
) -> Markup {
    let view = scene.view;
    let Some(ask) = Ask::of(scene) else { return html! {} };
    html! {
        // Pressing Enter in a tick box means the ticked cards.
        @let (least, most) = ask.ticks();
        button.vh name="action" value=(ask.submit()) data-least=[least] data-most=[most]
            tabindex="-1" aria-hidden="true" {}
        (headline)
        (tally(view, ask, reader, voice))
        div.ends { (buttons(scene, ask, reader, voice)) }
        details.one-by-one {
            summary { (voice.say("rc-card-by-card")) }
            ul.choices {
                @for action in actions {
                    li {
                        button.choice name="action" value=(action) {
                            span { (RattusCartus::choice(voice, view, action)) }
                        }
                    }
                }
            }
        }
    }
}

/// The sum before the click. It follows the ticks by script, and is not shown without.
fn tally(view: &View, ask: Ask, reader: Seat, voice: Voice<'_>) -> Markup {
    let player = &view.players[reader.index()];
    let rats = player.rats.unwrap_or(0);
    let (most, hand) = match ask {
        Ask::Lay { exactly, .. } => (exactly, None),
        Ask::Give { exactly, .. } => (Some(exactly), Some(player.hand_size)),
        Ask::Trade { most, .. } => (Some(most), Some(player.hand_size)),
    };
    html! {
        dl.tally aria-live="polite" {
            div { dt { (voice.say("rc-tally-cards")) } dd {
                b data-sum="cards" data-from="0" { "0" }
                @if let Some(most) = most {
                    " " span.from { (voice.with("rc-tally-of", &[("n", most.into())])) }
                }
            } }
            @if let Ask::Lay { class, .. } = ask {
                @let now = influence(view, class, reader);
                div {
                    dt title=(voice.class(class)) { (icon(class_symbol(class))) span.vh { (voice.class(class)) } }
                    dd { span.from { (now) " → " } b data-sum="bodies" data-from=(now) { (now) } }
                }
            }
            @if !matches!(ask, Ask::Give { .. }) {
                div {
                    dt { (voice.say("rc-tally-rats")) }
                    dd { span.from { (rats) " → " } b data-sum="rats" data-from=(rats) { (rats) } }
                }
                (survival(view, rats, voice))
            }
            @if let Some(others) = rivals(view, ask, reader) {
                div { dt { (voice.say("rc-tally-premium")) } dd {
                    b data-sum="bodies" data-from="0" data-over=(others)
                        data-yes=(voice.say("rc-tally-ahead")) data-no=(voice.say("rc-tally-open")) {
                        (voice.say(if others < 0 { "rc-tally-ahead" } else { "rc-tally-open" }))
                    }
                } }
            }
            @if let Some(hand) = hand {
                div {
                    dt { (voice.say("rc-tally-hand")) }
                    dd { b data-sum="cards" data-from=(hand) data-less { (hand) } }
                }
            }
        }
    }
}

/// The most bodies that somebody who came before may have laid here, −1 where nobody did:
/// with more the premium action is the reader's for now. With two players it is decided
/// over all buildings.
fn rivals(view: &View, ask: Ask, reader: Seat) -> Option<i16> {
    if view.players.len() == 2 || !matches!(ask, Ask::Lay { exactly: None, .. }) {
        return None;
    }
    let own = view.players[reader.index()].building;
    let at = view.row.iter().position(|card| Some(*card) == own)?;
    let before = entrants(view, at).filter(|&seat| seat != reader);
    Some(before.map(|seat| i16::from(view.players[seat.index()].laid_size)).max().unwrap_or(-1))
}

/// The chance to live with the rats one would have then.
fn survival(view: &View, rats: u16, voice: Voice<'_>) -> Markup {
    let nuns = Nuns::expected(view);
    let percent = |rats: u16| voice.words.percent(nuns.survival(rats));
    // The space within a percentage is not one that parts them.
    let table: Vec<String> = (0..=20).map(percent).collect();
    html! {
        div {
            dt { (voice.say("rc-tally-live")) }
            dd {
                b data-sum="rats" data-from=(rats) data-look-up=(table.join(" ")) { (percent(rats)) }
            }
        }
    }
}

fn buttons(scene: &Table<'_>, ask: Ask, reader: Seat, voice: Voice<'_>) -> Markup {
    let (these, none) = match ask {
        Ask::Lay { exactly: None, .. } => ("rc-lay-these", Some((Action::Play(0), "rc-lay-none"))),
        Ask::Lay { .. } => ("rc-lay-these", None),
        Ask::Give { .. } => ("rc-give-these", None),
        Ask::Trade { exactly: false, .. } => {
            ("rc-trade-these", Some((Action::Trade(0), "rc-trade-none")))
        }
        Ask::Trade { .. } => ("rc-trade-these", None),
    };
    html! {
        div.prompt-end.lay {
            @let (least, most) = ask.ticks();
            button.btn.btn-main name="action" value=(ask.submit()) data-least=[least] data-most=[most] {
                (icon("i-check")) span { (voice.say(these)) }
            }
            @if let Some((action, label)) = none {
                button.btn name="action" value=(action) { (voice.say(label)) }
            }
        }
        @if let (Ask::Lay { class, exactly: None, .. }, Some(hand)) = (ask, scene.view.players[reader.index()].hand) {
            (sets(scene, &hand, class, voice))
        }
    }
}

/// Sets that are often wanted: every body without a rat, where they are not ticked already,
/// and every body.
fn sets(scene: &Table<'_>, hand: &Cards, class: Class, voice: Voice<'_>) -> Markup {
    let pick = |keep: &dyn Fn(Card) -> bool| {
        hand.each().filter(|&card| card.is_body() && keep(card)).collect::<Vec<Card>>()
    };
    let spell = |cards: &[Card]| {
        let laid = cards.iter().map(|&card| Action::Lay(card));
        spelled([Action::Play(cards.len() as u8)].into_iter().chain(laid))
    };
    let clean = pick(&|card| !brings_rat(card, class));
    let all = pick(&|_| true);
    html! {
        div.prompt-end.sets role="group" aria-label=(voice.say("rc-lay-sets")) {
            @if !clean.is_empty() && scene.table.learn.is_some() {
                button.btn name="action" value=(spell(&clean)) {
                    (voice.number("rc-lay-no-rats", clean.len() as u32))
                }
            }
            @if all.len() > clean.len() {
                button.btn name="action" value=(spell(&all)) {
                    (voice.number("rc-lay-all", all.len() as u32))
                }
            }
        }
    }
}

/// What the table waits for, to those who are not asked.
fn wait(scene: &Table<'_>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let asked = view.pending.seats().unwrap_or(SeatSet::EMPTY);
    let chosen = scene.reader.is_some_and(|seat| view.players[seat.index()].has_chosen)
        && matches!(view.pending, Pending::Supply { .. });
    html! {
        @if !asked.is_empty() {
            p.prompt-top { span.chain { @for seat in asked.iter() { (piece_in(voice.names.colour(seat))) " " } } }
        }
        h2 #q { (waiting_for(view, voice)) }
        @if chosen { p.hint { (voice.say("rc-done-choosing")) } }
        @if view.pending == Pending::Over {
            p.hint { (RattusCartus::how_it_ended(voice, view).unwrap_or_default()) }
            // A guided game has no page of its result.
            @if scene.table.learn.is_none() {
                div.prompt-end {
                    a.btn.btn-main href=(format!("/tables/{}", scene.table.id)) {
                        (icon("i-crown")) (voice.say("rc-to-result"))
                    }
                }
            }
        }
    }
}

fn waiting_for(view: &View, voice: Voice<'_>) -> String {
    let one = |key: &str, seat: Seat| voice.with(key, &[("who", voice.name(seat).into())]);
    let many = |key: &str, seats: SeatSet, to: Seat| {
        voice.with(
            key,
            &[
                ("names", voice.people(seats).into()),
                ("count", seats.len().into()),
                ("who", voice.name(to).into()),
            ],
        )
    };
    match view.pending {
        Pending::Supply { seats } => many("rc-wait", seats, Seat::new(0)),
        Pending::Look { seat, .. } => one("rc-wait-look", seat),
        Pending::Enter { seat } => one("rc-wait-enter", seat),
        Pending::Play { seat } | Pending::Lay { seat, .. } => {
            let building = view.players[seat.index()].building.map(BuildingCard::building);
            let the = building.map_or("", |building| voice.the(building));
            voice
                .with("rc-wait-play", &[("who", voice.name(seat).into()), ("building", the.into())])
        }
        Pending::Sword { seat } => one("rc-wait-sword", seat),
        Pending::Flute { seat } => one("rc-wait-flute", seat),
        Pending::Give { to, seats, .. } => many("rc-wait-give", seats, to),
        Pending::Act { seat } => one("rc-wait-act", seat),
        Pending::Trade { seat, .. } | Pending::Discard { seat, .. } => one("rc-wait-trade", seat),
        Pending::Over => match view.ranking.map(|ranking| ranking.winners()) {
            Some(winners)
                if winners.len() == 1 && winners.iter().all(|one| voice.names.is_reader(one)) =>
            {
                voice.say("rc-you-win").to_owned()
            }
            Some(winners) if !winners.is_empty() => many("rc-log-won", winners, Seat::new(0)),
            _ => voice.say("rc-log-nobody-won").to_owned(),
        },
        _ => voice.say("rc-dealing").to_owned(),
    }
}
