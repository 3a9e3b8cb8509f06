//! Lessons, as somebody solves them in a browser.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::everyone::violations;
use crate::look::sound;
use crate::scene::scene;
use crate::tables::GAMES;
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

/// Answers one after the other.
const SOLVE: &str = include_str!("scripts/solve.js");

/// A lesson of a game's file: its id, the solution and the tempting error.
type Lesson = (String, Vec<Value>, Vec<Value>);

/// The lessons of a game, as its file has them: each has its keys on lines of their own.
fn lessons(game: &str) -> Result<Vec<Lesson>> {
    let file = format!("../{game}/lessons/lessons.toml");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file))?;
    let mut lessons = Vec::new();
    for lesson in text.split("[[lesson]]").skip(1) {
        let key = |key: &str| -> Result<Value> {
            let line = lesson.lines().find_map(|line| line.strip_prefix(&format!("{key} = ")));
            let line = line.with_context(|| format!("a lesson of {file} has no {key}"))?;
            Ok(serde_json::from_str(line)?)
        };
        let list =
            |name| Ok::<_, anyhow::Error>(key(name)?.as_array().cloned().unwrap_or_default());
        let id = key("id")?.as_str().context("an id is a word")?.to_owned();
        lessons.push((id, list("solution")?, list("tempting")?));
    }
    Ok(lessons)
}

/// Every lesson is played at its page, a game of one in the language after that of the last.
#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_solved_by_its_solution_and_not_by_its_tempting_error() {
    scene("all-lessons", async |scene| {
        let window = scene.window("learner").await?;
        window.go("/lessons").await?;
        let mut solved = 0;
        let mut languages = ["en", "de", "es", "fr"].into_iter().cycle();
        for game in GAMES {
            for (id, solution, tempting) in lessons(game)? {
                window.speak(languages.next().unwrap_or("en")).await?;
                window.go(&format!("/lessons/{game}/{id}")).await?;
                let told: (String, bool, Option<String>) = window.perform(SOLVE, &tempting).await?;
                ensure!(
                    told.2.is_none() && told.0 != "solved" && told.1,
                    "{id}, tempted: {told:?}"
                );
                press(&window, "#lesson button[value=restart]").await?;
                let told: (String, bool, Option<String>) = window.perform(SOLVE, &solution).await?;
                ensure!(told == ("solved".to_owned(), false, None), "{id}: {told:?}");
                sound(&window).await?;
                solved += 1;
            }
        }
        window.go("/lessons").await?;
        let done = "return document.querySelectorAll('.course-bar .done').length";
        ensure!(window.read::<u32>(done, &[]).await? == solved, "not all {solved} are kept");
        let faults = violations(&window).await?;
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    })
    .await;
}
