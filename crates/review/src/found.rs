//! What was found out about one step of a game; all of them together are a review.

use bots::Fortune;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What was found out at one step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Found {
    /// How everything stood before the step, where a turn had just begun there, or the game
    /// was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
    /// What a seat decided, where it had a choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// What chance decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Chance>,
}

/// How everything stood when a turn was over.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many turns (or rounds) were over.
    pub turn: u32,
    /// After how many steps that was.
    pub step: usize,
    /// How likely each seat wins, when everything is known that was decided by then.
    pub chances: Vec<f64>,
    /// The same as each seat sees it: for each pair of eyes, the chances of all.
    pub eyes: Vec<Vec<f64>>,
    /// What the table could know of each seat's role; empty where nobody has one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspicions: Vec<Vec<Suspected>>,
    /// What each seat really was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<String>,
    /// What each seat knew of what strikes at the end, and the spectators last; empty where
    /// a game has no such thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dangers: Vec<Seen>,
}

/// Whom somebody may be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Suspected {
    /// The role, in the game's own word.
    pub role: String,
    /// How likely that looks.
    pub chance: f64,
}

/// What somebody knows of what strikes at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seen {
    /// How many of the things that decide it they know, and how many there are.
    pub seen: u32,
    /// How many there are.
    pub of: u32,
    /// What they expect these to add up to.
    pub expected: f64,
    /// How likely they think it strikes each seat, if the game ended so.
    pub risks: Vec<f64>,
}

/// What a seat decided, judged by what it knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decision {
    /// Who.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// In which turn.
    pub turn: u32,
    /// After how many steps it was asked.
    pub step: usize,
    /// Among how many answers.
    pub answers: usize,
    /// What it answered.
    pub played: Answer,
    /// What would have been better, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Answer>,
    /// Why, the weightiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

impl Decision {
    /// How much of its chance to win it gave away.
    pub fn cost(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |better| (better.chance - self.played.chance).max(0.0))
    }
}

/// An answer, and what was to be hoped for after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// In the game's notation.
    pub action: String,
    /// How likely a win was after it.
    pub chance: f64,
}

/// Why one answer was better than another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Somebody wins before the next own turn more often: after what was played, and after
    /// what was better.
    Loses {
        /// Who wins then.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        seat: Seat,
        /// In how many of all cases after what was played.
        played: f64,
        /// And after what was better.
        better: f64,
    },
    /// It wins at once more often.
    Wins {
        /// In how many of all cases after what was played.
        played: f64,
        /// And after what was better.
        better: f64,
    },
    /// What strikes at the end strikes its player more often.
    Risks {
        /// How likely after what was played.
        played: f64,
        /// And after what was better.
        better: f64,
    },
    /// What it gave away, somebody else got.
    Helps {
        /// Who.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        seat: Seat,
        /// By how much.
        by: f64,
    },
}

/// What chance decided, against what was to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chance {
    /// What kind of chance it was.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: Fortune,
    /// In which turn.
    pub turn: u32,
    /// After how many steps.
    pub step: usize,
    /// What it brought, in the game's notation.
    pub outcome: String,
    /// How much more likely it made each seat win than was to be expected.
    pub effect: Vec<f64>,
    /// How much such a chance usually matters for each seat: the variance of that effect.
    pub variance: Vec<f64>,
}
