"""Every Python code block in the documents runs."""

import json
import re
from pathlib import Path

import pytest

import highball

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


def test_the_documented_view_has_all_fields():
    text = (ROOT / "docs/views.md").read_text()
    examples = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.S)]
    (example,) = [example for example in examples if "choices" in example and "open" in example["view"]]
    game = highball.Game("usa-classic", seats=2, seed=1)
    view, shown = game.view(0), example["view"]
    assert set(shown) == {"open", "own", "shown"}
    for part, real in (("open", view.open), ("own", view.own)):
        for key, value in shown[part].items():
            assert type(value) is type(real[key]) or real[key] is None, key
            if isinstance(value, list) and len(real[key]) == 5:
                assert len(value) == 5, key
    assert shown["open"]["trains"][1] == 45 - sum(example["seen"][0]["payment"].values())
