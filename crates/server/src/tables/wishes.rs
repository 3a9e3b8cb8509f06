//! Who is asked what is usually answered in one way, as whether to take money.
//!
//! The house answers for everyone else as soon as the question comes up. Where another person
//! sits or looks on, only what all can see decides: how long it takes then depends on who is
//! asked, never on what they hold.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use game::Seat;
use game::usual::Company;

use super::desk::Desk;
use super::sheet::Place;
use crate::ids::PersonId;

/// Whether people want to be asked, of all who have said so.
#[derive(Default)]
pub struct Wishes(Mutex<HashMap<PersonId, bool>>);

impl Wishes {
    /// Those that were kept.
    pub fn new(kept: Vec<(PersonId, bool)>) -> Wishes {
        Wishes(Mutex::new(kept.into_iter().collect()))
    }

    /// These were kept by now, by whichever node.
    pub fn renew(&self, kept: Vec<(PersonId, bool)>) {
        *self.all() = kept.into_iter().collect();
    }

    /// Somebody wants to be asked from now on, or does not.
    pub fn set(&self, person: PersonId, asked: bool) {
        self.all().insert(person, asked);
    }

    /// Tells a table for whom the usual answer is given. Bots answer for themselves, and
    /// programs are asked everything unless their owner has said otherwise.
    pub(super) fn tell(&self, desk: &mut Desk) {
        let wishes = self.all();
        let is_asked = |place: &Place| match place.sitter.person() {
            Some(person) if place.stand_in.is_none() => {
                wishes.get(&person).copied().unwrap_or(place.by_program)
            }
            _ => true,
        };
        let company = if desk.is_unseen() { Company::Bots } else { Company::People };
        if let Some(play) = &mut desk.play {
            let seats = Seat::all(desk.sheet.places.len()).zip(&desk.sheet.places);
            let usual = seats.filter(|(_, place)| !is_asked(place)).map(|(seat, _)| seat);
            play.answer_as_usual(usual.collect(), company);
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, bool>> {
        self.0.lock().unwrap_or_else(|error| error.into_inner())
    }
}
