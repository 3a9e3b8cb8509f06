//! Programs in places of their own, which can be cut off from the servers they use.
//!
//! Where that is allowed each has a network of its own, whose cable is pulled: what is sent is
//! lost without a word, as when a switch fails. Elsewhere relays in between keep what they are
//! given until the cut is over.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, sleep};
use std::time::Duration;

use crate::process::{await_true, run};

/// Says that this process is alone in its network, and may do there what it likes.
const ALONE: &str = "SNUG_TEST_ALONE";

/// A place for a program.
pub struct Island {
    /// The one that holds a network, and its number among those of this process.
    network: Option<(Child, u8)>,
    is_cut: Arc<AtomicBool>,
}

/// Runs the test of this name once more, in a network of its own, if that is allowed; whether it
/// has been. The test must ask this first, and be done if it was run.
pub fn ran_alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        run(Command::new("ip").args(["link", "set", "lo", "up"]));
        return false;
    }
    let may = Command::new("unshare").args(["--net", "ip", "link"]).output();
    if !may.is_ok_and(|may| may.status.success()) {
        println!(
            "{test}: nodes are cut off by relays, since networks of their own are not allowed"
        );
        return false;
    }
    println!("{test}: nodes are cut off in networks of their own");
    let program = std::env::current_exe().expect("this program has a name");
    let mut again = Command::new("unshare");
    again.arg("--net").arg(program).args([test, "--exact", "--include-ignored", "--nocapture"]);
    again.env(ALONE, "yes");
    // What it says is for whoever wants to see everything, and for all when it fails.
    if std::env::args().any(|argument| argument == "--nocapture") {
        assert!(again.status().expect("unshare can be run").success(), "see above");
    } else {
        let ran = again.output().expect("unshare can be run");
        let said = [ran.stdout, ran.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        assert!(ran.status.success(), "{}", said.join("\n"));
    }
    true
}

impl Island {
    /// One with this number, which no other of this process has.
    pub fn new(number: u8) -> Island {
        let is_cut = Arc::default();
        if std::env::var_os(ALONE).is_none() {
            return Island { network: None, is_cut };
        }
        // It ends when this process does, since nobody then holds the other end of its input.
        let holder = Command::new("unshare").args(["--net", "cat"]).stdin(Stdio::piped()).spawn();
        let holder = holder.expect("unshare can be run");
        let network = |process: &str| std::fs::read_link(format!("/proc/{process}/ns/net")).ok();
        let (own, process) = (network("self"), holder.id().to_string());
        await_true("a network is not made", || {
            network(&process).is_some_and(|made| Some(made) != own)
        });
        let island = Island { network: Some((holder, number)), is_cut };
        island.ip(true, "link set lo up");
        // By one cable it is asked, by the other it asks; only that one is ever pulled.
        for (cable, net) in [("front", 78), ("back", 77)] {
            run_words(
                "ip",
                &format!("link add {cable}{number} type veth peer {cable} netns {process}"),
            );
            for (inside, name, end) in
                [(false, format!("{cable}{number}"), 1), (true, cable.to_owned(), 2)]
            {
                island.ip(inside, &format!("addr add 10.{net}.{number}.{end}/30 dev {name}"));
                island.ip(inside, &format!("link set {name} up"));
            }
        }
        island
    }

    /// Where a program there should listen.
    pub fn listens(&self) -> String {
        match &self.network {
            Some((_, number)) => format!("10.78.{number}.2:0"),
            None => "127.0.0.1:0".to_owned(),
        }
    }

    /// The address of a server, which contains this one of its host and port, as it is there.
    pub fn reaches(&self, address: &str, server: &str) -> String {
        let host = match &self.network {
            Some((_, number)) => format!("10.77.{number}.1:0"),
            None => "127.0.0.1:0".to_owned(),
        };
        let relays = TcpListener::bind(host).expect("there is a free port");
        let here = relays.local_addr().expect("it listens").to_string();
        assert!(address.contains(server), "{address} is not at {server}");
        let (server, is_cut) = (server.to_owned(), self.is_cut.clone());
        let there = address.replace(&server, &here);
        thread::spawn(move || {
            for from in relays.incoming().flatten() {
                let (server, is_cut) = (server.clone(), is_cut.clone());
                thread::spawn(move || relay(from, &server, is_cut));
            }
        });
        there
    }

    /// A command that is run there.
    pub fn command(&self, program: &str) -> Command {
        let Some((holder, _)) = &self.network else { return Command::new(program) };
        let mut command = Command::new("nsenter");
        command.arg(format!("--net=/proc/{}/ns/net", holder.id())).arg("--").arg(program);
        command
    }

    /// Nothing reaches the servers any more, and nothing comes from there.
    pub fn cut(&self) {
        self.set(true);
    }

    /// All is as before.
    pub fn mend(&self) {
        self.set(false);
    }

    fn set(&self, is_cut: bool) {
        match &self.network {
            Some((_, number)) => {
                let state = if is_cut { "down" } else { "up" };
                self.ip(false, &format!("link set back{number} {state}"));
            }
            None => self.is_cut.store(is_cut, Ordering::Relaxed),
        }
    }

    fn ip(&self, inside: bool, words: &str) {
        let mut ip = if inside { self.command("ip") } else { Command::new("ip") };
        run(ip.args(words.split(' ')));
    }
}

impl Drop for Island {
    fn drop(&mut self) {
        if let Some((holder, _)) = &mut self.network {
            // It may have ended by itself.
            let _ = holder.kill();
            let _ = holder.wait();
        }
    }
}

fn run_words(program: &str, words: &str) {
    run(Command::new(program).args(words.split(' ')));
}

/// Hands on what each says to the other until one of them ends.
fn relay(from: TcpStream, server: &str, is_cut: Arc<AtomicBool>) {
    wait(&is_cut);
    // Whoever is not reached hangs up.
    let Ok(to) = TcpStream::connect(server) else { return };
    let ends = from.try_clone().and_then(|from| Ok((from, to.try_clone()?)));
    let Ok((back, answers)) = ends else { return };
    let cut = is_cut.clone();
    thread::spawn(move || hand_on(answers, back, &cut));
    hand_on(from, to, &is_cut);
}

fn hand_on(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 16384];
    loop {
        let read = from.read(&mut bytes).unwrap_or(0);
        wait(is_cut);
        if read == 0 || to.write_all(&bytes[..read]).is_err() {
            // The other one may be gone already.
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
            return;
        }
    }
}

fn wait(is_cut: &AtomicBool) {
    while is_cut.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(5));
    }
}
