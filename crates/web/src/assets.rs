//! Style sheets, scripts, sprites and icons, compiled in and named after their content,
//! so that browsers may keep them for ever.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::games::{GAMES, Shelf};

/// Where the server mounts the assets.
pub const PREFIX: &str = "/assets/";

/// A file to be served.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The plain name, such as `snug.css`.
    pub name: &'static str,
    /// The name with the hash of the content, such as `snug.0123456789abcdef.css`.
    pub hashed: String,
    /// The address under [`PREFIX`].
    pub url: String,
    /// What it holds.
    pub body: Cow<'static, [u8]>,
    /// Its media type.
    pub content_type: &'static str,
}

/// The worker that runs the engine: the one script that may compile WebAssembly.
pub const ENGINE_WORKER: &str = "engine.js";

/// Files with fixed addresses at the root of the site: the service worker must be
/// served there to be in charge of all pages, and the others are asked for by name.
pub const ROOT_FILES: [&str; 3] = ["sw.js", "manifest.webmanifest", "favicon.svg"];

macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../assets/", $path))
    };
}

/// A style sheet or a script, without what only its authors read.
macro_rules! short {
    ($path:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/assets/", $path))
    };
}
pub(crate) use short;

/// The style sheets, one for each room of the house, sent as one file. Games and pages
/// come after what they are built from, so that they may say it differently.
const SHEETS: &[&str] = &[
    short!("styles/tokens.css"),
    short!("styles/base.css"),
    short!("styles/controls.css"),
    short!("styles/shell.css"),
    short!("styles/tab.css"),
    short!("styles/menu.css"),
    short!("styles/page.css"),
    short!("styles/table.css"),
    short!("styles/players.css"),
    short!("styles/map.css"),
    short!("styles/question.css"),
    short!("styles/recap.css"),
    short!("styles/pace.css"),
    short!("styles/hint.css"),
    short!("styles/hand.css"),
    short!("styles/log.css"),
    short!("styles/talk.css"),
    short!("styles/card-text.css"),
    short!("styles/refusal.css"),
    short!("styles/aid.css"),
    short!("styles/ankh-morpork.css"),
    short!("styles/rattus-cartus.css"),
    short!("styles/rattus-buildings.css"),
    short!("styles/rattus-houses.css"),
    short!("styles/rattus-cards.css"),
    short!("styles/rattus-reveal.css"),
    short!("styles/home.css"),
    short!("styles/new-table.css"),
    short!("styles/room.css"),
    short!("styles/gamehead.css"),
    short!("styles/replay.css"),
    short!("styles/result.css"),
    short!("styles/honest-deal.css"),
    short!("styles/charts.css"),
    short!("styles/review.css"),
    short!("styles/rules.css"),
    short!("styles/learn.css"),
    short!("styles/coach.css"),
    short!("styles/lesson.css"),
    short!("styles/statistics.css"),
    short!("styles/house.css"),
];

/// What makes a page live: parts that know only the page, and at the end what shows it.
const SCRIPTS: &[&str] =
    &[short!("keys.js"), short!("card-text.js"), short!("seal.js"), short!("snug.js")];

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// What a file holds, in parts, and its media type.
struct Body(&'static [&'static str], &'static str);

/// The names with their hashes, and beside them what the files hold: whoever only needs
/// addresses, as a browser that plays by itself, does not carry all that.
macro_rules! files {
    ($($name:expr, $parts:expr, $content_type:expr;)*) => {
        static NAMES: &[(&str, u64)] = &[$(($name, {
            // It takes as many steps as the file has bytes.
            #[allow(long_running_const_eval)]
            const HASH: u64 = hash_of($parts);
            HASH
        })),*];
        static BODIES: &[Body] = &[$(Body($parts, $content_type)),*];
    };
}

files! {
    "snug.css", SHEETS, CSS;
    "roofs.svg", &[file!("roofs.svg")], SVG;
    "buildings.svg", &[file!("buildings.svg")], SVG;
    "favicon.svg", &[file!("favicon.svg")], SVG;
    "favicon-turn.svg", &[file!("favicon-turn.svg")], SVG;
    "idiomorph.js", &[file!("vendor/idiomorph-0.8.0.min.js")], JS;
    "snug.js", SCRIPTS, JS;
    "reveal.js", &[short!("reveal.js")], JS;
    "stream.js", &[short!("stream.js")], JS;
    "away.js", &[short!("away.js")], JS;
    "tab.js", &[short!("tab.js")], JS;
    "tab-notes.js", &[short!("tab-notes.js")], JS;
    "tab-kept.js", &[short!("tab-kept.js")], JS;
    "tab-holding.js", &[short!("tab-holding.js")], JS;
    "tab-everything.js", &[short!("tab-everything.js")], JS;
    "tab-version.js", &[short!("tab-version.js")], JS;
    "replay.js", &[short!("replay.js")], JS;
    "proof.js", &[short!("proof.js")], JS;
    "review.js", &[short!("review.js")], JS;
    ENGINE_WORKER, &[short!("unpack.js"), short!("engine.js")], JS;
    "manifest.webmanifest", &[file!("manifest.webmanifest")], "application/manifest+json";
}

/// The addresses of all files that pages name.
static URLS: LazyLock<Vec<(&'static str, String)>> = LazyLock::new(|| {
    let url = |name, hash| (name, format!("{PREFIX}{}", hashed(name, hash)));
    let files = NAMES.iter().map(|&(name, hash)| url(name, hash));
    let picture = |game: &'static Shelf| url(&game.picture_file, fnv(game.picture.as_bytes()));
    files.chain(GAMES.iter().map(picture)).collect()
});

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let file = |(&(name, _), Body(parts, kind)): (&(&'static str, u64), &Body)| {
        let body = match parts {
            [whole] => Cow::Borrowed(*whole),
            parts => Cow::Owned(parts.concat()),
        };
        Asset::new(name, body, kind)
    };
    let mut assets: Vec<Asset> = NAMES.iter().zip(BODIES).map(file).collect();
    let picture = |game: &'static Shelf| Asset::new(&game.picture_file, game.picture.into(), SVG);
    assets.extend(GAMES.iter().map(picture));
    // The worker keeps these for the time without a network.
    let kept: Vec<String> = assets.iter().map(|asset| format!("\"{}\"", asset.url)).collect();
    let worker = short!("sw.js").replace("/* assets */", &kept.join(","));
    assets.push(Asset::new("sw.js", worker.into(), JS));
    assets
});

fn hashed(name: &str, hash: u64) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}.{hash:016x}.{extension}")
}

impl Asset {
    fn new(name: &'static str, body: Cow<'static, str>, content_type: &'static str) -> Asset {
        let body = match body {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        };
        let hashed = hashed(name, fnv(&body));
        Asset { name, url: format!("{PREFIX}{hashed}"), hashed, body, content_type }
    }
}

/// All of them.
pub fn all() -> &'static [Asset] {
    &ASSETS
}

/// The file at this path below [`PREFIX`] (with its hash), or a root file by its plain name.
pub fn get(path: &str) -> Option<&'static Asset> {
    let is_root = ROOT_FILES.contains(&path);
    ASSETS.iter().find(|asset| asset.hashed == path || (is_root && asset.name == path))
}

/// The address of a file by its plain name.
///
/// # Panics
///
/// When there is no such file: names are written in our own code.
pub fn url(name: &str) -> &'static str {
    match URLS.iter().find(|(known, _)| *known == name) {
        Some((_, url)) => url,
        None => panic!("{name} is among the assets"),
    }
}

/// FNV-1a: names a version, guards against nothing.
pub const fn fnv(bytes: &[u8]) -> u64 {
    go_on(BEGIN, bytes)
}

const BEGIN: u64 = 0xcbf2_9ce4_8422_2325;

const fn go_on(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

/// The hash of all parts together.
const fn hash_of(parts: &[&str]) -> u64 {
    let (mut hash, mut at) = (BEGIN, 0);
    while at < parts.len() {
        hash = go_on(hash, parts[at].as_bytes());
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::{get, url};

    #[test]
    fn every_page_names_files_by_what_they_hold() {
        for asset in super::all().iter().filter(|asset| asset.name != "sw.js") {
            assert_eq!(url(asset.name), asset.url);
        }
    }

    #[test]
    fn an_asset_is_found_by_the_address_it_is_given() {
        let address = url("snug.css").strip_prefix("/assets/").expect("it is below the prefix");
        assert_eq!(get(address).map(|asset| asset.name), Some("snug.css"));
        assert!(get("snug.css").is_none(), "only under its hash, or it would be kept too long");
        assert!(get("sw.js").is_some());
    }
}
