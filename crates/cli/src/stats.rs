//! `snug stats`: how the games of a house went.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use server::store::{Counting, Share, Sitters, Statistics, Store};

/// Show how the finished games of a house went
///
/// It only reads, so the house may stay open. Imported games do not count.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug stats --database /var/lib/snug/snug.db
  snug stats --game ankh-morpork --players 4 --sitters people
  snug stats --csv > games.csv")]
pub(crate) struct Stats {
    /// The file the house keeps everything in
    #[arg(long, value_name = "FILE", env = "SNUG_DATABASE", default_value = "snug.db")]
    database: String,
    /// Only this game
    #[arg(long, value_parser = PossibleValuesParser::new(games::NAMES))]
    game: Option<String>,
    /// Only games with this many players
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Only games by this edition
    #[arg(long, value_parser = PossibleValuesParser::new(games::editions()))]
    edition: Option<String>,
    /// Whose seats are counted
    #[arg(long, value_parser = sitters(), default_value = Sitters::All.name())]
    sitters: Sitters,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a table for spreadsheets
    #[arg(long)]
    csv: bool,
}

impl Stats {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("the database cannot be read")?;
        let counted = runtime.block_on(async {
            let store = Store::read(&self.database).await?;
            let counted = store.statistics(&self.counting()).await;
            store.close().await;
            counted
        })?;
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&counted)?)?;
        } else if self.csv {
            write!(out, "{}", counted.csv())?;
        } else {
            print(out, &counted)?;
        }
        Ok(())
    }

    fn counting(&self) -> Counting {
        Counting {
            game: self.game.clone(),
            players: self.players,
            edition: self.edition.clone(),
            sitters: self.sitters,
            person: None,
        }
    }
}

/// Whose seats can be counted, for the help and for shells.
fn sitters() -> impl TypedValueParser<Value = Sitters> {
    let named = |name: String| name.parse::<Sitters>();
    PossibleValuesParser::new(Sitters::ALL.map(Sitters::name)).try_map(named)
}

fn print(out: &mut impl Write, counted: &Statistics) -> Result<()> {
    let Statistics { games, turns, fewest_turns, most_turns, .. } = counted;
    writeln!(out, "games: {games}")?;
    if *games == 0 {
        return Ok(());
    }
    writeln!(out, "turns: {turns:.1} in the mean, from {fewest_turns} to {most_turns}")?;
    for (by, shares) in counted.lists().into_iter().filter(|(_, shares)| !shares.is_empty()) {
        writeln!(out, "\nby {by:<26}    won   19 times in 20    games    even")?;
        for Share { what, games, share, low, high, even, .. } in shares {
            writeln!(
                out,
                "  {what:<26} {:>5.1} %  {:>5.1} – {:>5.1} %  {games:>7} {:>5.1} %",
                share * 100.0,
                low * 100.0,
                high * 100.0,
                even * 100.0
            )?;
        }
    }
    writeln!(out, "\nhow games ended")?;
    for ending in &counted.endings {
        writeln!(out, "  {:<26} {:>7}", ending.what, ending.games)?;
    }
    Ok(())
}
