//! What a card says where its name stands, and why not where one taps.

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::look::sound;
use crate::scene::scene;
use crate::tables::{GAMES, Goal, advance, against, come_in};
use crate::window::{Kind, Window};

const OPEN: &str = "document.querySelector('.card-pop:popover-open, .refusal:popover-open')";

/// Presses what a selector finds first, by its own click, as Enter does.
async fn press(window: &Window, selector: &str) -> Result<Value> {
    let press = "const it = document.querySelector(arguments[0]); it?.click(); return !!it;";
    window.read(press, &[json!(selector)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_says_what_it_does_wherever_its_name_stands() {
    scene("card-text", async |scene| {
        let window = scene.window("card-text").await?;
        come_in(&window, "Ada").await?;
        let id = against(&window, "ankh-morpork", &["quick", "quick"]).await?;
        advance(&window, &id, Goal::Answers(12), 3).await?;
        window.go(&format!("/tables/{id}")).await?;
        ensure!(press(&window, "#log .cn").await? == true, "no card is named in the log");
        window.until("the text of the card is open", OPEN).await?;
        let missing = "return [...document.querySelectorAll('.cn')]
            .filter((name) => !document.getElementById(name.getAttribute('popovertarget'))).length";
        let missing: u32 = window.read(missing, &[]).await?;
        ensure!(missing == 0, "{missing} names open nothing");

        Ok(())
    })
    .await;
}

/// Where one may tap on what is not allowed: on the map, and on a card of the hand.
const BARRED: [(&str, &str); 3] =
    [(GAMES[0], ".targets .no-go"), (GAMES[0], "#hand .no-go"), (GAMES[1], "#hand .no-go")];

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_allowed_says_why_where_one_taps() {
    scene("refusals", async |scene| {
        let window = scene.window("refusals").await?;
        come_in(&window, "Ada").await?;
        for (game, place) in BARRED {
            let mut id = against(&window, game, &["quick", "quick"]).await?;
            // Sooner or later something there is not allowed.
            let mut found = false;
            for seed in 0..120 {
                if !advance(&window, &id, Goal::Answers(1), seed).await? {
                    id = against(&window, game, &["quick", "quick"]).await?;
                }
                window.go(&format!("/tables/{id}")).await?;
                found = press(&window, place).await? == true;
                if found {
                    break;
                }
            }
            ensure!(found, "{place} in {game}: nothing was ever forbidden");
            window.until("the reason is open", OPEN).await?;
            let told = "const it = document.querySelector('.refusal:popover-open');
                return [it.getAttribute('role'), it.querySelector('.rule-id') !== null,
                    it.querySelector('p').textContent.length > 20, it.checkVisibility()];";
            let told: Value = window.read(told, &[]).await?;
            ensure!(told == json!(["alert", true, true, true]), "{place} in {game}: {told}");
            sound(&window).await?;
        }
        Ok(())
    })
    .await;
}

/// A name that opens its text by a look and by the keyboard, wherever it stands: the text is that
/// of the card, and it goes again.
async fn opens(window: &Window, name: &str) -> Result<()> {
    let there = "document.querySelector(arguments[0])?.checkVisibility()";
    window.until_with(&format!("{name} is there"), there, &[json!(name)]).await?;
    let title = "const open = document.querySelector('.card-pop:popover-open h3');
        const plain = (text) => text?.replaceAll('\u{ad}', '').trim();
        return [plain(open?.textContent), plain(document.querySelector(arguments[0]).textContent)];";
    let closed = "!document.querySelector('.card-pop:popover-open')";

    window.point_at(name).await?;
    window.until(&format!("a look at {name} opens its text"), OPEN).await?;
    let (told, named): (String, String) = window.read(title, &[json!(name)]).await?;
    // A name in a sentence may say more: "Monk (3 nuns)", "2 swords".
    let is_it = named.to_lowercase().contains(&told.to_lowercase());
    ensure!(is_it, "{name} is \"{named}\", and opens \"{told}\"");
    window.point_at(".bar").await?;
    window.until(&format!("looking away from {name} closes it"), closed).await?;

    // Tab leads to it, and Escape closes it and leaves the focus where it is.
    let before = "const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')];
        const name = document.querySelector(arguments[0]);
        const mark = document.createElement('button');
        mark.className = 'vh';
        name.before(mark);
        mark.focus();
        return all.length";
    window.read::<Value>(before, &[json!(name)]).await?;
    window.keys(Key::Tab).await?;
    let focused = "return document.activeElement === document.querySelector(arguments[0])";
    ensure!(window.read::<bool>(focused, &[json!(name)]).await?, "Tab leads past {name}");
    window.until(&format!("the focus on {name} opens its text"), OPEN).await?;
    window.keys(Key::Escape).await?;
    window.until(&format!("Escape closes the text of {name}"), closed).await?;
    ensure!(window.read::<bool>(focused, &[json!(name)]).await?, "Escape takes the focus away");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_and_the_keyboard_open_what_a_card_says() {
    scene("card-look", async |scene| {
        // Whoever asks for less motion is shown the same.
        let window = scene.window_of_kind("reader", Kind::default()).await?;
        come_in(&window, "Ada").await?;
        let id = against(&window, GAMES[0], &["random", "random"]).await?;
        ensure!(advance(&window, &id, Goal::Answers(25), 3).await?, "it is over");
        window.go(&format!("/tables/{id}")).await?;
        opens(&window, "#log .cn").await?;
        // The discard pile, in the aid to the game.
        window.keys("?").await?;
        opens(&window, "#gone .cn").await?;
        window.go(&format!("/tables/{id}/log")).await?;
        opens(&window, ".plainlist .cn").await?;
        ensure!(advance(&window, &id, Goal::End, 3).await?, "it is not over");
        window.go(&format!("/tables/{id}")).await?;
        opens(&window, ".reveal .cn").await?;
        window.go(&format!("/tables/{id}/at/40?as=open")).await?;
        opens(&window, ".still-seat .cn").await?;
        opens(&window, ".story .cn").await?;
        // Cards and buildings of the other game have texts as well.
        let id = against(&window, GAMES[1], &["random", "random"]).await?;
        ensure!(advance(&window, &id, Goal::Answers(12), 3).await?, "it is over");
        window.go(&format!("/tables/{id}")).await?;
        opens(&window, "#log .cn").await?;
        window.go(&format!("/tables/{id}/log")).await?;
        opens(&window, ".plainlist .cn").await
    })
    .await;
}
