//! Verifying a record of whatever game it names.

use game::Game;
use game::record::{self, Fault, Record, Untrue, Verifier};

use crate::{Answer, Visitor, with_game};

/// A record being verified, of some game.
pub(crate) trait Proof {
    /// How far it is.
    fn standing(&self) -> Answer;
    /// Checks some more entries.
    fn go_on(&mut self, entries: u32) -> Answer;
}

/// Begins to verify the record of a game that its header names.
pub(crate) fn begin(text: &str) -> Result<Box<dyn Proof>, Fault> {
    let game = record::game_name(text)?;
    with_game(game, Begin(text)).unwrap_or_else(|error| {
        // The name stands on the second line.
        Err(Fault { line: 2, reason: error.to_string() })
    })
}

struct Begin<'t>(&'t str);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn Proof>, Fault>;

    fn visit<G: Game>(self) -> Self::Output {
        Ok(Box::new(Verifier::new(Record::<G>::parse(self.0)?)?))
    }
}

impl<G: Game> Proof for Verifier<G> {
    fn standing(&self) -> Answer {
        Answer::Checking { dealt: self.dealt(), draws: self.draws() }
    }

    fn go_on(&mut self, entries: u32) -> Answer {
        for _ in 0..entries {
            match self.advance() {
                Ok(true) => {}
                Ok(false) => return Answer::True { draws: self.dealt() },
                Err(Untrue { fault: Fault { line, reason }, draw }) => {
                    let (dealt, draws) = (self.dealt(), self.draws());
                    return Answer::Untrue { dealt, draws, draw, line, reason };
                }
            }
        }
        self.standing()
    }
}
