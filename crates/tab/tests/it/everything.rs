//! Everything that is kept: saved, forgotten, brought in again; and one record brought in.

use serde_json::{Value, json};

use crate::guest::{Guest, html};

/// Brings a file in, and returns what is said about it.
fn bring(guest: &mut Guest, file: &str) -> String {
    let answer = guest.visit("/everything", Some(&[("file", file)]));
    assert_eq!(answer["show"]["what"], "say", "{answer}");
    html(&answer).to_owned()
}

fn sheet(guest: &Guest, table: &str) -> Value {
    serde_json::from_str(&guest.kept[&table[1..].replace("tables/", "table/")]).unwrap()
}

/// The same everything, in which something else is written about a table.
fn with(file: &str, table: &str, change: impl Fn(&mut Value)) -> String {
    let mut all: Value = serde_json::from_str(file).unwrap();
    let name = table[1..].replace("tables/", "table/");
    let mut sheet: Value = serde_json::from_str(all["kept"][&name].as_str().unwrap()).unwrap();
    change(&mut sheet);
    all["kept"][&name] = json!(sheet.to_string());
    all.to_string()
}

#[test]
fn a_game_goes_on_after_it_was_saved_forgotten_and_brought_in() {
    let mut guest = Guest::default();
    guest.visit("/you/name", Some(&[("name", "Rosa"), ("back", "/")]));
    let table = guest.make("ankh-morpork", &["me", "bot-quick"]);
    assert!(guest.answer(&table, 3));
    let before = guest.kept.clone();
    let file = guest.file("/everything");
    let gone = guest.visit("/everything/forget", Some(&[]));
    assert_eq!(gone["show"], json!({ "what": "go", "with": "/" }));
    assert!(guest.kept.is_empty(), "{:?}", guest.kept.keys());
    let home = guest.visit("/", None);
    assert!(!html(&home).contains("href=\"#/tables/") && !html(&home).contains("Rosa"));
    assert!(html(&guest.visit(&table, None)).contains("h-error"), "nobody finds the table");
    assert_eq!(bring(&mut guest, &file), "The file has been loaded.");
    assert_eq!(guest.kept, before);
    guest.reopen();
    assert!(guest.answer(&table, 3), "it goes on");
    assert_ne!(guest.kept, before);
}

#[test]
fn a_game_that_has_gone_on_here_is_not_replaced_by_what_it_was() {
    let mut guest = Guest::default();
    let table = guest.make("rattus-cartus", &["me", "bot-quick"]);
    let other = guest.make("rattus-cartus", &["me", "bot-quick"]);
    assert!(guest.answer(&table, 1));
    let old = guest.file("/everything");
    assert!(guest.answer(&table, 2));
    let newest = sheet(&guest, &table);
    let said = bring(&mut guest, &old);
    assert!(said.contains("One game here is newer than in the file"), "{said}");
    assert_eq!(sheet(&guest, &table), newest, "the newer stays");
    // Played elsewhere, the same games are newer in the file.
    let title = |sheet: &mut Value| {
        sheet["title"] = json!("Elsewhere");
        sheet["written"] = json!("2027-01-01T00:00:00Z");
    };
    assert_eq!(bring(&mut guest, &with(&old, &other, title)).matches("newer").count(), 1);
    assert_eq!(sheet(&guest, &other)["title"], "Elsewhere");
    assert!(html(&guest.visit(&other, None)).contains("Elsewhere"), "and its page shows it");
    for (lang, says) in [("de", "neuer"), ("es", "reciente"), ("fr", "récente")] {
        guest.visit("/preferences", Some(&[("lang", lang), ("back", "/")]));
        let said = bring(&mut guest, &old);
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn what_was_learned_here_stays_when_a_file_is_brought_in() {
    let mut guest = Guest::default();
    let file = guest.file("/everything");
    guest.visit("/learn/ankh-morpork/first-game", Some(&[("do", "next")]));
    guest.visit("/you/name", Some(&[("name", "Rosa"), ("back", "/")]));
    let mut all: Value = serde_json::from_str(&file).unwrap();
    all["kept"]["reader"] = json!("{\"theme\":\"dark\",\"solved\":{\"tiny/one\":false}}");
    bring(&mut guest, &all.to_string());
    let reader: Value = serde_json::from_str(&guest.kept["reader"]).unwrap();
    assert_eq!((&reader["name"], &reader["theme"]), (&json!("Rosa"), &json!("dark")));
    assert!(reader["first"]["ankh-morpork"].is_string(), "{reader}");
    assert_eq!(reader["solved"]["tiny/one"], json!(false));
}

#[test]
fn what_is_no_such_file_changes_nothing() {
    let mut guest = Guest::default();
    guest.make("rattus-cartus", &["me", "bot-quick"]);
    let before = guest.kept.clone();
    let file = guest.file("/everything");
    let renamed = file.replace("\"table/", "\"table/x");
    let other = file.replace("\"table/", "\"table/no such ");
    let odd = file.replace("{\"snug\":1", "{\"snug\":2");
    let more = file.replace("\"kept\":{", "\"kept\":{\"else\":\"\",");
    for wrong in ["", "Roses are red", "{}", &renamed, &other, &odd, &more] {
        assert!(bring(&mut guest, wrong).contains("not a file that Snug saved"), "{wrong}");
        assert_eq!(guest.kept, before, "{wrong}");
    }
}

#[test]
fn a_record_of_another_house_is_looked_at_and_gone_on_from() {
    let mut elsewhere = Guest::default();
    let played = elsewhere.make("rattus-cartus", &["me", "bot-quick"]);
    assert!(!elsewhere.answer(&played, 3000), "it is played to its end");
    let record = elsewhere.file(&format!("{played}/record"));
    let mut guest = Guest::default();
    let made = guest.visit("/records", Some(&[("record", &record)]));
    let page = guest.follow(&made);
    assert!(html(&page).contains("class=\"verdict\""), "it is over");
    let table = guest.path.clone();
    assert_eq!(guest.file(&format!("{table}/record")), record, "it stays as it is");
    let clone = [("at", "20"), ("seat", "1"), ("against", "quick")];
    let made = guest.visit(&format!("{table}/clone"), Some(&clone));
    guest.follow(&made);
    let next = guest.path.clone();
    assert!(guest.answer(&next, 2), "what would have been is played");
    let refused = guest.visit("/records", Some(&[("record", "Roses are red")]));
    assert_eq!(refused["show"]["what"], "say");
}
