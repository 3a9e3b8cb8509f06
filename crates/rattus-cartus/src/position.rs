//! The whole state as plain data: canonical text, and `given` in scenario files.
//!
//! What is left out has the value it has in a new game, or follows from what is there:
//! the deck is the rest of the population, piles hold what nobody has.

mod deck;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use game::{Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::RattusCartus;
use crate::building_cards::{BuildingCard, BuildingSet};
use crate::cards::{Card, Cards, Class};
use crate::facts::FACTS;
use crate::pending::{Pending, Phase, Progress};
use crate::revisions::Revision;
use crate::setup::Setup;
use crate::state::{Markers, Player};
pub use deck::Deck;

/// More rats or influence than this would be a mistake.
const MOST: u16 = 10_000;

/// The whole state as data.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Position {
    /// Players and options.
    pub setup: Setup,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// The phase; it follows from what is pending.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// What the table waits for; left out: the first thing of a new game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
    /// The start player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// The buildings of the round.
    pub row: Vec<BuildingCard>,
    /// The building cards that take part; left out: those of the set-up and the row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<BuildingSet>,
    /// Those nobody has seen; left out: as many as fit the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<BuildingSet>,
    /// How many of the unseen ones are in the replacement stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<u8>,
    /// What lies under them, next one first.
    pub under: Vec<BuildingCard>,
    /// How many cards were exchanged in this phase A.
    pub exchanges: u8,
    /// The population deck, or `"rest"` for all cards that are nowhere else.
    pub deck: Deck,
    /// Its size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_size: Option<u8>,
    /// The population discard pile.
    pub discard: Cards,
    /// The Nun-row.
    pub nun_row: Vec<Card>,
    /// The open piles; left out: what nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piles: Option<Cards>,
    /// The values of the victory point markers that are left; left out: what nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markers: Option<Values>,
    /// By seat.
    pub players: Vec<PlayerPosition>,
    /// Influence by class and seat.
    pub influence: BTreeMap<Class, Vec<u16>>,
    /// Seats by class, by when their disc last moved: the earlier lies lower.
    pub discs: BTreeMap<Class, Vec<Seat>>,
    /// How many players have carried out their supply action.
    pub supplied: u8,
    /// Who entered a building in this round, in order; left out: clockwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered: Option<Vec<Seat>>,
    /// Whose laid cards lie open.
    pub open: SeatSet,
    /// Who has the premium action in the building being resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub premium: Option<Seat>,
    /// How far phase D has come.
    pub progress: Progress,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerPosition {
    /// The hand.
    pub hand: Cards,
    /// The number of cards in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// Cards laid into a building.
    pub laid: Cards,
    /// Cards chosen to be given away.
    pub offered: Cards,
    /// The rats; left out: as in a new game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rats: Option<u16>,
    /// The values of the markers.
    pub markers: Values,
    /// The supply action chosen in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<BuildingCard>,
    /// The building entered in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub building: Option<BuildingCard>,
}

/// Victory point markers, as a list of their values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values(pub Markers);

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let values = (1u8..).zip(self.0);
        to.collect_seq(values.flat_map(|(value, count)| std::iter::repeat_n(value, count.into())))
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Values, D::Error> {
        let list = Vec::<u8>::deserialize(from)?;
        if list.len() > 40 {
            return Err(D::Error::custom("there are not so many markers"));
        }
        let mut markers = Markers::default();
        for value in list {
            match markers.get_mut(usize::from(value).wrapping_sub(1)) {
                Some(count) => *count += 1,
                None => return Err(D::Error::custom("a marker is worth 1 to 5 points")),
            }
        }
        Ok(Values(markers))
    }
}

impl Position {
    /// Everything there is to say about a state.
    pub(crate) fn of(game: &RattusCartus) -> Position {
        let seats = game.seats_count();
        let track = |class: Class| &game.tracks[class as usize];
        let influence = |class| (class, track(class).influence[..seats].to_vec());
        let moved = |class| track(class).order[..seats].iter().map(|&at| Seat::new(at.into()));
        let mut piles = Cards::NONE;
        for card in Card::OPEN {
            piles.add(card, game.piles[card.pile()]);
        }
        Position {
            setup: game.setup,
            round: game.round,
            phase: Some(game.phase),
            pending: Some(game.pending),
            start: Some(game.start),
            row: game.row.to_vec(),
            chosen: Some(game.chosen),
            unseen: Some(game.unseen),
            stack: Some(game.stack),
            under: game.under.to_vec(),
            exchanges: game.exchanges,
            deck: Deck::Cards(game.deck),
            deck_size: Some(game.deck.size()),
            discard: game.discard,
            nun_row: game.nun_row.to_vec(),
            piles: Some(piles),
            markers: Some(Values(game.markers)),
            players: Seat::all(seats).map(|seat| PlayerPosition::of(game, seat)).collect(),
            influence: Class::ALL.into_iter().map(influence).collect(),
            discs: Class::ALL.into_iter().map(|class| (class, moved(class).collect())).collect(),
            supplied: game.supplied,
            entered: Some(game.entered.to_vec()),
            open: game.open,
            premium: game.premium,
            progress: game.progress,
        }
    }

    /// The state this describes, or why there is none.
    pub(crate) fn state(&self) -> Result<RattusCartus, String> {
        self.setup.check().map_err(|refusal| format!("the set-up is {refusal}"))?;
        self.check_number_of_cards()?;
        let mut game = RattusCartus::empty(&self.setup, Revision::default());
        game.round = self.round;
        game.start = self.start.or(self.setup.start).unwrap_or_default();
        game.pending = self.pending.unwrap_or_else(|| self.setup.first());
        game.exchanges = self.exchanges;
        game.supplied = self.supplied;
        game.open = self.open;
        game.premium = self.premium;
        game.progress = self.progress;
        game.nun_row = list(&self.nun_row, "the Nun-row has")?;
        game.discard = self.discard;
        self.set_buildings(&mut game)?;
        self.set_players(&mut game)?;
        self.set_tracks(&mut game)?;
        self.set_piles(&mut game)?;
        game.phase = game.phase_of_pending();
        if self.phase.is_some_and(|phase| phase != game.phase) {
            return Err("the phase does not fit what is pending".into());
        }
        game.check()?;
        Ok(game)
    }

    /// No pile can hold more cards than the box has.
    fn check_number_of_cards(&self) -> Result<(), String> {
        let of_player = |player: &PlayerPosition| [player.hand, player.laid, player.offered];
        let mut piles: Vec<Cards> = self.players.iter().flat_map(of_player).collect();
        piles.extend([self.discard, self.piles.unwrap_or_default()]);
        if let Deck::Cards(deck) = self.deck {
            piles.push(deck);
        }
        let number: usize = piles.iter().map(|pile| usize::from(pile.size())).sum();
        let exist = [FACTS.population.size()].into_iter().chain(FACTS.open);
        let exist: usize = exist.map(usize::from).sum();
        match number + self.nun_row.len() <= exist {
            true => Ok(()),
            false => Err(format!("there are only {exist} cards in the box")),
        }
    }

    fn set_buildings(&self, game: &mut RattusCartus) -> Result<(), String> {
        let facts = *game.facts();
        game.row = list(&self.row, "the row has")?;
        game.under = list(&self.under, "the replacement stack has")?;
        let row: BuildingSet = self.row.iter().copied().collect();
        let seen = row.with(self.under.iter().copied().collect());
        if usize::from(seen.size()) != self.row.len() + self.under.len() {
            return Err("a building card is in two places".into());
        }
        game.chosen = self.chosen.unwrap_or_else(|| self.setup.known_buildings().with(seen));
        game.stack = match self.stack {
            Some(stack) => stack,
            None => facts.replacement.saturating_sub(self.under.len() as u8),
        };
        game.unseen = match self.unseen {
            Some(unseen) => unseen,
            None => {
                let rounds_left = facts.rounds.saturating_sub(self.round);
                let in_this_round = match game.pending {
                    Pending::Reveal => facts.revealed.saturating_sub(self.row.len() as u8),
                    _ => 0,
                };
                let number = rounds_left * facts.revealed + in_this_round + game.stack;
                let fitting = game.chosen.without(seen).iter().take(number.into()).collect();
                match self.round > 0 && BuildingSet::size(fitting) < number {
                    true => return Err("too few building cards take part for this round".into()),
                    false => fitting,
                }
            }
        };
        if !game.unseen.and(seen).is_empty() {
            return Err("a building card in the row or under the stack is unseen, too".into());
        }
        let strange = game.unseen.with(seen).without(game.chosen);
        match strange.iter().next() {
            Some(card) => Err(format!(
                "{card} is in the row, under the stack or unseen, and does not take part (`chosen`)"
            )),
            None => Ok(()),
        }
    }

    fn set_players(&self, game: &mut RattusCartus) -> Result<(), String> {
        let seats = game.seats_count();
        if self.players.len() > seats {
            return Err(format!("{} players do not fit {seats} seats", self.players.len()));
        }
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            game.players[seat] = player.state(game)?;
        }
        game.entered = match &self.entered {
            Some(entered) => list(entered, "the players in buildings are")?,
            None => {
                let inside = |seat: &Seat| game.players[*seat].building.is_some();
                game.start.round(seats).filter(inside).collect()
            }
        };
        Ok(())
    }

    fn set_tracks(&self, game: &mut RattusCartus) -> Result<(), String> {
        let seats = game.seats_count();
        for (&class, influence) in &self.influence {
            if influence.len() > seats || influence.iter().any(|&number| number > MOST) {
                return Err(format!("the influence in {} does not fit", class.name()));
            }
            game.track(class).influence[..influence.len()].copy_from_slice(influence);
        }
        for (&class, discs) in &self.discs {
            let mut sorted = discs.clone();
            sorted.sort_unstable();
            if !sorted.into_iter().eq(Seat::all(seats)) {
                return Err(format!("the discs in {} are one of each seat", class.name()));
            }
            for (at, seat) in game.track(class).order.iter_mut().zip(discs) {
                *at = seat.index() as u8;
            }
        }
        Ok(())
    }

    /// Deck, piles and markers, which may be what is left of the box.
    fn set_piles(&self, game: &mut RattusCartus) -> Result<(), String> {
        let mut used = game.discard;
        game.nun_row.iter().for_each(|&card| used.add(card, 1));
        for player in &game.players.0 {
            [player.hand, player.laid, player.offered].iter().for_each(|pile| used.add_all(pile));
        }
        game.deck = match self.deck {
            Deck::Cards(cards) => cards,
            Deck::Rest | Deck::Number(_) => {
                let mut rest = FACTS.population;
                for (card, number) in used.kinds().filter(|(card, _)| card.is_population()) {
                    if rest.count(card) < number {
                        return Err(format!("there are only {} {card}", rest.count(card)));
                    }
                    rest.remove(card, number);
                }
                match self.deck {
                    Deck::Number(number) => deck::so_many(number, rest)?,
                    _ => rest,
                }
            }
        };
        if self.deck_size.is_some_and(|size| size != game.deck.size()) {
            return Err(format!("the deck has {} cards", game.deck.size()));
        }
        for card in Card::OPEN {
            let box_has = if game.is_in_play(card) { FACTS.open[card.pile()] } else { 0 };
            game.piles[card.pile()] = match &self.piles {
                Some(piles) => piles.count(card),
                None => box_has.saturating_sub(used.count(card)),
            };
        }
        game.markers = match self.markers {
            Some(Values(markers)) => markers,
            None => {
                let mut rest = FACTS.markers;
                for player in &game.players.0 {
                    for (left, held) in rest.iter_mut().zip(player.markers) {
                        *left = left.saturating_sub(held);
                    }
                }
                rest
            }
        };
        Ok(())
    }
}

impl PlayerPosition {
    fn of(game: &RattusCartus, seat: Seat) -> PlayerPosition {
        let player = &game.players[seat];
        PlayerPosition {
            hand: player.hand,
            hand_size: Some(player.hand.size()),
            laid: player.laid,
            offered: player.offered,
            rats: Some(player.rats),
            markers: Values(player.markers),
            supply: player.supply,
            building: player.building.and_then(|at| game.row.get(usize::from(at)).copied()),
        }
    }

    fn state(&self, game: &RattusCartus) -> Result<Player, String> {
        if self.hand_size.is_some_and(|size| size != self.hand.size()) {
            return Err(format!("a hand has {} cards", self.hand.size()));
        }
        let rats = self.rats.unwrap_or(FACTS.first_rats);
        if rats > MOST {
            return Err(format!("nobody has {rats} rats"));
        }
        let place = |card: BuildingCard| {
            let at = game.row.iter().position(|other| *other == card);
            at.map(|at| at as u8).ok_or_else(|| format!("{card} is not in the row"))
        };
        if let Some(card) = self.supply {
            place(card)?;
        }
        Ok(Player {
            hand: self.hand,
            laid: self.laid,
            offered: self.offered,
            rats,
            markers: self.markers.0,
            supply: self.supply,
            building: self.building.map(place).transpose()?,
        })
    }
}

fn list<T: Copy, const N: usize>(from: &[T], what: &str) -> Result<ArrayVec<T, N>, String> {
    ArrayVec::try_from(from).map_err(|_| format!("{what} at most {N}"))
}
