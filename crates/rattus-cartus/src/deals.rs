//! Dealing hidden cards to the places where each may be, all deals equally likely.
//!
//! Cards that may be in the same places are a group. How many cards of each group come
//! to each place is a table; a table can be dealt in as many ways as the factorials of
//! its numbers say, and is drawn with that weight. Places that are alike for every group
//! count as one, which leaves few tables in practice, and mostly just one.

use std::collections::{BTreeMap, HashMap};

use game::Dice;

use crate::cards::Card;
use crate::memory::Hidden;
use crate::places::{Place, Places};

/// Some deal of the hidden cards, uniform over those that fit.
pub(crate) fn deal(hidden: &Hidden, dice: &mut impl Dice) -> Vec<(Place, Vec<Card>)> {
    let mut groups: BTreeMap<Places, Vec<Card>> = BTreeMap::new();
    for (card, places, number) in hidden.cards() {
        let group = groups.entry(places).or_default();
        group.extend(std::iter::repeat_n(card, number.into()));
    }
    let mut groups: Vec<(Places, Vec<Card>)> = groups.into_iter().collect();
    groups.sort_by_key(|(places, cards)| (places.size(), cards.len()));
    let areas = areas(hidden, &groups);
    let table = Tables::new(&groups, &areas).draw(dice);
    let mut heaps: Vec<Vec<Card>> = vec![Vec::new(); areas.len()];
    for ((_, cards), row) in groups.iter_mut().zip(table) {
        if row.iter().filter(|number| **number > 0).count() > 1 {
            shuffle(cards, dice);
        }
        let mut cards = cards.iter().copied();
        for (heap, number) in heaps.iter_mut().zip(row) {
            heap.extend(cards.by_ref().take(number.into()));
        }
    }
    let mut deal = Vec::new();
    for (area, mut heap) in areas.iter().zip(heaps) {
        if area.places.len() > 1 || area.places[0].0 == Place::NunRow {
            shuffle(&mut heap, dice);
        }
        let mut cards = heap.into_iter();
        for &(place, size) in &area.places {
            deal.push((place, cards.by_ref().take(size.into()).collect()));
        }
    }
    deal
}

/// Places that are alike for every group of cards.
struct Area {
    places: Vec<(Place, u8)>,
    size: u8,
}

fn areas(hidden: &Hidden, groups: &[(Places, Vec<Card>)]) -> Vec<Area> {
    let mut areas: BTreeMap<Vec<bool>, Area> = BTreeMap::new();
    for place in hidden.places().filter(|&place| hidden.size(place) > 0) {
        let admitted = groups.iter().map(|(places, _)| places.contains(place)).collect();
        let area = areas.entry(admitted).or_insert_with(|| Area { places: Vec::new(), size: 0 });
        area.places.push((place, hidden.size(place)));
        area.size += hidden.size(place);
    }
    areas.into_values().collect()
}

/// How many cards of each group come to each area.
type Table = Vec<Vec<u8>>;

/// All tables that are possible, counted without listing them.
struct Tables {
    /// For each group, how many cards it has and the areas that admit it.
    groups: Vec<(u8, Vec<usize>)>,
    sizes: Vec<u8>,
    /// The weight of all ways to go on from a group with so much room left.
    weights: HashMap<(usize, Vec<u8>), f64>,
}

impl Tables {
    fn new(groups: &[(Places, Vec<Card>)], areas: &[Area]) -> Tables {
        let admits = |places: Places, area: &Area| places.contains(area.places[0].0);
        let groups = groups.iter().map(|(places, cards)| {
            let admitting = (0..areas.len()).filter(|&at| admits(*places, &areas[at]));
            (cards.len() as u8, admitting.collect())
        });
        Tables {
            groups: groups.collect(),
            sizes: areas.iter().map(|area| area.size).collect(),
            weights: HashMap::new(),
        }
    }

    /// Draws a table with its weight. The true deal has one, so there is always one.
    fn draw(mut self, dice: &mut impl Dice) -> Table {
        let mut room = self.sizes.clone();
        let mut table = Table::new();
        for group in 0..self.groups.len() {
            let mut rows = self.rows(group, &room);
            for (row, weight) in &mut rows {
                *weight *= self.weight(group + 1, rest(&room, row));
            }
            rows.retain(|(_, weight)| *weight > 0.0);
            let row = draw_weighted(rows, dice);
            debug_assert!(row.is_some(), "the true deal always fits what a seat knows");
            let row = row.unwrap_or_else(|| vec![0; room.len()]);
            room = rest(&room, &row);
            table.push(row);
        }
        table
    }

    /// The weight of all ways to deal the groups from this one on.
    fn weight(&mut self, group: usize, room: Vec<u8>) -> f64 {
        if group == self.groups.len() {
            return if room.iter().all(|left| *left == 0) { 1.0 } else { 0.0 };
        }
        if let Some(&weight) = self.weights.get(&(group, room.clone())) {
            return weight;
        }
        let rows = self.rows(group, &room);
        let onward =
            |(row, weight): (Vec<u8>, f64)| weight * self.weight(group + 1, rest(&room, &row));
        let weight = rows.into_iter().map(onward).sum();
        self.weights.insert((group, room), weight);
        weight
    }

    /// The ways to share out a group among the areas that admit it, with their weights.
    fn rows(&self, group: usize, room: &[u8]) -> Vec<(Vec<u8>, f64)> {
        let (number, areas) = &self.groups[group];
        let mut rows = Vec::new();
        let mut row = vec![0; room.len()];
        // The last group must fill all that is left.
        if group + 1 == self.groups.len() {
            areas.iter().for_each(|&at| row[at] = room[at]);
            let fits = row.iter().map(|&cards| u32::from(cards)).sum::<u32>() == u32::from(*number);
            let weight = 1.0 / row.iter().map(|&cards| factorial(cards)).product::<f64>();
            return if fits { vec![(row, weight)] } else { rows };
        }
        share_out(*number, areas, room, &mut row, 1.0, &mut rows);
        rows
    }
}

fn share_out(
    number: u8,
    areas: &[usize],
    room: &[u8],
    row: &mut Vec<u8>,
    weight: f64,
    rows: &mut Vec<(Vec<u8>, f64)>,
) {
    let Some((&at, others)) = areas.split_first() else {
        if number == 0 {
            rows.push((row.clone(), weight));
        }
        return;
    };
    let elsewhere: u32 = others.iter().map(|&other| u32::from(room[other])).sum();
    let least = u32::from(number).saturating_sub(elsewhere) as u8;
    for cards in least..=number.min(room[at]) {
        row[at] = cards;
        share_out(number - cards, others, room, row, weight / factorial(cards), rows);
    }
    row[at] = 0;
}

fn factorial(number: u8) -> f64 {
    (1..=number).map(f64::from).product()
}

fn rest(room: &[u8], row: &[u8]) -> Vec<u8> {
    room.iter().zip(row).map(|(room, cards)| room - cards).collect()
}

/// Draws by weight; a single row needs no dice.
fn draw_weighted(mut rows: Vec<(Vec<u8>, f64)>, dice: &mut impl Dice) -> Option<Vec<u8>> {
    if rows.len() > 1 {
        let total: f64 = rows.iter().map(|(_, weight)| weight).sum();
        let mut point = total * fraction(dice);
        while rows.len() > 1 && point >= rows[rows.len() - 1].1 {
            point -= rows.pop()?.1;
        }
    }
    rows.pop().map(|(row, _)| row)
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
