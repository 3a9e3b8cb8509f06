//! Answers: JSON for programs, and errors with a sentence that helps.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::Error;

/// A JSON answer. Nobody on the way keeps it: it is for one reader and one moment.
pub(super) fn json(status: StatusCode, data: &impl Serialize) -> Response {
    match serde_json::to_vec(data) {
        Ok(text) => json_bytes(status, text),
        Err(error) => {
            tracing::error!("an answer has no text: {error}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// JSON that is written already.
pub(super) fn json_bytes(status: StatusCode, text: Vec<u8>) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}

#[derive(Serialize)]
struct Body<'a> {
    error: Inner<'a>,
}

#[derive(Serialize)]
struct Inner<'a> {
    status: u16,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    sentence: &'a str,
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let Error { status, code, rule, sentence } = &self;
        let inner = Inner { status: status.as_u16(), code, rule: *rule, sentence };
        json(*status, &Body { error: inner })
    }
}

/// There is nothing at this address.
pub(super) async fn no_such_page() -> Error {
    Error::not_found("page")
}

/// The address is right, and the method is not.
pub(super) async fn no_such_method() -> Error {
    Error {
        status: StatusCode::METHOD_NOT_ALLOWED,
        ..Error::malformed("This address does not take that method.")
    }
}
