//! How fast pages are drawn, and how heavy they are: a busy table of each game.
//!
//! `cargo bench -p web` prints one JSON object. The budgets: the regions of a scene in less
//! than 0.3 ms, a table page of less than 60 kB compressed.

use std::io::Write;
use std::time::{Duration, Instant};

use ankh_morpork::AnkhMorpork;
use flate2::Compression;
use flate2::write::GzEncoder;
use game::{Game, Seat};
use rattus_cartus::RattusCartus;
use web::{Language, Pages, Reader, Scene, table};

#[path = "../tests/it/sitting.rs"]
mod sitting;

use sitting::Sitting;

const ROUNDS: u32 = 300;
/// Short enough that some round is not interrupted.
const ROUND: Duration = Duration::from_millis(4);

fn main() {
    let report = serde_json::json!({
        AnkhMorpork::NAME: busy::<AnkhMorpork>(&Default::default(), 40),
        RattusCartus::NAME: busy::<RattusCartus>(&Default::default(), 5),
    });
    println!("{report}");
}

/// A table when the first player is asked something in this turn, or later.
fn busy<G: Pages>(setup: &G::Setup, turn: u32) -> serde_json::Value {
    let first = Seat::new(0);
    let mut sitting = Sitting::<G>::new(setup, 2).expect("it starts");
    while sitting.step() {
        let asked = sitting.table.status().asks(first);
        if asked && sitting.table.game().turn() >= turn && sitting.table.actions(first).len() > 5 {
            break;
        }
    }
    sitting.show(Language::De, Some(first), report)
}

fn report<G: Pages>(scene: &Scene<'_, G>) -> serde_json::Value {
    let reader = Reader { lang: Language::De, ..Reader::default() };
    let page = table::page(scene, &reader).into_string();
    let regions: usize = table::regions(scene).iter().map(|region| region.html.0.len()).sum();
    serde_json::json!({
        "regions_ms": best(|| table::regions(scene)),
        "page_ms": best(|| table::page(scene, &reader)),
        "page_bytes": page.len(),
        "page_bytes_compressed": compressed(&page),
        "regions_bytes": regions,
    })
}

/// Milliseconds a call, in the fastest round: whatever else the machine does makes it slower.
fn best<T>(draw: impl Fn() -> T) -> f64 {
    let round = || {
        let clock = Instant::now();
        let mut calls = 0;
        while clock.elapsed() < ROUND {
            std::hint::black_box(draw());
            calls += 1;
        }
        clock.elapsed().as_secs_f64() * 1000.0 / f64::from(calls)
    };
    (0..ROUNDS).map(|_| round()).fold(f64::INFINITY, f64::min)
}

fn compressed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it").len()
}
