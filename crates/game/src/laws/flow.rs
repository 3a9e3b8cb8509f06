//! Games go on, come to an end, and lose nothing on the way.

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::walk::{Walk, walk};
use crate::{Game, Status};

/// No dead ends, no endless games, and a status that makes sense.
pub fn games_end<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    let mut turn = 0;
    walk(course, Law::SoundStatus, |walk| {
        if walk.is_new() {
            turn = 0;
        }
        sound_status(walk, turn).map_err(|why| Law::SoundStatus.fault(why))?;
        turn = walk.game.turn();
        Ok(())
    })
}

fn sound_status<G: Game>(walk: &Walk<'_, G>, turn_before: u32) -> Result<(), String> {
    let game = &walk.game;
    let (seats, ending) = (game.seats(), game.ending());
    if game.turn() < turn_before {
        return Err(format!("turn {turn_before} is followed by turn {}", game.turn()));
    }
    match game.status() {
        Status::Seats(asked) => {
            if let Some(stranger) = asked.iter().find(|seat| seat.index() >= seats) {
                return Err(format!("{stranger:?} is asked at a table of {seats}"));
            }
        }
        Status::Over(ranking) if ranking.seats() != seats => {
            return Err(format!("{} seats are ranked at a table of {seats}", ranking.seats()));
        }
        Status::Over(_) if ending.is_empty() => {
            return Err("it is over and no word says how".into());
        }
        Status::Over(_) => return Ok(()),
        Status::Chance => {}
    }
    if ending.is_empty() { Ok(()) } else { Err(format!("it goes on and ended by {ending}")) }
}

/// The game's own law of conservation holds in every state.
pub fn nothing_is_lost<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    walk(course, Law::NothingIsLost, |walk| conserved(course, &walk.game))
}

pub(super) fn conserved<G: Game>(course: &Course<G>, game: &G) -> Result<(), Fault> {
    (course.conserve)(game).map_err(|why| Law::NothingIsLost.fault(why))
}
