//! Doing one thing after another, with the time each takes.

use std::env;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::root;

/// The stages that are done, for the summary.
#[derive(Default)]
pub(crate) struct Stages {
    done: Vec<Done>,
}

struct Done {
    name: String,
    is_ok: bool,
    time: Duration,
}

impl Done {
    fn outcome(&self) -> &'static str {
        if self.is_ok { "ok" } else { "FAILED" }
    }
}

impl Stages {
    /// Runs one stage. When it fails, `advice` says what to do about it.
    pub(crate) fn run(
        &mut self,
        name: &str,
        advice: &str,
        stage: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        println!("== {name}");
        let start = Instant::now();
        let result = stage();
        let done = Done { name: name.to_owned(), is_ok: result.is_ok(), time: start.elapsed() };
        println!("== {name}: {} in {:.1} s\n", done.outcome(), done.time.as_secs_f64());
        self.done.push(done);
        result.map_err(|error| anyhow!("the stage \"{name}\" failed: {error:#}; {advice}"))
    }

    /// Prints what was done and how long it took.
    pub(crate) fn summary(&self) {
        let width = self.done.iter().map(|done| done.name.len()).max().unwrap_or(0);
        for done in &self.done {
            let seconds = done.time.as_secs_f64();
            println!("{:width$}  {:6}  {seconds:8.1} s", done.name, done.outcome());
        }
        let total: Duration = self.done.iter().map(|done| done.time).sum();
        println!("{:width$}  {:6}  {:8.1} s", "total", "", total.as_secs_f64());
    }
}

/// Cargo, in the folder of the whole repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments);
    command
}

/// Runs a command to its end; anything but success is an error that shows the command.
pub(crate) fn succeed(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Whether cargo has this subcommand.
pub(crate) fn has(subcommand: &str) -> bool {
    cargo(&[subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = [program.to_string_lossy()].into_iter().chain(arguments);
    words.collect::<Vec<_>>().join(" ")
}
