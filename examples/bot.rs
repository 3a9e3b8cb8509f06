//! A bot for Snug in Rust: it makes or joins a table and plays to the end.
//!
//! ```console
//! cargo run --example bot -- 127.0.0.1:7684                   # a table of its own, with bots
//! cargo run --example bot -- 127.0.0.1:7684 TABLE INVITATION  # joins a table
//! ```
//!
//! Put your own idea of a good move into `choose`.

use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

/// Our answer: any legal action will do. The view is all that our seat knows.
fn choose<'a>(_view: &Value, actions: &'a [Value]) -> &'a Value {
    let chance = RandomState::new().hash_one(actions.len()) as usize;
    &actions[chance % actions.len()]
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (address, invited) = match &arguments[..] {
        [address] => (address, None),
        [address, table, invitation] => (address, Some((table, invitation))),
        _ => return Err("tell me HOST:PORT, and the table and invitation if you have them".into()),
    };
    let house = House::come_in(address, "Bot in Rust")?;
    let table = match invited {
        Some((table, invitation)) => {
            let sit = json!({ "invitation": invitation });
            house.post(&format!("/tables/{table}/seats"), &sit)?;
            table.clone()
        }
        None => house.make_table()?,
    };
    println!("playing at http://{address}/tables/{table}");
    println!("places by seat: {}", house.play(&table)?);
    Ok(())
}

/// The house, as somebody who has come in.
struct House {
    address: String,
    token: String,
}

impl House {
    fn come_in(address: &str, name: &str) -> Result<House, Box<dyn Error>> {
        let mut house = House { address: address.to_owned(), token: String::new() };
        let came = house.post("/people", &json!({ "name": name }))?;
        house.token = came["token"].as_str().ok_or("the house gave no token")?.to_owned();
        Ok(house)
    }

    /// A table with us and two quick bots, started at once.
    fn make_table(&self) -> Result<String, Box<dyn Error>> {
        let new = json!({
            "game": "rattus-cartus", "setup": { "players": 3 }, "bots": ["quick", "quick"],
        });
        let created = self.post("/tables", &new)?;
        let table = created["id"].as_str().ok_or("the house made no table")?.to_owned();
        self.post(&format!("/tables/{table}/start"), &json!({}))?;
        Ok(table)
    }

    /// Answers every question until the game is over; the places, by seat.
    fn play(&self, table: &str) -> Result<Value, Box<dyn Error>> {
        let mut answered = None;
        let stream = self.send("GET", &format!("/tables/{table}/events"), "")?;
        for line in BufReader::new(stream).lines() {
            let line = line?;
            let Some(data) = line.strip_prefix("data: ") else { continue };
            let mut state: Value = serde_json::from_str::<Value>(data)?["table"].take();
            if state["state"] == "over" {
                return Ok(state["places"].take());
            }
            let mut question = state["question"].take();
            // An event may be older than our latest answer.
            while let Some(actions) = question["actions"].as_array()
                && question["number"].as_u64() > answered
            {
                let action = choose(&state["view"], actions);
                let step = json!({ "question": question["number"], "actions": [action] });
                answered = question["number"].as_u64();
                question = self.post(&format!("/tables/{table}/steps"), &step)?["question"].take();
            }
        }
        Err("the house has closed".into())
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, Box<dyn Error>> {
        let mut answer = String::new();
        self.send("POST", path, &body.to_string())?.read_to_string(&mut answer)?;
        let (head, text) = answer.split_once("\r\n\r\n").ok_or("the house said nothing")?;
        if !head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')) {
            return Err(format!("{path}: {text}").into());
        }
        Ok(serde_json::from_str(text).unwrap_or(Value::Null))
    }

    /// One request on a connection of its own: HTTP/1.0 ends where the connection does.
    fn send(&self, method: &str, path: &str, body: &str) -> Result<TcpStream, Box<dyn Error>> {
        let mut stream = TcpStream::connect(&self.address)?;
        let House { address, token } = self;
        let length = body.len();
        let token = if token.is_empty() {
            String::new()
        } else {
            format!("Authorization: Bearer {token}\r\n")
        };
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {address}\r\nAccept: application/json\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        Ok(stream)
    }
}
