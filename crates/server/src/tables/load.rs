//! Building a table in memory from the store.

use game::session::Stored;
use game::{Seat, SeatSet};

use super::any::AnyTable;
use super::desk::{Desk, KEYS, Parting};
use super::loader::Loader;
use super::played::{Checkup, Health, replay};
use super::sheet::{Part, Sheet, State};
use super::talking::SHOWN;
use crate::games;
use crate::ids::TableId;
use crate::store::{Granted, Held, LogRow, Moment, Past, Store, StoreError};
use crate::time::now;

/// The table as it is stored, if there is one.
pub(super) async fn load(
    store: &Store,
    loader: &Loader,
    id: TableId,
    opened: i64,
) -> Result<Option<Desk>, StoreError> {
    loop {
        let Some(agreed) = store.agreed(id).await? else { return Ok(None) };
        let mut desk = read(store, id, &agreed).await?;
        desk.held = store.held(id).await?;
        let past = store.past(id, KEYS).await?;
        let timed = desk.sheet.clock.runs() && !past.lines.is_empty();
        let moments = if timed { store.moments(id).await? } else { Vec::new() };
        if !is_whole(store, id, agreed.1).await? {
            continue;
        }
        if past.lines.is_empty() && desk.sheet.state != State::Playing {
            return Ok(Some(desk));
        }
        desk.count_time(&moments);
        let Past { lines, written, granted, answers } = past;
        let played = loader.run(move || seat(desk, &lines, &answers)).await;
        let crashed = || StoreError::Unusable(format!("playing {id:?} again crashed"));
        let mut desk = played.ok_or_else(crashed)?;
        desk.catch_up(granted, written, opened);
        return Ok(Some(desk));
    }
}

/// What another node has made of a table in memory: the table without its game, and what
/// stands in the log after so many lines.
pub(super) async fn load_news(
    store: &Store,
    id: TableId,
    lines: usize,
) -> Result<Option<(Desk, Vec<LogRow>)>, StoreError> {
    loop {
        let Some(agreed) = store.agreed(id).await? else { return Ok(None) };
        let mut newest = read(store, id, &agreed).await?;
        newest.held = store.held(id).await?;
        let rows = store.log_from(id, lines).await?;
        if is_whole(store, id, agreed.1).await? {
            return Ok(Some((newest, rows)));
        }
    }
}

/// Whether no other node has changed the table while it was read: then what was read fits
/// together.
async fn is_whole(store: &Store, id: TableId, version: i64) -> Result<bool, StoreError> {
    if !store.is_shared() {
        return Ok(true);
    }
    Ok(store.versions(&[id]).await?.get(&id) == Some(&version))
}

/// A table without its game.
async fn read(
    store: &Store,
    id: TableId,
    (sheet, version): &(String, i64),
) -> Result<Desk, StoreError> {
    let sheet: Sheet = serde_json::from_str(sheet).map_err(|error| {
        StoreError::Unusable(format!("the sheet of {id:?} is no sheet: {error}"))
    })?;
    let mut desk = Desk::new(id, sheet);
    desk.version = *version;
    desk.chat = store.chat(id, SHOWN as i64).await?;
    // The sheet has the names of when it was written last.
    let names = store.names_of(&desk.sheet.named()).await?;
    for (person, name) in &names {
        desk.sheet.call(*person, name);
    }
    let people: Vec<_> =
        desk.sheet.places.iter().filter_map(|place| place.sitter.person()).collect();
    desk.mutes.extend(store.mutes_of(&people).await?);
    Ok(desk)
}

/// A table with its game, played again from its lines, among which these are answers.
fn seat(mut desk: Desk, lines: &str, answers: &[(usize, usize)]) -> Desk {
    match play(&desk.sheet, lines) {
        Ok(mut play) => {
            play.were_together(answers);
            desk.play = Some(play);
        }
        Err(_) => {
            // The reason may name what lies hidden, so only the host's doctor says it.
            let parting = parting(&desk.sheet, lines);
            let Parting { step } = parting;
            tracing::error!(
                "{:?}: the rules of this program part from what was played at step {step}. \
                 The command `snug doctor` says why.",
                desk.id
            );
            desk.broken = Some(parting);
            desk.play = longest_true(&desk.sheet, lines);
        }
    }
    desk
}

/// Where this program's rules part from what was played.
fn parting(sheet: &Sheet, lines: &str) -> Parting {
    let setup = sheet.setup.to_string();
    let health = games::with_game(&sheet.game, Checkup(start(sheet, &setup, lines)));
    let step = match health {
        Ok(Health::WouldChange(trouble) | Health::NoLongerReplays(trouble)) => trouble.step,
        _ => 0,
    };
    Parting { step }
}

/// As much of a game as this program's rules still agree with: up to the last turn whose
/// checksum is right.
fn longest_true(sheet: &Sheet, text: &str) -> Option<Box<dyn AnyTable>> {
    let ends: Vec<usize> = text
        .match_indices("check turn ")
        .filter_map(|(at, _)| text[at..].find('\n').map(|end| at + end + 1))
        .collect();
    // What agrees up to a turn agrees up to every turn before it.
    let agreeing = ends.partition_point(|end| play(sheet, &text[..*end]).is_ok());
    let end = agreeing.checked_sub(1).map_or(0, |last| ends[last]);
    play(sheet, &text[..end]).ok()
}

/// Plays the game of a table, from its sheet and the lines of its record.
pub(crate) fn play(sheet: &Sheet, lines: &str) -> Result<Box<dyn AnyTable>, String> {
    let setup = sheet.setup.to_string();
    replay(&sheet.game, start(sheet, &setup, lines))
}

/// What the game of a table begins with, and how it went; the set-up is the sheet's, as
/// text.
pub(crate) fn start<'a>(sheet: &'a Sheet, setup: &'a str, lines: &'a str) -> Stored<'a> {
    Stored {
        rules: sheet.rules,
        setup,
        seed: sheet.seal.seed.as_deref(),
        sealed: !sheet.seal.unsealed,
        added: sheet.seal.seats.iter().map(Part::added).collect(),
        lines,
    }
}

impl Desk {
    /// What the log says beside its lines: who was granted what, and when.
    fn catch_up(&mut self, granted: Vec<Granted>, written: i64, opened: i64) {
        let held = self.held.iter().filter_map(|held| {
            let Held { seat, question, ref key, .. } = *held;
            Some(Granted { seat, question, key: key.clone()? })
        });
        let granted: Vec<Granted> = granted.into_iter().chain(held).collect();
        for Granted { seat, question, key } in granted {
            if let Ok(key) = key.parse()
                && seat < self.sheet.places.len()
            {
                self.remember(Seat::new(seat), question, key);
            }
        }
        // Somebody may have set the system's clock back while the house was closed.
        self.written = written.min(now());
        self.resumed = opened;
        self.run_clocks(SeatSet::EMPTY, self.written.max(self.sheet.created));
        self.times.pause_until(opened.max(self.written));
    }

    /// Adds up what each seat has spent so far. Who was asked between two entries of the
    /// log is told by who answered next: in a live game that is nearly always one seat.
    fn count_time(&mut self, moments: &[Moment]) {
        let mut before = moments.first().map_or(0, |(time, _)| *time);
        for &(time, seat) in moments {
            if let Some(seat) = seat.filter(|seat| *seat < self.sheet.places.len()) {
                let seat = SeatSet::only(Seat::new(seat));
                self.times.asked(seat, SeatSet::EMPTY, before);
                self.times.asked(SeatSet::EMPTY, seat, time);
            }
            before = time;
        }
    }
}
