//! The house in one tab: the page that loads it, and what it says about what it keeps.

use maud::{DOCTYPE, Markup, html};

use super::finished::delete;
use super::frame;
use crate::{Language, Reader, Spoken, assets};

/// What the site sends: from here only, with the one exception that the worker needs.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'";

/// The one document of a static site. Its script loads the engine and shows its pages;
/// meanwhile this one says, in every language, what it waits for. `engine` is the address of
/// the packed engine, beside the document.
pub fn tab_shell(engine: &str) -> Markup {
    let beside = |name: &str| assets::url(name).trim_start_matches('/').to_owned();
    let words = Language::En.words();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Snug" }
                meta name="description" content=(words.say("house-description"));
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#3a2a1e";
                link rel="stylesheet" href=(beside("snug.css"));
                link #favicon rel="icon" type="image/svg+xml" href=(beside("favicon.svg"))
                    data-rest=(beside("favicon.svg")) data-turn=(beside("favicon-turn.svg"));
                link rel="manifest" href="manifest.webmanifest";
                script src=(beside("idiomorph.js")) defer {}
                @for part in ["tab-notes.js", "tab-kept.js", "tab-holding.js"] {
                    script src=(beside(part)) defer {}
                }
                script src=(beside("tab.js")) data-worker=(beside("engine.js"))
                    data-engine=(engine) defer {}
                script src=(beside("tab-everything.js")) defer {}
                script src=(beside("tab-version.js")) defer {}
                script src=(beside("snug.js")) defer {}
            }
            body {
                main id="main" class="wrap" tabindex="-1" {
                    h1 { "Snug" }
                    @for lang in Language::ALL {
                        section.panel.pad.narrow lang=(lang) data-wait {
                            h2 { (lang.words().say("home-hello")) }
                            p { (lang.words().say("home-lead")) }
                            p role="status" data-loading=(with_gap(lang)) data-failed=(lang.words().say("tab-failed"))
                                data-missing=(lang.words().say("tab-no-engine"))
                                data-not-kept=(lang.words().say("tab-not-kept"))
                                data-new-version=(lang.words().say("tab-new-version"))
                                data-use-it=(lang.words().say("tab-new-version-do"))
                                data-later=(lang.words().say("tab-later"))
                                data-broken=(lang.words().say("tab-broken"))
                                data-stuck=(lang.words().say("tab-stuck"))
                                data-again=(lang.words().say("tab-again")) {
                                noscript { (lang.words().say("tab-no-engine")) }
                            }
                            progress max="100" value="0" aria-label="Snug" {}
                        }
                    }
                }
                div id="notice" class="notice" role="status" aria-live="polite" {}
            }
        }
    }
}

/// How far the engine has come, with a `#` for the number that only the script knows.
fn with_gap(lang: Language) -> String {
    lang.words().with("tab-loading", &[("percent", "#".into())])
}

/// What the browser keeps, and what can be done with all of it.
pub(super) fn belongings(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        section.panel.pad #belongings aria-labelledby="h-belongings" {
            h2 #h-belongings { (words.say("tab-belongings")) }
            p { (words.say("tab-belongings-note")) }
            div.acts-row {
                button.btn type="button" data-tab="export" { (words.say("tab-export")) }
                label.btn { (words.say("tab-import")) input.vh type="file" accept=".json" data-tab="import"
                    data-unkept=(words.say("tab-not-brought")); }
                button.btn type="button" data-tab="forget" data-sure=(words.say("tab-forget-sure")) {
                    (words.say("tab-forget"))
                }
            }
        }
    }
}

/// A game that another tab plays.
pub fn tab_elsewhere(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-elsewhere" {
            h2 #h-elsewhere { (words.say("tab-elsewhere")) }
            p.lead-p { (words.say("tab-elsewhere-note")) }
            p { button.btn.btn-main type="button" data-tab="take-over" { (words.say("tab-take-over")) } }
        }
    };
    frame(reader, words.say("tab-elsewhere"), None, "wrap", main)
}

/// A game that is kept and cannot be gone on with: it can be deleted.
pub fn tab_unreadable(reader: &Reader, id: &str) -> Markup {
    let words = reader.lang.words();
    let main = html! {
        section.panel.pad.narrow aria-labelledby="h-unreadable" {
            h2 #h-unreadable { (words.say("tab-unreadable")) }
            p.lead-p { (words.say("tab-unreadable-note")) }
            p { (words.say("tab-unreadable-save")) }
            p { a.btn.btn-main href="/" { (words.say("error-back")) } }
            (delete(reader, id, ""))
        }
    };
    frame(reader, words.say("tab-unreadable"), None, "wrap", main)
}

/// What is kept, and what a device knows that deals by itself.
pub(super) fn privacy(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let list = |keys: &[&str]| {
        html! { ul.plainlist { @for key in keys { li { (words.say(key)) } } } }
    };
    html! {
        section.panel.pad.narrow aria-labelledby="h-keep" {
            h2 #h-keep { (words.say("tab-privacy-keep")) }
            (list(&["tab-privacy-nothing", "tab-privacy-browser"]))
        }
        section.panel.pad.narrow #deal aria-labelledby="h-secret" {
            h2 #h-secret { (words.say("privacy-secret")) }
            (list(&["tab-privacy-secret", "privacy-bots"]))
        }
    }
}
