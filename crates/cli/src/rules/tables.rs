//! What a game knows about itself besides its rules: differences and doubts.

use std::io::Write;

use anyhow::{Result, bail};
use game::Language;
use words::Spoken;

use crate::games::Listed;
use crate::plain::wrapped;

/// Where the rulebooks differ, then the options that they all read alike.
pub(super) fn differences<G: Listed>(language: Language, out: &mut impl Write) -> Result<()> {
    let words = language.words();
    let rows = G::differences();
    if rows.is_empty() {
        bail!(words.with("terminal-no-differences", &[("game", G::name(language).into())]));
    }
    let columns =
        |cells: &[&str]| cells.iter().map(|cell| format!("{cell:<5}")).collect::<String>();
    let (alike, differing): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.on.iter().all(|&on| on == row.on[0]));
    let (rule, on) = (words.say("terminal-rule"), words.say("am-option-on"));
    for (heading, rows) in [("terminal-differing", differing), ("terminal-alike", alike)] {
        let heading = words.say(heading);
        writeln!(out, "{heading:<46}{}{rule}", columns(G::EDITIONS))?;
        for row in rows {
            let on = row.on.map(|is_on| if is_on { on } else { "-" });
            let switch = row.switch.to_string();
            writeln!(out, "  {switch:<44}{}{}", columns(&on), row.rule)?;
        }
        writeln!(out)?;
    }
    let command = format!("snug rules {} {}", G::NAME, rule.to_uppercase());
    writeln!(out, "{}", words.with("terminal-rule-explains", &[("command", command.into())]))?;
    Ok(())
}

/// What nobody could confirm, and what is played instead.
pub(super) fn unconfirmed<G: Listed>(language: Language, out: &mut impl Write) -> Result<()> {
    let facts = G::unconfirmed(language);
    if facts.is_empty() {
        let game = G::name(language).into();
        bail!(language.words().with("terminal-all-confirmed", &[("game", game)]));
    }
    for [fact, assumed] in facts {
        let assumed = language.words().with("terminal-assumed", &[("what", assumed.into())]);
        writeln!(out, "{}", wrapped(&fact, 0))?;
        writeln!(out, "{}", wrapped(&assumed, 4))?;
    }
    Ok(())
}
