//! Tables made and played on as a program would, for tests about what comes after.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::window::Window;

const ADVANCE: &str = include_str!("scripts/advance.js");

/// Both games, by their names in addresses.
pub(crate) const GAMES: [&str; 2] = ["ankh-morpork", "rattus-cartus"];

/// Comes into the house by a name.
pub(crate) async fn come_in(window: &Window, name: &str) -> Result<()> {
    window.go("/").await?;
    window.ask("POST", "/people", json!({ "name": name })).await?;
    Ok(())
}

/// A table of somebody who has come in; `more` says what is special about it.
pub(crate) async fn make(window: &Window, game: &str, more: Value) -> Result<Value> {
    let mut table = json!({ "game": game, "window": 0, "pace": 0, "title": "The round table" });
    for (key, value) in more.as_object().context("what is special is an object")? {
        table[key] = value.clone();
    }
    window.ask("POST", "/tables", table).await
}

/// A table against these bots, who answer at once, with the game begun.
pub(crate) async fn against(window: &Window, game: &str, bots: &[&str]) -> Result<String> {
    let more = json!({ "bots": bots, "setup": { "players": bots.len() + 1 } });
    let id = id_of(&make(window, game, more).await?)?;
    start(window, &id).await?;
    Ok(id)
}

/// A table for so many people who share this device, with the game begun.
pub(crate) async fn shared(window: &Window, game: &str, people: usize) -> Result<String> {
    let more = json!({ "hot_seat": true, "setup": { "players": people } });
    let id = id_of(&make(window, game, more).await?)?;
    start(window, &id).await?;
    Ok(id)
}

/// Begins the game.
pub(crate) async fn start(window: &Window, id: &str) -> Result<()> {
    window.ask("POST", &format!("/tables/{id}/start"), json!({})).await?;
    Ok(())
}

/// Waits until this browser has added its part to the deal; a game that begins earlier is
/// dealt without it.
pub(crate) async fn has_sealed(window: &Window) -> Result<()> {
    let what = "the browser adds its part to the deal";
    let path = window.path().await?;
    let is_sealed = |answer: &Value| {
        let table = &answer["table"];
        let seat = table["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        seat.is_some_and(|seat| table["seal"]["seats"][seat - 1] != "undecided")
    };
    window.until_told(what, &path, is_sealed).await
}

/// The id of a table that was just made.
pub(crate) fn id_of(made: &Value) -> Result<String> {
    Ok(made["id"].as_str().context("a table has an id")?.to_owned())
}

/// How far a table is played on.
pub(crate) enum Goal {
    /// So many answers, and then the next question that is no threat.
    Answers(u32),
    /// A threat that can be answered with a card.
    Threat,
    /// The end of the game.
    End,
}

/// Plays on with any answers, for all seats of this person; says whether the goal was
/// reached before the game was over.
pub(crate) async fn advance(window: &Window, id: &str, goal: Goal, seed: u32) -> Result<bool> {
    advance_slowly(window, id, goal, seed, 0).await
}

/// The same, with a pause of so many milliseconds after each answer.
pub(crate) async fn advance_slowly(
    window: &Window,
    id: &str,
    goal: Goal,
    seed: u32,
    pause: u32,
) -> Result<bool> {
    let (word, most) = match goal {
        Goal::Answers(most) => ("turn", most),
        Goal::Threat => ("react", 0),
        Goal::End => ("over", 0),
    };
    let args = [json!(id), json!(word), json!(most), json!(seed), json!(pause)];
    let reached: String = window.perform(ADVANCE, &args).await?;
    ensure!(word != "over" || reached == "over", "the game is not over: {reached}");
    Ok(reached == word)
}
