//! Beside the board: what one looks at now and then. Where there is no room for all of it,
//! one part is shown and the others are tabs.

use maud::{Markup, html};

use crate::icon;

/// A part, with the name and the picture of its tab.
pub(crate) struct Part<'a> {
    pub(crate) id: &'static str,
    pub(crate) symbol: &'static str,
    pub(crate) name: &'a str,
    pub(crate) body: Markup,
}

/// The parts; the first is open.
pub(crate) fn side(parts: [Part<'_>; 2]) -> Markup {
    html! {
        div.side {
            @for (at, part) in parts.iter().enumerate() {
                input.vh id={ "tab-" (part.id) } type="radio" name="side" checked[at == 0];
            }
            div.tabs {
                @for part in &parts {
                    label for={ "tab-" (part.id) } { (icon(part.symbol)) (part.name) }
                }
            }
            @for part in parts { (part.body) }
        }
    }
}
