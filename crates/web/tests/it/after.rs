//! The pages of a game that is over.

use game::{Interval, Seat};
use maud::{Markup, html};
use review::TurningPoint;
use web::page::{
    self, By, Ending, Figures, Filter, FinishedPage, GameHead, GamePage, HonestDeal, PersonEnding,
    Points, Proof, ReplayPage, ReviewHere, ReviewPage, ReviewStage, ShareList, ShareRow, Shared,
    StatisticsPage, WhatIfPage, Whose,
};
use web::{Eye, HeldCard, Reader, SeatShown, Sitters, Still, TableInfo, Told, Turn};
use words::draws::Draw;

fn still(name: &str) -> Still {
    let shown = SeatShown {
        secret: Some(name.into()),
        cards: vec![HeldCard { deck: "first", name: name.into(), text: None }],
        ..SeatShown::default()
    };
    let line = (4, html! { (name) });
    Still {
        stage: html! { div #board {} },
        regions: Vec::new(),
        seats: vec![shown.clone(), shown.clone(), shown],
        story: vec![Told { number: 1, seat: Some(Seat::new(0)), lines: vec![line] }],
        progress: "game over".into(),
        texts: html! {},
    }
}

/// Every page of a finished game once, with its name.
pub(crate) fn pages(reader: &Reader, table: &TableInfo, name: &str) -> Vec<(&'static str, Markup)> {
    let person = |seat: usize| PersonEnding {
        seat: Seat::new(seat),
        title: name.into(),
        goal: "goal".into(),
        reached: Some((0.5, "half".into())),
    };
    let outcome = Ending {
        winners: vec![Seat::new(0)],
        reason: "because".into(),
        rule: Some("RC-END-22"),
        people: vec![person(0), person(1)],
        note: Some(name.into()),
        points: Some(Points { title: "Points".into(), total: vec![1, -2, 3], ..Points::default() }),
    };
    let proof = Proof {
        commitment: "ab".repeat(32),
        seed: "cd".repeat(32),
        mixed: vec![(name.into(), "ef".repeat(16))],
        draws: 214,
    };
    let head = GameHead {
        table: "abc".into(),
        title: name.into(),
        under: page::under(reader, table, "game over", "18 Nov 2026"),
        pages: GamePage::ALL.to_vec(),
        card: None,
    };
    let turn = |number, from, to| Turn { number, seat: Some(Seat::new(0)), from, to };
    let course = [turn(1, 1, 12), turn(2, 13, 40)];
    let shared = Shared {
        link: Some("https://snug.example/tables/abc".into()),
        may_say: true,
        deleting: true,
        missing: vec![name.into()],
        keeping: vec![name.into()],
        ..Shared::default()
    };
    let finished = |reader| {
        page::finished(&FinishedPage {
            reader,
            table,
            head: &head,
            outcome: Some(&outcome),
            broken: "after-broken-agreed",
            still: still(name),
            course: &course,
            proof: Some(&proof),
            took_part: true,
            shared: shared.clone(),
        })
    };
    let in_tab = Reader { tab: true, ..reader.clone() };
    let replay = ReplayPage {
        reader,
        table,
        head: &head,
        still: still(name),
        at: 14,
        last: 40,
        course: &course,
        eye: Eye::Open,
        eyes: &[Eye::Open, Eye::Seat(Seat::new(0)), Eye::Spectator],
        link: "/tables/abc/at/14?as=open".into(),
        turning: &[TurningPoint { turn: 1, step: 12, seat: Seat::new(0), by: 0.2, luck: 0.1 }],
    };
    let draw = |turn, step| Draw { turn, step, what: name.into(), line: name.into() };
    let honest_deal = HonestDeal {
        reader,
        table,
        head: &head,
        proof: &proof,
        draws: &[draw(0, Some(1)), draw(3, None)],
        engine: Some("/assets/engine.wasm"),
    };
    let what_if = WhatIfPage {
        reader,
        table,
        head: &head,
        course: &course,
        chosen: Some(14),
        seat: Seat::new(0),
    };
    let review = |reader, stage| {
        let here = Some(ReviewHere { engine: "/assets/engine.wasm" });
        page::review(&ReviewPage {
            reader,
            table,
            head: &head,
            stage,
            known: None,
            eye: None,
            here,
        })
    };
    let share = Interval { share: 0.5, low: 0.25, high: 0.75 };
    let row = ShareRow { what: name.into(), games: 10, won: 5, share, even: 0.33 };
    let lists = [ShareList { by: By::Role, rows: vec![row] }];
    let filter = Filter {
        address: "/you/statistics",
        game: "rattus-cartus",
        players: 3,
        edition: "",
        sitters: Sitters::All,
    };
    let statistics = StatisticsPage {
        reader,
        whose: Whose::Own { shown: true, address: "/people/x/statistics" },
        filter,
        figures: Figures { games: 10, turns: 8.5, fewest: 7, most: 9 },
        lists: &lists,
        endings: &[(name.to_owned(), 3)],
        companions: &[(name.to_owned(), 2)],
    };
    let waiting = ReviewStage::Waiting { before: 2, own: true };
    let here = ReviewStage::Here { turn: 3, turns: 8, percent: 30 };
    vec![
        ("result", finished(reader)),
        ("replay", page::replay(&replay)),
        ("proof", page::honest_deal(&honest_deal)),
        ("what-if", page::what_if(&what_if)),
        ("review", review(reader, ReviewStage::NotAsked)),
        ("review-waiting", review(reader, waiting)),
        ("review-here", review(reader, here)),
        ("statistics", page::statistics(&statistics)),
        ("result-in-a-tab", finished(&in_tab)),
        ("review-in-a-tab", review(&in_tab, ReviewStage::NotAsked)),
    ]
}
