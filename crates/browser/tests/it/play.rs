//! Playing by pressing what the pages offer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

use crate::dice::Dice;
use crate::look::{Answer, Sight, calm, sight};
use crate::window::Window;

/// The languages, in the order they are switched through.
pub(crate) const LANGUAGES: [&str; 4] = ["de", "es", "fr", "en"];

/// More presses than any game takes.
const MOST_PRESSES: u32 = 4000;
/// How long a table may wait for nobody at these windows.
const LULL: Duration = Duration::from_secs(120);

/// Whether somebody at the window has something to do or to see.
const CALLED: &str =
    "document.querySelector('#decide input[name=question], .curtain-in, .won, .verdict')";
/// A button that answers, by what it sends and whether it is in the list.
const BUTTON: &str = "[...document.querySelectorAll('button[name=action]')].find((button) =>
    button.form?.id === 'decide' && button.value === arguments[0] && !button.matches('.vh') &&
    !!button.closest('#prompt') === arguments[1])";
/// A box to tick, by what it stands for.
const BOX: &str = "[...document.querySelectorAll('input[name=tick]')].find((box) =>
    box.form?.id === 'decide' && box.value === arguments[0])";
/// Whether another question is asked than this one, or the house has something to say.
const ANSWERED: &str = "document.querySelector('#notice')?.textContent.trim() ||
    document.readyState === 'complete' &&
    (document.querySelector('#decide input[name=question]')?.value ?? '') !== arguments[0]";

/// After how long without an answer a press counts for nothing.
const SLOW: Duration = Duration::from_secs(10);

/// Whoever sits at some windows and presses anything that is allowed.
pub(crate) struct Players<'a> {
    windows: &'a [Arc<Window>],
    dice: Dice,
    /// Who was asked last: at which window, in which seat.
    last: Option<(usize, Option<String>)>,
    lull: Instant,
    /// How often something was answered.
    pub(crate) presses: u32,
    /// How often it became somebody else's turn to answer.
    pub(crate) turns: u32,
    /// Whether each turn is played in the next language.
    pub(crate) switches: bool,
    /// Whether nothing comes by itself, and the page has to be loaded again.
    pub(crate) reloads: bool,
}

impl<'a> Players<'a> {
    pub(crate) fn new(windows: &'a [Arc<Window>], seed: u64) -> Players<'a> {
        Players {
            windows,
            dice: Dice::new(seed),
            last: None,
            lull: Instant::now(),
            presses: 0,
            turns: 0,
            switches: false,
            reloads: false,
        }
    }

    /// Plays until every window shows the result.
    pub(crate) async fn play_to_the_end(&mut self) -> Result<()> {
        while self.play_once().await? {
            ensure!(self.presses < MOST_PRESSES, "the game goes on for ever");
        }
        for window in self.windows {
            window.until("the result is shown", "!document.querySelector('#prompt')").await?;
            ensure!(sight(window).await?.over, "the result is not shown");
            calm(window).await?;
        }
        Ok(())
    }

    /// Answers one question at one of the windows; says whether the game goes on.
    pub(crate) async fn play_once(&mut self) -> Result<bool> {
        loop {
            for (number, window) in self.windows.iter().enumerate() {
                if !window.is(CALLED).await {
                    continue;
                }
                let seen = sight(window).await?;
                if seen.over {
                    return Ok(false);
                }
                if seen.curtain {
                    window.click(".curtain-in a.btn").await?;
                    window.until("the curtain rises", "document.querySelector('#prompt')").await?;
                    self.lull = Instant::now();
                } else if seen.question.is_some()
                    && self.is_ready(number, window, &seen).await?
                    && self.answer(window, &seen).await?
                {
                    self.lull = Instant::now();
                    return Ok(true);
                }
            }
            if self.lull.elapsed() > LULL {
                self.windows[0].reload().await?;
                let missed = self.windows[0].is(CALLED).await;
                let whose = if missed { "the page missed it" } else { "the house waits" };
                bail!("nobody is asked for {} s: {whose}", LULL.as_secs());
            }
            if self.reloads {
                tokio::time::sleep(Duration::from_millis(200)).await;
                self.windows[0].reload().await?;
            } else {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// At the begin of a turn the language changes, and then the page is another one.
    async fn is_ready(&mut self, number: usize, window: &Window, seen: &Sight) -> Result<bool> {
        let now = Some((number, seen.seat.clone()));
        if self.last == now {
            return Ok(true);
        }
        self.last = now;
        self.turns += 1;
        calm(window).await?;
        if self.switches {
            let next = LANGUAGES[self.turns as usize % LANGUAGES.len()];
            if seen.lang != next {
                switch_language(window, next).await?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Answers; false when nothing came of it.
    async fn answer(&mut self, window: &Window, seen: &Sight) -> Result<bool> {
        ensure!(!seen.answers.is_empty(), "there is a question and nothing to answer it with");
        let answer = &seen.answers[self.dice.below(seen.answers.len())];
        let place = if answer.listed { "in the list" } else { "on the table" };
        let what = format!("\"{}\" {place}", answer.value);
        if answer.value.contains('#') {
            self.tick(window, seen, answer).await?;
        }
        let value = json!(answer.value);
        let pressed = window.press(BUTTON, &[value, json!(answer.listed)]).await;
        pressed.with_context(|| format!("{what} cannot be pressed"))?;
        // A page that is just being loaded anew takes no press: one looks again, and presses.
        if !window.comes_true(ANSWERED, &[json!(seen.question)], SLOW).await {
            return Ok(false);
        }
        self.presses += 1;
        let notice = "return document.querySelector('#notice')?.textContent.trim() ?? ''";
        let notice: String = window.read_whole(notice).await?;
        ensure!(notice.is_empty(), "{what} was offered and is refused: {notice}");
        Ok(true)
    }

    /// Ticks as many boxes as may be ticked, or any number where that is free.
    async fn tick(&mut self, window: &Window, seen: &Sight, answer: &Answer) -> Result<()> {
        let exactly = answer.value == "#";
        let most = seen.most.unwrap_or(seen.ticks.len()).min(seen.ticks.len());
        let wanted = if exactly { most } else { self.dice.below(most + 1) };
        let mut left: Vec<&String> = seen.ticks.iter().collect();
        for _ in 0..wanted {
            let tick = left.swap_remove(self.dice.below(left.len()));
            window.press(BOX, &[json!(tick)]).await.context("a box cannot be ticked")?;
        }
        Ok(())
    }
}

/// Chooses another language in the bar, as on every page.
pub(crate) async fn switch_language(window: &Window, lang: &str) -> Result<()> {
    window.click(".bar-end details:is(.prefs, .menu) > summary").await?;
    window.click(&format!(".bar-end button[name=lang][value={lang}]")).await?;
    let there =
        "document.documentElement.lang === arguments[0] && document.readyState === 'complete'";
    window.until_with(&format!("the page is in {lang}"), there, &[json!(lang)]).await
}
