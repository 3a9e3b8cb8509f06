//! A bot in its seat hears everything once, and begins anew after an undo.

use bots::{Level, Seated};
use game::dealer::{Dealer, Opening, Seed};
use game::record::Header;
use game::{Game, Seat, Session};
use rattus_cartus::RattusCartus;

fn level() -> Level {
    "quick".parse().expect("a level")
}

fn session() -> Session<RattusCartus> {
    let header = Header::new(Default::default()).expect("the usual table");
    let opening = Opening::by_house_alone(Seed::new([3; 32]), header.seats());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    session.deal().expect("somebody deals");
    session
}

/// Lets the bots answer so many questions.
fn play(session: &mut Session<RattusCartus>, bots: &mut [Seated<RattusCartus>], questions: usize) {
    for _ in 0..questions {
        let Some((seat, _)) = session.next_question() else { return };
        let bot = &mut bots[seat.index()];
        let prompt = bot.prompt(session).expect("its seat is asked");
        let choice = bot.decide(&prompt);
        session.act(seat, choice.action).expect("it was offered");
    }
}

fn seat_all(session: &Session<RattusCartus>) -> Vec<Seated<RattusCartus>> {
    Seat::all(session.game().seats()).map(|seat| Seated::new(&level(), seat, 5)).collect()
}

#[test]
fn after_an_undo_a_bot_plays_like_one_that_has_just_sat_down() {
    let mut session = session();
    let mut bots = seat_all(&session);
    play(&mut session, &mut bots, 30);
    let count = session.steps().len();
    session.undo_to(count - 8).expect("many steps are in force");
    let mut other = session.clone();
    let mut newcomers = seat_all(&other);
    play(&mut session, &mut bots, 1000);
    play(&mut other, &mut newcomers, 1000);
    assert_eq!(session.entries(), other.entries());
    assert!(!session.steps().is_empty());
}

#[test]
fn a_bot_thinks_as_well_on_another_thread() {
    let session = session();
    let (seat, _) = session.next_question().expect("somebody is asked");
    let mut bot = Seated::<RattusCartus>::new(&level(), seat, 5);
    let prompt = bot.prompt(&session).expect("its seat is asked");
    let here = Seated::new(&level(), seat, 5).decide(&prompt).action;
    let there = std::thread::spawn(move || {
        let choice = bot.decide(&prompt);
        (choice.action, bot)
    });
    let (action, bot) = there.join().expect("it thinks");
    assert_eq!(action, here);
    let again = bot.prompt(&session).expect("its seat is still asked");
    assert!(again.news.is_empty(), "it remembers what it has heard");
}
