//! `snug lesson`: lessons to play, and files of them to check.

mod attempt;

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, bail};
use clap::Args;
use game::lesson::{self, Part};
use game::scenario;
use words::{Mark, Names, Spoken, Text, lesson_text};

use crate::count::counted;
use crate::games::{self, Listed, Visitor};
use crate::terminal::{Look, LookArgs, Terminal, Tone};

/// Play lessons, or check a file of them
///
/// A lesson is a position with a goal.
/// Without an argument all lessons are listed; an id begins one.
/// While you play, answer with a number or in notation; `help` lists what else can be typed,
/// such as `hint`, `again` and `cards`.
/// A file is checked: every line of play is tried, and every solution printed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug lesson
  snug lesson good-dog --lang de
  snug lesson my-lessons.toml")]
pub(crate) struct Lesson {
    /// The id of a lesson, or a file of lessons (*.toml)
    #[arg(value_name = "ID|FILE")]
    what: Option<String>,
    #[command(flatten)]
    look: LookArgs,
}

impl Lesson {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let look = self.look.look();
        match self.what {
            None => {
                for game in ::games::NAMES {
                    games::with_game(game, List { look, out: &mut *out })??;
                }
                let words = look.language.words();
                let command = [("command", "snug lesson ID".into())];
                let begin = words.text("terminal-lessons-begin", &command);
                let mut terminal = Terminal::new(look, Names::nobody(), io::empty(), out);
                terminal.say(begin)
            }
            Some(file) if file.ends_with(".toml") => check_file(Path::new(&file), out),
            Some(id) => {
                for game in ::games::NAMES {
                    if games::with_game(game, Try { id: &id, look, out: &mut *out })?? {
                        return Ok(());
                    }
                }
                bail!("there is no lesson \"{id}\"; `snug lesson` lists them")
            }
        }
    }
}

struct List<'a, W> {
    look: Look,
    out: &'a mut W,
}

impl<W: Write> Visitor for List<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let lessons = G::lessons();
        if lessons.is_empty() {
            return Ok(());
        }
        let lang = self.look.language;
        let mut terminal = Terminal::new(self.look, Names::nobody(), io::empty(), self.out);
        terminal.head(G::name(lang))?;
        for lesson in lessons {
            let mut line = Text::marked(Mark::Strong, &lesson.id);
            let (name, goal) =
                (lesson_text(lesson, Part::Name, lang), lesson_text(lesson, Part::Goal, lang));
            line.push_str(&format!("{} {name}. {goal}", lang.words().colon()));
            terminal.tell(&line, 2, Tone::Normal)?;
        }
        terminal.blank()
    }
}

struct Try<'a, W> {
    id: &'a str,
    look: Look,
    out: &'a mut W,
}

impl<W: Write> Visitor for Try<'_, W> {
    /// Whether this game has the lesson.
    type Output = Result<bool>;

    fn visit<G: Listed>(self) -> Result<bool> {
        let lessons = G::lessons();
        let Some(at) = lessons.iter().position(|lesson| lesson.id == self.id) else {
            return Ok(false);
        };
        let next = lessons.get(at + 1).map(|lesson| lesson.id.as_str());
        attempt::Trying::new(&lessons[at], next, self.look, io::stdin().lock(), self.out)?
            .solve()?;
        Ok(true)
    }
}

fn check_file(path: &Path, out: &mut impl Write) -> Result<()> {
    let words = scenario::read(path)?;
    let file = path.display().to_string();
    let game = lesson::game_name(&file, &words)?;
    games::with_game(&game, Check { file: &file, text: &words, out })?
}

struct Check<'a, W> {
    file: &'a str,
    text: &'a str,
    out: &'a mut W,
}

impl<W: Write> Visitor for Check<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        let lessons = match lesson::read::<G>(self.file, self.text) {
            Ok(lessons) => lessons,
            Err(failures) => {
                failures.iter().try_for_each(|failure| write!(self.out, "{failure}"))?;
                bail!("{} cannot be read", counted(failures.len(), "lesson"));
            }
        };
        let mut wrong = 0;
        for lesson in &lessons {
            match lesson.check() {
                Ok(lines) => {
                    let (solved, all) = (lines.solved, lines.all);
                    writeln!(self.out, "{}: {solved} of {}", lesson.id, counted(all, "line"))?;
                    // Its author sees whether each is meant.
                    for line in lines.solutions {
                        let line: Vec<String> = line.iter().map(ToString::to_string).collect();
                        writeln!(self.out, "  {}", line.join(", "))?;
                    }
                }
                Err(problem) => {
                    wrong += 1;
                    writeln!(self.out, "{}: {problem}", lesson.id)?;
                }
            }
        }
        if wrong > 0 {
            bail!("{wrong} of {} failed", counted(lessons.len(), "lesson"));
        }
        Ok(())
    }
}
