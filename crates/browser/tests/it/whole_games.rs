//! Whole games, pressed through to their end.

use anyhow::Result;

use crate::look::sound;
use crate::play::Players;
use crate::scene::{Scene, scene};
use crate::tables::has_sealed;
use crate::window::Window;

/// The smallest screen that everything must be playable on.
const PHONE: Option<(u32, u32)> = Some((360, 740));

/// Opens the page for a new table of this game and lays it out for one device with so many
/// people.
async fn share_one_device(window: &Window, game: &str, people: usize) -> Result<()> {
    window.go(&format!("/tables/new?game={game}")).await?;
    sound(window).await?;
    for seat in 1..=people {
        window.choose(&format!("select[name=seat{seat}]"), "me").await?;
    }
    window.click("input[name=hot-seat]").await?;
    window.click("#settings button[name=start][value=room]").await?;
    window.until("the room is open", "document.querySelector('#room')").await?;
    has_sealed(window).await?;
    sound(window).await?;
    window.click("#room form[action$='/start'] button.btn-main").await?;
    window.until("the game begins", "document.querySelector('.curtain-in, #prompt')").await
}

async fn on_one_device(
    scene: &mut Scene,
    game: &str,
    people: usize,
    seed: u64,
    screen: Option<(u32, u32)>,
) -> Result<()> {
    let windows = [scene.window("device").await?];
    if let Some((width, height)) = screen {
        windows[0].resize(width, height).await?;
    }
    share_one_device(&windows[0], game, people).await?;
    let mut players = Players::new(&windows, seed);
    players.switches = true;
    players.play_to_the_end().await?;
    println!("{game} on one device: {} presses in {} turns", players.presses, players.turns);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn ankh_morpork_is_played_to_its_end_on_one_device_in_four_languages() {
    scene("ankh-morpork-whole", async |scene| {
        on_one_device(scene, "ankh-morpork", 2, 7, None).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rattus_cartus_is_played_to_its_end_on_one_phone_in_four_languages() {
    scene("rattus-cartus-whole", async |scene| {
        on_one_device(scene, "rattus-cartus", 2, 7, PHONE).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes an hour: `cargo xtask browser --long` runs it"]
async fn games_of_every_size_are_played_to_their_end() {
    for (game, most) in [("ankh-morpork", 4), ("rattus-cartus", 5)] {
        for people in 2..=most {
            for seed in 1..=3 {
                let name = format!("{game}-{people}-{seed}");
                scene(&name, async |scene| on_one_device(scene, game, people, seed, None).await)
                    .await;
            }
        }
    }
}
