//! Lines over the turns of a game, one for each seat, told apart by dash, piece and name.

use maud::{Markup, html};
use words::Words;

use crate::icon::{symbol_in, use_of};
use crate::{SeatInfo, TableInfo, piece_in};

/// How far the names at the end of lines stand apart, in parts of a hundred.
const APART: f64 = 7.0;

/// A graph of chances.
pub(super) struct Chart<'a> {
    pub(super) words: &'a Words,
    /// How many places a line has, also where it is not drawn yet.
    pub(super) places: usize,
    pub(super) lines: &'a [Line<'a>],
    /// What stands below which place.
    pub(super) labels: Vec<(usize, String)>,
    /// Places that something is said about elsewhere.
    pub(super) keys: Vec<Key>,
    /// Whether it is one of several, and so not as high.
    pub(super) is_low: bool,
}

/// A line: a chance for each place, as far as they are known.
pub(super) struct Line<'a> {
    pub(super) seat: &'a SeatInfo,
    pub(super) values: Vec<f64>,
}

/// A place that something is said about.
pub(super) struct Key {
    pub(super) at: usize,
    pub(super) number: usize,
    pub(super) name: String,
}

/// Who is who.
pub(super) fn legend(table: &TableInfo) -> Markup {
    html! {
        ul.legend {
            @for seat in &table.seats {
                li data-seat=(seat.colour.id()) {
                    (piece_in(seat.colour))
                    svg viewBox="0 0 34 10" aria-hidden="true" { line.line x1="0" x2="34" y1="5" y2="5" {} }
                    (seat.name)
                }
            }
        }
    }
}

/// The graph, for eyes alone: what it says stands in a table beside it.
pub(super) fn chart(chart: &Chart<'_>) -> Markup {
    let Chart { words, places, lines, labels, keys, is_low } = chart;
    let x = |at: usize| across(at, *places);
    html! {
        div.chart.(if *is_low { "is-low" } else { "" }) {
            div.chart-y aria-hidden="true" {
                @for quarter in 0..=4 {
                    span style=(format!("--y:{}", 25 * quarter)) { (words.percent(0.25 * f64::from(quarter))) }
                }
            }
            div.plot {
                svg.plot-lines viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                    @for quarter in 0..=4 {
                        @let class = if quarter == 0 { "grid-line grid-base" } else { "grid-line" };
                        line class=(class) x1="0" x2="100" y1=(100 - 25 * quarter) y2=(100 - 25 * quarter) {}
                    }
                    @for line in *lines {
                        @let points = points(&line.values, *places);
                        polyline.line-case points=(points) {}
                        polyline.line data-seat=(line.seat.colour.id()) points=(points) {}
                    }
                }
                @for key in keys {
                    a.chart-key.no href=(format!("#tp{}", key.number)) style=(format!("--x:{:.2}", x(key.at)))
                        aria-label=(words.with("review-key", &[("n", key.number.into()), ("turn", key.name.as_str().into())])) {
                        (key.number)
                    }
                }
                @for (seat, line) in lines.iter().enumerate() {
                    @for at in marked(seat, lines.len(), line.values.len(), *places) {
                        svg.dot aria-hidden="true"
                            style=(format!("--x:{:.2};--y:{:.2}", x(at), 100.0 * line.values[at])) {
                            (use_of(symbol_in(line.seat.colour)))
                        }
                    }
                }
                div.chart-cursor data-script hidden {}
            }
            div.chart-ends aria-hidden="true" {
                @for (line, y) in ends(lines) {
                    span style=(format!("--y:{y:.1}")) { (piece_in(line.seat.colour)) (line.seat.name) }
                }
            }
            div.chart-x aria-hidden="true" {
                @for (at, label) in labels {
                    span style=(format!("--x:{:.2}", x(*at))) { (label) }
                }
            }
        }
    }
}

/// Where a place stands, in parts of a hundred.
fn across(at: usize, places: usize) -> f64 {
    100.0 * at as f64 / places.saturating_sub(1).max(1) as f64
}

/// The corners of a line.
pub(super) fn points(values: &[f64], places: usize) -> String {
    let point = |(at, value): (usize, &f64)| {
        format!("{:.2},{:.2}", across(at, places), 100.0 * (1.0 - value))
    };
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

/// Where a line carries its piece: now and then, and each line somewhere else.
fn marked(seat: usize, seats: usize, known: usize, places: usize) -> Vec<usize> {
    let every = (places / 6).max(1);
    let first = every / 2 + seat * every / seats.max(1);
    (first.max(1)..known).step_by(every).collect()
}

/// The names at the ends of the lines, where they do not cover one another.
fn ends<'a>(lines: &'a [Line<'a>]) -> Vec<(&'a Line<'a>, f64)> {
    let last = |line: &Line<'_>| 100.0 * line.values.last().copied().unwrap_or_default();
    let mut ends: Vec<(&Line<'_>, f64)> = lines.iter().map(|line| (line, last(line))).collect();
    ends.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let mut least = 0.0;
    for (_, y) in &mut ends {
        *y = y.max(least);
        least = *y + APART;
    }
    let mut most = 100.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - APART;
    }
    ends
}
