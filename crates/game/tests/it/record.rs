//! Records read back, replay, verify, and show every tampered line.

pub(crate) mod games;
mod limits;
mod tampering;

use game::dealer::{Dealer, Opening, Seed, WrongOpening};
use game::record::{self, Entry, Header, Hints, History, Record};
use game::{Game, Refusal, Seat, Status, Step};

use crate::tiny::{Setup, Tiny};
use games::{EXAMPLE, opening, play_on, sealed_recorder, whole_game};

#[test]
fn the_text_of_a_record_never_changes() {
    assert_eq!(whole_game().to_string(), EXAMPLE);
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    assert_eq!(Record::parse(EXAMPLE), Ok(whole_game()));
    let unsealed = Record::new(Header::<Tiny>::new(Setup { players: 3 }).expect("three"));
    assert_eq!(unsealed.header().setup(), &Setup { players: 3 });
    assert_eq!(Record::parse(&unsealed.to_string()), Ok(unsealed));
}

#[test]
fn comments_say_who_asked_for_hints_and_change_no_key_and_no_checksum() {
    let record = whole_game().with_hints(Hints::new([0, 3]));
    let text = record.to_string();
    assert_eq!(text, format!("{EXAMPLE}\n# seat 2 asked for hints: 3\n"));
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    assert_eq!(record.hints().of(Seat::new(1)), 3);
    record.verify().expect("a comment changes nothing");
    assert_eq!(whole_game().with_hints(Hints::new([0, 0])).to_string(), EXAMPLE);
    // Also of a game that reveals nothing.
    let unsealed = Record::new(Header::<Tiny>::new(Setup { players: 2 }).expect("two"));
    let unsealed = unsealed.with_hints(Hints::new([1, 2]));
    assert_eq!(Record::parse(&unsealed.to_string()), Ok(unsealed));
    for wrong in [
        "# anything",
        "# seat 1 asked for hints: 0",
        "# seat 1 asked for hints: 01",
        "# seat 9 asked for hints: 1",
        "# seat 3 asked for hints: 1",
        "# seat 2 asked for hints: 1\n# seat 1 asked for hints: 1",
        "# seat 1 asked for hints: 1\n# seat 1 asked for hints: 1",
        "# seat 1 asked for hints: 99999999999",
        "deal 5",
    ] {
        let text = format!("{EXAMPLE}\n{wrong}\n");
        assert!(Record::<Tiny>::parse(&text).is_err(), "{wrong}");
    }
}

#[test]
fn the_example_in_the_documentation_is_a_real_record() {
    let page = include_str!("../../../../docs/records.md");
    assert!(page.contains(EXAMPLE), "docs/records.md shows another record than this test");
}

#[test]
fn a_record_replays_to_the_table_it_was_made_at() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    play_on(&mut recorder, &dealer);
    let replayed = recorder.record().replay().expect("every step was legal");
    assert_eq!(replayed.game(), recorder.table().game());
    for seat in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
        assert_eq!(replayed.memory(seat), recorder.table().memory(seat));
    }
}

#[test]
fn a_record_verifies_with_its_undone_steps() {
    let verified = whole_game().verify().expect("dealt from what was revealed");
    assert_eq!(verified.chance_steps, 8);
    assert_eq!(verified.label, "sealed by the house and seat 1");
}

#[test]
fn a_record_without_names_still_verifies() {
    let mut record = whole_game();
    let verified = record.verify();
    for seat in Seat::all(2) {
        record.header_mut().rename(seat, None).expect("a seat at the table");
    }
    assert!(!record.to_string().contains("North"));
    assert_eq!(record.verify(), verified);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn a_chance_step_dealt_again_after_undo_uses_a_fresh_stream() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    let mut dealt = Vec::new();
    for number in 0..40 {
        let game = recorder.table().game().clone();
        recorder.deal(&dealer).expect("chance is to decide");
        assert_eq!(recorder.steps(), [Step::Chance(dealer.outcome(number, &game))]);
        dealt.extend_from_slice(recorder.steps());
        recorder.undo_to(0).expect("one step is in force");
    }
    // One card in twelve each time: the same card forty times would be one stream.
    assert!(dealt.iter().any(|step| *step != dealt[0]));
    let record = recorder.record().clone().reveal(opening()).expect("as committed");
    assert_eq!(record.verify().map(|verified| verified.chance_steps), Ok(40));
}

#[test]
fn a_running_record_is_the_beginning_of_the_finished_one() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    let mut file = recorder.record().to_string();
    for _ in 0..6 {
        recorder.deal(&dealer).expect("chance is to decide");
        file += &recorder.unwritten();
        assert_eq!(file, recorder.record().to_string());
    }
    recorder.undo_to(4).expect("six steps are in force");
    play_on(&mut recorder, &dealer);
    file += &recorder.unwritten();
    assert_eq!(recorder.unwritten(), "");
    let record = recorder.record().clone().reveal(opening()).expect("as committed");
    assert_eq!(record.to_string(), format!("{file}\n{}", opening()));
}

#[test]
fn a_new_turn_and_the_end_bring_a_checksum() {
    let record = whole_game();
    let checks = record.entries().iter().filter(|entry| matches!(entry, Entry::Check { .. }));
    // The undone first card counts too; the last card begins a turn and ends the game.
    assert_eq!(checks.count(), 5);
    assert!(matches!(record.entries().last(), Some(Entry::End(_))));
}

#[test]
fn the_end_of_a_game_can_be_undone() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    play_on(&mut recorder, &dealer);
    recorder.undo_to(recorder.steps().len() - 1).expect("steps are in force");
    assert_eq!(recorder.table().status(), Status::seat(Seat::new(1)));
    play_on(&mut recorder, &dealer);
    let record = recorder.record().clone().reveal(opening()).expect("as committed");
    assert_eq!(record.verify().map(|verified| verified.chance_steps), Ok(6));
}

#[test]
fn a_refused_step_is_not_recorded() {
    let mut recorder = sealed_recorder();
    let before = recorder.record().clone();
    let refused = recorder.apply("1: play 3".parse().expect("notation"));
    assert_eq!(refused, Err(Refusal::NOT_ASKED));
    assert!(recorder.undo_to(0).is_err());
    assert_eq!(recorder.record(), &before);
}

#[test]
fn the_recorder_deals_only_when_chance_is_to_decide() {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    play_on(&mut recorder, &dealer);
    assert_eq!(recorder.deal(&dealer), Err(Refusal::NO_CHANCE));
}

#[test]
fn a_record_is_closed_only_with_what_was_committed_to() {
    let other = Opening::by_house_alone(Seed::new([7; 32]), 2);
    assert_eq!(sealed_recorder().record().clone().reveal(other), Err(WrongOpening::House));
}

#[test]
fn history_gives_back_every_table_it_has_been_at() {
    let start = Tiny::new(&Setup { players: 4 }).expect("four may play");
    let mut history = History::new(start.clone());
    let mut games = vec![start];
    while !matches!(history.table().status(), Status::Over(_)) {
        history.apply(games::first_step(history.table().game())).expect("listed");
        games.push(history.table().game().clone());
    }
    for (count, game) in games.iter().enumerate() {
        assert_eq!(history.at(count).expect("in force").game(), game);
    }
    assert!(history.at(games.len()).is_err());
    for count in (0..games.len() - 1).rev() {
        history.undo_to(count).expect("at least one step is taken back");
        assert_eq!(history.table().game(), &games[count]);
        assert_eq!(history.steps().len(), count);
    }
}

#[test]
fn the_name_of_the_game_can_be_read_without_knowing_it() {
    assert_eq!(record::game_name(EXAMPLE), Ok("tiny"));
    assert_eq!(record::game_name("snug record 1\r\ngame chess  \r\n"), Ok("chess"));
    let no_record = record::game_name("[Event \"?\"]").expect_err("another format");
    assert_eq!(no_record.to_string(), "line 1: a record begins with \"snug record 1\"");
    let later = record::game_name("snug record 2\ngame tiny").expect_err("a later format");
    assert!(later.reason.contains("does not know"), "{later}");
}

#[test]
fn line_ends_and_white_space_at_the_end_of_lines_mean_nothing() {
    let record = Ok(whole_game());
    assert_eq!(Record::parse(&EXAMPLE.replace('\n', "\r\n")), record);
    assert_eq!(Record::parse(&EXAMPLE.replace('\n', " \t\n")), record);
    assert_eq!(Record::parse(&format!("{EXAMPLE}\n \r\n\n")), record);
    assert_eq!(Record::parse(EXAMPLE.trim_end()), record);
}

#[test]
fn white_space_elsewhere_is_refused() {
    for (line, text) in [
        (1, format!("\n{EXAMPLE}")),
        (1, format!("\u{feff}{EXAMPLE}")),
        (10, EXAMPLE.replace("\n\n", "\n")),
        (11, EXAMPLE.replacen("deal 5", " deal 5", 1)),
        (11, EXAMPLE.replacen("deal 5", "deal  5", 1)),
        (13, EXAMPLE.replacen("deal 5\n", "deal 5\n\n", 1)),
    ] {
        let fault = Record::<Tiny>::parse(&text).expect_err("misplaced white space");
        assert_eq!(fault.line, line, "{fault}");
    }
}

#[test]
fn a_name_cannot_pass_for_a_line() {
    let sly = "Eve\nseat 2 \"Eve\"\r\u{2028}\u{202e}\u{0}\"\\";
    let mut header = Header::<Tiny>::new(Setup::default()).expect("two may play");
    header.rename(Seat::new(0), Some(sly)).expect("short enough");
    let record = Record::new(header);
    let text = record.to_string();
    assert_eq!(
        text.lines().nth(4),
        Some(r#"seat 1 "Eve\u000aseat 2 \"Eve\"\u000d\u2028\u202e\u0000\"\\""#)
    );
    let parsed = Record::<Tiny>::parse(&text).expect("a record");
    assert_eq!(parsed.header().name(Seat::new(0)), Some(sly));
    assert_eq!(parsed, record);
}
