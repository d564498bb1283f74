"""Tournaments, rating sweeps and self-play on a Ray cluster. Needs the extra `ray` on every
machine.

A block of a tournament and a game of self-play depend only on the plan and on their number. Results
are therefore the same as on one machine, whichever machines play the blocks or games, in whatever
order and however often.

>>> import highball.ray
>>> report = highball.ray.tournament("usa-classic", ["planner", "greedy"], 2, games=200)   # after ray.init()
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import ray

from . import ENCODER, Plan, data, network, simulate
from . import edition as find

if TYPE_CHECKING:
    from ._highball import RecordArrays, TournamentReport

__all__ = ["Progress", "self_play", "shard_name", "sweep", "tournament"]

# Called after every finished task with the number of finished blocks or shards, and the total.
Progress = Callable[[int, int], None]

# If a machine disappears, its work is repeated on another machine, as often as needed.
_RETRIES = -1

_Work = TypeVar("_Work")


@ray.remote(max_retries=_RETRIES)
def _play_blocks(order: Mapping[str, Any], first: int, last: int) -> list[str]:
    return Plan(**order).play(first, last, threads=1)


@ray.remote(max_retries=_RETRIES)
def _play_games(order: Mapping[str, Any], first: int, games: int) -> RecordArrays:
    text = simulate(**order, first=first, games=games, threads=1, records=True)["records"]
    return data.to_numpy(order["edition"], text, threads=1)


def _each(work: Iterable[_Work], start: Callable[[_Work], Any]) -> Iterator[tuple[_Work, Any]]:
    """Yields results as they arrive, with a bounded number of pending tasks."""
    waiting: deque[_Work] = deque(work)
    running: dict[Any, _Work] = {}
    at_once = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
    while waiting or running:
        while waiting and len(running) < at_once:
            item = waiting.popleft()
            running[start(item)] = item
        done, _ = ray.wait(list(running), num_returns=1)
        for task in done:
            item = running.pop(task)
            yield item, ray.get(task)


def _chunks(numbers: Sequence[int], chunk: int) -> list[tuple[int, int]]:
    """Divides ascending numbers into runs of at most `chunk` consecutive numbers, each given as its
    first number and its exclusive end.
    """
    if chunk < 1:
        raise ValueError(f"a chunk has 1 block or more, not {chunk}")
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number and number - runs[-1][0] < chunk:
            runs[-1] = (runs[-1][0], number + 1)
        else:
            runs.append((number, number + 1))
    return runs


def _order(edition: str, bots: Sequence[str], seats: int, games: int, seed: int, format: str | None) -> dict[str, Any]:
    if not isinstance(edition, str):
        raise TypeError("editions travel by name, or by the path of a map folder that every machine has")
    return {"edition": edition, "bots": bots, "seats": seats, "games": games, "seed": seed, "format": format}


def _kept(plan: Plan, journal: Path) -> list[str]:
    """Returns the blocks that a file already contains. An incomplete last line is dropped, even if it
    is the header.
    """
    text = journal.read_text(encoding="utf-8") if journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole and plan.header.startswith(text):
        journal.write_text(plan.header + "\n", encoding="utf-8")
        return []
    header, *lines = whole.splitlines() or [""]
    if header != plan.header:
        raise ValueError(f"{journal} holds another tournament, or something else")
    if whole != text:
        journal.write_text(whole, encoding="utf-8")
    plan.timeless(lines)  # raises an error if a line is not a block of this plan
    return lines


def tournament(
    edition: str,
    bots: Sequence[str],
    seats: int = 4,
    *,
    games: int = 200,
    seed: int = 1,
    format: str | None = None,
    chunk: int = 32,
    journal: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> TournamentReport:
    """Returns the report of `highball.tournament` for a tournament played by all machines of the
    cluster, in tasks of at most `chunk` blocks.

    Finished blocks are appended to the file `journal`, from which this function or `highball
    tournament --resume` can continue. Bots with a time limit are refused, because their
    results differ between machines.
    """
    order = _order(edition, bots, seats, games, seed, format)
    plan = Plan(**order)
    if not plan.repeatable:
        raise ValueError("bots with a time limit play differently on every machine; limit them by nodes, as in expert:256n")
    file = None if journal is None else Path(journal)
    lines = [] if file is None else _kept(plan, file)
    kept = {json.loads(line)["block"] for line in lines}
    missing = [number for number in range(plan.blocks) if number not in kept]
    done = plan.blocks - len(missing)
    for (first, last), played in _each(
        _chunks(missing, chunk), lambda run: _play_blocks.remote(order, run[0], run[1])
    ):
        lines += played
        done += last - first
        if file is not None:
            with file.open("a", encoding="utf-8") as to:
                to.write("".join(line + "\n" for line in played))
        if progress is not None:
            progress(done, plan.blocks)
    return plan.report(lines)


def sweep(
    orders: Iterable[Mapping[str, Any]], *, chunk: int = 32, progress: Progress | None = None
) -> list[TournamentReport]:
    """Returns the reports of many tournaments, in order. Plays the blocks of all tournaments in
    parallel.

    An order is a dict with arguments of `tournament`: edition, bots, seats, games, seed and
    format.
    """
    usual: dict[str, Any] = {"seats": 4, "games": 200, "seed": 1, "format": None}
    asked = [_order(**{**usual, **order}) for order in orders]
    plans = [Plan(**order) for order in asked]
    if not all(plan.repeatable for plan in plans):
        raise ValueError("bots with a time limit play differently on every machine; limit them by nodes, as in expert:256n")
    lines: list[list[str]] = [[] for _ in plans]
    work = [
        (number, first, last)
        for number, plan in enumerate(plans)
        for first, last in _chunks(range(plan.blocks), chunk)
    ]
    done, of = 0, sum(plan.blocks for plan in plans)
    for (number, first, last), played in _each(
        work, lambda item: _play_blocks.remote(asked[item[0]], item[1], item[2])
    ):
        lines[number] += played
        done += last - first
        if progress is not None:
            progress(done, of)
    return [plan.report(played) for plan, played in zip(plans, lines, strict=True)]


def shard_name(edition: str, bots: Sequence[str], seats: int, seed: int, first: int) -> str:
    """Returns the name of a self-play shard: its settings, including the weights of the network, and
    its first game.
    """
    named = find(edition)
    made = json.dumps([named.hash, ENCODER, list(bots), seats, seed]).encode() + (network(named) or b"")
    return f"{hashlib.sha256(made).hexdigest()[:16]}-{first:012d}.npz"


def self_play(
    edition: str,
    out: str | PathLike[str],
    *,
    bots: Sequence[str] = ("policy",),
    seats: int = 2,
    games: int = 1024,
    seed: int = 1,
    chunk: int = 64,
    progress: Progress | None = None,
) -> list[Path]:
    """Plays games and writes their choices, as arrays of `highball.data.to_numpy`, to shards of
    `chunk` games.

    A shard is named after its settings and its first game, and its content does not depend on the
    machine. Shards that already exist in the folder are not produced again.
    """
    order: dict[str, Any] = {"edition": edition, "bots": list(bots), "seats": seats, "seed": seed}
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    runs = _chunks(range(games), chunk)
    files = {first: folder / shard_name(edition, order["bots"], seats, seed, first) for first, _ in runs}
    missing = [(first, last) for first, last in runs if not files[first].exists()]
    done = len(runs) - len(missing)
    for (first, _), arrays in _each(
        missing, lambda run: _play_games.remote(order, run[0], run[1] - run[0])
    ):
        unfinished = files[first].with_suffix(".part")
        with unfinished.open("wb") as to:
            np.savez_compressed(to, **dict(arrays))
        unfinished.rename(files[first])
        done += 1
        if progress is not None:
            progress(done, len(runs))
    return [files[first] for first, _ in runs]
