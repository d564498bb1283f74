"""A bot for Highball without any packages: it claims the longest route it can pay for, or else
draws cards.

    highball tournament --players 2 --bots "program:python3 examples/bot.py,random"

It reads lines of JSON and writes one line per question; docs/bot-protocol.md describes them all.
"""

import json
import sys


class Bot:
    def __init__(self, hello):
        self.edition = hello["edition"]
        self.seat = hello["seat"]

    def decide(self, question):
        """Returns the number of a choice."""
        view, choices = question["view"], question["choices"]
        likings = [self.liking(choice, view) for choice in choices]
        return likings.index(max(likings))

    def liking(self, choice, view):
        """Ranks a choice: plain words are choices without parameters, the others are objects."""
        if choice == "draw-blind":
            return 5
        if choice == "pass":
            return 0
        ((kind, what),) = choice.items()
        if kind == "claim":
            # Prefer long routes, and avoid locomotives if coloured cards are enough.
            length = self.edition["routes"][what["route"]]["length"]
            return 10 * length - what["payment"].get("locomotive", 0)
        if kind == "draw-face-up":
            # Prefer the colour of which the bot holds the most cards.
            card = view["open"]["market"][what]
            return 5 + min(view["own"]["hand"].get(card, 0), 4)
        if kind == "keep-tickets":
            # Keep as few tickets as possible, and the cheapest: this bot does not build for them.
            return -sum(self.edition["tickets"][ticket]["value"] for ticket in what["kept"])
        return 1


def main():
    bot = None
    # Announce that the bot can play any number of games. Without this line, it would be restarted
    # for each game.
    print(json.dumps({"stays": True}), flush=True)
    for line in sys.stdin:
        ((kind, what),) = json.loads(line).items()
        if kind == "hello":
            bot = Bot(what)
        elif kind == "decide":
            print(bot.decide(what), flush=True)


if __name__ == "__main__":
    main()
