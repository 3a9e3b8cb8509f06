//! Taking back: a step, the turn, and what those who ask are told.

use serde_json::{Value, json};
use server::Config;

use crate::client::{Browser, Client, TestHouse, start};

/// Answers the first thing that is possible for whoever is asked, until `found`.
async fn play_until(people: &[&Client], id: &str, found: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2_000 {
        for person in people {
            let table = person.table(id).await;
            if found(&table) {
                return table;
            }
            let question = &table["question"];
            let Some(actions) = question["actions"].as_array() else { continue };
            // Placing and taking come before leaving things out.
            let rank = |action: &str| {
                ["place", "take", "play", "pass"]
                    .iter()
                    .position(|verb| action.starts_with(verb))
                    .unwrap_or(9)
            };
            let action =
                actions.iter().min_by_key(|action| rank(action.as_str().unwrap())).unwrap();
            let answer = json!({ "question": question["number"], "actions": [action] });
            person.post(&format!("/tables/{id}/steps"), answer).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    panic!("this never happens");
}

/// The steps that a page offers to go back to.
fn ways_back(page: &str) -> Vec<usize> {
    let Some((_, form)) = page.split_once("class=\"undo\"") else { return Vec::new() };
    let (form, _) = form.split_once("</form>").unwrap();
    let to = form.split("name=\"to\" value=\"").skip(1);
    to.map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect()
}

async fn ada(house: &TestHouse) -> (Browser, Client) {
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    let program = browser.program().await;
    (browser, program)
}

/// Number 9: one press undid two decisions. Number 17: against bots nobody is asked.
#[tokio::test]
async fn against_bots_a_step_and_the_turn_are_undone_at_once() {
    let house = TestHouse::open().await;
    let (mut browser, ada) = ada(&house).await;
    let bots = json!({ "game": "ankh-morpork", "bots": ["random"], "window": 0 });
    let id = start(&[&ada], bots).await;
    let path = format!("/tables/{id}");
    // Several answers of one turn.
    let mut page = String::new();
    for _ in 0..200 {
        play_until(&[&ada], &id, |table| !table["question"].is_null()).await;
        page = browser.get(&path).await.1;
        if ways_back(&page).len() == 2 {
            break;
        }
        let table = ada.table(&id).await;
        let answer = json!({ "question": table["question"]["number"], "actions": [table["question"]["actions"][0]] });
        ada.done(&format!("{path}/steps"), answer).await;
    }
    let ways = ways_back(&page);
    let [step, turn] = ways[..] else { panic!("a step and the turn: {ways:?}") };
    assert!(turn < step, "{ways:?}");
    assert!(!page.contains("Ask to"), "there is nobody to ask");
    let before = ada.table(&id).await["step"].as_u64().unwrap() as usize;
    assert!(step < before);
    let undone = ada.done(&format!("{path}/undo"), json!({})).await;
    assert_eq!(undone["outcome"], "done");
    assert_eq!(
        ada.table(&id).await["step"].as_u64().unwrap() as usize,
        step,
        "one answer, no more"
    );
    let undone = ada.done(&format!("{path}/undo"), json!({ "to": turn })).await;
    assert_eq!(undone["outcome"], "done");
    assert_eq!(ada.table(&id).await["step"].as_u64().unwrap() as usize, turn);
}

/// Number 10.
#[tokio::test]
async fn whoever_asked_to_undo_is_told_what_came_of_it() {
    let house = TestHouse::open().await;
    let (mut browser, ada) = ada(&house).await;
    let bob = house.person("Bob").await;
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    play_until(&[&ada, &bob], &id, |table| table["turn"].as_u64() >= Some(3)).await;
    let (path, undo) = (format!("/tables/{id}"), format!("/tables/{id}/undo"));
    // Somebody is asked here, so the game does not go on from here by itself.
    let to = ada.table(&id).await["step"].as_u64().unwrap();
    play_until(&[&ada, &bob], &id, |table| table["step"].as_u64() >= Some(to + 8)).await;
    assert_eq!(ada.done(&undo, json!({ "to": to })).await["outcome"], "asked");
    assert!(browser.get(&path).await.1.contains("Waiting for Bob"), "and sees who is asked");
    assert_eq!(bob.done(&undo, json!({ "agree": false })).await["outcome"], "refused");
    assert!(browser.get(&path).await.1.contains("Bob does not agree"));
    assert_eq!(ada.done(&undo, json!({ "to": to })).await["outcome"], "asked");
    assert!(!browser.get(&path).await.1.contains("Bob does not agree"), "that was before");
    assert_eq!(bob.done(&undo, json!({ "agree": true })).await["outcome"], "done");
    assert!(browser.get(&path).await.1.contains("Everyone agreed"));
    // It is no news any more once the game goes on.
    let step = ada.table(&id).await["step"].as_u64();
    play_until(&[&ada, &bob], &id, |table| table["step"].as_u64() > step).await;
    assert!(!browser.get(&path).await.1.contains("Everyone agreed"));
}

/// Actions that were sent together are one answer.
#[tokio::test]
async fn an_answer_of_several_actions_is_undone_as_one() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    several_actions_are_undone_as_one(&ada, &ada).await;
}

/// Also where somebody else has taken it: at a node that has not heard of the table before, and
/// after the house was closed.
#[tokio::test]
async fn an_answer_of_several_actions_is_undone_as_one_wherever_it_was_given() {
    let house = TestHouse::of_nodes(3, Config::default()).await;
    let ada = house.person("Ada").await;
    several_actions_are_undone_as_one(&house.at(0, &ada), &house.at(1, &ada)).await;
    let (id, before) = given_at_once(&house.at(0, &ada)).await;
    let there = house.at(2, &ada);
    there.done(&format!("/tables/{id}/undo"), json!({})).await;
    assert_eq!(there.table(&id).await["step"].as_u64().unwrap(), before);

    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let (id, before) = given_at_once(&ada).await;
    let house = house.reopen().await;
    let ada = house.again(&ada);
    ada.done(&format!("/tables/{id}/undo"), json!({})).await;
    assert_eq!(ada.table(&id).await["step"].as_u64().unwrap(), before);
}

/// A table at which somebody has just answered with two actions, and how many steps there were
/// before.
async fn given_at_once(ada: &Client) -> (String, u64) {
    let id = start(&[ada], json!({ "game": "rattus-cartus", "bots": ["random"] })).await;
    let table = play_until(&[ada], &id, plays).await;
    let before = table["step"].as_u64().unwrap();
    let (steps, undo) = (format!("/tables/{id}/steps"), format!("/tables/{id}/undo"));
    let first = json!({ "question": table["question"]["number"], "actions": ["play 1"] });
    let laying = ada.done(&steps, first).await;
    let lay = laying["question"]["actions"][0].clone();
    ada.done(&undo, json!({})).await;
    let table = ada.table(&id).await;
    let both =
        json!({ "question": table["question"]["number"], "actions": [json!("play 1"), lay] });
    ada.done(&steps, both).await;
    (id, before)
}

/// Whether somebody is asked for one of several cards.
fn plays(table: &Value) -> bool {
    let actions = table["question"]["actions"].as_array();
    actions.is_some_and(|actions| actions.contains(&json!("play 1")))
}

/// The same person answers here and takes back there.
async fn several_actions_are_undone_as_one(ada: &Client, there: &Client) {
    let id = start(&[ada], json!({ "game": "rattus-cartus", "bots": ["random"] })).await;
    let table = play_until(&[ada], &id, plays).await;
    let (steps, undo) = (format!("/tables/{id}/steps"), format!("/tables/{id}/undo"));
    let before = table["step"].as_u64().unwrap();
    let answer = |table: &Value, actions: &[&str]| json!({ "question": table["question"]["number"], "actions": actions });
    // One after the other, and taken back one after the other.
    ada.done(&steps, answer(&table, &["play 1"])).await;
    let laying = ada.table(&id).await;
    let lay = laying["question"]["actions"][0].as_str().unwrap().to_owned();
    ada.done(&steps, answer(&laying, &[&lay])).await;
    there.done(&undo, json!({})).await;
    assert_eq!(ada.table(&id).await["step"].as_u64().unwrap(), before + 1);
    there.done(&undo, json!({})).await;
    // Together, and taken back together.
    let table = ada.table(&id).await;
    assert_eq!(table["step"].as_u64().unwrap(), before);
    ada.done(&steps, answer(&table, &["play 1", &lay])).await;
    there.done(&undo, json!({})).await;
    assert_eq!(ada.table(&id).await["step"].as_u64().unwrap(), before);
}
