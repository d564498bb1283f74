"""Measures the strength of the built-in bots on fixed seeds: `python -m highball.benchmark`.

The same command gives the same table on every machine. To compare your own program, run `highball
tournament --seed 20261118 --bots "program:…,planner"` with the same edition and number of players.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from . import bots as roster
from . import edition as find
from . import editions, tournament

if TYPE_CHECKING:
    from ._highball import TournamentReport

__all__ = ["BOTS", "SEED", "main", "table"]

SEED = 20261118
BOTS = ("random", "easy", "normal", "hard", "planner", "policy")


def table(reports: Sequence[TournamentReport]) -> str:
    """Formats the reports as a Markdown table: a rating with its 95 % interval for each bot."""
    names = [bot["name"] for bot in reports[0]["bots"]] if reports else []
    rows = [["edition", "seats", "games", *names], ["---", *["---:"] * (len(names) + 2)]]
    for report in reports:
        cells = [f"`{report['edition']}`", str(report["players"]), str(report["games"])]
        for bot in report["bots"]:
            interval = bot["rating_interval"]
            reach = "" if interval is None else f" ± {(interval[1] - interval[0]) / 2:.0f}"
            cells.append(f"{bot['rating']:.0f}{reach}")
        rows.append(cells)
    return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m highball.benchmark", description=__doc__.splitlines()[0])
    parser.add_argument("--editions", default=",".join(editions()), help="names with commas [default: all]")
    parser.add_argument("--seats", type=_numbers, default=[2, 3, 4, 5], help="numbers with commas [default: 2,3,4,5]")
    parser.add_argument("--bots", default=",".join(BOTS), help=f"names with commas [default: {','.join(BOTS)}]")
    parser.add_argument("--games", type=int, default=600, help="games for each row, at least [default: 600]")
    parser.add_argument("--seed", type=int, default=SEED, help=f"[default: {SEED}]")
    parser.add_argument("--threads", type=int, default=0, help="[default: one for each core]")
    parser.add_argument("--json", type=Path, help="write the whole reports into this file, one on each line")
    asked = parser.parse_args(arguments)
    names = asked.bots.split(",")
    if unknown := [name for name in names if name.split(":")[0] not in roster()]:
        parser.error(f"no bot is called {unknown[0]}")
    reports = []
    for name in asked.editions.split(","):
        least, most = find(name).seats
        for seats in asked.seats:
            if not least <= seats <= most:
                continue
            print(f"{name}, {seats} seats", file=sys.stderr, flush=True)
            reports.append(
                tournament(
                    name, names, seats, games=asked.games, seed=asked.seed, format="round-robin", threads=asked.threads
                )
            )
    print(table(reports), end="")
    if asked.json is not None:
        asked.json.write_text("".join(json.dumps(report) + "\n" for report in reports), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
