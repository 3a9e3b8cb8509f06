//! Somebody trying to solve a lesson.

use std::io::{BufRead, Write};

use anyhow::{Result, anyhow};
use game::Seat;
use game::lesson::{Attempt, Lesson, Part, Standing};
use words::{Colour, Names, Spoken, lesson_text, others};

use crate::games::Listed;
use crate::rules;
use crate::terminal::{Choices, Command, Look, Terminal, Word};

/// A learner and a lesson.
pub(super) struct Trying<'a, G: Listed, I, W> {
    lesson: &'a Lesson<G>,
    /// The id of the one after it.
    next: Option<&'a str>,
    attempt: Attempt<'a, G>,
    /// How many hints were given.
    hints: usize,
    terminal: Terminal<'a, I, W>,
}

/// What an answer came to.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl<'a, G: Listed, I: BufRead, W: Write> Trying<'a, G, I, W> {
    pub(super) fn new(
        lesson: &'a Lesson<G>,
        next: Option<&'a str>,
        look: Look,
        input: I,
        out: &'a mut W,
    ) -> Result<Trying<'a, G, I, W>> {
        let attempt = lesson.begin();
        let words = look.language.words();
        let mut others = others::<G>(look.language).into_iter();
        let name = |(seat, colour): (Seat, Colour)| {
            let other = if seat == lesson.seat { None } else { others.next() };
            (other.unwrap_or_else(|| words.say("you")).to_owned(), colour)
        };
        let seats = Seat::all(attempt.table().game().seats()).zip(Colour::ALL);
        let names = Names::new(seats.map(name), Some(lesson.seat));
        let terminal = Terminal::new(look, names, input, out);
        Ok(Trying { lesson, next, attempt, hints: 0, terminal })
    }

    /// Lets somebody try until the lesson is solved, or there is nothing more to read.
    pub(super) fn solve(mut self) -> Result<()> {
        self.terminal.head(self.part(Part::Name))?;
        let words = self.terminal.words();
        let help = [("help", Word::Help.typed(words).into())];
        self.terminal.say(words.text("terminal-type-help", &help))?;
        self.begin()?;
        loop {
            match self.attempt.standing() {
                Standing::Solved => return self.solved(),
                Standing::Failed => self.failed()?,
                Standing::Open => {}
            }
            if self.answer()? == Then::Leave {
                return Ok(());
            }
        }
    }

    fn part(&self, part: Part) -> &'static str {
        lesson_text(self.lesson, part, self.terminal.look.language)
    }

    /// The position and the goal.
    fn begin(&mut self) -> Result<()> {
        let view = self.attempt.table().view(Some(self.lesson.seat));
        self.terminal.blank()?;
        self.terminal.table::<G>(&view)?;
        let goal = [("goal", self.part(Part::Goal).into())];
        self.terminal.blank()?;
        self.terminal.head(self.terminal.words().text("terminal-lesson-goal", &goal))?;
        self.ask()
    }

    fn ask(&mut self) -> Result<()> {
        let view = self.attempt.table().view(Some(self.lesson.seat));
        let actions = self.attempt.actions();
        if actions.is_empty() {
            return Ok(());
        }
        self.terminal.blank()?;
        self.terminal.ask(&Choices::<G> { view: &view, actions: &actions, lit: None })
    }

    fn solved(&mut self) -> Result<()> {
        let words = self.terminal.words();
        self.terminal.blank()?;
        self.terminal.head(words.say("terminal-lesson-solved"))?;
        self.terminal.say(self.part(Part::Why))?;
        match self.next {
            Some(id) => {
                let command = [("command", format!("snug lesson {id}").into())];
                self.terminal.say(words.text("terminal-lesson-next", &command))
            }
            None => self.terminal.say(words.say("terminal-lessons-done")),
        }
    }

    fn failed(&mut self) -> Result<()> {
        self.terminal.blank()?;
        if self.attempt.is_tempted() {
            self.terminal.say(self.part(Part::Tempting))?;
        }
        self.terminal.say(self.terminal.words().say("terminal-lesson-failed"))?;
        self.attempt = self.lesson.begin();
        self.begin()
    }

    /// Listens to one line.
    fn answer(&mut self) -> Result<Then> {
        let words = self.terminal.words();
        let Some(line) = self.terminal.listen()? else {
            self.terminal.blank()?;
            return Ok(Then::Leave);
        };
        let actions = self.attempt.actions();
        let view = self.attempt.table().view(Some(self.lesson.seat));
        let chosen = match Command::parse(&line, words) {
            Command::Say(Word::Quit) => return Ok(Then::Leave),
            Command::Say(Word::Again | Word::Undo) => {
                self.attempt = self.lesson.begin();
                self.begin()?;
                None
            }
            Command::Number(number) => self.terminal.numbered(number, &actions)?,
            Command::Notation(text) => self.terminal.spelled::<G>(&text, &actions)?,
            command => {
                self.reply(command, &view)?;
                None
            }
        };
        if let Some(action) = chosen {
            self.attempt.answer(action).map_err(|refusal| anyhow!("{refusal}"))?;
            if self.attempt.standing() == Standing::Open {
                // A likely error is called one as soon as it is made.
                if self.attempt.answers() == self.lesson.tempting {
                    self.terminal.blank()?;
                    self.terminal.say(self.part(Part::Tempting))?;
                }
                self.ask()?;
            }
        }
        Ok(Then::GoOn)
    }

    /// Commands that change nothing.
    fn reply(&mut self, command: Command, view: &G::View) -> Result<()> {
        match command {
            Command::Say(Word::Hint) => self.hint(),
            Command::Say(Word::State) => self.terminal.table::<G>(view),
            Command::Cards(name) => self.terminal.cards::<G>(view, &name),
            Command::Rules(query) => rules::tell::<G, _, _>(&query, &mut self.terminal),
            Command::Empty => self.ask(),
            _ => self.terminal.help(&[
                (Word::Hint, "terminal-help-lesson-hint"),
                (Word::Again, "terminal-help-again"),
                (Word::State, "terminal-help-state"),
                (Word::Cards, "terminal-help-cards"),
                (Word::Rules, "terminal-help-rules"),
                (Word::Quit, "terminal-help-quit"),
            ]),
        }
    }

    /// The first hint, then the second, then the first again.
    fn hint(&mut self) -> Result<()> {
        const HINTS: [Part; 2] = [Part::FirstHint, Part::SecondHint];
        let nth = self.hints % HINTS.len();
        self.hints += 1;
        let values = [("n", (nth + 1).into()), ("hint", self.part(HINTS[nth]).into())];
        self.terminal.say(self.terminal.words().text("terminal-lesson-hint", &values))
    }
}
