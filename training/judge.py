"""Teaches a trained network how games between equals end, so that its win chances are reliable.

    python training/judge.py --config judge.toml --state .training/state --out .training/judged --minutes 5

A network that trains against planners learns that it beats them, and then expects to beat every opponent.
Also, its batches are shorter than games, so it seldom learns from both the start and the end of the same
game. Here all seats of a game are played in the same way, by the network (its likeliest choice, or
sampled) or by planners, and batches are longer than games. The network's choices and expected rewards are
kept as they are. At the end, it is tested on games that it never learned from.
"""

from __future__ import annotations

import copy
import time

import torch
from torch import Tensor, nn

from collect import Collector, choose, vector
from evaluate import evaluate
from model import Net, Spec, load, save
from runs import Log, adam, arguments, minibatches, outcome_loss


def alike(collector: Collector, sampled: float):
    """Returns a policy that plays all seats of a game in the same way. With advice, it samples the
    advice. Otherwise it samples from the network in this share of the games, and takes the likeliest
    choice in the others.
    """
    by_chance = torch.rand(collector.batch.done.shape[1], device=collector.device) < sampled

    def act(output, net: Net, step: int, rows: slice):
        batch = collector.batch
        if batch.advice is not None:
            index = batch.advice[step, rows].long()
            pick = torch.multinomial(batch.advice_chance[step, rows], 1)
            action = net.dense[index.gather(1, pick)[:, 0]]
        else:
            drawn, _ = choose(output)
            likeliest, _ = choose(output, greedy=True)
            action = torch.where(by_chance[rows], drawn, likeliest)
        return action, torch.zeros_like(output.value)

    return act


class Scale:
    """Measures the expected calibration error and the Brier score of the win chances of the seat
    to move and its rivals, by number of seats.
    """

    def __init__(self):
        self.bins: dict[int, Tensor] = {}

    def add(self, win: Tensor, share: Tensor, seats: Tensor) -> None:
        for count in (2, 3, 4, 5):
            rows = seats == count
            chance = torch.softmax(win[rows, :count], 1).flatten()
            came = share[rows, :count].flatten()
            at = (chance * 20).long().clamp(max=19)
            sums = torch.zeros(20, 4, device=win.device)
            parts = torch.stack([torch.ones_like(chance), chance, came, (chance - came) ** 2], 1)
            sums.index_add_(0, at, parts)
            self.bins[count] = self.bins.get(count, 0) + sums

    def read(self) -> dict:
        told = {}
        for count, sums in self.bins.items():
            total = sums[:, 0].sum().clamp(min=1)
            told[f"error_{count}"] = float((sums[:, 1] - sums[:, 2]).abs().sum() / total)
            told[f"brier_{count}"] = float(sums[:, 3].sum() / total)
        return told


def known(batch, targets) -> dict[str, Tensor]:
    """Returns the decisions of finished games."""
    rows = targets.ended.flatten().nonzero()[:, 0]
    take = lambda owner, name: getattr(owner, name).flatten(0, 1)[rows]
    return {
        **{name: take(batch, name) for name in ("obs", "mask", "seats")},
        **{name: take(targets, name) for name in ("share", "margin", "ended")},
    }


def main() -> None:
    options, config, device = arguments(__doc__)
    ends = time.time() + 60 * options.minutes
    run, settings = config["run"], config["judge"]
    player, _ = load(options.state / "net.pt", device)
    player.requires_grad_(False)
    torch.manual_seed(run["seed"])
    judge = copy.deepcopy(player).requires_grad_(True)
    edition = player.spec.edition

    def collector(kind: str, seed: int) -> Collector:
        games, teach = settings[f"{kind}_games"], 0.3 if kind == "planner" else 0.0
        make = lambda number: vector(edition, games, seed + number, run["seats"], options.threads)
        return Collector(make, settings["vectors"], games, settings[f"{kind}_steps"], device, teach)

    kinds = ("policy", "planner")
    learners = {kind: collector(kind, run["seed"] + 100_000) for kind in kinds}
    acts = {kind: alike(learner, settings["sampled"]) for kind, learner in learners.items()}
    judge.spec = Spec.of(learners["policy"].vectors[0])
    assert judge.spec.inputs == player.spec.inputs, "the network was trained for another edition or encoder"
    optimizer = adam(judge, settings["rate"][0])
    log = Log(options.out / "log.jsonl", "judge")

    def learn(data: dict[str, Tensor], net: Net) -> tuple[Tensor, Tensor, Tensor]:
        for group in optimizer.param_groups:
            part = min(1.0, 1 - (ends - time.time()) / (60 * options.minutes))
            group["lr"] = settings["rate"][0] * (1 - part) + settings["rate"][1] * part
        for rows in minibatches(torch.arange(len(data["seats"]), device=device), settings["minibatch"]):
            picked = {name: value[rows] for name, value in data.items()}
            output = net(picked["obs"], picked["mask"])
            with torch.no_grad():
                before = player(picked["obs"], picked["mask"])
            outcome, brier = outcome_loss(output, picked)
            wanted, chosen = torch.log_softmax(before.logits, 1), torch.log_softmax(output.logits, 1)
            away = (wanted.exp() * (wanted - chosen)).sum(1).mean()
            value = ((output.value - before.value) ** 2).mean()
            loss = outcome + settings["hold"] * away + settings["hold_value"] * value
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
        return brier, away, value

    @torch.no_grad()
    def hold(data: dict[str, Tensor], scales: list[tuple[Net, Scale]]) -> None:
        for rows in torch.arange(len(data["seats"]), device=device).split(65536):
            for net, scale in scales:
                scale.add(net(data["obs"][rows], data["mask"][rows]).win, data["share"][rows], data["seats"][rows])

    decisions, turn = 0, 0
    scales = {kind: (Scale(), Scale()) for kind in kinds}
    while time.time() < ends:
        for kind in kinds:
            batch = learners[kind].collect(player, act=acts[kind])
            data = known(batch, learners[kind].targets(0.97, 0.0))
            if not len(data["seats"]):
                continue
            if ends - time.time() < 60 * settings["held_minutes"]:
                # A decision is used only if its game ended within the same batch, so the network has
                # learned from none of these games.
                hold(data, [(judge, scales[kind][0]), (player, scales[kind][1])])
            else:
                for _ in range(settings[f"{kind}_epochs"]):
                    brier, away, value = learn(data, judge)
                decisions += len(data["seats"])
        turn += 1
        if log.due():
            log.write(decisions=decisions, turn=turn, brier=brier, away=away, value=value)
    for kind in kinds:
        log.write(held=kind, by="judge", **scales[kind][0].read())
        log.write(held=kind, by="player", **scales[kind][1].read())
    save(judge, options.out / "net.pt", decisions=decisions, iteration=turn)
    for net, name in ((judge, "judge"), (player, "player")):
        for seats, deals in run["evaluate"]:
            log.write(by=name, **evaluate(net, edition, "planner", seats, deals, 1))


if __name__ == "__main__":
    main()
