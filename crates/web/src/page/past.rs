//! Everything that happened at a table, in sentences.

use maud::{Markup, html};

use crate::{LogPage, Page, Reader, Spoken, TableInfo, shell};

/// Everything that a reader was shown, in sentences.
pub fn log(reader: &Reader, table: &TableInfo, page: &LogPage) -> Markup {
    let words = reader.lang.words();
    let to = |from: usize| format!("/tables/{}/log?from={from}", table.id);
    let main = html! {
        section.panel.pad {
            ol.plainlist start=(page.from.saturating_add(1)) { @for line in &page.lines { li { (line) } } }
            p {
                @if page.from > 0 {
                    a.btn rel="prev" href=(to(page.from.saturating_sub(LogPage::LINES))) { (words.say("log-earlier")) }
                    " "
                }
                @if page.has_more {
                    a.btn rel="next" href=(to(page.from + LogPage::LINES)) { (words.say("log-later")) }
                    " "
                }
                a.btn.btn-main href={ "/tables/" (table.id) } { (words.say("error-back")) }
            }
        }
        (page.texts)
    };
    framed(reader, table, main, "wrap")
}

fn framed(reader: &Reader, table: &TableInfo, main: Markup, class: &'static str) -> Markup {
    let page = Page {
        title: table.title.clone(),
        heading: Some(html! { h1 { (table.title) small { (game_name(reader, table)) } } }),
        links: html! {},
        class,
        stream: None,
        main,
    };
    shell(reader, page)
}

/// What the game of a table is called.
pub fn game_name(reader: &Reader, table: &TableInfo) -> &'static str {
    reader.lang.words().say(&format!("home-{}-name", table.game))
}
