//! `/you/notices` and `/you/feed`: how somebody learns that it is their turn when they
//! have no page open.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;
use web::page;

use super::answer::json;
use super::failure::Answer;
use super::feed;
use super::sent::{Body, Form, FromForm, Nothing, Sent};
use super::visit::{Visit, Wants, go};
use super::you;
use crate::ids::PersonId;
use crate::notices::{address, proves};
use crate::problem::Problem;
use crate::secrets::Secret;
use crate::store::{Change, Kind, Mail};
use crate::time::now;

/// Where somebody wants to be written to; nowhere when it is empty.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Notices)]
pub(super) struct Wanted {
    mail: String,
}

impl FromForm for Wanted {
    fn from_form(form: &Form) -> Result<Wanted, Problem> {
        Ok(Wanted { mail: form.get("mail").unwrap_or_default().to_owned() })
    }
}

/// `POST /you/notices`: a letter goes there, and nothing else before it is confirmed.
pub(super) async fn want(visit: Visit, Sent(wanted): Sent<Wanted>) -> Answer {
    let person = visit.must_be_known()?.id;
    let house = &visit.house;
    if wanted.mail.trim().is_empty() {
        house.notices.stop(person).await?;
        return done(&visit);
    }
    if !house.notices.is_on() {
        return Err(Problem::NoMail.into());
    }
    let mail = Mail {
        person,
        address: address(&wanted.mail)?,
        lang: visit.reader.lang.code().to_owned(),
        confirmed: false,
    };
    let known = house.store.mail(person).await?;
    if known.is_some_and(|known| known.confirmed && known.address == mail.address) {
        // Only the language may have changed.
        house.notices.confirm(mail).await?;
        return done(&visit);
    }
    let secret = house.people.another(person, Kind::Mail, &mail.address).await?;
    let link = format!("{}/you/notices/confirm/{}", house.url(), secret.reveal());
    house.notices.ask(mail, link).await?;
    done(&visit)
}

fn done(visit: &Visit) -> Answer {
    match visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(go("/you")),
    }
}

/// Whose address a link from a letter confirms.
async fn confirmed(visit: &Visit, secret: &str) -> Result<(Secret, Mail), Problem> {
    let secret = Secret::from_outside(secret).ok_or(Problem::NoSuchConfirmation)?;
    let store = &visit.house.store;
    let owner =
        store.owner(&secret.hash(), Kind::Mail, now()).await?.ok_or(Problem::NoSuchConfirmation)?;
    let asked = store.label(&secret.hash()).await?;
    let mail = store.mail(owner.person.id).await?.ok_or(Problem::NoSuchConfirmation)?;
    if asked.as_deref() == Some(mail.address.as_str()) {
        Ok((secret, mail))
    } else {
        Err(Problem::NoSuchConfirmation)
    }
}

/// `GET /you/notices/confirm/{secret}`: a page with a button; programs that look at the
/// links in letters confirm nothing.
pub(super) async fn may_confirm(visit: Visit, Path(secret): Path<String>) -> Answer {
    let (_, mail) = visit.unless_guessing(confirmed(&visit, &secret)).await?;
    let action = format!("/you/notices/confirm/{secret}");
    Ok(visit.page(StatusCode::OK, page::confirm_mail(&visit.reader, &mail.address, &action)))
}

/// `POST /you/notices/confirm/{secret}`.
pub(super) async fn confirm(visit: Visit, Path(secret): Path<String>, _: Body<Nothing>) -> Answer {
    let (secret, mail) = visit.unless_guessing(confirmed(&visit, &secret)).await?;
    visit.house.store.write(vec![Change::Revoke(secret.hash())]).await?;
    visit.house.notices.confirm(mail).await?;
    done(&visit)
}

/// Whoever has a letter proves by it whose notices it stops.
async fn proven(visit: &Visit, person: &str, proof: &str) -> Result<(PersonId, Mail), Problem> {
    let person: PersonId = person.parse()?;
    let mail = visit.house.store.mail(person).await?.ok_or(Problem::NothingToStop)?;
    let key = visit.house.key();
    if proves(key, person, &mail.address, proof) {
        Ok((person, mail))
    } else {
        Err(Problem::NothingToStop)
    }
}

/// `GET /you/notices/stop/{person}/{proof}`: a page with a button.
pub(super) async fn may_stop(
    visit: Visit,
    Path((person, proof)): Path<(String, String)>,
) -> Answer {
    let (person, mail) = visit.unless_guessing(proven(&visit, &person, &proof)).await?;
    let action = format!("/you/notices/stop/{person}/{proof}");
    Ok(visit.page(StatusCode::OK, page::stop_mail(&visit.reader, &mail.address, &action)))
}

/// `POST /you/notices/stop/{person}/{proof}`: also what a mail program sends for its
/// reader (RFC 8058), so it asks for no cookie and no form of ours: the proof is enough.
pub(super) async fn stop(visit: Visit, Path((person, proof)): Path<(String, String)>) -> Answer {
    let (person, _) = visit.unless_guessing(proven(&visit, &person, &proof)).await?;
    visit.house.notices.stop(person).await?;
    match visit.wants {
        Wants::Page => Ok(go("/")),
        _ => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// `POST /you/feed`: a new address for one's private feed, shown this once.
pub(super) async fn new_feed(visit: Visit, _: Body<Nothing>) -> Answer {
    let person = visit.must_be_known()?.id;
    let secret = visit.house.people.new_feed(person).await?;
    let url = format!("{}/you/feed/{}", visit.house.url(), secret.reveal());
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::CREATED, &you::Link { url: &url })),
        _ => you::page_with_feed(&visit, &url).await,
    }
}

/// `GET /you/feed/{secret}`: the tables where it is somebody's turn, as Atom.
pub(super) async fn read_feed(visit: Visit, Path(secret): Path<String>) -> Answer {
    let reader = async {
        let secret = Secret::from_outside(&secret).ok_or(Problem::NoSuchFeed)?;
        visit.house.people.find(&secret, Kind::Feed).await?.ok_or(Problem::NoSuchFeed)
    };
    let person = visit.unless_guessing(reader).await?;
    if person.banned > now() {
        return Err(Problem::NoSuchFeed.into());
    }
    let text = feed::turns(&visit.house, &person, visit.reader.lang).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
        (header::CACHE_CONTROL, "private, no-store"),
    ];
    Ok((headers, text).into_response())
}
