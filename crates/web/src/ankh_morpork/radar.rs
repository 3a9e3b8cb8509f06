//! The threat radar: who would win at the start of their turn, if they were whom. All of
//! it can be counted on the board by anyone.

use ankh_morpork::{AnkhMorpork, Cards, Personality, Progress};
use game::Seat;
use maud::{Markup, html};

use super::Voice;
use super::picture::{bare_piece, piece_of};
use crate::{Region, Scene, bare, icon};

pub(super) fn radar(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    html! {
        section.panel.radar tabindex="0" aria-labelledby="h-radar" {
            h2 #h-radar {
                (icon("i-radar")) (voice.say("am-radar")) small { (voice.say("am-radar-note")) }
            }
            ol.lanes { @for lane in regions(scene, voice) { (lane.html) } }
        }
    }
}

/// The lanes, a region each. Two players do without Chrysoprase.
pub(super) fn regions(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Vec<Region> {
    let mut lanes = vec![Region {
        id: "lane-lords",
        html: race(scene, voice, Personality::Selachii, "lane-lords"),
    }];
    if scene.view.seats().len() > 2 {
        let id = "lane-chrysoprase";
        lanes.push(Region { id, html: race(scene, voice, Personality::Chrysoprase, id) });
    }
    let id = "lane-vetinari";
    lanes.push(Region { id, html: race(scene, voice, Personality::Vetinari, id) });
    lanes.push(Region { id: "lane-dragon", html: dragon(scene, voice) });
    lanes.push(Region { id: "lane-vimes", html: vimes(scene, voice) });
    lanes
}

/// How far each player would be as this personality.
fn standings(scene: &Scene<'_, AnkhMorpork>, personality: Personality) -> Vec<(Seat, Progress)> {
    let mut standings: Vec<(Seat, Progress)> = scene
        .view
        .seats()
        .iter()
        .filter_map(|seat| Some((seat.seat, *seat.radar.get(personality.id())?)))
        .collect();
    standings.sort_by_key(|(_, progress)| progress.have);
    standings
}

/// A lane on which everyone stands somewhere.
fn race(
    scene: &Scene<'_, AnkhMorpork>,
    voice: Voice<'_>,
    personality: Personality,
    id: &str,
) -> Markup {
    let standings = standings(scene, personality);
    let Some(&(_, best)) = standings.last() else { return html! { li id=(id) hidden {} } };
    let money = personality == Personality::Chrysoprase;
    let amount = |count: i32| if money { voice.money(count) } else { count.to_string() };
    let (name, need) = match personality {
        Personality::Chrysoprase => (voice.personality(personality), "am-lane-chrysoprase-need"),
        Personality::Vetinari => (voice.personality(personality), "am-lane-vetinari-need"),
        _ => (voice.say("am-lane-lords"), "am-lane-lords-need"),
    };
    let missing = best.need - best.have;
    let leaders = standings.iter().filter(|(_, progress)| progress.have == best.have);
    let spoken: Vec<String> = standings
        .iter()
        .rev()
        .map(|&(seat, progress)| {
            let have = amount(progress.have);
            voice.with("am-lane-at", &[("name", voice.name(seat).into()), ("have", have.into())])
        })
        .collect();
    html! {
        li id=(id) class={ "lane" @if is_close(missing, best.need) { " hot" } } {
            h3 { (name) " " small { (voice.with(need, &[("need", amount(best.need).into())])) } }
            span.away {
                @for &(seat, _) in leaders { (piece_of(voice, seat.into())) }
                " " (away(voice, missing, &amount))
            }
            div.track role="img" aria-label=(voice.words.parts(&spoken)) {
                @for group in standings.chunk_by(|(_, one), (_, two)| one.have == two.have) {
                    @let progress = group[0].1;
                    span.at style={ "left:" (percent(progress.have, progress.need)) "%" } {
                        @for &(seat, _) in group { (bare_piece(voice, seat.into())) }
                    }
                }
            }
        }
    }
}

fn away(voice: Voice<'_>, missing: i32, amount: &impl Fn(i32) -> String) -> String {
    if missing <= 0 {
        voice.say("am-lane-there").to_owned()
    } else {
        voice.with("am-lane-away", &[("count", amount(missing).into())])
    }
}

/// One step, or less than an eighth, is missing.
const fn is_close(missing: i32, need: i32) -> bool {
    missing <= 1 || missing * 8 < need
}

/// A place on the track, clear of both ends.
fn percent(have: i32, need: i32) -> i32 {
    (3 + 91 * have.clamp(0, need) / need.max(1)).clamp(3, 94)
}

fn dragon(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let need = Personality::DragonKing.need(scene.view.seats().len());
    let have = scene.view.trouble().len() as i32;
    let away = away(voice, need - have, &|count| count.to_string());
    let goal = voice.with("am-lane-dragon-need", &[("need", need.into())]);
    html! {
        li id="lane-dragon" class={ "lane half" @if is_close(need - have, need) { " hot" } } {
            h3 { (voice.personality(Personality::DragonKing)) }
            span.away { (away) }
            div.track role="img" aria-label={ (goal) (voice.words.colon()) " " (away) } title=(goal) {
                span.fill style={ "width:" (percent(have, need)) "%" } {}
                span.at style={ "left:" (percent(have, need)) "%" } { (bare("pc", "p-trouble")) }
            }
        }
    }
}

fn vimes(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let whole = Cards::in_play(scene.view.seats().len()).len() as i32;
    let left = i32::from(scene.view.pile());
    let away = voice.with("am-lane-cards-left", &[("count", left.into())]);
    let goal = voice.say("am-lane-vimes-need");
    html! {
        li id="lane-vimes" class={ "lane half" @if left <= 8 { " hot" } } {
            h3 { (voice.personality(Personality::Vimes)) }
            span.away { (away) }
            div.track role="img" aria-label={ (goal) (voice.words.colon()) " " (away) } title=(goal) {
                span.fill style={ "width:" (percent(whole - left, whole)) "%" } {}
                span.at style={ "left:" (percent(whole - left, whole)) "%" } {
                    (bare("pc ink", "i-deck"))
                }
            }
        }
    }
}
