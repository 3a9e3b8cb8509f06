//! What would have been: clicked from a moment of a finished game, and played on from there.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::look::{calm, sound};
use crate::play::Players;
use crate::proof::finished;
use crate::scene::scene;
use crate::tables::{GAMES, come_in};
use crate::window::Window;

/// The step that is shown, and the names of those who played.
const SHOWN: &str = "
    const names = [...document.querySelectorAll('.still-seat h3')].map((name) => name.textContent.trim());
    return [document.getElementById('transport').dataset.at, names];";

/// Goes from a moment to the page that asks how to go on, and fills it in.
async fn go_on(window: &Window, moment: &str, seat: u8, against: &str) -> Result<()> {
    window.go(moment).await?;
    window.until("the moment", "document.querySelector('#play:not([hidden])')").await?;
    let (at, names): (String, Vec<String>) = window.read(SHOWN, &[]).await?;
    window.click(".transport-more a.btn-main").await?;
    window.until("the page that asks", "document.querySelector('select#at')").await?;
    sound(window).await?;
    let chosen: String =
        window.read("return document.querySelector('select#at').value", &[]).await?;
    ensure!(chosen == at, "{chosen} is chosen, and it was {at}");
    // It says whose cards one knows from then on.
    let said: String = window.read("return document.querySelector('main').innerText", &[]).await?;
    let line = said.lines().find(|line| names.iter().all(|name| line.contains(name.as_str())));
    ensure!(names.len() == 3 && line.is_some(), "nobody says that one knows {names:?}: {said}");
    window
        .press(
            "document.querySelector(`input[name=seat][value='${arguments[0]}']`)",
            &[json!(seat.to_string())],
        )
        .await?;
    window.choose("select#against", against).await?;
    window.click("main form button.btn-main").await?;
    let there = "document.querySelector('#prompt, .curtain-in')";
    window.until("the new table", there).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_its_beginning_its_middle_and_its_last_turn() {
    scene("what-if", async |scene| {
        let windows = [scene.window("ada").await?];
        let [window] = &windows;
        come_in(window, "Ada").await?;
        for game in GAMES {
            let id = finished(window, game).await?;
            window.go(&format!("/tables/{id}/at/0?as=open")).await?;
            let stops =
                "return document.getElementById('transport').dataset.stops.split(',').map(Number)";
            let stops: Vec<u32> = window.read(stops, &[]).await?;
            let moments = [0, stops[stops.len() / 2], stops[stops.len() - 3] + 1];
            for (at, against) in moments.into_iter().zip(["beginner", "quick", "hot-seat"]) {
                go_on(window, &format!("/tables/{id}/at/{at}?as=open"), 2, against).await?;
                let path = window.path().await?;
                let made = path.split('?').next().unwrap_or_default().to_owned();
                ensure!(!made.contains(&id), "it is another table: {path}");
                let mut players = Players::new(&windows, 3);
                let mut goes_on = true;
                for _ in 0..4 {
                    goes_on = goes_on && players.play_once().await?;
                }
                ensure!(players.presses > 0 || !goes_on, "nobody could play on from {at}");
                let table = window.ask("GET", &made, Value::Null).await?["table"].take();
                let sitters = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
                let bots = sitters.iter().filter(|seat| seat["level"].is_string()).count();
                let expected = if against == "hot-seat" { 0 } else { 2 };
                ensure!(bots == expected, "{bots} bots sit there: {table}");
                ensure!(sitters[1]["level"].is_null(), "the chosen seat is one's own: {table}");
                calm(window).await?;
            }
        }
        Ok(())
    })
    .await;
}
