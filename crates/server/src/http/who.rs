//! Who is asking.

use std::sync::Arc;

use axum::http::{Extensions, HeaderMap, header};
use tokio::sync::OnceCell;

use crate::house::House;
use crate::people::Pass;
use crate::problem::Problem;
use crate::secrets::Secret;
use crate::store::{Kind, Person};
use crate::time::now;

/// The name of the cookie.
pub(super) const COOKIE: &str = "snug";

/// Who is asking, if they are known by a cookie or a token; looked up once for each request.
#[derive(Clone, Default)]
pub(super) struct Caller(Arc<OnceCell<Result<Option<Arc<Person>>, Problem>>>);

impl Caller {
    /// The caller of a request.
    pub(super) fn of(extensions: &Extensions) -> Caller {
        extensions.get().cloned().unwrap_or_default()
    }

    /// Who it is.
    pub(super) async fn find(
        &self,
        headers: &HeaderMap,
        house: &House,
    ) -> Result<Option<Arc<Person>>, Problem> {
        self.0.get_or_init(|| find(headers, house)).await.clone()
    }
}

/// What a request shows, if it is anything that could open the house.
pub(super) fn pass(headers: &HeaderMap, house: &House) -> Result<Option<Pass>, Problem> {
    let (secret, by) = match token(headers)? {
        Some(secret) => (secret, Kind::Token),
        None => match cookie(headers, house) {
            Some(secret) => (secret, Kind::Cookie),
            None => return Ok(None),
        },
    };
    Ok(Some(Pass::new(&secret, by)))
}

async fn find(headers: &HeaderMap, house: &House) -> Result<Option<Arc<Person>>, Problem> {
    let Some(pass) = pass(headers, house)? else { return Ok(None) };
    let Some(person) = house.people.find_by(&pass).await? else {
        // A cookie that has run out is no reason to show nothing at all.
        return if pass.kind() == Kind::Token { Err(Problem::UnknownPerson) } else { Ok(None) };
    };
    if person.banned > now() { Err(Problem::Banned) } else { Ok(Some(person)) }
}

/// A program's token, in the `Authorization` header.
fn token(headers: &HeaderMap) -> Result<Option<Secret>, Problem> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let Some(token) = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")) else {
        return Ok(None);
    };
    Secret::from_outside(token).map(Some).ok_or(Problem::UnknownPerson)
}

/// A browser's cookie, if the house has signed it.
fn cookie(headers: &HeaderMap, house: &House) -> Option<Secret> {
    let value = self::value(headers, COOKIE)?;
    let (secret, signature) = value.split_once('.')?;
    let secret = Secret::from_outside(secret)?;
    house.key().signed("cookie", secret.reveal(), signature).then_some(secret)
}

/// The value of a cookie.
pub(super) fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    cookies
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value)
}

/// What a browser is told to keep, so that it is known next time.
pub(super) fn set_cookie(house: &House, secret: &Secret) -> String {
    let signature = house.key().sign("cookie", secret.reveal());
    let value = format!("{}.{signature}", secret.reveal());
    line(house, COOKIE, &value, "Path=/; Max-Age=31536000; SameSite=Lax")
}

/// A cookie that no script reads, and that goes over no open line where the house has a
/// closed one.
pub(super) fn line(house: &House, name: &str, value: &str, terms: &str) -> String {
    let secure = house.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; {terms}; HttpOnly{secure}")
}
