//! `snug load`: a house full of players, to see how many it can bear.

mod client;
mod group;
mod house;
mod latency;

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use tokio::task::JoinSet;

use client::{Address, Client, Told};
use group::{Group, Shared};
use house::OwnHouse;
use latency::Latencies;

/// Fill a server with tables whose players answer as fast as they can
///
/// Every seat is a client of its own, with its own event stream, and every answer of the
/// house is checked. Without an address a house is opened for it, on a temporary file.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug load --tables 200 --seconds 20
  snug load --tables 200 --seconds 10 --streams 4200 --think 2000 --json
  snug load --tables 200 --seconds 20 --html
  snug load --url http://127.0.0.1:7684 --tables 10 --seconds 5")]
pub(crate) struct Load {
    /// How many tables to play at
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How long to play
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long a player thinks before each answer, in milliseconds: at random, and this
    /// in the mean
    #[arg(long, value_name = "MS", default_value_t = 0)]
    think: u32,
    /// How many more connections watch the tables
    #[arg(long, value_name = "N", default_value_t = 0)]
    streams: usize,
    /// Listen as pages do, to parts of HTML and not to JSON
    #[arg(long)]
    html: bool,
    /// The game to play
    #[arg(long, default_value = ::games::NAMES[0], value_parser = crate::games::by_name())]
    game: String,
    /// Players at each table
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// The address of the server; it must not limit requests or streams
    #[arg(long)]
    url: Option<String>,
    /// Print one JSON object and nothing else
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    tables: usize,
    streams: usize,
    seconds: f64,
    steps: u64,
    steps_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// Of the answers that were begun in the first second.
    first_second_p99_ms: f64,
    games_finished: u64,
    errors: u64,
    /// Of the house, where it is one of our own.
    rss_bytes: Option<u64>,
    bytes_per_table: Option<u64>,
    bytes_per_stream: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_error: Option<String>,
}

impl Load {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the load cannot start its threads")?;
        let report = runtime.block_on(self.measure())?;
        if self.json {
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            report.print(out)?;
        }
        match report.first_error {
            Some(error) => bail!("{} answers were wrong; the first: {error}", report.errors),
            None => Ok(()),
        }
    }

    async fn measure(&self) -> Result<Report> {
        let own = if self.url.is_none() { Some(OwnHouse::open().await?) } else { None };
        let url = own.as_ref().map_or(self.url.as_deref(), |own| Some(own.url()));
        let address = Address::parse(url.unwrap_or_default())?;
        let rss = || own.as_ref().and_then(OwnHouse::rss);
        let empty = rss();

        let told = if self.html { Told::Html } else { Told::Json };
        let shared = Arc::new(Shared::new(self.think, told));
        let mut groups = Vec::new();
        for number in 0..self.tables {
            groups.push(Group::sit_down(&address, number, self.players, &self.game).await?);
        }
        let seated = rss();
        // People open their pages one after the other, before they play.
        for group in &mut groups {
            group.listen(told).await?;
        }
        let mut watching = JoinSet::new();
        for number in 0..self.streams {
            let table = groups[number % groups.len().max(1)].table().to_owned();
            let stream = Client::nobody(&address).await?.events(&table, told).await?;
            watching.spawn(stream.listen());
        }
        let watched = rss();

        let start = Instant::now();
        let mut playing = JoinSet::new();
        for group in groups {
            playing.spawn(group.play(shared.clone()));
        }
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        shared.stop();
        let seconds = start.elapsed().as_secs_f64();
        let full = rss();
        let mut latencies = Latencies::default();
        while let Some(group) = playing.join_next().await {
            latencies.add(&group?);
        }
        watching.abort_all();

        let each = |from: Option<u64>, to: Option<u64>, count: usize| {
            Some(to?.saturating_sub(from?) / count.max(1) as u64)
        };
        let steps = latencies.count();
        let streams = self.tables * self.players + self.streams;
        let (errors, first_error) = shared.errors();
        Ok(Report {
            tables: self.tables,
            streams,
            seconds,
            steps,
            steps_per_second: steps as f64 / seconds,
            p50_ms: latencies.percentile(50.0),
            p99_ms: latencies.percentile(99.0),
            first_second_p99_ms: latencies.of_first_second(start).percentile(99.0),
            games_finished: shared.games(),
            errors,
            rss_bytes: full,
            bytes_per_table: each(empty, seated, self.tables),
            bytes_per_stream: each(seated, watched, streams),
            first_error,
        })
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<()> {
        let megabytes = |bytes: Option<u64>| match bytes {
            Some(bytes) => format!("{:.1} MB", bytes as f64 / 1e6),
            None => "unknown".to_owned(),
        };
        writeln!(out, "tables            {}", self.tables)?;
        writeln!(out, "event streams     {}", self.streams)?;
        writeln!(out, "steps a second    {:.0}", self.steps_per_second)?;
        writeln!(out, "latency           {:.1} ms in the middle", self.p50_ms)?;
        writeln!(out, "                  {:.1} ms for 99 of 100", self.p99_ms)?;
        writeln!(
            out,
            "                  {:.1} ms for 99 of 100 in the first second",
            self.first_second_p99_ms
        )?;
        writeln!(out, "games finished    {}", self.games_finished)?;
        writeln!(out, "errors            {}", self.errors)?;
        writeln!(out, "memory            {}", megabytes(self.rss_bytes))?;
        writeln!(out, "  of each table   {}", megabytes(self.bytes_per_table))?;
        if self.streams > 0 {
            writeln!(out, "  of each stream  {}", megabytes(self.bytes_per_stream))?;
        }
        Ok(())
    }
}
