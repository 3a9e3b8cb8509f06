//! One of the people at a table of several nodes: whoever does not get an answer asks another
//! node, with the same key, until there is one.

use std::thread;
use std::time::{Duration, Instant};

use ankh_morpork::AnkhMorpork;
use game::dice::QuickDice;
use game::record::Record;
use game::{Dice, Seat, Step};
use serde_json::{Value, json};

use super::Addresses;
use crate::players::exchange_within;

/// How long somebody waits for a node before they ask another,
const WAITS: Duration = Duration::from_millis(1500);
/// and how long they leave it alone then, as proxies do.
const LEAVES_ALONE: Duration = Duration::from_secs(4);

/// Somebody at a table, and what became of what they have answered.
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) token: String,
    sent: Vec<Sent>,
    chooses: Chooses,
}

/// Somebody who asks any node but one that has not answered lately.
pub(super) struct Chooses {
    dice: QuickDice,
    avoids: Option<(String, Instant)>,
}

/// An answer, and whether it must have been taken: whoever has no word of it and is then told
/// that it comes too late cannot know.
struct Sent {
    action: String,
    is_certain: bool,
}

/// What somebody found at a table.
pub(super) enum Found {
    /// Nobody has answered.
    Nobody,
    /// They are not asked.
    NotAsked,
    /// They were, and the record is so long now.
    Answered(u64),
    /// The game is over.
    Over,
}

impl Chooses {
    pub(super) fn new(seed: u64) -> Chooses {
        Chooses { dice: QuickDice::new(seed), avoids: None }
    }

    /// A node, at random.
    pub(super) fn node(&mut self, nodes: &Addresses) -> String {
        let nodes = nodes.lock().unwrap();
        self.avoids.take_if(|(_, since)| since.elapsed() > LEAVES_ALONE);
        let avoided = self.avoids.as_ref().map(|(node, _)| node);
        let others: Vec<&String> = nodes.iter().filter(|node| Some(*node) != avoided).collect();
        let all = if others.is_empty() { nodes.iter().collect() } else { others };
        all[self.dice.below(all.len() as u32) as usize].clone()
    }

    /// It has not answered.
    pub(super) fn avoid(&mut self, node: String) {
        self.avoids = Some((node, Instant::now()));
    }
}

/// What a node says, unless it says nothing or cannot answer now.
pub(super) fn say(
    address: &str,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: Option<Value>,
) -> Option<(u16, Value)> {
    let (status, text) = exchange_within(WAITS, address, method, token, path, body)?;
    let answer = serde_json::from_str(&text).ok()?;
    (status != 503).then_some((status, answer))
}

impl Player {
    pub(super) fn new(seat: Seat, token: String, seed: u64) -> Player {
        Player { seat, token, sent: Vec::new(), chooses: Chooses::new(seed) }
    }

    /// Answers if they are asked, and then does not rest until they know what became of it.
    pub(super) fn answer(&mut self, nodes: &Addresses, table: &str) -> Found {
        let address = self.chooses.node(nodes);
        let path = format!("/tables/{table}");
        let Some((status, seen)) = say(&address, "GET", Some(&self.token), &path, None) else {
            self.chooses.avoid(address);
            return Found::Nobody;
        };
        assert_eq!(status, 200, "{seen}");
        let seen = &seen["table"];
        if seen["state"] == "over" {
            return Found::Over;
        }
        let question = &seen["question"];
        let Some(actions) = question["actions"].as_array() else { return Found::NotAsked };
        let action = &actions[self.chooses.dice.below(actions.len() as u32) as usize];
        let key = format!("{}x{}", self.seat.index(), question["number"]);
        let step = json!({ "question": question["number"], "actions": [action], "key": key });
        let action = action.as_str().expect("notation").to_owned();
        let mut is_first = true;
        loop {
            let address = self.chooses.node(nodes);
            let path = format!("{path}/steps");
            let said = say(&address, "POST", Some(&self.token), &path, Some(step.clone()));
            match said {
                Some((200, taken)) => {
                    self.sent.push(Sent { action, is_certain: true });
                    return Found::Answered(taken["position"].as_u64().expect("a number"));
                }
                // Somebody else was faster, or the answer was taken without a word.
                Some((409, _)) => {
                    if !is_first {
                        self.sent.push(Sent { action, is_certain: false });
                    }
                    return Found::NotAsked;
                }
                Some((status, problem)) => panic!("{status} {problem}"),
                None => {
                    is_first = false;
                    self.chooses.avoid(address);
                    thread::sleep(Duration::from_millis(20));
                }
            }
        }
    }

    /// All that was acknowledged is in the record of the game, once and in its order, and
    /// nothing is there that was not sent.
    pub(super) fn must_be_recorded(&self, record: &Record<AnkhMorpork>) {
        let recorded = record.steps().filter_map(|step| match step {
            Step::Act(seat, action) if seat == self.seat => Some(action.to_string()),
            _ => None,
        });
        let recorded: Vec<String> = recorded.collect();
        // After how many of the answers the record can be: each that is uncertain may be there.
        let mut may_be = vec![0];
        for Sent { action, is_certain } in &self.sent {
            let taken = may_be.iter().filter(|at| recorded.get(**at) == Some(action));
            let mut next: Vec<usize> = taken.map(|at| at + 1).collect();
            next.extend(may_be.iter().filter(|_| !is_certain));
            next.sort_unstable();
            next.dedup();
            assert!(!next.is_empty(), "{action} of {} is lost, or another twice", self.seat);
            may_be = next;
        }
        let all = recorded.len();
        assert!(may_be.contains(&all), "{} has answered {may_be:?} times, not {all}", self.seat);
    }
}
