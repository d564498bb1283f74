"""Self-play: trains a network with proximal policy optimisation against itself, past versions and planners.

    python training/train.py --config usa-2.toml --state in --out out --minutes 9

Continues from `--state`. Schedules depend on the number of decisions, and seeds on the iteration, so
that interruptions make no difference.
"""

from __future__ import annotations

import time
from pathlib import Path

import torch

from collect import Collector, margins, points, vector
from evaluate import evaluate
from league import League
from model import Net, Spec, load, save
from runs import Log, adam, arguments, minibatches, outcome_loss

SAVE_EVERY = 60


def scheduled(schedule: list[float], decisions: int) -> float:
    """Returns a value that changes from first to last over a number of decisions; `schedule` is [first, last, number]."""
    first, last, over = schedule
    part = min(1.0, decisions / over)
    return first + (last - first) * part


class Trainer:
    def __init__(self, options, config, device):
        self.options, self.run, self.settings, self.device = options, config["run"], config["ppo"], device
        state = {}
        if options.state and (options.state / "net.pt").exists():
            self.net, state = load(options.state / "net.pt", device)
        self.decisions, self.iteration = state.get("decisions", 0), state.get("iteration", 0)
        seed = self.run["seed"] + 1000 * (1 + self.iteration)
        torch.manual_seed(seed)
        games, settings = self.settings["games"], self.settings
        plain = {"seats": self.run["seats"], "bots": settings["bots"], "past": True}
        tables = settings.get("tables", [plain])

        def make(number: int):
            table = tables[number % len(tables)]
            return vector(self.run["edition"], games, seed + number, table["seats"], options.threads, table["bots"])

        margin = points(settings["points_above"]) if settings["points_above"] else margins
        self.collector = Collector(make, settings["vectors"], games, settings["steps"], device, margin=margin)
        if not state:
            self.net = Net(Spec.of(self.collector.vectors[0]), self.run["width"], self.run["blocks"]).to(device)
        spec = Spec.of(self.collector.vectors[0])
        assert self.net.spec == spec, "the network was trained for another edition or encoder"
        self.reference = None
        reference = options.state / "reference.pt" if options.state else None
        if reference and reference.exists():
            self.reference, _ = load(reference, device)
            self.reference.requires_grad_(False)
        self.optimizer = adam(self.net, settings["rate"][0])
        places = [number for number in range(settings["vectors"]) if tables[number % len(tables)]["past"]]
        self.league = League(settings["league"], games, places, device)
        if options.state:
            self.league.load(options.state)
            self.load_moments(options.state / "adam.pt")
        self.log = Log(options.out / "log.jsonl", "train")
        self.added = self.decisions
        self.best = 0.0

    def scheduled(self, name: str) -> float:
        """Returns the current value of a scheduled setting. A run that continues another may restart its
        schedules at `since` decisions.
        """
        return scheduled(self.settings[name], self.decisions - self.settings.get("since", 0))

    def load_moments(self, path: Path) -> None:
        if path.exists():
            saved = torch.load(path, map_location=self.device, weights_only=True)
            for parameter, (first, second, steps) in zip(self.net.parameters(), saved):
                state = self.optimizer.state[parameter]
                state["exp_avg"], state["exp_avg_sq"] = first.float(), second.float()
                state["step"] = torch.tensor(float(steps), device=self.device)

    def save(self) -> None:
        out = self.options.out
        save(self.net, out / "net.pt", decisions=self.decisions, iteration=self.iteration)
        moments = []
        for parameter in self.net.parameters():
            state = self.optimizer.state.get(parameter)
            if state:
                moments.append((state["exp_avg"].bfloat16(), state["exp_avg_sq"].bfloat16(), float(state["step"])))
        torch.save(moments, out / "adam.new")
        (out / "adam.new").replace(out / "adam.pt")
        if self.reference is not None:
            save(self.reference, out / "reference.pt")
        self.league.save(out)

    def iterate(self) -> dict:
        settings = self.settings
        start = time.perf_counter()
        for group in self.optimizer.param_groups:
            group["lr"] = self.scheduled("rate")
        batch = self.collector.collect(self.net, self.league if self.league.nets else None)
        targets = self.collector.targets(settings["decay"], self.scheduled("margin"))
        self.league.count(batch)
        played = time.perf_counter() - start
        told = self.learn(batch, targets)
        self.decisions += batch.done.numel()
        self.iteration += 1
        if self.decisions - self.added >= settings["add_every"]:
            self.league.add(self.net)
            self.added = self.decisions
        learned = time.perf_counter() - start - played
        return {"play_seconds": played, "learn_seconds": learned, "games": batch.done.sum(), **told}

    def learn(self, batch, targets) -> dict:
        settings, net = self.settings, self.net
        names = ("obs", "mask", "action", "logp", "value")
        flat = {name: batch.flat(name) for name in names}
        aims = {name: getattr(targets, name).flatten(0, 1) for name in targets.__dataclass_fields__}
        usable = (aims["valid"] & batch.flat("learn")).nonzero()[:, 0]
        advantage = aims["advantage"][usable]
        mean, spread = advantage.mean(), advantage.std().clamp(min=1e-6)
        result = aims["result"][usable]
        explained = 1 - (result - flat["value"][usable]).var() / result.var().clamp(min=1e-9)
        pull = self.scheduled("pull") if self.reference is not None else 0.0
        entropy_weight = self.scheduled("entropy")
        sums: dict[str, list] = {}
        note = lambda **values: [sums.setdefault(name, []).append(value.detach()) for name, value in values.items()]
        for _ in range(settings["epochs"]):
            for rows in minibatches(usable, settings["minibatch"]):
                obs, mask = flat["obs"][rows], flat["mask"][rows]
                output = net(obs, mask)
                logps = torch.log_softmax(output.logits, 1)
                logp = logps.gather(1, flat["action"][rows][:, None])[:, 0]
                ratio = (logp - flat["logp"][rows]).exp()
                gain = ((aims["advantage"][rows] - mean) / spread).clamp(-5, 5)
                clipped = ratio.clamp(1 - settings["clip"], 1 + settings["clip"])
                policy = -torch.min(ratio * gain, clipped * gain).mean()
                value = ((output.value - aims["result"][rows]) ** 2).mean()
                legal = (output.logits > -1e8).sum(1).clamp(min=2).float()
                entropy = (-(logps.exp() * logps).sum(1) / legal.log()).mean()
                outcome, brier = outcome_loss(output, {name: aim[rows] for name, aim in aims.items()})
                loss = policy + settings["value"] * value + settings["outcome"] * outcome - entropy_weight * entropy
                if pull > 0:
                    with torch.no_grad():
                        wanted = torch.log_softmax(self.reference(obs, mask).logits, 1)
                    away = (logps.exp() * (logps - wanted)).sum(1).mean()
                    loss = loss + pull * away
                    note(away=away)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), settings["gradient"])
                self.optimizer.step()
                change = ratio - 1 - (ratio + 1e-9).log()
                moved = ((ratio - 1).abs() > settings["clip"]).float()
                note(policy=policy, value=value, entropy=entropy, brier=brier, kl=change.mean(), clipped=moved.mean())
        told = {name: torch.stack(values).mean() for name, values in sums.items()}
        return {**told, "explained": explained, "pull": pull, "usable": len(usable)}

    def judge(self, **more) -> float:
        """Plays the likeliest choices against planners at all table sizes, and returns the win share at the
        first size. If the sum of the win shares, each relative to the fair share, is the best so far, the
        network is also saved as the best.
        """
        first, total = None, 0.0
        for seats, deals in self.run["evaluate"]:
            found = evaluate(self.net, self.run["edition"], "planner", seats, deals, 1)
            first = found["wins"] if first is None else first
            total += found["wins"] * seats / 100
            self.log.write(decisions=self.decisions, **found, **more)
        if total > self.best:
            self.best = total
            save(self.net, self.options.out / "best.pt", decisions=self.decisions, iteration=self.iteration)
        return first


def main() -> None:
    options, config, device = arguments(__doc__)
    ends = time.time() + 60 * options.minutes
    trainer = Trainer(options, config, device)
    settings = trainer.settings
    saved, judged, before, restless = time.time(), time.time(), trainer.decisions, 0
    floor = trainer.judge(begins=True) - settings["worst"]
    began = time.time()
    while time.time() < ends:
        told = trainer.iterate()
        restless = restless + 1 if told["kl"] > settings["kl_most"] else 0
        if trainer.log.due():
            rate = (trainer.decisions - before) / (time.time() - began)
            trainer.log.write(
                decisions=trainer.decisions,
                iteration=trainer.iteration,
                rate=rate,
                past=trainer.league.rates(),
                **told,
                **trainer.collector.seconds,
            )
        if time.time() - judged > settings["judge_every"]:
            judged = time.time()
            if trainer.judge() < floor:
                trainer.log.write(stopped="wins against planners fell too far", decisions=trainer.decisions)
                break
        if restless >= 20:
            trainer.log.write(stopped="the policy moves too fast", decisions=trainer.decisions)
            break
        if time.time() - saved > SAVE_EVERY:
            saved = time.time()
            trainer.save()
    trainer.save()
    trainer.judge(ends=True)


if __name__ == "__main__":
    main()
