//! What the games were like, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;

use game::Seat;
use serde::Serialize;

use super::playouts::{Counts, WIN};

use crate::count::counted;

/// The figures of `snug sim`; its fields are the keys of `--json`.
#[derive(Serialize, Debug)]
pub(crate) struct Report {
    game: &'static str,
    /// `null` where a game has only one edition.
    edition: Option<String>,
    players: usize,
    games: u64,
    seconds: f64,
    threads: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    forced_per_game: f64,
    legal_per_decision: f64,
    /// How many games ended in which way.
    ends: BTreeMap<&'static str, u64>,
    /// The share of all games each seat won.
    wins_by_seat: Vec<f64>,
    /// The share each role won of the games in which a seat held it at the end.
    wins_by_role: BTreeMap<&'static str, f64>,
}

/// At which table the games were played, and how long that took.
pub(crate) struct Circumstances {
    pub(crate) game: &'static str,
    pub(crate) edition: Option<String>,
    pub(crate) players: usize,
    pub(crate) seconds: f64,
    pub(crate) threads: usize,
}

impl Report {
    pub(crate) fn new(at: Circumstances, counts: &Counts) -> Report {
        let Circumstances { game, edition, players, seconds, threads } = at;
        let games = counts.games as f64;
        let decisions = counts.tally.decisions as f64;
        let wins_by_seat = counts.wins_by_seat[..players].iter();
        let roles = counts.roles.iter();
        Report {
            game,
            edition,
            players,
            games: counts.games,
            seconds,
            threads,
            games_per_second: ratio(games, seconds),
            decisions_per_second: ratio(decisions, seconds),
            decisions_per_game: ratio(decisions, games),
            forced_per_game: ratio(counts.tally.forced as f64, games),
            legal_per_decision: ratio(counts.tally.choices as f64, decisions),
            ends: counts.ends.clone(),
            wins_by_seat: wins_by_seat.map(|&wins| share(wins, counts.games)).collect(),
            wins_by_role: roles.map(|(&role, of)| (role, share(of.wins, of.held))).collect(),
        }
    }
}

/// Nothing out of nothing is nothing, not an error.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

fn share(wins: u64, games: u64) -> f64 {
    ratio(wins as f64, (games * WIN) as f64)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} players", self.game, self.players)?;
        if let Some(edition) = &self.edition {
            write!(f, ", edition {edition}")?;
        }
        writeln!(
            f,
            ": {} {} in {:.1} s on {}",
            grouped(self.games),
            if self.games == 1 { "game" } else { "games" },
            self.seconds,
            counted(self.threads, "thread"),
        )?;
        writeln!(f)?;
        line(f, "games a second", &grouped(self.games_per_second.round() as u64))?;
        line(f, "decisions a second", &grouped(self.decisions_per_second.round() as u64))?;
        line(f, "decisions a game", &format!("{:.1}", self.decisions_per_game))?;
        line(f, "forced answers a game", &format!("{:.1}", self.forced_per_game))?;
        line(f, "legal actions a decision", &format!("{:.2}", self.legal_per_decision))?;
        heading(f, "how games ended")?;
        for (&end, &games) in &self.ends {
            line(f, end, &percent(ratio(games as f64, self.games as f64)))?;
        }
        heading(f, "won by seat")?;
        for (seat, &wins) in Seat::all(self.players).zip(&self.wins_by_seat) {
            line(f, &seat.to_string(), &percent(wins))?;
        }
        if !self.wins_by_role.is_empty() {
            heading(f, "won by role, when held")?;
        }
        for (role, &wins) in &self.wins_by_role {
            line(f, role, &percent(wins))?;
        }
        Ok(())
    }
}

fn heading(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    writeln!(f, "\n{text}")
}

fn line(f: &mut fmt::Formatter<'_>, name: &str, figure: &str) -> fmt::Result {
    writeln!(f, "  {name:<26}{figure:>14}")
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

/// Digits in groups of three: `1 234 567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(123), "123");
        assert_eq!(grouped(1_234_567), "1 234 567");
    }

    #[test]
    fn a_share_of_no_games_is_nothing() {
        assert_eq!(share(0, 0), 0.0);
        assert_eq!(share(WIN / 2, 1), 0.5);
    }
}
