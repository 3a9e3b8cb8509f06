//! What a seat expects of the Nun-row.

use rattus_cartus::{Card, Place, View};

use super::arithmetic::normal_share;

/// The most nuns five cards can show, and one.
const NUMBERS: usize = 21;

/// The nuns in the row, as far as somebody knows them.
#[derive(Clone, Debug)]
pub(crate) struct Nuns {
    /// Which cards of the row are seen.
    pub(crate) seen: [bool; 5],
    mean: f32,
    variance: f32,
    /// The chance of each number of nuns.
    shares: [f32; NUMBERS],
}

impl Nuns {
    /// What somebody expects who has seen nothing: five of the 84 cards of the population.
    pub(crate) fn unseen() -> Nuns {
        Nuns::new([false; 5], 0, 5, [24, 12, 12, 12, 24])
    }

    /// What a view tells: the cards seen, and from which cards the others may come.
    pub(crate) fn of(view: &View) -> Nuns {
        let mut seen = [false; 5];
        let mut known = 0;
        for (seen, card) in seen.iter_mut().zip(&view.nun_row) {
            if let Some(card) = card {
                *seen = true;
                known += usize::from(card.nuns());
            }
        }
        let mut pool = [0; 5];
        for (card, places, count) in view.hidden.cards() {
            if places.contains(Place::NunRow) {
                pool[usize::from(card.nuns())] += u32::from(count);
            }
        }
        Nuns::new(seen, known, view.hidden.size(Place::NunRow).into(), pool)
    }

    /// What somebody knows who has seen the whole row.
    pub(crate) fn known(row: &[Card]) -> Nuns {
        let nuns = row.iter().map(|card| usize::from(card.nuns())).sum();
        Nuns::new([true; 5], nuns, 0, [0; 5])
    }

    /// So many nuns are known, and so many more cards come from a pool of cards that is
    /// counted by the nuns they show.
    fn new(seen: [bool; 5], known: usize, hidden: usize, pool: [u32; 5]) -> Nuns {
        // By cards drawn and nuns on them: in how many ways the kinds so far give that.
        let mut ways = [[0.0_f32; NUMBERS]; 6];
        ways[0][known.min(NUMBERS - 1)] = 1.0;
        for (nuns, &number) in pool.iter().enumerate() {
            let before = ways;
            for taken in 1..=hidden.min(number as usize).min(5) {
                let choices = choose(number, taken as u32);
                for drawn in taken..=hidden.min(5) {
                    for sum in nuns * taken..NUMBERS {
                        ways[drawn][sum] += choices * before[drawn - taken][sum - nuns * taken];
                    }
                }
            }
        }
        let mut shares = ways[hidden.min(5)];
        let all: f32 = shares.iter().sum();
        if all > 0.0 {
            shares.iter_mut().for_each(|share| *share /= all);
        } else {
            shares[known.min(NUMBERS - 1)] = 1.0;
        }
        let numbered = || (0..NUMBERS).map(|number| number as f32).zip(shares);
        let mean: f32 = numbered().map(|(number, share)| number * share).sum();
        let square: f32 = numbered().map(|(number, share)| number * number * share).sum();
        Nuns { seen, mean, variance: square - mean * mean, shares }
    }

    /// How many nuns are to be expected.
    pub(crate) fn expected(&self) -> f32 {
        self.mean
    }

    /// The chance that there are fewer nuns than somebody has rats: that they die, if these
    /// are all the rats they ever have.
    pub(crate) fn fewer_than(&self, rats: u16) -> f32 {
        self.shares().filter(|(nuns, _)| *nuns < rats).map(|(_, share)| share).sum()
    }

    /// The chance of each number of nuns.
    pub(crate) fn shares(&self) -> impl Iterator<Item = (u16, f32)> + '_ {
        (0..).zip(self.shares)
    }

    /// The chance that there are at least so many nuns as somebody will have rats, when
    /// the rats themselves may still change with this variance.
    #[inline]
    pub(crate) fn survival(&self, rats: f32, variance: f32) -> f32 {
        normal_share((self.mean + 0.5 - rats) / (self.variance + variance + 0.05).sqrt())
    }
}

/// In how many ways `taken` of `number` things can be chosen.
fn choose(number: u32, taken: u32) -> f32 {
    (0..taken).map(|place| (number - place) as f32 / (place + 1) as f32).product()
}
