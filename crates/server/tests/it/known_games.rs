//! Statistics of three games whose results are known: every filter, in every form.

use axum::body::to_bytes;
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use web::{Language, Spoken};

use crate::client::{Client, TestHouse, start};

/// A result for the table that was opened as the nth, of a seat.
fn result(nth: usize, seat: usize, game: &str, who: &str, role: &str, won: bool) -> String {
    let (kind, edition, players, turns, ending) = match nth {
        0 => ("ankh-morpork", "en", 2, 10, "condition"),
        1 => ("ankh-morpork", "de", 2, 20, "points"),
        _ => ("rattus-cartus", "", 3, 8, "shared"),
    };
    assert_eq!(kind, game);
    let (person, bot) = match who {
        "quick" | "sharp" => ("NULL".to_owned(), format!("'{who}'")),
        who => (format!("(SELECT id FROM people WHERE name = '{who}')"), "NULL".to_owned()),
    };
    format!(
        "INSERT INTO results (table_id, seat, game, edition, players, time, turns, ending, person,
                              bot, role, won)
         VALUES ((SELECT id FROM tables ORDER BY created, id LIMIT 1 OFFSET {nth}), {seat}, '{game}',
                 '{edition}', {players}, {nth}, {turns}, '{ending}', {person}, {bot}, '{role}', {});",
        u8::from(won)
    )
}

fn plays(nth: usize, seat: usize, what: &str, times: u32) -> String {
    format!(
        "INSERT INTO plays (table_id, seat, what, times)
         VALUES ((SELECT id FROM tables ORDER BY created, id LIMIT 1 OFFSET {nth}), {seat}, '{what}',
                 {times});"
    )
}

/// A house in which Ada and Bob have played three games, with bots and with each other.
async fn house() -> (TestHouse, Client, Client) {
    let house = TestHouse::open().await;
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    for _ in 0..3 {
        start(&[&ada, &bob], json!({ "game": "ankh-morpork", "setup": { "players": 2 } })).await;
    }
    let am = "ankh-morpork";
    let rc = "rattus-cartus";
    let known = [
        result(0, 0, am, "Ada", "lord-vetinari", true),
        result(0, 1, am, "quick", "chrysoprase", false),
        result(1, 0, am, "Ada", "lord-vetinari", false),
        result(1, 1, am, "Bob", "lord-rust", true),
        result(2, 0, rc, "sharp", "", true),
        result(2, 1, rc, "Ada", "", true),
        result(2, 2, rc, "Bob", "", false),
        plays(0, 0, "groat", 2),
        plays(0, 1, "groat", 1),
        plays(0, 0, "hex", 1),
        plays(1, 1, "hex", 1),
    ];
    house.alter(&known.concat()).await;
    (house, ada, bob)
}

/// What, in how many seats and in how many of them it won, for each row of a list.
fn rows(told: &Value, list: &str) -> Vec<(String, u64, u64)> {
    let rows = told[list].as_array().unwrap_or_else(|| panic!("{list} is missing"));
    let row = |row: &Value| {
        let number = |key: &str| row[key].as_u64().expect("a number");
        (row["what"].as_str().expect("a word").to_owned(), number("games"), number("won"))
    };
    rows.iter().map(row).collect()
}

fn expect(told: &Value, list: &str, expected: &[(&str, u64, u64)]) {
    let expected: Vec<(String, u64, u64)> =
        expected.iter().map(|&(what, games, won)| (what.to_owned(), games, won)).collect();
    assert_eq!(rows(told, list), expected, "{list}");
}

#[tokio::test]
async fn three_known_games_give_the_known_figures_by_every_filter() {
    let (_house, ada, bob) = house().await;
    let all = ada.get("/statistics").await;
    assert_eq!(
        (&all["games"], &all["all"]["games"], &all["all"]["won"]),
        (&json!(3), &json!(7), &json!(4))
    );
    assert!((all["turns"].as_f64().unwrap() - 38.0 / 3.0).abs() < 1e-9);
    assert_eq!((&all["fewest_turns"], &all["most_turns"]), (&json!(8), &json!(20)));
    expect(&all, "by_game", &[("ankh-morpork", 4, 2), ("rattus-cartus", 3, 2)]);
    expect(&all, "by_role", &[("lord-vetinari", 2, 1), ("chrysoprase", 1, 0), ("lord-rust", 1, 1)]);
    expect(&all, "by_players", &[("2", 4, 2), ("3", 3, 2)]);
    expect(&all, "by_edition", &[("de", 2, 1), ("en", 2, 1)]);
    expect(&all, "by_seat", &[("1", 3, 2), ("2", 3, 2), ("3", 1, 0)]);
    expect(&all, "by_sitter", &[("people", 5, 3), ("quick", 1, 0), ("sharp", 1, 1)]);
    expect(&all, "by_play", &[("groat", 2, 1), ("hex", 2, 2)]);
    let endings = all["endings"].as_array().unwrap();
    let endings: Vec<&str> =
        endings.iter().map(|ending| ending["what"].as_str().unwrap()).collect();
    assert_eq!(endings, ["condition", "points", "shared"]);
    // Two of three is a share that lies anywhere between a fifth and nearly all.
    let seat = &all["by_seat"][0];
    for (key, expected) in [("share", 0.6667), ("low", 0.2077), ("high", 0.9385), ("even", 0.4444)]
    {
        let found = seat[key].as_f64().unwrap();
        assert!((found - expected).abs() < 1e-4, "{key}: {found}");
    }
    for (query, games, seats, won) in [
        ("game=ankh-morpork", 2, 4, 2),
        ("game=rattus-cartus", 1, 3, 2),
        ("players=2", 2, 4, 2),
        ("players=3", 1, 3, 2),
        ("players=4", 0, 0, 0),
        ("edition=en", 1, 2, 1),
        ("edition=de", 1, 2, 1),
        ("sitters=people", 3, 5, 3),
        ("sitters=bots", 2, 2, 1),
        ("game=ankh-morpork&players=2&edition=en&sitters=people", 1, 1, 1),
        ("game=rattus-cartus&edition=de", 0, 0, 0),
    ] {
        let told = ada.get(&format!("/statistics?{query}")).await;
        assert_eq!(told["games"], games, "{query}");
        let all = &told["all"];
        let (found_seats, found_won) =
            (all["games"].as_u64().unwrap_or(0), all["won"].as_u64().unwrap_or(0));
        assert_eq!((found_seats, found_won), (seats, won), "{query}");
    }
    for (who, games, won, with) in [(&ada, 3, 2, "Bob"), (&bob, 2, 1, "Ada")] {
        let own = who.get("/you/statistics").await;
        assert_eq!((&own["games"], &own["all"]["won"]), (&json!(games), &json!(won)));
        assert_eq!(own["companions"], json!([{ "name": with, "games": 2 }]));
    }
    let own = ada.get("/you/statistics?game=rattus-cartus").await;
    assert_eq!((&own["games"], &own["all"]["won"]), (&json!(1), &json!(1)));
}

/// What a table for spreadsheets has to say, by what JSON says.
fn as_csv(told: &Value) -> String {
    let mut csv = String::from("by,what,games,won,share,low,high,even\n");
    for by in ["game", "role", "players", "edition", "sitter", "seat", "play"] {
        for row in told[format!("by_{by}")].as_array().unwrap() {
            let share = |key: &str| row[key].as_f64().unwrap();
            csv += &format!(
                "{by},{},{},{},{:.4},{:.4},{:.4},{:.4}\n",
                row["what"].as_str().unwrap(),
                row["games"],
                row["won"],
                share("share"),
                share("low"),
                share("high"),
                share("even")
            );
        }
    }
    for ending in told["endings"].as_array().unwrap() {
        csv += &format!("ending,{},{},,,,,\n", ending["what"].as_str().unwrap(), ending["games"]);
    }
    csv
}

async fn page(client: &Client, path: &str, lang: Language) -> String {
    let mut request = client.request(Method::GET, path, None);
    request.headers_mut().insert(header::ACCEPT, "text/html".parse().unwrap());
    request.headers_mut().insert(header::ACCEPT_LANGUAGE, lang.code().parse().unwrap());
    let response = client.send(request).await;
    assert_eq!(response.status(), StatusCode::OK);
    let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn pages_in_four_languages_say_what_programs_and_spreadsheets_are_told() {
    let (house, ada, _) = house().await;
    for query in ["", "game=ankh-morpork", "game=rattus-cartus&players=3", "sitters=bots"] {
        let told = ada.get(&format!("/statistics?{query}")).await;
        let (status, csv) = ada.text(&format!("/statistics?{query}&format=csv")).await;
        assert_eq!((status, csv), (StatusCode::OK, as_csv(&told)), "{query}");
        for lang in Language::ALL {
            let words = lang.words();
            let stranger = house.stranger();
            let page = page(&stranger, &format!("/statistics?{query}"), lang).await;
            assert!(page.contains(&format!("<html lang=\"{}\"", lang.code())), "{page}");
            let percent = |share: &Value| {
                let n = (share.as_f64().unwrap() * 100.0).round() as i64;
                words.with("stats-percent", &[("n", n.into())])
            };
            for list in ["game", "role", "players", "edition", "sitter", "seat", "play"] {
                for row in told[format!("by_{list}")].as_array().unwrap() {
                    let of = [
                        ("won", row["won"].as_i64().unwrap().into()),
                        ("games", row["games"].as_i64().unwrap().into()),
                    ];
                    let cells = format!(
                        "<b>{}</b></td><td class=\"num stats-doubt\">{} – {}</td>\
                         <td class=\"num stats-of\">{}</td>",
                        percent(&row["share"]),
                        percent(&row["low"]),
                        percent(&row["high"]),
                        words.with("stats-wins-of", &of)
                    );
                    assert!(page.contains(&cells), "{query} in {lang}, {list}: {cells}\n{page}");
                    // A person reads names.
                    let what = row["what"].as_str().unwrap();
                    let is_word = what.contains('-') || ["groat", "hex"].contains(&what);
                    assert!(!is_word || !page.contains(&format!(">{what}<")), "{lang}: {what}");
                }
            }
            for broken in ["⟦", "{ $", "NaN"] {
                assert!(!page.contains(broken), "{query} in {lang}");
            }
        }
    }
}
