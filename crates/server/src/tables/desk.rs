//! One table in memory: a cache of what is stored, and the place where it changes.

use std::any::Any;
use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Seat, SeatSet};
use web::{Language, Spoken};

use super::answering::Answer;
use super::any::{AnyTable, Lines, Standing};
use super::pacing::Go;
use super::request_key::{KeyMark, RequestKey};
use super::sheet::{Sheet, State};
use crate::clock::Times;
use crate::ids::{PersonId, QuestionId, TableId};
use crate::problem::Problem;
use crate::store::{Change, Held, LogRow, Said};

/// How many idempotency keys a table remembers.
pub(super) const KEYS: usize = 64;

/// Where a stored game and this program's rules part, as far as everyone may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The number of the step; 0 when the game cannot even begin.
    pub step: usize,
}

impl Parting {
    /// What is wrong with such a table.
    pub const PROBLEM: Problem = Problem::OtherRules;
}

/// One table in memory.
pub struct Desk {
    /// Which.
    pub id: TableId,
    /// What is agreed.
    pub sheet: Sheet,
    /// What is played; nothing before the start, or when this program cannot replay it.
    pub play: Option<Box<dyn AnyTable>>,
    /// Where the stored game and this program's rules part, if they do.
    pub broken: Option<Parting>,
    /// Answers in the window that is open.
    pub held: Vec<Held>,
    /// When the last line was written.
    pub written: i64,
    /// When the house was opened that holds the table now.
    pub(super) resumed: i64,
    /// Everyone's time.
    pub times: Times,
    /// How far bots that wait for a word may go on.
    pub(super) go: Go,
    /// The questions that bots are thinking about.
    pub thinking: [Option<QuestionId>; game::MAX_SEATS],
    /// Hints for the questions that are asked.
    pub(super) hints: [Option<super::hinting::Hinting>; game::MAX_SEATS],
    /// Whether the house offers hints.
    pub offers_hints: bool,
    /// What was said last.
    pub chat: Vec<Said>,
    /// Who at this table does not listen to whom.
    pub mutes: HashSet<(PersonId, PersonId)>,
    /// What those who show the table have drawn of it, so that nothing is drawn twice.
    pub drawn: Box<dyn Any + Send>,
    /// Whether anybody but the people who sit here has looked at it since it was loaded.
    pub(super) looked_at: AtomicBool,
    /// How often it was changed.
    pub(super) changes: u64,
    /// How often it was changed, as it is kept where several nodes may change it.
    pub(super) version: i64,
    /// Whether what is here may differ from what is stored.
    pub(super) lost: bool,
    keys: VecDeque<Key>,
}

/// A request that was granted, in case it comes again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Key {
    question: QuestionId,
    mark: KeyMark,
}

/// What a change brings: something for whoever asked, and what is to be kept.
pub struct Changed<T> {
    /// For whoever asked.
    pub value: T,
    /// All or none of this is kept.
    pub changes: Vec<Change>,
}

impl<T> Changed<T> {
    /// Nothing is kept.
    pub fn unchanged(value: T) -> Changed<T> {
        Changed { value, changes: Vec::new() }
    }

    /// One thing is kept.
    pub fn kept(value: T, change: Change) -> Changed<T> {
        Changed { value, changes: vec![change] }
    }
}

impl Desk {
    /// A table at which nothing is played yet.
    pub fn new(id: TableId, sheet: Sheet) -> Desk {
        let times = Times::new(sheet.clock);
        Desk {
            id,
            sheet,
            play: None,
            broken: None,
            held: Vec::new(),
            written: 0,
            resumed: 0,
            times,
            go: Go::default(),
            thinking: [None; game::MAX_SEATS],
            hints: [const { None }; game::MAX_SEATS],
            offers_hints: true,
            chat: Vec::new(),
            mutes: HashSet::new(),
            drawn: Box::new(()),
            looked_at: AtomicBool::new(false),
            changes: 0,
            version: 0,
            lost: false,
            keys: VecDeque::new(),
        }
    }

    /// How often it was changed: whatever was drawn before is out of date.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Something has changed, and is on disk.
    pub(super) fn has_changed(&mut self) {
        self.changes += 1;
    }

    /// Somebody, known or not, may look at the table; whether other nodes should know that
    /// the people who sit here are not among themselves any more.
    pub fn is_looked_at(&self, by: Option<PersonId>) -> bool {
        let is_outside = by.is_none_or(|person| self.sheet.seats_of(person).next().is_none());
        is_outside
            && !self.looked_at.swap(true, Ordering::Relaxed)
            && !self.sheet.looked_at
            && self.sheet.is_solitary()
    }

    /// The same, as it is kept for other nodes.
    pub fn was_looked_at(&mut self) -> Changed<()> {
        if std::mem::replace(&mut self.sheet.looked_at, true) {
            return Changed::unchanged(());
        }
        Changed::kept((), self.keep_sheet_quietly())
    }

    /// Whether one person plays here against bots, and nobody else sees anything of it. Who
    /// shares a device with others is not alone.
    pub fn is_unseen(&self) -> bool {
        self.sheet.is_solitary() && !self.sheet.looked_at && !self.looked_at.load(Ordering::Relaxed)
    }

    /// What the table is called: by its host, or after its game.
    pub fn title(&self, lang: Language) -> String {
        if !self.sheet.title.is_empty() {
            return self.sheet.title.clone();
        }
        lang.words().say(&format!("home-{}-name", self.sheet.game)).to_owned()
    }

    /// The game, while it is on.
    pub fn playing(&self) -> Result<&dyn AnyTable, Problem> {
        match (&self.play, self.sheet.state) {
            _ if self.broken.is_some() => Err(Parting::PROBLEM),
            (Some(play), State::Playing) => Ok(play.as_ref()),
            _ => Err(Problem::NotPlaying),
        }
    }

    /// The game, while it is on.
    pub fn playing_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Problem> {
        match (&mut self.play, self.sheet.state) {
            _ if self.broken.is_some() => Err(Parting::PROBLEM),
            (Some(play), State::Playing) => Ok(play),
            _ => Err(Problem::NotPlaying),
        }
    }

    /// Everyone who still has to answer, whether somebody or a bot sits there.
    pub fn asked(&self) -> SeatSet {
        let Ok(play) = self.playing() else { return SeatSet::EMPTY };
        let Standing::Asked(seats) = play.standing() else { return SeatSet::EMPTY };
        seats.iter().filter(|seat| !self.has_held(*seat)).collect()
    }

    /// Whether answers are sealed until a window closes.
    pub fn is_window(&self) -> bool {
        self.playing().is_ok_and(|play| play.is_window())
    }

    /// Whether a seat's answer waits for the window to close.
    pub fn has_held(&self, seat: Seat) -> bool {
        self.held.iter().any(|held| held.seat == seat.index())
    }

    /// The question a seat still has to answer.
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.playing().ok()?.question(seat).filter(|_| !self.has_held(seat))
    }

    /// The sheet is kept, and no list says that anything has changed: what was is nobody
    /// else's business.
    pub(super) fn keep_sheet_quietly(&self) -> Change {
        Change::Table(self.sheet.row(self.id, 0))
    }

    /// The sheet is kept as it is now.
    pub fn keep_sheet(&self, now: i64) -> Change {
        Change::Table(self.sheet.row(self.id, now))
    }

    /// The lines are kept; clocks and the state of the table follow the game.
    pub(super) fn keep_lines(
        &mut self,
        lines: Lines,
        answered: SeatSet,
        cause: Option<(Seat, QuestionId)>,
        key: Option<RequestKey>,
        now: i64,
    ) -> Vec<Change> {
        self.written = now;
        let let_go = !self.held.is_empty();
        self.held.clear();
        let stored = key.as_ref().map(RequestKey::to_string);
        if let (Some((seat, question)), Some(key)) = (cause, key) {
            self.remember(seat, question, key);
        }
        let mut changes = vec![Change::Append(LogRow {
            table: self.id,
            at: lines.at,
            count: lines.count,
            time: now,
            seat: cause.map(|(seat, _)| seat.index()),
            question: cause.map(|(_, question)| question),
            key: stored,
            lines: lines.text,
        })];
        self.run_clocks(answered, now);
        // A proposal is about the position it was made in.
        let mut sheet_changed = self.sheet.proposal.take().is_some();
        sheet_changed |= self.sheet.waits.take().is_some();
        if let Some(Standing::Over(_)) = self.play.as_ref().map(|play| play.standing()) {
            self.sheet.state = State::Over;
            sheet_changed = true;
            changes.extend(self.counted(now).map(Change::Ended));
        }
        if sheet_changed {
            changes.push(self.keep_sheet(now));
        }
        if let_go {
            changes.push(Change::LetGo(self.id));
        }
        changes
    }

    /// Clocks run for those who are asked, except in a window.
    pub(super) fn run_clocks(&mut self, answered: SeatSet, now: i64) {
        let window = self.play.as_ref().is_some_and(|play| play.is_window());
        let hurried = if window { SeatSet::EMPTY } else { self.asked() };
        self.times.asked(hurried, answered, now);
    }

    /// Remembers a granted request.
    pub(super) fn remember(&mut self, seat: Seat, question: QuestionId, key: RequestKey) {
        let key = Key { question, mark: key.mark(seat) };
        if self.keys.contains(&key) {
            return;
        }
        if self.keys.len() == KEYS {
            self.keys.pop_front();
        }
        self.keys.push_back(key);
    }

    /// Whether this request was granted before: `Some(false)` when its key was used for
    /// something else.
    pub(super) fn granted(&self, answer: &Answer) -> Option<bool> {
        let mark = answer.key.as_ref()?.mark(answer.seat);
        let known = self.keys.iter().find(|known| known.mark.is_like(mark))?;
        Some(known.question == answer.question && known.mark.allows(mark))
    }
}
