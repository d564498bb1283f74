"""Records as NumPy arrays and as lines of JSON.

>>> import highball, highball.data
>>> text = highball.simulate("usa-classic", "planner", seats=2, games=4, records=True)["records"]
>>> rows = highball.data.to_numpy("usa-classic", text)
>>> rows["obs"].shape[0] == len(rows["action"])
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ._highball import Edition, record_arrays, record_json, split_records

if TYPE_CHECKING:
    from ._highball import RecordArrays

__all__ = ["records", "save", "to_jsonl", "to_numpy"]


def records(source: str | PathLike[str] | Iterable[str]) -> list[str]:
    """Returns the records in a string, in a list of strings, or in a file. A file must be given as
    a path object, not a string.
    """
    if isinstance(source, PathLike):
        source = Path(source).read_text(encoding="utf-8")
    if isinstance(source, str) and "\n" not in source:
        raise ValueError(f"{source!r} is not a record; to read a file, give a pathlib.Path")
    texts = [source] if isinstance(source, str) else list(source)
    return [record for text in texts for record in split_records(text)]


def to_numpy(
    edition: str | PathLike[str] | Edition, source: str | PathLike[str] | Iterable[str], *, threads: int = 0
) -> RecordArrays:
    """Returns the choices in records as arrays: `obs`, `mask`, `action`, `seat`, `seats` and `game`
    with a row for each choice, and `share`, `score` and `over` with a row for each game.

    Observations and actions are those of `Vector` with `payments="all"`. Undone actions and steps
    without a choice are left out.
    """
    return record_arrays(edition, records(source), threads=threads)


def to_jsonl(edition: str | PathLike[str] | Edition, source: str | PathLike[str] | Iterable[str]) -> Iterator[str]:
    """Returns a line of JSON for each record: its header, every input, and the scores if the game is over."""
    for record in records(source):
        yield record_json(edition, record)


def save(file: str | PathLike[str], arrays: RecordArrays) -> None:
    """Saves the arrays of `to_numpy` to a compressed .npz file; `numpy.load` reads it."""
    named: dict[str, Any] = dict(arrays)
    np.savez_compressed(file, **named)
