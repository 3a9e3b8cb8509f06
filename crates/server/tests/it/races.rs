//! Many do something at the same moment: nothing is lost, nothing is done twice.

use axum::http::StatusCode;
use game::Dice;
use game::dice::QuickDice;
use serde_json::{Value, json};

use crate::client::{Client, TestHouse, start};
use crate::games::play;

/// Everyone sends something at once, each from a task of its own.
async fn at_once(requests: Vec<(Client, String, Value)>) -> Vec<(StatusCode, Value)> {
    let tasks: Vec<_> = requests
        .into_iter()
        .map(|(who, path, body)| tokio::spawn(async move { who.post(&path, body).await }))
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers
}

fn statuses(answers: &[(StatusCode, Value)]) -> Vec<u16> {
    let mut found: Vec<u16> = answers.iter().map(|(status, _)| status.as_u16()).collect();
    found.sort_unstable();
    found
}

fn step(question: &Value, dice: &mut QuickDice) -> Value {
    let actions = question["actions"].as_array().unwrap();
    let action = &actions[dice.below(actions.len() as u32) as usize];
    json!({ "question": question["number"], "actions": [action] })
}

/// Plays a whole game in which every question is answered twice at once, from two devices
/// of its owner, and all who are asked answer at the same moment. Returns how often several
/// were asked.
async fn everyone_at_once(game: Value, players: usize, seed: u64) -> usize {
    let house = TestHouse::open().await;
    let mut people = Vec::new();
    for number in 0..players {
        people.push(house.person(&format!("P{number}")).await);
    }
    let id = start(&people.iter().collect::<Vec<_>>(), game).await;
    let path = format!("/tables/{id}/steps");
    let mut dice = QuickDice::new(seed);
    let mut together = 0;
    for _ in 0..2_000 {
        let mut requests = Vec::new();
        for person in &people {
            let mut table = person.table(&id).await;
            if table["state"] == "over" {
                return together;
            }
            let question = table["question"].take();
            if !question.is_null() {
                let step = step(&question, &mut dice);
                requests.extend([(); 2].map(|()| (person.clone(), path.clone(), step.clone())));
            }
        }
        let asked = requests.len() / 2;
        together += usize::from(asked > 1);
        let answers = at_once(requests).await;
        for pair in answers.chunks(2) {
            assert_eq!(statuses(pair), [200, 409], "{pair:?}");
        }
    }
    panic!("the game goes on for ever");
}

#[tokio::test]
async fn of_two_answers_to_one_question_one_counts_and_all_seats_of_rattus_cartus_answer_at_once() {
    let table = json!({ "game": "rattus-cartus", "setup": { "supply": "together" } });
    let together = everyone_at_once(table, 4, 31).await;
    assert!(together >= 6, "all choose supplies together in every round: {together}");
}

#[tokio::test]
async fn of_two_answers_to_one_question_one_counts_in_the_windows_of_ankh_morpork_too() {
    let game = json!({ "game": "ankh-morpork", "window": 0 });
    // A threat is sometimes about several, though not in every game.
    for seed in 32..52 {
        if everyone_at_once(game.clone(), 4, seed).await > 0 {
            return;
        }
    }
    panic!("no threat was about several");
}

#[tokio::test]
async fn a_step_and_an_undo_at_the_same_moment_happen_one_after_the_other() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = start(&[&ada, &bob], json!({ "game": "ankh-morpork", "window": 0 })).await;
    let (steps, undo) = (format!("/tables/{id}/steps"), format!("/tables/{id}/undo"));
    let mut dice = QuickDice::new(33);
    let (mut raced, mut undone) = (0, 0);
    while raced < 40 {
        for person in [&ada, &bob] {
            let mut table = person.table(&id).await;
            let question = table["question"].take();
            if question.is_null() {
                continue;
            }
            let step = step(&question, &mut dice);
            if table["may_undo_to"].is_null() {
                person.done(&steps, step).await;
                continue;
            }
            raced += 1;
            let answers = at_once(vec![
                (person.clone(), steps.clone(), step),
                (person.clone(), undo.clone(), json!({})),
            ])
            .await;
            let (stepped, taken_back) = (&answers[0], &answers[1]);
            // Whichever came second found the table as the first had left it.
            match (stepped.0.as_u16(), taken_back.0.as_u16()) {
                (200, 200) | (409, 200) => {}
                other => panic!("{other:?} {answers:?}"),
            }
            undone += usize::from(taken_back.1["outcome"] == "done");
            if taken_back.1["outcome"] == "asked" {
                // The step had gone too far to be taken back alone.
                let other = if std::ptr::eq(person, &ada) { &bob } else { &ada };
                other.done(&undo, json!({ "agree": false })).await;
            }
        }
        assert_ne!(ada.table(&id).await["state"], "over", "it was raced {raced} times");
    }
    assert!(undone > 0);
    let house = house.reopen().await;
    let (ada, bob) = (house.again(&ada), house.again(&bob));
    assert!(ada.table(&id).await["broken"].is_null(), "what is stored is one true game");
    play(&[&ada, &bob], &id, 34).await;
    let (_, record) = ada.text(&format!("/tables/{id}/record")).await;
    let record = game::record::Record::<ankh_morpork::AnkhMorpork>::parse(&record).unwrap();
    record.verify().unwrap();
}

#[tokio::test]
async fn whoever_joins_while_the_game_starts_sits_or_is_told_that_it_began() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let bob = house.person("Bob").await;
    for round in 0..20 {
        let game = json!({
            "game": "rattus-cartus", "public": true, "setup": { "players": 3 }, "bots": ["random"],
        });
        let created = ada.done("/tables", game).await;
        let id = created["id"].as_str().unwrap();
        let mut requests = vec![
            (ada.clone(), format!("/tables/{id}/start"), json!({ "close": true })),
            (bob.clone(), format!("/tables/{id}/seats"), json!({ "seat": 2 })),
        ];
        if round % 2 == 1 {
            requests.reverse();
        }
        let answers = at_once(requests).await;
        let (start, join) = if round % 2 == 0 { (0, 1) } else { (1, 0) };
        assert_eq!(answers[start].0, StatusCode::NO_CONTENT, "{answers:?}");
        let table = ada.table(id).await;
        assert_eq!(table["state"], "playing");
        let seats = table["seats"].as_array().unwrap();
        let sits = seats.iter().any(|seat| seat["name"] == "Bob");
        assert!(seats.iter().all(|seat| seat["kind"] != "nobody"), "{table}");
        match answers[join].0 {
            // He came in time, or took over the bot's seat after the start.
            StatusCode::OK => assert!(sits, "{table}"),
            status => {
                assert_eq!(status, StatusCode::CONFLICT, "{answers:?}");
                assert!(!sits && answers[join].1["error"]["sentence"].is_string());
            }
        }
    }
}

#[tokio::test]
async fn a_thousand_join_for_one_seat_and_one_gets_it() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "public": true, "setup": { "players": 2 } });
    let id = ada.done("/tables", table).await["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{id}/seats");
    let names: Vec<String> = (0..1_000).map(|number| format!("Guest {number}")).collect();
    let guests = futures_util::future::join_all(names.iter().map(|name| house.person(name))).await;
    let requests = guests.into_iter().map(|guest| (guest, path.clone(), json!({ "seat": 2 })));
    let requests = requests.collect();
    let answers = at_once(requests).await;
    let mut won = Vec::new();
    for (number, (status, body)) in answers.iter().enumerate() {
        match *status {
            StatusCode::OK => won.push(number),
            status => {
                assert_eq!(
                    (status, &body["error"]["code"]),
                    (StatusCode::CONFLICT, &json!("seat-taken"))
                );
                assert_eq!(body["error"]["sentence"], "Somebody else already sits there.");
            }
        }
    }
    let [winner] = won[..] else { panic!("{} won", won.len()) };
    assert_eq!(ada.table(&id).await["seats"][1]["name"], format!("Guest {winner}"));
}
