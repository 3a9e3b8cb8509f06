//! What runs in a browser, built for the tests of the pages: builds for developers carry none.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::root;
use crate::stages::{cargo, succeed};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the engine, and says where it lies, compressed.
pub(crate) fn build() -> Result<PathBuf> {
    add_target()?;
    let folder = root().join("target/engine");
    let mut build =
        cargo(&["build", "--locked", "--package", "tab", "--lib", "--profile", "engine"]);
    succeed(build.args(["--target", TARGET, "--target-dir"]).arg(&folder))?;
    let module = fs::read(folder.join(TARGET).join("engine/tab.wasm"))?;
    let packed = folder.join("engine.bin");
    fs::write(&packed, pack(&module)?)?;
    println!(
        "the engine has {} kB, {} kB compressed",
        module.len() / 1000,
        fs::metadata(&packed)?.len() / 1000
    );
    Ok(packed)
}

/// Nothing is skipped for want of the target: it is added, or named.
fn add_target() -> Result<()> {
    let installed =
        Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let is_there = installed
        .is_ok_and(|said| PathBuf::from(String::from_utf8_lossy(&said.stdout).trim()).is_dir());
    if is_there {
        return Ok(());
    }
    succeed(Command::new("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!("the tests need the target {TARGET}: `rustup target add {TARGET}`")
    })
}

include!("../../engine/pack.rs");
