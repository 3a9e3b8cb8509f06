//! The rulebook of a game: chapters, numbered rules, where the editions differ, and a
//! search that needs no script.

use game::ledger::{Ledger, Note, Rule, searched};
use maud::{Markup, html};
use words::{Mark, Text};

use super::{bar_links, heading};
use crate::{Language, Page, Reader, Spoken, Words, icon, marked, shell};
use words::rulebook::ledger;

/// What the rules page shows.
pub struct RulesPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The game's kebab-case name.
    pub game: &'a str,
    /// The words searched for; empty for none.
    pub query: &'a str,
    /// Whether only the rules found are shown.
    pub only: bool,
}

/// The longest search; what is beyond is not looked at.
const LONGEST_QUERY: usize = 100;

/// The rules of a game; `None` when there is no such game.
pub fn rules(page: &RulesPage<'_>) -> Option<Markup> {
    let lang = page.reader.lang;
    let words = lang.words();
    let ledger = ledger(page.game, lang)?;
    let query: String = page.query.trim().chars().take(LONGEST_QUERY).collect();
    let found: Vec<&str> = match query.is_empty() {
        true => Vec::new(),
        false => ledger.search(&query).into_iter().map(|rule| rule.id.as_str()).collect(),
    };
    let view = View { lang, ledger, query: &query, found, only: page.only && !query.is_empty() };
    let name = words.say(&format!("home-{}-name", page.game));
    let main = html! {
        section.lead.rules-lead aria-labelledby="h-lead" {
            h2 #h-lead { (words.say(&format!("rules-{}-lead", page.game))) }
            (tools(page, &view))
        }
        details.panel.chapters-d {
            summary {
                (icon("i-menu")) (words.say("rules-chapters")) " " small { (view.chapters().count()) }
            }
            nav aria-label=(words.say("rules-chapters-short")) { (chapters(&view)) }
        }
        nav.panel.chapters-n aria-label=(words.say("rules-chapters")) {
            h2.panel-h { (words.say("rules-chapters")) " " small { (words.say("rules-in-each")) } }
            (chapters(&view))
        }
        div.rules-main #rules {
            @for chapter in view.chapters() { (chapter_of(&view, chapter)) }
            @if view.only && view.found.is_empty() { p.panel.pad { (words.say("rules-none")) } }
        }
    };
    let under =
        words.with("rules-under", &[("game", name.into()), ("n", ledger.items.len().into())]);
    Some(shell(
        page.reader,
        Page {
            title: words.with("rules-title", &[("game", name.into())]),
            heading: Some(heading(words.say("rules"), Some(&under))),
            links: bar_links(page.reader),
            class: "wrap rules",
            stream: None,
            main,
        },
    ))
}

/// The ledger as it is looked at.
struct View<'a> {
    lang: Language,
    ledger: &'a Ledger,
    query: &'a str,
    found: Vec<&'a str>,
    only: bool,
}

/// A chapter with its rules.
struct Chapter<'a> {
    /// The anchor.
    id: &'a str,
    title: &'a str,
    rules: Vec<&'a Rule>,
    found: usize,
}

impl<'a> View<'a> {
    /// The chapters that hold rules to be shown.
    fn chapters(&self) -> impl Iterator<Item = Chapter<'a>> + '_ {
        self.ledger.sections.iter().filter_map(|section| {
            let id = if section.prefix.is_empty() { &section.title } else { &section.prefix };
            let of_chapter = self.ledger.items.iter().filter(|rule| rule.section == *id);
            let rules: Vec<&Rule> =
                of_chapter.filter(|rule| !self.only || self.is_found(rule)).collect();
            let found = rules.iter().filter(|rule| self.is_found(rule)).count();
            (!rules.is_empty()).then_some(Chapter { id, title: &section.title, rules, found })
        })
    }

    fn is_found(&self, rule: &Rule) -> bool {
        self.found.contains(&rule.id.as_str())
    }

    fn words(&self) -> &'static Words {
        self.lang.words()
    }
}

/// Which game, and the search.
fn tools(page: &RulesPage<'_>, view: &View<'_>) -> Markup {
    let words = view.words();
    let address = format!("/rules/{}", page.game);
    let found = [
        ("n", view.found.len().into()),
        ("of", view.ledger.items.len().into()),
        ("query", Text::marked(Mark::Found, view.query).into()),
    ];
    html! {
        div.rules-tools {
            nav.tabs2 aria-label=(words.say("new-game")) {
                @for game in games::NAMES {
                    a href=(format!("/rules/{game}")) aria-current=[(*game == page.game).then_some("page")] {
                        (words.say(&format!("home-{game}-short")))
                    }
                }
            }
            form.find role="search" method="get" action=(address) {
                label.vh for="q" { (words.say("rules-search-label")) }
                input.inp #q name="q" type="search" value=(view.query) maxlength=(LONGEST_QUERY)
                    placeholder=(words.say("rules-search-placeholder"));
                button.btn.btn-main { (words.say("rules-search")) }
            }
        }
        @if !view.query.is_empty() {
            p.found role="status" {
                (marked(&words.text("rules-found", &found)))
                @if !view.only {
                    " " a href=(format!("{address}?q={}&only=1", percent(view.query))) { (words.say("rules-only")) }
                }
                " · " a href=(address) { (words.say("rules-clear")) }
            }
        }
    }
}

fn chapters(view: &View<'_>) -> Markup {
    html! {
        ol.chapters {
            @for chapter in view.chapters() {
                li { a href=(format!("#{}", chapter.id)) {
                    span { (capital(chapter.title)) }
                    @if chapter.found > 0 { b { (chapter.found) } }
                    small { (chapter.rules.len()) }
                } }
            }
        }
    }
}

fn chapter_of(view: &View<'_>, chapter: Chapter<'_>) -> Markup {
    let words = view.words();
    let heading = format!("h-{}", chapter.id);
    html! {
        section.panel.pad.chapter id=(chapter.id) aria-labelledby=(heading) {
            h2 id=(heading) {
                (capital(chapter.title)) " "
                small {
                    (words.with("rules-count", &[("n", chapter.rules.len().into())])) " · " (chapter.id)
                }
            }
            ol.rulelist { @for rule in &chapter.rules { (rule_of(view, chapter.id, rule)) } }
        }
    }
}

fn rule_of(view: &View<'_>, chapter: &str, rule: &Rule) -> Markup {
    let words = view.words();
    let short =
        rule.id.strip_prefix(chapter).map_or(rule.id.as_str(), |rest| rest.trim_start_matches('-'));
    let query = if view.is_found(rule) { view.query } else { "" };
    html! {
        li.rule id=(rule.id) {
            a.rule-id href=(format!("#{}", rule.id)) aria-label=(words.with("rules-link", &[("id", rule.id.as_str().into())])) {
                @if short.len() <= 3 { (short) } @else { "§" }
            }
            div {
                p { (text_of(&rule.text, query)) }
                @for note in &rule.notes { (note_of(view, note, query)) }
                p.src { span.rid { (rule.id) } }
            }
        }
    }
}

/// A remark: how the editions differ, which ruling is behind it, what to read beside.
fn note_of(view: &View<'_>, note: &Note, query: &str) -> Markup {
    let words = view.words();
    match note.key.as_str() {
        "editions" => html! {
            div.edition role="note" {
                p.edition-h { (icon("i-globe")) (words.say("rules-editions")) }
                p { (text_of(&note.text, query)) }
            }
        },
        "see" => html! {
            p.src {
                (words.say("rules-see")) " "
                @for (index, id) in note.text.split(", ").enumerate() {
                    @if index > 0 { ", " }
                    a href=(format!("#{}", id.trim_end_matches('.'))) { (id) }
                }
            }
        },
        "ruling" => {
            html! { p.src { (words.say("rules-ruling")) " " (text_of(&note.text, query)) } }
        }
        key => html! { p.src { (key) (words.colon()) " " (text_of(&note.text, query)) } },
    }
}

/// The text of a rule: words in backticks are switches, and what was searched for is marked.
fn text_of(text: &str, query: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @let inside = marked(&found_in(part, query));
            @if index % 2 == 0 { (inside) } @else { code { (inside) } }
        }
    }
}

/// The text with every word of the search marked.
fn found_in(text: &str, query: &str) -> Text {
    let needles = searched(query);
    let lower = text.to_lowercase();
    // Letters whose lower case has another length would shift the places found.
    if needles.is_empty() || lower.len() != text.len() {
        return text.into();
    }
    let mut out = Text::default();
    let mut at = 0;
    while at < text.len() {
        let hit = needles
            .iter()
            .filter_map(|needle| lower[at..].find(needle.as_str()).map(|from| (from, needle.len())))
            .min_by_key(|&(from, len)| (from, usize::MAX - len));
        let Some((from, len)) = hit.filter(|&(from, len)| {
            text.is_char_boundary(at + from) && text.is_char_boundary(at + from + len)
        }) else {
            break;
        };
        out.push_str(&text[at..at + from]);
        out.push(&Text::marked(Mark::Found, &text[at + from..at + from + len]));
        at += from + len;
    }
    out.push_str(&text[at..]);
    out
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text for the query of an address.
fn percent(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    text.bytes()
        .map(|byte| if plain(&byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{percent, text_of};

    #[test]
    fn what_is_searched_for_is_marked_and_everything_is_escaped() {
        assert_eq!(
            text_of("A <b> Rat & rats", "rat").into_string(),
            "A &lt;b&gt; <mark>Rat</mark> &amp; <mark>rat</mark>s"
        );
        assert_eq!(text_of("nothing here", "rat").into_string(), "nothing here");
        assert_eq!(text_of("Straße", "ß").into_string(), "Stra<mark>ß</mark>e");
    }

    #[test]
    fn a_search_stands_in_an_address() {
        assert_eq!(percent("a&b ü"), "a%26b%20%C3%BC");
    }
}
