// A worker that runs the engine: the same rules as the house, as WebAssembly. It is sent
// `{ engine }`, the address of the module, then questions `{ ask }`, and posts an answer to
// each, or `{ missing }` where the engine cannot be had.
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

async function load(address) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), {});
  postMessage({ ready: true });
  return instance.exports;
}

function answer(ask) {
  const question = new TextEncoder().encode(JSON.stringify(ask));
  const room = exchange.room(question.length);
  new Uint8Array(exchange.memory.buffer, room, question.length).set(question);
  const length = exchange.ask();
  const bytes = new Uint8Array(exchange.memory.buffer, exchange.answer(), length);
  return JSON.parse(new TextDecoder().decode(bytes));
}
