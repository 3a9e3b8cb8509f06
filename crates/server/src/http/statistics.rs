//! `/statistics` and `/you/statistics`: how the games went, for people and for programs.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::MAX_SEATS;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::page::{self, By, Figures, Filter, ShareList, ShareRow, StatisticsPage, Whose};

use super::answer::json;
use super::asked::Asked;
use super::failure::Answer;
use super::house::Host;
use super::sent::{Form, FromForm, Sent};
use super::visit::{Visit, Wants, go, with_cookie};
use crate::games;
use crate::ids::PersonId;
use crate::problem::Problem;
use crate::store::{Companion, Counting, Share, Sitters, Statistics, StoreError};

/// Which games are counted, as an address says it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Which {
    game: String,
    players: String,
    edition: String,
    sitters: String,
    format: String,
}

impl Which {
    /// What is to be counted; an error names what cannot be understood.
    fn counting(&self, person: Option<PersonId>) -> Result<Counting, Problem> {
        let said = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let game = said(&self.game);
        if game.as_deref().is_some_and(|game| games::known(game).is_none()) {
            return Err(::games::NoSuchGame::new(&self.game).into());
        }
        let players = match self.players.as_str() {
            "" | "0" => None,
            players => {
                let players = players.parse().ok().filter(|players| *players <= MAX_SEATS as u8);
                Some(players.ok_or(Problem::WrongField { field: "players" })?)
            }
        };
        let edition = said(&self.edition);
        if edition.as_deref().is_some_and(|edition| !::games::editions().contains(&edition)) {
            return Err(Problem::WrongField { field: "edition" });
        }
        let sitters = self.sitters().ok_or(Problem::WrongField { field: "sitters" })?;
        Ok(Counting { game, players, edition, sitters, person })
    }

    /// Whose seats are counted; nothing said is all of them.
    fn sitters(&self) -> Option<Sitters> {
        match self.sitters.as_str() {
            "" => Some(Sitters::default()),
            sitters => sitters.parse().ok(),
        }
    }
}

/// What programs are told of somebody's games.
#[derive(Serialize, ToSchema)]
pub(super) struct Personal {
    #[serde(flatten)]
    statistics: Statistics,
    /// With whom they play most often.
    companions: Vec<Companion>,
}

/// `GET /statistics`: all games of the house.
pub(super) async fn house(visit: Visit, host: Option<Host>, Asked(which): Asked<Which>) -> Answer {
    if !visit.house.config.statistics && host.is_none() {
        return Err(Problem::NoSuchPage.into());
    }
    let counting = which.counting(None)?;
    let counted = visit.in_turn(visit.house.store.statistics(&counting)).await?;
    match form(&visit, &which) {
        Format::Csv => Ok(csv(&counted)),
        Format::Json => Ok(json(StatusCode::OK, &counted)),
        Format::Page => Ok(page(&visit, &which, Whose::House, "/statistics", &counted, &[])),
    }
}

/// `GET /you/statistics`: one's own games.
pub(super) async fn own(visit: Visit, Asked(which): Asked<Which>) -> Answer {
    let person = visit.must_be_known()?;
    let address = address(person.id);
    let whose = Whose::Own { shown: person.shows, address: &address };
    personal(&visit, &which, whose, person.id, "/you/statistics").await
}

/// `GET /people/{id}/statistics`: the games of somebody who shows them.
pub(super) async fn of(visit: Visit, Path(id): Path<String>, Asked(which): Asked<Which>) -> Answer {
    let id: PersonId = id.parse().map_err(|_| Problem::NoSuchPage)?;
    let person = visit.house.store.person(id).await?;
    let person = person.filter(|person| person.shows && !person.name.is_empty());
    let person = person.ok_or(Problem::NoSuchPage)?;
    personal(&visit, &which, Whose::Of(&person.name), id, &address(id)).await
}

fn address(person: PersonId) -> String {
    format!("/people/{person}/statistics")
}

async fn personal(
    visit: &Visit,
    which: &Which,
    whose: Whose<'_>,
    person: PersonId,
    address: &str,
) -> Answer {
    let store = &visit.house.store;
    let counting = which.counting(Some(person))?;
    let count = async {
        let statistics = store.statistics(&counting).await?;
        // Whom somebody plays with is nobody else's business.
        let companions = match whose {
            Whose::Own { .. } => store.companions(person).await?,
            _ => Vec::new(),
        };
        Ok::<_, StoreError>((statistics, companions))
    };
    let (statistics, companions) = visit.in_turn(count).await?;
    match form(visit, which) {
        Format::Csv => Ok(csv(&statistics)),
        Format::Json => Ok(json(StatusCode::OK, &Personal { statistics, companions })),
        Format::Page => Ok(page(visit, which, whose, address, &statistics, &companions)),
    }
}

/// Whether one's figures are shown to others.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FiguresShown {
    shown: bool,
}

impl FromForm for FiguresShown {
    fn from_form(form: &Form) -> Result<FiguresShown, Problem> {
        Ok(FiguresShown { shown: form.get("shown").is_some() })
    }
}

/// `POST /you/statistics`: shows one's figures to others, or does so no longer.
pub(super) async fn show(visit: Visit, Sent(sent): Sent<FiguresShown>) -> Answer {
    let person = visit.must_be_known()?;
    visit.house.people.show(person.id, sent.shown).await?;
    match visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(with_cookie(go("/you/statistics"), None)),
    }
}

enum Format {
    Page,
    Json,
    Csv,
}

fn form(visit: &Visit, which: &Which) -> Format {
    match which.format.as_str() {
        "csv" => Format::Csv,
        "json" => Format::Json,
        _ if visit.wants == Wants::Json => Format::Json,
        _ => Format::Page,
    }
}

/// What a page shows a list by.
fn by(name: &str) -> Option<By> {
    Some(match name {
        "game" => By::Game,
        "role" => By::Role,
        "players" => By::Players,
        "edition" => By::Edition,
        "sitter" => By::Sitter,
        "seat" => By::Seat,
        "play" => By::Play,
        _ => return None,
    })
}

fn csv(counted: &Statistics) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"snug-statistics.csv\""),
    ];
    (headers, counted.csv()).into_response()
}

fn page(
    visit: &Visit,
    which: &Which,
    whose: Whose<'_>,
    address: &str,
    counted: &Statistics,
    companions: &[Companion],
) -> Response {
    let row = |share: &Share| ShareRow {
        what: share.what.clone(),
        games: share.games,
        won: share.won,
        share: game::Interval { share: share.share, low: share.low, high: share.high },
        even: share.even,
    };
    let list = |(name, shares): (&str, &[Share])| {
        Some(ShareList { by: by(name)?, rows: shares.iter().map(row).collect() })
    };
    let lists: Vec<ShareList> = counted.lists().into_iter().filter_map(list).collect();
    let endings: Vec<(String, u32)> =
        counted.endings.iter().map(|ending| (ending.what.clone(), ending.games)).collect();
    let companions: Vec<(String, u32)> =
        companions.iter().map(|companion| (companion.name.clone(), companion.games)).collect();
    let page = page::statistics(&StatisticsPage {
        reader: &visit.reader,
        whose,
        filter: Filter {
            address,
            game: &which.game,
            players: which.players.parse().unwrap_or_default(),
            edition: &which.edition,
            sitters: which.sitters().unwrap_or_default(),
        },
        figures: Figures {
            games: counted.games,
            turns: counted.turns,
            fewest: counted.fewest_turns,
            most: counted.most_turns,
        },
        lists: &lists,
        endings: &endings,
        companions: &companions,
    });
    visit.page(StatusCode::OK, page)
}
