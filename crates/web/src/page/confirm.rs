//! The page behind a link to go on from another device. The link opens a page with a
//! button, because programs that preview links must not use it up.

use maud::{Markup, html};

use super::{csrf, frame};
use crate::Reader;

/// Asks whether to go on here as `name`; the form is posted to `action`.
pub fn device_link(reader: &Reader, name: &str, action: &str) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-device" {
            h2 #h-device { (words.with("device-title", &[("name", name.into())])) }
            p { (words.say("device-note")) }
            form method="post" action=(action) {
                (csrf(reader))
                button.btn.btn-main.big { (words.with("device-go", &[("name", name.into())])) }
            }
            p.help { a href="/" { (words.say("device-not")) } }
        }
    };
    frame(reader, words.say("device-heading"), None, "wrap", main)
}
