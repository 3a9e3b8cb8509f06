//! What is on a page, and what must never be.

use std::collections::HashSet;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::window::Window;

/// What somebody at a table sees.
#[derive(Deserialize, Debug)]
pub(crate) struct Sight {
    /// The number of the question they are asked.
    pub(crate) question: Option<String>,
    /// The seat that the address names.
    pub(crate) seat: Option<String>,
    /// Whether it is the curtain of a shared device.
    pub(crate) curtain: bool,
    /// Whether it is the page of a finished game.
    pub(crate) over: bool,
    /// The buttons that answer.
    pub(crate) answers: Vec<Answer>,
    /// Boxes to tick before one of them is pressed.
    pub(crate) ticks: Vec<String>,
    /// How many boxes may be ticked, where the page says so.
    pub(crate) most: Option<usize>,
    /// The language of the page.
    pub(crate) lang: String,
    faults: Vec<String>,
    keys: Vec<String>,
}

/// Something that can be pressed.
#[derive(Deserialize, Debug)]
pub(crate) struct Answer {
    /// What it sends.
    pub(crate) value: String,
    /// Whether it is in the list, and not on the map or a card.
    pub(crate) listed: bool,
}

const FAULTS: &str = include_str!("scripts/faults.js");
const SIGHT: &str = include_str!("scripts/sight.js");

/// The names of all messages: one that is shown in place of its text is a fault.
static KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/texts/en");
    let files = std::fs::read_dir(folder).expect("the texts are where they were");
    let texts = files.flatten().flat_map(|file| std::fs::read_to_string(file.path()));
    texts.flat_map(|text| text.lines().filter_map(key).collect::<Vec<_>>()).collect()
});

/// The name of the message that begins in a line of Fluent.
fn key(line: &str) -> Option<String> {
    let (key, _) = line.split_once('=')?;
    let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
    begins.then(|| key.trim_end().to_owned())
}

/// What somebody at a table sees; nothing on it may be missing.
pub(crate) async fn sight(window: &Window) -> Result<Sight> {
    let sight: Sight = window.read_whole(&format!("{FAULTS}{SIGHT}")).await?;
    must_be_sound(&sight.faults, &sight.keys)?;
    Ok(sight)
}

/// Nothing on the page may be missing, and the browser may not complain.
pub(crate) async fn sound(window: &Window) -> Result<()> {
    let found: (Vec<String>, Vec<String>) =
        window.read_whole(&format!("{FAULTS} return [faults, keys];")).await?;
    must_be_sound(&found.0, &found.1)?;
    calm(window).await
}

/// The browser has nothing to complain about: no error, no violation of the policy.
pub(crate) async fn calm(window: &Window) -> Result<()> {
    let complaints = window.complaints().await?;
    ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
    Ok(())
}

fn must_be_sound(faults: &[String], keys: &[String]) -> Result<()> {
    ensure!(faults.is_empty(), "the page shows what no page may show: {faults:#?}");
    let raw: Vec<&String> = keys.iter().filter(|key| KEYS.contains(*key)).collect();
    ensure!(raw.is_empty(), "the page shows the names of texts: {raw:?}");
    Ok(())
}
