//! A hint at the table: asked for with a button, told below the choices, gone with its question.

use anyhow::{Result, ensure};

use crate::everyone::violations;
use crate::look::sound;
use crate::scene::{pictures, scene};
use crate::tables::{Goal, advance, against, come_in};
use crate::window::Window;

/// Asks for a hint where somebody is asked, and looks at it.
async fn ask(window: &Window, id: &str, picture: &str) -> Result<()> {
    window.go(&format!("/tables/{id}")).await?;
    window.until("a hint can be asked for", "document.getElementById('ask-hint')").await?;
    window.read::<bool>("document.getElementById('ask-hint').focus(); return true", &[]).await?;
    window.click("#ask-hint").await?;
    let told = "document.querySelector('#tip[role=status] .tip p :is(b, .cn)')";
    window.until("the hint is told", told).await?;
    let at = "document.activeElement?.id === 'ask-hint'";
    ensure!(window.is(at).await, "the focus has gone elsewhere");
    let marked = "document.querySelector('#prompt .is-hinted, #hand .is-hinted') || document.querySelector('.lay button')";
    ensure!(window.is(marked).await, "nothing is marked");
    window.picture(&pictures().join(format!("{picture}.png"))).await?;
    sound(window).await?;
    let faults = violations(window).await?;
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    window.click("#tip .close").await?;
    window.until("the hint is put away", "!document.querySelector('#tip .tip')").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_below_the_choices_and_the_focus_stays() {
    scene("hint", async |scene| {
        let window = scene.window("hint").await?;
        come_in(&window, "Ada").await?;
        for game in ["ankh-morpork", "rattus-cartus"] {
            let id = against(&window, game, &["quick", "quick"]).await?;
            advance(&window, &id, Goal::Answers(9), 5).await?;
            for (width, height, lang) in [(1440, 780, "en"), (390, 844, "de")] {
                window.resize(width, height).await?;
                window.speak(lang).await?;
                let picture = format!("hint-{game}-{width}-{lang}");
                ask(&window, &id, &picture).await?;
                // It is gone with the next question.
                advance(&window, &id, Goal::Answers(1), 7).await?;
                window.go(&format!("/tables/{id}")).await?;
                ensure!(!window.is("document.querySelector('#tip .tip')").await, "it stays");
            }
        }
        Ok(())
    })
    .await;
}

/// At ten moments of each game: told, sound, in reach of everybody, and it names cards that open.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: `cargo xtask browser --long` runs it"]
async fn a_hint_is_told_at_ten_moments_of_each_game() {
    scene("hints", async |scene| {
        let window = scene.window("hints").await?;
        come_in(&window, "Ada").await?;
        let mut languages = ["en", "de", "es", "fr"].into_iter().cycle();
        for game in ["ankh-morpork", "rattus-cartus"] {
            let id = against(&window, game, &["quick", "quick"]).await?;
            for moment in 0..10 {
                ensure!(advance(&window, &id, Goal::Answers(3), 11 + moment).await?, "it is over");
                window.speak(languages.next().unwrap_or("en")).await?;
                ask(&window, &id, &format!("hint-{game}-{moment}")).await?;
                let closed = "[...document.querySelectorAll('#tip .cn')].every((name) =>
                    document.getElementById(name.getAttribute('popovertarget')))";
                ensure!(window.is(closed).await, "a hint names a card that has no text");
            }
        }
        Ok(())
    })
    .await;
}
