//! The conversation: what happened, what is asked, what the person says.

use std::fs::File;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Result;
use game::{Seat, Status};
use words::{Colour, Names, Text, Voice};

use super::table::PlayTable;
use crate::games::Listed;
use crate::rules;
use crate::terminal::{Choices, Command, Look, Terminal, Word};

/// A person at a table.
pub(crate) struct Conversation<'a, G: Listed, I, W> {
    table: PlayTable<G>,
    terminal: Terminal<'a, I, W>,
    /// How many steps the person has been told of.
    told: usize,
    /// The turn in which the board was drawn last.
    drawn: Option<u32>,
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
        look: Look,
        input: I,
        out: &'a mut W,
    ) -> Conversation<'a, G, I, W> {
        let seats = Seat::all(table.table().game().seats());
        let name = |seat: Seat| match seat == table.seat() {
            true => table.name(seat, look.language),
            false => format!("{} {seat}", table.name(seat, look.language)),
        };
        let names = Names::new(seats.map(name).zip(Colour::ALL), Some(table.seat()));
        let terminal = Terminal::new(look, names, input, out);
        Conversation { table, terminal, told: 0, drawn: None }
    }

    /// Plays to the end of the game, or of the input.
    pub(crate) fn play(mut self) -> Result<()> {
        self.greet()?;
        loop {
            self.table.go_on()?;
            self.tell_news()?;
            if let Status::Over(ranking) = self.table.table().status() {
                let view = self.table.view();
                self.terminal.ending(self.table.table().game(), &view, &ranking)?;
                return self.after_the_end();
            }
            self.ask()?;
            if self.answer()? == Then::Leave {
                return Ok(());
            }
        }
    }

    fn greet(&mut self) -> Result<()> {
        let words = self.terminal.words();
        let names = self.terminal.names.clone();
        let voice = Voice::<G>::new(words, &names);
        let seats = Seat::all(self.table.table().game().seats());
        let others = seats.filter(|&seat| seat != self.table.seat());
        let others: Vec<Text> = others.map(|seat| voice.who(seat)).collect();
        let values = [
            ("game", G::name(self.terminal.look.language).into()),
            ("seat", self.table.seat().to_string().into()),
            ("others", words.texts(&others).into()),
        ];
        self.terminal.say(words.text("terminal-greeting", &values))?;
        let help = [("help", Word::Help.typed(words).into())];
        self.terminal.say(words.text("terminal-type-help", &help))
    }

    /// What happened since the person was last asked.
    fn tell_news(&mut self) -> Result<()> {
        self.terminal.blank()?;
        self.terminal.story::<G>(self.table.shown_since(self.told))?;
        self.told = self.table.steps().len();
        Ok(())
    }

    /// Asks; the first time in a turn with the board above the question.
    fn ask(&mut self) -> Result<()> {
        let (view, actions) = (self.table.view(), self.table.actions());
        let turn = self.table.table().game().turn();
        if self.drawn != Some(turn) && !self.terminal.look.plain {
            self.terminal.blank()?;
            self.terminal.table::<G>(&view)?;
            self.drawn = Some(turn);
        }
        self.terminal.blank()?;
        self.terminal.ask(&Choices::<G> { view: &view, actions: &actions, lit: None })
    }

    /// Listens until the person acts or leaves.
    fn answer(&mut self) -> Result<Then> {
        let words = self.terminal.words();
        let actions = self.table.actions();
        loop {
            let Some(line) = self.terminal.listen()? else {
                self.terminal.blank()?;
                self.terminal.say(words.say("terminal-end-of-input"))?;
                return Ok(Then::Leave);
            };
            let chosen = match Command::parse(&line, words) {
                Command::Say(Word::Quit) => {
                    self.terminal.say(words.say("terminal-left"))?;
                    return Ok(Then::Leave);
                }
                Command::Say(word @ (Word::Undo | Word::UndoTurn)) => {
                    match self.undo(word == Word::UndoTurn)? {
                        Then::GoOn => return Ok(Then::GoOn),
                        Then::Leave => None,
                    }
                }
                Command::Number(number) => self.terminal.numbered(number, &actions)?,
                Command::Notation(text) => self.terminal.spelled::<G>(&text, &actions)?,
                command => {
                    self.reply(command)?;
                    None
                }
            };
            if let Some(action) = chosen {
                self.table.act(action)?;
                return Ok(Then::GoOn);
            }
        }
    }

    /// Commands that change nothing at the table.
    fn reply(&mut self, command: Command) -> Result<()> {
        let words = self.terminal.words();
        let view = self.table.view();
        match command {
            Command::Say(Word::State) => self.terminal.table::<G>(&view),
            Command::Say(Word::Hint) => self.hint(),
            Command::Say(Word::Log) => self.terminal.story::<G>(self.table.shown_since(0)),
            Command::Cards(name) => self.terminal.cards::<G>(&view, &name),
            Command::Rules(query) => rules::tell::<G, _, _>(&query, &mut self.terminal),
            Command::Save(file) => {
                let said =
                    match self.save(&file) {
                        Ok(()) => words
                            .text("terminal-saved", &[("file", file.display().to_string().into())]),
                        Err(error) => words
                            .text("terminal-not-saved", &[("why", format!("{error:#}").into())]),
                    };
                self.terminal.say(said)
            }
            Command::Say(Word::Help) => self.terminal.help(&[
                (Word::State, "terminal-help-state"),
                (Word::Cards, "terminal-help-cards"),
                (Word::Hint, "terminal-help-hint"),
                (Word::Undo, "terminal-help-undo"),
                (Word::UndoTurn, "terminal-help-undo-turn"),
                (Word::Log, "terminal-help-log"),
                (Word::Rules, "terminal-help-rules"),
                (Word::Save, "terminal-help-save"),
                (Word::Quit, "terminal-help-quit"),
            ]),
            _ => {
                let actions = self.table.actions();
                self.terminal.list(&Choices::<G> { view: &view, actions: &actions, lit: None })
            }
        }
    }

    /// What the sharp bot would do, why, and what else it thought of.
    fn hint(&mut self) -> Result<()> {
        let hint = self.table.hint()?;
        let words = self.terminal.words();
        let told = words::hint::tell(&hint, &self.table.view(), &self.terminal.names, words);
        self.terminal.say(told.paragraph())?;
        let others: Vec<String> = told.compared[1..]
            .iter()
            .map(|other| format!("{} ({})", other.what, other.chance))
            .collect();
        match others.is_empty() {
            true => Ok(()),
            false => {
                let values = [("choices", words.parts(&others).into())];
                self.terminal.say(words.text("terminal-hint-also", &values))
            }
        }
    }

    /// Takes back the last answer, or the whole turn of it. Against bots nobody minds, even if
    /// it told something new or others have acted since.
    fn undo(&mut self, whole_turn: bool) -> Result<Then> {
        let words = self.terminal.words();
        let names = self.terminal.names.clone();
        let undone = match self.table.undo(whole_turn, Voice::new(words, &names)) {
            Ok(undone) if !undone.is_empty() => undone,
            nothing => {
                let why =
                    if nothing.is_ok() { "terminal-nothing-to-undo" } else { "refusal-SNUG-08" };
                self.terminal.say(words.say(why))?;
                return Ok(Then::Leave);
            }
        };
        self.told = self.table.steps().len();
        let choices = words.parts(&undone);
        self.terminal.say(words.text("terminal-undone", &[("choice", choices.into())]))?;
        Ok(Then::GoOn)
    }

    fn save(&self, file: &Path) -> Result<()> {
        let record = self.table.record()?.to_string();
        // An older file is never lost.
        let mut file = File::create_new(file)?;
        file.write_all(record.as_bytes())?;
        Ok(())
    }

    /// The record can still be saved, and the log be read.
    fn after_the_end(&mut self) -> Result<()> {
        const STILL: [Word; 6] =
            [Word::Save, Word::Log, Word::State, Word::Cards, Word::Rules, Word::Quit];
        let words = self.terminal.words();
        let still = words.list(&STILL.map(|word| word.typed(words)));
        let still = words.with("terminal-afterwards", &[("words", still.into())]);
        self.terminal.say(still.as_str())?;
        while let Some(line) = self.terminal.listen()? {
            match Command::parse(&line, words) {
                Command::Say(Word::Quit) => break,
                command @ (Command::Save(_)
                | Command::Cards(_)
                | Command::Rules(_)
                | Command::Say(Word::Log | Word::State)) => self.reply(command)?,
                _ => self.terminal.say(still.as_str())?,
            }
        }
        self.terminal.blank()
    }
}
