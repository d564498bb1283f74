"""Single games, their views and records."""

import copy
import random
from pathlib import Path

import numpy as np
import pytest

import highball

EDITIONS = highball.editions()


def play(game, choose):
    while (seat := game.to_move) is not None:
        choose(game, game.view(seat))
    return game


def any_choice(seed):
    stream = random.Random(seed)
    return lambda game, view: game.act(view.choices[stream.randrange(len(view.choices))])


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_end_with_scores_and_a_record_that_replays(edition):
    game = play(highball.Game(edition, seats=3, seed=11), any_choice(1))
    assert sorted(score["place"] for score in game.scores)[0] == 1
    for score in game.scores:
        assert score["total"] >= sum(score["lines"])
    again = highball.Game.from_record(edition, game.record())
    assert again.hash == game.hash and again.scores == game.scores
    middle = highball.Game.from_record(edition, game.record(), at=60, seed=5)
    assert middle.scores is None
    assert play(middle, any_choice(2)).scores is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_by_index_end_a_game(edition):
    stream = np.random.default_rng(3)
    game = highball.Game(edition, seats=2, seed=4)
    while (seat := game.to_move) is not None:
        legal = np.flatnonzero(np.unpackbits(game.view(seat).mask, bitorder="little"))
        game.step(int(stream.choice(legal)))
    assert game.scores is not None


@pytest.mark.parametrize("copied", [highball.Game.clone, copy.copy, copy.deepcopy])
def test_copies_are_independent(copied):
    game = highball.Game("usa-classic", seed=3)
    other = copied(game)
    play(other, any_choice(3))
    assert game.scores is None and other.scores is not None
    assert play(game, any_choice(3)).hash == other.hash


def test_editions_come_from_names_and_folders():
    folder = Path(__file__).parents[3] / "data/maps/usa"
    mega = highball.edition(folder, of="usa-mega")
    assert mega == highball.edition("usa-mega") == highball.edition(str(folder), "usa-mega")
    assert len({mega, highball.edition("usa-mega"), highball.edition("usa-new")}) == 2 and mega != "usa-mega"
    with pytest.raises(ValueError, match="usa-1910, usa-classic"):
        highball.Game(folder)
    with pytest.raises(ValueError, match="of selects"):
        highball.edition("usa-mega", of="usa-new")
    with pytest.raises(ValueError, match="missing"):
        highball.edition(Path(__file__).parent)
    with pytest.raises(FileNotFoundError, match="the editions are usa-new"):
        highball.Vector("usa", 8)


def test_views_show_only_their_seat():
    game = highball.Game("usa-classic", seats=2, seed=3)
    mine, theirs = game.view(0), game.view(1)
    assert mine.own != theirs.own and mine.open == theirs.open and mine.shown is None
    assert sum(mine.own["hand"].values()) == mine.open["hands"][0]


def test_claims_can_be_undone():
    stream, game = random.Random(1), highball.Game("usa-classic", seed=1)
    for _ in range(400):
        view = game.view(game.to_move)
        claims = [choice for choice in view.choices if "claim" in choice]
        if claims:
            before, obs = game.hash, view.obs
            game.act(claims[0])
            game.undo()
            assert game.hash == before and (game.view(view.seat).obs == obs).all()
            return
        game.act(view.choices[stream.randrange(len(view.choices))])
    raise AssertionError("nobody could ever claim")


def test_bots_answer():
    game = highball.Game("usa-classic", seats=2, seed=3)
    while game.to_move is not None:
        game.act(game.ask(["planner", "random"][game.to_move]))
    assert game.scores[0]["place"] == 1


def test_refusals_are_sentences_with_codes():
    game = highball.Game("usa-classic", seed=3)
    with pytest.raises(ValueError, match=r"another kind of answer .* \(wrong_phase\)"):
        game.act("draw-blind")
    offer = game.view(0).own["offer"]
    with pytest.raises(ValueError, match=r"keep at least 2 tickets \(keep_too_few\)"):
        game.act({"keep-tickets": {"kept": [], "returned": offer}})
    for answer, shown in (({"claim": 1}, '{"claim": 1}'), (5, "5"), ("🚂" * 999, ".{80}")):
        with pytest.raises(ValueError, match=f"this is not one of view.choices: {shown}$"):
            game.act(answer)
    with pytest.raises(ValueError, match="usa-classic is for 2 to 5 seats, not 6"):
        highball.Game("usa-classic", 6)
    record = play(highball.Game("legends", seed=3), any_choice(1)).record()
    lines = record.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("deal "))
    twice = "".join([*lines[: at + 1], *lines[at:at + 1] * 200, *lines[at + 1 :]])
    with pytest.raises(ValueError, match=r"line \d+: this cannot be dealt now \(bad_deal\)"):
        highball.Game.from_record("legends", twice)


def test_scores_have_named_lines():
    game = play(highball.Game("germany", seats=3, seed=11), any_choice(1))
    for score in game.scores:
        lines = dict(zip(game.edition.score_lines, score["lines"], strict=True))
        assert score["total"] == sum(lines.values()) and {"routes", "tickets", "globetrotter"} <= set(lines)


def test_bad_input_raises():
    game = highball.Game("usa-classic", seed=3)
    view = game.view(0)
    for call in (
        lambda: highball.Game("usa-classic", seats=6),
        lambda: highball.Game("usa-classic", seats=1),
        lambda: highball.Game.from_record("usa-classic", "no record"),
        lambda: highball.Game.from_record("germany", "x", at=10**9),
        lambda: game.view(2),
        lambda: view.choices[len(view.choices)],
        lambda: game.act("pass"),
        lambda: game.act({"claim": 1}),
        lambda: game.step(10**6),
        lambda: game.record(),
        lambda: game.undo(),
        lambda: game.ask("nobody"),
    ):
        with pytest.raises((ValueError, IndexError, OverflowError)):
            call()
    for seat in (-1, 2, 9):
        with pytest.raises(IndexError, match=f"the seats are 0 to 1, not {seat}$"):
            game.view(seat)
    for seats in (-1, 0, 1, 9):
        with pytest.raises(ValueError, match=f"usa-classic is for 2 to 5 seats, not {seats}$"):
            highball.Game("usa-classic", seats)
    with pytest.raises(ValueError, match="action -1 cannot be taken now"):
        game.step(-1)
    with pytest.raises(FileNotFoundError):
        highball.edition("/nowhere")
    with pytest.raises(FileNotFoundError, match="no edition or map folder is called '/nowhere'"):
        highball.Game("/nowhere")
    old = view.choices
    game.act(view.choices[0])
    with pytest.raises(ValueError):
        old[0]


@pytest.mark.parametrize("number", [-1, 2**64])
def test_numbers_out_of_range_are_named(number):
    game, plan = highball.Game("legends"), highball.Plan("legends", ["greedy", "random"], 2)
    vector = highball.Vector("legends", 2, threads=1)
    calls = {
        "seed": [
            lambda: highball.Game("legends", seed=number),
            lambda: game.ask("random", number),
            lambda: highball.Vector("legends", 2, seed=number),
            lambda: vector.sample(number),
            lambda: highball.simulate("legends", seed=number),
            lambda: highball.Plan("legends", ["greedy", "random"], 2, seed=number),
        ],
        "games": [
            lambda: highball.Vector("legends", number),
            lambda: highball.simulate("legends", games=number),
            lambda: highball.tournament("legends", ["greedy", "random"], 2, games=number),
        ],
        "threads": [
            lambda: highball.Vector("legends", 2, threads=number),
            lambda: highball.simulate("legends", threads=number),
            lambda: plan.play(threads=number),
        ],
        "at": [lambda: highball.Game.from_record("legends", "highball 1", at=number)],
        "last": [lambda: plan.play(0, number)],
        "first": [lambda: plan.play(number), lambda: highball.simulate("legends", first=number)],
    }
    for name, each in calls.items():
        for call in each:
            with pytest.raises(OverflowError, match=f"^{name} must be between 0 and {2**64 - 1}, not {number}\\b"):
                call()
