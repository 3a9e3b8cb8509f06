//! `snug completions`: completion scripts for shells.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

/// Print a completion script for a shell
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug completions bash > ~/.local/share/bash-completion/completions/snug
  snug completions zsh > ~/.zfunc/_snug
  snug completions fish > ~/.config/fish/completions/snug.fish")]
pub(crate) struct Completions {
    /// The shell to write it for
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(
        self,
        command: &mut clap::Command,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        // The generator panics when it cannot write, so it gets memory to write to.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, command, "snug", &mut script);
        out.write_all(&script)?;
        Ok(())
    }
}
