//! Lessons and guided games in a tab, which remembers how far somebody is.

use serde_json::Value;

use crate::guest::{Guest, after, html};

const LESSON: &str = "/lessons/ankh-morpork/right-next-to-you";
const FIRST_GAME: &str = "/learn/ankh-morpork/first-game";

/// Answers the lesson with these; how it stands then.
fn attempt(guest: &mut Guest, answers: &[&str]) -> String {
    let mut shown = guest.visit(LESSON, None);
    for action in answers {
        let key = after(html(&shown), "name=\"key\" value=\"").unwrap_or_default().to_owned();
        shown = guest.visit(LESSON, Some(&[("key", &key), ("action", action)]));
    }
    after(html(&shown), "data-standing=\"").unwrap_or_default().to_owned()
}

fn restart(guest: &mut Guest) {
    guest.visit(LESSON, Some(&[("do", "restart")]));
}

#[test]
fn a_lesson_is_tried_in_vain_solved_and_remembered() {
    let mut guest = Guest::default();
    assert_eq!(attempt(&mut guest, &["play groat", "place dimwell", "end"]), "failed");
    restart(&mut guest);
    assert_eq!(attempt(&mut guest, &["play groat"]), "open");
    guest.reopen();
    assert_eq!(attempt(&mut guest, &["place seven-sleepers", "end"]), "solved", "it went on");
    let solved = |guest: &mut Guest| {
        html(&guest.visit("/lessons", None)).matches("<i class=\"done\">").count()
    };
    assert_eq!(solved(&mut guest), 1);
    guest.reopen();
    assert_eq!(solved(&mut guest), 1);
    restart(&mut guest);
    guest.visit(LESSON, Some(&[("do", "hint")]));
    attempt(&mut guest, &["play groat", "place seven-sleepers", "end"]);
    assert_eq!(solved(&mut guest), 1, "what was solved without help stays so");
}

#[test]
fn a_guided_game_goes_on_where_it_was_left() {
    let mut guest = Guest::default();
    let at = |answer: &Value| after(html(answer), "data-at=\"").unwrap_or_default().to_owned();
    let begin = at(&guest.visit(FIRST_GAME, None));
    let mut shown = Value::Null;
    for _ in 0..4 {
        let page = guest.visit(FIRST_GAME, None);
        let wish = if html(&page).contains("value=\"next\"") { "next" } else { "show" };
        shown = guest.visit(FIRST_GAME, Some(&[("do", wish)]));
        assert_eq!(shown["show"]["what"], "regions", "{wish}: {shown}");
    }
    let left = at(&shown);
    assert_ne!(left, begin, "the coach has gone on");
    guest.reopen();
    assert_eq!(at(&guest.visit(FIRST_GAME, None)), left);
    // A form of before changes nothing.
    guest.visit(FIRST_GAME, Some(&[("do", "next"), ("question", "0")]));
    assert_eq!(at(&guest.visit(FIRST_GAME, None)), left);
}
