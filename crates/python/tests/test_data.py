"""Records as arrays and lines of JSON."""

import json
from pathlib import Path

import numpy as np
import pytest

import highball
from highball import data

ROOT = Path(__file__).parents[3]


def simulated(edition, seats=3, games=6, bots=("planner", "greedy")):
    return highball.simulate(edition, list(bots), seats=seats, games=games, seed=5, records=True)["records"]


@pytest.mark.parametrize("edition", highball.editions())
def test_arrays_hold_observations_and_choices(edition):
    texts = data.records(simulated(edition))
    rows = data.to_numpy(edition, texts, threads=2)
    layout = highball.Vector(edition, 1, seats=3).layout
    assert rows["obs"].shape == (len(rows["action"]), layout["bytes"])
    legal = highball.unpack_mask(rows["mask"], layout)
    assert legal[np.arange(len(legal)), rows["action"]].all() and (legal.sum(1) > 1).all()
    assert (rows["seats"] == 3).all() and rows["over"].all() and len(rows["share"]) == len(texts)
    assert rows["share"].sum(1) == pytest.approx(1)
    # Games that are created from the beginning of a record show the same observations.
    for number, text in enumerate(texts[:2]):
        game = highball.Game.from_record(edition, text)
        assert [score["total"] for score in game.scores] == rows["score"][number][:3].tolist()
        count = len(json.loads(next(data.to_jsonl(edition, text)))["inputs"])
        chosen = np.flatnonzero(rows["game"] == number)
        seen = {row.tobytes() for row in rows["obs"][chosen]}
        found = 0
        for at in range(0, count, 11):
            early = highball.Game.from_record(edition, text, at=at)
            seat = early.to_move
            if seat is None:
                continue
            view = early.view(seat)
            found += view.obs.tobytes() in seen
        assert found >= 2


def test_stored_records_with_undo_become_arrays():
    text = (ROOT / "crates/laws/tests/special/taking-back.txt").read_text()
    edition = text.split("edition ", 1)[1].split()[0]
    rows = data.to_numpy(edition, text)
    line = json.loads(next(data.to_jsonl(edition, text)))
    assert any("undo" in each for each in line["inputs"]) and len(rows["over"]) == 1


def test_lines_hold_header_inputs_and_scores():
    text = simulated("germany", seats=2, games=3)
    lines = [json.loads(line) for line in data.to_jsonl("germany", text)]
    assert len(lines) == 3
    for line, record in zip(lines, data.records(text)):
        game = highball.Game.from_record("germany", record)
        assert [score["total"] for score in line["scores"]] == [score["total"] for score in game.scores]
        assert line["final_hash"] == game.hash and line["edition"] == "germany"
        acts = [each["action"] for each in line["inputs"] if "action" in each]
        deals = [each["deal"] for each in line["inputs"] if "deal" in each]
        assert len(acts) + len(deals) == len(line["inputs"]) and "locomotive" in deals
        # The same answers in a game with the same seed lead to the same final state.
        again = highball.Game("germany", seats=2, seed=int(line["seed"], 16))
        for action in acts:
            again.act(action)
        assert again.hash == game.hash


def test_files_are_read_and_written(tmp_path):
    file = tmp_path / "records.txt"
    file.write_text(simulated("legends"))
    rows = data.to_numpy("legends", file)
    data.save(tmp_path / "rows.npz", rows)
    with np.load(tmp_path / "rows.npz") as again:
        assert all((again[name] == rows[name]).all() for name in rows)


def test_bad_input_raises():
    text = simulated("legends", games=1)
    for call in (
        lambda: data.to_numpy("germany", text),
        lambda: data.to_numpy("legends", [text.replace("deal red\n", "deal blue\n", 1)]),
        lambda: data.to_numpy("legends", "highball 1\n"),
        lambda: list(data.to_jsonl("legends", "highball 1\nedition legends 1\n")),
        lambda: list(data.to_jsonl("legends", text.replace(" draw\n", " undo to 999999999\n", 1))),
        lambda: data.to_numpy("legends", text, threads=10**7),
    ):
        with pytest.raises(ValueError):
            call()
    with pytest.raises(ValueError, match="record 0: this is a record of legends, not of germany"):
        data.to_numpy("germany", text)
    with pytest.raises(ValueError, match=r"record 0: line \d+: .* \(\w+\)"):
        data.to_numpy("legends", [text.replace("deal red\n", "", 1)])
    with pytest.raises(ValueError, match="another legends"):
        data.to_numpy("legends", text.replace(highball.edition("legends").hash, "0" * 64))
    # If only the final hash is changed, the inputs are legal but lead to another state.
    final = text.split("final-hash ")[1].split()[0]
    changed = text.replace(final, "0" * 64)
    for call in (
        lambda: data.to_numpy("legends", changed),
        lambda: list(data.to_jsonl("legends", changed)),
        lambda: highball.Game.from_record("legends", changed),
    ):
        with pytest.raises(ValueError, match=f"final hash {final}, not 0000"):
            call()
    assert highball.Game.from_record("legends", changed, at=9).to_move is not None
    with pytest.raises(ValueError, match="pathlib.Path"):
        data.to_numpy("legends", "records.txt")
    with pytest.raises(FileNotFoundError):
        data.records(Path("/nowhere/records.txt"))
    assert data.to_numpy("legends", [])["obs"].shape[0] == 0
