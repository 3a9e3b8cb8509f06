//! Whether every table would go on with this program's rules.

use std::path::Path;

use server::store::{Change, LogRow, Store};
use throwaway::Postgres;

use crate::house::{Folder, House};
use crate::players::Game;
use crate::snug;

#[test]
fn the_doctor_examines_an_open_house_and_fails_when_a_game_no_longer_replays() {
    let folder = Folder::new("doctor");
    let file = folder.0.join("snug.db");
    examines(file.to_str().unwrap(), House::open(&folder.0));
}

#[test]
fn the_doctor_examines_a_house_in_postgresql_in_the_same_way() {
    let database = Postgres::shared().database();
    examines(&database, House::open_on(Path::new(&database)));
}

fn examines(database: &str, house: House) {
    let doctor = |more: &[&str]| snug(&[&["doctor", "--database", database], more].concat());
    let mut games: Vec<Game> = (0..2).map(|seed| Game::start(&house.address, seed)).collect();
    for _ in 0..20 {
        games.iter_mut().for_each(|game| game.answer_once(&house.address).unwrap());
    }
    let report = doctor(&["--json"]).json();
    assert_eq!((&report["tables"], &report["fine"]), (&2.into(), &2.into()), "{report}");
    assert!(doctor(&[]).printed().contains("fine: 2"));
    drop(house);

    spoil(database, games[0].table());
    let ran = doctor(&[]);
    let line = ran.out.lines().find(|line| line.contains(games[0].table())).unwrap();
    assert!(line.contains("no longer replays at step") && line.contains("the die shows"), "{line}");
    assert_eq!(ran.code, 1);
    assert_eq!(ran.sentence(), "1 of 2 tables would not go on unchanged");
    let ran = doctor(&["--json"]);
    assert_eq!(ran.code, 1);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["fine"], &report["no_longer_replay"]), (&1.into(), &1.into()));
}

/// Writes a line that no rules allow at the end of a table's log.
fn spoil(database: &str, table: &str) {
    let table = table.parse().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(database).await.unwrap();
        let last = store.log(table).await.unwrap().pop().unwrap();
        let at = last.at + last.count;
        let lines = "roll 13\n".to_owned();
        let (count, seat, question, key) = (1, None, None, None);
        let row = LogRow { table, at, count, time: last.time, seat, question, key, lines };
        store.write(vec![Change::Append(row)]).await.unwrap();
        store.close().await;
    });
}
