//! Texts as HTML: everything is escaped, and marks become elements.

use maud::{Markup, html};
use words::{Mark, Text};

/// A text with its marks.
pub fn marked(text: &Text) -> Markup {
    html! {
        @for (mark, part) in text.parts() {
            @match mark {
                Some(Mark::Person(_) | Mark::Strong) => b { (part) },
                Some(Mark::Card) => cite { (part) },
                Some(Mark::Die) => b.die { (part) },
                Some(Mark::Found) => mark { (part) },
                None => (part),
            }
        }
    }
}
