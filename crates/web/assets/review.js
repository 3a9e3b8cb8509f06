// The graph of a review under a hand, and a review that fills while it is made, by the house
// or by the engine in this browser. Everything that is shown here stands in the table below
// the graph, and a reload shows what is new.
"use strict";
(() => {
  const rows = () => [...document.querySelectorAll("#chances tbody tr")];
  const names = () => [...document.querySelectorAll("#chances thead th")].slice(1).map((cell) => cell.textContent);

  // Shows the moment that the slider stands at.
  function point(at) {
    const row = rows()[at];
    const slider = document.getElementById("moment");
    if (!row || !slider) return;
    const [moment, ...chances] = [...row.children].map((cell) => cell.textContent.trim());
    const said = names().map((name, seat) => `${name} ${chances[seat]}`);
    slider.value = at;
    slider.setAttribute("aria-valuetext", `${moment}: ${said.join(", ")}`);
    const readout = document.querySelector(".readout");
    readout.replaceChildren(...[moment, ...said].map((text, place) => {
      const part = document.createElement(place ? "span" : "b");
      part.textContent = text;
      return part;
    }));
    document.querySelector(".chart-cursor").style.setProperty("--x", across(at));
  }

  // Lines that are not drawn to their end yet leave room for what is missing.
  function across(at) {
    const corners = document.querySelector("#review .plot .line")?.getAttribute("points").split(" ") ?? [];
    return Number(corners[at]?.split(",")[0] ?? 100);
  }

  function set() {
    for (const part of document.querySelectorAll("#review [data-script]")) part.hidden = false;
    const slider = document.getElementById("moment");
    if (!slider) return;
    const plot = document.querySelector("#review .plot");
    slider.oninput = () => point(Number(slider.value));
    plot.onpointermove = (event) => {
      const box = plot.getBoundingClientRect();
      const x = (100 * (event.clientX - box.left)) / box.width;
      const places = rows().map((_, at) => Math.abs(across(at) - x));
      point(places.indexOf(Math.min(...places)));
    };
    point(Number(slider.value));
  }

  function show(fresh) {
    const shown = document.getElementById("review");
    if (!fresh || !shown) return;
    const callbacks = {
      beforeAttributeUpdated: (name, node) => !(name === "open" && node instanceof HTMLDetailsElement),
    };
    Idiomorph.morph(shown, fresh, { morphStyle: "outerHTML", callbacks });
    set();
  }

  async function refresh() {
    const shown = document.getElementById("review");
    const after = Number(shown?.dataset.refresh);
    if (!after) return;
    await new Promise((wake) => setTimeout(wake, after));
    // A page that nobody sees need not be new.
    if (!document.hidden) {
      try {
        const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        if (!making) show(page.getElementById("review"));
      } catch {
        // Without a connection it stays as it is, and is tried again.
      }
    }
    refresh();
  }

  // The same review, made here: piece by piece, so that bots can think in between, and kept,
  // so that it goes on where it was.
  const region = document.getElementById("review");
  const { engine, table, names: players, failed } = region.dataset;
  const own = window.house;
  const name = `snug-review-${table}`;
  const keeper = own?.reviews ?? {
    // Where the browser keeps nothing, a review begins anew.
    get: async () => sessionStorage.getItem(name),
    put: async (_, found) => (found === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, found)),
  };
  const between = 1500;
  let making = false;

  // A worker of its own, one question after the other.
  function hire() {
    const worker = new Worker(region.dataset.worker);
    let answered;
    const next = () =>
      new Promise((done, lost) => {
        worker.onerror = lost;
        answered = ({ data }) => {
          if (data.missing ?? data.broken) lost(new Error(data.missing ?? data.broken));
          else if (data.loaded === undefined) done(data);
        };
        worker.onmessage = (event) => answered(event);
      });
    const loaded = next();
    worker.postMessage({ engine });
    const ask = async (question) => {
      await loaded;
      const answer = next();
      worker.postMessage({ ask: question });
      return answer;
    };
    return { ask, dismiss: () => worker.terminate() };
  }

  async function record() {
    const address = `/tables/${table}/record`;
    if (own?.record) return own.record(address);
    const response = await fetch(address, { cache: "no-store" });
    if (!response.ok) throw new Error(response.status);
    return response.text();
  }

  async function make() {
    if (making) return;
    making = true;
    const thinker = own?.think ? { ask: own.think, dismiss: () => {} } : hire();
    try {
      const lang = document.documentElement.lang;
      const eye = region.dataset.eye ?? null;
      const about = { table, names: players.split("\n"), lang, eye, engine, tab: Boolean(own?.think) };
      let answer = await thinker.ask({ ask: "review", record: await record(), found: (await keeper.get(table).catch(() => null)) ?? null, ...about });
      for (let drawn = performance.now(); ; ) {
        if (answer.answer !== "reviewing") throw new Error(answer.reason);
        // Whoever stopped it, or went away, hears no more of it.
        if (!making || !region.isConnected) break;
        if (answer.html) {
          show(new DOMParser().parseFromString(answer.html, "text/html").getElementById("review"));
          await keeper.put(table, answer.found).catch(() => {});
        }
        if (answer.whole) break;
        const draw = performance.now() - drawn > between;
        if (draw) drawn = performance.now();
        answer = await thinker.ask({ ask: "review-on", pieces: 1, draw });
      }
    } catch {
      const place = document.getElementById("h-stage") ?? document.getElementById("notice");
      if (place) place.textContent = failed;
    }
    making = false;
    thinker.dismiss();
  }

  async function stop() {
    making = false;
    await keeper.put(table, null).catch(() => {});
    own?.reload ? own.reload() : location.reload();
  }

  region.onclick = ({ target }) => {
    if (target.closest("[data-here]")) make();
    else if (target.closest("[data-stop]")) stop();
  };

  set();
  refresh();
  // What was begun here is there again.
  if (engine !== undefined && !document.getElementById("chances")) keeper.get(table).then((found) => found && make(), () => {});
})();
