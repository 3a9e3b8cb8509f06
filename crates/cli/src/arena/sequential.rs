//! A test that ends when it is decided: Wald's sequential probability ratio test.
//!
//! What is tested is how many more games the first bot wins than it would among its like,
//! deal by deal: the games of one deal are no strangers to each other, but deals are. Its
//! three hypotheses are that this is nothing, the margin, or the margin below; two tests run
//! side by side, one for each direction, with normal approximations to the likelihoods.

use serde::Serialize;

use super::tally::GameResult;

/// How often bots that are alike are told apart, at most.
pub(crate) const FALSE_ALARM: f64 = 0.05;
/// How often bots that differ by the margin are not told apart, at most.
pub(crate) const MISS: f64 = 0.05;

/// As many deals as chance alone would bring count beside the real ones, so that a few that
/// happened to be alike decide nothing.
const IMAGINED: f64 = 12.0;

/// What a test found of the first bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// It wins more than its share.
    Stronger,
    /// It wins less.
    Weaker,
    /// It wins its share, within the margin.
    Alike,
}

/// A test under way.
#[derive(Clone, Debug)]
pub(crate) struct Sequential {
    /// Which of the bots are the one that is tested.
    tested: Vec<usize>,
    margin: f64,
    /// The spread of one deal if chance alone decided, squared.
    chance: f64,
    deals: f64,
    sum: f64,
    squares: f64,
    verdict: Option<Verdict>,
}

impl Sequential {
    /// A test of these bots, out of so many, for a difference of at least this share.
    pub(crate) fn new(tested: Vec<usize>, bots: usize, margin: f64) -> Sequential {
        let bots = bots as f64;
        let share = 1.0 / bots;
        let chance = share * (1.0 - share) / bots;
        Sequential { tested, margin, chance, deals: 0.0, sum: 0.0, squares: 0.0, verdict: None }
    }

    pub(crate) fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Takes in a deal, played in all rotations.
    pub(crate) fn add(&mut self, games: &[&GameResult]) {
        let mut surplus = 0.0;
        for game in games {
            let all: f64 = game.bots.iter().map(|bot| bot.win).sum();
            let own: f64 = self.tested.iter().map(|&place| game.bots[place].win).sum();
            surplus += own / self.tested.len() as f64 - all / game.bots.len() as f64;
        }
        self.take(surplus / games.len() as f64);
    }

    /// Takes in by how much the tested bot won more than its share of a deal.
    fn take(&mut self, surplus: f64) {
        self.deals += 1.0;
        self.sum += surplus;
        self.squares += surplus * surplus;
        let mean = self.sum / self.deals;
        let spread = (self.squares - self.deals * mean * mean).max(0.0);
        let variance = (spread + IMAGINED * self.chance) / (self.deals + IMAGINED);
        let evidence = |towards: f64| {
            self.deals * self.margin / variance * (towards * mean - self.margin / 2.0)
        };
        // Both directions share the false alarms.
        let alarm = FALSE_ALARM / 2.0;
        let (accept, reject) = (((1.0 - MISS) / alarm).ln(), (MISS / (1.0 - alarm)).ln());
        let (up, down) = (evidence(1.0), evidence(-1.0));
        self.verdict = if up >= accept {
            Some(Verdict::Stronger)
        } else if down >= accept {
            Some(Verdict::Weaker)
        } else if up <= reject && down <= reject {
            Some(Verdict::Alike)
        } else {
            None
        };
    }
}

#[cfg(test)]
mod tests {
    use game::Dice;
    use game::dice::QuickDice;

    use super::*;

    /// How a test of one bot among four ends that wins this share of its games.
    fn verdict(share: f64, dice: &mut QuickDice) -> Verdict {
        let mut test = Sequential::new(vec![0], 4, 0.05);
        loop {
            let wins = (0..4).filter(|_| f64::from(dice.below(1000)) < share * 1000.0).count();
            test.take(wins as f64 / 4.0 - 0.25);
            if let Some(verdict) = test.verdict() {
                return verdict;
            }
        }
    }

    /// How often tests end so, of a thousand.
    fn share_of(found: Verdict, share: f64) -> f64 {
        let mut dice = QuickDice::new(5);
        let hits = (0..1000).filter(|_| verdict(share, &mut dice) == found).count();
        hits as f64 / 1000.0
    }

    /// The stated error rates, and two points for the luck of a thousand tests.
    #[test]
    fn errors_are_as_rare_as_stated() {
        assert!(share_of(Verdict::Alike, 0.25) >= 1.0 - FALSE_ALARM - 0.02);
        assert!(share_of(Verdict::Stronger, 0.30) >= 1.0 - MISS - 0.02);
        assert!(share_of(Verdict::Weaker, 0.20) >= 1.0 - MISS - 0.02);
    }

    #[test]
    fn a_great_difference_is_found_soon() {
        let mut test = Sequential::new(vec![0], 4, 0.05);
        let deals = (1..).find(|_| {
            test.take(0.5);
            test.verdict().is_some()
        });
        assert!(deals.is_some_and(|deals| (3..20).contains(&deals)), "{deals:?}");
        assert_eq!(test.verdict(), Some(Verdict::Stronger));
    }
}
