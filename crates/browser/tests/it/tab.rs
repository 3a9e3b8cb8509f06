//! The whole house in one tab, from a plain file server.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::everyone::violations;
use crate::look::{calm, sound};
use crate::scene::pictures;
use crate::site::TestSite;
use crate::tables::GAMES;
use crate::window::{Kind, Window};

/// Presses any buttons until the game is over, or so many were pressed.
const PLAY: &str = r##"
    const [most, seed] = args;
    let state = seed;
    const below = (n) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0, (state >>> 8) % n);
    const end = Date.now() + 150000;
    let pressed = 0;
    while (Date.now() < end) {
      if (document.querySelector(".verdict")) return "over";
      if (pressed >= most) return "on";
      document.querySelector(".curtain a.btn-main")?.click();
      const choices = [...document.querySelectorAll("main button[name='action']:not(:disabled)")];
      const plain = choices.filter((button) => !button.value.includes("#") && !button.form.dataset.busy);
      if (plain.length) {
        plain[below(plain.length)].click();
        pressed += 1;
      }
      await new Promise((wake) => setTimeout(wake, 15));
    }
    throw new Error(`no end after ${pressed} answers: ${document.getElementById("notice").textContent}`);"##;

/// Makes a table against these.
const MAKE: &str = r#"
    const [game, seats] = args;
    const fields = seats.map((sitter, place) => [`seat${place + 1}`, sitter]);
    const before = location.hash;
    await house.post(`/tables?game=${game}`, [...fields, ["clock", "none"], ["pace", "0"]]);
    while (location.hash === before || !document.querySelector("main.table, main.curtain")) {
      await new Promise((wake) => setTimeout(wake, 10));
    }
    return location.hash;"#;

pub(crate) const HOME: &str = "document.querySelector('main.home .games')";
/// The question that somebody is asked.
pub(crate) const QUESTION: &str = "document.getElementById('status')?.dataset.question";

/// Opens another page of the tab.
pub(crate) async fn go(window: &Window, path: &str) -> Result<()> {
    let go = "location.hash = arguments[0]; return true";
    window.read::<bool>(go, &[json!(path)]).await.map(drop)
}

pub(crate) async fn on_site(name: &str, play: impl AsyncFnOnce(&TestSite, &Window) -> Result<()>) {
    on_site_of_kind(name, Kind::default(), play).await;
}

pub(crate) async fn on_site_of_kind(
    name: &str,
    kind: Kind,
    play: impl AsyncFnOnce(&TestSite, &Window) -> Result<()>,
) {
    let site = TestSite::open().await.expect("a file server opens");
    let url = if kind.lan { site.url_in_lan() } else { site.url() };
    let window = Window::open(name, &url, kind).await.expect("a browser opens");
    // The same games every time, and none like another.
    let chance = "let next = 0; crypto.getRandomValues = (bytes) => bytes.fill((next += 1))";
    let outcome = match window.before_every_page(chance).await {
        Ok(()) => play(&site, &window).await,
        Err(error) => Err(error),
    };
    let report = match &outcome {
        Ok(()) => String::new(),
        Err(_) => window.describe(&pictures().join(format!("tab-{name}.png"))).await,
    };
    window.quit().await;
    if let Err(error) = outcome {
        panic!("{name}: {error:#}\n{report}");
    }
}

/// Nothing on the page is missing, and nothing keeps anybody from using it.
pub(crate) async fn usable(window: &Window) -> Result<()> {
    sound(window).await?;
    let faults = violations(window).await?;
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

pub(crate) async fn play(window: &Window, most: u32, seed: u32) -> Result<String> {
    window.perform(PLAY, &[json!(most), json!(seed)]).await
}

pub(crate) async fn make(window: &Window, game: &str, seats: &[&str]) -> Result<String> {
    window.perform(MAKE, &[json!(game), json!(seats)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_both_kinds_are_played_without_a_server() {
    on_site("whole", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        for game in GAMES {
            let levels = ["me", "bot-beginner", "bot-quick", "bot-sharp"];
            make(window, game, &levels).await?;
            let end = play(window, 2000, 7).await?;
            ensure!(end == "over", "{game} goes {end}");
            window.click("#proof a.btn").await?;
            let good = "document.querySelector('#check[data-now=good]')";
            window.until("every card was dealt honestly", good).await?;
        }
        calm(window).await
    })
    .await;
}

/// Asks the engine all that a test has asked the same code on this machine, and compares the
/// hash of every answer: pages, regions, records, and what bots decide.
const COMPARE: &str = r#"
    const [name] = args;
    const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const begin = async () => (await WebAssembly.instantiate(house.engine, {})).exports;
    const response = await fetch(`transcripts/${name}.jsonl`);
    if (!response.ok) throw new Error(`there is no transcript ${name}`);
    let workers = { pages: await begin(), minds: await begin() };
    let compared = 0;
    for (const line of (await response.text()).trim().split("\n")) {
      const { reopen, to, ask, answer } = JSON.parse(line);
      if (reopen) {
        workers = { pages: await begin(), minds: await begin() };
        continue;
      }
      const engine = workers[to];
      const question = new TextEncoder().encode(ask);
      const room = engine.room(question.length);
      new Uint8Array(engine.memory.buffer, room, question.length).set(question);
      const length = engine.ask();
      const found = new Uint8Array(engine.memory.buffer, engine.answer(), length).slice();
      const hash = hex(await crypto.subtle.digest("SHA-256", found));
      if (hash !== answer) throw new Error(`${ask.slice(0, 200)} is answered otherwise: ${new TextDecoder().decode(found).slice(0, 300)}`);
      compared += 1;
    }
    return compared;"#;

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_answers_byte_for_byte_as_the_same_code_does_on_this_machine() {
    on_site("same", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        for (name, least) in
            [("every-level", 100), ("hot-seat", 100), ("alone", 100), ("master", 5)]
        {
            let compared: u32 = window.perform(COMPARE, &[json!(name)]).await?;
            ensure!(compared > least, "{name} has only {compared} answers");
        }
        Ok(())
    })
    .await;
}

/// Goes to the proof of the game at this address, whose record comes with one roll changed.
const CHANGED: &str = r##"
    const [address] = args;
    const honest = house.record;
    house.record = async (path) => {
      const lines = (await honest(path)).split("\n");
      const at = lines.findLastIndex((line) => /^(roll|marker|reveal|draw) /.test(line));
      const kind = lines[at].split(" ")[0];
      const other = lines.find((line) => line.startsWith(`${kind} `) && line !== lines[at]);
      lines[at] = kind === "roll" ? `roll ${lines[at] === "roll 3" ? 4 : 3}` : other;
      return lines.join("\n");
    };
    location.hash = `${address}/proof`;
    return true;"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_record_is_found_out_in_the_tab() {
    on_site("changed", async |_, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "ankh-morpork", &["me", "bot-beginner"]).await?;
        ensure!(play(window, 2000, 11).await? == "over", "it ends");
        window.perform::<bool>(CHANGED, &[json!(address)]).await?;
        let bad = "document.querySelector('#check[data-now=bad]')";
        window.until("the changed draw is found", bad).await?;
        usable(window).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_there_again_without_a_network_and_in_one_tab_at_a_time() {
    on_site("kept", async |site, window| {
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        let address = make(window, "rattus-cartus", &["me", "bot-quick", "bot-quick"]).await?;
        ensure!(play(window, 3, 5).await? == "on", "it goes on");
        let question = "document.getElementById('status')?.dataset.question";
        window.until("somebody is asked", question).await?;
        let before: String = window.read(&format!("return {question}"), &[]).await?;
        window.perform::<bool>("await navigator.serviceWorker.ready; return true", &[]).await?;
        // The network goes, the tab is closed and opened again.
        site.close();
        window.go("/nothing-here").await.ok();
        window.go(&format!("/{address}")).await?;
        window.until("the same is asked again", question).await?;
        let after: String = window.read(&format!("return {question}"), &[]).await?;
        ensure!(before == after, "{before} is {after}");
        ensure!(play(window, 2, 5).await? == "on", "and can be played");
        // Another tab may look, and take it over.
        let other = format!("window.other = open('./{address}'); return true");
        window.read::<bool>(&other, &[]).await?;
        let asks = "window.other.document.querySelector(\"[data-tab='take-over']\")";
        window.until("the other tab asks first", asks).await?;
        window.read::<bool>(&format!("{asks}.click(); return true"), &[]).await?;
        let mine = "document.querySelector(\"[data-tab='take-over']\")";
        window.until("this tab says that it is elsewhere", mine).await?;
        window.until("the other has it", "window.other.document.getElementById('standing')").await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_a_tab_are_sound_on_a_phone_and_in_every_language() {
    on_site("sound", async |_, window| {
        window.resize(390, 844).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        for lang in ["de", "es", "fr", "en"] {
            window.click("details.prefs summary").await?;
            window.click(&format!(".prefs button[name='lang'][value='{lang}']")).await?;
            let spoken = format!("document.documentElement.lang === '{lang}'");
            window.until("another language", &spoken).await?;
            usable(window).await?;
        }
        for path in ["/privacy", "/learn/ankh-morpork", "/tables/new", "/rules/rattus-cartus"] {
            window.go(&format!("/#{path}")).await?;
            let shown = "!document.querySelector('main.home, [data-wait]')";
            window.until("another page", shown).await?;
            usable(window).await?;
        }
        make(window, "ankh-morpork", &["me", "bot-quick"]).await?;
        usable(window).await?;
        calm(window).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_browser_lacks_is_said() {
    on_site("lacking", async |_, window| {
        window.before_every_page("delete window.WebAssembly").await?;
        window.go("/").await?;
        let said = "document.querySelector('[data-wait]:not([hidden]) [role=status]').textContent";
        window.until("that it has no WebAssembly", &format!("{said}.includes('WebAssembly')")).await
    })
    .await;
    on_site("damaged", async |site, window| {
        site.damage();
        window.go("/").await?;
        let status = "document.querySelector('[data-wait]:not([hidden]) [role=status]')";
        let failed = format!("{status}.textContent === {status}.dataset.failed");
        window.until("that the engine did not come", &failed).await
    })
    .await;
    on_site("full", async |_, window| {
        let full = "IDBFactory.prototype.open = () => { throw new Error('refused') }";
        window.before_every_page(full).await?;
        window.go("/").await?;
        window.until("the first page", HOME).await?;
        make(window, "rattus-cartus", &["me", "bot-beginner"]).await?;
        let warned =
            "document.querySelector(\"[data-note='notKept']\")?.textContent.includes('storage')";
        window.until("that nothing is kept", warned).await?;
        ensure!(play(window, 2, 1).await? == "on", "it can be played all the same");
        ensure!(window.is(warned).await, "and is still said then");
        Ok(())
    })
    .await;
}
