//! The people of one table, who play game after game.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use game::Dice;
use game::dice::QuickDice;
use hyper::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use tokio::task::JoinSet;

use super::client::{Address, Client, Events, Told};
use super::latency::Latencies;

/// What all groups share.
pub(super) struct Shared {
    /// How long a player thinks in the mean, in milliseconds.
    think: u32,
    told: Told,
    stopped: AtomicBool,
    games: AtomicU64,
    heard: AtomicU64,
    errors: AtomicU64,
    first_error: Mutex<Option<String>>,
}

impl Shared {
    pub(super) fn new(think: u32, told: Told) -> Shared {
        let (stopped, games, heard, errors) = Default::default();
        Shared { think, told, stopped, games, heard, errors, first_error: Mutex::new(None) }
    }

    /// Nobody begins another answer.
    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// How many games came to their end.
    pub(super) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// How many bytes the players have heard.
    pub(super) fn heard(&self) -> u64 {
        self.heard.load(Ordering::Relaxed)
    }

    /// How many answers of the house were wrong, and the first of them.
    pub(super) fn errors(&self) -> (u64, Option<String>) {
        let first = self.first_error.lock().unwrap_or_else(|error| error.into_inner());
        (self.errors.load(Ordering::Relaxed), first.clone())
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn wrong(&self, error: &anyhow::Error) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        let mut first = self.first_error.lock().unwrap_or_else(|error| error.into_inner());
        first.get_or_insert_with(|| format!("{error:#}"));
    }
}

/// Everyone at one table.
pub(super) struct Group {
    people: Vec<Client>,
    game: String,
    table: String,
    /// What each of them hears, once they have opened the table.
    streams: Vec<Events>,
}

#[derive(Deserialize)]
struct Created {
    id: String,
    invitation: String,
}

impl Group {
    /// New people come in. Where there are several addresses of a house, they come in by all of
    /// them in turn, so that every step crosses from one node to the others.
    pub(super) async fn come_in(
        addresses: &[Address],
        number: usize,
        players: usize,
        game: &str,
    ) -> Result<Group> {
        let mut people = Vec::new();
        for seat in 1..=players {
            let name = format!("Table {number} seat {seat}");
            let address = &addresses[(number + seat) % addresses.len()];
            people.push(Client::come_in(address, &name).await?);
        }
        Ok(Group { people, game: game.to_owned(), table: String::new(), streams: Vec::new() })
    }

    /// They make a table and start it.
    pub(super) async fn sit_down(&mut self) -> Result<()> {
        self.start().await
    }

    /// The table of the game at hand.
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// Everyone opens the table.
    pub(super) async fn listen(&mut self, told: Told) -> Result<()> {
        for person in &self.people {
            self.streams.push(person.events(&self.table, told).await?);
        }
        Ok(())
    }

    async fn start(&mut self) -> Result<()> {
        let setup = json!({ "players": self.people.len() });
        // Strangers come to watch, so the tables are open to all.
        let new = json!({ "game": self.game, "setup": setup, "window": 0, "public": true });
        let created: Created = self.people[0].post("/tables", new.to_string()).await?;
        let sit = json!({ "invitation": created.invitation }).to_string();
        for person in &mut self.people[1..] {
            let path = format!("/tables/{}/seats", created.id);
            person.post::<serde::de::IgnoredAny>(&path, sit.clone()).await?;
        }
        let path = format!("/tables/{}/start", created.id);
        self.people[0].post::<serde::de::IgnoredAny>(&path, "{}".to_owned()).await?;
        self.table = created.id;
        Ok(())
    }

    /// Plays game after game until all are told to stop; how long the answers took.
    pub(super) async fn play(mut self, shared: Arc<Shared>) -> Latencies {
        let mut latencies = Latencies::default();
        while !shared.is_stopped() {
            if let Err(error) = self.play_one(&shared, &mut latencies).await {
                shared.wrong(&error);
                return latencies;
            }
            if !shared.is_stopped()
                && let Err(error) = self.start().await
            {
                shared.wrong(&error);
                return latencies;
            }
        }
        latencies
    }

    /// Plays the game at hand to its end, and no other.
    pub(super) async fn finish(&mut self, shared: &Arc<Shared>) -> Result<()> {
        self.play_one(shared, &mut Latencies::default()).await
    }

    /// One of those who played the last game wants it reviewed, or no longer.
    pub(super) async fn review(&self, wanted: bool) -> Result<()> {
        let mut person = self.people.first().context("somebody has played")?.anew().await?;
        let stop = if wanted { "" } else { "/stop" };
        let path = format!("/tables/{}/review{stop}", self.table);
        // What was made to its end meanwhile cannot be stopped any more.
        let answer = person.post::<serde::de::IgnoredAny>(&path, "{}".to_owned()).await;
        if wanted { answer.map(drop) } else { Ok(()) }
    }

    async fn play_one(&mut self, shared: &Arc<Shared>, latencies: &mut Latencies) -> Result<()> {
        if self.streams.is_empty() {
            self.listen(shared.told).await?;
        }
        let mut seats = JoinSet::new();
        let streams = std::mem::take(&mut self.streams);
        for (client, events) in std::mem::take(&mut self.people).into_iter().zip(streams) {
            let player = Player {
                client,
                table: format!("/tables/{}", self.table),
                dice: QuickDice::new(RandomState::new().hash_one(&self.table)),
                answered: None,
                latencies: Latencies::default(),
            };
            seats.spawn(player.play(events, shared.clone()));
        }
        let mut over = false;
        while let Some(played) = seats.join_next().await {
            let (player, is_over) = played?;
            over |= is_over;
            latencies.add(&player.latencies);
            self.people.push(player.client);
        }
        shared.games.fetch_add(u64::from(over), Ordering::Relaxed);
        Ok(())
    }
}

/// Somebody in a seat.
struct Player {
    client: Client,
    /// Its address.
    table: String,
    dice: QuickDice,
    /// The question answered last: an event may be older than the answer to it.
    answered: Option<u32>,
    latencies: Latencies,
}

#[derive(Deserialize)]
struct Event<'a> {
    #[serde(borrow)]
    table: Table<'a>,
}

#[derive(Deserialize)]
struct Table<'a> {
    #[serde(borrow)]
    state: &'a str,
    #[serde(borrow)]
    question: Option<Question<'a>>,
}

#[derive(Deserialize)]
struct Question<'a> {
    number: u32,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
}

/// An answer to a question, of one action.
#[derive(Serialize)]
struct Answer<'a> {
    question: u32,
    actions: [&'a RawValue; 1],
}

#[derive(Deserialize)]
struct Taken {
    question: Option<Next>,
}

#[derive(Deserialize)]
struct Next {
    number: u32,
    actions: Vec<Box<RawValue>>,
}

impl Player {
    /// Answers whatever is asked until the game is over, which is what it returns, or all
    /// are told to stop.
    async fn play(mut self, mut events: Events, shared: Arc<Shared>) -> (Player, bool) {
        let over = self.follow(&mut events, &shared).await.unwrap_or_else(|error| {
            shared.wrong(&error);
            true
        });
        shared.heard.fetch_add(events.bytes, Ordering::Relaxed);
        (self, over)
    }

    async fn follow(&mut self, events: &mut Events, shared: &Shared) -> Result<bool> {
        let pause = Duration::from_millis(200);
        while !shared.is_stopped() {
            let Ok(event) = tokio::time::timeout(pause, events.next()).await else { continue };
            let Some(data) = event? else { bail!("the house ended an event stream") };
            let data = match shared.told {
                Told::Json => Bytes::from(data),
                // What is asked is on the page, and what may be answered is asked for.
                Told::Html if self.is_news(&data) => self.client.get(&self.table).await?,
                Told::Html => continue,
            };
            let Event { table } = serde_json::from_slice(&data)?;
            if table.state == "over" {
                return Ok(true);
            }
            if let Some(question) = table.question
                && self.answered.is_none_or(|last| last < question.number)
            {
                self.answer(question, shared).await?;
            }
        }
        Ok(false)
    }

    /// Whether parts of a page ask something new, or say that another page is to be shown.
    fn is_news(&self, html: &[u8]) -> bool {
        let Ok(html) = std::str::from_utf8(html) else { return false };
        match html.split_once("name=\"question\" value=\"") {
            Some((_, rest)) => {
                let number = rest.split('"').next().and_then(|number| number.parse().ok());
                number.is_some_and(|number| self.answered.is_none_or(|last| last < number))
            }
            None => html == "now",
        }
    }

    /// Answers a question, and those that follow from it at once.
    async fn answer(&mut self, question: Question<'_>, shared: &Shared) -> Result<()> {
        let actions: Vec<&RawValue> = question.actions;
        let mut next = self.send(question.number, &actions, shared).await?;
        while let Some(question) = next.filter(|_| !shared.is_stopped()) {
            let actions: Vec<&RawValue> = question.actions.iter().map(|action| &**action).collect();
            next = self.send(question.number, &actions, shared).await?;
        }
        Ok(())
    }

    async fn send(
        &mut self,
        number: u32,
        actions: &[&RawValue],
        shared: &Shared,
    ) -> Result<Option<Next>> {
        let choice = self.dice.below(actions.len().max(1) as u32) as usize;
        let action = actions.get(choice).context("the house asks without an answer to give")?;
        if shared.think > 0 {
            tokio::time::sleep(pause(&mut self.dice, shared.think)).await;
        }
        self.answered = Some(number);
        let step = serde_json::to_string(&Answer { question: number, actions: [*action] })?;
        let start = Instant::now();
        let taken: Taken = self.client.post(&format!("{}/steps", self.table), step).await?;
        self.latencies.push(start);
        Ok(taken.question)
    }
}

/// How long somebody thinks: no two alike, between nothing and twice the mean. People who all
/// thought equally long would come in waves, which no house sees.
fn pause(dice: &mut QuickDice, mean: u32) -> Duration {
    let most = mean.saturating_mul(2).saturating_add(1);
    Duration::from_millis(dice.below(most).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_at_random_around_their_mean() {
        let mut dice = QuickDice::new(1);
        let pauses: Vec<u128> = (0..10_000).map(|_| pause(&mut dice, 50).as_millis()).collect();
        let mean = pauses.iter().sum::<u128>() / 10_000;
        assert!((48..=52).contains(&mean), "{mean}");
        assert_eq!((pauses.iter().min(), pauses.iter().max()), (Some(&0), Some(&100)));
    }
}
