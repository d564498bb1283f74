"""Measures how much of the engine's speed reaches Python: `python -m highball.speed`.

Loops in Python and the same loops in Rust alternate on one thread, so that other load affects both
equally. Prints the medians of several rounds. `--instructions` counts instructions instead, which other
load does not affect, and shows the cost of a simulation's statistics. It needs valgrind.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median

from . import Vector, data, simulate
from ._highball import game_seconds, lane_seconds, record_seconds

__all__ = ["main", "statistics_share"]

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
    # The loop `mask` computes the mask a second time, so the difference between it and the loop
    # `nothing` is the cost of an observation and a mask.
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
    # The rest is the cost of writing the observation and the mask of each row, as a lane does.
    rest = median((took - plain) / count for took, count, plain in measured)
    ratio = median(plain / took for took, _, plain in measured)
    return (
        f"| `{edition}`, {seats} | {RECORDS / arrays:,.0f} | {RECORDS / native:,.0f} | {ratio:.2f} "
        f"| {rows / RECORDS:.0f} | {rest * 1e6:.2f} |"
    )


def _instructions(call: str) -> int:
    """Returns the number of instructions that a new Python process executes for this call."""
    program = [sys.executable, "-c", f"import highball, highball._highball as native; {call}"]
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *program]
    # Keep NumPy from starting threads, because these spin for a random time.
    steady = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, **steady})
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or counted is None:
        raise RuntimeError(f"valgrind failed:\n{done.stderr}")
    return int(counted[1])


def statistics_share(edition: str, seats: int, games: int = 400) -> tuple[float, float, float]:
    """Returns the number of instructions for a random game in `simulate` and in `bots::play`, and the
    relative excess of the first. Two runs of different lengths are compared, so that start-up cancels
    out.
    """

    def per_game(call: str) -> float:
        few = games // 10
        return (_instructions(call.format(few + games)) - _instructions(call.format(few))) / games

    counted = per_game(f"highball.simulate({edition!r}, 'random', seats={seats}, games={{}}, threads=1)")
    plain = per_game(f"native.game_seconds({edition!r}, {seats}, {{}})")
    return counted, plain, counted / plain - 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m highball.speed", description=__doc__.splitlines()[0])
    parser.add_argument("--editions", default="usa-classic,germany,legends", help="names with commas")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=2000, help="of 256 games at once [default: 2000]")
    parser.add_argument("--games", type=int, default=20_000, help="whole games [default: 20000]")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind")
    asked = parser.parse_args(arguments)
    editions = asked.editions.split(",")
    if asked.instructions:
        print("| edition, seats | instructions a game, `highball.simulate` | `bots::play` | statistics |")
        print("|---|---:|---:|---:|")
        for edition in editions:
            counted, plain, share = statistics_share(edition, asked.seats)
            print(f"| `{edition}`, {asked.seats} | {counted:,.0f} | {plain:,.0f} | {share:.1%} |", flush=True)
        return 0
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
