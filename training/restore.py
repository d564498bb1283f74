"""Converts an exported network back, so that training can continue from a file in `data/nets`.

    python training/restore.py --exported data/nets/germany.net --out .training/germany [--opponent]

With `--opponent`, the network is also saved as the opponent to train against: `train.py --config
exploiter.toml` then learns to beat it.

Exporting rounds the weights, so the result differs from the original by less than one part in a
thousand. The moments of Adam and the past networks are not in the file and start from scratch.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import highball
import numpy
import torch

from export import POINT
from league import SIZE
from model import Net, Spec, save


class Reader:
    """Reads integers from the body, in the order in which `export.py` wrote them."""

    def __init__(self, body: bytes):
        self.body = body

    def take(self, count: int, kind: str, shift: int) -> torch.Tensor:
        size = count * numpy.dtype(kind).itemsize
        part, self.body = self.body[:size], self.body[size:]
        return torch.from_numpy(numpy.frombuffer(part, kind).astype("f4")) / 2**shift

    def matrix(self, rows: int, columns: int, shift: int) -> torch.Tensor:
        return self.take(rows * columns, "<i2", shift).view(rows, columns)


def restore(path: Path) -> tuple[Net, dict]:
    magic, header, body = path.read_bytes().split(b"\n", 2)
    assert magic == b"HBNET1", f"{path} is not a network"
    header = json.loads(header)
    spec = Spec.of(highball.Vector(header["edition"], 1, threads=1))
    wanted = (header["edition_hash"], header["encoder"], header["inputs"])
    assert (spec.edition_hash, spec.version, spec.inputs) == wanted, "the edition or the encoder has changed"
    net, reader = Net(spec, header["width"], header["blocks"]), Reader(body)
    shifts = iter(header["shifts"])
    with torch.no_grad():
        shift = next(shifts)
        weight = reader.matrix(spec.inputs, net.width, shift).t().contiguous()
        weight[:, len(spec.live_bits) :] /= net.scale
        net.input.weight.copy_(weight)
        net.input.bias.copy_(reader.take(net.width, "<i4", shift))
        layers = [layer for block in net.trunk for layer in (block.first, block.second)] + [net.policy, net.judge]
        for layer in layers:
            shift = next(shifts)
            layer.weight.copy_(reader.matrix(layer.out_features, layer.in_features, shift))
            layer.bias.copy_(reader.take(layer.out_features, "<i4", shift + POINT))
    assert not reader.body, f"{path} is longer than its header says"
    return net, header


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--exported", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--opponent", action="store_true", help="also save it as the past networks to play against")
    options = parser.parse_args()
    net, header = restore(options.exported)
    options.out.mkdir(parents=True, exist_ok=True)
    save(net, options.out / "net.pt", decisions=0, iteration=0)
    if options.opponent:
        for number in range(SIZE):
            save(net, options.out / f"past-{number}.pt")
    print(f"{options.exported}: made by {header['run']}")


if __name__ == "__main__":
    main()
