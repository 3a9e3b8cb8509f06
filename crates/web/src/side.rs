//! Beside the board: what one looks at now and then. Where there is no room for all of it,
//! one part is shown and the others are tabs; there the recap is one as well, and the first as
//! long as there is one.

use maud::{Markup, html};
use words::Words;

use crate::icon;

/// A part, with the name and the picture of its tab.
pub(crate) struct Part<'a> {
    pub(crate) id: &'static str,
    pub(crate) symbol: &'static str,
    pub(crate) name: &'a str,
    pub(crate) body: Markup,
}

/// The parts. The recap, which stands below the question, lies over them while its tab is open.
pub(crate) fn side(words: &Words, parts: [Part<'_>; 2]) -> Markup {
    html! {
        div.side {
            input.vh #tab-recap type="radio" name="side" checked;
            @for part in &parts { input.vh id={ "tab-" (part.id) } type="radio" name="side"; }
            div.tabs {
                label for="tab-recap" { (icon("i-replay")) (words.say("recap")) }
                @for part in &parts {
                    label for={ "tab-" (part.id) } { (icon(part.symbol)) (part.name) }
                }
            }
            @for part in parts { (part.body) }
        }
    }
}
