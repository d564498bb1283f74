"""Tests of `Vector`, which advances many games in one call."""

import hashlib
import random
import re
from pathlib import Path

import numpy as np
import pytest

import highball

EDITIONS = highball.editions()
ENDS = ["share", "score", "tickets", "learners", "length"]
ARRAYS = ["obs", "mask", "seat", "seats", "done", *ENDS]


def snapshot(vector):
    return {name: getattr(vector, name).copy() for name in ARRAYS}


def rollout(steps, **options):
    vector = highball.Vector(options.pop("edition"), **options)
    return [snapshot(vector)] + [(vector.step(vector.sample(step)), snapshot(vector))[1] for step in range(steps)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_threads_do_not_change_results(edition):
    options = dict(edition=edition, games=96, seats=[2, 3, 4, 5], seed=3, bots={"greedy": 0.2})
    for one, many in zip(rollout(150, threads=1, **options), rollout(150, threads=8, **options)):
        for name in ARRAYS:
            assert (one[name] == many[name]).all(), name


def first_games(edition, games, wanted):
    """Plays the first game of each of the first `wanted` rows, and returns everything that these games
    show. Choices depend only on the row and the step.
    """
    vector = highball.Vector(edition, games, seats=[2, 3, 4, 5], seed=9, bots={"greedy": 0.2})
    shown = [[] for _ in range(wanted)]
    over = np.zeros(wanted, bool)
    step = 0
    while not over.all():
        for row in np.flatnonzero(~over):
            shown[row].append(b"".join(getattr(vector, name)[row].tobytes() for name in ("obs", "mask", "seat", "seats")))
        actions = vector.sample(step)
        for row in range(wanted):
            legal = np.flatnonzero(np.unpackbits(vector.mask[row], bitorder="little"))
            actions[row] = legal[(7 * step + row) % len(legal)]
        vector.step(actions)
        for row in np.flatnonzero(~over & (vector.done[:wanted] > 0)):
            shown[row].append(b"".join(getattr(vector, name)[row].tobytes() for name in ENDS))
            over[row] = True
        step += 1
    return shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_number_of_games_does_not_change_results(edition):
    alone, few, many = (first_games(edition, games, wanted) for games, wanted in ((1, 1), (12, 12), (100, 12)))
    assert alone[0] == few[0]
    assert few == many
    assert len({tuple(game) for game in few}) == 12 and min(map(len, few)) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_depend_only_on_their_number(edition):
    """Game k of row i of N rows is game i + N k, so the results of the first 40 games are the same for
    any N.
    """

    def ends(games):
        vector = highball.Vector(edition, games, seats=2, seed=4)
        found = {}
        played, taken = [0] * games, [0] * games
        while not all(number in found for number in range(40)):
            actions = np.zeros(games, np.int64)
            for row, mask in enumerate(vector.mask):
                legal = np.flatnonzero(np.unpackbits(mask, bitorder="little"))
                actions[row] = legal[7 * taken[row] % len(legal)]
                taken[row] += 1
            vector.step(actions)
            for row in np.flatnonzero(vector.done):
                found[row + games * played[row]] = tuple(vector.score[row]), int(vector.length[row])
                played[row] += 1
                taken[row] = 0
        return [found[number] for number in range(40)]

    alone = ends(1)
    assert alone == ends(8) == ends(40)
    assert len(set(alone)) > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_end_and_the_next_begins(edition):
    vector = highball.Vector(edition, 64, seats=[2, 4], seed=5)
    ended = 0
    for step in range(900):
        seats = vector.seats.copy()
        vector.step(vector.sample(step))
        for row in np.flatnonzero(vector.done):
            ended += 1
            assert vector.share[row].sum() == pytest.approx(1)
            assert vector.share[row][seats[row] :].sum() == 0
            best = vector.score[row][: seats[row]].max()
            assert vector.score[row][vector.share[row].argmax()] == best
        assert np.unpackbits(vector.mask, axis=1).sum(1).min() >= 2
    assert ended >= 64


def test_duels_play_every_deal_from_every_seat():
    vector = highball.Vector("usa-classic", 8, seats=4, seed=2, duel="greedy")
    assert (vector.seats == 4).all()
    while not vector.done.any():
        vector.step(vector.sample(1))
    first = vector.done.argmax()
    assert vector.learners[first] == 1 << first % 4


def test_advice_is_legal_and_wins():
    vector = highball.Vector("usa-classic", 64, seats=2, seed=2, duel="random")
    won = played = 0
    while played < 64:
        vector.advise(0.1)
        legal = np.unpackbits(vector.mask, axis=1, bitorder="little")
        advised = vector.advice_chance > 0
        assert legal[np.arange(64)[:, None], vector.advice][advised].all()
        assert vector.advice_chance.sum(1) == pytest.approx(1, abs=1e-5)
        vector.step(vector.advice[:, 0].astype(np.int64))
        for row in np.flatnonzero(vector.done):
            played += 1
            won += vector.share[row][vector.learners[row].item().bit_length() - 1]
    assert won > 0.9 * played


def test_hidden_cards_are_separate_and_correct():
    vector = highball.Vector("usa-classic", 32, seats=3, seed=2, reveal=True)
    plain = highball.Vector("usa-classic", 32, seats=3, seed=2)
    assert plain.hidden_hands is None and plain.hidden_tickets is None
    for step in range(60):
        actions = vector.sample(step)
        vector.step(actions)
        plain.step(actions)
        assert (vector.obs == plain.obs).all()
    hands = vector.hidden_hands.reshape(32, 5, 9)
    bits = vector.layout["bit_bytes"]
    seats = vector.obs[:, bits + 18 : bits + 18 + 5 * 27].reshape(32, 5, 27)
    assert (hands.sum(2) == seats[:, :, 1]).all()
    tickets = np.unpackbits(vector.hidden_tickets.reshape(32, 5, -1), axis=2).sum(2)
    assert (tickets == seats[:, :, 3]).all()


def test_bad_input_raises_and_changes_nothing():
    for options in (
        dict(games=0),
        dict(games=8, seats=1),
        dict(games=8, seats=6),
        dict(games=8, seats="two"),
        dict(games=8, seats={2: -1.0}),
        dict(games=8, seats={2: float("nan")}),
        dict(games=8, seats=[]),
        dict(games=8, bots={"nobody": 0.1}),
        dict(games=8, bots={"planner": 1.5}),
        dict(games=8, duel="nobody"),
        dict(games=8, seats=[2, 3], duel="planner"),
        dict(games=8, bots={"planner": 0.1}, duel="planner"),
        dict(games=8, payments="some"),
    ):
        with pytest.raises((ValueError, TypeError)):
            highball.Vector("usa-classic", **options)
    for seats, named in ((0, 0), (9, 9), (-1, -1), ([2, 9], 9), ({9: 1.0}, 9)):
        with pytest.raises(ValueError, match=f"usa-classic is for 2 to 5 seats, not {named}$"):
            highball.Vector("usa-classic", 8, seats=seats)
    with pytest.raises(FileNotFoundError):
        highball.Vector("atlantis", 8)
    vector = highball.Vector("usa-classic", 8)
    before = snapshot(vector)
    legal = vector.sample(1)
    for actions in (
        legal[:4],
        np.concatenate([legal, legal]),
        np.full(8, -1),
        np.full(8, 10**6),
        np.where(np.arange(8) == 7, 378, legal),
    ):
        with pytest.raises(ValueError, match="8 games and|row [07] cannot take action"):
            vector.step(actions)
    for actions in (legal.astype(np.float64), legal.astype(np.int32), legal.reshape(2, 4), np.repeat(legal, 2)[::2], list(legal), None):
        with pytest.raises(TypeError, match=r"contiguous int64 array of shape \(8,\)"):
            vector.step(actions)
    for temperature in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError):
            vector.advise(temperature)
    for name, array in before.items():
        assert (getattr(vector, name) == array).all(), name


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", [*ARRAYS, "advice", "hidden_hands"])
def test_arrays_that_python_changed_are_refused(name):
    def with_type(array):
        array.dtype = [("all", array.dtype)]

    def with_length(array):
        array.resize(array.size // 2, refcheck=False)

    def read_only(array):
        array.setflags(write=False)

    for change in (with_type, with_length, read_only):
        vector = highball.Vector("legends", 8, reveal=True)
        actions = vector.sample(1)
        change(getattr(vector, name))
        with pytest.raises(RuntimeError, match="changed|in use"):
            vector.step(actions)
            vector.advise()


def test_fuzzed_calls_never_abort():
    stream = random.Random(4)
    vector = highball.Vector("legends", 4, seats=[2, 3])
    strange = [None, -1, 2**70, 1.5, "x", [], {}, float("inf"), np.zeros(3), np.zeros(4, np.int64), b"", object()]
    for _ in range(10_000):
        call = stream.choice([vector.step, vector.sample, vector.advise, lambda value: highball.Vector("usa-new", value)])
        try:
            call(stream.choice(strange))
        except (ValueError, TypeError, OverflowError):
            pass
    vector.step(vector.sample(0))


def test_observations_match_the_specification():
    text = (Path(__file__).parents[3] / "docs/observations.md").read_text()
    rows = dict(re.findall(r"^\| `([a-z0-9-]+)` \|.*\| `([0-9a-f]{16})` \|$", text, re.M))
    assert sorted(rows) == sorted(highball.editions()) and f"version {highball.ENCODER}, " in text
    for edition, wanted in rows.items():
        vector = highball.Vector(edition, 1, seats=4, seed=1, payments="all")
        shown = hashlib.sha256()
        for step in range(200):
            shown.update(vector.obs.tobytes() + vector.mask.tobytes())
            legal = np.flatnonzero(np.unpackbits(vector.mask[0], bitorder="little"))
            vector.step(legal[[7 * step % len(legal)]])
        assert shown.hexdigest()[:16] == wanted, edition
