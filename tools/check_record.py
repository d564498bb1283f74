#!/usr/bin/env python3
"""Checks games and campaigns: a second implementation of docs/record.md, docs/campaign-log.md and
docs/rules.md.

    tools/check_record.py FILE ...                     check every record in the files, print the final tables
    tools/check_record.py --map my-map FILE            check records on a custom map
    tools/check_record.py CAMPAIGN                     check a campaign file and the records of its games
    tools/check_record.py --pack my-pack CAMPAIGN      check a campaign of a pack of your own
    tools/check_record.py --hashes FILE                also print the state hash after every input
    tools/check_record.py --state 12 FILE              print the canonical state text after twelve inputs
    tools/check_record.py --edition germany            print the canonical text of an edition

It shares no code with the engine and reads the same maps and packs. The rules are in
second_engine.py, those of campaign games in second_mechanisms.py, and campaigns in
second_campaign.py. Python 3.11, standard library only. The exit code is 0 if everything is valid
and 2 if something is not.
"""

import argparse
import pathlib
import sys

from second_edition import Edition, Wrong, ensure
from second_log import check_campaign, is_campaign
from second_record import check_record, lines_of, read_records
from second_score import count_up

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"


def find_edition(name, folder, known={}):
    folders = [folder] if folder else sorted(path.parent for path in (DATA / "maps").glob(f"*/{name}.toml"))
    if name not in known:
        ensure(folders and (folders[0] / f"{name}.toml").exists(), f"there is no edition '{name}'")
        known[name] = Edition.read(folders[0], name)
    return known[name]


def check_file(text, options):
    """Checks the records or the campaign in a file, and yields its games."""
    if is_campaign(text):
        yield from check_campaign(text, options.pack or DATA / "packs", options.hashes, options.state)
        return
    for record in read_records(lines_of(text)):
        try:
            ensure(record.edition, f"line {record.line}: the header has no edition")
            edition = find_edition(record.edition[0], options.map)
            yield check_record(record, edition, None, options.hashes, options.state)
        except Wrong as wrong:
            raise Wrong(f"record at line {record.line}: {wrong}") from None


def print_table(game):
    for seat, row in zip(game.seats, count_up(game)):
        lines, total, place, completed, failed, path = row
        print(f"{place}. {seat}: {' + '.join(map(str, lines))} = {total}; "
              f"tickets {completed} done, {failed} failed; path {path}")


def main():
    about = "Checks games and campaigns; see docs/record.md and docs/campaign-log.md."
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--map", type=pathlib.Path, help="the folder of a custom map")
    parser.add_argument("--pack", type=pathlib.Path, help="the folder of a pack of your own")
    parser.add_argument("--edition", help="print the canonical text of this edition")
    parser.add_argument("--hashes", action="store_true", help="print the state hash after every input")
    parser.add_argument("--state", type=int, help="print the state text after this number of inputs")
    parser.add_argument("--quiet", action="store_true", help="print no tables")
    options = parser.parse_args()
    records = 0
    try:
        if options.edition:
            print(find_edition(options.edition, options.map).text(), end="")
        for file in options.files:
            try:
                # Decoded from bytes, so that only a line feed ends a line.
                for game in check_file(file.read_bytes().decode("utf-8-sig"), options):
                    records += 1
                    if game.over and not options.quiet:
                        print_table(game)
            except Wrong as wrong:
                raise Wrong(f"{file}: {wrong}") from None
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if options.files:
        print("1 record is sound" if records == 1 else f"{records} records are sound")
    return 0


if __name__ == "__main__":
    sys.exit(main())
