//! A finished game seen again in a house: by mouse and keyboard, through everybody's eyes.

use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::everyone::violations;
use crate::look::{calm, sound};
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, come_in, id_of, make, start};
use crate::window::Window;

/// Which step is shown.
const AT: &str = "Number(document.getElementById('transport').dataset.at)";
/// Whether the script is there.
const ALIVE: &str = "document.querySelector('#play:not([hidden])')";
/// What is wrong with what is shown: the line of what was told last is in sight, nothing is
/// asked, and nobody is away.
const WRONG: &str = "
    const foreign = document.querySelector('#prompt, #decide, #hand, .is-away, .thinks');
    if (foreign) return foreign.outerHTML.slice(0, 100);
    const box = document.getElementById('story-in').getBoundingClientRect();
    const turn = document.querySelector('#story-in [aria-current]');
    const line = [...(turn?.querySelectorAll('h3, li') ?? [])].at(-1)?.getBoundingClientRect();
    return !line || (line.top < box.bottom && line.bottom > box.top) ? null : 'the log stays behind';";
/// Where the board is, on the page and not on the screen.
const BOARD: &str = "
    const box = document.querySelector('.replay .map, .replay .board').getBoundingClientRect();
    return [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round);";

/// A replay that somebody looks at.
struct Replay<'w> {
    window: &'w Window,
    /// The moments that one can jump to.
    stops: Vec<u32>,
    board: [i32; 4],
}

impl Replay<'_> {
    /// Opens a moment of a game.
    async fn open<'w>(window: &'w Window, address: &str) -> Result<Replay<'w>> {
        window.go(address).await?;
        Replay::here(window).await
    }

    /// The one that is open.
    async fn here(window: &Window) -> Result<Replay<'_>> {
        window.until("the script runs", ALIVE).await?;
        let stops =
            "return document.getElementById('transport').dataset.stops.split(',').map(Number)";
        let stops = window.read(stops, &[]).await?;
        Ok(Replay { window, stops, board: window.read(BOARD, &[]).await? })
    }

    /// Waits for a moment; board, log, slider and address must be as they should be there.
    async fn shows(&self, step: u32, what: &str) -> Result<()> {
        let window = self.window;
        let there =
            format!("{AT} === arguments[0] && location.pathname.endsWith(`/at/${{arguments[0]}}`)");
        window.until_with(what, &there, &[json!(step)]).await?;
        let board: [i32; 4] = window.read(BOARD, &[]).await?;
        ensure!(board == self.board, "{what}: the board goes from {:?} to {board:?}", self.board);
        let wrong: Option<String> = window.read(WRONG, &[]).await?;
        ensure!(wrong.is_none(), "{what}: {wrong:?}");
        let slider: String =
            window.read("return document.getElementById('seek').value", &[]).await?;
        ensure!(slider == step.to_string(), "{what}: the slider stands at {slider}");
        Ok(())
    }

    async fn by_keyboard(&self) -> Result<()> {
        let Replay { window, stops, .. } = self;
        let last = stops[stops.len() - 1];
        window.keys(Key::Right).await?;
        self.shows(stops[1], "→ goes on by a turn").await?;
        window.keys(Key::Right).await?;
        self.shows(stops[2], "→ goes on by another").await?;
        window.keys(Key::Left).await?;
        self.shows(stops[1], "← goes back by a turn").await?;
        window.shifted_keys(Key::Right).await?;
        self.shows(stops[1] + 1, "Shift and → go on by a step").await?;
        window.shifted_keys(Key::Left).await?;
        self.shows(stops[1], "Shift and ← go back by a step").await?;
        window.keys(Key::End).await?;
        self.shows(last, "End is the last moment").await?;
        window.keys(Key::Right).await?;
        self.shows(last, "there is nothing after the end").await?;
        window.keys(Key::Home).await?;
        self.shows(0, "Home is the first moment").await?;
        // Played from near the end it stops there by itself, and from there it begins anew.
        window.keys(Key::End).await?;
        self.shows(last, "End once more").await?;
        for stop in stops.iter().rev().skip(1).take(2) {
            window.keys(Key::Left).await?;
            self.shows(*stop, "back from the end").await?;
        }
        window.keys(" ").await?;
        self.shows(last, "Space plays to the end").await?;
        window.until("it stops there", "!document.querySelector('#play.is-playing')").await?;
        window.keys(" ").await?;
        let again = format!("{AT} > 0 && {AT} < {last}");
        window.until("Space begins anew at the end", &again).await?;
        window.keys(" ").await?;
        window.until("Space pauses", "!document.querySelector('#play.is-playing')").await?;
        let says = "document.querySelector('#play').ariaLabel === document.querySelector('#play').dataset.play";
        window.until("the button says that it plays", says).await?;
        window.keys(Key::Home).await?;
        self.shows(0, "Home ends it").await
    }

    async fn by_mouse(&self) -> Result<()> {
        let Replay { window, stops, .. } = self;
        let last = stops[stops.len() - 1];
        window.click("#transport a[data-key='Right']").await?;
        self.shows(stops[1], "the button goes on").await?;
        window.click("#transport a[data-key='End']").await?;
        self.shows(last, "the button goes to the end").await?;
        window.click("#transport a[data-key='Left']").await?;
        self.shows(stops[stops.len() - 2].min(last - 1), "the button goes back").await?;
        window.click("#transport a[data-key='Home']").await?;
        self.shows(0, "the button goes to the beginning").await?;
        window.click("#transport small a:last-of-type").await?;
        self.shows(1, "a step on").await?;
        // The middle of the slider is the turn that ends nearest to it.
        window.click("#seek").await?;
        window.until("the slider leads into the game", &format!("{AT} > 1")).await?;
        let at: u32 = window.read(&format!("return {AT}"), &[]).await?;
        ensure!(stops.contains(&at) && at > 1 && at < last, "the slider leads to {at}");
        self.shows(at, "the slider").await?;
        // With the slider in hand the keys still turn pages.
        window.keys(Key::Right).await?;
        let next = stops.iter().copied().find(|&stop| stop > at).unwrap_or(last);
        self.shows(next, "→ with the slider in hand").await?;
        // A line of the log leads to its moment.
        let lines = "[...document.querySelectorAll('#story li li a[data-step]')]";
        let line = format!("{lines}[Math.floor({lines}.length / 2)]");
        let step: u32 = window.read(&format!("return Number({line}.dataset.step)"), &[]).await?;
        window.press(&line, &[]).await?;
        self.shows(step, "a line leads to its moment").await?;
        let late: bool = window
            .read(
                &format!("return {lines}.some((line) => Number(line.dataset.step) > {step})"),
                &[],
            )
            .await?;
        ensure!(!late, "the log tells of what comes after step {step}");
        window.click("#ahead a[data-step]").await?;
        window.until("a turn to come leads to its end", &format!("{AT} > {step}")).await?;
        let at: u32 = window.read(&format!("return {AT}"), &[]).await?;
        ensure!(stops.contains(&at), "a turn ends at {at}");
        self.shows(at, "a turn to come").await?;
        window.click("#play").await?;
        window.until("it plays", &format!("{AT} > {at}")).await?;
        window.click("#play").await?;
        window.until("it pauses", "!document.querySelector('#play.is-playing')").await
    }
}

/// A finished game that everybody may read.
async fn listed(window: &Window, game: &str) -> Result<String> {
    let bots = ["random", "random"];
    let more = json!({ "bots": bots, "setup": { "players": 3 }, "public": true });
    let id = id_of(&make(window, game, more).await?)?;
    start(window, &id).await?;
    ensure!(advance(window, &id, Goal::End, 7).await?, "the game never ends");
    Ok(id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_turned_by_mouse_and_keyboard_and_stays_in_its_place() {
    scene("replay", async |scene| {
        let window = scene.window("ada").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let id = listed(&window, game).await?;
            let replay = Replay::open(&window, &format!("/tables/{id}/at/0?as=open")).await?;
            ensure!(replay.stops.len() > 4, "{game} has turns: {:?}", replay.stops);
            window.press("document.querySelector('[name=speed][value=\"250\"]')", &[]).await?;
            window.click("#h-told").await?;
            replay.by_keyboard().await?;
            replay.by_mouse().await?;
            sound(&window).await?;
        }
        Ok(())
    })
    .await;
}

/// Whose secret lies open, by seat.
const OPEN: &str = "
    return [...document.querySelectorAll('.still-seat')].map((seat) =>
        !!seat.querySelector('p b'));";

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_is_seen_with_all_eyes_and_its_link_opens_for_others() {
    scene("eyes", async |scene| {
        let ada = scene.window("ada").await?;
        let stranger = scene.window("stranger").await?;
        come_in(&ada, "Ada").await?;
        let allow = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        ada.command("Browser.grantPermissions", allow).await?;
        for game in GAMES {
            let id = listed(&ada, game).await?;
            let first = Replay::open(&ada, &format!("/tables/{id}/at/0?as=open")).await?;
            let stop = first.stops[first.stops.len() / 2];
            for (eye, query) in ["?as=open", "?as=1", "?as=2", "?as=3", ""].into_iter().enumerate() {
                ada.go(&format!("/tables/{id}/at/{stop}?as=open")).await?;
                Replay::here(&ada).await?;
                let chosen = format!(".eyes a.eye[href='/tables/{id}/at/{stop}{query}']");
                ada.click(&chosen).await?;
                let current = format!("document.querySelector(\"{chosen}[aria-current]\")");
                ada.until("other eyes look at the same moment", &current).await?;
                let replay = Replay::here(&ada).await?;
                replay.shows(stop, "the same moment").await?;
                ada.keys(Key::Left).await?;
                let before = replay.stops.iter().rev().copied().find(|&one| one < stop);
                replay.shows(before.unwrap_or(0), "a turn before").await?;
                ada.keys(Key::Right).await?;
                replay.shows(stop, "and on again").await?;
                let path = ada.path().await?;
                ensure!(path == format!("/tables/{id}/at/{stop}{query}"), "it stays with these eyes: {path}");
                let open: Vec<bool> = ada.read(OPEN, &[]).await?;
                let expected: Vec<bool> = (1..=3).map(|seat| eye == 0 || eye == seat).collect();
                ensure!(open == expected, "{game} with {query}: {open:?} lies open");
                calm(&ada).await?;
                if eye % 2 == 0 {
                    let faults = violations(&ada).await?;
                    ensure!(faults.is_empty(), "{}", faults.join("\n"));
                }
                // What was copied opens the same for whoever may read the game.
                ada.click("#moment-link").await?;
                let copied = "document.querySelector('#moment-link span').textContent === document.querySelector('#moment-link').dataset.copied";
                ada.until("the link is copied", copied).await?;
                let link: String = ada.perform("return navigator.clipboard.readText()", &[]).await?;
                stranger.go(&link).await?;
                let theirs = Replay::here(&stranger).await?;
                theirs.shows(stop, "the copied link").await?;
                let seen: Vec<bool> = stranger.read(OPEN, &[]).await?;
                ensure!(seen == open, "{link} shows {seen:?}");
                sound(&stranger).await?;
            }
        }
        Ok(())
    })
    .await;
}
