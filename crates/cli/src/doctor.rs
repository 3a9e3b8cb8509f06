//! `snug doctor`: whether every table goes on with this program's rules.

use std::io::Write;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use server::doctor::{Finding, examine};
use server::tables::{Health, Trouble};

use crate::count::counted;

/// Replay every table in progress, and report which could not continue as it is
///
/// Run the new program's doctor on the old database before the new program is put live:
/// it only reads, and the house may be open. It fails when a table would change or no
/// longer replays. What it prints may name hidden cards: it is for the host alone.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug doctor --database /var/lib/snug/snug.db
  snug doctor --json")]
pub(crate) struct Doctor {
    /// The file the house keeps everything in, or the address of a PostgreSQL database
    #[arg(long, value_name = "DATABASE", env = "SNUG_DATABASE", hide_env_values = true)]
    #[arg(default_value = "snug.db")]
    database: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was found, for programs.
#[derive(Serialize)]
struct Report<'a> {
    tables: usize,
    fine: usize,
    would_change: usize,
    no_longer_replay: usize,
    findings: &'a [Finding],
}

impl Report<'_> {
    fn of(findings: &[Finding]) -> Report<'_> {
        let count = |is: fn(&Health) -> bool| findings.iter().filter(|of| is(&of.health)).count();
        Report {
            tables: findings.len(),
            fine: count(|health| matches!(health, Health::Fine { .. })),
            would_change: count(|health| matches!(health, Health::WouldChange(_))),
            no_longer_replay: count(|health| matches!(health, Health::NoLongerReplays(_))),
            findings,
        }
    }
}

impl Doctor {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("the doctor cannot be started")?;
        let findings = runtime.block_on(examine(&self.database))?;
        let report = Report::of(&findings);
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            findings.iter().try_for_each(|finding| line(out, finding))?;
            let Report { tables, fine, would_change, no_longer_replay, .. } = report;
            writeln!(
                out,
                "tables being played: {tables}; fine: {fine}, would change: {would_change}, \
                 no longer replay: {no_longer_replay}"
            )?;
        }
        let sick = findings.iter().filter(|finding| !finding.is_fine()).count();
        if sick > 0 {
            let tables = counted(findings.len(), "table");
            bail!("{sick} of {tables} would not go on unchanged");
        }
        Ok(())
    }
}

fn line(out: &mut impl Write, finding: &Finding) -> std::io::Result<()> {
    let Finding { table, game, health } = finding;
    write!(out, "{table}  {game}  ")?;
    match health {
        Health::Fine { steps } => writeln!(out, "fine, {}", counted(*steps, "step")),
        Health::WouldChange(trouble) => writeln!(out, "would change {}", words(trouble)),
        Health::NoLongerReplays(trouble) => writeln!(out, "no longer replays {}", words(trouble)),
    }
}

fn words(trouble: &Trouble) -> String {
    let Trouble { step, reason, goes_on_from } = trouble;
    // A reason may quote the database, and must not play tricks on a terminal.
    let reason = reason.replace(char::is_control, " ");
    match goes_on_from {
        Some(turn) => format!("at step {step}: {reason}; it can go on from turn {turn}"),
        None => format!("at step {step}: {reason}; it can go on from its beginning"),
    }
}
