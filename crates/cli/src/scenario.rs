//! `snug scenario`: runs scenario files, the rules tested by example.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use game::scenario::{self, Failure, Report, ScenarioError};

use crate::count::counted;
use crate::games::{self, Listed, Visitor};

/// Run scenario files and show what differs
///
/// A scenario file is TOML: what is given, what is done, what must then be true.
/// It names its game in its first lines.
#[derive(Args)]
#[command(after_help = "\
With --json: `scenarios`, `passed` and `failed` are numbers, `failures` says what differed.

Examples:
  snug scenario crates/ankh-morpork/scenarios
  snug scenario trouble.toml my-doubts.toml
  snug scenario crates/rattus-cartus/scenarios --json")]
pub(crate) struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Scenario {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let report = self.report()?;
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            writeln!(out, "{report}")?;
        }
        if !report.is_ok() {
            bail!("{} of {} failed", report.failed, counted(report.scenarios, "scenario"));
        }
        Ok(())
    }

    fn report(&self) -> Result<Report> {
        let files = scenario::files(&self.paths)?;
        if files.is_empty() {
            let paths: Vec<String> =
                self.paths.iter().map(|path| path.display().to_string()).collect();
            bail!("there is no scenario file (*.toml) in {}", paths.join(", "));
        }
        let mut report = Report::default();
        for file in &files {
            report.add(run_file(file)?);
        }
        Ok(report)
    }
}

/// Runs one file; a text that is no chapter of scenarios counts as one that failed.
fn run_file(path: &Path) -> Result<Report> {
    let text = scenario::read(path)?;
    let file = path.display().to_string();
    let ran = scenario::game_name(&file, &text)
        .map(|game| games::with_game(&game, Run { file: &file, text: &text }));
    match ran {
        Ok(Ok(Ok(report))) => Ok(report),
        Ok(Err(unknown_game)) => Err(anyhow::Error::from(unknown_game).context(file)),
        Ok(Ok(Err(error))) | Err(error) => {
            let mut report = Report::default();
            report.fail(Failure::of_file(&file, &error));
            Ok(report)
        }
    }
}

struct Run<'a> {
    file: &'a str,
    text: &'a str,
}

impl Visitor for Run<'_> {
    type Output = Result<Report, ScenarioError>;

    fn visit<G: Listed>(self) -> Self::Output {
        scenario::run_text::<G>(self.file, self.text)
    }
}
