//! What happened, in sentences.

use std::io::{BufRead, Write};

use anyhow::Result;
use words::{Text, Voice};

use super::{Terminal, Tone};
use crate::games::Listed;

/// One thing that happened, ready to be told.
#[derive(PartialEq, Eq)]
struct Told {
    sentence: Text,
    /// What stands on the card it happened with.
    about: Option<String>,
    opens: bool,
}

impl<I: BufRead, W: Write> Terminal<'_, I, W> {
    /// Tells what happened, a line each; equal ones are counted, and a turn or round begins
    /// with a heading.
    pub(crate) fn story<'s, G: Listed>(
        &mut self,
        events: impl Iterator<Item = &'s G::Shown>,
    ) -> Result<()>
    where
        G::Shown: 's,
    {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        let told = |shown: &G::Shown| Told {
            sentence: G::sentence(voice, shown),
            about: G::told_text(voice, shown),
            opens: G::opens(shown),
        };
        let lines: Vec<Told> = events.map(told).collect();
        for equal in lines.chunk_by(|one, other| one == other) {
            let Told { sentence, about, opens } = &equal[0];
            if *opens {
                self.blank()?;
                self.head(sentence.clone())?;
                continue;
            }
            let mut line = sentence.clone();
            if equal.len() > 1 {
                line.push_str(&format!(" (×{})", equal.len()));
            }
            self.tell(&line, 2, Tone::Normal)?;
            if let Some(about) = about {
                self.tell(&about.as_str().into(), 4, Tone::Quiet)?;
            }
        }
        Ok(())
    }
}
