//! Guessing: whole states that fit what a seat knows.
//!
//! Personalities are drawn evenly from the casts that are still possible. Cards are
//! dealt evenly over all deals in which every hidden card is where it may be and every
//! hand and the pile have their size: hidden cards that may be in the same places form a
//! group, and how many cards of each group go where is drawn by counting the deals.

use std::collections::HashMap;

use game::{Buffer, Dice, Seat, Worlds};
use serde::Deserializer;

use crate::actions::{Action, Word};
use crate::cards::{Cards, the_box};
use crate::interrupts::Reactions;
use crate::memory::{Memory, Places};
use crate::options::Options;
use crate::pending::Frame;
use crate::personalities::Personalities;
use crate::state::AnkhMorpork;
use crate::view::View;

/// Four hands, and the two decks in the pile.
const ZONES: usize = 6;
/// How much room is left in each zone.
type Room = [u8; ZONES];

impl Worlds for AnkhMorpork {
    fn world(view: &View, dice: &mut impl Dice) -> AnkhMorpork {
        let mut game = AnkhMorpork {
            open: view.open,
            hands: [Cards::NONE; 4],
            draw: Cards::NONE,
            aside: Cards::NONE,
            personalities: [None; 4],
            unused: Personalities::in_play(view.open.players),
            answers: Default::default(),
            question: Options::NONE,
        };
        let nth = dice.below(view.casts.len() as u32) as usize;
        game.personalities = *view.casts.iter().nth(nth).expect("the true cast is possible");
        for personality in game.personalities.into_iter().flatten() {
            game.unused.remove(personality);
        }
        Deal::new(view).deal(&mut game, dice);
        if let Some(seat) = view.seat {
            game.hands[seat.index()] = view.hand;
            game.answers[seat.index()] = view.answer;
        }
        game.guess_aside(view, dice);
        game.guess_answers(view, dice);
        game.ask();
        game
    }

    fn read_view<'de, D: Deserializer<'de>>(from: D, memory: &Memory) -> Result<View, D::Error> {
        View::read(from, memory)
    }
}

/// Cards of one deck that may be in the same places.
struct Group {
    cards: Cards,
    zones: Vec<usize>,
}

/// All deals that fit a view.
struct Deal {
    groups: Vec<Group>,
    room: Room,
    /// How many ways there are to deal the groups from one on into the room left.
    ways: HashMap<(usize, Room), f64>,
}

impl Deal {
    fn new(view: &View) -> Deal {
        let mut room = [0; ZONES];
        for (seat, size) in Seat::all(4).zip(view.hand_sizes) {
            room[seat.index()] = if Some(seat) == view.seat { 0 } else { size };
        }
        [room[4], room[5]] = view.pile;
        let first = the_box().first;
        let mut groups = Vec::new();
        for (&places, &cards) in &view.unseen {
            for (deck, pile) in [(first, 4), (!first, 5)] {
                let cards = cards & deck;
                if !cards.is_empty() {
                    groups.push(Group { cards, zones: zones(places, pile) });
                }
            }
        }
        // The largest group last: what it gets is then what is left over.
        groups.sort_by_key(|group| group.cards.len());
        Deal { groups, room, ways: HashMap::new() }
    }

    fn deal(&mut self, game: &mut AnkhMorpork, dice: &mut impl Dice) {
        let mut room = self.room;
        for index in 0..self.groups.len() {
            let split = self.choose_split(index, room, dice);
            let mut cards = self.groups[index].cards;
            for (zone, count) in split {
                room[zone] -= count;
                for _ in 0..count {
                    let card = cards.draw(dice);
                    cards.remove(card);
                    match zone {
                        0..4 => game.hands[zone].insert(card),
                        _ => game.draw.insert(card),
                    }
                }
            }
        }
    }

    /// How many cards of a group go to each zone, likelier the more deals there are.
    fn choose_split(&mut self, index: usize, room: Room, dice: &mut impl Dice) -> Vec<(usize, u8)> {
        let mut splits = Vec::new();
        let mut total = 0.0;
        for split in self.splits(index, room) {
            let ways = self.ways_of_split(index, room, &split);
            total += ways;
            splits.push((split, ways));
        }
        let mut left = fraction(dice) * total;
        let fits = splits.iter().rposition(|&(_, ways)| ways > 0.0);
        let last = fits.expect("the true deal is possible");
        for (place, (split, ways)) in splits.into_iter().enumerate() {
            left -= ways;
            if left < 0.0 || place == last {
                return split;
            }
        }
        unreachable!("one of the splits was chosen")
    }

    fn ways_of_split(&mut self, index: usize, room: Room, split: &[(usize, u8)]) -> f64 {
        let mut size = self.groups[index].cards.len() as u8;
        let mut left = room;
        let mut ways = 1.0;
        for &(zone, count) in split {
            ways *= choose(size, count);
            size -= count;
            left[zone] -= count;
        }
        ways * self.ways_from(index + 1, left)
    }

    /// In how many ways the groups from `index` on can be dealt.
    fn ways_from(&mut self, index: usize, room: Room) -> f64 {
        if index == self.groups.len() {
            return if room == [0; ZONES] { 1.0 } else { 0.0 };
        }
        if let Some(&ways) = self.ways.get(&(index, room)) {
            return ways;
        }
        let splits = self.splits(index, room);
        let ways = splits.iter().map(|split| self.ways_of_split(index, room, split)).sum();
        self.ways.insert((index, room), ways);
        ways
    }

    /// All ways to spread a group's size over its zones.
    fn splits(&self, index: usize, room: Room) -> Vec<Vec<(usize, u8)>> {
        let group = &self.groups[index];
        let mut found = Vec::new();
        spread(&group.zones, group.cards.len() as u8, room, &mut Vec::new(), &mut found);
        found
    }
}

fn spread(
    zones: &[usize],
    size: u8,
    room: Room,
    so_far: &mut Vec<(usize, u8)>,
    found: &mut Vec<Vec<(usize, u8)>>,
) {
    let Some((&zone, rest)) = zones.split_first() else {
        if size == 0 {
            found.push(so_far.clone());
        }
        return;
    };
    let least = if rest.is_empty() { size } else { 0 };
    for count in least..=size.min(room[zone]) {
        so_far.push((zone, count));
        spread(rest, size - count, room, so_far, found);
        so_far.pop();
    }
}

fn zones(places: Places, pile: usize) -> Vec<usize> {
    let hands = Seat::all(4).filter(|&seat| places.includes(Places::hand(seat))).map(Seat::index);
    hands.chain(places.includes(Places::PILE).then_some(pile)).collect()
}

/// In how many ways `count` cards can be chosen from `size`.
fn choose(size: u8, count: u8) -> f64 {
    (0..count).fold(1.0, |ways, nth| ways * f64::from(size - nth) / f64::from(nth + 1))
}

/// An even fraction from 0 up to 1, finer than any two deals differ.
fn fraction(dice: &mut impl Dice) -> f64 {
    const HALF: u32 = 1 << 26;
    let (high, low) = (dice.below(HALF), dice.below(HALF));
    (f64::from(high) + f64::from(low) / f64::from(HALF)) / f64::from(HALF)
}

impl View {
    /// Whether a state agrees with what the view's owner has learned; says what does not.
    pub fn fits(&self, game: &AnkhMorpork) -> Result<(), String> {
        for (places, cards) in &self.unseen {
            for card in *cards {
                let hands = Seat::all(4).filter(|&seat| game.hand(seat).contains(card));
                let pile = game.draw.contains(card).then_some(Places::PILE);
                let place = hands.map(Places::hand).chain(pile).next().unwrap_or_default();
                if place.is_nowhere() || !places.includes(place) {
                    return Err(format!("{card} is not where it may be"));
                }
            }
        }
        if self.casts.contains(&game.personalities) {
            Ok(())
        } else {
            Err(format!("{:?} is not a possible cast", game.personalities))
        }
    }
}

impl AnkhMorpork {
    /// Cards that a text has singled out in a hand the seat does not know.
    fn guess_aside(&mut self, view: &View, dice: &mut impl Dice) {
        let (count, known) = view.aside;
        self.aside = known.unwrap_or_default();
        if known.is_none() {
            let holder = self.aside_holder().expect("a text has singled the cards out");
            self.aside = self.single_out(holder, usize::from(count), dice);
        }
    }

    /// Others who have answered a threat already: any answer they could have given.
    fn guess_answers(&mut self, view: &View, dice: &mut impl Dice) {
        let Frame::Window(threat) = *self.stack.top() else { return };
        for seat in self.threatened(threat).iter() {
            if Some(seat) == view.seat || self.asked.contains(seat) || self.hand(seat).is_empty() {
                continue;
            }
            let mut answers = Buffer::new();
            self.window_options(threat, seat).list(&mut answers);
            self.answers[seat.index()] = match answers[dice.below(answers.len() as u32) as usize] {
                Action::React(reactions) => reactions,
                Action::Word(Word::Pass) => Reactions::default(),
                _ => unreachable!("a threat is answered or not"),
            };
        }
    }
}
