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
      window.tampered = lines[chance];
      return new Response(lines.join("\n"));
    };"#;

/// The record arrives without its last checksum: all draws are true, and the record is not.
const SHORTEN: &str = r#"
    const honest = window.fetch;
    window.fetch = async (address, ...more) => {
      const response = await honest(address, ...more);
      if (!String(address).endsWith("/record")) return response;
      const lines = (await response.text()).split("\n");
      lines.splice(lines.findLastIndex((line) => line.startsWith("check turn ")), 1);
      return new Response(lines.join("\n"));
    };"#;
/// What the list of all draws says, row by row.
const LISTED: &str = "return [...document.querySelectorAll('#draws tbody tr')].map(row => [row.className, row.lastElementChild.textContent])";
/// What every square says.
const BEADS: &str = "return [...document.querySelectorAll('.beads i')].map(bead => bead.className)";

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
                window.press("document.querySelector('#t-draws')", &[]).await?;
                let listed: Vec<(String, String)> = window.read(LISTED, &[]).await?;
                let beads: Vec<String> = window.read(BEADS, &[]).await?;
                ensure!(listed.len() == beads.len() && listed.len() > 20, "{}", listed.len());
                let (_, same) = &listed[0];
                let all = listed.iter().all(|(class, said)| class == "is-good" && said == same);
                ensure!(all && !same.is_empty(), "in {lang}: {listed:?}");
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
        for (game, lang) in GAMES.into_iter().zip(["de", "fr"]) {
            let id = finished(&window, game).await?;
            window.speak(lang).await?;
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
            // The list of all draws has the same one, and nothing after it is judged.
            let listed: Vec<(String, String)> = window.read(LISTED, &[]).await?;
            let wrong = listed.iter().position(|(class, _)| class == "is-bad");
            ensure!(wrong == usize::try_from(bead).ok(), "{wrong:?} is not {bead}");
            let after = listed.iter().skip(bead as usize + 1);
            ensure!(after.clone().all(|(class, _)| class == "is-unknown"), "{listed:?}");
            // What is shown is the line itself, in everybody's language.
            let (line, tampered): (String, String) = window
                .read("return [document.querySelector('[data-fill=text]').textContent, window.tampered]", &[])
                .await?;
            ensure!(line == tampered, "{line} is shown, and {tampered} was changed");
            let said: String =
                window.read("return document.getElementById('check').innerText", &[]).await?;
            ensure!(!said.contains("revealed values"), "in {lang}: {said}");
        }
        Ok(())
    })
    .await;
    scene("shortened", async |scene| {
        let window = scene.window("eve").await?;
        come_in(&window, "Eve").await?;
        window.before_every_page(SHORTEN).await?;
        let id = finished(&window, "rattus-cartus").await?;
        window.go(&format!("/tables/{id}/proof")).await?;
        window
            .until("a line is missing", "document.querySelector('#check[data-now=other]')")
            .await?;
        let beads: Vec<String> = window.read(BEADS, &[]).await?;
        ensure!(beads.iter().all(|bead| bead != "is-bad"), "no draw is wrong: {beads:?}");
        Ok(())
    })
    .await;
}
