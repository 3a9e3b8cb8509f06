//! The levels a player can pick, and their parameters.

use std::fmt;
use std::num::{NonZeroU16, NonZeroU32};
use std::str::FromStr;
use std::time::Duration;

/// What a player picks: a name, and how much thought it stands for.
///
/// In text the name comes first and what differs from it follows:
/// `sharp:iterations=400,overlooks=20,seed=7,threads=1,time=200`, the time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How it thinks.
    pub kind: Kind,
    /// How many imagined games a search looks at, in all; unless told, as many as the
    /// game allows in the time of the level ([`Insight::effort`](crate::Insight::effort)).
    pub iterations: Option<NonZeroU32>,
    /// How many of a hundred answers it overlooks, where it has more than two.
    pub overlooks: u8,
    /// How many threads a search may run on; this changes nothing but the time it takes.
    pub threads: NonZeroU16,
    /// What its own chance begins with.
    pub seed: u64,
    /// When a search stops at the latest, although it has iterations left. What it then
    /// answers depends on the machine.
    pub time: Option<Duration>,
}

/// The named levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Answers anything that is legal.
    Random,
    /// Answers what looks best of what it sees, and does not watch the others.
    Beginner,
    /// Answers what looks best at once.
    Quick,
    /// Searches less than sharp, and overlooks something now and then.
    Steady,
    /// Searches a little.
    Sharp,
    /// Searches a lot.
    Master,
}

impl Kind {
    /// Those that people play against, the weakest first. This is the list: pages, terminal,
    /// arena and ladder read it.
    pub const LEVELS: [Kind; 5] =
        [Kind::Beginner, Kind::Quick, Kind::Steady, Kind::Sharp, Kind::Master];

    /// Whom one plays against, and who stands in for somebody, where nobody has picked a level.
    pub const USUAL: Kind = Kind::Quick;

    /// All of them, the weakest first: the levels, and one for researchers that only draws.
    pub const ALL: [Kind; 6] = {
        let [beginner, quick, steady, sharp, master] = Kind::LEVELS;
        [Kind::Random, beginner, quick, steady, sharp, master]
    };

    /// The name a player picks it by.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Beginner => "beginner",
            Kind::Quick => "quick",
            Kind::Steady => "steady",
            Kind::Sharp => "sharp",
            Kind::Master => "master",
        }
    }

    /// How many searches of its own a decision is made of. They are merged in order, so
    /// that the number of threads they ran on makes no difference.
    pub(crate) const fn workers(self) -> u32 {
        match self {
            Kind::Master => 2,
            _ => 1,
        }
    }

    /// How many of a hundred answers it overlooks.
    const fn overlooks(self) -> u8 {
        match self {
            Kind::Beginner => 45,
            Kind::Quick | Kind::Steady => 20,
            _ => 0,
        }
    }

    const fn threads(self) -> NonZeroU16 {
        NonZeroU16::new(self.workers() as u16).expect("it is above 0")
    }
}

impl From<Kind> for Level {
    fn from(kind: Kind) -> Level {
        let (threads, overlooks) = (kind.threads(), kind.overlooks());
        Level { kind, iterations: None, overlooks, threads, seed: 0, time: None }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = Level::from(self.kind);
        let mut changes = Vec::new();
        if let Some(iterations) = self.iterations {
            changes.push(format!("iterations={iterations}"));
        }
        if self.overlooks != plain.overlooks {
            changes.push(format!("overlooks={}", self.overlooks));
        }
        if self.seed != plain.seed {
            changes.push(format!("seed={}", self.seed));
        }
        if self.threads != plain.threads {
            changes.push(format!("threads={}", self.threads));
        }
        if let Some(time) = self.time {
            changes.push(format!("time={}", time.as_millis()));
        }
        let colon = if changes.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{}", self.kind.name(), changes.join(","))
    }
}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Level, BadLevel> {
        let (name, parameters) = text.split_once(':').unwrap_or((text, ""));
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        let mut level = Level::from(kind.ok_or_else(|| BadLevel::unknown_name(name))?);
        for parameter in parameters.split(',').filter(|parameter| !parameter.is_empty()) {
            level.set(parameter)?;
        }
        Ok(level)
    }
}

impl Level {
    fn set(&mut self, parameter: &str) -> Result<(), BadLevel> {
        let bad = || BadLevel::parameter(parameter);
        let (name, value) = parameter.split_once('=').ok_or_else(bad)?;
        match name {
            "iterations" => self.iterations = Some(value.parse().map_err(|_| bad())?),
            "overlooks" => {
                let share = value.parse().ok().filter(|share| *share <= 100);
                self.overlooks = share.ok_or_else(bad)?;
            }
            "threads" => self.threads = value.parse().map_err(|_| bad())?,
            "seed" => self.seed = value.parse().map_err(|_| bad())?,
            "time" => {
                let time: NonZeroU32 = value.parse().map_err(|_| bad())?;
                self.time = Some(Duration::from_millis(u64::from(time.get())));
            }
            _ => return Err(bad()),
        }
        Ok(())
    }
}

/// A text that names no level, and what one would be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLevel(String);

impl BadLevel {
    fn unknown_name(name: &str) -> BadLevel {
        let names = Kind::ALL.map(Kind::name).join(", ");
        BadLevel(format!("there is no level \"{name}\"; the levels are {names}"))
    }

    fn parameter(parameter: &str) -> BadLevel {
        BadLevel(format!(
            "a level can be told iterations, overlooks (of a hundred answers), seed, threads \
             and time (in milliseconds), as in sharp:iterations=400,seed=7, not \"{parameter}\""
        ))
    }
}

impl fmt::Display for BadLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadLevel {}
