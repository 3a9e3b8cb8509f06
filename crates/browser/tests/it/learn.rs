//! Learning: the guided first games, to their end.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::look::sound;
use crate::scene::scene;
use crate::tables::GAMES;
use crate::window::{Kind, Window};

/// More stops than any guided game has.
const MOST_STOPS: usize = 80;

/// Presses what is found, and waits until the coach has something else to say.
async fn press(window: &Window, what: &str) -> Result<()> {
    let before: String =
        window.read("return document.querySelector('#coach').dataset.at", &[]).await?;
    window.press("document.querySelector(arguments[0])", &[json!(what)]).await?;
    let heard = "document.querySelector('#coach')?.dataset.at !== arguments[0]";
    window.until_with(&format!("the coach hears of {what}"), heard, &[json!(before)]).await
}

async fn has(window: &Window, what: &str) -> bool {
    window.is(&format!("document.querySelector(\"{what}\")")).await
}

/// Follows the glow, and before that does once what does not glow.
async fn follow(window: &Window, wrongs: &mut usize) -> Result<()> {
    const OTHER: &str = "#decide button[name=action]:not([data-coached]):not([value*='#'])";
    if has(window, OTHER).await {
        press(window, OTHER).await?;
        if has(window, "#coach button[value=undo]").await {
            *wrongs += 1;
            press(window, "#coach button[value=undo]").await?;
        } else {
            return Ok(());
        }
    }
    let lit = "#decide button[data-coached]";
    press(window, if has(window, lit).await { lit } else { "#coach button[value=show]" }).await
}

/// Whether the coach is in the window and lies over nothing of what it points at.
const POINTS: &str = "
    const box = document.querySelector('#coach').getBoundingClientRect();
    const over = [...document.querySelectorAll('[data-coached]')].filter((one) => one.checkVisibility()).filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2;
    });
    const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    return [...(inside ? [] : ['the coach is outside of the window']), ...over.map((one) => `the coach lies over ${one.id || one.value}`)]";

#[tokio::test(flavor = "multi_thread")]
async fn the_guided_games_are_followed_to_their_end_with_wrong_choices_on_the_way() {
    for game in GAMES {
        scene(&format!("guided-{game}"), async |scene| {
            let window = scene.window("learner").await?;
            window.go("/").await?;
            let offer = format!("a[href='/learn/{game}/first-game']");
            window.click(&offer).await?;
            window.until("the coach speaks", "document.querySelector('#coach-says')").await?;
            sound(&window).await?;
            let mut wrongs = 0;
            for stop in 0..MOST_STOPS {
                if has(&window, "#coach button[value=restart]").await {
                    break;
                }
                let faults: Vec<String> = window.read(POINTS, &[]).await?;
                ensure!(faults.is_empty(), "{game}, stop {stop}: {}", faults.join("; "));
                if stop == 9 {
                    // Left and continued: the browser remembers where it was.
                    let at = "return document.querySelector('#coach').dataset.at";
                    let before: String = window.read(at, &[]).await?;
                    window.go("/").await?;
                    window.go(&format!("/learn/{game}/first-game")).await?;
                    ensure!(window.read::<String>(at, &[]).await? == before, "begun again");
                }
                match has(&window, "#coach button[value=next]").await {
                    true => press(&window, "#coach button[value=next]").await?,
                    false => follow(&window, &mut wrongs).await?,
                }
            }
            ensure!(has(&window, "#coach button[value=restart]").await, "it never ends");
            ensure!(wrongs >= 6, "only {wrongs} wrong choices were explained");
            sound(&window).await
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_goes_on_without_script() {
    scene("guided-without-script", async |scene| {
        let kind = Kind { without_script: true, ..Kind::default() };
        let window = scene.window_of_kind("plain", kind).await?;
        window.go("/learn/ankh-morpork/first-game").await?;
        let mut wrongs = 0;
        for _ in 0..8 {
            match has(&window, "#coach button[value=next]").await {
                true => press(&window, "#coach button[value=next]").await?,
                false => follow(&window, &mut wrongs).await?,
            }
        }
        ensure!(wrongs > 0, "nothing was explained");
        Ok(())
    })
    .await;
}
