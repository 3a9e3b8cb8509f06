//! A server in a folder of its own that ends when its owner does.

use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Who runs a server that refuses to be run by root.
const USERS: [&str; 2] = ["postgres", "nobody"];
/// How long a server may take to begin or to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs, and the folder that goes with it.
pub(crate) struct Server {
    shell: Child,
    folder: PathBuf,
}

impl Server {
    /// Runs a script of the shell in a new folder. It must begin the server in the background
    /// and leave its number in `$server`; when this process ends, the server is killed.
    pub(crate) fn start(name: &str, script: &str) -> Server {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("snug-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut command = match owner() {
            Some(user) => {
                run(Command::new("chown").arg(user).arg(&folder));
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user, "--clear-groups", "sh"]);
                command
            }
            None => Command::new("sh"),
        };
        // Nothing is ever written to its input: it ends when whoever holds the other end does.
        let end = "read -r end\nkill -QUIT $server 2>/dev/null\nwait $server";
        let script = format!("{script}\n{end}\ncd / && rm -rf {}", folder.display());
        let shell = command
            .args(["-c", &script])
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("setpriv and sh are needed to run {name}: {error}"));
        Server { shell, folder }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut input) = self.shell.stdin.take() {
            // It may have ended by itself.
            let _ = input.write_all(b"end\n");
        }
        let _ = self.shell.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A port that is free now.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

/// Runs a command that must succeed.
pub(crate) fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| {
        panic!("{:?} cannot be run: {error}", command.get_program());
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

pub(crate) fn await_true(otherwise: &str, mut is: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < PATIENCE, "{otherwise} after {PATIENCE:?}");
        sleep(Duration::from_millis(20));
    }
}

/// Whom root lends nothing to; nobody when this process is not root's.
fn owner() -> Option<&'static str> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|said| said.stdout == b"0\n");
    let exists =
        |user: &&str| Command::new("id").arg(user).output().is_ok_and(|said| said.status.success());
    is_root.then(|| USERS.into_iter().find(exists).expect("there is a user without rights"))
}
