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

/// The style sheets, one for each room of the house, sent as one file. Games and pages
/// come after what they are built from, so that they may say it differently.
const SHEETS: [&str; 27] = [
    file!("styles/tokens.css"),
    file!("styles/base.css"),
    file!("styles/controls.css"),
    file!("styles/shell.css"),
    file!("styles/page.css"),
    file!("styles/table.css"),
    file!("styles/players.css"),
    file!("styles/map.css"),
    file!("styles/question.css"),
    file!("styles/hand.css"),
    file!("styles/log.css"),
    file!("styles/talk.css"),
    file!("styles/aid.css"),
    file!("styles/ankh-morpork.css"),
    file!("styles/rattus-cartus.css"),
    file!("styles/rattus-buildings.css"),
    file!("styles/rattus-houses.css"),
    file!("styles/rattus-cards.css"),
    file!("styles/home.css"),
    file!("styles/new-table.css"),
    file!("styles/room.css"),
    file!("styles/result.css"),
    file!("styles/honest-deal.css"),
    file!("styles/rules.css"),
    file!("styles/learn.css"),
    file!("styles/coach.css"),
    file!("styles/house.css"),
];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let css = "text/css; charset=utf-8";
    let js = "text/javascript; charset=utf-8";
    let svg = "image/svg+xml";
    let mut assets = vec![
        Asset::new("snug.css", SHEETS.concat().into(), css),
        Asset::new("roofs.svg", file!("roofs.svg").into(), svg),
        Asset::new("buildings.svg", file!("buildings.svg").into(), svg),
        Asset::new("favicon.svg", file!("favicon.svg").into(), svg),
        Asset::new("favicon-turn.svg", file!("favicon-turn.svg").into(), svg),
        Asset::new("idiomorph.js", file!("vendor/idiomorph-0.8.0.min.js").into(), js),
        Asset::new("snug.js", file!("snug.js").into(), js),
        Asset::new("stream.js", file!("stream.js").into(), js),
        Asset::new("proof.js", file!("proof.js").into(), js),
        Asset::new(ENGINE_WORKER, file!("engine.js").into(), js),
        Asset::new(
            "manifest.webmanifest",
            file!("manifest.webmanifest").into(),
            "application/manifest+json",
        ),
    ];
    let picture = |game: &'static Shelf| Asset::new(&game.picture_file, game.picture.into(), svg);
    assets.extend(GAMES.iter().map(picture));
    // The worker keeps these for the time without a network.
    let kept: Vec<String> = assets.iter().map(|asset| format!("\"{}\"", asset.url)).collect();
    let worker = file!("sw.js").replace("/* assets */", &kept.join(","));
    assets.push(Asset::new("sw.js", worker.into(), js));
    assets
});

impl Asset {
    fn new(name: &'static str, body: Cow<'static, str>, content_type: &'static str) -> Asset {
        let body = match body {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        };
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let hashed = format!("{stem}.{:016x}.{extension}", fnv(&body));
        Asset { name, url: format!("{PREFIX}{hashed}"), hashed, body, content_type }
    }
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
    match ASSETS.iter().find(|asset| asset.name == name) {
        Some(asset) => &asset.url,
        None => panic!("{name} is among the assets"),
    }
}

/// FNV-1a: names a version, guards against nothing.
pub fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::{get, url};

    #[test]
    fn an_asset_is_found_by_the_address_it_is_given() {
        let address = url("snug.css").strip_prefix("/assets/").expect("it is below the prefix");
        assert_eq!(get(address).map(|asset| asset.name), Some("snug.css"));
        assert!(get("snug.css").is_none(), "only under its hash, or it would be kept too long");
        assert!(get("sw.js").is_some());
    }
}
