//! `snug move`: a whole house from a file into PostgreSQL, or back.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use server::store::{Moved, move_house};

/// Copy a whole house into another, empty database, a file or PostgreSQL
///
/// The server must be closed. All of it arrives or nothing: what has arrived is read again
/// and compared, row by row. The first database stays as it is; do not open it again.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug move --from snug.db --to postgres://snug@db.example/snug
  snug move --from postgres://snug@db.example/snug --to snug.db")]
pub(crate) struct Move {
    /// Where the house is kept now
    #[arg(long, value_name = "DATABASE")]
    from: String,
    /// Where it is to be kept
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

impl Move {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("moving cannot be started")?;
        let moved = runtime.block_on(move_house(&self.from, &self.to))?;
        for Moved { table, rows, checksum } in &moved {
            writeln!(out, "{table:<12} {rows:>9}  {checksum}")?;
        }
        let rows: u64 = moved.iter().map(|moved| moved.rows).sum();
        writeln!(out, "everything is moved and the same on both sides: {rows} rows")?;
        Ok(())
    }
}
