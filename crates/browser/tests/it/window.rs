//! A browser window: what a person does with it, and what can be read from it.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel, TypingData};

/// The longest anything may take to appear; a quiet machine needs a hundredth of it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// How often the page is looked at while waiting.
pub(crate) const GLANCE: Duration = Duration::from_millis(25);
/// Where the driver listens.
const DRIVER: &str = "SNUG_CHROMEDRIVER";

/// How a browser is set up.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kind {
    /// Whether pages may run no script.
    pub(crate) without_script: bool,
    /// Whether things move, which takes time; otherwise its owner has asked for less of it.
    pub(crate) lively: bool,
    /// Whether its owner reads text twice as large.
    pub(crate) large_text: bool,
    /// Whether the house is elsewhere in a LAN, at plain http: no safe origin for a browser.
    pub(crate) lan: bool,
}

/// What a house in a LAN is called.
pub(crate) const LAN: &str = "snug.lan";

/// A browser of its own with one window.
pub(crate) struct Window {
    name: String,
    house: String,
    driver: WebDriver,
}

impl Window {
    /// Opens a browser that nobody has used before.
    pub(crate) async fn open(name: &str, house: &str, kind: Kind) -> Result<Window> {
        let driver = std::env::var(DRIVER)
            .with_context(|| format!("{DRIVER} is not set: run `cargo xtask browser`"))?;
        let mut wishes = DesiredCapabilities::chrome();
        let switches = [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--disable-quic",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
            "--lang=en",
            "--window-size=1440,900",
        ];
        for switch in
            switches.into_iter().chain((!kind.lively).then_some("--force-prefers-reduced-motion"))
        {
            wishes.add_arg(switch)?;
        }
        if kind.lan {
            wishes.add_arg(&format!("--host-resolver-rules=MAP {LAN} 127.0.0.1"))?;
        }
        let mut prefs = serde_json::Map::new();
        if kind.without_script {
            prefs.insert("profile.managed_default_content_settings.javascript".into(), json!(2));
        }
        if kind.large_text {
            prefs.insert("webkit.webprefs.default_font_size".into(), json!(32));
        }
        if !prefs.is_empty() {
            wishes.add_experimental_option("prefs", prefs)?;
        }
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(driver, wishes).await?;
        driver.set_page_load_timeout(PATIENCE).await?;
        driver.set_script_timeout(PATIENCE * 3).await?;
        let window = Window { name: name.to_owned(), house: house.to_owned(), driver };
        // What a browser adds to the deal is the same every time, as what the house adds.
        window.before_every_page("crypto.getRandomValues = (bytes) => bytes.fill(7)").await?;
        Ok(window)
    }

    /// Whose window it is.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Loads a page of the house.
    pub(crate) async fn go(&self, path: &str) -> Result<()> {
        let address = if path.starts_with("http") {
            path.to_owned()
        } else {
            format!("{}{path}", self.house)
        };
        self.driver.goto(&address).await.with_context(|| format!("{path} does not load"))
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) -> Result<()> {
        self.driver.refresh().await.context("the page does not load again")
    }

    /// The path of the page, with its query.
    pub(crate) async fn path(&self) -> Result<String> {
        self.read("return location.pathname + location.search", &[]).await
    }

    /// Runs a script in the page and returns what it does.
    pub(crate) async fn read<T: DeserializeOwned>(
        &self,
        script: &str,
        args: &[Value],
    ) -> Result<T> {
        let found = self.driver.execute(script, args.to_vec()).await;
        Ok(found.with_context(|| format!("this script failed: {script}"))?.convert()?)
    }

    /// The same as soon as the page is there as a whole: it may just be replaced.
    pub(crate) async fn read_whole<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let script = format!("if (document.readyState !== 'complete') return null; {script}");
        let start = Instant::now();
        loop {
            let found = self.driver.execute(script.as_str(), Vec::new()).await;
            match found {
                Ok(found) if !found.json().is_null() => return Ok(found.convert()?),
                Err(error) if start.elapsed() > PATIENCE => return Err(error.into()),
                Ok(_) if start.elapsed() > PATIENCE => bail!("the page is never there as a whole"),
                _ => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Runs the body of an asynchronous function in the page and returns what it does.
    pub(crate) async fn perform<T: DeserializeOwned>(
        &self,
        body: &str,
        args: &[Value],
    ) -> Result<T> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            (async (...args) => {{ {body} }})(...arguments)
                .then((value) => done({{ value: value ?? null }}), (error) => done({{ error: String(error) }}));"
        );
        let found: Value = self.driver.execute_async(script, args.to_vec()).await?.convert()?;
        if let Some(error) = found.get("error") {
            bail!("the page cannot do this: {error}");
        }
        Ok(serde_json::from_value(found["value"].clone())?)
    }

    /// Asks the house as a program would, with the cookies of this browser.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Value) -> Result<Value> {
        let script = "
            const [method, path, body] = args;
            const json = 'application/json';
            const answer = await fetch(path, {
                method,
                headers: { Accept: json, 'Content-Type': json },
                body: method === 'GET' ? undefined : JSON.stringify(body),
            });
            const text = await answer.text();
            return { ok: answer.ok, body: text ? JSON.parse(text) : null };";
        let answer: Value = self.perform(script, &[json!(method), json!(path), body]).await?;
        ensure!(answer["ok"] == true, "{method} {path}: {}", answer["body"]);
        Ok(answer["body"].clone())
    }

    /// Waits until what the house tells programs at a path is so.
    pub(crate) async fn until_told(
        &self,
        what: &str,
        path: &str,
        is_so: impl Fn(&Value) -> bool,
    ) -> Result<()> {
        let start = Instant::now();
        loop {
            let answer = self.ask("GET", path, Value::Null).await?;
            if is_so(&answer) {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "never came true: {what}: {answer}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Whether an expression in the page is true now, as far as there is a page.
    pub(crate) async fn is(&self, expression: &str) -> bool {
        self.read(&format!("return !!({expression})"), &[]).await.unwrap_or(false)
    }

    /// Waits until an expression in the page is true.
    pub(crate) async fn until(&self, what: &str, expression: &str) -> Result<()> {
        self.until_with(what, expression, &[]).await
    }

    /// The same for an expression of `arguments`.
    pub(crate) async fn until_with(
        &self,
        what: &str,
        expression: &str,
        args: &[Value],
    ) -> Result<()> {
        let script = format!("return !!({expression})");
        let start = Instant::now();
        loop {
            // While a page is being replaced nothing can be asked of it.
            let found = self.driver.execute(script.as_str(), args.to_vec()).await;
            match found.and_then(|found| found.convert::<bool>()) {
                Ok(true) => return Ok(()),
                Err(error) if start.elapsed() > PATIENCE => {
                    return Err(error).with_context(|| format!("never came true: {what}"));
                }
                Ok(false) if start.elapsed() > PATIENCE => bail!("never came true: {what}"),
                _ => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Whether an expression becomes true within this time.
    pub(crate) async fn comes_true(&self, what: &str, args: &[Value], within: Duration) -> bool {
        let script = format!("return !!({what})");
        let start = Instant::now();
        while start.elapsed() < within {
            if self.read::<bool>(&script, args).await.unwrap_or(false) {
                return true;
            }
            tokio::time::sleep(GLANCE).await;
        }
        false
    }

    /// Clicks the first element that a selector finds, as soon as it is there.
    pub(crate) async fn click(&self, selector: &str) -> Result<()> {
        let there = "document.querySelector(arguments[0])?.checkVisibility()";
        self.until_with(&format!("{selector} is shown"), there, &[json!(selector)]).await?;
        let first = "document.querySelector(arguments[0])";
        let pressed = self.press(first, &[json!(selector)]).await;
        pressed.with_context(|| format!("{selector} cannot be clicked"))
    }

    /// Clicks the element that an expression of `arguments` finds, wherever on the page it is.
    pub(crate) async fn press(&self, expression: &str, args: &[Value]) -> Result<()> {
        let script = format!(
            "const found = {expression};
            found?.scrollIntoView({{ block: 'center', behavior: 'instant' }});
            return found ?? null"
        );
        let found = self.driver.execute(script, args.to_vec()).await?;
        ensure!(!found.json().is_null(), "it is not there");
        Ok(found.element()?.click().await?)
    }

    /// Chooses in a list that unfolds.
    pub(crate) async fn choose(&self, list: &str, value: &str) -> Result<()> {
        let option = format!("{list} option[value='{value}']");
        Ok(self.driver.find(By::Css(option)).await?.click().await?)
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.driver.find(By::Css(selector)).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Presses keys, whatever has the focus.
    pub(crate) async fn keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The same while Shift is held.
    pub(crate) async fn shifted_keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        let chain = self.driver.action_chain().key_down(Key::Shift).send_keys(keys);
        Ok(chain.key_up(Key::Shift).perform().await?)
    }

    /// Points at the first element that a selector finds, with the mouse.
    pub(crate) async fn point_at(&self, selector: &str) -> Result<()> {
        let into_sight = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' }); return null";
        self.read::<Value>(into_sight, &[json!(selector)]).await?;
        let found = self.driver.find(By::Css(selector)).await?;
        Ok(self.driver.action_chain().move_to_element_center(&found).perform().await?)
    }

    /// Sends a command of the DevTools protocol.
    pub(crate) async fn command(&self, method: &str, params: Value) -> Result<Value> {
        Ok(self.driver.cdp().send_raw(method, params).await?)
    }

    /// Runs a script in every page from now on, before its own.
    pub(crate) async fn before_every_page(&self, script: &str) -> Result<()> {
        let script = json!({ "source": script });
        self.command("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Makes the window so wide, as a device would be.
    pub(crate) async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
    }

    /// What the browser complained about since this was last asked.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        let complains = |level: &str| matches!(level, "SEVERE" | "WARNING");
        // On a busy machine the house may have gone on without what a browser adds to the deal.
        let is_late = |message: &str| message.contains("/seal - ") && message.contains("409");
        let lines =
            log.into_iter().filter(|entry| complains(&entry.level) && !is_late(&entry.message));
        Ok(lines.map(|entry| format!("{} {}", entry.level, entry.message)).collect())
    }

    /// Chooses light or dark, as in the bar of every page.
    pub(crate) async fn wear(&self, theme: &str) -> Result<()> {
        self.keep_cookie("theme", theme).await
    }

    /// Chooses a language for the next page.
    pub(crate) async fn speak(&self, lang: &str) -> Result<()> {
        self.keep_cookie("lang", lang).await
    }

    async fn keep_cookie(&self, name: &str, value: &str) -> Result<()> {
        let keep = "document.cookie = `${arguments[0]}=${arguments[1]}; path=/`; return null";
        self.read(keep, &[json!(name), json!(value)]).await
    }

    /// Keeps a picture of what is on the screen.
    pub(crate) async fn picture(&self, file: &Path) -> Result<()> {
        std::fs::create_dir_all(file.parent().unwrap_or(file))?;
        self.driver.screenshot(file).await.context("no picture was taken")
    }

    /// What is on the screen, in words and as a picture.
    pub(crate) async fn describe(&self, picture: &Path) -> String {
        let kept = match self.picture(picture).await {
            Ok(()) => format!("picture: {}", picture.display()),
            Err(error) => format!("picture: none, {error:#}"),
        };
        let text =
            "const part = document.querySelector('#prompt') ?? document.querySelector('main');
            const asked = performance.getEntriesByType('resource').slice(-12).map((entry) =>
                `${Math.round(entry.startTime)} ms ${entry.responseStatus} ${new URL(entry.name).pathname}`);
            return [location.href, document.title, part?.innerText ?? document.body.innerText,
                document.querySelector('#notice')?.innerText ?? '', document.body.className,
                `${asked.join(', ')}; now ${Math.round(performance.now())} ms`];";
        let seen = self.read::<[String; 6]>(text, &[]).await;
        let complaints = self.complaints().await.unwrap_or_default().join("\n  ");
        match seen {
            Ok([address, title, prompt, notice, state, asked]) => {
                let prompt: String = prompt.replace('\n', " / ").chars().take(500).collect();
                format!(
                    "window {}\n  address: {address}\n  title: {title}\n  prompt: {prompt}\n  notice: {notice}\n  state: {state}\n  asked of the house: {asked}\n  {kept}\n  {complaints}\n",
                    self.name
                )
            }
            Err(error) => {
                format!("window {}: nothing can be read from it: {error:#}\n  {kept}\n", self.name)
            }
        }
    }

    /// Closes the browser.
    pub(crate) async fn quit(&self) {
        // The driver ends what is left when it is ended itself.
        let _ = self.driver.clone().quit().await;
    }
}
