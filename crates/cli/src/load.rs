//! `snug load`: a house full of players, to see how many it can bear.

mod beside;
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

use beside::{Beside, Reviewed};
use client::{Address, Client, Told};
use group::{Group, Shared};
use house::{Done, OwnHouse};
use latency::Latencies;

use crate::count::counted;

/// Fill a server with tables whose players answer as fast as they can
///
/// Every seat is a client of its own, with its own event stream, and every answer of the
/// house is checked. Without an address a house is opened for it, on a temporary file or at the
/// database that is given. Where there are several nodes, the players of each table are spread
/// over all of them.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug load --tables 200 --seconds 20
  snug load --tables 200 --seconds 10 --streams 4200 --think 2000 --json
  snug load --tables 200 --seconds 20 --html
  snug load --tables 50 --seconds 60 --reviews
  snug load --url http://127.0.0.1:7684 --tables 10 --seconds 5
  snug load --database postgres://snug@127.0.0.1/empty --nodes 2 --tables 200")]
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
    /// Let finished games be reviewed, two seconds out of four, and say what that costs
    #[arg(long)]
    reviews: bool,
    /// The game to play
    #[arg(long, default_value = ::games::NAMES[0], value_parser = crate::games::by_name())]
    game: String,
    /// Players at each table
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// The address of the server, or of each of its nodes; it must not limit requests or streams
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    /// Open the house that is filled at this database and not on a temporary file; all that is
    /// played stays there
    #[arg(long, value_name = "DATABASE", conflicts_with = "url")]
    database: Option<String>,
    /// How many nodes that house has
    #[arg(long, value_name = "N", requires = "database", default_value_t = 1)]
    nodes: usize,
    /// The bus between them
    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,
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
    /// With the connections on which its people came in,
    bytes_per_table: Option<u64>,
    /// and without them.
    bytes_per_table_alone: Option<u64>,
    /// A connection, with what is remembered of whoever came in on it.
    bytes_per_connection: Option<u64>,
    bytes_per_stream: Option<u64>,
    /// What each step brought to the players of its table, all together.
    heard_bytes_per_step: u64,
    /// What it committed while all played, and how many seconds of processors it took.
    commits: Option<u64>,
    cpu_seconds: Option<f64>,
    /// What reviews beside all this cost, if there were any.
    #[serde(skip_serializing_if = "Option::is_none")]
    reviewed: Option<Reviewed>,
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
            Some(error) => bail!("{} wrong; the first: {error}", counted(report.errors, "answer")),
            None => Ok(()),
        }
    }

    async fn measure(&self) -> Result<Report> {
        let own = match self.url.is_empty() {
            true => {
                let (database, bus) = (self.database.as_deref(), self.bus.as_deref());
                Some(OwnHouse::open(database, bus, self.nodes.max(1)).await?)
            }
            false => None,
        };
        let addresses = match &own {
            Some(own) => own.addresses(),
            None => self.url.iter().map(|url| Address::parse(url)).collect::<Result<_>>()?,
        };
        let rss = || own.as_ref().and_then(OwnHouse::rss);
        let empty = rss();

        let beside = match self.reviews {
            true => Some(Beside::play(&addresses, self.players, &self.game, self.seconds).await?),
            false => None,
        };
        let told = if self.html { Told::Html } else { Told::Json };
        let shared = Arc::new(Shared::new(self.think, told));
        let mut groups = Vec::new();
        for number in 0..self.tables {
            groups.push(Group::come_in(&addresses, number, self.players, &self.game).await?);
        }
        let connected = rss();
        for group in &mut groups {
            group.sit_down().await?;
        }
        let seated = rss();
        // People open their pages one after the other, before they play.
        for group in &mut groups {
            group.listen(told).await?;
        }
        let mut watching = JoinSet::new();
        for number in 0..self.streams {
            let table = groups[number % groups.len().max(1)].table().to_owned();
            let address = &addresses[number % addresses.len()];
            let stream = Client::nobody(address).await?.events(&table, told).await?;
            watching.spawn(stream.listen());
        }
        let watched = rss();

        let before = done(own.as_ref()).await?;
        let start = Instant::now();
        let mut playing = JoinSet::new();
        for group in groups {
            playing.spawn(group.play(shared.clone()));
        }
        let end = start + Duration::from_secs(self.seconds);
        let reviewing = beside.map(|beside| tokio::spawn(beside.run(end)));
        tokio::time::sleep_until(end.into()).await;
        shared.stop();
        let seconds = start.elapsed().as_secs_f64();
        let full = rss();
        let after = done(own.as_ref()).await?;
        let both = before.zip(after);
        let mut latencies = Latencies::default();
        while let Some(group) = playing.join_next().await {
            latencies.add(&group?);
        }
        watching.abort_all();
        let reviewed = match reviewing {
            Some(spans) => Some(beside::compare(&latencies, &spans.await??)),
            None => None,
        };

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
            bytes_per_table_alone: each(connected, seated, self.tables),
            bytes_per_connection: each(empty, connected, self.tables * self.players),
            bytes_per_stream: each(seated, watched, streams),
            heard_bytes_per_step: shared.heard() / steps.max(1),
            commits: both.as_ref().map(|(before, after)| after.commits - before.commits),
            cpu_seconds: both.map(|(before, after)| after.cpu_seconds - before.cpu_seconds),
            reviewed,
            first_error,
        })
    }
}

/// What a house of our own has done until now.
async fn done(own: Option<&OwnHouse>) -> Result<Option<Done>> {
    match own {
        Some(own) => own.done().await.map(Some),
        None => Ok(None),
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
        writeln!(out, "heard each step   {} bytes", self.heard_bytes_per_step)?;
        if let (Some(commits), Some(cpu_seconds)) = (self.commits, self.cpu_seconds) {
            writeln!(out, "commits a second  {:.0}", commits as f64 / self.seconds)?;
            writeln!(out, "processors busy   {:.2} of them", cpu_seconds / self.seconds)?;
        }
        writeln!(out, "memory            {}", megabytes(self.rss_bytes))?;
        writeln!(out, "  of each table   {}", megabytes(self.bytes_per_table))?;
        writeln!(out, "    by itself     {}", megabytes(self.bytes_per_table_alone))?;
        if self.streams > 0 {
            writeln!(out, "  of each stream  {}", megabytes(self.bytes_per_stream))?;
        }
        if let Some(reviewed) = &self.reviewed {
            writeln!(out, "beside reviews    {:.0} steps a second", reviewed.with)?;
            writeln!(out, "  without         {:.0}", reviewed.without)?;
            writeln!(out, "  ratio           {:.3}", reviewed.ratio)?;
        }
        Ok(())
    }
}
