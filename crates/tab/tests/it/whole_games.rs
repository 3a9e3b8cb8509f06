//! Whole games of both kinds against bots of every level, played through the pages.

use crate::afterwards::{deleted, played_on, reviewed, seen_again};
use crate::guest::{Guest, first_choice, html};

/// Plays a game to its end by the first button of every question; the address of its table.
fn play(guest: &mut Guest, game: &str, seats: &[&str]) -> String {
    let names: Vec<String> = (1..=seats.len()).map(|seat| format!("seat{seat}")).collect();
    let mut form: Vec<(&str, &str)> =
        names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
    form.extend([("clock", "none"), ("pace", "0"), ("name", "Rosa")]);
    // What the page of a new table sends by itself.
    let page = guest.visit(&format!("/tables/new?game={game}"), None);
    assert_eq!(page["show"]["what"], "page");
    form.push(("edition", "en"));
    let made = guest.visit(&format!("/tables?game={game}"), Some(&form));
    let mut shown = guest.follow(&made);
    let table = guest.path.clone();
    for turn in 0..3000 {
        if let Some(next) = guest.think(&shown) {
            shown = next;
            continue;
        }
        if shown["show"]["what"] == "go" {
            shown = guest.follow(&shown);
            if guest.path != table {
                continue;
            }
        }
        let page = guest.visit(&guest.path.clone(), None);
        if html(&page).contains("class=\"verdict\"") {
            return table;
        }
        if let Some(at) = html(&page).find("?as=") {
            // A curtain: whoever is asked takes the device.
            let seat: String =
                html(&page)[at + 4..].chars().take_while(char::is_ascii_digit).collect();
            if first_choice(html(&page)).is_none() {
                shown = guest.visit(&format!("{table}?as={seat}"), None);
                let (question, action) = first_choice(html(&shown)).expect("they are asked");
                shown = answer(guest, &table, &question, &action);
                continue;
            }
        }
        if turn % 40 == 7 {
            guest.reopen();
        }
        match first_choice(html(&page)) {
            Some((question, action)) => shown = answer(guest, &table, &question, &action),
            None => shown = page,
        }
    }
    panic!("{table} does not end");
}

fn answer(guest: &mut Guest, table: &str, question: &str, action: &str) -> serde_json::Value {
    let steps = format!("{table}/steps");
    let shown = guest.visit(&steps, Some(&[("question", question), ("action", action)]));
    assert_ne!(shown["show"]["what"], "say", "{action}: {shown}");
    shown
}

fn proven(guest: &mut Guest, table: &str) {
    let record = guest.visit(&format!("{table}/record"), None);
    assert_eq!(record["show"]["what"], "file", "{record}");
    let text = record["show"]["with"][1].as_str().unwrap().to_owned();
    let verify = serde_json::json!({ "ask": "verify", "record": text });
    let mut answer = guest.ask(&verify);
    while answer["answer"] == "checking" {
        let on = serde_json::json!({ "ask": "go-on", "entries": 50 });
        answer = guest.ask(&on);
    }
    assert_eq!(answer["answer"], "true", "{answer}");
}

#[test]
fn a_game_against_every_level_but_master_is_played_to_its_end_and_proven() {
    let mut guest = Guest::default();
    let levels = ["me", "bot-beginner", "bot-quick", "bot-sharp"];
    let table = play(&mut guest, "ankh-morpork", &levels);
    proven(&mut guest, &table);
    seen_again(&mut guest, &table, levels.len());
    reviewed(&mut guest, &table, levels.len());
    let table = play(&mut guest, "rattus-cartus", &[&levels[..], &["bot-steady"]].concat());
    proven(&mut guest, &table);
    let home = guest.visit("/", None);
    assert_eq!(html(&home).matches("href=\"#/tables/").count(), 2, "two tables");
    guest.write_transcript("every-level");
}

/// A master thinks for seconds, so only a few of its answers are waited for.
#[test]
fn a_master_answers_in_both_games() {
    let mut guest = Guest::default();
    for game in ["ankh-morpork", "rattus-cartus"] {
        let table = guest.make(game, &["me", "bot-master"]);
        let mut shown = guest.visit(&table, None);
        let mut thoughts = 0;
        while thoughts < 2 {
            match guest.think(&shown) {
                Some(next) => (shown, thoughts) = (next, thoughts + 1),
                None => {
                    assert!(guest.answer(&table, 1), "{game} goes on");
                    shown = guest.visit(&table, None);
                }
            }
        }
    }
    guest.write_transcript("master");
}

#[test]
fn a_name_typed_on_the_first_page_is_there_in_the_settings_of_a_table() {
    let mut guest = Guest::default();
    let form = [("name", "Rosa"), ("start", "new")];
    let settings = guest.visit("/tables?game=rattus-cartus", Some(&form));
    let settings = guest.follow(&settings);
    assert_eq!(guest.path, "/tables/new?game=rattus-cartus");
    let (_, field) = html(&settings).split_once("name=\"name\"").expect("it asks for a name");
    assert!(field.split('>').next().unwrap().contains("value=\"Rosa\""), "{field}");
}

#[test]
fn several_people_share_a_device_behind_a_curtain() {
    let mut guest = Guest::default();
    let table = play(&mut guest, "rattus-cartus", &["me", "me", "bot-quick"]);
    proven(&mut guest, &table);
    seen_again(&mut guest, &table, 3);
    reviewed(&mut guest, &table, 3);
    played_on(&mut guest, &table);
    deleted(&mut guest, &table);
    guest.write_transcript("hot-seat");
}

#[test]
fn the_first_page_remembers_against_which_bots_one_plays_and_leads_back_to_the_game() {
    let mut guest = Guest::default();
    let checked = |page: &str, level: &str| {
        let is_picked = |radio: &&str| radio.contains(" checked") && radio.contains(level);
        page.split("<input type=\"radio\"")
            .skip(1)
            .filter_map(|radio| radio.split('>').next())
            .filter(is_picked)
            .count()
    };
    let home = guest.visit("/", None);
    assert_eq!(checked(html(&home), "beginner"), 2, "the weakest at first");
    assert!(!html(&home).contains("turnbox"));
    let form = [("name", "Rosa"), ("start", "bots"), ("level-rattus-cartus", "steady")];
    let made = guest.visit("/tables?game=rattus-cartus", Some(&form));
    let mut shown = guest.follow(&made);
    let table = guest.path.clone();
    assert!(guest.kept.values().any(|sheet| sheet.contains("\"bot\":\"steady\"")));
    while let Some(next) = guest.think(&shown) {
        shown = next;
    }
    guest.reopen();
    let home = guest.visit("/", None);
    assert_eq!(checked(html(&home), "steady"), 2, "the last choice");
    let (above, _) = html(&home).split_once("id=\"h-hello\"").expect("a greeting");
    assert!(above.contains(&format!("href=\"#{table}\"")), "{above}");
}
