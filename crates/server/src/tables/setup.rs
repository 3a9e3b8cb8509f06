//! Whether a game can be set up as somebody asks.

use serde_json::Value;

use crate::games::{self, Hosted, Visitor};
use crate::problem::Problem;

/// A game's set-up for another number of seats.
pub fn seated(game: &str, setup: &Value, seats: usize) -> Result<Value, Problem> {
    games::with_game(game, Seated { setup, seats })?
}

/// How many seats a set-up makes, and the set-up with all that was left out.
pub(super) fn complete(game: &str, setup: &Value) -> Result<(usize, Value), Problem> {
    games::with_game(game, Complete(setup))?
}

/// The revision of the rules that a new game is played by.
pub(super) fn newest_rules(game: &str) -> Result<u32, Problem> {
    Ok(games::with_game(game, NewestRules)?)
}

struct NewestRules;

impl Visitor for NewestRules {
    type Output = u32;

    fn visit<G: Hosted>(self) -> u32 {
        G::REVISION
    }
}

struct Seated<'a> {
    setup: &'a Value,
    seats: usize,
}

impl Visitor for Seated<'_> {
    type Output = Result<Value, Problem>;

    fn visit<G: Hosted>(self) -> Self::Output {
        let seated = G::seated(&read::<G>(self.setup)?, self.seats);
        start::<G>(&seated)?;
        serde_json::to_value(seated).map_err(no_setup::<G>)
    }
}

struct Complete<'a>(&'a Value);

impl Visitor for Complete<'_> {
    type Output = Result<(usize, Value), Problem>;

    fn visit<G: Hosted>(self) -> Self::Output {
        let setup = read::<G>(self.0)?;
        let seats = start::<G>(&setup)?.seats();
        Ok((seats, serde_json::to_value(setup).map_err(no_setup::<G>)?))
    }
}

fn read<G: Hosted>(setup: &Value) -> Result<G::Setup, Problem> {
    serde_json::from_value(setup.clone()).map_err(no_setup::<G>)
}

fn start<G: Hosted>(setup: &G::Setup) -> Result<G, Problem> {
    G::new(setup).map_err(|refusal| Problem::Setup { rule: refusal.rule() })
}

fn no_setup<G: Hosted>(error: serde_json::Error) -> Problem {
    Problem::NotASetup { game: G::NAME, detail: error.to_string() }
}
