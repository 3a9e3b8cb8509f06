// One event stream a table and browser, shared by all its tabs. A tab says which stream it
// wants, is told every event of it, and says goodbye when it closes.
const streams = new Map();

self.onconnect = (connection) => {
  const port = connection.ports[0];
  port.onmessage = ({ data }) => {
    if (data.open) join(data.open, port);
    else leave(port);
  };
};

function join(url, port) {
  let stream = streams.get(url);
  if (!stream) {
    const source = new EventSource(url);
    stream = { source, ports: new Set() };
    streams.set(url, stream);
    const tell = (message) => stream.ports.forEach((listener) => listener.postMessage(message));
    source.addEventListener("regions", (event) => tell({ regions: event.data }));
    source.addEventListener("reload", () => tell({ reload: true }));
    source.onopen = () => tell({ open: true });
    source.onerror = () => tell({ lost: true });
  } else {
    // It may have missed what the others were told while its page was loading.
    port.postMessage({ stale: true });
  }
  stream.ports.add(port);
}

function leave(port) {
  for (const [url, stream] of streams) {
    stream.ports.delete(port);
    if (stream.ports.size === 0) {
      stream.source.close();
      streams.delete(url);
    }
  }
}
