//! What the house writes down about itself, at its most talkative, is nobody's secret.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::players::{done, request};

const HOST: &str = "token-of-the-host-0123456789";
const CHAT: &str = "chat-that-nobody-writes-down";
const NOTE: &str = "note-that-nobody-writes-down";

/// What somebody may lose if it is written down.
struct Secrets(Vec<String>);

impl Secrets {
    fn keep(&mut self, text: &Value) {
        self.0.push(text.as_str().expect("a text").to_owned());
    }
}

/// Somebody comes in; the answer has a cookie, too.
fn come_in(address: &str, name: &str, secrets: &mut Secrets) -> String {
    let body = json!({ "name": name }).to_string();
    let mut stream = TcpStream::connect(address).expect("it is open");
    let head = format!(
        "POST /people HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    let (_, cookie) = head.split_once("snug=").expect("a cookie");
    let (secret, signature) = cookie.split(';').next().unwrap_or_default().split_once('.').unwrap();
    secrets.0.extend([secret.to_owned(), signature.to_owned()]);
    let came: Value = serde_json::from_str(body).expect("JSON");
    secrets.keep(&came["token"]);
    came["token"].as_str().expect("a token").to_owned()
}

/// Plays a few steps, and keeps what only whoever is asked can know.
fn play(address: &str, tokens: &[&str], path: &str, secrets: &mut Secrets) {
    for _ in 0..30 {
        for token in tokens {
            let seen = request(address, "GET", Some(token), path, None).expect("it is open").1;
            let question = &seen["table"]["question"];
            let Some(actions) = question["actions"].as_array() else { continue };
            for action in actions {
                let words = action.as_str().expect("notation").split(' ');
                // Long words are the names of cards, and of places where they can be used.
                let long = words.filter(|word| word.len() > 9).map(str::to_owned);
                secrets.0.extend(long);
            }
            let step = json!({ "question": question["number"], "actions": [actions[0]] });
            done(address, Some(token), &format!("{path}/steps"), step);
        }
    }
}

#[test]
fn no_secret_is_written_down_even_when_everything_is() {
    let folder = Folder::new("logs");
    let mut house = House::open_talkative(&folder.0, HOST);
    let address = house.address.clone();
    let mut secrets = Secrets([HOST, CHAT, NOTE].map(str::to_owned).to_vec());
    let ada = come_in(&address, "Name-of-Ada", &mut secrets);
    let bob = come_in(&address, "Name-of-Bob", &mut secrets);
    let table = json!({ "game": "ankh-morpork", "window": 0, "setup": { "players": 2 } });
    let created = done(&address, Some(&ada), "/tables", table);
    secrets.keep(&created["invitation"]);
    let path = format!("/tables/{}", created["id"].as_str().expect("an id"));
    let invitation = json!({ "invitation": created["invitation"] });
    done(&address, Some(&bob), &format!("{path}/seats"), invitation);
    done(&address, Some(&ada), &format!("{path}/start"), json!({}));
    done(&address, Some(&ada), &format!("{path}/chat"), json!({ "text": CHAT }));
    done(&address, Some(&bob), &format!("{path}/note"), json!({ "text": NOTE }));
    let link = done(&address, Some(&ada), "/you/device-link", json!({}));
    let link = link["url"].as_str().and_then(|url| url.rsplit('/').next()).expect("a link");
    secrets.0.push(link.to_owned());
    request(&address, "GET", None, &format!("/you/go-on/{link}"), None);
    request(&address, "GET", Some("0123456789abcdef0123456789abcdef"), "/people/me", None);
    play(&address, &[&ada, &bob], &path, &mut secrets);
    done(&address, Some(&ada), "/you/name", json!({ "name": "Other-name-of-Ada" }));
    house.kill();
    let log = std::fs::read_to_string(folder.0.join("log")).expect("a log");
    assert!(log.lines().count() > 50, "it was talkative");
    for line in log.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "no JSON: {line}");
    }
    secrets.0.extend(["Name-of-Ada", "Name-of-Bob", "Other-name-of-Ada"].map(str::to_owned));
    assert!(secrets.0.len() > 40);
    for secret in &secrets.0 {
        let found = log.lines().find(|line| line.contains(secret.as_str()));
        assert!(found.is_none(), "\"{secret}\" in {}", found.unwrap_or_default());
    }
}

#[test]
fn the_limit_of_open_files_is_raised_and_said() {
    let folder = Folder::new("open-files");
    let log = folder.0.join("log");
    let mut limited = std::process::Command::new("prlimit");
    limited.arg("--nofile=256:2048").stderr(std::fs::File::create(&log).expect("there is room"));
    let house = House::open_under(limited, &folder.0, "info");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", house.pid())).expect("it runs");
    let files = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
    assert_eq!(files.split_whitespace().filter(|word| *word == "2048").count(), 2, "{files}");
    let said = std::fs::read_to_string(log).expect("a log");
    assert!(said.contains("2048 files may be open at once"), "{said}");
}
