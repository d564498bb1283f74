"""Measures how much of the engine's speed reaches Python: `python -m highball.speed`.

Loops in Python and the same loops in Rust alternate on one thread, so that a busy machine changes
little. Prints the medians of several rounds.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from statistics import median

from . import Vector, data, simulate
from ._highball import game_seconds, lane_seconds, record_seconds

__all__ = ["main"]

GAMES = 256
# Number of records to read.
RECORDS = 400


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


def _read(edition: str, records: list[str]) -> tuple[float, int]:
    """Returns the seconds for turning records into arrays, and the number of rows."""
    began = time.process_time()
    rows = data.to_numpy(edition, records, threads=1)
    return time.process_time() - began, len(rows["action"])


def _steps(edition: str, seats: int, steps: int, games: int, rounds: int) -> str:
    decisions = steps * GAMES
    measured = [
        (
            _stepped(edition, seats, steps),
            lane_seconds(edition, seats, GAMES, steps, "observe"),
            lane_seconds(edition, seats, GAMES, steps, "nothing"),
            lane_seconds(edition, seats, GAMES, steps, "mask"),
            _played(edition, seats, games),
            game_seconds(edition, seats, games),
        )
        for _ in range(rounds)
    ]
    python, rust, _, _, played, whole = (median(each) for each in zip(*measured, strict=True))
    # The last loop computes the mask twice, which gives the cost of observation and mask together.
    shown = median((again - bare) / decisions for _, _, bare, again, _, _ in measured)
    step_ratio = median(seen / python for python, seen, _, _, _, _ in measured)
    game_ratio = median(whole / played for _, _, _, _, played, whole in measured)
    return (
        f"| `{edition}`, {seats} | {decisions / python:,.0f} | {decisions / rust:,.0f} | {step_ratio:.2f} "
        f"| {shown * 1e6:.2f} | {games / played:,.0f} | {games / whole:,.0f} | {game_ratio:.2f} |"
    )


def _records(edition: str, seats: int, rounds: int) -> str:
    text = simulate(edition, "random", seats=seats, games=RECORDS, records=True)["records"]
    records = data.records(text)
    measured = [(*_read(edition, records), record_seconds(edition, records)) for _ in range(rounds)]
    arrays, rows, native = (median(each) for each in zip(*measured, strict=True))
    # The cost of an observation and its mask for each row, as a lane writes them.
    rest = median((took - plain) / count for took, count, plain in measured)
    ratio = median(plain / took for took, _, plain in measured)
    return (
        f"| `{edition}`, {seats} | {RECORDS / arrays:,.0f} | {RECORDS / native:,.0f} | {ratio:.2f} "
        f"| {rows / RECORDS:.0f} | {rest * 1e6:.2f} |"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m highball.speed", description=__doc__.splitlines()[0])
    parser.add_argument("--editions", default="usa-classic,germany,legends", help="names with commas")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=2000, help="of 256 games at once [default: 2000]")
    parser.add_argument("--games", type=int, default=20_000, help="whole games [default: 20000]")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args(arguments)
    editions = asked.editions.split(",")
    print("| edition, seats | steps/s from Python | in Rust | ratio | observation and mask, µs | games/s from Python | `bots::play` | ratio |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for edition in editions:
        print(_steps(edition, asked.seats, asked.steps, asked.games, asked.rounds), flush=True)
    print("\n| edition, seats | records/s to arrays | read and checked in Rust | ratio | rows a record | more for a row, µs |")
    print("|---|---:|---:|---:|---:|---:|")
    for edition in editions:
        print(_records(edition, asked.seats, asked.rounds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
