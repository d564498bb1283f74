"""Cross-country train games with full rules for machine learning, at native speed."""

from ._highball import (
    ENCODER,
    Choices,
    Edition,
    Game,
    Plan,
    Vector,
    View,
    bots,
    edition,
    editions,
    network,
    simulate,
)
from .arena import tournament
from .packed import unpack, unpack_mask

__all__ = [
    "ENCODER",
    "Choices",
    "Edition",
    "Game",
    "Plan",
    "Vector",
    "View",
    "bots",
    "edition",
    "editions",
    "network",
    "simulate",
    "tournament",
    "unpack",
    "unpack_mask",
]
