//! One table without a house around it: time goes as fast as the test likes.

use game::dice::QuickDice;
use game::{Dice, Seat};
use serde_json::{Value, json};
use server::store::Person;
use server::tables::{Answer, Answered, Desk, NewTable, Sitter, Standing, State, Wish};
use server::{PersonId, TableId};

/// When the tests begin.
const START: i64 = 1_800_000_000_000;

struct Test {
    desk: Desk,
    people: Vec<Person>,
    dice: QuickDice,
    now: i64,
}

fn person(name: &str) -> Person {
    Person {
        id: PersonId::random(),
        name: name.into(),
        created: 0,
        muted: 0,
        banned: 0,
        asked: None,
        shows: false,
    }
}

impl Test {
    /// Two people in a game that has begun.
    fn new(seed: u64, mut table: Value) -> Test {
        table["setup"]["players"] = 2.into();
        let people = vec![person("Ada"), person("Bob")];
        let new: NewTable = serde_json::from_value(table).unwrap();
        let mut desk = Desk::new(TableId::random(), new.sheet(&people[0], START).unwrap());
        desk.sit(&people[1], None, None, START).unwrap();
        desk.start(people[0].id, START).unwrap();
        Test { desk, people, dice: QuickDice::new(seed), now: START }
    }

    fn ankh_morpork(seed: u64, window: u32) -> Test {
        Test::new(seed, json!({ "game": "ankh-morpork", "window": window }))
    }

    fn asked(&self) -> Option<Seat> {
        self.desk.asked().first()
    }

    fn answer(&mut self, seat: Seat, action: String) -> Answered {
        let question = self.desk.question(seat).unwrap();
        let answer = Answer { seat, question, actions: vec![action], key: None };
        let person = self.people[seat.index()].id;
        self.desk.answer(person, answer, self.now).unwrap().value
    }

    /// Whoever is asked answers at random.
    fn step(&mut self) -> bool {
        let Some(seat) = self.asked() else { return false };
        let actions = self.desk.playing().unwrap().actions(seat);
        let action = actions[self.dice.below(actions.len() as u32) as usize].clone();
        self.now += 1000;
        self.answer(seat, action);
        true
    }

    /// Plays on until `found`, letting windows close in between.
    fn until(&mut self, found: impl Fn(&Desk) -> bool) -> bool {
        for _ in 0..3000 {
            if found(&self.desk) {
                return true;
            }
            if self.desk.closes().is_some() {
                self.now = self.desk.closes().unwrap();
                self.desk.tick(self.now).unwrap();
            } else if !self.step() {
                return false;
            }
        }
        false
    }

    fn steps(&self) -> usize {
        self.desk.playing().unwrap().steps()
    }
}

fn in_window(desk: &Desk) -> bool {
    desk.playing().is_ok_and(|play| play.is_window())
}

#[test]
fn a_window_closes_by_the_clock_and_never_sooner() {
    let mut test = Test::ankh_morpork(1, 4000);
    assert!(test.until(in_window));
    let closes = test.desk.closes().unwrap();
    assert_eq!(closes, test.desk.written + 4000);
    let before = test.steps();
    while let Some(seat) = test.asked() {
        assert_eq!(test.answer(seat, "pass".into()), Answered::Sealed);
    }
    assert_eq!(test.steps(), before, "all have answered, and nobody can tell");
    test.desk.tick(closes - 1).unwrap();
    assert_eq!(test.steps(), before);
    test.desk.tick(closes).unwrap();
    assert!(test.steps() > before);
}

#[test]
fn whoever_says_nothing_lets_it_happen() {
    let mut test = Test::ankh_morpork(2, 4000);
    assert!(test.until(in_window));
    let before = test.steps();
    let closes = test.desk.closes().unwrap();
    test.desk.tick(closes).unwrap();
    assert!(test.steps() > before);
}

#[test]
fn anyone_asked_may_wait_card_or_no_card() {
    let mut test = Test::ankh_morpork(3, 4000);
    assert!(test.until(in_window));
    let closes = test.desk.closes().unwrap();
    let seat = test.asked().unwrap();
    let other = seat.next(2);
    test.desk.wait(test.people[seat.index()].id, seat, test.now).unwrap();
    assert_eq!(test.desk.closes(), Some(closes + 20_000));
    test.desk.wait(test.people[seat.index()].id, seat, test.now).unwrap();
    assert_eq!(test.desk.closes(), Some(closes + 20_000), "once each");
    assert!(test.desk.wait(test.people[other.index()].id, other, test.now).is_err());
}

#[test]
fn a_window_of_no_time_closes_on_the_last_answer() {
    let mut test = Test::ankh_morpork(4, 0);
    assert!(test.until(in_window));
    assert_eq!(test.desk.closes(), None);
    let before = test.steps();
    let seat = test.asked().unwrap();
    assert_eq!(test.answer(seat, "pass".into()), Answered::Taken);
    assert!(test.steps() > before);
}

/// Every setting of windows, of which the first closes on the last answer.
fn settings() -> [Value; 4] {
    let live = json!({ "live": { "reserve": 60, "increment": 30 } });
    let slow = json!({ "correspondence": { "days": 2 } });
    [
        json!({ "game": "ankh-morpork", "window": 0 }),
        json!({ "game": "ankh-morpork", "window": 0, "clock": live }),
        json!({ "game": "ankh-morpork", "window": 4000, "clock": live }),
        json!({ "game": "ankh-morpork", "clock": slow }),
    ]
}

#[test]
fn who_has_answered_in_a_window_is_to_be_seen_at_no_setting() {
    for table in settings() {
        let mut test = Test::new(13, table.clone());
        let both = |desk: &Desk| in_window(desk) && desk.asked().len() == 2;
        let found = (14..200).any(|seed| {
            test = Test::new(seed, table.clone());
            test.until(both)
        });
        assert!(found, "{table}");
        let seen = |test: &Test| {
            let play = test.desk.playing().unwrap();
            let times = Seat::all(2)
                .map(|seat| (test.desk.times.left(seat, test.now), test.desk.times.runs_out(seat)));
            let latest = test.desk.closes_at_the_latest();
            (play.standing(), play.position(), play.steps(), latest, times.collect::<Vec<_>>())
        };
        let before = seen(&test);
        assert!(before.4.iter().all(|(_, runs_out)| runs_out.is_none()), "a clock runs: {table}");
        test.now += 500;
        assert_eq!(test.answer(Seat::new(0), "pass".into()), Answered::Sealed);
        assert_eq!(seen(&test), before, "{table}");
    }
}

/// The bot in the second seat is asked, and has this many answers.
fn bot_is_asked(desk: &Desk, answers: std::ops::RangeInclusive<usize>) -> bool {
    let second = Seat::new(1);
    in_window(desk)
        && desk.asked() == game::SeatSet::only(second)
        && answers.contains(&desk.playing().unwrap().actions(second).len())
}

#[test]
fn bots_in_a_window_answer_at_one_moment_whatever_they_hold() {
    for (level, moment) in [("quick", 300), ("master", 600)] {
        for answers in [1..=1, 2..=9] {
            for table in settings() {
                let mut test = Test::new(14, table.clone());
                let asked = |desk: &Desk| bot_is_asked(desk, answers.clone());
                let found = (15..60).any(|seed| {
                    test = Test::new(seed, table.clone());
                    test.until(asked)
                });
                assert!(found, "no such threat: {level} {table}");
                let second = Seat::new(1);
                test.desk.sheet.places[1].sitter = Sitter::Bot { level: level.to_owned() };
                // Alone against bots nobody waits for the window; where somebody looks on,
                // it is open as long as ever.
                assert_eq!(test.desk.closes(), Some(test.desk.written + moment));
                test.desk.is_looked_at(None);
                let closes = test.desk.written + if table["window"] == 4000 { 600 } else { moment };
                assert_eq!(test.desk.closes(), Some(closes), "{level} {table}");
                let before = test.steps();
                let question = test.desk.question(second).unwrap();
                // It has lost its mind, and lets it happen: no sooner than another.
                test.desk.bot_answers(second, question, None, test.desk.written).unwrap();
                assert_eq!((test.steps(), test.desk.closes()), (before, Some(closes)));
                test.desk.tick(closes - 1).unwrap();
                assert_eq!(test.steps(), before);
                test.desk.tick(closes).unwrap();
                assert!(test.steps() > before, "{level} {table}");
            }
        }
    }
}

#[test]
fn a_bot_that_thinks_for_too_long_lets_it_happen() {
    let mut test = Test::ankh_morpork(14, 0);
    let found = (15..60).any(|seed| {
        test = Test::ankh_morpork(seed, 0);
        test.until(|desk| bot_is_asked(desk, 2..=9))
    });
    assert!(found);
    test.desk.sheet.places[1].sitter = Sitter::Bot { level: "quick".to_owned() };
    let before = test.steps();
    test.desk.tick(test.desk.written + 300).unwrap();
    assert!(test.steps() > before);
}

#[test]
fn over_days_a_standing_order_answers_and_everyone_else_is_asked() {
    let clock = json!({ "correspondence": { "days": 2 } });
    let table = json!({ "game": "ankh-morpork", "clock": clock });
    let mut test = Test::new(5, table.clone());
    assert!(test.until(in_window));
    let latest = test.desk.written + 2 * 24 * 60 * 60 * 1000;
    assert_eq!(test.desk.closes(), Some(latest), "without an order the owner is asked");
    let mut test = Test::new(5, table);
    for seat in Seat::all(2) {
        let order = Some(serde_json::from_value(json!("never-ask")).unwrap());
        let person = test.people[seat.index()].id;
        test.desk.order(person, seat, order).unwrap();
    }
    assert!(test.until(in_window));
    assert_eq!(test.desk.closes(), Some(test.desk.written), "it closes at once");
    let before = test.steps();
    test.desk.tick(test.now).unwrap();
    assert!(test.steps() > before);
}

#[test]
fn own_steps_that_taught_nobody_anything_are_taken_back_freely() {
    let mut test = Test::ankh_morpork(6, 0);
    let free = |desk: &Desk| {
        Seat::all(2).any(|seat| desk.playing().is_ok_and(|play| play.may_undo_to(seat).is_some()))
    };
    assert!(test.until(free));
    let play = test.desk.playing().unwrap();
    let seat = Seat::all(2).find(|seat| play.may_undo_to(*seat).is_some()).unwrap();
    let floor = play.may_undo_to(seat).unwrap();
    let person = test.people[seat.index()].id;
    let other = test.people[seat.next(2).index()].id;
    assert!(test.desk.take_back(other, seat, None, test.now).is_err(), "not another's");
    let outcome = test.desk.take_back(person, seat, None, test.now).unwrap();
    assert_eq!((outcome.value, test.steps()), (Wish::Done, floor));
    assert!(test.desk.question(seat).is_some());
}

#[test]
fn anything_else_is_taken_back_when_everybody_agrees() {
    let mut test = Test::ankh_morpork(7, 0);
    assert!(test.until(|desk| desk.playing().is_ok_and(|play| play.turn() >= 4)));
    let (ada, bob) = (test.people[0].id, test.people[1].id);
    let (one, two) = (Seat::new(0), Seat::new(1));
    let before = test.steps();
    let asked = test.desk.take_back(ada, one, Some(before - 10), test.now).unwrap();
    assert_eq!((asked.value, test.steps()), (Wish::Asked, before));
    let refused = test.desk.agree(bob, two, |_| true, false, test.now).unwrap();
    assert_eq!((refused.value, test.steps()), (Wish::Refused, before));
    test.desk.take_back(ada, one, Some(before - 10), test.now).unwrap();
    let done = test.desk.agree(bob, two, |_| true, true, test.now).unwrap();
    assert_eq!(done.value, Wish::Done);
    assert!(test.steps() < before);
    assert!(test.until(|desk| desk.sheet.state == State::Over));
    let play = test.desk.play.as_ref().unwrap();
    let text = format!("{}\n{}", play.record(&[]), play.opening().unwrap());
    let record = game::record::Record::<ankh_morpork::AnkhMorpork>::parse(&text).unwrap();
    record.verify().unwrap();
}

#[test]
fn a_proposal_falls_when_the_game_goes_on() {
    let mut test = Test::ankh_morpork(8, 0);
    assert!(test.until(|desk| desk.playing().is_ok_and(|play| play.turn() >= 2)));
    let ada = test.people[0].id;
    test.desk.give_up(ada, Seat::new(0), test.now).unwrap();
    assert!(test.desk.sheet.proposal.is_some());
    test.step();
    assert!(test.desk.sheet.proposal.is_none());
}

#[test]
fn all_agree_to_end_a_game() {
    let mut test = Test::ankh_morpork(9, 0);
    let (ada, bob) = (test.people[0].id, test.people[1].id);
    test.desk.give_up(ada, Seat::new(0), test.now).unwrap();
    assert_eq!(test.desk.sheet.state, State::Playing);
    test.desk.agree(bob, Seat::new(1), |_| true, true, test.now).unwrap();
    assert_eq!(test.desk.sheet.state, State::Abandoned);
    assert!(test.asked().is_none());
}

#[test]
fn a_bot_stands_in_for_whoever_runs_out_of_time() {
    let clock = json!({ "live": { "reserve": 60, "increment": 0 } });
    let mut test = Test::new(10, json!({ "game": "rattus-cartus", "clock": clock }));
    let seat = test.asked().unwrap();
    let due = test.desk.due().unwrap();
    assert_eq!(due, START + 60_000);
    test.desk.tick(due - 1).unwrap();
    assert!(test.desk.jobs(std::time::Duration::from_secs(1), true).is_empty());
    test.desk.tick(due).unwrap();
    assert_eq!(test.desk.jobs(std::time::Duration::from_secs(1), true).len(), 1);
    let person = test.people[seat.index()].id;
    test.desk.return_of(person, due);
    assert!(test.desk.sheet.places[seat.index()].bot().is_none());
    assert!(test.desk.times.left(seat, due) >= 30_000);
}

#[test]
fn no_clock_runs_in_a_window() {
    let clock = json!({ "live": { "reserve": 3600, "increment": 0 } });
    let table = json!({ "game": "ankh-morpork", "window": 4000, "clock": clock });
    let mut test = Test::new(11, table);
    assert!(test.until(in_window));
    let left =
        |test: &Test| Seat::all(2).map(|s| test.desk.times.left(s, test.now)).collect::<Vec<_>>();
    let before = left(&test);
    test.now += 3999;
    assert_eq!(left(&test), before);
}

#[test]
fn a_finished_game_names_its_winners() {
    let mut test = Test::new(12, json!({ "game": "rattus-cartus" }));
    assert!(test.until(|desk| desk.sheet.state == State::Over));
    let play = test.desk.play.as_ref().unwrap();
    assert!(matches!(play.standing(), Standing::Over(_)));
}

#[test]
fn whoever_has_seen_one_hand_of_a_game_may_not_take_over_another() {
    let Test { mut desk, people, now, .. } = Test::ankh_morpork(1, 0);
    let [first, second] = [Seat::new(0), Seat::new(1)];
    desk.leave(people[0].id, first, now).unwrap();
    desk.leave(people[1].id, second, now).unwrap();
    let refused = desk.sit(&people[0], Some(second), None, now).err().unwrap();
    assert_eq!(refused.code(), "knows-another-seat");
    assert_eq!(desk.sit(&people[0], None, None, now).unwrap().value, first);
    assert_eq!(desk.sit(&person("Eve"), None, None, now).unwrap().value, second);
}
