//! What people do at a house besides playing: looking at what is over, trying out what could
//! have been, hints, lessons and figures.

use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};

use super::page;
use crate::players::{Game, done, exchange};

/// Anything may be refused, but nothing may fail.
pub(super) fn ask(address: &str, method: &str, token: &str, path: &str, body: Option<Value>) {
    let answer = exchange(address, method, Some(token), path, body);
    let (status, text) = answer.expect("the house is open");
    assert!(status < 500, "{method} {path}: {status} {text}");
}

/// What has nothing to do with one table.
pub(super) fn wander(address: &str, token: &str, dice: &mut QuickDice) {
    const PLACES: [&str; 10] = [
        "/",
        "/tables",
        "/people/me",
        "/statistics",
        "/you/statistics",
        "/lessons",
        "/lessons/ankh-morpork/quiet-please",
        "/learn/rattus-cartus",
        "/rules",
        "/house",
    ];
    ask(address, "GET", token, PLACES[dice.below(PLACES.len() as u32) as usize], None);
}

/// A game alone against bots: a hint or two, and then it is broken off.
pub(super) fn alone(address: &str, token: &str, dice: &mut QuickDice) {
    let game = ["ankh-morpork", "rattus-cartus"][dice.below(2) as usize];
    let new = json!({ "game": game, "setup": { "players": 3 }, "bots": ["quick", "quick"] });
    let (status, text) =
        exchange(address, "POST", Some(token), "/tables", Some(new)).expect("open");
    // Somebody may have as many tables as one may have.
    let made: Value = serde_json::from_str(&text).unwrap_or_default();
    let Some(id) = made["id"].as_str().filter(|_| status == 201) else { return };
    let path = |what: &str| format!("/tables/{id}/{what}");
    ask(address, "POST", token, &path("start"), Some(json!({})));
    for _ in 0..2 {
        let (_, table) = exchange(address, "GET", Some(token), &format!("/tables/{id}"), None)
            .expect("the house is open");
        let table: Value = serde_json::from_str(&table).unwrap_or_default();
        let question = &table["table"]["question"];
        let Some(first) = question["actions"].get(0) else { continue };
        let wanted = json!({ "question": question["number"] });
        ask(address, "POST", token, &path("hint"), Some(wanted));
        ask(address, "GET", token, &path("hint"), None);
        let step = json!({ "question": question["number"], "actions": [first] });
        ask(address, "POST", token, &path("steps"), Some(step));
    }
    ask(address, "POST", token, &path("abandon"), Some(json!({})));
}

/// A game is over: it is looked at from all sides, and sometimes nothing is kept of it.
pub(super) fn afterwards(address: &str, game: &Game, dice: &mut QuickDice) {
    let token = game.token(0);
    let path = |what: &str| format!("/tables/{}/{what}", game.table());
    let look = |what: &str| ask(address, "GET", token, &path(what), None);
    let say = |who: usize, what: &str, yes: bool| {
        done(address, Some(game.token(who)), &path(what), json!({ "yes": yes }));
    };
    for what in ["at/9", "log", "proof", "review", "what-if?at=9"] {
        look(what);
    }
    if dice.below(4) == 0 {
        ask(address, "POST", token, &path("review"), Some(json!({})));
    }
    let moment = json!({ "at": 20, "seat": 1, "against": "quick" });
    let (status, text) =
        exchange(address, "POST", Some(token), &path("clone"), Some(moment)).expect("it is open");
    let made: Value = serde_json::from_str(&text).unwrap_or_default();
    if let Some(id) = made["id"].as_str().filter(|_| status == 201) {
        ask(address, "POST", token, &format!("/tables/{id}/abandon"), Some(json!({})));
    }
    (0..2).for_each(|who| say(who, "share", true));
    look("picture.svg");
    page(address, token, &path("picture.png"), "image/png");
    say(1, "share", false);
    say(0, "hide", true);
    if dice.below(2) == 0 {
        (0..2).for_each(|who| say(who, "delete", true));
        let (status, text) =
            exchange(address, "GET", Some(token), &path("record"), None).expect("it is open");
        assert_eq!(status, 404, "{text}");
    }
}
