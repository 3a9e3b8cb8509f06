//! The conversation: what happened, what is asked, what the person says.

use std::fs::File;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use game::{Language, Seat, Status, Step};
use words::{Colour, Names, Spoken, Voice};

use super::command::{Command, HELP};
use super::table::PlayTable;
use super::undo::teaches_nothing;
use crate::arena;
use crate::games::Listed;
use crate::plain::wrapped;
use crate::rules;

/// A person at a table.
pub(crate) struct Conversation<'a, G: Listed, I, W> {
    table: PlayTable<G>,
    language: Language,
    names: Names,
    input: I,
    out: &'a mut W,
    /// How many steps the person has been told of.
    told: usize,
}

/// Whether the conversation goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl<'a, G: Listed, I: BufRead, W: Write> Conversation<'a, G, I, W> {
    pub(crate) fn new(
        table: PlayTable<G>,
        language: Language,
        input: I,
        out: &'a mut W,
    ) -> Conversation<'a, G, I, W> {
        let seats = Seat::all(table.table().game().seats());
        let name = |seat: Seat| match seat == table.seat() {
            true => table.name(seat, language),
            false => format!("{} {seat}", table.name(seat, language)),
        };
        let names = seats.map(name).zip(Colour::ALL);
        let names = Names::new(names, Some(table.seat()));
        Conversation { table, language, names, input, out, told: 0 }
    }

    /// Speaks to the person.
    fn voice(&self) -> Voice<'_, G> {
        Voice::new(self.language.words(), &self.names)
    }

    /// Plays to the end of the game, or of the input.
    pub(crate) fn play(mut self) -> Result<()> {
        self.greet()?;
        loop {
            self.table.go_on()?;
            self.tell_news()?;
            if let Status::Over(_) = self.table.table().status() {
                self.tell_end()?;
                return self.after_the_end();
            }
            self.ask()?;
            if self.answer()? == Then::Leave {
                return Ok(());
            }
        }
    }

    fn greet(&mut self) -> Result<()> {
        let seats = Seat::all(self.table.table().game().seats());
        let others = seats.filter(|&seat| seat != self.table.seat());
        let others: Vec<String> = others.map(|seat| self.names.of(seat).to_owned()).collect();
        writeln!(
            self.out,
            "A game of {}. You sit in seat {}; the others are {}.",
            G::name(self.language),
            self.table.seat(),
            others.join(", ")
        )?;
        writeln!(self.out, "Type help to see what you can say.")?;
        Ok(())
    }

    /// What happened since the person was last asked.
    fn tell_news(&mut self) -> Result<()> {
        writeln!(self.out)?;
        self.tell_since(self.told)?;
        self.told = self.table.steps().len();
        Ok(())
    }

    /// What the person was shown from a step on, a line each; equal ones are counted.
    fn tell_since(&mut self, step: usize) -> Result<()> {
        let voice = self.voice();
        let shown = self.table.shown_since(step);
        let lines: Vec<String> =
            shown.map(|shown| G::sentence(voice, shown).into_string()).collect();
        for equal in lines.chunk_by(|one, other| one == other) {
            let line = match equal.len() {
                1 => equal[0].clone(),
                times => format!("{} (×{times})", equal[0]),
            };
            writeln!(self.out, "{}", wrapped(&line, 2))?;
        }
        Ok(())
    }

    fn ask(&mut self) -> Result<()> {
        writeln!(self.out)?;
        let view = self.table.view();
        let asked = G::question(self.voice(), &view, &self.table.actions());
        let progress = G::progress(self.language, &view);
        let headline = format!("{progress}{} {}", self.voice().words.colon(), asked.headline);
        let hand = G::hand(self.voice(), &view);
        for line in [Some(headline), asked.hint, hand].into_iter().flatten() {
            writeln!(self.out, "{}", wrapped(&line, 0))?;
        }
        self.list_choices()
    }

    fn list_choices(&mut self) -> Result<()> {
        let (view, actions) = (self.table.view(), self.table.actions());
        let width = actions.iter().map(|action| action.to_string().len()).max().unwrap_or(0);
        for (number, action) in (1..).zip(&actions) {
            let words = G::choice(self.voice(), &view, action).replace('\u{ad}', "");
            let action = action.to_string();
            writeln!(self.out, "{number:>3}  {action:width$}  {words}")?;
        }
        Ok(())
    }

    /// Listens until the person acts or leaves.
    fn answer(&mut self) -> Result<Then> {
        loop {
            let Some(line) = self.listen()? else {
                writeln!(self.out, "\nNothing more to read: you leave the table.")?;
                return Ok(Then::Leave);
            };
            match Command::parse(&line) {
                Command::Quit => {
                    writeln!(self.out, "You leave the table.")?;
                    return Ok(Then::Leave);
                }
                Command::Number(number) => match self.chosen(number) {
                    Some(action) => return self.act(action),
                    None => self.say(&format!(
                        "There is no choice {number}: they go from 1 to {}.",
                        self.table.actions().len()
                    ))?,
                },
                Command::Notation(text) => match self.spelled(&text) {
                    Ok(action) => return self.act(action),
                    Err(sentence) => self.say(&sentence)?,
                },
                Command::Undo => match self.undo() {
                    Ok(()) => return Ok(Then::GoOn),
                    Err(error) => self.say(&format!("{error:#}."))?,
                },
                command => self.reply(command)?,
            }
        }
    }

    /// Commands that change nothing at the table.
    fn reply(&mut self, command: Command) -> Result<()> {
        match command {
            Command::Help => self.say(HELP),
            Command::State => {
                let state = G::state(self.voice(), &self.table.view());
                let lines: Vec<String> = state.iter().map(|line| wrapped(line, 0)).collect();
                self.say(&lines.join("\n"))
            }
            Command::Hint => self.hint(),
            Command::Log => self.tell_since(0),
            Command::Rules(words) => match rules::look_up::<G>(&words, self.out) {
                Ok(()) => Ok(()),
                Err(error) => self.say(&format!("{error:#}.")),
            },
            Command::Save(file) => {
                let saved = self.save(&file);
                self.say(&match saved {
                    Ok(()) => format!("The record is in {}.", file.display()),
                    Err(error) => format!("The record was not saved: {error:#}."),
                })
            }
            _ => self.list_choices(),
        }
    }

    fn say(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// The next line of input; nothing at its end.
    fn listen(&mut self) -> Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        self.input.read_until(b'\n', &mut line).context("the input cannot be read")?;
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn chosen(&self, number: usize) -> Option<G::Action> {
        self.table.actions().get(number.checked_sub(1)?).copied()
    }

    /// The choice that is spelled like this, or why there is none.
    fn spelled(&self, text: &str) -> Result<G::Action, String> {
        let actions = self.table.actions();
        let spelled = text.to_lowercase();
        match actions.iter().find(|action| action.to_string() == spelled) {
            Some(&action) => Ok(action),
            None if spelled.parse::<G::Action>().is_ok() => {
                Err("That is not among the choices now; an empty line shows them.".to_owned())
            }
            None => Err(format!(
                "\"{}\" is no choice and no command; type help, or a number from 1 to {}.",
                text.replace(char::is_control, " "),
                actions.len()
            )),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<Then> {
        self.table.act(action)?;
        Ok(Then::GoOn)
    }

    fn hint(&mut self) -> Result<()> {
        let choice = self.table.hint()?;
        let sentence = format!("The sharp bot would answer {}.", arena::explained(&choice));
        self.say(&wrapped(&sentence, 0))
    }

    /// Takes back the last answer, if nothing came of it but what was known before.
    fn undo(&mut self) -> Result<()> {
        let seat = self.table.seat();
        let Some(&Step::Act(last, action)) = self.table.steps().last() else {
            bail!("There is nothing to undo");
        };
        if last != seat {
            bail!("Something else has happened since your last answer, so it stands");
        }
        let count = self.table.steps().len() - 1;
        let before = self.table.at(count)?;
        let shown: Vec<G::Shown> = self.table.shown_since(count).cloned().collect();
        if !teaches_nothing(&before, seat, action, &shown) {
            bail!("Your last answer showed you something new, so it stands");
        }
        self.table.undo_to(count)?;
        self.told = count;
        self.say(&format!("You undo {action}."))
    }

    fn save(&self, file: &Path) -> Result<()> {
        let record = self.table.record()?.to_string();
        // An older file is never lost.
        let mut file = File::create_new(file)?;
        file.write_all(record.as_bytes())?;
        Ok(())
    }

    fn tell_end(&mut self) -> Result<()> {
        let Status::Over(ranking) = self.table.table().status() else { return Ok(()) };
        writeln!(self.out, "\nThe game is over.")?;
        let mut seats: Vec<Seat> = Seat::all(ranking.seats()).collect();
        seats.sort_by_key(|&seat| ranking.place(seat));
        for seat in seats {
            let game = self.table.table().game();
            let role = game.role(seat).map(|role| format!(", {role}")).unwrap_or_default();
            let name = self.table.name(seat, self.language);
            let points = game.points(seat);
            let place = ranking.place(seat);
            writeln!(self.out, "{place:>3}. seat {seat}, {name}{role}, {points} points")?;
        }
        Ok(())
    }

    /// The record can still be saved, and the log be read.
    fn after_the_end(&mut self) -> Result<()> {
        writeln!(self.out, "You can still say save FILE, log, state, rules or quit.")?;
        while let Some(line) = self.listen()? {
            match Command::parse(&line) {
                Command::Quit => break,
                command
                @ (Command::Save(_) | Command::Log | Command::State | Command::Rules(_)) => {
                    self.reply(command)?;
                }
                _ => {
                    self.say("The game is over; you can say save FILE, log, state, rules or quit.")?
                }
            }
        }
        writeln!(self.out)?;
        Ok(())
    }
}
