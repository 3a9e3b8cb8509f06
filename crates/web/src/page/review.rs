//! The review of a finished game: who was how likely to win, where it turned, what it cost,
//! what the others could know, and how much was luck.

mod chart;
mod parts;

use game::Seat;
use maud::{Markup, html};
use review::{Moment, Review};
use words::review::{Told, tell};
use words::{Language, Names, Words};

use super::csrf;
use super::gamehead::{GameHead, GamePage, game_page};
use crate::games::{Visitor, with_game};
use crate::{Pages, Reader, Spoken, TableInfo, assets, icon};
use chart::{Chart, Key, Line, chart, legend};

/// What the page of a review shows.
pub struct ReviewPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The head of all pages of this game.
    pub head: &'a GameHead,
    /// How far the review is.
    pub stage: ReviewStage,
    /// What is known so far, and the same in words.
    pub known: Option<(&'a Review, &'a Told)>,
    /// Through whose eyes the graph is seen; `None` knows everything.
    pub eye: Option<Seat>,
    /// With what the reader's own browser can make it; nothing where it cannot.
    pub here: Option<ReviewHere<'a>>,
}

/// What a browser needs to make a review by itself.
#[derive(Clone, Copy, Debug)]
pub struct ReviewHere<'a> {
    /// The address of the engine; empty where the page runs on one already.
    pub engine: &'a str,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewStage {
    /// The house offers none.
    NotOffered,
    /// Nobody has asked for it.
    NotAsked,
    /// It was stopped.
    Stopped,
    /// It cannot be made.
    Failed,
    /// So many come before it.
    Waiting {
        /// How many.
        before: usize,
        /// Whether the reader has asked for it, and so may stop it.
        own: bool,
    },
    /// It is being made.
    Working {
        /// The turn that is being judged,
        turn: u32,
        /// of so many.
        turns: u32,
        /// How much is done, in parts of a hundred.
        percent: u8,
        /// How many seconds it will still take, if that can be told.
        seconds: Option<u32>,
        /// Whether the reader has asked for it, and so may stop it.
        own: bool,
    },
    /// The reader's own browser makes it.
    Here {
        /// The turn that is being judged,
        turn: u32,
        /// of so many.
        turns: u32,
        /// How much is done, in parts of a hundred.
        percent: u8,
    },
    /// It is all there.
    Done,
}

/// The page of a review.
pub fn review(page: &ReviewPage<'_>) -> Markup {
    let title = page.reader.lang.words().say("review-title");
    let main = html! {
        (review_region(page))
        script src=(assets::url("review.js")) defer {}
    };
    game_page(page.reader, page.head, GamePage::Review, title, None, main)
}

/// The review itself, as far as it is made.
pub fn review_region(page: &ReviewPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let goes_on = matches!(page.stage, ReviewStage::Waiting { .. } | ReviewStage::Working { .. });
    let names: Vec<&str> = page.table.seats.iter().map(|info| info.name.as_str()).collect();
    let names = page.here.map(|_| names.join("\n"));
    html! {
        div.review #review data-refresh=[goes_on.then_some("2500")] data-table=(page.table.id)
            data-engine=[page.here.map(|here| here.engine)] data-names=[names]
            data-eye=[page.eye] data-worker=(assets::url("engine.js"))
            data-failed=[page.here.map(|_| words.say("review-here-failed"))] {
            (stage(page))
            @if let Some((review, told)) = page.known.filter(|(review, _)| !review.moments.is_empty()) {
                (graph(page, review))
                div.cols {
                    div.stack {
                        (parts::turning(page, review, told))
                        (parts::luck(page, review, told))
                        (parts::strokes(page, review, told))
                    }
                    (parts::costly(page, review, told))
                }
                @if !review.exposures.is_empty() { (parts::known(page, review, told)) }
                (parts::dangers(page, review, told))
                p.help { (told.budget) " " (words.say("review-how")) }
            }
        }
    }
}

/// A review of the game in this record in words, with the names of the table.
pub fn review_in_words(review: &Review, record: &str, table: &TableInfo, lang: Language) -> Told {
    struct Tell<'a>(&'a Review, &'a str, &'a TableInfo, Language);

    impl Visitor for Tell<'_> {
        type Output = Told;

        fn visit<G: Pages>(self) -> Told {
            let Tell(review, record, table, lang) = self;
            let seats = table.seats.iter().map(|seat| (seat.name.clone(), seat.colour));
            match game::record::Record::<G>::parse(record) {
                Ok(record) => tell(review, &record, &Names::new(seats, None), lang),
                // Whoever made the review has read it a moment ago.
                Err(_) => Told::default(),
            }
        }
    }

    with_game(table.game, Tell(review, record, table, lang)).unwrap_or_default()
}

/// How far it is, and what can be done about it.
fn stage(page: &ReviewPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let address = format!("/tables/{}/review", page.table.id);
    // In a tab there is no house that could make it.
    let in_house = !page.reader.tab && page.stage != ReviewStage::NotOffered;
    let ask = |key: &str| {
        html! {
            div.acts-row {
                @if in_house {
                    form method="post" action=(address) {
                        (csrf(page.reader))
                        button.btn.btn-main { (icon("i-chart")) (words.say(key)) }
                    }
                }
                (here(page, in_house))
            }
        }
    };
    let stop = |own: bool| {
        html! {
            div.acts-row {
                a.btn href=(page.reader.path) { (words.say("review-look-again")) }
                @if own {
                    form method="post" action={ (address) "/stop" } {
                        (csrf(page.reader))
                        button.btn.btn-quiet { (words.say("review-stop")) }
                    }
                }
                (here(page, true))
            }
        }
    };
    let said = |title: &str, note: Markup, below: Markup| {
        html! {
            section.panel.pad.computing aria-labelledby="h-stage" {
                div role="status" { h2 #h-stage { (title) } }
                (note)
                (below)
            }
        }
    };
    let note = |key: &str| html! { p { (words.say(key)) } };
    match page.stage {
        ReviewStage::Done => html! { h2.vh { (words.say("review-title")) } },
        ReviewStage::NotOffered => {
            said(words.say("review-none"), note("review-not-offered"), ask("review-ask"))
        }
        ReviewStage::NotAsked => {
            said(words.say("review-none"), note("review-about"), ask("review-ask"))
        }
        ReviewStage::Stopped => {
            said(words.say("review-stopped"), note("review-stopped-note"), ask("review-go-on"))
        }
        ReviewStage::Failed => {
            said(words.say("review-failed"), note("review-failed-note"), ask("review-try-again"))
        }
        ReviewStage::Waiting { before, own } => {
            let title = words.with("review-waiting", &[("n", before.into())]);
            said(&title, note("review-leave"), stop(own))
        }
        ReviewStage::Working { turn, turns, percent, seconds, own } => {
            let values =
                [("game", page.table.game.into()), ("n", turn.into()), ("of", turns.into())];
            let left = seconds.map(|seconds| words.with("review-left", &[("n", seconds.into())]));
            let bar = html! {
                progress max="100" value=(percent) aria-label=(words.say("review-progress")) {}
                p { @if let Some(left) = left { (left) " " } (words.say("review-leave")) }
            };
            said(&words.with("review-working", &values), bar, stop(own))
        }
        ReviewStage::Here { turn, turns, percent } => {
            let values =
                [("game", page.table.game.into()), ("n", turn.into()), ("of", turns.into())];
            let bar = html! {
                progress max="100" value=(percent) aria-label=(words.say("review-progress")) {}
                p { (words.say("review-here-note")) }
            };
            let stop = html! {
                p { button.btn.btn-quiet type="button" data-stop { (words.say("review-stop")) } }
            };
            said(&words.with("review-working", &values), bar, stop)
        }
    }
}

/// The button that has the review made in this browser, without any house.
fn here(page: &ReviewPage<'_>, beside: bool) -> Markup {
    let words = page.reader.lang.words();
    let key = if beside { "review-here" } else { "review-ask" };
    html! {
        @if page.here.is_some() {
            button.btn.(if beside { "" } else { "btn-main" }) type="button" data-here data-script hidden {
                (icon("i-chart")) (words.say(key))
            }
        }
    }
}

/// The graph: the chances of all after every turn, through the eyes that were chosen.
fn graph(page: &ReviewPage<'_>, review: &Review) -> Markup {
    let words = page.reader.lang.words();
    let chances = |moment: &Moment| match page.eye {
        None => moment.chances.clone(),
        Some(eye) => moment.eyes.get(eye.index()).cloned().unwrap_or_default(),
    };
    let rows: Vec<Vec<f64>> = review.moments.iter().map(chances).collect();
    let places = places(review);
    let line = |(seat, info)| Line {
        seat: info,
        values: rows.iter().map(|row| row.get(seat).copied().unwrap_or_default()).collect(),
    };
    let lines: Vec<Line<'_>> = page.table.seats.iter().enumerate().map(line).collect();
    let keys = review.turning_points.iter().enumerate().filter_map(|(number, point)| {
        let at = review.moments.iter().position(|moment| moment.step == point.step)?;
        let name = turn_name(words, &review.game, point.turn);
        Some(Key { at, number: number + 1, name })
    });
    let drawn = Chart {
        words,
        places,
        lines: &lines,
        labels: labels(words, review, places),
        keys: keys.collect(),
        is_low: false,
    };
    let game = [("game", review.game.as_str().into())];
    html! {
        section.panel.pad aria-labelledby="h-graph" {
            h2 #h-graph { (words.say("review-chances")) " " small { (words.with("review-after-every", &game)) } }
            (eyes(page, words))
            (legend(page.table))
            div.keys-room {}
            (chart(&drawn))
            div.chart-hand data-script hidden {
                label.vh for="moment" { (words.with("review-after", &game)) }
                input #moment type="range" min="0" max=(review.moments.len() - 1) value=(review.moments.len() - 1);
                p.readout aria-hidden="true" {}
            }
            (as_table(page, words, review, &rows))
        }
    }
}

/// How many places a line has, also where it is not drawn yet.
fn places(review: &Review) -> usize {
    match review.is_whole {
        true => review.moments.len(),
        false => review.moments.len().max(review.turns as usize + 1),
    }
}

/// Which turn each place stands for.
fn labels(words: &Words, review: &Review, places: usize) -> Vec<(usize, String)> {
    let every = match places {
        0..=14 => 1,
        15..=30 => 5,
        _ => 10,
    };
    let numbered = (1..places.saturating_sub(1)).filter(|at| at % every == 0);
    // What stands too near to the end would be written over it.
    let numbered = numbered.filter(|at| every == 1 || places - 1 - at > every / 3);
    let numbered = numbered.map(|at| (at, at.to_string()));
    let start = (0, words.say("review-start").to_owned());
    let end = (places.saturating_sub(1), words.say("review-end").to_owned());
    let end = Some(end).filter(|_| review.is_whole && places > 1);
    std::iter::once(start).chain(numbered).chain(end).collect()
}

fn turn_name(words: &Words, game: &str, turn: u32) -> String {
    words.with("review-turn", &[("game", game.into()), ("n", turn.into())])
}

/// The way to the other points of view.
fn eyes(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let seats = Seat::all(page.table.seats.len());
    let seats = seats.map(|seat| (Some(seat), page.table.seats[seat.index()].name.as_str()));
    let all = std::iter::once((None, words.say("review-eyes-all"))).chain(seats);
    html! {
        nav.eyes aria-label=(words.say("review-eyes")) {
            @for (eye, name) in all {
                @let query = eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
                a.eye href={ "/tables/" (page.table.id) "/review" (query) "#h-graph" }
                    aria-current=[(eye == page.eye).then_some("true")] { (icon("i-eye")) (name) }
            }
        }
        p.help {
            @match page.eye {
                None => (words.say("review-all-knowing")),
                Some(eye) => (words.with("review-eyes-of", &[("who", name(page, eye).into())])),
            }
        }
    }
}

fn name<'a>(page: &'a ReviewPage<'_>, seat: Seat) -> &'a str {
    page.table.seats.get(seat.index()).map_or("", |info| &info.name)
}

/// Everything in figures, for whoever does not see the graph; the script reads it from here.
fn as_table(page: &ReviewPage<'_>, words: &Words, review: &Review, rows: &[Vec<f64>]) -> Markup {
    html! {
        details.more {
            summary #t-graph { (words.say("review-as-table")) }
            div.scroll-x tabindex="0" role="region" aria-labelledby="h-graph t-graph" {
                table.figures-table #chances {
                    thead { tr {
                        th scope="col" { (words.with("review-after", &[("game", review.game.as_str().into())])) }
                        @for seat in &page.table.seats { th scope="col" { (seat.name) } }
                    } }
                    tbody {
                        @for (at, row) in rows.iter().enumerate() {
                            tr {
                                (row_head(page, words, review, at))
                                @for chance in row { td { (words.percent(*chance)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The name of the moment that a row of a table is about, with the way to it.
fn row_head(page: &ReviewPage<'_>, words: &Words, review: &Review, at: usize) -> Markup {
    let Some(moment) = review.moments.get(at) else { return html! {} };
    let name = match at {
        0 => words.say("review-start").to_owned(),
        _ if at + 1 == review.moments.len() && review.is_whole => {
            words.say("review-end").to_owned()
        }
        _ => turn_name(words, &review.game, moment.turn),
    };
    html! { th scope="row" { a href=(moment_address(page, moment.step)) { (name) } } }
}

/// Where a moment of the game is seen, through the eyes that were chosen.
fn moment_address(page: &ReviewPage<'_>, step: usize) -> String {
    let eye = page.eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    format!("/tables/{}/at/{step}{eye}", page.table.id)
}

/// "+12" is good, "−3" is not, and words say it to those who do not see the colour.
fn delta(lang: Language, by: f64) -> Markup {
    let class = if by < 0.0 { "down" } else { "up" };
    html! { span class=(class) { (words::review::points(lang.words(), by)) } }
}
