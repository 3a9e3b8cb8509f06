//! What the others did since the reader's last turn, where the question will be.

use maud::{Markup, html};
use words::Words;

use crate::icon;

/// The region: nothing, or one strip a turn, as it happened.
pub(crate) fn recap(words: &Words, strips: &[Markup], goes_on: bool) -> Markup {
    html! {
        div #recap.below {
            @if !strips.is_empty() {
                section.panel.beside aria-labelledby="h-recap" {
                    h2.panel-h #h-recap {
                        (icon("i-replay")) (words.say("recap")) " "
                        small {
                            (words.with("recap-count", &[("count", strips.len().into())]))
                            @if goes_on { ", " (words.say("recap-goes-on")) }
                        }
                    }
                    ol.strips tabindex="0" aria-labelledby="h-recap" { @for strip in strips { (strip) } }
                }
            }
        }
    }
}
