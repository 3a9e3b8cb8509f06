//! What is asked in an address after the question mark.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::failure::Failed;
use crate::problem::Problem;

/// What is asked in an address after the question mark, as a `T`.
pub(super) struct Asked<T>(pub(super) T);

impl<S, T> FromRequestParts<S> for Asked<T>
where
    S: Send + Sync,
    T: DeserializeOwned,
{
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Failed> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(_) => Err(Problem::WrongAddress.into()),
        }
    }
}
