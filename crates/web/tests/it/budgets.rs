//! How much a page and an update weigh, as sent: pages and answers are compressed by the
//! server, the event stream is not.

use std::collections::HashMap;
use std::io::Write;

use ankh_morpork::{AnkhMorpork, Setup};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::{Seat, Status};
use web::{Lang, Reader, table};

use crate::sitting::Sitting;

/// A table page, compressed.
const PAGE: usize = 60_000;
/// An update: as it is to those who watch, compressed to whoever answered.
const UPDATE: usize = 16_000;

fn compressed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it").len()
}

/// The regions that changed since they were sent.
fn news(
    sitting: &Sitting<AnkhMorpork>,
    reader: Option<Seat>,
    sent: &mut HashMap<&'static str, String>,
) -> String {
    let mut changed = String::new();
    for region in sitting.show(Lang::De, reader, table::regions) {
        let html = region.html.into_string();
        if sent.get(region.id) != Some(&html) {
            changed.push_str(&html);
            sent.insert(region.id, html);
        }
    }
    changed
}

#[test]
fn an_update_of_ankh_morpork_is_small() {
    let (mut watched, mut answered) = (0, 0);
    for seed in 0..3 {
        let mut sitting = Sitting::new(&Setup::default(), seed).expect("it starts");
        let reader = Seat::new(seed as usize);
        let mut sent = HashMap::new();
        news(&sitting, Some(reader), &mut sent);
        while sitting.step() {
            match sitting.table.status() {
                Status::Chance => {}
                status if status.asks(reader) => {
                    let size = compressed(&news(&sitting, Some(reader), &mut sent));
                    answered = answered.max(size);
                }
                _ => watched = watched.max(news(&sitting, Some(reader), &mut sent).len()),
            }
        }
    }
    println!("an update: {watched} bytes watched, {answered} answered");
    assert!(watched < UPDATE, "{watched} bytes to those who watch");
    assert!(answered < UPDATE / 2, "{answered} bytes to whoever answered");
}

#[test]
fn a_page_of_ankh_morpork_is_light_however_long_the_game() {
    let mut heaviest = 0;
    for lang in Lang::ALL {
        let mut sitting =
            Sitting::<AnkhMorpork>::new(&Setup::default(), lang as u64).expect("it starts");
        while sitting.step() {
            if sitting.steps.is_multiple_of(100) {
                let reader = Reader { lang, ..Reader::default() };
                let page =
                    sitting.show(lang, Some(Seat::new(0)), |scene| table::page(scene, &reader));
                heaviest = heaviest.max(compressed(&page.into_string()));
            }
        }
    }
    println!("a page: {heaviest} bytes");
    assert!(heaviest < PAGE, "{heaviest} bytes");
}
