//! What a contest showed, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;

use game::Interval;
use serde::Serialize;

use super::calibration::Said;
use super::line_up::{Entrant, LineUp};
use super::seeds;
use super::sequential::{FALSE_ALARM, MISS, Verdict};
use super::tally::{Faults, OfBot, Tally, Wins};
use crate::tenths::Row;

use crate::count::counted;

/// The figures of `snug arena`; its fields are the keys of `--json`.
#[derive(Serialize, Debug)]
pub(crate) struct Report {
    game: &'static str,
    seed: u64,
    /// Whether bots may have been tuned by games of this seed.
    tuning_seed: bool,
    games: u32,
    mean_turns: f64,
    /// What a sequential test found, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<Test>,
    seats: Vec<OfSeat>,
    /// All bots together.
    by_role: Vec<Share>,
    by_seat: Vec<Share>,
    /// What the bots of each name said and what came true, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    calibration: Vec<Calibration>,
}

/// What the bots of one name said, beside what came true.
#[derive(Serialize, Debug)]
struct Calibration {
    bot: String,
    /// Of their own chances to win, by tenths.
    chances: Vec<Row>,
    /// Of who may be whom.
    suspicions: Vec<Row>,
    #[serde(skip)]
    said: Said,
}

/// A sequential test and its end.
#[derive(Serialize, Debug)]
struct Test {
    /// `null` where the games ended before it did.
    verdict: Option<Verdict>,
    margin: f64,
    false_alarm: f64,
    miss: f64,
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
    faults: Faults,
    by_role: Vec<Share>,
    by_seat: Vec<Share>,
}

/// How many of some games were won.
#[derive(Serialize, Debug)]
struct Share {
    /// The role, or the number of the seat.
    of: String,
    games: u32,
    win_share: f64,
    low: f64,
    high: f64,
}

impl Share {
    fn new(of: String, wins: &Wins) -> Share {
        let Interval { share, low, high } = wins.interval();
        Share { of, games: wins.games, win_share: share, low, high }
    }
}

fn by_role(wins: &BTreeMap<&'static str, Wins>) -> Vec<Share> {
    wins.iter().map(|(role, wins)| Share::new((*role).to_owned(), wins)).collect()
}

fn by_seat(wins: &BTreeMap<usize, Wins>) -> Vec<Share> {
    wins.iter().map(|(seat, wins)| Share::new((seat + 1).to_string(), wins)).collect()
}

/// The wins of several bots together.
fn together<'a, K: Ord + Copy + 'a>(
    bots: impl Iterator<Item = &'a BTreeMap<K, Wins>>,
) -> BTreeMap<K, Wins> {
    let mut all: BTreeMap<K, Wins> = BTreeMap::new();
    for (&of, &wins) in bots.flatten() {
        let sum = all.entry(of).or_default();
        *sum = sum.and(wins);
    }
    all
}

impl Report {
    pub(crate) fn new(game: &'static str, seed: u64, line_up: &LineUp, tally: &Tally) -> Report {
        let games = f64::from(tally.games.max(1));
        let of_seat = |(entrant, sums): (&Entrant, &OfBot)| {
            let wins = Interval::of(sums.win, tally.games);
            OfSeat {
                bot: entrant.to_string(),
                win_share: wins.share,
                low: wins.low,
                high: wins.high,
                mean_place: sums.place / games,
                mean_points: sums.points / games,
                mean_ms_per_decision: sums.pace.mean_millis(),
                decisions: sums.pace.decisions,
                faults: sums.pace.faults,
                by_role: by_role(&sums.by_role),
                by_seat: by_seat(&sums.by_seat),
            }
        };
        Report {
            game,
            seed,
            tuning_seed: seeds::is_for_tuning(seed),
            games: tally.games,
            mean_turns: tally.turns as f64 / games,
            test: None,
            seats: line_up.entrants().iter().zip(&tally.bots).map(of_seat).collect(),
            by_role: by_role(&together(tally.bots.iter().map(|bot| &bot.by_role))),
            by_seat: by_seat(&together(tally.bots.iter().map(|bot| &bot.by_seat))),
            calibration: Vec::new(),
        }
    }

    /// With what the bots of each name said, beside what came true.
    pub(crate) fn calibrated(mut self, tally: &Tally) -> Report {
        let mut all: Vec<(String, Said)> = Vec::new();
        for (seat, bot) in self.seats.iter().zip(&tally.bots) {
            match all.iter_mut().find(|(name, _)| *name == seat.bot) {
                Some((_, said)) => said.join(&bot.said),
                None => all.push((seat.bot.clone(), bot.said.clone())),
            }
        }
        let of_name = |(bot, said): (String, Said)| Calibration {
            bot,
            chances: said.wins.rows().collect(),
            suspicions: said.roles.rows().collect(),
            said,
        };
        self.calibration = all.into_iter().map(of_name).collect();
        self
    }

    /// With what a test for a difference of so many points found.
    pub(crate) fn tested(self, points: u8, verdict: Option<Verdict>) -> Report {
        let margin = f64::from(points) / 100.0;
        Report {
            test: Some(Test { verdict, margin, false_alarm: FALSE_ALARM, miss: MISS }),
            ..self
        }
    }

    /// The bots that have a name of their own, each with the seats of its name.
    fn names(&self) -> Vec<(&str, Vec<&OfSeat>)> {
        let mut names: Vec<(&str, Vec<&OfSeat>)> = Vec::new();
        for seat in &self.seats {
            match names.iter_mut().find(|(name, _)| *name == seat.bot) {
                Some((_, seats)) => seats.push(seat),
                None => names.push((&seat.bot, vec![seat])),
            }
        }
        names
    }

    /// Wins by role or by seat, a column for every name.
    fn shares(
        &self,
        f: &mut fmt::Formatter<'_>,
        heading: &str,
        all: &[Share],
        of_seat: impl Fn(&OfSeat) -> &[Share],
    ) -> fmt::Result {
        let names = self.names();
        let widest = all.iter().map(|share| share.of.len()).max().unwrap_or(0).max(heading.len());
        let columns: Vec<usize> = names.iter().map(|(name, _)| name.len().max(18)).collect();
        write!(f, "\n{heading:widest$}")?;
        for ((name, _), width) in names.iter().zip(&columns) {
            write!(f, "  {name:>width$}")?;
        }
        writeln!(f)?;
        for Share { of, .. } in all {
            write!(f, "{of:widest$}")?;
            for ((_, seats), width) in names.iter().zip(&columns) {
                let own = seats.iter().flat_map(|seat| of_seat(seat)).filter(|own| own.of == *of);
                let (games, wins) = own.fold((0, 0.0), |(games, wins), own| {
                    (games + own.games, wins + own.win_share * f64::from(own.games))
                });
                let share = 100.0 * wins / f64::from(games.max(1));
                let text =
                    if games == 0 { "–".to_owned() } else { format!("{share:.1} % of {games}") };
                write!(f, "  {text:>width$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// What was said and what came true, by name.
    fn claims(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Calibration { bot, said, .. } in &self.calibration {
            let tables =
                [("chance to win", &said.wins, "won"), ("who is whom", &said.roles, "true")];
            for (what, tenths, came_true) in tables {
                if tenths.rows().next().is_some() {
                    writeln!(f)?;
                    tenths.table(f, &format!("{bot}: {what}"), came_true)?;
                    writeln!(f, "\n{}", tenths.verdict())?;
                }
            }
        }
        Ok(())
    }

    fn told(&self, test: &Test) -> String {
        let first = self.seats.first().map_or("", |seat| &seat.bot);
        let margin = 100.0 * test.margin;
        let found = match test.verdict {
            Some(Verdict::Stronger) => format!("{first} wins more than its share"),
            Some(Verdict::Weaker) => format!("{first} wins less than its share"),
            Some(Verdict::Alike) => format!("{first} wins its share, give or take {margin} points"),
            None => "undecided".to_owned(),
        };
        let [alarm, miss] = [test.false_alarm, test.miss].map(|rate| 100.0 * rate);
        format!(
            "Decided: {found} (false alarms at most {alarm} %, \
             differences of {margin} points missed at most {miss} %)."
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, seed, games, mean_turns, .. } = self;
        let games = counted(*games, "game");
        writeln!(f, "{game}: {games} of {mean_turns:.1} turns, seed {seed}")?;
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
        if !self.by_role.is_empty() {
            self.shares(f, "role", &self.by_role, |seat| &seat.by_role)?;
        }
        self.shares(f, "seat", &self.by_seat, |seat| &seat.by_seat)?;
        for OfSeat { bot, faults, .. } in &self.seats {
            if *faults != Faults::default() {
                let Faults { illegal, late, crashed } = faults;
                let illegal = counted(*illegal, "illegal answer");
                let crashes = if *crashed == 1 { "crash" } else { "crashes" };
                writeln!(f, "\n{bot}: {illegal}, {late} late, {crashed} {crashes}")?;
            }
        }
        self.claims(f)?;
        if let Some(test) = &self.test {
            writeln!(f, "\n{}", self.told(test))?;
        }
        if let Some(warning) = seeds::warning(self.seed) {
            writeln!(f, "\n{warning}")?;
        }
        Ok(())
    }
}
