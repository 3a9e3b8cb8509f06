//! The city of Ankh-Morpork, in characters.

use ankh_morpork::{AnkhMorpork, AreaView, Owner, View};
use words::ankh_morpork::counts;
use words::{Mark, Voice};

use super::{Drawing, Line, cut, key};
use crate::terminal::sign;

/// Where the areas lie, by their numbers: neighbours in this grid are neighbours in the city,
/// but for the two that the river parts.
const PLAN: [[u8; 3]; 4] = [[12, 1, 3], [11, 2, 4], [9, 10, 5], [8, 7, 6]];
const COLUMNS: usize = 3;
/// Below this area runs the river.
const ABOVE_THE_RIVER: u8 = 10;
/// Narrower areas have their neighbours on a line of their own.
const ROOMY: usize = 24;
/// Areas are no wider than this, however wide the terminal is.
const WIDEST: usize = 30;

/// The city with everything that stands in it.
pub(crate) fn city(voice: Voice<'_, AnkhMorpork>, view: &View, width: usize) -> Drawing {
    let inner = ((width - COLUMNS - 1) / COLUMNS).min(WIDEST);
    let city = City { voice, view, inner };
    let mut lines = Vec::new();
    for (nth, row) in PLAN.iter().enumerate() {
        lines.push(city.border(nth).text);
        let areas = row.map(|number| city.area(number));
        for at in 0..areas[0].len() {
            let mut line = Line::default();
            line.push("│");
            for area in &areas {
                line.append(&area[at].clone().filled(inner, ' '));
                line.push("│");
            }
            lines.push(line.text);
        }
    }
    lines.push(city.border(PLAN.len()).text);
    lines.push(key(voice.names, view.seats().len(), voice.say("you")));
    Drawing { lines, signs: voice.say("terminal-city-signs").to_owned() }
}

struct City<'a> {
    voice: Voice<'a, AnkhMorpork>,
    view: &'a View,
    inner: usize,
}

impl City<'_> {
    fn view_of(&self, number: u8) -> Option<&AreaView> {
        self.view.areas().iter().find(|area| area.area.number() == number)
    }

    /// The line above a row, with who controls the areas below it.
    fn border(&self, row: usize) -> Line {
        let corners = match row {
            0 => ["┌", "┬", "┐"],
            _ if row == PLAN.len() => ["└", "┴", "┘"],
            _ => ["├", "┼", "┤"],
        };
        let mut line = Line::default();
        for column in 0..COLUMNS {
            line.push(corners[usize::from(column > 0)]);
            let above = row.checked_sub(1).map(|above| PLAN[above][column]);
            let fill = if above == Some(ABOVE_THE_RIVER) { '≈' } else { '─' };
            let below = PLAN.get(row).and_then(|row| self.view_of(row[column]));
            let mut part = Line::default();
            if let Some(seat) = below.and_then(|area| area.controller) {
                part.push(&format!("{fill} "));
                let shape = sign(self.voice.names.colour(seat)).to_string();
                part.push_marked(Mark::Person(seat), &shape);
                part.push(" ");
            }
            line.append(&part.filled(self.inner, fill));
        }
        line.push(corners[2]);
        line
    }

    /// An area: its name, what it costs and borders on, and what stands in it.
    fn area(&self, number: u8) -> Vec<Line> {
        let Some(area) = self.view_of(number) else { return vec![Line::default(); 3] };
        let mut name = Line::default();
        let title = cut(self.voice.area(area.area), self.inner);
        match area.controller {
            Some(seat) => name.push_marked(Mark::Person(seat), &title),
            None => name.push_marked(Mark::Strong, &title),
        }
        let mut about = Line::default();
        about.push(&format!("{number} {}", self.voice.money(area.area.cost().into())));
        let numbers = area.area.neighbours().map(|area| area.number().to_string());
        let neighbours = format!("→ {}", numbers.collect::<Vec<_>>().join(" "));
        let mut lines = vec![name];
        if self.inner >= ROOMY {
            about.push(&format!(" {neighbours}"));
            lines.push(about);
        } else {
            lines.push(about);
            let mut line = Line::default();
            line.push(&neighbours);
            lines.push(line);
        }
        lines.push(self.content(area));
        lines
    }

    /// The pieces of an area, one sign each; where they do not fit, with their numbers.
    fn content(&self, area: &AreaView) -> Line {
        let each = self.pieces(area, false);
        if each.length <= self.inner { each } else { self.pieces(area, true) }
    }

    fn pieces(&self, area: &AreaView, counted: bool) -> Line {
        let mut line = Line::default();
        for (owner, count) in counts(area) {
            let shape = match owner.seat() {
                Some(seat) => sign(self.voice.names.colour(seat)),
                None if owner == Owner::TROLL => 'T',
                None => 'D',
            };
            let pieces = match counted && count > 1 {
                true => format!("{count}{shape}"),
                false => shape.to_string().repeat(count.into()),
            };
            match owner.seat() {
                Some(seat) => line.push_marked(Mark::Person(seat), &pieces),
                None => line.push_marked(Mark::Strong, &pieces),
            }
            line.push(" ");
        }
        if let Some(seat) = area.building {
            let shape = sign(self.voice.names.colour(seat));
            line.push_marked(Mark::Person(seat), &format!("⌂{shape}"));
            line.push(" ");
        }
        if area.trouble {
            line.push_marked(Mark::Strong, "!");
        }
        line
    }
}
