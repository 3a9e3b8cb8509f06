//! What every page has around it: head, bar, language and theme, and the way past them.

use maud::{DOCTYPE, Markup, html};

use crate::icon::{icon, sprite};
use crate::{Language, PageId, Spoken, Words, assets};

/// Who reads a page, and how they like it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reader {
    /// The language.
    pub lang: Language,
    /// Light or dark.
    pub theme: Theme,
    /// The name they go by, if they have given one.
    pub name: Option<String>,
    /// Their token against forged forms.
    pub csrf: String,
    /// The address of this page, to come back to after switching language or theme.
    pub path: String,
    /// Whether their own browser draws the page, without a house: nobody else is here.
    pub tab: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All three, in the order of the switch.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in cookies, forms and `data-theme`.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this word; the system's when it is none.
    pub fn named(id: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.id() == id).unwrap_or_default()
    }
}

/// A page before it is put into its shell.
pub struct Page {
    /// The title of the window, without the name of the house; not yet escaped.
    pub title: String,
    /// The heading in the bar, for pages that have it there.
    pub heading: Option<Markup>,
    /// Further links of the bar.
    pub links: Markup,
    /// The class of `<main>`.
    pub class: &'static str,
    /// Which live updates are shown, as [`crate::table::stream`] says.
    pub stream: Option<PageId>,
    /// The content of `<main>`.
    pub main: Markup,
}

/// The whole document.
///
/// The language and theme switches post `lang` or `theme`, with `back` and `csrf`, to
/// `/preferences`, which sets a cookie and answers with a redirect to `back`.
pub fn shell(reader: &Reader, page: Page) -> Markup {
    let preferences = preferences(reader);
    shell_with(reader, page, preferences)
}

/// The same with a menu of its own at the end of the bar.
pub(crate) fn shell_with(reader: &Reader, page: Page, menu: Markup) -> Markup {
    document(reader, page, menu, html! {})
}

/// The same with more in its head, for those who link to it.
pub(crate) fn shell_for_links(reader: &Reader, page: Page, head: Markup) -> Markup {
    document(reader, page, preferences(reader), head)
}

fn document(reader: &Reader, page: Page, menu: Markup, head: Markup) -> Markup {
    let words = reader.lang.words();
    let theme = (reader.theme != Theme::Auto).then(|| reader.theme.id());
    html! {
        (DOCTYPE)
        html lang=(reader.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.title) " · Snug" }
                meta name="description" content=(words.say("house-description"));
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#3a2a1e";
                link rel="stylesheet" href=(assets::url("snug.css"));
                link #favicon rel="icon" type="image/svg+xml" href=(assets::url("favicon.svg"))
                    data-rest=(assets::url("favicon.svg")) data-turn=(assets::url("favicon-turn.svg"));
                (head)
                link rel="manifest" href="/manifest.webmanifest";
                script src=(assets::url("idiomorph.js")) defer {}
                script src=(assets::url("snug.js")) data-worker=(assets::url("stream.js")) defer {}
                script src=(assets::url("away.js")) defer {}
            }
            body data-table=[page.stream.as_ref()] data-reader=[page.stream.as_ref().map(|_| who(reader))] {
                (sprite())
                a.skip href="#main" { (words.say("skip-to-content")) }
                header.bar {
                    a.logo href="/" { (logo()) span { "Snug" } }
                    @if let Some(heading) = &page.heading { (heading) }
                    @if page.stream.is_some() {
                        span.lost role="status" { (icon("i-clock")) (words.say("connection-lost")) }
                    }
                    nav.bar-end aria-label=(words.say("bar")) {
                        (page.links)
                        (menu)
                    }
                }
                // The script shows it where the browser can play by itself.
                @if page.stream.is_some() && !reader.tab {
                    p.house-away data-away hidden {
                        (words.say("tab-offline-play-note")) " "
                        a.btn href="/tab/" { (icon("i-bot")) (words.say("tab-offline-play")) }
                    }
                }
                main id="main" class=(page.class) tabindex="-1" { (page.main) }
                // What the script has to say: a refusal, a lost connection.
                div id="notice" class="notice" role="status" aria-live="polite"
                    data-lost={ (words.say("offline-title")) ". " (words.say("offline-note")) } {}
            }
        }
    }
}

/// Tells two readers of one browser apart, and two languages of one reader.
fn who(reader: &Reader) -> String {
    let token: String = reader.csrf.chars().take(8).collect();
    format!("{}-{token}", reader.lang)
}

/// The keys of a table page, and what each is for.
const KEYS: [(&str, &str); 10] = [
    ("q", "question"),
    ("1–9", "choice"),
    ("h", "hand"),
    ("s", "secret"),
    ("l", "log"),
    ("u", "undo"),
    ("␣", "next"),
    ("t", "talk"),
    ("?", "aid"),
    ("Esc", "close"),
];

/// Language, theme, sound and notifications, behind one button.
fn preferences(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        details.prefs name="bar" {
            summary.btn.btn-bar {
                (icon("i-globe")) span { (reader.lang.code().to_uppercase()) }
                span.vh { ", " (words.say("preferences")) }
            }
            div.prefs-in.panel {
                form method="post" action="/preferences" {
                    input type="hidden" name="csrf" value=(reader.csrf);
                    input type="hidden" name="back" value=(reader.path);
                    fieldset { legend { (words.say("language")) } (languages(reader)) }
                    fieldset { legend { (words.say("theme")) } (themes(reader)) }
                }
                // The script shows these where the browser can do them.
                fieldset data-script hidden {
                    legend { (words.say("on-my-turn")) }
                    label { (wants("sound")) " " (words.say("play-a-sound")) }
                    label { (wants("notify")) " " (words.say("show-a-notification")) }
                }
            }
        }
    }
}

/// A button for every language.
pub(crate) fn languages(reader: &Reader) -> Markup {
    html! {
        @for lang in Language::ALL {
            button.btn name="lang" value=(lang) lang=(lang) aria-pressed=(lang == reader.lang) { (lang.own_name()) }
        }
    }
}

/// A button for light, dark, and what the system has.
pub(crate) fn themes(reader: &Reader) -> Markup {
    html! {
        @for theme in Theme::ALL {
            button.btn name="theme" value=(theme.id()) aria-pressed=(theme == reader.theme) {
                (reader.lang.words().say(&format!("theme-{}", theme.id())))
            }
        }
    }
}

/// What a browser remembers by itself: on or off.
pub(crate) fn wants(what: &str) -> Markup {
    html! { input.sw type="checkbox" data-want=(what); }
}

/// The keys of a table page.
pub(crate) fn keys(words: &Words) -> Markup {
    html! {
        dl.keys {
            @for (key, what) in KEYS {
                div { dt { kbd { (key) } } dd { (words.say(&format!("keys-{what}"))) } }
            }
        }
    }
}

/// The sign above the door: an arched window with a lamp.
fn logo() -> Markup {
    html! {
        svg viewBox="0 0 26 26" aria-hidden="true" {
            path d="M3 24V12C3 6 7.5 2 13 2s10 4 10 10v12z" fill="none" stroke="currentColor" stroke-width="2.4" {}
            path d="M8 24v-5.5h10V24M13 6.5v4M10.5 12.5a2.5 2.5 0 0 1 5 0c0 1.5-1 2-1 3h-3c0-1-1-1.5-1-3z"
                fill="none" stroke="var(--coin)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" {}
        }
    }
}
