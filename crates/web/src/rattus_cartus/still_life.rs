//! The six houses as plain shapes, for a picture that needs no style sheet.

use game::Seat;
use rattus_cartus::{Class, RattusCartus};

use crate::Scene;
use crate::picture::{Paint, Picture};

const GROUND: Paint = [0xef, 0xe6, 0xd3];
const WALL: Paint = [0xfb, 0xf3, 0xdf];
const FLOOR: Paint = [0xf0, 0xe4, 0xc8];
const TIMBER: Paint = [0x4a, 0x3d, 0x31];
const ROOFS: [Paint; 6] = [
    [0x4f, 0x7a, 0x28],
    [0xa8, 0x5c, 0x14],
    [0x6c, 0x4f, 0x9e],
    [0xa8, 0x36, 0x2c],
    [0x1c, 0x6b, 0x5b],
    [0x8a, 0x6a, 0x10],
];

/// The highest floor that is drawn; whoever has more stands on it.
const FLOORS: u16 = 12;
const STOREY: f32 = 36.0;
const WIDE: f32 = 96.0;

/// The board.
pub(super) fn board(scene: &Scene<'_, RattusCartus>) -> Picture {
    let mut picture = Picture::default();
    picture.rect([0.0, 0.0], [1200.0, 630.0], GROUND);
    let names = scene.names();
    for (index, class) in Class::ALL.into_iter().enumerate() {
        let left = 26.0 + index as f32 * (WIDE + 10.0);
        let top = 600.0 - STOREY * f32::from(FLOORS + 1);
        let roof = [[left - 6.0, top], [left + WIDE / 2.0, top - 60.0], [left + WIDE + 6.0, top]];
        picture.fill(vec![roof.to_vec()], ROOFS[index % ROOFS.len()]);
        picture.outline(&roof, 4.0, TIMBER);
        picture.rect([left, top], [WIDE, 600.0 - top], WALL);
        for floor in (0..=FLOORS).step_by(2) {
            let y = 600.0 - STOREY * f32::from(floor + 1);
            picture.rect([left, y], [WIDE, STOREY], FLOOR);
        }
        let corners = [[left, top], [left + WIDE, top], [left + WIDE, 600.0], [left, 600.0]];
        picture.outline(&corners, 4.0, TIMBER);
        let influence = scene.view.influence.get(&class).map(Vec::as_slice).unwrap_or_default();
        for (seat, &influence) in Seat::all(influence.len()).zip(influence) {
            let step = WIDE / (scene.view.players.len() as f32 + 1.0);
            let x = left + step * (seat.index() as f32 + 1.0);
            let y = 600.0 - STOREY * (f32::from(influence.min(FLOORS)) + 0.5);
            picture.piece([x, y], 11.0, names.colour(seat));
        }
    }
    picture
}
