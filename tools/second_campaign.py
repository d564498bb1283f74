"""Campaigns for tools/check_record.py: a second implementation of docs/campaign-log.md and of the
story and boards in docs/pack-reference.md.

Like a game, a campaign is one generator: it yields what it waits for and is sent the next line of
the file. Before each game it yields the edition and the offices that the record must have.
"""

import re
import tomllib
from collections import Counter
from dataclasses import dataclass

from second_edition import Edition, Wrong, ensure, natural, read_table, sha256

FILES = ["pack.toml", "games.csv", "boards.csv", "cities.csv", "routes.csv", "cutoffs.csv", "tickets.csv",
         "companies.csv", "events.csv", "postcards.csv", "crew.csv", "pavilions.csv", "story.csv", "boxes.csv",
         "rules.csv"]
OPTIONAL = ["suspects.csv", "audit.csv", "rulings.md"]
SETUP_SLOTS = {slot: 10 + at for at, slot in enumerate("ABCD")}
CLAIM_SLOTS = {"H": 1, "I": 2} | {slot: 4 + at for at, slot in enumerate("JKLMNOPQ")}
END_SLOTS = ["END4", "END5", "END7"]
PARTS = ["evidence", "discarded", "retired", "seat", "slip", "completed", "stakes", "used", "drawn", "certificates"]


class Pack:
    """A campaign pack as defined by its files."""

    def __init__(self, folder):
        self.name = folder.name
        found = FILES + [file for file in OPTIONAL if (folder / file).exists()]
        texts = [(file, (folder / file).read_bytes()) for file in found]
        texts += [("rulings.md", b"")] if "rulings.md" not in found else []
        self.hash = sha256(b"".join(f"{file} {len(text)}\n".encode() + text for file, text in texts))
        self.numbers = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
        tables = {file.removesuffix(".csv"): read_table(folder / file) for file in found if file.endswith(".csv")}
        self.games, self.boards, self.cities, self.routes = (
            tables[name] for name in ("games", "boards", "cities", "routes"))
        self.cut_offs, self.tickets, self.companies = tables["cutoffs"], tables["tickets"], tables["companies"]
        self.events, self.crew, self.pavilions = tables["events"], tables["crew"], tables["pavilions"]
        self.postcards = {int(row["number"]): row for row in tables["postcards"]}
        self.story, self.rules, self.boxes = tables["story"], tables["rules"], tables["boxes"]
        self.suspects = tables.get("suspects", [])
        self.board_of = {row["id"]: row["board"] for row in self.cities}
        self.slot_of = {row["mechanism"]: row["slot"] for row in self.rules}


@dataclass
class Slip:
    company: str
    slip: int
    completed: list
    stakes: int


@dataclass
class Start:
    """A game about to be played, with the contents that its record must have."""
    number: int
    edition: Edition
    seats: list
    first: str
    offices: dict
    delivery: list


@dataclass
class Outcomes:
    """A deal between games: the possible outcomes in order."""
    kind: str
    values: list


@dataclass
class Question:
    """A question to a company, with its possible answers."""
    company: str
    word: str
    answers: list


class Table:
    """The moment between two games: companies are signed, and `play` starts the next game."""


class Campaign:
    def __init__(self, pack):
        self.pack = pack
        self.boards = [row["id"] for row in pack.boards if row["kind"] == "start"]
        self.tickets = {row["id"] for row in pack.tickets if not row["pack"]}
        self.events = {row["id"] for row in pack.events if not row["added_by"]}
        self.retired_events, self.barred_events = set(), set()  # barred events were retired by the story
        self.rules, self.retired_rules, self.pavilions = set(), set(), set()
        self.offices = {}  # the postcards of each company: number to [uses left, games played with it]
        self.left_office = set()  # postcards that are retired
        self.crew_offices = {}
        self.crew_deck, self.crew_under, self.display = set(), [], []
        self.cut_offs = []  # (id, builder)
        self.forks, self.verdict, self.evidence = {}, None, 0
        self.caboose = None
        self.wins = Counter()
        self.played, self.slips, self.discarded = [], [], []
        self.story_at, self.audited, self.over = 0, False, False
        self.game = 0
        self.script = self.play()
        self.due = next(self.script)

    def send(self, line):
        try:
            self.due = self.script.send(line)
        except StopIteration:
            self.due = None

    # The course of a campaign

    def play(self):
        while not self.over:
            seats = yield from self.table()
            self.played, self.slips, self.game = seats, [], self.game + 1
            self.settle_offices(seats)
            yield from self.read_story()
            if self.caboose not in seats:
                self.caboose = yield from self.deal("caboose", seats)
            result = yield self.start()
            yield from self.end_game(*self.read_result(result))

    def table(self):
        """Signs companies until a game is started; returns its seats."""
        while True:
            words = yield Table()
            colors = [row["color"] for row in self.pack.companies]
            match words:
                case ["sign", company, "person" | "bot", *name]:
                    ensure(company in colors and 1 <= len(" ".join(name)) <= 60, "this cannot be signed")
                    if company not in self.offices:
                        self.offices[company], self.crew_offices[company] = {}, []
                        if self.game:
                            yield from self.draw_postcard(company)
                            if self.plays("crew-duties"):
                                crew = yield from self.deal("crew", self.next_crew())
                                if crew:
                                    self.hire(company, crew)
                case ["play", *seats]:
                    ensure(2 <= len(seats) == len(set(seats)) and set(seats) <= set(self.offices), "these cannot play")
                    return seats
                case _:
                    raise Wrong("a company is signed, or a game is started")

    def deal(self, kind, outcomes):
        """Deals one of the outcomes; does nothing if there are none."""
        if outcomes:
            return (yield Outcomes(kind, outcomes))

    def ask(self, company, word, answers):
        """Asks a company a question. If there is only one answer, it is given without a question."""
        if len(answers) > 1:
            return (yield Question(company, word, answers))
        return answers[0] if answers else None

    def plays(self, mechanism):
        return self.pack.slot_of.get(mechanism) in self.rules

    # The end of a game

    def read_result(self, words):
        """Reads a `result` line: a part for the table, then a part for each seat."""
        parts, name = [{}], None
        for word in words[1:]:
            if word in PARTS:
                parts += [{}] if word == "seat" else []
                ensure(word not in parts[-1], f"a second '{word}'")
                parts[-1][name := word] = []
            else:
                ensure(name, f"'{word}' belongs to nothing")
                parts[-1][name].append(word)
        for part in parts:
            single = [part[word] for word in ("evidence", "seat", "slip", "stakes", "certificates") if word in part]
            ensure(all(len(values) == 1 for values in single), "one value is needed for each of these words")
        ensure(not set(parts[0]) - {"evidence", "discarded", "retired"}, "this belongs to a seat")
        self.check_result(*parts)
        return parts[0], parts[1:]

    def check_result(self, table, *seats):
        """Checks that a result names only what is in play, and nothing twice."""
        ensure([part["seat"] for part in seats] == [[company] for company in self.played], "these are not the seats")
        ensure(all("slip" in part and not {"evidence", "discarded", "retired"} & set(part) for part in seats),
               "a seat needs a slip, and events belong to the table")
        named = lambda word: [value for part in seats for value in part.get(word, [])]
        ensure_among(named("completed"), self.tickets, "tickets")
        ensure_among(table.get("discarded", []) + table.get("retired", []), self.events, "events")
        ensure_among([natural(number) for number in named("drawn")], self.general_delivery(), "postcards")
        for part in seats:
            office, used = self.offices[part["seat"][0]], [pair.split(":") for pair in part.get("used", [])]
            ensure(all(len(pair) == 2 for pair in used), "used postcards are written as 'number:left'")
            ensure_among([natural(number) for number, _ in used], office, "postcards")
            ensure(all(natural(left) < office[natural(number)][0] for number, left in used), "no use was made of it")

    def end_game(self, table, seats):
        number = lambda part, word: natural(part[word][0]) if word in part else 0
        turn = {company: at for at, company in enumerate(self.from_caboose())}
        slips = [Slip(*part["seat"], number(part, "slip"), part.get("completed", []), number(part, "stakes"))
                 for part in seats]
        self.slips = sorted(slips, key=lambda slip: (slip.slip, len(slip.completed), turn[slip.company]), reverse=True)
        order = [slip.company for slip in self.slips]
        self.wins[order[0]] += 1
        self.evidence += number(table, "evidence")
        self.discarded = table.get("discarded", [])
        self.retire_events(table.get("retired", []))
        for company, part in zip(self.played, seats):
            self.put_back(company, part)
        self.lapse()
        self.caboose = order[-1]
        kept = {row["id"] for row in self.pack.events if row.get("kept") == "yes"}
        free = [event for event in self.discarded if event not in kept]
        event = yield from self.ask(self.caboose, "retire-event", free)
        if event:
            self.retire_events([event])
        yield from self.read_story()
        if not self.audited:
            yield from self.post_office(order)
            yield from self.council()
            yield from self.personnel_office(order)

    def from_caboose(self):
        start = self.played.index(self.caboose)
        return self.played[start:] + self.played[:start]

    def put_back(self, company, part):
        """Settles what a company did with its postcards in the game."""
        office = self.offices[company]
        for used in part.get("used", []):
            postcard, left = (natural(word) for word in used.split(":"))
            office[postcard][0] = left
            if left == 0:
                self.retire_postcard(company, postcard)
        for postcard in part.get("drawn", []):
            self.give_postcard(company, natural(postcard))
            office[natural(postcard)][1] = -1  # this game does not count

    def lapse(self):
        for company in self.played:
            for postcard, uses in list(self.offices[company].items()):
                uses[1] += 1
                lapses = self.pack.postcards[postcard].get("lapses")
                if lapses and uses[1] >= int(lapses):
                    self.retire_postcard(company, postcard)

    def retire_events(self, events):
        self.events -= set(events)
        self.retired_events |= set(events)

    def post_office(self, order):
        if not self.plays("post-office"):
            return
        numbers = self.pack.numbers["post_office"]
        took = set()
        for slip in self.slips:
            entries = {row["id"]: row["entry"] for row in self.pack.tickets if row["entry"]}
            named = {int(entries[ticket]) for ticket in slip.completed if ticket in entries}
            named = sorted(named & set(self.in_post_office()))
            taken = yield from self.take_postcards(slip.company, named, numbers["take"])
            for postcard in taken:
                self.give_postcard(slip.company, postcard)
                took.add(slip.company)
        few = [company for company in order[:-1] if company not in took
               and len(self.offices[company]) < numbers["draw_below"]]
        for company in order[-1:] + few:
            yield from self.draw_postcard(company)
        for company in order:
            while len(self.offices[company]) > numbers["keep"]:
                postcard = yield from self.ask(company, "retire-postcard", sorted(self.offices[company]))
                self.retire_postcard(company, postcard)

    def take_postcards(self, company, named, limit):
        if len(named) <= limit:
            return named
        subsets = [subset for subset in subsets_of(named) if len(subset) == limit]
        return (yield Question(company, "take-postcards", subsets))

    def council(self):
        if not self.plays("surveyors-council"):
            return
        built = Counter(builder for _, builder in self.cut_offs)
        limit = self.pack.numbers["limits"]["cut_offs"]
        able = [slip for slip in self.slips if slip.stakes and built[slip.company] < limit]
        open_lines = [row["id"] for row in self.pack.cut_offs if row["id"] not in dict(self.cut_offs)
                      and self.is_open(row)]
        if able and open_lines:
            most = max(slip.stakes for slip in able)
            builder = [slip.company for slip in able if slip.stakes == most][-1]
            line = yield from self.ask(builder, "build", open_lines)
            self.cut_offs.append((line, builder))

    def personnel_office(self, order):
        if not self.plays("personnel-office"):
            return
        limits = self.pack.numbers["limits"]
        for _ in range(len(order) + limits["crew_display"] - len(self.display)):
            crew = yield from self.deal("crew", self.next_crew())
            if crew:
                self.leave_deck(crew)
                self.display.append(crew)
        for company in reversed(order):
            own = sorted(self.crew_offices[company])
            leaving = own if len(own) >= limits["crew"] else [None]
            answers = ["nobody"] + [(crew, other) for crew in self.display for other in leaving]
            answer = yield from self.ask(company, "hire", answers)
            if answer != "nobody":
                crew, other = answer
                if other:
                    self.crew_offices[company].remove(other)
                    self.crew_under.append(other)
                self.display.remove(crew)
                self.crew_offices[company].append(crew)

    # Cards between games

    def in_post_office(self):
        held = {postcard for office in self.offices.values() for postcard in office}
        return [number for number in self.pack.postcards if number not in held and number not in self.left_office]

    def general_delivery(self):
        return [number for number in self.in_post_office() if self.pack.postcards[number]["source"] == "GENERAL"]

    def draw_postcard(self, company):
        postcard = yield from self.deal("postcard", self.general_delivery())
        if postcard:
            self.give_postcard(company, postcard)

    def give_postcard(self, company, number):
        self.offices[company][number] = [int(self.pack.postcards[number]["uses"]), 0]
        if company in self.played:
            self.settle_offices([company])

    def retire_postcard(self, company, number):
        del self.offices[company][number]
        self.left_office.add(number)

    def settle_offices(self, companies):
        """Exchanges postcards whose rule has been retired for certificates."""
        for company in companies:
            for postcard in list(self.offices[company]):
                if self.pack.postcards[postcard]["needs"] in self.retired_rules:
                    self.retire_postcard(company, postcard)

    def next_crew(self):
        return [row["id"] for row in self.pack.crew if row["id"] in self.crew_deck] or self.crew_under[:1]

    def leave_deck(self, crew):
        self.crew_deck.discard(crew)
        if crew in self.crew_under:
            self.crew_under.remove(crew)

    def hire(self, company, crew):
        self.leave_deck(crew)
        self.crew_offices[company].append(crew)

    # The story

    def read_story(self):
        """Reads the sides from here to the front of PAUSE, or to the back of STOP."""
        while self.story_at < len(self.pack.story):
            side = self.pack.story[self.story_at]["side"]
            versions = [row for row in self.pack.story if row["side"] == side]
            row = next(row for row in versions if self.story_holds(row.get("if", "")))
            self.story_at += len(versions)
            text = row["instructions"]
            if condition := re.match(r"IF (.*?) THEN (.*)", text):
                text = condition[2] if self.story_holds(condition[1]) else ""
            for instruction in filter(None, (part.strip() for part in text.split(";"))):
                yield from self.carry_out(*instruction.split())
            after = self.pack.story[self.story_at:self.story_at + 1]
            if row["kind"] == "PAUSE" and row["read_at"] == "SETUP":
                return
            if row["kind"] == "STOP" and not (after and after[0]["kind"] == "STOP"):
                return

    def story_holds(self, condition):
        for test in filter(None, (part.strip() for part in condition.split("&"))):
            name, sign, value = re.fullmatch(r"([a-z]+(?:\(.*\))?)(>=|<|!=|=)(.*)", test).groups()
            fork = re.fullmatch(r"fork\((.*)\)", name)
            holds = {">=": lambda: self.evidence >= int(value), "<": lambda: self.evidence < int(value),
                     "!=": lambda: self.verdict != value,
                     "=": lambda: self.forks[fork[1]][0] == value if fork else self.verdict == value}[sign]()
            if not holds:
                return False
        return True

    def target(self, word):
        fork, _, which = word.partition(".")
        return self.forks[fork][which == "other"] if which else word

    def who(self, word):
        """Returns the company with this place in the game. Tied companies get the lower place."""
        order = [slip.company for slip in self.slips]
        match word:
            case "WINNER" | "SECOND" | "LAST":
                return order[{"WINNER": 0, "SECOND": 1, "LAST": -1}[word]]
            case "CABOOSE":
                return self.caboose
            case "MOST_TICKETS":
                most = max(len(slip.completed) for slip in self.slips)
                return [slip.company for slip in self.slips if len(slip.completed) == most][-1]
            case "FEWEST_WINS":
                fewest = min(self.wins[company] for company in order)
                return [company for company in order if self.wins[company] == fewest][-1]

    def carry_out(self, word, *words):
        """Carries out an instruction. Instructions that only fill vaults are skipped, since no game depends on them."""
        match word:
            case "ADD_EVENT":
                self.events.add(words[0])
                self.retired_events.discard(words[0])
            case "RETIRE_EVENT":
                if words[0] in self.events | self.retired_events:
                    self.retire_events(words)
                    self.barred_events.add(words[0])
            case "ADD_BOARD":
                self.boards.append(self.target(words[0]))
            case "ADD_TICKETS":
                board = self.target(words[0])
                self.tickets -= {row["id"] for row in self.pack.tickets if row["retired_by"] == board}
                self.tickets |= {row["id"] for row in self.pack.tickets if row["pack"] == board}
            case "FORK":
                boards = words[1].split("|")
                chosen = yield from self.ask(self.caboose, "fork", boards)
                self.forks[words[0]] = [chosen, next(board for board in boards if board != chosen)]
            case "OPEN_BOX":
                name = self.target(words[0])
                box = next(row for row in self.pack.boxes if name in (row["id"], row["board"]))
                self.rules |= set(box["places"].split("|"))
            case "PLACE_RULE":
                self.rules.add(words[0])
            case "RETIRE_RULE":
                if words[0] in self.rules:
                    self.rules.remove(words[0])
                    self.retired_rules.add(words[0])
                    self.settle_offices(self.played)
            case "AWARD":
                if int(words[0]) in self.in_post_office():
                    self.give_postcard(self.who(words[2]), int(words[0]))
            case "RECALL_EVENT":
                recalled = sorted(self.retired_events - self.barred_events)
                event = yield from self.ask(self.who(words[1]), "recall-event", recalled)
                if event:
                    self.events.add(event)
                    self.retired_events.discard(event)
            case "ACCUSE":
                yield from self.accuse(words[0].split("|"))
            case "ADD_CREW":
                self.crew_deck |= set(range_of(self.pack.crew, words[0]))
            case "ADD_PAVILIONS":
                self.pavilions |= set(range_of(self.pack.pavilions, words[0]))
            case "FINAL_AUDIT":
                self.audited = True
            case "END_CAMPAIGN":
                self.over = True

    def accuse(self, suspects):
        votes = Counter()
        for slip in reversed(self.slips):
            votes[(yield from self.ask(slip.company, "accuse", suspects))] += 1
        leading = [row["id"] for row in self.pack.suspects if votes[row["id"]] == max(votes.values())]
        self.verdict = yield from self.ask(self.caboose, "accuse", leading)

    # The next game

    def start(self):
        trains = min(int(self.pack.games[self.game - 1]["trains"]), self.pack.numbers["trains_max"])
        postcards = lambda office: [(number, office[number][0]) for number in sorted(office)]
        offices = {company: (trains, postcards(self.offices[company]), sorted(self.crew_offices[company]))
                   for company in self.played}
        delivery = self.general_delivery() if self.plays("cards") else []
        edition = Edition(f"{self.pack.name}-{self.game}", self.sheet(trains), self.tables())
        return Start(self.game, edition, self.played, self.caboose, offices, delivery)

    def is_open(self, row):
        return self.pack.board_of[row["a"]] in self.boards and self.pack.board_of[row["b"]] in self.boards

    def tables(self):
        """Returns the tables of the next game's map: everything on the boards in play, and the cut-offs."""
        cities = [row | {"piece": row["board"], "kind": "city"} for row in self.pack.cities
                  if row["board"] in self.boards]
        routes = [row | {"group": "" if row["kind"] == "single" else f"{row['a']}-{row['b']}"}
                  for row in self.pack.routes if self.is_open(row)]
        lines = {row["id"]: row for row in self.pack.cut_offs}
        routes += [lines[line] | {"color": builder} for line, builder in self.cut_offs]
        tickets = [row | {"deck": "main"} for row in self.pack.tickets if row["id"] in self.tickets]
        return {"cities": cities, "routes": routes, "tickets": tickets}

    def sheet(self, trains):
        """Returns the next game's edition as the file of a map would define it."""
        numbers, tickets, seats = self.pack.numbers, len(self.tickets), len(self.played)
        deal = min(tickets // seats, 4)  # LEG-06, R-51
        keep = 2 if deal == 4 else min(deal, 1)
        by_slot = {row["slot"]: row["mechanism"] for row in self.pack.rules if row["slot"] in self.rules}
        claimed = {"3": "company-bonus", "12": "large-city"}
        claimed |= {str(CLAIM_SLOTS[slot]): word for slot, word in by_slot.items() if slot in CLAIM_SLOTS}
        beside = [word for slot, word in by_slot.items() if slot not in [*SETUP_SLOTS, *CLAIM_SLOTS, *END_SLOTS]]
        lines = ["coins", {"trains-left": [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2]}, "tickets"]
        return {
            "version": numbers["version"],
            "seats": [row["color"] for row in self.pack.companies],
            "menu": ["draw-cards", "name-route", "draw-tickets"],
            "newspapers": numbers["newspapers"],
            "slots": sorted(self.rules),
            "zones": ["E", "C", "M", "P"],
            "cards": numbers["cards"],
            "goods": numbers["goods"],
            "decks": [{"name": "tickets", "tickets": ["main"]}],
            "terms": {
                "trains": trains, "trains_max": numbers["trains_max"], "hand": 4, "coins": 5, "draw_floor": 8,
                "opening_tickets": {"deal": deal, "keep": keep, "returned": "shuffled-under"},
                "drawn_tickets": {"deal": 3, "keep": 1},
                "second_owner_from": {"double": 4, "triple": 2},
            },
            "steps": {
                "setup": {str(SETUP_SLOTS[slot]): word for slot, word in by_slot.items() if slot in SETUP_SLOTS},
                "claimed": claimed,
            },
            "rules": {word.replace("-", "_"): True for word in beside},
            "privilege": numbers.get("privilege", {}) if "caboose-privilege" in beside else {},
            "score": {
                "lines": lines + ["bookings"] * self.plays("bookings"), "floor": 0,
                "ties": ["tickets-completed", "later-in-turn-order"],
            },
        } | self.cards()

    def cards(self):
        """Returns the cards of the next game. It contains all postcards, since any of them may be drawn in play."""
        texts = lambda row: {key: row[key] for key in ("trigger", "when", "cost", "does", "needs") if row.get(key)}
        cards = {
            "companies": {row["color"]: {"color": row["color"], "does": row["does"]} for row in self.pack.companies},
            "events": [texts(row) | {"id": row["id"], "kind": row["kind"], "kept": row.get("kept") == "yes"}
                       for row in self.pack.events if row["id"] in self.events],
            "pavilions": [{"id": row["id"], "check": row["check"], "when": row["when"], "first": int(row["first"])}
                          | ({"second": int(row["second"])} if row["second"] else {})
                          for row in self.pack.pavilions if row["id"] in self.pavilions],
        }
        if self.plays("cards"):
            cards["postcards"] = [texts(row) | {"number": number} for number, row in self.pack.postcards.items()]
        if self.plays("crew-duties"):
            cards["crew"] = [texts(row) | {"id": row["id"], "wage": int(row["wage"])}
                             | ({"uses": int(row["uses"])} if row["uses"] else {}) for row in self.pack.crew]
        if self.reads_marks():
            cards["marks"] = self.pack.numbers["marks"]
        return cards

    def reads_marks(self):
        """CAM-09: marks count once a rule or a postcard in play reads them."""
        usable = [row for row in self.pack.postcards.values() if not row["needs"] or row["needs"] in self.rules]
        by_card = self.plays("cards") and any(re.search("(pick|skull)>=", row["when"]) for row in usable)
        return by_card or any(self.plays(rule) for rule in ("survey", "hazard", "snowbound"))


def range_of(rows, text):
    """Returns the ids from the first to the last of `a-b`, in the order of the table."""
    ids = [row["id"] for row in rows]
    first, last = (ids.index(name) for name in text.split("-"))
    return ids[first:last + 1]


def ensure_among(values, known, what):
    ensure(set(values) <= set(known) and len(set(values)) == len(values), f"these {what} are not there, or named twice")


def subsets_of(numbers):
    return [[number for at, number in enumerate(numbers) if bits >> at & 1] for bits in range(1 << len(numbers))]
