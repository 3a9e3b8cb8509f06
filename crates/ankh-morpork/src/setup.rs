//! AM-SETUP, AM-2P. Setting the table and dealing.

use std::collections::BTreeMap;

use game::{BySeat, Refusal, Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

use crate::areas::{Area, Areas};
use crate::board::{Board, Minion};
use crate::cards::{Card, Cards};
use crate::editions::{Edition, Switch, Switches};
use crate::events::{Event, What};
use crate::money::coins;
use crate::options::Options;
use crate::pending::{Frame, Stack};
use crate::personalities::{Personalities, Personality};
use crate::random_events::RandomEvents;
use crate::revisions::Revision;
use crate::state::{AnkhMorpork, Open, Rolls};
use crate::turn::HAND;

/// Players, edition and options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Whose rulebook.
    pub edition: Edition,
    /// What this table plays differently from its edition.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub switches: BTreeMap<Switch, bool>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 4, edition: Edition::En, switches: BTreeMap::new() }
    }
}

/// AM-SETUP-02, -03.
pub(crate) const STARTING_AREAS: [Area; 3] = [Area::TheShades, Area::TheScours, Area::DollySisters];
const MONEY: u16 = 10;

impl AnkhMorpork {
    /// AM-SETUP. The table before anything is dealt.
    pub(crate) fn set_up(setup: &Setup, revision: Revision) -> Result<AnkhMorpork, Refusal> {
        // AM-COMP-21.
        if !(2..=4).contains(&setup.players) {
            return Err(Refusal::by("AM-COMP-21"));
        }
        let mut game = AnkhMorpork::bare(setup, revision);
        for area in STARTING_AREAS {
            for seat in Seat::all(game.players()) {
                game.board.add(Minion { owner: seat.into(), area });
            }
            game.board.trouble.insert(area);
        }
        for seat in Seat::all(game.players()) {
            game.money[seat] = MONEY;
            game.bank = game.bank.saturating_sub(MONEY);
        }
        game.draw = game.cards_in_play();
        game.events = RandomEvents::ALL;
        game.unused = Personalities::in_play(game.players);
        game.stack.push(Frame::DealPersonality(Seat::new(0)));
        game.ask();
        Ok(game)
    }

    /// An empty table: the board bare, every card in the box.
    pub(crate) fn bare(setup: &Setup, revision: Revision) -> AnkhMorpork {
        let switches = Switches::new(setup.edition, &setup.switches, revision);
        let open = Open {
            revision,
            players: setup.players,
            edition: setup.edition,
            switches,
            board: Board::default(),
            lost: Areas::NONE,
            gained: Areas::NONE,
            used: Areas::NONE,
            money: BySeat::default(),
            bank: if switches.on(Switch::FiniteBank) { coins(setup.edition) } else { 0 },
            discard: Cards::NONE,
            before: [Cards::NONE; 4],
            front: None,
            events: RandomEvents::default(),
            turn: 0,
            active: Seat::new(0),
            rolls: Rolls::default(),
            asked: SeatSet::EMPTY,
            lot: None,
            spared: SeatSet::EMPTY,
            stack: Stack::EMPTY,
            over: None,
        };
        AnkhMorpork {
            open,
            hands: [Cards::NONE; 4],
            draw: Cards::NONE,
            aside: Cards::NONE,
            personalities: [None; 4],
            unused: Personalities::default(),
            answers: Default::default(),
            question: Options::NONE,
        }
    }

    pub(crate) fn cards_in_play(&self) -> Cards {
        Cards::in_play(self.players())
    }

    /// AM-SETUP-09. One personality for each.
    pub(crate) fn deal_personality(
        &mut self,
        seat: Seat,
        personality: Personality,
        tell: &mut impl Sink<Event>,
    ) {
        self.unused.remove(personality);
        self.personalities[seat.index()] = Some(personality);
        self.say(tell, What::DealtPersonality { seat, personality: Some(personality) });
        let next = seat.index() + 1;
        let players = self.players();
        self.stack.replace(if next < players {
            Frame::DealPersonality(Seat::new(next))
        } else {
            Frame::DealHand { seat: Seat::new(0), left: HAND as u8 }
        });
    }

    /// AM-SETUP-16. Five cards for each.
    pub(crate) fn deal_card(
        &mut self,
        seat: Seat,
        left: u8,
        card: Card,
        tell: &mut impl Sink<Event>,
    ) {
        self.draw.remove(card);
        self.hands[seat.index()].insert(card);
        self.say(tell, What::Drew { seat, card: Some(card) });
        let next = seat.index() + 1;
        let players = self.players();
        self.stack.replace(if left > 1 {
            Frame::DealHand { seat, left: left - 1 }
        } else if next < players {
            Frame::DealHand { seat: Seat::new(next), left: HAND as u8 }
        } else {
            let waiting = SeatSet::all(players);
            Frame::FirstPlayer { waiting, leaders: SeatSet::EMPTY, best: 0 }
        });
    }

    /// AM-SETUP-20. The highest roll starts; those tied roll again.
    pub(crate) fn roll_for_first(
        &mut self,
        mut waiting: SeatSet,
        mut leaders: SeatSet,
        best: u8,
        face: u8,
        tell: &mut impl Sink<Event>,
    ) {
        let seat = waiting.first().expect("somebody has still to roll");
        self.say(tell, What::Rolled { seat, face });
        waiting.remove(seat);
        if face > best {
            leaders = SeatSet::only(seat);
        } else if face == best {
            leaders.insert(seat);
        }
        let best = best.max(face);
        if !waiting.is_empty() {
            self.stack.replace(Frame::FirstPlayer { waiting, leaders, best });
        } else if leaders.len() > 1 {
            self.stack.replace(Frame::FirstPlayer {
                waiting: leaders,
                leaders: SeatSet::EMPTY,
                best: 0,
            });
        } else {
            self.active = leaders.first().expect("somebody rolled highest");
            self.start_turn(tell);
        }
    }
}
