//! Learning: the guided first games, to their end.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::everyone::violations;
use crate::keyboard::tab_to;
use crate::look::sound;
use crate::scene::scene;
use crate::tables::GAMES;
use crate::window::{Kind, Window};

/// What does not fit.
const OVERFLOW: &str = include_str!("scripts/overflow.js");
/// More stops than any guided game has.
const MOST_STOPS: usize = 80;

/// After how long without an answer a press counts for nothing.
const SLOW: Duration = Duration::from_secs(10);

/// Presses what is found, and waits until the coach has something else to say.
async fn press(window: &Window, what: &str) -> Result<()> {
    let before: String =
        window.read("return document.querySelector('#coach').dataset.at", &[]).await?;
    let heard = "document.querySelector('#coach')?.dataset.at !== arguments[0]";
    // On a phone the page may just scroll to what the coach points at: one presses again.
    for _ in 0..3 {
        window.press("document.querySelector(arguments[0])", &[json!(what)]).await?;
        if window.comes_true(heard, &[json!(before)], SLOW).await {
            return Ok(());
        }
    }
    bail!("the coach does not hear of {what}")
}

async fn has(window: &Window, what: &str) -> bool {
    window.is(&format!("document.querySelector(\"{what}\")")).await
}

/// Follows the glow, and before that does once what does not glow.
async fn follow(window: &Window, wrongs: &mut usize) -> Result<()> {
    const OTHER: &str = "#decide button[name=action]:not([data-coached]):not([value*='#'])";
    if has(window, OTHER).await {
        press(window, OTHER).await?;
        if has(window, "#coach button[value=undo]").await {
            *wrongs += 1;
            press(window, "#coach button[value=undo]").await?;
        } else {
            return Ok(());
        }
    }
    let lit = "#decide button[data-coached]";
    press(window, if has(window, lit).await { lit } else { "#coach button[value=show]" }).await
}

/// Whether the coach is in the window and lies over nothing of what it points at.
const POINTS: &str = "
    const box = document.querySelector('#coach').getBoundingClientRect();
    const over = [...document.querySelectorAll('[data-coached]')].filter((one) => one.checkVisibility()).filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2;
    });
    const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    return [...(inside ? [] : ['the coach is outside of the window']), ...over.map((one) => `the coach lies over ${one.id || one.value}`)]";

/// Whether something lies over the first words of the coach.
const COVERED: &str = "
    const { left, top } = document.querySelector('#coach-says').getBoundingClientRect();
    return !document.elementFromPoint(left + 4, top + 4)?.closest('#coach')";
/// Whether something of what the coach points at is in the window and not covered by him: on a
/// phone there is no room for the map and the list at once.
const SHOWN: &str = "
    const from = document.querySelector('#coach').getBoundingClientRect().bottom;
    const all = [...document.querySelectorAll('[data-coached]')].filter((one) => one.checkVisibility());
    const seen = ({ top, bottom, height }) =>
        Math.min(bottom, innerHeight) - Math.max(top, from) >= Math.min(height, 40) - 1;
    const boxes = all.map((one) => one.getBoundingClientRect());
    return !boxes.length || boxes.some(seen)";

#[tokio::test(flavor = "multi_thread")]
async fn the_guided_games_are_followed_to_their_end_with_wrong_choices_on_the_way() {
    for game in GAMES {
        scene(&format!("guided-{game}"), async |scene| {
            let window = scene.window("learner").await?;
            window.go("/").await?;
            let offer = format!("a[href='/learn/{game}/first-game']");
            window.click(&offer).await?;
            window.until("the coach speaks", "document.querySelector('#coach-says')").await?;
            sound(&window).await?;
            let mut wrongs = 0;
            for stop in 0..MOST_STOPS {
                if has(&window, "#coach button[value=restart]").await {
                    break;
                }
                let faults: Vec<String> = window.read(POINTS, &[]).await?;
                ensure!(faults.is_empty(), "{game}, stop {stop}: {}", faults.join("; "));
                if stop == 9 {
                    // Left and continued: the browser remembers where it was.
                    let at = "return document.querySelector('#coach').dataset.at";
                    let before: String = window.read(at, &[]).await?;
                    window.go("/").await?;
                    window.go(&format!("/learn/{game}/first-game")).await?;
                    ensure!(window.read::<String>(at, &[]).await? == before, "begun again");
                }
                match has(&window, "#coach button[value=next]").await {
                    true => press(&window, "#coach button[value=next]").await?,
                    false => follow(&window, &mut wrongs).await?,
                }
            }
            ensure!(has(&window, "#coach button[value=restart]").await, "it never ends");
            ensure!(wrongs >= 6, "only {wrongs} wrong choices were explained");
            // From here one goes on against the easiest bots, whoever one played against before.
            let easy = "form[action='/tables'] input[name=level][value=beginner]";
            ensure!(has(&window, easy).await, "who has just learned it meets strong bots");
            sound(&window).await
        })
        .await;
    }
}

/// On a phone the words of the coach and of the game are longest in German.
#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_is_followed_on_a_phone_in_german() {
    scene("guided-phone", async |scene| {
        let window = scene.window("learner").await?;
        window.go("/").await?;
        window.speak("de").await?;
        window.resize(390, 844).await?;
        for game in GAMES {
            window.go(&format!("/learn/{game}/first-game")).await?;
            let violations = violations(&window).await?;
            ensure!(violations.is_empty(), "{game}: {}", violations.join("\n"));
            let mut wrongs = 0;
            for stop in 0..MOST_STOPS {
                if has(&window, "#coach button[value=restart]").await {
                    break;
                }
                let mut faults: Vec<String> = window.read(OVERFLOW, &[]).await?;
                if window.read::<bool>(COVERED, &[]).await? {
                    faults.push("the coach is covered".to_owned());
                }
                if !window.read::<bool>(SHOWN, &[]).await? {
                    faults.push("nothing of what the coach points at can be seen".to_owned());
                }
                ensure!(faults.is_empty(), "{game}, stop {stop}: {}", faults.join("; "));
                match has(&window, "#coach button[value=next]").await {
                    true => press(&window, "#coach button[value=next]").await?,
                    false => follow(&window, &mut wrongs).await?,
                }
            }
            ensure!(has(&window, "#coach button[value=restart]").await, "it never ends");
            sound(&window).await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_goes_on_without_script() {
    scene("guided-without-script", async |scene| {
        let kind = Kind { without_script: true, ..Kind::default() };
        let window = scene.window_of_kind("plain", kind).await?;
        window.go("/learn/ankh-morpork/first-game").await?;
        let mut wrongs = 0;
        for _ in 0..8 {
            match has(&window, "#coach button[value=next]").await {
                true => press(&window, "#coach button[value=next]").await?,
                false => follow(&window, &mut wrongs).await?,
            }
        }
        ensure!(wrongs > 0, "nothing was explained");
        Ok(())
    })
    .await;
}

/// What has the focus, and whether one can see it.
const FOCUS: &str = "
    const element = document.activeElement;
    return [element.matches('#coach .btn-main'), element.matches('#prompt'), element.outerHTML.slice(0, 120)]";

/// Whoever has no mouse goes on with Enter where one only reads, and is led to the question where
/// there is something to decide.
#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_is_followed_by_the_keyboard() {
    scene("guided-keyboard", async |scene| {
        let window = scene.window("keyboard").await?;
        for game in GAMES {
            window.go(&format!("/learn/{game}/first-game")).await?;
            let at = "return document.querySelector('#coach').dataset.at";
            let heard = "document.querySelector('#coach')?.dataset.at !== arguments[0]";
            tab_to(&window, "#coach .btn-main, #decide [name=action]").await?;
            let mut decided = 0;
            for stop in 0..18 {
                let before: String = window.read(at, &[]).await?;
                if has(&window, "#coach button[value=show]").await {
                    let lit = has(&window, "#decide button[data-coached]").await;
                    let way = if lit {
                        "#decide button[data-coached]"
                    } else {
                        "#coach button[value=show]"
                    };
                    tab_to(&window, way).await?;
                    decided += 1;
                }
                window.keys(Key::Enter).await?;
                window.until_with("the coach goes on", heard, &[json!(before)]).await?;
                let (next, prompt, html): (bool, bool, String) = window.read(FOCUS, &[]).await?;
                let reads = has(&window, "#coach .btn-main").await;
                ensure!(
                    if reads { next } else { prompt },
                    "{game}, stop {stop}: {html} has the focus"
                );
            }
            ensure!(decided > 3, "{game}: only {decided} decisions");
        }
        Ok(())
    })
    .await;
}

/// Both guided games in the languages that have no test of their own, following the glow: nothing
/// leaves its box, and nobody is shut out.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: `cargo xtask browser --long` runs it"]
async fn the_guided_games_are_followed_in_spanish_and_french() {
    scene("guided-languages", async |scene| {
        for (lang, width, height) in [("es", 1366, 768), ("fr", 1280, 720), ("fr", 390, 844)] {
            let window = scene.window(&format!("{lang}-{width}")).await?;
            window.go("/").await?;
            window.speak(lang).await?;
            window.resize(width, height).await?;
            for game in GAMES {
                window.go(&format!("/learn/{game}/first-game")).await?;
                for stop in 0..MOST_STOPS {
                    let mut faults: Vec<String> = window.read(OVERFLOW, &[]).await?;
                    if stop % 8 == 0 {
                        faults.extend(violations(&window).await?);
                    }
                    ensure!(
                        faults.is_empty(),
                        "{game} in {lang}, stop {stop}: {}",
                        faults.join("; ")
                    );
                    if has(&window, "#coach button[value=restart]").await {
                        break;
                    }
                    press(&window, "#coach :is(button[value=next], button[value=show])").await?;
                }
                ensure!(has(&window, "#coach button[value=restart]").await, "it never ends");
                let lesson = format!("#coach a[href^='/lessons/{game}/']");
                ensure!(has(&window, &lesson).await, "the end leads to no lesson");
                sound(&window).await?;
            }
        }
        Ok(())
    })
    .await;
}

/// How fast somebody reads who has never heard of the game, and how long a press takes.
const WORDS_A_MINUTE: f64 = 200.0;
const SECONDS_A_PRESS: f64 = 2.0;
/// What there is to read at a stop that was not there at the one before: the coach, the question,
/// and what the others have done.
const NEW_WORDS: &str = "
    const read = [...document.querySelectorAll('#coach-says, #prompt h2, #prompt > .hint, #recap .strip li')]
        .filter((part) => part.checkVisibility()).map((part) => part.innerText.trim());
    const known = window.known ?? new Set();
    window.known = new Set(read);
    return read.filter((text) => !known.has(text)).join(' ').split(/\\s+/).filter((word) => /\\p{L}|\\d/u.test(word)).length";

/// Followed by the glow, at a reader's pace: from the first page to the end.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "says how long the guided games take: `cargo xtask browser ten_minutes --long` runs it"]
async fn a_guided_game_takes_less_than_ten_minutes() {
    scene("guided-time", async |scene| {
        let window = scene.window("reader").await?;
        window.go("/").await?;
        for lang in ["en", "de", "es", "fr"] {
            window.speak(lang).await?;
            for game in GAMES {
                window.go("/").await?;
                window.click(&format!("a[href='/learn/{game}/first-game']")).await?;
                window.until("the coach speaks", "document.querySelector('#coach-says')").await?;
                let (mut words, mut presses) = (0, 1);
                for _ in 0..MOST_STOPS {
                    words += window.read::<u32>(NEW_WORDS, &[]).await?;
                    if has(&window, "#coach button[value=restart]").await {
                        break;
                    }
                    let next = has(&window, "#coach button[value=next]").await;
                    let way = if next { "next" } else { "show" };
                    press(&window, &format!("#coach button[value={way}]")).await?;
                    // A card or an area is looked for before it is pressed.
                    presses += if next { 1 } else { 2 };
                }
                let seconds =
                    f64::from(words) / WORDS_A_MINUTE * 60.0 + f64::from(presses) * SECONDS_A_PRESS;
                println!("{game} in {lang}: {words} words, {presses} presses, {seconds:.0} s");
                ensure!(seconds < 600.0, "{game} in {lang} takes {seconds:.0} s");
                press(&window, "#coach button[value=restart]").await?;
            }
        }
        Ok(())
    })
    .await;
}
