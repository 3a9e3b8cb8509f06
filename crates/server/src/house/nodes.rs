//! A house that is open at several nodes: hearing of the others, and standing in for them.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::House;
use crate::news::{Heard, Item, Jobs};
use crate::problem::Problem;
use crate::store::{NODE_IS_GONE, Store, StoreError, Time};
use crate::tables::LOOK;
use crate::time;

/// After how many looks a node compares what changes seldom: its clock, and who is where.
const SELDOM: u32 = 12;
/// How long a node waits at least before it looks once more at what it may have missed.
const AGAIN: Duration = Duration::from_millis(800);
/// By how many milliseconds no clock drifts between two looks.
const JUMP: i64 = 5_000;
/// How often the database is asked for the time, so that one short journey is among them.
const ASKS: usize = 3;

/// Comes to a house that other nodes may have opened; since when it is open.
pub(super) async fn come(store: &Store, thinks: bool) -> Result<i64, StoreError> {
    if !store.is_shared() {
        return Ok(time::now());
    }
    set_the_clock(store, true).await?;
    store.come(thinks, time::now()).await
}

/// From now on this node's clock says what the database's does, unless that has jumped: another
/// server may have taken over, whose clock is wrong, and deadlines stay where they are.
async fn set_the_clock(store: &Store, is_new: bool) -> Result<(), StoreError> {
    let mut best: Option<(Time, (i64, i64))> = None;
    for _ in 0..ASKS {
        let sent = time::own();
        let Some(said) = store.time().await? else { return Ok(()) };
        let between = (sent, time::own());
        let took = |(_, (sent, came)): (Time, (i64, i64))| came - sent;
        if best.is_none_or(|best| took((said, between)) < took(best)) {
            best = Some((said, between));
        }
    }
    let Some((said, between)) = best else { return Ok(()) };
    let here = time::at(between);
    let has_jumped = !is_new && (said.now - here).abs() >= JUMP;
    // When others live at the other time, it is this node that has stood still.
    if has_jumped && (store.lives_at(here).await? || !store.lives_at(said.now).await?) {
        tracing::warn!("the database's clock has jumped by {} ms", said.now - here);
        return store.set_the_clock(said, here).await;
    }
    time::follow(said.now, between);
    Ok(())
}

impl House {
    /// Begins to hear of the other nodes, where there can be any.
    pub(super) fn join_the_others(self: &Arc<Self>) {
        if self.store.is_shared() {
            tokio::spawn(self.clone().listen());
            tokio::spawn(self.clone().live());
            tokio::spawn(self.clone().look_around());
            match self.news.jobs() {
                Some(jobs) => drop(tokio::spawn(self.clone().think(jobs))),
                None => drop(tokio::spawn(self.clone().stand_in())),
            }
        }
    }

    /// Takes on what other nodes ask, as long as there is a thread for it.
    async fn think(self: Arc<Self>, mut jobs: Jobs) {
        let mut closing = self.closing();
        loop {
            let next = async {
                self.bots.until_free().await;
                jobs.next().await
            };
            let ask = tokio::select! {
                ask = next => ask,
                _ = closing.changed() => return,
            };
            let Some(ask) = ask else { return };
            if let Err(problem) = self.tables.think(ask).await {
                tracing::warn!("a bot at {:?} was not thought for: {problem}", ask.table);
            }
        }
    }

    /// Hears what other nodes have done.
    async fn listen(self: Arc<Self>) {
        let (mut news, mut closing) = (self.news.subscribe(), self.closing());
        // Whoever can say something on the bus can make it seem that much was missed.
        let (mut has_missed, mut next) = (false, Instant::now());
        loop {
            let heard = tokio::select! {
                heard = news.next() => heard,
                () = sleep_until(next), if has_missed => {
                    self.look_again().await;
                    (has_missed, next) = (false, Instant::now() + AGAIN);
                    continue;
                }
                _ = closing.changed() => return,
            };
            match heard {
                None => return,
                Some(Heard::Missed) => has_missed = true,
                Some(Heard::Away) => self.bots.take_all_back(),
                Some(Heard::Item(Item::Presence(table))) => {
                    let tables = self.tables.clone();
                    tokio::spawn(async move { tables.hear_of_presence(table).await });
                }
                Some(Heard::Item(Item::Table(changed))) => {
                    let tables = self.tables.clone();
                    tokio::spawn(async move { tables.hear(changed).await });
                }
                Some(Heard::Item(Item::Person(person))) => match self.people.hear(person).await {
                    Ok(Some(found)) => {
                        if let Some(asked) = found.asked {
                            self.tables.wishes().set(person, asked);
                        }
                        self.notices.hear(person).await;
                    }
                    Ok(None) => {}
                    Err(error) => {
                        tracing::warn!("somebody has changed and was not looked up: {error}");
                        self.people.look_again_at_all();
                    }
                },
            }
        }
    }

    /// Something may not have been heard.
    async fn look_again(&self) {
        self.people.look_again_at_all();
        match self.store.wishes().await {
            Ok(wishes) => self.tables.wishes().renew(wishes),
            Err(error) => tracing::warn!("wishes may be out of date: {error}"),
        }
        self.notices.hear_of_all().await;
        self.tables.look_around().await;
        self.tables.look_who_is_there().await;
    }

    /// Shows the other nodes that this one lives, whatever else takes its time. One that thinks
    /// and hears no questions is no help, and does not.
    async fn live(self: Arc<Self>) {
        let (mut closing, mut shown) = (self.closing(), Instant::now());
        loop {
            let is_deaf = self.news.is_thinker() && self.news.health().is_some();
            if !is_deaf {
                match self.store.lives(time::now()).await {
                    Ok(()) => {
                        // Whoever took this node for gone has forgotten who is there.
                        if shown.elapsed() >= NODE_IS_GONE {
                            self.tables.say_who_is_here();
                        }
                        shown = Instant::now();
                    }
                    Err(error) => {
                        tracing::warn!("this node could not show that it lives: {error}");
                    }
                }
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.changed() => return,
            }
        }
    }

    /// Sees what other nodes have done, whatever was heard of it.
    async fn look_around(self: Arc<Self>) {
        let mut closing = self.closing();
        for look in 0_u32.. {
            self.tables.look_around().await;
            self.count_the_others().await;
            if look.is_multiple_of(SELDOM) {
                self.tables.look_who_is_there().await;
                if let Err(error) = set_the_clock(&self.store, false).await {
                    tracing::warn!("the database did not say what time it is: {error}");
                }
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.changed() => return,
            }
        }
    }

    /// Sees who shares what people may have, and who thinks for the bots of all. Where that
    /// cannot be read it stays as it was.
    async fn count_the_others(&self) {
        match self.store.others(time::now()).await {
            Ok(others) => {
                self.limits.share(1 + others.serve);
                self.news.has_thinkers(others.think);
            }
            Err(error) => tracing::warn!("the other nodes could not be counted: {error}"),
        }
    }

    /// Does what another node should have done and did not.
    async fn stand_in(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            match self.tables.look_after_the_late().await {
                Ok(()) | Err(Problem::Closing) => {}
                Err(problem) => {
                    tracing::warn!("nobody looks after tables that are late: {problem}")
                }
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.changed() => return,
            }
        }
    }
}
