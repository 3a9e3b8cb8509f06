//! Whether what bots say of their chance to win comes true, and whom they suspect.

use bots::{Explanation, RoleChance, Suspicion};
use game::{Game, Seat};

use crate::tenths::Tenths;

/// What a bot said with one of its decisions.
pub(crate) struct Claim {
    seat: Seat,
    win_chance: Option<f64>,
    suspicions: Vec<Suspicion>,
}

impl Claim {
    pub(crate) fn new(seat: Seat, why: &Explanation) -> Claim {
        Claim { seat, win_chance: why.win_chance, suspicions: why.suspicions.clone() }
    }
}

/// What one bot said, beside what came true.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Said {
    /// Of its own chance to win.
    pub(crate) wins: Tenths,
    /// Of who may be whom: every role of every other seat counts by itself.
    pub(crate) roles: Tenths,
}

impl Said {
    /// What was said in every seat of a finished game, in which these shares of the win were
    /// won.
    pub(crate) fn in_game<G: Game>(claims: &[Claim], end: &G, wins: &[f64]) -> Vec<Said> {
        let mut said = vec![Said::default(); wins.len()];
        for claim in claims {
            let own = &mut said[claim.seat.index()];
            if let Some(chance) = claim.win_chance {
                own.wins.add(chance, wins[claim.seat.index()]);
            }
            for Suspicion { seat, roles } in &claim.suspicions {
                own.suspect(roles, end.role(*seat));
            }
        }
        said
    }

    fn suspect(&mut self, roles: &[RoleChance], role: Option<&str>) {
        let is_true = |said: &RoleChance| Some(&*said.role) == role;
        roles.iter().for_each(|said| self.roles.add(said.chance, f64::from(is_true(said))));
        // What was thought impossible is not named.
        if role.is_some() && !roles.iter().any(is_true) {
            self.roles.add(0.0, 1.0);
        }
    }

    pub(crate) fn join(&mut self, others: &Said) {
        self.wins.join(&others.wins);
        self.roles.join(&others.roles);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_that_nobody_thought_possible_counts_against_whoever_thought_so() {
        let chance = |role: &str, chance| RoleChance { role: role.to_owned(), chance };
        let mut said = Said::default();
        said.suspect(&[chance("one", 0.75), chance("two", 0.25)], Some("two"));
        said.suspect(&[chance("one", 1.0)], Some("three"));
        let rows: Vec<String> = said.roles.rows().map(|row| format!("{row:?}")).collect();
        assert_eq!(rows.len(), 4, "{rows:#?}");
        assert!(rows[0].contains("from: 0,") && rows[0].contains("came_true: 1.0"), "{}", rows[0]);
        assert!(rows[1].contains("from: 20,") && rows[1].contains("came_true: 1.0"), "{}", rows[1]);
        assert!(rows[2].contains("from: 70,") && rows[2].contains("came_true: 0.0"), "{}", rows[2]);
    }
}
