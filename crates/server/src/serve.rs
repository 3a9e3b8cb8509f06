//! Opening and closing the house.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::connections::{Address, Connections};
use crate::house::House;
use crate::http;

/// How long open requests may take to finish when the house closes.
const GRACE: Duration = Duration::from_millis(1200);

/// A house that is open.
pub struct Running {
    address: SocketAddr,
    house: Arc<House>,
    server: JoinHandle<std::io::Result<()>>,
}

/// Opens the house at the address that is asked for.
pub async fn open(config: Config) -> Result<Running> {
    let address = config.address.clone();
    let house = House::open(config).await?;
    let listener = TcpListener::bind(&address)
        .await
        .with_context(|| format!("nobody can listen at {address}"))?;
    let address = listener.local_addr()?;
    house.listens_at(format!("http://{address}"));
    let router = http::router(house.clone());
    let mut closing = house.closing();
    let service = router.into_make_service_with_connect_info::<Address>();
    let patience = Duration::from_secs(u64::from(house.config.patience.max(1)));
    // A proxy stands for everyone behind it.
    let each = if house.config.behind_proxy { 0 } else { house.config.connections_each };
    let connections = Connections::new(listener, house.config.connections, each, patience);
    let server = tokio::spawn(async move {
        axum::serve(connections, service)
            .with_graceful_shutdown(async move {
                // An error means that the house is gone, which is closing too.
                let _ = closing.wait_for(|closing| *closing).await;
            })
            .await
    });
    Ok(Running { address, house, server })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The house itself.
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// Closes the house: streams end, requests finish, everything is on disk.
    pub async fn close(self) {
        self.house.close();
        let abort = self.server.abort_handle();
        if tokio::time::timeout(GRACE, self.server).await.is_err() {
            abort.abort();
        }
        self.house.has_written_its_letters().await;
        self.house.news.close().await;
        self.house.store.close().await;
    }
}

/// Runs the house until the process is told to end.
pub async fn run(config: Config) -> Result<()> {
    make_room_for_connections(config.connections);
    let running = open(config).await?;
    announce(&running);
    if ::engine::compressed().is_none() {
        tracing::info!(
            "this program was built without what runs in a browser, and its pages do not offer it: \
             `rustup target add wasm32-unknown-unknown` and a release build bring it along"
        );
    }
    until_told().await?;
    running.close().await;
    Ok(())
}

/// Thinks for the bots of a house until the process is told to end.
pub async fn think(config: Config) -> Result<()> {
    let house = House::open_to_think(config).await?;
    tracing::info!("thinking");
    until_told().await?;
    house.close();
    house.news.close().await;
    house.store.close().await;
    Ok(())
}

/// Every connection is an open file, and systems often grant a thousand where they would
/// allow many more.
fn make_room_for_connections(connections: usize) {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = current != maximum
        && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    match if raised { maximum } else { current } {
        None => tracing::info!("any number of files may be open at once"),
        Some(files) => {
            tracing::info!("{files} files may be open at once");
            // Files of the database, the log and the like come on top.
            if files < connections as u64 + 64 {
                tracing::warn!(
                    "{connections} connections need more: raise the limit of open files, or lower --connections"
                );
            }
        }
    }
}

/// The first line of the output is the address, also for port 0.
fn announce(running: &Running) {
    let url = format!("http://{}", running.address);
    let mut out = std::io::stdout();
    // Nobody may be listening to the output, and the house runs all the same.
    let _ = writeln!(out, "{url}");
    let _ = out.flush();
    let desktop =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if running.house.config.browser && desktop && std::io::stdout().is_terminal() {
        // Whoever has no browser, or no way to open it, still has the address.
        let _ = std::process::Command::new("xdg-open").arg(url).spawn();
    }
}

async fn until_told() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => {}
        pressed = tokio::signal::ctrl_c() => pressed?,
    }
    Ok(())
}
