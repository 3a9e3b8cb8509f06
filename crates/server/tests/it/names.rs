//! Names: whoever gives one is called by it, and nobody reads one that is none.

use axum::http::StatusCode;
use serde_json::json;

use crate::client::{Browser, TestHouse, start};

/// The address of the table on a page.
fn table_on(page: &str) -> String {
    let (_, rest) = page.split_once("data-table=\"").expect("a table");
    rest.split(['"', '@']).next().unwrap().to_owned()
}

/// The field for one's name in the settings of a table of this game.
fn named<'a>(page: &'a str, game: &str) -> &'a str {
    let (_, form) = page.split_once("id=\"settings\"").expect("the settings");
    assert!(form.contains(&format!("name=\"game\" value=\"{game}\"")), "{form}");
    let (_, field) = form.split_once("name=\"name\"").expect("it asks for a name");
    field.split('>').next().unwrap_or_default()
}

async fn visitor(house: &TestHouse) -> Browser {
    let mut browser = house.browser();
    browser.get("/").await;
    browser
}

/// The first page has the name in one form with everything that makes a table.
#[tokio::test]
async fn a_name_typed_on_the_first_page_is_the_name_at_the_table() {
    let house = TestHouse::open().await;
    for start in ["friends", "bots"] {
        let mut ada = visitor(&house).await;
        let fields = [("name", "Ada"), ("start", start)];
        let (status, page) = ada.send("/tables?game=rattus-cartus", &fields).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert!(page.contains("<b>Ada</b>") && !page.contains("<b>Guest</b>"), "{start}");
        let (_, home) = ada.get("/").await;
        assert!(home.contains("formaction=\"/tables?game=rattus-cartus\""), "{home}");
        assert!(home.contains("value=\"Ada\""), "she is known by it from now on");
    }
    // A table of one's own has settings first, and the name goes along.
    let mut ada = visitor(&house).await;
    let (_, home) = ada.get("/").await;
    assert!(home.contains("name=\"start\" value=\"new\""), "{home}");
    assert!(!home.contains("href=\"/tables/new"), "no link leaves the name behind");
    let fields = [("name", "Ada"), ("start", "new")];
    let (status, settings) = ada.send("/tables?game=rattus-cartus", &fields).await;
    assert_eq!(status, StatusCode::OK, "{settings}");
    assert!(named(&settings, "rattus-cartus").contains("value=\"Ada\""), "{settings}");
    let fields = [("game", "rattus-cartus"), ("start", "room")];
    let (_, page) = ada.send("/tables", &fields).await;
    assert!(page.contains("<b>Ada</b>") && !page.contains("<b>Guest</b>"), "{page}");
    // Whoever comes to the settings without a name is asked there.
    let mut eve = visitor(&house).await;
    let (_, settings) = eve.get("/tables/new?game=ankh-morpork").await;
    assert!(!named(&settings, "ankh-morpork").contains("value="), "{settings}");
    let fields = [("name", "Eve"), ("game", "ankh-morpork"), ("seat1", "me"), ("seat2", "me")];
    let (status, settings) = eve.send("/tables", &fields).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(named(&settings, "ankh-morpork").contains("value=\"Eve\""), "a mistake keeps it");
    let fields = [("name", "Eve"), ("game", "ankh-morpork"), ("start", "room")];
    let (_, page) = eve.send("/tables", &fields).await;
    assert!(page.contains("<b>Eve</b>"), "{page}");
    // Looking at the settings makes nobody a guest.
    let mut nobody = visitor(&house).await;
    let before = nobody.cookies();
    nobody.send("/tables?game=rattus-cartus", &[("name", ""), ("start", "new")]).await;
    assert_eq!(nobody.cookies(), before);
    let mut guest = visitor(&house).await;
    let fields = [("name", ""), ("start", "friends")];
    let (status, page) = guest.send("/tables?game=rattus-cartus", &fields).await;
    assert!(status == StatusCode::OK && page.contains("<b>Guest</b>"), "nobody has to give one");
}

#[tokio::test]
async fn whoever_is_invited_is_asked_for_a_name() {
    let house = TestHouse::open().await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "rattus-cartus", "setup": { "players": 2 } });
    let made = ada.done("/tables", table).await;
    let (id, invitation) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    let mut bea = house.browser();
    let (status, page) = bea.get(&format!("/tables/{id}?invitation={invitation}")).await;
    assert_eq!(status, StatusCode::OK);
    let (_, asked) = page.split_once("name=\"name\"").expect("the room asks for a name");
    assert!(asked.split('>').next().unwrap().contains("required"), "{asked}");
    assert!(page.contains(&format!("formaction=\"/tables/{id}/sit\"")), "and takes it along");
    let fields = [("name", "Bea"), ("seat", "2")];
    let (status, page) = bea.send(&format!("/tables/{id}/sit"), &fields).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert_eq!(table_on(&page), id);
    assert_eq!(ada.table(id).await["seats"][1]["name"], "Bea");
}

#[tokio::test]
async fn saving_a_name_leads_back_to_where_it_was_typed() {
    let house = TestHouse::open().await;
    let mut ada = house.browser();
    let (_, you) = ada.get("/you").await;
    assert!(you.contains("name=\"back\" value=\"/you\""), "{you}");
    let (_, page) = ada.send("/you/name", &[("name", "Ada"), ("back", "/you")]).await;
    assert!(page.contains("action=\"/you/forget\""), "this is her own page");
    let elsewhere = [("name", "Ada"), ("back", "https://evil.example/")];
    let (status, page) = ada.send("/you/name", &elsewhere).await;
    assert!(status == StatusCode::OK && page.contains("id=\"games\""), "never out of the house");
}

/// What a level is called in settings and records is nothing for people to read.
#[tokio::test]
async fn bots_have_names_for_people_everywhere() {
    let house = TestHouse::open().await;
    let mut ada = visitor(&house).await;
    ada.send("/you/name", &[("name", "Ada")]).await;
    let program = ada.program().await;
    let bots = json!({ "game": "rattus-cartus", "bots": ["master:threads=1"] });
    let id = start(&[&program], bots).await;
    for path in [format!("/tables/{id}"), format!("/tables/{id}/seats"), "/".to_owned()] {
        let (status, page) = ada.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert!(!page.contains("threads=1"), "{path}");
    }
    let record = include_str!("../../../cli/tests/records/revision-1/rattus-cartus-3.txt");
    let (status, page) = ada.send("/records", &[("record", record)]).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let plain: String =
        page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect();
    assert!(!plain.contains("quick"), "{plain}");
}
