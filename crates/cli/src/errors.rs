//! What a person is told when something did not work: one sentence.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// The exit code of a command, after saying in one sentence what went wrong.
pub(crate) fn exit(done: anyhow::Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough, as in `snug rules … | head`.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// The exit code for arguments that are not understood, or that ask for help.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // There is nobody left to tell when this cannot be printed.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            say(&one_sentence(&error.to_string()));
            ExitCode::from(2)
        }
    }
}

fn say(sentence: &str) {
    // Parts of it may come from a file, and must not play tricks on a terminal.
    let sentence = sentence.replace(char::is_control, " ");
    // A closed standard error leaves nobody to tell.
    let _ = writeln!(io::stderr(), "snug: {sentence}");
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// Keeps the complaint and the tips of a usage error, and drops the lines on usage.
fn one_sentence(rendered: &str) -> String {
    let kept = rendered
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .filter(|paragraph| !paragraph.starts_with("Usage:"))
        .filter(|paragraph| !paragraph.starts_with("For more information"))
        .map(|paragraph| paragraph.trim_start_matches("error: ").trim_end_matches('.').to_owned())
        .collect::<Vec<_>>();
    format!("{} (--help shows examples)", kept.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usage_error_becomes_one_sentence_with_its_tip() {
        let rendered = "error: unexpected argument '--gmes' found\n\n  \
            tip: a similar argument exists: '--games'\n\n\
            Usage: snug sim <GAME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_sentence(rendered),
            "unexpected argument '--gmes' found; tip: a similar argument exists: '--games' \
             (--help shows examples)"
        );
    }

    #[test]
    fn a_closed_pipe_is_no_failure() {
        let closed = io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_closed_pipe(&anyhow::Error::new(closed).context("while printing")));
        assert!(!is_closed_pipe(&anyhow::anyhow!("no such rule")));
    }
}
