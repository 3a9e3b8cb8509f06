//! The one box that asks: whose turn it is, which card, which symbol, what can be done.

use ankh_morpork::{
    Action, AnkhMorpork, Asked, Card, Danger, Minion, Reaction, Reactions, Symbol, Topic, What,
    Word,
};
use game::SeatSet;
use maud::{Markup, html};
use words::{Speech, Text};

use super::Voice;
use super::choices;
use super::foresight::Foresight;
use super::hand::{deck, face};
use super::log::this_turn;
use super::picture::{Fate, piece_of, symbol_picture};
use super::why_not::why_not;
use crate::hint::{ask, tip};
use crate::marked::card_name;
use crate::pace::pace;
use crate::prompt::{answer_form, asked as frame};
use crate::table::{more_time, take_back, timer};
use crate::{OpenQuestion, Scene, Sitter, icon, marked};

/// The region of the question, asked or awaited.
pub(super) fn prompt(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    match scene.question {
        Some(question) if is_threat(scene) => stopped(scene, voice, question),
        Some(question) => asked(scene, voice, question),
        None => waiting(scene, voice),
    }
}

fn is_threat(scene: &Scene<'_, AnkhMorpork>) -> bool {
    matches!(scene.view.topic(), Topic::Threat(_))
}

/// The reader is to decide something in the flow of the game.
fn asked(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    question: OpenQuestion<'_, AnkhMorpork>,
) -> Markup {
    let Some(seat) = scene.reader else { return waiting(scene, voice) };
    let foresight = Foresight::new(scene.view, seat);
    let asked = AnkhMorpork::question(voice, scene.view, question.actions);
    html! {
        section.prompt #prompt aria-labelledby="q" {
            div.prompt-top {
                (chain(scene, voice))
                (steps(scene, voice))
                (timer(scene.lang, question.until))
            }
            (happening(scene, voice))
            (frame(&asked, None))
            (answer_form(scene, None, html! {
                (choices::list(scene, voice, question.actions, &foresight))
                div.prompt-end { (choices::ends(scene, voice, question.actions)) }
            }))
            (tip(scene))
            div #more.prompt-more {
                (ask(scene))
                (take_back(scene))
                (why_not(voice, scene.view, &foresight, question.actions))
            }
        }
    }
}

/// Something is being done to the reader, who may answer.
fn stopped(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    question: OpenQuestion<'_, AnkhMorpork>,
) -> Markup {
    let asked = AnkhMorpork::question(voice, scene.view, question.actions);
    html! {
        section.prompt.ask #prompt role="alertdialog" aria-labelledby="q" aria-describedby="qh" {
            div.prompt-top {
                (chain(scene, voice))
                (timer(scene.lang, question.until))
            }
            @if question.until.is_some() { div.fuse data-fuse=[question.until] { i {} } }
            (happening(scene, voice))
            (frame(&asked, Some("qh")))
            (answer_form(scene, Some("prompt-end"), html! {
                @for &action in question.actions {
                    @match action {
                        Action::React(reactions) => (react(scene, voice, action, reactions)),
                        Action::Word(Word::Pass) => (let_pass(scene, voice)),
                        _ => {}
                    }
                }
            }))
            (tip(scene))
            div #more.prompt-more { (ask(scene)) (more_time(scene)) }
        }
    }
}

fn react(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    action: Action,
    reactions: Reactions,
) -> Markup {
    let cards: Vec<Text> = reactions.iter().map(|reaction| voice.title(reaction.card())).collect();
    let does: Vec<&str> = reactions
        .iter()
        .map(|reaction| match (reaction, scene.view.topic()) {
            // The dragon takes the trouble in any case (AM-EVENT-DRAGON-03).
            (Reaction::Susan, Topic::Threat(Danger::Dragon(_))) => {
                voice.say("am-react-susan-dragon")
            }
            _ => voice.say(&format!("am-react-{reaction}")),
        })
        .collect();
    html! {
        @let is_hinted = scene.advice.names(action);
        button.btn.btn-alert.is-hinted[is_hinted] name="action" value=(action) {
            (symbol_picture(voice, Symbol::Interrupt, Fate::Open))
            span {
                (voice.with("am-react-play", &[("cards", voice.words.texts(&cards).into())]))
                small { (does.join(" · ")) }
            }
        }
    }
}

fn let_pass(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        @let is_hinted = scene.advice.names(Word::Pass);
        button.btn.is-hinted[is_hinted] name="action" value=(Word::Pass) {
            span.sym { (icon("i-skip")) }
            span { (voice.say("am-react-pass")) small { (voice.say("am-react-pass-hint")) } }
        }
    }
}

/// Somebody else is to decide, or nobody.
fn waiting(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    html! {
        section.prompt.idle #prompt aria-labelledby="q" {
            @match view.asked() {
                Asked::Over { .. } => {
                    h2 #q { (voice.say("am-prompt-over")) }
                    p.hint { (marked(&AnkhMorpork::how_it_ended(voice, view).unwrap_or_default())) }
                    @if scene.table.learn.is_none() {
                        div.prompt-end {
                            a.btn.btn-main href={ "/tables/" (scene.table.id) } {
                                (icon("i-crown")) (voice.say("am-prompt-see-result"))
                            }
                        }
                    }
                }
                Asked::Chance if view.turn() == 0 => h2 #q { (voice.say("am-prompt-dealing")) },
                Asked::Chance => {
                    div.prompt-top { (chain(scene, voice)) (steps(scene, voice)) }
                    (happening(scene, voice))
                    h2 #q { (marked(&voice.text("am-prompt-turn-of", &[("who", voice.who(view.active()).into())]))) }
                }
                Asked::Seats(seats) => {
                    div.prompt-top { (chain(scene, voice)) (steps(scene, voice)) }
                    h2 #q { (marked(&waits_for(voice, seats))) }
                    (acting(scene, voice))
                    (happening(scene, voice))
                    @if let Some(seat) = scene.reader.filter(|_| is_threat(scene)) {
                        @let own = threatened(scene.view.topic()).contains(seat);
                        p.hint { (voice.say(if own { "am-threat-sealed" } else { "am-threat-hint" })) }
                    }
                    (pass_device(scene, voice, seats))
                }
            }
            (pace(scene))
            div #more.prompt-more { (take_back(scene)) }
        }
    }
}

/// The card that somebody else plays, and what they have done with it so far.
fn acting(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let played = this_turn(scene.log).iter().rev().find_map(|line| match line.shown.what {
        What::Played { card, .. } => Some(card),
        _ => None,
    });
    if voice.names.is_reader(scene.view.active()) {
        return html! {};
    }
    html! {
        @if let Some(card) = played {
            div #acting.acting {
                div.card data-deck=(deck(card)) { (face(voice, card)) }
                (super::log::lately(voice, scene.log, DID))
            }
        }
    }
}

/// So many lines of what somebody has done stand beside the card.
const DID: usize = 5;

/// Whose pieces, or who, is in danger.
fn threatened(topic: Topic) -> SeatSet {
    let owners =
        |minions: &[Minion]| minions.iter().filter_map(|minion| minion.owner.seat()).collect();
    match topic {
        Topic::Threat(
            Danger::Assassin(minion)
            | Danger::Removal(minion)
            | Danger::Accident(minion)
            | Danger::Move { minion, .. },
        ) => owners(&[minion]),
        Topic::Threat(Danger::Swap(one, two)) => owners(&[one, two]),
        Topic::Threat(Danger::Text(seats)) => seats,
        _ => SeatSet::EMPTY,
    }
}

fn waits_for(voice: Voice<'_>, seats: SeatSet) -> Text {
    let key = if seats.len() == 1 { "am-prompt-wait" } else { "am-prompt-wait-many" };
    voice.text(key, &[("who", voice.people(seats).into())])
}

/// Hot seat: the device goes to whoever is asked next.
fn pass_device(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seats: SeatSet) -> Markup {
    let next = seats.iter().find(|seat| {
        scene.table.seats.get(seat.index()).is_some_and(|info| info.kind == Sitter::Person)
    });
    html! {
        @if let Some(next) = next.filter(|_| scene.table.hot_seat) {
            div.prompt-end {
                a.btn.btn-main href={ "/tables/" (scene.table.id) } {
                    (icon("i-people"))
                    (voice.with("curtain", &[("who", voice.name(next).into())]))
                }
            }
        }
    }
}

/// The cards of this turn, one after the other, and what is being done now.
fn chain(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let active = view.active();
    let is_own = voice.names.is_reader(active);
    let cards = cards_this_turn(scene);
    html! {
        span.chain {
            (piece_of(voice, active.into())) " "
            @if is_own { (voice.say("am-prompt-your-turn")) } @else { (voice.name(active)) }
            @for (nth, &card) in cards.iter().enumerate() {
                @if nth == 0 { (voice.words.colon()) " " } @else { " " (icon("i-arrow")) " " }
                @let is_last = nth + 1 == cards.len();
                @let name = if is_last { voice.named(card) } else { voice.card(card).to_owned() };
                (card_name(card.id(), &name))
            }
            @if let Some(area) = view.because().power { " · " b { (voice.area(area)) } }
            @if let Some(event) = view.because().event { " · " b { (voice.event(event)) } }
        }
    }
}

/// The cards played this turn; at most the last three fit.
fn cards_this_turn(scene: &Scene<'_, AnkhMorpork>) -> Vec<Card> {
    let played = this_turn(scene.log).iter().filter_map(|line| match line.shown.what {
        What::Played { card, .. } => Some(card),
        _ => None,
    });
    let mut cards: Vec<Card> = played.collect();
    cards.drain(..cards.len().saturating_sub(3));
    if cards.is_empty() {
        cards.extend(scene.view.front());
    }
    cards
}

/// The symbols of the card in play: done, now, to come.
fn steps(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let because = scene.view.because();
    let (card, now) = match (scene.view.topic(), because) {
        (Topic::Symbol { card, index }, _) => (card, usize::from(index)),
        // A symbol is counted as done while what it set off goes on.
        (_, ankh_morpork::Because { card: Some(card), symbol, .. }) => {
            (card, usize::from(symbol.unwrap_or(0)))
        }
        _ => return html! {},
    };
    let skipped: Vec<usize> = skipped(scene, card).collect();
    html! {
        ol.steps {
            @for (nth, &symbol) in card.symbols().iter().enumerate() {
                @let class = if nth < now { "step done" } else if nth == now { "step now" } else { "step next" };
                @let fate = if nth >= now { Fate::Open } else if skipped.contains(&nth) { Fate::Skipped } else { Fate::Done };
                li class=(class) aria-current=[(nth == now).then_some("step")] {
                    (symbol_picture(voice, symbol, fate))
                    span aria-hidden="true" { (voice.symbol(symbol)) }
                    @match fate {
                        Fate::Open => {},
                        Fate::Done => span.vh { (voice.say("am-step-done")) },
                        Fate::Skipped => span.vh { (voice.say("am-step-skipped")) },
                    }
                }
            }
        }
    }
}

/// The symbols of the card in play that were left out, by their number.
fn skipped(scene: &Scene<'_, AnkhMorpork>, card: Card) -> impl Iterator<Item = usize> {
    let is_it = |what: &What| matches!(*what, What::Played { card: played, .. } if played == card);
    let played = scene.log.iter().rposition(|line| is_it(&line.shown.what));
    scene.log[played.unwrap_or(scene.log.len())..].iter().filter_map(move |line| {
        let because = line.shown.because;
        let is_left_out = matches!(line.shown.what, What::Skipped { .. });
        let symbol = because.symbol.filter(|_| is_left_out && because.card == Some(card));
        symbol.map(usize::from)
    })
}

/// The random event of this turn, turned up, and the dice that fell for it; or the dice of
/// the text being carried out.
fn happening(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let lines = this_turn(scene.log);
    let turned_up = lines.iter().rposition(|line| matches!(line.shown.what, What::TurnedUp { .. }));
    let played = lines.iter().rposition(|line| matches!(line.shown.what, What::Played { .. }));
    let event = turned_up.filter(|&at| Some(at) > played).map(|at| lines[at].shown.what);
    let since = turned_up.max(played).unwrap_or(0);
    let rolls: Vec<u8> = lines[since.min(lines.len())..]
        .iter()
        .filter_map(|line| match line.shown.what {
            What::Rolled { face, .. } => Some(face),
            _ => None,
        })
        .collect();
    html! {
        @if let Some(What::TurnedUp { event }) = event {
            div.happening id={ "event-" (event) } {
                (icon("i-random-event"))
                b { (voice.event(event)) }
                p { (voice.event_text(event)) }
                (dice(voice, &rolls))
            }
        } @else {
            (dice(voice, &rolls))
        }
    }
}

fn dice(voice: Voice<'_>, rolls: &[u8]) -> Markup {
    html! {
        @if !rolls.is_empty() {
            p.dice {
                @for &face in rolls {
                    span.die title=(voice.area(ankh_morpork::Area::numbered(face))) { (face) }
                }
            }
        }
    }
}
