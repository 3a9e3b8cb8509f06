//! Words to describe an endpoint with, so that the list of them reads like a list.

use std::collections::BTreeMap;

use utoipa::openapi::path::{
    Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    Content, HttpMethod, ObjectBuilder, Paths, Ref, RefOr, Required, Response, ResponseBuilder,
    Schema, Type,
};
use utoipa::{PartialSchema, ToSchema};

use super::super::failure;
use crate::ids::TableId;
use crate::wire::SeatNumber;

/// Schemas by name.
type Schemas = BTreeMap<String, RefOr<Schema>>;

/// Why something is not done, by status, and for whom that can happen.
pub(super) const FAILURES: [(u16, &str); 10] = [
    (400, "This cannot be understood."),
    (401, "Nobody knows who is asking."),
    (403, "Somebody else may do this, or the asker was shut out."),
    (404, "There is no such thing, or it is none of the asker's business."),
    (409, "It would have been possible at another time."),
    (413, "The request is too long."),
    (415, "The request is not `application/json`."),
    (422, "It is understood, and not possible."),
    (429, "Too much of it; `Retry-After` says when to come back."),
    (
        503,
        "Not now: the house is closing, or could not write it down; `Retry-After` says when to come back.",
    ),
];

/// Everyone who asks as somebody can meet these.
const ALWAYS: [u16; 4] = [401, 403, 429, 503];

/// The scheme of somebody's token, and of the cookie that browsers have instead.
pub(super) const TOKEN: &str = "token";
/// The scheme of somebody's cookie.
pub(super) const COOKIE: &str = "cookie";
/// The scheme of the host of the house.
pub(super) const HOST: &str = "host";

/// One endpoint.
pub(super) struct Endpoint {
    method: HttpMethod,
    path: &'static str,
    operation: OperationBuilder,
    failures: Vec<u16>,
    schemas: Schemas,
}

/// `GET` of this address.
pub(super) fn get(path: &'static str, says: &str) -> Endpoint {
    Endpoint::new(HttpMethod::Get, path, says)
}

/// `POST` to this address.
pub(super) fn post(path: &'static str, says: &str) -> Endpoint {
    Endpoint::new(HttpMethod::Post, path, says)
}

/// `DELETE` of this address.
pub(super) fn delete(path: &'static str, says: &str) -> Endpoint {
    Endpoint::new(HttpMethod::Delete, path, says)
}

impl Endpoint {
    fn new(method: HttpMethod, path: &'static str, says: &str) -> Endpoint {
        let endpoint = Endpoint {
            method,
            path,
            operation: OperationBuilder::new().summary(Some(says)),
            failures: ALWAYS.to_vec(),
            schemas: Schemas::new(),
        };
        let endpoint = match path.split('/').nth(1) {
            Some(group @ ("people" | "you")) => {
                endpoint.tagged(if group == "you" { "people" } else { group })
            }
            Some(group @ ("tables" | "house")) => endpoint.tagged(group),
            Some("records") => endpoint.tagged("tables"),
            _ => endpoint.tagged("house"),
        };
        match path.contains("{id}") {
            true => endpoint.with("id", ParameterIn::Path, true, TableId::schema()).fails(&[404]),
            false => endpoint,
        }
    }

    fn tagged(mut self, tag: &str) -> Endpoint {
        self.operation = self.operation.tag(tag);
        self
    }

    /// Only somebody who is known may ask.
    pub(super) fn known(mut self) -> Endpoint {
        for scheme in [TOKEN, COOKIE] {
            let needs = SecurityRequirement::new(scheme, Vec::<String>::new());
            self.operation = self.operation.security(needs);
        }
        self
    }

    /// Anyone may ask, and somebody who is known sees more.
    pub(super) fn anyone(mut self) -> Endpoint {
        self.operation = self.operation.security(SecurityRequirement::default());
        self.known()
    }

    /// Only the host of the house may ask.
    pub(super) fn host(mut self) -> Endpoint {
        let needs = SecurityRequirement::new(HOST, Vec::<String>::new());
        self.operation = self.operation.security(needs);
        self
    }

    /// Who asks is not looked at.
    pub(super) fn nobody(mut self) -> Endpoint {
        self.operation = self.operation.security(SecurityRequirement::default());
        self.failures = vec![429];
        self
    }

    /// With a parameter.
    pub(super) fn with(
        mut self,
        name: &str,
        place: ParameterIn,
        required: bool,
        schema: impl Into<RefOr<Schema>>,
    ) -> Endpoint {
        let required = if required { Required::True } else { Required::False };
        let parameter: Parameter = ParameterBuilder::new()
            .name(name)
            .parameter_in(place)
            .required(required)
            .schema(Some(schema))
            .build();
        self.operation = self.operation.parameter(parameter);
        self
    }

    /// With what lets one see a table, and through whose eyes.
    pub(super) fn look(self) -> Endpoint {
        let text = ObjectBuilder::new().schema_type(Type::String);
        self.with("seat", ParameterIn::Query, false, SeatNumber::schema())
            .with("invitation", ParameterIn::Query, false, text)
            .fails(&[400])
    }

    /// With the line of the record from which on things are told.
    pub(super) fn from(self) -> Endpoint {
        self.with("from", ParameterIn::Query, false, number(u64::MAX))
    }

    /// With a body.
    pub(super) fn takes<T: ToSchema>(mut self) -> Endpoint {
        let content = Content::new(Some(self.schema::<T>()));
        let body = RequestBodyBuilder::new().required(Some(Required::True));
        let body = body.content("application/json", content).build();
        self.operation = self.operation.request_body(Some(body));
        self.fails(&[400, 413, 415])
    }

    /// It answers with this status and a body.
    pub(super) fn gives<T: ToSchema>(mut self, status: u16, says: &str) -> Endpoint {
        let content = Content::new(Some(self.schema::<T>()));
        let response = ResponseBuilder::new().description(says);
        self.answers(status, response.content("application/json", content))
    }

    /// It answers with a text that is not JSON.
    pub(super) fn gives_text(self, kind: &str, says: &str) -> Endpoint {
        let text = ObjectBuilder::new().schema_type(Type::String);
        let content = Content::new(Some(text));
        self.answers(200, ResponseBuilder::new().description(says).content(kind, content))
    }

    /// It goes on answering with events of this kind, whose data is a `T` as JSON.
    pub(super) fn gives_events<T: ToSchema>(mut self, kind: &str, says: &str) -> Endpoint {
        self.schema::<T>();
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let data = text()
            .content_media_type("application/json")
            .description(Some(format!("`{}`, as JSON.", T::name())));
        let event = ObjectBuilder::new()
            .property("id", text().description(Some("What comes back in `Last-Event-ID`.")))
            .property("event", text().enum_values(Some([kind])))
            .property("data", data);
        let content = Content::new(Some(
            ["id", "event", "data"].into_iter().fold(event, ObjectBuilder::required),
        ));
        let response = ResponseBuilder::new().description(says);
        self.answers(200, response.content("text/event-stream", content))
    }

    /// It is done, and there is nothing to say about it.
    pub(super) fn done(self) -> Endpoint {
        self.answers(204, ResponseBuilder::new().description("It was done."))
    }

    fn answers(mut self, status: u16, response: ResponseBuilder) -> Endpoint {
        self.operation = self.operation.response(status.to_string(), response.build());
        self
    }

    /// It can fail in these ways, too.
    pub(super) fn fails(mut self, statuses: &[u16]) -> Endpoint {
        self.failures.extend(statuses);
        self
    }

    fn schema<T: ToSchema>(&mut self) -> Ref {
        let mut inner = Vec::new();
        T::schemas(&mut inner);
        self.schemas.extend(inner);
        self.schemas.insert(T::name().into_owned(), T::schema());
        Ref::from_schema_name(T::name())
    }

    /// Writes it into the document.
    pub(super) fn write(self, paths: &mut Paths, schemas: &mut Schemas) {
        let mut operation: Operation = self.operation.build();
        operation.operation_id = Some(name(&self.method, self.path));
        for status in self.failures {
            let failure = Ref::new(format!("#/components/responses/{status}"));
            operation.responses.responses.insert(status.to_string(), failure.into());
        }
        schemas.extend(self.schemas);
        paths.add_path_operation(self.path, vec![self.method], operation);
    }
}

/// A whole number from 0 on.
pub(super) fn number(most: u64) -> ObjectBuilder {
    let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
    number.maximum(Some(most))
}

/// A failure, as every endpoint answers it.
pub(super) fn failure(status: u16, says: &str) -> Response {
    let content = Content::new(Some(Ref::from_schema_name(failure::Body::name())));
    let mut response = ResponseBuilder::new().description(says);
    if matches!(status, 429 | 503) {
        let seconds = number(u64::from(u32::MAX));
        let header = utoipa::openapi::HeaderBuilder::new().schema(Some(seconds));
        response = response.header("Retry-After", header.build());
    }
    response.content("application/json", content).build()
}

/// A name for programs that make names of operations: `post-tables-id-steps`.
fn name(method: &HttpMethod, path: &str) -> String {
    let method = match method {
        HttpMethod::Post => "post",
        HttpMethod::Delete => "delete",
        _ => "get",
    };
    let words = path.split(['/', '{', '}', '.']).filter(|word| !word.is_empty());
    std::iter::once(method).chain(words).collect::<Vec<_>>().join("-")
}
