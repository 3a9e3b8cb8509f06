// A new version of the site waits until its reader agrees, and is offered on every page until
// they do, or have put it off: then it is offered again when the site is opened again.
"use strict";
(() => {
  const { notes } = window.tab;
  let waiting;
  let replacing = false;

  function offer(worker) {
    // The first version replaces none.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    notes.say("newVersion", { useIt: agree, later: () => notes.take("newVersion") });
  }

  function agree() {
    replacing = true;
    waiting.postMessage("take over");
  }

  async function watch() {
    const registration = await navigator.serviceWorker.register("sw.js");
    const installed = (worker) => () => worker.state === "installed" && offer(worker);
    const follow = (worker) => worker?.addEventListener("statechange", installed(worker));
    offer(registration.waiting);
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    navigator.serviceWorker.addEventListener("controllerchange", () => replacing && location.reload());
  }

  window.house.offline = () => watch().catch(() => {});
})();
