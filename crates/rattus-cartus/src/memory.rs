//! What a seat has learned: a fold over what it was shown.
//!
//! For each hidden card a memory keeps the places where it may be. A card that is seen
//! leaving a place is the one that could be in the fewest others.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::RattusCartus;
use crate::cards::{Card, Cards};
use crate::events::{News, Open};
use crate::pending::Pending;
use crate::places::{PLACES, Place, Places};

/// The cards a seat does not see, and where each may be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    seats: usize,
    /// How many cards of a kind may be in exactly these places.
    cards: BTreeMap<(Card, Places), u8>,
    /// How many cards lie in each place.
    sizes: [u8; PLACES],
}

impl Hidden {
    /// The cards with the places where they may be.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Places, u8)> + '_ {
        self.cards.iter().map(|(&(card, places), &number)| (card, places, number))
    }

    /// All places at this table.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + Clone {
        Place::all(self.seats)
    }

    /// How many hidden cards lie in a place.
    pub fn size(&self, place: Place) -> u8 {
        self.sizes[place.index()]
    }

    /// A card of this kind that everybody saw come to a place.
    fn put(&mut self, card: Card, place: Place, number: u8) {
        self.sizes[place.index()] += number;
        self.insert(card, Places::only(place), number);
    }

    fn insert(&mut self, card: Card, places: Places, number: u8) {
        if number > 0 {
            *self.cards.entry((card, places)).or_default() += number;
        }
    }

    /// Cards moved unseen from one place to another.
    fn shift(&mut self, from: Place, to: Place, number: u8) {
        if number == 0 {
            return;
        }
        self.sizes[from.index()] = self.sizes[from.index()].saturating_sub(number);
        self.sizes[to.index()] += number;
        self.change(|card, places| match places.contains(from) && to.admits(card) {
            true => places.with(Places::only(to)),
            false => places,
        });
        self.forget_if_empty(from);
    }

    /// A card of this kind is seen leaving a place.
    fn take(&mut self, card: Card, place: Place) {
        self.sizes[place.index()] = self.sizes[place.index()].saturating_sub(1);
        let here = |&(kind, places): &(Card, Places)| kind == card && places.contains(place);
        let all: Vec<Places> =
            self.cards.keys().copied().filter(here).map(|(_, places)| places).collect();
        let is_least = |places: &&Places| {
            all.iter().all(|other| other == *places || !other.is_within(**places))
        };
        let least: Vec<Places> = all.iter().filter(is_least).copied().collect();
        // Of sets within each other it is the smallest that lost a card. Of others any
        // may have, so what remains of them may be in the places of all.
        for &places in &least {
            self.remove_one(card, places);
        }
        if let Some((first, others)) = least.split_first() {
            let union = others.iter().fold(*first, |union, &places| union.with(places));
            self.insert(card, union, others.len() as u8);
        }
        self.forget_if_empty(place);
    }

    fn remove_one(&mut self, card: Card, places: Places) {
        if let Some(number) = self.cards.get_mut(&(card, places)) {
            *number -= 1;
            if *number == 0 {
                self.cards.remove(&(card, places));
            }
        }
    }

    /// An empty place holds no card.
    fn forget_if_empty(&mut self, place: Place) {
        if self.sizes[place.index()] == 0 {
            self.change(|_, places| places.without(place));
        }
    }

    /// Cards of earlier kinds cannot be in a set that is told in order.
    fn begins_with(&mut self, first: Card, place: Place) {
        self.change(|card, places| if card < first { places.without(place) } else { places });
    }

    /// The discard pile becomes the deck.
    fn reshuffle(&mut self) {
        self.sizes[Place::Deck.index()] = self.sizes[Place::Discard.index()];
        self.sizes[Place::Discard.index()] = 0;
        self.change(|_, places| match places.contains(Place::Discard) {
            true => places.without(Place::Discard).with(Places::only(Place::Deck)),
            false => places.without(Place::Deck),
        });
    }

    fn change(&mut self, change: impl Fn(Card, Places) -> Places) {
        for ((card, places), number) in std::mem::take(&mut self.cards) {
            self.insert(card, change(card, places), number);
        }
    }
}

/// As data, a list of places with the cards that may be in exactly these.
impl Serialize for Hidden {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Group {
            places: Vec<String>,
            cards: Cards,
        }
        let mut groups: BTreeMap<Places, Cards> = BTreeMap::new();
        for (card, places, number) in self.cards() {
            groups.entry(places).or_default().add(card, number);
        }
        to.collect_seq(groups.into_iter().map(|(places, cards)| {
            let named = self.places().filter(|&place| places.contains(place));
            Group { places: named.map(|place| place.to_string()).collect(), cards }
        }))
    }
}

/// What a seat, or a spectator, has learned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    seat: Option<Seat>,
    /// Rats by seat, counted from what all have seen (RC-RAT-01): for guessing worlds, and
    /// in no view.
    pub(crate) rats: Vec<u16>,
    /// What the seat saw in the Nun-row.
    pub(crate) nun_row: Vec<Option<Card>>,
    pub(crate) hidden: Hidden,
}

impl Memory {
    /// Someone who sits down now: only the numbers of hidden cards are known.
    pub(crate) fn new(game: &RattusCartus, seat: Option<Seat>) -> Memory {
        let seats = game.seats_count();
        let mut hidden = Hidden { seats, cards: BTreeMap::new(), sizes: [0; PLACES] };
        let mut pool = game.deck;
        pool.add_all(&game.discard);
        game.nun_row.iter().for_each(|&card| pool.add(card, 1));
        hidden.sizes[Place::Deck.index()] = game.deck.size();
        hidden.sizes[Place::Discard.index()] = game.discard.size();
        hidden.sizes[Place::NunRow.index()] = game.nun_row.len() as u8;
        for other in Seat::all(seats).filter(|&other| Some(other) != seat) {
            let player = &game.players[other];
            let (to_lay, to_offer) = game.promised(other);
            hidden.sizes[Place::Hand(other).index()] = player.hand.size() - to_lay - to_offer;
            hidden.sizes[Place::Offered(other).index()] = player.offered.size() + to_offer;
            pool.add_all(&player.hand);
            pool.add_all(&player.offered);
            if !game.open.contains(other) {
                hidden.sizes[Place::Laid(other).index()] = player.laid.size() + to_lay;
                pool.add_all(&player.laid);
            }
        }
        let filled = Place::all(seats).filter(|place| hidden.sizes[place.index()] > 0);
        let filled: Vec<Place> = filled.collect();
        for (card, number) in pool.kinds() {
            let admits = |place: &Place| place.admits(card);
            hidden.insert(card, filled.iter().copied().filter(admits).collect(), number);
        }
        if let Pending::Discard { seat: trader, from, .. } = game.pending {
            hidden.begins_with(from, Place::Offered(trader));
        }
        Memory {
            seat,
            rats: game.players.0[..seats].iter().map(|player| player.rats).collect(),
            nun_row: vec![None; game.nun_row.len()],
            hidden,
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    pub(crate) fn learn(&mut self, news: &News) {
        let own = self.seat;
        let hidden = &mut self.hidden;
        match *news {
            News::Open(ref open) => self.learn_open(open),
            News::NunLaid { .. } => {
                hidden.shift(Place::Deck, Place::NunRow, 1);
                self.nun_row.push(None);
            }
            News::Drew { card: Some(card), .. } => hidden.take(card, Place::Deck),
            News::Drew { seat, card: None } => hidden.shift(Place::Deck, Place::Hand(seat), 1),
            News::Looked { place, card: Some(card), .. } => {
                let known = self.nun_row.get_mut(usize::from(place) - 1);
                if let Some(known @ None) = known {
                    *known = Some(card);
                    hidden.take(card, Place::NunRow);
                }
            }
            News::Gave { from, to, number, cards } => match cards {
                None => hidden.shift(Place::Offered(from), Place::Hand(to), number),
                Some(cards) if own == Some(from) => {
                    cards
                        .kinds()
                        .for_each(|(card, number)| hidden.put(card, Place::Hand(to), number));
                }
                Some(cards) => {
                    cards.each().for_each(|card| hidden.take(card, Place::Offered(from)));
                }
            },
            // Which cards are chosen for laying and giving is told when they move, and
            // that they are was told with their number.
            News::Laid { .. }
            | News::Offered { .. }
            | News::Looked { card: None, .. }
            | News::SupplyDecided { .. }
            | News::MarkerTaken { .. } => {}
        }
    }

    fn learn_open(&mut self, open: &Open) {
        match *open {
            Open::RatsTaken { seat, number } => self.rats[seat.index()] += number,
            Open::RatsDiscarded { seat, number } => self.rats[seat.index()] -= number,
            Open::RatHandedOver { from, to } => {
                self.rats[from.index()] -= 1;
                self.rats[to.index()] += 1;
            }
            Open::Reshuffled { .. } => self.hidden.reshuffle(),
            Open::Passed { seat } if !self.is_own(seat) => {
                self.hidden.take(Card::PASS, Place::Hand(seat));
            }
            Open::Plays { seat, number } if !self.is_own(seat) => {
                self.hidden.shift(Place::Hand(seat), Place::Laid(seat), number);
            }
            Open::CardsRevealed { seat, ref cards } if !self.is_own(seat) => {
                cards.each().for_each(|card| self.hidden.take(card, Place::Laid(seat)));
            }
            Open::SwordStrikes { giver, number, .. } => self.offers(giver, number),
            Open::Levied { givers, number, .. } => self.are_levied(givers, number),
            Open::Trades { seat, number } => self.offers(seat, number),
            Open::CardTraded { seat, card } => self.sees_trade(seat, card),
            Open::CardsTaken { seat, card, number } if !self.is_own(seat) => {
                self.hidden.put(card, Place::Hand(seat), number);
            }
            Open::CardsDiscarded { ref cards, .. } => self.sees_discarded(cards),
            Open::HandShown { seat, ref cards } if !self.is_own(seat) => {
                cards.each().for_each(|card| self.hidden.take(card, Place::Hand(seat)));
            }
            Open::NunShown { place, card } => {
                if let Some(known @ None) = self.nun_row.get_mut(usize::from(place) - 1) {
                    *known = Some(card);
                    self.hidden.take(card, Place::NunRow);
                }
            }
            _ => {}
        }
    }

    /// A seat must choose so many of its hand cards.
    fn offers(&mut self, seat: Seat, number: u8) {
        if !self.is_own(seat) {
            self.hidden.shift(Place::Hand(seat), Place::Offered(seat), number);
        }
    }

    fn are_levied(&mut self, givers: SeatSet, number: u8) {
        for giver in givers.iter() {
            self.offers(giver, number.min(self.hidden.size(Place::Hand(giver))));
        }
    }

    fn sees_trade(&mut self, seat: Seat, card: Card) {
        if !self.is_own(seat) {
            self.hidden.take(card, Place::Offered(seat));
            self.hidden.begins_with(card, Place::Offered(seat));
        }
        if card.is_population() {
            self.hidden.put(card, Place::Discard, 1);
        }
    }

    fn sees_discarded(&mut self, cards: &Cards) {
        for (card, number) in cards.kinds().filter(|(card, _)| card.is_population()) {
            self.hidden.put(card, Place::Discard, number);
        }
    }
}

impl RattusCartus {
    /// How many hand cards a seat has yet to lay, and how many to give or discard; all
    /// know these numbers.
    pub(crate) fn promised(&self, seat: Seat) -> (u8, u8) {
        match self.pending {
            Pending::Lay { seat: laying, left } if laying == seat => (left, 0),
            Pending::Give { each, seats, .. } if seats.contains(seat) => {
                (0, each - self.players[seat].offered.size())
            }
            Pending::Discard { seat: trading, left, .. } if trading == seat => (0, left),
            _ => (0, 0),
        }
    }
}
