//! Who may be whom: what was seen, weighed with what is possible.

use ankh_morpork::{Cast, Personality, View};
use game::dice::QuickDice;
use game::{Dice, Seat};

use super::aims::{AIMS, Aim, Odds, only};
use super::beliefs::Beliefs;
use super::evaluation::TableOdds;
use crate::math::exp;
use crate::network::cases::Case;
use crate::{RoleChance, Suspicion};

/// What the owner of a view thinks of the table.
#[derive(Clone, Debug)]
pub struct Mind {
    seat: Option<Seat>,
    /// As the owner of the view sees it.
    own: TableOdds,
    /// As everyone else may see it, the owner of the view included.
    others: TableOdds,
    /// Every cast that is possible, with the sum of the weights up to it.
    casts: Vec<(Cast, f32)>,
    /// The same by what everyone is after, each with its own weight.
    cases: Vec<Case>,
}

impl Mind {
    pub(crate) fn new(view: &View, beliefs: &Beliefs) -> Mind {
        let mut sum = 0.0;
        let mut own = [[0.0; AIMS]; 4];
        let mut casts = Vec::with_capacity(view.casts().len());
        for cast in view.casts() {
            let weight = exp(beliefs.of_cast(cast, view.seat()));
            sum += weight;
            casts.push((*cast, sum));
            for (odds, personality) in own.iter_mut().zip(cast) {
                if let Some(personality) = personality {
                    odds[Aim::of(*personality) as usize] += weight;
                }
            }
        }
        for odds in own.iter_mut().flatten() {
            *odds /= sum;
        }
        let cases = cases(&casts);
        let others = Seat::all(4).map(|seat| public(view.players(), beliefs, seat));
        let mut table = [[0.0; AIMS]; 4];
        table.iter_mut().zip(others).for_each(|(place, odds)| *place = odds);
        Mind { seat: view.seat(), own, others: table, casts, cases }
    }

    /// How a seat sees the table, when it knows its own aim.
    pub(crate) fn odds_of(&self, seat: Seat, aim: Option<Aim>) -> TableOdds {
        let mut odds = if self.seat == Some(seat) { self.own } else { self.others };
        if let Some(aim) = aim {
            odds[seat.index()] = only(aim);
        }
        odds
    }

    /// A cast, likelier the better it fits what was seen.
    pub(crate) fn cast(&self, dice: &mut QuickDice) -> Option<Cast> {
        const PARTS: u32 = 1 << 24;
        let &(last, sum) = self.casts.last()?;
        let at = dice.below(PARTS) as f32 / PARTS as f32 * sum;
        let found = self.casts.iter().find(|(_, up_to)| at < *up_to);
        Some(found.map_or(last, |&(cast, _)| cast))
    }

    /// What everyone may be after together, if this is how the table looks to that seat.
    pub(crate) fn cases_for(&self, seat: Seat) -> Option<&[Case]> {
        (self.seat == Some(seat) && !self.cases.is_empty()).then_some(&self.cases)
    }

    /// The chances of every role, for each of the others.
    pub(crate) fn suspicions(&self, players: usize) -> Vec<Suspicion> {
        let others = Seat::all(players).filter(|&seat| Some(seat) != self.seat);
        others.map(|seat| Suspicion { seat, roles: self.roles(seat) }).collect()
    }

    fn roles(&self, seat: Seat) -> Vec<RoleChance> {
        let mut before = 0.0;
        let mut chances = [0.0; Personality::ALL.len()];
        for &(cast, up_to) in &self.casts {
            if let Some(personality) = cast[seat.index()] {
                chances[personality as usize] += up_to - before;
            }
            before = up_to;
        }
        let mut roles: Vec<RoleChance> = Personality::ALL
            .into_iter()
            .zip(chances)
            .filter(|&(_, chance)| chance > 0.0)
            .map(|(role, chance)| RoleChance {
                role: role.id().to_owned(),
                chance: f64::from(chance / before),
            })
            .collect();
        roles.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        roles
    }
}

/// The casts by what everyone is after in them: many differ only in which lord is where.
fn cases(casts: &[(Cast, f32)]) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut before = 0.0;
    for &(cast, up_to) in casts {
        let aims = cast.map(|role| role.map_or(0, |role| Aim::of(role) as u8));
        let weight = up_to - before;
        before = up_to;
        match cases.iter_mut().find(|(known, _)| *known == aims) {
            Some((_, sum)) => *sum += weight,
            None => cases.push((aims, weight)),
        }
    }
    cases
}

/// What anyone without secrets of their own would think of a seat.
fn public(players: usize, beliefs: &Beliefs, seat: Seat) -> Odds {
    let prior: Odds =
        if players == 2 { [1.0, 3.0, 1.0, 0.0, 1.0] } else { [1.0, 3.0, 1.0, 1.0, 1.0] };
    let mut odds = prior;
    for aim in Aim::ALL {
        odds[aim as usize] *= exp(beliefs.of(seat, aim));
    }
    let sum: f32 = odds.iter().sum();
    odds.map(|odds| odds / sum)
}
