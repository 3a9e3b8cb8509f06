use std::process::{Command, Stdio};

use crate::{Ran, closed_pipe, snug};

const COMMANDS: [&str; 19] = [
    "serve",
    "think",
    "arena",
    "bot",
    "ladder",
    "play",
    "sim",
    "scenario",
    "lesson",
    "replay",
    "review",
    "verify",
    "rules",
    "stats",
    "backup",
    "move",
    "doctor",
    "load",
    "completions",
];

#[test]
fn help_says_what_it_can_do() {
    let help = snug(&["--help"]).printed();
    for word in COMMANDS {
        assert!(help.contains(word), "{help}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let help = snug(&[command, "--help"]).printed();
        let examples = help.split_once("Examples:").expect(command).1;
        assert!(examples.contains(&format!("snug {command} ")), "{help}");
    }
    assert!(snug(&["--help"]).printed().contains("Examples:"));
}

#[test]
fn a_wrong_call_gets_one_sentence() {
    assert!(snug(&["frobnicate"]).sentence().contains("frobnicate"));
    assert!(snug(&["sim"]).sentence().contains("<GAME>"));
    assert!(snug(&["sim", "ankh-morpork", "--gmes", "3"]).sentence().contains("--games"));
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = snug(&["completions", shell]).printed();
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
    assert!(snug(&["completions", "bash"]).printed().contains("rattus-cartus"));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    for arguments in [&["rules", "ankh-morpork"][..], &["completions", "zsh"], &["--help"]] {
        let child = Command::new(env!("CARGO_BIN_EXE_snug"))
            .args(arguments)
            .stdout(closed_pipe())
            .stderr(Stdio::piped())
            .spawn();
        let ran = Ran::from(child.and_then(|child| child.wait_with_output()).unwrap());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{arguments:?}");
    }
}
