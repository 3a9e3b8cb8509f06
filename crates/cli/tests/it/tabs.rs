//! What was played in a browser tab, taken elsewhere.

use serde_json::{Value, json};
use tab::Tab;

use crate::house::{Folder, House};
use crate::players::{done, exchange};
use crate::records::file_with;
use crate::snug;

/// What a browser has kept, and what it runs.
#[derive(Default)]
struct Browser {
    tab: Tab,
    kept: Value,
    asked: u32,
}

impl Browser {
    fn ask(&mut self, question: &Value) -> Value {
        let answer = self.tab.answer(question.to_string().as_bytes());
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        for pair in answer["keep"].as_array().into_iter().flatten() {
            self.kept[pair[0].as_str().unwrap()] = pair[1].clone();
        }
        answer
    }

    fn visit(&mut self, path: &str, form: Option<Value>) -> Value {
        self.asked += 1;
        self.ask(&json!({
            "ask": "visit", "post": form.is_some(), "path": path, "lang": "en",
            "fields": form.unwrap_or(json!([])), "now": "2026-11-19T12:00:00Z",
            "chance": format!("{:096x}", self.asked),
        }))
    }

    /// Plays a game against bots to its end, and returns its record.
    fn play(&mut self, game: &str, seats: &[&str]) -> String {
        let seat = |(place, sitter): (usize, &&str)| json!([format!("seat{}", place + 1), sitter]);
        let mut form: Vec<Value> = seats.iter().enumerate().map(seat).collect();
        form.extend([json!(["clock", "none"]), json!(["pace", "0"]), json!(["name", "Rosa"])]);
        let made = self.visit(&format!("/tables?game={game}"), Some(json!(form)));
        let table = made["show"]["with"].as_str().expect("it leads to the table").to_owned();
        let mut shown = self.visit(&table, None);
        for _ in 0..5000 {
            if let Some(job) = shown["think"].as_array().and_then(|jobs| jobs.first()).cloned() {
                let id = job["table"].as_str().unwrap();
                let kept = self.kept[format!("table/{id}")].clone();
                let thought =
                    self.ask(&json!({ "ask": "think", "kept": kept, "seat": job["seat"] }));
                shown = self.ask(&json!({
                    "ask": "decided", "path": table, "lang": "en", "now": "2026-11-19T12:00:00Z",
                    "table": id, "question": thought["question"], "action": thought["action"],
                }));
                continue;
            }
            let page = self.visit(&table, None);
            let html = page["show"]["with"].as_str().unwrap();
            let Some((question, action)) = choice(html) else { break };
            let answer = json!([["question", question], ["action", action]]);
            shown = self.visit(&format!("{table}/steps"), Some(answer));
        }
        let record = self.visit(&format!("{table}/record"), None);
        record["show"]["with"][1].as_str().expect("it is over").to_owned()
    }
}

/// The question on a page, and the first answer that one button gives.
fn choice(html: &str) -> Option<(String, String)> {
    let values = |name: &str| {
        let mark = format!("name=\"{name}\" value=\"");
        let found = html.split(mark.as_str()).skip(1);
        found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect::<Vec<_>>()
    };
    let question = values("question").into_iter().next()?;
    let action = values("action").into_iter().find(|action| !action.contains('#'))?;
    Some((question, action))
}

#[test]
fn a_record_made_in_a_tab_is_true_and_comes_into_a_house() {
    let folder = Folder::new("from-a-tab");
    let house = House::open(&folder.0);
    let came = done(&house.address, None, "/people", json!({ "name": "Rosa" }));
    let token = came["token"].as_str().unwrap();
    for game in ["ankh-morpork", "rattus-cartus"] {
        let record = Browser::default().play(game, &["me", "bot-quick", "bot-beginner"]);
        assert!(record.contains("Rosa"), "{record}");
        let file = file_with(&format!("tab-{game}.record"), &record);
        let verified = snug(&["verify", file.to_str().unwrap()]).printed();
        assert!(verified.contains(&format!("is a true record of {game}: ")), "{verified}");
        // Nobody else had a part in what was dealt from.
        assert!(verified.trim_end().ends_with(", sealed by the house alone"), "{verified}");
        let taken = done(&house.address, Some(token), "/records", json!({ "record": record }));
        let path = format!("/tables/{}", taken["id"].as_str().unwrap());
        let (status, again) =
            exchange(&house.address, "GET", Some(token), &format!("{path}/record"), None).unwrap();
        assert_eq!((status, &again[..]), (200, &record[..]));
        let (_, table) = exchange(&house.address, "GET", Some(token), &path, None).unwrap();
        let table: Value = serde_json::from_str(&table).unwrap();
        assert_eq!(table["table"]["state"], "over");
        assert_eq!(table["table"]["seats"][0]["name"], "Rosa");
    }
}
