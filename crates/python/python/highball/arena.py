"""Tournaments in one call."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING

from ._highball import Edition, Plan

if TYPE_CHECKING:
    from ._highball import TournamentReport

__all__ = ["tournament"]


def tournament(
    edition: str | PathLike[str] | Edition,
    bots: Sequence[str],
    seats: int = 4,
    *,
    games: int = 200,
    seed: int = 1,
    format: str | None = None,
    threads: int = 0,
) -> TournamentReport:
    """Returns ratings, win shares and scores with 95 % intervals, as `highball tournament --json`
    prints them.

    Every deal is played once for each seating of the same bots. The same seed gives the same games
    with any number of threads, unless a bot has a time limit. `format` is "tables" or
    "round-robin".
    """
    plan = Plan(edition, bots, seats, games=games, seed=seed, format=format)
    return plan.report(plan.play(threads=threads))
