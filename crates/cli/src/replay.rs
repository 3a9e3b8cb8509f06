//! `snug replay`: a recorded game, told from beginning to end.

mod events;

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use game::record::{Entry, Header, Record};
use game::session::{Happened, What};
use game::{Game, Seat, Session, Status};
use words::{Colour, Names, Spoken, Voice};

use crate::games::{Listed, Visitor};
use crate::record_file::RecordFile;
use crate::terminal::{Look, LookArgs, Terminal, Tone, tame};

/// Tell a recorded game from beginning to end
///
/// Tells in sentences what happened, secrets included, because a record is published when its
/// game is over; at the end come the board, the ranking and the points.
/// With --events it prints every step in its notation, and what spectators were told of it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug replay game.txt
  snug replay - < game.txt
  snug replay game.txt --lang fr
  snug replay game.txt --events
  snug replay game.txt | less")]
pub(crate) struct Replay {
    #[command(flatten)]
    record: RecordFile,
    #[command(flatten)]
    look: LookArgs,
    /// Print steps and events as data instead of sentences
    #[arg(long, conflicts_with_all = ["lang", "plain"])]
    events: bool,
}

impl Replay {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let Replay { record, look, events } = self;
        let look = look.look();
        match events {
            true => record.visit(|text| events::Print { text, out }),
            false => record.visit(|text| Tell { text, look, out }),
        }
    }
}

/// Tells the game in a record's text.
struct Tell<'a, W> {
    text: String,
    look: Look,
    out: &'a mut W,
}

impl<W: Write> Visitor for Tell<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let record = Record::<G>::parse(&self.text)?;
        // A record that goes astray is told up to that place, and then blamed.
        let replayed = record.replay();
        let terminal =
            Terminal::new(self.look, names(record.header(), self.look), io::empty(), self.out);
        Teller { header: record.header(), terminal }.tell(&record)?;
        replayed?;
        Ok(())
    }
}

/// Everybody by name: bots as on the pages, and by their seats where several share a name or
/// have none.
fn names<G: Listed>(header: &Header<G>, look: Look) -> Names {
    let words = look.language.words();
    let bare = |seat: Seat| header.name(seat).map(|name| tame(words.bot(name)));
    let is_shared = |name: &String| {
        Seat::all(header.seats()).filter_map(bare).filter(|other| other == name).count() > 1
    };
    let name = |seat: Seat| match bare(seat).filter(|name| !name.trim().is_empty()) {
        Some(name) if is_shared(&name) => format!("{name} {seat}"),
        Some(name) => name,
        None => words.with("terminal-seat", &[("seat", seat.to_string().into())]),
    };
    Names::new(Seat::all(header.seats()).map(name).zip(Colour::ALL), None)
}

struct Teller<'a, G: Listed, W> {
    header: &'a Header<G>,
    terminal: Terminal<'a, io::Empty, W>,
}

impl<G: Listed, W: Write> Teller<'_, G, W> {
    fn tell(&mut self, record: &Record<G>) -> Result<()> {
        self.head()?;
        let mut session = Session::new(self.header.clone(), None);
        // What was told of since something was last taken back, or since the beginning.
        let mut news: Vec<G::Shown> = Vec::new();
        let mut goes_on = true;
        for entry in record.entries() {
            match entry {
                Entry::Step(step) => {
                    let line = session.lines();
                    goes_on = session.take(*step).is_ok();
                    if goes_on {
                        let happened = session.happened(line).iter();
                        news.extend(
                            happened.filter_map(|happened| best(happened, self.header.seats())),
                        );
                    }
                }
                Entry::Undo(count) => {
                    self.terminal.story::<G>(std::mem::take(&mut news).iter())?;
                    let steps = session.steps().len();
                    goes_on = session.undo_to(*count).is_ok();
                    if goes_on {
                        let undone = [("n", steps.saturating_sub(*count).into())];
                        self.terminal
                            .say(self.terminal.words().text("terminal-steps-undone", &undone))?;
                    }
                }
                Entry::Check { .. } | Entry::End(_) => {}
            }
            if !goes_on {
                break;
            }
        }
        self.terminal.story::<G>(news.iter())?;
        match (goes_on, session.status()) {
            (false, _) => Ok(()),
            (true, Status::Over(ranking)) => {
                let view = session.view(None);
                self.terminal.blank()?;
                self.terminal.board::<G>(&view)?;
                self.terminal.ending(session.game(), &view, &ranking)
            }
            (true, _) => {
                self.terminal.blank()?;
                self.terminal.say(self.terminal.words().say("terminal-not-over"))
            }
        }
    }

    /// The game, what was agreed on, and who played.
    fn head(&mut self) -> Result<()> {
        let language = self.terminal.look.language;
        let words = language.words();
        self.terminal.head(G::name(language))?;
        let agreed = G::agreed(language, self.header.setup());
        if !agreed.is_empty() {
            self.terminal.tell(&agreed.join(" · ").into(), 0, Tone::Quiet)?;
        }
        let names = self.terminal.names.clone();
        let voice = Voice::<G>::new(words, &names);
        for seat in Seat::all(self.header.seats()) {
            let colour = words.say(&format!("room-colour-{}", names.colour(seat).id()));
            let values = [("name", voice.who(seat).into()), ("colour", colour.into())];
            self.terminal.say(words.text("terminal-who", &values))?;
        }
        self.terminal.blank()
    }
}

/// An event as whoever knows most of it was told: a record has no secrets any more.
fn best<G: Game>(happened: &Happened<G>, seats: usize) -> Option<G::Shown> {
    let What::Event(told) = &happened.what else { return None };
    let owner =
        Seat::all(seats).find(|&seat| told.is_private(seat) && told.shown(Some(seat)).is_some());
    told.shown(owner).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coin::{Coin, Setup, Side};
    use game::record::Recorder;
    use game::{Language, Step};

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
        let look = Look { language: Language::En, plain: false, colour: false, width: 80 };
        let done = Tell { text, look, out: &mut out }.visit::<Coin>();
        (String::from_utf8(out).unwrap(), done)
    }

    fn printed(text: String) -> (String, Result<()>) {
        let mut out = Vec::new();
        let done = events::Print { text, out: &mut out }.visit::<Coin>();
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
    fn a_whole_game_is_printed_to_its_ranking() {
        let (printed, done) = printed(recorded(&calls(), None));
        done.unwrap();
        assert_eq!(
            printed,
            "coin: edition en, options (loaded-coin false, thick-coin false), players 2\n\
             seat 1\n\
             seat 2 \"Ann\\u{1b}[2J\"\n\
             \n\
             turn 1\n    1  1: tails\n         heads-or-tails\n\
             \n\
             turn 2\n    2  2: heads\n         heads\n    3  heads\n         heads\n\
             \n\
             The game is over: heads.\n    \
                 1. seat 2 \"Ann\\u{1b}[2J\", optimist, points 1\n    \
                 2. seat 1, pessimist, points 0\n"
                .replace("heads-or-tails", "tails")
        );
    }

    #[test]
    fn a_whole_game_is_told_to_its_ranking_with_names_and_points() {
        let (told, done) = told(recorded(&calls(), None));
        done.unwrap();
        assert!(told.contains("Ann [2J plays yellow.\n\n  tails\n  heads (×2)\n"), "{told}");
        let end = "The game is over.\nthe coin has fallen.\n  \
                   1. Ann [2J, optimist: 1 point\n  2. Seat 1, pessimist: 0 points\n";
        assert!(told.ends_with(end), "{told}");
        assert!(!told.contains('\u{1b}'), "{told}");
    }

    #[test]
    fn undone_steps_are_told_too() {
        let (one, done) = told(recorded(&calls()[..2], Some(1)));
        done.unwrap();
        assert!(one.contains("\nThe last step is undone.\n"), "{one}");
        assert!(one.ends_with("\nThe record ends here, before the game is over.\n"), "{one}");
        let (both, done) = told(recorded(&calls()[..2], Some(0)));
        done.unwrap();
        assert!(both.contains("\nThe last 2 steps are undone.\n"), "{both}");
        let (printed, done) = printed(recorded(&calls()[..2], Some(0)));
        done.unwrap();
        assert!(printed.contains("\n       steps 1 to 2 are undone\n"), "{printed}");
    }

    #[test]
    fn a_record_that_goes_astray_is_told_up_to_there() {
        let text = recorded(&calls(), None).replace("2: heads", "1: heads");
        for (told, done) in [told(text.clone()), printed(text)] {
            assert!(told.ends_with("  tails\n"), "{told}");
            let sentence = done.unwrap_err().to_string();
            assert!(sentence.contains("SNUG-01"), "{sentence}");
        }
    }
}
