//! The question: what is asked of the reader, with a button for every answer.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use rattus_cartus::{
    Action, BuildingCard, Card, Cards, Class, Pending, RattusCartus, SupplyOrder, View,
};

use super::ending::why;
use super::hand::Ask;
use super::reckoning::{Nuns, brings_rat, entrants, influence};
use super::say::{Say, class_symbol};
use super::why_not::why_not;
use super::words_of;
use crate::table::{answer_address, answer_fields, seat_clock, take_back};
use crate::{Question, Scene, icon, piece};

type Table<'a> = Scene<'a, RattusCartus>;

/// The question, or what the table waits for.
pub(super) fn prompt(scene: &Table<'_>, say: Say<'_>) -> Markup {
    html! {
        section #prompt.prompt.(if scene.question.is_some() { "" } else { "is-waiting" }) aria-labelledby="q" {
            @match (scene.question, scene.reader) {
                (Some(question), Some(reader)) => (ask(scene, question, reader, say)),
                _ => (wait(scene, say)),
            }
            (take_back(scene))
        }
    }
}

fn ask(
    scene: &Table<'_>,
    question: Question<'_, RattusCartus>,
    reader: Seat,
    say: Say<'_>,
) -> Markup {
    let view = scene.view;
    let body = match view.pending {
        Pending::Supply { .. } => supply(view, question.actions, say),
        Pending::Look { left, .. } => look(view, question.actions, left, say),
        Pending::Enter { .. } => enter(view, question.actions, say),
        Pending::Sword { .. } | Pending::Flute { .. } => target(view, question.actions, say),
        Pending::Act { .. } => act(view, reader, say),
        _ => cards(scene, question, reader, say),
    };
    html! {
        (top(scene, reader, short(view.pending), say))
        form #decide method="post" action=(answer_address(&scene.table.id)) data-live {
            (answer_fields(scene))
            (body)
        }
        (why_not(scene, reader, say))
    }
}

/// Whose turn, and what for.
fn top(scene: &Table<'_>, reader: Seat, what: &str, say: Say<'_>) -> Markup {
    let clock = scene.table.seats.get(reader.index()).and_then(|seat| seat.clock);
    html! {
        p.prompt-top {
            span.chain {
                (piece(say.names.colour(reader).piece()))
                " "
                (say.words.say("rc-your-turn"))
                " "
                (icon("i-arrow"))
                " "
                b { (say.words.say(what)) }
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

fn question(title: &str, hint: &str) -> Markup {
    html! { h2 #q { (title) } @if !hint.is_empty() { p.hint { (hint) } } }
}

/// A button that answers.
fn choice(action: Action, class: &str, symbol: Markup, label: &str, note: Markup) -> Markup {
    html! {
        li { button.choice data-class=(class) name="action" value=(action) {
            span.cls { (symbol) } span { (label) small { (note) } }
        } }
    }
}

/// A button that answers with a building.
fn building(action: Action, card: BuildingCard, note: Markup, say: Say<'_>) -> Markup {
    let class = card.class();
    choice(action, class.name(), icon(class_symbol(class)), say.building(card.building()), note)
}

fn supply(view: &View, actions: &[Action], say: Say<'_>) -> Markup {
    let words = say.words;
    let together = view.setup.supply == SupplyOrder::Together;
    html! {
        (question(words.say("rc-ask-supply"), words.say(if together { "rc-ask-supply-secret" } else { "rc-ask-supply-hint" })))
        ul.choices {
            @for &action in actions {
                @if let Action::Supply(card) = action {
                    (building(action, card, html! { (say.supply(card)) }, say))
                }
            }
        }
    }
}

fn look(view: &View, actions: &[Action], left: u8, say: Say<'_>) -> Markup {
    let words = say.words;
    html! {
        (question(&words.with("rc-ask-look", &[("left", left.into())]), words.say("rc-ask-look-hint")))
        ul.choices {
            @for &action in actions {
                @if let Action::Look(place) = action {
                    @let known = view.nun_row.get(usize::from(place) - 1).copied().flatten();
                    (choice(action, "special", icon("r-nun"), &words.with("rc-look-at", &[("place", place.into())]), html! {
                        @match known {
                            Some(card) => (words.with("rc-look-known", &[("nuns", say.number("rc-nuns", card.nuns()).into())])),
                            None => (words.say("rc-look-new")),
                        }
                    }))
                }
            }
        }
    }
}

fn enter(view: &View, actions: &[Action], say: Say<'_>) -> Markup {
    let words = say.words;
    html! {
        (question(words.say("rc-ask-enter"), words.say("rc-ask-enter-hint")))
        ul.choices.pick {
            @for &action in actions {
                @match action {
                    Action::Enter(card) => (building(action, card, who_is_there(view, card, say), say)),
                    Action::Pass => {
                        @let hint = html! { (words.say("rc-enter-pass-hint")) };
                        (choice(action, "special", icon("r-pass"), words.say("rc-enter-pass"), hint))
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The place one would get, and who stands there already with how many cards.
fn who_is_there(view: &View, card: BuildingCard, say: Say<'_>) -> Markup {
    let words = say.words;
    let at = view.row.iter().position(|other| *other == card).unwrap_or(view.row.len());
    let here: Vec<Seat> = entrants(view, at).collect();
    html! {
        (words.with("rc-enter-place", &[("place", (here.len() + 1).into())])) " · "
        @if here.is_empty() { (words.say("rc-enter-nobody")) }
        @for seat in here {
            (piece(say.names.colour(seat).piece()))
            span.vh { (say.who(seat)) (say.words.colon()) " " }
            " " (view.players[seat.index()].laid_size) " "
        }
    }
}

fn target(view: &View, actions: &[Action], say: Say<'_>) -> Markup {
    let words = say.words;
    let sword = matches!(view.pending, Pending::Sword { .. });
    let (title, hint) = if sword {
        ("rc-ask-sword", "rc-ask-sword-hint")
    } else {
        ("rc-ask-flute", "rc-ask-flute-hint")
    };
    html! {
        (question(words.say(title), words.say(hint)))
        ul.choices {
            @for &action in actions {
                @if let Action::Sword(seat) | Action::Flute(seat) = action {
                    (choice(action, "", piece(say.names.colour(seat).piece()), say.who(seat), html! {
                        (say.number("rc-hand-of", view.players[seat.index()].hand_size))
                    }))
                }
            }
        }
    }
}

fn act(view: &View, reader: Seat, say: Say<'_>) -> Markup {
    let words = say.words;
    let premium = view.premium == Some(reader);
    let Some(card) = view.players[reader.index()].building else { return html! {} };
    let action = say.action(card.building(), premium, view.last_round);
    let key = if premium { "rc-ask-act-premium" } else { "rc-ask-act-standard" };
    html! {
        (question(&words.with(key, &[("action", action.into())]), ""))
        div.prompt-end.lay {
            button.btn.btn-main name="action" value=(Action::Use) {
                (icon("i-check")) (words.say("rc-act-use"))
            }
            button.btn name="action" value=(Action::Decline) { (words.say("rc-act-decline")) }
        }
    }
}

/// Questions for cards: ticked in the hand, or one after the other.
fn cards(
    scene: &Table<'_>,
    asked: Question<'_, RattusCartus>,
    reader: Seat,
    say: Say<'_>,
) -> Markup {
    let view = scene.view;
    let Some(ask) = Ask::of(scene) else { return html! {} };
    html! {
        // Pressing Enter in a tick box means the ticked cards.
        @let (least, most) = ask.ticks();
        button.vh name="action" value=(ask.submit()) data-least=[least] data-most=[most]
            tabindex="-1" aria-hidden="true" {}
        (title(view, ask, reader, say))
        (tally(view, ask, reader, say))
        div.ends { (buttons(view, ask, reader, say)) }
        details.one-by-one {
            summary { (say.words.say("rc-card-by-card")) }
            ul.choices {
                @for action in asked.actions {
                    li {
                        button.choice name="action" value=(action) {
                            span { (words_of(action, view, say)) }
                        }
                    }
                }
            }
        }
    }
}

fn title(view: &View, ask: Ask, reader: Seat, say: Say<'_>) -> Markup {
    let words = say.words;
    match ask {
        Ask::Lay { exactly: None, .. } => {
            let Some(card) = view.players[reader.index()].building else { return html! {} };
            let at = view.row.iter().position(|other| *other == card).unwrap_or(0);
            let first = entrants(view, at).find(|&seat| seat != reader);
            let rank = match first {
                Some(seat) => words.with(
                    "rc-ask-play-after",
                    &[
                        ("who", say.who(seat).into()),
                        (
                            "cards",
                            say.number("rc-some-cards", view.players[seat.index()].laid_size)
                                .into(),
                        ),
                    ],
                ),
                None => words.say("rc-ask-play-first").to_owned(),
            };
            question(
                &words.with("rc-ask-play", &[("building", say.the(card.building()).into())]),
                &format!("{} {rank}", words.say("rc-ask-play-hint")),
            )
        }
        Ask::Lay { exactly: Some(left), .. } => {
            question(&words.with("rc-ask-lay", &[("left", left.into())]), "")
        }
        Ask::Give { exactly, .. } => {
            let to = match view.pending {
                Pending::Give { to, .. } => to,
                _ => reader,
            };
            let values = [("left", exactly.into()), ("who", say.who(to).into())];
            question(&words.with("rc-ask-give", &values), words.say("rc-ask-give-hint"))
        }
        Ask::Trade { most, exactly: false, .. } => question(
            words.say("rc-ask-trade"),
            &words.with("rc-ask-trade-hint", &[("most", most.into())]),
        ),
        Ask::Trade { most, exactly: true, .. } => {
            question(&words.with("rc-ask-discard", &[("left", most.into())]), "")
        }
    }
}

/// The sum before the click. It follows the ticks by script, and is not shown without.
fn tally(view: &View, ask: Ask, reader: Seat, say: Say<'_>) -> Markup {
    let words = say.words;
    let player = &view.players[reader.index()];
    let rats = player.rats.unwrap_or(0);
    let (most, hand) = match ask {
        Ask::Lay { exactly, .. } => (exactly, None),
        Ask::Give { exactly, .. } => (Some(exactly), Some(player.hand_size)),
        Ask::Trade { most, .. } => (Some(most), Some(player.hand_size)),
    };
    html! {
        dl.tally aria-live="polite" {
            div { dt { (words.say("rc-tally-cards")) } dd {
                b data-sum="cards" data-from="0" { "0" }
                @if let Some(most) = most {
                    " " span.from { (words.with("rc-tally-of", &[("n", most.into())])) }
                }
            } }
            @if let Ask::Lay { class, .. } = ask {
                @let now = influence(view, class, reader);
                div {
                    dt title=(say.class(class)) { (icon(class_symbol(class))) span.vh { (say.class(class)) } }
                    dd { span.from { (now) " → " } b data-sum="bodies" data-from=(now) { (now) } }
                }
            }
            @if !matches!(ask, Ask::Give { .. }) {
                div {
                    dt { (words.say("rc-tally-rats")) }
                    dd { span.from { (rats) " → " } b data-sum="rats" data-from=(rats) { (rats) } }
                }
                (survival(view, rats, say))
            }
            @if let Some(others) = rivals(view, ask, reader) {
                div { dt { (words.say("rc-tally-premium")) } dd {
                    b data-sum="bodies" data-from="0" data-over=(others)
                        data-yes=(words.say("rc-tally-ahead")) data-no=(words.say("rc-tally-open")) {
                        (words.say(if others < 0 { "rc-tally-ahead" } else { "rc-tally-open" }))
                    }
                } }
            }
            @if let Some(hand) = hand {
                div {
                    dt { (words.say("rc-tally-hand")) }
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
fn survival(view: &View, rats: u16, say: Say<'_>) -> Markup {
    let nuns = Nuns::expected(view);
    let percent = |rats: u16| (nuns.survival(rats) * 100.0).round() as u32;
    let table: Vec<String> = (0..=20).map(|rats| percent(rats).to_string()).collect();
    html! {
        div {
            dt { (say.words.say("rc-tally-live")) }
            dd {
                b data-sum="rats" data-from=(rats) data-look-up=(table.join(" ")) { (percent(rats)) }
                " %"
            }
        }
    }
}

fn buttons(view: &View, ask: Ask, reader: Seat, say: Say<'_>) -> Markup {
    let words = say.words;
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
                (icon("i-check")) span { (words.say(these)) }
            }
            @if let Some((action, label)) = none {
                button.btn name="action" value=(action) { (words.say(label)) }
            }
        }
        @if let (Ask::Lay { class, exactly: None, .. }, Some(hand)) = (ask, view.players[reader.index()].hand) {
            (sets(&hand, class, say))
        }
    }
}

/// Sets that are often wanted: every body without a rat, and every body.
fn sets(hand: &Cards, class: Class, say: Say<'_>) -> Markup {
    let pick = |keep: &dyn Fn(Card) -> bool| {
        hand.each().filter(|&card| card.is_body() && keep(card)).collect::<Vec<Card>>()
    };
    let spell = |cards: &[Card]| {
        let laid: String = cards.iter().map(|card| format!("; lay {card}")).collect();
        format!("play {}{laid}", cards.len())
    };
    let clean = pick(&|card| !brings_rat(card, class));
    let all = pick(&|_| true);
    html! {
        div.prompt-end.sets role="group" aria-label=(say.words.say("rc-lay-sets")) {
            @if !clean.is_empty() {
                button.btn name="action" value=(spell(&clean)) {
                    (say.number("rc-lay-no-rats", clean.len() as u32))
                }
            }
            @if all.len() > clean.len() {
                button.btn name="action" value=(spell(&all)) {
                    (say.number("rc-lay-all", all.len() as u32))
                }
            }
        }
    }
}

/// What the table waits for, to those who are not asked.
fn wait(scene: &Table<'_>, say: Say<'_>) -> Markup {
    let words = say.words;
    let view = scene.view;
    let asked = view.pending.seats().unwrap_or(SeatSet::EMPTY);
    let chosen = scene.reader.is_some_and(|seat| view.players[seat.index()].has_chosen)
        && matches!(view.pending, Pending::Supply { .. });
    html! {
        p.prompt-top { span.chain { @for seat in asked.iter() { (piece(say.names.colour(seat).piece())) " " } } }
        h2 #q { (waiting_for(view, say)) }
        @if chosen { p.hint { (words.say("rc-done-choosing")) } }
        @if view.pending == Pending::Over {
            p.hint { (why(view, say)) }
            div.prompt-end {
                a.btn.btn-main href=(format!("/tables/{}", scene.table.id)) {
                    (icon("i-crown")) (words.say("rc-to-result"))
                }
            }
        }
    }
}

fn waiting_for(view: &View, say: Say<'_>) -> String {
    let words = say.words;
    let one = |key: &str, seat: Seat| words.with(key, &[("who", say.who(seat).into())]);
    let many = |key: &str, seats: SeatSet, to: Seat| {
        words.with(
            key,
            &[
                ("names", say.people(seats).into()),
                ("count", seats.len().into()),
                ("who", say.who(to).into()),
            ],
        )
    };
    match view.pending {
        Pending::Supply { seats } => many("rc-wait", seats, Seat::new(0)),
        Pending::Look { seat, .. } => one("rc-wait-look", seat),
        Pending::Enter { seat } => one("rc-wait-enter", seat),
        Pending::Play { seat } | Pending::Lay { seat, .. } => {
            let building = view.players[seat.index()].building.map(BuildingCard::building);
            let the = building.map_or("", |building| say.the(building));
            words.with("rc-wait-play", &[("who", say.who(seat).into()), ("building", the.into())])
        }
        Pending::Sword { seat } => one("rc-wait-sword", seat),
        Pending::Flute { seat } => one("rc-wait-flute", seat),
        Pending::Give { to, seats, .. } => many("rc-wait-give", seats, to),
        Pending::Act { seat } => one("rc-wait-act", seat),
        Pending::Trade { seat, .. } | Pending::Discard { seat, .. } => one("rc-wait-trade", seat),
        Pending::Over => match view.ranking.map(|ranking| ranking.winners()) {
            Some(winners) if !winners.is_empty() => many("rc-log-won", winners, Seat::new(0)),
            _ => words.say("rc-log-nobody-won").to_owned(),
        },
        _ => words.say("rc-dealing").to_owned(),
    }
}
