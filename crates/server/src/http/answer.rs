//! Answers: JSON for programs, a way on for browsers.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::failure::Failed;
use crate::problem::Problem;

/// A JSON answer. Nobody on the way keeps it: it is for one reader and one moment.
pub(super) fn json(status: StatusCode, data: &impl Serialize) -> Response {
    match serde_json::to_vec(data) {
        Ok(text) => {
            let kind = (header::CONTENT_TYPE, "application/json");
            (status, [kind, (header::CACHE_CONTROL, "no-store")], text).into_response()
        }
        Err(error) => {
            tracing::error!("an answer has no text: {error}");
            Failed::from(Problem::Stumbled).into_response()
        }
    }
}

/// There is nothing at this address.
pub(super) async fn no_such_page() -> Failed {
    Problem::NoSuchPage.into()
}

/// The address is right, and the method is not.
pub(super) async fn no_such_method() -> Failed {
    Problem::WrongMethod.into()
}
