//! What a seat has learned and could still know: a fold over what it was shown.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{Seat, SeatSet};

use crate::cards::{Card, Cards, the_box};
use crate::events::{Shown, What};
use crate::personalities::{Personalities, Personality};
use crate::state::AnkhMorpork;

/// The hidden places where a card may be: a bit for each hand, and one for the pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Places(u8);

impl Places {
    pub(crate) const PILE: Places = Places(1 << 4);

    pub(crate) const fn hand(seat: Seat) -> Places {
        Places(1 << seat.index())
    }

    pub(crate) const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    pub(crate) const fn includes(self, other: Places) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) const fn is_nowhere(self) -> bool {
        self.0 == 0
    }
}

/// Who may be whom: one personality, or none yet, for each seat.
pub type Cast = [Option<Personality>; 4];

/// What somebody remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    players: u8,
    /// For each card the hidden places where it may be; nowhere when it lies open.
    places: Vec<Places>,
    /// How many cards of the first deck and of the brown deck are in the pile.
    pile: [u8; 2],
    /// How many cards are in each hand.
    hand_sizes: [u8; 4],
    /// Every way the personalities may be held.
    casts: Arc<BTreeSet<Cast>>,
}

impl Memory {
    /// The memory of someone who was shown nothing before.
    pub(crate) fn new(game: &AnkhMorpork, seat: Option<Seat>) -> Memory {
        let first = the_box().first;
        let own = seat.map_or(Cards::NONE, |seat| game.hand(seat));
        let pile = [(game.draw & first).len() as u8, (game.draw & !first).len() as u8];
        let hands = Seat::all(game.players())
            .filter(|&other| Some(other) != seat)
            .fold(Places::default(), |places, other| places.or(Places::hand(other)));
        // While the first deck lasts no brown card can have left the pile, and once it
        // is gone no first card is in it. A position made by hand may break that.
        let layered = pile[0] == 0 || (game.brown_in_play() & !game.draw).is_empty();
        let hidden = game.hands.iter().fold(game.draw, |all, &hand| all | hand);
        let places = Card::all().map(|card| {
            let is_first = first.contains(card);
            if !hidden.contains(card) {
                Places::default()
            } else if own.contains(card) {
                seat.map_or(Places::default(), Places::hand)
            } else if !layered {
                hands.or(Places::PILE)
            } else if is_first && pile[0] == 0 {
                hands
            } else if !is_first && pile[0] > 0 {
                Places::PILE
            } else {
                hands.or(Places::PILE)
            }
        });
        let mut memory = Memory {
            players: game.players,
            places: places.collect(),
            pile,
            hand_sizes: game.hands.map(|hand| hand.len() as u8),
            casts: Arc::new(BTreeSet::from([Cast::default()])),
        };
        for holder in Seat::all(game.players()) {
            if let Some(personality) = game.personalities[holder.index()] {
                memory.deal(holder, (Some(holder) == seat).then_some(personality));
            }
        }
        memory.settle_hands();
        memory
    }

    /// Where a card may be.
    pub(crate) fn places(&self, card: Card) -> Places {
        self.places[card.index()]
    }

    /// How many cards of the first deck and of the brown deck are in the pile.
    pub(crate) fn pile(&self) -> [u16; 2] {
        self.pile.map(u16::from)
    }

    /// Every way the personalities may be held.
    pub(crate) fn casts(&self) -> &Arc<BTreeSet<Cast>> {
        &self.casts
    }

    /// Folds in one more shown event.
    pub(crate) fn learn(&mut self, shown: &Shown) {
        match shown.what {
            What::DealtPersonality { seat, personality } => self.deal(seat, personality),
            What::ChangedPersonality { seat, old, new } => self.change(seat, old, new),
            What::Peeked { seen: Some(seen), .. } => {
                self.keep_casts(|cast| !cast.iter().flatten().any(|&held| seen.contains(held)));
            }
            What::Ended { personalities, .. } => {
                self.casts = Arc::new(BTreeSet::from([personalities]));
            }
            What::Drew { seat, card } => self.draw(seat, card),
            What::Fogged { card } => {
                self.leave_pile();
                self.is_open(card);
            }
            What::Gave { from, to, card } => {
                match card {
                    Some(card) => self.is_in_hand(card, to),
                    None => self.may_follow(Places::hand(from), Places::hand(to), Cards::ALL),
                }
                self.grow(to);
                self.shrink(from);
            }
            What::Grabbed { from, card: Some(card), .. } => self.is_in_hand(card, from),
            What::Looked { at, hand: Some(hand), .. } => self.is_hand(at, hand),
            What::SwappedHands { one, two, hands } => self.swap_hands(one, two, hands),
            What::Recovered { seat, card } => {
                self.is_in_hand(card, seat);
                self.grow(seat);
            }
            // One card comes back for the one that brought it.
            What::Recalled { seat, card } => {
                self.is_open(the_box().recall);
                self.is_in_hand(card, seat);
            }
            What::Played { seat, card }
            | What::Discarded { seat, card }
            | What::Reacted { seat, card } => {
                self.is_open(card);
                self.shrink(seat);
            }
            // AM-TURN-18. Who passes holds nothing but interrupts.
            What::Passed { seat } => self.forget_place(!the_box().interrupts, Places::hand(seat)),
            _ => {}
        }
        self.settle_hands();
    }

    fn is_open(&mut self, card: Card) {
        self.places[card.index()] = Places::default();
    }

    fn is_in_hand(&mut self, card: Card, seat: Seat) {
        self.places[card.index()] = Places::hand(seat);
    }

    /// The whole of a hand is known.
    fn is_hand(&mut self, seat: Seat, hand: Cards) {
        self.forget_place(!hand, Places::hand(seat));
        hand.for_each(|card| self.is_in_hand(card, seat));
    }

    fn grow(&mut self, seat: Seat) {
        self.hand_sizes[seat.index()] += 1;
    }

    fn shrink(&mut self, seat: Seat) {
        let size = &mut self.hand_sizes[seat.index()];
        *size = size.saturating_sub(1);
    }

    /// No unseen card is in a hand whose cards are all known, least of all in an empty one;
    /// where that leaves a card only one hand, that hand may be known for it, too.
    fn settle_hands(&mut self) {
        let mut unsettled = SeatSet::all(self.players.into());
        while let Some(seat) = unsettled.iter().find(|&seat| self.is_known(seat)) {
            unsettled.remove(seat);
            let hand = Places::hand(seat);
            for places in self.places.iter_mut().filter(|places| **places != hand) {
                *places = places.without(hand);
            }
        }
    }

    /// Whether every card of a hand is known.
    fn is_known(&self, seat: Seat) -> bool {
        let hand = Places::hand(seat);
        let known = self.places.iter().filter(|&&places| places == hand).count();
        known == usize::from(self.hand_sizes[seat.index()])
    }

    fn forget_place(&mut self, cards: Cards, place: Places) {
        for card in cards {
            let places = &mut self.places[card.index()];
            *places = places.without(place);
        }
    }

    /// One of these cards went from one place to another, and nobody knows which.
    fn may_follow(&mut self, from: Places, to: Places, cards: Cards) {
        for card in cards {
            let places = &mut self.places[card.index()];
            if places.includes(from) {
                *places = places.or(to);
            }
        }
    }

    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        match card {
            Some(card) => self.is_in_hand(card, seat),
            None => {
                let first = the_box().first;
                let layer = if self.pile[0] > 0 { first } else { !first };
                self.may_follow(Places::PILE, Places::hand(seat), layer);
            }
        }
        self.grow(seat);
        self.leave_pile();
    }

    /// AM-SETUP-15. One card fewer: a first one, as long as there are any.
    fn leave_pile(&mut self) {
        if self.pile[0] > 0 {
            self.pile[0] -= 1;
            if self.pile[0] == 0 {
                self.forget_place(the_box().first, Places::PILE);
            }
        } else {
            self.pile[1] = self.pile[1].saturating_sub(1);
        }
    }

    fn swap_hands(&mut self, one: Seat, two: Seat, hands: Option<[Cards; 2]>) {
        self.hand_sizes.swap(one.index(), two.index());
        if let Some([of_one, of_two]) = hands {
            self.is_hand(one, of_two);
            return self.is_hand(two, of_one);
        }
        let (a, b) = (Places::hand(one), Places::hand(two));
        for places in &mut self.places {
            let mut swapped = places.without(a.or(b));
            if places.includes(a) {
                swapped = swapped.or(b);
            }
            if places.includes(b) {
                swapped = swapped.or(a);
            }
            *places = swapped;
        }
    }

    fn keep_casts(&mut self, fits: impl Fn(&Cast) -> bool) {
        self.casts = Arc::new(self.casts.iter().filter(|cast| fits(cast)).copied().collect());
    }

    fn deal(&mut self, seat: Seat, personality: Option<Personality>) {
        self.recast(seat, |cast, new| {
            !cast.contains(&Some(new)) && personality.is_none_or(|known| known == new)
        });
    }

    /// AM-CARD-ZORGO-THE-RETRO-PHRENOLOGIST. The new one is one that nobody held.
    fn change(&mut self, seat: Seat, old: Option<Personality>, new: Option<Personality>) {
        self.recast(seat, |cast, drawn| {
            !cast.contains(&Some(drawn))
                && new.is_none_or(|known| known == drawn)
                && old.is_none_or(|known| cast[seat.index()] == Some(known))
        });
    }

    /// Every cast with every personality that `seat` may get in it.
    fn recast(&mut self, seat: Seat, may_get: impl Fn(&Cast, Personality) -> bool) {
        let in_play = Personalities::in_play(self.players);
        let mut casts = BTreeSet::new();
        for cast in self.casts.iter() {
            for personality in in_play.iter().filter(|&personality| may_get(cast, personality)) {
                let mut recast = *cast;
                recast[seat.index()] = Some(personality);
                casts.insert(recast);
            }
        }
        self.casts = Arc::new(casts);
    }
}
