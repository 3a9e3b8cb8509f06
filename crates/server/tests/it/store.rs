//! What is kept, and what is refused, when many changes are kept together.

use futures_util::future::join_all;
use server::doctor::examine;
use server::store::{Change, LogRow, Store, StoreError};
use server::{Config, House, TableId};

use crate::client::TestHouse;
use crate::conformance::both;

const QUESTION: u32 = 17;

fn line(table: TableId, at: usize, text: &str) -> Change {
    let lines = format!("{text}\n");
    let (seat, question, key) = (Some(1), Some(QUESTION.into()), Some("\"a'key\"".to_owned()));
    Change::Append(LogRow { table, at, count: 1, time: 5, seat, question, key, lines })
}

#[tokio::test]
async fn of_many_lines_kept_together_each_must_be_at_the_end_of_its_log() {
    for store in both().await {
        many_lines_together(&store).await;
    }
}

async fn many_lines_together(store: &Store) {
    let tables: Vec<TableId> = (0..5).map(|_| TableId::random()).collect();
    store.write(vec![line(tables[0], 0, "first")]).await.unwrap();
    let orders = [
        line(tables[0], 1, "second, with \"marks\" and é"),
        line(tables[1], 0, "first"),
        line(tables[2], 1, "a line is missing before this"),
        line(tables[3], 0, "first"),
        line(tables[3], 0, "somebody was faster"),
        line(tables[3], 1, "second"),
        line(tables[4], 0, "first"),
    ];
    let kept = join_all(orders.into_iter().map(|order| store.write(vec![order]))).await;
    let is_kept: Vec<bool> = kept.iter().map(Result::is_ok).collect();
    assert_eq!(is_kept, [true, true, false, true, false, true, true]);
    assert!(matches!(kept[2], Err(StoreError::Outdated)));
    let log = store.log(tables[0]).await.unwrap();
    assert_eq!((log[1].seat, log[1].question, log[1].time), (Some(1), Some(QUESTION.into()), 5));
    assert_eq!(log[1].key.as_deref(), Some("\"a'key\""));
    assert_eq!(log[1].lines, "second, with \"marks\" and é\n");
    let lengths = join_all(tables.iter().map(|table| store.log(*table))).await;
    let lengths: Vec<usize> = lengths.iter().map(|log| log.as_ref().unwrap().len()).collect();
    assert_eq!(lengths, [2, 1, 0, 2, 1]);
}

#[tokio::test]
async fn a_second_house_at_the_same_file_is_refused_with_a_sentence() {
    let house = TestHouse::open().await;
    let config = house.house.config.clone();
    let refused = House::open(config.clone()).await.err().expect("the file is taken").to_string();
    assert!(refused.contains("is in use by another Snug"), "{refused}");
    let link = std::path::Path::new(&config.database).with_file_name("link.db");
    std::os::unix::fs::symlink(&config.database, &link).unwrap();
    let by_link = Config { database: link.display().to_string(), ..config.clone() };
    let refused = House::open(by_link).await.err().expect("it is the same file").to_string();
    assert!(refused.contains("is in use by another Snug"), "{refused}");
    // Looking is not writing.
    assert_eq!(examine(&config.database).await.unwrap().len(), 0);
    house.reopen().await;
}

#[tokio::test]
async fn only_its_owner_reads_what_the_house_keeps() {
    use std::os::unix::fs::PermissionsExt;
    let house = TestHouse::open().await;
    house.person("Ada").await;
    let folder = std::path::PathBuf::from(house.database());
    for file in std::fs::read_dir(folder.parent().unwrap()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", file.file_name());
    }
}
