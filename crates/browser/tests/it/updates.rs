//! How pages change while they are looked at.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::play::Players;
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, against, come_in, id_of, make, shared, start};
use crate::window::{Kind, Window};

/// Every layout of the tables: a wall, a desk, a small desk, a tablet and a phone.
const SCREENS: [(u32, u32); 5] = [(1920, 1080), (1440, 900), (1200, 800), (820, 1180), (390, 844)];
/// What an update may move: the share of the screen times the share of the way, as browsers
/// measure it. They call a tenth good.
const BEARABLE: f64 = 0.1;

/// Keeps what moved on any page, as soon as it is opened.
const OBSERVE: &str = "
    const name = (node) => node?.id ? `#${node.id}` : `${node?.nodeName}.${node?.className}`;
    const box = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
            const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
                `${name(node)} from ${box(previousRect)} to ${box(currentRect)}`);
            const known = JSON.parse(sessionStorage.getItem('shifts') ?? '[]');
            sessionStorage.setItem('shifts', JSON.stringify([...known, [entry.value, moved.join('; ')]]));
        }
    }).observe({ type: 'layout-shift', buffered: true });";
/// What was kept since this was last asked.
const SHIFTS: &str = "
    const known = JSON.parse(sessionStorage.getItem('shifts') ?? '[]');
    sessionStorage.removeItem('shifts');
    return known";

#[tokio::test(flavor = "multi_thread")]
async fn no_update_moves_what_is_looked_at() {
    scene("shifts", async |scene| {
        let lively = Kind { lively: true, ..Kind::default() };
        let windows = [scene.window_of_kind("watcher", lively).await?];
        let window = &windows[0];
        window.before_every_page(OBSERVE).await?;
        come_in(window, "Ada").await?;
        let mut jumps = Vec::new();
        for game in GAMES {
            for (width, height) in SCREENS {
                window.resize(width, height).await?;
                let bots = ["random", "random"];
                let more = json!({ "bots": bots, "setup": { "players": 3 }, "pace": 300 });
                let id = id_of(&make(window, game, more).await?)?;
                start(window, &id).await?;
                window.go(&format!("/tables/{id}")).await?;
                let mut players = Players::new(&windows, 4);
                for _ in 0..8 {
                    ensure!(players.play_once().await?, "the game is over after a few moves");
                }
                let shifts: Vec<(f64, String)> = window.read(SHIFTS, &[]).await?;
                let most = shifts.iter().map(|(much, _)| *much).fold(0.0, f64::max);
                println!("{game} at {width} by {height}: no jump of more than {most:.3}");
                let told = |(much, moved)| format!("{game} at {width}: {much:.3}: {moved}");
                jumps.extend(shifts.into_iter().filter(|(much, _)| *much >= BEARABLE).map(told));
            }
        }
        ensure!(jumps.is_empty(), "the page jumps:\n{}", jumps.join("\n"));
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_is_two_clicks_and_less_than_twenty_seconds_away() {
    for game in GAMES {
        scene(&format!("first-move-{game}"), async |scene| {
            let lively = Kind { lively: true, ..Kind::default() };
            let windows = [scene.window_of_kind("visitor", lively).await?];
            let window = &windows[0];
            let start = Instant::now();
            window.go("/").await?;
            let play = format!("button[value=bots][formaction$='game={game}']");
            window.click(&play).await?;
            let mut players = Players::new(&windows, 2);
            players.play_once().await?;
            let taken = start.elapsed();
            ensure!(players.presses == 1, "the first move takes {} clicks", 1 + players.presses);
            ensure!(taken < Duration::from_secs(20), "the first move takes {taken:?}");
            Ok(())
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_for_those_who_asked_for_calm() {
    scene("calm", async |scene| {
        let window = scene.window("calm").await?;
        come_in(&window, "Ada").await?;
        let mut paths = vec!["/".to_owned()];
        for game in GAMES {
            let id = against(&window, game, &["random"]).await?;
            advance(&window, &id, Goal::Answers(4), 1).await?;
            paths.push(format!("/tables/{id}"));
        }
        for path in paths {
            window.go(&path).await?;
            let moving: Vec<String> = window
                .read(
                    "const long = (times) => times.split(',').some((time) => parseFloat(time) > 0.01);
                    return [...document.querySelectorAll('*')].filter((element) => {
                        const style = getComputedStyle(element);
                        return long(style.transitionDuration) ||
                            (style.animationName !== 'none' && long(style.animationDuration));
                    }).map((element) => element.outerHTML.slice(0, 100));",
                    &[],
                )
                .await?;
            ensure!(moving.is_empty(), "{path} moves: {moving:#?}");
        }
        Ok(())
    })
    .await;
}

/// The title of the window, and whether its icon calls.
async fn called(window: &Window) -> Result<(bool, bool)> {
    let read = "const icon = document.querySelector('#favicon');
        return [document.title.startsWith('(!)'), icon.href.endsWith(icon.dataset.turn)]";
    window.read(read, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn title_and_icon_call_whoever_is_asked() {
    scene("title", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let more = json!({ "bots": ["random"], "setup": { "players": 2 }, "pace": 1500 });
            let id = id_of(&make(&window, game, more).await?)?;
            start(&window, &id).await?;
            window.go(&format!("/tables/{id}")).await?;
            let asked = "document.querySelector('#status').dataset.question";
            let windows = [window.clone()];
            let mut players = Players::new(&windows, 8);
            for _ in 0..3 {
                window.until("the reader is asked", asked).await?;
                ensure!(called(&window).await? == (true, true), "neither title nor icon calls");
                while window.read::<bool>(&format!("return !!({asked})"), &[]).await? {
                    players.play_once().await?;
                }
                ensure!(called(&window).await? == (false, false), "title or icon still calls");
            }
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_curtain_names_who_takes_the_device_next() {
    scene("curtain", async |scene| {
        let window = scene.window("device").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let id = shared(&window, game, 2).await?;
            let mut named = Vec::new();
            for seat in [1, 2] {
                window.go(&format!("/tables/{id}")).await?;
                let words = "return document.querySelector('.curtain-in h2').textContent";
                named.push(window.read::<String>(words, &[]).await?);
                let hidden: bool = window
                    .read("return !document.querySelector('#hand, #prompt, #decide')", &[])
                    .await?;
                ensure!(hidden, "there is something to see before the curtain rises");
                if seat == 1 {
                    pass_on(&window, &named[0]).await?;
                }
            }
            ensure!(named[0] != named[1], "the curtain names \"{}\" for both", named[0]);
            let whole = named.iter().all(|words| words.contains("Ada"));
            ensure!(whole, "the curtain names nobody: {named:?}");
        }
        Ok(())
    })
    .await;
}

/// The one who has the device plays until the curtain asks for another.
async fn pass_on(window: &std::sync::Arc<Window>, mine: &str) -> Result<()> {
    let windows = [window.clone()];
    let mut players = Players::new(&windows, 6);
    for _ in 0..60 {
        players.play_once().await?;
        let curtain = "return document.querySelector('.curtain-in h2')?.textContent ?? null";
        let named: Option<String> = window.read(curtain, &[]).await?;
        if named.is_some_and(|named| named != mine) {
            return Ok(());
        }
    }
    Err(anyhow::anyhow!("nobody else ever gets the device")).context("hot seat")
}
