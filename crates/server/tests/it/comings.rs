//! Coming and going: rows of one's games, leaving, sharing a device, pages without a script.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::{Browser, TestHouse, start};

async fn browser_of(house: &TestHouse, name: &str) -> Browser {
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", name)]).await;
    browser
}

/// Number 19.
#[tokio::test]
async fn rows_of_ones_games_say_with_whom_and_when() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let (program, bob) = (ada.program().await, house.person("Bob").await);
    for _ in 0..2 {
        start(&[&program, &bob], json!({ "game": "rattus-cartus" })).await;
        start(&[&program], json!({ "game": "rattus-cartus", "bots": ["quick"] })).await;
    }
    let (_, home) = ada.get("/").await;
    // Two that wait for her stand above everything, and the others in her list.
    let above = home.split("<article class=\"turnbox\"").skip(1);
    let above = above.map(|row| row.split_once("</article>").expect("it ends").0);
    let (_, mine) = home.split_once("id=\"mine\"").expect("her games");
    let (mine, _) = mine.split_once("</section>").unwrap();
    let below: Vec<&str> = mine.split("<li>").skip(1).collect();
    let rows: Vec<&str> = above.chain(below.iter().copied()).collect();
    let with = |whom: &str| rows.iter().filter(|row| row.contains(whom)).count();
    assert_eq!((rows.len(), with("with Bob"), with("with Quick 2")), (4, 2, 2), "{rows:?}");
    assert!(rows.iter().all(|row| row.contains("<time datetime=\"20")), "{rows:?}");
    assert!(
        below.iter().all(|row| row.matches("Rattus Cartus").count() == 2),
        "the game once to see and once to hear: {mine}"
    );
}

/// Number 20.
#[tokio::test]
async fn leaving_asks_first_and_everyone_hears_of_it() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let mut bob = browser_of(&house, "Bob").await;
    let (one, two) = (ada.program().await, bob.program().await);
    let id = start(&[&one, &two], json!({ "game": "rattus-cartus" })).await;
    let (_, seats) = bob.get(&format!("/tables/{id}/seats")).await;
    let (_, leaving) = seats.split_once("<details class=\"sure\"").expect("a question before");
    let (leaving, _) = leaving.split_once("</details>").unwrap();
    assert!(leaving.contains("/leave") && leaving.contains("A bot takes over"), "{leaving}");
    // No button of the table leaves without a question before it.
    let (_, table) = bob.get(&format!("/tables/{id}")).await;
    let leaves: Vec<&str> =
        table.split("<details").filter(|part| part.contains("/leave\"")).collect();
    assert!(!leaves.is_empty(), "one can leave from the table");
    for part in leaves {
        let (first, rest) = part.split_once('>').unwrap();
        let (inside, after) = rest.split_once("</details>").unwrap();
        assert!(first.contains(" sure") || first.contains("\"sure"), "{first}");
        assert!(inside.contains("A bot takes over") && !after.contains("/leave\""), "{part}");
    }
    bob.send(&format!("/tables/{id}/leave"), &[("seat", "2")]).await;
    let (_, page) = ada.get(&format!("/tables/{id}")).await;
    assert!(page.contains("Bob has left"), "the talk tells of it");
    two.done(&format!("/tables/{id}/seats"), json!({ "seat": 2 })).await;
    let (_, page) = ada.get(&format!("/tables/{id}")).await;
    assert!(page.contains("Bob has taken over"), "and of this");
    two.done("/you/forget", json!({})).await;
    let (_, page) = ada.get(&format!("/tables/{id}")).await;
    assert!(!page.contains("Bob"), "nothing names whoever is forgotten");
}

/// Number 21.
#[tokio::test]
async fn people_who_share_a_device_have_names_and_need_no_invitation() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let program = ada.program().await;
    let table = json!({ "game": "rattus-cartus", "hot_seat": true, "setup": { "players": 2 } });
    let made = program.done("/tables", table).await;
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    let (_, room) = ada.get(&path).await;
    assert!(!room.contains("id=\"h-invite\""), "everybody is here");
    let (status, room) = ada.send(&format!("{path}/name"), &[("seat", "2"), ("name", "Bea")]).await;
    assert_eq!(status, StatusCode::OK, "{room}");
    assert!(room.contains("<b>Bea</b>") && room.contains("<b>Ada 1</b>"), "{room}");
    program.done(&format!("{path}/start"), json!({})).await;
    // Whoever begins: the board shows her name, or the device is passed to her.
    let (_, page) = ada.get(&format!("{path}?as=1")).await;
    assert!(page.contains("Bea") && !page.contains("Ada 2"), "{page}");
    // In the next game they are called the same.
    program.done(&format!("{path}/abandon"), json!({ "seat": 1 })).await;
    let next = program.done(&format!("{path}/rematch"), json!({})).await;
    let (_, room) = ada.get(&format!("/tables/{}", next["id"].as_str().unwrap())).await;
    assert!(room.contains("<b>Bea</b>") && room.contains("<b>Ada 1</b>"), "{room}");
}

/// Number 22.
#[tokio::test]
async fn without_a_script_a_page_that_waits_looks_again() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let (program, bob) = (ada.program().await, house.person("Bob").await);
    let id = start(&[&program, &bob], json!({ "game": "ankh-morpork" })).await;
    let path = format!("/tables/{id}");
    let asks_her = !program.table(&id).await["question"].is_null();
    let (_, page) = ada.get(&path).await;
    assert_eq!(page.contains("http-equiv=\"refresh\""), !asks_her, "only while she waits");
    let own = page.split("class=\"player").find(|part| part.contains("<b>Ada</b>")).unwrap();
    assert!(!own.starts_with(" is-away") && !own.contains("is-away\""), "she is here: {own}");
    let here = bob.get(&path).await["here"].take();
    assert_eq!(here, json!([program.get("/people/me").await["id"]]), "others see her, too");
    // Whoever opens a stream is there for as long as they keep it.
    let mut events = program.events(&id, None).await;
    events.next().await;
    drop(events);
    assert_eq!(bob.get(&path).await["here"], json!([]));
    if asks_her {
        let question = program.table(&id).await["question"].take();
        let answer = json!({ "question": question["number"], "actions": [question["actions"][0]] });
        program.done(&format!("{path}/steps"), answer).await;
    }
    let table = json!({ "game": "ankh-morpork", "setup": { "players": 2 } });
    let room = program.done("/tables", table).await;
    let (_, room) = ada.get(&format!("/tables/{}", room["id"].as_str().unwrap())).await;
    assert!(room.contains("http-equiv=\"refresh\"") && room.contains("Reload"));
}

/// Number 23.
#[tokio::test]
async fn the_page_of_the_seats_promises_orders_only_where_they_are_followed() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let (program, bob) = (ada.program().await, house.person("Bob").await);
    let days = json!({ "correspondence": { "days": 3, "weekends-off": false } });
    for (game, clock, promised) in [
        ("ankh-morpork", json!("none"), false),
        ("ankh-morpork", days.clone(), true),
        ("rattus-cartus", days, false),
    ] {
        let id = start(&[&program, &bob], json!({ "game": game, "clock": clock })).await;
        let (_, seats) = ada.get(&format!("/tables/{id}/seats")).await;
        let (_, table) = ada.get(&format!("/tables/{id}")).await;
        assert_eq!(seats.contains("standing orders"), promised, "{game} {clock}");
        assert_eq!(table.contains("standing orders"), promised, "{game} {clock}");
        assert_eq!(seats.contains("/orders\""), promised, "{game} {clock}");
    }
}

/// Against bots nobody looks over a shoulder, and nobody is hurried by a threat.
#[tokio::test]
async fn against_bots_the_secret_is_open_and_no_threat_has_a_clock() {
    let house = TestHouse::open().await;
    let mut ada = browser_of(&house, "Ada").await;
    let open = "<details class=\"secret-d\" open";
    let (_, page) = ada.send("/tables?game=ankh-morpork", &[("start", "bots")]).await;
    assert!(page.contains(open), "{page}");
    let (_, rest) = page.split_once("data-table=\"").expect("a table");
    let id = rest.split(['"', '@']).next().unwrap();
    let program = ada.program().await;
    assert_eq!(program.table(id).await["window"], 0);
    let bob = house.person("Bob").await;
    let id = start(&[&program, &bob], json!({ "game": "ankh-morpork" })).await;
    let (_, page) = ada.get(&format!("/tables/{id}")).await;
    assert!(page.contains("class=\"secret-d\"") && !page.contains(open), "covered among people");
    assert_eq!(program.table(&id).await["window"], 4000);
}
