//! The proof of an honest deal, in the reader's own browser.

use anyhow::{Result, ensure};

use crate::look::{calm, sight, sound};
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, against, come_in};
use crate::window::Window;

/// The record arrives with another roll or card than was dealt.
const TAMPER: &str = r#"
    const honest = window.fetch;
    window.fetch = async (address, ...more) => {
      const response = await honest(address, ...more);
      if (!String(address).endsWith("/record")) return response;
      const lines = (await response.text()).split("\n");
      const chance = lines.findLastIndex((line) => /^(roll|marker|reveal|draw) /.test(line));
      const roll = lines[chance].startsWith("roll") ? "roll " + (lines[chance] === "roll 3" ? 4 : 3) : null;
      const others = lines.filter((line) => line.split(" ")[0] === lines[chance].split(" ")[0] && line !== lines[chance]);
      lines[chance] = roll ?? others[0];
      return new Response(lines.join("\n"));
    };"#;

/// A finished game against bots who play anything.
pub(crate) async fn finished(window: &Window, game: &str) -> Result<String> {
    let id = against(window, game, &["random", "random"]).await?;
    ensure!(advance(window, &id, Goal::End, 7).await?, "the game never ends");
    Ok(id)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_deals_the_game_again_and_finds_one_changed_roll() {
    scene("proof", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        for (index, game) in GAMES.into_iter().enumerate() {
            let id = finished(&window, game).await?;
            window.go(&format!("/tables/{id}")).await?;
            window.click("#proof a.btn").await?;
            let good = "document.querySelector('#check[data-now=good]')";
            window.until("every card was dealt honestly", good).await?;
            for lang in [["en", "de"], ["es", "fr"]][index] {
                window.speak(lang).await?;
                window.reload().await?;
                window.until("the proof says so in every language", good).await?;
                sound(&window).await?;
                sight(&window).await?;
            }
            calm(&window).await?;
        }
        Ok(())
    })
    .await;
    scene("tampered", async |scene| {
        let window = scene.window("eve").await?;
        come_in(&window, "Eve").await?;
        window.before_every_page(TAMPER).await?;
        for game in GAMES {
            let id = finished(&window, game).await?;
            window.go(&format!("/tables/{id}/proof")).await?;
            window
                .until("the changed draw is found", "document.querySelector('#check[data-now=bad]')")
                .await?;
            let named: String = window
                .read("return document.querySelector('[data-state=bad] h2').textContent", &[])
                .await?;
            let red = "document.querySelectorAll('.beads i').length && \
                [...document.querySelectorAll('.beads i')].findIndex(i => i.className === 'is-bad')";
            let bead: i64 = window.read(&format!("return {red}"), &[]).await?;
            ensure!(bead >= 0 && named.contains(&(bead + 1).to_string()), "{named}, {bead}");
        }
        Ok(())
    })
    .await;
}
