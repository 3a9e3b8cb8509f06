//! What goes wrong around a tab: a browser that keeps nothing, an engine that breaks, a game that
//! cannot be opened, another site on the same host.

use anyhow::ensure;
use serde_json::json;

use crate::look::calm;
use crate::scene::scene;
use crate::tab::{HOME, QUESTION, go, make, on_site, play, usable};
use crate::tab_everything::{EXPORT, IMPORT};
use crate::tables::{against, come_in};
use crate::window::Kind;

/// A browser whose owner has it keep nothing refuses all of this by throwing.
const REFUSED: &str = "
    const refuse = () => { throw new DOMException('nothing is kept here', 'SecurityError') };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
    }
    LockManager.prototype.request = async () => refuse();
    StorageManager.prototype.persist = async () => refuse();
    ServiceWorkerContainer.prototype.register = async () => refuse();
    window.BroadcastChannel = function () { refuse() };
    window.SharedWorker = function () { refuse() };";
const SAID: &str = "document.getElementById('notice').textContent";

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_may_keep_nothing_is_played_all_the_same() {
    on_site("refused", async |_, window| {
        window.before_every_page(REFUSED).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        for game in crate::tables::GAMES {
            make(window, game, &["me", "bot-beginner"]).await?;
            ensure!(play(window, 3, 5).await? == "on", "{game} goes on");
            window.until("somebody is asked", QUESTION).await?;
        }
        let warned = "document.querySelector(\"[data-note='notKept']\")";
        ensure!(window.is(warned).await, "it is not said");
        // What is wanted of a page is wanted as long as it is open.
        let want = "kept.put('snug-sound', 'yes'); return true";
        window.read::<bool>(want, &[]).await?;
        go(window, "/privacy").await?;
        window.until("another page", "document.querySelector('#deal')").await?;
        ensure!(window.is("kept.get('snug-sound') === 'yes'").await, "it is forgotten");
        go(window, "/").await?;
        window.until("the first page", HOME).await?;
        window.read::<bool>("window.confirm = () => true; return true", &[]).await?;
        window.click("button[data-tab='forget']").await?;
        let row = "document.querySelector('main.home a[href^=\"#/tables/\"]:not([href*=new])')";
        window.until("everything is forgotten", &format!("{HOME} && !{row}")).await?;
        usable(window).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_played_in_by_whoever_may_keep_nothing() {
    scene("refused", async |scene| {
        let window = scene.window("keeper").await?;
        window.before_every_page(REFUSED).await?;
        come_in(&window, "Ada").await?;
        let id = against(&window, "rattus-cartus", &["random"]).await?;
        window.go(&format!("/tables/{id}")).await?;
        // The stream is there, and answers come over it.
        window.until("somebody is asked", QUESTION).await?;
        let before: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        ensure!(play(&window, 1, 3).await? == "on", "it goes on");
        window
            .until_with(
                "it was answered",
                &format!("{QUESTION} !== arguments[0]"),
                &[json!(before)],
            )
            .await?;
        calm(&window).await
    })
    .await;
}

/// Makes a table whose bots are known by how long they wait.
const MAKE: &str = "
    const fields = [['seat1', 'me'], ['seat2', 'bot-beginner'], ['clock', 'none'], ['pace', '777']];
    const before = location.hash;
    await house.post('/tables?game=rattus-cartus', fields);
    while (location.hash === before) await new Promise((wake) => setTimeout(wake, 10));
    return location.hash;";
const STUCK: &str = "document.querySelector(\"[data-note='stuck'] button\")";

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_breaks_begins_anew_and_the_game_goes_on() {
    on_site("broken", async |site, window| {
        // Pages break over one address, and bots over their first three thoughts at one table.
        let wrecked = "ask.path === '/rules/wreck' || (ask.ask === 'think' && \
            ask.kept.includes('\"pace\":777') && (self.wrecks = (self.wrecks ?? 0) + 1) <= 3)";
        site.break_engine(wrecked)?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        ensure!(play(window, 3, 5).await? == "on", "it goes on");
        window.until("somebody is asked", QUESTION).await?;
        let before: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        go(window, "/rules/wreck").await?;
        window
            .until("that something went wrong", &format!("{SAID}.includes('went wrong')"))
            .await?;
        go(window, &address[1..]).await?;
        window.until("the same is asked again", &format!("{QUESTION} === '{before}'")).await?;
        ensure!(play(window, 2, 5).await? == "on", "and can be played");
        let row = format!("document.querySelector(\"main.home a[href^='{address}']\")");
        go(window, "/").await?;
        window.until("nothing is lost", &format!("{HOME} && {row}")).await?;

        let table: String = window.perform(MAKE, &[]).await?;
        // A bot breaks twice over the same, is asked again, breaks once more and answers.
        let press = "
            while (!document.querySelector(\"[data-note='stuck']\")) {
              document.querySelector(\"main button[name='action']:not(:disabled)\")?.click();
              await new Promise((wake) => setTimeout(wake, 30));
            }
            return true";
        window.perform::<bool>(press, &[]).await?;
        usable(window).await?;
        window.press(STUCK, &[]).await?;
        window.until("nothing is stuck", &format!("!{STUCK}")).await?;
        window.until("somebody is asked", QUESTION).await?;
        ensure!(play(window, 2, 5).await? == "on", "{table} goes on");
        ensure!(!window.is(STUCK).await, "it is stuck again");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_opened_is_deleted_and_others_go_on() {
    on_site("unreadable", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let fine = make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        let other = make(window, "ankh-morpork", &["me", "bot-quick"]).await?;
        go(window, "/").await?;
        window.until("the first page", HOME).await?;
        let file: String = window.perform(EXPORT, &[]).await?;
        window.read::<bool>("window.confirm = () => true; return true", &[]).await?;
        window.click("button[data-tab='forget']").await?;
        let row =
            |address: &str| format!("document.querySelector(\"main.home a[href='{address}']\")");
        window.until("it is forgotten", &format!("{HOME} && !{}", row(&fine))).await?;
        // The game of another version.
        let place = file.find("\\\"game\\\":\\\"ankh-morpork\\\"").expect("its game");
        let (before, after) = file.split_at(place);
        let changed = format!("{before}{}", after.replacen("\\\"rules\\\":", "\\\"rules\\\":9", 1));
        ensure!(changed != file, "nothing is changed");
        let said: String = window.perform(IMPORT, &[json!(changed)]).await?;
        ensure!(said.contains("has been loaded"), "it says: {said}");
        window.until("it is listed", &row(&other)).await?;
        let list = "document.querySelector('#mine').textContent.includes('cannot be opened')";
        ensure!(window.is(list).await, "the list does not say so");
        usable(window).await?;
        go(window, &other[1..]).await?;
        let page = "document.querySelector('#h-unreadable')";
        window.until("what is the matter with it", page).await?;
        usable(window).await?;
        window.click("details:has(form[action$='/delete']) summary").await?;
        window.click("form[action$='/delete'] [name=sure]").await?;
        window.click("form[action$='/delete'] button").await?;
        window.until("it is gone", &format!("{HOME} && !{}", row(&other))).await?;
        window.reload().await?;
        window.until("the other is there", &row(&fine)).await?;
        ensure!(!window.is(&row(&other)).await, "it is there again");
        go(window, &fine[1..]).await?;
        window.until("somebody is asked", QUESTION).await?;
        ensure!(play(window, 2, 5).await? == "on", "and the other goes on");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_folders_of_a_host_keep_a_site_each() {
    on_site("folders", async |site, window| {
        let ready = "await navigator.serviceWorker.ready; return true";
        let (here, there) = (format!("{}/", site.url()), format!("{}/", site.other_url()));
        for address in [&here, &there] {
            window.go(address).await?;
            window.until("the first page", HOME).await?;
            window.perform::<bool>(ready, &[]).await?;
        }
        window.until("a service worker", "navigator.serviceWorker.controller").await?;
        let keys = "return (await caches.keys()).sort()";
        let before: Vec<String> = window.perform(keys, &[]).await?;
        ensure!(before.len() == 2, "{before:?}");
        // There it is renewed, and here it is not.
        site.renew("another")?;
        window.go(&format!("{there}?again")).await?;
        let offer = "document.querySelector(\"[data-note='newVersion'] button\")";
        window.until("the new version is offered", offer).await?;
        window.read::<bool>("window.old = true; return true", &[]).await?;
        window.press(offer, &[]).await?;
        window.until("it takes over", &format!("!window.old && {HOME}")).await?;
        let after: Vec<String> = window.perform(keys, &[]).await?;
        let of_here = before.iter().find(|key| key.ends_with(" /games/here/")).expect("its own");
        ensure!(after.contains(of_here), "{of_here} is gone: {after:?}");
        ensure!(after.contains(&"snug-tab-another /games/there/".to_owned()), "{after:?}");
        ensure!(after.len() == 2, "{after:?}");
        // Without a network it is still whole here.
        site.close();
        window.go(&here).await?;
        window.until("the first page", HOME).await
    })
    .await;
}

/// Counts who listens to the document and has not stopped.
const LISTENERS: &str = "
    window.listeners = [];
    const { addEventListener } = Document.prototype;
    document.addEventListener = function (type, hear, options) {
        if (type !== 'snug:page') window.listeners.push({ type, signal: options?.signal });
        return addEventListener.call(this, type, hear, options);
    };";
const LISTENING: &str = "return window.listeners.filter(({ signal }) => !signal?.aborted).length";

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_were_left_hear_nothing_any_more() {
    let lively = Kind { lively: true, ..Kind::default() };
    crate::tab::on_site_of_kind("listeners", lively, async |_, window| {
        window.before_every_page(LISTENERS).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "bot-quick"]).await?;
        let mut counts: Vec<u32> = Vec::new();
        for _ in 0..4 {
            go(window, "/").await?;
            window.until("the first page", HOME).await?;
            go(window, &address[1..]).await?;
            window.until("the table", "document.getElementById('standing')").await?;
            let news = "window.listeners.filter(({ type, signal }) => type === 'snug:news' && !signal?.aborted).length === 1";
            window.until("one script shows what was resolved", news).await?;
            counts.push(window.read(LISTENING, &[]).await?);
        }
        ensure!(counts.iter().all(|count| *count == counts[0]), "more and more: {counts:?}");
        Ok(())
    })
    .await;
}
