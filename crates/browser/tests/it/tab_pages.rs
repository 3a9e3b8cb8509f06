//! Pages of a tab that no other test opens: the curtain, loading, records, in the dark.

use anyhow::ensure;
use serde_json::{Value, json};

use crate::tab::{HOME, QUESTION, go, make, on_site, play, usable};

const CURTAIN: &str = "document.querySelector('.curtain a.btn-main')";

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_those_who_share_a_device() {
    on_site("curtain", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "me"]).await?;
        let mut hands: Vec<String> = Vec::new();
        for _ in 0..3 {
            window.until("the curtain", CURTAIN).await?;
            let hidden = "!document.querySelector('#hand, #secret, #prompt button')";
            ensure!(window.is(hidden).await, "something stands before the curtain");
            usable(window).await?;
            let next: String =
                window.read(&format!("return {CURTAIN}.getAttribute('href')"), &[]).await?;
            // Whoever is not asked gets the curtain at their own address as well.
            let other = if next.ends_with("as=1") { "as=2" } else { "as=1" };
            let mark = "document.querySelector('.curtain').dataset.old = 'yes'; return true";
            window.read::<bool>(mark, &[]).await?;
            go(window, &format!("{}?{other}", &address[1..])).await?;
            let anew = "document.querySelector('.curtain:not([data-old]) a.btn-main')";
            window.until("the curtain", anew).await?;
            ensure!(window.is(hidden).await, "the address opens the curtain");
            window.press(CURTAIN, &[]).await?;
            window.until("a hand", "document.getElementById('hand')").await?;
            hands.push(next);
            let press = "
                const at = location.hash;
                while (!document.querySelector('.curtain')) {
                  const choices = [...document.querySelectorAll(\"main button[name='action']:not(:disabled)\")];
                  choices.find(({ value, form }) => !value.includes('#') && !form.dataset.busy)?.click();
                  await new Promise((wake) => setTimeout(wake, 20));
                }
                return at";
            window.perform::<String>(press, &[]).await?;
        }
        ensure!(hands.iter().any(|hand| *hand != hands[0]), "only one of them plays: {hands:?}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_readable_and_says_how_far_it_is_while_the_engine_comes() {
    on_site("progress", async |_, window| {
        let watch = "
            window.seen = [];
            addEventListener('DOMContentLoaded', () => {
                const part = document.querySelector('[data-wait][lang=en]');
                const look = () => seen.push([part.querySelector('progress').value, part.innerText, part.checkVisibility()]);
                new MutationObserver(look).observe(part.querySelector('progress'), { attributes: true });
            });";
        window.before_every_page(watch).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let seen: Vec<(f64, String, bool)> = window.read("return window.seen", &[]).await?;
        ensure!(seen.len() > 1, "it moves {} times", seen.len());
        ensure!(seen.is_sorted_by_key(|(value, ..)| *value), "it goes back: {seen:?}");
        ensure!(seen.last().is_some_and(|(value, ..)| *value == 100.0), "it ends before: {seen:?}");
        for (value, text, is_shown) in &seen {
            ensure!(*is_shown && text.len() > 40, "nothing can be read at {value}: {text}");
        }
        let said = |(value, text, _): &(f64, String, bool)| text.contains(&format!("{value}%"));
        ensure!(seen.iter().skip(1).filter(|one| said(one)).count() + 2 > seen.len() / 2, "{seen:?}");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_can_be_installed_from_any_folder() {
    on_site("manifest", async |site, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        window.until("a service worker", "navigator.serviceWorker.controller").await?;
        let found = window.command("Page.getAppManifest", json!({})).await?;
        ensure!(found["errors"].as_array().is_none_or(Vec::is_empty), "{found}");
        let manifest: Value = serde_json::from_str(found["data"].as_str().unwrap_or_default())?;
        let resolved = "
            const [manifest] = args;
            const at = document.querySelector('link[rel=manifest]').href;
            const all = [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)];
            return Promise.all(all.map(async (address) => {
                const { href } = new URL(address, at);
                return [href, (await fetch(href)).ok];
            }));";
        let all: Vec<(String, bool)> = window.perform(resolved, &[manifest]).await?;
        ensure!(all.len() >= 4, "{all:?}");
        for (address, is_there) in all {
            ensure!(is_there && address.starts_with(&format!("{}/", site.url())), "{address}");
        }
        let faults = window.command("Page.getInstallabilityErrors", json!({})).await?;
        let ids: Vec<&str> = faults["installabilityErrors"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|fault| fault["errorId"].as_str())
            .collect();
        // A browser without a face installs nothing for want of one.
        ensure!(ids.iter().all(|id| id.contains("incognito")), "it cannot be installed: {ids:?}");
        Ok(())
    })
    .await;
}

/// Presses what gives a file, and returns what the file holds.
const FILE: &str = r##"
    const [selector] = args;
    const saved = new Promise((done) => {
      const { createObjectURL } = URL;
      const { click } = HTMLAnchorElement.prototype;
      URL.createObjectURL = (file) => {
        URL.createObjectURL = createObjectURL;
        done(file.text());
        return "#";
      };
      HTMLAnchorElement.prototype.click = () => (HTMLAnchorElement.prototype.click = click);
    });
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return await saved;"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_out_of_a_tab_and_into_another() {
    let mut record = String::new();
    on_site("record-out", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        make(window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        ensure!(play(window, 2000, 7).await? == "over", "it ends");
        let link = "a[download][href$='/record']";
        window.until("it can be saved", &format!("document.querySelector(\"{link}\")")).await?;
        record = window.perform(FILE, &[json!(link)]).await?;
        ensure!(record.starts_with("snug record 1\ngame rattus-cartus\n"), "{record}");
        Ok(())
    })
    .await;
    on_site("record-in", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        window.click("details.import summary").await?;
        let bring = "
            const [text] = args;
            document.querySelector('#record').value = text;
            document.querySelector('details.import button').click();
            return true";
        window.perform::<bool>(bring, &[json!("Roses are red")]).await?;
        let said = "document.getElementById('notice').textContent";
        window.until("that this is no record", said).await?;
        window.perform::<bool>(bring, &[json!(record)]).await?;
        window.until("it is over", "document.querySelector('.verdict')").await?;
        usable(window).await?;
        let again: String = window.perform(FILE, &[json!("a[download][href$='/record']")]).await?;
        ensure!(again == record, "it comes out otherwise than it went in");
        window.reload().await?;
        window.until("it is kept", "document.querySelector('.verdict')").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_is_for_everyone_in_the_dark_as_well() {
    on_site("dark", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        window.click("details.prefs summary").await?;
        window.click(".prefs button[name='theme'][value='dark']").await?;
        window.until("it is dark", "document.documentElement.dataset.theme === 'dark'").await?;
        usable(window).await?;
        for path in ["/privacy", "/learn/rattus-cartus", "/lessons", "/tables/new"] {
            go(window, path).await?;
            let shown = "!document.querySelector('main.home, [data-wait]')";
            window.until(path, shown).await?;
            usable(window).await?;
            go(window, "/").await?;
            window.until("the first page", HOME).await?;
        }
        for game in crate::tables::GAMES {
            make(window, game, &["me", "bot-quick"]).await?;
            window.until("somebody is asked", QUESTION).await?;
            usable(window).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_master_answers_in_a_tab() {
    on_site("master", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        for game in crate::tables::GAMES {
            make(window, game, &["me", "bot-master"]).await?;
            ensure!(play(window, 6, 3).await? == "on", "{game} goes on");
            window.until("somebody is asked", QUESTION).await?;
        }
        Ok(())
    })
    .await;
}
