//! The city as plain shapes, for a picture that needs no style sheet.

use std::sync::LazyLock;

use ankh_morpork::{AnkhMorpork, Area, Owner};

use super::map::{DRAWING, slots};
use super::pieces::Pieces;
use crate::Scene;
use crate::picture::{Paint, Picture, Point, paint};

const GROUND: Paint = [0xe4, 0xdc, 0xc2];
const WATER: Paint = [0x9f, 0xb8, 0xae];
const BORDER: Paint = [0x6d, 0x5a, 0x45];
const TROUBLE: Paint = [0x1d, 0x17, 0x12];
const TROLL: Paint = [0x77, 0x71, 0x6a];
const DEMON: Paint = [0x6b, 0x1f, 0x5e];
const YELLOW: Paint = [0xf6, 0xc9, 0x45];
const TINTS: [Paint; 4] =
    [[0xf5, 0xea, 0xd0], [0xeb, 0xe3, 0xe4], [0xf4, 0xdf, 0xcc], [0xe6, 0xea, 0xd0]];

/// The map of 1000 by 1000 takes this much of the picture.
const SCALE: f32 = 0.61;
const OFFSET: f32 = 10.0;

fn at([x, y]: [i32; 2]) -> Point {
    [OFFSET + x as f32 * SCALE, OFFSET + y as f32 * SCALE]
}

/// The closed lines of the drawing behind a mark.
fn lines(mark: &str) -> Vec<Vec<Point>> {
    let rest = DRAWING.split_once(mark).map_or("", |(_, rest)| rest);
    let path = rest.split_once("d=\"").map_or("", |(_, path)| path);
    let path = path.split('"').next().unwrap_or_default();
    let closed = path.split('Z').filter(|line| !line.trim().is_empty());
    let point = |text: &str| {
        let mut numbers =
            text.trim_start_matches('M').split(' ').filter_map(|n| n.parse::<f32>().ok());
        let (x, y) = (numbers.next()?, numbers.next()?);
        Some([OFFSET + x * SCALE, OFFSET + y * SCALE])
    };
    closed.map(|line| line.split('L').filter_map(point).collect()).collect()
}

/// By area.
static SHAPES: LazyLock<Vec<Vec<Vec<Point>>>> = LazyLock::new(|| {
    Area::ALL.into_iter().map(|area| lines(&format!("id=\"shape-{}\"", area.number()))).collect()
});
static RIVER: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| lines("id=\"cm-river\""));

/// The board.
pub(super) fn board(scene: &Scene<'_, AnkhMorpork>) -> Picture {
    let mut picture = Picture::default();
    picture.rect([0.0, 0.0], [1200.0, 630.0], GROUND);
    picture.fill(RIVER.clone(), WATER);
    for (index, shape) in SHAPES.iter().enumerate() {
        picture.fill(shape.clone(), TINTS[index % TINTS.len()]);
        for line in shape {
            picture.outline(line, 2.0, BORDER);
        }
    }
    let names = scene.names();
    for area in scene.view.areas() {
        if let Some(seat) = area.controller {
            for line in &SHAPES[area.area.index()] {
                picture.outline(line, 6.0, paint(names.colour(seat)));
            }
        }
    }
    let pieces = Pieces::new(scene.view, scene.log);
    for area in scene.view.areas() {
        let place = slots(area.area);
        if let Some(seat) = area.building {
            let [x, y] = at(place.building);
            let house = |size: f32| {
                vec![
                    [x - size, y + size],
                    [x - size, y - size * 0.2],
                    [x, y - size],
                    [x + size, y - size * 0.2],
                    [x + size, y + size],
                ]
            };
            picture.fill(vec![house(20.0)], TROUBLE);
            picture.fill(vec![house(17.0)], paint(names.colour(seat)));
            picture.piece([x, y + 4.0], 8.0, names.colour(seat));
        }
        if area.trouble {
            picture.round(at(place.trouble), 15.0, 10, TROUBLE);
            let [x, y] = at(place.trouble);
            picture.rect([x - 2.0, y - 9.0], [4.0, 10.0], YELLOW);
            picture.round([x, y + 6.0], 2.5, 12, YELLOW);
        }
        for (piece, &slot) in pieces.of(area.area).iter().zip(&place.minions) {
            match piece.owner.seat() {
                Some(seat) => picture.piece(at(slot), 11.0, names.colour(seat)),
                None => {
                    let own = if piece.owner == Owner::TROLL { TROLL } else { DEMON };
                    picture.round(at(slot), 12.0, 24, TROUBLE);
                    picture.round(at(slot), 10.0, 24, own);
                }
            }
        }
    }
    picture
}
