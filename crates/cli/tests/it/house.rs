//! A house that runs for a test.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A folder that goes when the test does.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("snug-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that is left behind hurts nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The real house, as a process that can be killed.
pub(crate) struct House {
    process: Child,
    pub(crate) address: String,
}

impl House {
    pub(crate) fn open(folder: &Path) -> House {
        House::open_on(&folder.join("snug.db"))
    }

    /// A house that keeps everything in this file.
    pub(crate) fn open_on(database: &Path) -> House {
        let mut process = Command::new(env!("CARGO_BIN_EXE_snug"))
            .args(["serve", "--address", "127.0.0.1:0", "--browser", "false", "--requests", "0"])
            .arg("--database")
            .arg(database)
            .env("SNUG_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let mut line = String::new();
        let out = process.stdout.take().expect("it was piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("http://").expect("an address").to_owned();
        House { process, address }
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it has ended");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have been killed before.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
