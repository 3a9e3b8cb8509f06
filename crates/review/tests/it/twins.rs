//! Games that begin alike: what somebody could not know makes no difference to how they are
//! judged, and the luck of all that could have come adds up to nothing.

use std::collections::BTreeMap;

use ankh_morpork::AnkhMorpork;
use bots::{Fortune, Insight};
use game::dealer::{Dealer, Opening, Seed};
use game::dice::QuickDice;
use game::record::{Header, Record};
use game::{Dice, Seat, Session, Step, Table};
use rattus_cartus::RattusCartus;
use review::{Budget, Found, begin, steps_in_force};

use crate::played::played;

/// A whole game that begins with these steps; everybody answers anything after them.
fn finished<G: Insight>(record: &Record<G>, steps: &[Step<G>]) -> Record<G> {
    let header = Header::<G>::new(record.header().setup().clone()).unwrap();
    let opening = Opening::by_house_alone(Seed::new([77; 32]), header.seats());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    for step in steps {
        session.take(*step).unwrap();
    }
    session.deal().unwrap();
    let mut dice = QuickDice::new(5);
    while let Some((seat, question)) = session.next_question() {
        let actions = question.actions();
        session.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
    }
    session.record().unwrap().clone()
}

/// How many steps of two games look the same to somebody while they do not to somebody else.
fn alike<G: Insight>(record: &Record<G>, [one, other]: [&[Step<G>]; 2], seat: Seat) -> usize {
    let start = Table::new(record.header().start());
    let mut tables = [start.clone(), start];
    for (at, steps) in one.iter().zip(other).enumerate() {
        let [Ok(here), Ok(there)] = [tables[0].apply(*steps.0), tables[1].apply(*steps.1)] else {
            return at;
        };
        let seen = |told: &[game::Told<G>]| -> Vec<Option<G::Shown>> {
            let shown = told.iter().map(|told| told.shown(Some(seat)).cloned());
            shown.filter(Option::is_some).collect()
        };
        let is_same = serde_json::to_string(&seen(&here)).unwrap()
            == serde_json::to_string(&seen(&there)).unwrap()
            && tables[0].view(Some(seat)) == tables[1].view(Some(seat))
            && tables[0].actions(seat) == tables[1].actions(seat);
        let is_dealt = tables[0].game().turn() > 0;
        let is_seen = Seat::all(tables[0].game().seats())
            .any(|other| tables[0].view(Some(other)) != tables[1].view(Some(other)));
        if !is_same || (is_dealt && !is_seen) {
            return at;
        }
    }
    one.len()
}

/// The same game with two things swapped that were dealt before the first turn, in all ways
/// that look the same to a seat for a while; the longest first.
fn twins<G: Insight>(record: &Record<G>, seat: Seat) -> Vec<(usize, Vec<Step<G>>)> {
    let steps = steps_in_force(record);
    let mut table = Table::new(record.header().start());
    let mut dealt = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        if matches!(step, Step::Chance(_)) && table.game().turn() == 0 {
            dealt.push(at);
        }
        table.apply(*step).unwrap();
    }
    let mut twins = Vec::new();
    for (nth, &one) in dealt.iter().enumerate() {
        for &other in dealt[nth + 1..].iter().filter(|&&other| steps[other] != steps[one]) {
            let mut swapped = steps.clone();
            swapped.swap(one, other);
            let same = alike(record, [&steps, &swapped], seat);
            if same > dealt.len() {
                swapped.truncate(same);
                twins.push((same, swapped));
            }
        }
    }
    twins.sort_by_key(|(same, _)| std::cmp::Reverse(*same));
    twins
}

/// What is found in the first steps of a game.
fn found<G: Insight>(record: &Record<G>, steps: usize, budget: Budget) -> Vec<Found> {
    let mut work = begin(&record.to_string(), budget, 7, Vec::new()).unwrap();
    while work.progress().done < steps && work.advance() {}
    work.found().to_vec()
}

/// What a seat is judged by, and what it is shown, is the same in two games; what others see
/// is not.
fn check_eyes<G: Insight>(record: &Record<G>, seat: Seat) {
    const BUDGET: Budget = Budget { playouts: 3, searches: 12 };
    const MOST: usize = 90;
    let here = found(record, MOST, BUDGET);
    for (same, other) in twins(record, seat).into_iter().take(3) {
        let there = found(&finished(record, &other), same.min(MOST), BUDGET);
        let (mut decisions, mut moments, mut differ) = (0, 0, false);
        for (at, (here, there)) in here.iter().zip(&there).enumerate() {
            differ |= here != there;
            if let (Some(here), Some(there)) = (&here.moment, &there.moment) {
                moments += 1;
                let of = |moment: &review::Moment| {
                    (moment.eyes[seat.index()].clone(), moment.dangers.get(seat.index()).cloned())
                };
                assert_eq!(of(here), of(there), "{}, seat {seat}: the moment at {at}", G::NAME);
            }
            let own = |found: &Found| found.decision.clone().filter(|made| made.seat == seat);
            assert_eq!(own(here), own(there), "{}, seat {seat}: the decision at {at}", G::NAME);
            decisions += usize::from(own(here).is_some());
        }
        if differ && moments > 1 && decisions > 1 {
            return;
        }
    }
    panic!("{}: no game differs where seat {seat} does not see it", G::NAME);
}

#[test]
fn nobody_is_judged_by_what_they_could_not_know() {
    let record = played::<AnkhMorpork>(ankh_morpork::Setup::default(), 1);
    for seat in 0..2 {
        check_eyes(&record, Seat::new(seat));
    }
    let record = played::<RattusCartus>(rattus_cartus::Setup::default(), 2);
    for seat in 0..2 {
        check_eyes(&record, Seat::new(seat));
    }
}

/// For the first chance of each kind: everything that could have come instead, in as many games.
fn check_luck<G: Insight>(record: &Record<G>, kinds: &[Fortune]) {
    const BUDGET: Budget = Budget { playouts: 1, searches: 0 };
    let steps = steps_in_force(record);
    let whole = found(record, steps.len() + 1, BUDGET);
    let draws = record.draws().unwrap();
    let mut tried = Vec::new();
    let mut chances = 0;
    for (at, step) in steps.iter().enumerate() {
        let Step::Chance(_) = step else { continue };
        let ways = &draws[chances].ways;
        chances += 1;
        let Some(judged) = whole[at].chance.as_ref() else { continue };
        if tried.contains(&judged.kind) {
            continue;
        }
        tried.push(judged.kind);
        let mut counted: BTreeMap<_, f64> = BTreeMap::new();
        ways.iter().for_each(|way| *counted.entry(*way).or_default() += 1.0);
        let seats = record.header().seats();
        let (mut mean, mut spread) = (vec![0.0; seats], vec![0.0; seats]);
        let (mut best, mut worst) = (0.0_f64, 0.0_f64);
        for (way, count) in counted {
            let share = count / ways.len() as f64;
            let mut begins = steps[..at].to_vec();
            begins.push(Step::Chance(way));
            let text = finished(record, &begins).to_string();
            let mut work = begin(&text, BUDGET, 7, whole[..at].to_vec()).unwrap();
            work.advance();
            let chance = work.found()[at].chance.clone().unwrap();
            assert_eq!(chance.outcome, way.to_string());
            for seat in 0..seats {
                let effect = chance.effect[seat];
                mean[seat] += share * effect;
                spread[seat] += share * effect * effect;
                best = best.max(effect);
                worst = worst.min(effect);
                assert!((chance.variance[seat] - judged.variance[seat]).abs() < 1e-9);
            }
        }
        for seat in 0..seats {
            assert!(mean[seat].abs() < 2e-4, "{}, {:?}: {mean:?}", G::NAME, judged.kind);
            assert!((spread[seat] - judged.variance[seat]).abs() < 2e-4, "{spread:?} {judged:?}");
        }
        assert!(best >= 0.0 && worst <= 0.0, "good luck is above nothing, bad luck below");
    }
    for kind in kinds {
        assert!(tried.contains(kind), "{}: {kind:?} is not among {tried:?}", G::NAME);
    }
}

#[test]
fn what_could_have_come_adds_up_to_no_luck_at_all() {
    let record = played::<AnkhMorpork>(ankh_morpork::Setup::default(), 1);
    check_luck(&record, &[Fortune::Draw, Fortune::Roll, Fortune::Event]);
    let record = played::<RattusCartus>(rattus_cartus::Setup::default(), 2);
    check_luck(&record, &[Fortune::Draw]);
}
