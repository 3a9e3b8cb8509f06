//! Everything that a tab keeps, saved, forgotten and brought in again; and learning in a tab.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::tab::{HOME, QUESTION, make, on_site, play, usable};
use crate::window::Window;

/// Presses the button that saves everything, and returns what the file holds.
pub(crate) const EXPORT: &str = r##"
    const saved = new Promise((done) => {
      const { createObjectURL } = URL;
      const { click } = HTMLAnchorElement.prototype;
      URL.createObjectURL = (file) => {
        URL.createObjectURL = createObjectURL;
        done(file.text());
        return "#";
      };
      // Nothing comes to the disk of this machine.
      HTMLAnchorElement.prototype.click = () => (HTMLAnchorElement.prototype.click = click);
    });
    document.querySelector("button[data-tab='export']").click();
    return await saved;"##;

/// Chooses a file that holds this, and returns what the page says of it.
pub(crate) const IMPORT: &str = r#"
    const [text] = args;
    const files = new DataTransfer();
    files.items.add(new File([text], "snug.json"));
    document.getElementById("notice").textContent = "";
    const input = document.querySelector("input[data-tab='import']");
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    while (!document.getElementById("notice").textContent) await new Promise((wake) => setTimeout(wake, 10));
    return document.getElementById("notice").textContent;"#;

async fn go(window: &Window, path: &str, shown: &str) -> Result<()> {
    window.read::<bool>(&format!("location.hash = '{path}'; return true"), &[]).await?;
    window.until(path, &format!("document.querySelector(\"{shown}\")")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_everything_was_saved_forgotten_and_brought_in() {
    on_site("everything", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "ankh-morpork", &["me", "bot-quick"]).await?;
        ensure!(play(window, 3, 5).await? == "on", "it goes on");
        window.until("somebody is asked", QUESTION).await?;
        let before: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        go(window, "/", "main.home a[href^='#/tables/']").await?;
        let file: String = window.perform(EXPORT, &[]).await?;
        window.read::<bool>("window.confirm = () => true; return true", &[]).await?;
        window.click("button[data-tab='forget']").await?;
        let row = format!("document.querySelector(\"main.home a[href^='{address}']\")");
        window.until("it is forgotten", &format!("{HOME} && !{row}")).await?;
        window.reload().await?;
        window.until("the first page", HOME).await?;
        ensure!(!window.is(&row).await, "the browser has kept it");
        let said: String = window.perform(IMPORT, &[json!("Roses are red")]).await?;
        ensure!(said.contains("not a file that Snug saved"), "it says: {said}");
        let said: String = window.perform(IMPORT, &[json!(file)]).await?;
        ensure!(said.contains("has been loaded"), "it says: {said}");
        ensure!(window.is(&row).await, "it is not there again");
        usable(window).await?;
        window.reload().await?;
        window.until("it is kept", &row).await?;
        go(window, &address[1..], "#standing").await?;
        window.until("somebody is asked", QUESTION).await?;
        let after: String = window.read(&format!("return {QUESTION}"), &[]).await?;
        ensure!(before == after, "{before} is {after}");
        ensure!(play(window, 2, 5).await? == "on", "and can be played");
        Ok(())
    })
    .await;
}

/// Presses what is found, and waits until the lesson, or the coach, has heard of it.
async fn press(window: &Window, speaker: &str, what: &str) -> Result<()> {
    let at = format!("document.querySelector('{speaker}').dataset.at");
    let before: String = window.read(&format!("return {at}"), &[]).await?;
    window.press("document.querySelector(arguments[0])", &[json!(what)]).await?;
    window.until_with(what, &format!("{at} !== arguments[0]"), &[json!(before)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_and_a_guided_game_go_on_where_they_were_left() {
    on_site("learning", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        go(window, "/lessons/ankh-morpork/right-next-to-you", "#lesson").await?;
        press(window, "#lesson", "#prompt button[value='play groat']").await?;
        window.reload().await?;
        window.until("the lesson", "document.querySelector('#lesson')").await?;
        for action in ["place seven-sleepers", "end"] {
            press(window, "#lesson", &format!("#prompt button[value='{action}']")).await?;
        }
        let solved = "document.querySelector('#lesson[data-standing=solved]')";
        ensure!(window.is(solved).await, "the lesson is not solved");
        usable(window).await?;
        go(window, "/lessons", ".course-bar .done").await?;
        go(window, "/learn/ankh-morpork/first-game", "#coach").await?;
        for _ in 0..4 {
            let next = "#coach button[value=next]";
            let has_next = window.is(&format!("document.querySelector('{next}')")).await;
            press(window, "#coach", if has_next { next } else { "#coach button[value=show]" })
                .await?;
        }
        let at = "return document.querySelector('#coach').dataset.at";
        let before: String = window.read(at, &[]).await?;
        window.reload().await?;
        window.until("the coach", "document.querySelector('#coach')").await?;
        ensure!(window.read::<String>(at, &[]).await? == before, "it begins again");
        usable(window).await
    })
    .await;
}
