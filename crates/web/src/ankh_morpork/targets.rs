//! The legal actions as targets on the map.

use ankh_morpork::{Action, AnkhMorpork, Area};
use maud::{Markup, html};

use super::Voice;
use super::choices::area_of;
use super::foresight::Foresight;
use super::map::{free_place, place_of, slots};
use super::pieces::Pieces;
use super::why_not::refused_areas;
use crate::Scene;
use crate::why_not::no_go;

/// How wide a target is on a map of 1000 by 1000, where no other is near: a finger on a phone.
const WIDEST: i32 = 130;

/// Pointer shortcuts on the map; the list has the same buttons for everyone.
pub(super) fn targets(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, pieces: &Pieces) -> Markup {
    let actions = scene.question.map_or(&[][..], |question| question.actions);
    let targets: Vec<(Action, [i32; 2])> = actions
        .iter()
        .filter_map(|&action| Some((action, place(scene, pieces, action, area_of(action)?))))
        .collect();
    html! {
        div id="targets" class="targets" aria-hidden="true" {
            @for area in barred(scene, voice, actions) {
                @let [x, y] = free_place(&scene.view.areas()[area.index()], pieces);
                (no_go(area, Some(&format!("left:{}%;top:{}%", percent(x), percent(y)))))
            }
            @for &(action, [x, y]) in &targets {
                @let width = width([x, y], &targets);
                button class={ (class(action)) @if scene.advice.names(action) { " is-hinted" } } form="decide" name="action" value=(action) tabindex="-1"
                    style={
                        "left:" (percent(x)) "%;top:" (percent(y)) "%"
                        @if width < WIDEST { ";width:" (percent(width)) "%" }
                    } {}
            }
        }
    }
}

/// Where nothing can be done of what is asked for.
fn barred(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>, actions: &[Action]) -> Vec<Area> {
    let Some(reader) = scene.reader.filter(|_| !actions.is_empty()) else { return Vec::new() };
    let foresight = Foresight::new(scene.view, reader);
    refused_areas(voice, scene.view, &foresight, actions)
}

fn place(scene: &Scene<'_, AnkhMorpork>, pieces: &Pieces, action: Action, area: Area) -> [i32; 2] {
    let here = &scene.view.areas()[area.index()];
    match action {
        Action::Build(_) | Action::Demolish(_) | Action::Buy(_) => slots(area).building,
        Action::Calm(_) | Action::Stir(_) => slots(area).trouble,
        Action::Assassinate(minion) | Action::Pick(minion) => place_of(here, pieces, minion.owner),
        Action::Lift(_) => place_of(here, pieces, scene.reader.unwrap_or_default().into()),
        _ => free_place(here, pieces),
    }
}

/// As wide as it can be without covering the nearest other target.
fn width([x, y]: [i32; 2], targets: &[(Action, [i32; 2])]) -> i32 {
    let others = targets.iter().map(|&(_, place)| place).filter(|&place| place != [x, y]);
    let away = others.map(|[a, b]| (a - x).pow(2) + (b - y).pow(2)).min().unwrap_or(i32::MAX);
    away.isqrt().min(WIDEST)
}

const fn class(action: Action) -> &'static str {
    match action {
        Action::Assassinate(_) => "target target-pick target-kill",
        Action::Demolish(_) => "target target-strike",
        Action::Pick(_) | Action::Lift(_) => "target target-pick",
        Action::Calm(_) => "target target-calm",
        _ => "target",
    }
}

/// A length on the map as a share of its width.
fn percent(length: i32) -> String {
    format!("{}.{}", length / 10, length % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_target_covers_another_however_close_the_pieces_stand() {
        for area in Area::ALL {
            let places = slots(area).minions.map(|place| (Action::Place(area), place));
            for (_, one) in places {
                for (_, two) in places.iter().filter(|(_, two)| *two != one) {
                    let between = (one[0] - two[0]).pow(2) + (one[1] - two[1]).pow(2);
                    let reach = width(one, &places) + width(*two, &places);
                    assert!(reach.pow(2) <= 4 * between, "{area} has {one:?} over {two:?}");
                }
            }
        }
    }

    #[test]
    fn a_target_alone_is_as_wide_as_a_finger() {
        let alone = (Action::Place(Area::ALL[0]), [500, 500]);
        assert_eq!(width(alone.1, &[alone]), WIDEST);
    }
}
