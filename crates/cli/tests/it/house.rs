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
        House::run(command(database).env("SNUG_LOG", "error"))
    }

    /// A house that writes down as much as it can, into the file `log` of its folder.
    pub(crate) fn open_talkative(folder: &Path, host_token: &str) -> House {
        let log = std::fs::File::create(folder.join("log")).expect("there is room for a file");
        let mut command = command(&folder.join("snug.db"));
        House::run(command.args(["--host-token", host_token]).env("SNUG_LOG", "trace").stderr(log))
    }

    /// A house that gives this to browsers as its engine, or has none; its log is the file
    /// `log` of its folder.
    pub(crate) fn open_with_engine(folder: &Path, engine: Option<&[u8]>) -> House {
        let log = std::fs::File::create(folder.join("log")).expect("there is room for a file");
        let mut command = command(&folder.join("snug.db"));
        command.env("SNUG_LOG", "info").stderr(log).env_remove("SNUG_ENGINE_FOR_TESTS");
        if let Some(engine) = engine {
            let file = folder.join("engine.bin");
            std::fs::write(&file, engine).expect("there is room for a file");
            command.env("SNUG_ENGINE_FOR_TESTS", file);
        }
        House::run(&mut command)
    }

    /// A house that is run by other programs and settings, as this command says; `snug` and
    /// its arguments are put at its end.
    pub(crate) fn open_under(mut under: Command, folder: &Path, log: &str) -> House {
        let own = command(&folder.join("snug.db"));
        under.arg(program()).args(own.get_args());
        House::run(under.env("SNUG_LOG", log).stdout(Stdio::piped()))
    }

    /// How many files and connections it has open.
    pub(crate) fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.pid())).map_or(0, Iterator::count)
    }

    /// Which process it is.
    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// Whether it has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.process.try_wait().is_ok_and(|ended| ended.is_some())
    }

    /// A figure of the process in kilobytes, or a number, such as `VmRSS` or `Threads`.
    pub(crate) fn figure(&self, name: &str) -> u64 {
        let path = format!("/proc/{}/status", self.pid());
        let status = std::fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// One that is run by this command, and says where it is.
    pub(crate) fn run(command: &mut Command) -> House {
        let mut process = command.spawn().expect("the binary was built");
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

/// The program that is tested; `cargo xtask long` names a faster one.
pub(crate) fn program() -> String {
    std::env::var("SNUG_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_snug").to_owned())
}

fn command(database: &Path) -> Command {
    let mut command = Command::new(program());
    command
        .args(["serve", "--address", "127.0.0.1:0", "--browser", "false", "--requests", "0"])
        .arg("--database")
        .arg(database)
        .stdout(Stdio::piped());
    command
}
