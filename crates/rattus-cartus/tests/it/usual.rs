//! Questions that are usually answered in one way, in a session.

use game::usual::Company;
use game::{Seat, SeatSet, Session, Step, Table};
use rattus_cartus::RattusCartus;

use crate::laws::at;

/// Both players are in the Palace, and the second has laid its cards next.
fn session(as_usual: SeatSet) -> Session<RattusCartus> {
    let game = at(r#"
        setup = { players = 2 }
        round = 1
        row = ["castle-1", "palace-1"]
        pending = { play = { seat = 2 } }
        players = [{ building = "palace-1" }, { building = "palace-1" }]
    "#);
    let mut session = Session::starting_at(Table::new(game), None);
    session.answer_as_usual(as_usual, Company::People);
    session.act(Seat::new(1), "play 0".parse().expect("notation")).expect("a legal step");
    session
}

fn steps(session: &Session<RattusCartus>) -> Vec<String> {
    session.steps().iter().map(Step::to_string).collect()
}

/// RC-D-11. The usual answer is a step of its seat; who is asked stops the game.
#[test]
fn usual_answers_are_steps_of_those_who_are_not_asked() {
    let (one, two) = (Seat::new(0), Seat::new(1));
    assert_eq!(steps(&session(SeatSet::all(2))), ["2: play 0", "1: use", "2: use"]);
    let asked = session(SeatSet::only(one));
    assert_eq!(steps(&asked), ["2: play 0", "1: use"]);
    assert!(asked.question(two).is_some() && asked.question(one).is_none());
    let asked = session(SeatSet::only(two));
    assert_eq!(steps(&asked), ["2: play 0"]);
    assert!(asked.question(one).is_some());
}

/// Whoever takes back goes to what they answered themselves, and whoever goes back to a
/// usual answer may give another.
#[test]
fn a_usual_answer_is_not_what_somebody_takes_back() {
    let mut session = session(SeatSet::all(2));
    assert_eq!(session.before_last_answer(Seat::new(1)), Some(0));
    session.undo_to(1).expect("a step is taken back");
    assert_eq!(steps(&session), ["2: play 0"]);
    session.act(Seat::new(0), "decline".parse().expect("notation")).expect("a legal step");
    assert_eq!(steps(&session), ["2: play 0", "1: decline", "2: use"]);
}
