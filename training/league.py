"""Past networks as opponents. The harder a network is to beat, the longer it stays in the league."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor

from model import Net, load, save

SIZE = 4


class League:
    """Stores up to four past networks; each plays some rows of one vector, to avoid many small batches."""

    def __init__(self, share: float, games: int, places: list[int], device: torch.device):
        """Past networks play in up to this share of the games of the given vectors, in every other seat."""
        self.games, self.places, self.device = games, places, device
        self.rows = int(share * games * len(places)) // SIZE
        self.nets: list[Net] = []
        self.wins = torch.zeros(SIZE)
        self.played = torch.zeros(SIZE)

    def add(self, net: Net) -> None:
        """Adds a copy of a network. If the league is full, the copy replaces the network beaten most often."""
        copy = Net(net.spec, net.width, net.blocks).to(self.device)
        copy.load_state_dict(net.state_dict())
        copy.requires_grad_(False)
        if len(self.nets) < SIZE:
            self.nets.append(copy)
            return
        worst = int((self.wins / self.played.clamp(min=1)).argmax())
        self.nets[worst] = copy
        self.wins[worst] = self.played[worst] = 0

    def _range(self, number: int) -> slice:
        place = number // len(self.places)
        return slice(place * self.rows, (place + 1) * self.rows)

    def _place(self, number: int) -> int:
        return self.places[number % len(self.places)]

    def replace(self, logits: Tensor, obs: Tensor, mask: Tensor, seat: Tensor, vector: int):
        """Returns the scores, replaced by those of past networks on their turns, and the rows to learn from."""
        learn = torch.ones(len(logits), dtype=torch.bool, device=logits.device)
        for number, net in enumerate(self.nets):
            rows = self._range(number)
            if self._place(number) != vector or rows.start == rows.stop:
                continue
            parity = torch.arange(rows.start, rows.stop, device=logits.device) % 2
            theirs = seat[rows] % 2 != parity
            past = net(obs[rows], mask[rows]).logits
            logits[rows] = torch.where(theirs[:, None], past, logits[rows])
            learn[rows] = ~theirs
        return logits, learn

    def count(self, batch) -> None:
        """Counts the results of the current network against each past one; older results count less."""
        self.wins *= 0.9
        self.played *= 0.9
        for number in range(len(self.nets)):
            rows, before = self._range(number), self._place(number) * self.games
            parity = torch.arange(rows.start, rows.stop, device=self.device) % 2
            rows = slice(before + rows.start, before + rows.stop)
            done = batch.done[:, rows]
            own = torch.arange(5, device=self.device) % 2 == parity[:, None]
            won = (batch.share[:, rows] * own).sum(2)[done]
            self.wins[number] += won.sum().cpu()
            self.played[number] += len(won)

    def rates(self) -> list[float]:
        return [round(float(won / max(played, 1)), 3) for won, played in zip(self.wins, self.played)][: len(self.nets)]

    def save(self, folder: Path) -> None:
        for number, net in enumerate(self.nets):
            half = Net(net.spec, net.width, net.blocks)
            half.load_state_dict(net.state_dict())
            save(half.half(), folder / f"past-{number}.pt")

    def load(self, folder: Path) -> None:
        for number in range(SIZE):
            path = folder / f"past-{number}.pt"
            if path.exists():
                net, _ = load(path, self.device)
                self.nets.append(net.requires_grad_(False))
