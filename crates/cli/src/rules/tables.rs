//! What a game knows about itself besides its rules: differences and doubts.

use std::io::Write;

use anyhow::{Result, bail};
use game::Language;
use words::Spoken;

use crate::games::Listed;
use crate::plain::wrapped;

/// Where the rulebooks differ, then the options that they all read alike.
pub(super) fn differences<G: Listed>(out: &mut impl Write) -> Result<()> {
    let rows = G::differences();
    if rows.is_empty() {
        bail!("{} has one edition, so there are no differences", G::NAME);
    }
    let (alike, differing): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.on.iter().all(|&on| on == row.on[0]));
    for (heading, rows) in
        [("Where the editions differ", differing), ("Options that the editions read alike", alike)]
    {
        writeln!(out, "{heading:<40}{:<5}{:<5}{:<5}{:<5}rule", "en", "de", "es", "fr")?;
        for row in rows {
            let [en, de, es, fr] = row.on.map(|on| if on { "on" } else { "-" });
            let switch = row.switch.to_string();
            writeln!(out, "  {switch:<38}{en:<5}{de:<5}{es:<5}{fr:<5}{}", row.rule)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "\"snug rules {} RULE\" explains each of them.", G::NAME)?;
    Ok(())
}

/// What nobody could confirm, and what is played instead.
pub(super) fn unconfirmed<G: Listed>(language: Language, out: &mut impl Write) -> Result<()> {
    let facts = G::unconfirmed(language);
    if facts.is_empty() {
        bail!("everything about {} is confirmed", G::NAME);
    }
    for [fact, assumed] in facts {
        let assumed = language.words().with("terminal-assumed", &[("what", assumed.into())]);
        writeln!(out, "{}", wrapped(&fact, 0))?;
        writeln!(out, "{}", wrapped(&assumed, 4))?;
    }
    Ok(())
}
