"""A cluster of two nodes, one of which dies halfway, gives the same results as one machine."""

import json

import numpy as np
import pytest

import highball
from highball import data

ray = pytest.importorskip("ray")
cluster_utils = pytest.importorskip("ray.cluster_utils")


@pytest.fixture
def cluster():
    nodes = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.second = nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


class Killer:
    """Kills a node of the cluster once half of the work is done. A new killer first replaces a node
    that an earlier one killed.
    """

    def __init__(self, cluster):
        self.cluster, self.killed, self.of = cluster, 0, 0
        if cluster.second is None:
            cluster.second = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()

    def __call__(self, done, of):
        self.of = of
        if not self.killed and 2 * done >= of:
            assert len([node for node in ray.nodes() if node["Alive"]]) == 2
            self.cluster.remove_node(self.cluster.second, allow_graceful=False)
            self.cluster.second, self.killed = None, done

    def was_half_way(self):
        return 0 < self.killed < self.of


def timeless(report):
    bots = [{key: value for key, value in bot.items() if key != "thinking_ms"} for bot in report["bots"]]
    return {**report, "bots": bots}


def test_tournaments_sweeps_and_self_play_survive_a_lost_node(cluster, tmp_path):
    from highball.ray import self_play, shard_name, sweep, tournament

    order = dict(edition="usa-classic", bots=["planner", "greedy", "random"], seats=2, games=180, seed=3)
    plan = highball.Plan(**order)
    lines = plan.play(threads=2)
    alone = timeless(plan.report(lines))

    killer, file = Killer(cluster), tmp_path / "blocks.jsonl"
    together = tournament(**order, chunk=6, journal=file, progress=killer)
    assert killer.was_half_way()
    assert timeless(together) == alone
    header, *kept = file.read_text().splitlines()
    assert header == plan.header
    assert sorted(plan.timeless(kept)) == sorted(plan.timeless(lines))

    # A tournament continues from an incomplete file and plays no finished block again.
    file.write_text("\n".join([header, *kept[:30]]) + '\n{"block": 3, "ga')
    told = []
    assert timeless(tournament(**order, chunk=6, journal=file, progress=lambda *now: told.append(now))) == alone
    assert told[0][0] > 30 and told[-1] == (plan.blocks, plan.blocks)

    killer = Killer(cluster)
    other = dict(edition="legends", bots=["greedy", "random"], seats=3, games=30)
    both = sweep([order, other], chunk=8, progress=killer)
    assert killer.was_half_way()
    assert [timeless(report) for report in both] == [alone, timeless(highball.tournament(**other))]

    with pytest.raises(ValueError, match="time limit"):
        tournament("usa-classic", ["expert", "random"], 2)

    killer = Killer(cluster)
    options = dict(bots=["policy"], seats=2, games=48, seed=7, chunk=8)
    firsts = range(0, 48, 8)
    shards = self_play("legends", tmp_path / "shards", **options, progress=killer)
    assert killer.was_half_way()
    assert [shard.name for shard in shards] == [shard_name("legends", ["policy"], 2, 7, first) for first in firsts]
    for first, shard in zip(firsts, shards):
        text = highball.simulate("legends", "policy", seats=2, games=8, seed=7, first=first, records=True)["records"]
        wanted = data.to_numpy("legends", text)
        with np.load(shard) as arrays:
            assert sorted(arrays) == sorted(wanted)
            assert all((arrays[name] == wanted[name]).all() for name in wanted)
    assert not list((tmp_path / "shards").glob("*.part"))
    written = [shard.stat().st_mtime_ns for shard in shards]
    assert [shard.stat().st_mtime_ns for shard in self_play("legends", tmp_path / "shards", **options)] == written


def test_files_without_a_block_are_started(tmp_path):
    from highball.ray import _kept

    plan = highball.Plan("legends", ["greedy", "random"], 2, games=8)
    file = tmp_path / "blocks.jsonl"
    for begun in (None, "", plan.header[:20], plan.header, plan.header + "\n"):
        if begun is None:
            assert not file.exists()
        else:
            file.write_text(begun)
        assert _kept(plan, file) == []
        assert file.read_text() == plan.header + "\n"
    for foreign in ("a letter to a friend", "\n", plan.header[:20] + "\n"):
        file.write_text(foreign)
        with pytest.raises(ValueError, match="another tournament"):
            _kept(plan, file)
        assert file.read_text() == foreign


def test_foreign_files_are_refused(tmp_path):
    from highball.ray import _kept

    plan = highball.Plan("legends", ["greedy", "random"], 2, games=8)
    file = tmp_path / "blocks.jsonl"
    other = json.loads(plan.header)
    file.write_text(json.dumps({**other, "seed": 2}) + "\n")
    with pytest.raises(ValueError, match="another tournament"):
        _kept(plan, file)
    file.write_text(plan.header + '\n{"block":0,"games":[]}\n')
    with pytest.raises(ValueError):
        _kept(plan, file)
