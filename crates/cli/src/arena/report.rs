//! What a contest showed, for people and for programs.

use std::fmt;

use serde::Serialize;

use super::line_up::LineUp;
use super::tally::{Interval, Tally};

/// The figures of `snug arena`; its fields are the keys of `--json`.
#[derive(Serialize, Debug)]
pub(crate) struct Report {
    game: &'static str,
    games: u32,
    mean_turns: f64,
    seats: Vec<OfSeat>,
}

/// The figures of one bot, in the order of `--seats`.
#[derive(Serialize, Debug)]
struct OfSeat {
    bot: String,
    win_share: f64,
    low: f64,
    high: f64,
    mean_place: f64,
    mean_points: f64,
    mean_ms_per_decision: f64,
    decisions: u64,
}

impl Report {
    pub(crate) fn new(game: &'static str, line_up: &LineUp, tally: &Tally) -> Report {
        let games = f64::from(tally.games.max(1));
        let of_seat = |(level, sums): (&bots::Level, &super::tally::OfBot)| {
            let wins = Interval::of(sums.win, tally.games);
            OfSeat {
                bot: level.to_string(),
                win_share: wins.share,
                low: wins.low,
                high: wins.high,
                mean_place: sums.place / games,
                mean_points: sums.points / games,
                mean_ms_per_decision: sums.pace.mean_millis(),
                decisions: sums.pace.decisions,
            }
        };
        Report {
            game,
            games: tally.games,
            mean_turns: tally.turns as f64 / games,
            seats: line_up.levels().iter().zip(&tally.bots).map(of_seat).collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, games, mean_turns, .. } = self;
        writeln!(f, "{game}: {games} games of {mean_turns:.1} turns")?;
        writeln!(f)?;
        let widest = self.seats.iter().map(|seat| seat.bot.len()).max().unwrap_or(0).max(3);
        let heading = ["wins", "95 % interval", "place", "points", "ms a decision"];
        let [wins, interval, place, points, pace] = heading;
        writeln!(
            f,
            "{:widest$} {wins:>8} {interval:>17} {place:>6} {points:>7} {pace:>14}",
            "bot"
        )?;
        for seat in &self.seats {
            let interval = format!("{:.1} % – {:.1} %", 100.0 * seat.low, 100.0 * seat.high);
            writeln!(
                f,
                "{:widest$} {:>6.1} % {interval:>17} {:>6.2} {:>7.1} {:>14.3}",
                seat.bot,
                100.0 * seat.win_share,
                seat.mean_place,
                seat.mean_points,
                seat.mean_ms_per_decision,
            )?;
        }
        Ok(())
    }
}
