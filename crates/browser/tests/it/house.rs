//! A house for one test: the program itself, in a folder of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// What opens the host's door.
pub(crate) const HOST_TOKEN: &str = "the-host-knows";
/// Where the program is.
const PROGRAM: &str = "SNUG_PROGRAM";

/// A house that is open, and whose folder goes when it does.
pub(crate) struct TestHouse {
    process: Option<Child>,
    url: String,
    folder: PathBuf,
}

impl TestHouse {
    /// Opens a house at any free port. The same things are dealt in it every time.
    pub(crate) async fn open() -> Result<TestHouse> {
        static OPENED: AtomicU32 = AtomicU32::new(0);
        let nth = OPENED.fetch_add(1, Ordering::Relaxed);
        // What is only for a test need not wait for a disk.
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let folder = place.join(format!("snug-browser-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut house = TestHouse { process: None, url: "http://127.0.0.1:0".to_owned(), folder };
        house.reopen().await?;
        Ok(house)
    }

    /// Where its pages are.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Ends the house on the spot; its port and its database stay for when it opens again.
    pub(crate) async fn close(&mut self) -> Result<()> {
        match self.process.take() {
            Some(mut process) => process.kill().await.context("the house does not end"),
            None => Ok(()),
        }
    }

    /// Opens the house again where it was.
    pub(crate) async fn reopen(&mut self) -> Result<()> {
        self.close().await?;
        let program = std::env::var_os(PROGRAM)
            .with_context(|| format!("{PROGRAM} is not set: run `cargo xtask browser`"))?;
        let mut process = Command::new(program)
            .arg("serve")
            .args(["--address", self.url.trim_start_matches("http://"), "--browser", "false"])
            .args(["--requests", "0", "--streams", "0", "--tables", "1000"])
            .args(["--host-token", HOST_TOKEN, "--database"])
            .arg(self.folder.join("snug.db"))
            .env("SNUG_SEED_FOR_TESTS", "a browser")
            .env("SNUG_REVIEW_FOR_TESTS", "2,6")
            .env("SNUG_LOG", "error")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the house does not start")?;
        let output = process.stdout.take().context("the house has no output")?;
        let first = BufReader::new(output).lines().next_line().await?;
        self.process = Some(process);
        self.url = first.context("the house ended before it said where it is")?;
        ensure!(self.url.starts_with("http://"), "the house says: {}", self.url);
        Ok(())
    }
}

impl Drop for TestHouse {
    fn drop(&mut self) {
        // A folder that is left behind hurts nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
