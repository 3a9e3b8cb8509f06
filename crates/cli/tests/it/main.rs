//! The real `snug` binary, as people and programs call it.

mod arena;
mod backup;
mod doctor;
mod engine;
mod examples;
mod faults;
mod help;
mod house;
mod kill;
mod ladder;
mod learn;
mod lesson;
mod logs;
mod nodes;
mod outages;
mod play;
mod players;
mod programs;
mod records;
mod revisions;
mod rules;
mod scenario;
mod sim;
mod soak;
mod stats;
mod tabs;
mod terminal;
mod wrong_clock;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a call of `snug` came to.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// Runs `snug` with these arguments.
fn snug(arguments: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_snug")).args(arguments).output();
    Ran::from(output.expect("the binary was built"))
}

/// Talks with `snug`: with these variables set, saying `said`, whatever the terminal of
/// whoever runs the tests is like.
fn talk(arguments: &[&str], variables: &[(&str, &str)], said: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_snug"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.args(arguments).envs(variables.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut talking = command.spawn().expect("the binary was built");
    let mut input = talking.stdin.take().expect("it was piped");
    let said = said.to_owned();
    let speaker = std::thread::spawn(move || {
        // Whoever has heard enough hangs up.
        let _ = input.write_all(said.as_bytes());
    });
    let ran = Ran::from(talking.wait_with_output().expect("it ends"));
    speaker.join().expect("the speaker ends");
    ran
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code().expect("no signal ended it"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

impl Ran {
    /// What it printed, given that all went well and without remarks.
    #[track_caller]
    fn printed(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one JSON object it printed, and nothing else.
    #[track_caller]
    fn json(self) -> Value {
        let value: Value = serde_json::from_str(&self.printed()).expect("one JSON object");
        assert!(value.is_object());
        value
    }

    /// The one sentence it failed with.
    #[track_caller]
    fn sentence(self) -> String {
        assert_ne!(self.code, 0, "{}", self.out);
        let sentence = self.err.strip_prefix("snug: ").expect("it says who speaks");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        sentence.trim_end().to_owned()
    }
}

/// A pipe whose reader is gone before the first word.
fn closed_pipe() -> Stdio {
    let mut reader = Command::new("true").stdin(Stdio::piped()).spawn().expect("`true` runs");
    let pipe = reader.stdin.take().expect("it was piped");
    reader.wait().expect("`true` ends");
    pipe.into()
}
