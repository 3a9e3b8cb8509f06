//! What a machine may lack: programs that come in packages of Debian.

use std::process::Command;

use anyhow::{Context, Result};

use crate::stages::succeed;

/// Python, and the package that has it.
pub(crate) const PYTHON: (&str, &str) = ("python3", "python3");

/// The servers that tests start for themselves, and the packages that have them.
pub(crate) const SERVERS: [(&str, &str); 6] = [
    // Debian keeps the server itself in a folder of its own, which no search finds.
    (POSTGRES, "postgresql"),
    ("psql", "postgresql-client"),
    ("nats-server", "nats-server"),
    ("nginx", "nginx-light"),
    ("openssl", "openssl"),
    ("setpriv", "util-linux"),
];

/// The server of PostgreSQL, wherever it lies.
const POSTGRES: &str = "postgres";

/// What makes disks, clocks and networks fail, and the packages that have it.
pub(crate) const INJECTORS: [(&str, &str); 7] = [
    ("fiu-ctrl", "fiu-utils"),
    ("faketime", "faketime"),
    ("strace", "strace"),
    ("prlimit", "util-linux"),
    ("ip", "iproute2"),
    ("unshare", "util-linux"),
    ("nsenter", "util-linux"),
];

/// Makes sure that every program is there, each given with the package that has it.
///
/// What is missing is installed where that is allowed, and named where it is not: nothing is
/// skipped for want of it.
pub(crate) fn ensure(programs: &[(&str, &str)]) -> Result<()> {
    let missing: Vec<&str> = programs
        .iter()
        .filter(|(program, _)| !answers(program))
        .map(|&(_, package)| package)
        .collect();
    if missing.is_empty() { Ok(()) } else { install(&missing) }
}

/// Installs packages of Debian.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    println!("installing {names}");
    // A fresh machine has no list of packages yet.
    apt(&["update", "--quiet"])
        .and_then(|()| apt(&[&["install", "--yes", "--no-install-recommends"], packages].concat()))
        .with_context(|| {
            format!("the tests need more programs: as root, `apt-get install {names}`")
        })
}

fn apt(arguments: &[&str]) -> Result<()> {
    succeed(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn answers(program: &str) -> bool {
    if program == POSTGRES {
        return throwaway::Postgres::is_installed();
    }
    // Some do not know this flag, and say so.
    Command::new(program).arg("--version").output().is_ok()
}
