//! Everything with forms alone: a browser that runs no script.

use anyhow::ensure;
use serde_json::json;

use crate::play::Players;
use crate::scene::scene;
use crate::tables::GAMES;
use crate::window::Kind;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_against_bots_with_forms_and_reloads() {
    for game in GAMES {
        scene(&format!("without-script-{game}"), async |scene| {
            let kind = Kind { without_script: true, ..Kind::default() };
            let windows = [scene.window_of_kind("plain", kind).await?];
            let window = &windows[0];
            window.go("/").await?;
            let no_script: bool =
                window.read("return document.querySelector('[data-script]').hidden", &[]).await?;
            ensure!(no_script, "this browser runs scripts");
            let play = format!("button[value=bots][formaction$='game={game}']");
            window.click(&play).await?;
            let mut players = Players::new(&windows, 11);
            players.reloads = true;
            for _ in 0..6 {
                ensure!(players.play_once().await?, "the game is over");
            }
            let turns: String =
                window.read("return document.querySelector('#standing').textContent", &[]).await?;
            ensure!(!turns.is_empty(), "nobody knows how far the game is");
            window
                .until_with(
                    "the log has lines",
                    "document.querySelectorAll(arguments[0]).length > 0",
                    &[json!("#log li, .log li")],
                )
                .await
        })
        .await;
    }
}
