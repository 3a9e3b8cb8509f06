//! The house in one tab as files: they work from any folder of any host.

use crate::assets::{self, Asset, short};
use crate::page;

/// A file of the site.
pub struct SiteFile {
    /// Where it lies, beside the document.
    pub path: String,
    /// What it holds.
    pub body: Vec<u8>,
    /// Its media type.
    pub content_type: &'static str,
}

/// What only a house needs.
const HOUSE_ONLY: [&str; 4] = ["sw.js", "stream.js", "away.js", "manifest.webmanifest"];

/// The media type of the packed engine.
pub const ENGINE_TYPE: &str = "application/octet-stream";

/// The name of the packed engine, which changes with it. No host knows this ending, so none
/// sends it otherwise than it is.
pub fn engine_name(engine: &[u8]) -> String {
    format!("engine.{:016x}.bin", assets::fnv(engine))
}

/// The whole site, with the engine as it is packed.
pub fn site(engine: &[u8]) -> Vec<SiteFile> {
    let engine_path = format!("assets/{}", engine_name(engine));
    let needed = assets::all().iter().filter(|asset| !HOUSE_ONLY.contains(&asset.name));
    let file = |asset: &Asset| SiteFile {
        path: asset.url.trim_start_matches('/').to_owned(),
        body: asset.body.to_vec(),
        content_type: asset.content_type,
    };
    let mut files: Vec<SiteFile> = needed.map(file).collect();
    let mut add = |path: &str, body: Vec<u8>, content_type: &'static str| {
        files.push(SiteFile { path: path.to_owned(), body, content_type });
    };
    add(&engine_path, engine.to_vec(), ENGINE_TYPE);
    let document = page::tab_shell(&engine_path).into_string();
    add("index.html", document.into_bytes(), "text/html; charset=utf-8");
    let manifest = include_str!("../assets/manifest.webmanifest").replace("\"/", "\"./");
    add("manifest.webmanifest", manifest.into_bytes(), "application/manifest+json");
    let icon = include_str!("../assets/favicon.svg");
    add("favicon.svg", icon.as_bytes().to_vec(), "image/svg+xml");
    let worker = worker(&files);
    let js = "text/javascript; charset=utf-8";
    files.push(SiteFile { path: "sw.js".to_owned(), body: worker.into_bytes(), content_type: js });
    files
}

/// The script that keeps all these files for the time without a network.
fn worker(files: &[SiteFile]) -> String {
    let everything: Vec<u8> = files.iter().flat_map(|file| file.body.iter().copied()).collect();
    let path = |file: &SiteFile| match file.path.as_str() {
        "index.html" => "\"./\"".to_owned(),
        path => format!("\"./{path}\""),
    };
    let kept: Vec<String> = files.iter().map(path).collect();
    short!("tab-sw.js")
        .replace("/* assets */", &kept.join(","))
        .replace("/* version */", &format!("{:016x}", assets::fnv(&everything)))
}
