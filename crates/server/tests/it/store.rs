//! What is kept, and what is refused, when many changes are kept together.

use futures_util::future::join_all;
use server::TableId;
use server::store::{Change, LogRow, StoreError};

use crate::client::TestHouse;

const QUESTION: u32 = 17;

fn line(table: TableId, at: usize, text: &str) -> Change {
    let lines = format!("{text}\n");
    let (seat, question, key) = (Some(1), Some(QUESTION.into()), Some("\"a'key\"".to_owned()));
    Change::Append(LogRow { table, at, count: 1, time: 5, seat, question, key, lines })
}

#[tokio::test]
async fn of_many_lines_kept_together_each_must_be_at_the_end_of_its_log() {
    let house = TestHouse::open().await;
    let store = &house.house.store;
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
