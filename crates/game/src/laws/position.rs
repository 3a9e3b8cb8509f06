//! A position holds the whole state, and survives as text.

use std::fmt::Display;

use super::broken::{Broken, Fault, Law};
use super::course::{Course, Report};
use super::walk::walk;
use crate::{Dice, Game};

/// One state in so many is written and read: texts are slow, and neighbours are alike.
const ONE_IN: u32 = 8;

/// A state made from its position is equal to it, also by way of JSON and TOML.
pub fn position_is_all<G: Game>(course: &Course<G>) -> Result<Report, Broken> {
    walk(course, Law::PositionIsAll, |walk| {
        if walk.is_new() || walk.is_over() || walk.dice.below(ONE_IN) == 0 {
            round_trip(&walk.game)
        } else {
            Ok(())
        }
    })
}

/// A position says all of this state.
pub(super) fn same_position<G: Game>(game: &G) -> Result<G::Position, Fault> {
    let position = game.position();
    same(game, "its position", &position)?;
    Ok(position)
}

fn round_trip<G: Game>(game: &G) -> Result<(), Fault> {
    let position = same_position(game)?;
    let json = serde_json::to_string(&position).map_err(|e| unwritable("JSON", &e))?;
    let from_json = serde_json::from_str(&json).map_err(|e| unreadable("JSON", &e, &json))?;
    let again = same(game, "its position in JSON", &from_json)?.position();
    let json_again = serde_json::to_string(&again).map_err(|e| unwritable("JSON", &e))?;
    Law::PositionIsAll.equal("the text of an equal state differs", &json, &json_again)?;
    let toml = toml::to_string(&position).map_err(|e| unwritable("TOML", &e))?;
    let from_toml = toml::from_str(&toml).map_err(|e| unreadable("TOML", &e, &toml))?;
    same(game, "its position in TOML", &from_toml)?;
    Ok(())
}

fn same<G: Game>(game: &G, what: &str, position: &G::Position) -> Result<G, Fault> {
    let made = G::from_position(position)
        .map_err(|why| Law::PositionIsAll.fault(format!("{what} is refused: {why}")))?;
    Law::PositionIsAll.equal(&format!("{what} gives another state"), game, &made)?;
    Ok(made)
}

fn unwritable(form: &str, error: &dyn Display) -> Fault {
    Law::PositionIsAll.fault(format!("the position cannot be written as {form}: {error}"))
}

fn unreadable(form: &str, error: &dyn Display, text: &str) -> Fault {
    Law::PositionIsAll.fault(format!("the position cannot be read as {form}: {error}\n{text}"))
}
