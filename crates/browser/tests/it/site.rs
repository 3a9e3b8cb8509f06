//! The static site, behind a plain file server that knows nothing of it.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::window::LAN;

/// Where `cargo xtask browser` has written the site.
const SITE: &str = "SNUG_SITE";
/// Some folder of some host.
const FOLDER: &str = "/games/here/";
/// Another one, where the same site lies.
const OTHER_FOLDER: &str = "/games/there/";

/// A file server, until it is closed or dropped.
pub(crate) struct TestSite {
    address: String,
    serving: JoinHandle<()>,
    line: Arc<Line>,
    /// What it serves in place of files.
    changed: Changed,
}

/// What is between this host and a browser.
#[derive(Default)]
struct Line {
    /// How many bytes went over it.
    sent: AtomicU64,
    /// Whether it changes one bit of every engine.
    is_noisy: AtomicBool,
}

type Changed = Arc<Mutex<HashMap<String, Vec<u8>>>>;

impl TestSite {
    pub(crate) async fn open() -> Result<TestSite> {
        let folder = std::env::var_os(SITE)
            .with_context(|| format!("{SITE} is not set: run `cargo xtask browser`"))?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let folder = PathBuf::from(folder);
        let line = Arc::new(Line::default());
        let changed = Changed::default();
        let (shared, others) = (line.clone(), changed.clone());
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (folder, line, others) = (folder.clone(), shared.clone(), others.clone());
                // Whoever goes away in the middle gets nothing more.
                tokio::spawn(async move { drop(serve(stream, folder, line, others).await) });
            }
        });
        Ok(TestSite { address, serving, line, changed })
    }

    /// Where the site is, without the last slash.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{}", self.address, FOLDER.trim_end_matches('/'))
    }

    /// Where it is a second time.
    pub(crate) fn other_url(&self) -> String {
        format!("http://{}{}", self.address, OTHER_FOLDER.trim_end_matches('/'))
    }

    /// From now on the engine breaks over questions of which this is true, an expression of
    /// `ask` in its worker.
    pub(crate) fn break_engine(&self, expression: &str) -> Result<()> {
        const ASKS: &str = "exchange.ask();";
        let folder = std::env::var_os(SITE).map(PathBuf::from).context("there is no site")?;
        for entry in std::fs::read_dir(folder.join("assets"))?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if !(name.starts_with("engine.") && name.ends_with(".js")) {
                continue;
            }
            let worker = std::fs::read_to_string(entry.path())?;
            let (before, after) = worker.split_once(ASKS).context("it asks the engine")?;
            // Nothing in its memory is what it was.
            let wreck = "new Uint8Array(exchange.memory.buffer).fill(255)";
            let broken = format!("{before}(({expression}) && {wreck}, exchange).ask();{after}");
            let mut changed = self.changed.lock().expect("nobody panics with it");
            changed.insert(format!("assets/{name}"), broken.into_bytes());
            return Ok(());
        }
        anyhow::bail!("there is no worker")
    }

    /// The same as somebody else in the LAN finds it.
    pub(crate) fn url_in_lan(&self) -> String {
        self.url().replace("127.0.0.1", LAN)
    }

    /// The host puts a new version of its service worker there, and of nothing else.
    pub(crate) fn renew(&self, version: &str) -> Result<()> {
        let folder = std::env::var_os(SITE).map(PathBuf::from).context("there is no site")?;
        let worker = std::fs::read_to_string(folder.join("sw.js"))?;
        let (before, name) = worker.split_once("\"snug-tab-").context("it names its version")?;
        let (_, after) = name.split_once('"').context("its version ends")?;
        let renewed = format!("{before}\"snug-tab-{version}\"{after}");
        let mut changed = self.changed.lock().expect("nobody panics with it");
        changed.insert("sw.js".to_owned(), renewed.into_bytes());
        Ok(())
    }

    /// How many bytes were sent, heads included and whatever was sent again.
    pub(crate) fn sent(&self) -> u64 {
        self.line.sent.load(Ordering::Relaxed)
    }

    /// From now on the engine arrives with one bit changed.
    pub(crate) fn damage(&self) {
        self.line.is_noisy.store(true, Ordering::Relaxed);
    }

    /// Takes the network away.
    pub(crate) fn close(&self) {
        self.serving.abort();
    }
}

impl Drop for TestSite {
    fn drop(&mut self) {
        self.close();
    }
}

/// One request, one answer, one connection.
async fn serve(
    mut stream: TcpStream,
    folder: PathBuf,
    line: Arc<Line>,
    others: Changed,
) -> Result<()> {
    let mut request = vec![0; 8192];
    let length = stream.read(&mut request).await?;
    let request = String::from_utf8_lossy(&request[..length]).into_owned();
    let path = request
        .split(' ')
        .nth(1)
        .and_then(|path| path.strip_prefix(FOLDER).or_else(|| path.strip_prefix(OTHER_FOLDER)));
    let path = path.map(|path| path.split('?').next().unwrap_or_default());
    let path = path.filter(|path| !path.contains("..")).unwrap_or("missing");
    let path = if path.is_empty() { "index.html" } else { path };
    let other = others.lock().expect("nobody panics with it").get(path).cloned();
    let (status, mut body) = match other.or_else(|| std::fs::read(folder.join(path)).ok()) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let length = body.len();
    if path.ends_with(".bin") && line.is_noisy.load(Ordering::Relaxed) {
        body[length / 2] ^= 4;
    }
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&body).await?;
    line.sent.fetch_add((head.len() + length) as u64, Ordering::Relaxed);
    stream.shutdown().await?;
    Ok(())
}
