//! Alone with bots in a tab: hints, and how quickly they play.

use anyhow::{Result, ensure};

use crate::tab::{HOME, make, on_site, usable};
use crate::tables::GAMES;
use crate::window::Window;

const ASKED: &str = "document.getElementById('status')?.dataset.question";
const NEXT: &str = "document.querySelector(\"#prompt [name='go'][value='next']\")";

/// Answers until the reader is not asked any more, and bots wait for a word.
async fn until_bots_wait(window: &Window) -> Result<()> {
    let press = "
        const end = Date.now() + 100000;
        let pressed = 0;
        while (!document.querySelector(\"#prompt [name='go'][value='next']\")) {
          const choices = [...document.querySelectorAll(\"main button[name='action']:not(:disabled)\")];
          const plain = choices.filter(({ value, form }) => !value.includes('#') && !form.dataset.busy);
          plain[(pressed * 7) % plain.length]?.click();
          pressed += plain.length > 0;
          if (Date.now() > end) throw new Error(`${pressed} answers, and bots do not wait`);
          await new Promise((wake) => setTimeout(wake, 20));
        }
        return true";
    window.perform::<bool>(press, &[]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_and_bots_play_step_by_step_in_a_tab() {
    for game in GAMES {
        on_site(&format!("alone-{game}"), async |_, window| {
            window.go("/").await?;
            window.until("the first page", HOME).await?;
            make(window, game, &["me", "bot-quick", "bot-quick"]).await?;
            window.until("the reader is asked", ASKED).await?;
            window.click("#ask-hint").await?;
            let told = "document.querySelector('#tip[role=status] .tip ol, #tip[role=status] .tip p:not(:only-child)')";
            window.until("the hint is told", told).await?;
            usable(window).await?;
            window.click("#tip .close").await?;
            window.until("it is put away", "!document.querySelector('#tip .tip')").await?;
            window.click("details.menu summary").await?;
            window.click("#menu-pace button[value='step']").await?;
            let pressed = "document.querySelector(\"#menu-pace button[value='step'][aria-pressed='true']\")";
            window.until("bots play step by step", pressed).await?;
            window.click("details.menu summary").await?;
            until_bots_wait(window).await?;
            usable(window).await?;
            let log = "(document.querySelector('#log')?.textContent.length ?? 0)";
            let before: u32 = window.read(&format!("return {log}"), &[]).await?;
            window.press(NEXT, &[]).await?;
            window.until("a bot has played", &format!("{log} !== {before} || {ASKED}")).await?;
            ensure!(window.is(&format!("{NEXT} || {ASKED}")).await, "they play on by themselves");
            if window.is(NEXT).await {
                window.click("#prompt [name='go'][value='mine']").await?;
            }
            window.until("the reader is asked", ASKED).await?;
            // It is kept with the table.
            window.reload().await?;
            window.until("the reader is asked", ASKED).await?;
            ensure!(window.is(pressed).await, "it is forgotten");
            Ok(())
        })
        .await;
    }
}
