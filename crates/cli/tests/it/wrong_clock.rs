//! Nodes whose clocks are an hour wrong: what is due happens once, and when it should, because
//! the clock of the database counts for all.
//!
//! They run under libfaketime; `cargo xtask test` installs what is missing.

#[path = "../../../server/tests/it/post_office.rs"]
#[allow(dead_code, reason = "the tests of the house use more of it")]
mod post_office;

use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};
use throwaway::Postgres;

use crate::house::{House, program};
use crate::players::{done, request};
use post_office::{Letter, PostOffice};

/// How much later than it should something may happen on a machine that has much else to do.
const LATE: i64 = 6_000;
/// After how many milliseconds of waiting somebody is told that it is their turn.
const NOTICE: i64 = 2_000;
/// How long a window stays open.
const WINDOW: i64 = 4_000;
/// How long a player may think.
const RESERVE: i64 = 10_000;

/// What time it really is.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    since.as_millis() as i64
}

/// A node whose clock is so wrong.
fn node(wrong: &str, database: &str, smtp: &str) -> House {
    let mut serve = Command::new(program());
    serve.args(["serve", "--address", "127.0.0.1:0", "--browser", "false", "--requests", "0"]);
    serve.args(["--database", database, "--smtp", smtp, "--mail-from", "snug@snug.example"]);
    serve.args(["--notice-after", &(NOTICE / 1000).to_string()]).stdout(Stdio::piped());
    serve.env("LD_PRELOAD", "/usr/$LIB/faketime/libfaketimeMT.so.1").env("SNUG_LOG", "off");
    serve.env("FAKETIME", wrong).env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    let house = House::run(&mut serve);
    let maps = std::fs::read_to_string(format!("/proc/{}/maps", house.pid())).unwrap_or_default();
    assert!(maps.contains("libfaketime"), "the node's clock is right: is faketime installed?");
    house
}

/// Two people, who ask one node and then the other.
struct World {
    nodes: [House; 2],
    people: [String; 2],
    dice: QuickDice,
}

impl World {
    fn node(&mut self) -> String {
        self.nodes[self.dice.below(2) as usize].address.clone()
    }

    /// A table of these two.
    fn start(&mut self, table: Value) -> String {
        let [host, guest] = self.people.clone();
        let created = done(&self.node(), Some(&host), "/tables", table);
        let path = format!("/tables/{}", created["id"].as_str().expect("an id"));
        let invitation = json!({ "invitation": created["invitation"] });
        done(&self.node(), Some(&guest), &format!("{path}/seats"), invitation);
        done(&self.node(), Some(&host), &format!("{path}/start"), json!({}));
        path
    }

    /// A table as one of them sees it at one of the nodes.
    fn look(&self, node: usize, person: usize, path: &str) -> Value {
        let address = &self.nodes[node].address;
        let seen = request(address, "GET", Some(&self.people[person]), path, None);
        let (status, mut seen) = seen.expect("it is open");
        assert_eq!(status, 200, "{seen}");
        seen["table"].take()
    }

    /// Plays at random until somebody can answer a threat, and says when that ends.
    fn until_window(&mut self, path: &str) -> i64 {
        loop {
            for person in [0, 1] {
                let node = self.dice.below(2) as usize;
                let seen = self.look(node, person, path);
                assert_ne!(seen["state"], "over", "nobody threatens anybody with this seed");
                let question = &seen["question"];
                if let Some(closes) = question["closes"].as_i64() {
                    return closes;
                }
                let Some(actions) = question["actions"].as_array() else { continue };
                let action = &actions[self.dice.below(actions.len() as u32) as usize];
                let step = json!({ "question": question["number"], "actions": [action] });
                let token = self.people[person].clone();
                done(&self.node(), Some(&token), &format!("{path}/steps"), step);
            }
        }
    }
}

/// Letters, and when each came.
type Delivered = Arc<Mutex<Vec<(i64, Letter)>>>;

/// What was handed to the post office until now, and where that listens.
fn letters(runtime: &tokio::runtime::Runtime) -> (Delivered, String) {
    let (mut post, smtp) = runtime.block_on(PostOffice::open());
    let letters = Delivered::default();
    let kept = letters.clone();
    runtime.spawn(async move {
        while let Some(letter) = post.next().await {
            kept.lock().unwrap().push((now(), letter));
        }
    });
    (letters, smtp)
}

fn until(what: &str, mut is: impl FnMut() -> bool) -> i64 {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        sleep(Duration::from_millis(20));
    }
    now()
}

#[test]
fn where_all_clocks_are_wrong_what_is_due_happens_once_and_when_it_should() {
    let runtime = tokio::runtime::Runtime::new().expect("there is room for threads");
    let (letters, smtp) = letters(&runtime);
    let database = Postgres::shared().database();
    let nodes = ["+1h", "-1h"].map(|wrong| node(wrong, &database, &smtp));
    let people = ["Ada", "Bob"].map(|name| {
        let came = done(&nodes[0].address, None, "/people", json!({ "name": name }));
        came["token"].as_str().expect("a token").to_owned()
    });
    let mut world = World { nodes, people, dice: QuickDice::new(3) };
    let [ada, bob] = world.people.clone();
    let mail = json!({ "mail": "bob@example.org" });
    done(&world.nodes[1].address, Some(&bob), "/you/notices", mail);
    until("no letter comes", || letters.lock().unwrap().len() == 1);
    let confirm = letters.lock().unwrap()[0].1.link("/you/notices/confirm/");
    done(&world.nodes[0].address, Some(&bob), &confirm, json!({}));

    // Bob is asked, and told so after a while; and what is said has its time.
    let asked = now();
    let setup = json!({ "players": 2, "supply": "together" });
    let waits = world.start(json!({ "game": "rattus-cartus", "setup": setup }));
    for node in 0..2 {
        let (address, path) = (&world.nodes[node].address, format!("{waits}/chat"));
        done(address, Some(&ada), &path, json!({ "text": "Well?" }));
        let (_, said) = request(address, "GET", Some(&ada), &path, None).expect("it is open");
        let last = said["chat"].as_array().and_then(|chat| chat.last()).expect("it was said");
        let time = last["time"].as_i64().expect("a moment");
        assert!((asked..=now() + 100).contains(&time), "{}", time - asked);
    }

    // A player has so long, and then somebody plays for them.
    let clock = json!({ "live": { "reserve": RESERVE / 1000, "increment": 0 } });
    let setup = json!({ "players": 2 });
    let table = json!({ "game": "ankh-morpork", "setup": setup, "clock": clock, "window": 0 });
    let before = now();
    let hurried = world.start(table);
    let runs_out = |seen: &Value| {
        let times = seen["seats"].as_array().expect("two").iter();
        times.filter_map(|seat| seat["time"]["until"].as_i64()).min()
    };
    for node in 0..2 {
        let runs_out = runs_out(&world.look(node, 0, &hurried)).expect("one of them is asked");
        assert!((before + RESERVE..=now() + RESERVE).contains(&runs_out), "{}", runs_out - before);
    }
    let runs_out = runs_out(&world.look(1, 1, &hurried)).expect("one of them is asked");

    // Whoever can answer a threat has so long.
    let table = json!({ "game": "ankh-morpork", "setup": setup, "window": WINDOW });
    let threatened = world.start(table);
    let closes = world.until_window(&threatened);
    let left = closes - now();
    assert!((0..=WINDOW).contains(&left), "{left}");
    let position = world.look(0, 0, &threatened)["position"].clone();
    let closed =
        until("the window stays open", || world.look(1, 1, &threatened)["position"] != position);
    assert!((closes..closes + LATE).contains(&closed), "{}", closed - closes);
    assert_eq!(
        world.look(0, 0, &threatened)["position"],
        world.look(1, 0, &threatened)["position"],
    );

    let played_for = until("nobody plays for them", || {
        let seats = world.look(0, 0, &hurried)["seats"].take();
        seats.as_array().expect("two").iter().any(|seat| seat["level"].is_string())
    });
    assert!((runs_out..runs_out + LATE).contains(&played_for), "{}", played_for - runs_out);

    // By now everyone would have written who is going to.
    let letters = letters.lock().unwrap();
    let about_turn = letters[1..].iter().filter(|(_, letter)| letter.text.contains(&waits));
    let moments: Vec<i64> = about_turn.map(|(moment, _)| moment - asked).collect();
    assert!(moments.len() == 1 && (NOTICE..NOTICE + LATE).contains(&moments[0]), "{moments:?}");
    let twice = "SELECT count(*) FROM (SELECT 1 FROM log WHERE question <> 0
                 GROUP BY table_id, seat, question HAVING count(*) > 1) AS twice";
    assert_eq!(Postgres::shared().number_of(&database, twice), 0);
}
