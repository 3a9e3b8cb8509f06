//! Being somebody else.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::store::{Change, Credential, Kind};
use server::{PersonId, Secret};

use crate::client::TestHouse;

/// Who the house takes somebody with this cookie for.
async fn known_by_cookie(house: &TestHouse, cookie: &str) -> (StatusCode, Value) {
    let request = Request::builder()
        .uri("/people/me")
        .header(header::COOKIE, cookie)
        .body(Body::empty())
        .unwrap();
    let response = house.stranger().send(request).await;
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 16).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap())
}

/// A secret of this kind that works until then.
async fn secret_until(house: &TestHouse, person: PersonId, kind: Kind, expires: i64) -> Secret {
    let secret = Secret::new();
    let (hash, label) = (secret.hash(), String::new());
    let credential = Credential { hash, person, kind, created: 0, expires, label };
    house.house.store.write(vec![Change::Credential(credential)]).await.unwrap();
    secret
}

/// A secret of this kind that ran out long ago.
async fn expired(house: &TestHouse, person: PersonId, kind: Kind) -> Secret {
    secret_until(house, person, kind, 1).await
}

async fn id_of(client: &crate::client::Client) -> PersonId {
    client.get("/people/me").await["id"].as_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_cookie_that_was_changed_at_all_is_nobodys() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    browser.get("/").await;
    browser.send("/you/name", &[("name", "Ada")]).await;
    let cookie = browser.cookie("snug").to_owned();
    let (status, who) = known_by_cookie(&house, &format!("snug={cookie}")).await;
    assert_eq!((status, &who["name"]), (StatusCode::OK, &json!("Ada")));
    let (secret, signature) = cookie.split_once('.').unwrap();
    let other = Secret::new();
    let last = if cookie.ends_with('0') { '1' } else { '0' };
    for forged in [
        secret.to_owned(),
        format!("{secret}."),
        format!(".{signature}"),
        format!("{secret}.{}", &signature[..31]),
        format!("{secret}.{signature}0"),
        format!("{}{last}", &cookie[..cookie.len() - 1]),
        format!("{}.{signature}", other.reveal()),
        format!("{}.{}", other.reveal(), house.house.key().sign("cookie", other.reveal())),
        format!("{secret}.{}", house.house.key().sign("form", secret)),
        format!("{}.{signature}", secret.to_uppercase()),
        format!("\"{cookie}\""),
        "x".repeat(10_000),
    ] {
        let (status, _) = known_by_cookie(&house, &format!("snug={forged}")).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{forged}");
    }
    // The first of several cookies counts, so a second one cannot be slipped in behind it.
    let (status, _) = known_by_cookie(&house, &format!("snug=x; snug={cookie}")).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_has_run_out_opens_nothing() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let person = id_of(&ada).await;
    let cookie = expired(&house, person, Kind::Cookie).await;
    let signature = house.house.key().sign("cookie", cookie.reveal());
    let cookie = format!("snug={}.{signature}", cookie.reveal());
    assert_eq!(known_by_cookie(&house, &cookie).await.0, StatusCode::UNAUTHORIZED);
    let token = expired(&house, person, Kind::Token).await;
    let request = Request::builder()
        .uri("/people/me")
        .header(header::AUTHORIZATION, format!("Bearer {}", token.reveal()));
    let response = house.stranger().send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    let link = expired(&house, person, Kind::Link).await;
    let mut phone = house.browser();
    let path = format!("/you/go-on/{}", link.reveal());
    assert_eq!(phone.get(&path).await.0, StatusCode::NOT_FOUND, "a link works for ten minutes");
    phone.get("/").await;
    assert_eq!(phone.send(&path, &[]).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_secret_that_was_shown_before_runs_out_all_the_same() {
    let house = TestHouse::open().await;
    let person = id_of(&house.person("Ada").await).await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let token = secret_until(&house, person, Kind::Token, now + 2_000).await;
    let people = &house.house.people;
    assert!(people.find(&token, Kind::Token).await.unwrap().is_some());
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    assert_eq!(people.find(&token, Kind::Token).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_looked_up_while_they_are_forgotten_is_forgotten() {
    let house = TestHouse::open().await;
    for _ in 0..30 {
        let people = &house.house.people;
        let (ada, token) = people.come_in("Ada", Kind::Token).await.unwrap();
        let look = || people.find(&token, Kind::Token);
        let forget = async {
            tokio::task::yield_now().await;
            people.forget(ada.id).await
        };
        let (_, forgotten, _, _) = tokio::join!(look(), forget, look(), look());
        forgotten.unwrap();
        assert_eq!(look().await.unwrap(), None);
        let late = people.another(ada.id, Kind::Token, "").await.unwrap();
        assert_eq!(people.find(&late, Kind::Token).await.unwrap(), None, "nobody comes back");
    }
}

#[tokio::test]
async fn one_kind_of_secret_is_not_taken_for_another() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let person = id_of(&ada).await;
    let link = house.house.people.another(person, Kind::Link, "").await.unwrap();
    let cookie = house.house.people.another(person, Kind::Cookie, "").await.unwrap();
    for secret in [&link, &cookie] {
        let request = Request::builder()
            .uri("/people/me")
            .header(header::AUTHORIZATION, format!("Bearer {}", secret.reveal()));
        let response = house.stranger().send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    }
    let signature = house.house.key().sign("cookie", link.reveal());
    let as_cookie = format!("snug={}.{signature}", link.reveal());
    assert_eq!(known_by_cookie(&house, &as_cookie).await.0, StatusCode::UNAUTHORIZED);
    let mut phone = house.browser();
    let (status, _) = phone.get(&format!("/you/go-on/{}", cookie.reveal())).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn of_two_who_use_a_link_at_once_one_comes_in() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let link = house.house.people.another(id_of(&ada).await, Kind::Link, "").await.unwrap();
    let path = format!("/you/go-on/{}", link.reveal());
    let (one, two) = (house.stranger(), house.stranger());
    let (one, two) = tokio::join!(one.post(&path, json!({})), two.post(&path, json!({})));
    let mut found = [one.0, two.0];
    found.sort();
    assert_eq!(found, [StatusCode::SEE_OTHER, StatusCode::NOT_FOUND]);
}

#[tokio::test]
async fn a_revoked_token_opens_nothing_and_only_its_owner_revokes_it() {
    let house = TestHouse::open().await;
    let (ada, eve) = (house.person("Ada").await, house.person("Eve").await);
    let token = ada.done("/you/tokens", json!({ "label": "bot" })).await["token"].take();
    let token = Secret::from_outside(token.as_str().unwrap()).unwrap();
    let path = "/you/tokens/revoke";
    let hash = json!({ "token": token.hash() });
    assert_eq!(eve.post(path, hash.clone()).await.0, StatusCode::NOT_FOUND);
    let asks = async || {
        let request = Request::builder()
            .uri("/people/me")
            .header(header::AUTHORIZATION, format!("Bearer {}", token.reveal()));
        house.stranger().send(request.body(Body::empty()).unwrap()).await.status()
    };
    assert_eq!(asks().await, StatusCode::OK);
    ada.done(path, hash).await;
    assert_eq!(asks().await, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn the_database_holds_no_secret_that_opens_anything() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let token = ada.done("/you/tokens", json!({})).await["token"].take();
    let link = ada.done("/you/device-link", json!({})).await["url"].take();
    let link = link.as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let stored = house.files();
    assert!(!stored.is_empty());
    for secret in [token.as_str().unwrap(), &link] {
        assert!(!contains(&stored, secret), "{secret}");
        let hash = Secret::from_outside(secret).unwrap().hash();
        assert!(contains(&stored, &hash), "its hash is there");
    }
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
