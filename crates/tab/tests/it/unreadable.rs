//! Games that are kept and cannot be gone on with, beside others that can.

use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};

use crate::guest::{Guest, first_choice, html};

/// What is kept of a table, by its address.
fn name(table: &str) -> String {
    table[1..].replace("tables/", "table/")
}

/// A browser with two games, of which one is kept as something else.
fn with_other(change: impl Fn(&str) -> String) -> (Guest, [String; 2]) {
    let mut guest = Guest::default();
    let tables = [(); 2].map(|()| guest.make("rattus-cartus", &["me", "bot-quick"]));
    assert!(guest.answer(&tables[0], 2) && guest.answer(&tables[1], 2));
    let kept = guest.kept.get_mut(&name(&tables[0])).unwrap();
    *kept = change(kept);
    guest.reopen();
    (guest, tables)
}

fn of_other_rules(text: &str) -> String {
    let mut sheet: Value = serde_json::from_str(text).unwrap();
    sheet["rules"] = json!(9999);
    sheet.to_string()
}

#[test]
fn a_game_that_cannot_be_opened_says_so_and_can_be_deleted_while_others_go_on() {
    for change in [of_other_rules, |_: &str| "Roses are red".to_owned()] {
        let (mut guest, [broken, fine]) = with_other(change);
        for (lang, says) in [
            ("de", "lässt sich nicht öffnen"),
            ("es", "no se puede abrir"),
            ("fr", "ne peut pas être ouverte"),
            ("en", "This game cannot be opened"),
        ] {
            guest.visit("/preferences", Some(&[("lang", lang), ("back", "/")]));
            let home = guest.visit("/", None);
            assert_eq!(html(&home).matches(says).count(), 1, "{}", html(&home));
            assert!(html(&home).contains(&format!("#{fine}")), "the other is still there");
            let page = guest.visit(&broken, None);
            assert!(html(&page).contains(says), "{}", html(&page));
        }
        for deeper in ["at/3", "review", "record", "log"] {
            let page = guest.visit(&format!("{broken}/{deeper}"), None);
            assert!(html(&page).contains("This game cannot be opened"), "{deeper}");
        }
        let steps = guest.visit(&format!("{broken}/steps"), Some(&[("question", "1:1")]));
        assert_eq!(steps["show"]["what"], "say", "{steps}");
        assert!(guest.answer(&fine, 2), "the other goes on");
        let unsure = guest.visit(&format!("{broken}/delete"), Some(&[]));
        assert_eq!(unsure["show"]["what"], "say", "{unsure}");
        let gone = guest.visit(&format!("{broken}/delete"), Some(&[("sure", "yes")]));
        assert_eq!(gone["show"], json!({ "what": "go", "with": "/" }));
        assert!(!guest.kept.contains_key(&name(&broken)));
        let home = guest.visit("/", None);
        assert!(!html(&home).contains("cannot be opened"), "{}", html(&home));
        assert!(guest.answer(&fine, 2), "and goes on");
    }
}

#[test]
fn a_game_that_cannot_be_opened_is_saved_and_brought_in_with_everything_else() {
    for change in [of_other_rules, |_: &str| "Roses are red".to_owned()] {
        let (mut guest, [broken, fine]) = with_other(change);
        let (before, file) = (guest.kept.clone(), guest.file("/everything"));
        guest.visit("/everything/forget", Some(&[]));
        let said = guest.visit("/everything", Some(&[("file", &file)]));
        assert_eq!(html(&said), "The file has been loaded.");
        assert_eq!(guest.kept, before);
        assert!(html(&guest.visit(&broken, None)).contains("cannot be opened"));
        assert!(guest.answer(&fine, 2), "the other goes on");
    }
}

/// A worker that fell over what is kept would fall over it again whenever it is opened.
#[test]
fn nothing_that_is_kept_brings_the_engine_down() {
    let mut fresh = Guest::default();
    let tables = ["ankh-morpork", "rattus-cartus"].map(|game| {
        let table = fresh.make(game, &["me", "bot-quick", "bot-beginner"]);
        assert!(fresh.answer(&table, 4));
        table
    });
    let good = fresh.kept.clone();
    let mut dice = QuickDice::new(23);
    let mut unreadable = 0;
    for round in 0..160 {
        let table = &tables[round % 2];
        let mut text = good[&name(table)].clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let at = dice.below(text.len() as u32) as usize;
            let other = text[dice.below(text.len() as u32) as usize];
            match dice.below(3) {
                0 => text[at] = other,
                1 => _ = text.remove(at),
                _ => _ = text.drain(at..(at + 40).min(text.len())),
            }
        }
        let Ok(text) = String::from_utf8(text) else { continue };
        let mut guest = Guest::default();
        guest.kept.insert(name(table), text.clone());
        guest.reopen();
        let home = guest.visit("/", None);
        unreadable += usize::from(html(&home).contains("cannot be opened"));
        let page = guest.visit(table, None);
        assert_eq!(page["show"]["what"], "page", "{page}");
        for (ask, seat) in [("think", 2), ("think", 3), ("advise", 1)] {
            guest.ask_worker("minds", &json!({ "ask": ask, "kept": text, "seat": seat }));
        }
        if let Some((question, action)) = first_choice(html(&page)) {
            let form = [("question", &question[..]), ("action", &action[..])];
            guest.visit(&format!("{table}/steps"), Some(&form));
        }
    }
    assert!((20..160).contains(&unreadable), "{unreadable} of 160 cannot be opened");
}

#[test]
fn many_games_are_listed_and_each_goes_on_where_it_was() {
    let mut guest = Guest::default();
    let tables: Vec<String> = (0..20)
        .map(|_| {
            let table = guest.make("rattus-cartus", &["me", "bot-beginner"]);
            assert!(guest.answer(&table, 1));
            table
        })
        .collect();
    let shown: Vec<Value> = tables.iter().map(|table| guest.visit(table, None)).collect();
    for reopened in [false, true] {
        if reopened {
            guest.reopen();
        }
        let home = guest.visit("/", None);
        assert_eq!(html(&home), html(&guest.visit("/", None)), "a list is the same twice");
        for (table, before) in tables.iter().zip(&shown) {
            assert!(html(&home).contains(&format!("#{table}\"")), "{table} is not listed");
            assert_eq!(guest.visit(table, None)["show"], before["show"], "{table}");
        }
    }
    // What a list says of a game follows the game.
    let state = |home: &Value, table: &str| {
        let row = html(home).split("<li>").find(|row| row.contains(&format!("#{table}\"")));
        row.unwrap().to_owned()
    };
    let home = guest.visit("/", None);
    let before = state(&home, &tables[3]);
    assert!(!guest.answer(&tables[3], 3000), "it ends");
    let home = guest.visit("/", None);
    assert_ne!(state(&home, &tables[3]), before);
}
