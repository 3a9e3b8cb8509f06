//! Two nodes of one house and a thinker, beside PostgreSQL and NATS and behind nginx, as
//! `deploy/` has them.

use std::fs::{self, File};
use std::io::BufRead;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use throwaway::{Nats, Nginx, Postgres};

use crate::house::{Folder, House, program};
use crate::players::Game;

/// How the proxy is set up.
const SITE: &str = include_str!("../../../../deploy/nginx.conf");
/// Part of every password here.
const SECRET: &str = "sesame";

/// What all nodes have in common.
struct Settings {
    folder: Folder,
    database: String,
    bus: String,
}

impl Settings {
    /// A command of `snug` with them; all that it logs is in this file.
    fn command(&self, command: &str, log: &str) -> Command {
        let log = File::options().create(true).append(true).open(self.folder.0.join(log));
        let mut snug = Command::new(program());
        snug.arg(command).args(["--database", &self.database, "--bus", &self.bus]);
        snug.env("PGPASSWORD", format!("{SECRET}-database"));
        snug.env("SNUG_BUS_PASSWORD", format!("{SECRET}-bus"));
        snug.env("SNUG_LOG", "trace").stdout(Stdio::piped());
        snug.stderr(log.expect("there is room for a file"));
        snug
    }

    /// A node that listens here.
    fn node(&self, address: &str) -> House {
        let mut serve = self.command("serve", "nodes.log");
        serve.args(["--address", address, "--browser", "false", "--behind-proxy"]);
        House::run(serve.args(["--requests", "0"]))
    }
}

/// Whoever is asked answers, as soon as the proxy has noticed who is gone and who is back.
fn answer_once(game: &mut Game, proxy: &Nginx) {
    let answers = (0..100).any(|_| {
        let has_answered = game.answer_once(&proxy.address()).is_some();
        if !has_answered {
            sleep(Duration::from_millis(100));
        }
        has_answered
    });
    assert!(answers, "no node answers");
}

/// A process is sent a signal.
fn signal(process: u32, signal: &str) {
    let sent = Command::new("kill").args([signal, &process.to_string()]).status();
    assert!(sent.expect("kill is there").success());
}

/// A node that only thinks; it goes when the test does.
struct Thinker(Child);

impl Thinker {
    fn has_ended(&mut self) -> bool {
        !self.0.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// Asks the process to end, and waits until it has.
    fn end(&mut self) -> bool {
        signal(self.0.id(), "-TERM");
        self.0.wait().expect("it has ended").success()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_game_goes_on_behind_the_proxy_while_nodes_come_hang_and_go_and_no_log_has_a_password() {
    let nats = Nats::for_user("snug", &format!("{SECRET}-bus"));
    let settings = Settings {
        folder: Folder::new("nodes"),
        database: Postgres::shared().database(),
        bus: nats.address().replace("nats://", "nats://snug@"),
    };
    let thinker = settings.command("think", "thinker.log").spawn().expect("it was built");
    let mut thinker = Thinker(thinker);
    let mut nodes = [settings.node("127.0.0.1:0"), settings.node("127.0.0.1:0")];
    let addresses = [0, 1].map(|node| nodes[node].address.clone());
    let site =
        SITE.replace("127.0.0.1:7681", &addresses[0]).replace("127.0.0.1:7682", &addresses[1]);
    assert!(addresses.iter().all(|address| site.contains(address)));
    // Nobody waits for as long here as a proxy may.
    let (long, short) = ("proxy_read_timeout 10s;", "proxy_read_timeout 1s;");
    assert!(site.contains(long));
    let site = site.replace(long, short);
    let proxy = Nginx::start(&site);

    let mut game = Game::start(&proxy.address(), 3);
    let mut told = game.stream(&proxy.address()).expect("the proxy lets a stream through");
    let mut line = String::new();
    while !line.starts_with("data: ") {
        line.clear();
        told.read_line(&mut line).expect("the stream says what there is, and at once");
    }
    drop(told);
    for round in 0..4 {
        let until = game.acknowledged() + 15;
        while !game.is_over && game.acknowledged() < until {
            answer_once(&mut game, &proxy);
        }
        nodes[round % 2].kill();
        game.must_have_kept_everything(&proxy.address());
        let until = game.acknowledged() + 15;
        while !game.is_over && game.acknowledged() < until {
            answer_once(&mut game, &proxy);
        }
        nodes[round % 2] = settings.node(&addresses[round % 2]);
    }
    // A node that takes requests and answers none is passed by.
    signal(nodes[0].pid(), "-STOP");
    let until = game.acknowledged() + 10;
    while !game.is_over && game.acknowledged() < until {
        answer_once(&mut game, &proxy);
    }
    signal(nodes[0].pid(), "-CONT");
    while !game.is_over {
        answer_once(&mut game, &proxy);
    }
    game.must_be_recorded(&proxy.address());

    assert!(!thinker.has_ended(), "it still thinks");
    let begun = Instant::now();
    assert!(thinker.end(), "it ends cleanly");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    for log in ["nodes.log", "thinker.log"] {
        let log = fs::read_to_string(settings.folder.0.join(log)).expect("it was written");
        assert!(log.contains("\"level\""), "something is logged");
        let secret = log.lines().find(|line| line.contains(SECRET));
        assert_eq!(secret, None);
    }
}
