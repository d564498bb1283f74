"""Reads samples of what a server writes with the clients that were generated from its description."""

import importlib
import json
import pkgutil
import re

import client
import client.models
import models

samples = json.load(open("samples.json"))


def same(read, written, path=""):
    """A client may add what it leaves open, and must keep everything else."""
    if isinstance(written, dict):
        for key, value in written.items():
            assert key in read, f"{path}.{key} is lost"
            same(read[key], value, f"{path}.{key}")
    elif isinstance(written, list):
        assert len(read) == len(written), f"{path} has {len(read)} items"
        for at, value in enumerate(written):
            same(read[at], value, f"{path}[{at}]")
    else:
        assert read == written, f"{path}: {read} is not {written}"


calls = [module.name for module in pkgutil.walk_packages(client.__path__, "client.")]
for name in calls:
    importlib.import_module(name)
for name, sample in samples.items():
    same(getattr(client.models, name).from_dict(sample).to_dict(), sample, name)
    model = getattr(models, name).model_validate(sample)
    same(model.model_dump(mode="json", by_alias=True), sample, name)

names = [name for name in dir(client.models) if name[0].isupper()]
counted = [name for name in names if re.search(r"\d$", name)]
assert not counted, f"classes without names: {counted}"
print(f"{len(names)} models and {len(calls)} modules, {len(samples)} samples read")
