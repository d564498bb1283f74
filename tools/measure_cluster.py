#!/usr/bin/env python3
"""Measures how many moves a second one node and two nodes accept, each process on its own cores.

    python3 tools/measure_cluster.py --highball target/release/highball

Needs eight cores, taskset, and PostgreSQL as Debian installs it. With --before PROGRAM, it also compares a
single server on one core with an earlier build. All servers of a run start with empty databases.
"""

import argparse
import glob
import os
import pwd
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

# Cores of the two nodes, of the two load generators, and of PostgreSQL.
NODES, GENERATORS, DATABASE = ("0", "1"), ("2", "3"), "4-7"
TICKS = os.sysconf("SC_CLK_TCK")


def pinned(cores: str, command: list[str], **options) -> subprocess.Popen:
    return subprocess.Popen(["taskset", "-c", cores, *command], text=True, **options)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def seconds_used(process: int) -> float:
    """Processor time of a process and its children, in seconds."""
    total, children = 0, {}
    for stat in glob.glob("/proc/[0-9]*/stat"):
        try:
            fields = Path(stat).read_text().rpartition(")")[2].split()
        except OSError:
            continue  # The process has ended.
        children.setdefault(int(fields[1]), []).append((int(stat.split("/")[2]), fields))
        if int(stat.split("/")[2]) == process:
            total += sum(map(int, fields[11:15]))
    return (total + sum(sum(map(int, fields[11:13])) for _, fields in children.get(process, []))) / TICKS


class Postgres:
    def __init__(self, folder: Path) -> None:
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        # PostgreSQL refuses to run as root.
        user = {"user": "postgres", "group": pwd.getpwnam("postgres").pw_gid} if os.getuid() == 0 else {}
        if user:
            shutil.chown(folder, "postgres")
        self.port, data = free_port(), folder / "data"
        options = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **user}
        initdb = ["initdb", "-D", str(data), "-A", "trust", "-U", "highball", "-E", "UTF8", "--locale", "C"]
        subprocess.run([f"{programs}/{initdb[0]}", *initdb[1:]], check=True, **options)
        server = [f"{programs}/postgres", "-D", str(data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(folder)]
        self.process = pinned(DATABASE, server, **options)
        self.createdb = [f"{programs}/createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "highball"]

    def database(self, name: str) -> str:
        for _ in range(100):
            if subprocess.run([*self.createdb, name], stderr=subprocess.DEVNULL).returncode == 0:
                return f"postgres://highball@127.0.0.1:{self.port}/{name}"
            time.sleep(0.1)
        raise SystemExit("PostgreSQL does not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Node:
    def __init__(self, program: str, cores: str, storage: list[str]) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        serve = [program, "serve", "--listen", self.address, "--no-rate-limits", "--log", "error", *storage]
        self.process = pinned(cores, serve, stdout=subprocess.DEVNULL)
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://{self.address}/health/ready")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit(f"{program} serve does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def measure(program: str, nodes: list[Node], games: int, seconds: int, spread: bool, postgres: Postgres | None) -> dict:
    """Plays with two load generators; returns moves a second and processor time for each move."""
    load = [program, "load", "--rate", "0", "--seconds", str(seconds), "--games", str(games // len(GENERATORS))]
    for node in nodes:
        load += ["--address", node.address]
    load += ["--spread"] if spread else []
    servers = [node.process.pid for node in nodes]
    own, shared = sum(map(seconds_used, servers)), seconds_used(postgres.process.pid) if postgres else 0
    players = [pinned(core, load, stdout=subprocess.PIPE) for core in GENERATORS]
    texts = [player.communicate()[0] for player in players]
    own = sum(map(seconds_used, servers)) - own
    shared = seconds_used(postgres.process.pid) - shared if postgres else 0
    found = [re.search(r"(\d+) durable moves, (\d+) per second", text) for text in texts]
    if not all(found):
        raise SystemExit("\n".join(texts))
    moves, rate = (sum(int(match.group(group)) for match in found) for group in (1, 2))
    slowest = max(float(time) for text in texts for time in re.findall(r"accepted: .*?p99 ([\d.]+)", text))
    return {"rate": rate, "own": 1e6 * own / moves, "shared": 1e6 * shared / moves, "p99": slowest}


def show(name: str, result: dict, first: dict | None) -> None:
    ratio = f" | {result['rate'] / first['rate']:.2f}" if first else " | "
    print(f"| {name} | {result['rate']:,} | {result['own']:.0f} | {result['shared']:.0f} | {result['p99']:.0f}{ratio} |", flush=True)


def scaling(program: str, folder: Path, games: int, seconds: int, runs: int) -> None:
    """Compares one node with two. The time for starting the games is part of the processor time."""
    print("| run | moves/s | nodes, µs a move | PostgreSQL, µs a move | accepted, p99 ms | moves/s, ratio |")
    print("|---|---:|---:|---:|---:|---:|", flush=True)
    for run in range(runs):
        node = Node(program, NODES[0], ["--data", str(folder / f"{run}.db")])
        first = measure(program, [node], games, seconds, False, None)
        show("one server, SQLite", first, None)
        node.stop()
        first = None
        for name, count, spread in [("one node", 1, False), ("two nodes, each game on one", 2, False), ("two nodes, each game on both", 2, True)]:
            place = folder / f"postgres-{run}-{count}-{spread}"
            place.mkdir()
            postgres = Postgres(place)
            storage = ["--cluster", "--database", postgres.database("highball")]
            nodes = [Node(program, core, storage) for core in NODES[:count]]
            result = measure(program, nodes, games, seconds, spread, postgres)
            show(name, result, first)
            first = first or result
            for node in nodes:
                node.stop()
            postgres.stop()
            shutil.rmtree(place)


def against(before: str, after: str, games: int, seconds: int, runs: int) -> None:
    """Compares two builds. Each brings its own load generator, which has its own core."""
    print("| build | moves/s | accepted |\n|---|---:|---|", flush=True)
    for _ in range(runs):
        for name, program in [("before", before), ("after", after)]:
            load = [program, "load", "--rate", "0", "--seconds", str(seconds), "--games", str(games)]
            text = subprocess.run(load, capture_output=True, text=True).stdout
            rate = re.search(r"durable moves, (\d+) per second", text)
            accepted = re.search(r"accepted: (.*)", text)
            print(f"| {name} | {rate.group(1) if rate else text} | {accepted.group(1) if accepted else ''} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--highball", required=True, help="the program, built with --features postgres")
    parser.add_argument("--before", help="an earlier build to compare with")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="highball-") as folder:
        os.chmod(folder, 0o755)
        if chosen.before:
            against(chosen.before, chosen.highball, chosen.games, chosen.seconds, chosen.runs)
        if cores < 8:
            raise SystemExit(f"Two nodes can be compared with one on eight cores; there are {cores}.")
        scaling(chosen.highball, Path(folder), chosen.games, chosen.seconds, chosen.runs)


if __name__ == "__main__":
    main()
