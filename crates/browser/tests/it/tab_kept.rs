//! What a tab keeps, and that nothing of it is lost: versions, storage, other tabs.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::tab::{HOME, QUESTION, make, on_site, on_site_of_kind, play, usable};
use crate::tab_everything::{EXPORT, IMPORT};
use crate::window::{Kind, Window};

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
        ensure!(keys == ["snug-tab-another /games/here/"], "{keys:?}");
        Ok(())
    })
    .await;
}

/// Another tab of the same browser at this address, kept as `other` by the first.
async fn open_other(window: &Window, address: &str) -> Result<()> {
    let open = format!("window.other = open('./{address}'); return true");
    window.read::<bool>(&open, &[]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_tab_at_a_time_plays_a_game_where_a_browser_has_no_locks() {
    let lan = Kind { lan: true, ..Kind::default() };
    on_site_of_kind("lan", lan, async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        ensure!(window.is("!navigator.locks && !isSecureContext").await, "it has locks");
        let address = make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        ensure!(play(window, 2, 5).await? == "on", "it goes on");
        open_other(window, &address).await?;
        let asks = "window.other.document.querySelector(\"[data-tab='take-over']\")";
        window.until("the other tab asks first", asks).await?;
        ensure!(play(window, 2, 5).await? == "on", "and leaves the first one alone");
        window.read::<bool>(&format!("{asks}.click(); return true"), &[]).await?;
        let mine = "document.querySelector(\"[data-tab='take-over']\")";
        window.until("this tab says that it is elsewhere", mine).await?;
        let there = "window.other.document.getElementById('standing')";
        window.until("the other has it", there).await?;
        // And back again, with what was played there.
        window.click("[data-tab='take-over']").await?;
        window.until("this tab has it", "document.getElementById('standing')").await?;
        window.until("the other has not", asks).await?;
        window.read::<bool>("window.other.close(); return true", &[]).await?;
        window.reload().await?;
        window.until("nobody holds it", "document.getElementById('standing')").await
    })
    .await;
}

/// From here on the storage is full.
const FULL: &str = "window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
    throw new DOMException('there is no room', 'QuotaExceededError') };
    return true";
/// From here on it is not.
const EMPTIED: &str = "IDBObjectStore.prototype.put = window.put; return true";
const WARNED: &str = "document.querySelector(\"[data-note='notKept']\")";

#[tokio::test(flavor = "multi_thread")]
async fn a_full_storage_says_so_and_loses_nothing_that_was_kept() {
    on_site("quota", async |_, window| {
        let persist = "StorageManager.prototype.persist = async () => {
            window.persisted = (window.persisted ?? 0) + 1; return true }";
        window.before_every_page(persist).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        ensure!(window.is("window.persisted === undefined").await, "asked before there is a game");
        let address = make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        ensure!(window.is("window.persisted === 1").await, "not asked to keep games");
        ensure!(play(window, 2, 5).await? == "on", "it goes on");
        window.until("somebody is asked", QUESTION).await?;
        let before: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        ensure!(!window.is(WARNED).await, "it is kept");
        window.read::<bool>(FULL, &[]).await?;
        ensure!(play(window, 3, 5).await? == "on", "it goes on");
        window.until("that it is not kept", WARNED).await?;
        window.until("somebody is asked", QUESTION).await?;
        ensure!(window.is(WARNED).await, "and this stays");
        usable(window).await?;
        window.reload().await?;
        window.until("somebody is asked", QUESTION).await?;
        let after: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        ensure!(before == after, "what was kept is lost: {before} is {after}");
        // A file that cannot be kept is not brought in.
        window.read::<bool>("location.hash = '/'; return true", &[]).await?;
        window.until("the first page", HOME).await?;
        let file: String = window.perform(EXPORT, &[]).await?;
        let file = file.replace("\\\"written\\\":\\\"2", "\\\"written\\\":\\\"3");
        window.read::<bool>(FULL, &[]).await?;
        let said: String = window.perform(IMPORT, &[json!(file)]).await?;
        ensure!(said.contains("cannot be kept"), "it says: {said}");
        window.read::<bool>(EMPTIED, &[]).await?;
        let again: String = window.perform(EXPORT, &[]).await?;
        ensure!(again != file && again.contains("\\\"written\\\":\\\"2"), "it was brought in");
        let said: String = window.perform(IMPORT, &[json!(file)]).await?;
        ensure!(said.contains("has been loaded"), "it says: {said}");
        window.read::<bool>(&format!("location.hash = '{address}'; return true"), &[]).await?;
        window.until("it goes on", QUESTION).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_kept_is_kept_as_soon_as_there_is_room() {
    on_site("room", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        window.read::<bool>(FULL, &[]).await?;
        ensure!(play(window, 2, 5).await? == "on", "it goes on");
        window.until("that it is not kept", WARNED).await?;
        window.read::<bool>("location.hash = '/'; return true", &[]).await?;
        window.until("the first page", HOME).await?;
        window.read::<bool>(EMPTIED, &[]).await?;
        window.click("details.prefs summary").await?;
        window.click(".prefs button[name='theme'][value='dark']").await?;
        window.until("nothing is missing any more", &format!("!{WARNED}")).await?;
        let file: String = window.perform(EXPORT, &[]).await?;
        window.reload().await?;
        window.until("the first page", HOME).await?;
        let again: String = window.perform(EXPORT, &[]).await?;
        ensure!(file == again, "what is kept is not what there was");
        Ok(())
    })
    .await;
}
