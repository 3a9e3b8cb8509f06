//! The engine that runs in browsers, as a file.

use std::io::Read;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
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
    let name = format!("engine.{:016x}.wasm", assets::fnv(packed));
    Some(EngineFile { url: format!("{}{name}", assets::PREFIX), name, packed })
});

/// The engine, where this program has one.
pub(super) fn file() -> Option<&'static EngineFile> {
    FILE.as_ref()
}

impl EngineFile {
    /// It is stored compressed, and sent so to everyone who can unpack it.
    pub(super) fn answer(&self, headers: &HeaderMap, keep: &'static str) -> Response {
        let about: [(HeaderName, HeaderValue); 2] = [
            (header::CONTENT_TYPE, HeaderValue::from_static("application/wasm")),
            (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        ];
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        if accepted.is_some_and(|accepted| accepted.contains("gzip")) {
            return (about, [(header::CONTENT_ENCODING, "gzip")], self.packed).into_response();
        }
        let mut module = Vec::new();
        let unpacked = flate2::read::GzDecoder::new(self.packed).read_to_end(&mut module);
        unpacked.expect("our own build packed it");
        (about, module).into_response()
    }
}
