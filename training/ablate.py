"""Ablation study: trains variants of one configuration, several at a time, and compares them.

    python training/ablate.py --out .training/ablate --minutes 2 --imitate 1.2 --at-once 3

All variants start from the same imitated network, except the one without a warm start. At the end, each
plays the same deals against planners, with seed 2. `--minutes` is the training time of each variant.
Variants that train at the same time share the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).parent

# Each variant changes these settings; `None` starts without the imitated network.
VARIANTS: dict[str, list[str] | None] = {
    "as configured": [],
    "other seed": ["run.seed=2000000"],
    "no warm start": None,
    "no pull to the imitated network": ["ppo.pull=[0.0,0.0,1.0]"],
    "no margin in the reward": ["ppo.margin=[0.0,0.0,1.0]"],
    "no past networks": ["ppo.league=0.0"],
    "no planners": ["ppo.bots={}"],
    "decay 0.9": ["ppo.decay=0.9"],
    "decay 1": ["ppo.decay=1.0"],
}


def run(program: str, *arguments: str) -> None:
    subprocess.run([sys.executable, str(FOLDER / program), *arguments], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", default="usa-2.toml")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--imitate", type=float, default=1.2, help="minutes for the warm start")
    parser.add_argument("--at-once", type=int, default=3)
    parser.add_argument("--deals", type=int, default=2000)
    options = parser.parse_args()
    start = options.out / "imitated"
    if not (start / "net.pt").exists():
        run("imitate.py", "--config", options.config, "--out", str(start), "--minutes", str(options.imitate))

    def train(name: str) -> None:
        folder = options.out / name.replace(" ", "-")
        changes = VARIANTS[name]
        state = [] if changes is None else ["--state", str(start)]
        settings = ["--set", "ppo.worst=100", *(changes or [])]
        common = ["--config", options.config, "--out", str(folder), "--minutes", str(options.minutes)]
        run("train.py", *common, *state, *settings)
        result = subprocess.run(
            [sys.executable, str(FOLDER / "evaluate.py"), "--net", str(folder / "net.pt"), "--deals", str(options.deals),
             "--seed", "2"], check=True, capture_output=True, text=True).stdout
        found = json.loads(result.splitlines()[0])
        log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
        decisions = max(line.get("decisions", 0) for line in log) / 1e6
        print(f"| {name} | {decisions:.0f} | {found['wins']} ± {found['half']} |", flush=True)

    print("| variant | M decisions | wins against planner, % |\n|---|--:|--:|", flush=True)
    with ThreadPoolExecutor(options.at_once) as pool:
        list(pool.map(train, VARIANTS))


if __name__ == "__main__":
    main()
