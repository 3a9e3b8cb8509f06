//! Taking back has limits, costs little, and never makes a game unplayable.

use std::time::Instant;

use game::dealer::Dealer;
use game::dice::QuickDice;
use game::record::{History, MAX_STEPS, MAX_UNDONE, Record, Recorder};
use game::session::NotTaken;
use game::{Dice, Game, Refusal, Seat, Session, Status, Step, Table};

use crate::record::games::{first_step, opening, sealed_recorder};
use crate::session::{assert_alike, dealt, passed, play_on};
use crate::tiny::{Move, Setup, Tiny};

const FIRST: Seat = Seat::new(0);

/// A step of its own from which nobody learns anything.
fn harmless(session: &Session<Tiny>) -> Move {
    let received = session.view(Some(Seat::new(1))).passed;
    let question = session.question(FIRST).expect("it is asked");
    let own = |action: &&Move| matches!(action, Move::Play(card) if !received.has(*card));
    *question.actions().iter().find(own).expect("two cards of its own")
}

fn resumed(recorder: &Recorder<Tiny>) -> Session<Tiny> {
    Session::resume(recorder.record(), Some(Dealer::new(opening()))).expect("as it was written")
}

#[test]
fn snug_08_whoever_takes_back_for_ever_stops_nobody() {
    let mut session = passed();
    let action = harmless(&session);
    let mut alone = 0;
    loop {
        session.act(FIRST, action).expect("it is legal every time");
        if session.may_undo_to(FIRST).is_none() {
            break;
        }
        session.undo_to(8).expect("it is harmless");
        alone += 1;
    }
    assert_eq!(alone, 400);

    // Together they may still take back, up to a limit of its own.
    for _ in alone..MAX_UNDONE {
        session.undo_to(8).expect("everybody has agreed");
        session.act(FIRST, action).expect("it is legal every time");
    }
    let before = session.clone();
    assert_eq!(session.undo_to(8), Err(NotTaken::Refused(Refusal::UNDONE)));
    assert_eq!(session.undo_to(0), Err(NotTaken::Refused(Refusal::UNDONE)));
    assert_alike(&session, &before);

    play_on(&mut session);
    assert!(matches!(session.status(), Status::Over(_)));
    let record = session.revealed().expect("sealed by its own dealer");
    assert_eq!(record.undone_steps(), MAX_UNDONE);
    assert!(record.verify().is_ok());
}

#[test]
fn what_an_almost_full_record_refuses_has_changed_nothing() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    let deal = |recorder: &mut Recorder<Tiny>| {
        (0..6).for_each(|_| drop(recorder.deal(&dealer).expect("chance is to decide")));
    };
    for _ in 1..MAX_STEPS / 6 {
        deal(&mut recorder);
        recorder.undo_to(0).expect("six steps are in force");
    }
    deal(&mut recorder);
    // Six cards would be dealt again, and there is room for fewer.
    let mut session = resumed(&recorder);
    let before = session.clone();
    assert!(session.undo_to(0).is_err());
    assert_alike(&session, &before);
    let action = session.question(FIRST).expect("it is asked").actions()[0];
    assert_eq!(session.act(FIRST, action), Err(Refusal::FULL));
    assert_alike(&session, &before);
}

#[test]
fn a_record_of_steps_that_are_all_taken_back_is_read_in_linear_time() {
    let cost = |steps: usize| {
        let mut recorder = sealed_recorder();
        let step = first_step(recorder.table().game());
        for _ in 0..steps {
            recorder.apply(step).expect("not full yet");
            recorder.undo_to(0).expect("one step is in force");
        }
        let record: Record<Tiny> = Record::parse(&recorder.record().to_string()).expect("a record");
        let read = || {
            let start = Instant::now();
            Session::resume(&record, None).expect("as it was written");
            start.elapsed().as_nanos()
        };
        // Others may be at work beside this test; the shortest of several was disturbed least.
        (0..5).map(|_| read()).min().expect("five times")
    };
    let (short, long) = (cost(MAX_STEPS / 50), cost(MAX_STEPS));
    let times = long / short.max(1);
    // Far above what noise can do, and far below the square of it.
    assert!(times < 1_000, "fifty times as much takes {times} times as long");
}

#[test]
fn going_back_leads_where_the_steps_led() {
    let mut dice = QuickDice::new(7);
    for _ in 0..200 {
        let start = Tiny::new(&Setup { players: 4 }).expect("four may play");
        let mut history = History::new(start.clone());
        for _ in 0..60 {
            let steps = history.steps().len();
            let is_over = matches!(history.table().status(), Status::Over(_));
            if steps > 0 && (is_over || dice.below(3) == 0) {
                let most = if dice.below(4) == 0 { steps as u32 } else { 1 };
                let back = 1 + dice.below(most);
                history.undo_to(steps - back as usize).expect("so many are in force");
            } else {
                let step = match history.table().status() {
                    Status::Chance => Step::Chance(history.table().game().sample(&mut dice)),
                    _ => first_step(history.table().game()),
                };
                history.apply(step).expect("it is legal");
            }
            let mut table = Table::new(start.clone());
            for step in history.steps() {
                table.apply(*step).expect("it was legal before");
            }
            assert_eq!(history.table().game(), table.game());
            for seat in Seat::all(4).map(Some).chain([None]) {
                assert_eq!(history.table().view(seat), table.view(seat));
            }
        }
    }
}

#[test]
fn a_session_that_was_taken_back_often_is_resumed_as_it_was() {
    let mut session = dealt();
    for count in [0, 3, 5, 5, 2, 4, 0] {
        session.undo_to(count).expect("six steps are in force");
    }
    let record = session.record().expect("from the set-up");
    let again = Session::resume(record, Some(Dealer::new(opening()))).expect("as it was written");
    assert_alike(&again, &session);
    assert_eq!(record.undone_steps(), 6 * 7 - [0, 3, 5, 5, 2, 4, 0].iter().sum::<usize>());
}
