//! What everyone can see of each player.

use ankh_morpork::{AnkhMorpork, Area, Asked, Personalities, SeatView};
use game::Seat;
use maud::{Markup, html};

use super::Voice;
use super::hand::deck;
use super::picture::piece_of;
use crate::moment::{Figure, HeldCard};
use crate::table::seat_clock;
use crate::{Region, Scene, SeatShown, Sitter, icon, use_of};

/// One region a player: an update seldom changes all of them.
pub(super) const IDS: [&str; 4] = ["player-1", "player-2", "player-3", "player-4"];

pub(super) fn regions(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Vec<Region> {
    let seats = scene.view.seats().iter();
    seats.zip(IDS).map(|(seat, id)| Region { id, html: player(scene, voice, seat) }).collect()
}

pub(super) fn players(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        section.players aria-labelledby="h-players" {
            h2.vh #h-players { (voice.say("am-players")) }
            ol { @for seat in scene.view.seats() { (player(scene, voice, seat)) } }
        }
    }
}

fn player(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: &SeatView) -> Markup {
    let view = scene.view;
    let info = scene.table.seats.get(seat.seat.index());
    let turn = view.turn() > 0
        && view.active() == seat.seat
        && !matches!(view.asked(), Asked::Over { .. });
    let loans =
        seat.before.filter(|card| card.effect() == Some(ankh_morpork::Effect::Loan)).count();
    let penalties = seat.before.len() - loans;
    let asked = matches!(view.asked(), Asked::Seats(seats) if seats.contains(seat.seat));
    let away = info.is_some_and(|info| info.kind == Sitter::Person && !info.here);
    html! {
        li id=(IDS[seat.seat.index()]) class={ "player" @if turn { " is-turn" } @if away { " is-away" } }
            data-seat=(voice.names.colour(seat.seat).id()) aria-current=[turn.then_some("true")] {
            h3 {
                (piece_of(voice, seat.seat.into()))
                b { (voice.name(seat.seat)) }
                @if voice.names.is_reader(seat.seat) { " " small.you { (voice.say("you")) } }
                @if let Some(Sitter::Bot(level)) = info.map(|info| &info.kind) {
                    span.bot title=(voice.with("am-bot-level", &[("level", voice.words.bot(level).into())])) {
                        (icon("i-bot"))
                    }
                }
                @if away { " " small { (voice.say("am-is-away")) } }
                @if asked && scene.reader != Some(seat.seat) { " " small.thinks { "…" span.vh { (voice.say("am-thinks-now")) } } }
                @if let Some(clock) = info.and_then(|info| info.clock) { (seat_clock(scene.lang, clock)) }
            }
            dl.stats {
                (stat(voice, "i-money", "am-money-label", &voice.money(seat.money.into()), ""))
                (stat(voice, "i-place-minion", "am-minions-left", &seat.minions_left.to_string(), ""))
                (stat(voice, "i-build", "am-buildings-left", &seat.buildings_left.to_string(), ""))
                (stat(voice, "i-card", "am-cards-in-hand", &seat.hand_size.to_string(), ""))
                @let class = if loans > 0 { "low" } else { "wide" };
                (stat(voice, "i-loan", "am-loans", &loans.to_string(), class))
                @if penalties > 0 {
                    (stat(voice, "i-mask", "am-penalty-cards", &penalties.to_string(), "low"))
                }
            }
            (owned(scene, voice, seat))
            (suspicion(scene, voice, seat))
            @if !seat.known.is_empty() && !voice.names.is_reader(seat.seat) {
                p.may-be {
                    (icon("i-eye"))
                    b aria-hidden="true" { (seat.known.len()) }
                    span { (voice.with("am-known-cards", &[("list", voice.cards(seat.known).into())])) }
                }
            }
        }
    }
}

fn stat(voice: Voice<'_>, symbol: &str, key: &str, value: &str, class: &str) -> Markup {
    let name = voice.say(key);
    html! {
        div class=[(!class.is_empty()).then_some(class)] {
            dt { svg.i role="img" { title { (name) } (use_of(symbol)) } }
            dd { (value) }
        }
    }
}

/// The City Area cards; pale where the power rests.
fn owned(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: &SeatView) -> Markup {
    let rests = |area: Area| {
        scene.view.areas()[area.index()].demons > 0
            || (scene.view.active() == seat.seat && scene.view.used().contains(area))
    };
    html! {
        @if !seat.area_cards.is_empty() {
            ul.owned aria-label=(voice.say("am-area-cards")) {
                @for area in seat.area_cards {
                    li class=[rests(area).then_some("powerless")]
                        title={ (voice.area(area)) (voice.words.colon()) " " (voice.power_text(area)) } {
                        span.no aria-hidden="true" { (area.number()) }
                        span.vh { (voice.area(area)) }
                    }
                }
            }
        }
    }
}

/// Who the reader has reason to think this player is, once there is less than everyone.
fn suspicion(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: &SeatView) -> Markup {
    let everyone = Personalities::in_play(scene.view.seats().len() as u8);
    let known = seat.may_be;
    let own = scene.view.personality();
    // One's own personality is nobody else's: that alone is no news.
    let expected = everyone.iter().filter(|&one| Some(one) != own).collect::<Personalities>();
    if voice.names.is_reader(seat.seat) || known.is_empty() || known.len() >= expected.len() {
        return html! {};
    }
    let names: Vec<&str> = known.iter().map(|one| voice.personality(one)).collect();
    let text = match names.as_slice() {
        [name] => voice.with("am-is-known", &[("name", (*name).into())]),
        _ => voice.with("am-may-be", &[("list", voice.words.list(&names).into())]),
    };
    // On a phone the number has to do.
    html! { p.may-be title=(text) { (icon("i-mask")) b aria-hidden="true" { (names.len()) } span { (text) } } }
}

/// A player at one moment, as the view of the scene knows them.
pub(super) fn shown(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, seat: Seat) -> SeatShown {
    let view = scene.view;
    let Some(of) = view.seats().get(seat.index()) else { return SeatShown::default() };
    let figure = |symbol, key, value| Figure { symbol, label: voice.say(key), value };
    let own = view.seat() == Some(seat);
    let held = if own { view.hand() } else { of.known };
    let personality = match own {
        true => view.personality(),
        false => of.may_be.iter().next().filter(|_| of.may_be.len() == 1),
    };
    SeatShown {
        figures: vec![
            figure("i-money", "am-money-label", voice.money(of.money.into())),
            figure("i-place-minion", "am-minions-left", of.minions_left.to_string()),
            figure("i-build", "am-buildings-left", of.buildings_left.to_string()),
            figure("i-card", "am-cards-in-hand", of.hand_size.to_string()),
        ],
        secret: personality.map(|personality| voice.personality(personality).to_owned()),
        cards: held
            .into_iter()
            .map(|card| HeldCard {
                deck: deck(card),
                name: voice.card(card).to_owned(),
                text: Some(card.id().to_owned()),
            })
            .collect(),
        is_turn: view.turn() > 0
            && view.active() == seat
            && !matches!(view.asked(), Asked::Over { .. }),
    }
}
