//! The turns of the others since the reader's own: who played what, and what came of it.

use ankh_morpork::{AnkhMorpork, Areas, What};
use maud::{Markup, html};

use super::Voice;
use super::log::{lines_of, touched, turn_of, turns};
use super::picture::piece_of;
use crate::{LogLine, Scene, recap};

type Lines<'a> = &'a [LogLine<AnkhMorpork>];

/// The region.
pub(super) fn recap(scene: &Scene<'_, AnkhMorpork>, voice: Voice<'_>) -> Markup {
    let strips: Vec<Markup> = others(scene).map(|lines| strip(voice, lines)).collect();
    recap::recap(voice.words, &strips, scene.question.is_none())
}

/// The areas that the others have changed: ringed until the reader moves.
pub(super) fn changed(scene: &Scene<'_, AnkhMorpork>) -> Areas {
    let lines = others(scene).flatten();
    let changed = |what: &What| match what {
        What::Used { .. } | What::Bid { .. } | What::Chose { .. } => Areas::NONE,
        what => touched(what),
    };
    lines.fold(Areas::NONE, |areas, line| areas | changed(&line.shown.what))
}

/// The turns of others that the reader has not moved since; a spectator has no turn.
fn others<'a>(scene: &Scene<'a, AnkhMorpork>) -> impl Iterator<Item = Lines<'a>> {
    let reader = scene.reader;
    let news = scene.log.get(scene.seen..).unwrap_or_default();
    let is_others =
        move |lines: &Lines<'_>| turn_of(lines).1.is_some_and(|seat| Some(seat) != reader);
    turns(news).into_iter().filter(move |lines| reader.is_some() && is_others(lines))
}

fn strip(voice: Voice<'_>, lines: Lines<'_>) -> Markup {
    let Some(seat) = turn_of(lines).1 else { return html! {} };
    html! {
        li.strip data-seat=(voice.names.colour(seat).id()) {
            h3 { (piece_of(voice, seat.into())) (voice.name(seat)) }
            ul { @for line in lines_of(voice, lines) { (line) } }
        }
    }
}
