//! Generated requests against a running house, held against its OpenAPI document.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::packages;
use crate::root;
use crate::stages::{cargo, succeed};

/// Another version would find other things, so it is pinned.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// What opens the door of the house's host in this run.
const HOST: &str = "the-host-of-this-run";

/// Asks a house of its own, on a temporary file, everything its document says.
pub(crate) fn run() -> Result<()> {
    let tools = tools()?;
    let house = House::open()?;
    let folder = root().join("crates/server/tests/schemathesis");
    let mut command = Command::new(tools.join("bin/schemathesis"));
    command
        .current_dir(&house.folder)
        .arg("--config-file")
        .arg(folder.join("schemathesis.toml"))
        .args(["--no-color", "run", &format!("{}/api/openapi.json", house.url)])
        .env("PYTHONPATH", &folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("SCHEMATHESIS_HOOKS", "hooks")
        .env("SNUG_URL", &house.url)
        .env("SNUG_HOST_TOKEN", HOST);
    succeed(&mut command)
}

/// A Python environment with schemathesis in it, made once.
fn tools() -> Result<PathBuf> {
    let folder = root().join("target/schemathesis");
    let installed = folder.join("installed");
    if fs::read_to_string(&installed).is_ok_and(|known| known == SCHEMATHESIS) {
        return Ok(folder);
    }
    make_environment(&folder)?;
    let pip = folder.join("bin/pip");
    let install = ["install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS];
    succeed(Command::new(pip).args(install)).context("schemathesis comes from PyPI")?;
    fs::write(&installed, SCHEMATHESIS)?;
    Ok(folder)
}

/// Debian keeps what makes environments in a package of its own.
fn make_environment(folder: &Path) -> Result<()> {
    packages::ensure(&[packages::PYTHON])?;
    let make = || succeed(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder));
    if make().is_ok() {
        return Ok(());
    }
    packages::install(&["python3-venv"])?;
    make()
}

/// A house that is closed when it is not needed any more.
struct House {
    process: Child,
    url: String,
    folder: PathBuf,
}

impl House {
    fn open() -> Result<House> {
        succeed(&mut cargo(&["build", "--quiet", "--locked", "--package", "snug"]))?;
        let folder = std::env::temp_dir().join(format!("snug-api-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        // On Unix cargo becomes the program it runs, so ending it ends the house.
        let mut command =
            cargo(&["run", "--quiet", "--locked", "--package", "snug", "--", "serve"]);
        command
            .args(["--address", "127.0.0.1:0", "--browser", "false"])
            .args(["--requests", "0", "--tables", "1000000", "--host-token", HOST])
            .arg("--database")
            .arg(folder.join("snug.db"))
            .stdout(Stdio::piped());
        let mut process = command.spawn().context("cannot start the house")?;
        let mut url = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut url)?;
        }
        let house = House { process, url: url.trim().to_owned(), folder };
        ensure!(house.url.starts_with("http://"), "the house did not open");
        Ok(house)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may be gone already, and a folder that is left behind hurts nobody.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
