//! `snug replay --events`: every step in its notation, and what spectators were told, as data.

use std::io::Write;

use anyhow::Result;
use game::record::{Entry, Header, Record};
use game::{Game, Ranking, Seat, Session, Status, Step};

use crate::games::{Listed, Visitor};
use crate::plain::{plain, told, wrapped};

/// Prints the game in a record's text.
pub(super) struct Print<'a, W> {
    pub(super) text: String,
    pub(super) out: &'a mut W,
}

impl<W: Write> Visitor for Print<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let record = Record::<G>::parse(&self.text)?;
        // A record that goes astray is printed up to that place, and then blamed.
        let replayed = record.replay();
        let session = Session::new(record.header().clone(), None);
        let header = record.header();
        Printer { header, session, circumstances: String::new(), out: self.out }.print(&record)?;
        replayed?;
        Ok(())
    }
}

struct Printer<'a, G: Game, W> {
    header: &'a Header<G>,
    session: Session<G>,
    /// Those of the event printed last.
    circumstances: String,
    out: &'a mut W,
}

impl<G: Listed, W: Write> Printer<'_, G, W> {
    fn print(&mut self, record: &Record<G>) -> Result<()> {
        let setup = plain(&serde_json::to_value(self.header.setup())?);
        writeln!(self.out, "{}: {setup}", G::NAME)?;
        for seat in Seat::all(self.header.seats()) {
            writeln!(self.out, "{}", self.who(seat))?;
        }
        for entry in record.entries() {
            let goes_on = match entry {
                Entry::Step(step) => self.step(*step)?,
                Entry::Undo(count) => self.undo(*count)?,
                Entry::Check { .. } | Entry::End(_) => true,
            };
            if !goes_on {
                return Ok(());
            }
        }
        match self.session.status() {
            Status::Over(ranking) => self.ranking(&ranking),
            _ => Ok(writeln!(self.out, "\nThe game is not over.")?),
        }
    }

    /// Prints one step; false when the rules refuse it.
    fn step(&mut self, step: Step<G>) -> Result<bool> {
        let turn_before = self.game().turn();
        let line = self.session.lines();
        if self.session.take(step).is_err() {
            return Ok(false);
        }
        if self.game().turn() != turn_before {
            writeln!(self.out, "\nturn {}", self.game().turn())?;
        }
        writeln!(self.out, "{:>5}  {step}", self.session.steps().len())?;
        let happened = self.session.happened(line).iter();
        let shown: Vec<G::Shown> =
            happened.filter_map(|happened| happened.shown(None).cloned()).collect();
        shown.iter().try_for_each(|shown| self.event(shown))?;
        Ok(true)
    }

    /// Prints one event, with its circumstances where they are new.
    fn event(&mut self, shown: &G::Shown) -> Result<()> {
        let (mut what, circumstances) = told(&serde_json::to_value(shown)?);
        if !matches!(&*circumstances, "" | "()") && circumstances != self.circumstances {
            what = format!("{what} {circumstances}");
        }
        self.circumstances = circumstances;
        writeln!(self.out, "{}", wrapped(&what, 9))?;
        Ok(())
    }

    /// Prints that steps are undone; false when there are not so many.
    fn undo(&mut self, count: usize) -> Result<bool> {
        let steps = self.session.steps().len();
        if self.session.undo_to(count).is_err() {
            return Ok(false);
        }
        match steps - count {
            1 => writeln!(self.out, "       step {steps} is undone")?,
            _ => writeln!(self.out, "       steps {} to {steps} are undone", count + 1)?,
        }
        Ok(true)
    }

    fn ranking(&mut self, ranking: &Ranking) -> Result<()> {
        writeln!(self.out, "\nThe game is over: {}.", self.game().ending())?;
        let view = self.session.view(None);
        let mut seats: Vec<Seat> = Seat::all(ranking.seats()).collect();
        seats.sort_by_key(|&seat| ranking.place(seat));
        for seat in seats {
            let role = self.game().role(seat).map(|role| format!(", {role}")).unwrap_or_default();
            let points = G::final_points(&view, seat).map(|points| format!(", points {points}"));
            let points = points.unwrap_or_default();
            writeln!(self.out, "{:>5}. {}{role}{points}", ranking.place(seat), self.who(seat))?;
        }
        Ok(())
    }

    fn who(&self, seat: Seat) -> String {
        match self.header.name(seat) {
            // Quoted, so that no name can play tricks on a terminal.
            Some(name) => format!("seat {seat} {name:?}"),
            None => format!("seat {seat}"),
        }
    }

    fn game(&self) -> &G {
        self.session.game()
    }
}
