//! The headers every answer has.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// Scripts, styles and everything else come from this house only; style attributes are
/// ours, since nothing that people write becomes markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// The same for the one script that may compile WebAssembly, a worker.
const ENGINE_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    connect-src 'self'";

/// Put into the answer that is that script.
#[derive(Clone, Copy)]
pub(super) struct RunsEngine;

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=()",
    ),
];

/// Adds the headers every answer has.
pub(super) async fn guard(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let is_engine = response.extensions().get::<RunsEngine>().is_some();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_engine {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(ENGINE_POLICY));
    }
    headers.append(header::VARY, HeaderValue::from_static("accept, accept-language, cookie"));
    response
}
