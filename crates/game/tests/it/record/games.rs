//! Games of the tiny game to make records of.

use game::dealer::{Contribution, Dealer, Opening, Seed};
use game::record::{Header, Record, Recorder};
use game::{Buffer, Game, Seat, Status, Step};

use crate::tiny::{Setup, Tiny};

/// The record of [`whole_game`].
pub(crate) const EXAMPLE: &str = include_str!("example.txt");

/// What chance is dealt from at the test's table.
pub(crate) fn opening() -> Opening {
    let seed = Seed::new(std::array::from_fn(|index| index as u8));
    let bits = std::array::from_fn(|index| index as u8);
    let added = Contribution::new(bits, "per aspera").expect("short words");
    Opening::new(seed, vec![Some(added), None])
}

/// A record that begins, of a sealed table for two.
pub(crate) fn sealed_recorder() -> Recorder<Tiny> {
    let mut header = Header::new(Setup::default()).expect("two may play");
    header.rename(Seat::new(0), Some("North")).expect("a short name");
    Recorder::new(header.sealed(opening().seal()))
}

/// Every kind of line: two cards are dealt again, and a card is taken back.
pub(crate) fn whole_game() -> Record<Tiny> {
    let dealer = Dealer::new(opening());
    let mut recorder = sealed_recorder();
    for _ in 0..6 {
        recorder.deal(&dealer).expect("chance is to decide");
    }
    recorder.undo_to(4).expect("six steps are in force");
    for _ in 0..2 {
        recorder.deal(&dealer).expect("chance is to decide");
    }
    for _ in 0..3 {
        recorder.apply(first_step(recorder.table().game())).expect("what is listed is accepted");
    }
    recorder.undo_to(8).expect("nine steps are in force");
    play_on(&mut recorder, &dealer);
    recorder.record().clone().reveal(opening()).expect("as committed")
}

/// Plays to the end, everyone taking the last action listed.
pub(crate) fn play_on(recorder: &mut Recorder<Tiny>, dealer: &Dealer) {
    loop {
        match recorder.table().status() {
            Status::Over(_) => return,
            Status::Chance => recorder.deal(dealer).expect("chance is to decide"),
            Status::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let actions = recorder.table().actions(seat);
                let last = *actions.last().expect("something is offered");
                recorder.apply(Step::Act(seat, last)).expect("what is listed is accepted")
            }
        };
    }
}

/// The first step possible, the lowest card when chance is to decide.
pub(crate) fn first_step(game: &Tiny) -> Step<Tiny> {
    match game.status() {
        Status::Seats(seats) => {
            let seat = seats.first().expect("someone is asked");
            let mut actions = Buffer::new();
            game.actions(seat, &mut actions);
            Step::Act(seat, actions[0])
        }
        _ => Step::Chance(game.sample(&mut Lowest)),
    }
}

/// Dice that always fall as low as they can.
struct Lowest;

impl game::Dice for Lowest {
    fn below(&mut self, _sides: u32) -> u32 {
        0
    }
}
