//! The reader's rats, the Nun-row with what was seen of it, and the chance to survive.

use game::SeatSet;
use maud::{Markup, html};
use rattus_cartus::{Phase, RattusCartus, View};

use super::reckoning::{Nuns, looks, tokens};
use super::say::Say;
use crate::{Scene, icon, piece};

/// Covered for a look over the shoulder; open is what the reader opened.
pub(super) fn secret(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Markup {
    let words = say.words;
    let view = scene.view;
    let over = view.phase == Phase::EndOfGame;
    let own = scene.reader.filter(|_| !over);
    let title = words.say(if own.is_some() { "rc-secret" } else { "rc-secret-public" });
    html! {
        section #secret.panel.secret-wrap.secret aria-labelledby="h-secret" {
            h2.vh #h-secret { (title) }
            details.secret-d open {
                summary {
                    (icon("r-rat"))
                    span {
                        b { (title) }
                        span.when-shut { (words.say("rc-secret-shut")) }
                        span.when-open { (words.say(if own.is_some() { "rc-secret-open" } else { "rc-secret-everyone" })) }
                    }
                    span.btn-bar { (icon("i-eye")) span.when-shut { (words.say("rc-look")) } span.when-open { (words.say("rc-cover")) } }
                }
                div.secret-in.plague {
                    (nun_row(scene, say))
                    @if let Some(rats) = own.and_then(|seat| view.players[seat.index()].rats) {
                        (rat_line(rats, say))
                        (odds(view, Some(rats), say))
                    } @else if !over {
                        (odds(view, None, say))
                    }
                }
            }
        }
    }
}

fn nun_row(scene: &Scene<'_, RattusCartus>, say: Say<'_>) -> Markup {
    let words = say.words;
    let looks = looks(scene.log);
    let looked = |at: usize| looks.get(at).copied().unwrap_or(SeatSet::EMPTY);
    html! {
        ol.nuns aria-label=(words.say("rc-nun-row")) {
            @for (at, known) in scene.view.nun_row.iter().enumerate() {
                @let key = if known.is_some() { "rc-nun-known" } else { "rc-nun-unknown" };
                li.nun.(if known.is_some() { "seen" } else { "" }) {
                    span.vh { (words.with(key, &[
                        ("place", (at + 1).into()),
                        ("nuns", known.map_or_else(String::new, |card| say.number("rc-nuns", card.nuns())).into()),
                        ("names", say.people(looked(at)).into()),
                    ])) }
                    span.nun-c aria-hidden="true" {
                        @match known {
                            Some(card) => { b { (card.nuns()) } span { @for _ in 0..card.nuns() { (icon("r-nun")) } } }
                            None => b { "?" },
                        }
                    }
                    span.looks aria-hidden="true" {
                        @if looked(at).is_empty() { "–" }
                        @for seat in looked(at).iter() { (piece(say.names.colour(seat).piece())) }
                    }
                }
            }
        }
    }
}

fn rat_line(rats: u16, say: Say<'_>) -> Markup {
    html! {
        div.ratline {
            ul.rats aria-label=(say.number("rc-rats-own", rats)) {
                @for value in tokens(rats) { li.rat { (icon("r-rat")) b { (value) } } }
            }
            p { b { (rats) } " " (say.number("rc-rats-after-number", rats)) }
        }
    }
}

/// The chance of each number of nuns as bars; those that would not save the reader are pale.
fn odds(view: &View, rats: Option<u16>, say: Say<'_>) -> Markup {
    let words = say.words;
    let nuns = Nuns::expected(view);
    let range = nuns.range();
    if range.start() == range.end() && view.nun_row.is_empty() {
        return html! {};
    }
    let highest = nuns.chance.iter().copied().fold(0.0, f64::max).max(1e-9);
    let width = 300.0 / (range.end() - range.start() + 1) as f64;
    let x = |number: usize| 6.0 + width * (number - range.start()) as f64;
    let expected = html! { b { (nuns.mean().round() as u32) } };
    // Bars are drawn with the numbers between: a mark stands before the first that saves.
    let marked = rats.map(|rats| usize::from(rats).clamp(*range.start(), range.end() + 1));
    html! {
        figure.odds {
            svg viewBox="0 0 312 84" role="img" aria-label=(words.with("rc-odds-alt", &[("from", (*range.start()).into()), ("to", (*range.end()).into())])) {
                @for number in range.clone() {
                    @let height = 56.0 * nuns.chance[number] / highest;
                    path.ob.(if rats.is_some_and(|rats| usize::from(rats) > number) { "dead" } else { "" })
                        d=(format!("M{:.1} 66v-{height:.1}h{:.1}v{height:.1}z", x(number) + 1.5, width - 3.0)) {}
                    @if width > 13.0 || (number - range.start()).is_multiple_of(2) {
                        text.on x=(format!("{:.1}", x(number) + width / 2.0)) y="80" { (number) }
                    }
                }
                @if let Some(number) = marked {
                    path.om d="M0 4V68" style=(format!("transform:translateX({:.1}px)", 6.0 + width * (number - range.start()) as f64)) {}
                }
            }
            figcaption {
                @match rats {
                    Some(rats) => (words.html("rc-odds", &[
                        ("expected", expected.into()),
                        ("rats", say.number("rc-some-rats", rats).into()),
                        ("chance", html! { b { ((nuns.survival(rats) * 100.0).round() as u32) } }.into()),
                    ])),
                    None => (words.html("rc-odds-public", &[("expected", expected.into())])),
                }
            }
        }
    }
}
