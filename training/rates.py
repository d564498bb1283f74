"""Measures the speed of each part of training: stepping, advice, inference and
learning.

    python training/rates.py --config usa-2.toml --out state
"""

from __future__ import annotations

import os
import time

import torch

from collect import Collector, vector
from model import Net, Spec
from runs import Log, adam, arguments


def stepping(edition: str, seats, games: int, threads: int, steps: int, advice: bool) -> float:
    """Returns the decisions per second of random play, with observation and mask, or of advice. Some
    steps are played first, so that the rows are at different stages.
    """
    rows = vector(edition, games, 1_000_000, seats, threads)
    for step in range(steps):
        rows.step(rows.sample(step))
    spent = 0.0
    for step in range(steps):
        actions = rows.sample(step)
        start = time.perf_counter()
        rows.advise(0.3) if advice else rows.step(actions)
        spent += time.perf_counter() - start
        if advice:
            rows.step(actions)
    return games * steps / spent


def timed(action, times: int, device: torch.device) -> float:
    """Returns the duration of one call in seconds, after a few calls to warm up."""
    for _ in range(3):
        action()
    if device.type == "cuda":
        torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(times):
        action()
    if device.type == "cuda":
        torch.cuda.synchronize()
    return (time.perf_counter() - start) / times


def main() -> None:
    options, config, device = arguments(__doc__)
    run, settings = config["run"], config["ppo"]
    log = Log(options.out / "rates.jsonl", "rates")
    cores = len(os.sched_getaffinity(0))
    log.write(cores=cores, device=torch.cuda.get_device_name() if device.type == "cuda" else "cpu", torch=torch.__version__)
    for threads, games in ((1, 256), (1, 4096), (cores, settings["games"])):
        rate = stepping(run["edition"], run["seats"], games, threads, 60, False)
        log.write(step=rate, threads=threads, games=games, microseconds=1e6 * threads / rate)
    for threads, games in ((1, 256), (cores, settings["games"])):
        rate = stepping(run["edition"], run["seats"], games, threads, 20, True)
        log.write(advise=rate, threads=threads, games=games, microseconds=1e6 * threads / rate)
    make = lambda number: vector(run["edition"], settings["games"], 1_000_000 + number, run["seats"], options.threads)
    collector = Collector(make, settings["vectors"], settings["games"], 8, device)
    net = Net(Spec.of(collector.vectors[0]), run["width"], run["blocks"]).to(device)
    optimizer = adam(net, 1e-4)
    log.write(inputs=net.spec.inputs, actions=len(net.spec.live_actions), weights=sum(p.numel() for p in net.parameters()))
    batch = collector.collect(net)
    seconds = timed(lambda: collector.collect(net), 3, device)
    log.write(collect=batch.done.numel() / seconds)
    obs, mask = batch.flat("obs")[:65536], batch.flat("mask")[:65536]
    for size in (settings["games"], len(obs)):
        with torch.no_grad():
            seconds = timed(lambda: net(obs[:size], mask[:size]), 10, device)
            unpack = timed(lambda: net.unpack(obs[:size], torch.bfloat16), 10, device)
        log.write(forward=size / seconds, unpack=size / unpack, rows=size)

    def learn():
        output = net(obs, mask)
        loss = torch.log_softmax(output.logits, 1)[:, 0].clamp(min=-20).mean() + output.value.mean() + output.win.mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()

    log.write(learn=len(obs) / timed(learn, 10, device), rows=len(obs))


if __name__ == "__main__":
    main()
