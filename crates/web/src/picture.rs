//! A picture of a finished game for others: plain shapes without any font, which become SVG
//! here and dots wherever somebody paints them.

use std::fmt::Write;

use words::Colour;

use crate::page::Ending;
use crate::{Sitter, TableInfo};

/// How wide a picture is, as those who show links want it,
pub const WIDTH: u32 = 1200;
/// and how high.
pub const HEIGHT: u32 = 630;

/// A place in a picture.
pub type Point = [f32; 2];

/// Red, green and blue.
pub type Paint = [u8; 3];

/// Closed lines, filled where an odd number of them lies around.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// The lines.
    pub lines: Vec<Vec<Point>>,
    /// With what.
    pub paint: Paint,
}

/// A picture, the farthest shape first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    /// What it consists of.
    pub shapes: Vec<Shape>,
}

const INK: Paint = [0x1d, 0x17, 0x12];
const PAPER: Paint = [0xff, 0xfa, 0xf0];
const SUNK: Paint = [0xe9, 0xde, 0xc6];
const BRASS: Paint = [0xe8, 0xb9, 0x44];

/// The paint of a player's pieces.
pub(crate) fn paint(colour: Colour) -> Paint {
    match colour.id() {
        "red" => [0xc2, 0x36, 0x1b],
        "yellow" => [0xf0, 0xb4, 0x29],
        "green" => [0x0b, 0x7d, 0x61],
        "blue" => [0x20, 0x62, 0xb0],
        _ => [0x8e, 0x43, 0x90],
    }
}

impl Picture {
    /// Fills closed lines.
    pub(crate) fn fill(&mut self, lines: Vec<Vec<Point>>, paint: Paint) {
        self.shapes.push(Shape { lines, paint });
    }

    /// A rectangle.
    pub(crate) fn rect(&mut self, [x, y]: Point, [width, height]: Point, paint: Paint) {
        let corners = vec![[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
        self.fill(vec![corners], paint);
    }

    /// A circle, or with few corners something else.
    pub(crate) fn round(&mut self, middle: Point, radius: f32, corners: usize, paint: Paint) {
        self.fill(vec![corners_of(middle, radius, corners, 0.0)], paint);
    }

    /// A line around corners, as broad as this.
    pub(crate) fn outline(&mut self, corners: &[Point], breadth: f32, paint: Paint) {
        for (index, &[x, y]) in corners.iter().enumerate() {
            let [to_x, to_y] = corners[(index + 1) % corners.len()];
            let (along, down) = (to_x - x, to_y - y);
            let length = along.hypot(down).max(0.01);
            let (side, up) = (-down / length * breadth / 2.0, along / length * breadth / 2.0);
            let ends = [
                [x + side, y + up],
                [to_x + side, to_y + up],
                [to_x - side, to_y - up],
                [x - side, y - up],
            ];
            self.fill(vec![ends.to_vec()], paint);
            self.round([x, y], breadth / 2.0, 8, paint);
        }
    }

    /// A player's piece: colour, form and mark, never colour alone.
    pub(crate) fn piece(&mut self, middle: Point, size: f32, colour: Colour) {
        let [x, y] = middle;
        let (corners, turn, mark) = match colour.id() {
            "red" => (24, 0.0, PAPER),
            "yellow" => (4, 0.0, INK),
            "green" => (3, 0.0, PAPER),
            "blue" => (4, 0.125, PAPER),
            _ => (6, 0.083, PAPER),
        };
        let size = if corners == 3 { size * 1.15 } else { size };
        self.fill(vec![corners_of(middle, size + 2.0, corners, turn)], INK);
        self.fill(vec![corners_of(middle, size, corners, turn)], paint(colour));
        match colour.id() {
            "red" => {
                self.round(middle, size * 0.6, 24, mark);
                self.round(middle, size * 0.32, 24, paint(colour));
            }
            "yellow" => {
                self.rect([x - size * 0.5, y - size * 0.12], [size, size * 0.24], mark);
                self.rect([x - size * 0.12, y - size * 0.5], [size * 0.24, size], mark);
            }
            "green" => self.round([x, y + size * 0.1], size * 0.25, 16, mark),
            "blue" => {
                for line in [-0.4, -0.05, 0.3] {
                    self.rect([x - size * 0.45, y + size * line], [size * 0.9, size * 0.14], mark);
                }
            }
            _ => self.round(middle, size * 0.4, 3, mark),
        }
    }

    /// Beside the board: everybody's piece and how far they came, and who won.
    pub(crate) fn people(&mut self, table: &TableInfo, outcome: Option<&Ending>) {
        const LEFT: f32 = 690.0;
        let height = 540.0 / table.seats.len().max(1) as f32;
        for (index, info) in
            table.seats.iter().enumerate().filter(|(_, info)| info.kind != Sitter::Nobody)
        {
            let y = 45.0 + height * (index as f32 + 0.5);
            let won = outcome
                .is_some_and(|ending| ending.winners.iter().any(|seat| seat.index() == index));
            let person = outcome.and_then(|ending| {
                ending.people.iter().find(|person| person.seat.index() == index)
            });
            let reached =
                person.and_then(|person| person.reached.as_ref()).map_or(0.0, |(share, _)| *share);
            self.rect(
                [LEFT - 20.0, y - height * 0.42],
                [480.0, height * 0.84],
                if won { BRASS } else { SUNK },
            );
            self.rect([LEFT - 16.0, y - height * 0.42 + 4.0], [472.0, height * 0.84 - 8.0], PAPER);
            self.piece([LEFT + 34.0, y], 30.0, info.colour);
            self.rect([LEFT + 90.0, y - 9.0], [270.0, 18.0], SUNK);
            self.rect(
                [LEFT + 90.0, y - 9.0],
                [270.0 * reached.clamp(0.0, 1.0), 18.0],
                paint(info.colour),
            );
            if won {
                let crown = [
                    [0.0, 20.0],
                    [-4.0, -12.0],
                    [12.0, 2.0],
                    [22.0, -20.0],
                    [32.0, 2.0],
                    [48.0, -12.0],
                    [44.0, 20.0],
                ];
                let crown = crown.map(|[along, down]| [LEFT + 388.0 + along, y + down]);
                self.fill(vec![crown.to_vec()], BRASS);
            }
        }
    }

    /// As a file of its own.
    pub fn svg(&self) -> String {
        let mut text = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">"#
        );
        for shape in &self.shapes {
            let [red, green, blue] = shape.paint;
            // Writing into a text cannot fail.
            let _ = write!(
                text,
                r##"<path fill-rule="evenodd" fill="#{red:02x}{green:02x}{blue:02x}" d=""##
            );
            for line in &shape.lines {
                for (index, [x, y]) in line.iter().enumerate() {
                    let _ = write!(text, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
                }
                text.push('Z');
            }
            text.push_str("\"/>");
        }
        text.push_str("</svg>");
        text
    }
}

/// The corners of something round, the first at the top, turned by a part of a circle.
fn corners_of([x, y]: Point, radius: f32, corners: usize, turn: f32) -> Vec<Point> {
    let corner = |index: usize| {
        let angle = (index as f32 / corners as f32 + turn) * std::f32::consts::TAU;
        [x + radius * angle.sin(), y - radius * angle.cos()]
    };
    (0..corners).map(corner).collect()
}
