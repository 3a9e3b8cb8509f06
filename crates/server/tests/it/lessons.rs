//! The lessons, by forms alone.

use ankh_morpork::AnkhMorpork;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use game::{Game, Language, lesson};
use rattus_cartus::RattusCartus;

use crate::client::{Browser, TestHouse};

/// What is written behind this on a page, up to the next quotation mark.
fn after<'a>(page: &'a str, mark: &str) -> Option<&'a str> {
    page.split_once(mark)?.1.split('"').next()
}

fn standing(page: &str) -> &str {
    after(page, "data-standing=\"").unwrap_or_else(|| panic!("no lesson: {page}"))
}

/// Answers the question that is on the page.
async fn answer(browser: &mut Browser, path: &str, page: &str, action: &str) -> String {
    let key = after(page, "name=\"key\" value=\"").unwrap_or_default().to_owned();
    let (status, page) = browser.send(path, &[("key", &key), ("action", action)]).await;
    assert_eq!(status, StatusCode::OK, "{path}: {action}");
    page
}

/// Gives answers one by one, and returns the page after them.
async fn play<A: ToString>(browser: &mut Browser, path: &str, answers: &[A]) -> String {
    let (status, mut page) = browser.get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}");
    for action in answers {
        assert_eq!(standing(&page), "open", "{path}");
        page = answer(browser, path, &page, &action.to_string()).await;
    }
    page
}

/// The number of lessons of a game that are said to be solved, and with a hint.
async fn solved(browser: &mut Browser) -> (usize, usize) {
    let (_, page) = browser.get("/lessons").await;
    (page.matches("<i class=\"done\">").count(), page.matches("<i class=\"helped\">").count())
}

async fn try_all<G: Game>(browser: &mut Browser, text: &str) -> usize {
    let lessons = lesson::read::<G>("lessons.toml", text).unwrap_or_default();
    for (lesson, lang) in lessons.iter().zip(Language::ALL.into_iter().cycle()) {
        let path = format!("/lessons/{}/{}", G::NAME, lesson.id);
        browser.get("/lessons").await;
        browser.send("/preferences", &[("lang", lang.code()), ("back", "/lessons")]).await;
        let before = solved(browser).await;
        let page = play(browser, &path, &lesson.tempting).await;
        assert_ne!(standing(&page), "solved", "{path}");
        assert!(page.contains("lesson is-wrong"), "{path}: its error is explained");
        assert_eq!(solved(browser).await, before, "{path}");
        browser.get(&path).await;
        let (_, page) = browser.send(&path, &[("do", "restart")]).await;
        assert_eq!(standing(&page), "open", "{path}");
        assert!(page.contains("class=\"tried\""), "{path}: what was tried stays on the page");
        let page = play(browser, &path, &lesson.solution).await;
        assert_eq!(standing(&page), "solved", "{path}");
        assert!(page.contains("lesson is-solved") && page.contains("btn-main"), "{path}");
        assert_eq!(solved(browser).await, (before.0 + 1, before.1), "{path}");
    }
    lessons.len()
}

#[tokio::test]
async fn every_lesson_is_solved_by_its_solution_and_not_by_its_tempting_error() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let first = try_all::<AnkhMorpork>(&mut browser, ankh_morpork::learn::LESSONS).await;
    let second = try_all::<RattusCartus>(&mut browser, rattus_cartus::learn::LESSONS).await;
    assert_eq!(solved(&mut browser).await, (first + second, 0));
    assert!(browser.cookie("snug-lessons").len() < 1000, "it is sent with every request");
}

#[tokio::test]
async fn hints_come_one_at_a_time_and_are_remembered() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let path = "/lessons/ankh-morpork/right-next-to-you";
    let (_, page) = browser.get(path).await;
    assert!(!page.contains("Seven Sleepers is empty"));
    let (_, page) = browser.send(path, &[("do", "hint")]).await;
    assert!(page.contains("Who already stands where") && !page.contains("Seven Sleepers is empty"));
    let (_, page) = browser.send(path, &[("do", "hint")]).await;
    assert!(page.contains("Seven Sleepers is empty") && !page.contains("One solution"));
    let (_, page) = browser.send(path, &[("do", "hint")]).await;
    assert!(page.contains("One solution"));
    let page = play(&mut browser, path, &["play groat", "place seven-sleepers", "end"]).await;
    assert!(page.contains("Solved, with a hint") && page.contains("One minion alone"));
    assert!(page.contains("href=\"/lessons/ankh-morpork/quiet-please\""), "the next is offered");
    assert_eq!(solved(&mut browser).await, (0, 1));
}

#[tokio::test]
async fn what_is_solved_goes_with_the_person_and_goes_when_they_are_forgotten() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let one = ["play groat", "place seven-sleepers", "end"];
    play(&mut browser, "/lessons/ankh-morpork/right-next-to-you", &one).await;
    browser.send("/you/name", &[("name", "Ada"), ("back", "/")]).await;
    assert_eq!(solved(&mut browser).await, (1, 0), "the browser still knows");
    play(&mut browser, "/lessons/ankh-morpork/good-dog", &["pass", "react gaspode"]).await;
    assert_eq!(browser.cookie("snug-lessons"), "", "it is kept with the person now");
    assert_eq!(solved(&mut browser).await, (2, 0));
    browser.get("/you").await;
    let (_, page) = browser.send("/you/device-link", &[]).await;
    let link = format!("/you/go-on/{}", &page.split_once("/you/go-on/").expect("a link").1[..32]);
    let mut phone = house.browser();
    phone.get(&link).await;
    phone.send(&link, &[]).await;
    assert_eq!(solved(&mut phone).await, (2, 0), "it follows them");
    browser.get("/you").await;
    browser.send("/you/forget", &[("sure", "yes")]).await;
    assert_eq!(browser.cookie("snug-lesson-good-dog"), "");
    assert_eq!(solved(&mut browser).await, (0, 0));
    let none =
        "CREATE TEMP TABLE none (n CHECK (n = 0)); INSERT INTO none SELECT count(*) FROM lessons";
    house.alter(none).await;
}

#[tokio::test]
async fn a_stale_form_changes_nothing() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let path = "/lessons/ankh-morpork/the-right-victim";
    let (_, old) = browser.get(path).await;
    let now = play(&mut browser, path, &["play mr-gryle"]).await;
    let again = answer(&mut browser, path, &old, "play mr-gryle").await;
    assert_eq!(after(&now, "data-at=\""), after(&again, "data-at=\""), "it was pressed twice");
    let (_, fresh) = browser.send(path, &[("do", "restart")]).await;
    let page = answer(&mut browser, path, &now, "assassinate 2 small-gods").await;
    assert_eq!(after(&page, "data-at=\""), after(&fresh, "data-at=\""));
}

#[tokio::test]
async fn whatever_a_browser_sends_a_lesson_opens() {
    let house = TestHouse::open().await;
    let mut browser = house.browser();
    let path = "/lessons/rattus-cartus/first-come";
    browser.get(path).await;
    let csrf = browser.csrf().to_owned();
    let door = browser.cookies();
    let huge = format!("0!{}", "play_1.".repeat(900));
    let endless = format!("3~{}!a", ["enter_palace-1"; 59].join("."));
    for kept in [
        "",
        "x",
        "9",
        "0!",
        "0!enter_nowhere",
        "0!play_4",
        "0~~~",
        &huge,
        &endless,
        "%00",
        "0!../../..",
    ] {
        let cookies = format!(
            "{door}; snug-lesson-first-come={kept}; snug-lessons={kept}/{kept}.a/b~.{kept}"
        );
        let request =
            Request::builder().header(header::ACCEPT, "text/html").header(header::COOKIE, &cookies);
        let page = browser.raw(request.uri(path).body(Body::empty()).expect("a request")).await;
        assert_eq!(page.status(), StatusCode::OK, "{kept}");
        let send = |body: String| {
            let kind = "application/x-www-form-urlencoded";
            let request = Request::builder().method(Method::POST).uri(path);
            let request =
                request.header(header::ACCEPT, "text/html").header(header::COOKIE, &cookies);
            let request = request.header(header::CONTENT_TYPE, kind);
            browser.raw(request.body(Body::from(body)).expect("a request"))
        };
        for said in [
            "do=hint",
            "do=undo",
            "do=restart",
            "action=play+99",
            "action=enter+palace-1&key=0.",
            "tick=x&action=%23",
        ] {
            let status = send(format!("csrf={csrf}&{said}")).await.status();
            assert_eq!(status, StatusCode::SEE_OTHER, "{kept}: {said}");
        }
        for said in ["", "do=fly", "action="] {
            let status = send(format!("csrf={csrf}&{said}")).await.status();
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{kept}: {said}");
        }
        assert_eq!(send("do=hint".to_owned()).await.status(), StatusCode::FORBIDDEN);
    }
    for path in [
        "/lessons/chess/good-dog",
        "/lessons/ankh-morpork/first-come",
        "/lessons/x",
        "/lessons/ankh-morpork/good-dog/x",
    ] {
        assert_eq!(browser.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    let nowhere = browser.send("/lessons/ankh-morpork/nothing", &[("do", "hint")]).await.0;
    assert_eq!(nowhere, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn home_offers_the_same_lesson_to_everybody_on_a_day() {
    let house = TestHouse::open().await;
    let mut offered = Vec::new();
    for _ in 0..2 {
        let (_, page) = house.browser().get("/").await;
        let (_, daily) = page.split_once("id=\"daily\"").expect("there is one");
        offered.push(after(daily, "href=\"").expect("it leads there").to_owned());
    }
    assert_eq!(offered[0], offered[1]);
    let (status, _) = house.browser().get(&offered[0]).await;
    assert_eq!(status, StatusCode::OK);
}
