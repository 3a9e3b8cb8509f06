//! What keeps people from using a page, as axe-core finds it, in light and in dark.

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::scene::scene;
use crate::tour::tour;
use crate::window::Window;

const AXE: &str = include_str!("../../vendor/axe-core-4.14.0.min.js");

/// What axe finds wrong with the page, a line for each element.
pub(crate) async fn violations(window: &Window) -> Result<Vec<String>> {
    window.read::<Value>(&format!("{AXE}; return null"), &[]).await?;
    let run = "
        const found = await axe.run(document, { resultTypes: ['violations'] });
        return found.violations.flatMap((violation) => violation.nodes.map((node) =>
            `${violation.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)} (${node.failureSummary.replace(/\\s+/g, ' ').slice(0, 220)})`));";
    window.perform(run, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_for_everyone_in_light_and_dark() {
    scene("everyone", async |scene| {
        let window = scene.window("screen").await?;
        let stops = tour(&window).await?;
        let mut faults = Vec::new();
        for theme in ["light", "dark"] {
            window.wear(theme).await?;
            for stop in &stops {
                window.go(&stop.path).await?;
                let told = |fault| format!("{} {theme}: {fault}", stop.name);
                faults.extend(violations(&window).await?.into_iter().map(told));
            }
        }
        ensure!(faults.is_empty(), "{} violations:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await;
}
