//! The host's page: what was reported, and what can be done about it.

use maud::{Markup, html};

use super::{csrf, frame};
use crate::{Reader, Spoken};

/// What the host's page shows.
pub struct House<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// Figures of the house, each with its label in words: tables, people, streams.
    pub figures: &'a [(String, String)],
    /// What was reported, newest first.
    pub reports: &'a [Report],
    /// How many reports nobody has dealt with yet, shown or not.
    pub open: u32,
    /// Who is muted or banned.
    pub people: &'a [Person],
}

/// Something that was reported.
#[derive(Clone, Debug)]
pub struct Report {
    /// The id for forms.
    pub id: String,
    /// When, in the reader's language.
    pub when: String,
    /// Who reported.
    pub by: String,
    /// Whom: the id for forms, and the name.
    pub whom: (String, String),
    /// At which table: the id, and the title.
    pub table: (String, String),
    /// What was said, as it was said.
    pub said: String,
    /// Why it was reported.
    pub reason: String,
}

/// Somebody who is muted or banned.
#[derive(Clone, Debug)]
pub struct Person {
    /// The id for forms.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether banned; otherwise muted.
    pub banned: bool,
}

/// The host's page.
pub fn house(house: &House<'_>) -> Markup {
    let words = house.reader.lang.words();
    let main = html! {
        section.lead aria-labelledby="h-lead" {
            h2 #h-lead { (words.say("house-lead")) }
            dl.figures {
                @for (label, figure) in house.figures { div { dt { (label) } dd { (figure) } } }
            }
        }
        section.panel.pad aria-labelledby="h-reports" {
            h2 #h-reports { (words.say("house-reports")) " " small { (house.open) } }
            @if house.reports.is_empty() { p.help { (words.say("house-no-reports")) } }
            @if house.open as usize > house.reports.len() {
                p.help { (words.with("house-newest-reports", &[("n", house.reports.len().into())])) }
            }
            ul.reports { @for report in house.reports { (report_of(house.reader, report)) } }
        }
        @if !house.people.is_empty() {
            section.panel.pad aria-labelledby="h-silenced" {
                h2 #h-silenced { (words.say("house-silenced")) }
                ul.rowlist {
                    @for person in house.people {
                        li {
                            b { (person.name) }
                            small {
                                (words.say(if person.banned { "house-banned" } else { "house-muted" }))
                            }
                            (button(house.reader, "pardon", "person", &person.id, words.say("house-pardon"), &person.name))
                        }
                    }
                }
            }
        }
    };
    frame(house.reader, words.say("house-title"), None, "wrap", main)
}

/// The page that asks whoever wants to see it for the host's token.
pub fn house_closed(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.panel.pad.narrow {
            form method="post" action="/house" {
                (csrf(reader))
                div.field {
                    label for="token" { (words.say("house-token")) }
                    input.inp #token name="token" type="password" autocomplete="current-password" required;
                }
                button.btn.btn-main { (words.say("house-come-in")) }
            }
        }
    };
    frame(reader, words.say("house-door"), None, "wrap", main)
}

fn report_of(reader: &Reader, report: &Report) -> Markup {
    let words = reader.lang.words();
    let (person, name) = &report.whom;
    let (table, title) = &report.table;
    html! {
        li.report {
            p {
                b { (name) } " · " a href=(format!("/tables/{table}")) { (title) }
                small {
                    (words.with("house-reported-by", &[("name", report.by.as_str().into()), ("when", report.when.as_str().into())]))
                }
            }
            @if !report.said.is_empty() { blockquote { (report.said) } }
            @if !report.reason.is_empty() { p.help { (report.reason) } }
            div.acts-row {
                (button(reader, "mute", "person", person, words.say("house-mute"), name))
                (button(reader, "ban", "person", person, words.say("house-ban"), name))
                (button(reader, "close", "table", table, words.say("house-close"), title))
                (button(reader, "settle", "report", &report.id, words.say("house-settle"), name))
            }
        }
    }
}

fn button(reader: &Reader, what: &str, field: &str, id: &str, label: &str, about: &str) -> Markup {
    let words = reader.lang.words();
    html! {
        form method="post" action=(format!("/house/{what}")) {
            (csrf(reader))
            input type="hidden" name=(field) value=(id);
            button.btn { (label) span.vh { (words.colon()) " " (about) } }
        }
    }
}
