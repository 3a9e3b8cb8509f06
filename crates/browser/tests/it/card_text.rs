//! What a card says where its name stands, and why not where one taps.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::scene::scene;
use crate::tables::{Goal, advance, against, come_in};
use crate::window::Window;

const OPEN: &str = "document.querySelector('.card-pop:popover-open, .refusal:popover-open')";

/// Presses what a selector finds first, by its own click, as Enter does.
async fn press(window: &Window, selector: &str) -> Result<Value> {
    let press = "const it = document.querySelector(arguments[0]); it?.click(); return !!it;";
    window.read(press, &[json!(selector)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_says_what_it_does_wherever_its_name_stands() {
    scene("card-text", async |scene| {
        let window = scene.window("card-text").await?;
        come_in(&window, "Ada").await?;
        let id = against(&window, "ankh-morpork", &["quick", "quick"]).await?;
        advance(&window, &id, Goal::Answers(12), 3).await?;
        window.go(&format!("/tables/{id}")).await?;
        ensure!(press(&window, "#log .cn").await? == true, "no card is named in the log");
        window.until("the text of the card is open", OPEN).await?;
        let missing = "return [...document.querySelectorAll('.cn')]
            .filter((name) => !document.getElementById(name.getAttribute('popovertarget'))).length";
        let missing: u32 = window.read(missing, &[]).await?;
        ensure!(missing == 0, "{missing} names open nothing");

        // Sooner or later something on the map or in the hand is not allowed.
        let mut found = false;
        for seed in 0..40 {
            found = press(&window, ".no-go").await? == true;
            if found || !advance(&window, &id, Goal::Answers(1), seed).await? {
                break;
            }
            window.go(&format!("/tables/{id}")).await?;
        }
        ensure!(found, "nothing was ever forbidden");
        window.until("the reason is open", OPEN).await?;
        let told = "const it = document.querySelector('.refusal:popover-open');
            return [it.getAttribute('role'), it.querySelector('.rule-id') !== null];";
        let told: Value = window.read(told, &[]).await?;
        ensure!(told == json!(["alert", true]), "{told}");
        Ok(())
    })
    .await;
}
