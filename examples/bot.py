#!/usr/bin/env python3
"""A bot for Snug in plain Python: it makes or joins a table and plays to the end.

    python3 examples/bot.py http://127.0.0.1:7684                  # a table of its own, with bots
    python3 examples/bot.py http://127.0.0.1:7684 TABLE INVITATION # joins a table

Put your own idea of a good move into `choose`.
"""

import json
import random
import sys
import urllib.request


class House:
    """The house, as somebody who has come in."""

    def __init__(self, url, name):
        self.url, self.token = url.rstrip("/"), None
        self.token = self.post("/people", {"name": name})["token"]

    def request(self, method, path, body=None):
        request = urllib.request.Request(self.url + path, method=method)
        request.add_header("Accept", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=60)

    def post(self, path, body):
        with self.request("POST", path, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def events(self, table):
        """The table as we see it, again and again, whenever something has changed."""
        with self.request("GET", f"/tables/{table}/events") as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def choose(view, actions):
    """Our answer: any legal action will do. `view` is all that our seat knows."""
    return random.choice(actions)


def make_table(house):
    """A table with us and two quick bots, started at once."""
    setup = {"players": 3}
    new = {"game": "ankh-morpork", "setup": setup, "bots": ["quick", "quick"], "window": 0}
    table = house.post("/tables", new)["id"]
    house.post(f"/tables/{table}/start", {})
    return table


def join_table(house, table, invitation):
    house.post(f"/tables/{table}/seats", {"invitation": invitation})
    return table


def play(house, table):
    """Answers every question until the game is over; the places, by seat."""
    answered = -1
    for event in house.events(table):
        state = event["table"]
        if state["state"] == "over":
            return state["places"]
        question = state["question"]
        # An event may be older than our latest answer.
        while question and question["number"] > answered:
            answered = question["number"]
            action = choose(state["view"], question["actions"])
            step = {"question": answered, "actions": [action]}
            question = house.post(f"/tables/{table}/steps", step)["question"]
    raise SystemExit("the house has closed")


def main():
    if len(sys.argv) not in (2, 4):
        raise SystemExit(__doc__)
    house = House(sys.argv[1], "Bot in Python")
    table = join_table(house, *sys.argv[2:]) if len(sys.argv) == 4 else make_table(house)
    print(f"playing at {house.url}/tables/{table}")
    places = play(house, table)
    print("places by seat:", ", ".join(map(str, places)))


if __name__ == "__main__":
    main()
