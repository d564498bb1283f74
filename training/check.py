"""Compares an exported integer network with the original; fails if they differ too much.

    python training/check.py --net state/net.pt --exported usa-classic.net

Prints how often both make the same choice and how far apart their win chances are, then the line of
the golden file (crates/bots/tests/golden-nets.txt): the hash of all scores in games that the Rust
inference replays. The arithmetic here is independent of that in Rust. As a planted fault, a copy
with one damaged layer must fail.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import highball
import numpy as np
import torch

from model import Net, load

POINT = 8
MOST = 4 << POINT
SAME_LEAST = 0.97
ERROR_MOST = 0.01
GOLDEN_SEED, GOLDEN_GAMES, GOLDEN_STEPS = 5, 16, 64


@dataclass
class Whole:
    """An exported network. Its integers are stored as doubles, which are exact for sums below 2^53."""

    header: dict
    first: np.ndarray
    first_bias: np.ndarray
    layers: list[tuple[np.ndarray, np.ndarray, int]]

    @staticmethod
    def read(path: Path) -> "Whole":
        magic, header, body = path.read_bytes().split(b"\n", 2)
        assert magic == b"HBNET1", "this is not a network"
        header = json.loads(header)
        assert hashlib.sha256(body).hexdigest() == header["sha256"], "its weights are not those that were written"
        at = 0

        def take(shape, kind):
            nonlocal at
            count = int(np.prod(shape))
            found = np.frombuffer(body, kind, count, at).reshape(shape).astype(np.float64)
            at += count * np.dtype(kind).itemsize
            return found

        width = header["width"]
        first, first_bias = take((header["inputs"], width), "<i2"), take((width,), "<i4")
        outputs = [width] * (2 * header["blocks"]) + [header["actions"], header["judged"]]
        layers = [(take((out, width), "<i2"), take((out,), "<i4"), shift)
                  for out, shift in zip(outputs, header["shifts"][1:])]
        assert at == len(body), "it is longer than it says"
        return Whole(header, first, first_bias, layers)

    def run(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Returns the action scores and the judged values, from unpacked bits and plain counts."""
        down = lambda sums, shift: np.floor(sums * 2.0**-shift)
        clip = lambda sums: np.clip(sums, 0, MOST)
        now = clip(down(inputs @ self.first + self.first_bias, self.header["shifts"][0] - POINT))
        trunk = self.layers[: 2 * self.header["blocks"]]
        for (weights, bias, shift), (weights_2, bias_2, shift_2) in zip(trunk[::2], trunk[1::2]):
            inner = clip(down(now @ weights.T + bias, shift))
            now = clip(now + down(inner @ weights_2.T + bias_2, shift_2))
        (policy, bias, _), (judge, bias_2, _) = self.layers[-2:]
        return now @ policy.T + bias, now @ judge.T + bias_2

    def damaged(self) -> "Whole":
        """Returns a copy with one layer scaled wrongly."""
        layers = list(self.layers)
        weights, bias, shift = layers[0]
        layers[0] = (weights, bias, shift - 1)
        return replace(self, layers=layers)


def unpacked(net: Net, obs: np.ndarray) -> np.ndarray:
    bits = (obs[:, net.byte.numpy()] >> net.shift.numpy()) & 1
    return np.concatenate([bits, obs[:, net.spec.bit_bytes :]], 1).astype(np.float64)


def chances(logits: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """Returns the seat's own win chance among the occupied seats."""
    logits = np.where(np.arange(logits.shape[1]) < seats[:, None], logits, -1e9)
    weights = np.exp(logits - logits.max(1, keepdims=True))
    return weights[:, 0] / weights.sum(1)


@torch.no_grad()
def positions(net: Net, edition: str, seats: list[int], games: int, steps: int, seed: int):
    """Returns decisions from games that the network plays by sampling, with its outputs."""
    vector = highball.Vector(edition, games, seats=seats, seed=seed, threads=1)
    torch.manual_seed(seed)
    found = []
    for _ in range(steps):
        obs, mask = torch.from_numpy(vector.obs), torch.from_numpy(vector.mask)
        output = net(obs, mask)
        found.append((vector.obs.copy(), net.legal(mask).numpy(), vector.seats.copy(), output.logits.numpy(),
                      output.win.numpy()))
        action = torch.distributions.Categorical(logits=output.logits).sample()
        vector.step(net.live_action[action].numpy())
    return [np.concatenate(part) for part in zip(*found)]


def compare(net: Net, whole: Whole, found) -> dict:
    obs, legal, seats, logits, win = found
    actions, judged = whole.run(unpacked(net, obs))
    choice = np.where(legal, actions, -np.inf).argmax(1)
    scale = 2.0 ** (whole.layers[-1][2] + POINT)
    error = np.abs(chances(judged[:, 2:] / scale, seats) - chances(win, seats))
    return {
        "positions": len(obs),
        "same": round(float((choice == logits.argmax(1)).mean()), 4),
        "error": round(float(error.mean()), 5),
        "error_95": round(float(np.quantile(error, 0.95)), 5),
        "error_max": round(float(error.max()), 5),
    }


def passes(found: dict) -> bool:
    return found["same"] >= SAME_LEAST and found["error"] <= ERROR_MOST


def golden(net: Net, whole: Whole, edition: str) -> str:
    """Plays the likeliest choices in integer arithmetic, with ties going to the lowest index; hashes every score."""
    digest = hashlib.sha256()
    vector = highball.Vector(edition, GOLDEN_GAMES, seats=[2, 3, 4, 5], seed=GOLDEN_SEED, threads=1)
    for _ in range(GOLDEN_STEPS):
        actions, judged = whole.run(unpacked(net, vector.obs))
        digest.update(np.concatenate([actions, judged], 1).astype("<i4").tobytes())
        legal = net.legal(torch.from_numpy(vector.mask)).numpy()
        choice = np.where(legal, actions, -np.inf).argmax(1)
        vector.step(net.live_action.numpy()[choice])
    return f"{edition} {digest.hexdigest()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--exported", type=Path, required=True)
    parser.add_argument("--games", type=int, default=192)
    parser.add_argument("--steps", type=int, default=80)
    options = parser.parse_args()
    net, _ = load(options.net, "cpu")
    whole, edition = Whole.read(options.exported), net.spec.edition
    found = positions(net, edition, whole.header["seats"], options.games, options.steps, 4)
    result = compare(net, whole, found)
    spoiled = compare(net, whole.damaged(), found)
    print(json.dumps({"edition": edition, **result, "passes": passes(result), "damaged": spoiled}))
    print(golden(net, whole, edition))
    if not passes(result):
        sys.exit("the exported network is too far from its own")
    if passes(spoiled):
        sys.exit("a damaged network was not noticed")


if __name__ == "__main__":
    main()
