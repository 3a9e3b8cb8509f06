// The page that proves an honest deal: fetches the record, lets the engine deal it again in
// a worker, and shows how far it is.
"use strict";
(() => {
  const check = document.getElementById("check");
  const beads = [...check.querySelectorAll(".beads i")];
  const progress = check.querySelector("progress");
  const again = check.querySelector("[data-again]");
  const draws = document.getElementById("draws");
  const rows = [...draws.tBodies[0].rows];
  // Small enough that the bar moves, large enough that nobody waits for it.
  const ENTRIES = 12;

  function show(state) {
    check.dataset.now = state;
    for (const part of check.querySelectorAll("[data-state]")) {
      part.hidden = !part.dataset.state.split(" ").includes(state);
    }
    again.disabled = state === "busy";
  }

  function fill(name, text) {
    for (const gap of check.querySelectorAll(`[data-fill="${name}"]`)) gap.textContent = text;
  }

  // So many draws fit; the others wait, or one is wrong and none after it can be judged.
  function paint(dealt, wrong, over = false) {
    progress.value = dealt;
    const named = (draw) => (draw < dealt ? "is-good" : draw === wrong ? "is-bad" : over ? "is-unknown" : "is-wait");
    beads.forEach((bead, draw) => (bead.className = named(draw)));
    rows.forEach((row, draw) => {
      row.className = named(draw);
      row.lastElementChild.textContent = draws.dataset[row.className.slice(3)] ?? "";
    });
  }

  // Which line that is, everybody can read; why it is wrong, the seal has said.
  function untrue({ dealt, draw, line }, record) {
    const isDraw = draw !== null;
    paint(dealt, draw, true);
    fill("draw", draw + 1);
    fill("dealt", dealt);
    fill("line", line);
    fill("text", record.split("\n")[line - 1]?.trim() || "–");
    show(isDraw ? "bad" : "other");
  }

  async function fetched(address) {
    const response = await fetch(address, { cache: "no-store" });
    if (!response.ok) throw new Error(response.status);
    return response.text();
  }

  async function run() {
    show("busy");
    paint(0);
    const worker = new Worker(check.dataset.worker);
    const failed = () => {
      worker.terminate();
      show("away");
    };
    worker.onerror = failed;
    let record;
    try {
      record = await (window.house?.record ?? fetched)(check.dataset.record);
    } catch {
      return failed();
    }
    worker.onmessage = ({ data }) => {
      if (data.ready) worker.postMessage({ ask: { ask: "verify", record } });
      else if (data.answer === "checking") {
        paint(data.dealt);
        worker.postMessage({ ask: { ask: "go-on", entries: ENTRIES } });
      } else if (data.answer) {
        worker.terminate();
        if (data.answer === "true") {
          paint(data.draws);
          show("good");
        } else untrue(data, record);
      } else if (data.loaded === undefined) failed();
    };
    worker.postMessage({ engine: window.house?.engine ?? check.dataset.engine });
  }

  // A fingerprint of the reader's own words. Browsers make them only on safe connections.
  const words = document.getElementById("print-of");
  async function print() {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words.value));
    const digits = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    document.getElementById("print").textContent = digits.match(/.{8}/g).join(" ");
  }

  for (const part of document.querySelectorAll("#check [data-script]")) part.hidden = false;
  again.addEventListener("click", run);
  if (window.crypto?.subtle) {
    words.parentElement.hidden = false;
    words.addEventListener("input", print);
    print();
  }
  run();
})();
