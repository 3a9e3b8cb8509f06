//! What a review says, and that it says the same however it was made.

use ankh_morpork::AnkhMorpork;
use bots::{Insight, Kind};
use game::Seat;
use game::record::Record;
use rattus_cartus::RattusCartus;
use review::{Budget, Found, NotReviewed, Replays, Review, begin, replays};

use crate::played::played;

const SMALL: Budget = Budget { playouts: 3, searches: 12 };

fn record<G: Insight>(seed: u8) -> Record<G> {
    played(G::Setup::default(), seed)
}

fn whole(text: &str, budget: Budget) -> Review {
    let mut work = begin(text, budget, 7, Vec::new()).unwrap();
    while work.advance() {}
    assert_eq!(work.progress().done, work.progress().of);
    assert!(!work.advance(), "there is nothing left");
    work.review()
}

/// What holds of every review.
fn check(review: &Review, ranking: &[usize], seats: usize) {
    assert!(review.is_whole);
    let turns: Vec<u32> = review.moments.iter().map(|moment| moment.turn).collect();
    assert_eq!(turns.first(), Some(&0), "it begins before the first turn");
    assert!(turns.windows(2).all(|pair| pair[0] <= pair[1]), "{turns:?}");
    for moment in &review.moments {
        assert_eq!(moment.eyes.len(), seats);
        for chances in moment.eyes.iter().chain([&moment.chances]) {
            assert_eq!(chances.len(), seats);
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert!(chances.iter().sum::<f64>() < 1.001, "{chances:?}");
        }
    }
    let end = &review.moments.last().unwrap().chances;
    for (seat, &chance) in end.iter().enumerate() {
        assert_eq!(chance > 0.0, ranking.contains(&seat), "{end:?} where {ranking:?} won");
    }
    assert!(review.decisions > 0);
    for costly in &review.costly {
        assert!(costly.cost >= 0.02 && costly.decision.better.is_some());
    }
    assert!(review.costly.is_sorted_by(|one, other| one.cost >= other.cost));
    assert!(review.luck.iter().all(|luck| luck.usual > 0.0), "{:?}", review.luck);
    assert_eq!(review.luck.len(), seats);
}

fn winners<G: Insight>(record: &Record<G>) -> (Vec<usize>, usize) {
    let table = record.replay().unwrap();
    let game::Status::Over(ranking) = table.status() else { panic!("it is over") };
    (ranking.winners().iter().map(Seat::index).collect(), table.game().seats())
}

#[test]
fn a_game_of_ankh_morpork_is_reviewed_with_what_gave_everyone_away() {
    let record = record::<AnkhMorpork>(1);
    let review = whole(&record.to_string(), SMALL);
    let (winners, seats) = winners(&record);
    check(&review, &winners, seats);
    assert_eq!(review.exposures.len(), seats);
    for exposure in &review.exposures {
        let truths = exposure.suspects.iter().filter(|suspect| suspect.is_true).count();
        assert_eq!(truths, 1, "{exposure:?}");
        for at in 0..review.moments.len() - 1 {
            let all: f64 = exposure.suspects.iter().map(|suspect| suspect.chances[at]).sum();
            assert!((all - 1.0).abs() < 0.01, "{all} at {at}");
        }
        let lords = exposure.suspects.iter().find(|suspect| suspect.roles.len() == 3);
        assert!(lords.is_some(), "the three lords are after the same: {exposure:?}");
    }
    assert!(review.moments.iter().all(|moment| moment.dangers.is_empty()));
}

#[test]
fn a_game_of_rattus_cartus_is_reviewed_with_what_was_known_of_the_nuns() {
    let record = record::<RattusCartus>(2);
    let review = whole(&record.to_string(), SMALL);
    let (winners, seats) = winners(&record);
    check(&review, &winners, seats);
    assert!(review.exposures.is_empty());
    for moment in &review.moments {
        assert_eq!(moment.dangers.len(), seats + 1, "every seat and the spectators");
        for seen in &moment.dangers {
            assert!(seen.seen <= seen.of && seen.expected <= 20.0, "{seen:?}");
            assert!(seen.risks.iter().all(|risk| (0.0..=1.0).contains(risk)), "{seen:?}");
        }
    }
    let start = &review.moments[0].dangers;
    assert!(start.iter().any(|seen| seen.seen < seen.of), "nobody begins with all nuns known");
}

/// Whoever is broken off after every single piece, and reads what was found from a text,
/// comes to the same review.
#[test]
fn a_review_goes_on_where_it_was() {
    let text = record::<RattusCartus>(3).to_string();
    let budget = Budget { playouts: 2, searches: 6 };
    let at_once = whole(&text, budget);
    let mut kept = "[]".to_owned();
    let mut goes_on = true;
    while goes_on {
        let found: Vec<Found> = serde_json::from_str(&kept).unwrap();
        let mut work = begin(&text, budget, 7, found).unwrap();
        for _ in 0..25 {
            goes_on = work.advance();
        }
        kept = serde_json::to_string(work.found()).unwrap();
        if !goes_on {
            assert_eq!(work.review(), at_once);
        }
    }
    let read: Review = serde_json::from_str(&serde_json::to_string(&at_once).unwrap()).unwrap();
    assert_eq!(read, at_once);
}

/// Whoever makes it can let others go first between any two games in mind, and the figures
/// stay the same.
#[test]
fn a_review_rests_between_any_two_games_in_mind() {
    for text in [record::<RattusCartus>(3).to_string(), record::<AnkhMorpork>(1).to_string()] {
        let budget = SMALL;
        let mut work = begin(&text, budget, 7, Vec::new()).unwrap();
        let mut goes_on = true;
        while goes_on {
            let mut rests = 0;
            goes_on = work.advance_with_rests(&mut || rests += 1);
            let found = work.found().last().unwrap();
            let ends = !goes_on;
            let of_moment = found
                .moment
                .as_ref()
                .filter(|_| !ends)
                .map_or(0, |moment| budget.playouts * (1 + moment.eyes.len() as u32));
            let searched = found.decision.as_ref().map_or(0, |_| budget.searches / 2);
            let tried = found.decision.as_ref().filter(|decision| !decision.reasons.is_empty());
            let worlds = tried.map_or(0, |_| 2 * 128);
            let least = of_moment + searched + worlds;
            assert!(
                rests >= least,
                "{rests} rests at step {}, and {least} games",
                work.found().len()
            );
        }
        assert_eq!(work.review(), whole(&text, budget));
    }
}

#[test]
fn another_seed_or_budget_is_another_review() {
    let text = record::<RattusCartus>(3).to_string();
    let moments = |playouts, seed| {
        let budget = Budget { playouts, searches: 0 };
        let mut work = begin(&text, budget, seed, Vec::new()).unwrap();
        while work.advance() {}
        let review = work.review();
        assert_eq!(review.decisions, 0, "without searches no decision is judged");
        review.moments
    };
    assert_eq!(moments(2, 7), moments(2, 7));
    assert_ne!(moments(2, 7), moments(2, 8));
    assert_ne!(moments(2, 7), moments(3, 7));
}

#[test]
fn what_is_no_finished_game_gets_a_sentence() {
    let text = record::<RattusCartus>(3).to_string();
    let sentence = |text: &str| match begin(text, SMALL, 0, Vec::new()) {
        Ok(_) => panic!("that is none"),
        Err(error) => error.to_string(),
    };
    assert!(!sentence("").is_empty());
    assert!(sentence("snug 1\ngame chess\n").len() > 10);
    let half: String = text.lines().take(60).map(|line| format!("{line}\n")).collect();
    assert!(sentence(&half).contains("not over"), "{}", sentence(&half));
    let too_much = vec![Found::default(); 100_000];
    assert!(matches!(begin(&text, SMALL, 0, too_much), Err(NotReviewed::Misfit)));
}

/// Every error that a review names is replayed, with what the review says of it.
#[test]
fn what_is_called_an_error_is_played_on_from_with_both_answers() {
    let text = record::<AnkhMorpork>(1).to_string();
    let play_on = |games| {
        let quick = Replays { level: Kind::Quick.into(), games };
        replays(&text, SMALL, 7, quick).unwrap()
    };
    let (once, often) = (play_on(1), play_on(4));
    let mut said: Vec<f64> = often.iter().map(|error| error.said).collect();
    said.sort_by(|one, other| other.total_cmp(one));
    let named = whole(&text, SMALL).costly;
    assert!(!named.is_empty(), "quick bots make errors");
    for (named, said) in named.iter().zip(&said) {
        assert!((named.cost - said).abs() < 1e-3, "{} is said as {said}", named.cost);
    }
    assert_eq!(once, play_on(1), "the same seed plays the same games");
    assert!(once.iter().all(|error| [-1.0, 0.0, 1.0].contains(&error.lost)), "{once:?}");
    assert!(often.iter().any(|error| error.lost != 0.0), "both answers end alike: {often:?}");
}
