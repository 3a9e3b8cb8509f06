//! What is asked, and the answers to it with their numbers.

use std::io::{BufRead, Write};

use anyhow::Result;
use words::{Mark, Text, Voice};

use super::{Terminal, Tone, Word};
use crate::games::Listed;

/// The answers to a question, as a person can give them.
pub(crate) struct Choices<'a, G: Listed> {
    pub(crate) view: &'a G::View,
    pub(crate) actions: &'a [G::Action],
    /// The one that a coach points at.
    pub(crate) lit: Option<G::Action>,
}

impl<I: BufRead, W: Write> Terminal<'_, I, W> {
    /// What is asked, and what can be answered.
    pub(crate) fn ask<G: Listed>(&mut self, choices: &Choices<'_, G>) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        let asked = G::question(voice, choices.view, choices.actions);
        let progress = G::progress(self.look.language, choices.view);
        let mut headline = Text::from(format!("{progress}{} ", voice.words.colon()));
        headline.push(&asked.headline);
        self.head(headline)?;
        if let Some(hint) = asked.hint {
            self.tell(&hint.into(), 0, Tone::Quiet)?;
        }
        if let Some(hand) = G::hand(voice, choices.view) {
            self.say(hand)?;
        }
        self.list(choices)
    }

    /// The answers with their numbers, and what stands on the cards among them.
    pub(crate) fn list<G: Listed>(&mut self, choices: &Choices<'_, G>) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        for (number, action) in (1..).zip(choices.actions) {
            let words = G::choice(voice, choices.view, action);
            let is_lit = choices.lit == Some(*action);
            let lit = if is_lit { "»" } else { " " };
            let mut line = Text::default();
            let about = G::chosen_text(voice, action);
            if self.look.plain {
                let glow = if is_lit { "» " } else { "" };
                let about = about.map(|about| format!(". {about}")).unwrap_or_default();
                self.say(format!("{glow}{number}. {words} [{action}]{about}"))?;
                continue;
            }
            match is_lit {
                true => line.push(&Text::marked(Mark::Strong, &words)),
                false => line.push_str(&words),
            }
            line.push_str(&format!("  [{action}]"));
            let lines = self.look.wrapped(&line, 6, Tone::Normal, &self.names);
            writeln!(self.out, "{lit}{number:>3}  {}", lines.trim_start())?;
            if let Some(about) = about {
                self.tell(&about.into(), 8, Tone::Quiet)?;
            }
        }
        Ok(())
    }

    /// The answer that is meant by a number; says so if there is none.
    pub(crate) fn numbered<A: Copy>(&mut self, number: usize, actions: &[A]) -> Result<Option<A>> {
        let found = number.checked_sub(1).and_then(|at| actions.get(at)).copied();
        if found.is_none() {
            let values = [("number", number.into()), ("most", actions.len().into())];
            self.say(self.words().text("terminal-no-choice", &values))?;
        }
        Ok(found)
    }

    /// The answer that is spelled like this; says why if there is none.
    pub(crate) fn spelled<G: Listed>(
        &mut self,
        text: &str,
        actions: &[G::Action],
    ) -> Result<Option<G::Action>> {
        let spelled = text.to_lowercase();
        if let Some(&action) = actions.iter().find(|action| action.to_string() == spelled) {
            return Ok(Some(action));
        }
        let words = self.words();
        match spelled.parse::<G::Action>() {
            Ok(_) => self.say(words.say("terminal-not-now"))?,
            Err(_) => {
                let values = [
                    ("said", tame(text).into()),
                    ("help", Word::Help.typed(words).into()),
                    ("most", actions.len().into()),
                ];
                self.say(words.text("terminal-unknown", &values))?;
            }
        }
        Ok(None)
    }

    /// What the cards of the hand do, or those whose names have these words.
    pub(crate) fn cards<G: Listed>(&mut self, view: &G::View, wanted: &str) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        let lower = wanted.to_lowercase();
        let cards = match wanted {
            "" => G::hand_texts(voice, view),
            _ => G::card_texts(voice)
                .into_iter()
                .filter(|(name, _)| name.replace('\u{ad}', "").to_lowercase().contains(&lower))
                .collect(),
        };
        if cards.is_empty() && !wanted.is_empty() {
            let values = [("said", tame(wanted).into())];
            return self.say(self.words().text("terminal-no-card", &values));
        }
        for (name, about) in cards {
            let mut line = Text::marked(Mark::Strong, name);
            line.push_str(&format!("{} {about}", voice.words.colon()));
            self.tell(&line, 2, Tone::Normal)?;
        }
        Ok(())
    }

    /// How the table stands: drawn, or in sentences.
    pub(crate) fn table<G: Listed>(&mut self, view: &G::View) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        self.board::<G>(view)?;
        for line in G::at_the_table(voice, view) {
            self.say(line)?;
        }
        Ok(())
    }

    /// What stands on the board: drawn, or in sentences.
    pub(crate) fn board<G: Listed>(&mut self, view: &G::View) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        let drawn = match self.look.plain {
            true => None,
            false => G::drawing(voice, view, self.look.width),
        };
        match drawn {
            Some(drawing) => {
                self.draw(&drawing.lines)?;
                self.tell(&drawing.signs.into(), 0, Tone::Quiet)
            }
            None => G::on_the_board(voice, view).into_iter().try_for_each(|line| self.say(line)),
        }
    }
}

/// Somebody's letters, which cannot play tricks on a terminal.
pub(crate) fn tame(text: &str) -> String {
    let is_harmless = |sign: char| sign.escape_debug().len() == 1 || "'\"\\".contains(sign);
    text.chars().map(|sign| if is_harmless(sign) { sign } else { ' ' }).collect()
}
