//! Reviews that the reader's own browser makes, beside a house and without one.

use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::look::{calm, sound};
use crate::proof::finished;
use crate::scene::scene;
use crate::tab::{HOME, make, on_site, play, usable};
use crate::tables::{GAMES, Goal, advance_slowly, against, come_in};
use crate::widths::OVERFLOW;
use crate::window::Window;

/// A review that the engine makes takes little: what it says is tested elsewhere.
const LITTLE: &str = "
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        if (message?.ask?.ask === 'review') message.ask.budget = { playouts: 2, searches: 6 };
        return post.call(this, message, ...more);
    };";
/// How much of it is made, in parts of a hundred; all of it once nothing is computed any more.
const PERCENT: &str = "(document.querySelector('.computing progress')?.value ?? 100)";

/// Has it made here, until there is a graph of some turns.
async fn begin(window: &Window) -> Result<()> {
    window.until("it is offered", "document.querySelector('[data-here]:not([hidden])')").await?;
    window.click("[data-here]").await?;
    let some = "document.querySelectorAll('#chances tbody tr').length > 2";
    window.until("some turns are judged", some).await
}

/// Whether a review is there as a whole.
const WHOLE: &str = "!document.querySelector('.computing') && document.querySelector('#h-luck')";
/// A row of the table, cell by cell.
const ROW: &str = "[...document.querySelectorAll('#chances tbody tr').item(arguments[0]).cells].map((cell) => cell.textContent.trim())";

/// Moves the slider of the graph by keyboard: what it says is what stands in the table.
async fn by_keyboard(window: &Window) -> Result<()> {
    window.click("#review details.more:has(#chances) summary").await?;
    window
        .until("the table is open", "document.querySelector('#chances').checkVisibility()")
        .await?;
    let rows: usize =
        window.read("return document.querySelectorAll('#chances tbody tr').length", &[]).await?;
    window.read::<serde_json::Value>("document.getElementById('moment').focus()", &[]).await?;
    for (key, row) in [(Key::Home, 0), (Key::Right, 1), (Key::Right, 2), (Key::End, rows - 1)] {
        window.keys(key).await?;
        let there = "Number(document.getElementById('moment').value) === arguments[0]";
        window.until_with("the slider moves", there, &[json!(row)]).await?;
        let cells: Vec<String> = window.read(&format!("return {ROW}"), &[json!(row)]).await?;
        let said: (String, String) = window
            .read(
                "const slider = document.getElementById('moment');
                return [slider.getAttribute('aria-valuetext'), document.querySelector('.readout').textContent]",
                &[],
            )
            .await?;
        for cell in &cells {
            let everywhere = said.0.contains(cell.as_str()) && said.1.contains(cell.as_str());
            ensure!(everywhere, "{cell} stands in row {row}, and the slider says {said:?}");
        }
    }
    Ok(())
}

/// The replay shows where the game turned, and a dot leads there; it stays when the game moves.
async fn turns(window: &Window, id: &str) -> Result<()> {
    let told = window.ask("GET", &format!("/tables/{id}/review"), json!(null)).await?;
    let points = told["review"]["turning_points"].as_array().cloned().unwrap_or_default();
    ensure!(!points.is_empty(), "the game turned somewhere");
    window.go(&format!("/tables/{id}/at/0?as=open")).await?;
    window.until("the script runs", "document.querySelector('#play:not([hidden])')").await?;
    let there = "document.querySelectorAll('#turnings a').length === arguments[1]
        && Number(document.getElementById('transport').dataset.at) === arguments[0]";
    let dots = json!(points.len());
    window.until_with("a dot for each", there, &[json!(0), dots.clone()]).await?;
    window.click("#turnings a").await?;
    let step = points[0]["step"].clone();
    window.until_with("a dot leads to its moment", there, &[step, dots]).await
}

/// Looks at a review that is made, in every language, at a desk and on a phone.
async fn read(window: &Window, id: &str) -> Result<()> {
    for (lang, eye) in [("en", ""), ("de", "?as=1"), ("es", "?as=2"), ("fr", "?as=3")] {
        window.speak(lang).await?;
        for (width, height) in [(1440, 900), (390, 844)] {
            window.resize(width, height).await?;
            window.go(&format!("/tables/{id}/review{eye}")).await?;
            window.until("the review is whole", WHOLE).await?;
            usable(window).await?;
            by_keyboard(window).await?;
            usable(window).await?;
            let faults: Vec<String> = window.read(OVERFLOW, &[]).await?;
            ensure!(faults.is_empty(), "in {lang} at {width}: {}", faults.join("\n"));
        }
    }
    window.speak("en").await?;
    window.resize(1440, 900).await?;
    // A row leads to its moment, through the eyes that were chosen.
    window.click("#chances tbody tr:nth-child(3) a").await?;
    window.until("the moment", "document.querySelector('#play:not([hidden])')").await?;
    let path = window.path().await?;
    ensure!(path.contains("/at/") && path.ends_with("?as=3"), "the row leads to {path}");
    turns(window, id).await?;
    calm(window).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_comes_while_others_play_and_is_for_everyone() {
    scene("reviewed", async |scene| {
        let (ada, bea) = (scene.window("ada").await?, scene.window("bea").await?);
        come_in(&ada, "Ada").await?;
        come_in(&bea, "Bea").await?;
        for game in GAMES {
            let id = finished(&ada, game).await?;
            let other = against(&bea, game, &["quick", "quick"]).await?;
            let review = async {
                ada.go(&format!("/tables/{id}/review")).await?;
                ada.click(&format!("form[action='/tables/{id}/review'] button")).await?;
                // The page fills by itself.
                ada.until("the review is whole", WHOLE).await?;
                let told = ada.ask("GET", &format!("/tables/{id}/review"), json!(null)).await?;
                ensure!(told["state"] == "done", "{}", told["state"]);
                sound(&ada).await
            };
            let goes_on = advance_slowly(&bea, &other, Goal::End, 9, 5);
            let (_, ended) = tokio::try_join!(review, goes_on)?;
            ensure!(ended, "the other game ends");
            read(&ada, &id).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_leaves_a_review_to_the_readers_browser() {
    scene("review-here", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        let id = finished(&window, "ankh-morpork").await?;
        window.go(&format!("/tables/{id}/review")).await?;
        begin(&window).await?;
        sound(&window).await?;
        let told = window.ask("GET", &format!("/tables/{id}/review"), json!(null)).await?;
        ensure!(told["state"] == "not-asked", "the house has nothing to do with it: {told}");
        // Other eyes are another page: it goes on there.
        let before: f64 = window.read(&format!("return {PERCENT}"), &[]).await?;
        window.go(&format!("/tables/{id}/review?as=2")).await?;
        window.until("it goes on", "document.querySelectorAll('#chances tbody tr').length > 2").await?;
        let after: f64 = window.read(&format!("return {PERCENT}"), &[]).await?;
        ensure!(after >= before, "{after} of a hundred, and {before} before");
        window.click("[data-stop]").await?;
        let stopped = "document.querySelector('[data-here]:not([hidden])') && !document.querySelector('#chances')";
        window.until("it is stopped", stopped).await?;
        calm(&window).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_replays_and_reviews_without_a_network() {
    on_site("review", async |site, window| {
        window.before_every_page(LITTLE).await?;
        window.resize(390, 844).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        ensure!(play(window, 2000, 3).await? == "over", "it ends");
        usable(window).await?;
        window.perform::<bool>("await navigator.serviceWorker.ready; return true", &[]).await?;
        site.close();
        window.click(".after-game a.btn-main").await?;
        window
            .until("the first moment", "document.getElementById('transport')?.dataset.at === '0'")
            .await?;
        usable(window).await?;
        window.click("#transport a[data-key='Right']").await?;
        window
            .until("another moment", "document.getElementById('transport').dataset.at !== '0'")
            .await?;
        window.go(&format!("/{address}/review")).await?;
        begin(window).await?;
        usable(window).await?;
        // Closed and opened again, it is there and goes on.
        window.go("/nothing-here").await.ok();
        window.go(&format!("/{address}/review")).await?;
        window
            .until("it is there again", "document.querySelectorAll('#chances tbody tr').length > 2")
            .await?;
        window
            .until(
                "it is whole",
                "!document.querySelector('.computing') && document.querySelector('#h-luck')",
            )
            .await?;
        usable(window).await?;
        calm(window).await
    })
    .await;
}
