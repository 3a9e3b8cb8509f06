//! A person's own page: name, other devices, programs, notices, and the way out.

use maud::{Markup, html};

use super::new_table::radio;
use super::{csrf, frame, tick};
use crate::{LONGEST_NAME, Reader, Spoken, icon};

/// What a person's own page shows.
pub struct Person<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// A fresh link to go on from another device, shown once.
    pub link: Option<&'a DeviceLink>,
    /// The tokens for programs.
    pub tokens: &'a [Token],
    /// A token just made, shown once.
    pub fresh_token: Option<&'a str>,
    /// Where turn notices go; `None` when the house sends no mail.
    pub mail: Option<MailPlan<'a>>,
    /// Whether the person wants to be asked before each action.
    pub asked: bool,
    /// Whether there is a private feed of the person's turns.
    pub has_feed: bool,
    /// The address of a private feed just made, shown once.
    pub fresh_feed: Option<&'a str>,
}

/// Where turn notices go.
#[derive(Clone, Copy, Debug)]
pub struct MailPlan<'a> {
    /// The address; empty when there is none.
    pub address: &'a str,
    /// Whether it was confirmed.
    pub confirmed: bool,
}

/// A link to go on from another device.
pub struct DeviceLink {
    /// The address.
    pub address: String,
    /// The same as a QR code, an inline drawing.
    pub qr: Markup,
}

/// A token of a program.
#[derive(Clone, Debug)]
pub struct Token {
    /// The id for forms; never the secret.
    pub id: String,
    /// What its owner called it.
    pub label: String,
    /// The day it was made, in the reader's language.
    pub made: String,
}

/// A person's own page.
pub fn person(person: &Person<'_>) -> Markup {
    let words = person.reader.lang.words();
    let reader = person.reader;
    let main = html! {
        section.lead aria-labelledby="h-lead" {
            h2 #h-lead { (words.say("you-lead")) }
            p { (words.say("you-lead-note")) }
        }
        section.panel.pad aria-labelledby="h-name" {
            h2 #h-name { (words.say("you-name")) }
            form.oneline method="post" action="/you/name" {
                (csrf(reader))
                input type="hidden" name="back" value="/you";
                label.vh for="name" { (words.say("you-name")) }
                input.inp #name name="name" value=[reader.name.as_deref()] maxlength=(LONGEST_NAME) autocomplete="nickname" required;
                button.btn.btn-main { (words.say("page-save")) }
            }
            p.help { (words.say("you-name-note")) }
        }
        p { a.btn href="/you/statistics" { (words.say("stats-you-link")) } }
        (asked_actions(reader, person.asked, "/you"))
        (device(person))
        (notices(person))
        (tokens(person))
        section.panel.pad aria-labelledby="h-forget" {
            h2 #h-forget { (words.say("you-forget")) }
            p.help { (words.say("you-forget-note")) }
            form method="post" action="/you/forget" {
                (csrf(reader))
                (tick("sure", false, words.say("you-forget-sure"), ""))
                button.btn.btn-danger { (words.say("you-forget-do")) }
            }
        }
    };
    frame(reader, words.say("you-title"), None, "wrap", main)
}

/// Whether somebody is asked before each action of a building. It is posted to `/you/actions`
/// as `actions` (`usual` or `ask`), which answers with a redirect to `back`.
pub(super) fn asked_actions(reader: &Reader, asked: bool, back: &str) -> Markup {
    let words = reader.lang.words();
    let choice = |value: &str, chosen: bool| {
        let key = format!("actions-{value}");
        radio("actions", value, chosen, words.say(&key), words.say(&format!("{key}-note")))
    };
    html! {
        section.panel.pad aria-labelledby="h-actions" {
            h2 #h-actions { (words.say("actions-title")) }
            form method="post" action="/you/actions" {
                (csrf(reader))
                input type="hidden" name="back" value=(back);
                fieldset.set {
                    legend.vh { (words.say("actions-title")) }
                    div.opts { (choice("usual", !asked)) (choice("ask", asked)) }
                }
                button.btn.btn-main { (words.say("page-save")) }
            }
        }
    }
}

fn device(person: &Person<'_>) -> Markup {
    let words = person.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-device" {
            h2 #h-device { (words.say("you-device")) }
            @match person.link {
                Some(link) => {
                    div.field {
                        label for="device-link" { (words.say("you-device-link")) }
                        input.inp #device-link readonly value=(link.address);
                    }
                    div.qr { (link.qr) p { (words.say("you-device-once")) } }
                }
                None => {
                    p.help { (words.say("you-device-note")) }
                    form method="post" action="/you/device-link" {
                        (csrf(person.reader))
                        button.btn { (icon("i-people")) (words.say("you-device-make")) }
                    }
                }
            }
        }
    }
}

fn notices(person: &Person<'_>) -> Markup {
    let words = person.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-notices" {
            h2 #h-notices { (words.say("you-notices")) }
            @if let Some(mail) = person.mail { (mail_form(person.reader, mail)) }
            p.help { (words.say("you-feed")) }
            @if let Some(feed) = person.fresh_feed {
                div.field {
                    label for="feed" { (words.say("you-feed-link")) }
                    input.inp #feed readonly value=(feed);
                }
                p.help { (words.say("you-feed-once")) }
            } @else {
                form method="post" action="/you/feed" {
                    (csrf(person.reader))
                    @let make = if person.has_feed { "you-feed-renew" } else { "you-feed-make" };
                    button.btn { (words.say(make)) }
                }
            }
        }
    }
}

fn mail_form(reader: &Reader, mail: MailPlan<'_>) -> Markup {
    let words = reader.lang.words();
    let state = match (mail.address, mail.confirmed) {
        ("", _) => "you-mail-none",
        (_, true) => "you-mail-confirmed",
        (_, false) => "you-mail-waiting",
    };
    html! {
        form method="post" action="/you/notices" {
            (csrf(reader))
            div.field {
                label for="mail" { (words.say("you-mail")) }
                input.inp #mail name="mail" type="email" value=(mail.address) autocomplete="email" maxlength="200" aria-describedby="mail-state mail-note";
            }
            p.help #mail-state { (words.say(state)) }
            p.help #mail-note { (words.say("you-mail-note")) }
            button.btn { (words.say("page-save")) }
        }
    }
}

fn tokens(person: &Person<'_>) -> Markup {
    let words = person.reader.lang.words();
    html! {
        section.panel.pad aria-labelledby="h-tokens" {
            h2 #h-tokens { (words.say("you-tokens")) }
            p.help { (words.say("you-tokens-note")) " " a href="/api" { (words.say("you-api")) } }
            @if let Some(token) = person.fresh_token {
                p.seal { (icon("i-check")) span { (words.say("you-token-fresh")) " " code { (token) } } }
            }
            ul.rowlist {
                @for token in person.tokens {
                    li {
                        b { (token.label) }
                        small { (token.made) }
                        form method="post" action="/you/tokens/revoke" {
                            (csrf(person.reader))
                            input type="hidden" name="token" value=(token.id);
                            button.btn {
                                (words.say("you-token-revoke")) span.vh { (words.colon()) " " (token.label) }
                            }
                        }
                    }
                }
            }
            form.oneline method="post" action="/you/tokens" {
                (csrf(person.reader))
                label.vh for="label" { (words.say("you-token-label")) }
                input.inp #label name="label" maxlength="40" required placeholder=(words.say("you-token-label"));
                button.btn { (words.say("you-token-make")) }
            }
        }
    }
}
