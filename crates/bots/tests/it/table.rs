//! A table at which bots play.

use bots::{Bot, Explanation, Insight, Level, bot};
use game::dice::QuickDice;
use game::{Game, Ranking, Seat, Status, Step, Table};

/// One decision of a game.
pub(crate) struct Decision<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) why: Explanation,
}

/// A finished game.
pub(crate) struct Finished<G: Game> {
    pub(crate) decisions: Vec<Decision<G>>,
    pub(crate) ranking: Ranking,
}

/// The levels of these names.
pub(crate) fn levels(texts: &[&str]) -> Vec<Level> {
    texts.iter().map(|text| text.parse().expect("a level")).collect()
}

/// A bot in every seat.
pub(crate) fn seat_all<G: Insight>(levels: &[Level], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    Seat::all(levels.len()).zip(levels).map(|(seat, level)| bot(level, seat, seed)).collect()
}

/// Plays a game to its end. An illegal answer is a panic here.
pub(crate) fn play<G: Insight>(setup: &G::Setup, levels: &[Level], seed: u64) -> Finished<G> {
    let mut table = Table::new(G::new(setup).expect("a set-up that can be played"));
    let mut dice = QuickDice::new(seed);
    let mut bots = seat_all::<G>(levels, seed);
    let mut decisions = Vec::new();
    for _ in 0..100_000 {
        let step = match table.status() {
            Status::Over(ranking) => return Finished { decisions, ranking },
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let actions = table.actions(seat);
                let choice = bots[seat.index()].decide(&table.view(Some(seat)), &actions);
                assert!(actions.contains(&choice.action), "{} was not offered", choice.action);
                decisions.push(Decision { seat, action: choice.action, why: choice.why });
                Step::Act(seat, choice.action)
            }
        };
        apply(&mut table, &mut bots, step);
    }
    panic!("the game of seed {seed} does not end");
}

/// Takes a step, and tells every bot what it is shown.
pub(crate) fn apply<G: Game>(table: &mut Table<G>, bots: &mut [Box<dyn Bot<G>>], step: Step<G>) {
    let events = table.apply(step).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
    for (seat, bot) in Seat::all(bots.len()).zip(bots) {
        for event in &events {
            if let Some(shown) = table.game().shown(event, Some(seat)) {
                bot.saw(&shown);
            }
        }
    }
}
