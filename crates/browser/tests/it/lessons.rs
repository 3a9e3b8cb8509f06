//! Lessons, as somebody solves them in a browser.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::look::sound;
use crate::scene::scene;
use crate::window::{Kind, Window};

/// Where the lesson of these tests is.
const PATH: &str = "/lessons/ankh-morpork/right-next-to-you";

/// Presses what is found, and waits until the lesson has heard of it.
async fn press(window: &Window, what: &str) -> Result<()> {
    let at = "return document.querySelector('#lesson').dataset.at";
    let before: String = window.read(at, &[]).await?;
    window.press("document.querySelector(arguments[0])", &[json!(what)]).await?;
    let heard = "document.querySelector('#lesson')?.dataset.at !== arguments[0]";
    window.until_with(&format!("the lesson hears of {what}"), heard, &[json!(before)]).await
}

/// How it stands, and what kind of box that is shown in.
async fn stands(window: &Window, standing: &str, kind: &str) -> Result<()> {
    let script = "const box = document.querySelector('#lesson'); return [box.dataset.standing, box.className]";
    let (now, class): (String, String) = window.read(script, &[]).await?;
    ensure!(now == standing && class.contains(kind), "it is {now}, {class}");
    Ok(())
}

async fn answer(window: &Window, action: &str) -> Result<()> {
    press(window, &format!("#prompt button[value='{action}']")).await
}

/// The error, then a hint, then the solution.
async fn learn(window: &Window) -> Result<()> {
    window.go(PATH).await?;
    stands(window, "open", "lesson").await?;
    sound(window).await?;
    for action in ["play groat", "place dimwell", "end"] {
        answer(window, action).await?;
    }
    stands(window, "failed", "is-wrong").await?;
    sound(window).await?;
    press(window, "#lesson button[value=restart]").await?;
    ensure!(window.is("document.querySelector('#lesson .tried li')").await, "it is forgotten");
    press(window, "#lesson button[value=hint]").await?;
    ensure!(
        window.is("document.querySelectorAll('#lesson .hintbox').length === 1").await,
        "no hint"
    );
    for action in ["play groat", "place seven-sleepers", "end"] {
        answer(window, action).await?;
    }
    stands(window, "solved", "is-solved").await?;
    sound(window).await?;
    window.go("/lessons").await?;
    ensure!(window.is("document.querySelector('.course-bar .helped')").await, "it is forgotten");
    sound(window).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_tried_in_vain_and_solved_in_every_language() {
    scene("lesson", async |scene| {
        for lang in ["en", "de", "es", "fr"] {
            let window = scene.window(lang).await?;
            window.go("/lessons").await?;
            window.speak(lang).await?;
            if lang == "fr" {
                window.resize(390, 844).await?;
            }
            learn(&window).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_solved_without_script() {
    scene("lesson-without-script", async |scene| {
        let kind = Kind { without_script: true, ..Kind::default() };
        let window = scene.window_of_kind("plain", kind).await?;
        window.go(PATH).await?;
        for action in ["play groat", "place seven-sleepers", "end"] {
            answer(&window, action).await?;
        }
        stands(&window, "solved", "is-solved").await
    })
    .await;
}
