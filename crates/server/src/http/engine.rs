//! The engine that runs in browsers, as a file.

use std::sync::LazyLock;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use web::assets;

/// The module, compressed, under a name that changes with it.
pub(super) struct EngineFile {
    pub(super) name: String,
    pub(super) url: String,
    packed: &'static [u8],
}

static FILE: LazyLock<Option<EngineFile>> = LazyLock::new(|| {
    let packed = engine::compressed()?;
    let name = web::engine_name(packed);
    Some(EngineFile { url: format!("{}{name}", assets::PREFIX), name, packed })
});

/// The engine, where this program has one.
pub(super) fn file() -> Option<&'static EngineFile> {
    FILE.as_ref()
}

impl EngineFile {
    /// It is sent as it is stored, and unpacked by the worker that runs it.
    pub(super) fn answer(&self, keep: &'static str) -> Response {
        let about = [
            (header::CONTENT_TYPE, HeaderValue::from_static(web::ENGINE_TYPE)),
            (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        ];
        (about, self.packed).into_response()
    }
}
