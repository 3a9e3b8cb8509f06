//! `/`: the first page, and the lists of tables on it.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;
use web::page::{self, Against, Home, Row, RowState};
use web::{Colour, Spoken};

use super::answer::json;
use super::failure::Answer;
use super::visit::{Visit, Wants};
use super::{lessons, tab};
use crate::games;
use crate::live;
use crate::store::Listed;
use crate::tables::{Desk, Place, Sheet, Sitter, Standing, State};
use crate::time::{day, moment, now};

/// How many of one's own tables are shown with what they wait for.
const MINE: i64 = 20;
/// How many tables of others are shown.
const OTHERS: i64 = 30;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// `GET /`.
pub(super) async fn home(visit: Visit, headers: HeaderMap) -> Answer {
    if visit.wants == Wants::Json {
        return Ok(about(&visit));
    }
    let house = &visit.house;
    let mut mine = Vec::new();
    if let Some(person) = visit.person() {
        for listed in house.store.list_of(person, MINE).await? {
            mine.extend(own_row(&visit, &listed).await);
        }
    }
    mine.sort_by_key(|row| !matches!(row.state, RowState::YourTurn(_)));
    let public = async |state: State| house.store.public_tables(state.name(), OTHERS).await;
    let rows = |tables: Vec<Listed>| -> Vec<Row> {
        tables.iter().filter_map(|listed| row(&visit, listed)).collect()
    };
    let (open, watch) = (rows(public(State::Waiting).await?), rows(public(State::Playing).await?));
    let imports = house.limits.offers_imports();
    let solved = lessons::solved(&visit, &headers).await?;
    let day = u64::try_from(now() / DAY).unwrap_or_default();
    let reader = &visit.reader;
    let home = Home {
        reader,
        mine: &mine,
        open: &open,
        watch: &watch,
        imports,
        day,
        solved: &solved,
        level: Against::last(visit.level.as_deref()),
        tab: tab::is_here(),
    };
    Ok(visit.page(StatusCode::OK, page::home(&home)))
}

/// The house, to programs.
#[derive(Serialize, ToSchema)]
pub(super) struct About {
    name: &'static str,
    version: &'static str,
    games: &'static [&'static str],
    tables: &'static str,
    api: &'static str,
    /// How many questions wait for a bot.
    bots_waiting: usize,
    /// How long each bot may think about one.
    bot_milliseconds: u64,
}

/// What programs find at the first address.
fn about(visit: &Visit) -> Response {
    let about = About {
        name: "Snug",
        version: env!("CARGO_PKG_VERSION"),
        games: games::NAMES,
        tables: "/tables",
        api: "/api/openapi.json",
        bots_waiting: visit.house.bots.waiting(),
        bot_milliseconds: visit.house.bots.budget().as_millis() as u64,
    };
    json(StatusCode::OK, &about)
}

/// A public table, from what is agreed at it.
fn row(visit: &Visit, listed: &Listed) -> Option<Row> {
    let sheet: Sheet = serde_json::from_str(&listed.sheet).ok()?;
    let state = if sheet.state == State::Waiting { RowState::Open } else { RowState::Goes };
    let lang = visit.reader.lang;
    let seats = Seat::all(sheet.places.len());
    let names = seats.map(|seat| live::sitter_name(&sheet, lang, seat));
    let with = names.filter(|name| !name.is_empty()).collect();
    Some(Row { with, ..row_of(visit, listed, &sheet, state, String::new()) })
}

fn row_of(visit: &Visit, listed: &Listed, sheet: &Sheet, state: RowState, progress: String) -> Row {
    let words = visit.reader.lang.words();
    let game = words.say(&format!("home-{}-name", sheet.game)).to_owned();
    let seat = |place: &Place| {
        let taken = place.sitter != Sitter::Nobody;
        taken.then(|| Colour::ALL[usize::from(place.colour) % Colour::ALL.len()])
    };
    Row {
        id: listed.id.to_string(),
        title: if sheet.title.is_empty() { game.clone() } else { sheet.title.clone() },
        shelf: sheet.game.clone(),
        game,
        seats: sheet.places.iter().map(seat).collect(),
        with: Vec::new(),
        when: (day(listed.changed, visit.reader.lang), moment(listed.changed)),
        progress,
        state,
    }
}

/// One of the reader's own tables, with what it waits for.
async fn own_row(visit: &Visit, listed: &Listed) -> Option<Row> {
    let cell = visit.house.tables.cell(listed.id).await.ok()?;
    let row = cell.read(|desk| {
        let lang = visit.reader.lang;
        let progress =
            desk.play.as_ref().map(|play| play.drawn().progress(lang)).unwrap_or_default();
        let person = visit.person();
        let is_other =
            |place: &Place| place.sitter != Sitter::Nobody && place.sitter.person() != person;
        let others = Seat::all(desk.sheet.places.len())
            .filter(|seat| is_other(&desk.sheet.places[seat.index()]));
        let with = others.map(|seat| live::seat_name(desk, lang, seat)).collect();
        Row { with, ..row_of(visit, listed, &desk.sheet, row_state(visit, desk), progress) }
    });
    row.await.ok()
}

fn row_state(visit: &Visit, desk: &Desk) -> RowState {
    let lang = visit.reader.lang;
    let names = |seats: game::SeatSet| {
        seats.iter().map(|seat| live::seat_name(desk, lang, seat)).collect::<Vec<_>>()
    };
    let Some(play) = &desk.play else {
        return if desk.sheet.state.is_final() {
            RowState::Over(Vec::new())
        } else {
            RowState::Open
        };
    };
    let own = visit.person().map(|person| desk.sheet.seats_of(person).collect::<Vec<_>>());
    let asked = own.into_iter().flatten().find(|seat| desk.question(*seat).is_some());
    match (asked, play.standing()) {
        (_, Standing::Over(places)) => RowState::Over(names(places.winners())),
        _ if desk.sheet.state.is_final() || desk.sheet.state == State::Moved => {
            RowState::Over(Vec::new())
        }
        (Some(seat), _) => {
            let left = desk.times.left(seat, now()) / 1000;
            let left = desk.sheet.clock.runs().then(|| u32::try_from(left).unwrap_or(u32::MAX));
            RowState::YourTurn(left)
        }
        (None, Standing::Asked(seats)) if seats.is_empty() => RowState::Goes,
        (None, Standing::Asked(seats)) => RowState::Waits(names(seats)),
    }
}
