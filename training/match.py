"""Plays matches for a limited time, and continues where an earlier run stopped.

    python training/match.py --seed 7 --minutes 9 --out .training/matches "usa-classic 160 expert:256n planner"

A match is given as an edition, a number of games and the bots at the table. Each deal is played in every
seating. Matches take turns so that all get the same time; `--first N` finishes the first N matches before the
others start.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

import highball


class Match:
    """One tournament, with the blocks already played."""

    def __init__(self, text: str, seed: int, folder: Path) -> None:
        edition, games, *bots = text.split()
        self.plan = highball.Plan(edition, bots, len(bots), games=int(games), seed=seed)
        self.name = " ".join([edition, *bots])
        self.path = folder / (self.name.replace(":", "-").replace(" ", ".") + f".{seed}.jsonl")
        self.played: dict[int, str] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                self.played[json.loads(line)["block"]] = line
        self.open = [block for block in range(self.plan.blocks) if block not in self.played]
        self.seconds = 0.0

    def play(self, block: int) -> tuple[Match, int, str, float]:
        began = time.monotonic()
        (line,) = self.plan.play(block, block + 1, threads=1)
        return self, block, line, time.monotonic() - began

    def finish(self) -> None:
        """Saves the blocks played so far and prints the first bot's result."""
        lines = [self.played[block] for block in sorted(self.played)]
        part = self.path.with_suffix(".part")
        part.write_text("".join(line + "\n" for line in lines))
        part.rename(self.path)
        if lines:
            report = self.plan.report(lines)
            bot = report["bots"][0]
            low, high = bot["win_share_interval"]
            print(
                f"{self.name}: {report['games']} games, {100 * bot['win_share']:.1f} % won "
                f"({100 * low:.1f} to {100 * high:.1f}), winners' mean {report['mean_winning_score']:.1f}"
            )


def run(matches: list[Match], first: int, seconds: float, threads: int) -> None:
    end = time.monotonic() + seconds
    running: set[Future[tuple[Match, int, str, float]]] = set()
    with ThreadPoolExecutor(threads) as pool:
        while True:
            while len(running) < threads and time.monotonic() < end:
                waiting = [match for match in matches[:first] if match.open] or [match for match in matches if match.open]
                if not waiting:
                    break
                match = min(waiting, key=lambda match: match.seconds)
                # Count a second as soon as a block starts, so that a slow match does not occupy all
                # threads.
                match.seconds += 1
                running.add(pool.submit(match.play, match.open.pop(0)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for match, block, line, took in (future.result() for future in done):
                match.played[block] = line
                match.seconds += took - 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("matches", nargs="+", help="edition, games and bots, in quotes")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of the blocks played so far")
    parser.add_argument("--first", type=int, default=0, help="finish this number of matches before the others start")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    matches = [Match(text, asked.seed, asked.out) for text in asked.matches]
    run(matches, asked.first, 60 * asked.minutes, asked.threads)
    for match in matches:
        match.finish()


if __name__ == "__main__":
    main()
