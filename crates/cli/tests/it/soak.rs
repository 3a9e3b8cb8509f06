//! A long evening: many tables of people and bots who come and go and use everything.

mod afterwards;

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use game::Dice;
use game::dice::QuickDice;
use serde_json::json;

use crate::house::{Folder, House};
use crate::players::Game;
use afterwards::{afterwards, alone, ask, wander};

/// How many threads act for the people, and how many tables each of them has.
const THREADS: u64 = 25;
const TABLES: usize = 20;
/// How long each thread rests between two acts.
const REST: Duration = Duration::from_millis(40);
/// This part of the evening, the first, is not measured: tables fill, games grow from their first
/// step on, and no table that was left has been let go of yet.
const BEGINNING: f64 = 1.0 / 6.0;
/// The rest of it has four quarters.
const QUARTERS: usize = 4;

/// What was measured in a quarter.
#[derive(Default)]
struct Quarter {
    memory: Vec<u64>,
    latencies: Vec<Duration>,
}

impl Quarter {
    fn mean_memory(&self) -> f64 {
        self.memory.iter().sum::<u64>() as f64 / self.memory.len().max(1) as f64
    }

    fn percentile(&mut self, part: f64) -> Duration {
        self.latencies.sort();
        let index = (self.latencies.len() as f64 * part) as usize;
        self.latencies.get(index).copied().unwrap_or_default()
    }
}

/// One table, and who listens to it.
struct Seen {
    game: Game,
    stream: Option<TcpStream>,
}

impl Seen {
    fn new(address: &str, dice: &mut QuickDice) -> Seen {
        Seen { game: Game::start(address, u64::from(dice.below(1 << 30))), stream: None }
    }

    /// Reads what has come, so that the house need not wait.
    fn listen(&mut self) {
        let Some(stream) = &mut self.stream else { return };
        let mut piece = [0; 16 * 1024];
        loop {
            match stream.read(&mut piece) {
                Ok(0) => break self.stream = None,
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => break self.stream = None,
            }
        }
    }

    /// Somebody does something; how long it took, if it was an answer.
    fn act(&mut self, address: &str, dice: &mut QuickDice) -> Option<Duration> {
        self.listen();
        let table = self.game.table().to_owned();
        let token = self.game.token(dice.below(2) as usize).to_owned();
        let path = |what: &str| format!("/tables/{table}/{what}");
        let post = |what: &str, body| ask(address, "POST", &token, &path(what), Some(body));
        let look = |path: &str| ask(address, "GET", &token, path, None);
        match dice.below(100) {
            0..4 => post("chat", json!({ "text": "It rains." })),
            4..7 => post("undo", json!({})),
            7..9 => post("undo", json!({ "agree": true })),
            9..11 => post("note", json!({ "text": "Who is Vetinari?" })),
            11..13 => post("orders", json!({ "order": "never-ask" })),
            13..15 => look(&path("log")),
            15..17 => look(&path("at/9")),
            17..21 => wander(address, &token, dice),
            21..22 => alone(address, &token, dice),
            22..26 => page(address, &token, &format!("/tables/{table}"), "text/html"),
            26..30 => self.stream = open_stream(address, &token, &table),
            30..33 => self.stream = None,
            33..34 => {
                post("leave", json!({}));
                *self = Seen::new(address, dice);
            }
            _ => {
                let begin = Instant::now();
                self.game.answer_once(address).expect("the house is open");
                if self.game.is_over {
                    self.game.must_be_recorded(address);
                    afterwards(address, &self.game, dice);
                    *self = Seen::new(address, dice);
                }
                return Some(begin.elapsed());
            }
        }
        None
    }
}

/// A page or a picture as a browser asks for it.
fn page(address: &str, token: &str, path: &str, kind: &str) {
    let head = format!(
        "GET {path} HTTP/1.0\r\nHost: {address}\r\nAccept: {kind}\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).expect("the house is open");
    stream.write_all(head.as_bytes()).expect("it listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    let failed = answer.starts_with(b"HTTP/1.0 5");
    assert!(!failed, "{path}: {}", String::from_utf8_lossy(&answer));
}

fn open_stream(address: &str, token: &str, table: &str) -> Option<TcpStream> {
    let head = format!(
        "GET /tables/{table}/events HTTP/1.0\r\nHost: {address}\r\nAccept: text/event-stream\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(head.as_bytes()).ok()?;
    stream.set_nonblocking(true).ok()?;
    Some(stream)
}

fn evening(time: Duration, threads: u64, tables: usize) {
    let folder = Folder::new("soak");
    let mut house = House::open_under(Command::new("env"), &folder.0, "error");
    let (files, tasks) = (house.open_files(), house.figure("Threads"));
    let over = Arc::new(AtomicBool::new(false));
    let quarters: [Arc<Mutex<Quarter>>; QUARTERS] = Default::default();
    let begin = Instant::now();
    let quarter = move || {
        let part = begin.elapsed().as_secs_f64() / time.as_secs_f64();
        let measured = (part - BEGINNING) / (1.0 - BEGINNING);
        (measured >= 0.0).then(|| ((measured * QUARTERS as f64) as usize).min(QUARTERS - 1))
    };
    let people: Vec<_> = (0..threads)
        .map(|number| {
            let (address, over) = (house.address.clone(), over.clone());
            let quarters = quarters.clone();
            thread::spawn(move || {
                let mut dice = QuickDice::new(number);
                let mut seen: Vec<Seen> = Vec::new();
                while !over.load(Ordering::Relaxed) {
                    if seen.len() < tables {
                        seen.push(Seen::new(&address, &mut dice));
                    }
                    let index = dice.below(seen.len() as u32) as usize;
                    let latency = seen[index].act(&address, &mut dice);
                    if let Some((latency, quarter)) = latency.zip(quarter()) {
                        quarters[quarter].lock().unwrap().latencies.push(latency);
                    }
                    thread::sleep(REST);
                }
            })
        })
        .collect();
    while begin.elapsed() < time {
        thread::sleep(Duration::from_millis(500));
        assert!(!house.has_ended(), "the house has ended");
        assert!(!people.iter().any(|person| person.is_finished()), "something went wrong above");
        if let Some(quarter) = quarter() {
            quarters[quarter].lock().unwrap().memory.push(house.figure("VmRSS"));
        }
    }
    over.store(true, Ordering::Relaxed);
    for person in people {
        person.join().expect("nothing went wrong");
    }
    // Connections are closed one after the other.
    let patience = Instant::now();
    while house.open_files() > files + 8 && patience.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(200));
    }
    println!("quarter  memory in MB  answers  middle in ms  99 of 100 in ms");
    for (number, quarter) in quarters.iter().enumerate() {
        let mut quarter = quarter.lock().unwrap();
        println!(
            "{:7}  {:12.1}  {:7}  {:12.2}  {:15.2}",
            number + 1,
            quarter.mean_memory() / 1024.0,
            quarter.latencies.len(),
            quarter.percentile(0.5).as_secs_f64() * 1000.0,
            quarter.percentile(0.99).as_secs_f64() * 1000.0,
        );
    }
    let (now_open, now_running) = (house.open_files(), house.figure("Threads"));
    println!("files {files} and then {now_open}, threads {tasks} and then {now_running}");
    assert!(now_open <= files + 8, "{now_open} files are open, {files} at the beginning");
    assert!(now_running <= tasks + 8, "{now_running} threads run, {tasks} at the beginning");
    let (mut first, mut last) = (quarters[0].lock().unwrap(), quarters[3].lock().unwrap());
    let grown = last.mean_memory() / first.mean_memory();
    // A short evening is all beginning.
    if time >= Duration::from_secs(1800) {
        assert!(grown < 1.1, "memory is {grown:.2} times what it was");
        let (before, after) = (first.percentile(0.5), last.percentile(0.5));
        let allowed = before.mul_f64(1.25) + Duration::from_millis(1);
        assert!(after <= allowed, "an answer takes {after:?}, and took {before:?}");
    }
    assert!(!first.latencies.is_empty() && !last.latencies.is_empty(), "nobody played");
}

/// For `cargo xtask long soak`, which says how long it is.
#[test]
#[ignore = "takes an hour"]
fn a_long_evening() {
    let minutes = std::env::var("SNUG_MINUTES").ok().and_then(|text| text.parse().ok());
    evening(Duration::from_secs(60 * minutes.unwrap_or(60)), THREADS, TABLES);
}

/// The same in seconds: everything is used, and nothing is left open.
#[test]
fn a_short_evening() {
    evening(Duration::from_secs(4), 4, 3);
}
