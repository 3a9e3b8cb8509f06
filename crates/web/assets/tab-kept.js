// What a tab keeps: in the browser's own database, and here for the time without one. What
// the database does not take stays here, and a sentence says so; nothing that was kept before
// is lost by it, and it is tried again with whatever is kept next.
"use strict";
(() => {
  const { notes } = window.tab;
  const all = new Map();
  // What was not taken.
  const unkept = new Map();
  let database;
  // Other tabs hear what has changed, and read it anew.
  const others = talk();

  function talk() {
    try {
      return new BroadcastChannel("snug-kept");
    } catch {
      return undefined;
    }
  }

  const answerOf = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });

  async function readAll() {
    const store = database.transaction("kept").objectStore("kept");
    const [names, texts] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    return names.map((name, place) => [name, texts[place]]);
  }

  // All of it or nothing.
  async function write(changes) {
    if (!database) throw new Error("no database");
    const transaction = database.transaction("kept", "readwrite", { durability: "relaxed" });
    const done = new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = transaction.onerror = () => failed(transaction.error);
    });
    const store = transaction.objectStore("kept");
    try {
      for (const [name, text] of changes) text === null ? store.delete(name) : store.put(text, name);
    } catch (error) {
      transaction.abort();
      await done.catch(() => {});
      throw error;
    }
    await done;
    others?.postMessage(changes.map(([name]) => name));
  }

  const isGame = (name) => name.startsWith("table/");

  function set(changes) {
    // Whoever has games here wants them kept when room is short.
    const isFirst = ![...all.keys()].some(isGame);
    if (isFirst && changes.some(([name, text]) => isGame(name) && text !== null)) {
      navigator.storage?.persist?.().catch(() => {});
    }
    for (const [name, text] of changes) text === null ? all.delete(name) : all.set(name, text);
  }

  // Once, until everything is kept again: whoever has read it may put it away.
  let warned = false;
  function warn() {
    if (!warned) notes.say("notKept", { later: () => notes.take("notKept") });
    warned = true;
  }

  window.tab.kept = {
    all,
    // Reads what was kept before.
    async open() {
      try {
        const opening = indexedDB.open("snug", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
        database = await answerOf(opening);
        for (const [name, text] of await readAll()) all.set(name, text);
      } catch {
        warn();
      }
    },
    // Keeps it for as long as the page is open, and beyond that if it can; whether it could.
    async keep(changes) {
      if (changes.length === 0) return true;
      set(changes);
      try {
        await write(changes);
        for (const [name] of changes) unkept.delete(name);
      } catch {
        for (const [name, text] of changes) unkept.set(name, text);
        warn();
        return false;
      }
      if (unkept.size > 0) {
        const missed = [...unkept];
        const taken = await write(missed).then(() => true, () => false);
        for (const [name, text] of missed) if (taken && unkept.get(name) === text) unkept.delete(name);
      }
      if (unkept.size === 0) {
        warned = false;
        notes.take("notKept");
      }
      return true;
    },
    // Keeps it for good or changes nothing; whether it did.
    async bring(changes) {
      const taken = await write(changes).then(() => true, () => false);
      if (taken) set(changes);
      return taken;
    },
    // What is kept under these names by now.
    async again(names) {
      if (!database) return [];
      const fresh = new Map(await readAll());
      // What could not be kept is newer.
      const news = names.filter((name) => !unkept.has(name)).map((name) => [name, fresh.get(name) ?? null]);
      set(news);
      return news;
    },
    // Hears the names of what other tabs keep.
    listen: (hear) => others?.addEventListener("message", ({ data }) => hear(data)),
  };
})();
