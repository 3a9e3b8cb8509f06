//! PostgreSQL.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::process::{Server, await_true, free_port, run};

/// Where Debian puts the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A PostgreSQL server.
pub struct Postgres {
    /// Its address, without a database.
    address: String,
    server: Option<Server>,
}

impl Postgres {
    /// The one that all tests of this process share.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| match std::env::var("SNUG_TEST_POSTGRES") {
            Ok(address) => {
                Postgres { address: address.trim_end_matches('/').to_owned(), server: None }
            }
            Err(_) => Postgres::start(),
        })
    }

    /// Whether a server can be started here, or another one is named.
    pub fn is_installed() -> bool {
        std::env::var_os("SNUG_TEST_POSTGRES").is_some() || newest().is_some()
    }

    /// A new one, for tests that end it.
    pub fn start() -> Postgres {
        // What a test keeps need not survive the machine.
        Postgres::with("'fsync = off' 'full_page_writes = off'")
    }

    /// A new one that brings to disk what it says it has, as those do that are measured.
    pub fn durable() -> Postgres {
        Postgres::with("")
    }

    /// For how many seconds processors were busy with it until now.
    pub fn cpu_seconds(&self) -> f64 {
        let stat = |process: &Path| std::fs::read_to_string(process.join("stat")).ok();
        let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let all = processes.filter_map(|process| Process::read(&stat(&process.path())?));
        let own = self.number();
        let all = all.filter(|process| [process.number, process.parent].contains(&own));
        all.map(|process| process.seconds(process.number == own)).sum()
    }

    /// How many bytes a database takes, with its indexes.
    pub fn bytes(&self, database: &str) -> u64 {
        self.number_of(database, "SELECT pg_database_size(current_database())")
    }

    /// The number that a statement brings.
    pub fn number_of(&self, database: &str, statement: &str) -> u64 {
        let mut psql = Command::new("psql");
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--dbname", database]);
        let said = psql.arg("--command").arg(statement).output().expect("psql can be run");
        let said = String::from_utf8_lossy(&said.stdout);
        said.trim().parse().unwrap_or_else(|_| panic!("psql says \"{said}\""))
    }

    /// The number of its first process.
    fn number(&self) -> u32 {
        let first = std::fs::read_to_string(self.folder().join("data/postmaster.pid"));
        let first = first.expect("it runs");
        first.lines().next().and_then(|line| line.parse().ok()).expect("the first line is a number")
    }

    fn with(settings: &str) -> Postgres {
        let port = free_port();
        let bin = bin();
        let bin = bin.display();
        let script = format!(
            "{bin}/initdb --pgdata=data --username=snug --auth=trust --no-sync --encoding=UTF8 \
             --locale=C >log 2>&1 || {{ cat log >&2; exit 1; }}
             printf '%s\\n' \"port = {port}\" \"listen_addresses = '127.0.0.1'\" \
             \"unix_socket_directories = ''\" {settings} \
             'max_connections = 300' 'log_min_messages = fatal' >> data/postgresql.conf
             {bin}/postgres -D data >>log 2>&1 &
             server=$!"
        );
        let server = Server::start("postgres", &script);
        let address = format!("postgres://snug@127.0.0.1:{port}");
        let postgres = Postgres { address, server: Some(server) };
        postgres.await_answer();
        postgres
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("snug_{}_{number}", std::process::id());
        let mut psql = self.psql("postgres");
        run(psql.arg("--command").arg(format!("CREATE DATABASE {name}")));
        format!("{}/{name}", self.address)
    }

    /// Ends it in the middle of whatever it does, as when somebody pulls the plug, and begins
    /// it again.
    pub fn restart(&self) {
        self.crash();
        self.begin();
    }

    /// Ends it in the middle of whatever it does.
    pub fn crash(&self) {
        run(Command::new("kill").args(["-QUIT", &self.number().to_string()]));
        let file = self.folder().join("data/postmaster.pid");
        await_true("it has not ended", || !file.exists());
    }

    /// Begins it again.
    pub fn begin(&self) {
        let folder = self.folder();
        let data = std::fs::metadata(folder.join("data")).expect("its folder is there");
        let own = std::fs::metadata("/proc/self").expect("this process has a folder");
        let mut begin = if data.uid() == own.uid() {
            Command::new(bin().join("pg_ctl"))
        } else {
            let (user, group) = (data.uid().to_string(), data.gid().to_string());
            let mut begin = Command::new("setpriv");
            begin.args(["--reuid", &user, "--regid", &group, "--clear-groups"]);
            begin.arg(bin().join("pg_ctl"));
            begin
        };
        let data = folder.join("data");
        run(begin.arg("start").arg("-D").arg(&data).arg("-l").arg(folder.join("log")).arg("-w"));
        self.await_answer();
    }

    fn folder(&self) -> &Path {
        self.server.as_ref().expect("it was started here").folder()
    }

    fn await_answer(&self) {
        await_true("it does not answer", || {
            let answer = self.psql("postgres").args(["--command", "SELECT 1"]).output();
            answer.is_ok_and(|answer| answer.status.success())
        });
    }

    fn psql(&self, database: &str) -> Command {
        let mut psql = Command::new("psql");
        psql.args(["--no-psqlrc", "--quiet", "--dbname"]);
        psql.arg(format!("{}/{database}", self.address));
        psql
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // One that was begun again is nobody's child.
        if let Some(server) = &self.server
            && let Ok(first) = std::fs::read_to_string(server.folder().join("data/postmaster.pid"))
            && let Some(number) = first.lines().next()
        {
            let _ = Command::new("kill").args(["-QUIT", number]).output();
        }
    }
}

/// A process, as the system tells of it.
struct Process {
    number: u32,
    parent: u32,
    /// How many hundredths of a second it took: itself, in the system for it, and the same of
    /// those it began that have ended.
    ticks: [u64; 4],
}

impl Process {
    fn read(stat: &str) -> Option<Process> {
        let number = stat.split(' ').next()?.parse().ok()?;
        // The name in brackets may have any signs in it.
        let (_, rest) = stat.rsplit_once(')')?;
        let rest: Vec<&str> = rest.split_whitespace().collect();
        let parent = rest.get(1)?.parse().ok()?;
        let tick = |place: usize| rest.get(place)?.parse().ok();
        Some(Process { number, parent, ticks: [tick(11)?, tick(12)?, tick(13)?, tick(14)?] })
    }

    fn seconds(&self, with_ended: bool) -> f64 {
        let count = if with_ended { 4 } else { 2 };
        self.ticks[..count].iter().sum::<u64>() as f64 / 100.0
    }
}

/// The folder of its programs.
fn bin() -> PathBuf {
    newest().expect(
        "the tests need PostgreSQL: as root, `apt-get install postgresql`, or give the address of \
         a server in SNUG_TEST_POSTGRES",
    )
}

/// The folder with the programs of the newest server there is. Where only a client is installed a
/// version has a folder, too.
fn newest() -> Option<PathBuf> {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let servers = versions.map(|version| version.path());
    let servers = servers.filter(|version| version.join("bin/postgres").exists());
    servers.max_by_key(number).map(|version| version.join("bin"))
}
