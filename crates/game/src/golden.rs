//! Whole games on paper, so that a change of the rules shows as a readable difference.
//!
//! A [`playthrough`] is a random game written out: who is asked, what they may do, what
//! they do, what everyone is told of it, and what changes in everyone's view. Kept in a
//! file, it is compared by [`check`] whenever the tests run.

mod differences;
mod sheet;

use std::fmt::Display;
use std::path::Path;
use std::{env, fs};

use crate::dice::QuickDice;
use crate::table::observers;
use crate::{Dice, Game, Refusal, Seat, Status, Step, Table, Told};

pub(crate) use differences::differences;
use sheet::Sheet;

/// A playthrough that would be longer is cut.
const MOST_BYTES: usize = 200_000;
/// So many actions of a list are written out.
const MOST_ACTIONS: usize = 8;
/// Set this variable to 1 to rewrite the files.
const UPDATE: &str = "UPDATE_EXPECT";

/// A random game with this set-up and seed, from the first step to the last.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64) -> Result<String, Refusal> {
    let mut paper = Paper::new(Table::new(G::new(setup)?));
    paper.line(0, format_args!("{}, revision {}, seed {seed}", G::NAME, G::REVISION));
    for (place, value) in Sheet::of(setup).since(&Sheet::default()) {
        paper.line(0, format_args!("set-up {place} {value}"));
    }
    paper.write_views();
    let mut dice = QuickDice::new(seed);
    while let Some(step) = paper.ask(&mut dice) {
        if paper.text.len() > MOST_BYTES {
            paper.line(0, "and so on");
            break;
        }
        paper.take(step)?;
    }
    Ok(paper.text)
}

/// Compares a text with a file of the crate that is tested; with `UPDATE_EXPECT=1` the
/// file is rewritten instead.
///
/// # Panics
///
/// When the text differs, with the lines that do, or when there is no such file.
#[track_caller]
pub fn check(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    if env::var_os(UPDATE).is_some_and(|value| value == "1") {
        let folder = file.parent().unwrap_or(Path::new("."));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
        return written.unwrap_or_else(|e| panic!("cannot write {}: {e}", file.display()));
    }
    if let Some(difference) = difference(file, text) {
        panic!("{difference}\nif it should be so, run the tests again with {UPDATE}=1")
    }
}

/// What makes a text differ from a file, if anything does.
pub fn difference(file: &Path, text: &str) -> Option<String> {
    match fs::read_to_string(file) {
        Ok(wanted) if wanted == text => None,
        Ok(wanted) => {
            let lines = differences(&wanted, text);
            Some(format!("{} (left) is not what came out (right)\n{lines}", file.display()))
        }
        Err(error) => Some(format!("cannot read {}: {error}", file.display())),
    }
}

/// A game that is written down as it is played.
struct Paper<G: Game> {
    table: Table<G>,
    /// What each observer saw last.
    seen: Vec<Sheet>,
    steps: usize,
    text: String,
}

impl<G: Game> Paper<G> {
    fn new(table: Table<G>) -> Paper<G> {
        let seen = observers(table.game().seats()).map(|_| Sheet::default()).collect();
        Paper { table, seen, steps: 0, text: String::new() }
    }

    fn line(&mut self, indent: usize, line: impl Display) {
        self.text.push_str(&format!("{:indent$}{line}\n", ""));
    }

    /// Writes down who is asked and what they may do, and chooses for them; `None` when
    /// the game is over.
    fn ask(&mut self, dice: &mut impl Dice) -> Option<Step<G>> {
        self.steps += 1;
        let number = self.steps;
        self.text.push('\n');
        match self.table.status() {
            Status::Over(ranking) => {
                let places = Vec::from(ranking).iter().map(u8::to_string).collect::<Vec<_>>();
                let ending = self.table.game().ending();
                self.line(0, format_args!("over by {ending}, places {}", places.join(" ")));
                None
            }
            Status::Chance => {
                self.line(0, format_args!("{number} chance"));
                Some(Step::Chance(self.table.game().sample(dice)))
            }
            Status::Seats(seats) => {
                self.line(0, format_args!("{number} asked"));
                seats.iter().for_each(|seat| self.write_actions(seat));
                let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize)?;
                let actions = self.table.actions(seat);
                let chosen = dice.below(actions.len().max(1) as u32) as usize;
                actions.get(chosen).map(|&action| Step::Act(seat, action))
            }
        }
    }

    fn write_actions(&mut self, seat: Seat) {
        let actions = self.table.actions(seat);
        let some: Vec<String> =
            actions.iter().take(MOST_ACTIONS).map(G::Action::to_string).collect();
        let more = if actions.len() > MOST_ACTIONS { ", …" } else { "" };
        let line = format!("{seat} may choose of {}: {}{more}", actions.len(), some.join(", "));
        self.line(2, line);
    }

    /// Takes a step and writes down what everyone is told and sees of it.
    fn take(&mut self, step: Step<G>) -> Result<(), Refusal> {
        let turn = self.table.game().turn();
        self.line(2, format_args!("> {step}"));
        for told in self.table.apply(step)? {
            self.write_event(&told);
        }
        self.write_views();
        if self.table.game().turn() != turn {
            self.line(2, format_args!("turn {}", self.table.game().turn()));
        }
        Ok(())
    }

    /// What the spectators are told of an event, and each seat that is told something else.
    fn write_event(&mut self, told: &Told<G>) {
        let seats = Seat::all(self.table.game().seats()).filter(|&seat| told.is_private(seat));
        for observer in [None].into_iter().chain(seats.map(Some)) {
            let shown = told.shown(observer).map(serde_json::to_string);
            let shown = shown.map(|text| text.unwrap_or_else(|error| error.to_string()));
            let shown = shown.unwrap_or_else(|| "nothing".to_owned());
            self.line(4, format_args!("{} told {shown}", name(observer)));
        }
    }

    /// What changed in the view of the spectators, and what else in that of each seat.
    fn write_views(&mut self) {
        let observers: Vec<_> = observers(self.table.game().seats()).collect();
        let sheets: Vec<Sheet> =
            observers.iter().map(|&observer| Sheet::of(&self.table.view(observer))).collect();
        let seen = std::mem::replace(&mut self.seen, sheets.clone());
        let changes: Vec<_> =
            sheets.iter().zip(&seen).map(|(now, before)| now.since(before)).collect();
        let Some((open, of_seats)) = changes.split_last() else { return };
        for (place, value) in open {
            self.line(4, format_args!("{} sees {place} {value}", name(None)));
        }
        for (observer, changes) in observers.iter().zip(of_seats) {
            for (place, value) in
                changes.iter().filter(|(place, value)| open.get(*place) != Some(value))
            {
                self.line(4, format_args!("{} sees {place} {value}", name(*observer)));
            }
        }
    }
}

fn name(observer: Option<Seat>) -> String {
    observer.map_or_else(|| "all".to_owned(), |seat| seat.to_string())
}
