//! Every page fits every screen, in every language.

use anyhow::{Result, ensure};

use crate::look::sound;
use crate::scene::{pictures, scene};
use crate::tour::tour;

const WIDTHS: [u32; 4] = [360, 768, 1440, 2560];
/// Lists what does not fit.
pub(crate) const OVERFLOW: &str = include_str!("scripts/overflow.js");

#[tokio::test(flavor = "multi_thread")]
#[ignore = "deals anew each time and measures for minutes: `cargo xtask browser --long` runs it"]
async fn no_text_leaves_its_box_at_any_width_in_any_language() {
    scene("widths", async |scene| {
        let window = scene.window("screen").await?;
        let stops = tour(&window).await?;
        window.complaints().await?;
        let mut faults = Vec::new();
        for lang in ["en", "de", "es", "fr"] {
            window.speak(lang).await?;
            for stop in &stops {
                window.go(&stop.path).await?;
                for width in WIDTHS {
                    window.resize(width, 900).await?;
                    let found: Vec<String> = window.read(OVERFLOW, &[]).await?;
                    if !found.is_empty() {
                        let picture = format!("width-{}-{lang}-{width}.png", stop.name);
                        window.describe(&pictures().join(picture)).await;
                    }
                    let told = |fault| format!("{} in {lang} at {width}: {fault}", stop.name);
                    faults.extend(found.into_iter().map(told));
                }
                if stop.missing {
                    // That there is nothing is what the browser complains about.
                    window.complaints().await?;
                }
                sound(&window).await?;
            }
        }
        must_be_none(&faults)
    })
    .await;
}

fn must_be_none(faults: &[String]) -> Result<()> {
    ensure!(faults.is_empty(), "{} things do not fit:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}
