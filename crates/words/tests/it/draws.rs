//! Everything that chance decided, told in order.

use std::collections::BTreeSet;

use ankh_morpork::AnkhMorpork;
use game::dealer::{Dealer, Opening, Seed};
use game::dice::QuickDice;
use game::record::{Header, Record};
use game::{Dice, Seat, Session, Step};
use rattus_cartus::RattusCartus;
use words::{Colour, Language, Names, Speech, draws};

/// A game in which everybody answers anything, and some answers are taken back.
fn played<G: Speech>() -> (Record<G>, Session<G>) {
    let header = Header::<G>::new(G::Setup::default()).unwrap();
    let opening = Opening::by_house_alone(Seed::new([3; 32]), header.seats());
    let mut session = Session::new(header.sealed(opening.seal()), Some(Dealer::new(opening)));
    session.deal().unwrap();
    let (mut dice, mut answers) = (QuickDice::new(3), 0);
    while let Some((seat, question)) = session.next_question() {
        let actions = question.actions();
        let before = session.steps().len();
        session.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
        answers += 1;
        if answers % 3 == 0 {
            session.undo_to(before).unwrap();
        }
    }
    (session.revealed().unwrap(), session)
}

fn check<G: Speech>() {
    let (record, session) = played::<G>();
    let seats = Seat::all(session.game().seats());
    let names = seats.zip(Colour::ALL).map(|(seat, colour)| (format!("Player {seat}"), colour));
    let names = Names::new(names, None);
    let dealt = record.draws().unwrap();
    let mut told = BTreeSet::new();
    for lang in Language::ALL {
        let draws = draws::tell(&record, &names, lang);
        assert_eq!(draws.len(), dealt.len(), "{}: every draw, those taken back as well", G::NAME);
        assert!(draws.iter().any(|draw| draw.step.is_none()), "some were taken back");
        let in_force = session.steps().iter().filter(|step| matches!(step, Step::Chance(_)));
        assert_eq!(draws.iter().filter(|draw| draw.step.is_some()).count(), in_force.count());
        for (draw, dealt) in draws.iter().zip(&dealt) {
            assert_eq!(draw.line, dealt.taken.to_string());
            assert!(!draw.what.contains(['{', '⟦']), "{}", draw.what);
            if let Some(step) = draw.step {
                let step = session.steps()[step as usize - 1];
                assert_eq!(step, Step::Chance(dealt.taken), "{}", draw.what);
            }
        }
        told.insert(draws.into_iter().map(|draw| draw.what).collect::<Vec<_>>());
    }
    assert_eq!(told.len(), Language::ALL.len(), "each language has its own words");
}

#[test]
fn every_draw_is_told_with_the_moment_it_is_seen_at() {
    check::<AnkhMorpork>();
    check::<RattusCartus>();
}
