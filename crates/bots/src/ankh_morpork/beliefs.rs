//! Tells: what players do shows what they are after.

use ankh_morpork::{Area, Cast, Minion, Shown, What};
use game::Seat;

use super::aims::{AIMS, Aim};

/// No run of tells speaks louder than this for or against an aim.
const LOUDEST: f32 = 3.0;

/// How much what a seat did speaks for each aim, as logarithms.
#[derive(Clone, Debug, Default)]
pub struct Beliefs {
    evidence: [[f32; AIMS]; 4],
    /// Minions as far as they were seen coming and going.
    minions: [[i8; 12]; 4],
    /// Turns that each seat has begun.
    turns: [u16; 4],
    active: Seat,
}

/// Logarithms of how much likelier each aim makes a deed.
type Tell = [f32; AIMS];

const BUILDS_EARLY: Tell = [-0.25, 0.24, -0.36, 0.49, -0.16];
const ENTERS_EMPTY_AREA: Tell = [0.41, 0.13, -0.64, -0.07, -0.07];
const ADDS_WHERE_LEADING: Tell = [-0.64, 0.41, 0.13, -0.25, -0.07];
const MAKES_TROUBLE: Tell = [-0.36, 0.13, 0.64, -0.16, -0.36];
const CALMS: Tell = [0.13, 0.0, -1.13, 0.07, 0.41];
const BORROWS: Tell = [0.05, 0.15, 0.0, -0.3, -0.2];
const DRAWS_MORE: Tell = [0.0, -0.03, 0.0, -0.03, 0.15];

impl Beliefs {
    /// How much speaks for a seat having an aim.
    pub(crate) fn of(&self, seat: Seat, aim: Aim) -> f32 {
        self.evidence[seat.index()][aim as usize]
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
        match shown.what {
            What::TurnBegan { seat } => {
                self.active = seat;
                self.turns[seat.index()] += 1;
            }
            What::Placed { seat, area } => {
                if on_turn && !shown.because.rescue {
                    self.placed(seat, area);
                }
                self.add(seat, area, 1);
            }
            What::Lifted { seat, area } => self.add(seat, area, -1),
            What::Moved { minion, to } => {
                self.add_minion(minion, -1);
                self.add_minion(Minion { area: to, ..minion }, 1);
            }
            What::Swapped { one, two } => {
                self.add_minion(one, -1);
                self.add_minion(two, -1);
                self.add_minion(Minion { area: two.area, ..one }, 1);
                self.add_minion(Minion { area: one.area, ..two }, 1);
            }
            What::Removed { minion } => self.add_minion(minion, -1),
            What::Built { seat, .. } if self.turns[seat.index()] <= 4 => {
                self.tell(seat, &BUILDS_EARLY);
            }
            What::Calmed { .. } if on_turn && shown.because.card.is_some() => {
                self.tell(self.active, &CALMS);
            }
            What::Borrowed { seat, .. } => self.tell(seat, &BORROWS),
            What::Drew { seat, .. } if shown.because.card.is_some() => {
                self.tell(seat, &DRAWS_MORE);
            }
            What::ChangedPersonality { seat, .. } => self.evidence[seat.index()] = [0.0; AIMS],
            _ => {}
        }
    }

    fn placed(&mut self, seat: Seat, area: Area) {
        let here = |of: usize| self.minions[of][area.index()].max(0);
        let own = here(seat.index());
        let most = (0..4).filter(|&other| other != seat.index()).map(here).max().unwrap_or(0);
        let tell = if own == 0 && most == 0 {
            &ENTERS_EMPTY_AREA
        } else if own > most {
            &ADDS_WHERE_LEADING
        } else {
            &MAKES_TROUBLE
        };
        self.tell(seat, tell);
    }

    fn tell(&mut self, seat: Seat, tell: &Tell) {
        for (evidence, more) in self.evidence[seat.index()].iter_mut().zip(tell) {
            *evidence = (*evidence + more).clamp(-LOUDEST, LOUDEST);
        }
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
