//! The example bots, each at a table of its own with bots of the house.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::house::{Folder, House};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[track_caller]
fn must_play_to_the_end(command: &mut Command) {
    let output = command.output().expect("the example starts");
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    assert!(out.contains("places by seat: "), "{out}{err}");
}

#[test]
fn the_bot_in_python_plays_a_whole_game() {
    let folder = Folder::new("python");
    let house = House::open(&folder.0);
    let script = root().join("examples/bot.py");
    let url = format!("http://{}", house.address);
    must_play_to_the_end(Command::new("python3").arg(script).arg(url));
}

#[test]
fn the_bot_in_rust_plays_a_whole_game() {
    let folder = Folder::new("rust");
    let house = House::open(&folder.0);
    // Examples are built with the tests, beside the folder the tests are in.
    let binary = Path::new(env!("CARGO_BIN_EXE_snug")).with_file_name("examples").join("bot");
    must_play_to_the_end(Command::new(binary).arg(&house.address));
}
