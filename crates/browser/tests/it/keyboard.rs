//! Everything with the keyboard alone.

use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::look::sound;
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance_slowly, against, come_in};
use crate::window::Window;

/// More presses of Tab than any page takes to get anywhere.
const MOST_TABS: u32 = 120;

/// What has the focus: whether it matches a selector, and what is wrong with how it looks.
const FOCUSED: &str = "
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
    const on_screen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const fault = element === document.body ? null
        : !outlined && style.boxShadow === 'none' ? 'shows no focus'
        : !on_screen ? 'is not on the screen' : null;
    return { there: element.matches(arguments[0]), fault, html: element.outerHTML.slice(0, 160) };";

/// Presses Tab until what has the focus matches a selector. Whatever has it on the way must
/// show that.
pub(crate) async fn tab_to(window: &Window, selector: &str) -> Result<u32> {
    for presses in 1..=MOST_TABS {
        window.keys(Key::Tab).await?;
        let focused: Value = window.read(FOCUSED, &[json!(selector)]).await?;
        ensure!(focused["fault"].is_null(), "{} {}", focused["html"], focused["fault"]);
        if focused["there"] == true {
            return Ok(presses);
        }
    }
    bail!("{MOST_TABS} presses of Tab do not lead to {selector}")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_is_made_without_a_mouse() {
    for game in GAMES {
        scene(&format!("keyboard-{game}"), async |scene| {
            let window = scene.window("keyboard").await?;
            window.go("/").await?;
            tab_to(&window, &format!("button[value=bots][formaction$='game={game}']")).await?;
            window.keys(Key::Enter).await?;
            window.until("somebody asks", "document.querySelector('#decide button')").await?;
            sound(&window).await?;

            // The way past the bar is the first thing the keyboard finds.
            ensure!(tab_to(&window, "a.skip").await? == 1, "the way past the bar is not first");
            window.keys(Key::Enter).await?;
            tab_to(&window, "#prompt button[name=action]").await?;
            let question = "return document.querySelector('#decide input[name=question]').value";
            let asked: String = window.read(question, &[]).await?;
            window.keys(Key::Enter).await?;
            let next = "(document.querySelector('#decide input[name=question]')?.value ?? '') !== arguments[0]";
            window.until_with("the move is made", next, &[json!(asked)]).await?;
            window.until("the keyboard goes on at the question", "document.activeElement.closest('#prompt')").await?;
            sound(&window).await
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_aid_is_one_key_away() {
    scene("aid", async |scene| {
        let window = scene.window("keyboard").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let id = against(&window, game, &["random"]).await?;
            window.go(&format!("/tables/{id}")).await?;
            window.until("the script runs", "document.readyState === 'complete'").await?;
            window.keys("?").await?;
            window.until("the aid is open", "document.querySelector('#aid').open").await?;
            window.keys(Key::Escape).await?;
            window.until("the aid is closed", "!document.querySelector('#aid').open").await?;
        }
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_where_it_is_when_others_move() {
    scene("focus", async |scene| {
        let window = scene.window("keyboard").await?;
        come_in(&window, "Ada").await?;
        for game in GAMES {
            let id = against(&window, game, &["random", "random"]).await?;
            window.go(&format!("/tables/{id}")).await?;
            window.until("somebody asks", "document.querySelector('#decide button')").await?;
            window.read::<Value>("document.querySelector('#aid summary').focus()", &[]).await?;
            let log: String =
                window.read("return document.querySelector('.log').textContent", &[]).await?;
            advance_slowly(&window, &id, Goal::Answers(4), 9, 400).await?;
            let moved = "document.querySelector('.log').textContent !== arguments[0]";
            window.until_with("others move", moved, &[json!(log)]).await?;
            let kept: bool =
                window.read("return document.activeElement.matches('#aid summary')", &[]).await?;
            ensure!(kept, "the focus went away while others moved");
        }
        Ok(())
    })
    .await;
}
