//! Turn notices for people without an open page: letters and a private feed.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Config;
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::client::{Client, TestHouse, start};
use crate::post_office::PostOffice;

pub(crate) fn with_mail(smtp: String) -> Config {
    let mail_from = Some("Snug <snug@snug.example>".to_owned());
    Config { smtp: Some(smtp), mail_from, notice_after: 0, ..Config::default() }
}

/// Somebody answers whatever they are asked first.
async fn answer(who: &Client, id: &str) {
    let question = who.table(id).await["question"].take();
    let step = json!({ "question": question["number"], "actions": [question["actions"][0]] });
    who.done(&format!("/tables/{id}/steps"), step).await;
}

/// A table where both are asked at once, by a name that tries to be more than one line.
async fn rats(ada: &Client, bob: &Client) -> String {
    let title = "Rats\r\nBcc: eve@example.org\r\n\r\n<b>Ratten</b>";
    let setup = json!({ "supply": "together" });
    start(&[ada, bob], json!({ "game": "rattus-cartus", "title": title, "setup": setup })).await
}

#[tokio::test]
async fn whoever_confirms_is_told_once_until_they_come_back_and_can_stop_it() {
    let (mut post, smtp) = PostOffice::open().await;
    let house = TestHouse::open_with(with_mail(smtp)).await;
    let ada = house.person("Ada").await;
    let mut browser = house.browser();
    browser.get("/you").await;
    browser.send("/preferences", &[("lang", "de")]).await;
    browser.send("/you/name", &[("name", "Bob\r\nBcc: eve@example.org")]).await;
    let (_, page) = browser.get("/you").await;
    assert!(page.contains("Keine E-Mails."), "{page}");
    let (_, page) = browser.send("/you/notices", &[("mail", " bob@example.org ")]).await;
    assert!(page.contains("eine E-Mail unterwegs"), "{page}");

    let letter = post.letter().await;
    assert_eq!(letter.to, ["bob@example.org"]);
    let bob = browser.program().await;
    let id = rats(&ada, &bob).await;
    answer(&ada, &id).await;
    post.must_be_silent().await;
    let confirm = letter.link("/you/notices/confirm/");
    let (status, page) = browser.get(&confirm).await;
    assert!(status.is_success() && page.contains("bob@example.org"));
    let (_, page) = browser.send(&confirm, &[]).await;
    assert!(page.contains("An diese Adresse bekommst du E-Mails."), "{page}");
    assert_eq!(browser.get(&confirm).await.0, StatusCode::NOT_FOUND, "it works once");

    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "Where are you?" })).await;
    let letter = post.letter().await;
    assert_eq!(letter.to, ["bob@example.org"], "and nobody else");
    assert!(letter.text.starts_with("Du bist dran"), "{letter:?}");
    for line in letter.head.lines() {
        assert!(!line.starts_with("Bcc") && !line.contains('\r'), "{}", letter.head);
    }
    assert!(letter.head.contains("List-Unsubscribe: <http"), "{}", letter.head);
    assert_eq!(letter.link("/tables/"), format!("/tables/{id}"), "a link that opens nothing");

    ada.done(&format!("/tables/{id}/chat"), json!({ "text": "Hello?" })).await;
    post.must_be_silent().await;
    let house = house.reopen().await;
    post.must_be_silent().await;
    let (ada, bob) = (house.again(&ada), house.again(&bob));
    answer(&bob, &id).await;
    let mut letters = 0;
    for _ in 0..6 {
        // Whoever is not asked cannot be waited for.
        if !bob.table(&id).await["question"].is_null() {
            post.letter().await;
            letters += 1;
            break;
        }
        answer(&ada, &id).await;
    }
    assert_eq!(letters, 1, "he was back, and is told again");

    let stop = letter.link("/you/notices/stop/");
    let stranger = house.stranger();
    let forged = format!("{}0", &stop[..stop.len() - 1]);
    if forged != stop {
        assert_eq!(stranger.post(&forged, Value::Null).await.0, StatusCode::NOT_FOUND);
    }
    let (status, page) = stranger.text(&stop).await;
    assert!(status.is_success() && page.contains("bob@example.org"), "looking stops nothing");
    assert_eq!(stranger.post(&stop, Value::Null).await.0, StatusCode::NO_CONTENT);
    answer(&bob, &id).await;
    post.must_be_silent().await;
    assert_eq!(stranger.post(&stop, Value::Null).await.0, StatusCode::NOT_FOUND);
}

/// Somebody who is written to at an address of their own.
pub(crate) async fn confirmed(house: &TestHouse, post: &mut PostOffice, name: &str) -> Client {
    let person = house.person(name).await;
    let mail = format!("{}@example.org", name.to_lowercase());
    person.done("/you/notices", json!({ "mail": mail })).await;
    let link = post.letter().await.link("/confirm/");
    person.done(&link, json!({})).await;
    person
}

#[tokio::test]
async fn nobody_is_written_to_while_they_have_the_page_open() {
    let (mut post, smtp) = PostOffice::open().await;
    let house = TestHouse::open_with(with_mail(smtp)).await;
    let ada = house.person("Ada").await;
    let bob = confirmed(&house, &mut post, "Bob").await;
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2, "supply": "together" } });
    let created = ada.done("/tables", table).await;
    let id = created["id"].as_str().unwrap();
    let invitation = json!({ "invitation": created["invitation"] });
    bob.done(&format!("/tables/{id}/seats"), invitation).await;
    let open = bob.events(id, None).await;
    ada.done(&format!("/tables/{id}/start"), json!({})).await;
    answer(&ada, id).await;
    post.must_be_silent().await;
    drop(open);
    assert_eq!(post.letter().await.to, ["bob@example.org"]);
}

#[tokio::test]
async fn a_mail_server_that_is_down_is_tried_again_and_holds_up_no_table() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let house = TestHouse::open_with(with_mail(format!("smtp://{address}"))).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    bob.done("/you/notices", json!({ "mail": "bob@example.org" })).await;
    let id = rats(&ada, &bob).await;
    let before = Instant::now();
    answer(&ada, &id).await;
    answer(&bob, &id).await;
    assert!(before.elapsed() < Duration::from_secs(2), "{:?}", before.elapsed());
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut post = PostOffice::at(TcpListener::bind(address).await.unwrap());
    assert_eq!(post.letter().await.to, ["bob@example.org"]);
}

/// A node that has said that it writes a letter may end before it has.
#[tokio::test]
async fn a_letter_that_a_node_was_about_to_send_is_sent_by_another() {
    let (mut post, smtp) = PostOffice::open().await;
    let config = Config { notice_after: 2, ..with_mail(smtp) };
    let house = TestHouse::of_nodes(1, config).await;
    let ada = house.person("Ada").await;
    let bob = confirmed(&house, &mut post, "Bob").await;
    rats(&ada, &bob).await;
    // Half a minute is up soon, but not yet when it is this node's time to write.
    house
        .alter(
            "INSERT INTO told (person, table_id, since)
             SELECT people.id, tables.id,
                    CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) - 26000
             FROM people, tables WHERE name = 'Bob'",
        )
        .await;
    assert_eq!(post.letter().await.to, ["bob@example.org"]);
    post.must_be_silent().await;
}

#[tokio::test]
async fn a_letter_that_is_on_its_way_when_a_node_closes_is_left_to_the_others() {
    let hangs = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", hangs.local_addr().unwrap());
    let house = TestHouse::of_nodes(1, with_mail(smtp)).await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let confirmed = "INSERT INTO mail (person, address, lang, confirmed)
                     SELECT id, 'bob@example.org', 'en', 1 FROM people WHERE name = 'Bob'";
    let house = house.reopen_after(confirmed).await;
    let (ada, bob) = (house.again(&ada), house.again(&bob));
    rats(&ada, &bob).await;
    let mut server = PgConnection::connect(&house.database()).await.unwrap();
    let mut letters = async || -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM told").fetch_one(&mut server).await.unwrap()
    };
    let begun = async { while letters().await == 0 {} };
    timeout(Duration::from_secs(20), begun).await.expect("the node begins to write");
    house.house.close();
    house.house.has_written_its_letters().await;
    assert_eq!(letters().await, 0, "whoever looks after the table next writes it");
}

#[tokio::test]
async fn only_addresses_are_written_to_and_none_too_often() {
    let (mut post, smtp) = PostOffice::open().await;
    let house = TestHouse::open_with(with_mail(smtp)).await;
    let bob = house.person("Bob").await;
    let want = async |mail: &str| bob.post("/you/notices", json!({ "mail": mail })).await.0;
    for mail in ["bob", "bob@", "a@b\r\nBcc: eve@example.org", "a b@example.org", "@x", "bob@é.org"]
    {
        assert_eq!(want(mail).await, StatusCode::UNPROCESSABLE_ENTITY, "{mail}");
    }
    assert_eq!(want("").await, StatusCode::NO_CONTENT, "none at all");
    for _ in 0..4 {
        assert_eq!(want("bob@example.org").await, StatusCode::NO_CONTENT);
        post.letter().await;
    }
    assert_eq!(want("bob@example.org").await, StatusCode::TOO_MANY_REQUESTS);
    post.must_be_silent().await;
    let quiet = TestHouse::open().await;
    let carol = quiet.person("Carol").await;
    let (status, body) = carol.post("/you/notices", json!({ "mail": "c@example.org" })).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::CONFLICT, &json!("no-mail")));
}

#[tokio::test]
async fn a_private_feed_lists_the_tables_where_it_is_ones_turn() {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let id = rats(&ada, &bob).await;
    let path = async |who: &Client| {
        let url = who.done("/you/feed", json!({})).await["url"].as_str().unwrap().to_owned();
        format!("/{}", url.splitn(4, '/').nth(3).unwrap())
    };
    let (first, reader) = (path(&bob).await, house.stranger());
    let (status, feed) = reader.text(&first).await;
    assert_eq!((status, feed.matches("<entry>").count()), (StatusCode::OK, 1), "{feed}");
    assert!(feed.contains(&format!("/tables/{id}")) && feed.contains("&lt;b&gt;Ratten"), "{feed}");
    answer(&bob, &id).await;
    assert!(!reader.text(&first).await.1.contains("<entry>"), "it is not his turn any more");
    let second = path(&bob).await;
    assert_eq!(reader.text(&first).await.0, StatusCode::NOT_FOUND, "the old one is worthless");
    assert_eq!(reader.text(&second).await.0, StatusCode::OK);
    let forgotten = bob.post("/you/forget", json!({})).await.0;
    assert_eq!(forgotten, StatusCode::NO_CONTENT);
    assert_eq!(reader.text(&second).await.0, StatusCode::NOT_FOUND);
}
