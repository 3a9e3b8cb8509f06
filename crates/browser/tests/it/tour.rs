//! A way through every page of the house, with both games in the middle of things.

use anyhow::{Result, bail};
use serde_json::json;

use crate::house::HOST_TOKEN;
use crate::tables::{GAMES, Goal, advance, against, come_in, id_of, make, shared, start};
use crate::window::Window;

/// A page in a state worth looking at.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    /// What it is called in messages and pictures.
    pub(crate) name: String,
    /// Where it is.
    pub(crate) path: String,
    /// Whether there is nothing, which the page says.
    pub(crate) missing: bool,
}

/// Every page, ready to be looked at by this person.
pub(crate) async fn tour(window: &Window) -> Result<Vec<Stop>> {
    come_in(window, "Ada").await?;
    let mut stops = Vec::new();
    let mut add = |name: &str, path: String| {
        let missing = matches!(name, "nowhere" | "no-table");
        stops.push(Stop { name: name.to_owned(), path, missing });
    };
    for game in GAMES {
        let public = json!({ "public": true, "setup": { "players": 3 }, "title": "" });
        let room = id_of(&make(window, game, public).await?)?;
        add(&format!("{game}-room"), format!("/tables/{room}"));
        let busy = busy(window, game).await?;
        add(&format!("{game}-table"), format!("/tables/{busy}"));
        add(&format!("{game}-past"), format!("/tables/{busy}/at/40"));
        add(&format!("{game}-seats"), format!("/tables/{busy}/seats"));
        add(&format!("{game}-log"), format!("/tables/{busy}/log"));
        let over = against(window, game, &["random", "random"]).await?;
        advance(window, &over, Goal::End, 5).await?;
        add(&format!("{game}-result"), format!("/tables/{over}"));
        add(&format!("{game}-replay"), format!("/tables/{over}/at/60?as=2"));
        add(&format!("{game}-proof"), format!("/tables/{over}/proof"));
        add(&format!("{game}-review"), format!("/tables/{over}/review"));
        add(&format!("{game}-what-if"), format!("/tables/{over}/what-if?at=60"));
        let curtain = shared(window, game, 2).await?;
        add(&format!("{game}-curtain"), format!("/tables/{curtain}"));
        add(&format!("{game}-new"), format!("/tables/new?game={game}"));
        add(&format!("{game}-rules"), format!("/rules/{game}"));
        add(&format!("{game}-guide"), format!("/learn/{game}"));
        add(&format!("{game}-lesson"), lesson(game).to_owned());
        add(&format!("{game}-coach"), format!("/learn/{game}/first-game"));
    }
    add("threat", format!("/tables/{}", threatened(window).await?));
    add("orders", format!("/tables/{}/seats", over_days(window).await?));
    add("house", house(window).await?);
    for (name, path) in [
        ("home", "/"),
        ("learn", "/learn"),
        ("rulebooks", "/rules"),
        ("lessons", "/lessons"),
        ("found-rules", "/rules/ankh-morpork?q=trouble"),
        ("you", "/you"),
        ("statistics", "/statistics"),
        ("your-statistics", "/you/statistics"),
        ("privacy", "/privacy"),
        ("offline", "/offline"),
        ("nowhere", "/nowhere"),
        ("no-table", "/tables/aaaaaaaa"),
    ] {
        add(name, path.to_owned());
    }
    Ok(stops)
}

/// The first lesson of a game.
fn lesson(game: &str) -> &'static str {
    match game {
        "ankh-morpork" => "/lessons/ankh-morpork/right-next-to-you",
        _ => "/lessons/rattus-cartus/fit-is-free",
    }
}

/// A game in which much has happened and this person is asked.
async fn busy(window: &Window, game: &str) -> Result<String> {
    for seed in 1..9 {
        let id = against(window, game, &["random", "random", "random"]).await?;
        if advance(window, &id, Goal::Answers(30), seed).await? {
            return Ok(id);
        }
    }
    bail!("no game of {game} gets busy")
}

/// A game in which this person can answer a threat with a card.
async fn threatened(window: &Window) -> Result<String> {
    for seed in 1..20 {
        let id = against(window, "ankh-morpork", &["random", "random", "random"]).await?;
        if advance(window, &id, Goal::Threat, seed).await? {
            return Ok(id);
        }
    }
    bail!("nobody is ever threatened")
}

/// A game over days, in which threats can be answered ahead of time.
async fn over_days(window: &Window) -> Result<String> {
    let clock = json!({ "correspondence": { "days": 3 } });
    let more = json!({ "bots": ["random"], "setup": { "players": 2 }, "clock": clock });
    let id = id_of(&make(window, "ankh-morpork", more).await?)?;
    start(window, &id).await?;
    Ok(id)
}

/// The host's own page, with something to decide on it.
async fn house(window: &Window) -> Result<String> {
    let table = id_of(&make(window, "ankh-morpork", json!({})).await?)?;
    let me = window.ask("GET", "/people/me", json!(null)).await?["id"].clone();
    let report = json!({ "person": me, "reason": "The same joke for the third time" });
    window.ask("POST", &format!("/tables/{table}/report"), report).await?;
    window.go("/house").await?;
    window.write("#token", HOST_TOKEN).await?;
    window.click("form[action='/house'] button").await?;
    window.until("the host is in", "document.querySelector('.reports')").await?;
    Ok("/house".to_owned())
}
