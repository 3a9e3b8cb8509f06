//! Random games, as fast as the rules go.

use crate::{Buffer, Dice, Game, Ranking, Seat, Silent, Status, Step};

/// What one random game was like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Answers with at least two legal actions.
    pub decisions: u64,
    /// Answers with only one.
    pub forced: u64,
    /// Legal actions over all decisions.
    pub choices: u64,
    /// Draws and rolls.
    pub chances: u64,
}

/// Plays on at random to the end; `None` if that takes more than `limit` steps.
pub fn play_out<G: Game>(
    game: &mut G,
    dice: &mut impl Dice,
    limit: u64,
    tally: &mut Tally,
) -> Option<Ranking> {
    let mut buffer = Buffer::new();
    for _ in 0..limit {
        let step = match game.status() {
            Status::Over(ranking) => return Some(ranking),
            Status::Chance => {
                tally.chances += 1;
                Step::Chance(game.sample(dice))
            }
            Status::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let action = choose(game, seat, dice, &mut buffer, tally);
                Step::Act(seat, action)
            }
        };
        game.apply(step, &mut Silent).expect("what is listed is accepted");
    }
    None
}

#[inline]
fn choose<G: Game>(
    game: &G,
    seat: Seat,
    dice: &mut impl Dice,
    buffer: &mut Buffer<G::Action>,
    tally: &mut Tally,
) -> G::Action {
    buffer.clear();
    game.actions(seat, buffer);
    if buffer.len() == 1 {
        tally.forced += 1;
        return buffer[0];
    }
    tally.decisions += 1;
    tally.choices += buffer.len() as u64;
    buffer[dice.below(buffer.len() as u32) as usize]
}
