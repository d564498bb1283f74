"""The network: from packed observations to action scores and win chances."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

SEATS = 5
CLIP = 4.0  # keeps activations, which have eight fractional bits, at or below 1024


@dataclass
class Spec:
    """The engine's description of an edition's observations and actions; saved with the weights."""

    version: int
    edition: str
    edition_hash: str
    bit_bytes: int
    actions: int
    live_bits: list[int]
    live_actions: list[int]
    scales: list[float]

    @staticmethod
    def of(vector) -> "Spec":
        layout = vector.layout
        return Spec(
            layout["version"],
            vector.edition.name,
            vector.edition.hash,
            layout["bit_bytes"],
            layout["actions"],
            list(layout["live_bits"]),
            list(layout["live_actions"]),
            list(layout["scales"]),
        )

    @property
    def inputs(self) -> int:
        return len(self.live_bits) + len(self.scales)


class Block(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        return (x + self.second(self.first(x).clamp(0, CLIP))).clamp(0, CLIP)


@dataclass
class Output:
    logits: Tensor  # live actions; illegal ones are far below the others
    value: Tensor  # the expected reward
    win: Tensor  # logits of the seats in turn order, own seat first
    margin: Tensor  # points ahead of the best rival, divided by 60


class Net(nn.Module):
    """An MLP with two residual blocks, clipped ReLU and no normalisation, so that it can be converted
    to integers.
    """

    def __init__(self, spec: Spec, width: int = 512, blocks: int = 2):
        super().__init__()
        self.spec, self.width, self.blocks = spec, width, blocks
        live = torch.tensor(spec.live_bits)
        self.register_buffer("byte", live // 8, persistent=False)
        self.register_buffer("shift", (live % 8).to(torch.uint8), persistent=False)
        self.register_buffer("scale", 1.0 / torch.tensor(spec.scales), persistent=False)
        actions = torch.tensor(spec.live_actions)
        self.register_buffer("action_byte", actions // 8, persistent=False)
        self.register_buffer("action_shift", (actions % 8).to(torch.uint8), persistent=False)
        self.register_buffer("live_action", actions, persistent=False)
        dense = torch.full((spec.actions,), -1, dtype=torch.long)
        dense[actions] = torch.arange(len(actions))
        self.register_buffer("dense", dense, persistent=False)
        self.input = nn.Linear(spec.inputs, width)
        # About one input in ten is set; without this scale, nearly all first-layer activations would be zero.
        nn.init.normal_(self.input.weight, std=1.5 / spec.inputs**0.5)
        self.trunk = nn.Sequential(*[Block(width) for _ in range(blocks)])
        self.policy = nn.Linear(width, len(actions))
        self.judge = nn.Linear(width, 2 + SEATS)
        for head in (self.policy, self.judge):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def unpack(self, obs: Tensor, dtype: torch.dtype) -> Tensor:
        """Unpacks bits and scaled counts."""
        bits = (obs[:, self.byte] >> self.shift) & 1
        counts = obs[:, self.spec.bit_bytes :].float() * self.scale
        return torch.cat([bits.to(dtype), counts.to(dtype)], 1)

    def legal(self, mask: Tensor) -> Tensor:
        return ((mask[:, self.action_byte] >> self.action_shift) & 1).bool()

    def forward(self, obs: Tensor, mask: Tensor) -> Output:
        device = obs.device.type
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            x = self.unpack(obs, torch.bfloat16 if device == "cuda" else torch.float32)
            x = self.trunk(self.input(x).clamp(0, CLIP))
            logits, judged = self.policy(x), self.judge(x)
        logits = logits.float().masked_fill(~self.legal(mask), -1e9)
        judged = judged.float()
        return Output(logits, judged[:, 0], judged[:, 2:], judged[:, 1])


def relative(seat: Tensor, far: Tensor, seats: Tensor) -> Tensor:
    """Returns the seat `far` places after this one; places beyond the table are left unchanged."""
    return torch.where(far < seats, (seat + far) % seats.clamp(min=1), far)


def save(net: Net, path, **more) -> None:
    """Writes to a temporary name first, so that an interruption leaves no incomplete file."""
    state = {"spec": net.spec.__dict__, "width": net.width, "blocks": net.blocks, "net": net.state_dict(), **more}
    temporary = path.with_suffix(".new")
    torch.save(state, temporary)
    temporary.replace(path)


def load(path, device) -> tuple[Net, dict]:
    state = torch.load(path, map_location=device, weights_only=True)
    net = Net(Spec(**state["spec"]), state["width"], state["blocks"]).to(device)
    net.load_state_dict({name: value.float() for name, value in state["net"].items()})
    return net, state
