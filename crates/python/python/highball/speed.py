"""How much of the engine's speed reaches Python: `python -m highball.speed`.

Loops from Python stand beside the same loops in Rust, in turns on one thread, so that a busy machine changes little. Medians of
several rounds are printed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from statistics import median

from . import Vector, simulate
from ._highball import game_seconds, lane_seconds

__all__ = ["main"]

GAMES = 256


def _stepped(edition: str, seats: int, steps: int) -> float:
    vector = Vector(edition, GAMES, seats=seats, threads=1)
    began = time.process_time()
    for step in range(steps):
        vector.step(vector.sample(step))
    return time.process_time() - began


def _played(edition: str, seats: int, games: int) -> float:
    began = time.process_time()
    simulate(edition, "random", seats=seats, games=games, threads=1)
    return time.process_time() - began


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m highball.speed", description=__doc__.splitlines()[0])
    parser.add_argument("--editions", default="usa-classic,germany,legends", help="names with commas")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=2000, help="of 256 games at once [default: 2000]")
    parser.add_argument("--games", type=int, default=20_000, help="whole games [default: 20000]")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args(arguments)
    print("| edition, seats | steps/s from Python | in Rust | ratio | observation and mask, µs | games/s from Python | `bots::play` | ratio |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for edition in asked.editions.split(","):
        steps = asked.steps * GAMES
        rounds = [
            (
                _stepped(edition, asked.seats, asked.steps),
                lane_seconds(edition, asked.seats, GAMES, asked.steps, "observe"),
                lane_seconds(edition, asked.seats, GAMES, asked.steps, "nothing"),
                lane_seconds(edition, asked.seats, GAMES, asked.steps, "mask"),
                _played(edition, asked.seats, asked.games),
                game_seconds(edition, asked.seats, asked.games),
            )
            for _ in range(asked.rounds)
        ]
        python, rust, _, _, played, whole = (median(each) for each in zip(*rounds, strict=True))
        shown = median((seen - bare + again - seen) / steps for _, seen, bare, again, _, _ in rounds)
        step_ratio = median(seen / python for python, seen, _, _, _, _ in rounds)
        game_ratio = median(whole / played for _, _, _, _, played, whole in rounds)
        print(
            f"| `{edition}`, {asked.seats} | {steps / python:,.0f} | {steps / rust:,.0f} | {step_ratio:.2f} "
            f"| {shown * 1e6:.2f} | {asked.games / played:,.0f} | {asked.games / whole:,.0f} | {game_ratio:.2f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
