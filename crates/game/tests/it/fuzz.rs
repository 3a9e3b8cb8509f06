//! Whatever comes from outside, nothing panics, and what reads also reads back.
//!
//! `PROPTEST_CASES=1000000 cargo test -p game --test it fuzz` searches for longer.

use game::dealer::{Contribution, Dealer, Opening, Seed};
use game::record::{self, Header, Record, Recorder};
use game::{Session, Status, Step};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::record::games::{EXAMPLE, sealed_recorder};
use crate::tiny::{Setup, Tiny};

/// So many cases, unless `PROPTEST_CASES` asks for another number.
fn cases(few: u32) -> ProptestConfig {
    let many = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig { cases: many.unwrap_or(few), ..ProptestConfig::default() }
}

/// Lines that are right somewhere in a record, to be put anywhere in it.
const LINES: [&str; 22] = [
    "",
    " ",
    "snug record 1",
    "game tiny",
    "rules 1",
    "setup {\"players\":4}",
    "seat 2 \"\\u0000\\ud83c\\udca1\"",
    "seat 2 adds nothing",
    "house reveals 0000000000000000000000000000000000000000000000000000000000000000",
    "deal 1",
    "deal 12",
    "1: pass 5",
    "2: play 9",
    "8: play 9",
    "undo to 0",
    "undo to 3",
    "undo to 9",
    "undo to 18446744073709551615",
    "check turn 0 0123456789abcdef",
    "check turn 4294967295 0123456789abcdef",
    "end 1 1",
    "end 255 0 0 0 0 0 0 0",
];

/// One change to a text, at a place that is taken modulo its length.
#[derive(Clone, Debug)]
enum Change {
    Insert(usize, &'static str),
    Delete(usize),
    Move(usize, usize),
    Truncate(usize),
    Character(usize, char),
}

fn change() -> impl Strategy<Value = Change> {
    let place = || 0..1000_usize;
    prop_oneof![
        (place(), prop::sample::select(&LINES[..])).prop_map(|(at, line)| Change::Insert(at, line)),
        place().prop_map(Change::Delete),
        (place(), place()).prop_map(|(from, to)| Change::Move(from, to)),
        place().prop_map(Change::Truncate),
        (0..2000_usize, any::<char>()).prop_map(|(at, other)| Change::Character(at, other)),
    ]
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for change in changes {
        let length = lines.len();
        match *change {
            Change::Insert(at, line) => lines.insert(at % (length + 1), line.to_owned()),
            _ if length == 0 => {}
            Change::Delete(at) => drop(lines.remove(at % length)),
            Change::Move(from, to) => {
                let line = lines.remove(from % length);
                lines.insert(to % length, line);
            }
            Change::Truncate(at) => lines.truncate(at % length),
            Change::Character(at, other) => {
                let line = &mut lines[at % length];
                let index = at / length % (line.chars().count() + 1);
                let kept = line.chars().skip(index + 1);
                *line = line.chars().take(index).chain([other]).chain(kept).collect();
            }
        }
    }
    lines.join("\n")
}

/// Puts a text through everything a record from outside goes through.
fn check_record(text: &str) {
    let _ = record::game_name(text);
    if let Ok(record) = Record::<Tiny>::parse(text) {
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
        let replayed = record.replay();
        let verified = record.verify();
        assert!(replayed.is_ok() || verified.is_err(), "what verifies also replays: {text}");
        let _ = Session::resume(&record, None);
    }
}

/// Plays as the numbers say: chance, an answer of someone asked, or an undo.
fn play(recorder: &mut Recorder<Tiny>, dealer: &Dealer, choices: &[(u8, u8)]) {
    for &(first, second) in choices {
        let (first, second) = (usize::from(first), usize::from(second));
        let in_force = recorder.steps().len();
        if first % 8 == 0 && in_force > 0 {
            recorder.undo_to(second % in_force).expect("at least one step is taken back");
            continue;
        }
        match recorder.table().status() {
            Status::Over(_) => continue,
            Status::Chance => recorder.deal(dealer).expect("chance is to decide"),
            Status::Seats(seats) => {
                let seat = seats.iter().nth(first % seats.len()).expect("someone is asked");
                let actions = recorder.table().actions(seat);
                let action = actions[second % actions.len()];
                recorder.apply(Step::Act(seat, action)).expect("what is listed is accepted")
            }
        };
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn any_text_is_a_step_that_reads_back_or_an_error(
        text in prop_oneof![any::<String>(), "[0-9:]{0,3} ?(deal|pass|play)? ?[0-9]{0,3}"],
    ) {
        if let Ok(step) = text.parse::<Step<Tiny>>() {
            prop_assert_eq!(step.to_string(), text);
        }
    }

    #[test]
    fn any_text_is_a_contribution_that_reads_back_or_an_error(
        text in prop_oneof![any::<String>(), "[0-9a-f]{32} [0-9]{1,2} ?[a-c ]{0,12}"],
    ) {
        if let Ok(contribution) = text.parse::<Contribution>() {
            prop_assert_eq!(contribution.to_string(), text);
        }
    }

    #[test]
    fn any_name_reads_back(name in any::<String>()) {
        let mut record = sealed_recorder().record().clone();
        if record.header_mut().rename(game::Seat::new(1), Some(&name)).is_ok() {
            let text = record.to_string();
            prop_assert_eq!(text.lines().count(), 10);
            prop_assert_eq!(Record::parse(&text), Ok(record));
        }
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in any::<String>()) {
        check_record(&text);
        check_record(&format!("snug record 1\n{text}"));
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_record_changed_at_will_is_a_record_or_an_error(changes in vec(change(), 1..6)) {
        check_record(&changed(EXAMPLE, &changes));
    }

    #[test]
    fn every_game_reads_back_replays_and_verifies(
        players in 2..=4_usize,
        choices in vec(any::<(u8, u8)>(), 0..120),
    ) {
        let opening = Opening::by_house_alone(Seed::new([players as u8; 32]), players);
        let dealer = Dealer::new(opening.clone());
        let header = Header::new(Setup { players }).expect("two to four may play");
        let mut recorder = Recorder::new(header.sealed(opening.seal()));
        play(&mut recorder, &dealer, &choices);
        let game = recorder.table().game().clone();
        let record = recorder.record().clone().reveal(opening).expect("as committed");
        let parsed = Record::parse(&record.to_string());
        prop_assert_eq!(parsed.as_ref(), Ok(&record));
        let replayed = record.replay();
        prop_assert_eq!(replayed.as_ref().map(|table| table.game()), Ok(&game));
        let verified = record.verify().map(|verified| verified.chance_steps);
        prop_assert_eq!(verified, Ok(record.chance_steps()));
    }
}
