//! A bot with a time limit keeps it.

use std::time::{Duration, Instant};

use ankh_morpork::AnkhMorpork;
use bots::{Bot, Insight, Level, bot};
use game::dice::QuickDice;
use game::{Seat, Status, Step, Table};
use rattus_cartus::RattusCartus;

/// The first decision of a table.
fn opening<G: Insight>() -> (Table<G>, Seat) {
    let mut table = Table::new(G::new(&G::Setup::default()).expect("the usual table"));
    let mut dice = QuickDice::new(1);
    loop {
        match table.status() {
            Status::Chance => {
                let chance = table.game().sample(&mut dice);
                table.apply(Step::Chance(chance)).expect("chance");
            }
            Status::Seats(seats) => return (table, seats.first().expect("somebody")),
            Status::Over(_) => unreachable!("nothing was played"),
        }
    }
}

#[test]
fn a_search_stops_when_its_time_is_over() {
    searches_stop::<AnkhMorpork>();
    searches_stop::<RattusCartus>();
}

fn searches_stop<G: Insight>() {
    let (table, seat) = opening::<G>();
    let limit = Duration::from_millis(300);
    for level in ["sharp:iterations=100000000,time=300", "master:iterations=100000000,time=300"] {
        let level: Level = level.parse().expect("a level");
        let mut bot: Box<dyn Bot<G>> = bot(&level, seat, 1);
        // A busy machine may stop the clock's owner for a while: one try in five is enough.
        let took = (0..5).map(|_| {
            let clock = Instant::now();
            let choice =
                bot.decide(&table.view(Some(seat)), table.memory(Some(seat)), &table.actions(seat));
            assert!(choice.why.searches > 0);
            clock.elapsed()
        });
        let took = took.min().expect("five tries");
        assert!(took >= limit, "{level} gave up after {took:?}");
        assert!(took <= limit.mul_f64(1.2), "{level} took {took:?}");
    }
}

#[test]
fn who_has_no_time_to_search_answers_what_looks_best() {
    let (table, seat) = opening::<AnkhMorpork>();
    let level: Level = "sharp:iterations=100000000,time=1".parse().expect("a level");
    let mut bot: Box<dyn Bot<AnkhMorpork>> = bot(&level, seat, 1);
    let actions = table.actions(seat);
    let clock = Instant::now();
    let choice = bot.decide(&table.view(Some(seat)), table.memory(Some(seat)), &actions);
    assert!(actions.contains(&choice.action));
    assert_eq!(choice.why.win_chance.is_some(), choice.why.searches > 0);
    assert!(clock.elapsed() < Duration::from_secs(5), "all searches were made");
}

#[test]
fn without_a_time_limit_all_iterations_are_used() {
    let (table, seat) = opening::<AnkhMorpork>();
    let mut bot: Box<dyn Bot<AnkhMorpork>> =
        bot(&"master:iterations=50".parse().expect("a level"), seat, 1);
    let choice =
        bot.decide(&table.view(Some(seat)), table.memory(Some(seat)), &table.actions(seat));
    assert_eq!(choice.why.searches, 50);
    let shown: u64 = choice.why.considered.iter().map(|idea| idea.visits).sum();
    assert_eq!(shown, 50);
}
