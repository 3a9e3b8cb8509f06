//! `cargo xtask browser`: the pages, clicked through in Chromium.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::Value;

use crate::stages::{cargo, succeed};
use crate::{engine, packages, root, site};

/// The programs that are needed, with the packages of Debian that have them.
const PROGRAMS: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];
/// Tells the tests where the driver listens.
const ADDRESS: &str = "SNUG_CHROMEDRIVER";
/// Tells them where the program is that they start.
const PROGRAM: &str = "SNUG_PROGRAM";
/// Tells that program where the engine is that it gives to browsers.
const ENGINE: &str = "SNUG_ENGINE_FOR_TESTS";
/// Tells the tests where the static site lies.
const SITE: &str = "SNUG_SITE";
/// Tells the tests of `tab` where to write down what they asked and were answered.
const TRANSCRIPTS: &str = "SNUG_TRANSCRIPTS";

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Only the tests with this in their names
    pub(crate) filter: Option<String>,
    /// Only the tests that take long: many games, in every language
    #[arg(long)]
    pub(crate) long: bool,
}

/// Runs the tests of the pages with a driver of their own.
pub(crate) fn run(options: &Options) -> Result<()> {
    packages::ensure(&PROGRAMS)?;
    let program = program()?;
    let engine = engine::build()?;
    let site = root().join("target/site");
    // What an earlier build has left there is no part of it.
    std::fs::remove_dir_all(&site).or_else(|error| match error.kind() {
        ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })?;
    site::write(&site, &engine)?;
    // What the same code answers on this machine, for the engine to be compared with.
    let transcripts = site.join("transcripts");
    std::fs::create_dir_all(&transcripts)?;
    let mut played = cargo(&["test", "--locked", "--package", "tab", "--test", "it"]);
    succeed(played.env(TRANSCRIPTS, &transcripts))?;
    let driver = Driver::start()?;
    let mut tests = cargo(&["test", "--locked", "--package", "browser", "--features", "chromium"]);
    tests.args(["--test", "it"]).args(&options.filter).arg("--");
    tests.args(options.long.then_some("--ignored"));
    succeed(
        tests
            .env(ADDRESS, driver.address())
            .env(PROGRAM, program)
            .env(ENGINE, engine)
            .env(SITE, site),
    )
}

/// Builds `snug`, as for other tests, and says where it is.
fn program() -> Result<String> {
    let mut build = cargo(&["build", "--locked", "--package", "snug", "--bin", "snug"]);
    build.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let output = build.output().context("cannot start cargo")?;
    ensure!(output.status.success(), "`snug` cannot be built");
    let messages = String::from_utf8_lossy(&output.stdout);
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs =
        messages.filter_map(|message| message["executable"].as_str().map(str::to_owned));
    programs.next_back().context("cargo does not say where it has put `snug`")
}

/// Chromedriver, listening on a free port of this machine until it is dropped.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start() -> Result<Driver> {
        let mut command = Command::new("chromedriver");
        command.args(["--port=0", "--log-level=SEVERE"]).stdout(Stdio::piped());
        let mut process = command.spawn().context("cannot start `chromedriver`")?;
        let output = process.stdout.take().context("`chromedriver` has no output")?;
        match port(output) {
            Ok(port) => Ok(Driver { process, port }),
            Err(error) => {
                // It is of no use without a port.
                let _ = process.kill();
                Err(error)
            }
        }
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks it to end, which also ends every browser that a test has left open.
    fn end(&mut self) -> Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream
            .write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Whatever does not end when it is asked to is ended.
        let _ = self.end();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port that the driver says it listens on.
fn port(output: ChildStdout) -> Result<u16> {
    let mut output = BufReader::new(output);
    let mut line = String::new();
    while output.read_line(&mut line)? > 0 {
        let said = line.trim_end().trim_end_matches('.');
        if let Some((_, port)) = said.split_once("started successfully on port ") {
            let port = port.parse().with_context(|| format!("no port in \"{said}\""))?;
            // What it says later is of no interest, but must not fill the pipe.
            thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
            return Ok(port);
        }
        line.clear();
    }
    bail!("`chromedriver` ended before it said where it listens")
}
