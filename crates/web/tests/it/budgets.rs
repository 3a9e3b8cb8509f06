//! How much a page and an update weigh, as sent: the house compresses both.
//!
//! Whole games are played at random. Every update holds the regions that changed since the
//! one before, as somebody in the first seat gets them. With `--nocapture` the sizes are
//! printed: half, 95 of 100 and all of them are no larger than that.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;

use ankh_morpork::AnkhMorpork;
use flate2::Compression;
use flate2::write::GzEncoder;
use game::{Seat, Status};
use rattus_cartus::RattusCartus;
use web::{Language, Pages, Reader, table};

use crate::sitting::Sitting;

/// A table page, compressed.
const PAGE: usize = 60_000;
/// An update, compressed.
const UPDATE: usize = 16_000;
/// So many games of each kind.
const GAMES: u64 = 3;
/// How thoroughly the house compresses a stream.
const LEVEL: u32 = 4;
/// The longest words.
const LANG: Language = Language::De;

fn compressed(text: &str, level: u32) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
    encoder.write_all(text.as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it").len()
}

/// Sizes that were met.
#[derive(Default)]
struct Sizes(Vec<usize>);

impl Sizes {
    /// So many of a hundred are no larger than this.
    fn percentile(&self, percent: usize) -> usize {
        let mut sizes = self.0.clone();
        sizes.sort_unstable();
        let place = (sizes.len() * percent).div_ceil(100).saturating_sub(1);
        sizes.get(place).copied().unwrap_or(0)
    }

    fn row(&self, name: &str) -> String {
        let [half, most, all] = [50, 95, 100].map(|percent| self.percentile(percent));
        format!("{name:28} {half:7} {most:7} {all:7}")
    }
}

/// What the updates of some games weigh.
#[derive(Default)]
struct Weights {
    raw: Sizes,
    sent: Sizes,
    regions: BTreeMap<&'static str, Sizes>,
}

impl Weights {
    fn of<G: Pages>(setup: &G::Setup) -> Weights {
        let mut weights = Weights::default();
        for seed in 0..GAMES {
            let mut sitting = Sitting::<G>::new(setup, seed).expect("it starts");
            // What the page had when it was loaded.
            let mut shown = HashMap::new();
            changed(&sitting, &mut shown);
            while sitting.step() {
                if sitting.table.status() != Status::Chance {
                    weights.add(&changed(&sitting, &mut shown));
                }
            }
        }
        weights
    }

    fn add(&mut self, changed: &[(&'static str, String)]) {
        let update: String = changed.iter().map(|(_, html)| html.as_str()).collect();
        self.raw.0.push(update.len());
        self.sent.0.push(compressed(&update, LEVEL));
        for (id, html) in changed {
            let kind = id.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
            self.regions.entry(kind).or_default().0.push(html.len());
        }
    }

    fn print(&self, game: &str) {
        println!("{}", self.sent.row(&format!("{game}, as sent")));
        println!("{}", self.raw.row("before compression"));
        for (id, sizes) in &self.regions {
            println!("{}", sizes.row(&format!("  {id}")));
        }
    }
}

/// The regions that changed since they were shown.
fn changed<G: Pages>(
    sitting: &Sitting<G>,
    shown: &mut HashMap<&'static str, String>,
) -> Vec<(&'static str, String)> {
    let regions = sitting.show(LANG, Some(Seat::new(0)), table::regions);
    let drawn = regions.into_iter().map(|region| (region.id, region.html.into_string()));
    let changed: Vec<_> = drawn.filter(|(id, html)| shown.get(id) != Some(html)).collect();
    shown.extend(changed.iter().cloned());
    changed
}

fn no_update_is_heavy<G: Pages>(setup: &G::Setup) {
    let weights = Weights::of::<G>(setup);
    weights.print(G::NAME);
    let heaviest = weights.sent.percentile(100);
    assert!(heaviest < UPDATE, "an update of {} has {heaviest} bytes", G::NAME);
}

#[test]
fn an_update_of_ankh_morpork_is_small() {
    no_update_is_heavy::<AnkhMorpork>(&Default::default());
}

#[test]
fn an_update_of_rattus_cartus_is_small() {
    no_update_is_heavy::<RattusCartus>(&rattus_cartus::Setup { players: 5, ..Default::default() });
}

fn no_page_is_heavy<G: Pages>(setup: &G::Setup, every: u32) {
    let mut sizes = Sizes::default();
    for lang in Language::ALL {
        let mut sitting = Sitting::<G>::new(setup, lang as u64).expect("it starts");
        while sitting.step() {
            if sitting.steps.is_multiple_of(every) {
                let reader = Reader { lang, ..Reader::default() };
                let page =
                    sitting.show(lang, Some(Seat::new(0)), |scene| table::page(scene, &reader));
                sizes.0.push(compressed(&page.into_string(), Compression::default().level()));
            }
        }
    }
    println!("{}", sizes.row(&format!("{}, page", G::NAME)));
    let heaviest = sizes.percentile(100);
    assert!(heaviest < PAGE, "a page of {} has {heaviest} bytes", G::NAME);
}

#[test]
fn a_page_of_ankh_morpork_is_light_however_long_the_game() {
    no_page_is_heavy::<AnkhMorpork>(&Default::default(), 100);
}

#[test]
fn a_page_of_rattus_cartus_is_light_however_long_the_game() {
    let setup = rattus_cartus::Setup { players: 5, ..Default::default() };
    no_page_is_heavy::<RattusCartus>(&setup, 40);
}
