//! Who has what, as far as the events tell.

use super::events::{Cards, Seat};
use super::facts::{self, ByPlayers};

/// The books of a table.
pub(crate) struct Books {
    pub(crate) facts: ByPlayers,
    players: Vec<Player>,
    /// Cards that nobody has seen: the deck, and the Nun-row until it is known.
    pub(crate) unseen: Cards,
    /// How many cards the deck has.
    pub(crate) deck: u32,
    pub(crate) discard: Cards,
    /// The Nun-row as a set, known once everything else has been drawn.
    pub(crate) nuns: Option<Cards>,
    /// What was seen in the Nun-row, by place.
    pub(crate) looked: [Option<String>; facts::NUN_ROW as usize],
    pub(crate) piles: Cards,
    pub(crate) markers: u32,
    /// The building cards that take part and have not been revealed.
    pub(crate) buildings: Vec<String>,
    pub(crate) chosen: Vec<String>,
    /// Exchanged cards, which lie under the replacement stack.
    pub(crate) under: Vec<String>,
    /// Counts the moves of discs, so that it is known which arrived earlier.
    moves: u32,
    pub(crate) start: Seat,
}

/// What a player has.
#[derive(Default, Clone)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    pub(crate) rats: u32,
    pub(crate) markers: u32,
    /// Influence on each track, and when the disc came to where it is.
    pub(crate) tracks: [(u32, u32); 6],
    /// Where the player is in this round.
    pub(crate) building: Option<String>,
    pub(crate) laid: Cards,
    /// Chosen to be handed over.
    pub(crate) offered: Cards,
    /// Influence gained in this round.
    pub(crate) gained: u32,
}

impl Books {
    pub(crate) fn new(players: usize) -> Books {
        let player = Player { rats: facts::FIRST_RATS, ..Player::default() };
        let mut unseen = Cards::new();
        for (_, figure) in facts::CLASSES {
            for (nuns, number) in facts::NUNS.into_iter().enumerate() {
                unseen.insert(format!("{figure}-{nuns}"), number);
            }
        }
        Books {
            facts: facts::by_players(players),
            players: vec![player; players],
            deck: number(&unseen) - facts::NUN_ROW,
            unseen,
            discard: Cards::new(),
            nuns: None,
            looked: Default::default(),
            piles: Cards::new(),
            markers: facts::MARKERS,
            buildings: Vec::new(),
            chosen: Vec::new(),
            under: Vec::new(),
            moves: 0,
            start: 1,
        }
    }

    /// A player's books. Seats are checked when they enter a building.
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        let index = seat.clamp(1, self.players.len()) - 1;
        &mut self.players[index]
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        (1..).zip(&self.players)
    }

    /// RC-D-09. A disc moves on and comes to lie on top where it ends.
    pub(crate) fn advance(&mut self, seat: Seat, track: usize, spaces: u32) {
        self.moves += 1;
        let moves = self.moves;
        let player = self.player(seat);
        player.tracks[track] = (player.tracks[track].0 + spaces, moves);
        player.gained += spaces;
    }

    /// RC-SETUP-10. The discard pile becomes the deck. What was never drawn is the Nun-row.
    pub(crate) fn reshuffle(&mut self) {
        if self.nuns.is_none() {
            self.nuns = Some(std::mem::take(&mut self.unseen));
        }
        let discard = std::mem::take(&mut self.discard);
        self.deck += number(&discard);
        for (card, number) in discard {
            add(&mut self.unseen, &card, number);
        }
    }

    /// A card goes where used cards go: RC-D-24.
    pub(crate) fn put_away(&mut self, card: &str, number: u32) {
        if facts::person(card).is_some() {
            add(&mut self.discard, card, number);
        } else {
            add(&mut self.piles, card, number);
        }
    }

    /// Whether a building takes part.
    pub(crate) fn in_use(&self, name: &str) -> bool {
        let shows =
            |card: &String| facts::building_of(card).is_some_and(|(shown, _)| shown.name == name);
        self.chosen.iter().any(shows)
    }

    /// How many cards a player holds.
    pub(crate) fn hand_size(&self, seat: Seat) -> u32 {
        number(&self.players[seat.clamp(1, self.players.len()) - 1].hand)
    }
}

/// How many cards there are in all.
pub(crate) fn number(cards: &Cards) -> u32 {
    cards.values().sum()
}

/// How many cards there are for which something holds.
pub(crate) fn number_of(cards: &Cards, holds: impl Fn(&str) -> bool) -> u32 {
    cards.iter().filter(|(card, _)| holds(card)).map(|(_, number)| number).sum()
}

/// Puts cards to others.
pub(crate) fn add(to: &mut Cards, card: &str, number: u32) {
    *to.entry(card.to_owned()).or_default() += number;
}

/// Takes cards away; whether they were there.
pub(crate) fn remove(from: &mut Cards, card: &str, number: u32) -> bool {
    match from.get_mut(card) {
        Some(there) if *there > number => *there -= number,
        Some(there) if *there == number => {
            from.remove(card);
        }
        _ => return false,
    }
    true
}
