//! What the others did since the reader's last turn, where the question will be.

use game::Seat;
use maud::{Markup, html};
use words::Words;

use crate::{LogLine, Pages, icon};

/// How much of a log its reader had seen when they last acted in a turn of their own, or at
/// all where turns belong to nobody. Whoever answers a threat in the turn of another has not
/// moved.
pub(crate) fn seen<G: Pages>(
    log: &[LogLine<G>],
    reader: Seat,
    is_answer: impl Fn(&LogLine<G>) -> bool,
) -> usize {
    let (mut seen, mut before) = (0, 0);
    for turn in log.chunk_by(|line, next| !G::begins_turn(line, next)) {
        let whose = turn.first().and_then(|first| G::turn_of(first).1);
        if whose.is_none_or(|whose| whose == reader)
            && let Some(last) = turn.iter().rposition(&is_answer)
        {
            seen = before + last + 1;
        }
        before += turn.len();
    }
    seen
}

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
