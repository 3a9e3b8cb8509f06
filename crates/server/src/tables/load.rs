//! Building a table in memory from the store.

use game::{Seat, SeatSet};

use super::any::AnyTable;
use super::desk::Desk;
use super::loader::Loader;
use super::played::{Checkup, Health, Start, replay};
use super::request_key::RequestKey;
use super::sheet::{Part, Sheet, State};
use super::talking::SHOWN;
use crate::games;
use crate::ids::TableId;
use crate::store::{LogRow, Store, StoreError};
use crate::time::now;

/// The table as it is stored, if there is one.
pub(super) async fn load(
    store: &Store,
    loader: &Loader,
    id: TableId,
    opened: i64,
) -> Result<Option<Desk>, StoreError> {
    let Some(text) = store.sheet(id).await? else { return Ok(None) };
    let sheet: Sheet = serde_json::from_str(&text).map_err(|error| {
        StoreError::Unusable(format!("the sheet of {id:?} is no sheet: {error}"))
    })?;
    let log = store.log(id).await?;
    let held = store.held(id).await?;
    let mut desk = Desk::new(id, sheet);
    desk.chat = store.chat(id, SHOWN as i64).await?;
    let people: Vec<_> =
        desk.sheet.places.iter().filter_map(|place| place.sitter.person()).collect();
    for person in people {
        let muted = store.mutes(person).await?;
        desk.mutes.extend(muted.into_iter().map(|muted| (person, muted)));
    }
    if log.is_empty() && desk.sheet.state != State::Playing {
        return Ok(Some(desk));
    }
    let played = loader.run(move || (seat(desk, &log), log)).await;
    let crashed = || StoreError::Unusable(format!("playing {id:?} again crashed"));
    let (mut desk, log) = played.ok_or_else(crashed)?;
    desk.held = held;
    desk.catch_up(&log, opened);
    Ok(Some(desk))
}

/// A table with its game, played again from its log.
fn seat(mut desk: Desk, log: &[LogRow]) -> Desk {
    match play(&desk.sheet, log) {
        Ok(play) => desk.play = Some(play),
        Err(_) => {
            // The reason may name what lies hidden, so only the host's doctor says it.
            let sentence = parting(&desk.sheet, log);
            tracing::error!("{:?}: {sentence} The command `snug doctor` says why.", desk.id);
            desk.broken = Some(sentence);
            desk.play = longest_true(&desk.sheet, log);
        }
    }
    desk
}

/// Where this program's rules part from what was played, in words that everyone may read.
fn parting(sheet: &Sheet, log: &[LogRow]) -> String {
    let setup = sheet.setup.to_string();
    let health = games::with_game(&sheet.game, Checkup(start(sheet, &setup, log)));
    match health {
        Ok(Health::WouldChange(trouble) | Health::NoLongerReplays(trouble)) => {
            let step = trouble.step;
            format!("The rules of this program part from what was played at step {step}.")
        }
        _ => "The rules of this program part from what was played.".to_owned(),
    }
}

/// As much of a game as this program's rules still agree with: up to the last turn whose
/// checksum is right.
fn longest_true(sheet: &Sheet, log: &[LogRow]) -> Option<Box<dyn AnyTable>> {
    let text: String = log.iter().map(|row| row.lines.as_str()).collect();
    let ends: Vec<usize> = text
        .match_indices("check turn ")
        .filter_map(|(at, _)| text[at..].find('\n').map(|end| at + end + 1))
        .collect();
    let row = |end: usize| LogRow {
        table: TableId::stored(0),
        at: 0,
        count: 0,
        time: 0,
        seat: None,
        question: None,
        key: None,
        lines: text[..end].to_owned(),
    };
    // What agrees up to a turn agrees up to every turn before it.
    let agreeing = ends.partition_point(|end| play(sheet, &[row(*end)]).is_ok());
    let end = agreeing.checked_sub(1).map_or(0, |last| ends[last]);
    play(sheet, &[row(end)]).ok()
}

/// Plays the game of a table, from its sheet and its log.
pub(crate) fn play(sheet: &Sheet, log: &[LogRow]) -> Result<Box<dyn AnyTable>, String> {
    let setup = sheet.setup.to_string();
    replay(&sheet.game, start(sheet, &setup, log))
}

/// What the game of a table begins with, and how it went; the set-up is the sheet's, as
/// text.
pub(crate) fn start<'a>(sheet: &'a Sheet, setup: &'a str, log: &[LogRow]) -> Start<'a> {
    Start {
        rules: sheet.rules,
        setup,
        seed: sheet.seal.seed.as_deref(),
        sealed: !sheet.seal.unsealed,
        added: sheet.seal.seats.iter().map(Part::added).collect(),
        lines: log.iter().map(|row| row.lines.as_str()).collect(),
    }
}

/// A key, as it was stored.
fn stored(key: &Option<String>) -> Option<RequestKey> {
    key.as_ref()?.parse().ok()
}

impl Desk {
    /// What the log says beside its lines: who was granted what, and when.
    fn catch_up(&mut self, log: &[LogRow], opened: i64) {
        for row in log {
            let seat = row.seat.filter(|seat| *seat < self.sheet.places.len()).map(Seat::new);
            if let (Some(seat), Some(question), Some(key)) = (seat, row.question, stored(&row.key))
            {
                self.remember(seat, question, key);
            }
        }
        for held in self.held.clone() {
            if let Some(key) = stored(&held.key) {
                self.remember(Seat::new(held.seat), held.question, key);
            }
        }
        // Somebody may have set the system's clock back while the house was closed.
        self.written = log.last().map_or(0, |row| row.time.min(now()));
        self.resumed = opened;
        self.count_time(log);
        self.run_clocks(SeatSet::EMPTY, self.written.max(self.sheet.created));
        self.times.pause_until(opened.max(self.written));
    }

    /// Adds up what each seat has spent so far. Who was asked between two entries of the
    /// log is told by who answered next: in a live game that is nearly always one seat.
    fn count_time(&mut self, log: &[LogRow]) {
        if !self.sheet.clock.runs() {
            return;
        }
        let mut before = log.first().map_or(0, |row| row.time);
        for row in log {
            if let Some(seat) = row.seat.filter(|seat| *seat < self.sheet.places.len()) {
                let seat = SeatSet::only(Seat::new(seat));
                self.times.asked(seat, SeatSet::EMPTY, before);
                self.times.asked(SeatSet::EMPTY, seat, row.time);
            }
            before = row.time;
        }
    }
}
