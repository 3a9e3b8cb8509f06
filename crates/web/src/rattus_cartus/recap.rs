//! What the others did since the reader's last answer, each in a strip.

use maud::{Markup, html};
use rattus_cartus::RattusCartus;

use super::Voice;
use super::log::groups_since;
use crate::{Scene, piece_in, recap};

/// The region.
pub(super) fn recap(scene: &Scene<'_, RattusCartus>, voice: Voice<'_>) -> Markup {
    let strips: Vec<Markup> = groups_since(scene, voice)
        .into_iter()
        .map(|(seat, lines)| {
            let colour = voice.names.colour(seat);
            html! {
                li.strip data-seat=(colour.id()) {
                    h3 { (piece_in(colour)) (voice.name(seat)) }
                    ul { (lines) }
                }
            }
        })
        .collect();
    recap::recap(voice.words, &strips, scene.question.is_none())
}
