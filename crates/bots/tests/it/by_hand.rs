//! How many answers a person gives by hand, and how many fewer because the house gives what
//! hardly anybody declines.

use ankh_morpork::AnkhMorpork;
use bots::{Insight, Level, Seated};
use game::dealer::{Dealer, Opening, Seed};
use game::dice::QuickDice;
use game::record::Header;
use game::usual::Company;
use game::{Buffer, Dice, Seat, SeatSet, Secrets, Session, Silent, Status, Step};
use rattus_cartus::{Action, Card, RattusCartus};

const SEEDS: u8 = 100;

/// Plays a game in which every seat answers as `quick` would if it overlooked
/// nothing, and tells of each answer of the first seat that it gave itself, and then of those
/// that the house gave after it, without a view.
fn play<G: Insight>(
    seed: u8,
    company: Option<Company>,
    mut each: impl FnMut(Option<&G::View>, G::Action),
) {
    let header = Header::<G>::new(Default::default()).expect("the usual table");
    let opening = Opening::by_house_alone(Seed::new([seed; 32]), header.seats());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    let person = Seat::new(0);
    if let Some(company) = company {
        session.answer_as_usual(SeatSet::only(person), company);
    }
    let level: Level = "quick:overlooks=0".parse().expect("a level");
    let sit = |seat| Seated::<G>::new(&level, seat, seed.into());
    let mut players: Vec<_> = Seat::all(session.game().seats()).map(sit).collect();
    session.deal().expect("somebody deals");
    while let Some((seat, _)) = session.next_question() {
        let player = &mut players[seat.index()];
        let prompt = player.prompt(&session).expect("its seat is asked");
        let action = player.decide(&prompt).action;
        if seat == person {
            each(Some(&prompt.view), action);
        }
        let before = session.steps().len() + usize::from(seat == person);
        session.act(seat, action).expect("it was offered");
        for step in session.steps().iter().skip(before) {
            match *step {
                Step::Act(by, action) if by == person => each(None, action),
                _ => {}
            }
        }
    }
}

/// How many answers the first seat gave itself in all games.
fn answers<G: Insight>(company: Option<Company>) -> usize {
    let mut answers = 0;
    let mut count = |view: Option<&G::View>| answers += usize::from(view.is_some());
    (0..SEEDS).for_each(|seed| play::<G>(seed, company, |view, _| count(view)));
    answers
}

/// Holds what is done by hand to a part of what was before, in thousandths.
#[track_caller]
fn check(what: &str, before: usize, after: usize, most: usize) {
    let part = 100.0 * after as f64 / before as f64;
    println!("{what}: {before} before, {after} after, {part:.1} %");
    assert!(after * 1000 <= before * most, "{after} of {before} is more than {most} ‰");
}

#[test]
fn fewer_answers_are_given_by_hand_in_ankh_morpork() {
    let before = answers::<AnkhMorpork>(None);
    check("ankh-morpork, alone", before, answers::<AnkhMorpork>(Some(Company::Bots)), 666);
    check("ankh-morpork, people", before, answers::<AnkhMorpork>(Some(Company::People)), 920);
}

/// Cards are laid with one button: those that are ticked, which at first are the followers that
/// bring no rat, every follower, or none. Cards to give are ticked, and handed over with a button.
/// Each tick that is changed and each button counts.
fn presses(company: Company) -> usize {
    let mut presses = 0;
    for seed in 0..SEEDS {
        // What is ticked and all that could be, how many cards are laid, and which so far.
        let mut laid: Option<([Vec<Card>; 2], usize, Vec<Card>)> = None;
        let mut gives = false;
        play::<RattusCartus>(seed, Some(company), |view, action| {
            match (action, view) {
                (Action::Play(number), Some(view)) => {
                    presses += 1;
                    let own = &view.players[0];
                    let class = own.building.map(|card| card.class());
                    let hand = own.hand.expect("one's own hand");
                    let brings_rat = |card: Card| card.is_population() && card.class() != class;
                    let all: Vec<Card> = hand.each().filter(|card| card.is_body()).collect();
                    let clean = all.iter().copied().filter(|&card| !brings_rat(card)).collect();
                    laid = Some(([clean, all], number.into(), Vec::new()));
                }
                (Action::Lay(card), _) => {
                    let Some((sets, number, cards)) = &mut laid else { return };
                    cards.push(card);
                    if cards.len() == *number && *cards != sets[1] {
                        presses += difference(&sets[0], cards);
                    }
                }
                (Action::Give(_), view) if gives || view.is_some() => {
                    presses += 1 + usize::from(!gives);
                }
                (_, Some(_)) => presses += 1,
                _ => {}
            }
            gives = matches!(action, Action::Give(_));
        });
    }
    presses
}

/// How many ticks are changed to come from one set of cards to another.
fn difference(from: &[Card], to: &[Card]) -> usize {
    let mut left = to.to_vec();
    let mut gone = 0;
    for card in from {
        match left.iter().position(|other| other == card) {
            Some(at) => drop(left.swap_remove(at)),
            None => gone += 1,
        }
    }
    gone + left.len()
}

#[test]
fn fewer_presses_are_needed_in_rattus_cartus() {
    let before = answers::<RattusCartus>(None);
    check("rattus-cartus, alone", before, presses(Company::Bots), 666);
    check("rattus-cartus, people", before, presses(Company::People), 666);
}

/// Whoever sees only what lies open cannot tell from an answer that came by itself what its
/// seat holds: in worlds that differ in what others cannot know it is the same.
#[track_caller]
fn check_secrecy<G: Insight + Secrets>() {
    let mut answered = 0;
    for seed in 0..60 {
        let mut dice = QuickDice::new(seed);
        let mut game = G::new(&Default::default()).expect("the usual table");
        for _ in 0..2_000 {
            let step = match game.status() {
                Status::Over(_) => break,
                Status::Chance => Step::Chance(game.sample(&mut dice)),
                Status::Seats(asked) => {
                    let mut other = game.clone();
                    other.scramble(None, &mut dice);
                    for seat in asked.iter() {
                        let usual = game.usual(seat, Company::People);
                        answered += usize::from(usual.is_some());
                        assert_eq!(usual, other.usual(seat, Company::People), "seed {seed}");
                    }
                    let seat = asked.first().expect("somebody is asked");
                    let mut actions = Buffer::new();
                    game.actions(seat, &mut actions);
                    Step::Act(seat, actions[dice.below(actions.len() as u32) as usize])
                }
            };
            game.apply(step, &mut Silent).expect("it was offered");
        }
    }
    assert!(answered > 500, "{answered}");
}

#[test]
fn answers_among_people_tell_nothing_of_a_hand() {
    check_secrecy::<AnkhMorpork>();
    check_secrecy::<RattusCartus>();
}
