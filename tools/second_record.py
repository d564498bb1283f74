"""Records of games for tools/check_record.py: their text, their dealers and their replay, as in
docs/record.md.
"""

import hashlib
import re
import struct
from dataclasses import dataclass, field

from second_edition import Wrong, ensure, natural, number_of, sha256
from second_engine import Ask, Deal, Game
from second_mechanisms import CampaignGame

INPUTS_MAX = 200_000

# The text of records

HEADER = ["highball", "edition", "seats", "first", "option", "office", "delivery", "dealer", "seed-hash", "nonce",
          "forked"]
PLAIN_DEALERS = ["none", "fast-1"]  # these take no nonces


@dataclass
class Record:
    edition: tuple = ()
    seats: list = field(default_factory=list)
    first: str = "random"
    open_cards: bool = False
    dealer: str = "none"
    seed_hash: str | None = None
    nonces: dict = field(default_factory=dict)  # by the colour of the seat
    forked: int = 0
    offices: dict = field(default_factory=dict)  # by the colour of the seat: trains, postcards, crew
    delivery: list = field(default_factory=list)  # numbers of postcards
    seen: set = field(default_factory=set)  # words of the header so far
    inputs: list = field(default_factory=list)  # (line number, words)
    final_hash: str | None = None
    seed: str | None = None
    line: int = 1


def lines_of(text):
    """Returns the lines of a text with their numbers."""
    return enumerate(re.split(r"\r?\n", text), 1)


def read_records(lines):
    """Splits numbered lines into records. A line that begins with `highball ` starts a record."""
    record = None
    for number, line in lines:
        words = [word for word in re.split(r"[ \t]", line) if word]
        if not words or words[0].startswith("#"):
            continue
        try:
            if words[0] == "highball":
                if record:
                    yield record
                ensure(words == ["highball", "1"], "only records of version 1 can be read")
                record = Record(line=number)
                continue
            ensure(record, "a record begins with 'highball 1'")
            read_line(record, number, words)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from None
    ensure(record, "there is no record")
    yield record


def read_line(record, number, words):
    ensure(not (record.inputs and words[0] in HEADER), f"'{words[0]}' belongs before the first input")
    if words[0] in HEADER and words[0] not in ("nonce", "office"):
        ensure(words[0] not in record.seen, f"the header has a second '{words[0]}' line")
        record.seen.add(words[0])
    match words:
        case ["edition", name, version, *rest] if len(rest) < 2:
            record.edition = (name, natural(version), *(value.lower() for value in rest))
        case ["seats", *seats]:
            record.seats = seats
        case ["first", seat]:
            record.first = seat
        case ["option", "open-cards"]:
            record.open_cards = True
        case ["office", seat, "trains", trains, *rest]:
            ensure(seat not in record.offices, f"{seat} has a second office")
            record.offices[seat] = (natural(trains), *read_office(rest))
        case ["delivery", *numbers]:
            record.delivery = [natural(number) for number in numbers]
        case ["dealer", name]:
            record.dealer = name
        case ["seed-hash", value]:
            record.seed_hash = value.lower()
        case ["nonce", seat, value] if re.fullmatch("[0-9a-fA-F]{32}", value):
            ensure(seat not in record.nonces, f"{seat} has a second nonce")
            record.nonces[seat] = bytes.fromhex(value)
        case ["forked", inputs]:
            record.forked = natural(inputs)
        case ["final-hash", value]:
            record.final_hash = value.lower()
        case ["seed", value]:
            record.seed = value.lower()
        case [word, *_] if word in HEADER:
            raise Wrong(f"this '{word}' line cannot be read")
        case _:
            ensure(record.final_hash is None, "no input can follow the final hash")
            ensure(len(record.inputs) < INPUTS_MAX, "a record has at most 200000 inputs")
            record.inputs.append((number, words))


def read_office(words):
    """Reads `postcards NUMBER:USES … crew CREW …`."""
    at = words.index("crew") if "crew" in words else len(words)
    postcards, crew = words[:at], words[at + 1:]
    ensure(not postcards or postcards[0] == "postcards", "this office cannot be read")
    pairs = [held.split(":") for held in postcards[1:]]
    ensure(all(len(pair) == 2 for pair in pairs), "postcards are written as 'number:uses'")
    return [(natural(number), natural(uses)) for number, uses in pairs], crew


# Dealers

WORD32, WORD64 = (1 << 32) - 1, (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


def mixed_bits(state):
    """Returns m of the dealer fast-1 for this x."""
    product = state * (state ^ 0xD6E8FEB86659FD93)
    return (product >> 64) ^ (product & WORD64)


def fast(seed, number, weight):
    """Returns the outcome of a deal by the dealer fast-1; deals are counted from 0."""
    state = (int.from_bytes(seed, "big") + (number + 1) * STRIDE) & WORD64
    return mixed_bits(state) * weight >> 64


def game_seed(seed, game):
    """Returns the seed of a game of a campaign with this seed, as digits; games are counted from 1."""
    start = mixed_bits(int.from_bytes(seed[:8], "big") ^ 0x5851F42D4C957F2D)
    return f"{mixed_bits((start + game * STRIDE) & WORD64):016x}"


def chacha_block(key, counter, stream, rounds=8):
    """Computes one block of sixteen ChaCha words with a 64-bit counter and a 64-bit stream number."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key),
             counter & WORD32, counter >> 32, stream & WORD32, stream >> 32]
    block = start[:]

    def turn(word, bits):
        return (word << bits | word >> (32 - bits)) & WORD32

    def quarter(a, b, c, d):
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            block[x] = (block[x] + block[y]) & WORD32
            block[z] = turn(block[z] ^ block[x], bits)

    for _ in range(rounds // 2):
        for a in range(4):
            quarter(a, a + 4, a + 8, a + 12)
        for a in range(4):
            quarter(a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
    return [(word + first) & WORD32 for word, first in zip(block, start)]


def chacha8(seed, number, weight):
    """Returns the outcome of a deal by the dealer chacha8-1."""
    limit = (1 << 32) - (1 << 32) % weight
    counter = 0
    while True:
        for word in chacha_block(seed, counter, number):
            if word < limit:
                return word % weight
        counter += 1


def mixed(seed, seats, nonces):
    """Returns the key of chacha8-1: the seed, or its hash together with the players' nonces, in seat
    order.
    """
    added = b"".join(bytes([at]) + nonces[seat] for at, seat in enumerate(seats) if seat in nonces)
    return hashlib.sha256(seed + added).digest() if added else seed


DEALERS = {"fast-1": (fast, 8), "chacha8-1": (chacha8, 32)}

def read_seed(dealer, text, seed_hash):
    """Reads a seed in digits, and checks it against its hash."""
    ensure(dealer in DEALERS, f"a seed cannot be checked for the dealer '{dealer}'")
    _, size = DEALERS[dealer]
    ensure(re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text), f"a seed of {dealer} has {size} bytes")
    seed = bytes.fromhex(text)
    ensure(seed_hash in (None, sha256(seed)), "the seed is not the one whose hash the header names")
    return seed


# Checking a record


class Check:
    """A record being replayed: the game, and the actions that may be undone. The seed is that of the
    record or, in a campaign, the one derived from the campaign's seed.
    """

    def __init__(self, edition, record, seed):
        name, version, *rest = record.edition
        ensure(version == edition.sheet["version"], f"{name} is at version {edition.sheet['version']}, not {version}")
        ensure(rest in ([], [edition.hash]), f"the record was made on {''.join(rest)}, this edition is {edition.hash}")
        self.edition, self.record = edition, record
        self.game = self.new_game()
        self.live = []  # the answers that led to the current state, without undone ones
        self.lengths = [0]  # the number of those answers after each input
        self.deals = 0
        self.last, self.back = None, []  # the seat that acted last, and the points to which it may undo
        self.deal_by = None
        if seed:
            key = mixed(read_seed(record.dealer, seed, record.seed_hash), record.seats, record.nonces)
            dealer, _ = DEALERS[record.dealer]
            self.deal_by = lambda number, weight: dealer(key, number, weight)

    def new_game(self):
        return (CampaignGame if self.edition.named else Game)(self.edition, self.record)

    def input(self, words):
        if words[0] == "deal":
            self.deal(tuple(words[1:]))
        else:
            seat = number_of(self.game.seat_number, words[0], "seat")
            if words[1:3] == ["undo", "to"] and len(words) == 4:
                self.undo(seat, natural(words[3]))
            else:
                self.act(seat, words[1:])
        self.lengths.append(len(self.live))

    def deal(self, outcome):
        due = self.game.due
        ensure(isinstance(due, Deal), "no deal is due")
        outcomes = [value for value, _ in due.outcomes]
        ensure(outcome in outcomes, f"'{' '.join(outcome)}' cannot be dealt here")
        if self.deal_by and len(self.lengths) > self.record.forked:
            number = self.deal_by(self.deals, sum(weight for _, weight in due.outcomes))
            drawn = next(value for at, value in enumerate(
                value for value, weight in due.outcomes for _ in range(weight)) if at == number)
            ensure(drawn == outcome, f"the seed deals '{' '.join(drawn)}' here")
        self.deals += 1
        self.last, self.back = None, []
        self.answer(outcome)

    def act(self, seat, words):
        due = self.game.due
        ensure(words, "an action is missing")
        ensure(isinstance(due, Ask) and seat in due.seats, f"{self.game.seats[seat]} is not asked")
        reversible = (words[0] in ("claim", "name", "pay", "board", "answer")
                      or words[0] == "keep" and due.text.startswith("tickets "))
        if self.last != seat or not reversible:
            self.back = []
        if reversible:
            self.back.append(len(self.lengths) - 1)
        self.last = seat
        self.answer((seat, words))

    def answer(self, answer):
        self.game.send(answer)
        self.live.append(answer)

    def undo(self, seat, to):
        """ENG-06: replays the game up to that point."""
        ensure(isinstance(self.game.due, Ask), "nothing can be undone while a deal is due or after the end")
        ensure(self.last == seat and to in self.back, "that cannot be undone")
        self.back = self.back[:self.back.index(to)]
        self.live = self.live[:self.lengths[to]]
        self.game = self.new_game()
        for answer in self.live:
            self.game.send(answer)


def check_record(record, edition, seed=None, hashes=False, state=None):
    """Replays a record to its end and returns the game; every fault is a Wrong with its line."""
    ensure(record.seats, f"line {record.line}: the header has no seats")
    ensure(set(record.nonces) <= set(record.seats), f"line {record.line}: a nonce of a seat that is not at the table")
    ensure(not record.nonces or record.dealer not in PLAIN_DEALERS,
           f"line {record.line}: the dealer '{record.dealer}' takes no nonces")
    ensure(record.forked <= len(record.inputs), f"line {record.line}: fewer inputs than were taken over")
    check = Check(edition, record, record.seed or seed)
    if state == 0:
        print(check.game.text(), end="")
    for number, (line, words) in enumerate(record.inputs, 1):
        try:
            check.input(words)
        except Wrong as wrong:
            raise Wrong(f"line {line}: {wrong}") from None
        if hashes:
            print(number, check.game.hash(), *words)
        if state == number:
            print(check.game.text(), end="")
    found = check.game.hash()
    ensure(record.final_hash in (None, found), f"the final hash is {found}, not {record.final_hash}")
    return check.game
