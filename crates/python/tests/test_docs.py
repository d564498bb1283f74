"""Every Python block of the documents runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BLOCKS = [
    pytest.param(block, id=f"{name}-{number}")
    for name in ["docs/python.md", "crates/python/README.md"]
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(), re.S))
]


def test_there_are_blocks():
    assert len(BLOCKS) >= 5


@pytest.mark.parametrize("block", BLOCKS)
def test_block(block):
    exec(compile(block, "block", "exec"), {})
