//! A table as JSON, as one seat or a spectator sees it.

use game::{Ranking, Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

use super::Rendered;
use crate::clock::Clock;
use crate::ids::{PersonId, QuestionId, TableId};
use crate::tables::{Desk, Part, Parting, Proposal, Sitter, Standing};
use crate::wire::{GameData, SeatNumber, Written};

/// A table as one seat, or a spectator, sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Table<'a> {
    id: TableId,
    game: &'a str,
    title: &'a str,
    state: &'static str,
    host: PersonId,
    public: bool,
    hot_seat: bool,
    clock: Clock,
    window: u32,
    /// Players, edition and options, as the game writes them.
    #[schema(value_type = Object)]
    setup: &'a serde_json::Value,
    seats: Vec<SeatState<'a>>,
    seal: SealState,
    /// How many lines the record has, and how many steps are in force.
    position: usize,
    step: usize,
    turn: u32,
    /// Who has to answer.
    #[schema(value_type = Vec<SeatNumber>)]
    asked: SeatSet,
    /// The place of every seat, once the game is over.
    #[schema(value_type = Option<Vec<u8>>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Ranking>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken: Option<Broken>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proposal: Option<&'a Proposal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<TableId>,
    /// Whose eyes these are.
    #[schema(value_type = Option<SeatNumber>, required = true)]
    seat: Option<Seat>,
    #[schema(required = true)]
    question: Option<Question>,
    #[serde(skip_serializing_if = "Option::is_none")]
    may_undo_to: Option<usize>,
    /// What these eyes see of the game; nothing before the start.
    #[schema(value_type = Option<GameData>, required = true)]
    view: Option<Written<GameData>>,
}

#[derive(Serialize, ToSchema)]
struct SeatState<'a> {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    kind: &'static str,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<PersonId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    colour: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<Time>,
}

/// A seat's clock: what is left of it, or when it runs out if it runs.
#[derive(Serialize, ToSchema)]
struct Time {
    left: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<i64>,
}

#[derive(Serialize, ToSchema)]
struct SealState {
    round: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    seats: Vec<SealPart>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum SealPart {
    Undecided,
    Nothing,
    Committed(String),
    Revealed(String),
}

/// Why a table can be read and not played.
#[derive(Serialize, ToSchema)]
struct Broken {
    /// The code that every step is refused with; its sentence comes with the refusal, in the
    /// reader's language.
    code: &'static str,
    /// The step at which the game and this program's rules part; 0 when it cannot even begin.
    step: usize,
}

#[derive(Serialize, ToSchema)]
struct Question {
    #[schema(value_type = u32)]
    number: QuestionId,
    actions: Vec<String>,
    /// Whether this is a window in which a threat can be answered, and when it closes.
    window: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    closes: Option<i64>,
}

/// The table as `seat`, or a spectator, sees it; written once for each change.
pub(crate) fn table(desk: &mut Desk, seat: Option<Seat>) -> Written<Table<'static>> {
    let reader = seat.map_or(game::MAX_SEATS, Seat::index);
    if let Some(table) = Rendered::of(desk).table(reader) {
        return table.clone();
    }
    let table: Written<Table<'static>> = Written::new(&draw(desk, seat));
    *Rendered::of(desk).table(reader) = Some(table.clone());
    table
}

fn draw(desk: &Desk, seat: Option<Seat>) -> Table<'_> {
    let sheet = &desk.sheet;
    let play = desk.play.as_deref();
    let standing = play.map(|play| play.standing());
    Table {
        id: desk.id,
        game: &sheet.game,
        title: &sheet.title,
        state: sheet.state.name(),
        host: sheet.host,
        public: sheet.public,
        hot_seat: sheet.hot_seat,
        clock: sheet.clock,
        window: sheet.window,
        setup: &sheet.setup,
        seats: Seat::all(sheet.places.len()).map(|seat| seat_state(desk, seat)).collect(),
        seal: seal_state(desk),
        position: play.map_or(0, |play| play.position()),
        step: play.map_or(0, |play| play.steps()),
        turn: play.map_or(0, |play| play.turn()),
        asked: match standing {
            // Who has sealed an answer already is told to nobody.
            Some(Standing::Asked(seats)) => seats,
            _ => SeatSet::EMPTY,
        },
        places: match standing {
            Some(Standing::Over(ranking)) => Some(ranking),
            _ => None,
        },
        broken: desk.broken.map(|Parting { step }| Broken { code: Parting::PROBLEM.code(), step }),
        proposal: sheet.proposal.as_ref(),
        rematch: sheet.rematch,
        seat,
        question: seat.and_then(|seat| question(desk, seat)),
        may_undo_to: seat.and_then(|seat| desk.playing().ok()?.may_undo_to(seat)),
        view: play.map(|play| play.view(seat)),
    }
}

fn seat_state(desk: &Desk, seat: Seat) -> SeatState<'_> {
    let place = &desk.sheet.places[seat.index()];
    SeatState {
        seat,
        kind: match place.sitter {
            Sitter::Nobody => "nobody",
            Sitter::Person { .. } => "person",
            Sitter::Bot { .. } => "bot",
            Sitter::Absent { .. } => "absent",
        },
        name: place.sitter.name(),
        person: place.sitter.person(),
        level: place.bot(),
        colour: place.colour,
        time: desk.sheet.clock.runs().then(|| Time {
            left: desk.times.left(seat, desk.written),
            until: desk.times.runs_out(seat),
        }),
    }
}

fn seal_state(desk: &Desk) -> SealState {
    let seal = &desk.sheet.seal;
    let part = |part: &Part| match part {
        Part::Undecided => SealPart::Undecided,
        Part::Nothing => SealPart::Nothing,
        Part::Committed(to) => SealPart::Committed(to.clone()),
        Part::Revealed { added, .. } => SealPart::Revealed(added.clone()),
    };
    SealState {
        round: seal.round,
        house: seal.house().map(|house| house.to_string()),
        seats: seal.seats.iter().map(part).collect(),
    }
}

fn question(desk: &Desk, seat: Seat) -> Option<Question> {
    let number = desk.question(seat)?;
    let play = desk.playing().ok()?;
    Some(Question {
        number,
        actions: play.actions(seat),
        window: play.is_window(),
        closes: desk.closes_at_the_latest(),
    })
}
