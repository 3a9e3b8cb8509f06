//! The whole state as plain data: the canonical text, and `given` in scenario files.

mod pile;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use game::{ParseError, Ranking, Seat, SeatSet, Silent};
use serde::{Deserialize, Serialize};

use crate::areas::{Area, Areas};
use crate::board::{BUILDINGS, DEMONS, MINIONS, Owner, TROLLS};
use crate::cards::{Card, Cards, the_box};
use crate::editions::{Edition, Switch};
use crate::effects::Op;
use crate::ending::{Ending, Over};
use crate::interrupts::Reactions;
use crate::money::coins;
use crate::named::as_text;
use crate::pending::{Frame, Stack};
use crate::personalities::{Personalities, Personality};
use crate::random_events::RandomEvents;
use crate::revisions::Revision;
use crate::setup::Setup;
use crate::state::{AnkhMorpork, Rolls};
use pile::Pile;

/// A position. What is left out is empty; a draw pile, events or unused personalities
/// that are left out are all those not mentioned elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Position {
    players: u8,
    edition: Edition,
    switches: BTreeMap<Switch, bool>,
    turn: u16,
    active: Seat,
    /// Whose turn begins now: whether that wins the game is found out first.
    #[serde(skip_serializing)]
    begins: Option<Seat>,
    seats: BTreeMap<Key, SeatPosition>,
    areas: BTreeMap<Area, AreaPosition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bank: Option<u16>,
    draw: Pile<Cards>,
    discard: Cards,
    front: Option<Card>,
    aside: Cards,
    events: Pile<RandomEvents>,
    unused: Pile<Personalities>,
    lost: Areas,
    gained: Areas,
    used: Areas,
    rolls: Vec<u8>,
    asked: SeatSet,
    spared: SeatSet,
    pending: Option<Vec<Frame>>,
    over: Option<OverPosition>,
}

/// What a player has.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct SeatPosition {
    money: u16,
    hand: Cards,
    before: Cards,
    personality: Option<Personality>,
    /// Sealed, while a window is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Reactions>,
}

/// What stands in an area.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct AreaPosition {
    /// By seat; those left out have none.
    minions: Vec<u8>,
    trolls: u8,
    demons: u8,
    building: Option<Seat>,
    trouble: bool,
}

/// How a finished game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OverPosition {
    ending: Ending,
    places: Ranking,
}

/// A seat as the name of a table: `seats.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key(Seat);

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Key {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Key, ParseError> {
        text.parse().map(Key)
    }
}

as_text!(Key);

impl Default for Position {
    fn default() -> Position {
        Position {
            players: 4,
            edition: Edition::En,
            switches: BTreeMap::new(),
            turn: 1,
            active: Seat::new(0),
            begins: None,
            seats: BTreeMap::new(),
            areas: BTreeMap::new(),
            bank: None,
            draw: Pile::default(),
            discard: Cards::NONE,
            front: None,
            aside: Cards::NONE,
            events: Pile::default(),
            unused: Pile::default(),
            lost: Areas::NONE,
            gained: Areas::NONE,
            used: Areas::NONE,
            rolls: Vec::new(),
            asked: SeatSet::EMPTY,
            spared: SeatSet::EMPTY,
            pending: None,
            over: None,
        }
    }
}

impl Position {
    /// The whole state of a game.
    pub(crate) fn of(game: &AnkhMorpork) -> Position {
        let Setup { players, edition, switches } = game.open.setup();
        let everyone = Seat::all(game.players());
        Position {
            players,
            edition,
            switches,
            turn: game.turn,
            active: game.active,
            begins: None,
            seats: everyone.map(|seat| (Key(seat), SeatPosition::of(game, seat))).collect(),
            areas: Area::ALL.map(|area| (area, AreaPosition::of(game, area))).into(),
            bank: game.has_finite_bank().then_some(game.bank),
            draw: Pile::These(game.draw),
            discard: game.discard,
            front: game.front,
            aside: game.aside,
            events: Pile::These(game.events),
            unused: Pile::These(game.unused),
            lost: game.lost,
            gained: game.gained,
            used: game.used,
            rolls: game.rolls.as_slice().to_vec(),
            asked: if game.is_window_open() { game.asked } else { SeatSet::EMPTY },
            spared: game.spared,
            pending: Some(game.stack.iter().copied().collect()),
            over: game.over.map(|over| OverPosition { ending: over.ending, places: over.ranking }),
        }
    }

    /// The state that the position describes.
    pub(crate) fn to_game(&self) -> Result<AnkhMorpork, String> {
        let setup =
            Setup { players: self.players, edition: self.edition, switches: self.switches.clone() };
        if !(2..=4).contains(&self.players) {
            return Err(format!("{} players cannot play; two to four can", self.players));
        }
        let mut game = AnkhMorpork::bare(&setup, Revision::default());
        game.turn = self.turn;
        game.active = self.seat(self.active)?;
        self.fill_areas(&mut game)?;
        self.fill_seats(&mut game)?;
        self.fill_cards(&mut game)?;
        self.fill_bank(&mut game)?;
        self.fill_personalities(&mut game)?;
        game.events = match &self.events {
            Pile::These(events) => *events,
            Pile::Some(_) => return Err(by_name("the random events")),
            Pile::Rest => RandomEvents::ALL,
        };
        (game.lost, game.gained, game.used) = (self.lost, self.gained, self.used);
        let built = game.board.buildings[game.active.index()];
        if let Some(area) = (self.gained & !built).next() {
            return Err(format!(
                "{area} was gained in this turn, but seat {} has no building there",
                game.active
            ));
        }
        self.fill_pending(&mut game)?;
        self.begin_turn(&mut game)?;
        Ok(game)
    }

    /// The turn begins with the question whether its player has won.
    fn begin_turn(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        if let Some(seat) = self.begins {
            if self.pending.is_some() || self.over.is_some() {
                return Err("a turn begins where nothing is pending: leave out `pending` and \
                            `over`, or `begins`"
                    .to_owned());
            }
            game.active = self.seat(seat)?;
            game.turn = self.turn.saturating_sub(1);
            game.start_turn(&mut Silent);
            game.ask();
        }
        Ok(())
    }

    fn seat(&self, seat: Seat) -> Result<Seat, String> {
        if seat.index() < usize::from(self.players) {
            Ok(seat)
        } else {
            Err(format!("there is no seat {seat} in a game of {}", self.players))
        }
    }

    fn fill_areas(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        for (&area, position) in &self.areas {
            if position.minions.len() > game.players() {
                return Err(format!("{area} has minions of more than {} players", self.players));
            }
            for (index, &count) in position.minions.iter().enumerate() {
                game.board.set(Seat::new(index).into(), area, count.min(MINIONS + 1));
            }
            game.board.set(Owner::TROLL, area, position.trolls.min(TROLLS + 1));
            game.board.set(Owner::DEMON, area, position.demons.min(DEMONS + 1));
            if let Some(seat) = position.building {
                game.board.buildings[self.seat(seat)?.index()].insert(area);
            }
            if position.trouble {
                game.board.trouble.insert(area);
            }
        }
        let limits = [MINIONS, MINIONS, MINIONS, MINIONS, TROLLS, DEMONS];
        for (owner, most) in Owner::ALL.into_iter().zip(limits) {
            if game.board.total(owner) > most {
                return Err(format!("{owner} has more than {most} pieces on the board"));
            }
        }
        match game.board.buildings.iter().position(|areas| areas.len() > BUILDINGS) {
            Some(index) => Err(format!("{} has more than {BUILDINGS} buildings", Seat::new(index))),
            None => Ok(()),
        }
    }

    fn fill_seats(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        for (&Key(seat), position) in &self.seats {
            let seat = self.seat(seat)?;
            if position.money > MOST_MONEY {
                return Err(format!("nobody has ${}", position.money));
            }
            if let Some(card) = (position.before & !lies_before()).first() {
                return Err(format!(
                    "{card} lies before nobody: it is neither a loan nor a card that stays in \
                     front of a player ({})",
                    lies_before().into_iter().map(Card::id).collect::<Vec<&str>>().join(", ")
                ));
            }
            game.money[seat] = position.money;
            game.hands[seat.index()] = position.hand;
            game.before[seat.index()] = position.before;
            game.personalities[seat.index()] = position.personality;
            game.answers[seat.index()] = position.answer.unwrap_or_default();
        }
        Ok(())
    }

    /// Every card is in one place, and all places are in play.
    fn fill_cards(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        game.discard = self.discard;
        game.front = self.front;
        game.aside = self.aside;
        let mut seen = Cards::NONE;
        let front = self.front.map_or(Cards::NONE, Cards::only);
        let placed = game.hands.iter().chain(&game.before).chain([&self.discard, &front]);
        for &cards in placed {
            if let Some(card) = (seen & cards).first() {
                return Err(format!("{card} is in two places"));
            }
            seen |= cards;
        }
        let in_play = game.cards_in_play();
        game.draw = match self.draw {
            Pile::Rest => in_play & !seen,
            Pile::Some(number) => self.pile_of(number, in_play & !seen)?,
            Pile::These(draw) => draw,
        };
        if let Some(card) = (game.draw & seen).first() {
            return Err(format!("{card} is in two places"));
        }
        if let Some(card) = ((game.draw | seen) & !in_play).first() {
            return Err(format!("{card} is not used in a game of {}", self.players));
        }
        if game.draw.is_empty() && self.over.is_none() {
            return Err("the draw pile of a game that goes on is never empty".to_owned());
        }
        if !game.hands.iter().any(|&hand| (self.aside & !hand).is_empty()) {
            return Err("the cards aside have to be in one hand".to_owned());
        }
        Ok(())
    }

    /// A draw pile of so many cards. The cards of the first deck are drawn before the brown
    /// ones, so they are the ones that have gone.
    fn pile_of(&self, number: usize, rest: Cards) -> Result<Cards, String> {
        let gone = rest.len().checked_sub(number).ok_or_else(|| {
            format!("the draw pile can have at most {} cards, not {number}", rest.len())
        })?;
        let first = the_box().first;
        let order = (rest & first).into_iter().chain(rest & !first);
        Ok(order.skip(gone).collect())
    }

    fn fill_bank(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        let cash: u16 = game.money.0.iter().sum();
        if game.has_finite_bank() {
            let left = coins(self.edition).checked_sub(cash);
            let left = left.ok_or("the players have more money than there is")?;
            game.bank = self.bank.unwrap_or(left);
        } else if self.bank.is_some() {
            return Err("the bank has no limit at this table".to_owned());
        }
        Ok(())
    }

    fn fill_personalities(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        let mut left = Personalities::in_play(self.players);
        for personality in game.personalities.into_iter().flatten() {
            if !left.contains(personality) {
                return Err(format!("{personality} is held twice, or not in play"));
            }
            left.remove(personality);
        }
        game.unused = match self.unused {
            Pile::Rest => left,
            Pile::Some(_) => return Err(by_name("the unused personalities")),
            Pile::These(unused) => unused,
        };
        match game.unused.iter().find(|&personality| !left.contains(personality)) {
            Some(personality) => Err(format!("{personality} is held, or not in play")),
            None => Ok(()),
        }
    }

    fn fill_pending(&self, game: &mut AnkhMorpork) -> Result<(), String> {
        if self.rolls.len() > 4 || self.rolls.iter().any(|face| !(1..=12).contains(face)) {
            return Err("there are up to four rolls from 1 to 12".to_owned());
        }
        game.rolls = Rolls::default();
        self.rolls.iter().for_each(|&face| game.rolls.push(face));
        game.asked = self.asked;
        game.spared = self.spared;
        let turn = [Frame::Turn { played: false }];
        game.stack = Stack::from_frames(self.pending.as_deref().unwrap_or(&turn))?;
        game.over =
            self.over.as_ref().map(|over| Over { ending: over.ending, ranking: over.places });
        game.check_pending()
    }
}

/// More money than this would be a mistake.
const MOST_MONEY: u16 = 10_000;

/// The cards that can lie before a player for good: loans and penalties.
fn lies_before() -> Cards {
    let sticks =
        |card: &Card| card.effect().is_some_and(|effect| effect.program().contains(&Op::Stick));
    Card::all().filter(sticks).collect::<Cards>() | the_box().loans
}

fn by_name(what: &str) -> String {
    format!("{what} are named one by one, or \"rest\"; a number says too little")
}

impl SeatPosition {
    fn of(game: &AnkhMorpork, seat: Seat) -> SeatPosition {
        let answer = game.answers[seat.index()];
        SeatPosition {
            money: game.money[seat],
            hand: game.hand(seat),
            before: game.before[seat.index()],
            personality: game.personalities[seat.index()],
            answer: (answer != Reactions::default()).then_some(answer),
        }
    }
}

impl AreaPosition {
    fn of(game: &AnkhMorpork, area: Area) -> AreaPosition {
        AreaPosition {
            minions: Seat::all(game.players())
                .map(|seat| game.board.count(seat.into(), area))
                .collect(),
            trolls: game.board.count(Owner::TROLL, area),
            demons: game.board.count(Owner::DEMON, area),
            building: game.board.builder(area),
            trouble: game.board.trouble.contains(area),
        }
    }
}
