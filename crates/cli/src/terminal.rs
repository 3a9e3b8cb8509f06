//! How a game is told to a person at a terminal: sentences in their language, as wide as the
//! terminal is, with colours where it has them, or plain lines for a screen reader.

mod choices;
mod command;
mod ending;
mod look;
mod paint;
mod story;

use std::io::{BufRead, Read, Write};

use anyhow::{Context, Result};
use words::{Names, Spoken, Text, Words};

pub(crate) use choices::{Choices, tame};
pub(crate) use command::{Command, Word};
pub(crate) use look::{LanguageArg, Look, LookArgs};
pub(crate) use paint::{Tone, sign};

/// Nobody types longer lines than this; the rest of one is left unread.
const LONGEST_LINE: u64 = 4096;

/// A person at a terminal: what they read, and what they say.
pub(crate) struct Terminal<'a, I, W> {
    pub(crate) look: Look,
    /// Who sits at the table, for their colours.
    pub(crate) names: Names,
    input: I,
    pub(crate) out: &'a mut W,
}

impl<'a, I: BufRead, W: Write> Terminal<'a, I, W> {
    pub(crate) fn new(look: Look, names: Names, input: I, out: &'a mut W) -> Self {
        Terminal { look, names, input, out }
    }

    /// The messages of the person's language.
    pub(crate) fn words(&self) -> &'static Words {
        self.look.language.words()
    }

    /// A sentence.
    pub(crate) fn say(&mut self, text: impl Into<Text>) -> Result<()> {
        self.tell(&text.into(), 0, Tone::Normal)
    }

    /// What a part of the story begins with.
    pub(crate) fn head(&mut self, text: impl Into<Text>) -> Result<()> {
        self.tell(&text.into(), 0, Tone::Heading)
    }

    /// A text so far from the left, broken between words.
    pub(crate) fn tell(&mut self, text: &Text, indent: usize, tone: Tone) -> Result<()> {
        let lines = self.look.wrapped(text, indent, tone, &self.names);
        Ok(writeln!(self.out, "{lines}")?)
    }

    /// Lines that stay as they are.
    pub(crate) fn draw(&mut self, lines: &[Text]) -> Result<()> {
        for line in lines {
            let line = self.look.painted(line, Tone::Normal, &self.names);
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    pub(crate) fn blank(&mut self) -> Result<()> {
        Ok(writeln!(self.out)?)
    }

    /// The next line of input; nothing at its end.
    pub(crate) fn listen(&mut self) -> Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let mut input = Read::take(&mut self.input, LONGEST_LINE);
        input.read_until(b'\n', &mut line).context("the input cannot be read")?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
            self.input.skip_until(b'\n').context("the input cannot be read")?;
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }

    /// What can be typed, each with what it is good for.
    pub(crate) fn help(&mut self, entries: &[(Word, &str)]) -> Result<()> {
        let words = self.words();
        let bot = words.bot("sharp");
        self.say(words.say("terminal-help"))?;
        for (word, key) in entries {
            let about = words.with(key, &[("bot", bot.into())]);
            match self.look.plain {
                true => self.say(format!("{}{} {about}", word.typed(words), words.colon()))?,
                false => self.tell_beside(word.typed(words), &about)?,
            }
        }
        self.say(words.say("terminal-help-empty"))
    }

    /// A short text, and a longer one in a column beside it.
    fn tell_beside(&mut self, short: &str, long: &str) -> Result<()> {
        const COLUMN: usize = 18;
        let lines = self.look.wrapped(&long.into(), COLUMN, Tone::Normal, &self.names);
        let room = COLUMN.saturating_sub(2);
        Ok(writeln!(self.out, "  {short:room$}{}", lines.trim_start())?)
    }
}
