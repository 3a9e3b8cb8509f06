//! `snug think`: a node of a house that only thinks for its bots.

use anyhow::{Context, Result};
use clap::Args;
use server::Config;

/// Think for the bots of a house, and do nothing else
///
/// The house is in PostgreSQL, and others serve its pages: they ask for the answers of bots that
/// search, and think for themselves where nobody answers within some seconds. They also write the
/// e-mails. As many of these can run as there are processors for, on any machine that reaches the
/// database and the bus.
#[derive(Args)]
#[command(after_help = "\
Examples:
  snug think --database postgres://snug@db.example/snug
  snug think --database postgres://snug@db.example/snug --bus tls://snug@bus.example --bot-threads 8")]
#[command(
    mut_arg("address", |arg| arg.hide(true)),
    mut_arg("behind_proxy", |arg| arg.hide(true)),
    mut_arg("host_token", |arg| arg.hide(true)),
    mut_arg("connections", |arg| arg.hide(true)),
    mut_arg("connections_each", |arg| arg.hide(true)),
    mut_arg("requests", |arg| arg.hide(true)),
    mut_arg("streams", |arg| arg.hide(true)),
    mut_arg("patience", |arg| arg.hide(true)),
    mut_arg("tables", |arg| arg.hide(true)),
    mut_arg("records", |arg| arg.hide(true)),
    mut_arg("searches", |arg| arg.hide(true)),
    mut_arg("reviews", |arg| arg.hide(true)),
    mut_arg("statistics", |arg| arg.hide(true)),
    mut_arg("hints", |arg| arg.hide(true)),
    mut_arg("public_url", |arg| arg.hide(true)),
    mut_arg("smtp", |arg| arg.hide(true)),
    mut_arg("mail_from", |arg| arg.hide(true)),
    mut_arg("notice_after", |arg| arg.hide(true)),
    mut_arg("browser", |arg| arg.hide(true))
)]
pub(crate) struct Think {
    #[command(flatten)]
    config: Config,
}

impl Think {
    pub(crate) fn run(self) -> Result<()> {
        crate::serve::log();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the node cannot start its threads")?;
        let done = runtime.block_on(server::think(self.config));
        // A bot that still thinks is waited for by nobody: who has asked thinks for itself.
        runtime.shutdown_background();
        done
    }
}
