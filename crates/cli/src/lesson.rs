//! `snug lesson`: lessons to play, and files of them to check.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::Args;
use game::lesson::{self, Attempt, Lesson as Puzzle, Part, Standing};
use game::{Language, scenario};
use words::Spoken;

use crate::games::{self, Listed, Visitor};
use crate::rules;

/// Play lessons, or check a file of them
///
/// A lesson is a position with a goal.
/// Without an argument all lessons are listed; an id begins one.
/// While you play, answer in notation, or with hint, again or quit.
/// A file is checked: every line of the learner's play is tried.
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
    /// The language of goals and hints
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = rules::language())]
    lang: Language,
}

impl Lesson {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let Lesson { what, lang } = self;
        match what {
            None => ::games::NAMES
                .iter()
                .try_for_each(|game| games::with_game(game, List { lang, out: &mut *out })?),
            Some(file) if file.ends_with(".toml") => check_file(Path::new(&file), out),
            Some(id) => {
                for game in ::games::NAMES {
                    if games::with_game(game, Try { id: &id, lang, out: &mut *out })?? {
                        return Ok(());
                    }
                }
                bail!("there is no lesson \"{id}\"; `snug lesson` lists them")
            }
        }
    }
}

/// What a lesson says in a language; nothing where nobody has written it.
fn text<'a, G: Listed>(lesson: &Puzzle<G>, part: Part, lang: Language) -> &'a str {
    let key = lesson.text_key(part);
    debug_assert!(key.starts_with(LESSON_KEY.trim_end_matches("{key}")));
    if lang.words().has(&key) { lang.words().say(&key) } else { "" }
}

/// How the keys of lessons look.
const LESSON_KEY: &str = "lesson-{key}";

fn lessons_of<G: Listed>() -> Result<Vec<Puzzle<G>>> {
    if G::LESSONS.is_empty() {
        return Ok(Vec::new());
    }
    lesson::read::<G>(G::NAME, G::LESSONS).map_err(|failures| {
        let texts: Vec<String> = failures.iter().map(ToString::to_string).collect();
        anyhow::anyhow!(texts.join("\n"))
    })
}

struct List<'a, W> {
    lang: Language,
    out: &'a mut W,
}

impl<W: Write> Visitor for List<'_, W> {
    type Output = Result<()>;

    fn visit<G: Listed>(self) -> Result<()> {
        for lesson in lessons_of::<G>()? {
            let (name, goal) =
                (text(&lesson, Part::Name, self.lang), text(&lesson, Part::Goal, self.lang));
            writeln!(self.out, "{}: {name}. {goal}", lesson.id)?;
        }
        Ok(())
    }
}

struct Try<'a, W> {
    id: &'a str,
    lang: Language,
    out: &'a mut W,
}

impl<W: Write> Visitor for Try<'_, W> {
    /// Whether this game has the lesson.
    type Output = Result<bool>;

    fn visit<G: Listed>(self) -> Result<bool> {
        let lessons = lessons_of::<G>()?;
        let Some(lesson) = lessons.iter().find(|lesson| lesson.id == self.id) else {
            return Ok(false);
        };
        attempt(lesson, self.lang, &mut std::io::stdin().lock(), self.out)?;
        Ok(true)
    }
}

/// Lets somebody try until the lesson is solved, or there is nothing more to read.
fn attempt<G: Listed>(
    lesson: &Puzzle<G>,
    lang: Language,
    from: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let say = |part| text(lesson, part, lang);
    let mut hints = [Part::FirstHint, Part::SecondHint].into_iter().cycle();
    let mut attempt = lesson.begin();
    writeln!(out, "{}\n{}", say(Part::Name), say(Part::Goal))?;
    loop {
        match attempt.standing() {
            Standing::Solved => return Ok(writeln!(out, "{}", say(Part::Why))?),
            Standing::Failed => {
                if attempt.answers().starts_with(&lesson.tempting) {
                    writeln!(out, "{}", say(Part::Tempting))?;
                }
                writeln!(out, "{}", say(Part::Goal))?;
                attempt = lesson.begin();
            }
            Standing::Open => {}
        }
        writeln!(out, "> {}", offers(&attempt))?;
        let mut line = String::new();
        if from.read_line(&mut line).context("cannot read an answer")? == 0 {
            return Ok(());
        }
        match line.trim() {
            "quit" => return Ok(()),
            "again" => attempt = lesson.begin(),
            "hint" => writeln!(out, "{}", hints.next().map_or("", say))?,
            answer => match answer.parse::<G::Action>() {
                Ok(action) if attempt.actions().contains(&action) => {
                    attempt.answer(action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
                }
                Ok(_) => {}
                Err(error) => writeln!(out, "{error}")?,
            },
        }
    }
}

fn offers<G: Listed>(attempt: &Attempt<'_, G>) -> String {
    let actions: Vec<String> = attempt.actions().iter().map(ToString::to_string).collect();
    actions.join(", ")
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
                bail!("{} lessons cannot be read", failures.len());
            }
        };
        let mut wrong = 0;
        for lesson in &lessons {
            match lesson.check() {
                Ok(lines) => {
                    writeln!(self.out, "{}: {} of {}", lesson.id, lines.solved, lines.all)?;
                }
                Err(problem) => {
                    wrong += 1;
                    writeln!(self.out, "{}: {problem}", lesson.id)?;
                }
            }
        }
        if wrong > 0 {
            bail!("{wrong} of {} lessons are not as they claim", lessons.len());
        }
        Ok(())
    }
}
