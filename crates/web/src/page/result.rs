//! How a game ended: who won and why, what everybody was, the points, the replay and
//! the proof of an honest deal.

use game::Seat;
use maud::{Markup, html};

use super::room::short_hash;
use super::{bar_links, csrf, heading};
use crate::table::stream;
use words::Text;

use crate::{Language, Page, Reader, Sitter, Spoken, TableInfo, icon, marked, piece_in, shell};

/// How a game ended, as the game itself tells it in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    /// Who won; nobody when all have lost.
    pub winners: Vec<Seat>,
    /// Why, in a sentence or two.
    pub reason: Text,
    /// The ledger id of the rule that decided.
    pub rule: Option<&'static str>,
    /// What everybody was or came to, by seat.
    pub people: Vec<PersonEnding>,
    /// A remark below, such as which roles were not in play.
    pub note: Option<String>,
    /// The points, line by line, where the game has any.
    pub points: Option<Points>,
}

/// What one player was or came to.
#[derive(Clone, Debug)]
pub struct PersonEnding {
    /// Whose.
    pub seat: Seat,
    /// The role, or the place.
    pub title: String,
    /// What was aimed at.
    pub goal: String,
    /// How far it came, from 0 to 1, and in words.
    pub reached: Option<(f32, String)>,
}

/// A table of points.
#[derive(Clone, Debug, Default)]
pub struct Points {
    /// What they are called, and whether they decided.
    pub title: String,
    /// A remark beside the title.
    pub note: String,
    /// What each line is for, with a cell for each seat.
    pub rows: Vec<PointsRow>,
    /// The sums by seat.
    pub total: Vec<i32>,
    /// What follows from them, below the table.
    pub after: Option<String>,
}

/// A line of points.
#[derive(Clone, Debug)]
pub struct PointsRow {
    /// What for.
    pub label: String,
    /// By seat.
    pub cells: Vec<Cell>,
}

/// What a player got for one thing.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// The points.
    pub points: i32,
    /// Where they come from, in a few words.
    pub from: String,
}

/// What shows that no card was chosen.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The hash published before the first card.
    pub commitment: String,
    /// The seed behind it.
    pub seed: String,
    /// Who added what to the shuffle: a name, and the contribution.
    pub mixed: Vec<(String, String)>,
    /// How many chance steps were dealt.
    pub draws: u32,
}

/// What the page of a finished game shows.
pub struct ResultPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a TableInfo,
    /// The game's name and where it ended, in the reader's language.
    pub under: &'a str,
    /// How it ended.
    pub outcome: &'a Ending,
    /// The way to any moment of the game.
    pub scrubber: Scrubber<'a>,
    /// The proof of an honest deal; `None` for a record without a seed.
    pub proof: Option<&'a Proof>,
    /// Whether the reader sat at the table, and so may ask for another game.
    pub took_part: bool,
}

/// The way to any moment of a game.
#[derive(Clone, Copy)]
pub struct Scrubber<'a> {
    /// The table's id.
    pub table: &'a str,
    /// Which step is shown; `None` for none yet.
    pub at: Option<u32>,
    /// The last step.
    pub last: u32,
    /// The first step of every turn or round, with its name.
    pub turns: &'a [(u32, String)],
    /// Through whose eyes it may be shown, with their names; `None` is a spectator. Others
    /// than the reader's own only once the game is over.
    pub eyes: &'a [(Option<Seat>, String)],
    /// Whose eyes are chosen.
    pub eye: Option<Seat>,
}

/// The page of a finished game.
pub fn result(page: &ResultPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let main = html! {
        (winner(page))
        @if !page.outcome.people.is_empty() { (people(page)) }
        section.panel.pad #replay aria-labelledby="h-replay" {
            h2 #h-replay {
                (words.say("result-replay")) " " small { (words.say("result-replay-note")) }
            }
            (scrubber(page.reader.lang, &page.scrubber))
        }
        div.cols {
            @if let Some(points) = &page.outcome.points {
                (points_table(page.table, page.reader.lang, points))
            }
            @if let Some(proof) = page.proof { (proof_of(page, proof)) }
        }
    };
    let shown = Page {
        title: format!("{} · {}", headline(page), page.table.title),
        heading: Some(heading(&page.table.title, Some(page.under))),
        links: bar_links(page.reader.lang),
        class: "wrap",
        stream: Some(stream(page.table, None)),
        main,
    };
    shell(page.reader, shown)
}

fn name_of(table: &TableInfo, seat: Seat) -> &str {
    table.seats.get(seat.index()).map_or("", |info| &info.name)
}

fn headline(page: &ResultPage<'_>) -> String {
    let words = page.reader.lang.words();
    let names: Vec<&str> =
        page.outcome.winners.iter().map(|&seat| name_of(page.table, seat)).collect();
    match names.is_empty() {
        true => words.say("result-nobody").to_owned(),
        false => words.with(
            "result-wins",
            &[("names", words.list(&names).into()), ("count", names.len().into())],
        ),
    }
}

fn winner(page: &ResultPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    let id = &page.table.id;
    let colour = |seat: Seat| page.table.seats.get(seat.index()).map(|info| info.colour);
    let first = page.outcome.winners.first().copied().and_then(colour);
    html! {
        section.won data-seat=[first.map(|colour| colour.id())] aria-labelledby="h-won" {
            div.won-in {
                h2 #h-won {
                    @for colour in page.outcome.winners.iter().filter_map(|&seat| colour(seat)) {
                        (piece_in(colour))
                    }
                    (headline(page)) " "
                    @if first.is_some() { (icon("i-crown")) }
                }
                p {
                    (marked(&page.outcome.reason))
                    @if let Some(rule) = page.outcome.rule {
                        " " a href=(format!("/rules/{}#{rule}", page.table.game)) { (words.say("result-the-rule")) }
                    }
                }
            }
            div.acts-row {
                @if page.took_part {
                    form method="post" action=(format!("/tables/{id}/rematch")) {
                        (csrf(page.reader))
                        button.btn.btn-main { (icon("i-replay")) (words.say("result-again")) }
                    }
                }
                a.btn href=(format!("/tables/{id}/record")) download { (icon("i-scroll")) (words.say("result-record")) }
                form method="post" action=(format!("/tables/{id}/clone")) {
                    (csrf(page.reader))
                    input type="hidden" name="at" value=(page.scrubber.at.unwrap_or(page.scrubber.last));
                    button.btn { (icon("i-people")) (words.say("result-clone")) }
                }
            }
        }
    }
}

fn people(page: &ResultPage<'_>) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section aria-labelledby="h-pers" {
            h2.vh #h-pers { (words.say("result-who-they-were")) }
            ul.pers {
                @for person in &page.outcome.people {
                    @if let Some(info) = page.table.seats.get(person.seat.index()) {
                        @let won = page.outcome.winners.contains(&person.seat);
                        li.person.(if won { "is-won" } else { "" }) data-seat=(info.colour.id()) {
                            p.who {
                                (piece_in(info.colour)) (info.name)
                                @if matches!(info.kind, Sitter::Bot(_)) { (icon("i-bot")) }
                                @if won {
                                    span.badge.badge-accent {
                                        (icon("i-crown")) (words.say("result-won"))
                                    }
                                }
                            }
                            h3 { (person.title) }
                            p { (person.goal) }
                            @if let Some((share, said)) = &person.reached {
                                div.meter role="img" aria-label=(said) {
                                    i style=(format!("width:{:.0}%", share.clamp(0.0, 1.0) * 100.0)) {}
                                }
                                p aria-hidden="true" { (said) }
                            }
                        }
                    }
                }
            }
            @if let Some(note) = &page.outcome.note { p.aside-note { (note) } }
        }
    }
}

/// The points of a finished game, line by line; table pages show it too.
pub fn points_table(table: &TableInfo, lang: Language, points: &Points) -> Markup {
    let words = lang.words();
    html! {
        section.panel.pad aria-labelledby="h-score" {
            h2 #h-score { (points.title) " " small { (points.note) } }
            div.score-in { table.score {
                thead { tr {
                    th scope="col" { span.vh { (words.say("result-what")) } }
                    @for seat in &table.seats {
                        th scope="col" { (piece_in(seat.colour)) (seat.name) }
                    }
                } }
                tbody {
                    @for row in &points.rows {
                        tr {
                            th scope="row" { (row.label) }
                            @for cell in &row.cells {
                                td.(if cell.points < 0 { "neg" } else { "" }) {
                                    @if cell.points == 0 {
                                        "–"
                                    } @else {
                                        (words.number(cell.points.into()))
                                    }
                                    @if !cell.from.is_empty() { small { (cell.from) } }
                                }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.say("result-total")) }
                    @for &total in &points.total { td { (words.number(total.into())) } }
                } }
            } }
            @if let Some(after) = &points.after { p.help { (after) } }
        }
    }
}

fn proof_of(page: &ResultPage<'_>, proof: &Proof) -> Markup {
    let words = page.reader.lang.words();
    html! {
        section.panel.pad.proof #proof aria-labelledby="h-proof" {
            h2 #h-proof {
                (icon("i-check")) (words.say("result-honest")) " "
                small { (words.with("result-draws", &[("n", proof.draws.into())])) }
            }
            ol {
                li {
                    b { (words.say("result-sealed")) }
                    " "
                    (words.say("result-sealed-note"))
                    " "
                    code { (short_hash(&proof.commitment)) }
                }
                li {
                    b { (words.say("result-mixed")) } " "
                    @if proof.mixed.is_empty() { (words.say("result-mixed-alone")) }
                    @for (index, (name, added)) in proof.mixed.iter().enumerate() {
                        @if index > 0 { ", " }
                        (name) (words.colon()) " " code { (short_hash(added)) }
                    }
                }
                li {
                    b { (words.say("result-opened")) }
                    " "
                    (words.say("result-opened-note"))
                    " "
                    code { (short_hash(&proof.seed)) }
                }
            }
            p {
                a.btn href={ "/tables/" (page.table.id) "/proof" } { (icon("i-check")) (words.say("proof-link")) }
            }
            pre { "snug verify " (page.table.id) ".record" }
            p.help { (words.say("result-verify")) " " a href="/privacy#deal" { (words.say("room-seal-how")) } }
        }
    }
}

/// The signs of a player of films, drawn, because fonts differ.
const TO_START: &str = "M5 5h3v14H5zM19 5v14L9 12z";
const BACK: &str = "M17 5v14L7 12z";
const ON: &str = "M7 5l10 7L7 19z";
const TO_END: &str = "M5 5l10 7-10 7zM16 5h3v14h-3z";

/// Links to every moment of a game; a form for a step by its number.
pub fn scrubber(lang: Language, scrubber: &Scrubber<'_>) -> Markup {
    let words = lang.words();
    let at = scrubber.at.unwrap_or(scrubber.last);
    let eye = scrubber.eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    let address = |step: u32| format!("/tables/{}/at/{step}{eye}", scrubber.table);
    let link = |step: u32, sign: &str, label: &str| {
        html! {
            a.btn href=(address(step)) aria-label=(label) {
                svg.i viewBox="0 0 24 24" aria-hidden="true" { path d=(sign) fill="currentColor" {} }
            }
        }
    };
    let current = scrubber.turns.iter().rposition(|(step, _)| *step <= at);
    html! {
        div.seek role="group" aria-label=(words.say("replay-moment")) {
            div.seek-row {
                (link(0, TO_START, words.say("replay-first")))
                (link(at.saturating_sub(1), BACK, words.say("replay-back")))
                (link((at + 1).min(scrubber.last), ON, words.say("replay-on")))
                (link(scrubber.last, TO_END, words.say("replay-last")))
                form.seek-form method="get" action=(format!("/tables/{}/at", scrubber.table)) {
                    label.vh for="seek" { (words.say("replay-step")) }
                    input.inp.short #seek name="step" type="number" min="0" max=(scrubber.last) value=(at);
                    @if let Some(seat) = scrubber.eye { input type="hidden" name="as" value=(seat); }
                    button.btn { (words.say("replay-go")) }
                }
                output { (at) " / " (scrubber.last) }
            }
            @if !scrubber.turns.is_empty() {
                nav.turnlinks aria-label=(words.say("replay-turns")) {
                    @for (index, (step, name)) in scrubber.turns.iter().enumerate() {
                        @let is_here = scrubber.at.is_some() && current == Some(index);
                        a href=(address(*step)) aria-current=[is_here.then_some("step")] { (name) }
                    }
                }
            }
        }
        @if !scrubber.eyes.is_empty() {
            div {
                p.lab #eyes-l { (words.say("replay-eyes")) }
                div.eyes role="group" aria-labelledby="eyes-l" {
                    @for (seat, name) in scrubber.eyes {
                        @let query = seat.map(|seat| format!("?as={seat}")).unwrap_or_default();
                        a.eye href=(format!("/tables/{}/at/{at}{query}", scrubber.table))
                            aria-current=[(*seat == scrubber.eye).then_some("true")] {
                            (icon("i-eye")) (name)
                        }
                    }
                }
            }
        }
    }
}
