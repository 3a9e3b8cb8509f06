//! A tiny complete game of hidden cards, as the example to copy.
//!
//! Two to four seats are dealt three of twelve cards each. All at once, everyone passes
//! a card to the left. Then they play two cards each, in turn and openly; the highest
//! sum wins, and the third card stays unseen.

mod pieces;
mod secrets;

use arrayvec::ArrayVec;
use game::{Buffer, Dice, Game, Ranking, Refusal, Seat, SeatSet, Sink, Status, Step};
pub use pieces::{Cards, Event, Move, Phase, Player, Setup, Shown, View};
use serde::{Deserialize, Serialize};

/// The whole state; as data it is its own position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tiny {
    /// What the table waits for.
    pub phase: Phase,
    /// Who is dealt a card, or plays one, next.
    pub turn: Seat,
    /// What nobody was dealt.
    pub stock: Cards,
    /// Everyone, by seat.
    pub players: ArrayVec<Player, 4>,
}

impl Game for Tiny {
    const NAME: &'static str = "tiny";
    const REVISION: u32 = 1;
    type Setup = Setup;
    type Action = Move;
    type Chance = Move;
    type Event = Event;
    type Shown = Shown;
    type Memory = Cards;
    type View = View;
    type Position = Tiny;

    fn new(setup: &Setup) -> Result<Tiny, Refusal> {
        if !(2..=4).contains(&setup.players) {
            return Err(Refusal::SETUP);
        }
        let players = std::iter::repeat_n(Player::default(), setup.players).collect();
        Ok(Tiny { stock: Cards::ALL, players, ..Tiny::default() })
    }

    fn setup(&self) -> Setup {
        Setup { players: self.seats() }
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Deal => Status::Chance,
            Phase::Pass => Status::Seats(self.who(|player| player.passing.is_empty())),
            Phase::Play => Status::seat(self.turn),
            Phase::Over => Status::Over(Ranking::by_score(&self.scores())),
        }
    }

    fn actions(&self, seat: Seat, into: &mut Buffer<Move>) {
        let hand = self.players.get(seat.index()).map_or(Cards::default(), |player| player.hand);
        match self.phase {
            Phase::Pass if self.status().asks(seat) => into.extend(hand.iter().map(Move::Pass)),
            Phase::Play if self.turn == seat => into.extend(hand.iter().map(Move::Play)),
            _ => {}
        }
    }

    fn chances() -> Vec<Move> {
        Cards::ALL.iter().map(Move::Deal).collect()
    }

    fn sample(&self, dice: &mut impl Dice) -> Move {
        Move::Deal(self.stock.pick(dice))
    }

    fn apply(&mut self, step: Step<Tiny>, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let (seat, step) = match step {
            _ if self.phase == Phase::Over => return Err(Refusal::OVER),
            Step::Chance(_) if self.phase != Phase::Deal => return Err(Refusal::NO_CHANCE),
            Step::Chance(step) => (self.turn, step),
            Step::Act(seat, _) if !self.status().asks(seat) => return Err(Refusal::NOT_ASKED),
            Step::Act(seat, step) => (seat, step),
        };
        let hand = self.players[seat.index()].hand;
        match (self.phase, step) {
            (Phase::Deal, Move::Deal(card)) if self.stock.has(card) => self.deal(seat, card),
            (Phase::Pass, Move::Pass(card)) if hand.has(card) => self.pass(seat, card),
            (Phase::Play, Move::Play(card)) if hand.has(card) => self.play(seat, card),
            (Phase::Deal, _) => return Err(Refusal::IMPOSSIBLE),
            _ => return Err(Refusal::NOT_OFFERED),
        }
        tell.tell(|| (seat, step));
        Ok(())
    }

    fn shown(&self, &(seat, step): &Event, to: Option<Seat>) -> Option<Shown> {
        let secret = |card| if to == Some(seat) { Cards::only(card) } else { Cards::default() };
        Some(match step {
            Move::Deal(card) => Shown::Dealt { seat, card: secret(card) },
            Move::Pass(card) => Shown::Passed { seat, card: secret(card) },
            Move::Play(card) => Shown::Played { seat, card: Cards::only(card) },
        })
    }

    fn memory(&self, _seat: Option<Seat>) -> Cards {
        Cards::default()
    }

    fn learn(memory: &mut Cards, shown: &Shown) {
        match *shown {
            Shown::Dealt { .. } => {}
            Shown::Passed { card, .. } => memory.add(card),
            Shown::Played { card, .. } => *memory = memory.without(card),
        }
    }

    fn view(&self, seat: Option<Seat>, memory: &Cards) -> View {
        let own = seat.map_or_else(Player::default, |seat| self.players[seat.index()]);
        View {
            seat,
            phase: self.phase,
            turn: self.turn,
            hand: own.hand,
            passing: own.passing,
            passed: *memory,
            hand_sizes: self.players.iter().map(|player| player.hand.len()).collect(),
            have_chosen: self.who(|player| !player.passing.is_empty()),
            played: self.players.iter().map(|player| player.played).collect(),
        }
    }

    fn position(&self) -> Tiny {
        self.clone()
    }

    fn from_position(position: &Tiny) -> Result<Tiny, String> {
        let zones = position.players.iter().flat_map(|p| [p.hand, p.passing, p.played]);
        let apart = Cards::are_apart(zones.chain([position.stock]));
        match position.seats() {
            _ if !apart => Err("a card can be in one place only".to_owned()),
            seats @ 2..=4 if position.turn.index() < seats => Ok(position.clone()),
            _ => Err("there are two to four players, and the turn is one of theirs".to_owned()),
        }
    }

    fn turn(&self) -> u32 {
        self.players.iter().map(|player| player.played.len() as u32).sum()
    }

    fn ending(&self) -> &'static str {
        if self.phase == Phase::Over { "played-out" } else { "" }
    }

    fn role(&self, _seat: Seat) -> Option<&'static str> {
        None
    }
}

impl Tiny {
    fn who(&self, is: impl Fn(&Player) -> bool) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| is(&self.players[seat.index()])).collect()
    }

    fn scores(&self) -> ArrayVec<u8, 4> {
        self.players.iter().map(|player| player.played.iter().sum()).collect()
    }

    fn deal(&mut self, seat: Seat, card: u8) {
        self.stock.give(card, &mut self.players[seat.index()].hand);
        self.turn = seat.next(self.seats());
        if self.players[self.turn.index()].hand.len() == 3 {
            self.phase = Phase::Pass;
        }
    }

    fn pass(&mut self, seat: Seat, card: u8) {
        let player = &mut self.players[seat.index()];
        player.hand.give(card, &mut player.passing);
        if self.who(|player| player.passing.is_empty()).is_empty() {
            let mut from_right = self.players[self.seats() - 1].passing;
            for player in &mut self.players {
                player.hand.add(from_right);
                from_right = std::mem::take(&mut player.passing);
            }
            self.phase = Phase::Play;
        }
    }

    fn play(&mut self, seat: Seat, card: u8) {
        let player = &mut self.players[seat.index()];
        player.hand.give(card, &mut player.played);
        self.turn = seat.next(self.seats());
        if self.players[self.turn.index()].played.len() == 2 {
            self.phase = Phase::Over;
        }
    }
}
