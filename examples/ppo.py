"""Learns to beat a bot from scratch, by proximal policy optimisation, in minutes on one core.

    pip install ./crates/python torch
    python examples/ppo.py --opponent random --minutes 5

Prints how often the learner wins while it samples its choices, and at the end how often with its
likeliest choices.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import highball

ROWS, STEPS, EPOCHS, BATCH = 128, 64, 3, 1024
DECAY, CLIP, ENTROPY = 0.97, 0.2, 0.01


class Net(nn.Module):
    """A network that computes a score for every action, and the win chance."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen)
        scores = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden).squeeze(-1)


def look(vector: highball.Vector) -> tuple[torch.Tensor, torch.Tensor]:
    seen = torch.from_numpy(highball.unpack(vector.obs, vector.layout))
    return seen, torch.from_numpy(highball.unpack_mask(vector.mask, vector.layout)).bool()


def rewards(vector: highball.Vector, seat: np.ndarray) -> np.ndarray:
    """Returns the reward for games that have just ended: the win share, plus a small part for the margin."""
    rows = np.arange(len(seat))
    own, best = vector.score[rows, seat], vector.score.astype(np.int32).copy()
    best[rows, seat] = -1000
    best[:, int(vector.seats[0]) :] = -1000
    margin = np.clip((own - best.max(1)) / 100, -1, 1)
    return np.where(vector.done, vector.share[rows, seat] + 0.3 * margin, 0).astype(np.float32)


def collect(net: Net, vector: highball.Vector) -> tuple[list[torch.Tensor], list[float]]:
    """Plays some steps of all games. Returns the steps with their advantages and returns, and the
    results of finished games.
    """
    told: list[list[torch.Tensor]] = []
    gains, ends, wins = [], [], []
    for _ in range(STEPS):
        seen, mask = look(vector)
        with torch.no_grad():
            choice, value = net(seen, mask)
            action = choice.sample()
        seat = vector.seat.copy()
        vector.step(action.numpy())
        told.append([seen, mask, action, choice.log_prob(action), value])
        gains.append(torch.from_numpy(rewards(vector, seat)))
        ends.append(torch.from_numpy(vector.done.astype(np.float32)))
        wins += vector.share[np.flatnonzero(vector.done), seat[np.flatnonzero(vector.done)]].tolist()
    with torch.no_grad():
        following = net(*look(vector))[1]
    seen, mask, action, before, values = (torch.stack(part) for part in zip(*told))
    advantage, sum_so_far = torch.zeros_like(values), torch.zeros(ROWS)
    for step in reversed(range(STEPS)):
        goes_on = 1 - ends[step]
        surprise = gains[step] + goes_on * following - values[step]
        sum_so_far = surprise + DECAY * goes_on * sum_so_far
        advantage[step], following = sum_so_far, values[step]
    parts = [seen, mask, action, before, advantage, advantage + values]
    return [part.flatten(0, 1) for part in parts], wins


def learn(net: Net, optimizer: torch.optim.Optimizer, parts: list[torch.Tensor]) -> None:
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(parts[0])).split(BATCH):
            seen, mask, action, before, advantage, returns = (part[rows] for part in parts)
            choice, value = net(seen, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            ratio = (choice.log_prob(action) - before).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = 0.5 * (value - returns).square().mean() - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def judge(net: Net, edition: str, opponent: str, games: int = 400) -> float:
    """Returns the win share when the learner makes its likeliest choices, with every deal played from both seats."""
    vector = highball.Vector(edition, ROWS, seats=2, seed=999, threads=1, duel=opponent)
    wins: list[float] = []
    while len(wins) < games:
        seen, mask = look(vector)
        with torch.no_grad():
            action = net(seen, mask)[0].logits.argmax(-1)
        seat = vector.seat.copy()
        vector.step(action.numpy())
        ended = np.flatnonzero(vector.done)
        wins += vector.share[ended, seat[ended]].tolist()
    return float(np.mean(wins))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="usa-classic")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--wanted", type=float, help="fail if fewer games are won at the end, such as 0.9")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    vector = highball.Vector(options.edition, ROWS, seats=2, seed=1, threads=1, duel=options.opponent)
    layout = vector.layout
    net = Net(len(layout["live_bits"]) + layout["counts"], layout["actions"])
    optimizer = torch.optim.Adam(net.parameters(), 5e-4)
    begun, lately = time.monotonic(), []
    for iteration in range(1, 1_000_000):
        parts, wins = collect(net, vector)
        learn(net, optimizer, parts)
        lately = (lately + wins)[-500:]
        minutes = (time.monotonic() - begun) / 60
        if iteration % 10 == 0 or minutes >= options.minutes:
            won = 100 * float(np.mean(lately)) if lately else float("nan")
            print(f"{minutes:5.1f} min  {iteration * ROWS * STEPS:9,} decisions  {won:5.1f} % won", flush=True)
        if minutes >= options.minutes:
            break
    won = judge(net, options.edition, options.opponent)
    print(f"likeliest choices against {options.opponent}: {100 * won:.1f} % won")
    if options.wanted is not None and won < options.wanted:
        raise SystemExit(f"{100 * options.wanted:.0f} % were wanted")


if __name__ == "__main__":
    main()
