//! Who is asking, at which table, on which seat.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::Deserialize;

use super::asked::Asked;
use super::board;
use super::failure::{Answer, Failed};
use super::visit::{Visit, Wants, go};
use crate::house::House;
use crate::ids::{PersonId, TableId};
use crate::problem::Problem;
use crate::store::Person;
use crate::tables::{Cell, Changed, Desk};

/// Somebody at a table, known or not. What they may do there is asked of the table itself,
/// while nobody else can change it.
pub(super) struct AtTable {
    pub(super) visit: Visit,
    pub(super) id: TableId,
    pub(super) look: Look,
    /// When they asked: they are shown nothing that was outdated then.
    asked: Instant,
}

/// What can be said in an address about how to look at a table.
#[derive(Deserialize, Default)]
pub(super) struct Look {
    /// Through whose eyes, where somebody has several seats.
    #[serde(alias = "as")]
    pub(super) seat: Option<String>,
    /// What lets somebody in who is not known here.
    pub(super) invitation: Option<String>,
    /// From which line of the record on.
    pub(super) from: Option<usize>,
    /// Which step, for a form that asks for one.
    pub(super) step: Option<usize>,
    /// Which moment, for a page about one.
    pub(super) at: Option<usize>,
    /// Which steps, where several moments are asked for at once.
    pub(super) steps: Option<String>,
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<AtTable, Failed> {
        let asked = Instant::now();
        let visit = Visit::from_request_parts(parts, house).await?;
        let path = RawPathParams::from_request_parts(parts, house).await;
        let path = path.map_err(|_| Problem::WrongAddress)?;
        let id = path.iter().find(|(name, _)| *name == "id").map(|(_, id)| id);
        let id = id.ok_or(Problem::NoSuchPage)?.parse()?;
        // Whoever changes something says all of it in the body.
        let look = match parts.method.is_safe() {
            true => Asked::from_request_parts(parts, house).await?.0,
            false => Look::default(),
        };
        Ok(AtTable { visit, id, look, asked })
    }
}

impl AtTable {
    /// The table.
    pub(super) async fn cell(&self) -> Result<Arc<Cell>, Problem> {
        self.visit.house.tables.cell_as_of(self.id, self.asked).await
    }

    /// Who asks, if they are known; nobody else may.
    pub(super) fn person(&self) -> Result<&Arc<Person>, Problem> {
        self.visit.must_be_known()
    }

    /// Looks at the table, if its visitor may see it at all.
    pub(super) async fn see<T>(
        &self,
        look: impl FnOnce(&mut Desk) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let see = |desk: &mut Desk| {
            self.visit.must_see(desk, self.look.invitation.as_deref())?;
            look(desk)
        };
        self.cell().await?.read(see).await?
    }

    /// Looks back at the table, if its visitor may see it at all: in their turn, and where games
    /// are played again.
    pub(super) async fn look_back<T: Send + 'static>(
        self: &Arc<Self>,
        look: impl FnOnce(&AtTable, &mut Desk) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (at, cell) = (self.clone(), self.cell().await?);
        let look = move |desk: &mut Desk| {
            at.visit.must_see(desk, at.look.invitation.as_deref())?;
            look(&at, desk)
        };
        let loader = self.visit.house.tables.loader();
        self.visit.in_turn(cell.look_back(loader, look)).await?
    }

    /// Looks at the table through the eyes of its visitor: those of a seat, or of a
    /// spectator.
    pub(super) async fn look<T>(
        &self,
        look: impl FnOnce(&mut Desk, Option<Seat>) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let look = |desk: &mut Desk| {
            let seat = eyes(&self.visit, desk, &self.look)?;
            look(desk, seat)
        };
        self.cell().await?.read(look).await?
    }

    /// Somebody who is known changes the table.
    pub(super) async fn change<T, F>(&self, change: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&mut Desk, &Person, i64) -> Result<Changed<T>, Problem> + Clone + Send + 'static,
    {
        let person = self.person()?.clone();
        let change = move |desk: &mut Desk, now| change(desk, &person, now);
        self.visit.house.tables.change(self.id, change).await
    }

    /// Somebody changes the table from a seat: the one they name, or the first they hold.
    /// Whether the named one is theirs is for the table to say.
    pub(super) async fn act<T, F>(&self, named: Option<Seat>, act: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&mut Desk, PersonId, Seat, i64) -> Result<Changed<T>, Problem>
            + Clone
            + Send
            + 'static,
    {
        let act = move |desk: &mut Desk, person: &Person, now| {
            let seat = own_seat(desk, person.id, named)?;
            act(desk, person.id, seat, now)
        };
        self.change(act).await
    }

    /// Something was done here: programs know it, browsers look at the table again.
    pub(super) async fn done(&self) -> Answer {
        match self.visit.wants {
            Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
            Wants::Page => Ok(self.go()),
            Wants::Regions => board::regions(self).await,
        }
    }

    /// A browser goes to the table.
    pub(super) fn go(&self) -> Response {
        go(&format!("/tables/{}", self.id))
    }
}

/// The seat somebody names, or the first they hold.
pub(super) fn own_seat(
    desk: &Desk,
    person: PersonId,
    named: Option<Seat>,
) -> Result<Seat, Problem> {
    named.or_else(|| desk.sheet.seats_of(person).next()).ok_or(Problem::NoSeat)
}

/// Through whose eyes somebody sees a table: those of their seat, of the one they name
/// among several, or of a spectator.
pub(super) fn eyes(visit: &Visit, desk: &Desk, look: &Look) -> Result<Option<Seat>, Problem> {
    visit.must_see(desk, look.invitation.as_deref())?;
    eyes_of(visit, desk, wanted(visit, look)?)
}

/// The same for a seat that is known already, where the visitor may see the table.
pub(super) fn eyes_of(
    visit: &Visit,
    desk: &Desk,
    named: Option<Seat>,
) -> Result<Option<Seat>, Problem> {
    let person = visit.person();
    match (person, named) {
        (_, None) => Ok(person.and_then(|person| desk.sheet.seats_of(person).next())),
        (Some(person), Some(seat)) => {
            desk.must_hold(person, seat)?;
            Ok(Some(seat))
        }
        (None, Some(_)) => Err(Problem::UnknownPerson),
    }
}

/// The seat that is named in an address. The forms of pages name none by an empty field;
/// programs leave it out.
pub(super) fn wanted(visit: &Visit, look: &Look) -> Result<Option<Seat>, Problem> {
    let parse = |text: &str| text.parse().map_err(|_| Problem::WrongSeat);
    let is_named = |text: &&str| !text.is_empty() || visit.wants == Wants::Json;
    look.seat.as_deref().filter(is_named).map(parse).transpose()
}
