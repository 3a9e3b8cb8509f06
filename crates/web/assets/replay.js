// Makes the replay of a game move. Without it every control is a link to another page.
//
// `#transport` says which step is shown (`data-at`), the last one, and the moments one jumps to
// (`data-stops`). A GET of `/tables/{id}/at/{step}` with `Accept: text/vnd.snug.regions` and
// `steps=…` answers several moments at once, each as `<template data-step>` with the elements of
// the page that are other then.
"use strict";
(() => {
  const together = 6;
  const kept = 80;
  const moments = new Map();
  const transport = () => document.getElementById("transport");
  const at = () => Number(transport().dataset.at);
  const last = () => Number(transport().dataset.last);
  const stops = () => transport().dataset.stops.split(",").map(Number);
  // In a house of one, addresses stand behind the `#`, and its engine draws what is asked for.
  const own = window.house;
  const [path, query] = (own ? location.hash.slice(1) : location.pathname + location.search).split("?");
  const address = (step) => path.replace(/\/at\/.*/, `/at/${step}`) + (query ? `?${query}` : "");
  const shown = (step) => (own ? "#" : "") + address(step);
  let wanted = at();
  let timer = 0;

  const after = (step) => stops().find((stop) => stop > step) ?? last();
  const before = (step) => stops().findLast((stop) => stop < step) ?? 0;

  // The moments that are likely to be wanted next come along.
  async function fetchAround(step, by) {
    const steps = [step];
    const next = by === "step" ? (from) => Math.min(from + 1, last()) : after;
    for (let to = next(step); steps.length < together && to > steps.at(-1); to = next(to)) steps.push(to);
    const missing = steps.filter((one) => !moments.has(one));
    if (!missing.length) return;
    const url = `${address(step)}${query ? "&" : "?"}steps=${missing.join(",")}`;
    const parsed = new DOMParser().parseFromString(await (own?.moments ?? fetched)(url), "text/html");
    for (const found of parsed.querySelectorAll("template")) {
      moments.set(Number(found.dataset.step), found.innerHTML);
      if (moments.size > kept) moments.delete(moments.keys().next().value);
    }
  }

  async function fetched(url) {
    const answer = await fetch(url, { headers: { Accept: "text/vnd.snug.regions" } });
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  }

  async function show(step, by = "turn") {
    wanted = Math.max(0, Math.min(step, last()));
    const mine = wanted;
    try {
      if (!moments.has(mine)) await fetchAround(mine, by);
      else fetchAround(by === "step" ? mine + 1 : after(mine), by).catch(() => {});
      // Somebody has gone on meanwhile.
      if (mine !== wanted || !moments.has(mine)) return;
      draw(moments.get(mine));
      history.replaceState(null, "", shown(mine));
    } catch {
      location.assign(shown(mine));
    }
  }

  function draw(html) {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const callbacks = {
      beforeAttributeUpdated: (name, node) =>
        !(name === "hidden" && node.matches("[data-script]")) && !(name === "checked" && node.closest("[data-keep]")),
      // The turning points are those of the whole game, and come with the page alone.
      beforeNodeRemoved: (node) => node.id !== "turnings",
    };
    for (const fresh of [...parsed.body.children]) {
      const current = document.getElementById(fresh.id);
      if (current) Idiomorph.morph(current, fresh, { morphStyle: "outerHTML", callbacks });
    }
    document.getElementById("seek").value = at();
    marked();
    follow();
  }

  // The log scrolls itself, never the page.
  function follow() {
    const box = document.getElementById("story-in");
    const turn = box.querySelector("[aria-current]");
    if (!turn) return;
    const room = box.clientHeight - turn.offsetHeight;
    const top = turn.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    // Of a turn that is longer than the log is tall, what came last is in sight.
    box.scrollTop = top - (room < 0 ? room : room / 2);
  }

  function marked() {
    const play = document.getElementById("play");
    play.classList.toggle("is-playing", timer !== 0);
    play.setAttribute("aria-label", timer ? play.dataset.pause : play.dataset.play);
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    marked();
  }

  function play() {
    if (timer) return stop();
    let again = at() >= last();
    const tick = async () => {
      const mine = timer;
      if (at() >= last() && !again) return stop();
      await show(again ? 0 : after(at()));
      again = false;
      // It may have been stopped meanwhile, and played again.
      if (timer === mine) timer = setTimeout(tick, pause());
    };
    timer = setTimeout(tick, Math.min(300, pause()));
    marked();
  }

  const pause = () => Number(document.querySelector("[name=speed]:checked").value);

  // Another page may come without this one being loaded anew.
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener("snug:page", () => (gone.abort(), clearTimeout(timer)), { once: true });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (event.target.closest("#play")) return play();
    const copied = event.target.closest("#moment-link");
    if (copied && navigator.clipboard) {
      event.preventDefault();
      const link = new URL(copied.href, location.href).href;
      return navigator.clipboard.writeText(link).then(
        () => (copied.querySelector("span").textContent = copied.dataset.copied),
        () => location.assign(link),
      );
    }
    const link = event.target.closest(".replay a[data-step]");
    if (!link) return;
    event.preventDefault();
    stop();
    show(Number(link.dataset.step), Math.abs(Number(link.dataset.step) - at()) === 1 ? "step" : "turn");
  }, { signal });

  document.addEventListener("input", (event) => {
    if (event.target.id !== "seek") return;
    stop();
    const value = Number(event.target.value);
    const near = stops().reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
    show(near);
  }, { signal });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.matches("input[type=radio], textarea, select, summary")) return;
    if (event.key === " " && event.target.closest("button, a, [role=button]")) return;
    const [turn, step] = [!event.shiftKey, event.shiftKey];
    const keys = {
      ArrowLeft: () => show(step ? at() - 1 : before(at()), step ? "step" : "turn"),
      ArrowRight: () => show(step ? at() + 1 : after(at()), step ? "step" : "turn"),
      Home: () => turn && show(0),
      End: () => turn && show(last()),
    };
    if (event.key === " ") play();
    else if (keys[event.key]) {
      stop();
      keys[event.key]();
    } else return;
    event.preventDefault();
  }, { signal });

  document.querySelectorAll(".replay [data-script]").forEach((part) => (part.hidden = false));
  follow();
})();
