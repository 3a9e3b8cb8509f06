// One tab at a time plays a game: it holds the lock of its table. Browsers give locks to safe
// origins only, and not where a page may keep nothing; on a page that came over plain http,
// from a house in a LAN, tabs ask each other instead: one claims a table, and who holds it
// answers. Where they cannot talk either, nothing is kept that one could take from the other.
"use strict";
(() => {
  const tab = window.tab;
  // How long an answer may take, in milliseconds: a tab that draws a page is slow to hear.
  const PATIENCE = 500;
  let holding;

  const isMine = (table) => holding?.table === table;

  // Another tab has taken it over.
  function lose() {
    const { table } = holding;
    holding = undefined;
    tab.holding.lost?.(table);
  }

  function lock(mine, steals) {
    return new Promise((decided) => {
      const released = new Promise((release) => (mine.release = release));
      // Whoever has it loses it to a tab that steals it; whoever is refused all locks asks.
      const failed = () => (mine.sure ? holding === mine && lose() : decided(claim(mine, steals)));
      const options = steals ? { steal: true } : { ifAvailable: true };
      const asking = async () =>
        navigator.locks.request(`snug-table-${mine.table}`, options, async (lock) => {
          mine.sure = lock !== null;
          decided(mine.sure);
          if (lock) await released;
          else if (holding === mine) holding = undefined;
        });
      asking().catch(failed);
    });
  }

  const me = Math.random();
  const channel = open();
  channel?.addEventListener("message", ({ data: { claims, holds, steals, from, to } }) => {
    if (claims && isMine(claims)) {
      // Of two that claim it at the same moment, one gives way.
      if (steals) lose();
      else if (holding.sure || me < from) channel.postMessage({ holds: claims, to: from });
    } else if (to === me && isMine(holds)) holding.refused = true;
  });

  // Browsers that keep nothing for a page may refuse it this as well.
  function open() {
    try {
      return new BroadcastChannel("snug-holding");
    } catch {
      return undefined;
    }
  }

  async function claim(mine, steals) {
    channel?.postMessage({ claims: mine.table, steals, from: me });
    const end = Date.now() + PATIENCE;
    while (channel && !steals && !mine.refused && Date.now() < end) await new Promise((wake) => setTimeout(wake, 20));
    mine.sure = !mine.refused;
    // The reader may be elsewhere by now.
    if (mine.refused && holding === mine) holding = undefined;
    return mine.sure;
  }

  tab.holding = {
    // The table that this tab plays at.
    table: () => (holding?.sure ? holding.table : undefined),
    // Whether this tab plays at the table from now on; it plays at none on other pages.
    async hold(table, steals) {
      if (isMine(table)) return holding.mine;
      holding?.release?.();
      holding = table && { table, sure: false };
      if (!table) return true;
      return (holding.mine = navigator.locks ? lock(holding, steals) : claim(holding, steals));
    },
    // What happens when another tab takes a table over.
    lost: undefined,
  };
})();
