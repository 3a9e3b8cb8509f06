//! Every page as a picture, for people to look at.

use anyhow::Result;
use serde_json::json;

use crate::scene::{pictures, scene};
use crate::tour::tour;
use crate::window::Window;

/// A desk and a phone; a phone shows the page as a whole.
const SCREENS: [(&str, u32, u32); 2] = [("wide", 1440, 900), ("phone", 390, 844)];
/// The longest picture.
const LONGEST: u32 = 3200;
/// How people see who do not see every colour, as browsers can imitate it.
const VISIONS: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

#[tokio::test(flavor = "multi_thread")]
#[ignore = "for looking at: `cargo xtask browser --long every_page_is_drawn`"]
async fn every_page_is_drawn_for_people_to_look_at() {
    scene("pictures", async |scene| {
        let window = scene.window("painter").await?;
        let stops = tour(&window).await?;
        for theme in ["light", "dark"] {
            window.wear(theme).await?;
            for stop in &stops {
                for (screen, width, height) in SCREENS {
                    let name = format!("{}-{screen}-{theme}", stop.name);
                    draw(&window, &stop.path, (width, height), &name).await?;
                }
            }
        }
        window.wear("light").await?;
        for stop in stops.iter().filter(|stop| stop.name.ends_with("-table")) {
            for kind in VISIONS {
                let vision = json!({ "type": kind });
                window.command("Emulation.setEmulatedVisionDeficiency", vision).await?;
                let (_, width, height) = SCREENS[0];
                let name = format!("{}-{kind}", stop.name);
                draw(&window, &stop.path, (width, height), &name).await?;
            }
        }
        Ok(())
    })
    .await;
}

async fn draw(window: &Window, path: &str, (width, height): (u32, u32), name: &str) -> Result<()> {
    window.resize(width, height).await?;
    window.go(path).await?;
    if width < 1000 {
        let whole: u32 = window.read("return document.documentElement.scrollHeight", &[]).await?;
        window.resize(width, whole.clamp(height, LONGEST)).await?;
    }
    window.picture(&pictures().join("pages").join(format!("{name}.png"))).await
}
