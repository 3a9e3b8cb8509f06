// What is left when the house is away: its browser can be a house of one and play against
// bots. The first page has that fetched (`a[data-ahead]`, the worker that keeps it), once
// nobody waits for anything and unless the browser is to save data; a page of a table offers
// it (`[data-away]`) when it is there.
"use strict";
(() => {
  if (!("serviceWorker" in navigator && isSecureContext)) return;

  // Its own worker keeps the files of it, and nothing else.
  const worker = document.querySelector("a[data-ahead]")?.dataset.ahead;
  const idle = window.requestIdleCallback ?? ((go) => setTimeout(go, 2000));
  const fetchAhead = () => navigator.serviceWorker.register(worker).catch(() => {});
  if (worker && !navigator.connection?.saveData) {
    if (document.readyState === "complete") idle(fetchAhead);
    else addEventListener("load", () => idle(fetchAhead));
  }

  const offer = document.querySelector("[data-away]");
  async function look() {
    if (!document.body.classList.contains("is-offline")) return;
    try {
      const names = await caches.keys();
      offer.hidden = !names.some((name) => name.startsWith("snug-tab-") && name.endsWith(" /tab/"));
    } catch {
      // This browser keeps nothing, so it has nothing to offer.
    }
  }
  if (offer) {
    new MutationObserver(look).observe(document.body, { attributeFilter: ["class"] });
    look();
  }
})();
