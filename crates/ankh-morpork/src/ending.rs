//! AM-END, AM-SCORE, AM-TIE. The end of the game, points and ties.

use game::{Ranking, Seat, Sink};

use crate::areas::{Area, Areas};
use crate::board::Owner;
use crate::editions::Switch;
use crate::events::{Event, What};
use crate::money::{LOAN_PENALTY, LOAN_REPAYMENT};
use crate::named::named;
use crate::personalities::Personality;
use crate::state::{AnkhMorpork, Open};

named! {
    /// How a game ended.
    pub enum Ending: "an ending is condition, vimes, points or riots" {
        /// AM-END-01. A player met the condition of the own personality.
        Condition = "condition",
        /// AM-END-04. The draw pile ran out and Commander Vimes was in play.
        Vimes = "vimes",
        /// AM-END-05. The draw pile ran out, and points decided.
        Points = "points",
        /// AM-END-06. Riots ended the game, and points decided.
        Riots = "riots",
    }
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Over {
    pub(crate) ending: Ending,
    pub(crate) ranking: Ranking,
}

/// AM-SCORE-02. The points for a minion on the board.
pub const MINION_POINTS: u16 = 5;

impl AnkhMorpork {
    /// AM-END-03. The game ends as soon as the last card leaves the draw pile.
    pub(crate) fn check_pile(&mut self, tell: &mut impl Sink<Event>) {
        if !self.draw.is_empty() {
            return;
        }
        let vimes = Some(Personality::Vimes);
        match Seat::all(self.players()).find(|seat| self.personalities[seat.index()] == vimes) {
            Some(seat) => self.win(seat, Ending::Vimes, tell),
            None => self.end_on_points(Ending::Points, tell),
        }
    }

    /// One player wins; the others share the second place.
    pub(crate) fn win(&mut self, winner: Seat, ending: Ending, tell: &mut impl Sink<Event>) {
        let mut places = [2; 4];
        places[winner.index()] = 1;
        self.finish_game(ending, Ranking::new(&places[..self.players()]), tell);
    }

    /// AM-SCORE-01. Most points win.
    pub(crate) fn end_on_points(&mut self, ending: Ending, tell: &mut impl Sink<Event>) {
        let mut scores = [(0, 0); 4];
        for seat in Seat::all(self.players()) {
            scores[seat.index()] = (self.score(seat), self.tie_breaker(seat).map_or(0, Area::cost));
        }
        self.finish_game(ending, Ranking::by_score(&scores[..self.players()]), tell);
    }

    fn finish_game(&mut self, ending: Ending, ranking: Ranking, tell: &mut impl Sink<Event>) {
        self.over = Some(Over { ending, ranking });
        self.say(tell, What::Ended { ending, ranking, personalities: self.personalities });
    }

    /// AM-SCORE-02 to -08. A player's points.
    pub fn score(&self, seat: Seat) -> i32 {
        let owner = Owner::from(seat);
        let quiet = self.board.present(owner) & !self.board.demonic();
        let minions: i32 = quiet.map(|area| i32::from(self.board.count(owner, area))).sum();
        let mut cash = self.money[seat];
        let mut penalty = 0;
        for _ in self.loans(seat) {
            if cash >= LOAN_REPAYMENT {
                cash -= LOAN_REPAYMENT;
            } else {
                penalty += LOAN_PENALTY;
            }
        }
        i32::from(MINION_POINTS) * minions + self.estate(seat) + i32::from(cash)
            - i32::from(penalty)
    }
}

impl Open {
    /// AM-TIE-01, AM-SWITCH-08. The most expensive City Area card held, or the most expensive area
    /// controlled.
    pub(crate) fn tie_breaker(&self, seat: Seat) -> Option<Area> {
        // AM-TIE-03, AM-SWITCH-18. A demon does not take the card away.
        let mutes = self.switches.on(Switch::DemonMutesTieBreak);
        let muted = if mutes { self.board.demonic() } else { Areas::NONE };
        let counts = |area: &Area| {
            if self.switches.on(Switch::TieByControl) {
                self.board.controller(*area) == Some(seat)
            } else {
                (self.board.buildings[seat.index()] & !self.lost & !muted).contains(*area)
            }
        };
        Area::ALL.into_iter().filter(counts).max_by_key(|area| area.cost())
    }
}
