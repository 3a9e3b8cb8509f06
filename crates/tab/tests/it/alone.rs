//! Alone with bots: how quickly they play, and hints.

use serde_json::{Value, json};

use crate::guest::{Guest, first_choice, html};

/// A table as the form makes it, without a word about the pace.
fn make(guest: &mut Guest) -> String {
    let form = [("seat1", "me"), ("seat2", "bot-quick"), ("seat3", "bot-quick"), ("clock", "none")];
    let made = guest.visit("/tables?game=rattus-cartus", Some(&form));
    guest.follow(&made);
    guest.path.clone()
}

/// Goes on until bots are asked, or wait to be; what came of the last answer.
fn until_bots(guest: &mut Guest, table: &str) -> Value {
    for _ in 0..20 {
        let page = guest.visit(table, None);
        let Some((question, action)) = first_choice(html(&page)) else { return page };
        let form = [("question", &question[..]), ("action", &action[..])];
        guest.visit(&format!("{table}/steps"), Some(&form));
    }
    panic!("bots are never asked");
}

fn jobs(answer: &Value) -> &Vec<Value> {
    answer["think"].as_array().unwrap()
}

fn pace(guest: &mut Guest, table: &str, form: &[(&str, &str)]) -> Value {
    let answer = guest.visit(&format!("{table}/pace"), Some(form));
    assert_ne!(answer["show"]["what"], "say", "{answer}");
    answer
}

fn pressed(page: &Value) -> String {
    let mut paces = html(page).split("name=\"pace\" value=\"").skip(1);
    let pressed = paces.find(|rest| rest.split_once('>').unwrap().0.contains("pressed=\"true\""));
    pressed.expect("one is pressed").split_once('"').unwrap().0.to_owned()
}

#[test]
fn who_is_alone_with_bots_says_how_quickly_they_play() {
    let mut guest = Guest::default();
    let table = make(&mut guest);
    let page = until_bots(&mut guest, &table);
    assert_eq!(pressed(&page), "normal");
    assert_eq!(jobs(&page)[0]["pace"], 1200);
    for (chosen, waits) in [("slow", 2500), ("at-once", 0)] {
        let answer = pace(&mut guest, &table, &[("pace", chosen)]);
        assert_eq!(jobs(&answer)[0]["pace"], waits, "{chosen}");
    }
    let waiting = pace(&mut guest, &table, &[("pace", "step")]);
    assert_eq!(jobs(&waiting).len(), 0, "they wait for a word");
    assert!(html(&guest.visit(&table, None)).contains("value=\"next\""));
    let next = pace(&mut guest, &table, &[("go", "next")]);
    assert!(!jobs(&next).is_empty());
    let mut answered = guest.think(&next).unwrap();
    // The other answers a question of the same moment, or waits.
    while !jobs(&answered).is_empty() {
        answered = pace(&mut guest, &table, &[("pace", "step")]);
    }
    let mut on = pace(&mut guest, &table, &[("go", "mine")]);
    for _ in 0..200 {
        let Some(next) = guest.think(&on) else { break };
        on = next;
    }
    let page = guest.visit(&table, None);
    assert!(first_choice(html(&page)).is_some(), "they go on until somebody is asked");
    assert_eq!(pressed(&guest.visit(&table, None)), "step");
    let other = make(&mut guest);
    assert_eq!(pressed(&guest.visit(&other, None)), "step", "it is remembered");
    let wrong = guest.visit(&format!("{table}/pace"), Some(&[("pace", "never")]));
    assert_eq!(wrong["show"]["what"], "say");
}

#[test]
fn several_on_one_device_have_neither_a_pace_nor_hints() {
    let mut guest = Guest::default();
    let table = guest.make("rattus-cartus", &["me", "me", "bot-quick"]);
    let page = guest.visit(&format!("{table}?as=1"), None);
    assert!(!html(&page).contains("ask-hint") && !html(&page).contains("class=\"pace\""));
    for (what, form) in [("pace", [("pace", "slow")]), ("hint", [("question", "1:1")])] {
        let refused = guest.visit(&format!("{table}/{what}"), Some(&form));
        assert_eq!(refused["show"]["what"], "say", "{what}");
    }
}

/// Lets somebody think about the hint that is wanted.
fn advise(guest: &mut Guest, answer: &Value) -> Value {
    let job = &answer["advise"];
    let id = job["table"].as_str().expect("a hint is wanted");
    let kept = guest.kept[&format!("table/{id}")].clone();
    let ask = json!({ "ask": "advise", "kept": kept, "seat": job["seat"] });
    let advice = guest.ask_worker("minds", &ask);
    assert_eq!(advice["question"], job["question"], "{advice}");
    guest.taken(&json!({
        "ask": "advised", "path": guest.path, "lang": "en", "now": "2026-11-18T18:00:00Z",
        "table": id, "question": advice["question"], "advice": advice["advice"],
    }))
}

#[test]
fn a_hint_is_thought_about_told_put_away_and_counted() {
    let mut guest = Guest::default();
    for game in ["ankh-morpork", "rattus-cartus"] {
        let table = guest.make(game, &["me", "bot-quick", "bot-quick"]);
        guest.answer(&table, 2);
        let mut page = guest.visit(&table, None);
        while let Some(next) = guest.think(&page) {
            page = next;
        }
        let page = guest.visit(&table, None);
        assert!(html(&page).contains("id=\"ask-hint\""));
        let (question, action) = first_choice(html(&page)).expect("one is asked");
        let hint = format!("{table}/hint");
        let thinking = guest.visit(&hint, Some(&[("question", &question)]));
        assert!(html(&thinking).contains("Thinking about it…"), "{thinking}");
        // Whoever closes the tab meanwhile finds it at work again.
        guest.reopen();
        let again = guest.visit(&table, None);
        assert!(html(&again).contains("Thinking about it…"));
        let told = advise(&mut guest, &again);
        assert_eq!(told["show"]["what"], "regions");
        assert!(html(&told).contains("My advice: ") && html(&told).contains("is-hinted"), "{told}");
        assert!(told["advise"].is_null(), "it is thought about once");
        guest.visit("/preferences", Some(&[("lang", "de"), ("back", "/")]));
        assert!(html(&guest.visit(&table, None)).contains("Mein Rat: "), "in every language");
        guest.visit("/preferences", Some(&[("lang", "en"), ("back", "/")]));
        guest.visit(&table, None);
        let away = guest.visit(&hint, Some(&[("question", &question), ("away", "yes")]));
        assert!(!html(&away).contains("My advice: "), "{away}");
        let back = guest.visit(&hint, Some(&[("question", &question)]));
        assert!(html(&back).contains("My advice: ") && back["advise"].is_null(), "{back}");
        let form = [("question", &question[..]), ("action", &action[..])];
        guest.visit(&format!("{table}/steps"), Some(&form));
        assert!(
            !html(&guest.visit(&table, None)).contains("My advice: "),
            "it goes with its question"
        );
        let stale = guest.visit(&hint, Some(&[("question", &question)]));
        assert_eq!(stale["show"]["what"], "say");
        guest.answer(&table, 3000);
        let record = guest.file(&format!("{table}/record"));
        assert!(
            record.trim_end().ends_with("# seat 1 asked for hints: 1"),
            "{}",
            &record[record.len() - 99..]
        );
    }
    guest.write_transcript("alone");
}
