//! How a game ended, as the game tells it: who won and why, what everybody was, the points,
//! and the proof of an honest deal.

use game::Seat;
use maud::{Markup, html};

use super::room::short_hash;
use words::Text;

use crate::{Language, Spoken, TableInfo, icon, piece_in};

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

fn name_of(table: &TableInfo, seat: Seat) -> &str {
    table.seats.get(seat.index()).map_or("", |info| &info.name)
}

/// Who has won, in a sentence.
pub(super) fn winners(lang: Language, table: &TableInfo, outcome: &Ending) -> String {
    let words = lang.words();
    let names: Vec<&str> = outcome.winners.iter().map(|&seat| name_of(table, seat)).collect();
    match names.is_empty() {
        true => words.say("result-nobody").to_owned(),
        false => words.with(
            "result-wins",
            &[("names", words.list(&names).into()), ("count", names.len().into())],
        ),
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

/// That the deal was honest, in short.
pub(super) fn proof_of(lang: Language, table: &TableInfo, proof: &Proof) -> Markup {
    let words = lang.words();
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
            p.above {
                a.btn href={ "/tables/" (table.id) "/proof" } { (icon("i-check")) (words.say("proof-link")) }
            }
            pre { "snug verify " (table.id) ".record" }
            p.help { (words.say("result-verify")) " " a href="/privacy#deal" { (words.say("room-seal-how")) } }
        }
    }
}
