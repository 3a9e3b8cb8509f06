//! The reader's rats, the Nun-row with what was seen of it, and the chance to survive.

use game::SeatSet;
use maud::{Markup, html};
use rattus_cartus::{Phase, RattusCartus, View};

use super::Voice;
use super::picture::nun_icons;
use super::reckoning::{Nuns, looks, tokens};
use words::{Mark, Text};

use crate::{Scene, icon, marked, piece_in};

/// The frame, which the reader opens and covers; what is in it are regions of their own.
pub(super) fn frame(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let own = scene.reader.is_some();
    let title = voice.say(if own { "rc-secret" } else { "rc-secret-public" });
    html! {
        section #secret.secret aria-labelledby="h-secret" {
            h2.vh #h-secret { (title) }
            // On a device that goes round, whoever takes it opens it.
            details.secret-d open[!own || scene.is_alone() || !scene.table.hot_seat] {
                summary {
                    (icon("r-rat"))
                    span {
                        b { (title) }
                        span.when-shut { (voice.say("rc-secret-shut")) }
                        span.when-open {
                            (voice.say(if own { "rc-secret-open" } else { "rc-secret-everyone" }))
                        }
                    }
                    (so_far(scene, voice))
                    span.btn-bar {
                        (icon("i-eye"))
                        span.when-shut { (voice.say("rc-look")) }
                        span.when-open { (voice.say("rc-cover")) }
                    }
                }
            }
            div.secret-in.plague { (nun_row(scene, voice)) (rats(scene, voice)) }
        }
    }
}

/// On a phone all of it that stays in sight: the reader's rats and the chance to survive.
pub(super) fn so_far(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let rats = own_rats(scene).filter(|_| scene.view.phase != Phase::EndOfGame);
    html! {
        span #so-far.so-far.when-open {
            @if let Some(rats) = rats {
                (voice.number("rc-some-rats", rats)) " · " (to_live(scene.view, rats, voice))
            }
        }
    }
}

/// The reader's rats, and the chance to survive with them.
pub(super) fn rats(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    let rats = own_rats(scene);
    html! {
        div #rats.rat-row {
            @if let Some(rats) = rats {
                (rat_line(rats, voice))
                @if view.phase != Phase::EndOfGame {
                    p.live { (voice.say("rc-tally-live")) " " b { (to_live(view, rats, voice)) } }
                }
            }
        }
    }
}

fn own_rats(scene: &Scene<'_, RattusCartus>) -> Option<u16> {
    scene.reader.and_then(|seat| scene.view.players[seat.index()].rats)
}

/// The chance to live with so many rats.
fn to_live(view: &View, rats: u16, voice: Voice<'_>) -> String {
    voice.words.percent(Nuns::expected(view).survival(rats))
}

/// Beside the table: how many nuns are to be expected. What it says of the reader's rats is
/// covered with them.
pub(super) fn plague(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    html! {
        section.panel.radar.nun-odds aria-labelledby="h-plague" {
            h2.panel-h #h-plague { (icon("r-nun")) (voice.say("rc-plague")) }
            (odds(scene, voice))
        }
    }
}

/// The chances, or how it ended.
pub(super) fn odds(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let view = scene.view;
    html! {
        div #odds {
            @if view.phase == Phase::EndOfGame {
                @let nuns: u16 = view.nun_row.iter().flatten().map(|card| u16::from(card.nuns())).sum();
                p { (voice.with("rc-nuns-total", &[("nuns", voice.number("rc-nuns", nuns).into())])) }
            } @else { (bars(view, own_rats(scene), voice)) }
        }
    }
}

/// The Nun-row with what the reader has seen of it, and who looked where.
pub(super) fn nun_row(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let looks = looks(scene.log);
    let looked = |at: usize| looks.get(at).copied().unwrap_or(SeatSet::EMPTY);
    html! {
        ol #nuns.nuns aria-label=(voice.say("rc-nun-row")) {
            @for (at, known) in scene.view.nun_row.iter().enumerate() {
                @let key = if known.is_some() { "rc-nun-known" } else { "rc-nun-unknown" };
                li.nun.(if known.is_some() { "seen" } else { "" }) {
                    span.vh { (voice.with(key, &[
                        ("place", (at + 1).into()),
                        ("nuns", known.map_or_else(String::new, |card| voice.number("rc-nuns", card.nuns())).into()),
                        ("names", voice.people(looked(at)).into()),
                    ])) }
                    span.nun-c aria-hidden="true" {
                        @match known {
                            Some(card) => { b { (card.nuns()) } span { (nun_icons(*card)) } }
                            None => b { "?" },
                        }
                    }
                    span.looks aria-hidden="true" {
                        @if looked(at).is_empty() { "–" }
                        @for seat in looked(at).iter() { (piece_in(voice.names.colour(seat))) }
                    }
                }
            }
        }
    }
}

fn rat_line(rats: u16, voice: Voice<'_>) -> Markup {
    html! {
        div.ratline {
            ul.rats aria-label=(voice.number("rc-rats-own", rats)) {
                @for value in tokens(rats) { li.rat { (icon("r-rat")) b { (value) } } }
            }
            p { b { (rats) } " " (voice.number("rc-rats-after-number", rats)) }
        }
    }
}

/// The chance of each number of nuns as bars; those that would not save the reader are pale.
fn bars(view: &View, rats: Option<u16>, voice: Voice<'_>) -> Markup {
    let nuns = Nuns::expected(view);
    let range = nuns.range();
    if range.start() == range.end() && view.nun_row.is_empty() {
        return html! {};
    }
    let highest = nuns.chance.iter().copied().fold(0.0, f64::max).max(1e-9);
    let width = 300.0 / (range.end() - range.start() + 1) as f64;
    let x = |number: usize| 6.0 + width * (number - range.start()) as f64;
    let is_dead = |number: usize| rats.is_some_and(|rats| usize::from(rats) > number);
    let path = |keep: &dyn Fn(usize) -> bool| -> String {
        let bar = |number: usize| {
            let height = 56.0 * nuns.chance[number] / highest;
            format!("M{:.1} 66v-{height:.1}h{:.1}v{height:.1}z", x(number) + 1.5, width - 3.0)
        };
        range.clone().filter(|&number| keep(number)).map(bar).collect()
    };
    let span = [("from", (*range.start()).into()), ("to", (*range.end()).into())];
    let strong = |number: f64| Text::marked(Mark::Strong, number.round() as u32);
    let expected = strong(nuns.mean());
    // Bars are drawn with the numbers between: a mark stands before the first that saves.
    let mark_at = rats.map(|rats| usize::from(rats).clamp(*range.start(), range.end() + 1));
    html! {
        figure.odds {
            svg viewBox="0 0 312 84" role="img" aria-label=(voice.with("rc-odds-alt", &span)) {
                path.ob.dead d=(path(&|number| is_dead(number))) {}
                path.ob d=(path(&|number| !is_dead(number))) {}
                @for number in range.clone().filter(|number| (number - range.start()).is_multiple_of(2)) {
                    text.on x=(format!("{:.1}", x(number) + width / 2.0)) y="80" { (number) }
                }
                @if let Some(number) = mark_at {
                    path.om d="M0 4V68" style=(format!("transform:translateX({:.1}px)", 6.0 + width * (number - range.start()) as f64)) {}
                }
            }
            figcaption {
                @match rats {
                    Some(rats) => (marked(&voice.text("rc-odds", &[
                        ("expected", expected.into()),
                        ("rats", voice.number("rc-some-rats", rats).into()),
                        ("chance", strong(nuns.survival(rats) * 100.0).into()),
                    ]))),
                    None => (marked(&voice.text("rc-odds-public", &[("expected", expected.into())]))),
                }
            }
        }
    }
}
