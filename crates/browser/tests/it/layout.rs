//! What one needs to decide is on the screen, however small it is.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, against, come_in, id_of, make, start};
use crate::window::{Kind, Window};

async fn sees(window: &Window, selector: &str) -> Result<bool> {
    let script = "const part = document.querySelector(arguments[0]); return part !== null && part.checkVisibility() && part.getBoundingClientRect().width > 0";
    window.read(script, &[json!(selector)]).await
}

/// Numbers 3 and 4.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_hints_and_clocks() {
    scene("phone", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        window.resize(390, 844).await?;
        let clock = json!({ "live": { "reserve": 600, "increment": 10 } });
        let more = json!({ "bots": ["quick"], "setup": { "players": 2 }, "clock": clock });
        let id = id_of(&make(&window, "ankh-morpork", more).await?)?;
        start(&window, &id).await?;
        let mut hints = 0;
        for answers in 0..6 {
            ensure!(advance(&window, &id, Goal::Answers(answers.min(2)), 9).await?, "it is over");
            window.go(&format!("/tables/{id}")).await?;
            ensure!(sees(&window, ".player .clock [data-left]").await?, "no clock is to be seen");
            let asked: u32 = window
                .read("return document.querySelectorAll('#prompt .hint').length", &[])
                .await?;
            if asked > 0 {
                ensure!(sees(&window, "#prompt .hint").await?, "the hint is hidden");
                hints += 1;
            }
        }
        ensure!(hints > 0, "no question had a hint");
        Ok(())
    })
    .await;
}

/// A phone shows the names of one's cards: pressed, a card is read whole, and played from there.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_read_on_a_phone_before_it_is_played() {
    scene("phone-cards", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        window.resize(390, 844).await?;
        let id = against(&window, "ankh-morpork", &["quick"]).await?;
        window.go(&format!("/tables/{id}")).await?;
        let playable = "#hand .card.is-choice .card-look";
        window
            .until("a card can be played", &format!("document.querySelector('{playable}')"))
            .await?;
        window.click(playable).await?;
        let open = "document.querySelector('.held:popover-open button[name=action][form=decide]')";
        window.until("the card is seen whole", open).await?;
        let tall =
            "const card = document.querySelector('.held:popover-open').getBoundingClientRect();
            return card.bottom <= innerHeight + 1 && card.width >= document.documentElement.clientWidth - 1";
        ensure!(window.read::<bool>(tall, &[]).await?, "the card is not whole");
        let asked = "return document.querySelector('#decide input[name=question]').value";
        let before: String = window.read(asked, &[]).await?;
        window.click(".held:popover-open button[name=action]").await?;
        let answered =
            "document.querySelector('#decide input[name=question]')?.value !== arguments[0]";
        window.until_with("the card is played", answered, &[json!(before)]).await
    })
    .await;
}

/// Six windows: four desks, a wall and a phone.
const WINDOWS: [(u32, u32); 6] =
    [(1920, 1080), (1440, 780), (1366, 768), (1280, 720), (1024, 768), (390, 844)];
/// What is cut off, or lies outside of the window.
const CUT: &str = include_str!("scripts/cut.js");

/// Numbers 5, 7, 13 and 25: hand and secret are whole in every window and language, with few
/// people and with many, nothing of players, buildings and radar is cut off, nothing that is
/// asked lies over something else, and the map has one size whatever is asked.
#[tokio::test(flavor = "multi_thread")]
async fn hand_secret_and_radar_are_whole_in_every_window_and_language() {
    scene("whole", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        let mut faults: Vec<String> = Vec::new();
        for (game, people) in [
            (GAMES[0], 2),
            (GAMES[0], 3),
            (GAMES[0], 4),
            (GAMES[1], 3),
            (GAMES[1], 4),
            (GAMES[1], 5),
        ] {
            let id = against(&window, game, &vec!["quick"; people - 1]).await?;
            let mut boards: Vec<Option<f64>> = vec![None; WINDOWS.len()];
            for answers in [1, 6] {
                ensure!(advance(&window, &id, Goal::Answers(answers), 9).await?, "it is over");
                for lang in ["en", "de", "es", "fr"] {
                    window.speak(lang).await?;
                    window.go(&format!("/tables/{id}")).await?;
                    for ((width, height), board) in WINDOWS.into_iter().zip(&mut boards) {
                        window.resize(width, height).await?;
                        let (cut, side): (Vec<String>, f64) = window.read(CUT, &[]).await?;
                        let told = |what| {
                            format!("{game} for {people} in {lang} at {width}×{height}: {what}")
                        };
                        faults.extend(cut.into_iter().map(told));
                        let first = *board.get_or_insert(side);
                        if (first - side).abs() > 1.0 {
                            faults.push(told(format!("the board was {first} and is {side} wide")));
                        }
                    }
                }
            }
        }
        faults.dedup();
        ensure!(faults.is_empty(), "{} things are cut off:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await;
}

/// Desks on which the hand has least room.
const DESKS: [(u32, u32); 3] = [(1366, 768), (1280, 720), (1024, 768)];
/// Hands of so many cards.
const HANDS: [usize; 4] = [3, 4, 5, 7];
/// All cards in the hand, and which of them are cut off.
const CARDS: &str = include_str!("scripts/cards.js");

/// Every card is whole in hands of every size, in every language, whatever was dealt.
#[tokio::test(flavor = "multi_thread")]
async fn every_card_is_whole_in_every_hand_and_language() {
    scene("cards", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        let id = against(&window, GAMES[0], &["quick"]).await?;
        let mut faults: Vec<String> = Vec::new();
        for lang in ["en", "de", "es", "fr"] {
            window.speak(lang).await?;
            for (width, height) in DESKS {
                window.resize(width, height).await?;
                window.go(&format!("/tables/{id}")).await?;
                let hands = HANDS.map(|size| json!(size));
                let (all, cut): (usize, Vec<String>) = window.perform(CARDS, &hands).await?;
                ensure!(all == 101, "there are {all} cards");
                let told = |what| format!("in {lang} at {width}×{height}: {what}");
                faults.extend(cut.into_iter().map(told));
            }
        }
        ensure!(faults.is_empty(), "{} cards are cut off:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await;
}

/// The learner of the lessons has every kind of secret and hand, and always the same ones.
#[tokio::test(flavor = "multi_thread")]
async fn the_positions_of_the_lessons_are_whole_in_every_language() {
    scene("lessons-whole", async |scene| {
        let window = scene.window("ada").await?;
        window.go("/lessons").await?;
        let all = "return [...new Set([...document.querySelectorAll('a[href^=\"/lessons/\"]')]
            .map((link) => link.getAttribute('href')))]";
        let lessons: Vec<String> = window.read(all, &[]).await?;
        ensure!(lessons.len() == 22, "there are {} lessons", lessons.len());
        let mut faults: Vec<String> = Vec::new();
        for lang in ["de", "es", "fr"] {
            window.speak(lang).await?;
            for lesson in &lessons {
                window.go(lesson).await?;
                for (width, height) in DESKS {
                    window.resize(width, height).await?;
                    let (cut, _): (Vec<String>, f64) = window.read(CUT, &[]).await?;
                    let told = |what| format!("{lesson} in {lang} at {width}×{height}: {what}");
                    // Goal and hints take room of their own, so a lesson may be longer than a window.
                    let is_about_it =
                        |what: &String| !what.contains(" ends at ") && !what.contains("radar");
                    faults.extend(cut.into_iter().filter(is_about_it).map(told));
                }
            }
        }
        ensure!(faults.is_empty(), "{} things are cut off:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await;
}

/// Two desks and a phone for those who read large text.
const LARGE: [(u32, u32); 3] = [(1440, 780), (1024, 768), (390, 844)];
/// What does not fit, wherever one has scrolled to.
const OVERFLOW: &str = include_str!("scripts/overflow.js");

/// The reader's own text size, up to twice as large, takes nothing away: the page gets longer.
#[tokio::test(flavor = "multi_thread")]
async fn text_twice_as_large_leaves_everything_in_reach() {
    scene("large-text", async |scene| {
        let kind = Kind { large_text: true, ..Kind::default() };
        let window = scene.window_of_kind("ada", kind).await?;
        come_in(&window, "Ada").await?;
        let mut faults = Vec::new();
        for game in GAMES {
            let id = against(&window, game, &["quick"]).await?;
            ensure!(advance(&window, &id, Goal::Answers(3), 9).await?, "it is over");
            for lang in ["en", "de"] {
                window.speak(lang).await?;
                for (width, height) in LARGE {
                    window.resize(width, height).await?;
                    window.go(&format!("/tables/{id}")).await?;
                    let told = |what| format!("{game} in {lang} at {width}: {what}");
                    faults.extend(large(&window).await?.into_iter().map(told));
                }
            }
        }
        ensure!(faults.is_empty(), "{} things are lost:\n{}", faults.len(), faults.join("\n"));
        Ok(())
    })
    .await;
}

/// What of a page in large text is gone or cut off.
async fn large(window: &Window) -> Result<Vec<String>> {
    let size = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
    let size: f64 = window.read(size, &[]).await?;
    ensure!(size >= 32.0, "the text is only {size} high");
    let mut faults: Vec<String> = window.read(OVERFLOW, &[]).await?;
    for part in ["#hand", "#prompt h2", "#secret .secret-d", ".players", ".map, .houses"] {
        if !sees(window, part).await? {
            faults.push(format!("{part} is gone"));
        }
    }
    Ok(faults)
}

/// From a tablet to a wall the turns of the others are told when one is asked: where there is no
/// room below the question, in a tab that is open until one moves.
#[tokio::test(flavor = "multi_thread")]
async fn the_turns_of_the_others_are_seen_in_every_window() {
    scene("recap", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let id = against(&window, game, &["quick", "quick"]).await?;
            // A question that begins a turn of one's own.
            for seed in 0..40 {
                ensure!(advance(&window, &id, Goal::Answers(1), seed).await?, "it is over");
                window.go(&format!("/tables/{id}")).await?;
                if sees(&window, "#recap .strip").await? {
                    break;
                }
            }
            for (width, height) in [(1440, 900), (1024, 768), (820, 1180), (768, 1024)] {
                window.resize(width, height).await?;
                window.go(&format!("/tables/{id}")).await?;
                let seen = "const strip = document.querySelector('#recap .strip');
                    if (!strip) return 'nothing is told';
                    const { left, top } = strip.querySelector('h3').getBoundingClientRect();
                    const there = document.elementFromPoint(left + 6, top + 6);
                    return strip.contains(there) ? null : `${there?.outerHTML.slice(0, 80)} lies over it`";
                let fault: Option<String> = window.read(seen, &[]).await?;
                ensure!(fault.is_none(), "{game} at {width}×{height}: {fault:?}");
                if (760..1100).contains(&width) {
                    // The other tabs are in reach, and lead back.
                    for (tab, part) in [("label[for=tab-log]", "#log"), ("label[for=tab-recap]", ".strip")] {
                        window.click(tab).await?;
                        ensure!(sees(&window, part).await?, "{game} at {width}: {tab} shows no {part}");
                    }
                    window.click(".tabs label:nth-child(2)").await?;
                    ensure!(sees(&window, ".side .radar").await?, "{game} at {width}: no radar");
                    ensure!(!sees(&window, ".strip").await?, "{game} at {width}: two tabs at once");
                }
            }
        }
        Ok(())
    })
    .await;
}
