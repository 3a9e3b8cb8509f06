//! The real `snug` binary, as people and programs call it.

mod arena;
mod backup;
mod doctor;
mod examples;
mod faults;
mod help;
mod house;
mod kill;
mod ladder;
mod lesson;
mod logs;
mod play;
mod players;
mod programs;
mod records;
mod revisions;
mod rules;
mod scenario;
mod sim;
mod soak;

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
