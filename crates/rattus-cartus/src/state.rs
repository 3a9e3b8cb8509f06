//! The whole state of a game, flat and small.

use arrayvec::ArrayVec;
use game::{BySeat, Seat, SeatSet, Sink};

use crate::building_cards::{BuildingCard, BuildingSet};
use crate::cards::{Card, Cards, Class};
use crate::events::{Cause, Event, Open, Reason, Secret, What};
use crate::facts::{FACTS, Table};
use crate::pending::{Pending, Phase, Progress};
use crate::revisions::Revision;
use crate::setup::Setup;

/// The most that can play.
pub(crate) const MOST_PLAYERS: usize = 5;
/// The most building cards that can lie under the replacement stack.
pub(crate) const MOST_REPLACEMENTS: usize = 12;

/// Victory point markers: how many of value 1, 2, 3, 4 and 5.
pub type Markers = [u8; 5];

/// A game of Rattus Cartus with everything in it, hidden or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RattusCartus {
    pub(crate) revision: Revision,
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) pending: Pending,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) start: Seat,
    /// The 30 building cards that take part.
    pub(crate) chosen: BuildingSet,
    /// Those nobody has seen yet, in the deck or in the replacement stack.
    pub(crate) unseen: BuildingSet,
    /// How many of the unseen ones lie in the replacement stack.
    pub(crate) stack: u8,
    /// What lies under them, next one first; all have seen these cards.
    pub(crate) under: ArrayVec<BuildingCard, MOST_REPLACEMENTS>,
    /// How many cards were exchanged in this phase A.
    pub(crate) exchanges: u8,
    pub(crate) row: ArrayVec<BuildingCard, 3>,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) nun_row: ArrayVec<Card, 5>,
    /// Jokers, swords, flutes, passes, gold.
    pub(crate) piles: [u8; 5],
    pub(crate) markers: Markers,
    pub(crate) players: BySeat<Player, MOST_PLAYERS>,
    /// By class.
    pub(crate) tracks: [Track; 6],
    /// How many players have carried out their supply action in this round.
    pub(crate) supplied: u8,
    /// Who entered a building in this round, in order.
    pub(crate) entered: ArrayVec<Seat, MOST_PLAYERS>,
    /// Whose laid cards lie open.
    pub(crate) open: SeatSet,
    /// Who has the premium action in the building being resolved.
    pub(crate) premium: Option<Seat>,
    pub(crate) progress: Progress,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Cards played into a building.
    pub(crate) laid: Cards,
    /// Cards chosen to be given away, not yet handed over.
    pub(crate) offered: Cards,
    pub(crate) rats: u16,
    pub(crate) markers: Markers,
    /// The supply action chosen in this round.
    pub(crate) supply: Option<BuildingCard>,
    /// The building entered in this round, by its place in the row.
    pub(crate) building: Option<u8>,
}

/// One track of the influence board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Track {
    pub(crate) influence: [u16; MOST_PLAYERS],
    /// The seats by when their discs last moved, earliest first: on one space the
    /// earlier one lies lower (RC-D-10).
    pub(crate) order: [u8; MOST_PLAYERS],
}

impl Track {
    /// RC-D-09. The disc of a seat moves on and comes to lie on top.
    #[inline]
    pub(crate) fn advance(&mut self, seat: Seat, number: u16, seats: usize) {
        self.influence[seat.index()] += number;
        if let Some(at) = self.order.iter().position(|&other| usize::from(other) == seat.index()) {
            self.order[at..seats].rotate_left(1);
        }
    }
}

impl RattusCartus {
    /// A table where everything is still in the box, except rats and the deck.
    pub(crate) fn empty(setup: &Setup, revision: Revision) -> RattusCartus {
        let seats = usize::from(setup.players);
        let player = Player { rats: FACTS.first_rats, ..Player::default() };
        let mut players = BySeat::default();
        players.0[..seats].fill(player);
        let track = Track { influence: [0; MOST_PLAYERS], order: [0, 1, 2, 3, 4] };
        let mut game = RattusCartus {
            revision,
            setup: *setup,
            phase: Phase::SetUp,
            pending: setup.first(),
            round: 0,
            start: setup.start.unwrap_or_default(),
            chosen: setup.known_buildings(),
            unseen: setup.known_buildings(),
            stack: FACTS.table(seats).replacement,
            under: ArrayVec::new(),
            exchanges: 0,
            row: ArrayVec::new(),
            deck: FACTS.population,
            discard: Cards::NONE,
            nun_row: ArrayVec::new(),
            piles: [0; 5],
            markers: FACTS.markers,
            players,
            tracks: [track; 6],
            supplied: 0,
            entered: ArrayVec::new(),
            open: SeatSet::EMPTY,
            premium: None,
            progress: Progress::default(),
        };
        game.lay_out_piles();
        game
    }

    #[inline]
    pub(crate) fn seats_count(&self) -> usize {
        self.setup.players.into()
    }

    /// What the box says for this number of players.
    #[inline]
    pub(crate) fn facts(&self) -> &'static Table {
        FACTS.table(self.seats_count())
    }

    /// How many cards the building deck still has, the replacement stack not counted.
    #[inline]
    pub(crate) fn building_deck(&self) -> u8 {
        self.unseen.size().saturating_sub(self.stack)
    }

    /// RC-D-20. The last round is the one in which the building deck has run out.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.building_deck() == 0
    }

    #[inline]
    pub(crate) fn track(&mut self, class: Class) -> &mut Track {
        &mut self.tracks[class as usize]
    }

    /// Who is in the building at this place of the row, in order of entry.
    #[inline]
    pub(crate) fn entrants(&self, building: u8) -> impl Iterator<Item = Seat> + Clone + '_ {
        let here = move |seat: &Seat| self.players[*seat].building == Some(building);
        self.entered.iter().copied().filter(here)
    }

    /// RC-INFO-03. Whether markers have different values and are drawn unseen.
    pub(crate) fn markers_are_secret(&self) -> bool {
        let held = |value: usize| self.players.0.iter().any(|player| player.markers[value] > 0);
        (0..5).filter(|&value| self.markers[value] > 0 || held(value)).count() > 1
    }

    /// Why things happen now, when `reason` makes them happen.
    pub(crate) fn cause(&self, reason: Reason) -> Cause {
        let building = match self.phase {
            Phase::ResolveBuildings => self.row.get(usize::from(self.progress.building)).copied(),
            _ => None,
        };
        Cause { round: self.round, phase: self.phase, building, reason }
    }

    /// Tells everybody.
    #[inline(always)]
    pub(crate) fn tell(
        &self,
        tell: &mut impl Sink<Event>,
        reason: Reason,
        open: impl FnOnce() -> Open,
    ) {
        tell.tell(|| Event { cause: self.cause(reason), what: What::Open(open()) });
    }

    /// Tells something that not everybody may know.
    #[inline(always)]
    pub(crate) fn tell_secret(
        &self,
        tell: &mut impl Sink<Event>,
        reason: Reason,
        secret: impl FnOnce() -> Secret,
    ) {
        tell.tell(|| Event { cause: self.cause(reason), what: What::Secret(secret()) });
    }
}
