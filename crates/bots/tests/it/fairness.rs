//! A bot knows no more than its seat.
//!
//! Two tables that differ only in what a seat may not know show that seat the same; then
//! its bot must answer the same, and think the same.

use ankh_morpork::AnkhMorpork;
use bots::{Bot, Insight, Level, bot};
use game::dice::QuickDice;
use game::{Buffer, Seat, Secrets, Silent, Status, Step, Table};
use rattus_cartus::RattusCartus;

use crate::table::levels;

/// Asks a bot at a table, and at a table where what its seat may not know is another.
fn answers_alike<G: Insight + Secrets>(level: &Level, seed: u64) -> u32 {
    let mut table = Table::new(G::new(&G::Setup::default()).expect("the usual table"));
    let mut dice = QuickDice::new(seed);
    let random = levels(&["random"])[0];
    let mut others: Vec<Box<dyn Bot<G>>> =
        Seat::all(table.game().seats()).map(|seat| bot(&random, seat, seed)).collect();
    let mut compared = 0;
    for step in 0..400 {
        let next = match table.status() {
            Status::Over(_) => break,
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                if step % 7 == 0 {
                    compared += u32::from(compare(table.game(), seat, level, &mut dice));
                }
                let actions = table.actions(seat);
                let view = table.view(Some(seat));
                let memory = table.memory(Some(seat));
                Step::Act(seat, others[seat.index()].decide(&view, memory, &actions).action)
            }
        };
        table.apply(next).expect("it was offered");
    }
    compared
}

/// False where a fresh pair of eyes would see the difference.
fn compare<G: Insight + Secrets>(
    game: &G,
    seat: Seat,
    level: &Level,
    dice: &mut QuickDice,
) -> bool {
    let mut other = game.clone();
    other.scramble(Some(seat), dice);
    let ask = |game: &G| {
        let memory = game.memory(Some(seat));
        let view = game.view(Some(seat), &memory);
        let mut actions = Buffer::new();
        game.actions(seat, &mut actions);
        let mut bot: Box<dyn Bot<G>> = bot(level, seat, 1);
        let choice = bot.decide(&view, &memory, &actions);
        (view, choice.action, choice.why)
    };
    let ((view, action, why), (other_view, other_action, other_why)) = (ask(game), ask(&other));
    if view != other_view {
        return false;
    }
    assert_eq!(action, other_action);
    assert_eq!(why, other_why);
    let mut after = game.clone();
    after.apply(Step::Act(seat, action), &mut Silent).expect("what was chosen is legal");
    true
}

fn is_fair<G: Insight + Secrets>() {
    for level in levels(&["quick", "sharp:iterations=10"]) {
        let compared = answers_alike::<G>(&level, 11);
        assert!(compared > 5, "only {compared} decisions of {level} could be compared");
    }
}

#[test]
fn a_bot_answers_alike_whatever_it_may_not_know() {
    is_fair::<AnkhMorpork>();
    is_fair::<RattusCartus>();
}
