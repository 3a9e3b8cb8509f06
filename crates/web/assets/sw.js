// Keeps the assets and a friendly page for the time without a network; nothing else is kept,
// because a table a minute old is worse than none.
const assets = [/* assets */];
const offline = "/offline";
// For a browser that has the house in one tab.
const withTab = "/offline?tab";
const isTab = (key) => key.startsWith("snug-tab-");
const isOurTab = (key) => isTab(key) && key.endsWith(" /tab/");
const name = "snug-" + assets.join("").replace(/[^0-9a-f]/g, "").slice(-64);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([...assets, offline, withTab])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (key) => key.startsWith("snug-") && key !== name && !isTab(key);
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key)))));
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const path = new URL(request.url).pathname;
  if (assets.includes(path)) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => caches.match((await caches.keys()).some(isOurTab) ? withTab : offline)));
  }
});
