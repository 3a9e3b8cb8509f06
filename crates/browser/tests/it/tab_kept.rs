//! What a tab keeps, and that nothing of it is lost: versions, storage, other tabs.

use anyhow::{Result, ensure};

use crate::tab::{HOME, make, on_site, play, usable};

/// The service worker is there, and answers for this page.
const CONTROLLED: &str = "navigator.serviceWorker.controller";
const OFFER: &str = "document.querySelector(\"[data-note='newVersion'] button\")";

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_is_offered_on_every_page_until_it_is_accepted() {
    on_site("version", async |site, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        window.until("a service worker", CONTROLLED).await?;
        ensure!(!window.is(OFFER).await, "there is nothing new");
        site.renew("another")?;
        // Its worker is fetched when the page is opened, and waits; the next time it is there
        // before anything is shown.
        window.go("/?again").await?;
        window.until("the new version is offered", OFFER).await?;
        window.go("/?and-again").await?;
        window.until("the first page", HOME).await?;
        window.until("it is offered on the first page", OFFER).await?;
        make(window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        ensure!(play(window, 2, 1).await? == "on", "it can be played meanwhile");
        window.until("it is offered at a table", OFFER).await?;
        window.read::<bool>("location.hash = '/rules'; return true", &[]).await?;
        window.until("the rules", "document.querySelector('main a[href^=\"#/rules/\"]')").await?;
        usable(window).await?;
        window.read::<bool>("window.old = true; return true", &[]).await?;
        window.click("[data-note='newVersion'] button").await?;
        window.until("it takes over", "!window.old && document.querySelector('main')").await?;
        window.until("a page", "document.querySelector('main a[href^=\"#/rules/\"]')").await?;
        ensure!(!window.is(OFFER).await, "it is not offered any more");
        let keys: Vec<String> = window.perform("return await caches.keys()", &[]).await?;
        ensure!(keys == ["snug-tab-another"], "{keys:?}");
        Ok(())
    })
    .await;
}
