//! The frame of every question: what is asked, and the form that answers it.

use maud::{Markup, html};
use words::Prompt;

use crate::marked::marked_with_texts;
use crate::table::{answer_address, answer_fields};
use crate::{Pages, Scene};

/// What is asked, and the line that helps; its id where something is described by it.
pub(crate) fn asked(prompt: &Prompt, hint_id: Option<&str>) -> Markup {
    html! {
        h2 #q { (marked_with_texts(&prompt.headline)) }
        @if let Some(hint) = &prompt.hint { p.hint id=[hint_id] { (hint) } }
    }
}

/// The form that answers the question at hand.
pub(crate) fn answer_form<G: Pages>(
    scene: &Scene<'_, G>,
    class: Option<&str>,
    body: Markup,
) -> Markup {
    html! {
        form #decide class=[class] method="post" action=(answer_address(scene.table)) data-live {
            (answer_fields(scene))
            (body)
        }
    }
}
