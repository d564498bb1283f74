"""Campaign files for tools/check_record.py: parsing, and a replay that checks every line, as in
docs/campaign-log.md.
"""

import re
from dataclasses import dataclass, field

from second_campaign import Campaign, Outcomes, Pack, Question, Start, Table
from second_edition import Wrong, ensure, natural, sha256
from second_record import DEALERS, check_record, game_seed, read_records, read_seed
from second_score import count_up, joined

INPUTS_MAX = 10_000
HEADER = {"highball-campaign": 1, "pack": 3, "dealer": 1, "seed-hash": 1, "seed": 1, "forked": 2}  # number of words


@dataclass
class Log:
    header: dict = field(default_factory=dict)
    inputs: list = field(default_factory=list)  # (line number, words, lines of the record before it)
    open_record: list = field(default_factory=list)  # numbered lines of the game in progress


def is_campaign(text):
    words = [line.split() for line in text.split("\n")]
    first = next((line for line in words if line and not line[0].startswith("#")), [""])
    return first[0] == "highball-campaign"


def read_log(text):
    """Reads a campaign file. A last line without a line ending is truncated and therefore ignored."""
    log, record = Log(), []
    for number, line in enumerate(text.split("\n")[:-1], 1):
        line = line.removesuffix("\r")
        if line.startswith("|"):
            record.append((number, line[1:].removeprefix(" ")))
            continue
        words = [word for word in re.split(r"[ \t]", line) if word]
        if not words or words[0].startswith("#"):
            continue
        if words[0] in HEADER:
            ensure(not log.inputs, f"line {number}: '{words[0]}' belongs before the first input")
            ensure(words[0] not in log.header, f"line {number}: the header has a second '{words[0]}' line")
            ensure(len(words) == 1 + HEADER[words[0]], f"line {number}: this '{words[0]}' line cannot be read")
            ensure(log.header or words == ["highball-campaign", "1"], "only campaigns of version 1 can be read")
            log.header[words[0]] = words[1:]
        else:
            ensure(len(log.inputs) < INPUTS_MAX, f"a campaign has at most {INPUTS_MAX} inputs")
            log.inputs.append((number, words, record))
            record = []
    log.open_record = record
    return log


class Checker:
    """A campaign being replayed."""

    def __init__(self, log, packs, hashes, state):
        ensure("pack" in log.header, "the header has no 'pack' line")
        name, version, value = log.header["pack"]
        folder = packs if (packs / "pack.toml").exists() else packs / name
        ensure((folder / "pack.toml").exists(), f"there is no pack '{name}'")
        pack = Pack(folder)
        same = natural(version) == pack.numbers["version"] and value.lower() == pack.hash
        ensure(same, f"the campaign was played with pack {value}, this one is {pack.hash}")
        self.pack, self.campaign, self.options = pack, Campaign(pack), (hashes, state)
        self.dealer = log.header.get("dealer", ["none"])[0]
        self.deals, self.seed = 0, None
        if "seed" in log.header:
            seed_hash = log.header.get("seed-hash", [None])[0]
            self.seed = read_seed(self.dealer, log.header["seed"][0].lower(), seed_hash and seed_hash.lower())

    def input(self, words, record):
        """Applies a line. If the line ends a recorded game, returns that game."""
        due, game = self.campaign.due, None
        ensure(due, "the campaign is over")
        ensure(not record or isinstance(due, Start), "no game is played here")
        match due:
            case Table():
                ensure(words[0] in ("sign", "play"), "the table is waited for")
                self.campaign.send(words)
            case Start():
                ensure(words[0] == "result", "the result of the game is waited for")
                if record:
                    game = self.play(due, record)
                    ensure(game.over, "the game is not over")
                    self.check_result(due, game, words)
                self.campaign.send(words)
            case Outcomes():
                self.campaign.send(self.read_deal(due, words))
            case Question():
                ensure(words[:2] == [due.company, due.word], f"{due.company} must answer with '{due.word}'")
                answer = read_answer(due.word, words[2:])
                ensure(answer in due.answers, "that answer is not possible")
                self.campaign.send(answer)
        return game

    def read_deal(self, due, words):
        ensure(words[:2] == ["deal", due.kind] and len(words) == 3, f"the deal of a {due.kind} is waited for")
        value = natural(words[2]) if due.kind == "postcard" else words[2]
        ensure(value in due.values, "that cannot be dealt")
        if self.seed:
            deal, _ = DEALERS[self.dealer]
            dealt = due.values[deal(self.seed, self.deals, len(due.values))]
            ensure(value == dealt, f"the seed deals '{dealt}' here")
        self.deals += 1
        return value

    def play(self, start, lines):
        """Checks the record of a game: its header must be that of the campaign's next game."""
        record, *others = read_records(lines)
        at = f"line {record.line}"
        ensure(not others, f"{at}: a second record of the same game")
        ensure(record.edition and record.seats, f"{at}: the header has no edition or no seats")
        same = [record.edition[:1] + record.edition[2:] == (start.edition.name, start.edition.hash),
                record.seats == start.seats, record.first == start.first, record.offices == start.offices,
                record.delivery == start.delivery, not record.open_cards, not record.forked, not record.nonces]
        ensure(all(same), f"{at}: the record belongs to another game than {start.edition.name} {start.edition.hash}")
        seed = None
        if self.seed and record.dealer == "fast-1":
            seed = game_seed(self.seed, start.number)
            ensure(record.seed_hash == sha256(bytes.fromhex(seed)), f"{at}: the seed is not that of this game")
        return check_record(record, start.edition, seed, *self.options)

    def header_of(self, start):
        """Returns the header that the program writes for this game; a file may end within it."""
        lines = ["highball 1", f"edition {start.edition.name} {self.pack.numbers['version']} {start.edition.hash}",
                 f"seats {' '.join(start.seats)}", f"first {start.first}"]
        for company, (trains, postcards, crew) in start.offices.items():
            held = " postcards" * bool(postcards) + "".join(f" {number}:{uses}" for number, uses in postcards)
            hired = " crew" * bool(crew) + "".join(f" {name}" for name in crew)
            lines.append(f"office {company} trains {trains}{held}{hired}")
        if start.delivery:
            lines.append(f"delivery {' '.join(map(str, start.delivery))}")
        if not self.seed:
            return lines + ["dealer none"]
        return lines + ["dealer fast-1", f"seed-hash {sha256(bytes.fromhex(game_seed(self.seed, start.number)))}"]

    def check_result(self, start, game, words):
        result = result_words(self.pack, start, game)
        ensure(words == result, f"the result of the game is '{' '.join(result)}'")


def read_answer(word, words):
    match word, words:
        case "take-postcards", numbers:
            return sorted(natural(number) for number in numbers)
        case "retire-postcard", [number]:
            return natural(number)
        case "hire", [crew, "instead", other]:
            return crew, other
        case "hire", [crew] if crew != "nobody":
            return crew, None
        case _, [answer]:
            return answer
    raise Wrong("this answer cannot be read")


def result_words(pack, start, game):
    """Returns the `result` line of a finished game."""
    turned = game.event_turned - game.event_retired
    last = [game.event] if game.event in turned else []
    order = [card.id for card in game.edition.events]
    words = ["result"]
    words += ["evidence", str(game.evidence)] if game.evidence else []
    discarded = [event for event in order if event in turned and event not in last] + last
    words += ["discarded", *discarded] if discarded else []
    words += ["retired", *(event for event in order if event in game.event_retired)] if game.event_retired else []
    ids = {f"{row['a']}-{row['b']}": row["id"] for row in pack.tickets}
    for seat, row in enumerate(count_up(game)):
        words += ["seat", game.seats[seat], "slip", str(row[1])]
        routes = game.routes_of(seat)
        done = [game.edition.tickets[at] for at in sorted(game.tickets[seat])]
        done = [ids[ticket.id] for ticket in done if joined(routes, *ticket.places)]
        words += ["completed", *done] if done else []
        words += ["stakes", str(game.stakes[seat])] if game.stakes[seat] else []
        left = {held[0]: held[1] for held in game.postcards[seat] if held}
        used = [f"{number}:{left.get(number, 0)}" for number, uses in start.offices[game.seats[seat]][1]
                if left.get(number, 0) < uses]
        words += ["used", *used] if used else []
        words += ["drawn", *map(str, sorted(game.drawn[seat]))] if game.drawn[seat] else []
        words += ["certificates", str(game.vault[seat])] if game.vault[seat] else []
    return words


def check_campaign(text, packs, hashes=False, state=None):
    """Replays a campaign file and yields the games whose records it contains."""
    log = read_log(text)
    checker = Checker(log, packs, hashes, state)
    for number, words, record in log.inputs:
        try:
            game = checker.input(words, record)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from None
        if game:
            yield game
    if log.open_record:
        start = checker.campaign.due
        ensure(isinstance(start, Start), f"line {log.open_record[0][0]}: no game is played here")
        lines, header = [line for _, line in log.open_record], checker.header_of(start)
        if len(lines) >= len(header) or lines != header[:len(lines)]:
            yield checker.play(start, log.open_record)
