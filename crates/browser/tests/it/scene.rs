//! What every test is wrapped in: a house, its windows, and what was on the screen when
//! something went wrong.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::house::TestHouse;
use crate::window::{Kind, Window};

/// A house with people at their windows.
pub(crate) struct Scene {
    pub(crate) house: TestHouse,
    windows: Vec<Arc<Window>>,
}

impl Scene {
    /// Somebody opens a window of their own: no two share cookies.
    pub(crate) async fn window(&mut self, name: &str) -> Result<Arc<Window>> {
        self.window_of_kind(name, Kind::default()).await
    }

    /// The same, with a browser that is set up differently.
    pub(crate) async fn window_of_kind(&mut self, name: &str, kind: Kind) -> Result<Arc<Window>> {
        let window = Window::open(name, self.house.url(), kind).await;
        let window = Arc::new(window.context("no browser opens")?);
        self.windows.push(window.clone());
        Ok(window)
    }
}

/// Plays a test to its end. When it fails, the message says what was on every screen, and
/// a picture of each is kept.
pub(crate) async fn scene(name: &str, play: impl AsyncFnOnce(&mut Scene) -> Result<()>) {
    let house = TestHouse::open().await.expect("a house opens");
    let mut scene = Scene { house, windows: Vec::new() };
    let outcome = play(&mut scene).await;
    let mut report = String::new();
    // Whoever goes changes what the others see.
    for window in scene.windows.iter().filter(|_| outcome.is_err()) {
        let picture = pictures().join(format!("{name}-{}.png", window.name()));
        report.push_str(&window.describe(&picture).await);
    }
    for window in &scene.windows {
        window.quit().await;
    }
    if let Err(error) = outcome {
        panic!("{name}: {}\n{report}", readable(&format!("{error:#}")));
    }
}

/// The message without the addresses of the driver's own functions.
fn readable(message: &str) -> String {
    let is_address = |line: &str| line.trim_start().starts_with('#') && line.contains(" 0x");
    message.lines().filter(|line| !is_address(line)).collect::<Vec<_>>().join("\n")
}

/// Where pictures of failures are kept.
pub(crate) fn pictures() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.unwrap_or(Path::new(".")).join("target/browser")
}
