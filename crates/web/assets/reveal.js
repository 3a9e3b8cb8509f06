// Shows what was resolved building by building: cards turn, numbers count, discs climb. The
// page has received all of it already; what is new waits here until it was seen, or until the
// reader wants it all at once. Whoever asks for less motion sees the end at once.
"use strict";
(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const pauses = { slow: 3500, normal: 1800 };
  const seen = new Set();
  let held = [];
  let shows = [];
  let current = null;
  let timer;

  const place = () => document.getElementById("reveal");
  const panel = () => document.getElementById("reveal-do");
  const articles = (part) => [...(part?.querySelectorAll("#reveal > [data-key]") ?? [])];
  // A house of one shows its next page in the same document, and that page has this script anew.
  const gone = new AbortController();
  const here = { signal: gone.signal };
  document.addEventListener("snug:page", () => (gone.abort(), clearTimeout(timer)), { once: true });
  const pace = () => document.querySelector("#menu-pace [aria-pressed='true']")?.value ?? "normal";

  // News come with a way to show them; whoever says that they wait shows them later.
  document.addEventListener("snug:news", (event) => {
    if (!place() || !panel()) return;
    const { html, show } = event.detail;
    const fresh = html.includes("data-key=")
      ? articles(new DOMParser().parseFromString(html, "text/html")).filter((one) => !seen.has(one.dataset.key))
      : [];
    fresh.forEach((one) => seen.add(one.dataset.key));
    if (!current && (!fresh.length || still.matches || pace() === "at-once" || document.hidden)) return;
    event.preventDefault();
    held.push(() => show(html));
    shows.push(...fresh);
    if (!current) next();
  }, here);

  function next() {
    clearTimeout(timer);
    current = shows.shift() ?? null;
    if (!current) return finish();
    const stage = place();
    stage.classList.remove("is-counted", "is-acted");
    stage.replaceChildren(document.importNode(current, true));
    [...stage.querySelectorAll(".tc")].forEach((card, nth) => card.style.setProperty("--i", nth));
    stage.hidden = false;
    panel().hidden = false;
    panel().querySelector("[data-reveal='of']").textContent = current.dataset.of;
    panel().querySelector("h2").textContent = current.dataset.title;
    if (document.activeElement === document.body) panel().querySelector("[data-reveal='on']").focus({ preventScroll: true });
    const turned = 180 * stage.querySelectorAll(".tc").length + 420;
    step(0);
    timer = setTimeout(count, turned);
  }

  const step = (now) =>
    [...panel().querySelectorAll(".reveal-steps li")].forEach((line, nth) => line.classList.toggle("now", nth === now));

  function count() {
    place().classList.add("is-counted");
    step(1);
    for (const show of place().querySelectorAll("[data-disc]")) {
      const disc = document.getElementById(show.dataset.disc);
      if (disc) disc.style.translate = `0 ${-Number(show.dataset.climbs)}px`;
    }
    timer = setTimeout(act, 900);
  }

  function act() {
    place().classList.add("is-acted");
    step(2);
    const pause = pauses[pace()];
    if (pause) timer = setTimeout(next, pause);
  }

  function finish() {
    clearTimeout(timer);
    shows = [];
    current = null;
    place().hidden = true;
    panel().hidden = true;
    for (const disc of document.querySelectorAll(".tk[style*='translate:']")) {
      // It is where the news put it: it must not go there twice.
      disc.style.transition = "none";
      setTimeout(() => (disc.style.transition = ""), 50);
    }
    const news = held;
    held = [];
    news.forEach((show) => show());
  }

  document.addEventListener("click", ({ target }) => {
    const what = target.closest?.("button[data-reveal]")?.dataset.reveal;
    if (!what) return;
    what === "on" ? next() : finish();
  }, here);
  // Nobody is kept from what the page knows by looking away.
  document.addEventListener("visibilitychange", () => document.hidden && current && finish(), here);
  articles(document).forEach((one) => seen.add(one.dataset.key));
})();
