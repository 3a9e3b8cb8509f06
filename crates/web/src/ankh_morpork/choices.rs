//! The legal actions as buttons in the prompt.

use ankh_morpork::{Action, AnkhMorpork, Area, Effect, Minion, Personality, Topic, Word};
use game::Seat;
use maud::{Markup, html};
use words::Speech;

use super::Voice;
use super::foresight::{Foresight, content};
use super::hand::card_of;
use super::picture::{Fate, bare_piece, symbol_picture};
use crate::hint::sign;
use crate::hyphens::soft;
use crate::{Scene, bare, icon};
use words::ankh_morpork::counts;

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
        .filter(|action| {
            !ends_prompt(action) && !matches!(action, Action::Use(_) | Action::React(_))
        })
        .peekable();
    html! {
        @if listed.peek().is_some() {
            ul.choices aria-label=(voice.say("am-choices")) {
                @for action in listed {
                    li class=[card_of(action).map(|_| "of-hand")] { (choice(scene, voice, action, foresight)) }
                }
            }
        }
    }
}

/// What follows from a choice: small pictures, and the same in words.
#[derive(Default)]
struct Consequences {
    pictures: Vec<Markup>,
    words: Vec<String>,
}

impl Consequences {
    fn show(&mut self, picture: Markup) {
        self.pictures.push(picture);
    }

    /// Words that are their own picture.
    fn say(&mut self, words: String) {
        self.pictures.push(html! { span { (words) } });
        self.words.push(words);
    }

    fn mean(&mut self, picture: Markup, words: String) {
        self.pictures.push(picture);
        self.words.push(words);
    }
}

fn choice(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    foresight: &Foresight,
) -> Markup {
    let mut follows = Consequences::default();
    let (picture, title) = match action {
        Action::Play(card) | Action::Give(card) | Action::Discard(card) | Action::Keep(card) => {
            for &symbol in card.symbols() {
                follows.mean(symbol_picture(voice, symbol, Fate::Open), voice.symbol(symbol));
            }
            // The others are in the hand, which says what an English name means.
            let name = match action {
                Action::Keep(_) => voice.named(card),
                _ => voice.card(card).to_owned(),
            };
            (html! {}, soft(&name))
        }
        Action::Target(seat) => {
            follows.say(means(scene, voice, seat));
            (bare_piece(voice, seat.into()), voice.name(seat).to_owned())
        }
        Action::Assassinate(minion) | Action::Pick(minion) => {
            minion_follows(scene, voice, action, minion, &mut follows);
            (bare_piece(voice, minion.owner), soft(voice.area(minion.area)))
        }
        _ => match area_of(action) {
            Some(area) => {
                area_follows(scene, voice, action, area, foresight, &mut follows);
                let number = html! { span.no aria-hidden="true" { (area.number()) } };
                (number, soft(voice.area(area)))
            }
            None => (html! {}, AnkhMorpork::choice(voice, scene.view, &action)),
        },
    };
    let mut spoken = vec![AnkhMorpork::choice(voice, scene.view, &action)];
    spoken.append(&mut follows.words);
    html! {
        @let is_hinted = scene.advice.names(action);
        button.choice.is-hinted[is_hinted] name="action" value=(action) data-area=[area_of(action).map(Area::number)] {
            span.vh { (spoken.join(", ")) }
            (picture)
            span aria-hidden="true" {
                (title)
                @if !follows.pictures.is_empty() {
                    small { @for picture in &follows.pictures { (picture) } }
                }
            }
            (sign(is_hinted))
        }
    }
}

/// What an opponent has to give.
fn means(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: Seat) -> String {
    let other = &scene.view.seats()[seat.index()];
    voice.with(
        "am-so-holds",
        &[("count", other.hand_size.into()), ("money", voice.money(other.money.into()).into())],
    )
}

/// A removed minion takes the trouble of its area with it.
fn minion_follows(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    minion: Minion,
    follows: &mut Consequences,
) {
    let whose = match minion.owner.seat() {
        Some(seat) => voice.name(seat).to_owned(),
        None => voice.minion(minion).into_string(),
    };
    follows.show(html! { span { (whose) } });
    let trouble = scene.view.trouble();
    if matches!(action, Action::Assassinate(_)) && trouble.contains(minion.area) {
        trouble_follows(voice, (trouble.len(), trouble.len() - 1), follows);
    }
}

fn area_follows(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    area: Area,
    foresight: &Foresight,
    follows: &mut Consequences,
) {
    let view = scene.view;
    let here = &view.areas()[area.index()];
    follows.show(content(voice, view, area));
    let own = scene.reader.map_or(0, |seat| i32::from(view.seats()[seat.index()].money));
    let cost = |cost: i32| {
        voice.with(
            "am-so-cost",
            &[("cost", voice.money(cost).into()), ("left", voice.money(own - cost).into())],
        )
    };
    match action {
        Action::Build(_) => {
            let half = matches!(view.topic(), Topic::Text { .. });
            follows.say(cost(i32::from(if half { area.half_cost() } else { area.cost() })));
        }
        Action::Buy(_) => {
            if let Some(seat) = here.building {
                follows.show(bare_piece(voice, seat.into()));
            }
            follows.say(cost(area.cost().into()));
        }
        Action::At(_) => {
            let crowd: i32 = counts(here).map(|(_, count)| i32::from(count)).sum();
            let earned = voice.money(i32::from(Effect::EarnMinionsTrouble.amount()) * crowd);
            follows.say(voice.with("am-so-earns", &[("amount", earned.into())]));
        }
        _ => {}
    }
    let Some(change) = foresight.change(action) else { return };
    if change.trouble.0 != change.trouble.1 {
        trouble_follows(voice, change.trouble, follows);
    }
    let flag = |class| html! { span class=(class) { (bare("i", "i-flag")) } };
    if change.gained.contains(area) {
        follows.mean(flag("gain"), voice.say("am-so-control-gain").to_owned());
    }
    if change.lost.contains(area) {
        follows.mean(flag("warn"), voice.say("am-so-control-loss").to_owned());
    }
}

/// One marker less than the Dragon King waits for.
const ALARMING: usize = Personality::DragonKing.need(4) as usize - 1;

/// So many trouble markers before and after.
fn trouble_follows(voice: Voice<'_>, (before, after): (usize, usize), follows: &mut Consequences) {
    let more = after > before;
    let key = if more { "am-so-trouble" } else { "am-so-calm" };
    let alarming = more && after >= ALARMING;
    let picture = html! {
        span class=[alarming.then_some("warn")] {
            @if more { "+" } @else { "−" } (bare("pc", "p-trouble")) (before) "→" (after)
        }
    };
    follows.mean(picture, voice.with(key, &[("from", before.into()), ("to", after.into())]));
}

/// Buttons for bare words and area powers, which end the prompt.
pub(super) fn ends(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Markup {
    let only = actions.len() == 1;
    let powers = actions.iter().filter_map(|&action| match action {
        Action::Use(area) => Some(area),
        _ => None,
    });
    html! {
        @for action in actions.iter().filter(|action| ends_prompt(action)) {
            @let main = only || is_main(*action);
            @let is_hinted = scene.advice.names(action);
            button class={ "btn" @if main { " btn-main" } @if is_hinted { " is-hinted" } } name="action" value=(action) {
                (icon(end_icon(*action)))
                (AnkhMorpork::choice(voice, scene.view, action))
            }
        }
        @let mut powers = powers.peekable();
        @if powers.peek().is_some() {
            span.also {
                @for area in powers {
                    @let is_hinted = scene.advice.names(Action::Use(area));
                    button.btn.is-hinted[is_hinted] name="action" value=(Action::Use(area)) data-area=(area.number())
                        title=(voice.power_text(area)) {
                        span.no aria-hidden="true" { (area.number()) }
                        span.vh { (voice.area(area)) (voice.words.colon()) " " }
                        (voice.power(area))
                    }
                }
            }
        }
    }
}

/// Whether an answer needs no list to choose from.
const fn ends_prompt(action: &Action) -> bool {
    matches!(action, Action::Shield(_) | Action::Word(_))
}

const fn is_main(action: Action) -> bool {
    matches!(action, Action::Word(Word::Take | Word::Read | Word::End | Word::Pay))
}

const fn end_icon(action: Action) -> &'static str {
    let Action::Word(word) = action else { return "i-interrupt" };
    match word {
        Word::Recall | Word::End => "i-check",
        Word::Take | Word::Pay => "i-money",
        Word::Read => "i-scroll",
        Word::Accept => "i-arrow",
        Word::Shield => "i-interrupt",
        Word::Skip | Word::Pass => "i-skip",
    }
}
