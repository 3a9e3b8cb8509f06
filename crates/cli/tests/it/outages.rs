//! Nodes, the bus and the database that end, hang or are cut off while people play: nothing
//! acknowledged is lost and nothing comes twice, every stream goes on where it was, every bot
//! answers once, and nobody is shown what they may not know.
//!
//! Nodes are cut off by a cable that is pulled out of a network of their own, where this
//! process may make one (as root), and otherwise by relays that hand on nothing; the test says
//! which.

mod player;
mod table;

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use game::Dice;
use game::dice::QuickDice;
use throwaway::{Island, Nats, Postgres, ran_alone};

use crate::house::{House, program};
use table::Table;

/// How soon every table and every stream goes on after a fault.
const PATIENCE: Duration = Duration::from_secs(20);
/// After how long a node that does not show that it lives is taken for gone.
const GONE: Duration = Duration::from_secs(5);
/// Answers that were given twice: a question has one.
const TWICE: &str = "SELECT count(*) FROM (SELECT 1 FROM log WHERE question <> 0
                     GROUP BY table_id, seat, question HAVING count(*) > 1) AS twice";

#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    ClosedNode,
    KilledNode,
    PausedNode,
    FrozenBus,
    KilledBus,
    RestartedDatabase,
    CutOffNode,
    Everything,
}

const ALL: [Fault; 8] = [
    Fault::ClosedNode,
    Fault::KilledNode,
    Fault::PausedNode,
    Fault::FrozenBus,
    Fault::KilledBus,
    Fault::RestartedDatabase,
    Fault::CutOffNode,
    Fault::Everything,
];

/// Where the nodes are that anybody can ask.
type Addresses = Arc<Mutex<Vec<String>>>;

/// A house of several nodes whose world can be made to fail.
struct World {
    postgres: Postgres,
    nats: Nats,
    database: String,
    nodes: Vec<Node>,
    addresses: Addresses,
}

/// A node, and where it is.
struct Node {
    island: Island,
    /// What it keeps everything in, and hears the others by, as it reaches them.
    settings: [String; 4],
    house: Option<House>,
}

impl Node {
    fn open(&mut self) {
        let mut serve = self.island.command(&program());
        serve.args(["serve", "--browser", "false", "--requests", "0", "--streams", "0"]);
        serve.args(["--address", &self.island.listens()]).args(&self.settings);
        serve.args(["--connections-each", "0"]).env("SNUG_LOG", "off").stdout(Stdio::piped());
        self.house = Some(House::run(&mut serve));
    }
}

impl World {
    fn open(nodes: u8) -> World {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let database = postgres.database();
        let host = |address: &str| {
            let (_, rest) = address.split_once("://").expect("an address");
            let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
            rest.split('/').next().expect("a host").to_owned()
        };
        let node = |number| {
            let island = Island::new(number);
            let reach = |address: &str| island.reaches(address, &host(address));
            let [reached, bus] = [reach(&database), reach(nats.address())];
            let settings = ["--database".to_owned(), reached, "--bus".to_owned(), bus];
            Node { island, settings, house: None }
        };
        let nodes = (0..nodes).map(node).collect();
        let mut world = World { postgres, nats, database, nodes, addresses: Addresses::default() };
        for node in 0..world.nodes.len() {
            world.nodes[node].open();
        }
        world.tell_where();
        world
    }

    /// Everybody knows where the nodes are.
    fn tell_where(&self) {
        let houses = self.nodes.iter().filter_map(|node| node.house.as_ref());
        *self.addresses.lock().unwrap() = houses.map(|house| house.address.clone()).collect();
    }

    fn kill(&mut self, node: usize) {
        self.nodes[node].house = None;
    }

    /// The process of a node is sent a signal.
    fn signal(&self, node: usize, signal: &str) {
        let house = self.nodes[node].house.as_ref().expect("it is open");
        let sent = Command::new("kill").args([signal, &house.pid().to_string()]).status();
        assert!(sent.expect("kill is there").success());
    }

    fn open_again(&mut self, node: usize) {
        self.nodes[node].open();
        self.tell_where();
    }

    /// Something fails for a while, and then it no longer does. `goes_on` says that the house
    /// goes on meanwhile.
    fn suffer(&mut self, fault: Fault, dice: &mut QuickDice, goes_on: impl Fn(&str)) {
        let node = dice.below(self.nodes.len() as u32) as usize;
        let time = Duration::from_millis(u64::from(500 + dice.below(2500)));
        match fault {
            Fault::ClosedNode => {
                self.signal(node, "-TERM");
                goes_on("while a node closes");
                let begun = Instant::now();
                while !self.nodes[node].house.as_mut().expect("it was open").has_ended() {
                    assert!(begun.elapsed() < PATIENCE, "a node does not end");
                    thread::sleep(Duration::from_millis(20));
                }
                self.open_again(node);
            }
            Fault::KilledNode => {
                self.kill(node);
                goes_on("while a node is gone");
                self.open_again(node);
            }
            Fault::PausedNode => {
                self.signal(node, "-STOP");
                goes_on("while a node stands still");
                // Longer than the others take it for one that lives.
                thread::sleep(GONE);
                self.signal(node, "-CONT");
            }
            Fault::FrozenBus => {
                self.nats.freeze();
                goes_on("while the bus hangs");
                thread::sleep(time);
                self.nats.thaw();
            }
            Fault::KilledBus => {
                self.nats.crash();
                goes_on("while the bus is gone");
                thread::sleep(time);
                self.nats.begin();
            }
            Fault::RestartedDatabase => {
                self.postgres.crash();
                thread::sleep(time / 2);
                self.postgres.begin();
            }
            Fault::CutOffNode => {
                self.nodes[node].island.cut();
                goes_on("while a node is cut off");
                thread::sleep(time);
                self.nodes[node].island.mend();
            }
            Fault::Everything => {
                let other = (node + 1) % self.nodes.len();
                self.nodes[node].island.cut();
                self.nats.crash();
                self.kill(other);
                thread::sleep(time / 2);
                self.postgres.crash();
                thread::sleep(time / 2);
                self.nodes[node].island.mend();
                self.postgres.begin();
                self.open_again(other);
                thread::sleep(time / 2);
                self.nats.begin();
            }
        }
    }
}

/// Lets these faults happen one after the other at a house of so many nodes while people play.
fn suffer(seed: u64, faults: &[Fault], nodes: u8, tables: u64) {
    let mut dice = QuickDice::new(seed);
    let mut world = World::open(nodes);
    let is_over = Arc::new(AtomicBool::new(false));
    let begin = |number| Table::begin(&world.addresses, &is_over, seed * 100 + number);
    let played: Vec<Table> = (0..tables).map(begin).collect();
    for fault in faults {
        let begun = Instant::now();
        let after = format!("{fault:?}, seed {seed}");
        world.suffer(*fault, &mut dice, |meanwhile| {
            played.iter().for_each(|table| table.must_go_on(&format!("{meanwhile}, seed {seed}")));
        });
        let failed = begun.elapsed();
        played.iter().for_each(|table| table.must_go_on(&after));
        played.iter().for_each(|table| table.streams_must_go_on(&after));
        println!("{after}: {failed:.1?}, and all went on after {:.1?}", begun.elapsed() - failed);
    }
    let unfinished = played.iter().filter(|table| !table.is_over()).count();
    assert!(unfinished > 0, "the games are too short for all of these faults");
    // Those that are not over are played to their end, as fast as they can be.
    is_over.store(true, Ordering::Relaxed);
    let ended: Vec<_> = played.into_iter().map(Table::end).collect();
    assert_eq!(world.postgres.number_of(&world.database, TWICE), 0, "seed {seed}");
    // What is there is told by a node that has seen nothing of it.
    for node in 0..world.nodes.len() {
        world.kill(node);
    }
    world.open_again(0);
    let address = world.addresses.lock().unwrap()[0].clone();
    ended.iter().for_each(|table| table.must_be_kept(&address));
}

/// Every fault once.
#[test]
fn nothing_is_lost_or_comes_twice_when_nodes_bus_or_database_fail() {
    if !ran_alone("outages::nothing_is_lost_or_comes_twice_when_nodes_bus_or_database_fail") {
        suffer(1, &ALL, 2, 3);
    }
}

/// For `cargo xtask long nodes`, which says how many seeds and where they begin.
#[test]
#[ignore = "takes half an hour"]
fn nothing_is_lost_or_comes_twice_in_any_order_of_outages() {
    if ran_alone("outages::nothing_is_lost_or_comes_twice_in_any_order_of_outages") {
        return;
    }
    let number = |name: &str, otherwise: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (first, count) = (number("SNUG_SEED", 2), number("SNUG_SEEDS", 1));
    for seed in first..first + count {
        let mut dice = QuickDice::new(seed);
        let mut faults = ALL;
        for last in (1..faults.len()).rev() {
            faults.swap(last, dice.below(last as u32 + 1) as usize);
        }
        suffer(seed, &faults, 3, 6);
        println!("seed {seed}: nothing lost, nothing twice");
    }
}
