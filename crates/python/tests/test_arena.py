"""Simulations and tournaments match the command line for the same seed, and release the interpreter lock."""

import json
import os
import subprocess
import threading
import time

import pytest

import highball
from highball import benchmark

HIGHBALL = os.environ.get("HIGHBALL")
TIMES = {"seconds", "games_per_second", "decisions_per_second"}


def command_line(*words):
    assert HIGHBALL, "HIGHBALL names the program to compare with; cargo xtask python does"
    done = subprocess.run([HIGHBALL, *map(str, words)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def timeless(report):
    """Removes the parts of a report that differ in every run."""
    if isinstance(report, dict):
        return {key: timeless(value) for key, value in report.items() if key not in TIMES | {"thinking_ms"}}
    return [timeless(each) for each in report] if isinstance(report, list) else report


@pytest.mark.skipif(not HIGHBALL, reason="HIGHBALL names the program to compare with")
@pytest.mark.parametrize("edition,seats,bots", [
    ("usa-classic", 2, ["random", "planner"]),
    ("usa-mega", 5, ["greedy", "path", "random"]),
    ("germany", 3, ["hungry"]),
    ("legends", 4, ["greedy", "random"]),
])
def test_simulations_match_the_command_line(edition, seats, bots, tmp_path):
    ours = highball.simulate(edition, bots, seats=seats, games=150, seed=9, threads=2, records=True)
    file = tmp_path / "records.txt"
    theirs = command_line("simulate", "--edition", edition, "--players", seats, "--bots", ",".join(bots), "--games", 150,
                          "--seed", 9, "--json", "--records", file)
    assert ours.pop("records") == file.read_text()
    assert timeless(ours) == timeless(theirs)


@pytest.mark.skipif(not HIGHBALL, reason="HIGHBALL names the program to compare with")
@pytest.mark.parametrize("edition,seats,bots,format", [
    ("usa-classic", 2, ["planner", "greedy", "random"], "round-robin"),
    ("usa-1910", 4, ["greedy", "random", "path"], "tables"),
    ("legends", 3, ["hungry", "random"], None),
])
def test_tournaments_match_the_command_line(edition, seats, bots, format, tmp_path):
    plan = highball.Plan(edition, bots, seats, games=60, seed=4, format=format)
    lines = plan.play(threads=2)
    words = ["tournament", "--edition", edition, "--players", seats, "--bots", ",".join(bots), "--games", 60, "--seed", 4,
             "--json", *(["--format", format] if format else [])]
    assert timeless(plan.report(lines)) == timeless(command_line(*words))
    # The command line continues from blocks that were played here.
    file = tmp_path / "blocks.jsonl"
    file.write_text("\n".join([plan.header, *lines[: len(lines) // 2]]) + "\n")
    assert timeless(command_line(*words, "--resume", file)) == timeless(plan.report(lines))
    assert len(file.read_text().splitlines()) == plan.blocks + 1


def test_threads_and_chunks_do_not_change_results():
    one = highball.simulate("germany", ["greedy", "random"], seats=3, games=300, seed=2, threads=1, records=True)
    many = highball.simulate("germany", ["greedy", "random"], seats=3, games=300, seed=2, threads=4, records=True)
    assert timeless(one) == timeless(many)
    parts = [
        highball.simulate("germany", ["greedy", "random"], seats=3, first=first, games=100, seed=2, records=True)["records"]
        for first in (0, 100, 200)
    ]
    assert "".join(parts) == one["records"]
    plan = highball.Plan("usa-classic", ["planner", "random"], 2, games=40, seed=2)
    blocks = [line for first in (12, 0, 6) for line in plan.play(first, min(first + 6, plan.blocks))]
    blocks += plan.play(18, plan.blocks) if plan.blocks > 18 else []
    assert sorted(plan.timeless(blocks)) == sorted(plan.timeless(plan.play(threads=1)))
    planner, other = plan.report(blocks)["bots"]
    assert planner["rating_interval"][0] > other["rating_interval"][1]


def test_python_threads_run_during_calls():
    ticks, over = [], threading.Event()

    def tick():
        while not over.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    highball.simulate("usa-classic", "planner", seats=2, games=400, threads=1)
    ended = time.monotonic()
    over.set()
    thread.join()
    assert sum(began < tick < ended for tick in ticks) >= 5


def test_failing_bots_cause_warnings():
    with pytest.warns(RuntimeWarning, match="faulty:panic"):
        highball.simulate("legends", ["faulty:panic", "greedy"], seats=2, games=1)
    with pytest.warns(RuntimeWarning, match="faulty:illegal"):
        highball.tournament("legends", ["faulty:illegal", "greedy"], 2, games=2)


def test_bad_input_raises():
    plan = highball.Plan("usa-classic", ["greedy", "random"], 2, games=4)
    line = plan.play(0, 1)[0]
    for call in (
        lambda: highball.simulate("usa-classic", "nobody"),
        lambda: highball.simulate("usa-classic", "program:cat"),
        lambda: highball.simulate("usa-classic", "random", seats=6),
        lambda: highball.simulate("usa-classic", ["random"] * 3, seats=2),
        lambda: highball.simulate("usa-classic", games=0),
        lambda: highball.simulate("usa-classic", games=2**64 - 1, first=5),
        lambda: highball.simulate("usa-classic", threads=10**6),
        lambda: highball.simulate("usa-classic", bots=7),
        lambda: highball.tournament("usa-classic", [], 2),
        lambda: highball.tournament("usa-classic", ["random"] * 2, 2, format="round-robin"),
        lambda: highball.tournament("usa-classic", ["random"], 2, format="knock-out"),
        lambda: highball.tournament("usa-classic", ["random", "greedy", "path"], 2, format="tables"),
        lambda: highball.tournament("usa-classic", ["random", "greedy"], 2, games=2**64 - 1),
        lambda: plan.play(0, plan.blocks + 1),
        lambda: plan.play(3, 1),
        lambda: plan.report([]),
        lambda: plan.report(["{}"]),
        lambda: plan.report([line, line]),
        lambda: plan.report([line.replace('"place":1', '"place":9')]),
        lambda: plan.timeless(["x"]),
    ):
        with pytest.raises((ValueError, OverflowError)):
            call()
    assert plan.repeatable and not highball.Plan("usa-classic", ["expert", "random"], 2).repeatable


def test_the_benchmark_is_repeatable(capsys, tmp_path):
    words = ["--editions", "legends,usa-mega", "--seats", "2,5", "--bots", "random,greedy,planner", "--games", "12"]
    assert benchmark.main([*words, "--json", str(tmp_path / "all.jsonl")]) == 0
    once = capsys.readouterr().out
    assert benchmark.main([*words, "--threads", "1"]) == 0
    assert capsys.readouterr().out == once
    assert len(once.splitlines()) == 2 + 4 and "| `usa-mega` | 5 |" in once
    assert len((tmp_path / "all.jsonl").read_text().splitlines()) == 4
