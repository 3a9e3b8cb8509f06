//! Dealing hidden cards to the places where each may be, all deals equally likely.
//!
//! Cards that may be in the same places are a group, and groups are dealt one after the
//! other, small ones first. Places that are alike for all groups still to be dealt are
//! one area. How many cards of a group come to each area is drawn by how many deals
//! there are with these numbers; the rest is shuffling. Few areas are left when the large
//! groups come, so counting the deals is quick.

use std::collections::{BTreeMap, HashMap};

use game::Dice;

use crate::cards::Card;
use crate::memory::Hidden;
use crate::places::{PLACES, Place, Places};

/// Some deal of the hidden cards, uniform over those that fit.
pub(crate) fn deal(hidden: &Hidden, dice: &mut impl Dice) -> Vec<(Place, Vec<Card>)> {
    let mut groups: BTreeMap<Places, Vec<Card>> = BTreeMap::new();
    for (card, places, number) in hidden.cards() {
        let group = groups.entry(places).or_default();
        group.extend(std::iter::repeat_n(card, number.into()));
    }
    let mut groups: Vec<(Places, Vec<Card>)> = groups.into_iter().collect();
    groups.sort_by_key(|(_, cards)| cards.len());
    let mut heaps: Vec<Heap> = hidden
        .places()
        .filter(|&place| hidden.size(place) > 0)
        .map(|place| Heap { place, room: hidden.size(place), cards: Vec::new() })
        .collect();
    let mut deals = Deals::new(&groups, &heaps);
    for (group, (_, cards)) in groups.iter_mut().enumerate() {
        let shares = deals.draw_shares(group, &heaps, dice);
        if shares.iter().filter(|share| **share > 0).count() > 1 {
            shuffle(cards, dice);
        }
        let mut cards = cards.iter();
        for (area, &share) in shares.iter().enumerate() {
            for &card in cards.by_ref().take(share.into()) {
                let at = deals.levels[group].any_slot(area, &heaps, dice);
                heaps[at].room -= 1;
                heaps[at].cards.push(card);
            }
        }
    }
    for heap in heaps.iter_mut().filter(|heap| heap.place == Place::NunRow) {
        shuffle(&mut heap.cards, dice);
    }
    heaps.into_iter().map(|heap| (heap.place, heap.cards)).collect()
}

/// A place that is being filled.
struct Heap {
    place: Place,
    room: u8,
    cards: Vec<Card>,
}

/// Cards for each area, or room in it; areas are never more than places.
type Numbers = [u8; PLACES];

/// The areas when a group is dealt.
struct Level {
    /// The area of each heap.
    area_of: Vec<usize>,
    /// The areas that admit the group.
    open: Vec<usize>,
    /// How many areas there are.
    areas: usize,
}

impl Level {
    /// The areas for the groups from this one on.
    fn new(groups: &[(Places, Vec<Card>)], heaps: &[Heap]) -> Level {
        let mut known: Vec<Vec<bool>> = Vec::new();
        let mut area_of = Vec::new();
        for heap in heaps {
            let admits: Vec<bool> =
                groups.iter().map(|(places, _)| places.contains(heap.place)).collect();
            let area = known.iter().position(|other| *other == admits);
            area_of.push(area.unwrap_or(known.len()));
            if area.is_none() {
                known.push(admits);
            }
        }
        let is_open = |area: &usize| known[*area].first() == Some(&true);
        Level { area_of, open: (0..known.len()).filter(is_open).collect(), areas: known.len() }
    }

    fn room(&self, heaps: &[Heap]) -> Numbers {
        let mut room = [0; PLACES];
        for (&area, heap) in self.area_of.iter().zip(heaps) {
            room[area] += heap.room;
        }
        room
    }

    /// The heap of some free slot in an area.
    fn any_slot(&self, area: usize, heaps: &[Heap], dice: &mut impl Dice) -> usize {
        let here = || (0..heaps.len()).filter(|&at| self.area_of[at] == area && heaps[at].room > 0);
        let free: u32 = here().map(|at| u32::from(heaps[at].room)).sum();
        if here().count() < 2 {
            return here().next().unwrap_or(0);
        }
        let mut slot = dice.below(free);
        for at in here() {
            match slot.checked_sub(heaps[at].room.into()) {
                Some(beyond) => slot = beyond,
                None => return at,
            }
        }
        0
    }
}

/// Deals, counted without listing them.
struct Deals {
    levels: Vec<Level>,
    /// How many cards each group has.
    sizes: Vec<u8>,
    /// How many deals there are from a group on with so much room, up to a factor that
    /// is the same for all.
    counted: HashMap<(usize, Numbers), f64>,
    factorials: Vec<f64>,
}

impl Deals {
    fn new(groups: &[(Places, Vec<Card>)], heaps: &[Heap]) -> Deals {
        let all: u32 = heaps.iter().map(|heap| u32::from(heap.room)).sum();
        let mut factorials = vec![1.0];
        for number in 1..=all {
            factorials.push(factorials[number as usize - 1] * f64::from(number));
        }
        Deals {
            levels: (0..=groups.len()).map(|from| Level::new(&groups[from..], heaps)).collect(),
            sizes: groups.iter().map(|(_, cards)| cards.len() as u8).collect(),
            counted: HashMap::new(),
            factorials,
        }
    }

    /// How many cards of a group come to each area, drawn by the number of deals. The true
    /// deal is among them, so there always is one.
    fn draw_shares(&mut self, group: usize, heaps: &[Heap], dice: &mut impl Dice) -> Numbers {
        let room = self.levels[group].room(heaps);
        let mut choices = self.choices(group, &room);
        // With one possibility there is nothing to count.
        if choices.len() > 1 {
            for (shares, weight) in &mut choices {
                *weight *= self.count_after(group, &room, shares);
            }
            choices.retain(|(_, weight)| *weight > 0.0);
        }
        debug_assert!(!choices.is_empty(), "the true deal always fits what a seat knows");
        if choices.len() > 1 {
            let total: f64 = choices.iter().map(|(_, weight)| weight).sum();
            let mut point = total * fraction(dice);
            while choices.len() > 1 && point >= choices[choices.len() - 1].1 {
                point -= choices[choices.len() - 1].1;
                choices.pop();
            }
        }
        choices.pop().map_or([0; PLACES], |(shares, _)| shares)
    }

    /// The deals from a group on.
    fn count(&mut self, group: usize, room: Numbers) -> f64 {
        if group == self.sizes.len() {
            return if room.iter().all(|left| *left == 0) { 1.0 } else { 0.0 };
        }
        if let Some(&count) = self.counted.get(&(group, room)) {
            return count;
        }
        let mut count = 0.0;
        for (shares, weight) in self.choices(group, &room) {
            count += weight * self.count_after(group, &room, &shares);
        }
        self.counted.insert((group, room), count);
        count
    }

    /// The deals of the later groups when this one is shared out; where areas become one,
    /// there are more ways to fill them than are counted for the one.
    fn count_after(&mut self, group: usize, room: &Numbers, shares: &Numbers) -> f64 {
        let (now, then) = (&self.levels[group], &self.levels[group + 1]);
        let mut next = [0; PLACES];
        let mut ways = 1.0;
        for area in 0..now.areas {
            let left = room[area] - shares[area];
            let heap = now.area_of.iter().position(|of| *of == area).unwrap_or(0);
            next[then.area_of[heap]] += left;
            ways /= self.factorials[usize::from(left)];
        }
        for left in &next[..then.areas] {
            ways *= self.factorials[usize::from(*left)];
        }
        ways * self.count(group + 1, next)
    }

    /// The ways to share out a group among the areas that admit it, with their weights.
    fn choices(&self, group: usize, room: &Numbers) -> Vec<(Numbers, f64)> {
        let mut choices = Vec::new();
        let open = &self.levels[group].open;
        self.share_out(self.sizes[group], open, room, ([0; PLACES], 1.0), &mut choices);
        choices
    }

    fn share_out(
        &self,
        number: u8,
        areas: &[usize],
        room: &Numbers,
        (mut shares, weight): (Numbers, f64),
        choices: &mut Vec<(Numbers, f64)>,
    ) {
        let Some((&area, others)) = areas.split_first() else {
            if number == 0 {
                choices.push((shares, weight));
            }
            return;
        };
        let elsewhere: u32 = others.iter().map(|&other| u32::from(room[other])).sum();
        let least = u32::from(number).saturating_sub(elsewhere) as u8;
        for share in least..=number.min(room[area]) {
            shares[area] = share;
            let weight = weight / self.factorials[usize::from(share)];
            self.share_out(number - share, others, room, (shares, weight), choices);
        }
    }
}

/// A number from 0 up to but not 1.
fn fraction(dice: &mut impl Dice) -> f64 {
    const HALF: u32 = 1 << 26;
    let mut half = || f64::from(dice.below(HALF)) / f64::from(HALF);
    half() + half() / f64::from(HALF)
}

fn shuffle(cards: &mut [Card], dice: &mut impl Dice) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
