"""Ten thousand calls with arbitrary arguments raise clear exceptions and never panic."""

import random

import gymnasium
import numpy as np
import pytest

import highball
from highball import data
from highball.gym import HighballGym

CALLS = 10_000
CLEAR = (ValueError, TypeError, IndexError, KeyError, OverflowError, FileNotFoundError, RuntimeError,
         gymnasium.error.Error)

STRANGE = [
    None, True, -1, 0, 1, 2, 3, 5, 6, 378, 2**20 + 1, 2**31, 2**63, 2**64, 2**70, -(2**70), 0.5, -1.5, float("nan"), float("inf"),
    "", "x", "pass", "usa-classic", "usa-new", "germany", "planner", "random", "expert:1n", "search:0ms", "faulty:panic",
    "highball 1\n", "a\0b", "\ud800", "/", "/nowhere", "🚂" * 50, b"", b"\xff\xfe", [], {}, [None], [1, 2], [2, 9], ["random"],
    ["random", "greedy"], ["random"] * 9, {"claim": 1}, {"claim": {"route": 10**9, "payment": {}}},
    {"claim": {"route": 0, "payment": {"red": -1}}}, {"keep-tickets": {"kept": [0] * 99, "returned": []}},
    {"draw-face-up": 255}, {"draw-face-up": 256}, {"name-mix": [255, 255]}, {"draw-tickets": [200, 200]}, {"answer": 999},
    {"take-passenger": {"place": 10**6, "color": "green"}}, {"pay": {"cards": {"red": 99}}}, {"planner": 0.5}, {2: 0.5},
    {"planner": float("nan")}, {2: float("inf")}, np.zeros(3), np.zeros(4, np.int64), np.full(4, 2**40), np.zeros((4, 4)),
    np.zeros(4, np.int64)[::2], np.array(["x"]), np.zeros(0, np.int64), np.zeros((2, 600), np.uint8),
    np.zeros(4, np.int64)[::-1], np.array([None]), object(), (), range(3), slice(None), 3j, int, Exception("x"),
]


class Stage:
    """The objects whose methods are called, among them a finished game."""

    def __init__(self, stream):
        self.stream = stream
        self.games = [highball.Game(name, seats=2, seed=1) for name in highball.editions()]
        self.over = highball.Game("legends", seats=2, seed=2)
        while self.over.to_move is not None:
            self.over.act(self.over.view(self.over.to_move).choices[0])
        self.record = self.over.record()
        self.vector = highball.Vector("legends", 4, seats=[2, 3], threads=1, reveal=True)
        self.layout = self.vector.layout
        self.plan = highball.Plan("legends", ["greedy", "random"], 2, games=4)
        self.lines = self.plan.play(threads=1)
        self.gym = HighballGym("legends", opponent="random")
        self.stale = highball.Game("usa-new").view(0)

    def thing(self):
        return self.stream.choice([*STRANGE, self.record, self.cut(), self.lines, [self.cut_line()]])

    def cut(self):
        """Returns the record with something changed."""
        lines = self.record.splitlines(keepends=True)
        at = self.stream.randrange(len(lines))
        lines[at] = self.stream.choice(["", "deal red\n", "undo\n", "red undo to 99999999\n", "red claim\n", lines[0], "é\n"])
        return "".join(lines)

    def cut_line(self):
        line = self.stream.choice(self.lines)
        at = self.stream.randrange(len(line))
        return line[:at] + self.stream.choice(["", "9" * 30, "-1", "null", "}"]) + line[at + 1 :]

    def calls(self):
        a, b, c = self.thing(), self.thing(), self.thing()
        game = self.stream.choice([*self.games, self.over])
        vector, plan = self.vector, self.plan
        few = dict(games=self.stream.choice([1, 2, 0, -1]), threads=self.stream.choice([1, 2, 10**9, -1]))
        seats = self.stream.choice([2, 3, 1, 6, a])
        return [
            lambda: highball.edition(a), lambda: highball.edition(a, b), lambda: highball.network(a),
            lambda: highball.Game(a), lambda: highball.Game("usa-new", a), lambda: highball.Game("usa-new", 2, a),
            lambda: highball.Game.from_record("legends", a), lambda: highball.Game.from_record("legends", self.cut(), at=b),
            lambda: highball.Game.from_record("legends", self.record, at=a, seed=b), lambda: highball.Game.from_record(a, b),
            lambda: game.view(a), lambda: game.act(a), lambda: game.step(a), lambda: game.ask(a, b), lambda: game.ask("random", a),
            lambda: game.undo(), lambda: game.record(), lambda: game.clone().act(a), lambda: game.view(0).choices[a],
            lambda: game.view(a).choices[b], lambda: self.stale.choices[a], lambda: game.scores, lambda: repr(game),
            lambda: vector.step(a), lambda: vector.sample(a), lambda: vector.advise(a), lambda: vector.step(vector.sample(1)),
            lambda: highball.Vector(a, 2), lambda: highball.Vector("legends", a), lambda: highball.Vector("legends", 2, seats=a),
            lambda: highball.Vector("legends", 2, bots=a), lambda: highball.Vector("legends", 2, duel=a, seats=b),
            lambda: highball.Vector("legends", 2, threads=self.stream.choice([1, 10**9, a])),
            lambda: highball.Vector("legends", 2, seed=a, payments=b, reveal=c),
            lambda: highball.simulate(a, b, seats=seats, **few), lambda: highball.simulate("legends", a, seats=seats, **few),
            lambda: highball.simulate("legends", "random", seats=2, seed=a, first=b, **few),
            lambda: highball.Plan(a, b, seats), lambda: highball.Plan("legends", a, seats, games=b, seed=c),
            lambda: highball.Plan("legends", ["greedy", "random"], 2, games=4, format=a),
            lambda: plan.play(a, b), lambda: plan.play(0, 1, threads=self.stream.choice([1, 10**9, a])),
            lambda: plan.report(a), lambda: plan.timeless(a), lambda: plan.report([self.cut_line()]),
            lambda: data.to_numpy("legends", a), lambda: data.to_numpy("legends", [self.cut()]), lambda: data.to_numpy(a, b),
            lambda: list(data.to_jsonl("legends", a)), lambda: list(data.to_jsonl("legends", self.cut())),
            lambda: highball.unpack(a, self.layout), lambda: highball.unpack_mask(a, self.layout), lambda: self.gym.step(a),
            lambda: HighballGym(a, seats, b), lambda: self.gym.reset(seed=a),
        ]


def attempt(call):
    """Returns whether a call was refused. Anything that is not a clear exception, such as a panic,
    propagates.
    """
    try:
        call()
    except CLEAR as error:
        assert str(error), f"{error!r} says nothing"
        return True
    return False


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("seed", range(5))
def test_fuzzed_calls_raise_clearly_and_never_panic(seed):
    stream = random.Random(seed)
    stage = Stage(stream)
    calls = CALLS // 5
    refused = sum(attempt(stream.choice(stage.calls())) for _ in range(calls))
    assert 500 < refused < calls - 50
    stage.vector.step(stage.vector.sample(0))
    assert highball.Game("usa-classic").to_move is not None


def test_panics_propagate():
    def panic():
        raise highball._highball.PanicException("planted")

    with pytest.raises(BaseException, match="planted"):
        attempt(panic)
