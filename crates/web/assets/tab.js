// A house of one: shows the pages that the engine draws in a worker, and keeps what it says.
// It puts `house` into the window for `snug.js`, with the functions that a page of a real
// house has, and says `snug:page` when another page is shown. Addresses stand behind the `#`.
"use strict";
(() => {
  const { notes } = window.tab;
  const { worker: workerAddress, engine: engineAddress } = document.currentScript.dataset;
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const here = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

  // A worker with the engine: one question after the other, each with its answer.
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
    const ask = (question) =>
      new Promise((done) => {
        waiting.push(done);
        worker.postMessage({ ask: question });
      });
    return { ready, ask };
  }

  // What is kept: in the browser's own database, and here for the time without one.
  const kept = new Map();
  let database;
  const answerOf = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });

  async function openDatabase() {
    const opening = indexedDB.open("snug", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
    database = await answerOf(opening);
  }

  async function readAll() {
    const store = database.transaction("kept").objectStore("kept");
    const [names, texts] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    return names.map((name, place) => [name, texts[place]]);
  }

  async function write(changes) {
    if (!database) throw new Error("no database");
    const transaction = database.transaction("kept", "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore("kept");
    for (const [name, text] of changes) text === null ? store.delete(name) : store.put(text, name);
    await new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = transaction.onerror = () => failed(transaction.error);
    });
  }

  // Other tabs hear what has changed, and read it anew.
  const others = "BroadcastChannel" in window ? new BroadcastChannel("snug-kept") : undefined;

  async function keep(changes) {
    if (changes.length === 0) return;
    for (const [name, text] of changes) text === null ? kept.delete(name) : kept.set(name, text);
    try {
      await write(changes);
      others?.postMessage(changes.map(([name]) => name));
    } catch {
      // It goes on without: nothing that was kept before is lost.
      notes.say("notKept", { later: () => notes.take("notKept") });
    }
  }

  async function readAgain(names) {
    if (!database) return;
    const fresh = new Map(await readAll());
    const news = names.map((name) => [name, fresh.get(name) ?? null]);
    for (const [name, text] of news) text === null ? kept.delete(name) : kept.set(name, text);
    await pages.ask({ ask: "remember", kept: news });
  }

  // One tab at a time plays a game: it holds the lock of its table.
  let holding;
  async function hold(table, steal) {
    if (holding?.table === table) return true;
    release();
    if (!navigator.locks || !table) return true;
    return new Promise((decided) => {
      const released = new Promise((release) => (holding = { table, release }));
      const mine = holding;
      navigator.locks
        .request(`snug-table-${table}`, steal ? { steal } : { ifAvailable: true }, async (lock) => {
          if (!lock) {
            holding = undefined;
            return decided(false);
          }
          decided(true);
          await released;
        })
        .catch(() => {
          // Another tab has taken it over.
          if (holding !== mine) return;
          holding = undefined;
          if (tableOf(here()) === table) elsewhere(table);
        });
    });
  }

  function release() {
    holding?.release();
    holding = undefined;
  }

  const tableOf = (path) => /^\/tables\/([0-9a-z]+)/i.exec(path.replace(/^\/tables\/new/, ""))?.[1];

  let pages;
  let minds;
  const chance = () => hex(crypto.getRandomValues(new Uint8Array(48)));
  const about = () => ({ lang: navigator.language, now: new Date().toISOString() });

  async function visit(post, path, fields = []) {
    const answer = await pages.ask({ ask: "visit", post, path, fields, chance: chance(), ...about() });
    await keep(answer.keep);
    answer.think.forEach(think);
    return answer.show;
  }

  // Bots: each question once, answered no sooner than people can follow.
  const asked = new Set();
  async function think({ table, seat, question, pace }) {
    const job = `${table} ${question}`;
    if (asked.has(job)) return;
    asked.add(job);
    const pause = new Promise((done) => setTimeout(done, pace));
    const thought = await minds.ask({ ask: "think", kept: kept.get(`table/${table}`), seat });
    await pause;
    asked.delete(job);
    // Whoever went away comes back to the same question.
    if (thought.question !== question || holding?.table !== table) return;
    const decided = { ask: "decided", path: here(), table, question, action: thought.action };
    const answer = await pages.ask({ ...decided, ...about() });
    await keep(answer.keep);
    answer.think.forEach(think);
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
    const path = here();
    const table = tableOf(path);
    if (table !== holding?.table) {
      if (!(await hold(table, steal))) return elsewhere(table);
      if (table) await readAgain([`table/${table}`]);
    }
    const show = await visit(false, path);
    if (visitNumber === opened) await perform(show);
  }

  async function elsewhere(table) {
    const show = await visit(false, `/elsewhere/${table}`);
    render(show.with);
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

  window.house = {
    post: async (address, fields) => {
      const { what, with: content } = await visit(true, address, [...fields].map(([name, text]) => [name, String(text)]));
      if (what === "go") go(content);
      return { ok: what !== "say", isRegions: what !== "page", text: what === "regions" || what === "say" ? content : "" };
    },
    look: async () => ({ ok: false }),
    page: async () => (await visit(false, here())).with,
    listen: (table, hear) => (listener = hear),
    reload: () => open(),
    // The page that proves a deal has its engine and its record from here.
    engine: undefined,
    record: async (address) => (await visit(false, address.replace(/^#/, ""))).with[1],
    // Other moments of a game, and its review.
    moments: async (address) => (await visit(false, address)).with,
    think: (question) => minds.ask(question),
    reviews: {
      get: async (table) => kept.get(`review/${table}`),
      put: (table, found) => keep([[`review/${table}`, found]]),
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

  // Everything at once: saved, brought in, forgotten.
  document.addEventListener("click", async ({ target }) => {
    const { tab, sure } = target.closest("button[data-tab]")?.dataset ?? {};
    if (tab === "export") {
      const all = JSON.stringify({ snug: 1, kept: Object.fromEntries(kept) });
      save("snug.json", all, "application/json");
    } else if (tab === "forget" && confirm(sure)) {
      const nothing = [...kept.keys()].map((name) => [name, null]);
      await keep(nothing);
      await pages.ask({ ask: "remember", kept: nothing });
      // Other pages of this host may keep things of their own.
      ["snug-sound", "snug-notify"].forEach((name) => localStorage.removeItem(name));
      open();
    } else if (tab === "take-over") open(true);
  });

  document.addEventListener("change", async ({ target }) => {
    if (target.dataset.tab !== "import" || !target.files.length) return;
    const { done, wrong } = target.dataset;
    try {
      const { snug, kept: all } = JSON.parse(await target.files[0].text());
      const entries = Object.entries(all);
      if (snug !== 1 || !entries.every(([name, text]) => /^(reader|(table|review)\/[0-9a-z]{1,40})$/i.test(name) && typeof text === "string")) throw new Error();
      await keep(entries);
      await pages.ask({ ask: "remember", kept: entries });
      await open();
      document.getElementById("notice").textContent = done;
    } catch {
      document.getElementById("notice").textContent = wrong;
    }
  });

  async function start() {
    const code = navigator.language.slice(0, 2);
    const lang = notes.languages.includes(code) ? code : "en";
    document.documentElement.lang = lang;
    for (const part of document.querySelectorAll("[data-wait]")) part.hidden = part.lang !== lang;
    const part = document.querySelector(`[data-wait][lang="${lang}"]`);
    const status = part.querySelector("[role='status']");
    const progress = part.querySelector("progress");
    if (!("WebAssembly" in window && "DecompressionStream" in window)) {
      status.textContent = status.dataset.missing;
      return;
    }
    try {
      await openDatabase();
      for (const [name, text] of await readAll()) kept.set(name, text);
    } catch {
      notes.say("notKept", { later: () => notes.take("notKept") });
    }
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
    await pages.ask({ ask: "remember", kept: [...kept] });
    others?.addEventListener("message", ({ data }) => readAgain(data.filter((name) => name !== `table/${holding?.table}`)));
    addEventListener("hashchange", () => open());
    await open();
  }
  start();
})();
