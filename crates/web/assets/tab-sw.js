// Keeps the whole site, so that it works without a network; games are kept elsewhere. A new
// version waits until the reader agrees to it.
const files = [/* assets */];
const version = "snug-tab-/* version */";
// A host may have the site in other folders as well, in other versions.
const folder = ` ${new URL(self.registration.scope).pathname}`;
const name = version + folder;

// What is named after its content is what the page has loaded already: it is taken from there.
const request = (file) => new Request(file, { cache: file.startsWith("./assets/") ? "force-cache" : "no-cache" });

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files.map(request))));
});

self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());

self.addEventListener("activate", (event) => {
  const old = (key) => key.startsWith("snug-tab-") && key.endsWith(folder) && key !== name;
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  // Every file is the same whoever asks, and however: a host may say that some differ.
  event.respondWith(
    caches.open(name).then((cache) => cache.match(event.request, { ignoreSearch: true, ignoreVary: true })).then((kept) => kept ?? fetch(event.request)),
  );
});
