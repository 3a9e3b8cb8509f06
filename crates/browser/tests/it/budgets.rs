//! What the house in one tab may cost, measured: `cargo xtask browser --long the_tab_keeps`.
//!
//! docs/performance.md has the figures. Other work on the machine makes all but the sizes
//! worse, so only these are measured with every change.

use std::collections::HashMap;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::site::TestSite;
use crate::tab::on_site;
use crate::window::{Kind, Window};

/// The most that a first visit may load, in bytes as sent.
const FIRST_VISIT: u64 = 1_500_000;
/// The longest way from the click to the first question, in milliseconds, four times slower.
const FIRST_MOVE: f64 = 3000.0;
/// The longest a page may take to show a touch, four times slower, while a bot thinks.
const TOUCH: f64 = 100.0;
/// The longest 95 of 100 answers of a bot may take.
const THOUGHTS: [(&str, f64); 2] = [("sharp", 500.0), ("master", 5000.0)];
/// The most memory, in bytes.
const MEMORY: u64 = 150_000_000;

/// Notes how long every answer of a bot takes, before any script runs.
const NOTE: &str = r#"
    window.thoughts = [];
    const real = window.Worker;
    window.Worker = class extends real {
      postMessage(message, ...more) {
        if (message.ask?.ask === "think") {
          window.thinking = (window.thinking ?? 0) + 1;
          (this.begun ??= []).push(performance.now());
        } else (this.begun ??= []).push(undefined);
        this.noted ??= this.addEventListener("message", ({ data }) => {
          if (data.loaded !== undefined) return;
          const begun = this.begun.shift();
          if (begun === undefined) return;
          window.thinking -= 1;
          window.thoughts.push(performance.now() - begun);
        }) ?? true;
        super.postMessage(message, ...more);
      }
    };"#;

/// Makes a table by the same form as people; how long it takes until somebody is asked.
const BEGIN: &str = r#"
    const [game, bots] = args;
    const seats = ["me", ...bots].map((sitter, place) => [`seat${place + 1}`, sitter]);
    const begun = performance.now();
    await house.post(`/tables?game=${game}`, [...seats, ["clock", "none"], ["pace", "0"]]);
    const asked = () => document.querySelector("main button[name='action']:not(:disabled)");
    while (!asked()) await new Promise((wake) => requestAnimationFrame(wake));
    return performance.now() - begun;"#;

/// Presses any buttons until the game is over or the bots have answered so often.
const PLAY: &str = r##"
    const [wanted] = args;
    const end = Date.now() + 240000;
    while (Date.now() < end && window.thoughts.length < wanted && !document.querySelector(".verdict")) {
      const choices = [...document.querySelectorAll("main button[name='action']:not(:disabled)")];
      const plain = choices.filter((button) => !button.value.includes("#") && !button.form.dataset.busy);
      plain[Math.floor(Math.random() * plain.length)]?.click();
      await new Promise((wake) => setTimeout(wake, 20));
    }
    return window.thoughts.splice(0);"##;

/// While a bot thinks: the longest from a touch to the picture that shows it, and how many
/// touches there were. Whenever no bot thinks, something is answered so that one does.
const TOUCHED: &str = r#"
    const frame = () => new Promise((wake) => requestAnimationFrame(wake));
    const details = document.querySelector("details");
    const end = Date.now() + 120000;
    let longest = 0;
    let touches = 0;
    while (touches < 20 && Date.now() < end) {
      if (!window.thinking) {
        document.querySelector("main button[name='action']:not(:disabled)")?.click();
        await new Promise((wake) => setTimeout(wake, 20));
        continue;
      }
      const begun = performance.now();
      details.querySelector("summary").click();
      await frame();
      await frame();
      const taken = performance.now() - begun;
      // A bot that has answered meanwhile was no burden.
      if (window.thinking) {
        longest = Math.max(longest, taken);
        touches += 1;
      }
      await new Promise((wake) => setTimeout(wake, 37));
    }
    return [longest, touches];"#;

async fn home(window: &Window) -> Result<()> {
    window.go("/").await?;
    window.until("the first page", "document.querySelector('main.home .games')").await
}

/// The value below which 95 of 100 are.
fn most(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values
        .get((values.len() * 95 / 100).min(values.len().saturating_sub(1)))
        .copied()
        .unwrap_or(0.0)
}

/// What the processes that show pages keep for themselves: the largest of those that the
/// driver of these tests has begun.
fn memory() -> Result<u64> {
    let mut parents: HashMap<u32, (u32, String)> = HashMap::new();
    for entry in std::fs::read_dir("/proc")?.flatten() {
        let Ok(pid) = entry.file_name().to_string_lossy().parse::<u32>() else { continue };
        let read =
            |name: &str| std::fs::read_to_string(entry.path().join(name)).unwrap_or_default();
        let status = read("status");
        let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
        let Some(parent) = parent.and_then(|parent| parent.trim().parse().ok()) else { continue };
        parents.insert(pid, (parent, read("cmdline")));
    }
    let above = |pid: u32| {
        let next = |pid: &u32| parents.get(pid).map(|(parent, _)| *parent);
        std::iter::successors(Some(pid), next).take(32).collect::<Vec<u32>>()
    };
    // Whoever started this test started the driver as well.
    let own = above(std::process::id());
    let is_driver =
        |pid: &u32| parents.get(pid).is_some_and(|(_, name)| name.contains("chromedriver"));
    let ours = |pid: &u32| {
        let line = above(*pid);
        line.iter().position(is_driver).is_some_and(|at| {
            line.get(at + 1).is_some_and(|parent| *parent > 1 && own.contains(parent))
        })
    };
    let shows =
        |(pid, (_, name)): &(&u32, &(u32, String))| name.contains("--type=renderer") && ours(pid);
    let anonymous = |(pid, _): (&u32, &(u32, String))| -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
    };
    let most = parents.iter().filter(shows).filter_map(anonymous).max();
    most.context("no process shows the page")
}

/// The first page, and everything for the time without a network.
async fn first_visit(site: &TestSite, window: &Window) -> Result<u64> {
    home(window).await?;
    window.perform::<bool>("await navigator.serviceWorker.ready; return true", &[]).await?;
    Ok(site.sent())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_to_the_tab_is_small() {
    on_site("first-visit", async |site, window| {
        let sent = first_visit(site, window).await?;
        println!("a first visit is sent {sent} bytes");
        ensure!(sent <= FIRST_VISIT, "a first visit is sent {sent} bytes");
        ensure!(sent > FIRST_VISIT / 2, "only {sent} bytes: something is not counted");
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures the house in one tab; needs a machine that does nothing else"]
async fn the_tab_keeps_its_budgets() {
    let site = TestSite::open().await.expect("a file server opens");
    let window = Window::open("budgets", &site.url(), Kind::default()).await.expect("a browser");
    let measured = measure(&site, &window).await;
    window.quit().await;
    let over = measured.expect("everything is measured");
    assert!(over.is_empty(), "over budget: {over:#?}");
}

/// Prints every figure, and returns those that are over their budget.
async fn measure(site: &TestSite, window: &Window) -> Result<Vec<String>> {
    let mut over = Vec::new();
    let mut note = |what: &str, found: f64, most: f64, unit: &str| {
        println!("{what:60} {found:>9.0} {unit}, at most {most:.0}");
        if found > most {
            over.push(format!("{what}: {found:.0} {unit}"));
        }
    };
    window.before_every_page(NOTE).await?;
    let begun = Instant::now();
    let sent = first_visit(site, window).await?;
    println!("everything is there after {} ms", begun.elapsed().as_millis());
    note(
        "a first visit, with everything for the time without a network",
        sent as f64 / 1000.0,
        FIRST_VISIT as f64 / 1000.0,
        "kB",
    );

    window.command("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    for game in ["ankh-morpork", "rattus-cartus"] {
        home(window).await?;
        let took: f64 =
            window.perform(BEGIN, &[json!(game), json!(["bot-sharp", "bot-sharp"])]).await?;
        note(
            &format!("{game}: from the click to the first question, four times slower"),
            took,
            FIRST_MOVE,
            "ms",
        );
    }
    home(window).await?;
    window
        .perform::<f64>(BEGIN, &[json!("rattus-cartus"), json!(["bot-master", "bot-master"])])
        .await?;
    let (touched, touches): (f64, u32) = window.perform(TOUCHED, &[]).await?;
    ensure!(touches == 20, "bots thought during {touches} touches only");
    note("a touch while a bot thinks, the slowest of 20, four times slower", touched, TOUCH, "ms");
    window.command("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;

    for (level, budget) in THOUGHTS {
        for game in ["ankh-morpork", "rattus-cartus"] {
            let mut thoughts: Vec<f64> = Vec::new();
            while thoughts.len() < 100 {
                home(window).await?;
                let bot = format!("bot-{level}");
                window.perform::<f64>(BEGIN, &[json!(game), json!([bot, bot, bot])]).await?;
                let more: Vec<f64> = window.perform(PLAY, &[json!(100 - thoughts.len())]).await?;
                ensure!(!more.is_empty(), "{level} never answers");
                thoughts.extend(more);
            }
            note(
                &format!("{game}: 95 of {} answers of {level}", thoughts.len()),
                most(thoughts),
                budget,
                "ms",
            );
        }
    }
    note("memory of the page and its workers", memory()? as f64 / 1e6, MEMORY as f64 / 1e6, "MB");
    Ok(over)
}
