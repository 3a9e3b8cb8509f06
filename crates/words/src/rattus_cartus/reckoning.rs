//! What a reader could count by hand from a view: ranks, points so far, nuns to expect.

use game::Seat;
use rattus_cartus::{Card, Class, Place, View, rank_points};

/// Who scores in a class if it ended now, best first.
pub fn ranks(view: &View, class: Class) -> Vec<(Seat, u16)> {
    let (Some(influence), Some(discs)) = (view.influence.get(&class), view.discs.get(&class))
    else {
        return Vec::new();
    };
    let of = |seat: Seat| influence.get(seat.index()).copied().unwrap_or(0);
    let mut order = discs.clone();
    // RC-END-02. Discs lie in the order of arrival, and the sort keeps it.
    order.sort_by_key(|&seat| std::cmp::Reverse(of(seat)));
    let points = rank_points(view.players.len()).iter().copied();
    order.into_iter().zip(points).filter(|&(seat, _)| of(seat) > 0).collect()
}

/// Points in the six classes if it ended now.
pub fn points(view: &View, seat: Seat) -> u16 {
    let in_class = |class| ranks(view, class).into_iter().find(|&(other, _)| other == seat);
    Class::ALL.into_iter().filter_map(in_class).map(|(_, points)| points).sum()
}

/// Influence of a seat in a class.
pub fn influence(view: &View, class: Class, seat: Seat) -> u16 {
    view.influence.get(&class).and_then(|all| all.get(seat.index())).copied().unwrap_or(0)
}

/// Those who entered the building at this place of the row, in order of entry.
pub fn entrants(view: &View, at: usize) -> impl Iterator<Item = Seat> + '_ {
    let card = view.row.get(at).copied();
    view.entered
        .iter()
        .copied()
        .filter(move |seat| card.is_some() && view.players[seat.index()].building == card)
}

/// How many nuns stand in the row: the chance of each number, by the reader's knowledge.
pub struct Nuns {
    /// The chance of so many nuns, by number.
    pub chance: Vec<f64>,
}

impl Nuns {
    /// Every card that the reader has not seen is equally likely to lie in the row.
    pub fn expected(view: &View) -> Nuns {
        let known: usize = view.nun_row.iter().flatten().map(|card| usize::from(card.nuns())).sum();
        let unknown = view.nun_row.iter().filter(|card| card.is_none()).count();
        let mut pool = [0u32; 5];
        for (card, places, number) in view.hidden.cards() {
            if places.contains(Place::NunRow) && card.is_population() {
                pool[usize::from(card.nuns())] += u32::from(number);
            }
        }
        let mut chance = vec![0.0; known];
        chance.extend(sums(pool, unknown));
        let total: f64 = chance.iter().sum();
        if total > 0.0 {
            chance.iter_mut().for_each(|share| *share /= total);
        }
        Nuns { chance }
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.chance.iter().enumerate().map(|(nuns, share)| nuns as f64 * share).sum()
    }

    /// RC-END-20. The chance that somebody with so many rats lives.
    pub fn survival(&self, rats: u16) -> f64 {
        self.chance.iter().skip(rats.into()).sum()
    }

    /// The numbers that can come out, from the least to the most.
    pub fn range(&self) -> std::ops::RangeInclusive<usize> {
        let least = self.chance.iter().position(|&share| share > 0.0).unwrap_or(0);
        let most = self.chance.iter().rposition(|&share| share > 0.0).unwrap_or(0);
        least..=most
    }
}

/// In how many ways so many cards of the pool add up to each number of nuns.
fn sums(pool: [u32; 5], cards: usize) -> Vec<f64> {
    // By cards taken, then by sum.
    let mut ways = vec![vec![0.0; 4 * cards + 1]; cards + 1];
    ways[0][0] = 1.0;
    for (nuns, &number) in pool.iter().enumerate() {
        let mut next = vec![vec![0.0; 4 * cards + 1]; cards + 1];
        for (taken, row) in ways.iter().enumerate() {
            for (sum, &count) in row.iter().enumerate().filter(|(_, count)| **count > 0.0) {
                let mut choose = 1.0;
                for more in 0..=(cards - taken) {
                    next[taken + more][sum + more * nuns] += count * choose;
                    choose *= (f64::from(number) - more as f64).max(0.0) / (more as f64 + 1.0);
                }
            }
        }
        ways = next;
    }
    ways.pop().unwrap_or_default()
}

/// How many cards of the hand lay open for a question are of a kind that brings a rat here.
pub fn brings_rat(card: Card, class: Class) -> bool {
    card.is_population() && card.class() != Some(class)
}

#[cfg(test)]
mod tests {
    use super::sums;

    #[test]
    fn two_cards_of_a_pool_add_up_as_counted_by_hand() {
        // One card each of 0, 1 and 4 nuns: 1, 4 or 5.
        assert_eq!(sums([1, 1, 0, 0, 1], 2), [0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0]);
        assert_eq!(sums([3, 0, 0, 0, 0], 0), [1.0]);
    }
}
