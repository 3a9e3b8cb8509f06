//! How the games of a house, or of one person, went.

use maud::{Markup, html};
use words::{Counted, Language, Words};

use super::{csrf, frame};
use crate::games::{GAMES, Visitor, with_game};
use crate::{Pages, Reader, Sitters, Spoken};

/// What the page of statistics shows.
pub struct StatisticsPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// Whose games.
    pub whose: Whose<'a>,
    /// Which games are counted.
    pub filter: Filter<'a>,
    /// How many games, and how long they were.
    pub figures: Figures,
    /// The shares, list by list; a list without a row is not shown.
    pub lists: &'a [ShareList],
    /// How games ended: the game's word for it and how many.
    pub endings: &'a [(String, u32)],
    /// With whom somebody plays most often.
    pub companions: &'a [(String, u32)],
}

/// Whose games are counted.
#[derive(Clone, Copy, Debug)]
pub enum Whose<'a> {
    /// All that were played in the house.
    House,
    /// The reader's own, and whether they are shown to others at this address.
    Own {
        /// Whether others may see them.
        shown: bool,
        /// Where others see them.
        address: &'a str,
    },
    /// Those of somebody who shows them.
    Of(&'a str),
}

/// Which games are counted.
#[derive(Clone, Copy, Debug)]
pub struct Filter<'a> {
    /// Where the form leads.
    pub address: &'a str,
    /// The game's name; empty for all.
    pub game: &'a str,
    /// With how many players; 0 for any number.
    pub players: u8,
    /// By which book; empty for all.
    pub edition: &'a str,
    /// Whose seats.
    pub sitters: Sitters,
}

/// How many games, and how long they were.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// How many games.
    pub games: u32,
    /// How many turns in the mean,
    pub turns: f64,
    /// at least
    pub fewest: u32,
    /// and at most.
    pub most: u32,
}

/// What a list of shares is by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they name themselves")]
pub enum By {
    Game,
    Role,
    Players,
    Edition,
    Seat,
    Sitter,
    Play,
}

/// A list of shares.
#[derive(Clone, Debug)]
pub struct ShareList {
    /// What it is by.
    pub by: By,
    /// Its rows.
    pub rows: Vec<ShareRow>,
}

/// How often something won.
#[derive(Clone, Debug)]
pub struct ShareRow {
    /// What, in the game's own word.
    pub what: String,
    /// In how many games.
    pub games: u32,
    /// How many of them it won.
    pub won: u32,
    /// The share it won, and where the true one lies.
    pub share: game::Interval,
    /// What everybody would win if all were alike.
    pub even: f64,
}

/// How the games went.
pub fn statistics(page: &StatisticsPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let (title, note) = match page.whose {
        Whose::House => (words.say("stats-title").to_owned(), "stats-note"),
        Whose::Own { .. } => (words.say("stats-you").to_owned(), "stats-you-note"),
        Whose::Of(name) => (words.with("stats-of", &[("name", name.into())]), "stats-you-note"),
    };
    let main = html! {
        div.lead { p { (words.say(note)) } }
        (filter(page))
        @if page.figures.games == 0 {
            p.panel.pad.stats-none { (words.say("stats-none")) }
        } @else {
            (figures(page, words))
            p.stats-note { (words.say("stats-even")) " " (words.say("stats-few")) }
            div.stats-lists {
                @for list in page.lists.iter().filter(|list| !list.rows.is_empty()) {
                    (share_list(page, list))
                }
                @if !page.filter.game.is_empty() { (endings(page, words)) }
                (companions(page, words))
            }
            p.acts-row {
                a.btn href=(query(&page.filter, "csv")) { (words.say("stats-csv")) }
                a.btn href=(query(&page.filter, "json")) { (words.say("stats-json")) }
            }
        }
        @if let Whose::Own { shown, address } = page.whose { (showing(page.reader, shown, address)) }
    };
    frame(page.reader, &title, None, "wrap statistics", main)
}

/// The same games in another form.
fn query(filter: &Filter<'_>, format: &str) -> String {
    let Filter { address, game, players, edition, sitters } = filter;
    let sitters = sitters.name();
    format!(
        "{address}?game={game}&players={players}&edition={edition}&sitters={sitters}&format={format}"
    )
}

fn filter(page: &StatisticsPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let filter = &page.filter;
    let most = GAMES.iter().map(|game| game.most_seats).max().unwrap_or_default();
    html! {
        form.stats-filter.panel.pad action=(filter.address) method="get" {
            label { span { (words.say("stats-game")) }
                select.inp name="game" {
                    option value="" { (words.say("stats-all")) }
                    @for game in GAMES.iter() {
                        option value=(game.name) selected[game.name == filter.game] {
                            (words.say(&format!("home-{}-short", game.name)))
                        }
                    }
                }
            }
            label { span { (words.say("stats-number")) }
                select.inp name="players" {
                    option value="0" { (words.say("stats-all")) }
                    @for n in 2..=most {
                        option value=(n) selected[n == usize::from(filter.players)] { (n) }
                    }
                }
            }
            label { span { (words.say("stats-edition")) }
                select.inp name="edition" {
                    option value="" { (words.say("stats-all")) }
                    @for code in games::editions() {
                        option value=(code) selected[code == filter.edition] {
                            (counted(page, Counted::Edition, code).unwrap_or_else(|| code.to_owned()))
                        }
                    }
                }
            }
            @if matches!(page.whose, Whose::House) {
                label { span { (words.say("stats-sitters")) }
                    select.inp name="sitters" {
                        @for sitters in Sitters::ALL {
                            option value=(sitters.name()) selected[sitters == filter.sitters] {
                                (words.say(&format!("stats-{}", sitters.name())))
                            }
                        }
                    }
                }
            }
            button.btn.btn-main { (words.say("stats-show")) }
        }
    }
}

fn figures(page: &StatisticsPage<'_>, words: &Words) -> Markup {
    let Figures { games, turns, fewest, most } = page.figures;
    let between =
        words.with("stats-turns-between", &[("least", fewest.into()), ("most", most.into())]);
    html! {
        dl.stats-figures {
            div.stats-figure { dt { (words.say("stats-games")) } dd { (words.number(games.into())) } }
            div.stats-figure {
                dt { (words.say("stats-turns")) }
                dd { (words.decimal(turns, 1)) small { (between) } }
            }
        }
    }
}

fn share_list(page: &StatisticsPage<'_>, list: &ShareList) -> Markup {
    let words = page.reader.lang.words();
    let title = words.say(match list.by {
        By::Game => "stats-by-game",
        By::Role => "stats-by-role",
        By::Players => "stats-by-players",
        By::Edition => "stats-by-edition",
        By::Seat => "stats-by-seat",
        By::Sitter => "stats-by-sitter",
        By::Play => "stats-by-play",
    });
    html! {
        section.panel.pad {
            h2 { (title) }
            table.stats-shares {
                thead { tr {
                    th scope="col" { (title) }
                    td.stats-bar aria-hidden="true" {
                        div.stats-axis { @for x in [0, 25, 50, 75, 100] { span style=(format!("--x:{x}")) { (x) } } }
                    }
                    th.num scope="col" { (words.say("stats-won")) }
                    th.num.stats-doubt scope="col" { (words.say("stats-interval")) }
                    th.num scope="col" { (words.say("stats-games")) }
                } }
                tbody { @for row in &list.rows { (share_row(page, list.by, row)) } }
            }
        }
    }
}

fn share_row(page: &StatisticsPage<'_>, by: By, row: &ShareRow) -> Markup {
    let words = page.reader.lang.words();
    let percent =
        |share: f64| words.with("stats-percent", &[("n", ((share * 100.0).round() as i64).into())]);
    let x = |share: f64| format!("{:.1}", share * 100.0);
    let of = words.with("stats-wins-of", &[("won", row.won.into()), ("games", row.games.into())]);
    let style = format!(
        "--lo:{};--hi:{};--x:{};--fair:{}",
        x(row.share.low),
        x(row.share.high),
        x(row.share.share),
        x(row.even)
    );
    html! {
        tr {
            th scope="row" { (name(page, by, &row.what)) }
            td.stats-bar { div.stats-range style=(style) aria-hidden="true" { i {} b {} } }
            td.num { b { (percent(row.share.share)) } }
            td.num.stats-doubt { (percent(row.share.low)) " – " (percent(row.share.high)) }
            td.num.stats-of { (of) }
        }
    }
}

/// What something is called that statistics know by a word.
fn name(page: &StatisticsPage<'_>, by: By, word: &str) -> String {
    let words = page.reader.lang.words();
    let named = match by {
        By::Game => crate::games::GAMES
            .iter()
            .any(|game| game.name == word)
            .then(|| words.say(&format!("home-{word}-short")).to_owned()),
        By::Players => {
            word.parse::<i64>().ok().map(|n| words.with("stats-players-n", &[("n", n.into())]))
        }
        By::Seat => Some(words.with("stats-seat", &[("n", word.into())])),
        By::Sitter if word == Sitters::People.name() => Some(words.say("stats-people").to_owned()),
        By::Sitter => Some(words.bot(word).to_owned()),
        By::Role => counted(page, Counted::Role, word),
        By::Edition => counted(page, Counted::Edition, word),
        By::Play => counted(page, Counted::Play, word),
    };
    named.unwrap_or_else(|| word.to_owned())
}

fn counted(page: &StatisticsPage<'_>, kind: Counted, word: &str) -> Option<String> {
    let lang = page.reader.lang;
    let games = GAMES.iter().map(|game| game.name);
    let mut asked = games.filter(|name| page.filter.game.is_empty() || *name == page.filter.game);
    asked.find_map(|game| with_game(game, Name { lang, kind, word }).ok().flatten())
}

struct Name<'a> {
    lang: Language,
    kind: Counted,
    word: &'a str,
}

impl Visitor for Name<'_> {
    type Output = Option<String>;

    fn visit<G: Pages>(self) -> Option<String> {
        G::counted(self.lang, self.kind, self.word)
    }
}

fn endings(page: &StatisticsPage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.pad {
            h2 { (words.say("stats-endings")) }
            ul.stats-tally {
                @for (word, games) in page.endings {
                    @let name = counted(page, Counted::Ending, word);
                    li {
                        span { (name.unwrap_or_else(|| word.clone())) }
                        b { (words.with("stats-with-games", &[("n", (*games).into())])) }
                    }
                }
            }
        }
    }
}

fn companions(page: &StatisticsPage<'_>, words: &Words) -> Markup {
    html! {
        @if !page.companions.is_empty() {
            section.panel.pad {
                h2 { (words.say("stats-with")) }
                ul.stats-tally {
                    @for (name, games) in page.companions {
                        li {
                            span { (name) }
                            b { (words.with("stats-with-games", &[("n", (*games).into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether others see one's figures. It is posted to `/you/statistics` as `shown`.
fn showing(reader: &Reader, shown: bool, address: &str) -> Markup {
    let words = reader.lang.words();
    html! {
        form.panel.pad method="post" action="/you/statistics" {
            (csrf(reader))
            (super::tick("shown", shown, words.say("stats-shown"), words.say("stats-shown-note")))
            @if shown { p { a href=(address) { (address) } } }
            button.btn { (words.say("page-save")) }
        }
    }
}
