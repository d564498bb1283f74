"""The PettingZoo and Gymnasium environments."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import highball
from highball.env import env
from highball.gym import HighballGym


@pytest.mark.parametrize("edition,seats", [("usa-classic", 2), ("germany", 5), ("legends", 3)])
def test_seats_are_agents(edition, seats):
    api_test(env(edition, seats), num_cycles=400)


def test_equal_seeds_give_equal_games():
    seed_test(lambda: env("usa-new", 3), num_cycles=200)


def test_games_end_with_win_shares():
    game = env("legends", 4)
    game.reset(seed=5)
    earned = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        earned[agent] += reward
        over = terminated or truncated
        game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
    assert sum(earned.values()) == pytest.approx(1)
    best = max(score["total"] for score in game.game.scores)
    winners = [agent for agent, score in zip(game.possible_agents, game.game.scores) if score["place"] == 1]
    assert all(earned[agent] > 0 for agent in winners) and best == game.game.scores[int(winners[0][5:])]["total"]


def test_illegal_actions_of_agents_are_refused():
    game = env("usa-classic", 2)
    with pytest.raises(RuntimeError, match="reset"):
        game.observe("seat_0")
    with pytest.raises(RuntimeError, match="reset"):
        game.step(0)
    game.reset(seed=1)
    mask = game.observe(game.agent_selection)["action_mask"]
    before = game.game.hash
    for action in [int(np.flatnonzero(mask == 0)[0]), len(mask), None]:
        with pytest.raises(ValueError):
            game.step(action)
    legal = int(np.flatnonzero(mask)[0])
    for action in [legal + 0.5, "1", np.array([legal, legal])]:
        with pytest.raises(TypeError):
            game.step(action)
    assert game.game.hash == before
    game.step(legal)
    game.close()
    with pytest.raises(RuntimeError, match="reset"):
        game.step(legal)


@pytest.mark.parametrize("edition,seats,opponent", [("usa-classic", 2, "random"), ("germany", 4, "greedy")])
def test_one_seat_against_bots(edition, seats, opponent):
    check_env(HighballGym(edition, seats, opponent), skip_render_check=True)
    made = gymnasium.make("highball/OneSeat-v1", edition=edition, seats=seats, opponent=opponent)
    made.reset(seed=3)
    wins, games, seats_taken = 0.0, 0, set()
    while games < 2 * seats:
        _, reward, terminated, _, info = made.step(made.unwrapped.action_space.sample())
        if terminated:
            wins, games = wins + reward, games + 1
            seats_taken.add(info["seat"])
            assert len(info["score"]) == seats
            made.reset()
    assert seats_taken == set(range(seats)), "every seat comes in turn"


def test_illegal_actions_of_one_seat_are_refused():
    one = HighballGym("usa-classic", 2, "random")
    with pytest.raises(RuntimeError, match="reset"):
        one.step(0)
    observation, info = one.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    same, reward, terminated, _, info = one.step(illegal)
    assert (same == observation).all() and (reward, terminated) == (0, False) and info["illegal"]
    one.strict = True
    with pytest.raises(ValueError, match="cannot take"):
        one.step(illegal)
    legal = int(np.flatnonzero(info["action_mask"])[0])
    for action in (legal + 0.5, None):
        with pytest.raises(TypeError):
            one.step(action)
    assert (one._vector.obs[0] == observation).all()
    with pytest.raises(ValueError):
        HighballGym("usa-classic", 2, "nobody")


def test_unpacking():
    vector = highball.Vector("germany", 8, seats=3, seed=1)
    for step in range(60):
        vector.step(vector.sample(step))
    numbers, mask = highball.unpack(vector.obs, vector.layout), highball.unpack_mask(vector.mask, vector.layout)
    assert numbers.shape == (8, len(vector.layout["live_bits"]) + vector.layout["counts"])
    assert numbers.dtype == np.float32 and 0 <= numbers.min() and 1 <= numbers.max() < 4
    assert mask.shape == (8, vector.layout["actions"]) and mask.sum() >= 16
    one = copy.deepcopy(vector.obs[0])
    assert (highball.unpack(one, vector.layout) == numbers[0]).all()
    for bad in [vector.obs.astype(np.float32), vector.obs[:, 1:], np.zeros(0, np.uint8)]:
        with pytest.raises(ValueError):
            highball.unpack(bad, vector.layout)
