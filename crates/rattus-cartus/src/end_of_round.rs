//! Phase E: the end of a round.

use game::{SeatSet, Sink};

use crate::RattusCartus;
use crate::events::{Event, Open, Reason};
use crate::pending::{Pending, Phase, Progress};

impl RattusCartus {
    /// RC-E-01, RC-E-02. Discs and building cards leave; RC-E-03, RC-E-04 say what follows.
    pub(crate) fn end_round(&mut self, tell: &mut impl Sink<Event>) {
        self.phase = Phase::EndOfRound;
        self.row.clear();
        self.entered.clear();
        self.open = SeatSet::EMPTY;
        self.premium = None;
        self.progress = Progress::default();
        for player in &mut self.players.0 {
            player.building = None;
        }
        if self.is_last_round() {
            self.phase = Phase::EndOfGame;
            self.pending = Pending::Over;
            self.tell_ending(tell);
        } else {
            self.start = self.start.next(self.seats_count());
            let seat = self.start;
            self.tell(tell, Reason::Rule, || Open::StartPlayer { seat });
            self.begin_round(tell);
        }
    }
}
