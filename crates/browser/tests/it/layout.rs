//! What one needs to decide is on the screen, however small it is.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::scene::scene;
use crate::tables::{Goal, advance, come_in, id_of, make, start};
use crate::window::Window;

async fn sees(window: &Window, selector: &str) -> Result<bool> {
    let script = "const part = document.querySelector(arguments[0]); return part !== null && part.checkVisibility() && part.getBoundingClientRect().width > 0";
    window.read(script, &[json!(selector)]).await
}

/// Numbers 3 and 4.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_hints_and_clocks() {
    scene("phone", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        window.resize(390, 844).await?;
        let clock = json!({ "live": { "reserve": 600, "increment": 10 } });
        let more = json!({ "bots": ["quick"], "setup": { "players": 2 }, "clock": clock });
        let id = id_of(&make(&window, "ankh-morpork", more).await?)?;
        start(&window, &id).await?;
        let mut hints = 0;
        for answers in 0..6 {
            ensure!(advance(&window, &id, Goal::Answers(answers.min(2)), 9).await?, "it is over");
            window.go(&format!("/tables/{id}")).await?;
            ensure!(sees(&window, ".player .clock [data-left]").await?, "no clock is to be seen");
            let asked: u32 = window
                .read("return document.querySelectorAll('#prompt .hint').length", &[])
                .await?;
            if asked > 0 {
                ensure!(sees(&window, "#prompt .hint").await?, "the hint is hidden");
                hints += 1;
            }
        }
        ensure!(hints > 0, "no question had a hint");
        Ok(())
    })
    .await;
}
