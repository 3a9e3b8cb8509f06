//! The results of games that ended in different ways, in every language, at a desk and on a
//! phone, and the way to have one deleted.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::look::sound;
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, against, come_in, id_of};
use crate::widths::OVERFLOW;
use crate::window::Window;

/// What a result says: who won, why, and how many were there.
const VERDICT: &str = "
    return [document.querySelector('.verdict h2').textContent,
        document.querySelector('.verdict p').textContent.trim(),
        String(document.querySelectorAll('.reveal').length)]";

/// Games that were won, were broken off by agreement, and whose record ends before they do;
/// with how many players each has.
async fn ended(window: &Window) -> Result<Vec<(String, usize)>> {
    let mut tables = Vec::new();
    for (index, game) in GAMES.into_iter().enumerate() {
        for (bots, seed) in [(&["random"; 3][..2 - index], 3), (&["quick"; 3][..], 4)] {
            let id = against(window, game, bots).await?;
            ensure!(advance(window, &id, Goal::End, seed).await?, "the game never ends");
            tables.push((id, bots.len() + 1));
        }
        let id = against(window, game, &["random"]).await?;
        advance(window, &id, Goal::Answers(4), 5).await?;
        window.ask("POST", &format!("/tables/{id}/abandon"), json!({})).await?;
        let read = "return await (await fetch(args[0])).text()";
        let record: String = window.perform(read, &[json!(format!("/tables/{id}/record"))]).await?;
        tables.push((id, 2));
        let brought = window.ask("POST", "/records", json!({ "record": record })).await?;
        tables.push((id_of(&brought)?, 2));
    }
    Ok(tables)
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_read_in_four_languages_however_the_game_ended() {
    scene("results", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        let tables = ended(&window).await?;
        for (lang, (width, height)) in
            ["en", "de", "es", "fr"].into_iter().zip([(1440, 900), (390, 844)].into_iter().cycle())
        {
            window.speak(lang).await?;
            window.resize(width, height).await?;
            let mut said = Vec::new();
            for (id, players) in &tables {
                window.go(&format!("/tables/{id}")).await?;
                sound(&window).await?;
                let faults: Vec<String> = window.read(OVERFLOW, &[]).await?;
                ensure!(faults.is_empty(), "{id} in {lang} at {width}: {}", faults.join("\n"));
                let [title, why, seats]: [String; 3] = window.read(VERDICT, &[]).await?;
                ensure!(!title.is_empty() && !why.is_empty(), "{id} in {lang}: {title}, {why}");
                ensure!(seats == players.to_string(), "{seats} of {players} are shown");
                said.push(why);
            }
            said.sort();
            said.dedup();
            ensure!(said.len() >= 4, "they ended in different ways: {said:?}");
        }
        let (id, _) = tables.first().context("there are games")?;
        delete(&window, id).await
    })
    .await;
}

/// Nothing goes before somebody has said twice that it should.
async fn delete(window: &Window, id: &str) -> Result<()> {
    let form = format!("form[action='/tables/{id}/delete']");
    window.go(&format!("/tables/{id}")).await?;
    window.click("#share details.more summary").await?;
    window.click(&format!("{form} button")).await?;
    let told = window.ask("GET", &format!("/tables/{id}"), json!(null)).await?;
    ensure!(told["table"]["state"] == "over", "it is still there: {told}");
    window.go(&format!("/tables/{id}")).await?;
    window.click("#share details.more summary").await?;
    window.click(&format!("{form} input[name=sure]")).await?;
    window.click(&format!("{form} button")).await?;
    window.until("the first page", "location.pathname === '/'").await?;
    let gone = window.ask("GET", &format!("/tables/{id}"), json!(null)).await;
    ensure!(gone.is_err(), "nothing of it is left: {gone:?}");
    Ok(())
}
