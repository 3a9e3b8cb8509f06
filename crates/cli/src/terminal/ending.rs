//! How a game ended: why, and everybody with their place, role and points.

use std::io::{BufRead, Write};

use anyhow::Result;
use game::{Ranking, Seat};
use words::{Mark, Text, Voice};

use super::{Terminal, Tone};
use crate::games::Listed;

impl<I: BufRead, W: Write> Terminal<'_, I, W> {
    /// Why somebody won, and the ranking with the points; `view` is one of the finished game.
    pub(crate) fn ending<G: Listed>(
        &mut self,
        game: &G,
        view: &G::View,
        ranking: &Ranking,
    ) -> Result<()> {
        let names = self.names.clone();
        let voice = Voice::<G>::new(self.words(), &names);
        self.blank()?;
        self.head(voice.say("terminal-over"))?;
        if let Some(reason) = G::how_it_ended(voice, view) {
            self.say(reason)?;
        }
        let mut seats: Vec<Seat> = Seat::all(ranking.seats()).collect();
        seats.sort_by_key(|&seat| ranking.place(seat));
        for seat in seats {
            let name = if names.is_reader(seat) { voice.say("you") } else { voice.name(seat) };
            let mut line = Text::from(format!("{}. ", ranking.place(seat)));
            line.push(&Text::marked(Mark::Person(seat), name));
            if let Some(role) = game.role(seat) {
                line.push_str(&format!(", {}", G::role_name(self.look.language, role)));
            }
            if let Some(points) = G::final_points(view, seat) {
                let points = voice.with("terminal-points", &[("n", points.into())]);
                line.push_str(&format!("{} {points}", voice.words.colon()));
            }
            self.tell(&line, 2, Tone::Normal)?;
        }
        Ok(())
    }
}
