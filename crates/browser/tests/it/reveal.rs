//! What *Rattus Cartus* resolves is shown building by building.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::look::sound;
use crate::scene::{Scene, scene};
use crate::tables::{GAMES, come_in, id_of, make, start};
use crate::window::{Kind, Window};

const RESOLVE: &str = include_str!("scripts/resolve.js");
/// Which building the page reveals, if it does.
const REVEALED: &str = "
    const way = document.querySelector('#reveal-do');
    return way.checkVisibility() ? document.querySelector('#reveal > .stage').dataset.key : null";
const IS_OVER: &str = "!document.querySelector('#reveal-do').checkVisibility()";
/// Whether the page has revealed anything since it was loaded.
const WATCH: &str = "
    addEventListener('DOMContentLoaded', () => {
        const way = document.querySelector('#reveal-do');
        if (!way) return;
        const look = () => { if (!way.hidden) way.ownerDocument.body.dataset.revealed = 'yes'; };
        new MutationObserver(look).observe(way, { attributes: true });
    });";

/// A window at a table against two bots who wait for a word, so that nothing goes on by itself.
async fn table(scene: &mut Scene, lively: bool) -> Result<(Arc<Window>, String)> {
    let window = scene.window_of_kind("ada", Kind { lively, ..Kind::default() }).await?;
    window.before_every_page(WATCH).await?;
    come_in(&window, "Ada").await?;
    let bots = json!({ "bots": ["random", "random"], "setup": { "players": 3 } });
    let id = id_of(&make(&window, GAMES[1], bots).await?)?;
    start(&window, &id).await?;
    window.ask("POST", &format!("/tables/{id}/pace"), json!({ "pace": "step" })).await?;
    window.go(&format!("/tables/{id}")).await?;
    window.until("the page is there", "document.readyState === 'complete'").await?;
    Ok((window, id))
}

/// Plays on while the page looks on.
async fn play(window: &Window, id: &str, until: &str) -> Result<()> {
    let reached: String =
        window.perform(RESOLVE, &[json!(id), json!(until), json!(5)]).await.context("playing")?;
    ensure!(reached == until, "the game is over before anything is {until}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn continue_leads_from_building_to_building_and_all_at_once_to_the_question() {
    scene("reveal", async |scene| {
        let (window, id) = table(scene, true).await?;
        play(&window, &id, "revealed").await?;
        // What comes meanwhile waits behind what is shown.
        play(&window, &id, "next-round").await?;
        let turning = "document.querySelector('#reveal .stage .tc') !== null";
        window.until("cards are turned", turning).await?;
        let asked = "return document.querySelector('#prompt')
            .checkVisibility({ visibilityProperty: true })";
        ensure!(!window.read::<bool>(asked, &[]).await?, "a question stands beside the reveal");
        let mut seen = BTreeSet::new();
        while let Some(of) = window.read::<Option<String>>(REVEALED, &[]).await? {
            ensure!(seen.insert(of.clone()), "{of} is shown twice");
            window.press("document.querySelector('[data-reveal=on]')", &[]).await?;
        }
        ensure!(seen.len() >= 2, "only {seen:?} was shown");
        ensure!(window.read::<bool>(asked, &[]).await?, "no question comes afterwards");
        sound(&window).await?;

        play(&window, &id, "revealed").await?;
        play(&window, &id, "next-round").await?;
        window.press("document.querySelector('[data-reveal=all]')", &[]).await?;
        window.until("nothing more is revealed", IS_OVER).await?;
        ensure!(window.read::<bool>(asked, &[]).await?, "no question comes afterwards");
        let board = "getComputedStyle(document.querySelector('.bldgs > :not(.reveal)')).visibility";
        window.until("the buildings are seen again", &format!("{board} === 'visible'")).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_less_motion_sees_the_end_at_once() {
    scene("reveal-calm", async |scene| {
        let (window, id) = table(scene, false).await?;
        play(&window, &id, "told").await?;
        play(&window, &id, "next-round").await?;
        let revealed = "return document.body.dataset.revealed === 'yes'";
        ensure!(!window.read::<bool>(revealed, &[]).await?, "it was shown building by building");
        let told = "document.querySelector('#log li')";
        window.until("the log tells it", told).await
    })
    .await;
}
