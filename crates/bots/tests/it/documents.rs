//! What docs/bots.md says of the levels is what they do.

use ankh_morpork::AnkhMorpork;
use bots::{Insight, Kind, Level, THE_END};
use rattus_cartus::RattusCartus;

const PAGE: &str = include_str!("../../../../docs/bots.md");

/// The line of a table that begins with a level, in the section with this heading.
fn row(heading: &str, kind: Kind) -> &'static str {
    let (_, section) = PAGE.split_once(heading).expect("the section is there");
    let begin = format!("| `{}` |", kind.name());
    section.lines().find(|line| line.starts_with(&begin)).expect("every level has a line")
}

#[test]
fn every_level_stands_on_the_page_in_their_order() {
    for heading in ["## For players", "## How they think"] {
        let (_, section) = PAGE.split_once(heading).expect("the section is there");
        let places: Vec<usize> = Kind::LEVELS
            .iter()
            .map(|kind| section.find(&format!("\n| `{}` |", kind.name())).expect("a line"))
            .collect();
        assert!(places.is_sorted(), "{heading}: {places:?}");
    }
}

#[test]
fn what_levels_overlook_is_what_the_page_says() {
    let overlooks = Kind::LEVELS.map(|kind| Level::from(kind).overlooks);
    assert_eq!(overlooks, [45, 20, 20, 0, 0]);
    assert!(PAGE.contains("45 for `beginner`, 20 for `quick` and `steady`, none for the others"));
    assert_eq!((AnkhMorpork::HIDDEN, RattusCartus::HIDDEN), (100, 30));
    assert!(PAGE.contains("it is three tenths of that"));
    for (kind, overlooks) in Kind::LEVELS.into_iter().zip(overlooks) {
        let says = row("## How they think", kind).contains("overlooks");
        assert_eq!(says, overlooks > 0, "{}", kind.name());
    }
}

#[test]
fn how_much_levels_search_and_how_far_is_what_the_page_says() {
    let [am, rc] = [AnkhMorpork::effort, RattusCartus::effort];
    let sharp = row("## How they think", Kind::Sharp);
    assert_eq!((am(Kind::Sharp).studies, am(Kind::Sharp).searches), (1, 24));
    assert!(sharp.contains("searches 24 imagined games in Ankh-Morpork, to the end of its turn"));
    assert_eq!(am(Kind::Sharp).horizons, [1]);
    assert_eq!((rc(Kind::Sharp).searches, rc(Kind::Sharp).horizons), (150, &[3][..]));
    assert!(sharp.contains("searches 150 in Rattus Cartus, three rounds ahead"), "{sharp}");
    // Steady thinks as sharp does, in one of the games for less long.
    let steady = row("## How they think", Kind::Steady);
    assert_eq!(am(Kind::Steady).searches, am(Kind::Sharp).searches);
    assert_eq!(rc(Kind::Steady).searches, 50);
    assert!(steady.contains("searches 50 imagined games in Rattus Cartus"), "{steady}");
    assert!(row("## For players", Kind::Steady).contains("in Rattus Cartus for less long"));
    let master = row("## How they think", Kind::Master);
    assert_eq!((am(Kind::Master).studies, am(Kind::Master).searches), (12, 3000));
    assert!(master.contains("in twelve imagined states and searches 3000 in Ankh-Morpork"));
    assert_eq!((rc(Kind::Master).searches, rc(Kind::Master).horizons), (3000, &[3, THE_END][..]));
    assert!(master.contains("3000 in Rattus Cartus, to the end of the game"), "{master}");
    assert_eq!((AnkhMorpork::WORLDS, RattusCartus::WORLDS), (1, 3));
    assert!(row("## How they think", Kind::Quick).contains("in Rattus Cartus it imagines three"));
}
