//! Texts as HTML: everything is escaped, and marks become elements.

use maud::{Markup, html};
use words::{Mark, Text};

/// A text with its marks.
pub fn marked(text: &Text) -> Markup {
    with_cards(text, |_, name| html! { cite { (name) } })
}

/// The same, where the text of every card is on the page: its name opens it, by a tap, by
/// Enter, and by a look.
pub(crate) fn marked_with_texts(text: &Text) -> Markup {
    with_cards(text, card_name)
}

/// The same, where names of people stand out already, beside the sentence.
pub(crate) fn with_texts(text: &Text) -> Markup {
    html! {
        @for (mark, part) in text.parts() {
            @match mark {
                Some(Mark::Card(id)) => (card_name(id, part)),
                _ => (part),
            }
        }
    }
}

/// The name of a card, which opens its text.
pub(crate) fn card_name(id: &str, name: &str) -> Markup {
    html! { button.cn type="button" popovertarget={ "text-" (id) } { (name) } }
}

fn with_cards(text: &Text, card: fn(&str, &str) -> Markup) -> Markup {
    html! {
        @for (mark, part) in text.parts() {
            @match mark {
                Some(Mark::Person(_) | Mark::Strong) => b { (part) },
                Some(Mark::Card(id)) => (card(id, part)),
                Some(Mark::Die) => b.die { (part) },
                Some(Mark::Found) => mark { (part) },
                None => (part),
            }
        }
    }
}
