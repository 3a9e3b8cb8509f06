//! Whether anything is known against the libraries that `Cargo.lock` names.
//!
//! `cargo audit` and `cargo deny` would have to be built first, which takes as long as a third
//! of the tests; what they would look up here is a list of files, so it is looked up here:
//! known faults in a copy of the RustSec database, and where every library comes from.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use semver::{Version, VersionReq};
use toml::{Table, Value};

use crate::root;

/// A library, as `Cargo.lock` names it.
#[derive(Clone, PartialEq, Debug)]
struct Library {
    name: String,
    version: Version,
    source: Option<String>,
}

/// Holds `Cargo.lock` against the database, if there is one, and says so if there is none.
pub(crate) fn run() -> Result<()> {
    let libraries = libraries(&fs::read_to_string(root().join("Cargo.lock"))?)?;
    let sources: BTreeSet<&String> = libraries.iter().filter_map(|l| l.source.as_ref()).collect();
    let is_registry = |source: &&String| source.starts_with("registry+");
    ensure!(
        sources.len() <= 1 && sources.iter().all(is_registry),
        "libraries come from more than one registry: {sources:?}"
    );
    println!("{} libraries, all from one registry or from here", libraries.len());
    let Some(database) = database() else {
        println!(
            "NOT CHECKED: there is no advisory database here. Put a copy of RustSec's into\n\
             ~/.cargo/advisory-db, or name its folder in SNUG_ADVISORY_DB."
        );
        return Ok(());
    };
    let (read, known) = held_against(&libraries, &database)?;
    println!("{read} advisories of {} were held against them", database.display());
    ensure!(known.is_empty(), "known faults:\n{}", known.join("\n"));
    Ok(())
}

fn libraries(lock: &str) -> Result<Vec<Library>> {
    let lock: Table = lock.parse().context("Cargo.lock is no TOML")?;
    let packages = lock.get("package").and_then(Value::as_array).context("no packages")?;
    let text = |package: &Value, key: &str| Some(package.get(key)?.as_str()?.to_owned());
    let library = |package: &Value| {
        let name = text(package, "name").context("a package without a name")?;
        let version = text(package, "version").context("a package without a version")?;
        Ok(Library { name, version: version.parse()?, source: text(package, "source") })
    };
    packages.iter().map(library).collect()
}

/// The folder of the database: one that is named, or one that is there. Nothing is fetched:
/// a test talks to nobody outside.
fn database() -> Option<PathBuf> {
    if let Some(named) = env::var_os("SNUG_ADVISORY_DB") {
        return Some(PathBuf::from(named));
    }
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    home.map(|home| home.join("advisory-db")).filter(|folder| folder.join("crates").is_dir())
}

/// How many advisories there are about these libraries, and which of them hit.
fn held_against(libraries: &[Library], database: &Path) -> Result<(usize, Vec<String>)> {
    let folder = database.join("crates");
    ensure!(folder.is_dir(), "{} holds no advisories", database.display());
    let (mut read, mut known) = (0, Vec::new());
    for library in libraries.iter().filter(|library| library.source.is_some()) {
        let Ok(files) = fs::read_dir(folder.join(&library.name)) else { continue };
        for file in files {
            let path = file?.path();
            let text = fs::read_to_string(&path)?;
            let advisory = Advisory::parse(&text)
                .with_context(|| format!("{} cannot be read", path.display()))?;
            read += 1;
            if advisory.hits(&library.version) {
                known.push(format!("{} {}: {}", library.name, library.version, advisory.id));
            }
        }
    }
    Ok((read, known))
}

/// What is known against some versions of a library.
struct Advisory {
    id: String,
    /// Whether it is a fault, and no remark, and has not been taken back.
    is_fault: bool,
    safe: Vec<VersionReq>,
}

impl Advisory {
    /// Reads the TOML at the head of an advisory.
    fn parse(text: &str) -> Result<Advisory> {
        let head = text.split("```toml").nth(1).and_then(|rest| rest.split("```").next());
        let head: Table = head.context("there is no TOML in it")?.parse()?;
        let advisory = head.get("advisory").context("there is no advisory in it")?;
        let id = advisory.get("id").and_then(Value::as_str).context("it has no id")?;
        let is_fault = ["withdrawn", "informational"].iter().all(|key| advisory.get(key).is_none());
        let mut safe = Vec::new();
        for kind in ["patched", "unaffected"] {
            let versions = head.get("versions").and_then(|versions| versions.get(kind));
            for version in versions.and_then(Value::as_array).into_iter().flatten() {
                safe.push(VersionReq::parse(version.as_str().context("a version is text")?)?);
            }
        }
        Ok(Advisory { id: id.to_owned(), is_fault, safe })
    }

    fn hits(&self, version: &Version) -> bool {
        self.is_fault && !self.safe.iter().any(|safe| safe.matches(version))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advisory(rest: &str) -> String {
        format!("```toml\n[advisory]\nid = \"RUSTSEC-2026-0001\"\n{rest}\n```\n# It breaks\n")
    }

    #[test]
    fn an_advisory_hits_what_is_neither_mended_nor_unaffected() {
        let text = advisory("[versions]\npatched = [\">= 1.2.3\"]\nunaffected = [\"< 0.9\"]");
        let advisory = Advisory::parse(&text).unwrap();
        let hits = ["0.8.1", "0.9.0", "1.2.2", "1.2.3", "2.0.0"]
            .map(|version| advisory.hits(&version.parse().unwrap()));
        assert_eq!(hits, [false, true, true, false, false]);
    }

    #[test]
    fn remarks_and_what_was_taken_back_hit_nothing() {
        for line in ["informational = \"unmaintained\"", "withdrawn = \"2026-01-01\""] {
            let advisory = Advisory::parse(&advisory(&format!("{line}\n[versions]\npatched = []")));
            assert!(!advisory.unwrap().hits(&Version::new(1, 0, 0)), "{line}");
        }
    }

    #[test]
    fn what_is_known_against_a_library_is_found() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let libraries = libraries(&lock).unwrap();
        let folder = env::temp_dir().join(format!("snug-advisories-{}", std::process::id()));
        let tokio = folder.join("crates/tokio");
        fs::create_dir_all(&tokio).unwrap();
        let text = advisory("[versions]\npatched = [\">= 99.0.0\"]");
        fs::write(tokio.join("RUSTSEC-2026-0001.md"), text).unwrap();
        let (read, known) = held_against(&libraries, &folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!((read, known.len()), (1, 1), "{known:?}");
        assert!(held_against(&libraries, &folder).is_err(), "a folder that is not there");
    }
}
