"""One seat against bots as a Gymnasium environment. Needs the extra `gymnasium`.

>>> from highball.gym import HighballGym
>>> env = HighballGym("usa-classic", seats=2, opponent="planner")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
"""

from __future__ import annotations

from operator import index
from os import PathLike
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from . import Edition, Vector
from . import edition as find
from .packed import unpack_mask

__all__ = ["HighballGym", "LegalActions"]

Seen = NDArray[np.uint8]


class LegalActions(Discrete):
    """The space of all actions. `sample` picks a legal action, unless it is given another mask."""

    def __init__(self, env: HighballGym, actions: int) -> None:
        super().__init__(actions)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._env.action_masks()
        return super().sample(mask, probability)

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalActions:
        return self


class HighballGym(gymnasium.Env[Seen, np.int64]):
    """One learner plays against bots of one kind, and takes the next seat in each game.

    An observation is the seat's packed view (`highball.unpack` turns it into numbers).
    `info["action_mask"]` and `action_masks()` show the legal actions. An illegal action changes
    nothing and sets `info["illegal"]`, or raises ValueError if the environment is `strict`. The
    only reward comes at the end: the share of the win. `info` then has every seat's `score` and the
    learner's `seat`.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        edition: str | PathLike[str] | Edition = "usa-classic",
        seats: int = 2,
        opponent: str = "planner",
        strict: bool = False,
    ) -> None:
        self.edition = edition if isinstance(edition, Edition) else find(edition)
        self.seats, self.opponent, self.strict = seats, opponent, strict
        self._vector = self._begin(1)
        self._over = True
        self.layout = self._vector.layout
        self.observation_space = Box(0, 255, (self.layout["bytes"],), np.uint8)
        self.action_space = LegalActions(self, self.layout["actions"])

    def _begin(self, seed: int) -> Vector:
        return Vector(self.edition, 1, seats=self.seats, seed=seed, threads=1, duel=self.opponent)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._over:
            self._vector = self._begin(int(self.np_random.integers(1 << 62)))
        # The vector has already begun the next game.
        self._over = False
        return self._vector.obs[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise RuntimeError("the game is over; call reset()")
        vector, seat = self._vector, int(self._vector.seat[0])
        try:
            vector.step(np.array([index(action)], np.int64))
        except ValueError:
            if self.strict:
                raise
            return vector.obs[0].copy(), 0.0, False, False, {**self._info(), "illegal": True}
        if not vector.done[0]:
            return vector.obs[0].copy(), 0.0, False, False, self._info()
        self._over = True
        score = vector.score[0, : self.seats].tolist()
        info = {"action_mask": np.zeros(self.layout["actions"], np.int8), "score": score, "seat": seat}
        return np.zeros_like(vector.obs[0]), float(vector.share[0, seat]), True, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """Returns an array with 1 for each legal action and 0 for all others."""
        return unpack_mask(self._vector.mask[0], self.layout)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": int(self._vector.seat[0])}


gymnasium.register("highball/OneSeat-v1", "highball.gym:HighballGym", disable_env_checker=True)
