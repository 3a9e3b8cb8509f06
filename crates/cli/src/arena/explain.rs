//! What the bots thought, in words.

use std::io::Write;

use anyhow::Result;
use bots::{Choice, Explanation, Insight};

use super::contest::Contest;
use super::tally::Tally;

/// How many of the actions considered are told.
const MOST: usize = 4;

/// Plays all games of a contest, and tells of every decision.
pub(crate) fn games<G: Insight>(contest: &Contest<G>, out: &mut impl Write) -> Result<Tally> {
    let mut tally = Tally::new(contest.line_up().len());
    for game in 0..contest.games() {
        writeln!(out, "Game {}", game + 1)?;
        let mut told = Ok(());
        let played = contest.play(game, |seat, choice| {
            if told.is_ok() {
                let bot = contest.line_up().entrant_of(seat, contest.rotation(game));
                told = writeln!(out, "  seat {seat}, {bot}: {}", explained(choice));
            }
        })?;
        told?;
        tally.add(&contest.outcome(game, &played)?);
    }
    writeln!(out)?;
    Ok(tally)
}

/// One decision: what was chosen, the hope for a win, the other ideas, the suspicions.
fn explained<G: Insight>(choice: &Choice<G>) -> String {
    let Explanation { win_chance, considered, suspicions, searches } = &choice.why;
    let mut text = choice.action.to_string();
    if let Some(chance) = win_chance {
        text += &format!("; wins with {}", percent(*chance));
    }
    if !considered.is_empty() {
        let ideas = considered.iter().take(MOST).map(|idea| {
            format!("{} {} ({} of {searches})", idea.action, percent(idea.value), idea.visits)
        });
        text += &format!("; considered {}", ideas.collect::<Vec<_>>().join(", "));
    }
    for suspicion in suspicions {
        let roles = suspicion.roles.iter().take(MOST);
        let roles = roles.map(|role| format!("{} {}", role.role, percent(role.chance)));
        text +=
            &format!("; seat {} may be {}", suspicion.seat, roles.collect::<Vec<_>>().join(", "));
    }
    text
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
