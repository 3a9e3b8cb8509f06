//! A house of our own: other processes, so that their memory can be told from ours.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::client::{Address, Client};

/// What opens the host's door, which only these houses have.
const HOST: &str = "for-measuring";
/// How many ticks of a processor's clock the system counts in a second.
const TICKS: f64 = 100.0;

/// A house that goes when it is dropped, with its file, if it has one.
pub(super) struct OwnHouse {
    nodes: Vec<Node>,
    folder: PathBuf,
}

/// One process.
struct Node {
    child: Child,
    address: Address,
}

/// What the nodes of a house have done, taken together.
pub(super) struct Done {
    /// How many transactions were committed.
    pub(super) commits: u64,
    /// For how many seconds processors were busy with it.
    pub(super) cpu_seconds: f64,
}

impl OwnHouse {
    /// Opens a house with no limits: so many nodes at a database, or one on a temporary file.
    pub(super) async fn open(
        database: Option<&str>,
        bus: Option<&str>,
        nodes: usize,
    ) -> Result<OwnHouse> {
        let folder = std::env::temp_dir().join(format!("snug-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let file = folder.join("snug.db").display().to_string();
        let mut house = OwnHouse { nodes: Vec::new(), folder };
        for _ in 0..nodes {
            house.nodes.push(Node::open(database.unwrap_or(&file), bus).await?);
        }
        Ok(house)
    }

    /// Where its nodes are.
    pub(super) fn addresses(&self) -> Vec<Address> {
        self.nodes.iter().map(|node| node.address.clone()).collect()
    }

    /// How many bytes of memory it has now, where the system tells.
    pub(super) fn rss(&self) -> Option<u64> {
        self.nodes.iter().map(Node::rss).sum()
    }

    /// What it has done until now.
    pub(super) async fn done(&self) -> Result<Done> {
        let mut done = Done { commits: 0, cpu_seconds: 0.0 };
        for node in &self.nodes {
            done.commits += node.commits().await?;
            done.cpu_seconds += node.cpu_seconds().unwrap_or_default();
        }
        Ok(done)
    }
}

impl Node {
    async fn open(database: &str, bus: Option<&str>) -> Result<Node> {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["serve", "--address", "127.0.0.1:0", "--browser", "false"])
            .args(["--requests", "0", "--streams", "0", "--connections-each", "0"])
            .args(["--tables", "1000000", "--connections", "1000000"])
            .args(["--host-token", HOST, "--database", database]);
        if let Some(bus) = bus {
            command.args(["--bus", bus]);
        }
        let mut child = command
            .env("SNUG_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("the house cannot be started")?;
        let out = child.stdout.take().context("the house has no output")?;
        let first = BufReader::new(out).lines().next_line().await?;
        let url = first.context("the house ended before it was open")?;
        Ok(Node { child, address: Address::parse(&url)? })
    }

    fn rss(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    }

    fn cpu_seconds(&self) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        ticks(&stat).map(|ticks| ticks as f64 / TICKS)
    }

    async fn commits(&self) -> Result<u64> {
        let mut host = Client::host(&self.address, HOST).await?;
        let figures = host.get("/metrics").await?;
        commits(&String::from_utf8_lossy(&figures)).context("the house does not say what it did")
    }
}

/// How many transactions a house says it has committed.
fn commits(figures: &str) -> Option<u64> {
    let count = figures.lines().find_map(|line| line.strip_prefix("snug_commit_orders_count "));
    count?.parse().ok()
}

/// How long a process has kept processors busy, for itself and in the system for it. Its name
/// stands in brackets before the numbers, and may have any signs in it.
fn ticks(stat: &str) -> Option<u64> {
    let (_, numbers) = stat.rsplit_once(')')?;
    let mut times = numbers.split_whitespace().skip(11).map(str::parse::<u64>);
    Some(times.next()?.ok()? + times.next()?.ok()?)
}

impl Drop for OwnHouse {
    fn drop(&mut self) {
        // A folder that is left behind hurts nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_the_system_and_the_house_say_is_found() {
        let stat = "77 (a) b) S 1 77 77 0 -1 4194560 900 0 3 0 1234 66 0 0 20 0 9 0 1 2 3";
        assert_eq!(super::ticks(stat), Some(1300));
        assert_eq!(super::ticks("77 (snug) S 1"), None);
        let figures = "snug_commit_orders_sum 9.0\nsnug_commit_orders_count 7\n# EOF\n";
        assert_eq!(super::commits(figures), Some(7));
        assert_eq!(super::commits("# EOF\n"), None);
    }
}
