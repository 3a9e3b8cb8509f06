// Dealing: this browser adds 128 random bits of its own, first their hash, then, when
// everyone has committed, the bits. Where there is no cryptography it adds nothing.
"use strict";
(() => {
  let sealing = Promise.resolve();
  function seal() {
    sealing = sealing.then(sealOnce).catch(() => {});
  }

  async function sealOnce() {
    if (!document.getElementById("room") || !window.crypto?.subtle) return;
    const answer = await fetch(location.pathname, { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    const { table } = await answer.json();
    const { seat, seal: { round, seats } } = table;
    if (!seat) return;
    const place = `snug-seal-${table.id}-${round}-${seat}`;
    const send = (part) =>
      fetch(`${location.pathname}/seal`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ seat, round, ...part }),
      });
    const own = seats[seat - 1];
    if (own === "undecided") {
      // The page that this one replaces, or one in another tab, may be committing as well.
      const added = localStorage.getItem(place) ?? `${hex(crypto.getRandomValues(new Uint8Array(16)))} 0`;
      localStorage.setItem(place, added);
      const line = new TextEncoder().encode(`snug contribution 1\nseat ${seat} reveals ${added}\n`);
      await send({ commit: hex(new Uint8Array(await crypto.subtle.digest("SHA-256", line))) });
    } else if (own.committed && table.state === "sealing" && !seats.includes("undecided")) {
      const added = localStorage.getItem(place);
      if (added) await send({ reveal: added });
    }
  }

  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

  document.addEventListener("snug:shown", seal);
})();
