//! Opponents: each is given a view and the legal actions, and returns one of them.
//!
//! A [`Level`] is what a player picks; [`Seated`] is an opponent of that level at a
//! table. Nothing here ever holds the state of a real game: a [`Bot`] is handed what
//! its seat knows, and the searchers work on states they imagine from it. All that is
//! particular to one game is its [`Insight`].

pub mod ankh_morpork;
mod bot;
mod distracted;
mod explanation;
mod foresight;
mod insight;
mod level;
mod math;
mod network;
mod quick;
mod random;
pub mod rattus_cartus;
mod search;
mod seated;
mod style;
#[cfg(feature = "tiny")]
mod tiny;

use game::Seat;

pub use bot::{Bot, Choice};
pub use explanation::{Considered, Explanation, RoleChance, Suspicion};
pub use foresight::{Danger, Foresight, Fortune, Merit, compare};
pub use insight::{Chances, Effort, FirstLook, Insight, Scores, THE_END};
pub use level::{BadLevel, Kind, Level};
pub use math::{mix, softmax};
pub use seated::Seated;
pub use style::Style;

/// What a judge of positions has learned so far, as `cargo xtask fit` hears of it.
#[cfg(any(test, feature = "fit"))]
pub struct Lesson {
    /// How it goes.
    pub report: String,
    /// The judge, as it is kept in `judge.txt`.
    pub judge: String,
}

/// An opponent of this level for a seat. The same level, seat and seed play alike.
pub fn bot<G: Insight>(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<G>> {
    G::bot(level, seat, math::mix(seed, level.seed.wrapping_add(seat.index() as u64)))
}

/// What [`Insight::bot`] answers for every game.
fn opponent<G: Insight>(level: &Level, seat: Seat, seed: u64) -> Box<dyn Bot<G>> {
    let bot: Box<dyn Bot<G>> = match level.kind {
        Kind::Random => return Box::new(random::RandomBot::new(seed)),
        Kind::Beginner | Kind::Quick => Box::new(quick::QuickBot::<G>::new(seat, seed)),
        Kind::Steady | Kind::Sharp | Kind::Master => {
            Box::new(search::SearchBot::<G>::new(*level, seat, seed))
        }
    };
    match level.overlooks {
        0 => bot,
        overlooks => {
            let watches = level.kind != Kind::Beginner;
            let share = u32::from(overlooks) * G::HIDDEN / 100;
            Box::new(distracted::Distracted::new(bot, share, watches, math::mix(seed, 1)))
        }
    }
}
