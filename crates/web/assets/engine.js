// A worker that runs the engine: the same rules as the house, as WebAssembly. It is sent
// `{ engine }`, the address of the packed module or the module itself, then questions
// `{ ask }`, and posts an answer to each, or `{ missing }` where the engine cannot be had.
// While it loads a module it says how much of it is `{ loaded }`, in percent.
//
// An engine that breaks in the middle of a question has left its memory in disorder: the answer
// is `{ broken }`, and so are all further ones, until a question comes with `{ anew }`: that one
// goes to a new engine, which remembers nothing.
"use strict";
let module;
let exchange;

onmessage = async ({ data }) => {
  if (data.engine) {
    try {
      module = await load(data.engine);
      begin();
      postMessage({ ready: true, module });
    } catch (error) {
      postMessage({ missing: String(error) });
    }
    return;
  }
  try {
    if (!exchange && data.anew) begin();
    postMessage(answer(data.ask));
  } catch (error) {
    exchange = undefined;
    postMessage({ broken: String(error) });
  }
};

const load = (engine) => (engine instanceof WebAssembly.Module ? engine : WebAssembly.compileStreaming(fetched(engine)));

function begin() {
  exchange = new WebAssembly.Instance(module, {}).exports;
}

// It is sent packed closer than any host or browser would do it, so it is unpacked here.
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const unpacked = response.body.pipeThrough(unpacking((loaded) => postMessage({ loaded })));
  return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
}

function answer(ask) {
  const question = new TextEncoder().encode(JSON.stringify(ask));
  const room = exchange.room(question.length);
  new Uint8Array(exchange.memory.buffer, room, question.length).set(question);
  const length = exchange.ask();
  const bytes = new Uint8Array(exchange.memory.buffer, exchange.answer(), length);
  return JSON.parse(new TextDecoder().decode(bytes));
}
