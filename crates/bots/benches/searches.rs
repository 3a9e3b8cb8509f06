//! How many imagined games a search looks at in a second, on one core, at the opening of a
//! game of four.
//!
//! `cargo bench -p bots` prints one JSON object for each game and level.

use std::time::{Duration, Instant};

use bots::{Insight, Level, bot};
use game::dice::QuickDice;
use game::{Game, Status, Step, Table};

const DEALS: u64 = 6;
/// Those who search, with so many searches that the first look at all actions hardly counts.
const LEVELS: [&str; 2] = ["sharp:iterations=2000", "master:iterations=2000,threads=1"];

fn main() {
    let setup = ankh_morpork::Setup { players: 4, ..Default::default() };
    report_all(&ankh_morpork::AnkhMorpork::new(&setup).expect("four may play"));
    let setup = rattus_cartus::Setup { players: 4, ..Default::default() };
    report_all(&rattus_cartus::RattusCartus::new(&setup).expect("four may play"));
}

fn report_all<G: Insight>(start: &G) {
    for level in LEVELS {
        report(start, &level.parse().expect("it is a level"));
    }
}

/// What a searcher does for the first decision of each deal that it searches for.
fn report<G: Insight>(start: &G, level: &Level) {
    let mut searches = 0;
    let mut time = Duration::ZERO;
    for deal in 0..DEALS {
        let (searched, took) = first_search(start, level, deal);
        searches += searched;
        time += took;
    }
    let report = serde_json::json!({
        "game": G::NAME,
        "level": level.to_string(),
        "players": start.seats(),
        "deals": DEALS,
        "searches_per_second": searches as f64 / time.as_secs_f64(),
        "ms_per_decision": time.as_secs_f64() * 1000.0 / DEALS as f64,
    });
    println!("{report}");
}

/// Plays on until somebody has searched: how often, and how long that took.
fn first_search<G: Insight>(start: &G, level: &Level, deal: u64) -> (u64, Duration) {
    let mut dice = QuickDice::new(deal);
    let mut table = Table::new(start.clone());
    loop {
        let step = match table.status() {
            Status::Over(_) => panic!("nobody has ever searched"),
            Status::Chance => Step::Chance(table.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let (view, actions) = (table.view(Some(seat)), table.actions(seat));
                let mut searcher = bot::<G>(level, seat, deal);
                let clock = Instant::now();
                let choice = searcher.decide(&view, table.memory(Some(seat)), &actions);
                if choice.why.searches > 0 {
                    return (choice.why.searches, clock.elapsed());
                }
                Step::Act(seat, choice.action)
            }
        };
        table.apply(step).expect("it was offered");
    }
}
