//! `snug review`: who was how likely to win, where it turned, what it cost, how much was luck.

mod calibration;
mod errors;

use std::io::{IsTerminal, Write, stderr};

use anyhow::{Result, ensure};
use bots::{Kind, Level};
use clap::Args;
use game::record::Record;
use game::{Language, Seat};
use indicatif::ProgressBar;
use review::{Budget, Fit, Moment, Replays, Review};
use words::review::{Told, tell};
use words::{Colour, Names, Spoken, Words};

use crate::games::{Listed, Visitor};
use crate::plain::wrapped;
use crate::record_file::RecordFile;
use crate::terminal::{LanguageArg, tame};
use calibration::Calibration;
use errors::Errors;

/// Review a finished game: chances, turning points, costly decisions, luck
///
/// The search bot judges everything, and decisions by what their player knew then.
/// The same record, budget and seed give the same figures on every machine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug review game.txt
  snug review game.txt --lang de
  snug review game.txt --json > review.json
  snug review game.txt --searches 1000 --playouts 400
  snug review --calibrate games/*.txt
  snug review --replay 40 games/*.txt")]
pub(crate) struct ReviewArgs {
    /// Records of finished games; - reads one from standard input
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<std::path::PathBuf>,
    /// Print the review as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArg,
    /// How many games a search looks at for every decision; 0 judges no decisions
    #[arg(long, value_name = "N", default_value_t = Budget::default().searches)]
    searches: u32,
    /// How many imagined games are played on from every turn
    #[arg(long, value_name = "N", default_value_t = Budget::default().playouts)]
    playouts: u32,
    /// Random seed: the same seed gives the same review
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print how often the chances of the graph came true, over all these games
    #[arg(long, conflicts_with = "json")]
    calibrate: bool,
    /// Fit the judge to how these games ended, and print the weights
    #[arg(long, conflicts_with_all = ["json", "calibrate"])]
    fit: bool,
    /// Tell whether what is called an error loses as much as it says: play each on so often
    /// after what was played, and as often after what was better, over all these games
    #[arg(long, value_name = "N", conflicts_with_all = ["json", "calibrate", "fit"], value_parser = clap::value_parser!(u32).range(1..=10_000))]
    replay: Option<u32>,
    /// Who plays on then, in all seats
    #[arg(long, value_name = "LEVEL", requires = "replay", default_value_t = Kind::Quick.into())]
    level: Level,
}

impl ReviewArgs {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let language = self.language.language();
        let searches = if self.calibrate { 0 } else { self.searches };
        let budget = Budget { playouts: self.playouts, searches }.within_bounds();
        if self.fit {
            let mut fit = Fit::default();
            for path in self.records {
                fit.add(&RecordFile::at(path).read()?, budget.playouts, self.seed)?;
            }
            write!(out, "{}", fit.finish())?;
            return Ok(());
        }
        if self.calibrate {
            let mut calibration = Calibration::default();
            for path in self.records {
                let text = RecordFile::at(path).read()?;
                calibration.add(&review::moments(&text, budget, self.seed)?);
            }
            write!(out, "{calibration}")?;
            return Ok(());
        }
        if let Some(games) = self.replay {
            let replays = Replays { level: self.level, games };
            let mut errors = Errors::default();
            for path in self.records {
                let text = RecordFile::at(path).read()?;
                errors.add(&review::replays(&text, budget, self.seed, replays)?);
            }
            write!(out, "{errors}")?;
            return Ok(());
        }
        ensure!(self.records.len() == 1, "several records need --calibrate, --fit or --replay");
        for path in self.records {
            let record = RecordFile::at(path);
            let (review, printed) =
                record.visit(|text| Make { text, budget, seed: self.seed, language })?;
            if self.json {
                serde_json::to_writer_pretty(&mut *out, &review)?;
                writeln!(out)?;
            } else {
                print(&review, &printed, language.words(), out)?;
            }
        }
        Ok(())
    }
}

/// Makes the review of a record's text, with a bar that tells how far it is.
struct Make {
    text: String,
    budget: Budget,
    seed: u64,
    language: Language,
}

impl Visitor for Make {
    type Output = Result<(Review, Printed)>;

    fn visit<G: Listed>(self) -> Self::Output {
        let record = Record::<G>::parse(&self.text)?;
        let mut work = review::begin(&self.text, self.budget, self.seed, Vec::new())?;
        let bar = match stderr().is_terminal() {
            true => ProgressBar::new(work.progress().of as u64),
            false => ProgressBar::hidden(),
        };
        while work.advance() {
            bar.set_position(work.progress().done as u64);
        }
        bar.finish_and_clear();
        let review = work.review();
        let header = record.header();
        // Players can have the same name, so each has the number of its seat.
        let name = |seat: Seat| match header.name(seat) {
            Some(name) => format!("{} ({seat})", tame(name)),
            None => seat.to_string(),
        };
        let names: Vec<String> = Seat::all(header.seats()).map(name).collect();
        let people = Names::new(names.iter().cloned().zip(Colour::ALL), None);
        let told = tell(&review, &record, &people, self.language);
        Ok((review, Printed { told, names }))
    }
}

/// What is printed besides the figures.
struct Printed {
    told: Told,
    names: Vec<String>,
}

fn print(review: &Review, printed: &Printed, words: &Words, out: &mut impl Write) -> Result<()> {
    let Printed { told, names } = printed;
    writeln!(out, "{}", words.say("review-chances"))?;
    writeln!(out, "{}", words.say("review-all-knowing"))?;
    table(review, names, words, |moment, seat| moment.chances[seat], out)?;
    writeln!(out, "\n{}", words.say("review-own-eyes"))?;
    table(review, names, words, |moment, seat| moment.eyes[seat][seat], out)?;
    writeln!(out, "\n{}", words.say("review-turning"))?;
    if told.turning.is_empty() {
        writeln!(out, "{}", wrapped(words.say("review-no-turning"), 2))?;
    }
    for turned in &told.turning {
        writeln!(out, "{}", wrapped(&format!("{}. {}", turned.turn, turned.line), 2))?;
        if let Some(did) = &turned.did {
            writeln!(out, "{}", wrapped(did, 4))?;
        }
    }
    let how = words.say("review-costly-how");
    writeln!(out, "\n{} ({how})", words.say("review-costly"))?;
    if told.costly.is_empty() && review.budget.searches > 0 {
        writeln!(out, "{}", wrapped(words.say("review-no-costly"), 2))?;
    }
    for cost in &told.costly {
        writeln!(out, "{}", wrapped(&cost.line, 2))?;
        let (played, better) = (words.say("review-played"), words.say("review-better"));
        writeln!(out, "{}", wrapped(&format!("{played}: {}", cost.played), 4))?;
        writeln!(out, "{}", wrapped(&format!("{better}: {}", cost.better), 4))?;
        writeln!(out, "{}", wrapped(&cost.why, 4))?;
    }
    for (heading, lines) in [("review-known", &told.known), ("review-nuns", &told.nuns)] {
        if !lines.is_empty() {
            writeln!(out, "\n{}", words.say(heading))?;
            lines.iter().try_for_each(|line| writeln!(out, "{}", wrapped(line, 2)))?;
        }
    }
    writeln!(out, "\n{} ({})", words.say("review-luck"), words.say("review-luck-how"))?;
    for (line, kinds) in &told.luck {
        writeln!(out, "{}", wrapped(line, 2))?;
        kinds.iter().try_for_each(|kind| writeln!(out, "{}", wrapped(kind, 4)))?;
    }
    if !told.strokes.is_empty() {
        writeln!(out, "\n{}", words.say("review-strokes"))?;
        told.strokes.iter().try_for_each(|stroke| writeln!(out, "{}", wrapped(stroke, 2)))?;
    }
    writeln!(out, "\n{}", told.budget)?;
    Ok(())
}

/// The chances after every turn, as a table.
fn table(
    review: &Review,
    names: &[String],
    words: &Words,
    chance: impl Fn(&Moment, usize) -> f64,
    out: &mut impl Write,
) -> Result<()> {
    let after = words.with("review-after", &[("game", review.game.as_str().into())]);
    let width = after.chars().count();
    let widths: Vec<usize> = names.iter().map(|name| name.chars().count().max(5)).collect();
    let row = |first: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:>width$}"));
        format!("  {first:<width$}{}", cells.collect::<String>())
    };
    writeln!(out, "{}", row(&after, names.to_vec()))?;
    for (at, moment) in review.moments.iter().enumerate() {
        let first = match at {
            0 => words.say("review-start").to_owned(),
            _ if at + 1 == review.moments.len() => words.say("review-end").to_owned(),
            _ => moment.turn.to_string(),
        };
        let cells = (0..names.len()).map(|seat| words.percent(chance(moment, seat)));
        writeln!(out, "{}", row(&first, cells.collect()))?;
    }
    Ok(())
}
