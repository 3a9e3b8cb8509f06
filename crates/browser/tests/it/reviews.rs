//! Reviews that the reader's own browser makes, beside a house and without one.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::look::{calm, sound};
use crate::proof::finished;
use crate::scene::scene;
use crate::tab::{HOME, make, on_site, play, usable};
use crate::window::Window;

/// How much of it is made, in parts of a hundred; all of it once nothing is computed any more.
const PERCENT: &str = "(document.querySelector('.computing progress')?.value ?? 100)";

/// Has it made here, until there is a graph of some turns.
async fn begin(window: &Window) -> Result<()> {
    window.until("it is offered", "document.querySelector('[data-here]:not([hidden])')").await?;
    window.click("[data-here]").await?;
    let some = "document.querySelectorAll('#chances tbody tr').length > 2";
    window.until("some turns are judged", some).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_leaves_a_review_to_the_readers_browser() {
    scene("review-here", async |scene| {
        let window = scene.window("ada").await?;
        crate::tables::come_in(&window, "Ada").await?;
        let id = finished(&window, "ankh-morpork").await?;
        window.go(&format!("/tables/{id}/review")).await?;
        begin(&window).await?;
        sound(&window).await?;
        let told = window.ask("GET", &format!("/tables/{id}/review"), json!(null)).await?;
        ensure!(told["state"] == "not-asked", "the house has nothing to do with it: {told}");
        // Other eyes are another page: it goes on there.
        let before: f64 = window.read(&format!("return {PERCENT}"), &[]).await?;
        window.go(&format!("/tables/{id}/review?as=2")).await?;
        window.until("it goes on", "document.querySelectorAll('#chances tbody tr').length > 2").await?;
        let after: f64 = window.read(&format!("return {PERCENT}"), &[]).await?;
        ensure!(after >= before, "{after} of a hundred, and {before} before");
        window.click("[data-stop]").await?;
        let stopped = "document.querySelector('[data-here]:not([hidden])') && !document.querySelector('#chances')";
        window.until("it is stopped", stopped).await?;
        calm(&window).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "has not been seen to its end yet: `cargo xtask browser --long` runs it"]
async fn a_tab_replays_and_reviews_without_a_network() {
    on_site("review", async |site, window| {
        window.resize(390, 844).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        ensure!(play(window, 2000, 3).await? == "over", "it ends");
        usable(window).await?;
        window.perform::<bool>("await navigator.serviceWorker.ready; return true", &[]).await?;
        site.close();
        window.click(".after-game a.btn-main").await?;
        window
            .until("the first moment", "document.getElementById('transport')?.dataset.at === '0'")
            .await?;
        usable(window).await?;
        window.click("#transport a[data-key='Right']").await?;
        window
            .until("another moment", "document.getElementById('transport').dataset.at !== '0'")
            .await?;
        window.go(&format!("/{address}/review")).await?;
        begin(window).await?;
        usable(window).await?;
        // Closed and opened again, it is there and goes on.
        window.go("/nothing-here").await.ok();
        window.go(&format!("/{address}/review")).await?;
        window
            .until("it is there again", "document.querySelectorAll('#chances tbody tr').length > 2")
            .await?;
        window
            .until(
                "it is whole",
                "!document.querySelector('.computing') && document.querySelector('#h-luck')",
            )
            .await?;
        usable(window).await?;
        calm(window).await
    })
    .await;
}
