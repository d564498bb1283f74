"""Warm start: learns the choices of planners and the results of their games.

    python training/imitate.py --config usa-2.toml --out state --minutes 4
"""

from __future__ import annotations

import time

import torch

from collect import Collector, choose, vector
from evaluate import evaluate
from model import Net, Spec, save
from runs import Log, adam, arguments, minibatches, outcome_loss


def taught(collector: Collector, own_share: float):
    """Returns a policy in which most rows follow the softened advice, and the others follow the network,
    so that its own mistakes are corrected.
    """
    own = torch.rand(collector.batch.done.shape[1], device=collector.device) < own_share

    def act(output, net: Net, step: int, rows: slice):
        batch = collector.batch
        index = batch.advice[step, rows].long()
        chance = batch.advice_chance[step, rows]
        pick = torch.multinomial(chance, 1)
        advised = net.dense[index.gather(1, pick)[:, 0]]
        chosen, _ = choose(output)
        action = torch.where(own[rows], chosen, advised)
        logp = torch.log_softmax(output.logits, 1).gather(1, action[:, None])[:, 0]
        return action, logp

    return act


def main() -> None:
    options, config, device = arguments(__doc__)
    ends = time.time() + 60 * options.minutes
    run, settings = config["run"], config["imitate"]
    games, vectors = settings["games"], settings["vectors"]

    def make(number: int):
        seed = run["seed"] + number
        return vector(run["edition"], games, seed, run["seats"], options.threads)

    collector = Collector(make, vectors, games, settings["steps"], device, settings["temperature"])
    torch.manual_seed(run["seed"])
    net = Net(Spec.of(collector.vectors[0]), run["width"], run["blocks"]).to(device)
    optimizer = adam(net, settings["rate"])
    act = taught(collector, settings["own_share"])
    log = Log(options.out / "log.jsonl", "imitate")
    decisions, iteration = 0, 0
    while time.time() < ends and decisions < settings["decisions"]:
        batch = collector.collect(net, act=act)
        targets = collector.targets(settings["decay"], settings["margin"])
        part = decisions / settings["decisions"]
        part = max(part, 1 - (ends - time.time()) / (60 * options.minutes))
        for group in optimizer.param_groups:
            group["lr"] = settings["rate"] * (1 - part) + settings["rate_end"] * part
        flat = {name: batch.flat(name) for name in ("obs", "mask", "advice", "advice_chance")}
        aims = {name: getattr(targets, name).flatten(0, 1) for name in targets.__dataclass_fields__}
        start = time.perf_counter()
        for rows in minibatches(torch.arange(len(aims["valid"]), device=device), settings["minibatch"]):
            output = net(flat["obs"][rows], flat["mask"][rows])
            logp = torch.log_softmax(output.logits, 1)
            index = net.dense[flat["advice"][rows].long()].clamp(min=0)
            chance = flat["advice_chance"][rows]
            policy = -(chance * logp.gather(1, index)).sum(1).mean()
            least = -(chance * chance.clamp(min=1e-9).log()).sum(1).mean()
            valid = aims["valid"][rows]
            value = ((output.value - aims["result"][rows]) ** 2)[valid].mean()
            outcome, brier = outcome_loss(output, {name: aim[rows] for name, aim in aims.items()})
            loss = policy + settings["value"] * value + settings["outcome"] * outcome
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
        decisions += batch.done.numel()
        iteration += 1
        if log.due() or time.time() >= ends:
            agrees = (logp.argmax(1) == index[:, 0]).float().mean()
            log.write(
                decisions=decisions,
                iteration=iteration,
                divergence=policy - least,
                agrees=agrees,
                value=value,
                brier=brier,
                games=batch.done.sum(),
                learn_seconds=time.perf_counter() - start,
                **collector.seconds,
            )
    save(net, options.out / "net.pt", decisions=0, iteration=0)
    save(net, options.out / "reference.pt")
    for seats, deals in run["evaluate"]:
        log.write(imitated=True, decisions=decisions, **evaluate(net, run["edition"], "planner", seats, deals, 1))


if __name__ == "__main__":
    main()
