"""Checks the size of a wheel without the networks in it: `python wheel_size.py highball-*.whl`."""

import sys
import zipfile
import zlib
from pathlib import Path

BYTES_MAX = 15_000_000
NETWORKS = Path(__file__).parents[3] / "data/nets"


def main(wheel: str) -> str | None:
    """Checks that the wheel has all networks and is small enough without them. Returns an error message, or None."""
    size = 0
    missing = {file.name: file.read_bytes() for file in NETWORKS.glob("*.net")}
    count = len(missing)
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            content = files.read(name)
            for network in [network for network, weights in missing.items() if weights in content]:
                content = content.replace(missing.pop(network), b"")
            size += len(zlib.compress(content))
    print(f"the wheel has {Path(wheel).stat().st_size:,} bytes, and {size:,} without its {count} networks")
    if missing:
        return f"not in the wheel: {', '.join(sorted(missing))}"
    return f"more than {BYTES_MAX:,} bytes without networks" if size > BYTES_MAX else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
