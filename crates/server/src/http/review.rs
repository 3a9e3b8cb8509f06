//! `/tables/{id}/review`: what happened in a finished game, for people and for programs.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::IntoResponse;
use review::Review;
use serde::Serialize;
use utoipa::ToSchema;
use web::Spoken;
use web::TableInfo;
use web::page::{self, GameHead, ReviewHere, ReviewPage, ReviewStage};

use super::answer::json;
use super::at_table::{AtTable, wanted};
use super::engine;
use super::failure::Answer;
use super::gamehead::head_for_links;
use super::sent::{Body, Nothing};
use super::sharing;
use super::visit::{Wants, go, with_cookie};
use crate::live;
use crate::problem::Problem;
use crate::reviews::{self, Stage};
use crate::store::ReviewState;
use crate::tables::Desk;
use crate::time::now;
use crate::wire::Written;

/// What programs are told of a review.
#[derive(Serialize, ToSchema)]
pub(super) struct Reviewed {
    /// `not-offered`, `not-asked`, `waiting`, `working`, `stopped`, `failed` or `done`.
    state: &'static str,
    /// How many reviews come before this one, while it waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<usize>,
    /// How many of the game's steps are judged, while it is being made,
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<usize>,
    /// of so many.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
    /// What is known of it so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Review>)]
    review: Option<Written<Review>>,
}

/// How far a review is, and what is known of it.
struct Known {
    stage: ReviewStage,
    /// How many steps are judged, and of how many.
    steps: Option<(usize, usize)>,
    review: Option<Arc<Review>>,
}

/// What a page needs to know of the table.
struct Finished {
    info: TableInfo,
    head: GameHead,
    record: String,
    eye: Option<game::Seat>,
    /// What opens it to strangers.
    key: Option<String>,
}

/// `GET /tables/{id}/review`: once the game is over.
pub(super) async fn show(at: AtTable) -> Answer {
    let lang = at.visit.reader.lang;
    let finished = at.see(|desk| finished(&at, desk)).await?;
    let known = known(&at).await?;
    if at.visit.wants == Wants::Json {
        return Ok(json(StatusCode::OK, &known.told()));
    }
    let review = known.review;
    let (told, finished) = match review.clone() {
        None => (None, finished),
        Some(review) => {
            // The game is played again to say what was done in it.
            let tells = move || {
                let Finished { record, info, .. } = &finished;
                (page::review_in_words(&review, record, info, lang), finished)
            };
            let told = at.visit.in_turn(at.visit.house.tables.loader().run(tells)).await;
            let (told, finished) = told.ok_or(Problem::Stumbled)?;
            (Some(told), finished)
        }
    };
    let page = page::review(&ReviewPage {
        reader: &at.visit.reader,
        table: &finished.info,
        head: &finished.head,
        stage: known.stage,
        known: review.as_deref().zip(told.as_ref()),
        eye: finished.eye,
        here: engine::file().map(|file| ReviewHere { engine: &file.url }),
    });
    Ok(sharing::keep(&at.visit, at.visit.page(StatusCode::OK, page), finished.key))
}

/// `POST /tables/{id}/review`: somebody wants it.
pub(super) async fn ask(at: AtTable, _: Body<Nothing>) -> Answer {
    at.see(|desk| reviews::record(desk).map(drop)).await?;
    let (person, cookie) = at.visit.guest().await?;
    at.visit.house.reviews.ask(at.id, person.id).await?;
    match at.visit.wants {
        Wants::Json => Ok(json(StatusCode::ACCEPTED, &known(&at).await?.told())),
        _ => Ok(with_cookie(back(&at), cookie)),
    }
}

/// `POST /tables/{id}/review/stop`: whoever asked for it does not want it any more.
pub(super) async fn stop(at: AtTable, _: Body<Nothing>) -> Answer {
    let person = at.person()?.id;
    at.see(|desk| reviews::record(desk).map(drop)).await?;
    at.visit.house.reviews.stop(at.id, person).await?;
    match at.visit.wants {
        Wants::Json => Ok(StatusCode::NO_CONTENT.into_response()),
        _ => Ok(back(&at)),
    }
}

fn back(at: &AtTable) -> axum::response::Response {
    go(&format!("/tables/{}/review", at.id))
}

/// What the page needs to know of a game that can be reviewed; nobody sees more of it here
/// than of its record.
fn finished(at: &AtTable, desk: &Desk) -> Result<Finished, Problem> {
    let record = reviews::record(desk)?;
    let eye = wanted(&at.visit, &at.look)?;
    if eye.is_some_and(|seat| seat.index() >= desk.sheet.places.len()) {
        return Err(Problem::NoSuchSeat);
    }
    let reader = &at.visit.reader;
    let info = live::table_info(desk, reader.lang, |_| false, now());
    let eyes = eye.map(|seat| format!("?as={seat}")).unwrap_or_default();
    let address = format!("/tables/{}/review{eyes}", info.id);
    let title = reader.lang.words().say("review-title");
    let head = head_for_links(&at.visit, desk, &info, &address, title);
    let key = at.visit.house.share_key(desk);
    Ok(Finished { info, head, record, eye, key })
}

/// How far the review of a table is.
async fn known(at: &AtTable) -> Result<Known, Problem> {
    let house = &at.visit.house;
    let person = at.visit.person();
    // What is made meanwhile is found in the store, so memory is looked at first.
    let stage = house.reviews.stage(at.id);
    let kept = house.store.review(at.id).await?;
    let own = kept.as_ref().is_some_and(|kept| kept.person.is_some() && kept.person == person);
    let nothing = |stage| Known { stage, steps: None, review: None };
    let Some(kept) = kept else {
        return Ok(nothing(match house.reviews.most() {
            0 => ReviewStage::NotOffered,
            _ => ReviewStage::NotAsked,
        }));
    };
    match (kept.state, stage) {
        (ReviewState::Done, _) => {
            Ok(match kept.read() {
                Some(review) => {
                    let review = Some(Arc::new(review));
                    Known { stage: ReviewStage::Done, steps: None, review }
                }
                // A newer node of this house has made it, and tells of it.
                None if kept.revision > review::REVISION => {
                    nothing(ReviewStage::Waiting { before: 0, own: false })
                }
                // An older program has, and it can be made anew.
                None if house.reviews.most() == 0 => nothing(ReviewStage::NotOffered),
                None => nothing(ReviewStage::NotAsked),
            })
        }
        // What was begun before the host changed their mind is not gone on with.
        (ReviewState::Stopped | ReviewState::Failed, _) if house.reviews.most() == 0 => {
            Ok(nothing(ReviewStage::NotOffered))
        }
        (ReviewState::Stopped, _) => Ok(nothing(ReviewStage::Stopped)),
        (ReviewState::Failed, _) => Ok(nothing(ReviewStage::Failed)),
        (ReviewState::Waiting, Some(Stage::Working { progress, so_far, left })) => Ok(Known {
            stage: ReviewStage::Working {
                turn: progress.turn,
                turns: progress.turns,
                percent: (100 * progress.done / progress.of.max(1)) as u8,
                seconds: left.map(|left| left.as_secs() as u32 + 1),
                own,
            },
            steps: Some((progress.done, progress.of)),
            review: Some(so_far),
        }),
        (ReviewState::Waiting, Some(Stage::Waiting(before))) => {
            Ok(nothing(ReviewStage::Waiting { before, own }))
        }
        // It is just about to be taken, or put back.
        (ReviewState::Waiting, None) => Ok(nothing(ReviewStage::Waiting { before: 0, own })),
    }
}

impl Known {
    fn told(self) -> Reviewed {
        let (state, before) = match self.stage {
            ReviewStage::NotOffered => ("not-offered", None),
            ReviewStage::NotAsked => ("not-asked", None),
            ReviewStage::Stopped => ("stopped", None),
            ReviewStage::Failed => ("failed", None),
            ReviewStage::Waiting { before, .. } => ("waiting", Some(before)),
            ReviewStage::Working { .. } => ("working", None),
            ReviewStage::Done | ReviewStage::Here { .. } => ("done", None),
        };
        let (done, of) = self.steps.unzip();
        let review = self.review.as_deref().map(Written::new);
        Reviewed { state, before, done, of, review }
    }
}
