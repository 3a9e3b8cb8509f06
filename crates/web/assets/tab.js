// A house of one: shows the pages that the engine draws in a worker, and keeps what it says.
// It puts `house` into the window for `snug.js`, with the functions that a page of a real
// house has, and says `snug:page` when another page is shown. Addresses stand behind the `#`.
"use strict";
(() => {
  const { notes, kept, holding } = window.tab;
  const { worker: workerAddress, engine: engineAddress } = document.currentScript.dataset;
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const here = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

  // A worker with the engine: one question after the other, each with its answer, or with
  // `broken` where the engine broke over it.
  function employ(engine, loading) {
    const worker = new Worker(workerAddress);
    const waiting = [];
    const ready = new Promise((done, failed) => {
      worker.onerror = failed;
      worker.onmessage = ({ data }) => {
        if (data.loaded !== undefined) loading?.(data.loaded);
        else if (data.ready) done(data.module);
        else if (data.missing && waiting.length === 0) failed(new Error(data.missing));
        else waiting.shift()?.(data);
      };
      worker.postMessage({ engine });
    });
    const ask = (question, anew = true) =>
      new Promise((done) => {
        waiting.push(done);
        worker.postMessage({ ask: question, anew });
      });
    return { ready, ask };
  }

  const tableOf = (path) => /^\/tables\/([0-9a-z]+)/i.exec(path.replace(/^\/tables\/new/, ""))?.[1];

  let pages;
  let minds;
  const chance = () => hex(crypto.getRandomValues(new Uint8Array(48)));
  const about = () => ({ lang: navigator.language, now: new Date().toISOString() });

  const ask = (post, path, fields = []) => draw({ ask: "visit", post, path, fields, chance: chance(), ...about() });
  const remember = (changes) => pages.ask({ ask: "remember", kept: changes });

  // An engine that broke begins anew with what is kept: that is how everything was before the
  // question, and somebody is told.
  async function draw(question) {
    // Never one that knows nothing.
    const answer = await pages.ask(question, false);
    if (!answer.broken) return answer;
    await remember([...kept.all]);
    return { show: { what: "say", with: notes.said("broken") }, keep: [], think: [] };
  }

  async function visit(post, path, fields) {
    const answer = await ask(post, path, fields);
    await kept.keep(answer.keep);
    follow(answer);
    return answer.show;
  }

  function follow({ think: bots, advise: hint }) {
    bots.forEach(think);
    if (hint) advise(hint);
  }

  // Bots: each question once, answered no sooner than people can follow. Whoever wants them
  // quicker meanwhile does not wait for what they wanted before.
  const asked = new Map();
  async function think({ table, seat, question, pace }) {
    const job = `${table} ${question}`;
    if (asked.has(job)) return asked.get(job)(pace);
    const pause = new Promise((done) => {
      const wait = (time) => setTimeout(done, time);
      asked.set(job, wait);
      wait(pace);
    });
    const task = { ask: "think", kept: kept.all.get(`table/${table}`), seat };
    let thought = await minds.ask(task);
    // It may have broken over what it remembered.
    if (thought.broken) thought = await minds.ask(task);
    await pause;
    asked.delete(job);
    if (thought.broken) return table === holding.table() && stuck();
    await take({ ask: "decided", table, question, action: thought.action }, thought);
  }

  // A bot that cannot answer is asked again when its reader says so, or comes back.
  function stuck() {
    notes.say("stuck", { again: () => open() });
  }

  // A hint is thought about where bots think.
  async function advise({ table, seat, question }) {
    const job = `${table} ${question} hint`;
    if (asked.has(job)) return;
    asked.set(job);
    const thought = await minds.ask({ ask: "advise", kept: kept.all.get(`table/${table}`), seat });
    asked.delete(job);
    // There is none where the engine broke.
    const { advice = null } = thought;
    await take({ ask: "advised", table, question, advice }, thought.broken ? { question } : thought);
  }

  async function take(found, thought) {
    // Whoever went away comes back to the same question.
    if (thought.question !== found.question || holding.table() !== found.table || tableOf(here()) !== found.table) return;
    const answer = await draw({ ...found, path: here(), ...about() });
    await kept.keep(answer.keep);
    follow(answer);
    // Another page than the one that was drawn for may be there by now.
    if (tableOf(here()) !== found.table || holding.table() !== found.table) return;
    if (answer.show.what === "regions") listener?.(answer.show.with);
    else await perform(answer.show);
  }

  async function perform({ what, with: content }) {
    if (what === "page") render(content);
    else if (what === "go") go(content);
    else if (what === "say") document.getElementById("notice").innerHTML = content;
    else if (what === "file") save(...content);
  }

  function go(path) {
    if (here() === path || (path === "/" && !location.hash)) open();
    else location.hash = path;
  }

  // Shows the page of the address that stands behind the `#`.
  let opened = 0;
  async function open(steal) {
    const visitNumber = ++opened;
    notes.take("stuck");
    const path = here();
    const table = tableOf(path);
    if (table !== holding.table()) {
      const isHere = await holding.hold(table, steal);
      if (visitNumber !== opened) return;
      if (!isHere) return elsewhere(table);
      if (table) await remember(await kept.again([`table/${table}`]));
    }
    const show = await visit(false, path);
    if (visitNumber === opened) await perform(show);
  }

  async function elsewhere(table) {
    await perform(await visit(false, `/elsewhere/${table}`));
  }

  function save(name, text, type = "text/plain") {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  let listener;
  let shown = false;
  function render(html) {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    // What is meant for those without script comes as elements from here.
    fresh.querySelectorAll("noscript").forEach((part) => part.remove());
    listener = undefined;
    document.title = fresh.title;
    document.documentElement.lang = fresh.documentElement.lang;
    const theme = fresh.documentElement.dataset.theme;
    theme ? (document.documentElement.dataset.theme = theme) : delete document.documentElement.dataset.theme;
    document.body.replaceWith(document.adoptNode(fresh.body));
    // Scripts that came as text do not run by themselves.
    for (const old of document.body.querySelectorAll("script[src]")) {
      const script = document.createElement("script");
      script.src = old.getAttribute("src");
      old.replaceWith(script);
    }
    document.dispatchEvent(new Event("snug:page"));
    const place = location.hash.split("#")[2];
    const target = place && document.getElementById(decodeURIComponent(place));
    target ? target.scrollIntoView() : scrollTo(0, 0);
    // Whoever follows a link goes on reading at its page.
    if (shown) document.getElementById("main")?.focus({ preventScroll: true });
    shown = true;
  }

  Object.assign(window.tab, { ask, remember, save });
  window.house = {
    post: async (address, fields) => {
      const from = here();
      const { what, with: content } = await visit(true, address, [...fields].map(([name, text]) => [name, String(text)]));
      // Whoever went elsewhere meanwhile, or answered on a page that was about to go, stays there.
      const table = tableOf(address);
      if (here() !== from || (table && table !== tableOf(from))) return { ok: true, isRegions: true, text: "" };
      if (what === "go") go(content);
      return { ok: what !== "say", isRegions: what !== "page", text: what === "regions" || what === "say" ? content : "" };
    },
    look: async () => ({ ok: false }),
    page: async () => (await visit(false, here())).with,
    listen: (table, hear) => (listener = hear),
    reload: () => open(),
    // The page that proves a deal has its engine and its record from here.
    engine: undefined,
    record: async (address) => {
      const { what, with: content } = await visit(false, address.replace(/^#/, ""));
      if (what !== "file") throw new Error(content);
      return content[1];
    },
    // Other moments of a game, and its review.
    moments: async (address) => (await visit(false, address)).with,
    think: (question) => minds.ask(question),
    reviews: {
      get: async (table) => kept.all.get(`review/${table}`),
      put: async (table, found) => {
        await remember([[`review/${table}`, found]]);
        await kept.keep([[`review/${table}`, found]]);
      },
    },
  };

  // Links inside a page, and forms that a real house would answer with another page.
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const address = link.getAttribute("href");
    if (link.hasAttribute("download")) {
      event.preventDefault();
      await perform(await visit(false, address.slice(1)));
    } else if (!address.startsWith("#/")) {
      event.preventDefault();
      const target = document.getElementById(decodeURIComponent(address.slice(1)));
      target?.scrollIntoView();
      target?.focus();
    } else if (address === location.hash) open();
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.matches("form[data-live]")) return;
    event.preventDefault();
    const button = event.submitter;
    const fields = [...new FormData(form, button)].map(([name, text]) => [name, String(text)]);
    const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
    if (form.method === "get") return go(`${action}?${new URLSearchParams(fields)}`);
    await perform(await visit(true, action, fields));
  });

  document.addEventListener("click", ({ target }) => target.closest("[data-tab='take-over']") && open(true));

  async function start() {
    const code = navigator.language.slice(0, 2);
    const lang = notes.languages.includes(code) ? code : "en";
    document.documentElement.lang = lang;
    for (const part of document.querySelectorAll("[data-wait]")) part.hidden = part.lang !== lang;
    const part = document.querySelector(`[data-wait][lang="${lang}"]`);
    const status = part.querySelector("[role='status']");
    const progress = part.querySelector("progress");
    if (!("WebAssembly" in window && "TransformStream" in window)) {
      status.textContent = status.dataset.missing;
      return;
    }
    await kept.open();
    try {
      pages = employ(new URL(engineAddress, location.href).href, (share) => {
        progress.value = share;
        status.textContent = status.dataset.loading.replace("#", share);
      });
      window.house.engine = await pages.ready;
      minds = employ(window.house.engine);
      await minds.ready;
    } catch {
      status.textContent = status.dataset.failed;
      return;
    }
    await remember([...kept.all]);
    kept.listen(async (names) => remember(await kept.again(names.filter((name) => name !== `table/${holding.table()}`))));
    holding.lost = (table) => tableOf(here()) === table && elsewhere(table);
    addEventListener("hashchange", () => open());
    await open();
  }
  start();
})();
