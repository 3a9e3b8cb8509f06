//! A house with what runs in a browser, and one that was built without it.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::json;

use crate::house::{Folder, House};
use crate::players::done;
use crate::snug;

/// What stands in for the engine: nobody runs it here.
const ENGINE: &[u8] = b"\0asm, or so";

/// Opens a page or a file: its status, its head and what it holds.
fn get(address: &str, token: Option<&str>, path: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
    let token = token.unwrap_or_default();
    let head =
        format!("GET {path} HTTP/1.0\r\nHost: {address}\r\nAccept: text/html\r\n{token}\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_lowercase(), body.to_owned())
}

/// The addresses in a text that begin so, and go on.
fn addresses<'t>(text: &'t str, begin: &str) -> Vec<&'t str> {
    let ends = |rest: &'t str| rest.find(['"', '\'']).map_or(rest, |end| &rest[..end]);
    let found = text.match_indices(begin).map(|(at, _)| ends(&text[at..]));
    found.filter(|address| address.len() > begin.len()).collect()
}

/// Somebody has brought in a finished game; their token, and its address.
fn finished(house: &House, folder: &Folder) -> (String, String) {
    let records = folder.0.join("records");
    let records = records.to_str().unwrap();
    let fixed = ["--seats", "random,random", "--games", "2", "--records", records];
    snug(&[&["arena", "rattus-cartus"], &fixed[..]].concat()).printed();
    let record = std::fs::read_to_string(format!("{records}/game-000001.txt")).unwrap();
    let came = done(&house.address, None, "/people", json!({ "name": "Rosa" }));
    let token = came["token"].as_str().unwrap().to_owned();
    let taken = done(&house.address, Some(&token), "/records", json!({ "record": record }));
    (token, format!("/tables/{}", taken["id"].as_str().unwrap()))
}

#[test]
fn a_house_without_the_engine_works_and_offers_nothing_that_needs_it() {
    let folder = Folder::new("without-engine");
    let house = House::open_with_engine(&folder.0, None);
    let (token, table) = finished(&house, &folder);
    for path in ["/", "/offline", "/offline?tab", "/learn", "/privacy"] {
        let (status, _, page) = get(&house.address, None, path);
        assert_eq!(status, 200, "{path}");
        assert!(!page.contains("\"/tab/"), "{path}: {page}");
    }
    for path in ["/tab/", "/tab/sw.js", "/tab/index.html"] {
        assert_eq!(get(&house.address, None, path).0, 404, "{path}");
    }
    let (status, _, proof) = get(&house.address, Some(&token), &format!("{table}/proof"));
    assert!(
        status == 200 && !proof.contains("/proof.") && !proof.contains("data-engine"),
        "{proof}"
    );
    assert!(proof.contains("snug verify"), "it says how else a deal is proved: {proof}");
    let (status, _, review) = get(&house.address, Some(&token), &format!("{table}/review"));
    assert!(status == 200 && !review.contains("data-here"), "{review}");
    let log = std::fs::read_to_string(folder.0.join("log")).unwrap();
    assert_eq!(log.matches("built without what runs in a browser").count(), 1, "{log}");
}

#[test]
fn a_house_with_the_engine_serves_the_tab_and_only_its_worker_may_compile() {
    let folder = Folder::new("with-engine");
    let house = House::open_with_engine(&folder.0, Some(ENGINE));
    let (_, _, home) = get(&house.address, None, "/");
    assert!(home.contains("\"/tab/\""), "{home}");
    let (status, head, document) = get(&house.address, None, "/tab/");
    assert_eq!(status, 200);
    assert!(head.contains("frame-ancestors 'none'") && !head.contains("unsafe-eval"), "{head}");
    let (_, head, worker) = get(&house.address, None, "/tab/sw.js");
    assert!(head.contains("cache-control: no-cache") && !head.contains("unsafe-eval"), "{head}");
    let files = addresses(&worker, "./assets/");
    assert!(files.len() > 15, "{files:?}");
    let [mut workers, mut engines] = [0, 0];
    for file in files {
        let path = format!("/tab/{}", file.trim_start_matches("./"));
        let (status, head, body) = get(&house.address, None, &path);
        assert_eq!(status, 200, "{path}");
        assert!(head.contains("x-content-type-options: nosniff"), "{path}: {head}");
        assert!(head.contains("immutable"), "{path}: {head}");
        let is_worker = file.starts_with("./assets/engine.") && file.ends_with(".js");
        assert_eq!(head.contains("wasm-unsafe-eval"), is_worker, "{path}: {head}");
        workers += usize::from(is_worker);
        engines += usize::from(body.as_bytes() == ENGINE);
    }
    assert_eq!([workers, engines], [1, 1]);
    assert!(document.contains("manifest.webmanifest"), "{document}");
    let log = std::fs::read_to_string(folder.0.join("log")).unwrap();
    assert!(!log.contains("built without"), "{log}");
}
