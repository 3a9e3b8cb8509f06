//! What is sent: JSON from programs, forms from browsers.

use std::str::FromStr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FormRejection};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use super::failure::Failed;
use super::visit::is_own_form;
use super::who::Caller;
use crate::house::House;
use crate::problem::Problem;

/// The fields of a form, in order.
pub(super) struct Form(pub(super) Vec<(String, String)>);

/// What a form can be read as.
pub(super) trait FromForm: Sized {
    /// What the fields say.
    fn from_form(form: &Form) -> Result<Self, Problem>;
}

/// The body of a request, as a `T`; a form only if it is one of our own pages'.
pub(super) struct Sent<T>(pub(super) T);

/// A request that says everything by its address.
#[derive(serde::Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// Either what a program sent or a form.
pub(super) enum Body<T> {
    Json(T),
    Form(Form),
}

impl Form {
    /// The first field of this name that says anything.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let named = self.0.iter().find(|(key, value)| key == name && !value.is_empty());
        named.map(|(_, value)| value.as_str())
    }

    /// The field of this name, as a `T`.
    pub(super) fn read<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, Problem> {
        let parse = |text: &str| text.parse().map_err(|_| Problem::WrongField { field: name });
        self.get(name).map(parse).transpose()
    }

    /// The field of this name, which must be there.
    pub(super) fn must<T: FromStr>(&self, name: &'static str) -> Result<T, Problem> {
        self.read(name)?.ok_or(Problem::MissingField { field: name })
    }
}

impl<T> FromRequest<Arc<House>> for Body<T>
where
    T: DeserializeOwned,
{
    type Rejection = Failed;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, Failed> {
        match kind(request.headers()) {
            Kind::Json => {
                let bytes = Bytes::from_request(request, house).await.map_err(too_long)?;
                // A list would be read as the fields in their order, which nobody means.
                if bytes.trim_ascii_start().first() != Some(&b'{') {
                    return Err(Problem::NotAnObject.into());
                }
                let sent = serde_json::from_slice(&bytes)
                    .map_err(|error| Problem::WrongObject { detail: error.to_string() })?;
                Ok(Body::Json(sent))
            }
            Kind::Form => Ok(Body::Form(form(request, house).await?)),
            Kind::Other => Err(Problem::WrongKind.into()),
        }
    }
}

impl<T> FromRequest<Arc<House>> for Sent<T>
where
    T: DeserializeOwned + FromForm,
{
    type Rejection = Failed;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Sent<T>, Failed> {
        match Body::from_request(request, house).await? {
            Body::Json(sent) => Ok(Sent(sent)),
            Body::Form(form) => Ok(Sent(T::from_form(&form)?)),
        }
    }
}

enum Kind {
    Json,
    Form,
    Other,
}

fn kind(headers: &HeaderMap) -> Kind {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    match kind.and_then(|kind| kind.split(';').next()).map(str::trim) {
        Some("application/json") => Kind::Json,
        Some("application/x-www-form-urlencoded") => Kind::Form,
        _ => Kind::Other,
    }
}

/// The fields of a form that one of our own pages sent: another house's page does not
/// know the token.
async fn form(request: Request, house: &Arc<House>) -> Result<Form, Problem> {
    let (headers, caller) = (request.headers().clone(), Caller::of(request.extensions()));
    let fields = axum::Form::<Vec<(String, String)>>::from_request(request, house).await;
    let axum::Form(fields) = fields.map_err(|rejection| match rejection {
        FormRejection::BytesRejection(rejection) => too_long(rejection),
        _ => Problem::BrokenForm,
    })?;
    let form = Form(fields);
    let who = caller.find(&headers, house).await?;
    let token = form.get("csrf").unwrap_or_default();
    if !is_own_form(house, &headers, who.map(|who| who.id), token) {
        return Err(Problem::ForeignForm);
    }
    Ok(form)
}

fn too_long(rejection: BytesRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLong { most: super::BODY / 1024 },
        _ => Problem::CutShort,
    }
}
