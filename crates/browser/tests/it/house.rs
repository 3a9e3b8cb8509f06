//! A house for one test, in a folder of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use server::{Config, Running, Secret};

/// What opens the host's door.
pub(crate) const HOST_TOKEN: &str = "the-host-knows";

/// A house that is open, and whose folder goes when it does.
pub(crate) struct TestHouse {
    running: Option<Running>,
    address: SocketAddr,
    folder: PathBuf,
}

impl TestHouse {
    /// Opens a house at any free port.
    pub(crate) async fn open() -> Result<TestHouse> {
        // What is only for a test need not wait for a disk.
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let folder = place.join(format!("snug-browser-{}", Secret::new().reveal()));
        std::fs::create_dir_all(&folder)?;
        let running = open(&folder, "127.0.0.1:0").await?;
        Ok(TestHouse { address: running.address(), running: Some(running), folder })
    }

    /// Where its pages are.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes the house; its port and its database stay for when it opens again.
    pub(crate) async fn close(&mut self) {
        if let Some(running) = self.running.take() {
            running.close().await;
        }
    }

    /// Opens the house again where it was.
    pub(crate) async fn reopen(&mut self) -> Result<()> {
        self.close().await;
        self.running = Some(open(&self.folder, &self.address.to_string()).await?);
        Ok(())
    }
}

async fn open(folder: &Path, address: &str) -> Result<Running> {
    let config = Config {
        address: address.to_owned(),
        database: folder.join("snug.db").display().to_string(),
        host_token: Some(HOST_TOKEN.to_owned()),
        ..Config::default()
    };
    server::open(config).await.context("the house does not open")
}

impl Drop for TestHouse {
    fn drop(&mut self) {
        // A folder that is left behind hurts nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
