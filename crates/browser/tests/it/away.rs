//! A house that is away, and the browser that plays on by itself.

use anyhow::{Result, ensure};

use crate::scene::scene;
use crate::tab::HOME;
use crate::tables::{against, come_in};
use crate::window::Window;

const CACHED: &str = "return (await caches.keys()).some((name) => name.startsWith('snug-tab-'))";
const OFFERED: &str = "document.querySelector('[data-away]')?.checkVisibility()";

/// The addresses of all that service workers keep, without the host.
async fn kept(window: &Window) -> Result<Vec<String>> {
    let list = "
        const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(lists)).flat().map(({ url }) => url.replace(location.origin, ''))";
    window.perform(list, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_is_closed_leaves_a_game_against_bots() {
    scene("away", async |scene| {
        let window = scene.window("away").await?;
        window.go("/").await?;
        // The first page is enough: nobody has been at `/tab/`.
        let installed = "
            const isTab = ({ active, scope }) => active && scope.endsWith('/tab/');
            while (!(await navigator.serviceWorker.getRegistrations()).some(isTab)) {
                await new Promise((wake) => setTimeout(wake, 50));
            }
            return true";
        window.perform::<bool>(installed, &[]).await?;
        ensure!(window.perform::<bool>(CACHED, &[]).await?, "nothing is fetched ahead");
        come_in(&window, "Ada").await?;
        let id = against(&window, "rattus-cartus", &["random"]).await?;
        window.go(&format!("/tables/{id}")).await?;
        window.until("the table", "document.getElementById('standing')").await?;
        ensure!(!window.is(OFFERED).await, "it is offered while the house is there");
        scene.house.close().await?;
        window.until("the house is away", "document.body.matches('.is-offline')").await?;
        window.until("there is something to do", OFFERED).await?;
        // A page that cannot be had offers the same.
        window.go(&format!("/tables/{id}?anew")).await?;
        window
            .until("the way to the tab", "document.querySelector('main a[href=\"/tab/\"]')")
            .await?;
        let pages = kept(&window).await?;
        let is_fine = |path: &&String| {
            path.starts_with("/assets/")
                || path.starts_with("/offline")
                || path.starts_with("/tab/")
        };
        let others: Vec<&String> = pages.iter().filter(|path| !is_fine(path)).collect();
        ensure!(others.is_empty() && pages.len() > 20, "it keeps {others:?} of {}", pages.len());
        window.click("main a[href='/tab/']").await?;
        window.until("the first page of the tab", HOME).await?;
        crate::tab::make(&window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        ensure!(crate::tab::play(&window, 2, 1).await? == "on", "it is played");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_fetched_ahead_for_those_who_save_data() {
    scene("save-data", async |scene| {
        let window = scene.window("saver").await?;
        let saves = "
            Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
            const { register } = ServiceWorkerContainer.prototype;
            window.registered = [];
            ServiceWorkerContainer.prototype.register = function (path) {
                window.registered.push(path);
                return register.call(this, path);
            }";
        window.before_every_page(saves).await?;
        window.go("/").await?;
        ensure!(window.is("document.querySelector('a[data-ahead]')").await, "there is no tab");
        window.perform::<bool>("await navigator.serviceWorker.ready; return true", &[]).await?;
        let idle = "await new Promise((done) => requestIdleCallback(done)); return registered";
        let registered: Vec<String> = window.perform(idle, &[]).await?;
        ensure!(registered == ["/sw.js"], "{registered:?}");
        Ok(())
    })
    .await;
}
