"""Writes a network as integers for the Rust inference.

    python training/export.py --net state/net.pt --out usa.net --seats 2 --run "commit, command and seed"
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
from pathlib import Path

import torch

from model import CLIP, Net, load

POINT = 8  # fractional bits of activations
WEIGHT_MAX = 2047


def shift_of(weights: torch.Tensor, most: int) -> int:
    """Returns the largest number of fractional bits that the largest weight allows."""
    return min(20, int(math.floor(math.log2(most / float(weights.abs().max().clamp(min=1e-6))))))


def words(values: torch.Tensor) -> bytes:
    return values.round().to(torch.int16).numpy().astype("<i2").tobytes()


def long_words(values: torch.Tensor) -> bytes:
    return values.double().round().to(torch.int32).numpy().astype("<i4").tobytes()


def export(net: Net, seats: list[int], run: str) -> bytes:
    assert CLIP == 4.0, "the inference clips at 4"
    net = net.cpu().float()
    scale = torch.ones(net.spec.inputs)
    scale[len(net.spec.live_bits) :] = net.scale.cpu()
    first = net.input.weight.detach() * scale
    shifts, body = [shift_of(first, 32767)], b""
    body += words(first.t().contiguous() * 2 ** shifts[0]) + long_words(net.input.bias.detach() * 2 ** shifts[0])
    layers = [layer for block in net.trunk for layer in (block.first, block.second)] + [net.policy, net.judge]
    for layer in layers:
        shift = shift_of(layer.weight.detach(), WEIGHT_MAX)
        shifts.append(shift)
        body += words(layer.weight.detach() * 2**shift) + long_words(layer.bias.detach() * 2 ** (shift + POINT))
    header = {
        "edition": net.spec.edition,
        "edition_hash": net.spec.edition_hash,
        "encoder": net.spec.version,
        "inputs": net.spec.inputs,
        "width": net.width,
        "blocks": net.blocks,
        "actions": len(net.spec.live_actions),
        "judged": net.judge.out_features,
        "shifts": shifts,
        "seats": seats,
        "run": run,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    return b"HBNET1\n" + json.dumps(header).encode() + b"\n" + body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--run", required=True)
    arguments = parser.parse_args()
    net, _ = load(arguments.net, "cpu")
    arguments.out.write_bytes(export(net, arguments.seats, arguments.run))


if __name__ == "__main__":
    main()
