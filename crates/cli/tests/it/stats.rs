//! `snug stats`: what a terminal says of a house is what the house itself says.

use serde_json::Value;

use crate::house::{Folder, House};
use crate::players::{Game, exchange, request};
use crate::snug;

const FILTERS: [&[(&str, &str)]; 6] = [
    &[],
    &[("game", "ankh-morpork")],
    &[("game", "rattus-cartus")],
    &[("players", "3"), ("edition", "en")],
    &[("players", "2")],
    &[("sitters", "bots")],
];

#[test]
fn a_terminal_and_the_pages_of_a_house_count_alike() {
    let folder = Folder::new("stats");
    let database = folder.0.join("snug.db");
    let database = database.to_str().expect("a path");
    let house = House::open(&folder.0);
    let stats = |more: &[String]| {
        let arguments: Vec<&str> = ["stats", "--database", database]
            .into_iter()
            .chain(more.iter().map(String::as_str))
            .collect();
        snug(&arguments)
    };
    assert_eq!(stats(&[]).printed(), "games: 0\n");
    let mut won = 0;
    for seed in 0..3 {
        let mut game = Game::start(&house.address, seed);
        while !game.is_over {
            game.answer_once(&house.address).expect("the house is open");
        }
        let token = game.token(0);
        let path = format!("/tables/{}", game.table());
        let (_, told) = request(&house.address, "GET", Some(token), &path, None).unwrap();
        let places = told["table"]["places"].as_array().expect("it is over").iter();
        won += places.filter(|place| **place == 1).count();
    }
    for filter in FILTERS {
        let query: Vec<String> =
            filter.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let query = query.join("&");
        let options: Vec<String> = filter
            .iter()
            .flat_map(|(key, value)| [format!("--{key}"), (*value).to_owned()])
            .collect();
        let with = |form: &str| {
            let options: Vec<String> = options.iter().cloned().chain([form.to_owned()]).collect();
            stats(&options)
        };
        let path = format!("/statistics?{query}");
        let (status, told) = request(&house.address, "GET", None, &path, None).unwrap();
        assert_eq!(status, 200, "{told}");
        assert_eq!(with("--json").json(), told, "{query}");
        let (_, csv) =
            exchange(&house.address, "GET", None, &format!("{path}&format=csv"), None).unwrap();
        assert_eq!(with("--csv").printed(), csv, "{query}");
        let printed = stats(&options).printed();
        let games = told["games"].as_u64().expect("a number");
        assert!(printed.starts_with(&format!("games: {games}\n")), "{printed}");
        for list in ["by_role", "by_players", "by_edition", "by_sitter", "by_seat", "by_play"] {
            for row in told[list].as_array().expect("a list") {
                let number = |key: &str| 100.0 * row[key].as_f64().expect("a share");
                let what = row["what"].as_str().expect("a word");
                let line = format!(
                    "  {what:<26} {:>5.1} %  {:>5.1} – {:>5.1} %  {:>7} {:>5.1} %",
                    number("share"),
                    number("low"),
                    number("high"),
                    row["games"].as_u64().expect("a number"),
                    number("even")
                );
                assert!(printed.contains(&line), "{line} is not in {printed}");
            }
        }
    }
    let all = stats(&["--json".to_owned()]).json();
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    assert_eq!((number(&all["games"]), number(&all["all"]["games"])), (3, 9));
    assert_eq!(number(&all["all"]["won"]), won, "whoever came first has won");
    // Nothing of it changes when the house is closed.
    drop(house);
    assert_eq!(stats(&["--json".to_owned()]).json(), all);
}

#[test]
fn what_cannot_be_counted_gets_a_sentence() {
    let folder = Folder::new("no-stats");
    let path = |name: &str| folder.0.join(name).to_str().expect("a path").to_owned();
    let stats = |more: &[&str]| snug(&[&["stats"], more].concat()).sentence();
    assert!(stats(&["--database", &path("none.db")]).contains("there is no database"));
    assert!(!std::fs::exists(path("none.db")).expect("it can be looked for"), "nothing is made");
    std::fs::write(path("letter.txt"), "Dear Moist,").expect("there is room");
    assert!(stats(&["--database", &path("letter.txt")]).contains("no database of Snug"));
    assert!(stats(&["--game", "chess"]).contains("chess"));
    assert!(stats(&["--json", "--csv"]).contains("--csv"));
}
