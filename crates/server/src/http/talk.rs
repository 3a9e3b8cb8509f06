//! `/tables/{id}/chat`, `/mute`, `/report` and `/note`: talking, not listening, complaining,
//! and writing for oneself.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::json;
use super::asked::Asked;
use super::seats::done;
use super::sent::{Form, FromForm, Sent};
use super::tables::{Look, eyes};
use super::visit::Visit;
use crate::ids::{PersonId, TableId};
use crate::names::Line;
use crate::problem::Problem;
use crate::store::Change;
use crate::tables::Outcome;
use crate::time::now;

/// Something written.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
}

impl FromForm for Text {
    fn from_form(form: &Form) -> Result<Text, Problem> {
        Ok(Text { text: form.get("text").unwrap_or_default().to_owned() })
    }
}

/// What was said at a table, as somebody hears it.
#[derive(Serialize, ToSchema)]
pub(super) struct Heard {
    chat: Vec<Said>,
}

#[derive(Serialize, ToSchema)]
struct Said {
    person: PersonId,
    name: String,
    time: i64,
    text: String,
}

/// `GET /tables/{id}/chat`.
pub(super) async fn heard(
    visit: Visit,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let cell = visit.house.tables.cell(id.parse()?).await?;
    let chat = cell
        .read(|desk| {
            eyes(&visit, desk, &look)?;
            let said = desk.heard_by(visit.person()).map(|said| Said {
                person: said.person,
                name: said.name.clone(),
                time: said.time,
                text: said.text.clone(),
            });
            Ok::<_, Problem>(said.collect())
        })
        .await??;
    Ok(json(StatusCode::OK, &Heard { chat }))
}

/// `POST /tables/{id}/chat`.
pub(super) async fn say(
    visit: Visit,
    Path(id): Path<String>,
    Sent(sent): Sent<Text>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.clone();
    let text = Line::chat(&sent.text)?;
    visit.house.limits.chat(person.id)?;
    let cell = visit.house.tables.cell(id).await?;
    cell.read(|desk| visit.must_see(desk, None)).await??;
    visit.house.tables.change(id, move |desk, now| desk.say(&person, text, now)).await?;
    done(&visit, id).await
}

/// Somebody, and why.
#[derive(Deserialize, ToSchema)]
#[schema(as = AboutSomebody)]
#[serde(deny_unknown_fields)]
pub(super) struct About {
    person: PersonId,
    /// Why, or nothing.
    #[serde(default)]
    reason: String,
    /// Whether to listen to them again.
    #[serde(default)]
    listen: bool,
}

impl FromForm for About {
    fn from_form(form: &Form) -> Result<About, Problem> {
        Ok(About {
            person: form.must("person")?,
            reason: form.get("reason").unwrap_or_default().to_owned(),
            listen: form.get("listen") == Some("yes"),
        })
    }
}

/// `POST /tables/{id}/mute`: somebody does not want to hear somebody.
pub(super) async fn mute(
    visit: Visit,
    Path(id): Path<String>,
    Sent(about): Sent<About>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let cell = visit.house.tables.cell(id).await?;
    cell.read(|desk| visit.must_see(desk, None)).await??;
    visit
        .house
        .tables
        .change(id, move |desk, _| {
            if !desk.knows(about.person) {
                return Err(Problem::NoSuchPerson);
            }
            let pair = (person, about.person);
            if about.listen {
                desk.mutes.remove(&pair);
            } else {
                desk.mutes.insert(pair);
            }
            Ok(Outcome::kept((), Change::Mute(person, about.person, !about.listen)))
        })
        .await?;
    done(&visit, id).await
}

/// `POST /tables/{id}/report`: the host of the house should look at this.
pub(super) async fn report(
    visit: Visit,
    Path(id): Path<String>,
    Sent(about): Sent<About>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let by = visit.must_be_known()?.person.id;
    visit.house.limits.report(by)?;
    let cell = visit.house.tables.cell(id).await?;
    let said = cell
        .read(|desk| {
            visit.must_see(desk, None)?;
            let words = desk.chat.iter().filter(|said| said.person == about.person);
            let words: Vec<&str> = words.map(|said| said.text.as_str()).collect();
            Ok::<_, Problem>(words[words.len().saturating_sub(5)..].join(" / "))
        })
        .await??;
    visit.house.store.person(about.person).await?.ok_or(Problem::NoSuchPerson)?;
    let reason: String = about.reason.chars().take(500).collect();
    let reason = Line::note(&format!("{reason}\n{said}"))?;
    let report = Change::Report { table: id, by, about: about.person, time: now(), reason };
    visit.house.store.write(vec![report]).await?;
    done(&visit, id).await
}

/// One's own notes.
#[derive(Serialize, ToSchema)]
pub(super) struct Note {
    text: String,
}

/// `GET /tables/{id}/note`: one's own notes.
pub(super) async fn note(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let person = visit.must_be_known()?.person.id;
    let text = visit.house.store.note(id.parse()?, person).await?;
    Ok(json(StatusCode::OK, &Note { text }))
}

/// `POST /tables/{id}/note`.
pub(super) async fn write_note(
    visit: Visit,
    Path(id): Path<String>,
    Sent(sent): Sent<Text>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse()?;
    let person = visit.must_be_known()?.person.id;
    let text = Line::note(&sent.text)?;
    let cell = visit.house.tables.cell(id).await?;
    cell.read(|desk| visit.must_see(desk, None)).await??;
    visit.house.store.write(vec![Change::Note(id, person, text)]).await?;
    done(&visit, id).await
}
