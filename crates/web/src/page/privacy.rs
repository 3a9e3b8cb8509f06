//! What the house keeps of people, and why nobody can choose a card.

use maud::{Markup, html};

use super::frame;
use crate::{Reader, Spoken};

/// The page about privacy and honest dealing.
pub fn privacy(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let list = |keys: &[&str]| {
        html! { ul.plainlist { @for key in keys { li { (words.say(key)) } } } }
    };
    if reader.tab {
        return frame(
            reader,
            words.say("privacy-title"),
            None,
            "wrap",
            super::tab::privacy(reader),
        );
    }
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-keep" {
            h2 #h-keep { (words.say("privacy-keep")) }
            (list(&["privacy-cookie", "privacy-name", "privacy-games", "privacy-mail", "privacy-nobody", "privacy-forget"]))
        }
        section.panel.pad.narrow #deal aria-labelledby="h-deal" {
            h2 #h-deal { (words.say("privacy-deal")) }
            (list(&["privacy-seed", "privacy-mixed", "privacy-step", "privacy-verify", "privacy-look"]))
        }
        section.panel.pad.narrow aria-labelledby="h-secret" {
            h2 #h-secret { (words.say("privacy-secret")) }
            (list(&["privacy-view", "privacy-time", "privacy-bots"]))
        }
    };
    frame(reader, words.say("privacy-title"), None, "wrap", main)
}
