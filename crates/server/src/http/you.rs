//! `/you`: one's own name, devices, programs, and the way out.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::page::{self, DeviceLink, MailPlan, Person as PersonPage, Token};

use super::answer::json;
use super::failure::Answer;
use super::lessons;
use super::sent::{Body, Form, FromForm, Nothing, Sent};
use super::visit::{Visit, Wants, go, with_cookie};
use super::who::{self, COOKIE, set_cookie};
use crate::ids::{PersonId, TableId};
use crate::live;
use crate::names::Typed;
use crate::problem::Problem;
use crate::secrets::Secret;
use crate::store::{Credential, Kind, Person};
use crate::time::now;

/// What somebody wants to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    name: String,
}

impl FromForm for Name {
    fn from_form(form: &Form) -> Result<Name, Problem> {
        Ok(Name { name: form.must("name")? })
    }
}

/// Somebody; the token is shown this once.
#[derive(Serialize, ToSchema)]
pub(super) struct Known<'a> {
    id: PersonId,
    name: &'a str,
    /// Whether they are asked before each action, if they have said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Actions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<&'a str>,
}

impl<'a> Known<'a> {
    fn new(person: &'a Person, token: Option<&'a str>) -> Known<'a> {
        let wish = |asked| if asked { Actions::Ask } else { Actions::Usual };
        Known { id: person.id, name: &person.name, actions: person.asked.map(wish), token }
    }
}

/// `POST /people`: programs come in and get a token, and a cookie too.
pub(super) async fn come_in(visit: Visit, Sent(sent): Sent<Name>) -> Answer {
    let house = &visit.house;
    visit.may_come_in()?;
    let (person, token) = house.people.come_in(&sent.name, Kind::Token).await?;
    let cookie = house.people.another(person.id, Kind::Cookie, "").await?;
    let cookie = HeaderValue::from_str(&set_cookie(house, &cookie)).ok();
    let known = Known::new(&person, Some(token.reveal()));
    Ok(with_cookie(json(StatusCode::CREATED, &known), cookie))
}

/// `GET /you` and `GET /people/me`.
pub(super) async fn show(visit: Visit) -> Answer {
    if visit.wants != Wants::Json {
        return page(&visit, Fresh::default()).await;
    }
    let person = visit.must_be_known()?;
    Ok(json(StatusCode::OK, &Known::new(person, None)))
}

/// The page with a new address of one's private feed on it.
pub(super) async fn page_with_feed(visit: &Visit, feed: &str) -> Answer {
    page(visit, Fresh { feed: Some(feed), ..Fresh::default() }).await
}

/// Secrets that are shown this once.
#[derive(Default)]
struct Fresh<'a> {
    link: Option<&'a DeviceLink>,
    token: Option<&'a str>,
    feed: Option<&'a str>,
}

async fn page(visit: &Visit, fresh: Fresh<'_>) -> Answer {
    let store = &visit.house.store;
    let (own, mail, has_feed) = match visit.person() {
        Some(person) => (
            store.tokens(person, now()).await?,
            store.mail(person).await?,
            store.has(person, Kind::Feed).await?,
        ),
        None => (Vec::new(), None, false),
    };
    let shown = |token: Credential| Token {
        id: token.hash,
        label: token.label,
        made: crate::time::day(token.created, visit.reader.lang),
    };
    let tokens: Vec<Token> = own.into_iter().map(shown).collect();
    let page = page::person(&PersonPage {
        reader: &visit.reader,
        link: fresh.link,
        tokens: &tokens,
        fresh_token: fresh.token,
        mail: visit.house.notices.is_on().then(|| MailPlan {
            address: mail.as_ref().map_or("", |mail| mail.address.as_str()),
            confirmed: mail.as_ref().is_some_and(|mail| mail.confirmed),
        }),
        asked: visit.who.as_ref().is_some_and(|who| who.asked == Some(true)),
        has_feed,
        fresh_feed: fresh.feed,
    });
    Ok(visit.page(StatusCode::OK, page))
}

/// `POST /you/name`: a new name, or the first one of a guest.
pub(super) async fn rename(visit: Visit, body: Body<Name>) -> Answer {
    let (name, back) = match body {
        Body::Json(sent) => (sent.name, None),
        Body::Form(form) => (form.must("name")?, form.get("back").map(str::to_owned)),
    };
    let (person, cookie) = called(&visit, Some(&name)).await?;
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Known::new(&person, None))),
        _ => Ok(with_cookie(go(back.as_deref().unwrap_or("/")), cookie)),
    }
}

/// Who asks, as [`Visit::guest`] knows them, by the name they gave along the way, if any.
pub(super) async fn called(
    visit: &Visit,
    name: Option<&str>,
) -> Result<(Arc<Person>, Option<HeaderValue>), Problem> {
    let (person, cookie) = visit.guest().await?;
    let Some(name) = name.filter(|name| *name != person.name) else { return Ok((person, cookie)) };
    let name = visit.house.people.rename(person.id, name).await?;
    call(visit, person.id, &name).await?;
    Ok((Arc::new(Person { name, ..Person::clone(&person) }), cookie))
}

/// Whether somebody is asked before an action of a building, and the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Actions {
    /// They are asked each time.
    Ask,
    /// The house gives the usual answer, and they are not asked.
    Usual,
}

/// What somebody wants to be asked.
#[derive(Deserialize, ToSchema)]
#[schema(as = AskedActions)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    actions: Actions,
    #[serde(skip)]
    back: Option<String>,
}

impl FromForm for Wish {
    fn from_form(form: &Form) -> Result<Wish, Problem> {
        let actions = match form.must::<String>("actions")?.as_str() {
            "ask" => Actions::Ask,
            "usual" => Actions::Usual,
            _ => return Err(Problem::WrongField { field: "actions" }),
        };
        Ok(Wish { actions, back: form.get("back").map(str::to_owned) })
    }
}

/// `POST /you/actions`: whether one is asked before each action, at every table.
pub(super) async fn actions(visit: Visit, Sent(wish): Sent<Wish>) -> Answer {
    let (person, cookie) = visit.guest().await?;
    let (house, asked) = (&visit.house, wish.actions == Actions::Ask);
    house.people.wish(person.id, asked).await?;
    house.tables.wishes().set(person.id, asked);
    match visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(with_cookie(go(wish.back.as_deref().unwrap_or("/you")), cookie)),
    }
}

/// The tables at which somebody is known: those they sit at, have made, or talked at, and those
/// that others still play at where they are named.
async fn known_at(visit: &Visit, person: PersonId) -> Result<BTreeSet<TableId>, Problem> {
    let store = &visit.house.store;
    let mut tables: BTreeSet<TableId> = store.talked_at(person).await?.into_iter().collect();
    tables.extend(store.tables_of(person, i64::MAX).await?.iter().map(|listed| listed.id));
    tables.extend(store.unfinished_tables_naming(person).await?);
    Ok(tables)
}

/// Everyone at tables where somebody is known calls them by their new name: those whose games are
/// over ask for it when they are loaded.
async fn call(visit: &Visit, person: PersonId, name: &str) -> Result<(), Problem> {
    let tables = &visit.house.tables;
    let call = async {
        for table in visit.house.store.unfinished_tables_naming(person).await? {
            let name = name.to_owned();
            let called = tables.change(table, move |desk, now| Ok(desk.call(person, &name, now)));
            goes_on(table, called.await);
        }
        tables.call(person, name).await;
        Ok(())
    };
    visit.in_turn(call).await
}

/// Nobody at any table knows somebody any more, and nobody waits for them.
async fn leave_everywhere(visit: &Visit, person: PersonId) -> Result<(), Problem> {
    let tables = &visit.house.tables;
    let leave = async {
        for table in known_at(visit, person).await? {
            let left = tables.change(table, move |desk, now| desk.forget(person, now));
            goes_on(table, left.await);
        }
        tables.call(person, "").await;
        Ok(())
    };
    visit.in_turn(leave).await
}

/// One table that was deleted meanwhile, or cannot be read, holds up none of the others.
fn goes_on(table: TableId, outcome: Result<(), Problem>) {
    match outcome {
        Ok(()) | Err(Problem::NoSuchTable) => {}
        Err(problem) => tracing::error!("{table:?} may name somebody as before: {problem}"),
    }
}

/// An address that is shown this once.
#[derive(Serialize, ToSchema)]
pub(super) struct Link<'a> {
    pub(super) url: &'a str,
}

/// `POST /you/device-link`: a link that works once, for ten minutes.
pub(super) async fn device_link(visit: Visit, _: Body<Nothing>) -> Answer {
    let person = visit.must_be_known()?.id;
    let secret = visit.house.people.device_link(person).await?;
    let address = format!("{}/you/go-on/{}", visit.house.url(), secret.reveal());
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::CREATED, &Link { url: &address })),
        _ => {
            let link = DeviceLink { qr: live::qr(&address), address };
            page(&visit, Fresh { link: Some(&link), ..Fresh::default() }).await
        }
    }
}

/// `GET /you/go-on/{secret}`: a page with a button; looking at it uses nothing up.
pub(super) async fn go_on(visit: Visit, Path(secret): Path<String>) -> Answer {
    let owner = async {
        let known = Secret::from_outside(&secret).ok_or(Problem::NoSuchLink)?;
        let owner = visit.house.store.owner(&known.hash(), Kind::Link, now()).await?;
        owner.ok_or(Problem::NoSuchLink)
    };
    let person = visit.unless_guessing(owner).await?.person;
    let action = format!("/you/go-on/{secret}");
    let page = page::device_link(&visit.reader, &person.name, &action);
    Ok(visit.page(StatusCode::OK, page))
}

/// `POST /you/go-on/{secret}`: this device is theirs, too.
pub(super) async fn use_link(visit: Visit, Path(secret): Path<String>, _: Body<Nothing>) -> Answer {
    let used = async {
        let secret = Secret::from_outside(&secret).ok_or(Problem::NoSuchLink)?;
        visit.house.people.use_link(&secret).await
    };
    let cookie = visit.unless_guessing(used).await?;
    let cookie = HeaderValue::from_str(&set_cookie(&visit.house, &cookie)).ok();
    Ok(with_cookie(go("/"), cookie))
}

/// What somebody calls a token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Label {
    #[serde(default)]
    label: String,
}

impl FromForm for Label {
    fn from_form(form: &Form) -> Result<Label, Problem> {
        Ok(Label { label: form.get("label").unwrap_or_default().to_owned() })
    }
}

/// Which token.
#[derive(Deserialize, ToSchema)]
#[schema(as = WhichToken)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    token: String,
}

impl FromForm for Which {
    fn from_form(form: &Form) -> Result<Which, Problem> {
        Ok(Which { token: form.must("token")? })
    }
}

/// `POST /you/tokens/revoke`.
pub(super) async fn revoke(visit: Visit, Sent(which): Sent<Which>) -> Answer {
    let person = visit.must_be_known()?.id;
    visit.house.people.revoke(person, &which.token).await?;
    match visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(go("/you")),
    }
}

/// `POST /you/tokens`: a token for a program, shown this once.
pub(super) async fn token(visit: Visit, Sent(sent): Sent<Label>) -> Answer {
    let person = visit.must_be_known()?;
    let label = Typed::title(&sent.label)?;
    let token = visit.house.people.another_token(person.id, &label).await?;
    match visit.wants {
        Wants::Json => {
            let known = Known::new(person, Some(token.reveal()));
            Ok(json(StatusCode::CREATED, &known))
        }
        _ => page(&visit, Fresh { token: Some(token.reveal()), ..Fresh::default() }).await,
    }
}

/// `POST /you/forget`: what identifies somebody is deleted, and their games stay true.
pub(super) async fn forget(visit: Visit, body: Body<Nothing>) -> Answer {
    if let Body::Form(form) = &body
        && form.get("sure") != Some("yes")
    {
        return Err(Problem::NotSure.into());
    }
    let person = visit.must_be_known()?.id;
    visit.house.notices.stop(person).await?;
    visit.house.people.forget(person).await?;
    visit.house.reviews.forget(person);
    // None of their devices sits down or talks anywhere any more.
    leave_everywhere(&visit, person).await?;
    let gone = who::line(&visit.house, COOKIE, "", "Path=/; Max-Age=0; SameSite=Lax");
    let gone = [(header::SET_COOKIE, gone)];
    let mut response = match visit.wants {
        Wants::Json => return Ok((gone, StatusCode::NO_CONTENT).into_response()),
        _ => (gone, go("/")).into_response(),
    };
    for cookie in lessons::forgotten(&visit.house) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
