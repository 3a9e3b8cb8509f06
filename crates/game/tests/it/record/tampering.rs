//! Every kind of line, changed, is found out with its number and the reason.

use game::record::{Fault, Record};

use super::games::EXAMPLE;
use crate::tiny::Tiny;

const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// The example with the lines from `first` to `last` replaced by others.
fn with(first: usize, last: usize, others: &[&str]) -> String {
    let mut lines: Vec<&str> = EXAMPLE.lines().collect();
    lines.splice(first - 1..last, others.iter().copied());
    lines.join("\n")
}

fn parse(text: &str) -> Record<Tiny> {
    Record::parse(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[track_caller]
fn assert_found<T: std::fmt::Debug>(result: Result<T, Fault>, line: usize, reason: &str) {
    let fault = result.expect_err(reason);
    assert_eq!(fault.line, line, "{fault}");
    assert!(fault.reason.contains(reason), "{fault}");
}

#[test]
fn a_malformed_line_is_found_when_a_record_is_read() {
    for (line, other, reason) in [
        (1, "snug record 9", "does not know"),
        (1, "snug", "begins with \"snug record 1\""),
        (2, "game chess", "this is a game of chess, not of tiny"),
        (2, "game \u{1b}[2J", "lower-case letters, digits and hyphens"),
        (2, "play tiny", "should begin with \"game\""),
        (3, "rules 2", "revision 2 of the rules, and this program knows up to revision 1"),
        (3, "rules 01", "is a number"),
        (4, "setup {\"players\":9}", "SNUG-06"),
        (4, "setup {\"players\":2,\"cheats\":true}", "no set-up of tiny"),
        (4, "setup [[[[", "no set-up of tiny"),
        (4, "setup {\"\\u001b[2J\":1}", "unknown field `\\u{1b}[2J`"),
        (5, "seat 1 North", "quotation marks"),
        (5, "seat 1 \"North\" \"South\"", "quotation marks"),
        (5, "seat 2", "should begin with \"seat 1\""),
        (6, "seat 22", "quotation marks"),
        (7, "house commits 12", "a commitment is 64 digits"),
        (7, "house promises", "should begin with \"house commits\""),
        (8, "seat 1 commits 12", "a commitment is 64 digits"),
        (8, "seat 1 reveals 12", "commits something or adds nothing"),
        (10, "deal 5", "ends with an empty line"),
        (11, "deal 99", "a move is like"),
        (11, "End of the world", "a move is like"),
        (17, "undo", "like \"undo to 12\""),
        (17, "undo to -1", "like \"undo to 12\""),
        (17, "undo to 04", "like \"undo to 12\""),
        (20, "9: pass 5", "a seat is a number from 1 to 8"),
        (23, "check a07a530f9834d09f", "like \"check turn 3"),
        (23, "check turn 1 A07A530F9834D09F", "a checksum is 16 digits"),
        (24, "check turn 1 a07a530f9834d09f", "only after the step it is about"),
        (33, "end", "the place of every seat"),
        (33, "end 1 2 3 4 5 6 7 8 9", "the place of every seat"),
        (33, "end first second", "the place of every seat"),
        (35, "house reveals 12", "a seed is 64 digits"),
        (36, "seat 1 reveals 12 0", "32 digits, a length and words"),
        (36, "seat 1 reveals 000102030405060708090a0b0c0d0e0f 9 per aspera", "as many bytes"),
        (37, "seat 1 adds nothing", "should begin with \"seat 2\""),
    ] {
        assert_found(Record::<Tiny>::parse(&with(line, line, &[other])), line, reason);
    }
}

#[test]
fn lines_too_many_or_too_few_are_found_when_a_record_is_read() {
    for (first, last, others, line, reason) in [
        (4, 4, &["setup {\"players\":3}"][..], 7, "should begin with \"seat 3\""),
        (9, 9, &[], 9, "should begin with \"seat 2\""),
        (31, 31, &[], 31, "only after the step it is about"),
        (34, 34, &[], 34, "a move is like"),
        (37, 37, &[], 37, "should begin with \"seat 2\""),
        (37, 37, &["seat 2 adds nothing", "seat 3 adds nothing"], 38, "nothing follows"),
        (2, 37, &[], 2, "should begin with \"game\""),
    ] {
        assert_found(Record::<Tiny>::parse(&with(first, last, others)), line, reason);
    }
}

#[test]
fn what_the_rules_or_the_checksums_forbid_is_found_in_replay() {
    for (first, last, others, line, reason) in [
        (12, 12, &["deal 5"][..], 12, "\"deal 5\" is not allowed by SNUG-04"),
        (12, 12, &["1: pass 5"], 12, "SNUG-01"),
        (17, 17, &["undo to 6"], 17, "only 6 steps are in force"),
        (17, 17, &["undo to 5"], 19, "SNUG-03"),
        (17, 17, &[], 17, "SNUG-03"),
        (18, 18, &["deal 8"], 23, "the checksum of this position is"),
        (20, 20, &["1: pass 4"], 20, "SNUG-02"),
        (20, 20, &["3: pass 5"], 20, "SNUG-01"),
        (21, 22, &["1: play 2"], 21, "SNUG-01"),
        (22, 22, &["1: play 7"], 23, "the checksum of this position is"),
        (23, 23, &["check turn 1 a07a530f9834d090"], 23, "is a07a530f9834d09f"),
        (23, 23, &["check turn 2 a07a530f9834d09f"], 23, "this is turn 1"),
        (30, 30, &["end 1 2"], 30, "the game is not over"),
        (33, 33, &["end 2 1"], 33, "the game ended with \"end 1 2\""),
        (33, 33, &["end 1 2 3"], 33, "the game ended with \"end 1 2\""),
        (33, 33, &["end 1 2", "1: play 4"], 34, "SNUG-05"),
    ] {
        let record = parse(&with(first, last, others));
        assert_found(record.replay(), line, reason);
        assert!(record.verify().is_err(), "verifying replays too");
    }
}

#[test]
fn a_chance_step_that_was_not_dealt_is_found_in_verification() {
    for (line, other, reason) in [
        (11, "deal 6", "chance step 1 is \"deal 6\", but the revealed values deal \"deal 5\""),
        // Undone, so that nothing in the rest of the record depends on it.
        (15, "deal 12", "chance step 5 is \"deal 12\", but the revealed values deal \"deal 11\""),
        (18, "deal 8", "chance step 7 is \"deal 8\", but the revealed values deal \"deal 7\""),
    ] {
        let record = parse(&with(line, line, &[other]));
        assert_found(record.verify(), line, reason);
    }
    let undone = parse(&with(15, 15, &["deal 12"]));
    assert!(undone.replay().is_ok(), "only dealing again can tell");
}

#[test]
fn an_undone_chance_step_left_out_is_found_in_verification() {
    let record = parse(&with(15, 17, &[]));
    assert!(record.replay().is_ok(), "only dealing again can tell");
    assert_found(record.verify(), 15, "chance step 5 is \"deal 7\"");
}

#[test]
fn values_that_nobody_committed_to_are_found_in_verification() {
    let seat_1 = "seat 1 reveals 000102030405060708090a0b0c0d0e0f 10 per asperb";

    for (line, other, found, reason) in [
        (7, &*format!("house commits {ZEROS}"), 35, "not what the house committed to"),
        (8, &format!("seat 1 commits {ZEROS}"), 36, "what seat 1 revealed is not what"),
        (8, "seat 1 adds nothing", 36, "seat 1 revealed something and had committed"),
        (9, &format!("seat 2 commits {ZEROS}"), 37, "seat 2 committed to something and"),
        (35, &format!("house reveals {ZEROS}"), 35, "not what the house committed to"),
        (36, seat_1, 36, "what seat 1 revealed is not what"),
        (36, "seat 1 adds nothing", 36, "seat 1 committed to something and"),
        (
            37,
            "seat 2 reveals 000102030405060708090a0b0c0d0e0f 0",
            37,
            "seat 2 revealed something and had committed",
        ),
    ] {
        let record = parse(&with(line, line, &[other]));
        assert!(record.replay().is_ok(), "only verification looks at this");
        assert_found(record.verify(), found, reason);
    }
}

#[test]
fn a_record_that_shows_too_little_replays_but_does_not_verify() {
    for (first, last, found, reason) in [
        (7, 9, 7, "nobody committed to anything"),
        (23, 23, 23, "a checksum is missing here"),
        (32, 32, 32, "a checksum is missing here"),
        (33, 33, 33, "the end of the game is missing here"),
        (34, 37, 35, "not revealed yet"),
    ] {
        let record = parse(&with(first, last, &[]));
        assert!(record.replay().is_ok(), "{reason}");
        assert_found(record.verify(), found, reason);
    }
}
