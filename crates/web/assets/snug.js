// Makes a page live. Everything works without it: forms are posted and pages reloaded.
//
// What it expects of the server:
// - `body[data-table]` names the table that is shown, and `data-reader` who reads it, in
//   which language. `/events?table=…` streams server-sent events: `regions TABLE` holds HTML
//   elements, each with the id of the element on the page that it replaces; `reload TABLE`
//   says that another page is shown here from now on.
// - A form with `data-live` is posted by `fetch` with `Accept: text/vnd.snug.regions`, and
//   `Snug-Live` if there is a stream. The answer is such elements, with a stream only those
//   that have changed (200), or a sentence in HTML for the notice (4xx, 5xx).
//   Without script the same form gets a redirect to the page.
// - A GET of the page with that `Accept` answers all its regions.
// - `#status[data-question]` says that the reader is asked.
//
// A page that has no server has a `house` of its own, with the functions of the one below:
// `tab.js` puts it there before, and says `snug:page` whenever it shows another page.
//
// The other parts of this file are `kept.js`, `keys.js`, `card-text.js` and `seal.js`. They
// stand before this one, and hear `snug:shown` whenever something else is shown than before.
"use strict";
(() => {
  const regionsType = "text/vnd.snug.regions";
  const script = document.currentScript;
  const { kept } = window;
  const notice = () => document.getElementById("notice");

  const house = window.house ?? {
    // What a form says, with only the changes as an answer where there is a stream.
    post: (address, fields) =>
      request(address, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Accept: regionsType, ...(live && { "Snug-Live": "yes" }) },
      }),
    // All regions of the page that is shown.
    look: () => request(location.href, { headers: { Accept: regionsType } }),
    // The page that is shown, as it is now.
    page: async () => (await request(location.href, { headers: { Accept: "text/html" } })).text,
    listen,
    reload: () => location.reload(),
    offline: () => navigator.serviceWorker.register("/sw.js").catch(() => {}),
  };

  async function request(address, options) {
    const answer = await fetch(address, options);
    const isRegions = (answer.headers.get("Content-Type") || "").startsWith(regionsType);
    return { ok: answer.ok, isRegions, text: await answer.text() };
  }

  // Morphing: what the reader opened, ticked or typed stays as it is.
  const callbacks = {
    beforeAttributeUpdated: (name, node) =>
      !(name === "open" && node instanceof HTMLDetailsElement) && !(name === "checked" && node.closest("[data-keep]")),
  };

  function morph(html) {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    // A button that was pressed has the focus too, and must not keep its old value.
    const typing = document.activeElement.matches("input, select, textarea");
    const answering = document.activeElement.closest("#prompt");
    const keepLog = holdLog();
    for (const fresh of [...parsed.body.children]) {
      const current = document.getElementById(fresh.id);
      if (current) Idiomorph.morph(current, fresh, { morphStyle: "outerHTML", ignoreActiveValue: typing, callbacks });
      else if (fresh.dataset.into) join(fresh);
    }
    keepLog();
    if (answering) keepFocus();
    afterwards();
  }

  // What is new in the log stands at its top: what is there already stays where it is, and who
  // was at the top is led there.
  function holdLog() {
    const before = document.getElementById("log");
    const [below, wasAtTop] = [before && before.scrollHeight - before.scrollTop, !before?.scrollTop];
    return () => {
      const log = document.getElementById("log");
      const grown = log && log.scrollHeight - log.scrollTop - below;
      if (!(grown > 0)) return;
      log.scrollTop += grown;
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      if (wasAtTop) requestAnimationFrame(() => log.scrollTo({ top: 0, behavior }));
    };
  }

  // A new turn goes to the top of its list. One that does not follow the newest there tells
  // that some were missed.
  function join(fresh) {
    const list = document.getElementById(fresh.dataset.into);
    if (!list) return;
    const newest = Number(list.firstElementChild?.dataset.turn ?? -1);
    const turn = Number(fresh.dataset.turn);
    if (turn > newest) list.prepend(fresh);
    if (turn > newest + 1) catchUp(list);
  }

  // Turns that were missed are taken from the page as it is now, without showing all of it
  // anew: whoever reads or types somewhere on it goes on.
  async function catchUp(list) {
    const page = new DOMParser().parseFromString(await house.page(), "text/html");
    const turns = page.getElementById(list.id)?.children ?? [];
    for (const missed of [...turns].filter((turn) => turn.id && !document.getElementById(turn.id))) {
      const isOlder = (turn) => Number(turn.dataset.turn) < Number(missed.dataset.turn);
      list.insertBefore(missed, [...list.children].find(isOlder) ?? null);
    }
    forget();
  }

  // What is newer than the game was taken back.
  function forget() {
    const newest = document.getElementById("log-newest") ?? document.getElementById("standing");
    const now = newest?.dataset.turn;
    if (now === undefined) return;
    for (const turn of document.querySelectorAll("[data-into][data-turn]")) {
      if (Number(turn.dataset.turn) > Number(now)) turn.remove();
    }
  }

  // On a phone what the coach points at comes into sight, where it is covered or far away.
  function pointOut() {
    const panel = document.getElementById("coach");
    const lit = [...document.querySelectorAll("[data-coached]")].filter((one) => one.checkVisibility());
    if (!panel || !lit.length || getComputedStyle(panel).position !== "sticky") return;
    const coach = panel.getBoundingClientRect();
    const dock = document.getElementById("hand")?.getBoundingClientRect();
    const end = dock?.bottom >= innerHeight ? dock.top : innerHeight;
    // Of what is larger than the room that is left, a part is enough.
    const isSeen = (one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return Math.min(bottom, one.closest("#hand") ? innerHeight : end) - Math.max(top, coach.bottom) >= Math.min(height, 44) - 1;
    };
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (!lit.some(isSeen)) lit[0].scrollIntoView({ block: "center", behavior });
  }

  // News are shown at once, unless a script that shows them one after the other has them wait.
  function bring(html) {
    const news = new CustomEvent("snug:news", { cancelable: true, detail: { html, show: morph } });
    if (document.dispatchEvent(news)) morph(html);
  }

  // What the house says is markup of its own making.
  function say(html) {
    notice().innerHTML = html;
  }

  // Something was said that this browser has not shown yet.
  function hear() {
    const chat = document.getElementById("chat");
    const newest = document.getElementById("chat-lines")?.dataset.newest;
    if (!chat || !newest) return;
    const place = `snug-heard-${location.pathname}`;
    if (chat.open) kept.put(place, newest);
    chat.querySelector(".chat-new").hidden = Number(kept.get(place) ?? 0) >= Number(newest);
  }

  // Forms: one request at a time, and the button shows that it was pressed.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    if (form.dataset.busy) return;
    form.dataset.busy = "yes";
    const fields = new FormData(form, event.submitter);
    const heard = told;
    try {
      // A field called `action` hides the property of that name.
      const { ok, isRegions, text } = await house.post(form.getAttribute("action"), fields);
      if (ok && isRegions) {
        say("");
        if (form.matches("[data-clear]")) form.reset();
        // What the stream brought meanwhile may be newer, and it brings all of this as well.
        if (!live || told === heard) bring(text);
        keepFocus();
      } else if (ok) house.reload();
      else say(text);
    } catch {
      // Nothing was sent, or nothing came back: the question carries a key, so that it can
      // be answered again without being answered twice.
      say(notice().dataset.lost);
    } finally {
      delete form.dataset.busy;
    }
  });

  // The button that was pressed is often gone: the keyboard goes on at the next question. In a
  // guided game it goes on where the coach does, and never stays on a button that became another.
  function keepFocus() {
    const coach = document.getElementById("coach");
    const way = coach?.querySelector(".btn-main") ?? document.getElementById("prompt");
    if (!way || (document.activeElement !== document.body && !document.activeElement.closest("#coach, #prompt"))) return;
    if (!coach && document.activeElement !== document.body) return;
    if (way.id === "prompt") way.tabIndex = -1;
    way.focus({ preventScroll: true });
  }

  // The stream, shared with the other tabs where the browser can.
  function listen(table) {
    const port = share();
    if (!port) return listenAlone(table);
    // One that cannot be loaded, or is just about to end, never says anything.
    const silence = setTimeout(() => listenAlone(table), 5000);
    port.onmessage = ({ data }) => {
      clearTimeout(silence);
      if (data.regions !== undefined) hearNews(data.regions);
      if (data.stale) refresh();
      if (data.reload) location.reload();
      if (data.lost) connection(false);
      if (data.open) connection(true);
    };
    port.postMessage({ table, reader: document.body.dataset.reader });
    addEventListener("pagehide", () => port.postMessage({ gone: true }));
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }

  // Browsers that keep nothing for a page may refuse it what its tabs would share as well.
  function share() {
    try {
      return script.dataset.worker && new SharedWorker(script.dataset.worker, "snug").port;
    } catch {
      return undefined;
    }
  }

  function listenAlone(table) {
    const source = new EventSource(`/events?table=${encodeURIComponent(table)}`);
    source.addEventListener(`regions ${table}`, (event) => hearNews(event.data));
    source.addEventListener(`reload ${table}`, () => location.reload());
    source.onopen = () => connection(true);
    source.onerror = () => {
      connection(false);
      // Whoever answered with an error is asked again later.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => listenAlone(table), 10000);
    };
  }

  // How often the stream brought something.
  let told = 0;

  function hearNews(html) {
    told += 1;
    bring(html);
  }

  // Whether the stream is there: then answers to forms need to hold only what has changed.
  let live = false;

  function connection(up) {
    live = up;
    document.body.classList.toggle("is-offline", !up);
  }

  async function refresh() {
    const { ok, isRegions, text } = await house.look();
    if (ok && isRegions) morph(text);
  }

  // Whose turn: title, icon, sound and notification.
  let plainTitle;
  let asked;

  function afterwards() {
    const status = document.getElementById("status");
    const now = status?.dataset.question;
    const icon = document.getElementById("favicon");
    document.title = now ? `(!) ${status.dataset.title} · ${plainTitle}` : plainTitle;
    icon.href = now ? icon.dataset.turn : icon.dataset.rest;
    if (now && now !== asked && document.hidden) call(status.dataset.title);
    // A new question begins with its first choice, however far down the last one was read.
    if (now !== asked) document.querySelectorAll("#prompt, #decide, #prompt .choices").forEach((part) => (part.scrollTop = 0));
    asked = now;
    forget();
    clocks();
    tally();
    hear();
    pointOut();
    document.dispatchEvent(new Event("snug:shown"));
  }

  function call(words) {
    if (wants("notify") && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(words, { body: plainTitle, tag: location.pathname });
      note.onclick = () => window.focus();
    }
    if (wants("sound")) chime();
  }

  function chime() {
    const audio = new AudioContext();
    [660, 880].forEach((pitch, place) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + place * 0.18;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    });
  }

  // Copying what a field holds, where the browser lets us.
  function copying() {
    if (!navigator.clipboard) return;
    for (const button of document.querySelectorAll("[data-copy]")) {
      button.hidden = false;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(document.querySelector(button.dataset.copy).value);
        button.classList.add("is-done");
        setTimeout(() => button.classList.remove("is-done"), 1500);
      });
    }
  }

  // Moments in the reader's own time zone.
  function moments() {
    const style = { dateStyle: "medium", timeStyle: "short" };
    for (const time of document.querySelectorAll("time[data-when]")) {
      time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, style);
    }
  }

  const wants = (what) => kept.get(`snug-${what}`) === "yes";

  function preferences() {
    document.querySelectorAll("[data-script]").forEach((part) => (part.hidden = false));
    document.querySelectorAll("[data-want]").forEach((box) => {
      box.checked = wants(box.dataset.want);
      box.addEventListener("change", () => {
        kept.put(`snug-${box.dataset.want}`, box.checked ? "yes" : "no");
        if (box.checked && box.dataset.want === "notify") Notification.requestPermission();
        if (box.checked && box.dataset.want === "sound") chime();
      });
    });
  }

  // Clocks: `data-until` is when one runs out; a fuse burns from when it was first seen.
  const lit = new Map();
  function clocks() {
    for (const fuse of document.querySelectorAll("[data-fuse]")) {
      const end = Number(fuse.dataset.fuse);
      if (!lit.has(end)) lit.set(end, Date.now());
      const whole = Math.max(1, end - lit.get(end));
      fuse.style.setProperty("--left", `${Math.max(0, Math.min(100, (100 * (end - Date.now())) / whole))}%`);
    }
    for (const clock of document.querySelectorAll("[data-until]")) {
      const left = Math.max(0, Math.ceil((Number(clock.dataset.until) - Date.now()) / 1000));
      const face = clock.querySelector("[data-left]");
      const text =
        left < 3600 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
        : left < 172800 ? `${Math.floor(left / 3600)}\u00a0h`
        : `${Math.floor(left / 86400)}\u00a0${face?.dataset.left}`;
      if (face && face.textContent !== text) face.textContent = text;
    }
  }

  // Pointing at a choice or a line of the log, or moving to it with the keyboard, lights up
  // what it is about: an area, a building, a house.
  function point(event) {
    const { area, about } = event.target.closest?.("[data-area], [data-about]")?.dataset ?? {};
    document.querySelectorAll(".is-pointed").forEach((thing) => thing.classList.remove("is-pointed"));
    const what = about ? `[data-lights="${CSS.escape(about)}"]` : area && `.cm-area[data-number="${CSS.escape(area)}"]`;
    if (what) document.querySelectorAll(what).forEach((thing) => thing.classList.add("is-pointed"));
  }

  // Sums that follow the ticks in a hand: `data-sum` names what each box adds, `data-look-up`
  // what stands for the sum, `data-over` what it must exceed, and `data-up` how far something rises.
  function tally() {
    const ticked = [...document.querySelectorAll('input[name="tick"]:checked')];
    const count = (what) => ticked.reduce((sum, box) => sum + Number(box.dataset[what]), 0);
    for (const place of document.querySelectorAll("[data-sum]")) {
      const { sum, from, less, lookUp, over, yes, no } = place.dataset;
      const total = Number(from) + (less === undefined ? count(sum) : -count(sum));
      const values = lookUp?.split(" ");
      if (over !== undefined) place.textContent = total > Number(over) ? yes : no;
      else place.textContent = values ? values[Math.min(Math.max(total, 0), values.length - 1)] : total;
    }
    // A button for ticked cards waits until there are as many as it takes.
    for (const button of document.querySelectorAll("[data-least]")) {
      const { least, most } = button.dataset;
      button.disabled = ticked.length < Number(least) || (most !== undefined && ticked.length > Number(most));
    }
    for (const thing of document.querySelectorAll("[data-up]")) thing.style.setProperty("--up", count(thing.dataset.up));
  }

  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("change", (event) => event.target.name === "tick" && tally());
  document.addEventListener("snug:page", begin);
  setInterval(clocks, 1000);
  begin();
  if ("serviceWorker" in navigator && isSecureContext) house.offline();

  // What a page needs once, when it is shown.
  function begin() {
    plainTitle = document.title;
    asked = document.getElementById("status")?.dataset.question;
    document.getElementById("chat")?.addEventListener("toggle", hear);
    preferences();
    moments();
    copying();
    afterwards();
    if (document.body.dataset.table) house.listen(document.body.dataset.table, hearNews);
  }
})();
