//! Builds the crate `tab` for the browser, in release builds, and packs it.
//!
//! Without the target for it everything else is built all the same: the file is empty then,
//! and pages do not offer what needs it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";
/// The crates that `tab` is made of.
const SOURCES: [&str; 10] = [
    "tab",
    "web",
    "words",
    "review",
    "bots",
    "games",
    "game",
    "ankh-morpork",
    "rattus-cartus",
    "tiny",
];

fn main() {
    println!("cargo::rerun-if-changed=pack.rs");
    for source in SOURCES {
        println!("cargo::rerun-if-changed=../{source}");
    }
    // Which other crates it is made of, and how it is built.
    for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
        println!("cargo::rerun-if-changed=../../{file}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    // Lints and tests have no use for it, and would wait for it.
    let wanted = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let packed = match wanted.then(|| build(&out)) {
        Some(Ok(packed)) => packed,
        Some(Err(reason)) => {
            println!("cargo::warning=built without what runs in a browser: {reason}");
            Vec::new()
        }
        None => Vec::new(),
    };
    fs::write(out.join("engine.bin"), packed).expect("the folder of the build can be written");
}

fn build(out: &Path) -> Result<Vec<u8>, String> {
    if !has_target() {
        return Err(format!("`rustup target add {TARGET}` adds what is missing"));
    }
    // Below target/release/build/engine-…/out: one folder for all builds, beside theirs.
    let folder = out.ancestors().nth(4).unwrap_or(out).join("engine");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--locked", "--package", "tab", "--lib"]);
    cargo.args(["--profile", "engine", "--target", TARGET, "--target-dir"]).arg(&folder);
    // What was meant for this machine's program is not meant for a browser's.
    for set in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER"] {
        cargo.env_remove(set);
    }
    let done = cargo.output().map_err(|error| format!("cargo does not start: {error}"))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        return Err(said.lines().find(|line| line.contains("error")).unwrap_or("").to_owned());
    }
    let file = folder.join(TARGET).join("engine").join("tab.wasm");
    let module = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    pack(&module).map_err(|error| error.to_string())
}

fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let said = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    said.is_ok_and(|said| Path::new(String::from_utf8_lossy(&said.stdout).trim()).is_dir())
}

include!("pack.rs");
