#!/usr/bin/env python3
"""A bot for `snug arena` in plain Python, as docs/bot-protocol.md describes it.

    snug arena ankh-morpork --seats "exec:python3 examples/bot_stdio.py,random,random" --games 30

It grabs what it can: put your own idea of a good move into `choose`.
"""

import json
import random
import sys


def choose(view, shown, actions, chance):
    """Our answer. `view` is all that our seat knows, `shown` what it saw since last time."""
    eager = [action for action in actions if action not in ("end", "skip", "pass")]
    return chance.choice(eager or actions)


def say(line):
    print(line, flush=True)


def main():
    chance, view, shown, actions = random.Random(0), None, [], []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "snug-bot":
            say("snug-bot 1 grabber")
        elif word == "seed":
            chance = random.Random(int(rest))
        elif word == "shown":
            shown.append(json.loads(rest))
        elif word == "view":
            view, actions = json.loads(rest), []
        elif word == "action":
            actions.append(rest)
        elif word == "go":
            say("answer " + choose(view, shown, actions, chance))
            shown = []
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
