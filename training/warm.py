"""Initialises a network for an edition with the weights of a network for another edition on the
same board.

    python training/warm.py --net usa-classic/net.pt --edition usa-new --out state

Routes and tickets are matched by their ids; a ticket that the first edition lacks starts with the
mean weights of the other tickets.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import highball
import torch

from model import Net, Spec, load, save


def planes(spec: Spec, edition: str) -> list[tuple]:
    """Returns a name for every input: its plane and the id of the route or ticket or, for an input
    outside the planes, its position after them.
    """
    about = highball.edition(edition)
    layout = highball.Vector(edition, 1, threads=1).layout
    width = layout["width"]
    small = next(start for name, kind, start, _ in layout["groups"] if (name, kind) == ("cards", "bits"))
    first_ticket = next(start for name, _, start, _ in layout["groups"] if name == "tickets")
    names = []
    for bit in spec.live_bits:
        if bit >= small:
            names.append(("small", bit - small))
        else:
            ids = about.tickets if bit >= first_ticket else about.routes
            names.append((bit // width, ids[bit % width]))
    return names + [("count", number) for number in range(len(spec.scales))]


def actions(spec: Spec, edition: str) -> list[tuple]:
    about = highball.edition(edition)
    width = highball.Vector(edition, 1, threads=1).layout["width"]
    fixed = spec.actions - 2 * width
    names = []
    for index in spec.live_actions:
        if index < fixed:
            names.append(("fixed", index))
        elif index < fixed + width:
            names.append(("route", about.routes[index - fixed]))
        else:
            names.append(("ticket", about.tickets[index - fixed - width]))
    return names


def matched(rows: torch.Tensor, before: list[tuple], after: list[tuple]) -> torch.Tensor:
    """Returns the rows in their new order; a row without a match is the mean of its kind."""
    place = {name: number for number, name in enumerate(before)}
    kinds: dict = {}
    for number, (kind, _) in enumerate(before):
        kinds.setdefault(kind, []).append(number)
    pick = lambda name: rows[place[name]] if name in place else rows[kinds[name[0]]].mean(0)
    return torch.stack([pick(name) for name in after])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--edition", required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    old, _ = load(options.net, "cpu")
    spec = Spec.of(highball.Vector(options.edition, 1, threads=1))
    assert spec.version == old.spec.version and len(spec.scales) == len(old.spec.scales), "the observations differ"
    new = Net(spec, old.width, old.blocks)
    state = old.state_dict()
    inputs = planes(old.spec, old.spec.edition), planes(spec, options.edition)
    outputs = actions(old.spec, old.spec.edition), actions(spec, options.edition)
    missing = [name for name in inputs[1] + outputs[1] if name not in inputs[0] + outputs[0]]
    state["input.weight"] = matched(state["input.weight"].t(), *inputs).t().contiguous()
    state["policy.weight"] = matched(state["policy.weight"], *outputs)
    state["policy.bias"] = matched(state["policy.bias"], *outputs)
    new.load_state_dict(state)
    options.out.mkdir(parents=True, exist_ok=True)
    save(new, options.out / "net.pt", decisions=0, iteration=0)
    print(f"{len(missing)} inputs and actions have no match and begin with a mean")


if __name__ == "__main__":
    main()
