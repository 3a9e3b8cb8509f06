//! What the form of a table's settings says, with the options of its game.

use game::MAX_SEATS;

use super::new_table::{ClockPlan, SeatPlan, Settings, read};
use crate::{Language, Pages, Spoken};

/// What a form says, and the game's own set-up.
pub struct Settled<S> {
    /// As the form shows it again.
    pub settings: Settings,
    /// The game's own set-up.
    pub setup: S,
    /// The name of the text that says what is wrong with it.
    pub problem: Option<&'static str>,
}

/// What the fields of a form say about a table; those that are missing, what most tables have.
pub fn settled<G: Pages>(fields: &[(String, String)], lang: Language) -> Settled<G::Setup> {
    let is_filled_in = fields.iter().any(|(name, _)| name == "seat1" || name == "clock");
    let setup = if is_filled_in { <G as Pages>::setup(fields) } else { Ok(G::Setup::default()) };
    let wrong = setup.as_ref().err().copied();
    let setup = setup.unwrap_or_default();
    let is_possible = |seats: &usize| G::new(&G::seated(&setup, *seats)).is_ok();
    let most = (2..=MAX_SEATS).rev().find(is_possible).unwrap_or(2);
    let mut seats = vec![SeatPlan::Me, SeatPlan::Person];
    seats.resize(most, SeatPlan::Closed);
    let mut settings = Settings {
        game: G::NAME.to_owned(),
        title: String::new(),
        options: G::options(lang, &setup),
        seats,
        clock: ClockPlan::None,
        window: 4,
        public: false,
        hot_seat: false,
        hints: false,
        problem: None,
    };
    let problem = read(fields, &mut settings).err().or(wrong);
    settings.problem = problem.map(|key| lang.words().say(key).to_owned());
    Settled { settings, setup, problem }
}
