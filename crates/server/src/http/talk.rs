//! `/tables/{id}/chat`, `/mute`, `/report` and `/note`: talking, not listening, complaining,
//! and writing for oneself.

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::json;
use super::at_table::AtTable;
use super::failure::Answer;
use super::sent::{Form, FromForm, Sent};
use crate::ids::PersonId;
use crate::names::Typed;
use crate::problem::Problem;
use crate::store::{Change, Complaint};
use crate::tables::Desk;
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
pub(super) async fn heard(at: AtTable) -> Answer {
    let heard = |desk: &mut Desk, _| {
        let said = desk.heard_by(at.visit.person()).map(|said| Said {
            person: said.person,
            name: said.name.clone(),
            time: said.time,
            text: said.text.clone(),
        });
        Ok(said.collect())
    };
    Ok(json(StatusCode::OK, &Heard { chat: at.look(heard).await? }))
}

/// `POST /tables/{id}/chat`.
pub(super) async fn say(at: AtTable, Sent(sent): Sent<Text>) -> Answer {
    let person = at.person()?.id;
    let text = Typed::chat(&sent.text)?;
    at.visit.house.limits.chat(person)?;
    at.see(|_| Ok(())).await?;
    at.change(move |desk, person, now| desk.say(person, text, now)).await?;
    at.done().await
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
pub(super) async fn mute(at: AtTable, Sent(about): Sent<About>) -> Answer {
    at.person()?;
    at.see(|_| Ok(())).await?;
    at.change(move |desk, person, _| desk.mute(person.id, about.person, !about.listen)).await?;
    at.done().await
}

/// `POST /tables/{id}/report`: the host of the house should look at this.
pub(super) async fn report(at: AtTable, Sent(about): Sent<About>) -> Answer {
    let (by, house) = (at.person()?.id, &at.visit.house);
    house.limits.report(by)?;
    let said = at.see(|desk| match desk.knows(about.person) {
        true => Ok(desk.last_words_of(about.person)),
        false => Err(Problem::NoSuchPerson),
    });
    let said = said.await?;
    let complaint = Complaint { reason: Typed::reason(&about.reason), said };
    let report = Change::Report { table: at.id, by, about: about.person, time: now(), complaint };
    house.store.write(vec![report]).await?;
    at.done().await
}

/// One's own notes.
#[derive(Serialize, ToSchema)]
pub(super) struct Note {
    text: String,
}

/// `GET /tables/{id}/note`: one's own notes.
pub(super) async fn note(at: AtTable) -> Answer {
    let person = at.person()?.id;
    let text = at.visit.house.store.note(at.id, person).await?;
    Ok(json(StatusCode::OK, &Note { text }))
}

/// `POST /tables/{id}/note`.
pub(super) async fn write_note(at: AtTable, Sent(sent): Sent<Text>) -> Answer {
    let person = at.person()?.id;
    let text = Typed::note(&sent.text)?;
    at.see(|_| Ok(())).await?;
    at.visit.house.store.write(vec![Change::Note(at.id, person, text)]).await?;
    at.done().await
}
