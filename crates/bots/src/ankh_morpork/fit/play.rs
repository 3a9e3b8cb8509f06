//! Games of bots against themselves, to be watched.

use ankh_morpork::{Action, AnkhMorpork, Memory, Setup, Shown, View};
use game::dice::QuickDice;
use game::{Dice, Game, Ranking, Seat, SeatSet, Status, Step, Table};

use crate::ankh_morpork::Beliefs;
use crate::ankh_morpork::moves::Eyes;
use crate::math::best;
use crate::network::Network;
use crate::{Bot, Insight, Level, Scores, bot};

/// Somebody has to decide.
pub(super) struct Decision<'a> {
    pub(super) game: &'a AnkhMorpork,
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) memory: &'a Memory,
    pub(super) beliefs: &'a Beliefs,
    pub(super) actions: &'a [Action],
}

/// All who sit at a table.
pub(super) trait Players {
    /// One in so many moves is any that is legal: odd moves show more of the game.
    const ODD: u32 = 20;

    fn decide(&mut self, decision: &Decision<'_>, dice: &mut QuickDice) -> Action;
    fn saw(&mut self, _seat: Seat, _shown: &Shown) {}
}

/// Bots of one level.
pub(super) struct Bots(Vec<Box<dyn Bot<AnkhMorpork>>>);

impl Bots {
    pub(super) fn new(level: &Level, players: u8, seed: u64) -> Bots {
        Bots(Seat::all(players.into()).map(|seat| bot(level, seat, seed)).collect())
    }
}

impl Players for Bots {
    fn decide(&mut self, decision: &Decision<'_>, _dice: &mut QuickDice) -> Action {
        self.0[decision.seat.index()]
            .decide(decision.view, decision.memory, decision.actions)
            .action
    }

    fn saw(&mut self, seat: Seat, shown: &Shown) {
        self.0[seat.index()].saw(shown);
    }
}

/// Quick bots in a hurry, who know no judge: they look at the state as it is instead of at one
/// that they imagine. Their games are much like those of quick bots, and more of them are played.
pub(super) struct Hasty;

impl Players for Hasty {
    fn decide(&mut self, decision: &Decision<'_>, dice: &mut QuickDice) -> Action {
        let &Decision { game, seat, view, beliefs, actions, .. } = decision;
        if let [only] = *actions {
            return only;
        }
        let mind = AnkhMorpork::mind(view, beliefs);
        let mut scores = Scores::new();
        Eyes::of(game, seat, &mind).consider(game, &mind, actions, dice, &mut scores);
        actions[best(&scores)]
    }
}

/// Those who choose by a judge, whoever the others may be; and hasty quick bots in the other
/// seats.
pub(super) struct Judging<'a> {
    /// What the judge has learned.
    pub(super) learned: &'a Network,
    pub(super) seats: SeatSet,
}

impl Players for Judging<'_> {
    const ODD: u32 = 50;

    fn decide(&mut self, decision: &Decision<'_>, dice: &mut QuickDice) -> Action {
        let &Decision { game, seat, view, beliefs, actions, .. } = decision;
        if !self.seats.contains(seat) {
            return Hasty.decide(decision, dice);
        }
        if let [only] = *actions {
            return only;
        }
        let mind = AnkhMorpork::mind(view, beliefs);
        let mut scores = Scores::new();
        let eyes = Eyes::of_judge(self.learned, game, seat, &mind);
        eyes.consider(game, &mind, actions, dice, &mut scores);
        actions[best(&scores)]
    }
}

/// Plays a game to its end, and shows every decision before it is taken.
pub(super) fn play<P: Players>(
    seed: u64,
    players: u8,
    at_table: &mut P,
    mut look: impl FnMut(&Decision<'_>),
) -> Ranking {
    let setup = Setup { players, ..Setup::default() };
    let mut table = Table::new(AnkhMorpork::new(&setup).unwrap());
    let mut dice = QuickDice::new(QuickDice::new(seed).word());
    let mut beliefs = vec![Beliefs::default(); players.into()];
    loop {
        let step = match table.status() {
            Status::Over(ranking) => return ranking,
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(asked) => {
                let seat = asked.first().unwrap();
                let decision = Decision {
                    game: table.game(),
                    seat,
                    view: &table.view(Some(seat)),
                    memory: table.memory(Some(seat)),
                    beliefs: &beliefs[seat.index()],
                    actions: &table.actions(seat),
                };
                look(&decision);
                let choice = at_table.decide(&decision, &mut dice);
                let odd = dice.below(P::ODD) == 0;
                let any = decision.actions[dice.below(decision.actions.len() as u32) as usize];
                Step::Act(seat, if odd { any } else { choice })
            }
        };
        let told = table.apply(step).unwrap();
        for seat in Seat::all(players.into()) {
            for shown in told.iter().filter_map(|told| told.shown(Some(seat))) {
                beliefs[seat.index()].notice(shown);
                at_table.saw(seat, shown);
            }
        }
    }
}
