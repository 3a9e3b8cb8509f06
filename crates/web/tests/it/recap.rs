//! What the others did since the reader last moved, as a house draws it.

use ankh_morpork::{AnkhMorpork, Setup, What};
use game::dealer::{Dealer, Opening, Seed};
use game::dice::QuickDice;
use game::record::Header;
use game::{Dice, Seat, Session};
use web::{
    Advice, Colour, Drawing, Drawn, Language, SeatInfo, Sitter, TableInfo, TableState, Undo,
};

const PLAYERS: usize = 3;

fn table() -> TableInfo {
    let person = |colour| SeatInfo {
        name: "Ada".into(),
        kind: Sitter::Person,
        colour,
        here: true,
        clock: None,
    };
    TableInfo {
        id: "friday".into(),
        title: "Friday".into(),
        game: "ankh-morpork",
        seats: Colour::ALL.into_iter().take(PLAYERS).map(person).collect(),
        state: TableState::Playing,
        hot_seat: false,
        pace: None,
        learn: None,
    }
}

fn session(seed: u8) -> Session<AnkhMorpork> {
    let setup = Setup { players: PLAYERS as u8, ..Setup::default() };
    let header = Header::new(setup).expect("it can be played");
    let seed = Seed::new([seed; 32]);
    let opening = Opening::by_house_alone(seed, PLAYERS);
    let header = header.sealed(opening.seal());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    session.deal().expect("it can be dealt");
    session
}

/// The region, as this seat gets it.
fn recap(session: &Session<AnkhMorpork>, table: &TableInfo, seat: Seat) -> String {
    let drawing = Drawing {
        lang: Language::En,
        seat: Some(seat),
        csrf: "token",
        table,
        asked: true,
        until: None,
        may_wait: false,
        undo: Undo::default(),
        advice: Advice::No,
    };
    let regions = session.regions(&drawing).into_iter().map(|piece| piece.html);
    let mut recaps = regions.into_iter().filter(|html| html.contains("id=\"recap\""));
    recaps.next().expect("it is on the page").to_string()
}

/// Whoever answers a threat, be it with a pass, has not had a turn: what is new since their
/// own begins where that ended, and leaves out no card.
#[test]
fn an_answer_to_a_threat_does_not_shorten_the_recap() {
    let table = table();
    let (mut after_threats, mut longest) = (0, 0);
    for seed in 0..6 {
        let mut dice = QuickDice::new(u64::from(seed));
        let mut session = session(seed);
        let mut moved = [0; PLAYERS];
        let mut threatened = [false; PLAYERS];
        while let Some((seat, question)) = session.next_question() {
            let actions = question.actions();
            let action = actions[dice.below(actions.len() as u32) as usize];
            let shown = session.shown(Some(seat)).map(|(_, shown)| shown.what);
            let shown: Vec<What> = shown.collect();
            let played = |by: &What| matches!(by, What::Played { seat: by, .. } if *by != seat);
            let cards = shown.iter().filter(|what| played(what)).count();
            let told = recap(&session, &table, seat).matches("class=\"played\"").count();
            let news = cards - moved[seat.index()];
            assert_eq!(told, news, "seed {seed}, step {}, seat {seat}", session.steps().len());
            let whose = shown.iter().rev().find_map(|what| match what {
                What::TurnBegan { seat } => Some(*seat),
                _ => None,
            });
            if whose == Some(seat) {
                after_threats += usize::from(threatened[seat.index()] && news > 0);
                longest = longest.max(news);
                moved[seat.index()] = cards;
                threatened[seat.index()] = false;
            } else {
                threatened[seat.index()] = true;
            }
            session.act(seat, action).expect("what is listed is accepted");
            if session.steps().len() > 250 {
                break;
            }
        }
    }
    assert!(after_threats > 10 && longest > 2, "{after_threats} after threats, {longest} cards");
}
