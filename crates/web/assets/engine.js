// A worker that runs the engine: the same rules as the house, as WebAssembly. It is sent
// `{ engine }`, the address of the packed module or the module itself, then questions
// `{ ask }`, and posts an answer to each, or `{ missing }` where the engine cannot be had.
// While it loads a module it says how much of it is `{ loaded }`, in percent.
"use strict";
let exchange;

onmessage = async ({ data }) => {
  try {
    if (data.engine) exchange = await load(data.engine);
    else postMessage(answer(data.ask));
  } catch (error) {
    postMessage({ missing: String(error) });
  }
};

async function load(engine) {
  const module = engine instanceof WebAssembly.Module ? engine : await WebAssembly.compileStreaming(fetched(engine));
  const { exports } = await WebAssembly.instantiate(module, {});
  postMessage({ ready: true, module });
  return exports;
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
