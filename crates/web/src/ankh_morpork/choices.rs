//! The legal actions as buttons: in the list of the prompt, and as targets on the map.

use ankh_morpork::{Action, AnkhMorpork, Area, Minion, Word};
use game::Seat;
use maud::{Markup, html};

use super::foresight::{Change, Foresight, content};
use super::map::{free_place, place_of, slots};
use super::pieces::Pieces;
use super::voice::Voice;
use crate::{Scene, icon, piece};

/// The area an action is about.
pub(super) fn area_of(action: Action) -> Option<Area> {
    match action {
        Action::Place(area)
        | Action::Lift(area)
        | Action::Build(area)
        | Action::Demolish(area)
        | Action::Buy(area)
        | Action::Calm(area)
        | Action::Stir(area)
        | Action::To(area)
        | Action::At(area) => Some(area),
        Action::Assassinate(minion) | Action::Pick(minion) => Some(minion.area),
        _ => None,
    }
}

/// The list of choices: everything but bare words and area powers.
pub(super) fn list(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    actions: &[Action],
    foresight: &Foresight,
) -> Markup {
    let mut listed = actions
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::Use(_) | Action::Word(_) | Action::React(_)))
        .peekable();
    html! {
        @if listed.peek().is_some() {
            ul class="choices" aria-label=(voice.say("choices")) {
                @for action in listed { li { (choice(scene, voice, action, foresight)) } }
            }
        }
    }
}

fn choice(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    foresight: &Foresight,
) -> Markup {
    let area = area_of(action).map(Area::number);
    html! {
        button class="choice" name="action" value=(action) data-area=[area] {
            @match action {
                Action::Play(card) | Action::Give(card) | Action::Discard(card) | Action::Keep(card) => {
                    span {
                        span class="vh" { (super::words_of(voice, scene.view, action)) " " }
                        span aria-hidden="true" { (voice.card(card)) }
                        small { @for &symbol in card.symbols() { (voice.symbol_picture(symbol, false)) } }
                    }
                }
                Action::Target(seat) => {
                    (voice.piece_of(seat.into()))
                    span { (voice.names.of(seat)) small { (means(scene, voice, seat)) } }
                }
                Action::Assassinate(minion) | Action::Pick(minion) => {
                    (voice.piece_of(minion.owner))
                    span {
                        span class="vh" { (super::words_of(voice, scene.view, action)) " " }
                        span aria-hidden="true" { (voice.area(minion.area)) }
                        small { (minion_consequence(scene, voice, action, minion)) }
                    }
                }
                _ => @if let Some(area) = area_of(action) {
                    span class="no" aria-hidden="true" { (area.number()) }
                    span {
                        span class="vh" { (super::words_of(voice, scene.view, action)) " " }
                        span aria-hidden="true" { (voice.area(area)) }
                        small { (area_consequence(scene, voice, action, area, foresight)) }
                    }
                },
            }
        }
    }
}

/// What an opponent has to give.
fn means(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: Seat) -> String {
    let other = &scene.view.seats()[seat.index()];
    voice.with(
        "so-holds",
        &[("count", other.hand_size.into()), ("money", voice.money(other.money.into()).into())],
    )
}

/// Whose minion, in a word.
fn whose(voice: Voice<'_>, minion: Minion) -> String {
    match minion.owner.seat() {
        Some(seat) => voice.names.of(seat).to_owned(),
        None => voice.minion(minion),
    }
}

/// A removed minion takes the trouble of its area with it.
fn minion_consequence(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    minion: Minion,
) -> Markup {
    let removes = matches!(action, Action::Assassinate(_));
    let here = &scene.view.areas()[minion.area.index()];
    html! {
        span aria-hidden="true" { (whose(voice, minion)) }
        @if removes && here.trouble {
            @let now = scene.view.trouble().len();
            (trouble(voice, (now, now - 1)))
        }
    }
}

fn area_consequence(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    area: Area,
    foresight: &Foresight,
) -> Markup {
    let money = scene.reader.map_or(0, |seat| i32::from(scene.view.seats()[seat.index()].money));
    let cost = |cost: i32| {
        voice.with(
            "so-cost",
            &[("cost", voice.money(cost).into()), ("left", voice.money(money - cost).into())],
        )
    };
    let here = &scene.view.areas()[area.index()];
    html! {
        (content(voice, scene.view, area))
        @match action {
            Action::Build(_) => {
                @let half = matches!(scene.view.topic(), ankh_morpork::Topic::Text { .. });
                span { (cost(i32::from(area.cost()) / if half { 2 } else { 1 })) }
            }
            Action::Buy(_) => {
                @if let Some(seat) = here.building { (voice.piece_of(seat.into())) }
                span { (cost(area.cost().into())) }
            }
            Action::At(_) => {
                @let crowd: i32 = super::pieces::counts(here).map(|(_, count)| i32::from(count)).sum();
                span { (voice.with("so-earns", &[("amount", voice.money(2 * crowd).into())])) }
            }
            _ => {}
        }
        @if let Some(change) = foresight.change(action) { (changes(voice, area, &change)) }
    }
}

fn changes(voice: Voice<'_>, area: Area, change: &Change) -> Markup {
    html! {
        @if change.trouble.0 != change.trouble.1 { (trouble(voice, change.trouble)) }
        @if change.gained.contains(area) { (control(voice.say("so-control-gain"), "gain")) }
        @if change.lost.contains(area) { (control(voice.say("so-control-loss"), "warn")) }
    }
}

fn control(words: &str, class: &str) -> Markup {
    html! { span class=(class) title=(words) { (icon("i-flag")) span class="vh" { (words) } } }
}

/// So many trouble markers before and after; eight are what the Dragon King waits for.
fn trouble(voice: Voice<'_>, (before, after): (usize, usize)) -> Markup {
    let (key, class) = match () {
        () if after > before && after >= 7 => ("so-trouble", "warn"),
        () if after > before => ("so-trouble", ""),
        () => ("so-calm", ""),
    };
    let words = voice.with(key, &[("from", before.into()), ("to", after.into())]);
    html! {
        span class=(class) title=(words) {
            span class="vh" { (words) }
            span aria-hidden="true" {
                @if after > before { "+" } @else { "−" } (piece("p-trouble")) " " (before) "→" (after)
            }
        }
    }
}

/// Buttons for bare words and area powers, which end the prompt.
pub(super) fn ends(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Markup {
    let only = actions.len() == 1;
    let powers = actions.iter().filter_map(|&action| match action {
        Action::Use(area) => Some(area),
        _ => None,
    });
    let words = actions.iter().filter_map(|&action| match action {
        Action::Word(word) => Some(word),
        _ => None,
    });
    html! {
        @for word in words {
            @let main = only || matches!(word, Word::Take | Word::Read | Word::End | Word::Pay);
            button class={ "btn" @if main { " btn-main" } } name="action" value=(word) {
                (icon(word_icon(word)))
                (super::words_of(voice, scene.view, Action::Word(word)))
            }
        }
        @let mut powers = powers.peekable();
        @if powers.peek().is_some() {
            span class="also" {
                @for area in powers {
                    button class="btn" name="action" value=(Action::Use(area)) data-area=(area.number())
                        title=(voice.say(&format!("power-{area}-text"))) {
                        span class="no" aria-hidden="true" { (area.number()) }
                        span class="vh" { (voice.area(area)) ": " }
                        (voice.say(&format!("power-{area}")))
                    }
                }
            }
        }
    }
}

const fn word_icon(word: Word) -> &'static str {
    match word {
        Word::Recall | Word::End => "i-check",
        Word::Take | Word::Pay => "i-money",
        Word::Read => "i-scroll",
        Word::Accept => "i-arrow",
        Word::Shield => "i-interrupt",
        Word::Skip | Word::Pass => "i-skip",
    }
}

/// Pointer shortcuts on the map; the list has the same buttons for everyone.
pub(super) fn targets(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, pieces: &Pieces) -> Markup {
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    html! {
        div id="targets" class="targets" aria-hidden="true" {
            @for &action in actions {
                @if let Some(area) = area_of(action) {
                    @let here = &scene.view.areas()[area.index()];
                    @let [x, y] = match action {
                        Action::Build(_) | Action::Demolish(_) | Action::Buy(_) => slots(area).building,
                        Action::Calm(_) | Action::Stir(_) => slots(area).trouble,
                        Action::Assassinate(minion) | Action::Pick(minion) => {
                            place_of(here, pieces, minion.owner)
                        }
                        Action::Lift(_) => {
                            let own = scene.reader.unwrap_or_default();
                            place_of(here, pieces, own.into())
                        }
                        _ => free_place(here, pieces),
                    };
                    button class=(target_class(action)) form="decide" name="action" value=(action)
                        tabindex="-1" data-area=(area.number())
                        style={ "left:" (percent(x)) "%;top:" (percent(y)) "%" }
                        title=(super::words_of(voice, scene.view, action)) {}
                }
            }
        }
    }
}

const fn target_class(action: Action) -> &'static str {
    match action {
        Action::Assassinate(_) | Action::Demolish(_) => "target target-strike",
        Action::Pick(_) | Action::Lift(_) => "target target-pick",
        Action::Calm(_) => "target target-calm",
        _ => "target",
    }
}

/// A coordinate of the map as a share of its width.
fn percent(coordinate: i32) -> String {
    format!("{}.{}", coordinate / 10, coordinate % 10)
}
