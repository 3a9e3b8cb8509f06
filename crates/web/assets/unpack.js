// Unpacks LZMA (the `.lzma` form of `xz`, whose size is known) as it comes: no browser does so
// by itself. It is part of the worker that runs the engine.
"use strict";

// The head of a file, and the first five bytes of its bits.
const HEAD = 13 + 5;
// No step takes more than so many bytes, so nothing is begun that cannot be finished.
const STEP = 20;

// What a stream is piped through, to come out unpacked. `tell` hears how far it is, in percent.
function unpacking(tell) {
  let unpack;
  let left = new Uint8Array(0);
  let told;
  const take = (piece, isLast, controller) => {
    const input = new Uint8Array(left.length + piece.length);
    input.set(left);
    input.set(piece, left.length);
    left = input;
    // What is left at the end may be shorter than the head was.
    if (!unpack && input.length < HEAD) {
      if (isLast) throw new Error("the file is damaged");
      return;
    }
    unpack ??= unpacker(input);
    const { read, output, share } = unpack(input, isLast);
    left = input.slice(read);
    if (output.length) controller.enqueue(output);
    if (share !== told) tell((told = share));
  };
  return new TransformStream({
    transform: (piece, controller) => take(piece, false, controller),
    flush: (controller) => take(new Uint8Array(0), true, controller),
  });
}

// Begins with the head of a file. What it gives takes further bytes, and says how many it has
// read, what it made of them, and what share of the whole that is. Names are those of the
// description of the format.
function unpacker(head) {
  const view = new DataView(head.buffer, head.byteOffset, HEAD);
  const lc = head[0] % 9;
  const lp = Math.floor(head[0] / 9) % 5;
  const pb = Math.floor(head[0] / 45);
  const out = new Uint8Array(view.getUint32(5, true));
  const literalMask = (1 << lp) - 1;
  const posMask = (1 << pb) - 1;

  // All probabilities of a bit, one kind after the other.
  let size = 0;
  const kind = (count) => (size += count) - count;
  const IS_MATCH = kind(12 << 4);
  const IS_REP = kind(12);
  const IS_REP_0 = kind(12);
  const IS_REP_1 = kind(12);
  const IS_REP_2 = kind(12);
  const IS_REP_0_LONG = kind(12 << 4);
  const SLOT = kind(4 << 6);
  const SPECIAL = kind(128);
  const ALIGN = kind(16);
  const LENGTH = kind(2 + (16 << 3) * 2 + 256);
  const REP_LENGTH = kind(2 + (16 << 3) * 2 + 256);
  const LITERAL = kind(0x300 << (lc + lp));
  const probs = new Uint16Array(size).fill(1 << 10);

  // The bits: numbers of 32 bits without a sign, which only such an array keeps as they are.
  const coder = new Uint32Array([0xffffffff, view.getUint32(14)]);
  let input;
  let at;

  function bit(prob) {
    const range = coder[0];
    const code = coder[1];
    const chance = probs[prob];
    const bound = Math.imul(range >>> 11, chance) >>> 0;
    let found;
    let width;
    if (code < bound) {
      width = bound;
      probs[prob] = chance + ((2048 - chance) >> 5);
      found = 0;
    } else {
      width = range - bound;
      coder[1] = code - bound;
      probs[prob] = chance - (chance >> 5);
      found = 1;
    }
    if (width < 0x1000000) {
      width <<= 8;
      coder[1] = (coder[1] << 8) | input[at++];
    }
    coder[0] = width;
    return found;
  }

  function direct(count) {
    let value = 0;
    for (; count > 0; count -= 1) {
      const half = coder[0] >>> 1;
      const isUpper = coder[1] >= half;
      if (isUpper) coder[1] -= half;
      coder[0] = half;
      value = (value << 1) | isUpper;
      if (half < 0x1000000) {
        coder[0] = half << 8;
        coder[1] = (coder[1] << 8) | input[at++];
      }
    }
    return value;
  }

  function tree(probsAt, count) {
    let node = 1;
    for (let level = 0; level < count; level += 1) node = (node << 1) | bit(probsAt + node);
    return node - (1 << count);
  }

  function reverseTree(probsAt, count) {
    let node = 1;
    let value = 0;
    for (let level = 0; level < count; level += 1) {
      const found = bit(probsAt + node);
      node = (node << 1) | found;
      value |= found << level;
    }
    return value;
  }

  function length(probsAt, posState) {
    if (!bit(probsAt)) return tree(probsAt + 2 + (posState << 3), 3);
    if (!bit(probsAt + 1)) return 8 + tree(probsAt + 130 + (posState << 3), 3);
    return 16 + tree(probsAt + 258, 8);
  }

  function distance(length) {
    const slot = tree(SLOT + (Math.min(length, 3) << 6), 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << count;
    if (slot < 14) return high + reverseTree(SPECIAL + high - slot, count);
    return high + (direct(count - 4) << 4) + reverseTree(ALIGN, 4);
  }

  let end = 0;
  let state = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];

  function literal() {
    const context = ((end & literalMask) << lc) + ((out[end - 1] ?? 0) >> (8 - lc));
    const probsAt = LITERAL + 0x300 * context;
    let symbol = 1;
    if (state >= 7) {
      let match = out[end - rep0 - 1];
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const found = bit(probsAt + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | found;
        if (found !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | bit(probsAt + symbol);
    out[end] = symbol;
    end += 1;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  function step() {
    const posState = end & posMask;
    if (!bit(IS_MATCH + (state << 4) + posState)) return literal();
    let count;
    if (!bit(IS_REP + state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      count = length(LENGTH, posState);
      state = state < 7 ? 7 : 10;
      rep0 = distance(count);
    } else {
      let isLong = true;
      if (!bit(IS_REP_0 + state)) isLong = bit(IS_REP_0_LONG + (state << 4) + posState);
      else if (!bit(IS_REP_1 + state)) [rep0, rep1] = [rep1, rep0];
      else if (!bit(IS_REP_2 + state)) [rep0, rep1, rep2] = [rep2, rep0, rep1];
      else [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      count = isLong ? length(REP_LENGTH, posState) : -1;
      state = state < 7 ? (isLong ? 8 : 9) : 11;
    }
    count += 2;
    if (rep0 >= end || end + count > out.length) throw new Error("the file is damaged");
    for (; count > 0; count -= 1, end += 1) out[end] = out[end - rep0 - 1];
  }

  let isBegun = false;
  return (bytes, isLast) => {
    const begun = end;
    at = isBegun ? 0 : HEAD;
    isBegun = true;
    input = bytes;
    if (isLast) {
      input = new Uint8Array(bytes.length + STEP);
      input.set(bytes);
    }
    const limit = input.length - STEP;
    while (end < out.length && at <= limit) step();
    // Every bit of a file has a say in how its last step ends.
    if (isLast && (end < out.length || coder[1] !== 0)) throw new Error("the file is damaged");
    return { read: at, output: out.slice(begun, end), share: Math.floor((100 * end) / out.length) };
  };
}
