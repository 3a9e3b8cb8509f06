//! Finished games to review: quick bots play them.

use bots::{Insight, Kind, Level, Seated};
use game::dealer::{Dealer, Opening, Seed};
use game::record::{Header, Record};
use game::{Seat, Session};

/// The record of a game that quick bots play to its end.
pub(crate) fn played<G: Insight>(setup: G::Setup, seed: u8) -> Record<G> {
    let header = Header::<G>::new(setup).unwrap();
    let seats = header.seats();
    let opening = Opening::by_house_alone(Seed::new([seed; 32]), seats);
    let header = header.sealed(opening.seal());
    let mut session = Session::new(header, Some(Dealer::new(opening)));
    session.deal().unwrap();
    let level = Level::from(Kind::Quick);
    let mut players: Vec<Seated<G>> =
        Seat::all(seats).map(|seat| Seated::new(&level, seat, seed.into())).collect();
    while let Some((seat, _)) = session.next_question() {
        let player = &mut players[seat.index()];
        let prompt = player.prompt(&session).unwrap();
        let action = player.decide(&prompt).action;
        session.act(seat, action).unwrap();
    }
    session.revealed().unwrap()
}
