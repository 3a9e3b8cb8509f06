//! Why something was not done: one kind of error for the whole house.

use std::time::Duration;

use axum::http::StatusCode;

use crate::games::NoSuchGame;
use crate::ids::NoId;
use crate::store::StoreError;
use crate::tables::Refused;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct Error {
    /// The HTTP status.
    pub status: StatusCode,
    /// A word for programs, and the name of the sentence in other languages.
    pub code: &'static str,
    /// The id of the rule that refused, where a game's rule did.
    pub rule: Option<&'static str>,
    /// One sentence that helps.
    pub sentence: String,
    /// How long to wait before it can work, where that is known.
    pub retry_after: Option<Duration>,
}

impl Error {
    fn new(status: StatusCode, code: &'static str, sentence: impl Into<String>) -> Error {
        Error { status, code, rule: None, sentence: sentence.into(), retry_after: None }
    }

    /// 400: this cannot be understood.
    pub fn malformed(sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::BAD_REQUEST, "malformed", sentence)
    }

    /// 401: nobody knows who is asking.
    pub fn unknown_person() -> Error {
        let sentence = "Come in with a name first: this needs to know who you are.";
        Error::new(StatusCode::UNAUTHORIZED, "unknown-person", sentence)
    }

    /// 403: somebody else may do this.
    pub fn forbidden(code: &'static str, sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::FORBIDDEN, code, sentence)
    }

    /// 403: a page of this house would have sent it otherwise.
    pub fn foreign_form() -> Error {
        let sentence = "This form has grown old, or comes from elsewhere; load the page again.";
        Error::forbidden("foreign-form", sentence)
    }

    /// 404: there is no such thing, or it is none of your business.
    pub fn not_found(what: &str) -> Error {
        Error::new(StatusCode::NOT_FOUND, "not-found", format!("There is no such {what} here."))
    }

    /// 409: it would have been possible at another time.
    pub fn conflict(code: &'static str, sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::CONFLICT, code, sentence)
    }

    /// 410: it was here once.
    pub fn gone(code: &'static str, sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::GONE, code, sentence)
    }

    /// 413: nobody reads as much.
    pub fn too_long() -> Error {
        let sentence = "This is too long: a request has at most 64 KiB, unless it brings a record.";
        Error::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", sentence)
    }

    /// 422: it is understood, and not possible.
    pub fn impossible(code: &'static str, sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, code, sentence)
    }

    /// 429: too much of it.
    pub fn too_many(code: &'static str, sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::TOO_MANY_REQUESTS, code, sentence)
    }

    /// 503: not now.
    pub fn unavailable(sentence: impl Into<String>) -> Error {
        Error::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", sentence)
    }

    /// The question has changed, or was another seat's all along.
    pub fn stale() -> Error {
        let sentence =
            "This answers a question that is not asked any more; look at the table again.";
        Error::conflict("stale-question", sentence)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Closed => {
                Error::unavailable("The house is closing; come back in a moment.")
            }
            error => {
                // What the database says is for the host's log, not for strangers.
                tracing::error!("{error}");
                Error::unavailable("The house could not write this down; try again.")
            }
        }
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        match refused {
            Refused::Stale => Error::stale(),
            Refused::Malformed(reason) => Error::malformed(format!("This is no step: {reason}.")),
            Refused::Illegal { rule, sentence } => {
                Error { rule: Some(rule), ..Error::impossible("illegal", sentence) }
            }
            Refused::NotTogether => Error::impossible(
                "not-together",
                "These steps cannot be sent together: something new is learned in between.",
            ),
            Refused::NoSuchStep => {
                Error::impossible("no-such-step", "There is no such step to go back to.")
            }
        }
    }
}

impl From<NoSuchGame> for Error {
    fn from(error: NoSuchGame) -> Error {
        Error::impossible("no-such-game", capitalised(&error.to_string()))
    }
}

impl From<NoId> for Error {
    fn from(_: NoId) -> Error {
        Error::not_found("page")
    }
}

/// The sentence with a capital letter and a full stop.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.ends_with('.') { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
