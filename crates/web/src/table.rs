//! The table page of any game: its shell, and the regions all games share.

use maud::{Markup, html};

use crate::pages::{Pages, Region};
use crate::scene::{Scene, TableState};
use crate::shell::{Page, Reader, shell};
use crate::{Lang, icon};

/// The whole table page.
pub fn page<G: Pages>(scene: &Scene<'_, G>, reader: &Reader) -> Markup {
    let words = scene.lang.words();
    let table = scene.table;
    let links = html! {
        @if table.state != TableState::Waiting {
            a class="btn btn-bar" href={ "/tables/" (table.id) "/at/0" } aria-label=(words.say("replay")) {
                (icon("i-replay")) span class="wide-only" { (words.say("replay")) }
            }
        }
        a class="btn btn-bar" href={ "/rules/" (table.game) } aria-label=(words.say("rules")) {
            (icon("i-scroll")) span class="wide-only" { (words.say("rules")) }
        }
    };
    shell(
        reader,
        Page {
            title: format!("{} · {}", table.title, G::name(scene.lang)),
            heading: Some(html! { h1 { (table.title) (standing::<G>(scene)) } }),
            links,
            class: "table",
            stream: Some(format!("/tables/{}/events", table.id)),
            main: html! { (status(scene)) (G::board(scene)) },
        },
    )
}

/// Everything on a table page that can change; the server sends what did.
pub fn regions<G: Pages>(scene: &Scene<'_, G>) -> Vec<Region> {
    let mut regions = G::regions(scene);
    regions.push(Region { id: "standing", html: standing::<G>(scene) });
    regions.push(Region { id: "status", html: status(scene) });
    regions
}

/// The line below the title.
fn standing<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    html! {
        small id="standing" { (G::name(scene.lang)) " · " (G::progress(scene.lang, scene.view)) }
    }
}

/// Tells the script, and screen readers, whether the reader is asked: title, icon, sound.
fn status<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.lang.words();
    let question = scene.question.map(|question| question.number);
    html! {
        p id="status" class="vh" role="status" data-question=[question]
            data-title=[question.map(|_| words.say("your-turn"))] {
            @if question.is_some() { (words.say("your-turn")) }
        }
    }
}

/// The hidden fields of every form that answers a question.
pub fn answer_fields<G: Pages>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="csrf" value=(scene.table.csrf);
        @if let Some(question) = scene.question {
            input type="hidden" name="question" value=(question.number);
            input type="hidden" name="key" value=(question.key);
        }
    }
}

/// The address a form of answers is posted to.
pub fn answer_address(table: &str) -> String {
    format!("/tables/{table}/steps")
}

/// Seconds as a clock shows them.
pub fn clock(_lang: Lang, seconds: u32) -> String {
    match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86_400),
    }
}
