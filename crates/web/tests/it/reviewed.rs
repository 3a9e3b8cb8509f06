//! The page of a review that is made, of both games, in every language and through all eyes.

use ankh_morpork::AnkhMorpork;
use game::dealer::{Dealer, Opening, Seed};
use game::dice::QuickDice;
use game::record::Header;
use game::{Dice, Seat, Session};
use rattus_cartus::RattusCartus;
use review::{Budget, Review};
use web::page::{self, GameHead, GamePage, ReviewPage, ReviewStage};
use web::{Colour, Language, Pages, Reader, SeatInfo, Sitter, Spoken, TableInfo, TableState};

const NAMES: [&str; 4] = ["Maja <i>", "Ben", "Inés", "Théo"];

/// The record of a game in which everybody answers anything.
fn record<G: Pages>(setup: G::Setup, seed: u8) -> String {
    let header = Header::<G>::new(setup).expect("it can be played");
    let opening = Opening::by_house_alone(Seed::new([seed; 32]), header.seats());
    let header = header.sealed(opening.seal());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    session.deal().expect("it can be dealt");
    let mut dice = QuickDice::new(u64::from(seed));
    while let Some((seat, question)) = session.next_question() {
        let actions = question.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        session.act(seat, action).expect("what is listed is accepted");
    }
    session.revealed().expect("it is over").to_string()
}

fn table(game: &'static str) -> TableInfo {
    let seats = NAMES.into_iter().zip(Colour::ALL).map(|(name, colour)| SeatInfo {
        name: name.into(),
        kind: Sitter::Person,
        colour,
        here: true,
        clock: None,
    });
    TableInfo {
        id: "abc".into(),
        title: "Friday".into(),
        game,
        seats: seats.collect(),
        state: TableState::Over,
        hot_seat: false,
        pace: None,
        learn: None,
    }
}

/// The page of a review as far as it is made.
fn page(
    (review, record): (&Review, &str),
    stage: ReviewStage,
    lang: Language,
    eye: Option<Seat>,
) -> String {
    let table = table(games::known(&review.game).expect("it is known"));
    let told = page::review_in_words(review, record, &table, lang);
    let head = GameHead {
        table: "abc".into(),
        title: "Friday".into(),
        under: String::new(),
        pages: GamePage::ALL.to_vec(),
        card: None,
    };
    let reader = Reader { lang, ..Reader::default() };
    let known = Some((review, &told));
    let page =
        ReviewPage { reader: &reader, table: &table, head: &head, stage, known, eye, here: None };
    page::review(&page).into_string()
}

/// How often an element with these beginnings is there, between two others.
fn count(page: &str, from: &str, to: &str, what: &str) -> usize {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from} is missing"));
    rest.split_once(to).map_or(rest, |(part, _)| part).matches(what).count()
}

fn sound(page: &str, what: &str) {
    for broken in ["⟦", "{ $", "{$", "undefined", "NaN", "Maja <i>"] {
        assert!(!page.contains(broken), "{what} shows {broken}");
    }
    let texts = page.split('>').filter_map(|part| part.split('<').next());
    let key = texts.map(str::trim).find(|text| text.starts_with("review-"));
    assert_eq!(key, None, "{what} shows the name of a text");
}

fn check<G: Pages>(setup: G::Setup, own: &str, not: &str) {
    let record = record::<G>(setup, 5);
    let budget = Budget { playouts: 2, searches: 6 };
    let mut work = review::begin(&record, budget, 0, Vec::new()).expect("it is a game");
    let half = work.progress().of / 2;
    while work.progress().done < half {
        work.advance();
    }
    let part = work.review();
    while work.advance() {}
    let whole = work.review();
    assert!(whole.is_whole && !whole.costly.is_empty() && !part.is_whole);
    let mut pages = Vec::new();
    for lang in Language::ALL {
        for eye in [None, Some(Seat::new(0)), Some(Seat::new(3))] {
            let page = page((&whole, &record), ReviewStage::Done, lang, eye);
            let what = format!("{} in {lang} by {eye:?}", G::NAME);
            sound(&page, &what);
            for part in ["h-graph", "h-turning", "h-costly", "h-luck", "h-strokes", own] {
                assert!(page.contains(&format!("id=\"{part}\"")), "{what} lacks {part}");
            }
            assert!(!page.contains(&format!("id=\"{not}\"")), "{what} has {not}");
            let rows = count(&page, "id=\"chances\"", "</table>", "<tr>");
            assert_eq!(rows, whole.moments.len() + 1, "{what}");
            let lines = count(&page, "aria-labelledby=\"h-graph\"", "chart-ends", "class=\"line\"");
            assert_eq!(lines, 2 * NAMES.len(), "{what}: one in the legend, one in the graph");
            assert_eq!(page.matches("<article class=\"cost\"").count(), whole.costly.len());
            let chance = |moment: &review::Moment| match eye {
                None => moment.chances[1],
                Some(eye) => moment.eyes[eye.index()][1],
            };
            for moment in &whole.moments {
                let said = lang.words().percent(chance(moment));
                assert!(page.contains(&format!("<td>{said}</td>")), "{what}: {said} is missing");
            }
            // What the lines show stands in figures as well.
            let start = lang.words().say("review-start");
            for exposure in &whole.exposures {
                let from = format!("id=\"t-known-{}\"", exposure.seat);
                let rows = count(&page, &from, "</table>", "<tr>");
                assert_eq!(rows, whole.moments.len(), "{what}: its head, and all but the end");
                assert_eq!(count(&page, &from, "</table>", &format!(">{start}</a>")), 1, "{what}");
            }
            if not == "h-known" {
                let of_nuns = |sought: &str| count(&page, "id=\"t-nuns\"", "</table>", sought);
                assert_eq!(of_nuns("<tr>"), whole.moments.len() + 1, "{what}");
                assert_eq!(of_nuns(&format!(">{start}</a>")), 1, "{what}");
                assert_eq!(of_nuns("/tables/abc/at/"), whole.moments.len(), "{what}");
            }
            let query = eye.map(|eye| format!("?as={eye}")).unwrap_or_default();
            let costly = format!("/tables/abc/at/{}{query}\"", whole.costly[0].decision.step);
            assert!(page.contains(&costly), "{what} leads to {costly}");
            pages.push(page);
        }
        let stage =
            ReviewStage::Working { turn: 3, turns: 9, percent: 50, seconds: Some(90), own: true };
        let page = page((&part, &record), stage, lang, None);
        sound(&page, &format!("half of {} in {lang}", G::NAME));
        assert!(page.contains("data-refresh") && page.contains("value=\"50\""));
        let rows = count(&page, "id=\"chances\"", "</table>", "<tr>");
        assert_eq!(rows, part.moments.len() + 1);
    }
    for (at, one) in pages.iter().enumerate() {
        assert!(!pages[..at].contains(one), "another language or other eyes are another page");
    }
}

#[test]
fn a_review_of_ankh_morpork_is_drawn_in_every_language() {
    let setup = ankh_morpork::Setup { players: 4, ..ankh_morpork::Setup::default() };
    check::<AnkhMorpork>(setup, "h-known", "h-nuns");
}

#[test]
fn a_review_of_rattus_cartus_is_drawn_in_every_language() {
    let setup = rattus_cartus::Setup { players: 4, ..rattus_cartus::Setup::default() };
    check::<RattusCartus>(setup, "h-nuns", "h-known");
}
