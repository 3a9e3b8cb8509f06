//! `cargo xtask fit`: where the numbers of the bots come from.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::root;
use crate::stages::{cargo, succeed};

/// The game whose bots are fitted.
#[derive(Subcommand)]
pub(crate) enum Options {
    /// The bots of *Discworld: Ankh-Morpork*
    #[command(subcommand)]
    AnkhMorpork(AnkhMorpork),
    /// The bots of *Rattus Cartus*
    #[command(subcommand)]
    RattusCartus(RattusCartus),
}

#[derive(Subcommand)]
pub(crate) enum AnkhMorpork {
    /// Prints the tables of `weights.rs`: what makes the results of games likeliest
    Weights {
        /// To how many games they are fitted
        #[arg(long, default_value_t = 2000)]
        games: u64,
        /// The level of the bots that play them
        #[arg(long, default_value = "quick")]
        level: String,
    },
    /// Prints `cards.txt`: what a turn with each card brings
    Cards {
        /// To how many games it is fitted
        #[arg(long, default_value_t = 1000)]
        games: u64,
    },
    /// Prints the tables of `tells.rs`: what deeds say of those who do them
    Tells {
        /// To how many games they are fitted
        #[arg(long, default_value_t = 400)]
        games: u64,
    },
    /// Teaches the network that judges positions, for half an hour or more
    Judge {
        #[command(flatten)]
        kept: Kept,
        /// From how many games it learns, a multiple of 4000 [default: 140000, with --more 32000]
        #[arg(long)]
        games: Option<u64>,
        /// Go on from what it has learned, with smaller steps
        #[arg(long)]
        more: bool,
    },
}

#[derive(Subcommand)]
pub(crate) enum RattusCartus {
    /// Teaches the network that judges positions, for minutes
    Judge {
        #[command(flatten)]
        kept: Kept,
        /// From how many games it learns
        #[arg(long, default_value_t = 120_000)]
        games: u64,
    },
}

#[derive(Args)]
pub(crate) struct Kept {
    /// The file that is written [default: the game's judge.txt]
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
}

impl Kept {
    fn file(&self, game: &str) -> String {
        let own = || root().join("crates/bots/src").join(game).join("judge.txt");
        let file = self.into.as_deref().map_or_else(own, Path::to_path_buf);
        // Cargo runs in the folder of the repository, wherever the file was named.
        std::path::absolute(&file).unwrap_or(file).display().to_string()
    }
}

/// The program that fits is built as a release, of the bots and the games alone.
pub(crate) fn run(options: &Options) -> Result<()> {
    let (game, what, games, with) = match options {
        Options::AnkhMorpork(AnkhMorpork::Weights { games, level }) => {
            ("ankh-morpork", "weights", *games, level.clone())
        }
        Options::AnkhMorpork(AnkhMorpork::Cards { games }) => {
            ("ankh-morpork", "cards", *games, "quick".to_owned())
        }
        Options::AnkhMorpork(AnkhMorpork::Tells { games }) => {
            ("ankh-morpork", "tells", *games, "sharp".to_owned())
        }
        Options::AnkhMorpork(AnkhMorpork::Judge { kept, games, more }) => {
            let (what, known) = if *more { ("more-judge", 32_000) } else { ("judge", 140_000) };
            ("ankh-morpork", what, games.unwrap_or(known), kept.file("ankh_morpork"))
        }
        Options::RattusCartus(RattusCartus::Judge { kept, games }) => {
            ("rattus-cartus", "judge", *games, kept.file("rattus_cartus"))
        }
    };
    let build =
        ["run", "--release", "--package", "bots", "--features", "fit", "--bin", "fit", "--"];
    succeed(cargo(&build).args([game, what, &games.to_string(), &with]))
}
