//! People who play at a real house over real connections, and remember what it told them.

use std::io::{BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::record::{Entry, Record};
use game::{Dice, Seat, Step};
use serde_json::{Value, json};

/// How long somebody waits for an answer, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two people and a bot at one table, and what the house has told them.
#[derive(Clone)]
pub(crate) struct Game {
    table: String,
    people: [Person; 2],
    dice: QuickDice,
    pub(crate) is_over: bool,
}

#[derive(Clone)]
struct Person {
    seat: Seat,
    token: String,
    /// The answers that the house has acknowledged.
    acknowledged: Vec<String>,
    /// How long the record was at the latest of them.
    position: u64,
}

impl Game {
    pub(crate) fn start(address: &str, seed: u64) -> Game {
        let mut people = [0, 1].map(|index| {
            let came = done(address, None, "/people", json!({ "name": format!("P{index}") }));
            let token = came["token"].as_str().expect("a token").to_owned();
            Person { seat: Seat::new(index), token, acknowledged: Vec::new(), position: 0 }
        });
        let new = json!({
            "game": "ankh-morpork", "setup": { "players": 3 }, "window": 0, "bots": ["quick"],
        });
        let created = done(address, Some(&people[0].token), "/tables", new);
        let table = created["id"].as_str().expect("an id").to_owned();
        let path = |what: &str| format!("/tables/{table}/{what}");
        let invitation = json!({ "invitation": created["invitation"] });
        let seated = done(address, Some(&people[1].token), &path("seats"), invitation);
        people[1].seat = seated["seat"].to_string().parse().expect("a seat");
        done(address, Some(&people[0].token), &path("start"), json!({}));
        Game { table, people, dice: QuickDice::new(seed), is_over: false }
    }

    /// The id of the table.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    /// Whoever is asked answers at random; nothing when the house is gone.
    pub(crate) fn answer_once(&mut self, address: &str) -> Option<()> {
        let mut asked = false;
        for person in &mut self.people {
            let Some(table) = look(address, &person.token, &self.table)? else { continue };
            self.is_over |= table["state"] == "over";
            let Some(actions) = table["question"]["actions"].as_array() else { continue };
            asked = true;
            let action = &actions[self.dice.below(actions.len() as u32) as usize];
            let step = json!({ "question": table["question"]["number"], "actions": [action] });
            let path = format!("/tables/{}/steps", self.table);
            let (status, taken) = request(address, "POST", Some(&person.token), &path, Some(step))?;
            // What could not be kept is refused, a proxy may have nobody behind it for a moment,
            // or somebody who hangs, and then somebody else may have gone on.
            assert!([200, 409, 502, 503, 504].contains(&status), "{status} {taken}");
            if status != 200 {
                continue;
            }
            person.acknowledged.push(action.as_str().expect("notation").to_owned());
            person.position = taken["position"].as_u64().expect("a number");
        }
        if !asked {
            // The bot needs a moment.
            thread::sleep(Duration::from_millis(2));
        }
        Some(())
    }

    /// The key of one of the two.
    pub(crate) fn token(&self, person: usize) -> &str {
        &self.people[person % 2].token
    }

    /// How many answers were acknowledged so far.
    pub(crate) fn acknowledged(&self) -> usize {
        self.people.iter().map(|person| person.acknowledged.len()).sum()
    }

    /// The stream of the first player.
    pub(crate) fn stream(&self, address: &str) -> Option<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(Duration::from_millis(500))).ok()?;
        let head = format!(
            "GET /tables/{}/events HTTP/1.0\r\nHost: {address}\r\nAccept: text/event-stream\r\n\
             Authorization: Bearer {}\r\n\r\n",
            self.table, self.people[0].token
        );
        stream.write_all(head.as_bytes()).ok()?;
        Some(BufReader::new(stream))
    }

    /// The table, as soon as somebody answers: a proxy may still have to notice who is gone.
    fn read(&self, address: &str, token: &str) -> Value {
        for _ in 0..400 {
            if let Some(table) = get(address, token, &self.table) {
                return table;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("the house is not open")
    }

    /// The record is at least so long.
    pub(crate) fn must_have_position(&self, address: &str, position: u64) {
        let table = self.read(address, &self.people[0].token);
        let kept = table["position"].as_u64().expect("a number");
        assert!(kept >= position, "{position} lines were shown, and {kept} are there");
    }

    pub(crate) fn must_have_kept_everything(&self, address: &str) {
        for person in &self.people {
            let table = self.read(address, &person.token);
            assert!(table["broken"].is_null(), "{table}");
            let kept = table["position"].as_u64().expect("a number");
            assert!(kept >= person.position, "{kept} lines of {} are left", person.position);
        }
    }

    /// The record of the whole game verifies, and holds every acknowledged answer in order.
    pub(crate) fn must_be_recorded(&self, address: &str) {
        let path = format!("/tables/{}/record", self.table);
        let token = Some(self.people[0].token.as_str());
        let (_, text) = exchange(address, "GET", token, &path, None).expect("the house is open");
        let record = Record::<AnkhMorpork>::parse(&text).expect("a record");
        record.verify().expect("it was dealt fairly");
        for person in &self.people {
            let mut answers = record.entries().iter().filter_map(|entry| match entry {
                Entry::Step(Step::Act(seat, action)) if *seat == person.seat => {
                    Some(action.to_string())
                }
                _ => None,
            });
            for action in &person.acknowledged {
                assert!(answers.any(|answer| answer == *action), "{action} is lost");
            }
        }
    }
}

/// A table as somebody sees it, unless it has to be read from disk again; nothing when the
/// house is gone.
fn look(address: &str, token: &str, table: &str) -> Option<Option<Value>> {
    let path = format!("/tables/{table}");
    let (status, mut answer) = request(address, "GET", Some(token), &path, None)?;
    // A proxy without anybody behind it, or with somebody who hangs, says so itself.
    if [502, 504].contains(&status) {
        return None;
    }
    assert!([200, 503].contains(&status), "{status} {answer}");
    Some((status == 200).then(|| answer["table"].take()))
}

/// A table as somebody sees it; nothing when the house is gone.
fn get(address: &str, token: &str, table: &str) -> Option<Value> {
    let path = format!("/tables/{table}");
    let (status, mut answer) = request(address, "GET", Some(token), &path, None)?;
    // A proxy without anybody behind it, or with somebody who hangs, says so itself.
    if [502, 504].contains(&status) {
        return None;
    }
    assert_eq!(status, 200, "{answer}");
    Some(answer["table"].take())
}

/// Posts something that must work.
pub(crate) fn done(address: &str, token: Option<&str>, path: &str, body: Value) -> Value {
    let (status, answer) = request(address, "POST", token, path, Some(body)).expect("it is open");
    assert!((200..300).contains(&status), "{path}: {status} {answer}");
    answer
}

/// One request, and the JSON it is answered with; nothing when the house is gone.
pub(crate) fn request(
    address: &str,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: Option<Value>,
) -> Option<(u16, Value)> {
    let (status, text) = exchange(address, method, token, path, body)?;
    // An answer that was cut off is no answer.
    let answer = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).ok()? };
    Some((status, answer))
}

/// One request on a connection of its own; nothing when the house is gone.
pub(crate) fn exchange(
    address: &str,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: Option<Value>,
) -> Option<(u16, String)> {
    exchange_within(PATIENCE, address, method, token, path, body)
}

/// The same; nothing either when no word comes for so long.
pub(crate) fn exchange_within(
    patience: Duration,
    address: &str,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: Option<Value>,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(patience)).ok()?;
    let body = body.map_or_else(String::new, |body| body.to_string());
    let token =
        token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let head = format!(
        "{method} {path} HTTP/1.0\r\nHost: {address}\r\nAccept: application/json\r\n{token}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("content-length").then(|| value.parse::<usize>().ok())?
    });
    if length.is_some_and(|length| length != text.len()) {
        return None;
    }
    Some((status, text.to_owned()))
}
