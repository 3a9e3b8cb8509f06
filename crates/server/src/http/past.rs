//! `/tables/{id}/at/{step}`: a table as it was.

use std::sync::Arc;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use game::Seat;
use review::TurningPoint;
use serde::Serialize;
use utoipa::ToSchema;
use web::page::{self, GameHead, ReplayPage};
use web::{Eye, MOMENTS_TOGETHER, Spoken, TableInfo};

use super::answer::json;
use super::at_table::{AtTable, eyes, wanted};
use super::failure::Answer;
use super::gamehead::head_for_links;
use super::sharing;
use super::visit::{REGIONS, Wants, go};
use crate::live;
use crate::problem::Problem;
use crate::tables::Desk;
use crate::time::now;
use crate::wire::{GameData, SeatNumber, Written};

/// A table as it was.
#[derive(Serialize, ToSchema)]
pub(super) struct Past {
    step: usize,
    /// Whose eyes these are.
    #[schema(value_type = Option<SeatNumber>, required = true)]
    seat: Option<Seat>,
    #[schema(value_type = GameData)]
    view: Written<GameData>,
}

/// `GET /tables/{id}/at/{step}`: one's own view of that moment, or anyone's once the game
/// is over.
pub(super) async fn at(at: AtTable, Path((_, step)): Path<(String, String)>) -> Answer {
    let step: usize = step.parse().map_err(|_| Problem::WrongMoment)?;
    let at = Arc::new(at);
    match at.visit.wants {
        Wants::Json => {
            let view = move |at: &AtTable, desk: &mut Desk| {
                let seat = match past_eyes(at, desk)? {
                    // Programs read the record, or one seat after the other.
                    Eye::Open => return Err(Problem::WrongSeat),
                    eye => eye.seat(),
                };
                let view = desk.play.as_ref().and_then(|play| play.view_at(seat, step));
                Ok(Past { step, seat, view: view.ok_or(Problem::NoSuchMoment)? })
            };
            Ok(json(StatusCode::OK, &at.look_back(view).await?))
        }
        Wants::Page => {
            let turning = turning_points(&at).await?;
            let draw = move |at: &AtTable, desk: &mut Desk| {
                let scene = Scene { turning, ..Scene::of(at, desk, step)? };
                let page = page::replay(&scene.moment(at, desk)?);
                Ok((page, at.visit.house.share_key(desk)))
            };
            let (page, key) = at.look_back(draw).await?;
            Ok(sharing::keep(&at.visit, at.visit.page(StatusCode::OK, page), key))
        }
        Wants::Regions => moments(&at, step).await,
    }
}

/// The parts of several moments, each in a template of its own.
async fn moments(at: &Arc<AtTable>, step: usize) -> Answer {
    let mut steps = vec![step];
    if let Some(more) = at.look.steps.as_deref() {
        let read = |step: &str| step.parse().map_err(|_| Problem::WrongMoment);
        steps = more.split(',').take(MOMENTS_TOGETHER).map(read).collect::<Result<_, _>>()?;
    }
    let mut text = String::new();
    for step in steps {
        // The table is free for others after each.
        let draw = move |at: &AtTable, desk: &mut Desk| {
            let scene = Scene::of(at, desk, step)?;
            Ok(page::replay_template(&scene.moment(at, desk)?).into_string())
        };
        text.push_str(&at.look_back(draw).await?);
    }
    // The game is what it is, but who may see it can change at any time.
    let headers = [(header::CONTENT_TYPE, REGIONS), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, text).into_response())
}

/// A moment of a table, but for what its players see of it.
struct Scene {
    step: usize,
    address: String,
    info: TableInfo,
    head: GameHead,
    course: Vec<web::Turn>,
    eye: Eye,
    eyes: Vec<Eye>,
    turning: Vec<TurningPoint>,
}

/// Where a game turned that somebody has had reviewed.
async fn turning_points(at: &AtTable) -> Result<Vec<TurningPoint>, Problem> {
    let kept = at.visit.house.store.review(at.id).await?;
    let review = kept.and_then(|kept| kept.read()).filter(|review| review.is_whole);
    Ok(review.map(|review| review.turning_points).unwrap_or_default())
}

impl Scene {
    fn of(at: &AtTable, desk: &Desk, step: usize) -> Result<Scene, Problem> {
        let eye = past_eyes(at, desk)?;
        let reader = &at.visit.reader;
        let info = live::table_info(desk, reader.lang, |_| false, now());
        let play = desk.play.as_deref().ok_or(Problem::NoSuchMoment)?;
        let seats = Seat::all(info.seats.len()).map(Eye::Seat);
        let eyes = match desk.sheet.state.is_final() {
            true => [Eye::Open].into_iter().chain(seats).chain([Eye::Spectator]).collect(),
            false => Vec::new(),
        };
        let course = play.drawn().course();
        let address = eye.address(&info.id, step as u32);
        let title = reader.lang.words().say("replay");
        let head = head_for_links(&at.visit, desk, &info, &address, title);
        Ok(Scene { step, address, head, info, course, eye, eyes, turning: Vec::new() })
    }

    fn moment<'a>(&'a self, at: &'a AtTable, desk: &Desk) -> Result<ReplayPage<'a>, Problem> {
        let reader = &at.visit.reader;
        let play = desk.play.as_deref().ok_or(Problem::NoSuchMoment)?;
        let still = play.drawn().still(reader.lang, &self.info, self.eye, self.step);
        Ok(ReplayPage {
            reader,
            table: &self.info,
            head: &self.head,
            still: still.ok_or(Problem::NoSuchMoment)?,
            at: self.step as u32,
            last: play.steps() as u32,
            course: &self.course,
            eye: self.eye,
            eyes: &self.eyes,
            link: sharing::link(&at.visit, desk, &self.address),
            turning: &self.turning,
        })
    }
}

/// `GET /tables/{id}/at?step=…`: what the form for it asks.
pub(super) async fn seek(at: AtTable) -> Answer {
    let step = at.look.step.unwrap_or(0);
    let eye = at.look.seat.and_then(|eye| eye.parse().ok()).unwrap_or(Eye::Spectator);
    Ok(go(&format!("/tables/{}/at/{step}{}", at.id, eye.query())))
}

/// Through whose eyes the past is seen: one's own while the game is on, anyone's after.
fn past_eyes(at: &AtTable, desk: &Desk) -> Result<Eye, Problem> {
    let is_open = at.look.seat.as_deref().and_then(|eye| eye.parse().ok()) == Some(Eye::Open);
    if !desk.sheet.state.is_final() {
        if is_open {
            return Err(Problem::NotOver);
        }
        let seat = eyes(&at.visit, desk, &at.look)?;
        return Ok(seat.map_or(Eye::Spectator, Eye::Seat));
    }
    if is_open {
        return Ok(Eye::Open);
    }
    match wanted(&at.visit, &at.look)? {
        Some(seat) if seat.index() >= desk.sheet.places.len() => Err(Problem::NoSuchSeat),
        Some(seat) => Ok(Eye::Seat(seat)),
        None => Ok(Eye::Spectator),
    }
}
