//! `/tables/{id}/share`, `/hide` and `/delete`: who may read a game that is over.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;
use web::Spoken;
use web::page::Shared;

use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::{Form, FromForm, Sent};
use super::visit::{Visit, Wants, go};
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::store::Change;
use crate::tables::Desk;

/// Whether somebody wants it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    yes: bool,
}

impl FromForm for Say {
    fn from_form(form: &Form) -> Result<Say, Problem> {
        match form.must::<String>("yes")?.as_str() {
            "yes" => Ok(Say { yes: true }),
            "no" => Ok(Say { yes: false }),
            _ => Err(Problem::WrongField { field: "yes" }),
        }
    }
}

/// `POST /tables/{id}/share`: one's own agreement to a link for others.
pub(super) async fn share(at: AtTable, Sent(say): Sent<Say>) -> Answer {
    at.change(move |desk, person, now| desk.share(person.id, say.yes, now)).await?;
    at.done().await
}

/// `POST /tables/{id}/hide`: whether the game stands in one's own lists.
pub(super) async fn hide(at: AtTable, Sent(say): Sent<Say>) -> Answer {
    let person = at.person()?.id;
    let may = |desk: &mut Desk| match desk.sheet.state.is_final() {
        true => Ok(()),
        false => Err(Problem::NotOver),
    };
    at.see(may).await?;
    at.visit.house.store.write(vec![Change::Hide(person, at.id, say.yes)]).await?;
    at.done().await
}

/// Whether somebody wants the game deleted. A form says so twice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    yes: bool,
}

impl FromForm for Wanted {
    fn from_form(form: &Form) -> Result<Wanted, Problem> {
        let Say { yes } = Say::from_form(form)?;
        match yes && form.get("sure") != Some("yes") {
            true => Err(Problem::NotSure),
            false => Ok(Wanted { yes }),
        }
    }
}

/// `POST /tables/{id}/delete`: when all want it, nothing is kept of the game.
pub(super) async fn delete(at: AtTable, Sent(wanted): Sent<Wanted>) -> Answer {
    let yes = wanted.yes;
    let is_gone = at.change(move |desk, person, now| desk.delete(person.id, yes, now)).await?;
    if !is_gone {
        return at.done().await;
    }
    match at.visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(go("/")),
    }
}

/// An address for others: with what opens it, where the game is not listed.
pub(super) fn link(visit: &Visit, desk: &Desk, address: &str) -> String {
    let key = visit.house.share_key(desk).filter(|_| !desk.sheet.public);
    let sign = if address.contains('?') { '&' } else { '?' };
    let key = key.map(|key| format!("{sign}share={key}")).unwrap_or_default();
    format!("{}{address}{key}", visit.house.url())
}

/// Whoever came by a link finds the other pages of the game as well.
pub(super) fn keep(visit: &Visit, response: Response, key: Option<String>) -> Response {
    match key {
        Some(key) => visit.keep_share(response, &key),
        None => response,
    }
}

/// Who may read it, and what this reader can do about it.
pub(super) fn shared(visit: &Visit, desk: &Desk, hidden: bool) -> Shared {
    let sheet = &desk.sheet;
    let people = sheet.people();
    let name = |person: &PersonId| {
        let found = sheet.places.iter().find(|place| place.sitter.person() == Some(*person));
        match found.map_or("", |place| place.sitter.name()) {
            "" => visit.reader.lang.words().say("somebody").to_owned(),
            name => name.to_owned(),
        }
    };
    // What the reader says, the reader knows.
    let reader = visit.person();
    let others: Vec<&PersonId> = people.iter().filter(|other| reader != Some(**other)).collect();
    let without = |agreed: &[PersonId]| {
        others.iter().copied().filter(|person| !agreed.contains(person)).map(name).collect()
    };
    let says = |agreed: &[PersonId]| visit.person().is_some_and(|person| agreed.contains(&person));
    Shared {
        listed: sheet.public,
        link: sheet.is_open_to_all().then(|| link(visit, desk, &format!("/tables/{}", desk.id))),
        may_say: says(&people),
        agreed: says(&sheet.sharing.agreed),
        missing: without(&sheet.sharing.agreed),
        never: sheet.has_forgotten(),
        hidden,
        deleting: says(&sheet.deleting),
        keeping: without(&sheet.deleting),
    }
}
