"""Collects experience: many games are stepped on the CPU while the network runs on the accelerator."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import highball
import torch
from torch import Tensor

from model import SEATS, Net, Output


@dataclass
class Batch:
    """A batch of decisions, indexed by [step, row]. The rows of all vectors are next to each other."""

    obs: Tensor
    mask: Tensor
    action: Tensor  # indices among the live actions
    logp: Tensor
    value: Tensor
    seat: Tensor
    seats: Tensor
    done: Tensor
    learn: Tensor
    share: Tensor  # of the game that ended with this step, by seat
    margin: Tensor
    advice: Tensor | None
    advice_chance: Tensor | None

    def flat(self, name: str) -> Tensor:
        return getattr(self, name).flatten(0, 1)


@dataclass
class Targets:
    advantage: Tensor
    result: Tensor  # the target for `value`
    valid: Tensor
    share: Tensor  # the final share of each seat, own first
    margin: Tensor
    ended: Tensor  # whether the end of the game is known


def reward_of(share: Tensor, margin: Tensor, seats: Tensor, weight: float) -> Tensor:
    """Returns the win share minus the fair share, plus a small part for the margin. There is no
    reward before the end.
    """
    sitting = torch.arange(SEATS, device=share.device) < seats[:, None]
    reward = share - 1.0 / seats[:, None].clamp(min=1) + weight * (margin / 60).clamp(-1, 1)
    return torch.where(sitting, reward, torch.zeros_like(reward))


def margins(score: Tensor, seats: Tensor) -> Tensor:
    """Returns each seat's lead over its best rival, in points."""
    sitting = torch.arange(SEATS, device=score.device) < seats[:, None]
    score = score.float().masked_fill(~sitting, -1e4)
    best, at = score.max(1, keepdim=True)
    second = score.scatter(1, at, -1e5).max(1, keepdim=True).values
    rival = torch.where(torch.arange(SEATS, device=score.device) == at, second, best)
    return (score - rival).masked_fill(~sitting, 0.0)


def points(level: float):
    """Returns a function that computes each seat's own points above a level, instead of its lead."""

    def above(score: Tensor, seats: Tensor) -> Tensor:
        sitting = torch.arange(SEATS, device=score.device) < seats[:, None]
        return (score.float() - level).masked_fill(~sitting, 0.0)

    return above


def choose(output: Output, greedy: bool = False) -> tuple[Tensor, Tensor]:
    """Returns an action for each row with its log probability."""
    logp = torch.log_softmax(output.logits, 1)
    if greedy:
        action = logp.argmax(1)
    else:
        noise = torch.empty_like(logp).exponential_().clamp_(min=1e-20)
        action = (logp - noise.log()).argmax(1)
    return action, logp.gather(1, action[:, None])[:, 0]


class Collector:
    """Steps several vectors in turn, so that the CPU and the accelerator are both busy."""

    def __init__(self, make, count: int, games: int, steps: int, device: torch.device, teach: float = 0.0,
                 margin=margins):
        """`make(number)` creates a vector of `games` rows; `teach` is the temperature of advice, 0 for
        none; `margin` computes the points on which the smaller part of the reward is based.
        """
        self.vectors = [make(number) for number in range(count)]
        self.games, self.steps, self.device, self.teach, self.margin = games, steps, device, teach, margin
        self.threads = ThreadPoolExecutor(count)
        self.waiting = [self.threads.submit(lambda: None) for _ in self.vectors]
        layout = self.vectors[0].layout
        rows = count * games
        empty = lambda *shape, dtype: torch.empty(steps, rows, *shape, dtype=dtype, device=device)
        self.batch = Batch(
            obs=empty(layout["bytes"], dtype=torch.uint8),
            mask=empty(layout["mask_bytes"], dtype=torch.uint8),
            action=empty(dtype=torch.long),
            logp=empty(dtype=torch.float32),
            value=empty(dtype=torch.float32),
            seat=empty(dtype=torch.long),
            seats=empty(dtype=torch.long),
            done=empty(dtype=torch.bool),
            learn=empty(dtype=torch.bool),
            share=empty(SEATS, dtype=torch.float32),
            margin=empty(SEATS, dtype=torch.float32),
            advice=empty(16, dtype=torch.int16) if teach else None,
            advice_chance=empty(16, dtype=torch.float32) if teach else None,
        )
        self.last = {}
        self.games_done = 0
        self.tally = torch.zeros(4)
        self.seconds = {"engine": 0.0, "think": 0.0}
        if device.type == "cuda":
            for vector in self.vectors:
                for array in (vector.obs, vector.mask, vector.share, vector.score):
                    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def _load(self, number: int, step: int) -> tuple[Tensor, Tensor]:
        vector, batch = self.vectors[number], self.batch
        rows = slice(number * self.games, (number + 1) * self.games)
        put = lambda name, array: getattr(batch, name)[step, rows].copy_(torch.from_numpy(array), non_blocking=True)
        put("obs", vector.obs)
        put("mask", vector.mask)
        put("seat", vector.seat)
        put("seats", vector.seats)
        if self.teach:
            put("advice", vector.advice.view("int16"))
            put("advice_chance", vector.advice_chance)
        return batch.obs[step, rows], batch.mask[step, rows]

    def _ended(self, number: int, step: int) -> None:
        """Records the results of games that ended with this step."""
        vector, batch = self.vectors[number], self.batch
        rows = slice(number * self.games, (number + 1) * self.games)
        batch.done[step, rows].copy_(torch.from_numpy(vector.done))
        batch.share[step, rows].copy_(torch.from_numpy(vector.share), non_blocking=True)
        score = torch.from_numpy(vector.score).to(self.device)
        batch.margin[step, rows] = self.margin(score, batch.seats[step, rows])

    def _step(self, vector, actions) -> None:
        start = time.perf_counter()
        vector.step(actions)
        if self.teach:
            vector.advise(self.teach)
        self.seconds["engine"] += time.perf_counter() - start

    def _act(self, net: Net, number: int, step: int, others, act) -> None:
        obs, mask = self._load(number, step)
        rows = slice(number * self.games, (number + 1) * self.games)
        batch = self.batch
        output = net(obs, mask)
        learn = torch.ones(self.games, dtype=torch.bool, device=self.device)
        if others is not None:
            output.logits, learn = others.replace(output.logits, obs, mask, batch.seat[step, rows], number)
        action, logp = act(output, net, step, rows)
        batch.action[step, rows], batch.logp[step, rows] = action, logp
        batch.value[step, rows], batch.learn[step, rows] = output.value, learn
        indices = net.live_action[action].cpu().numpy()
        self.waiting[number] = self.threads.submit(self._step, self.vectors[number], indices)

    @torch.no_grad()
    def collect(self, net: Net, others=None, act=None) -> Batch:
        """Returns a batch played by the network; `targets` uses the values after its last step."""
        act = act or (lambda output, net, step, rows: choose(output))
        start = time.perf_counter()
        if self.teach and not self.last:
            for vector in self.vectors:
                vector.advise(self.teach)
        for step in range(self.steps):
            for number in range(len(self.vectors)):
                self.waiting[number].result()
                if step > 0:
                    self._ended(number, step - 1)
                self._act(net, number, step, others, act)
        value, seat = [], []
        for number, vector in enumerate(self.vectors):
            self.waiting[number].result()
            self._ended(number, self.steps - 1)
            put = lambda array: torch.from_numpy(array).to(self.device)
            value.append(net(put(vector.obs), put(vector.mask)).value)
            seat.append(put(vector.seat).long())
        self.last = {"value": torch.cat(value), "seat": torch.cat(seat)}
        self.seconds["think"] += time.perf_counter() - start
        return self.batch

    @torch.no_grad()
    def targets(self, decay: float, weight: float) -> Targets:
        """Returns advantages along each seat's own decisions, and the results of games that ended in the batch."""
        batch, device = self.batch, self.device
        steps, rows = batch.value.shape
        every = torch.arange(rows, device=device)
        next_value = torch.zeros(rows, SEATS, device=device)
        next_advantage = torch.zeros(rows, SEATS, device=device)
        known = torch.zeros(rows, SEATS, dtype=torch.bool, device=device)
        next_value[every, self.last["seat"]] = self.last["value"]
        known[every, self.last["seat"]] = True
        share = torch.zeros(rows, SEATS, device=device)
        margin = torch.zeros(rows, SEATS, device=device)
        ended = torch.zeros(rows, dtype=torch.bool, device=device)
        out = Targets(
            torch.zeros_like(batch.value),
            torch.zeros_like(batch.value),
            torch.zeros_like(batch.done),
            torch.zeros(steps, rows, SEATS, device=device),
            torch.zeros_like(batch.value),
            torch.zeros_like(batch.done),
        )
        far = torch.arange(SEATS, device=device)
        for step in reversed(range(steps)):
            done, seat, seats = batch.done[step], batch.seat[step], batch.seats[step]
            reward = reward_of(batch.share[step], batch.margin[step], seats, weight)
            next_value = torch.where(done[:, None], reward, next_value)
            next_advantage = next_advantage.masked_fill(done[:, None], 0.0)
            known = known | done[:, None]
            share = torch.where(done[:, None], batch.share[step], share)
            margin = torch.where(done[:, None], batch.margin[step], margin)
            ended = ended | done
            value = batch.value[step]
            advantage = next_value[every, seat] - value + decay * next_advantage[every, seat]
            fresh = known[every, seat]
            advantage = torch.where(fresh, advantage, torch.zeros_like(advantage))
            out.advantage[step], out.valid[step] = advantage, fresh
            out.result[step] = value + advantage
            around = torch.where(far < seats[:, None], (seat[:, None] + far) % seats[:, None].clamp(min=1), far)
            out.share[step] = share.gather(1, around)
            out.margin[step] = margin[every, seat]
            out.ended[step] = ended
            next_value[every, seat], next_advantage[every, seat] = value, advantage
            known[every, seat] = True
        return out


def vector(edition: str, games: int, seed: int, seats, threads: int, bots=None):
    """Creates a vector from the configuration; training seeds are 10^6 or more, separate from those of
    evaluation.
    """
    assert seed >= 1_000_000, "seeds below 10^6 are kept for evaluation"
    seats = {int(number): chance for number, chance in seats.items()} if isinstance(seats, dict) else seats
    return highball.Vector(edition, games, seats=seats, seed=seed, threads=threads, bots=bots or None)
