//! A house of our own: another process, so that its memory can be told from ours.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A house that goes, with its file, when it is dropped.
pub(super) struct OwnHouse {
    child: Child,
    url: String,
    folder: PathBuf,
}

impl OwnHouse {
    /// Opens a house with no limits on a temporary file.
    pub(super) async fn open() -> Result<OwnHouse> {
        let folder = std::env::temp_dir().join(format!("snug-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--address", "127.0.0.1:0", "--browser", "false"])
            .args(["--requests", "0", "--streams", "0", "--connections-each", "0"])
            .args(["--tables", "1000000", "--connections", "1000000"])
            .arg("--database")
            .arg(folder.join("snug.db"))
            .env("SNUG_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the house cannot be started")?;
        let out = child.stdout.take().context("the house has no output")?;
        let first = BufReader::new(out).lines().next_line().await?;
        let url = first.context("the house ended before it was open")?;
        Ok(OwnHouse { child, url, folder })
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// How many bytes of memory it has now, where the system tells.
    pub(super) fn rss(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    }
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        // A folder that is left behind hurts nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
