//! When to look at which table again. A table that waits costs one entry here.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;

use crate::ids::TableId;
use crate::tables::Tables;
use crate::time::now;

/// Where tables ask to be woken.
#[derive(Clone)]
pub struct Timers(mpsc::UnboundedSender<(i64, TableId)>);

/// What was asked for.
pub struct Wakes(mpsc::UnboundedReceiver<(i64, TableId)>);

impl Timers {
    /// A place to ask, and what to give to [`Wakes::run`].
    pub fn new() -> (Timers, Wakes) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Timers(sender), Wakes(receiver))
    }

    /// Asks for a table to be looked after at this time.
    pub fn wake(&self, at: i64, table: TableId) {
        // When nobody listens any more, the house is closing.
        let _ = self.0.send((at, table));
    }
}

impl Wakes {
    /// Looks after tables whose time has come, for ever.
    pub async fn run(mut self, tables: Arc<Tables>) {
        let mut heap = BinaryHeap::new();
        let mut next: HashMap<TableId, i64> = HashMap::new();
        loop {
            let pause = match heap.peek() {
                Some(Reverse((at, _))) => at - now(),
                None => i64::MAX,
            };
            let asked = if pause <= 0 {
                self.0.try_recv().ok()
            } else {
                let pause = Duration::from_millis(pause.min(3_600_000) as u64);
                match tokio::time::timeout(pause, self.0.recv()).await {
                    Ok(Some(asked)) => Some(asked),
                    Ok(None) => return,
                    Err(_) => None,
                }
            };
            if let Some((at, table)) = asked {
                if next.get(&table).is_none_or(|known| *known > at) {
                    next.insert(table, at);
                    heap.push(Reverse((at, table)));
                }
                continue;
            }
            while let Some(Reverse((at, table))) = heap.peek().copied() {
                if at > now() {
                    break;
                }
                heap.pop();
                if next.get(&table) == Some(&at) {
                    next.remove(&table);
                    look_after(&tables, table);
                }
            }
        }
    }
}

fn look_after(tables: &Arc<Tables>, table: TableId) {
    let tables = Arc::clone(tables);
    tokio::spawn(async move {
        if let Err(error) = tables.look_after(table).await {
            tracing::warn!("{table:?} could not be looked after: {error}");
        }
    });
}
