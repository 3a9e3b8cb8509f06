//! Two people with a browser each at one table.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::look::{calm, sight};
use crate::play::Players;
use crate::scene::{Scene, scene};
use crate::tables::{GAMES, against, come_in, has_sealed, id_of, make};
use crate::window::{GLANCE, PATIENCE, Window};

/// Two people come in, and one follows the invitation of the other. The game begins.
async fn sit_down(scene: &mut Scene, game: &str) -> Result<[Arc<Window>; 2]> {
    let ada = scene.window("ada").await?;
    let bea = scene.window("bea").await?;
    come_in(&ada, "Ada").await?;
    come_in(&bea, "Bea").await?;
    let made = make(&ada, game, json!({ "setup": { "players": 2 } })).await?;
    let id = id_of(&made)?;
    let invitation = made["invitation"].as_str().context("a table invites")?;
    ada.go(&format!("/tables/{id}")).await?;
    bea.go(&format!("/tables/{id}?invitation={invitation}")).await?;
    bea.click("#room button[formaction$='/sit']").await?;
    ada.until("Bea is in the room", "document.querySelector('#room').innerText.includes('Bea')")
        .await?;
    has_sealed(&ada).await?;
    has_sealed(&bea).await?;
    ada.click("#room form[action$='/start'] button.btn-main").await?;
    for window in [&ada, &bea] {
        window.until("the game begins", "document.querySelector('#prompt')").await?;
        window.read::<Value>("window.neverReloaded = true", &[]).await?;
    }
    Ok([ada, bea])
}

/// The page is still the one that was loaded when the game began.
async fn never_reloaded(windows: &[Arc<Window>]) -> Result<()> {
    for window in windows {
        let kept: bool = window.read("return window.neverReloaded === true", &[]).await?;
        ensure!(kept, "the page of {} was loaded again", window.name());
        calm(window).await?;
    }
    Ok(())
}

/// Both see the same turn, as soon as the news has reached both: either may be the one behind.
async fn agree(windows: &[Arc<Window>]) -> Result<()> {
    let standing = "return document.querySelector('#standing').textContent";
    let start = Instant::now();
    loop {
        let [ada, bea] = [
            windows[0].read::<String>(standing, &[]).await?,
            windows[1].read(standing, &[]).await?,
        ];
        if ada == bea {
            return Ok(());
        }
        ensure!(start.elapsed() < PATIENCE, "they never see the same turn: {ada:?} and {bea:?}");
        tokio::time::sleep(GLANCE).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn both_see_every_move_without_reloading() {
    for game in GAMES {
        scene(&format!("together-{game}"), async |scene| {
            let windows = sit_down(scene, game).await?;
            let mut players = Players::new(&windows, 3);
            for _ in 0..25 {
                ensure!(players.play_once().await?, "the game is over after a few moves");
                agree(&windows).await?;
            }
            ensure!(players.turns > 2, "only one of them was ever asked");
            never_reloaded(&windows).await
        })
        .await;
    }
}

/// The window of the one who is asked comes first.
async fn asked_first([ada, bea]: [Arc<Window>; 2]) -> Result<[Arc<Window>; 2]> {
    loop {
        if sight(&ada).await?.question.is_some() {
            return Ok([ada, bea]);
        }
        if sight(&bea).await?.question.is_some() {
            return Ok([bea, ada]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_on_both_screens() {
    scene("undo", async |scene| {
        let windows = asked_first(sit_down(scene, "ankh-morpork").await?).await?;
        let [mover, other] = &windows;
        let answers = "return [...document.querySelectorAll('#decide button[name=action]')].map((b) => b.value).sort().join()";
        let before: String = mover.read(answers, &[]).await?;
        let log = "document.querySelectorAll('#log li, .log li').length";
        let lines: u32 = other.read(&format!("return {log}"), &[]).await?;
        Players::new(&windows, 1).play_once().await?;
        other.until_with("the move is in the log", &format!("{log} !== arguments[0]"), &[json!(lines)]).await?;
        mover.click("form.undo[action$='/undo'] button").await?;
        let again = answers.trim_start_matches("return ");
        let heard = format!("document.querySelector('#matters button[name=agree]') || ({again}) === arguments[0]");
        mover.until_with("the wish is heard", &heard, &[json!(before)]).await?;
        if mover.read::<String>(answers, &[]).await? != before {
            other.click("#matters button[name=agree][value=yes]").await?;
        }
        mover.until_with("the same is asked again", &format!("({again}) === arguments[0]"), &[json!(before)]).await?;
        other.until_with("the log is as before", &format!("{log} === arguments[0]"), &[json!(lines)]).await?;
        never_reloaded(&windows).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_see_who_is_there() {
    scene("talk", async |scene| {
        let windows = sit_down(scene, "ankh-morpork").await?;
        let [ada, bea] = &windows;
        for window in &windows {
            window.click("#chat > summary").await?;
        }
        ada.write("#chat-text", "Mind the bridge <b>tonight</b>").await?;
        ada.click("#chat form[action$='/chat'] button").await?;
        let heard = "document.querySelector('#chat-lines').innerText.includes('Mind the bridge <b>tonight</b>')";
        bea.until("Bea hears it", heard).await?;
        ada.until("the line is empty again", "document.querySelector('#chat-text').value === ''").await?;
        ensure!(bea.read::<bool>("return document.querySelector('#chat').open", &[]).await?, "the talk was closed");
        never_reloaded(&windows).await?;

        let away = "document.querySelector('.players').innerHTML.includes('is-away') || document.querySelector('.players .away')";
        ada.until("Bea is there", &format!("!({away})")).await?;
        let path = bea.path().await?;
        bea.go("/privacy").await?;
        ada.until("Bea is away", away).await?;
        bea.go(&path).await?;
        ada.until("Bea is back", &format!("!({away})")).await
    })
    .await;
}

/// Answers with an error, as a proxy does while its house is closed, until so many have asked
/// for a stream.
async fn refuse(house: &str, streams: usize) -> Result<()> {
    let listener = TcpListener::bind(house.trim_start_matches("http://")).await?;
    let mut refused = 0;
    while refused < streams {
        let (mut visitor, _) = listener.accept().await?;
        let mut asked = vec![0; 4096];
        let length = visitor.read(&mut asked).await?;
        refused += usize::from(asked[..length].starts_with(b"GET /events"));
        visitor.write_all(b"HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n").await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_go_on_by_themselves_when_the_house_opens_again() {
    scene("reopened", async |scene| {
        let windows = sit_down(scene, "rattus-cartus").await?;
        let mut players = Players::new(&windows, 5);
        for _ in 0..4 {
            players.play_once().await?;
        }
        scene.house.close().await?;
        refuse(scene.house.url(), windows.len()).await?;
        for window in &windows {
            window
                .until("the page says that it is cut off", "document.body.matches('.is-offline')")
                .await?;
        }
        scene.house.reopen().await?;
        for window in &windows {
            window.until("the page is connected", "!document.body.matches('.is-offline')").await?;
            // That nobody answered for a while is what this is about.
            window.complaints().await?;
        }
        for _ in 0..8 {
            ensure!(players.play_once().await?, "the game is over");
            agree(&windows).await?;
        }
        never_reloaded(&windows).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_listens_by_itself_where_what_listens_for_all_tabs_is_silent() {
    scene("silent", async |scene| {
        let windows = [scene.window("ada").await?];
        let [ada] = &windows;
        let silent = "window.SharedWorker = class { port = new MessageChannel().port1 }";
        ada.before_every_page(silent).await?;
        come_in(ada, "Ada").await?;
        let id = against(ada, "ankh-morpork", &["random"]).await?;
        ada.go(&format!("/tables/{id}")).await?;
        ada.read::<Value>("window.neverReloaded = true", &[]).await?;
        let turn = "return document.querySelector('#standing').textContent";
        let first: String = ada.read(turn, &[]).await?;
        let mut players = Players::new(&windows, 2);
        while ada.read::<String>(turn, &[]).await? == first {
            ensure!(players.play_once().await?, "the game is over");
        }
        ensure!(players.play_once().await?, "the game is over");
        never_reloaded(&windows).await
    })
    .await;
}
