//! `snug replay`: a recorded game, step by step, in words.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use game::record::{Entry, Header, Record};
use game::{Language, Ranking, Seat, Session, Status, Step};
use words::{Colour, Names, Speech, Spoken, Text, Voice};

use crate::games::{Listed, Visitor};
use crate::plain::{plain, told, wrapped};
use crate::record_file::RecordFile;
use crate::rules;

/// Replay a recorded game step by step
///
/// Prints every step in its notation, secret ones too, because a record is
/// published when its game is over; below each, what spectators were told.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug replay game.txt
  snug replay - < game.txt
  snug replay game.txt --lang fr
  snug replay game.txt | less")]
pub(crate) struct Replay {
    #[command(flatten)]
    record: RecordFile,
    /// The language in which the game is told
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = rules::language())]
    lang: Language,
    /// Print events as data instead of sentences
    #[arg(long)]
    events: bool,
}

impl Replay {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let Replay { record, lang, events } = self;
        let style = if events { Style::Events } else { Style::Sentences(lang) };
        record.visit(|text| Tell { text, style, out })
    }
}

/// How events are told.
#[derive(Clone, Copy)]
enum Style {
    Sentences(Language),
    Events,
}

/// Tells the game in a record's text.
struct Tell<'a, W> {
    text: String,
    style: Style,
    out: &'a mut W,
}

impl<W: Write> Visitor for Tell<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let record = Record::<G>::parse(&self.text)?;
        // A record that goes astray is told up to that place, and then blamed.
        let replayed = record.replay();
        Teller::new(record.header(), self.style, self.out).tell(&record)?;
        replayed?;
        Ok(())
    }
}

struct Teller<'a, G: Speech, W> {
    header: &'a Header<G>,
    style: Style,
    names: Names,
    session: Session<G>,
    /// Those of the event told last.
    circumstances: String,
    out: &'a mut W,
}

impl<'a, G: Speech, W: Write> Teller<'a, G, W> {
    fn new(header: &'a Header<G>, style: Style, out: &'a mut W) -> Self {
        let session = Session::new(header.clone(), None);
        let name = |seat: Seat| match header.name(seat) {
            Some(name) => format!("{} ({seat})", tame(name)),
            None => format!("seat {seat}"),
        };
        let names = Seat::all(header.seats()).map(name).zip(Colour::ALL);
        let names = Names::new(names, None);
        Teller { header, style, names, session, circumstances: String::new(), out }
    }

    fn tell(&mut self, record: &Record<G>) -> Result<()> {
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

    /// Tells one step; false when the rules refuse it.
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
        let shown: Vec<G::Shown> = self
            .session
            .happened(line)
            .iter()
            .filter_map(|happened| happened.shown(None).cloned())
            .collect();
        shown.iter().try_for_each(|shown| self.event(shown))?;
        Ok(true)
    }

    /// Tells one event, with its circumstances where they are new.
    fn event(&mut self, shown: &G::Shown) -> Result<()> {
        let (mut what, circumstances) = match self.style {
            Style::Events => told(&serde_json::to_value(shown)?),
            Style::Sentences(language) => {
                let voice = Voice::new(language.words(), &self.names);
                let causes = Text::joined(&G::causes(voice, shown), " → ");
                (G::sentence(voice, shown).into_string(), format!("({causes})"))
            }
        };
        if !matches!(&*circumstances, "" | "()") && circumstances != self.circumstances {
            what = format!("{what} {circumstances}");
        }
        self.circumstances = circumstances;
        writeln!(self.out, "{}", wrapped(&what, 9))?;
        Ok(())
    }

    /// Tells that steps are undone; false when there are not so many.
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
        let ending = match self.style {
            Style::Events => format!("{}.", self.game().ending()),
            Style::Sentences(language) => {
                let voice = Voice::new(language.words(), &self.names);
                let view = self.session.view(None);
                G::how_it_ended(voice, &view).unwrap_or_default().into_string()
            }
        };
        writeln!(self.out, "\nThe game is over: {ending}")?;
        let mut seats: Vec<Seat> = Seat::all(ranking.seats()).collect();
        seats.sort_by_key(|&seat| ranking.place(seat));
        for seat in seats {
            let role = self.game().role(seat).map(|role| format!(", {role}")).unwrap_or_default();
            writeln!(self.out, "{:>5}. {}{role}", ranking.place(seat), self.who(seat))?;
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

/// A name that cannot play tricks on a terminal.
fn tame(name: &str) -> String {
    let is_harmless = |sign: char| sign.escape_debug().len() == 1 || "'\"\\".contains(sign);
    name.chars().map(|sign| if is_harmless(sign) { sign } else { ' ' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coin::{Coin, Setup, Side};
    use game::record::Recorder;

    fn recorded(steps: &[Step<Coin>], undo_to: Option<usize>) -> String {
        let mut header = Header::<Coin>::new(Setup::default()).unwrap();
        header.rename(Seat::new(1), Some("Ann\u{1b}[2J")).unwrap();
        let mut recorder = Recorder::new(header);
        for &step in steps {
            recorder.apply(step).unwrap();
        }
        if let Some(count) = undo_to {
            recorder.undo_to(count).unwrap();
        }
        recorder.record().to_string()
    }

    fn told(text: String) -> (String, Result<()>) {
        let mut out = Vec::new();
        let done =
            Tell { text, style: Style::Sentences(Language::En), out: &mut out }.visit::<Coin>();
        (String::from_utf8(out).unwrap(), done)
    }

    fn calls() -> [Step<Coin>; 3] {
        [
            Step::Act(Seat::new(0), Side::Tails),
            Step::Act(Seat::new(1), Side::Heads),
            Step::Chance(Side::Heads),
        ]
    }

    #[test]
    fn a_whole_game_is_told_to_its_ranking() {
        let (told, done) = told(recorded(&calls(), None));
        done.unwrap();
        assert_eq!(
            told,
            "coin: edition en, options (loaded-coin false, thick-coin false), players 2\n\
             seat 1\n\
             seat 2 \"Ann\\u{1b}[2J\"\n\
             \n\
             turn 1\n    1  1: tails\n         tails\n\
             \n\
             turn 2\n    2  2: heads\n         heads\n    3  heads\n         heads\n\
             \n\
             The game is over: the coin has fallen.\n    \
                 1. seat 2 \"Ann\\u{1b}[2J\", optimist\n    \
                 2. seat 1, pessimist\n"
        );
    }

    #[test]
    fn undone_steps_are_told_too() {
        let (one, done) = told(recorded(&calls()[..2], Some(1)));
        done.unwrap();
        assert!(one.contains("\n       step 2 is undone\n"), "{one}");
        assert!(one.ends_with("\nThe game is not over.\n"), "{one}");
        let (both, done) = told(recorded(&calls()[..2], Some(0)));
        done.unwrap();
        assert!(both.contains("\n       steps 1 to 2 are undone\n"), "{both}");
    }

    #[test]
    fn a_record_that_goes_astray_is_told_up_to_there() {
        let text = recorded(&calls(), None).replace("2: heads", "1: heads");
        let (told, done) = told(text);
        assert!(told.ends_with("    1  1: tails\n         tails\n"), "{told}");
        let sentence = done.unwrap_err().to_string();
        assert!(sentence.contains("SNUG-01"), "{sentence}");
    }
}
