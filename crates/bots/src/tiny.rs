//! What a bot knows of the tiny game.

use game::{Game, Seat, Status};
use tiny::{Move, Tiny, View};

use crate::{Chances, Insight, Scores};

impl Insight for Tiny {
    type Beliefs = ();
    type Mind = ();

    const NOISE: f32 = 1.0;

    fn mind(_view: &View, (): &()) {}

    /// Everyone has a share, until the game is over.
    fn chances(&self, (): &()) -> Chances {
        let mut chances = Chances::default();
        for seat in Seat::all(self.seats()) {
            chances[seat.index()] = match self.status() {
                Status::Over(ranking) if ranking.winners().contains(seat) => {
                    1.0 / ranking.winners().len() as f32
                }
                Status::Over(_) => 0.0,
                _ => 1.0 / self.seats() as f32,
            };
        }
        chances
    }

    /// High cards are played, low ones are passed on.
    fn glance(&self, _seat: Seat, (): &(), actions: &[Move], into: &mut Scores) {
        into.extend(actions.iter().map(|action| match *action {
            Move::Play(card) => f32::from(card),
            Move::Pass(card) | Move::Deal(card) => -f32::from(card),
        }));
    }

    fn points(&self, seat: Seat) -> i32 {
        self.players[seat.index()].played.iter().map(i32::from).sum()
    }
}
