//! The tiny game obeys every law, and each law catches what breaks it.

use game::Game;
use game::laws::{self, Broken, Course, Law, Lockstep, Report};

use crate::broken::{self, Flawed};
use crate::tiny::{Cards, Phase, Setup, Tiny, View};

#[test]
fn the_tiny_game_obeys_every_law() {
    let course =
        Course { conserve: twelve_cards, fits: passed_cards_are_left, ..Course::new(tables()) };
    let report = laws::obey(&course).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.lockstep.pairs > 500 && report.worlds > 1000, "{report}");
    let Lockstep { pairs, twins, together, apart, to_the_end } = report.lockstep;
    assert!(twins > 0 && together > pairs && apart > pairs, "{:?}", report.lockstep);
    assert!((1..pairs).contains(&to_the_end), "{:?}", report.lockstep);
}

fn tables() -> [Setup; 3] {
    [2, 3, 4].map(|players| Setup { players })
}

fn twelve_cards(game: &Tiny) -> Result<(), String> {
    let zones = game.players.iter().flat_map(|p| [p.hand, p.passing, p.played]);
    match zones.map(Cards::len).sum::<usize>() + game.stock.len() {
        12 => Ok(()),
        cards => Err(format!("there are {cards} cards")),
    }
}

/// The card a seat passed is in the hand to the left, once everyone has chosen.
fn passed_cards_are_left(view: &View, game: &Tiny) -> Result<(), String> {
    match view.seat {
        Some(seat) if matches!(game.phase, Phase::Play | Phase::Over) => {
            let left = seat.next(game.seats());
            let missing = view.passed.without(game.players[left.index()].hand);
            if missing.is_empty() { Ok(()) } else { Err(format!("{left:?} has no {missing:?}")) }
        }
        _ => Ok(()),
    }
}

fn flawed() -> Course<Flawed> {
    Course {
        games: 60,
        limit: 100,
        conserve: |game| twelve_cards(&game.0),
        fits: |view, game| passed_cards_are_left(view, &game.0),
        ..Course::new(tables())
    }
}

/// Each flaw is caught by the law it breaks, which the sound game obeys.
macro_rules! catches {
    ($($test:ident: $check:ident finds $law:ident in $($flaw:ident)*;)*) => { $(
        #[test]
        fn $test() {
            laws::$check(&flawed()).unwrap_or_else(|broken| panic!("{broken}"));
            $(
                Flawed::by(&broken::$flaw);
                caught(stringify!($flaw), Law::$law, laws::$check(&flawed()));
            )*
        }
    )* };
}

fn caught(flaw: &str, law: Law, outcome: Result<Report, Broken>) {
    match outcome {
        Ok(report) => panic!("{flaw} goes unnoticed in {report}"),
        Err(broken) => {
            assert_eq!(broken.law, law, "{flaw} is taken for something else: {broken}");
        }
    }
}

catches! {
    dead_ends_are_caught: games_end finds NoDeadEnds in
        DeadEnd NobodyAsked;
    endless_games_are_caught: games_end finds NoEndlessGames in
        Endless;
    a_status_that_contradicts_itself_is_caught: games_end finds SoundStatus in
        TurnsBackwards EndsTooSoon;
    lists_that_differ_from_what_is_accepted_are_caught: listed_is_accepted finds ListedIsAccepted in
        OffersTooMuch OffersTooLittle Unsorted Doubled OffersToAll TakesAnything
        DealsTheImpossible NeverOver;
    refusals_that_do_something_are_caught: refused_changes_nothing finds RefusedChangesNothing in
        RefusesAndMoves RefusesAndTells RefusesWithoutARule;
    loose_notation_is_caught: notation_is_exact finds NotationIsExact in
        Shouts ReadsLoosely WritesOneDigit;
    lossy_positions_are_caught: position_is_all finds PositionIsAll in
        SavesTooLittle;
    replays_that_differ_are_caught: replay_is_equal finds ReplayIsEqual in
        ForgetsItsSetup TellsAtRandom;
    lost_cards_are_caught: nothing_is_lost finds NothingIsLost in
        LosesCards;
    false_memories_are_caught: memory_is_true finds MemoryIsTrue in
        RemembersTooLong;
    leaks_are_caught: secrets_are_kept finds SecretsAreKept in
        ShowsACard TellsACard RemembersBeforeBeingTold OffersBySecrets RefusesBySecrets
        AsksBySecrets HidesNothing;
    worlds_that_do_not_fit_are_caught: worlds_fit finds WorldsFit in
        GuessesWithoutMemory GuessesEmptyHands;
}

#[test]
fn a_broken_law_says_where_the_rules_panicked() {
    Flawed::by(&broken::Panics);
    let broken = laws::games_end(&flawed()).expect_err("some game deals a twelve");
    assert!(broken.why.contains("there is no twelve"), "{broken}");
    assert_eq!(broken.steps.last(), Some(&(broken.step, "deal 12".to_owned())));
    // The seed alone brings the same game back.
    let again = Course { seed: broken.seed, games: 1, ..flawed() };
    let again = laws::games_end(&again).expect_err("it is the same game");
    assert_eq!(broken.to_string(), again.to_string());
}

#[test]
fn a_leak_says_what_was_played_in_both_worlds() {
    Flawed::by(&broken::TellsACard);
    let broken = laws::secrets_are_kept(&flawed()).expect_err("a card is told");
    assert!(broken.why.contains("more steps in two worlds\n"), "{broken}");
    assert!(broken.why.contains(" | "), "{broken}");
}

#[test]
fn a_course_with_an_impossible_table_is_caught() {
    let course: Course<Tiny> = Course::new([Setup { players: 5 }]);
    let broken = laws::games_end(&course).expect_err("five cannot play");
    assert_eq!(broken.law, Law::Starts);
}
