//! What the pages of one finished game have in common: its name, and the way to the others.

use maud::{Markup, html};

use super::{bar_links, game_name};
use crate::picture::{HEIGHT, WIDTH};
use crate::shell::shell_for_links;
use crate::{Language, Page, PageId, Reader, Spoken, TableInfo, icon};

/// The pages of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamePage {
    /// How it ended.
    Result,
    /// Every moment of it.
    Replay,
    /// Where it was won.
    Review,
    /// That nobody chose a card.
    Deal,
}

impl GamePage {
    /// All of them, in the order of the tabs.
    pub const ALL: [GamePage; 4] =
        [GamePage::Result, GamePage::Replay, GamePage::Review, GamePage::Deal];

    const fn symbol(self) -> &'static str {
        match self {
            GamePage::Result => "i-crown",
            GamePage::Replay => "i-replay",
            GamePage::Review => "i-chart",
            GamePage::Deal => "i-seal",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            GamePage::Result => "after-result",
            GamePage::Replay => "replay",
            GamePage::Review => "after-review",
            GamePage::Deal => "proof-title",
        }
    }

    /// Where the page of a table is.
    pub fn address(self, table: &str) -> String {
        match self {
            GamePage::Result => format!("/tables/{table}"),
            GamePage::Replay => format!("/tables/{table}/at/0"),
            GamePage::Review => format!("/tables/{table}/review"),
            GamePage::Deal => format!("/tables/{table}/proof"),
        }
    }
}

/// The head of every page of a game that is over.
#[derive(Clone, Debug)]
pub struct GameHead {
    /// The table's id.
    pub table: String,
    /// What the table is called.
    pub title: String,
    /// Which game, how long, when: one line in the reader's language.
    pub under: String,
    /// The pages that this game has; one without a seal has no proof, and one that is not over
    /// has no tabs at all.
    pub pages: Vec<GamePage>,
    /// How the page introduces itself where somebody links to it; only where strangers may
    /// read it.
    pub card: Option<LinkCard>,
}

/// How a page introduces itself where somebody links to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkCard {
    /// What is linked to.
    pub address: String,
    /// Its picture.
    pub picture: String,
    /// In a line.
    pub title: String,
}

/// What the line under the name says: which game it is, unless its table is called so, with
/// how many, how far it came, and when.
pub fn under(reader: &Reader, table: &TableInfo, progress: &str, day: &str) -> String {
    let words = reader.lang.words();
    let game = Some(game_name(reader, table)).filter(|name| *name != table.title);
    let players = words.with("stats-players-n", &[("n", table.seats.len().into())]);
    let parts = [game, Some(&players), Some(progress), Some(day)];
    let said = parts.into_iter().flatten().filter(|part| !part.is_empty());
    said.collect::<Vec<_>>().join(" · ")
}

fn tags(card: &LinkCard, under: &str) -> Markup {
    html! {
        meta property="og:type" content="article";
        meta property="og:site_name" content="Snug";
        meta property="og:title" content=(card.title);
        meta property="og:description" content=(under);
        meta property="og:url" content=(card.address);
        meta property="og:image" content=(card.picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// A page of a game: `title` is that of the window.
pub fn game_page(
    reader: &Reader,
    head: &GameHead,
    here: GamePage,
    title: &str,
    stream: Option<PageId>,
    main: Markup,
) -> Markup {
    let shown = Page {
        title: format!("{title} · {}", head.title),
        heading: None,
        links: bar_links(reader),
        class: "one-game",
        stream,
        main: html! { (gamehead(reader.lang, head, here)) div.wrap { (main) } },
    };
    let tags = head.card.as_ref().map(|card| tags(card, &head.under)).unwrap_or_default();
    shell_for_links(reader, shown, tags)
}

/// The name of the game, and the way to its other pages.
pub fn gamehead(lang: Language, head: &GameHead, here: GamePage) -> Markup {
    let words = lang.words();
    html! {
        div.gamehead {
            div { h1 { (head.title) } p { (head.under) } }
            @if !head.pages.is_empty() {
                nav.gamepages aria-label=(words.say("after-this-game")) {
                    @for &page in &head.pages {
                        a href=(page.address(&head.table)) aria-current=[(page == here).then_some("page")] {
                            (icon(page.symbol())) (words.say(page.label()))
                        }
                    }
                }
            }
        }
    }
}
