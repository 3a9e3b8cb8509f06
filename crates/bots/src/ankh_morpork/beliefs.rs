//! Tells: what players do shows what they are after.
//!
//! Everything that a seat does on its turns is counted, and `tells.rs` says how much each
//! deed speaks for each aim: numbers that were fitted to games in which the aims are known.

use ankh_morpork::{Area, Cast, Minion, Shown, What};
use game::Seat;

use super::aims::{AIMS, Aim};
use super::card_values::promises;
use super::tells::{CARDS, DEEDS, TELLS};

/// No run of tells speaks louder than this for or against an aim.
const LOUDEST: f32 = 4.0;

/// How much what a seat did speaks for each aim, as logarithms.
#[derive(Clone, Debug, Default)]
pub struct Beliefs {
    seats: [Deeds; 4],
    /// Minions as far as they were seen coming and going.
    minions: [[i8; 12]; 4],
    active: Seat,
}

/// What a seat has done.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Deeds {
    /// How often it did each thing.
    pub(crate) counts: [u8; DEEDS],
    /// What the cards that it played promise to each aim, beyond what they promise to all.
    pub(crate) cards: [f32; AIMS],
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    BeginsTurn,
    EntersEmptyArea,
    AddsWhereLeading,
    JoinsOthers,
    MakesTrouble,
    Calms,
    BuildsEarly,
    BuildsLate,
    Borrows,
    DrawsMore,
    RemovesMinion,
    MovesMinion,
    EarnsLittle,
    EarnsMuch,
    Skips,
    Stirs,
}

/// From how many dollars on earning is much.
const MUCH: u16 = 5;
/// Until which turn building is early.
const EARLY: u8 = 4;

impl Deeds {
    /// How much speaks for an aim.
    pub(crate) fn speak_for(&self, aim: Aim) -> f32 {
        let aim = aim as usize;
        let counts = self.counts.iter().zip(&TELLS);
        let told: f32 = counts.map(|(&count, tell)| f32::from(count) * tell[aim]).sum();
        (told + CARDS[aim] * self.cards[aim]).clamp(-LOUDEST, LOUDEST)
    }
}

impl Beliefs {
    /// How much speaks for a seat having an aim.
    pub(crate) fn of(&self, seat: Seat, aim: Aim) -> f32 {
        self.seats[seat.index()].speak_for(aim)
    }

    /// What a seat has done.
    #[cfg(any(test, feature = "fit"))]
    pub(crate) fn deeds(&self, seat: Seat) -> Deeds {
        self.seats[seat.index()]
    }

    /// How much speaks for a whole cast; what `me` does is no tell to itself.
    pub(crate) fn of_cast(&self, cast: &Cast, me: Option<Seat>) -> f32 {
        let others = Seat::all(4).filter(|&seat| Some(seat) != me);
        let told = others.filter_map(|seat| Some(self.of(seat, Aim::of(cast[seat.index()]?))));
        told.sum()
    }

    /// Folds in what was seen.
    pub(crate) fn notice(&mut self, shown: &Shown) {
        let on_turn = shown.because.event.is_none();
        let active = self.active;
        match shown.what {
            What::TurnBegan { seat } => {
                self.active = seat;
                self.did(seat, Deed::BeginsTurn);
            }
            What::Played { seat, card } if seat == active => self.played(seat, card.index()),
            What::Placed { seat, area } => {
                if on_turn && !shown.because.rescue {
                    self.placed(seat, area);
                }
                self.add(seat, area, 1);
            }
            What::Lifted { seat, area } => self.add(seat, area, -1),
            What::Moved { minion, to } => {
                if on_turn && minion.owner.seat() != Some(active) {
                    self.did(active, Deed::MovesMinion);
                }
                self.add_minion(minion, -1);
                self.add_minion(Minion { area: to, ..minion }, 1);
            }
            What::Swapped { one, two } => {
                self.add_minion(one, -1);
                self.add_minion(two, -1);
                self.add_minion(Minion { area: two.area, ..one }, 1);
                self.add_minion(Minion { area: one.area, ..two }, 1);
            }
            What::Removed { minion } => {
                if on_turn && minion.owner.seat() != Some(active) {
                    self.did(active, Deed::RemovesMinion);
                }
                self.add_minion(minion, -1);
            }
            What::Troubled { .. } if on_turn => self.did(active, Deed::MakesTrouble),
            What::Calmed { .. } if on_turn => self.did(active, Deed::Calms),
            What::Built { seat, .. } => {
                let turns = self.seats[seat.index()].counts[Deed::BeginsTurn as usize];
                let deed = if turns <= EARLY { Deed::BuildsEarly } else { Deed::BuildsLate };
                self.did(seat, deed);
            }
            What::Borrowed { seat, .. } => self.did(seat, Deed::Borrows),
            What::Drew { seat, .. } if shown.because.card.is_some() => {
                self.did(seat, Deed::DrawsMore);
            }
            What::Paid { to: Some(seat), amount, .. } if on_turn && seat == active => {
                let deed = if amount < MUCH { Deed::EarnsLittle } else { Deed::EarnsMuch };
                self.did(seat, deed);
            }
            What::Skipped { seat } => self.did(seat, Deed::Skips),
            What::Used { seat, area: Area::TheShades } => self.did(seat, Deed::Stirs),
            What::ChangedPersonality { seat, .. } => {
                self.seats[seat.index()] = Deeds::default();
            }
            _ => {}
        }
    }

    fn played(&mut self, seat: Seat, card: usize) {
        let promise = &promises()[card][..AIMS];
        let to_all = promise.iter().sum::<f32>() / AIMS as f32;
        let sums = self.seats[seat.index()].cards.iter_mut().zip(promise);
        sums.for_each(|(sum, promise)| *sum += promise - to_all);
    }

    fn placed(&mut self, seat: Seat, area: Area) {
        let here = |of: usize| self.minions[of][area.index()].max(0);
        let own = here(seat.index());
        let most = (0..4).filter(|&other| other != seat.index()).map(here).max().unwrap_or(0);
        let deed = if own == 0 && most == 0 {
            Deed::EntersEmptyArea
        } else if own > most {
            Deed::AddsWhereLeading
        } else {
            Deed::JoinsOthers
        };
        self.did(seat, deed);
    }

    fn did(&mut self, seat: Seat, deed: Deed) {
        let count = &mut self.seats[seat.index()].counts[deed as usize];
        *count = count.saturating_add(1);
    }

    fn add_minion(&mut self, minion: Minion, number: i8) {
        if let Some(seat) = minion.owner.seat() {
            self.add(seat, minion.area, number);
        }
    }

    fn add(&mut self, seat: Seat, area: Area, number: i8) {
        let count = &mut self.minions[seat.index()][area.index()];
        *count = count.saturating_add(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is thought of somebody who did the same thing in each of six turns.
    fn thought_of(what: impl Fn(Seat) -> What) -> [f32; AIMS] {
        let seat = Seat::new(2);
        let mut beliefs = Beliefs::default();
        for _ in 0..6 {
            for what in [What::TurnBegan { seat }, what(seat)] {
                beliefs.notice(&Shown { what, because: Default::default() });
            }
        }
        Aim::ALL.map(|aim| beliefs.of(seat, aim))
    }

    #[test]
    fn deeds_speak_for_aims() {
        let trouble = thought_of(|_| What::Troubled { area: Area::Dimwell });
        let calm = thought_of(|_| What::Calmed { area: Area::Dimwell });
        let loan = ankh_morpork::Cards::ALL.into_iter().next().expect("there are cards");
        let borrowing = thought_of(|seat| What::Borrowed { seat, card: loan });
        let [king, rich] = [Aim::Trouble, Aim::Wealth].map(|aim| aim as usize);
        assert!(trouble[king] > calm[king] + 1.0, "{trouble:?} {calm:?}");
        let poor = (0..AIMS).filter(|&aim| aim != rich);
        assert!(poor.into_iter().all(|aim| borrowing[aim] > borrowing[rich]), "{borrowing:?}");
    }

    #[test]
    fn who_becomes_somebody_else_is_a_stranger_again() {
        let seat = Seat::new(1);
        let mut beliefs = Beliefs::default();
        let mut saw = |what| beliefs.notice(&Shown { what, because: Default::default() });
        saw(What::TurnBegan { seat });
        saw(What::Troubled { area: Area::Dimwell });
        saw(What::ChangedPersonality { seat, old: None, new: None });
        assert!(Aim::ALL.into_iter().all(|aim| beliefs.of(seat, aim) == 0.0));
    }
}
