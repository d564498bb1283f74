"""Plays a network against a built-in bot, against itself (`--bot self`) or against another network
(`--rival`). Against a bot, every deal is played from every seat, and the interval comes from the
variance between deals. Otherwise the network has one seat in each game, and every game has its own deal.

    python training/evaluate.py --net state/net.pt --bot planner --seats 2 --deals 2000 --seed 1
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import highball
import torch

from collect import choose
from model import Net, load


@torch.no_grad()
def evaluate(
    net: Net, edition: str, bot: str | Net, seats: int, deals: int, seed: int, threads: int = 0, greedy: bool = True
) -> dict:
    """Returns one network's win share among bots, or among copies of another network, with the
    half-width of its 95 % interval.
    """
    device = net.input.weight.device
    games = deals * seats
    rival = bot if isinstance(bot, Net) else None
    duel = {} if rival or bot == "self" else {"duel": bot}
    vector = highball.Vector(edition, games, seats=seats, seed=seed, threads=threads, **duel)
    own = torch.arange(games) % seats
    share, score, best = torch.zeros(games), torch.zeros(games), torch.zeros(games)
    completed, failed, length = torch.zeros(games), torch.zeros(games), torch.zeros(games)
    left = torch.ones(games, dtype=torch.bool)
    put = lambda array: torch.from_numpy(array).to(device)
    while left.any():
        obs, mask = put(vector.obs), put(vector.mask)
        action, _ = choose(net(obs, mask), greedy)
        if rival:
            theirs, _ = choose(rival(obs, mask), greedy)
            action = torch.where(put(vector.seat) == own.to(device), action, theirs)
        vector.step(net.live_action[action].cpu().numpy())
        ended = torch.from_numpy(vector.done).bool() & left
        if ended.any():
            at = ended.nonzero()[:, 0]
            take = lambda array, column: torch.from_numpy(array)[at, column].float()
            share[at] = take(vector.share, own[at])
            score[at] = take(vector.score, own[at])
            best[at] = torch.from_numpy(vector.score)[at, :seats].float().max(1).values
            completed[at] = take(vector.tickets, own[at])
            failed[at] = take(vector.tickets, 5 + own[at])
            length[at] = torch.from_numpy(vector.length)[at].float()
            left &= ~ended
    blocks = share.view(deals, seats).mean(1)
    return {
        "edition": edition,
        "bot": "rival" if rival else bot,
        "seats": seats,
        "games": games,
        "wins": round(100 * float(blocks.mean()), 2),
        "half": round(100 * 1.96 * float(blocks.std()) / math.sqrt(deals), 2),
        "score": round(float(score.mean()), 1),
        "winners": round(float(best.mean()), 1),
        "completed": round(float(completed.mean()), 2),
        "failed": round(float(failed.mean()), 2),
        "choices": round(float(length.mean()), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--edition", help="the edition it was trained for, unless another is named")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--rival", type=Path, help="play against this network instead of a bot")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sampled", action="store_true", help="by chance rather than the likeliest choice")
    arguments = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net, _ = load(arguments.net, device)
    bot = load(arguments.rival, device)[0] if arguments.rival else arguments.bot
    for seats in arguments.seats:
        edition = arguments.edition or net.spec.edition
        print(json.dumps(evaluate(net, edition, bot, seats, arguments.deals, arguments.seed,
                                  greedy=not arguments.sampled)), flush=True)


if __name__ == "__main__":
    main()
