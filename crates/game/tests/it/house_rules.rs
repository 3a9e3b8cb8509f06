//! The house rules of `rules.md`, on the tiny game.

use game::{Game, Refusal, Silent};

use crate::tiny::{Setup, Tiny};

/// The tiny game after these steps.
fn after(steps: &[&str]) -> Tiny {
    let mut game = Tiny::new(&Setup::default()).expect("two may play");
    for step in steps {
        game.apply(step.parse().expect(step), &mut Silent).expect(step);
    }
    game
}

fn refused(mut game: Tiny, step: &str) -> Refusal {
    game.apply(step.parse().expect(step), &mut Silent).expect_err(step)
}

const DEALT: [&str; 6] = ["deal 1", "deal 2", "deal 3", "deal 4", "deal 5", "deal 6"];
const PASSED: [&str; 8] =
    ["deal 1", "deal 2", "deal 3", "deal 4", "deal 5", "deal 6", "2: pass 6", "1: pass 1"];

#[test]
fn snug_01_only_a_seat_that_is_asked_may_answer() {
    assert_eq!(refused(after(&PASSED), "2: play 1"), Refusal::NOT_ASKED);
    assert_eq!(refused(after(&DEALT), "3: pass 1"), Refusal::NOT_ASKED);
    assert_eq!(refused(after(&[]), "1: pass 1"), Refusal::NOT_ASKED);
}

#[test]
fn snug_02_an_answer_must_be_offered() {
    assert_eq!(refused(after(&DEALT), "1: pass 2"), Refusal::NOT_OFFERED);
    assert_eq!(refused(after(&DEALT), "1: play 1"), Refusal::NOT_OFFERED);
}

#[test]
fn snug_03_the_dealer_draws_only_when_chance_is_to_decide() {
    assert_eq!(refused(after(&DEALT), "deal 7"), Refusal::NO_CHANCE);
}

#[test]
fn snug_04_chance_brings_only_what_could_happen() {
    assert_eq!(refused(after(&DEALT[..3]), "deal 3"), Refusal::IMPOSSIBLE);
}

#[test]
fn snug_05_a_finished_game_takes_no_more_steps() {
    let plays = ["1: play 6", "2: play 1", "1: play 5", "2: play 2"];
    let over = after(&[&PASSED[..], &plays[..]].concat());
    assert_eq!(refused(over.clone(), "1: play 3"), Refusal::OVER);
    assert_eq!(refused(over, "deal 7"), Refusal::OVER);
}

#[test]
fn snug_06_a_game_starts_only_from_a_set_up_it_knows() {
    for players in [0, 1, 5, 100] {
        assert_eq!(Tiny::new(&Setup { players }), Err(Refusal::SETUP));
    }
}
