//! A visit: who asks, what for, and how they like to be answered.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use web::{Language, Pace, Reader, Spoken, Theme};

use super::failure::Failed;
use super::pace::From;
use super::who::{self, Caller};
use crate::house::House;
use crate::ids::{PersonId, TableId};
use crate::problem::Problem;
use crate::secrets::{Secret, is_same_secret};
use crate::store::{Kind, Person};
use crate::tables::Desk;

/// The media type of parts of a page.
pub(super) const REGIONS: &str = "text/vnd.snug.regions";
/// The header of a page that has a stream.
const LIVE: &str = "snug-live";
/// The cookie of somebody who has not come in yet: it guards their first form.
const STRANGER: &str = "snug-stranger";

/// The cookie of somebody who was invited to tables that are not listed.
const INVITED: &str = "snug-invited";
/// The cookie in which a browser keeps how quickly bots play.
pub(super) const PACE: &str = "pace";
/// The cookie in which a browser keeps which bots somebody wanted to play against last.
pub(super) const LEVEL: &str = "level";
/// How many invitations are remembered.
const INVITATIONS: usize = 20;

/// How somebody likes to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wants {
    /// A program: JSON.
    Json,
    /// A browser: a whole page.
    Page,
    /// A page that is open: the parts that have changed.
    Regions,
}

/// A visit: who asks, what for, and how they like to be answered.
pub(super) struct Visit {
    pub(super) house: Arc<House>,
    pub(super) who: Option<Arc<Person>>,
    pub(super) wants: Wants,
    pub(super) reader: Reader,
    /// How quickly they like bots to play, if they have said.
    pub(super) pace: Option<Pace>,
    /// Against which bots they wanted to play last, if they ever said.
    pub(super) level: Option<String>,
    /// Whether a page that is open has a stream, and wants only what has changed.
    pub(super) is_live: bool,
    /// Whether a program asks, with a token.
    pub(super) is_program: bool,
    /// A cookie for a stranger who has none.
    stranger: Option<String>,
    /// The invitations they came with before.
    invited: String,
    /// What opens a finished game, as it stands in the address.
    share: Option<String>,
    /// Where they come from, if that is known.
    from: Option<From>,
}

impl FromRequestParts<Arc<House>> for Visit {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visit, Failed> {
        let who = Caller::of(&parts.extensions).find(&parts.headers, house).await?;
        if let Some(who) = &who {
            house.limits.visit(who.id)?;
        }
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let visit = Visit::new(house.clone(), who, &parts.headers, path);
        Ok(Visit { from: parts.extensions.get().copied(), ..visit })
    }
}

impl Visit {
    /// A visit by somebody who is known, or by a stranger.
    pub(super) fn new(
        house: Arc<House>,
        who: Option<Arc<Person>>,
        headers: &HeaderMap,
        path: &str,
    ) -> Visit {
        // Programs send no forms, so they need nothing that guards one.
        let is_program = headers.contains_key(header::AUTHORIZATION);
        let known = who::value(headers, STRANGER).filter(|key| Secret::from_outside(key).is_some());
        let stranger = (!is_program && who.is_none() && known.is_none())
            .then(|| Secret::new().reveal().to_owned());
        let guarded = match &who {
            Some(who) => who.id.to_string(),
            None => stranger.as_deref().or(known).unwrap_or_default().to_owned(),
        };
        let reader = Reader {
            lang: lang(headers),
            theme: who::value(headers, "theme").map(Theme::named).unwrap_or_default(),
            name: who.as_ref().map(|who| who.name.clone()),
            csrf: if is_program { String::new() } else { house.key().sign("form", &guarded) },
            path: path.to_owned(),
            tab: false,
        };
        let pace = who::value(headers, PACE).and_then(Pace::named);
        let level = who::value(headers, LEVEL).map(str::to_owned);
        let invited = who::value(headers, INVITED).unwrap_or_default().to_owned();
        let query = path.split_once('?').map_or("", |(_, query)| query);
        let share = query.split('&').find_map(|part| part.strip_prefix("share="));
        let share = share.map(str::to_owned);
        let wants = wants(headers);
        let is_live = headers.get(LIVE).is_some();
        Visit {
            house,
            who,
            wants,
            reader,
            pace,
            level,
            is_live,
            is_program,
            stranger,
            invited,
            share,
            from: None,
        }
    }

    /// Who asks, if that is known.
    pub(super) fn person(&self) -> Option<PersonId> {
        self.who.as_ref().map(|who| who.id)
    }

    /// Who asks, who becomes a guest of the house if nobody knows them yet; with the cookie
    /// they are then known by. Programs have to come in by themselves.
    pub(super) async fn guest(&self) -> Result<(Arc<Person>, Option<HeaderValue>), Problem> {
        if let Some(who) = &self.who {
            return Ok((who.clone(), None));
        }
        if self.wants == Wants::Json {
            return Err(Problem::UnknownPerson);
        }
        self.may_come_in()?;
        let name = self.reader.lang.words().say("guest");
        let (person, secret) = self.house.people.come_in(name, Kind::Cookie).await?;
        let cookie = HeaderValue::from_str(&who::set_cookie(&self.house, &secret)).ok();
        Ok((Arc::new(person), cookie))
    }

    /// The invitation to a table that somebody came with, now or before.
    pub(super) fn invitation(&self, table: TableId, shown: Option<&str>) -> Option<String> {
        let known = self.invited.split('.').find(|known| self.house.invites(table, known));
        shown.or(known).map(str::to_owned)
    }

    /// Whether somebody may see a table at all.
    pub(super) fn must_see(&self, desk: &Desk, shown: Option<&str>) -> Result<(), Problem> {
        let invitation = self.invitation(desk.id, shown);
        let shared = |key: &str| self.shares(key);
        self.house.must_be_visible(desk, self.person(), invitation.as_deref(), shared)
    }

    /// Whether somebody came with this key to a finished game, now or before.
    fn shares(&self, key: &str) -> bool {
        let shown = self.share.as_deref().into_iter().chain(self.invited.split('.'));
        // All of them are looked at, whichever it is.
        shown.fold(false, |known, shown| known | is_same_secret(shown, key))
    }

    /// A browser that shows the key to a finished game keeps it for the game's other pages.
    pub(super) fn keep_share(&self, response: Response, key: &str) -> Response {
        if !self.share.as_deref().is_some_and(|shown| is_same_secret(shown, key)) {
            return response;
        }
        with_cookie(response, self.kept(key))
    }

    /// A browser that shows an invitation keeps it, and goes on without it in its address.
    pub(super) fn keep_invitation(&self, table: TableId, shown: &str) -> Response {
        with_cookie(go(&format!("/tables/{table}")), self.kept(shown))
    }

    /// The cookie with what opens tables, this before the others.
    fn kept(&self, shown: &str) -> Option<HeaderValue> {
        let others = self.invited.split('.').filter(|known| !known.is_empty() && *known != shown);
        let kept: Vec<&str> = [shown].into_iter().chain(others).take(INVITATIONS).collect();
        let kept = kept.join(".");
        let terms = "Path=/; Max-Age=31536000; SameSite=Lax";
        HeaderValue::from_str(&who::line(&self.house, INVITED, &kept, terms)).ok()
    }

    /// A browser keeps how its reader likes it.
    pub(super) fn remember(&self, response: Response, what: &str, how: &str) -> Response {
        let terms = "Path=/; Max-Age=31536000; SameSite=Lax";
        let cookie = who::line(&self.house, what, how, terms);
        with_cookie(response, HeaderValue::from_str(&cookie).ok())
    }

    /// Where they come from, if that is known.
    pub(super) fn from(&self) -> Option<IpAddr> {
        self.from.map(|From(from)| from)
    }

    /// Whoever is at a table need not be told about it.
    pub(super) fn is_at(&self, table: TableId) {
        if let Some(person) = self.person() {
            self.house.notices.is_back(person, table);
        }
    }

    /// Something heavy for this visitor, after all that was asked for by them before.
    pub(super) async fn in_turn<T>(&self, work: impl Future<Output = T>) -> T {
        let _turn = self.house.limits.turn(self.from(), self.person()).await;
        work.await
    }

    /// Not too many new people come from one address.
    pub(super) fn may_come_in(&self) -> Result<(), Problem> {
        self.from().map_or(Ok(()), |from| self.house.limits.person(from))
    }

    /// What a secret opens, for those who do not guess: whoever was wrong too often waits.
    pub(super) async fn unless_guessing<T>(
        &self,
        open: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let Some(from) = self.from() else { return open.await };
        self.house.limits.may_guess(from)?;
        let opened = open.await;
        if opened.is_err() {
            self.house.limits.guessed_wrong(from);
        }
        opened
    }

    /// Who asks, if they are known; nobody else may.
    pub(super) fn must_be_known(&self) -> Result<&Arc<Person>, Problem> {
        self.who.as_ref().ok_or(Problem::UnknownPerson)
    }

    /// A page.
    pub(super) fn page(&self, status: StatusCode, page: Markup) -> Response {
        let mut response = (
            status,
            [
                (header::CONTENT_TYPE, "text/html; charset=utf-8"),
                (header::CACHE_CONTROL, "no-store"),
            ],
            page.into_string(),
        )
            .into_response();
        self.mark_stranger(&mut response);
        response
    }

    fn mark_stranger(&self, response: &mut Response) {
        let Some(stranger) = &self.stranger else { return };
        let cookie = who::line(&self.house, STRANGER, stranger, "Path=/; SameSite=Lax");
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
}

/// Whether a form's token is the one its page was given.
pub(super) fn is_own_form(
    house: &House,
    headers: &HeaderMap,
    person: Option<PersonId>,
    token: &str,
) -> bool {
    let by_stranger =
        who::value(headers, STRANGER).is_some_and(|key| house.key().signed("form", key, token));
    let by_person =
        person.is_some_and(|person| house.key().signed("form", &person.to_string(), token));
    by_stranger || by_person
}

/// A browser goes on to another page of this house.
pub(super) fn go(to: &str) -> Response {
    let to = if is_local(to) { to } else { "/" };
    match HeaderValue::from_str(to) {
        Ok(to) => (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response(),
        Err(_) => StatusCode::NO_CONTENT.into_response(),
    }
}

/// The answer, with a cookie for whoever has become a guest.
pub(super) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Whether an address is a page of this house and of no other.
fn is_local(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && !address.contains('\\')
        && !address.chars().any(char::is_control)
}

pub(super) fn wants(headers: &HeaderMap) -> Wants {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("");
    if accept.contains(REGIONS) {
        Wants::Regions
    } else if accept.contains("text/html") {
        Wants::Page
    } else {
        Wants::Json
    }
}

/// The language somebody chose, or the one their browser likes best.
pub(super) fn lang(headers: &HeaderMap) -> Language {
    let chosen = who::value(headers, "lang").and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let accept = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::preferred(accept.unwrap_or_default())
    })
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn nobody_is_sent_to_another_house() {
        assert!(is_local("/tables/0123456789?as=1"));
        for address in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\nb"] {
            assert!(!is_local(address), "{address}");
        }
    }
}
