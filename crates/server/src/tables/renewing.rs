//! Taking over what other nodes have done at a table.

use game::{Seat, SeatSet};

use super::desk::Desk;
use super::sheet::State;
use crate::store::{Held, LogRow, Newest, Version};
use crate::time::now;

impl Desk {
    /// Another node has changed the table, and it was loaded anew: what only this one knows
    /// stays.
    pub(super) fn renew(&mut self, newest: Desk) {
        let Desk { go, hints, drawn, looked_at, changes, .. } = std::mem::replace(self, newest);
        (self.go, self.hints) = (go, hints);
        (self.drawn, self.looked_at, self.changes) = (drawn, looked_at, changes + 1);
        self.settle_down();
    }

    /// The same where nothing has changed but the log; whether that was so. If not, it is as it
    /// was, unless it is lost.
    pub(super) fn takes_entries(&mut self, newest: &Newest) -> bool {
        let Newest { version, rows } = newest;
        let Some(play) = self.play.as_ref().filter(|_| !self.lost) else { return false };
        let known = rows.partition_point(|row| row.at < play.position());
        let rows = &rows[known..];
        if Version::entries_since(self.version, *version) != Some(rows.len()) || !self.fit(rows) {
            return false;
        }
        self.lost = true;
        if !rows.iter().all(|row| self.take_row(row)) {
            return false;
        }
        self.lost = false;
        self.version = *version;
        self.has_changed();
        self.settle_down();
        self.leave_thinking_to_others();
        true
    }

    /// Whether the game that is in memory goes on with these entries.
    fn fit(&self, rows: &[LogRow]) -> bool {
        if self.broken.is_some() || self.sheet.state != State::Playing {
            return false;
        }
        let Some(play) = &self.play else { return false };
        let mut end = play.position();
        rows.iter().all(|row| row.at == std::mem::replace(&mut end, row.at + row.count))
    }

    /// The same where the game that is in memory can go on; whether it could. If not, the
    /// table has to be loaded anew.
    pub(super) fn go_along(&mut self, newest: Desk, rows: &[LogRow]) -> bool {
        if !self.fit(rows) {
            return false;
        }
        self.held.clear();
        if !rows.iter().all(|row| self.take_row(row)) {
            return false;
        }
        let back = |seat: &Seat| {
            let stands_in = |desk: &Desk| desk.sheet.places[seat.index()].stand_in.is_some();
            stands_in(self) && !stands_in(&newest)
        };
        let back: SeatSet = Seat::all(self.sheet.places.len()).filter(back).collect();
        let Desk { sheet, held, version, chat, mutes, .. } = newest;
        for held in &held {
            self.remember_held(held);
        }
        (self.sheet, self.held, self.version) = (sheet, held, version);
        (self.chat, self.mutes) = (chat, mutes);
        for seat in back.iter() {
            self.times.restore(seat, now());
        }
        self.has_changed();
        self.settle_down();
        self.leave_thinking_to_others();
        true
    }

    /// Lines that another node has written, and what they say of clocks and requests.
    fn take_row(&mut self, row: &LogRow) -> bool {
        let Some(play) = &mut self.play else { return false };
        // What answers no question is stored as an answer to number 0.
        let answer = row.seat.zip(row.question).filter(|(_, question)| question.number() != 0);
        if let Err(reason) = play.go_along(&row.lines, answer.is_some()) {
            tracing::warn!("{:?} is loaded anew, since {reason}", self.id);
            return false;
        }
        self.written = row.time;
        let mut answered = SeatSet::EMPTY;
        if let Some((seat, question)) = answer.filter(|(seat, _)| *seat < self.sheet.places.len()) {
            answered.insert(Seat::new(seat));
            if let Some(key) = row.key.as_ref().and_then(|key| key.parse().ok()) {
                self.remember(Seat::new(seat), question, key);
            }
        }
        self.run_clocks(answered, row.time);
        true
    }

    /// Whoever sends an answer again that is sealed is known by its key, also when it is so no
    /// longer.
    fn remember_held(&mut self, held: &Held) {
        let key = held.key.as_ref().and_then(|key| key.parse().ok());
        if let Some(key) = key.filter(|_| held.seat < self.sheet.places.len()) {
            self.remember(Seat::new(held.seat), held.question, key);
        }
    }

    /// Bots that were told to go on until a person is asked have done so.
    fn settle_down(&mut self) {
        if self.is_person_asked() {
            self.bot_has_gone();
        }
    }
}
