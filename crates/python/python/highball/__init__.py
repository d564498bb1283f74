"""Full-rule cross-country train games for learning, at native speed."""

from ._highball import ENCODER, Choices, Edition, Game, Vector, View, bots, edition, editions
from .packed import unpack, unpack_mask

__all__ = [
    "ENCODER",
    "Choices",
    "Edition",
    "Game",
    "Vector",
    "View",
    "bots",
    "edition",
    "editions",
    "unpack",
    "unpack_mask",
]
