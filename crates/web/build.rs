//! Makes style sheets and scripts short before they are compiled in.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

mod minify;

const SHEETS: &str = "assets/styles";
const SCRIPTS: &str = "assets";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=minify.rs");
    println!("cargo::rerun-if-changed={SCRIPTS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    short(SHEETS, "css", &out, |text| Ok(minify::css(text)))?;
    short(SCRIPTS, "js", &out, minify::js)
}

/// Writes all files of a folder with this ending.
fn short(
    folder: &str,
    ending: &str,
    out: &Path,
    minify: impl Fn(&str) -> Result<String, String>,
) -> io::Result<()> {
    fs::create_dir_all(out.join(folder))?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == ending) {
            let wrong = |what| io::Error::other(format!("{}: {what}", path.display()));
            fs::write(out.join(&path), minify(&fs::read_to_string(&path)?).map_err(wrong)?)?;
        }
    }
    Ok(())
}
