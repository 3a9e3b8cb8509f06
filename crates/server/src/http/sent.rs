//! What is sent: JSON from programs, forms from browsers.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::error::Error;

/// The body of a request, as a `T`.
pub(super) struct Sent<T>(pub(super) T);

impl<S, T> FromRequest<S> for Sent<T>
where
    S: Send + Sync,
    T: DeserializeOwned,
{
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Error> {
        let is_json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.split(';').next() == Some("application/json"));
        if !is_json {
            return Err(Error {
                status: StatusCode::UNSUPPORTED_MEDIA_TYPE,
                ..Error::malformed("Send this as application/json.")
            });
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| Error {
            status: rejection.status(),
            ..Error::malformed("This request is too long, or was cut short.")
        })?;
        parse(&bytes).map(Sent)
    }
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(bytes)
        .map_err(|error| Error::malformed(format!("This is not what was expected: {error}.")))
}
