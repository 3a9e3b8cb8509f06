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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The crates of this workspace that a crate is made of, and itself.
    fn made_of(name: &str, known: &mut BTreeSet<String>) {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let manifest = crates.join(name).join("Cargo.toml");
        if !manifest.exists() || !known.insert(name.to_owned()) {
            return;
        }
        let manifest = fs::read_to_string(manifest).unwrap();
        let from = manifest.find("[dependencies]").map_or("", |at| &manifest[at + 1..]);
        for line in from.lines().take_while(|line| !line.starts_with('[')) {
            if let Some((name, _)) = line.split_once([' ', '.']) {
                made_of(name, known);
            }
        }
    }

    #[test]
    fn the_engine_is_built_again_when_anything_that_it_is_made_of_changes() {
        let mut needed = BTreeSet::new();
        made_of("tab", &mut needed);
        assert!(needed.len() > 5, "{needed:?}");
        let script = include_str!("../build.rs");
        for name in needed {
            assert!(script.contains(&format!("\"{name}\"")), "build.rs does not watch {name}");
        }
        for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
            assert!(script.contains(&format!("\"{file}\"")), "build.rs does not watch {file}");
        }
    }
}
