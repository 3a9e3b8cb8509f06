//! The shapes of answers that are put together from texts, and of what comes from crates
//! that know no HTTP.
#![expect(dead_code, reason = "these are only described, never made")]

use utoipa::ToSchema;

use crate::ids::{PersonId, SeatNumber};
use crate::live::State;
use crate::tables::LogLine;

/// A table as one seat, or a spectator, sees it.
#[derive(ToSchema)]
pub(crate) struct Shown {
    /// Who has the table open.
    here: Vec<PersonId>,
    table: Table,
}

/// A table, with the game as one seat, or a spectator, sees it.
#[derive(ToSchema)]
struct Table {
    #[serde(flatten)]
    state: State<'static>,
    /// As the game writes it; nothing before the start.
    #[schema(value_type = Option<Object>, required = true)]
    view: Option<serde_json::Value>,
}

/// An event of a stream.
#[derive(ToSchema)]
pub(crate) struct Event {
    /// Where the record is; what comes back in `Last-Event-ID`.
    id: String,
    /// Always `state`.
    event: String,
    /// JSON: `here`, `table` and `log`, as they are asked for one by one, and `said`, when
    /// somebody last said something.
    data: String,
}

/// What one was shown, line by line.
#[derive(ToSchema)]
pub(crate) struct Log {
    log: Vec<LogLine<'static, serde_json::Value>>,
}

/// A table as it was.
#[derive(ToSchema)]
pub(crate) struct Past {
    step: usize,
    /// Whose eyes these are.
    #[schema(required = true)]
    seat: Option<SeatNumber>,
    /// As the game writes it.
    #[schema(value_type = Object)]
    view: serde_json::Value,
}
