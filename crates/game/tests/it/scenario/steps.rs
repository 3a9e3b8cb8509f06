//! The steps of a scenario, and what is said of one that cannot be taken.

use game::scenario;

use super::{GIVEN, fails, run, run_given};
use crate::tiny::Tiny;

#[test]
fn a_step_that_does_not_fit_says_what_would() {
    fails(
        "when = [\"1: play 1\", \"2: play 1\"]\nthen = { over = true }",
        "at step 2, \"2: play 1\"",
        "refused by SNUG-02 (An answer must be one of those the question offers); \
         now seat 2 is asked and may play: 4, 5, 6",
    );
    fails(
        "when = [\"2: jump\"]\nthen = { over = true }",
        "at step 1, \"2: jump\"",
        "a move is like \"deal 7\", \"pass 7\" or \"play 7\", not \"jump\"; \
         now seat 1 is asked and may: play 1, play 2, play 3",
    );
}

#[test]
fn an_answer_without_a_space_behind_its_colon_is_no_chance() {
    fails(
        "when = [\"1:play 1\"]\nthen = { over = true }",
        "at step 1, \"1:play 1\"",
        "an answer of a seat, not \"1:play 1\"; write a space behind the colon: \"1: play 1\"; \
         now seat 1 is asked and may: play 1, play 2, play 3",
    );
}

#[test]
fn a_step_that_comes_too_early_hears_of_chance_or_of_the_end() {
    let run = |phase: &str| {
        let given = GIVEN.replace("\"play\"", &format!("\"{phase}\""));
        let text = format!(
            "game = \"tiny\"\n[[scenario]]\ntitle = \"t\"\nrules = [\"SNUG-01\"]\n{given}\n\
             when = [\"1: play 1\"]\nthen = {{ over = false }}"
        );
        let report = scenario::run_text::<Tiny>("f.toml", &text).expect("it is well formed");
        report.failures[0].problem.clone()
    };
    let chance = "; now chance is to decide, a step without a seat; it may bring: nothing";
    assert!(run("deal").ends_with(chance), "{}", run("deal"));
    assert!(run("over").ends_with("; now the game is over"));
}

#[test]
fn a_wrong_chance_step_says_what_chance_may_bring() {
    let run = |step: &str| {
        let given = "stock = [5, 7], players = [{ hand = [1] }, { hand = [2] }]";
        let report = run_given(given, &format!("when = [\"{step}\"]\nthen = {{ over = false }}"));
        report.failures[0].problem.clone()
    };
    let brings = "now chance is to decide, a step without a seat; it may bring";
    assert!(run("deal 9").ends_with(&format!("{brings} deal: 5, 7")), "{}", run("deal 9"));
    assert!(run("roll 9").ends_with(&format!("{brings}: deal 5, deal 7")), "{}", run("roll 9"));
    assert!(run("1: play 1").ends_with(&format!("{brings}: deal 5, deal 7")));
}

#[test]
fn a_seat_that_is_not_at_the_table_is_no_seat() {
    let problem = "there is no seat 3 at this table of 2";
    fails("when = [\"3: play 1\"]\nthen = { over = true }", "at step 1, \"3: play 1\"", problem);
    let start = "before the first step";
    fails("then = { sees = { 3 = { turn = 1 } } }", start, problem);
    fails("then = { hides = { 3 = [\"x\"] } }", start, problem);
    fails("then = { shown = { 3 = [1] } }", start, problem);
    fails("then = { not-told = { 3 = [\"x\"] } }", start, problem);
    fails("then = { only = { 3 = [] } }", start, problem);
    fails("then = { over = false }\nknows = [{ seat = 3, facts = [] }]", start, problem);
}

#[test]
fn a_refused_step_must_be_refused_by_that_rule() {
    let at = "at the refused step \"1: play 4\"";
    let found = "refused by SNUG-02 (An answer must be one of those the question offers)";
    let problem = format!("{found}, not by SNUG-01");
    fails("when = [{ refused = \"1: play 4\", by = \"SNUG-01\" }]", at, &problem);
    let at = "at the refused step \"1: play 1\"";
    fails(
        "when = [{ refused = \"1: play 1\", by = \"SNUG-01\" }]",
        at,
        "accepted, not refused by SNUG-01",
    );
}

#[test]
fn a_failed_check_between_steps_ends_the_scenario_at_its_line() {
    let report = run(
        "when = [\n  \"1: play 1\",\n  { check = { asked = [1] } },\n  \"2: play 4\",\n]\nthen = { asked = [2] }",
    );
    let failure = &report.failures[0];
    assert_eq!((failure.line, failure.at.as_str()), (8, "after step 1, \"1: play 1\""));
    assert_eq!(failure.differences.len(), 1);
}
