//! A table at which bots play.

use bots::{Choice, Explanation, Insight, Level, Seated};
use game::dice::QuickDice;
use game::record::Header;
use game::{Game, Ranking, Seat, Session, Status, Step};

/// One decision of a game.
pub(crate) struct Decision<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) why: Explanation,
}

/// A finished game.
pub(crate) struct Finished<G: Game> {
    pub(crate) decisions: Vec<Decision<G>>,
    pub(crate) ranking: Ranking,
}

/// The levels of these names.
pub(crate) fn levels(texts: &[&str]) -> Vec<Level> {
    texts.iter().map(|text| text.parse().expect("a level")).collect()
}

/// A bot in every seat.
pub(crate) fn seat_all<G: Insight>(levels: &[Level], seed: u64) -> Vec<Seated<G>> {
    let seats = Seat::all(levels.len()).zip(levels);
    seats.map(|(seat, level)| Seated::new(level, seat, seed)).collect()
}

/// Plays a game to its end. An illegal answer is a panic here.
pub(crate) fn play<G: Insight>(setup: &G::Setup, levels: &[Level], seed: u64) -> Finished<G> {
    let header = Header::new(setup.clone()).expect("a set-up that can be played");
    let mut session = Session::<G>::new(header, None);
    let mut dice = QuickDice::new(seed);
    let mut bots = seat_all::<G>(levels, seed);
    let mut decisions = Vec::new();
    for _ in 0..100_000 {
        let step = match session.status() {
            Status::Over(ranking) => return Finished { decisions, ranking },
            Status::Chance => Step::Chance(session.game().sample(&mut dice)),
            Status::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let bot = &mut bots[seat.index()];
                let prompt = bot.prompt(&session).expect("its seat is asked");
                let Choice { action, why } = bot.decide(&prompt);
                assert!(prompt.actions.contains(&action), "{action} was not offered");
                decisions.push(Decision { seat, action, why });
                Step::Act(seat, action)
            }
        };
        session.take(step).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
    }
    panic!("the game of seed {seed} does not end");
}
