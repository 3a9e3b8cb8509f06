//! A view as text, and back.

use std::borrow::Cow;

use game::{Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AreaView, Asked, SeatView, View, unseen};
use crate::areas::Areas;
use crate::board::Owner;
use crate::cards::{Card, Cards};
use crate::interrupts::Reactions;
use crate::memory::{Memory, Places};
use crate::pending::{Frame, Stack};
use crate::personalities::Personality;
use crate::random_events::{RandomEvent, RandomEvents};
use crate::revisions::Revision;
use crate::setup::Setup;
use crate::state::{AnkhMorpork, Open, Rolls};

/// The view as text: what lies open first, then what is one's own, then what is known.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Shape<'a> {
    seat: Option<Seat>,
    setup: Setup,
    turn: u16,
    active: Seat,
    asked: Asked,
    areas: Cow<'a, [AreaView]>,
    seats: Cow<'a, [SeatView]>,
    bank: Option<u16>,
    pile: u16,
    discard: Cards,
    front: Option<Card>,
    events_used: Vec<RandomEvent>,
    used: Areas,
    gained: Areas,
    rolls: Cow<'a, [u8]>,
    spared: SeatSet,
    pending: Vec<Frame>,
    hand: Cards,
    personality: Option<Personality>,
    #[serde(deserialize_with = "read_answer")]
    answer: Reactions,
    aside: u8,
    singled_out: Option<Cards>,
    unseen: Vec<Unseen>,
    casts: usize,
}

/// Cards that may all be in the same hidden places.
#[derive(Serialize, Deserialize)]
struct Unseen {
    places: Vec<String>,
    cards: Cards,
}

/// No reaction is written as nothing.
fn read_answer<'de, D: Deserializer<'de>>(from: D) -> Result<Reactions, D::Error> {
    let text = String::deserialize(from)?;
    if text.is_empty() { Ok(Reactions::default()) } else { text.parse().map_err(D::Error::custom) }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        Shape {
            seat: self.seat,
            setup: open.setup(),
            turn: open.turn,
            active: open.active,
            asked: self.asked,
            areas: Cow::Borrowed(&self.areas),
            seats: Cow::Borrowed(&self.seats),
            bank: self.bank(),
            pile: self.pile(),
            discard: open.discard,
            front: open.front,
            events_used: self.events_used().collect(),
            used: open.used,
            gained: open.gained,
            rolls: Cow::Borrowed(open.rolls.as_slice()),
            spared: open.spared,
            pending: open.stack.iter().copied().collect(),
            hand: self.hand,
            personality: self.personality,
            answer: self.answer,
            aside: self.aside.0,
            singled_out: self.aside.1,
            unseen: self
                .unseen
                .iter()
                .map(|(places, &cards)| Unseen { places: places.names(), cards })
                .collect(),
            casts: self.casts.len(),
        }
        .serialize(to)
    }
}

impl Places {
    /// The places in words: seats by number, and the pile.
    fn names(self) -> Vec<String> {
        let hands = Seat::all(4).filter(|&seat| self.includes(Places::hand(seat)));
        let pile = self.includes(Places::PILE).then(|| "pile".to_owned());
        hands.map(|seat| seat.to_string()).chain(pile).collect()
    }
}

impl View {
    /// The view that a text describes, of somebody who is asked and remembers this. Who may
    /// be whom is only counted in the text: a memory knows it.
    pub(crate) fn read<'de, D: Deserializer<'de>>(
        from: D,
        memory: &Memory,
    ) -> Result<View, D::Error> {
        let shape = Shape::deserialize(from)?;
        if shape.casts != memory.casts().len() || shape.pile != memory.pile().iter().sum::<u16>() {
            return Err(D::Error::custom("the view does not go with what was shown before it"));
        }
        let open = shape.open().map_err(D::Error::custom)?;
        let mut hand_sizes = [0; 4];
        for seat in shape.seats.iter() {
            hand_sizes[seat.seat.index()] = seat.hand_size;
        }
        let cast = memory.casts().iter().next().copied().unwrap_or_default();
        Ok(View {
            seat: shape.seat,
            open,
            hand_sizes,
            pile: memory.pile().map(|count| count as u8),
            cast: Seat::all(4).filter(|seat| cast[seat.index()].is_some()).collect(),
            hand: shape.hand,
            personality: shape.personality,
            answer: shape.answer,
            aside: (shape.aside, shape.singled_out),
            unseen: unseen(shape.seat, memory),
            casts: memory.casts().clone(),
            areas: shape.areas.into_owned(),
            seats: shape.seats.into_owned(),
            asked: shape.asked,
        })
    }
}

impl Shape<'_> {
    /// What lies open, by the rules of new games.
    fn open(&self) -> Result<Open, String> {
        let Setup { players, .. } = self.setup;
        let everyone = 2..=4;
        let is_seat = |seat: Seat| seat.index() < usize::from(players);
        if !everyone.contains(&players)
            || self.seats.len() != usize::from(players)
            || !self.seats.iter().all(|seat| is_seat(seat.seat))
            || self.rolls.len() > 4
        {
            return Err("the view is of no table".to_owned());
        }
        let mut open = AnkhMorpork::bare(&self.setup, Revision::default()).open;
        (open.turn, open.active) = (self.turn, self.active);
        (open.gained, open.used, open.spared) = (self.gained, self.used, self.spared);
        (open.discard, open.front) = (self.discard, self.front);
        open.bank = self.bank.unwrap_or(open.bank);
        open.events = RandomEvents::ALL;
        self.events_used.iter().for_each(|&event| open.events.remove(event));
        open.rolls = Rolls::default();
        self.rolls.iter().for_each(|&face| open.rolls.push(face));
        open.stack = Stack::from_frames(&self.pending)?;
        if let Asked::Seats(seats) = self.asked {
            open.asked = seats;
        }
        for seat in self.seats.iter() {
            open.money[seat.seat] = seat.money;
            open.before[seat.seat.index()] = seat.before;
        }
        for area in self.areas.iter() {
            if area.minions.len() > usize::from(players) {
                return Err("there are minions of nobody".to_owned());
            }
            for (index, &count) in area.minions.iter().enumerate() {
                open.board.set(Seat::new(index).into(), area.area, count);
            }
            open.board.set(Owner::TROLL, area.area, area.trolls);
            open.board.set(Owner::DEMON, area.area, area.demons);
            if let Some(seat) = area.building.filter(|&seat| is_seat(seat)) {
                open.board.buildings[seat.index()].insert(area.area);
            }
            if area.trouble {
                open.board.trouble.insert(area.area);
            }
            if area.card_lost {
                open.lost.insert(area.area);
            }
        }
        Ok(open)
    }
}
