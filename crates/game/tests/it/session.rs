//! Sessions: the tiny game being played, taken back, resumed and branched.

use std::collections::BTreeSet;

use game::dealer::Dealer;
use game::record::{Entry, Header, Record};
use game::session::{Astray, Cursor, NotTaken, QuestionId, What};
use game::{Game, Refusal, Seat, Session, Status, Step, Table};

use crate::record::games::{EXAMPLE, opening, whole_game};
use crate::tiny::{Move, Setup, Tiny};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A sealed table for two, before anything is dealt.
fn fresh() -> Session<Tiny> {
    let header = Header::new(Setup::default()).expect("two may play");
    Session::new(header.sealed(opening().seal()), Some(Dealer::new(opening())))
}

/// Both hands are dealt, and both seats are asked what they pass.
pub(crate) fn dealt() -> Session<Tiny> {
    let mut session = fresh();
    session.deal().expect("somebody deals");
    session
}

/// Both have passed a card, and the first seat is asked to play one.
pub(crate) fn passed() -> Session<Tiny> {
    let mut session = dealt();
    for _ in 0..2 {
        act_first(&mut session);
    }
    session
}

/// The first of those asked takes the first action listed.
fn act_first(session: &mut Session<Tiny>) {
    let (seat, question) = session.next_question().expect("somebody is asked");
    let action = question.actions()[0];
    session.act(seat, action).expect("what is listed is accepted");
}

pub(crate) fn play_on(session: &mut Session<Tiny>) {
    while session.next_question().is_some() {
        act_first(session);
    }
}

fn number(session: &Session<Tiny>, seat: Seat) -> Option<QuestionId> {
    session.question(seat).map(|question| question.id())
}

/// All that can be told from outside about where a session stands.
pub(crate) fn assert_alike(one: &Session<Tiny>, other: &Session<Tiny>) {
    assert_eq!(one.game(), other.game());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.steps(), other.steps());
    assert_eq!(one.happened(0), other.happened(0));
    assert_eq!(one.chance_steps(), other.chance_steps());
    for seat in Seat::all(2) {
        assert_eq!(one.view(Some(seat)), other.view(Some(seat)));
        assert_eq!(one.question(seat), other.question(seat));
        assert_eq!(one.may_undo_to(seat), other.may_undo_to(seat));
        assert_eq!(one.prompt(seat, Cursor::default()), other.prompt(seat, Cursor::default()));
    }
}

#[test]
fn a_session_plays_to_the_end_and_its_record_verifies() {
    let mut session = dealt();
    play_on(&mut session);
    assert!(matches!(session.status(), Status::Over(_)));
    let record = session.revealed().expect("sealed by its own dealer");
    assert_eq!(record.verify().map(|verified| verified.chance_steps), Ok(6));
    assert_eq!(record.opening(), Some(&opening()));
    assert_eq!(session.record().and_then(|record| record.opening()), None);
}

#[test]
fn a_sealed_table_is_opened_only_by_its_own_dealer() {
    let header = Header::<Tiny>::new(Setup::default()).expect("two may play");
    let other = game::dealer::Opening::by_house_alone(game::dealer::Seed::new([7; 32]), 2);
    let session = Session::new(header.sealed(opening().seal()), Some(Dealer::new(other)));
    assert_eq!(session.revealed(), None);
}

#[test]
fn nothing_happens_when_a_step_is_refused() {
    let mut session = dealt();
    let before = session.clone();
    assert_eq!(session.act(FIRST, Move::Play(5)), Err(Refusal::NOT_OFFERED));
    assert_eq!(session.take(Step::Chance(Move::Deal(1))), Err(Refusal::NO_CHANCE));
    assert_alike(&session, &before);
}

#[test]
fn everyone_is_shown_their_own_side_of_what_happened() {
    let session = passed();
    let cards = |seat| {
        let shown = session.shown(seat).map(|(_, shown)| format!("{shown:?}"));
        shown.filter(|shown| shown.contains("Passed")).collect::<Vec<_>>()
    };
    assert_eq!(cards(Some(FIRST)).len(), 2);
    // Each knows the card that it passed itself, and nobody the other's.
    assert_ne!(cards(Some(FIRST)), cards(Some(SECOND)));
    assert_ne!(cards(Some(FIRST)), cards(None));
    let (last, _) = session.shown(None).last().expect("something happened");
    assert_eq!((last.line, last.step, last.turn, last.seat), (7, 8, 0, Some(SECOND)));
    assert_eq!(session.happened(7).len(), 1);
    assert_eq!(session.happened(8).len(), 0);
}

#[test]
fn a_question_keeps_its_number_while_it_stays_the_same() {
    let mut session = dealt();
    let (first, second) = (number(&session, FIRST), number(&session, SECOND));
    assert_eq!(
        (first, second),
        (Some(QuestionId::new(6, FIRST)), Some(QuestionId::new(6, SECOND)))
    );
    act_first(&mut session);
    assert_eq!(number(&session, FIRST), None);
    assert_eq!(number(&session, SECOND), second, "the other's answer changes nothing for it");
    session.undo_to(6).expect("seven steps are in force");
    // The same question, and yet another one: an answer to the old one comes too late.
    assert_eq!(number(&session, SECOND), Some(QuestionId::new(8, SECOND)));
    assert_eq!(session.answer(SECOND, QuestionId::new(6, SECOND), &[]), Err(NotTaken::Stale));
}

#[test]
fn an_answer_counts_only_for_the_question_that_is_asked() {
    let mut session = dealt();
    let action = session.question(FIRST).expect("it is asked").actions()[0];
    let number = number(&session, FIRST).expect("it is asked");
    assert_eq!(session.check(FIRST, number, action), Ok(()));
    assert_eq!(session.check(FIRST, number, Move::Deal(1)), Err(Refusal::NOT_OFFERED.into()));
    assert_eq!(
        session.answer(FIRST, QuestionId::from(number.number() + 8), &[action]),
        Err(NotTaken::Stale)
    );
    assert_eq!(session.answer(FIRST, number, &[action]), Ok(()));
    assert_eq!(session.answer(FIRST, number, &[action]), Err(NotTaken::Stale));
}

#[test]
fn actions_together_are_taken_all_or_none() {
    let mut session = passed();
    let before = session.clone();
    let actions = session.question(FIRST).expect("it is asked").actions().to_vec();
    // It is not this seat's turn any more after its first card.
    assert_eq!(session.act_all(FIRST, &actions[..2]), Err(NotTaken::NotTogether));
    assert_alike(&session, &before);
    let wrong = [Move::Deal(1), actions[0]];
    assert_eq!(session.act_all(FIRST, &wrong), Err(Refusal::NOT_OFFERED.into()));
    assert_alike(&session, &before);
    assert_eq!(session.act_all(FIRST, &actions[..1]), Ok(()));
    assert_eq!(session.steps().len(), before.steps().len() + 1);
}

#[test]
fn only_ones_own_latest_harmless_steps_can_be_taken_back_alone() {
    let mut session = dealt();
    assert_eq!(session.may_undo_to(FIRST), None);
    act_first(&mut session);
    // What a seat passes it remembers.
    assert_eq!(session.may_undo_to(FIRST), None);
    assert_eq!(session.before_last_answer(FIRST), Some(6));
    act_first(&mut session);
    let received = session.view(Some(SECOND)).passed;
    let question = session.question(FIRST).expect("it is asked");
    let own = question
        .actions()
        .iter()
        .find(|action| matches!(action, Move::Play(card) if !received.has(*card)));
    session.act(FIRST, *own.expect("two cards of its own")).expect("it is listed");
    assert_eq!(session.may_undo_to(FIRST), Some(8));
    assert_eq!(session.may_undo_to(SECOND), None);
    act_first(&mut session);
    assert_eq!(session.may_undo_to(FIRST), None, "another has acted since");
    assert_eq!(session.before_last_answer(FIRST), Some(8));
}

#[test]
fn what_is_answered_for_a_seat_is_not_its_last_answer() {
    let mut session = passed();
    let action = session.question(FIRST).expect("it is asked").actions()[0];
    let before = session.before_last_answer(FIRST);
    let mut other = session.clone();
    other.act(FIRST, action).expect("it is listed");
    session.act_for(FIRST, action).expect("it is listed");
    assert_eq!(session.steps(), other.steps());
    assert_eq!(session.before_last_answer(FIRST), before);
    assert_eq!(other.before_last_answer(FIRST), Some(8));
}

#[test]
fn what_is_undone_is_marked_and_dealt_anew() {
    let mut session = passed();
    session.undo_to(4).expect("eight steps are in force");
    assert_eq!(session.steps().len(), 6, "two cards are dealt again");
    assert_eq!(session.happened(0).iter().filter(|happened| happened.undone).count(), 4);
    let undone = session.happened(8).first().expect("the undo itself");
    assert_eq!((undone.line, undone.step, &undone.what), (8, 4, &What::Undone(4)));
    assert_eq!(session.shown(None).count(), 6);
    assert!(matches!(session.undo_to(6), Err(NotTaken::NoSuchStep(_))));
}

#[test]
fn the_number_of_a_chance_step_is_never_used_twice() {
    let mut session = dealt();
    let mut first_cards = BTreeSet::new();
    for round in 1..=40 {
        session.undo_to(0).expect("six steps are in force");
        assert_eq!(session.chance_steps(), 6 * (round + 1));
        first_cards.insert(session.steps()[0].to_string());
    }
    assert!(first_cards.len() > 1, "always the same card would be one number");
    play_on(&mut session);
    let record = session.revealed().expect("sealed by its own dealer");
    assert_eq!(record.verify().map(|verified| verified.chance_steps), Ok(6 * 41));
}

#[test]
fn a_resumed_session_is_the_one_that_was_left() {
    let mut session = fresh();
    for undo in [None, Some(3), Some(7)] {
        session.deal().expect("somebody deals");
        act_first(&mut session);
        act_first(&mut session);
        if let Some(count) = undo {
            session.undo_to(count).expect("so many steps are in force");
        }
        let text = session.record().expect("from the set-up").to_string();
        let record = Record::parse(&text).expect("a record");
        let mut resumed =
            Session::resume(&record, Some(Dealer::new(opening()))).expect("as it was written");
        assert_alike(&resumed, &session);
        assert_eq!(resumed.unwritten(), "");
        let mut went_on = session.clone();
        play_on(&mut went_on);
        play_on(&mut resumed);
        assert_alike(&resumed, &went_on);
        assert!(resumed.revealed().is_some_and(|record| record.verify().is_ok()));
    }
}

/// Two nodes of a house hold the same game: what one has written the other goes along with.
#[test]
fn whoever_goes_along_piece_by_piece_is_where_the_other_is() {
    let mut session = dealt();
    let record = session.record().unwrap().clone();
    session.unwritten();
    let mut other = Session::resume(&record, Some(Dealer::new(opening()))).unwrap();
    let mut pieces = 0;
    while let Some((seat, question)) = session.next_question() {
        let actions: Vec<Move> = question.actions().iter().take(1).copied().collect();
        session.act_all(seat, &actions).unwrap();
        let lines = session.unwritten();
        other.go_along(&lines, true).unwrap();
        assert_alike(&session, &other);
        for seat in [FIRST, SECOND] {
            assert_eq!(number(&session, seat), number(&other, seat));
            assert_eq!(session.before_last_answer(seat), other.before_last_answer(seat));
        }
        assert_eq!(other.unwritten(), "", "it was written elsewhere");
        pieces += 1;
    }
    assert!(pieces > 3);
}

#[test]
fn several_actions_of_one_answer_stay_together_where_they_are_gone_along_with() {
    let mut session = fresh();
    let mut other = fresh();
    session.deal().unwrap();
    other.go_along(&session.unwritten(), false).unwrap();
    let (steps, mut lines) = (session.steps().len(), String::new());
    for _ in 0..2 {
        act_first(&mut session);
        lines.push_str(&session.unwritten());
    }
    let mut apart = other.clone();
    other.go_along(&lines, true).unwrap();
    apart.go_along(&lines, false).unwrap();
    let second = steps + 1;
    let by = |session: &Session<Tiny>| match session.steps()[second] {
        Step::Act(seat, _) => seat,
        Step::Chance(_) => unreachable!("both pass a card"),
    };
    assert!(!other.begins_answer(second, by(&other)), "it goes with the one before");
    assert!(apart.begins_answer(second, by(&apart)));
}

#[test]
fn whoever_does_not_know_what_came_before_cannot_go_along() {
    let mut session = dealt();
    session.unwritten();
    act_first(&mut session);
    let lines = session.unwritten();
    assert!(fresh().go_along(&lines, true).is_err());
    assert!(dealt().go_along("what is this", true).is_err());
}

#[test]
fn what_is_written_piece_by_piece_is_the_record() {
    let mut session = dealt();
    let mut text = Record::new(session.record().expect("whole").header().clone()).to_string();
    text += &session.unwritten();
    while session.next_question().is_some() {
        act_first(&mut session);
        text += &session.unwritten();
    }
    assert_eq!(session.record().map(ToString::to_string), Some(text));
}

#[test]
fn a_record_is_resumed_only_if_it_is_what_these_rules_write() {
    let open = EXAMPLE.split("\nhouse reveals").next().expect("before it").to_owned();
    let resume = |text: &str| Session::<Tiny>::resume(&Record::parse(text).expect("text"), None);
    let line = |text: &str| resume(text).expect_err("it is changed").line;
    assert!(resume(&open).is_ok());
    let at = |wanted: &str| 1 + open.lines().position(|line| line.starts_with(wanted)).expect("it");
    let check = open.lines().find(|line| line.starts_with("check")).expect("a check");
    assert_eq!(line(&open.replacen(&check[13..], "0000000000000000", 1)), at("check"));
    assert_eq!(line(&open.replacen(&format!("{check}\n"), "", 1)), at("check"));
    let last = open.lines().count();
    assert_eq!(line(&open.replacen("end 1 2\n", "", 1).replacen("end 2 1\n", "", 1)), last);
    let closed = Session::resume(&whole_game(), None).expect_err("its values are revealed");
    assert!(closed.reason.contains("closed"), "{closed}");
}

#[test]
fn following_tells_what_is_impossible_from_what_is_elsewhere() {
    let mut session = passed();
    let turn = Entry::End(game::Ranking::new(&[1, 2]));
    let elsewhere = session.follow(3, &turn).expect_err("the game goes on");
    assert_eq!(elsewhere.to_string(), format!("\"end 1 2\" would be \"{}\"", session.entries()[3]));
    let step = Step::Chance(Move::Deal(1));
    let refused = session.follow(8, &Entry::Step(step));
    assert_eq!(refused, Err(Astray::Refused(step, Refusal::NO_CHANCE)));
    assert!(matches!(session.follow(8, &Entry::Undo(8)), Err(Astray::NoSuchStep(_))));
}

#[test]
fn a_game_from_elsewhere_has_no_dealer_and_goes_on_by_its_script() {
    let header = Header::<Tiny>::new(Setup::default()).expect("two may play");
    let mut session = Session::new(header, None);
    assert_eq!(session.deal(), Err(Refusal::NO_CHANCE));
    assert_eq!(session.would_deal(), None);
    for card in 1..=6 {
        assert_eq!(session.next_question(), None);
        session.take(Step::Chance(Move::Deal(card))).expect("it is in the stock");
    }
    session.act(FIRST, Move::Pass(1)).expect("it has that card");
    session.act(SECOND, Move::Pass(2)).expect("it has that card");
    session.undo_to(5).expect("eight steps are in force");
    // Nobody deals, and nobody is asked what they were asked before.
    assert_eq!(session.status(), Status::Chance);
    assert_eq!(session.question(SECOND), None);
    assert_eq!(session.revealed(), None);
}

#[test]
fn what_would_be_dealt_is_dealt() {
    let mut session = fresh();
    let next = session.would_deal().expect("chance is to decide");
    session.deal().expect("somebody deals");
    assert_eq!(session.steps()[0], Step::Chance(next));
    assert_eq!(session.would_deal(), None);
}

#[test]
fn a_bot_is_told_everything_once() {
    let mut session = dealt();
    let prompt = session.prompt(FIRST, Cursor::default()).expect("it is asked");
    assert_eq!(prompt.news.len(), 6);
    assert_eq!(prompt.view, session.view(Some(FIRST)));
    assert_eq!(Some(&prompt.actions[..]), session.question(FIRST).map(|asked| asked.actions()));
    assert!(!prompt.anew);
    act_first(&mut session);
    assert_eq!(session.prompt(FIRST, prompt.heard), None, "it is not asked");
    act_first(&mut session);
    let next = session.prompt(FIRST, prompt.heard).expect("it is asked");
    assert_eq!(next.news.len(), 2);
    assert_eq!(session.prompt(FIRST, next.heard).map(|prompt| prompt.news.len()), Some(0));
}

#[test]
fn after_an_undo_a_bot_hears_everything_in_force_anew() {
    let mut session = passed();
    let before = session.prompt(FIRST, Cursor::default()).expect("it is asked").heard;
    session.undo_to(6).expect("eight steps are in force");
    let prompt = session.prompt(FIRST, before).expect("it is asked");
    assert!(prompt.anew);
    assert_eq!(prompt.news.len(), 6, "what was passed was taken back");
    let shown: Vec<_> = session.shown(Some(FIRST)).map(|(_, shown)| shown.clone()).collect();
    assert_eq!(prompt.news, shown);
    let next = session.prompt(FIRST, prompt.heard).expect("it is asked");
    assert!(!next.anew && next.news.is_empty());
}

#[test]
fn a_branch_goes_its_own_way() {
    let mut session = passed();
    session.undo_to(7).expect("eight steps are in force");
    let mut branch = session.branch(7, None).expect("seven steps are in force");
    assert_eq!(branch.game(), session.game());
    assert_eq!(branch.lines(), 7, "nothing was ever taken back in it");
    assert_eq!(branch.unwritten().lines().count(), 7);
    assert_eq!(branch.record().and_then(|record| record.header().seal().cloned()), None);
    act_first(&mut branch);
    assert_eq!(session.steps().len(), 7);
    assert!(session.branch(8, None).is_err());
    assert_eq!(
        session.at(3).map(|table| table.game().clone()),
        Ok(session.branch(3, None).expect("3").game().clone())
    );
}

#[test]
fn a_position_can_be_played_from() {
    let position = passed();
    let table: Table<Tiny> = position.table().clone();
    let mut session = Session::starting_at(table, Some(Dealer::new(opening())));
    assert_eq!(session.view(Some(FIRST)), position.view(Some(FIRST)), "with what was learned");
    act_first(&mut session);
    act_first(&mut session);
    session.undo_to(0).expect("two steps are in force");
    assert_eq!(session.game(), position.game());
    play_on(&mut session);
    assert!(!session.game().ending().is_empty());
    // A record begins with a set-up, so this game has none.
    assert_eq!((session.record(), session.revealed()), (None, None));
}
