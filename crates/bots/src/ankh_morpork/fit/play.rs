//! Games of bots against themselves, to be watched.

use ankh_morpork::{Action, AnkhMorpork, Setup, View};
use game::dice::QuickDice;
use game::{Dice, Game, Ranking, Seat, Status, Step, Table};

use crate::ankh_morpork::Beliefs;
use crate::{Bot, Level, bot};

/// Somebody has to decide.
pub(super) struct Decision<'a> {
    pub(super) game: &'a AnkhMorpork,
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) beliefs: &'a Beliefs,
    pub(super) actions: &'a [Action],
}

/// Plays a game to its end, and shows every decision before it is taken.
pub(super) fn play(
    seed: u64,
    players: u8,
    level: &Level,
    mut look: impl FnMut(Decision<'_>),
) -> Ranking {
    let setup = Setup { players, ..Setup::default() };
    let mut table = Table::new(AnkhMorpork::new(&setup).unwrap());
    let mut dice = QuickDice::new(QuickDice::new(seed).word());
    let seats = || Seat::all(players.into());
    let mut bots: Vec<Box<dyn Bot<AnkhMorpork>>> =
        seats().map(|seat| bot(level, seat, seed)).collect();
    let mut beliefs = vec![Beliefs::default(); players.into()];
    loop {
        let step = match table.status() {
            Status::Over(ranking) => return ranking,
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(asked) => {
                let seat = asked.first().unwrap();
                let actions = table.actions(seat);
                let view = table.view(Some(seat));
                let beliefs = &beliefs[seat.index()];
                look(Decision {
                    game: table.game(),
                    seat,
                    view: &view,
                    beliefs,
                    actions: &actions,
                });
                let choice = bots[seat.index()].decide(&view, &actions).action;
                // A few odd moves show more of the game.
                let odd = dice.below(20) == 0;
                let any = actions[dice.below(actions.len() as u32) as usize];
                Step::Act(seat, if odd { any } else { choice })
            }
        };
        let events = table.apply(step).unwrap();
        for (seat, bot) in seats().zip(&mut bots) {
            for event in &events {
                if let Some(shown) = table.game().shown(event, Some(seat)) {
                    beliefs[seat.index()].notice(&shown);
                    bot.saw(&shown);
                }
            }
        }
    }
}
