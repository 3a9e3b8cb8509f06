//! A table whose people play on whatever happens, and whose streams are asked for again where
//! they were.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ankh_morpork::AnkhMorpork;
use game::record::Record;
use game::{Seat, Table as Position};
use serde_json::{Value, json};

use super::player::{Chooses, Found, Player, say};
use super::{Addresses, PATIENCE};
use crate::players::{done, exchange};

/// How long people think, so that a game lasts for all faults.
const THINKS: Duration = Duration::from_millis(120);
/// A stream that says nothing for so long is asked for again, at another node.
const SILENCE: Duration = Duration::from_millis(2500);

/// A table while it is played.
pub(super) struct Table {
    id: String,
    /// How many answers were acknowledged, and how long the record was then.
    answers: Arc<AtomicU64>,
    position: Arc<AtomicU64>,
    is_over: Arc<AtomicBool>,
    plays: JoinHandle<Vec<Player>>,
    listens: Vec<(Arc<AtomicU64>, JoinHandle<Heard>)>,
}

/// A table whose game is over.
pub(super) struct Ended {
    id: String,
    players: Vec<Player>,
    heard: Vec<Heard>,
}

/// What a stream has told somebody, or a spectator.
struct Heard {
    seat: Option<Seat>,
    token: Option<String>,
    log: Vec<Value>,
    /// What they saw after how many steps.
    views: Vec<(usize, Value)>,
}

impl Table {
    /// Two people and a bot sit down, each of the people and a spectator with a stream, and
    /// play until `hurry`, and then faster.
    pub(super) fn begin(nodes: &Addresses, hurry: &Arc<AtomicBool>, seed: u64) -> Table {
        let address = nodes.lock().unwrap()[0].clone();
        let tokens = [0, 1].map(|number| {
            let came = done(&address, None, "/people", json!({ "name": format!("P{number}") }));
            came["token"].as_str().expect("a token").to_owned()
        });
        let new = json!({
            "game": "ankh-morpork", "setup": { "players": 3 }, "window": 0, "bots": ["quick"],
            "public": true,
        });
        let created = done(&address, Some(&tokens[0]), "/tables", new);
        let id = created["id"].as_str().expect("an id").to_owned();
        let path = |what: &str| format!("/tables/{id}/{what}");
        let invitation = json!({ "invitation": created["invitation"] });
        let seated = done(&address, Some(&tokens[1]), &path("seats"), invitation);
        let second: Seat = seated["seat"].to_string().parse().expect("a seat");
        done(&address, Some(&tokens[0]), &path("start"), json!({}));

        let seats = [Seat::new(0), second];
        let eyes = seats.into_iter().map(Some).zip(tokens.clone().map(Some));
        let eyes = eyes.chain([(None, None)]).zip(1..);
        let listens = eyes.map(|((seat, token), number)| {
            let shown = Arc::new(AtomicU64::new(0));
            let heard = Heard { seat, token, log: Vec::new(), views: Vec::new() };
            let (nodes, id, told) = (nodes.clone(), id.clone(), shown.clone());
            let chooses = Chooses::new(seed * 10 + number);
            (shown, thread::spawn(move || heard.listen(&nodes, &id, chooses, &told)))
        });
        let listens = listens.collect();
        let players = seats.into_iter().zip(tokens).zip(5..);
        let player = |((seat, token), number)| Player::new(seat, token, seed * 10 + number);
        let mut players: Vec<Player> = players.map(player).collect();
        let (answers, position) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let is_over = Arc::new(AtomicBool::new(false));
        let plays = {
            let (nodes, hurry, id) = (nodes.clone(), hurry.clone(), id.clone());
            let (answers, position) = (answers.clone(), position.clone());
            let is_over = is_over.clone();
            move || {
                for turn in 0.. {
                    match players[turn % 2].answer(&nodes, &id) {
                        Found::Over => break,
                        Found::Answered(lines) => {
                            position.fetch_max(lines, Ordering::Relaxed);
                            answers.fetch_add(1, Ordering::Relaxed);
                            if !hurry.load(Ordering::Relaxed) {
                                thread::sleep(THINKS);
                            }
                        }
                        Found::NotAsked | Found::Nobody => thread::sleep(Duration::from_millis(5)),
                    }
                }
                is_over.store(true, Ordering::Relaxed);
                players
            }
        };
        Table { id, answers, position, is_over, plays: thread::spawn(plays), listens }
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Somebody's answer is acknowledged within the time that is allowed, unless the game is
    /// over.
    pub(super) fn must_go_on(&self, when: &str) {
        let before = self.answers.load(Ordering::Relaxed);
        let goes_on = || self.answers.load(Ordering::Relaxed) > before || self.is_over();
        self.must("it hangs", when, goes_on);
    }

    /// Every stream tells what has been acknowledged until now.
    pub(super) fn streams_must_go_on(&self, when: &str) {
        let until = self.position.load(Ordering::Relaxed);
        for (shown, listens) in &self.listens {
            let goes_on = || shown.load(Ordering::Relaxed) >= until || listens.is_finished();
            self.must("a stream hangs", when, goes_on);
        }
    }

    fn must(&self, otherwise: &str, when: &str, is: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is() {
            assert!(!self.plays.is_finished() || self.is_over(), "somebody gave up {when}");
            assert!(begun.elapsed() < PATIENCE, "{}: {otherwise} {when}", self.id);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the game is over and everyone has been told so.
    pub(super) fn end(self) -> Ended {
        let players = self.plays.join().expect("nothing went wrong");
        let heard = self.listens.into_iter().map(|(_, listens)| listens.join());
        let heard = heard.map(|heard| heard.expect("nothing went wrong")).collect();
        Ended { id: self.id, players, heard }
    }
}

impl Heard {
    /// Listens until the game is over.
    fn listen(
        mut self,
        nodes: &Addresses,
        table: &str,
        mut chooses: Chooses,
        shown: &AtomicU64,
    ) -> Heard {
        let mut last = 0;
        loop {
            let node = chooses.node(nodes);
            let Some(stream) = self.ask(&node, table, last) else {
                chooses.avoid(node);
                thread::sleep(Duration::from_millis(50));
                continue;
            };
            let mut id = 0;
            // It ends when nothing comes for a while; what was not told whole is told again.
            for line in stream.lines().map_while(Result::ok) {
                if let Some(said) = line.strip_prefix("id: ") {
                    id = said.parse().expect("a number");
                }
                let Some(data) = line.strip_prefix("data: ") else { continue };
                let Ok(mut event) = serde_json::from_str::<Value>(data) else { continue };
                assert!(last <= id, "{last} was told before {id}");
                last = id;
                let table = &mut event["table"];
                let steps = table["step"].as_u64().expect("a number");
                let is_whole = table["position"].as_u64() == Some(last);
                let is_over = table["state"] == "over" && is_whole;
                self.views.push((steps as usize, table["view"].take()));
                self.log.append(event["log"].as_array_mut().expect("a list"));
                shown.store(last, Ordering::Relaxed);
                if is_over {
                    return self;
                }
            }
        }
    }

    /// A stream of a table from a line of its record on.
    fn ask(&self, address: &str, table: &str, last: u64) -> Option<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(SILENCE)).ok()?;
        let who = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let head = format!(
            "GET /tables/{table}/events HTTP/1.0\r\nHost: {address}\r\n{}\
             Accept: text/event-stream\r\nLast-Event-ID: {last}\r\n\r\n",
            who.unwrap_or_default(),
        );
        stream.write_all(head.as_bytes()).ok()?;
        Some(BufReader::new(stream))
    }

    /// It was told all that happened, once, and saw at every moment what a table that is made of
    /// the record alone shows to the same eyes.
    fn must_be_true(&self, address: &str, table: &str, moments: &[Position<AnkhMorpork>]) {
        let (mut log, mut from) = (Vec::new(), json!(0));
        while !from.is_null() {
            let path = format!("/tables/{table}/log?from={from}");
            let (_, mut page) =
                say(address, "GET", self.token.as_deref(), &path, None).expect("it is open");
            log.append(page["log"].as_array_mut().expect("a list"));
            from = page["next"].take();
        }
        assert!(self.log == log, "{:?} was told {:?}, not {log:?}", self.seat, self.log);
        for (steps, view) in &self.views {
            let shown = serde_json::to_value(moments[*steps].view(self.seat)).expect("plain data");
            assert_eq!(*view, shown, "{:?} after {steps} steps", self.seat);
        }
    }
}

impl Ended {
    pub(super) fn must_be_kept(&self, address: &str) {
        let path = format!("/tables/{}/record", self.id);
        let (_, text) = exchange(address, "GET", None, &path, None).expect("the house is open");
        let record = Record::<AnkhMorpork>::parse(&text).expect("a record");
        record.verify().expect("it was dealt fairly");
        let mut moments = vec![Position::new(record.header().start())];
        for step in record.steps() {
            let mut next = moments.last().expect("there is a first").clone();
            next.apply(step).expect("the record was verified");
            moments.push(next);
        }
        self.players.iter().for_each(|player| player.must_be_recorded(&record));
        self.heard.iter().for_each(|heard| heard.must_be_true(address, &self.id, &moments));
    }
}
