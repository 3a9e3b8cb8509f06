//! What a game knows about itself besides its rules: differences and doubts.

use std::io::Write;

use anyhow::{Result, bail};

use crate::games::Listed;
use crate::words::wrapped;

/// What nobody could confirm, and what is played instead.
pub(super) fn unconfirmed<G: Listed>(out: &mut impl Write) -> Result<()> {
    let facts = G::unconfirmed();
    if facts.is_empty() {
        bail!("everything about {} is confirmed", G::NAME);
    }
    for unconfirmed in facts {
        writeln!(out, "{}", wrapped(&unconfirmed.fact, 0))?;
        writeln!(out, "{}", wrapped(&format!("assumed: {}", unconfirmed.assumed), 4))?;
    }
    Ok(())
}
