"""Full-rule cross-country train games for learning, at native speed."""

from ._highball import ENCODER, Choices, Edition, Game, Vector, View, bots, edition, editions

__all__ = ["ENCODER", "Choices", "Edition", "Game", "Vector", "View", "bots", "edition", "editions"]
