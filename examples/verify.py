#!/usr/bin/env python3
"""Deals a game of Snug again, without any of Snug's own code.

    snug verify --draws game.txt | python3 examples/verify.py game.txt

Written from docs/fair-dealing.md, with nothing but Python's standard library. It checks
that the revealed values are what everybody had committed to, makes the key of the table
from them, and picks every card and every die anew from what could have come.

What could have come at each step depends on the rules of the game, so those lists are
taken from `snug verify --draws`: this script cannot say whether they are right.
"""

import hashlib
import struct
import sys


def sha256(*lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def chacha8(key, stream, block):
    """The sixteen words of one block: key, 64-bit block counter, 64-bit stream number."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += struct.unpack("<8I", key) + struct.unpack("<4I", struct.pack("<2Q", block, stream))
    x = list(start)

    def mix(onto, add, turned, turn):
        x[onto] = (x[onto] + x[add]) & 0xFFFFFFFF
        word = x[turned] ^ x[onto]
        x[turned] = (word << turn | word >> 32 - turn) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        mix(a, b, d, 16)
        mix(c, d, b, 12)
        mix(a, b, d, 8)
        mix(c, d, b, 7)

    for _ in range(4):
        for a in range(4):
            quarter(a, a + 4, a + 8, a + 12)
        for a in range(4):
            quarter(a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
    return [(word + first) & 0xFFFFFFFF for word, first in zip(x, start)]


def below(sides, key, stream):
    """A number below `sides`, each equally likely."""
    block = 0
    while True:
        for word in chacha8(key, stream, block):
            wide = word * sides
            if wide & 0xFFFFFFFF >= 2**32 % sides:
                return wide >> 32
        block += 1


def is_chance(line):
    """Whether a line of the record is a chance step: no answer of a seat, no remark."""
    return not line[:1].isdigit() and line.split(" ")[0] not in ("undo", "check", "end")


def parts_of(text):
    """The lines of the header, of what happened, and of what is revealed. Comments come last."""
    parts = [[]]
    for line in text.rstrip().split("\n"):
        line = line.rstrip(" \t\r")
        if not line:
            parts.append([])
        elif not line.startswith("#"):
            parts[-1].append(line)
    parts = parts[:2] + [part for part in parts[2:] if part]
    if len(parts) != 3:
        sys.exit("this record reveals nothing: the game is not over, or was not sealed")
    return parts


def commitments(header):
    """The lines that bind the house and every seat: the last ones, after those with names."""
    first = next((at for at, line in enumerate(header) if line.startswith("house commits ")), None)
    if first is None:
        sys.exit("this record was not sealed, so nothing was promised")
    return header[first:]


def main():
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        header, played, revealed = parts_of(file.read())
    promised = commitments(header)
    if len(promised) != len(revealed):
        sys.exit("not everybody who promised something reveals it")
    for promise, reveal in zip(promised, revealed):
        domain = "snug seed 1" if reveal.startswith("house") else "snug contribution 1"
        who = " ".join(promise.split(" ")[: 1 if promise.startswith("house") else 2])
        if promise != reveal and promise != f"{who} commits {sha256(domain, reveal)}":
            sys.exit(f"what is revealed is not what was promised: {reveal}")
    key = bytes.fromhex(sha256("snug key 1", *revealed))

    happened = iter([line for line in played if is_chance(line)])
    count = 0
    for draw in sys.stdin:
        number, taken, *ways = draw.rstrip("\n").split("\t")
        if int(number) != count or next(happened, None) != taken:
            sys.exit(f"draw {number} is not in the record: {taken}")
        dealt = ways[below(len(ways), key, count)]
        if dealt != taken:
            sys.exit(f"draw {number} is {taken}, but the revealed values deal {dealt}")
        count += 1
    if (left := next(happened, None)) is not None:
        sys.exit(f"the list of draws ends before this one: {left}")
    print(f"{count} draws dealt again, all as in the record; key {key.hex()}")


if __name__ == "__main__":
    main()
