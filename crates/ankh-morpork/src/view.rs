//! What a seat, or a spectator, knows: what lies open now, and its own memory.

mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::{Game, Ranking, Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

use crate::areas::{Area, Areas};
use crate::board::{MINIONS, Owner};
use crate::cards::{Card, Cards, the_box};
use crate::editions::Switch;
use crate::ending::Ending;
use crate::interrupts::{Reactions, Threat};
use crate::memory::{Cast, Memory, Places};
use crate::pending::Frame;
use crate::personalities::{Personalities, Personality, Progress};
use crate::random_events::RandomEvent;
use crate::setup::Setup;
use crate::state::{AnkhMorpork, Open};

/// What one seat, or a spectator, knows of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) seat: Option<Seat>,
    pub(crate) open: Open,
    pub(crate) hand_sizes: [u8; 4],
    /// Cards of the first deck and of the brown deck in the draw pile.
    pub(crate) pile: [u8; 2],
    /// The seats that hold a personality card.
    pub(crate) cast: SeatSet,
    pub(crate) hand: Cards,
    pub(crate) personality: Option<Personality>,
    /// The own answer to the threat at hand.
    pub(crate) answer: Reactions,
    /// How many cards a text has singled out, and which, where the seat knows.
    pub(crate) aside: (u8, Option<Cards>),
    /// The hidden cards, by the places where they may be.
    pub(crate) unseen: BTreeMap<Places, Cards>,
    /// Every way the personalities may be held.
    pub(crate) casts: Arc<BTreeSet<Cast>>,
    pub(crate) areas: Vec<AreaView>,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) asked: Asked,
}

/// One area as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// Minions by seat.
    pub minions: Vec<u8>,
    /// Trolls.
    pub trolls: u8,
    /// Demons.
    pub demons: u8,
    /// Whose building stands there.
    pub building: Option<Seat>,
    /// Whether there is a trouble marker.
    pub trouble: bool,
    /// Who has its City Area card.
    pub card: Option<Seat>,
    /// Whether its City Area card has left the game.
    pub card_lost: bool,
    /// Who controls it.
    pub controller: Option<Seat>,
}

/// One player as everyone sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// Cash.
    pub money: u16,
    /// How many cards are in the hand.
    pub hand_size: u8,
    /// Loans and penalty cards lying in front.
    pub before: Cards,
    /// City Area cards.
    pub area_cards: Areas,
    /// Minions not on the board.
    pub minions_left: u8,
    /// Buildings not on the board.
    pub buildings_left: u8,
    /// How far this player would be from winning as each personality.
    pub radar: BTreeMap<String, Progress>,
    /// Who this player may be, as far as the reader of the view knows.
    pub may_be: Personalities,
    /// Cards the reader knows to be in the hand.
    pub known: Cards,
    /// The points of a finished game.
    pub score: Option<i32>,
}

/// Who is to act, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// These seats.
    Seats(SeatSet),
    /// The dealer.
    Chance,
    /// Nobody: the game is over.
    Over {
        /// How it ended.
        ending: Ending,
        /// The places by seat.
        places: Ranking,
    },
}

impl View {
    pub(crate) fn new(game: &AnkhMorpork, seat: Option<Seat>, memory: &Memory) -> View {
        let unseen = unseen(seat, memory);
        let first = the_box().first;
        let everyone = Seat::all(game.players());
        View {
            seat,
            open: game.open,
            hand_sizes: game.hands.map(|hand| hand.len() as u8),
            pile: [(game.draw & first).len() as u8, (game.draw & !first).len() as u8],
            cast: everyone
                .clone()
                .filter(|other| game.personalities[other.index()].is_some())
                .collect(),
            hand: seat.map_or(Cards::NONE, |seat| game.hand(seat)),
            personality: seat.and_then(|seat| game.personalities[seat.index()]),
            answer: seat.map_or(Reactions::default(), |seat| game.answers[seat.index()]),
            aside: (game.aside.len() as u8, game.knows_aside(seat).then_some(game.aside)),
            casts: memory.casts().clone(),
            areas: Area::ALL.into_iter().map(|area| AreaView::new(game, area)).collect(),
            seats: everyone.map(|other| SeatView::new(game, other, &unseen, memory)).collect(),
            asked: match game.status() {
                Status::Seats(seats) => Asked::Seats(seats),
                Status::Chance => Asked::Chance,
                Status::Over(places) => Asked::Over {
                    ending: game.over.map_or(Ending::Points, |over| over.ending),
                    places,
                },
            },
            unseen,
        }
    }

    /// Whose view it is; a spectator's has none.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The own hand.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The own personality.
    pub fn personality(&self) -> Option<Personality> {
        self.personality
    }

    /// The twelve areas.
    pub fn areas(&self) -> &[AreaView] {
        &self.areas
    }

    /// The players.
    pub fn seats(&self) -> &[SeatView] {
        &self.seats
    }

    /// The areas a threat is about, while those threatened may answer it.
    pub fn threatened(&self) -> Areas {
        match *self.open.stack.top() {
            Frame::Window(Threat::Remove(minion, _) | Threat::Move(minion)) => {
                Areas::from_iter([minion.area])
            }
            Frame::Window(Threat::Swap(one, two)) => Areas::from_iter([one.area, two.area]),
            Frame::Window(Threat::Dragon(area, _)) => Areas::from_iter([area]),
            _ => Areas::NONE,
        }
    }

    /// Who is to act.
    pub fn asked(&self) -> Asked {
        self.asked
    }

    /// How many turns have begun.
    pub fn turn(&self) -> u16 {
        self.open.turn
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// The set-up of the table.
    pub fn setup(&self) -> Setup {
        self.open.setup()
    }

    /// How many cards are in the draw pile.
    pub fn pile(&self) -> u16 {
        self.pile.iter().map(|&count| u16::from(count)).sum()
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.open.discard
    }

    /// The latest card played this turn, as long as it lies there.
    pub fn front(&self) -> Option<Card> {
        self.open.front
    }

    /// The events that have happened.
    pub fn events_used(&self) -> impl Iterator<Item = RandomEvent> {
        RandomEvent::ALL.into_iter().filter(|&event| !self.open.events.contains(event))
    }

    /// What is left in the bank, where it is finite.
    pub fn bank(&self) -> Option<u16> {
        self.open.switches.on(Switch::FiniteBank).then_some(self.open.bank)
    }

    /// The dice of the text or event being carried out.
    pub fn rolls(&self) -> &[u8] {
        self.open.rolls.as_slice()
    }

    /// The areas with trouble.
    pub fn trouble(&self) -> Areas {
        self.open.board.trouble
    }

    /// AM-TIE-01. What breaks a tie for a player: the most expensive City Area card held, or the
    /// most expensive area controlled where [`ties_go_to_control`](View::ties_go_to_control).
    pub fn tie_breaker(&self, seat: Seat) -> Option<Area> {
        self.open.tie_breaker(seat)
    }

    /// AM-SWITCH-08. Whether control of an area breaks ties, and not its card.
    pub fn ties_go_to_control(&self) -> bool {
        self.open.switches.on(Switch::TieByControl)
    }

    /// The City Area cards whose power was used this turn.
    pub fn used(&self) -> Areas {
        self.open.used
    }
}

/// The hidden cards, by the places where they may be.
fn unseen(seat: Option<Seat>, memory: &Memory) -> BTreeMap<Places, Cards> {
    let mut unseen: BTreeMap<Places, Cards> = BTreeMap::new();
    for card in Card::all() {
        let places = memory.places(card);
        let is_own = seat.is_some_and(|seat| places == Places::hand(seat));
        if !places.is_nowhere() && !is_own {
            unseen.entry(places).or_default().insert(card);
        }
    }
    unseen
}

impl AreaView {
    fn new(game: &AnkhMorpork, area: Area) -> AreaView {
        let building = game.board.builder(area);
        AreaView {
            area,
            minions: Seat::all(game.players())
                .map(|seat| game.board.count(seat.into(), area))
                .collect(),
            trolls: game.board.count(Owner::TROLL, area),
            demons: game.board.count(Owner::DEMON, area),
            building,
            trouble: game.board.trouble.contains(area),
            card: building.filter(|_| !game.lost.contains(area)),
            card_lost: game.lost.contains(area),
            controller: game.board.controller(area),
        }
    }
}

impl SeatView {
    fn new(
        game: &AnkhMorpork,
        seat: Seat,
        unseen: &BTreeMap<Places, Cards>,
        memory: &Memory,
    ) -> SeatView {
        let radar = Personalities::in_play(game.players)
            .iter()
            .map(|personality| (personality.id().to_owned(), game.progress(seat, personality)));
        SeatView {
            seat,
            money: game.money[seat],
            hand_size: game.hand(seat).len() as u8,
            before: game.before[seat.index()],
            area_cards: game.area_cards(seat),
            minions_left: MINIONS - game.board.total(seat.into()),
            buildings_left: (crate::board::BUILDINGS - game.board.buildings[seat.index()].len())
                as u8,
            radar: radar.collect(),
            may_be: memory.casts().iter().filter_map(|cast| cast[seat.index()]).collect(),
            known: unseen.get(&Places::hand(seat)).copied().unwrap_or_default(),
            score: game.over.map(|_| game.score(seat)),
        }
    }
}
