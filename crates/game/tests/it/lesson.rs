//! Lessons, on the tiny game.

use std::fs;
use std::path::Path;

use game::lesson::{self, Attempt, Lesson, Part, Problem, Standing, Trial};

use crate::tiny::{Move, Tiny};

/// The example of the page that explains lessons.
fn example() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lessons.md");
    let page = fs::read_to_string(page).expect("the page is there");
    page.split("```").find_map(|block| block.strip_prefix("toml\n")).expect("one").to_owned()
}

fn only(text: &str) -> Lesson<Tiny> {
    let lessons = lesson::read::<Tiny>("f.toml", text);
    let lessons = lessons.unwrap_or_else(|failures| panic!("{}\n{text}", failures[0]));
    lessons.into_iter().next().expect("there is one")
}

/// What is wrong with the example when a part of it is changed.
fn wrong(from: &str, to: &str) -> String {
    let text = example();
    assert!(text.contains(from), "{from}");
    let failures = lesson::read::<Tiny>("f.toml", &text.replace(from, to)).err();
    failures.expect("it is wrong")[0].to_string()
}

fn played<'a>(lesson: &'a Lesson<Tiny>, answers: &[&str]) -> Option<Attempt<'a, Tiny>> {
    lesson.played(&answers.iter().map(|&answer| answer.to_owned()).collect::<Vec<_>>())
}

fn problem(from: &str, to: &str) -> Problem {
    let text = example();
    assert!(text.contains(from), "{from}");
    only(&text.replace(from, to)).check().expect_err("it is not as it claims")
}

#[test]
fn the_example_in_the_documentation_is_as_it_claims() {
    let lines = only(&example()).check().expect("it is");
    assert_eq!((lines.all, lines.solved, lines.solutions.len()), (6, 2, 1));
    assert_eq!(lines.solutions[0], [Move::Play(2), Move::Play(3)], "in either order");
}

#[test]
fn an_attempt_goes_on_until_the_learner_is_asked_again() {
    let lesson = only(&example());
    let mut attempt = lesson.begin();
    assert_eq!(attempt.standing(), Standing::Open);
    assert_eq!(attempt.actions(), [Move::Play(1), Move::Play(2), Move::Play(3)]);
    attempt.answer(Move::Play(3)).expect("it is legal");
    // The other seat has answered in the meantime.
    assert_eq!(attempt.actions(), [Move::Play(1), Move::Play(2)]);
    assert!(attempt.answer(Move::Play(7)).is_err());
    assert_eq!(attempt.answers(), [Move::Play(3)]);
    let after = |answers: &[&str]| Some(played(&lesson, answers)?.standing());
    assert_eq!(after(&["play 3", "play 2"]), Some(Standing::Solved));
    assert_eq!(after(&["play 3", "play 1"]), Some(Standing::Failed));
    for wrong in [&["play 9"][..], &["dance"], &["play 3", "play 2", "play 1"]] {
        assert_eq!(after(wrong), None, "{wrong:?}");
    }
    assert_eq!(lesson.text_key(Part::FirstHint), "lesson-keep-the-lead-hint-1");
}

#[test]
fn a_lesson_that_is_not_as_it_claims_is_told_why() {
    let solution = r#"solution = ["play 3", "play 2"]"#;
    assert_eq!(
        problem("solutions = 1", "solutions = 3"),
        Problem::Solutions { found: 1, claimed: 3 }
    );
    assert_eq!(problem(solution, r#"solution = ["play 3", "play 1"]"#), Problem::Unsolved);
    assert_eq!(
        problem(solution, r#"solution = ["play 3", "play 3"]"#),
        Problem::Refused { answer: 2, instead: "play 1, play 2".to_owned() }
    );
    let tempting = r#"tempting = ["play 1"]"#;
    assert_eq!(problem(tempting, r#"tempting = ["play 3"]"#), Problem::Unfinished);
    assert_eq!(problem(tempting, r#"tempting = ["play 3", "play 2"]"#), Problem::NoError);
}

#[test]
fn an_attempt_can_end_although_the_learner_would_be_asked_again() {
    let text = example().replace(
        "goal =",
        "ends = { position = { players = { 1 = { played = { has = [1] } } } } }\ngoal =",
    );
    let lesson = only(&text);
    let attempt = played(&lesson, &["play 1"]).expect("it is legal");
    assert_eq!((attempt.standing(), attempt.actions()), (Standing::Failed, Vec::new()));
    assert_eq!(lesson.lines().map(|lines| lines.all), Some(5));
}

#[test]
fn a_trial_goes_on_back_and_begins_again_with_what_was_wrong() {
    let lesson = only(&example());
    let answer = |trial: &Trial, answer: &str| lesson.answer(trial, &[answer.to_owned()]);
    let begun = Trial::default();
    let wrong = answer(&begun, "play 1").expect("it is legal");
    assert_eq!(wrong.taken_back(), begun);
    assert!(lesson.at(&wrong).expect("it fits").is_tempted());
    assert_eq!(answer(&wrong, "play 7"), None);
    let again = lesson.again(&wrong);
    assert_eq!((again.tried(), again.answered()), (&[vec!["play 1".to_owned()]][..], 0));
    assert_eq!(lesson.again(&again), again, "nothing was tried since");
    assert_ne!(again.moment(), begun.moment());
    let solved = answer(&again, "play 3").and_then(|trial| answer(&trial, "play 2"));
    let solved = solved.expect("it is the solution");
    let attempt = lesson.at(&solved).expect("it fits");
    assert_eq!(attempt.standing(), Standing::Solved);
    assert!(attempt.log().iter().any(|line| line.by.is_some()), "it is told");
    assert_eq!(answer(&solved, "play 1"), None, "it is over");
    assert_eq!(lesson.again(&solved).tried(), again.tried(), "that was not wrong");
    let endless: Trial = format!("0!{}", ["play_1"; 30].join(".")).parse().expect("it is one");
    assert!(lesson.at(&endless).is_none());
}

#[test]
fn a_reply_can_depend_on_what_stands() {
    let replies = r#"replies = [{ say = ["2: play 4", "2: play 5"] }]"#;
    let other = r#"replies = [
        { if = { position = { players = { 1 = { played = [3] } } } }, say = ["2: play 6"] },
        { say = ["2: play 4", "2: play 5"] },
    ]"#;
    let lesson = only(&example().replace(replies, other));
    let replied = |answer| {
        let attempt = played(&lesson, &[answer]).expect("it is legal");
        attempt.table().game().players[1].played.iter().collect::<Vec<u8>>()
    };
    assert_eq!((replied("play 3"), replied("play 2")), (vec![6], vec![4]));
}

#[test]
fn mistakes_in_a_lesson_are_told_like_those_in_a_scenario() {
    for (from, to, said) in [
        ("seat = 1", "seat = 3", "there is no seat 3 at this table"),
        ("seat = 1", "seta = 1", "there is no key \"seta\" here, perhaps \"seat\""),
        ("id = \"keep-the-lead\"", "id = \"Keep it\"", "an id is lower-case words with hyphens"),
        ("SNUG-02", "EX-99", "names the rule EX-99, which is not in the ledger of the house"),
        ("[\"play 1\"]", "[\"1: play 1\"]", "the learner's answers have no seat before them"),
        ("[\"play 1\"]", "[\"play x\"]", "a move is like \"deal 7\""),
        ("\"2: play 4\"", "\"2: jump\"", "a move is like \"deal 7\""),
        ("{ has = [2, 3] }", "{}", "{} says nothing"),
        ("[4, 5, 6]", "[1, 5, 6]", "a card can be in one place only"),
        ("game = \"tiny\"", "game = \"chess\"", "is for the game \"chess\""),
        (
            "[[lesson]]",
            "[[lessons]]",
            "f.toml:1: lesson: every lesson begins with a line of its own, [[lesson]]",
        ),
    ] {
        let told = wrong(from, to);
        assert!(told.contains(said), "{from} -> {to}: {told}");
    }
    let twice = format!("{}\n{}", example(), example().split_once("\n\n").expect("a head").1);
    let failures = lesson::read::<Tiny>("f.toml", &twice).err().expect("the id is there twice");
    assert!(failures[0].to_string().contains("two lessons of this file have this id"));
}
