// One event stream for the whole browser, shared by all its tabs and tables. A tab says which
// table it shows and who reads it, is told every event of that table, and says goodbye when it
// closes. The house sends every part of a page at the start of a stream, so nothing is missed
// when one stream takes over from another.
const tabs = new Map();
const retired = new Set();
let source;
let wanted = "";
let reader = "";
let pause = 0;

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.table) join(port, data);
    else tabs.delete(port);
    listen();
  };
};

function join(port, tab) {
  port.postMessage({ here: true });
  const shown = [...tabs.values()].some((other) => other.table === tab.table);
  if (tab.reader !== reader) {
    // Somebody else reads now, or in another language: the other tabs load their page anew.
    for (const other of tabs.keys()) other.postMessage({ reload: true });
    tabs.clear();
    reader = tab.reader;
    wanted = "";
  } else if (shown) {
    // It may have missed what the others were told while its page was loading.
    port.postMessage({ stale: true });
    if (source?.readyState === EventSource.OPEN) port.postMessage({ open: true });
  }
  tabs.set(port, tab);
}

function listen() {
  const tables = [...new Set([...tabs.values()].map((tab) => tab.table))].sort();
  if (tables.join() === wanted) return;
  wanted = tables.join();
  if (source) retired.add(source);
  source = undefined;
  if (tables.length === 0) return retire();
  const fresh = new EventSource(`/events?${tables.map((table) => `table=${encodeURIComponent(table)}`).join("&")}`);
  source = fresh;
  for (const table of tables) {
    fresh.addEventListener(`regions ${table}`, ({ data }) => tell({ regions: data }, table));
    fresh.addEventListener(`reload ${table}`, () => tell({ reload: true }, table));
  }
  fresh.onopen = () => {
    pause = 0;
    // The old stream goes when the new one is there, or the others would see its reader leave.
    if (fresh === source) retire();
    tell({ open: true });
  };
  fresh.onerror = () => {
    if (fresh !== source) return;
    tell({ lost: true });
    // A browser comes back to a house that is cut off, but not to one that answered with an
    // error, as a proxy does while the house starts anew.
    if (fresh.readyState !== EventSource.CLOSED) return;
    wanted = "";
    pause = Math.min(2 * pause + 1000, 30000);
    setTimeout(listen, pause * (0.5 + Math.random()));
  };
}

function retire() {
  for (const old of retired) old.close();
  retired.clear();
}

function tell(message, table) {
  for (const [port, tab] of tabs) if (table === undefined || tab.table === table) port.postMessage(message);
}
