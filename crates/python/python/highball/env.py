"""A whole game as a PettingZoo environment: every seat is an agent. Needs the extra `pettingzoo`.

>>> from highball.env import env
>>> game = env("usa-classic", seats=2)
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     over = terminated or truncated
...     game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from operator import index
from os import PathLike
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from . import Edition, Game, Vector
from . import edition as find
from .packed import unpack_mask

__all__ = ["HighballEnv", "env"]


def env(edition: str | PathLike[str] | Edition = "usa-classic", seats: int = 2) -> HighballEnv:
    """Creates a game of this edition with this number of seats."""
    return HighballEnv(edition, seats)


class HighballEnv(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on. If all seats must answer a question, they are asked
    one at a time, lowest seat first.

    An observation is the seat's packed view (`highball.unpack` turns it into numbers) and a mask of
    legal actions. The only reward comes at the end: the share of the win.
    """

    metadata = {"name": "highball_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, edition: str | PathLike[str] | Edition = "usa-classic", seats: int = 2) -> None:
        super().__init__()
        self.edition = edition if isinstance(edition, Edition) else find(edition)
        self.layout = Vector(self.edition, 1, seats=seats, threads=1).layout
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = Dict(
            {
                "observation": Box(0, 255, (self.layout["bytes"],), np.uint8),
                "action_mask": Box(0, 1, (self.layout["actions"],), np.int8),
            }
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.layout["actions"]) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = Game(self.edition, len(self.possible_agents), int(self._chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        view = self._running().view(self.possible_agents.index(agent))
        return {"observation": view.obs, "action_mask": unpack_mask(view.mask, self.layout)}

    def step(self, action: int | None) -> None:
        game, agent = self._running(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to take an action")
        game.step(index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if (scores := game.scores) is not None:
            won = [score["place"] == 1 for score in scores]
            self.rewards = {each: float(win) / sum(won) for each, win in zip(self.possible_agents, won, strict=True)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def close(self) -> None:
        self.game = None

    def _running(self) -> Game:
        if self.game is None:
            raise RuntimeError("call reset() first")
        return self.game

    def _asked(self) -> str:
        seat = self._running().to_move
        assert seat is not None, "a game that is not over asks somebody"
        return self.possible_agents[seat]
