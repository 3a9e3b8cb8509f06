//! Somebody with a browser: what it keeps, and two workers.

use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tab::Tab;

/// A browser with two workers, one for the pages and one for the bots.
#[derive(Default)]
pub(crate) struct Guest {
    pages: Tab,
    minds: Tab,
    /// Everything that was asked and the hash of every answer, for a browser to compare.
    transcript: String,
    pub(crate) kept: std::collections::BTreeMap<String, String>,
    pub(crate) path: String,
    moment: u32,
}

impl Guest {
    /// Asks the worker for the pages.
    pub(crate) fn ask(&mut self, question: &Value) -> Value {
        self.ask_worker("pages", question)
    }

    /// Asks one of the two.
    pub(crate) fn ask_worker(&mut self, to: &str, question: &Value) -> Value {
        let worker = if to == "pages" { &mut self.pages } else { &mut self.minds };
        let question = question.to_string();
        let answer = worker.answer(question.as_bytes());
        let hash: String =
            Sha256::digest(&answer).iter().map(|byte| format!("{byte:02x}")).collect();
        let line = json!({ "to": to, "ask": question, "answer": hash });
        self.transcript.push_str(&format!("{line}\n"));
        serde_json::from_slice(&answer).unwrap()
    }

    /// Writes what was asked into the folder that `cargo xtask browser` names, if it does.
    pub(crate) fn write_transcript(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SNUG_TRANSCRIPTS") {
            let file = Path::new(&folder).join(format!("{name}.jsonl"));
            std::fs::write(file, &self.transcript).unwrap();
        }
    }

    /// Opens a page or sends a form; what comes of it, once everything is kept.
    pub(crate) fn visit(&mut self, path: &str, form: Option<&[(&str, &str)]>) -> Value {
        self.moment += 1;
        let chance = format!("{:096x}", self.moment * 7919);
        let now = format!("2026-11-18T17:00:{:02}Z", self.moment % 60);
        let (post, fields) = (form.is_some(), form.unwrap_or_default());
        let visit = json!({
            "ask": "visit", "post": post, "path": path, "fields": fields,
            "lang": "en-GB", "now": now, "chance": chance,
        });
        let answer = self.ask(&visit);
        if !post {
            path.clone_into(&mut self.path);
        }
        self.keep(&answer);
        answer
    }

    fn keep(&mut self, answer: &Value) {
        for pair in answer["keep"].as_array().into_iter().flatten() {
            let name = pair[0].as_str().unwrap().to_owned();
            match pair[1].as_str() {
                Some(text) => self.kept.insert(name, text.to_owned()),
                None => self.kept.remove(&name),
            };
        }
    }

    /// Goes where an answer leads, and returns the page there.
    pub(crate) fn follow(&mut self, answer: &Value) -> Value {
        assert_eq!(answer["show"]["what"], "go", "{answer}");
        let to = answer["show"]["with"].as_str().unwrap().to_owned();
        self.visit(&to, None)
    }

    /// Lets every bot that is asked answer, and says what became of each answer.
    pub(crate) fn think(&mut self, answer: &Value) -> Option<Value> {
        let job = answer["think"].as_array()?.first()?.clone();
        let table = job["table"].as_str().unwrap().to_owned();
        let kept = &self.kept[&format!("table/{table}")];
        let think = json!({ "ask": "think", "kept": kept, "seat": job["seat"] });
        let thought = self.ask_worker("minds", &think);
        assert_eq!(thought["question"], job["question"], "{thought}");
        let decided = json!({
            "ask": "decided", "path": self.path, "lang": "en-GB", "now": "2026-11-18T18:00:00Z",
            "table": table, "question": thought["question"], "action": thought["action"],
        });
        let answer = self.ask(&decided);
        self.keep(&answer);
        Some(answer)
    }

    /// Forgets everything but what is kept, as a tab does that is closed and opened again.
    pub(crate) fn reopen(&mut self) {
        (self.pages, self.minds) = Default::default();
        self.transcript.push_str("{\"reopen\":true}\n");
        let remember = json!({ "ask": "remember", "kept": self.kept.iter().collect::<Vec<_>>() });
        let answer = self.ask(&remember);
        assert_eq!(answer["answer"], "remembered");
    }
}

/// The page, or the parts of one, in an answer.
pub(crate) fn html(answer: &Value) -> &str {
    answer["show"]["with"].as_str().unwrap_or_default()
}

/// The first choice of a form on a page: the number of its question and what its first button
/// says, if the reader is asked.
pub(crate) fn first_choice(html: &str) -> Option<(String, String)> {
    let between = |text: &str, begin: &str| {
        let rest = &text[text.find(begin)? + begin.len()..];
        Some(rest[..rest.find('"')?].to_owned())
    };
    let question = between(html, "name=\"question\" value=\"")?;
    let choice = html.match_indices("name=\"action\" value=\"").find_map(|(at, _)| {
        between(&html[at..], "name=\"action\" value=\"").filter(|action| !action.contains('#'))
    })?;
    Some((question, choice))
}

/// What is written behind this on a page, up to the next quotation mark.
pub(crate) fn after<'a>(page: &'a str, mark: &str) -> Option<&'a str> {
    page.split_once(mark)?.1.split('"').next()
}

impl Guest {
    /// Makes a table against bots, without a pause between their answers; its address.
    pub(crate) fn make(&mut self, game: &str, seats: &[&str]) -> String {
        let names: Vec<String> = (1..=seats.len()).map(|seat| format!("seat{seat}")).collect();
        let mut form: Vec<(&str, &str)> =
            names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
        form.extend([("clock", "none"), ("pace", "0")]);
        let made = self.visit(&format!("/tables?game={game}"), Some(&form));
        self.follow(&made);
        self.path.clone()
    }

    /// Answers so many questions at a table by the first button of each; whether it goes on.
    pub(crate) fn answer(&mut self, table: &str, most: usize) -> bool {
        let mut answers = 0;
        let mut shown = self.visit(table, None);
        while answers < most {
            if let Some(next) = self.think(&shown) {
                shown = next;
                continue;
            }
            let page = self.visit(table, None);
            let Some((question, action)) = first_choice(html(&page)) else { return false };
            let form = [("question", &question[..]), ("action", &action[..])];
            shown = self.visit(&format!("{table}/steps"), Some(&form));
            assert_ne!(shown["show"]["what"], "say", "{action}: {shown}");
            answers += 1;
        }
        true
    }

    /// Asks the worker for the pages, and keeps what it says.
    pub(crate) fn taken(&mut self, question: &Value) -> Value {
        let answer = self.ask(question);
        self.keep(&answer);
        answer
    }

    /// The text of a file that is offered.
    pub(crate) fn file(&mut self, path: &str) -> String {
        let answer = self.visit(path, None);
        assert_eq!(answer["show"]["what"], "file", "{answer}");
        answer["show"]["with"][1].as_str().unwrap().to_owned()
    }
}
