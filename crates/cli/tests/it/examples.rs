//! The example bots, each at a table of its own with bots of the house.

use std::path::Path;
use std::process::Command;

use crate::house::{Folder, House};

#[track_caller]
fn must_play_to_the_end(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| {
        panic!("this test needs {:?}, which does not start: {error}", command.get_program())
    });
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    assert!(out.contains("places by seat: "), "{out}{err}");
}

#[test]
fn the_bot_in_python_plays_a_whole_game() {
    let folder = Folder::new("python");
    let house = House::open(&folder.0);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let url = format!("http://{}", house.address);
    must_play_to_the_end(Command::new("python3").arg(script).arg(url));
}

#[test]
fn the_bot_in_rust_plays_a_whole_game() {
    let folder = Folder::new("rust");
    let house = House::open(&folder.0);
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package", "snug", "--example", "bot", "--", &house.address]);
    must_play_to_the_end(&mut cargo);
}
