"""Shared parts of the training programs: arguments, configuration, logs and losses."""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from pathlib import Path

import torch
from torch import Tensor

from model import Net, Output


def arguments(about: str):
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--config", required=True, help="a file, or the name of one in training/config")
    parser.add_argument("--state", type=Path, help="the folder of an earlier run to go on from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--threads", type=int, default=0, help="threads of each vector; 0: as many as there are")
    parser.add_argument("--set", nargs="*", default=[], metavar="SECTION.NAME=VALUE", help="changes a setting")
    options = parser.parse_args()
    path = Path(options.config)
    if not path.exists():
        path = Path(__file__).parent / "config" / options.config
    config = tomllib.loads(path.read_text())
    for change in options.set:
        name, value = change.split("=", 1)
        section, key = name.split(".")
        assert key in config[section], f"there is no setting {name}"
        config[section][key] = tomllib.loads(f"value = {value}")["value"]
    options.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    return options, config, device


class Log:
    """A log of JSON lines, also printed on the screen."""

    def __init__(self, path: Path, program: str, every: float = 15):
        self.path, self.program, self.every = path, program, every
        self.start = self.last = time.time()

    def due(self) -> bool:
        if time.time() - self.last < self.every:
            return False
        self.last = time.time()
        return True

    def write(self, **values) -> None:
        plain = {}
        for name, value in values.items():
            value = float(value.detach()) if isinstance(value, Tensor) else value
            plain[name] = round(value, 5) if isinstance(value, float) else value
        line = json.dumps({"program": self.program, "seconds": round(time.time() - self.start, 1), **plain})
        print(line, flush=True)
        with self.path.open("a") as file:
            file.write(line + "\n")


def adam(net: Net, rate: float) -> torch.optim.Adam:
    fused = net.input.weight.device.type == "cuda"
    return torch.optim.Adam(net.parameters(), lr=rate, eps=1e-5, fused=fused)


def minibatches(rows: Tensor, size: int):
    """Divides all rows into batches, in random order. An incomplete batch is left out, unless it is the
    only one.
    """
    rows = rows[torch.randperm(len(rows), device=rows.device)]
    if len(rows) < size:
        yield rows
    for start in range(0, len(rows) - size + 1, size):
        yield rows[start : start + size]


def outcome_loss(output: Output, aims: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """Returns the loss of the win chances and the margin, and the Brier score of the seat's own chance,
    over all decisions whose result is known.
    """
    ended = aims["ended"].float()
    count = ended.sum().clamp(min=1)
    logp = torch.log_softmax(output.win, 1)
    win = -(aims["share"] * logp).sum(1)
    margin = (output.margin - (aims["margin"] / 60).clamp(-2, 2)) ** 2
    brier = ((logp[:, 0].exp() - aims["share"][:, 0]) ** 2 * ended).sum() / count
    return ((win + 0.5 * margin) * ended).sum() / count, brier.detach()
