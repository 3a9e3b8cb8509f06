//! `snug backup`: a copy of everything, while the house is open.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use server::store;

use crate::count::counted;

/// Copy the database to a new file, whether the server is running or not
///
/// The copy is the house as it was at one moment, is checked, and can be opened with
/// `snug serve --database`. It holds everything the house knows, so only its owner can
/// read it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug backup monday.db
  snug backup --database /var/lib/snug/snug.db /backup/snug-$(date +%F).db")]
pub(crate) struct Backup {
    /// The new file; one that exists is never overwritten
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The file the house keeps everything in
    #[arg(long, value_name = "FILE", env = "SNUG_DATABASE", hide_env_values = true)]
    #[arg(default_value = "snug.db")]
    database: String,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("the copy cannot be started")?;
        let copied = runtime.block_on(store::backup(&self.database, &self.file))?;
        let (tables, bytes) = (counted(copied.tables, "table"), counted(copied.bytes, "byte"));
        writeln!(out, "{} is copied to {}: {tables}, {bytes}", self.database, self.file.display())?;
        Ok(())
    }
}
