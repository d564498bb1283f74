"""The measurements run, and the statistics of a simulation stay cheap."""

import shutil

import pytest

from highball import speed


def test_measurements_fill_two_tables(capsys):
    words = ["--editions", "legends", "--steps", "20", "--games", "50", "--rounds", "1"]
    assert speed.main(words) == 0
    steps, records = capsys.readouterr().out.split("\n\n")
    for table in (steps, records):
        heading, _, row = table.strip().splitlines()
        assert row.startswith("| `legends`, 2 |") and row.count("|") == heading.count("|")


@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind counts instructions")
@pytest.mark.parametrize("edition,seats", [("usa-classic", 2), ("germany", 3)])
def test_statistics_cost_at_most_five_percent(edition, seats):
    counted, plain, share = speed.statistics_share(edition, seats)
    assert 0 < share <= 0.05, f"{counted:.0f} instructions a game instead of {plain:.0f}"
