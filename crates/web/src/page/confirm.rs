//! The pages behind links: to go on from another device, to confirm an e-mail address, to
//! stop letters. A link opens a page with a button, because programs that preview links
//! must not use it up.

use maud::{Markup, html};

use super::{csrf, frame};
use crate::{Reader, Spoken};

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

/// Asks whether this is the reader's e-mail address; the form is posted to `action`.
pub fn confirm_mail(reader: &Reader, address: &str, action: &str) -> Markup {
    let part = |part: &str| format!("confirm-mail-{part}");
    about_mail(reader, part, address, action)
}

/// Asks whether letters to an address should stop; the form is posted to `action`.
pub fn stop_mail(reader: &Reader, address: &str, action: &str) -> Markup {
    let part = |part: &str| format!("stop-mail-{part}");
    about_mail(reader, part, address, action)
}

fn about_mail(
    reader: &Reader,
    key: impl Fn(&str) -> String,
    address: &str,
    action: &str,
) -> Markup {
    let words = reader.lang.words();
    let say = |part: &str| words.say(&key(part));
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-mail" {
            h2 #h-mail { (say("title")) }
            p { b { (address) } }
            p { (say("note")) }
            form method="post" action=(action) {
                (csrf(reader))
                button.btn.btn-main.big { (say("do")) }
            }
        }
    };
    frame(reader, words.say("you-notices"), None, "wrap", main)
}
