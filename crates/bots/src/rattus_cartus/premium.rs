//! How likely so many bodies win the premium action.

use game::{Game, Seat};
use rattus_cartus::RattusCartus;

use super::weights::Weights;

/// The chance that `seat` has the premium action of a building of the row after playing
/// so many bodies there.
pub(crate) fn premium_chance(
    game: &RattusCartus,
    seat: Seat,
    building: usize,
    bodies: u8,
    weights: &Weights,
) -> f32 {
    let seats = game.seats();
    let is_duel = seats == 2;
    // With two players bodies are compared wherever they lie.
    let crowding = if is_duel { 3.0 } else { 3.0 / game.row().len() as f32 };
    let mut chance = 1.0;
    for other in Seat::all(seats).filter(|&other| other != seat) {
        chance *= match game.building_of(other) {
            Some(there) if there == building || is_duel => {
                against_earlier(bodies, game.laid(other).size())
            }
            Some(_) => 1.0,
            None => {
                let place = usize::from(bodies).min(weights.outbid.len() - 1);
                1.0 - (crowding * weights.outbid[place]).min(0.95)
            }
        };
    }
    chance
}

/// Against somebody who came earlier with so many cards, of which some may be no bodies.
fn against_earlier(bodies: u8, cards: u8) -> f32 {
    match i16::from(bodies) - i16::from(cards) {
        1.. => 1.0,
        0 => 0.15,
        -1 => 0.05,
        _ => 0.0,
    }
}
