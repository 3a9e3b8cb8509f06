//! `/tab/`: the house in one browser tab, as the files it is.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use web::SiteFile;

use super::failure::Answer;
use super::headers::RunsEngine;
use super::site::{ASK_AGAIN, FOR_EVER, has};
use super::visit::go;
use crate::problem::Problem;

/// Its files with their tags, where this program has the engine.
static FILES: LazyLock<Option<Vec<(SiteFile, String)>>> = LazyLock::new(|| {
    let tagged = |file: SiteFile| {
        let tag = format!("\"{:016x}\"", web::assets::fnv(&file.body));
        (file, tag)
    };
    engine::compressed().map(|engine| web::site(engine).into_iter().map(tagged).collect())
});

/// Whether this house has it.
pub(super) fn is_here() -> bool {
    FILES.is_some()
}

/// `GET /tab`.
pub(super) async fn lead_in() -> Response {
    go("/tab/")
}

/// `GET /tab/`.
pub(super) async fn document(headers: HeaderMap) -> Answer {
    file(Path("index.html".to_owned()), headers).await
}

/// `GET /tab/{file}`.
pub(super) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Answer {
    let mut files = FILES.iter().flatten();
    let (file, tag) = files.find(|(file, _)| file.path == path).ok_or(Problem::NoSuchPage)?;
    let is_named_after_content = path.starts_with("assets/");
    let keep = if is_named_after_content { FOR_EVER } else { ASK_AGAIN };
    let about = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.content_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        (header::ETAG, HeaderValue::from_str(tag).unwrap_or(HeaderValue::from_static("\"\""))),
    ];
    if has(&headers, tag) {
        return Ok((axum::http::StatusCode::NOT_MODIFIED, about).into_response());
    }
    let mut response = (about, &file.body[..]).into_response();
    // The one script that may compile WebAssembly.
    if path.starts_with("assets/engine.") && path.ends_with(".js") {
        response.extensions_mut().insert(RunsEngine);
    }
    Ok(response)
}
