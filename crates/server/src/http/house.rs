//! `/house`: the host's own door, behind the host's token. Programs show it in the header
//! `Authorization: Host TOKEN`, browsers send it once in a form.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use utoipa::ToSchema;
use web::Spoken;
use web::page::{self, House as HousePage, HousePerson, Report as ReportRow};

use super::answer::json;
use super::failure::{Answer, Failed};
use super::pace::From;
use super::sent::{Form, FromForm, Sent};
use super::visit::{Visit, Wants, go, with_cookie};
use super::who;
use crate::house::House;
use crate::ids::{PersonId, TableId};
use crate::problem::Problem;
use crate::store::{Change, Report};
use crate::time::now;

/// The cookie of the host's browser.
const COOKIE: &str = "snug-house";
/// For how long somebody is silenced or shut out: until they are pardoned.
const FOR_GOOD: i64 = i64::MAX / 2;

/// Proof that the host asks.
pub(super) struct Host;

impl OptionalFromRequestParts<Arc<House>> for Host {
    type Rejection = Failed;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Option<Host>, Failed> {
        Ok(is_host(parts, house)?.then_some(Host))
    }
}

impl FromRequestParts<Arc<House>> for Host {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Host, Failed> {
        let shows_nothing = !parts.headers.contains_key(header::AUTHORIZATION);
        match is_host(parts, house)? {
            true => Ok(Host),
            false if shows_nothing => Err(Problem::UnknownHost.into()),
            false => Err(Problem::NotTheHouse.into()),
        }
    }
}

/// Whether the host asks; an error for whoever has tried too many wrong tokens.
fn is_host(parts: &Parts, house: &House) -> Result<bool, Problem> {
    let Some(token) = &house.config.host_token else { return Ok(false) };
    let headers = &parts.headers;
    let by_cookie = who::value(headers, COOKIE)
        .is_some_and(|signature| house.key().signed("host", token, signature));
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let Some(shown) = shown.and_then(|value| value.strip_prefix("Host ")) else {
        return Ok(by_cookie);
    };
    let from = parts.extensions.get().map(|From(from)| *from);
    from.map_or(Ok(()), |from| house.limits.may_guess(from))?;
    let by_token = bool::from(shown.as_bytes().ct_eq(token.as_bytes()));
    if let Some(from) = from.filter(|_| !by_token) {
        house.limits.guessed_wrong(from);
    }
    Ok(by_token || by_cookie)
}

/// The host's token.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Token {
    token: String,
}

impl FromForm for Token {
    fn from_form(form: &Form) -> Result<Token, Problem> {
        Ok(Token { token: form.must("token")? })
    }
}

/// `GET /house`.
pub(super) async fn show(visit: Visit, headers: HeaderMap, host: Option<Host>) -> Answer {
    if host.is_none() {
        return match visit.wants {
            Wants::Json if !headers.contains_key(header::AUTHORIZATION) => {
                Err(Problem::UnknownHost.into())
            }
            Wants::Json => Err(Problem::NotTheHouse.into()),
            _ => Ok(visit.page(StatusCode::OK, page::house_closed(&visit.reader))),
        };
    }
    let store = &visit.house.store;
    let reports = store.reports().await?;
    let open = u32::try_from(store.open_reports().await?).unwrap_or(u32::MAX);
    let people = visit.house.store.disciplined(now()).await?;
    if visit.wants == Wants::Json {
        return Ok(json(StatusCode::OK, &overview(&visit, &reports, open)));
    }
    let reporters: Vec<PersonId> = reports.iter().map(|report| report.by).collect();
    let names = store.names_of(&reporters).await?;
    let rows: Vec<ReportRow> =
        reports.iter().map(|report| row(&visit, report, names.get(&report.by))).collect();
    let people: Vec<HousePerson> = people
        .into_iter()
        .map(|person| HousePerson {
            id: person.id.to_string(),
            banned: person.banned > now(),
            name: person.name,
        })
        .collect();
    let page = page::house(&HousePage {
        reader: &visit.reader,
        figures: &figures(&visit),
        reports: &rows,
        open,
        people: &people,
    });
    Ok(visit.page(StatusCode::OK, page))
}

/// What the house bears and offers, each with its label.
fn figures(visit: &Visit) -> Vec<(String, String)> {
    let words = visit.reader.lang.words();
    let (house, config) = (&visit.house, &visit.house.config);
    let said = |key| words.say(key).to_owned();
    let offered =
        |most: usize| if most == 0 { said("house-figure-none") } else { most.to_string() };
    let whose = if config.statistics { "house-figure-everybody" } else { "house-figure-host-only" };
    let hints = if config.hints { "house-hints-on" } else { "house-hints-off" };
    let figures = [
        ("house-figure-tables", house.tables.len().to_string()),
        ("house-figure-bots", house.bots.waiting().to_string()),
        ("house-figure-each-tables", config.tables.to_string()),
        ("house-figure-each-records", offered(config.records as usize)),
        ("house-figure-each-searches", house.bots.most().to_string()),
        ("house-figure-reviews", house.reviews.waiting().to_string()),
        ("house-figure-each-reviews", offered(house.reviews.most())),
        ("house-figure-statistics", said(whose)),
        ("house-figure-hints", said(hints)),
    ];
    figures.map(|(label, figure)| (said(label), figure)).into()
}

fn row(visit: &Visit, report: &Report, by: Option<&String>) -> ReportRow {
    ReportRow {
        id: report.id.to_string(),
        when: crate::time::day(report.time, visit.reader.lang),
        by: by.cloned().unwrap_or_default(),
        whom: (report.about.to_string(), report.name.clone()),
        table: (report.table.to_string(), report.table.to_string()),
        said: report.complaint.said.clone(),
        reason: report.complaint.reason.clone(),
    }
}

/// What programs are told about the house.
#[derive(Serialize, ToSchema)]
pub(super) struct Overview {
    tables_in_memory: usize,
    bots_waiting: usize,
    /// How many unfinished tables one person may have.
    tables_each: usize,
    /// How many records one person may bring in in an hour; 0 when that is not offered.
    records_each: u32,
    /// How many questions of one person's tables may wait for bots that search.
    searches_each: usize,
    /// How many reviews wait or are being made.
    reviews_waiting: usize,
    /// How many reviews one person may wait for; 0 when none are offered.
    reviews_each: usize,
    /// Whether everybody may see how the games went.
    public_statistics: bool,
    /// Whether players may ask for hints.
    hints: bool,
    /// How many reports nobody has dealt with yet.
    open_reports: u32,
    /// The newest of them, newest first.
    reports: Vec<ReportEntry>,
}

#[derive(Serialize, ToSchema)]
struct ReportEntry {
    id: i64,
    table: TableId,
    by: PersonId,
    about: PersonId,
    name: String,
    time: i64,
    /// In the words of whoever complains.
    reason: String,
    /// What the other one had said last.
    said: String,
}

fn overview(visit: &Visit, reports: &[Report], open_reports: u32) -> Overview {
    let entry = |report: &Report| ReportEntry {
        id: report.id,
        table: report.table,
        by: report.by,
        about: report.about,
        name: report.name.clone(),
        time: report.time,
        reason: report.complaint.reason.clone(),
        said: report.complaint.said.clone(),
    };
    Overview {
        tables_in_memory: visit.house.tables.len(),
        bots_waiting: visit.house.bots.waiting(),
        tables_each: visit.house.config.tables,
        records_each: visit.house.config.records,
        searches_each: visit.house.bots.most(),
        reviews_waiting: visit.house.reviews.waiting(),
        reviews_each: visit.house.reviews.most(),
        public_statistics: visit.house.config.statistics,
        hints: visit.house.config.hints,
        open_reports,
        reports: reports.iter().map(entry).collect(),
    }
}

/// `POST /house`: the host comes in.
pub(super) async fn come_in(visit: Visit, Sent(sent): Sent<Token>) -> Answer {
    let right = async {
        let token = visit.house.config.host_token.as_deref();
        let token = token.filter(|token| token.as_bytes().ct_eq(sent.token.as_bytes()).into());
        token.ok_or(Problem::NotTheHouse)
    };
    let signature = visit.house.key().sign("host", visit.unless_guessing(right).await?);
    let cookie = who::line(&visit.house, COOKIE, &signature, "Path=/house; SameSite=Strict");
    Ok(with_cookie(go("/house"), HeaderValue::from_str(&cookie).ok()))
}

/// What the host decides about: a person, a table or a report.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Matter {
    #[serde(default)]
    person: Option<PersonId>,
    #[serde(default)]
    table: Option<TableId>,
    #[serde(default)]
    report: Option<i64>,
}

impl FromForm for Matter {
    fn from_form(form: &Form) -> Result<Matter, Problem> {
        Ok(Matter {
            person: form.read("person")?,
            table: form.read("table")?,
            report: form.read("report")?,
        })
    }
}

/// What was done.
#[derive(Serialize, ToSchema)]
pub(super) struct Decided {
    done: String,
}

/// `POST /house/{what}`: mute, ban, pardon, close a table, settle a report.
pub(super) async fn decide(
    _: Host,
    visit: Visit,
    Path(what): Path<String>,
    Sent(matter): Sent<Matter>,
) -> Answer {
    let house = &visit.house;
    let person = async || {
        let person = house.store.person(matter.person.ok_or(Problem::AboutNothing)?).await?;
        person.ok_or(Problem::NoSuchPerson)
    };
    match what.as_str() {
        "mute" => {
            // Whoever is shut out stays so.
            let person = person().await?;
            house.people.discipline(person.id, FOR_GOOD, person.banned).await?;
        }
        "ban" => house.people.discipline(person().await?.id, FOR_GOOD, FOR_GOOD).await?,
        "pardon" => house.people.discipline(person().await?.id, 0, 0).await?,
        "close" => {
            let table = matter.table.ok_or(Problem::AboutNothing)?;
            house.tables.change(table, |desk, now| Ok(desk.close(now))).await?;
        }
        "settle" => {
            let report = matter.report.ok_or(Problem::AboutNothing)?;
            house.store.write(vec![Change::CloseReport(report)]).await?;
        }
        _ => return Err(Problem::NoSuchPage.into()),
    }
    match visit.wants {
        Wants::Json => Ok(json(StatusCode::OK, &Decided { done: what })),
        _ => Ok(go("/house")),
    }
}
