//! `snug verify`: whether a record is what was played and fairly dealt.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use game::record::{Draw, Record, Verified};

use crate::count::counted;
use crate::games::{Listed, Visitor};
use crate::record_file::RecordFile;

/// Check a record against the rules and the dealing
///
/// Every step must be legal, every checksum right, and every card drawn and die
/// rolled, undone ones included, what the values revealed after the game deal.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug verify game.txt
  snug verify - < game.txt
  snug verify --draws game.txt | python3 examples/verify.py game.txt")]
pub(crate) struct Verify {
    #[command(flatten)]
    record: RecordFile,
    /// List every chance step: its number, what it brought, and all it could have brought
    /// in order, with a tab between them
    #[arg(long)]
    draws: bool,
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        if self.draws {
            write!(out, "{}", self.record.visit(Draws)?)?;
            return Ok(());
        }
        let (game, verified) = self.record.visit(Check)?;
        let Verified { chance_steps, label } = verified;
        let (file, steps) = (self.record.name(), counted(chance_steps, "chance step"));
        writeln!(out, "{file} is a true record of {game}: {steps}, {label}")?;
        Ok(())
    }
}

/// Verifies the text of a record.
struct Check(String);

impl Visitor for Check {
    type Output = Result<(&'static str, Verified)>;

    fn visit<G: Listed>(self) -> Self::Output {
        Ok((G::NAME, Record::<G>::parse(&self.0)?.verify()?))
    }
}

/// Verifies the text of a record, and lists its chance steps.
struct Draws(String);

impl Visitor for Draws {
    type Output = Result<String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let record = Record::<G>::parse(&self.0)?;
        record.verify()?;
        Ok(record.draws()?.iter().map(line).collect())
    }
}

fn line<G: Listed>(Draw { number, taken, ways }: &Draw<G>) -> String {
    let ways: String = ways.iter().map(|way| format!("\t{way}")).collect();
    format!("{number}\t{taken}{ways}\n")
}
