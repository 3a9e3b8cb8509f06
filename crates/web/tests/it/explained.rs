//! The table explains itself: what a card does wherever its name stands, and why something is
//! not allowed where one taps.

use std::collections::BTreeSet;

use ankh_morpork::AnkhMorpork;
use game::Status;
use rattus_cartus::{Buildings, Pending, RattusCartus};
use web::{Advice, Language, Pages, Scene};

use crate::sitting::Sitting;

/// What every element with this attribute has for it.
fn values<'a>(html: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The part of a page from the element with this id on.
fn from<'a>(html: &'a str, id: &str) -> &'a str {
    html.split_once(&format!("id=\"{id}\"")).map_or("", |(_, rest)| rest)
}

/// The board as whoever is asked sees it, after each step of random games, until this says
/// that it has seen enough.
fn watch<G: Pages>(
    setup: &G::Setup,
    mut look: impl FnMut(&mut Sitting<G>, &dyn Fn(&Sitting<G>, Advice) -> String) -> bool,
) -> bool {
    for seed in 0..20 {
        let mut sitting = Sitting::<G>::new(setup, seed).expect("it starts");
        while sitting.step() {
            let Status::Seats(seats) = sitting.table.status() else { continue };
            let reader = seats.first();
            let lang = Language::ALL[sitting.steps as usize % Language::ALL.len()];
            let board = |sitting: &Sitting<G>, advice: Advice| {
                sitting.show(lang, reader, |scene| {
                    G::board(&Scene { advice: &advice, ..*scene }).into_string()
                })
            };
            if look(&mut sitting, &board) {
                return true;
            }
        }
    }
    false
}

/// A hint that names this card.
fn naming(card: words::Text) -> Advice {
    let told = words::hint::Told {
        advice: card,
        why: Vec::new(),
        chance: String::new(),
        compared: Vec::new(),
    };
    Advice::Given { told, answer: Vec::new() }
}

fn names_open_what_is_there<G: Pages>(setup: &G::Setup, card: &'static str) {
    let (mut asked, mut logged) = (0, 0);
    watch::<G>(setup, |sitting, board| {
        if !sitting.steps.is_multiple_of(7) {
            return false;
        }
        let html = board(sitting, naming(words::Text::marked(words::Mark::Card(card), "It")));
        let ids = values(&html, "id");
        let opened = values(&html, "popovertarget");
        let missing: Vec<_> = opened.difference(&ids).collect();
        assert!(missing.is_empty(), "{missing:?} open nothing in {}", G::NAME);
        let tip = from(&html, "tip").split("</div>").next().unwrap_or_default();
        assert!(tip.contains(&format!("popovertarget=\"text-{card}\"")), "{tip}");
        let question = from(&html, "prompt").split("</h2>").next().unwrap_or_default();
        asked += usize::from(question.contains("class=\"cn\""));
        logged += usize::from(from(&html, "log").contains("class=\"cn\""));
        asked > 20 && logged > 20
    });
    assert!(asked > 20 && logged > 20, "{asked} questions and {logged} logs of {}", G::NAME);
}

#[test]
fn the_name_of_a_card_opens_its_text_in_question_hint_and_log() {
    names_open_what_is_there::<AnkhMorpork>(&ankh_morpork::Setup::default(), "groat");
    let mixed = Buildings::Mixed;
    let setup = rattus_cartus::Setup { buildings: mixed, ..rattus_cartus::Setup::default() };
    names_open_what_is_there::<RattusCartus>(&setup, "farm");
}

#[test]
fn whom_a_sword_or_a_flute_cannot_reach_says_why_where_one_taps() {
    let setup = rattus_cartus::Setup {
        players: 5,
        buildings: Buildings::Mixed,
        ..rattus_cartus::Setup::default()
    };
    let found = watch::<RattusCartus>(&setup, |sitting, board| {
        let view = sitting.table.view(None);
        if !matches!(view.pending, Pending::Sword { .. } | Pending::Flute { .. }) {
            return false;
        }
        let html = board(sitting, Advice::No);
        let barred = values(&html, "popovertarget");
        let barred = barred.into_iter().filter(|id| id.starts_with("why-seat-")).count();
        let asked = sitting.table.status();
        let Status::Seats(seats) = asked else { return false };
        let open = sitting.table.actions(seats.first().expect("somebody is asked")).len();
        assert_eq!(barred + open, view.players.len() - 1, "everybody is offered or says why");
        barred > 0 && html.contains("id=\"why-seat-")
    });
    assert!(found, "everybody could be chosen, whenever somebody was");
}

#[test]
fn on_a_shared_device_the_secret_of_rattus_cartus_is_covered() {
    let frame = |hot_seat: bool| {
        let mut html = String::new();
        watch::<RattusCartus>(&rattus_cartus::Setup::default(), |sitting, board| {
            sitting.info.hot_seat = hot_seat;
            html = board(sitting, Advice::No);
            true
        });
        from(&html, "secret").split("<summary").next().unwrap_or_default().to_owned()
    };
    assert!(frame(true).ends_with("<details class=\"secret-d\">"), "{}", frame(true));
    assert!(frame(false).ends_with("<details class=\"secret-d\" open>"), "{}", frame(false));
}
