//! The crate `tab` as WebAssembly, inside the program.

use std::sync::LazyLock;
use std::{env, fs};

/// What the build made of it; empty when it made nothing.
static BUILT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/engine.bin"));

/// Builds for developers carry no engine: tests name a file that has one.
const FILE_FOR_TESTS: &str = "SNUG_ENGINE_FOR_TESTS";

static ENGINE: LazyLock<Option<&'static [u8]>> = LazyLock::new(|| match BUILT {
    [] if cfg!(debug_assertions) => {
        let file = fs::read(env::var_os(FILE_FOR_TESTS)?).ok()?;
        Some(Vec::leak(file))
    }
    [] => None,
    built => Some(built),
});

/// The module, compressed with LZMA; nothing where it could not be built.
pub fn compressed() -> Option<&'static [u8]> {
    *ENGINE
}
