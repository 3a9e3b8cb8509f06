//! Nothing that is sent to somebody changes when only hidden facts do.
//!
//! For an observer, a random game is dealt and played twice in lockstep: whenever the rules
//! keep a step from the observer, the two worlds take different ones. At many moments both
//! worlds are put on two tables of one house, with the same people in the same seats, who
//! all listen; everything the observer can ask for, and everything the streams tell them,
//! must then be the same, byte for byte, apart from the ids of the tables.
//!
//! The house deals by itself, so two houses cannot be kept in lockstep from the outside:
//! the worlds are made here, by the game's own `Secrets`, and stored as what was played.

use axum::body::to_bytes;
use axum::http::{Method, header};
use futures_util::StreamExt;
use game::dice::QuickDice;
use game::record::Header;
use game::{Seat, Secrets};
use serde_json::{Value, json};
use server::store::Person;
use server::tables::{NewTable, Part, Seal, Sheet, Sitter, State, begun};
use server::{PersonId, TableId};

use crate::client::{Browser, Client, TestHouse};
use crate::twins::{MOMENTS, Twins};

/// When everything happens, before the house was opened.
pub(crate) const NOW: i64 = 1_700_000_000_000;

/// A house with somebody for each seat, and somebody who only watches.
pub(crate) struct Test {
    pub(crate) house: TestHouse,
    pub(crate) people: Vec<(Browser, Client, Person)>,
    pub(crate) watcher: (Browser, Client),
}

impl Test {
    pub(crate) async fn new(seats: usize) -> Test {
        Test::at(TestHouse::open().await, seats).await
    }

    pub(crate) async fn at(house: TestHouse, seats: usize) -> Test {
        let mut people = Vec::new();
        for number in 0..seats {
            let mut browser = house.browser();
            browser.get("/you").await;
            browser.send("/you/name", &[("name", &format!("Person {number}"))]).await;
            let client = browser.program().await;
            let known = client.get("/people/me").await;
            let id: PersonId = known["id"].as_str().unwrap().parse().unwrap();
            let name = known["name"].as_str().unwrap().to_owned();
            let person =
                Person { id, name, created: NOW, muted: 0, banned: 0, asked: None, shows: false };
            people.push((browser, client, person));
        }
        let mut browser = house.browser();
        browser.get("/you").await;
        browser.send("/you/name", &[("name", "Watcher")]).await;
        let client = browser.program().await;
        Test { house, people, watcher: (browser, client) }
    }

    /// A table at which these people sit, and this was played.
    pub(crate) async fn table(&self, sheet: &Sheet, lines: String) -> TableId {
        self.table_at(sheet, lines, NOW).await
    }

    /// The same, played at another time.
    pub(crate) async fn table_at(&self, sheet: &Sheet, lines: String, time: i64) -> TableId {
        let id = TableId::random();
        self.house.house.store.write(begun(id, sheet, lines, time)).await.unwrap();
        id
    }

    pub(crate) fn sheet(&self, game: &str, setup: &Value) -> Sheet {
        let new = json!({ "game": game, "setup": setup, "window": 0, "public": true });
        let new: NewTable = serde_json::from_value(new).unwrap();
        let mut sheet = new.sheet(&self.people[0].2, NOW).unwrap();
        for (place, (_, _, person)) in sheet.places.iter_mut().zip(&self.people) {
            place.sitter = Sitter::Person { id: person.id, name: person.name.clone() };
        }
        sheet.state = State::Playing;
        let seats = vec![Part::Nothing; self.people.len()];
        sheet.seal = Seal { unsealed: true, seats, ..Seal::new(0) };
        sheet
    }

    /// Everything an observer is sent about a table, with what it is.
    async fn sent(&self, id: TableId, observer: Option<Seat>) -> Vec<(String, String)> {
        let (browser, client) = match observer {
            Some(seat) => (&self.people[seat.index()].0, &self.people[seat.index()].1),
            None => (&self.watcher.0, &self.watcher.1),
        };
        let everyone = self.people.iter().map(|(_, client, _)| client).chain([&self.watcher.1]);
        let mut listening = Vec::new();
        for other in everyone {
            listening.push(other.events(&id.to_string(), Some(0)).await);
        }
        for events in &mut listening {
            events.next().await.unwrap();
        }
        let (asker, all) = (&self.watcher.1, listening.len());
        self.house.see_each_other(asker, &id.to_string(), all).await;
        let mut sent = Vec::new();
        for path in [format!("/tables/{id}"), format!("/tables/{id}/log")] {
            for kind in ["application/json", "text/html"] {
                let mut request = client.request(Method::GET, &path, None);
                request.headers_mut().insert(header::ACCEPT, kind.parse().unwrap());
                sent.push((format!("{path} as {kind}"), whole(client, request).await));
            }
        }
        for path in ["at/1", "at/20", "at/9999", "record", "chat", "note"] {
            let request = client.request(Method::GET, &format!("/tables/{id}/{path}"), None);
            sent.push((path.to_owned(), whole(client, request).await));
        }
        let path = format!("/tables/{id}/events");
        let mut request = client.request(Method::GET, &path, None);
        request.headers_mut().insert("last-event-id", "0".parse().unwrap());
        sent.push(("events as JSON".to_owned(), first_event(client.send(request).await).await));
        let (kind, data) = browser.stream(&format!("/events?table={id}")).await.next().await;
        sent.push(("events as HTML".to_owned(), format!("{kind}\n{data}")));
        for body in [json!({ "question": 1, "actions": ["pass"] }), json!({ "actions": 1 })] {
            let path = format!("/tables/{id}/steps");
            let request = client.request(Method::POST, &path, Some(body.clone()));
            sent.push((body.to_string(), whole(client, request).await));
        }
        sent
    }
}

/// An answer as it came: status, headers and body.
async fn whole(client: &Client, request: axum::http::Request<axum::body::Body>) -> String {
    let response = client.send(request).await;
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, 8 << 20).await.unwrap();
    // How long the body is, it shows by itself.
    let head = parts.headers.iter().filter(|(name, _)| *name != header::CONTENT_LENGTH);
    let head: Vec<String> = head.map(|(name, value)| format!("{name}: {value:?}")).collect();
    format!("{}\n{}\n\n{}", parts.status, head.join("\n"), String::from_utf8_lossy(&bytes))
}

async fn first_event(response: axum::response::Response) -> String {
    let mut body = response.into_body().into_data_stream();
    let mut text = String::new();
    while !text.contains("\n\n") {
        text.push_str(std::str::from_utf8(&body.next().await.unwrap().unwrap()).unwrap());
    }
    text
}

/// The same text without what belongs to its table alone: its id and its invitation.
pub(crate) fn anonymous(test: &Test, text: &str, id: TableId) -> String {
    let invitation = test.house.house.invitation(id);
    text.replace(&id.to_string(), "ID").replace(&invitation, "INVITATION")
}

async fn nothing_hidden_is_sent<G: Secrets>(setup: Value, seats: usize, games: u64, seed: u64) {
    let test = Test::new(seats).await;
    let header = Header::<G>::new(serde_json::from_value(setup.clone()).unwrap()).unwrap();
    let start = header.start();
    let sheet = test.sheet(G::NAME, &setup);
    let (mut compared, mut moments) = (0, 0);
    for game in 0..games {
        for observer in Seat::all(seats).map(Some).chain([None]) {
            let mut dice =
                QuickDice::new(seed + 100 * game + observer.map_or(99, |s| s.index() as u64));
            let twins = Twins::play(&start, observer, &mut dice);
            for steps in twins.moments(&start) {
                let [one, two] = twins.lines(&header, steps);
                assert_ne!(one, two);
                let [one, two] = [test.table(&sheet, one).await, test.table(&sheet, two).await];
                let in_one = test.sent(one, observer).await;
                let in_two = test.sent(two, observer).await;
                moments += 1;
                for ((what, in_one), (_, in_two)) in in_one.iter().zip(&in_two) {
                    let [one, two] = [anonymous(&test, in_one, one), anonymous(&test, in_two, two)];
                    compared += one.len();
                    let differs = one.bytes().zip(two.bytes()).position(|(a, b)| a != b);
                    let near = differs.unwrap_or(one.len().min(two.len()));
                    let near = |text: &str| -> String {
                        let from = near.saturating_sub(80);
                        String::from_utf8_lossy(&text.as_bytes()[from..(near + 80).min(text.len())])
                            .into_owned()
                    };
                    assert!(
                        one == two,
                        "{observer:?} is sent otherwise after {steps} steps, {what}:\n{}\n{}",
                        near(&one),
                        near(&two)
                    );
                }
            }
        }
    }
    // Where the rules lay something open the worlds part, early in some games.
    let wanted = games as usize * (seats + 1) * MOMENTS / 3;
    assert!(moments >= wanted, "{moments} moments are too few to tell ({wanted})");
    assert!(compared > 1_000_000, "{compared} bytes are too few to tell");
}

#[tokio::test]
async fn nothing_sent_at_ankh_morpork_tells_what_is_hidden() {
    nothing_hidden_is_sent::<ankh_morpork::AnkhMorpork>(json!({ "players": 3 }), 3, 1, 41).await;
}

#[tokio::test]
async fn nothing_sent_at_rattus_cartus_tells_what_is_hidden() {
    nothing_hidden_is_sent::<rattus_cartus::RattusCartus>(json!({ "players": 3 }), 3, 1, 42).await;
}

/// Takes minutes: for `cargo xtask long`.
#[tokio::test]
#[ignore = "takes minutes"]
async fn nothing_sent_in_many_games_tells_what_is_hidden() {
    for players in 2..=4 {
        let setup = json!({ "players": players });
        nothing_hidden_is_sent::<ankh_morpork::AnkhMorpork>(setup, players, 10, 43).await;
    }
    for players in 2..=5 {
        let setup = json!({ "players": players });
        nothing_hidden_is_sent::<rattus_cartus::RattusCartus>(setup, players, 10, 44).await;
    }
}
