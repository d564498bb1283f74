"""Editions for tools/check_record.py: the board, cards and settings of a game, and their canonical
text, as in docs/map-reference.md and docs/record.md.
"""

import csv
import hashlib
import re
import tomllib
from collections import Counter
from dataclasses import dataclass

from second_cards import Card

COLORS = ["purple", "red", "orange", "yellow", "green", "blue", "white", "black"]
LOCOMOTIVE = "locomotive"
MARKS = ["pickaxe", "skull"]
# A card with a mark is a kind of its own, such as `red-skull`.
KINDS = [f"{color}{mark}" for color in COLORS for mark in ("", "-pickaxe", "-skull")] + [LOCOMOTIVE]
NEWSPAPER = "newspaper"
SLOTS = range(5)
RULES = ["caboose_privilege", "cut_offs", "double_heading", "limited", "window", "exposition"]


class Wrong(Exception):
    """Raised for anything in a record that is impossible."""


def ensure(holds, reason):
    if not holds:
        raise Wrong(reason)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def color_of(kind):
    """Returns the colour of a card without its mark."""
    return kind.partition("-")[0]


def cards_text(cards):
    """Formats cards: `red 2, locomotive 1`, or `nothing`."""
    return ", ".join(f"{kind} {cards[kind]}" for kind in KINDS if cards[kind]) or "nothing"


def natural(word):
    ensure(re.fullmatch("[0-9]+", word) and len(word.lstrip("0")) < 10, f"'{word}' is not a valid number here")
    return int(word)


def number_of(names, word, what):
    ensure(word in names, f"there is no {what} '{word}'")
    return names[word]


def read_cards(words):
    cards = Counter()
    for part in " ".join(words).split(","):
        pair = [word for word in part.split(" ") if word]
        ensure(len(pair) == 2, f"'{part}' is not a number of cards")
        kind, count = pair
        ensure(kind in KINDS and kind not in cards, f"'{part}' names no card, or one twice")
        cards[kind] = natural(count)
        ensure(1 <= cards[kind] <= 64, "a number of cards is 1 to 64")
    return cards


def read_table(path):
    """Reads a CSV file as a list of rows, each a dictionary by the names of the columns."""
    with open(path, newline="", encoding="utf-8-sig") as text:
        rows = list(csv.reader(text))
    names = [cell.strip() for cell in rows[0]]
    return [dict(zip(names, (cell.strip() for cell in row))) for row in rows[1:] if row]


@dataclass
class Route:
    id: str
    stops: list
    places: list
    color: str
    length: int
    group: int | None
    snow: bool  # whether snow can fall on it


@dataclass
class Ticket:
    id: str
    places: list
    value: int
    deck: int
    band: str


class Edition:
    """An edition as defined by its files. Places, routes and tickets are identified by their numbers."""

    def __init__(self, name, sheet, tables):
        self.name, self.sheet = name, sheet
        self.terms = terms = {"coins": 0, "names_mix": False, "draw_floor": None, "reset_at": 3, "resets_max": 10,
                              "end_at": 2, "trains_max": 255} | sheet["terms"]
        self.opening, self.drawn = terms["opening_tickets"], terms["drawn_tickets"]
        self.places = tables["cities"]
        self.place_number = {row["id"]: at for at, row in enumerate(self.places)}
        countries = {row["id"] for row in self.places if row.get("kind", "city") == "country"}
        self.stops = [(row["id"], row["id"]) for row in self.places if row["id"] not in countries]
        self.stops += [(row["port"], row["country"]) for row in tables.get("ports", [])]
        self.routes = self.read_routes(tables["routes"], countries)
        self.decks = [deck["name"] for deck in sheet["decks"]]
        self.tickets = []
        for deck, row in enumerate(sheet["decks"]):
            for ticket in tables["tickets"]:
                if ticket["deck"] in row["tickets"]:
                    ends = [ticket["a"], ticket["b"]]
                    places = [self.place_number[end] for end in ends]
                    value, band = int(ticket["value"]), ticket.get("band", "")
                    self.tickets.append(Ticket("-".join(ends), places, value, deck, band))
        self.cards = self.read_train_cards()
        self.passengers = Counter(sheet.get("passengers", {}))
        self.newspapers = sheet.get("newspapers", [])
        steps = sheet["steps"]["claimed"]
        self.steps = [(number, steps[str(number)]) for number in range(1, 13) if str(number) in steps]
        self.named = "name-route" in sheet["menu"]
        self.read_cards_with_effects()
        self.read_campaign()
        self.route_number = {route.id: at for at, route in enumerate(self.routes)}
        self.ticket_number = {ticket.id: at for at, ticket in enumerate(self.tickets)}
        self.hash = sha256(self.text().encode())

    @staticmethod
    def read(folder, name):
        """Reads an edition of a map folder."""
        sheet = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        files = [table for table in ("cities", "ports", "routes", "tickets") if (folder / f"{table}.csv").exists()]
        return Edition(name, sheet, {table: read_table(folder / f"{table}.csv") for table in files})

    def read_train_cards(self):
        marks = self.sheet.get("marks", {})
        cards = Counter()
        for kind, count in self.sheet["cards"].items():
            marked = {mark: marks.get(mark, 0) for mark in MARKS if kind != LOCOMOTIVE}
            cards[kind] = count - sum(marked.values())
            cards.update({f"{kind}-{mark}": number for mark, number in marked.items()})
        return cards

    def read_cards_with_effects(self):
        sheet = self.sheet
        slots = sheet.get("slots", [])

        def card(row, name):
            ready = "needs" not in row or row["needs"] in slots
            texts = row["trigger"], row.get("when", "true"), row.get("cost", "-"), row["does"]
            try:
                return Card(str(row[name]), *texts, ready)
            except ValueError as error:
                raise Wrong(str(error)) from None

        self.events = [card(event, "id") for event in sheet.get("events", [])]
        self.kept_events = {event["id"] for event in sheet.get("events", []) if event.get("kept")}
        self.companies = {seat: card({"seat": seat, "trigger": "CLAIM", "does": company["does"]}, "seat")
                          for seat, company in sorted(sheet.get("companies", {}).items())}
        self.postcards = {row["number"]: card(row, "number")
                          for row in sorted(sheet.get("postcards", []), key=lambda row: row["number"])}
        self.crew = {row["id"]: card(row, "id") for row in sheet.get("crew", [])}
        self.wages = {row["id"]: row["wage"] for row in sheet.get("crew", [])}
        self.crew_uses = {row["id"]: row.get("uses") for row in sheet.get("crew", [])}
        self.has_cards = bool(self.events or self.companies or self.named)

    def read_campaign(self):
        """Reads the parts that only campaign games have."""
        sheet = self.sheet
        self.goods = dict(sorted(sheet.get("goods", {}).items()))
        self.zones = sheet.get("zones", [])
        self.makes = [row.get("supply") or None for row in self.places]
        self.wants = [set(row.get("demand", "").split("|")) - {""} for row in self.places]
        setup = sheet["steps"].get("setup", {})
        self.setup_steps = [(number, setup[str(number)]) for number in range(10, 14) if str(number) in setup]
        self.rules = [rule for rule in RULES if sheet.get("rules", {}).get(rule)]
        self.privilege = {"cards": 2, "coins": 3} | sheet.get("privilege", {})
        self.pavilions = {row["id"]: row for row in sheet.get("pavilions", [])}

    def read_routes(self, rows, countries):
        in_group = Counter(row.get("group", "") for row in rows)
        shared = sorted(name.encode() for name, count in in_group.items() if name and count > 1)
        parallel = Counter(frozenset((row["a"], row["b"])) for row in rows)
        seen, routes = Counter(), []
        for row in rows:
            ends = [row["a"], row["b"]]
            pair = frozenset(ends)
            seen[pair] += 1
            name = "-".join(ends) + (f":{seen[pair]}" if parallel[pair] > 1 else "")
            stops = [row["port"] if end in countries else end for end in ends]
            group = row.get("group", "").encode()
            group = shared.index(group) if group in shared else None
            places = [self.place_number[end] for end in ends]
            routes.append(Route(name, stops, places, row["color"], int(row["length"]), group, row.get("snow") == "yes"))
        return routes

    def group_of(self, route):
        """Returns the other routes of the route's group."""
        group = self.routes[route].group
        numbers = range(len(self.routes)) if group is not None else []
        return [at for at in numbers if self.routes[at].group == group and at != route]

    # The canonical text specified in docs/record.md

    def text(self):
        parts = [self.terms_text(), self.board_text(), self.steps_text(), self.cards_text(), self.campaign_text(),
                 self.score_text()]
        return "".join(line + "\n" for part in parts for line in part)

    def terms_text(self):
        terms, sheet, opening, drawn = self.terms, self.sheet, self.opening, self.drawn
        second, floor = terms["second_owner_from"], terms["draw_floor"]
        menu = ("draw-cards", "claim-route", "draw-tickets", "name-route")
        return [
            f"edition {self.name} {sheet['version']}",
            f"seats {' '.join(sheet['seats'])}",
            f"cards {cards_text(self.cards)}",
            f"newspapers {numbers_text(self.newspapers)}",
            f"passengers {cards_text(self.passengers)}",
            f"trains {terms['trains']}",
            f"hand {terms['hand']}",
            f"coins {terms['coins']}",
            f"opening-tickets {opening['deal']} {opening['keep']} {opening['returned']}",
            f"drawn-tickets {drawn['deal']} {drawn['keep']}",
            f"names-mix {'yes' if terms['names_mix'] else 'no'}",
            f"second-owner-from {second['double']} {second['triple']}",
            f"draw-floor {'none' if floor is None else floor}",
            f"reset {terms['reset_at']} {terms['resets_max']}",
            f"end-at {terms['end_at']}",
            "menu " + " ".join(word for word in menu if word in sheet["menu"]),
        ]

    def board_text(self):
        lines = []
        for at, row in enumerate(self.places):
            size = "large" if row.get("size") == "large" else "plain"
            where = "".join(f" {word} {row[word]}" for word in ("piece", "zone") if row.get(word))
            goods = f" makes {self.makes[at]}" if self.makes[at] else ""
            goods += "".join(f" wants {good}" for good in self.goods if good in self.wants[at])
            passengers = int(row.get("passengers") or 0)
            lines.append(f"place {row['id']} {row.get('kind') or 'city'} {size} {passengers}{where}{goods}")
        lines += [f"stop {stop} {place}" for stop, place in self.stops]
        for route in self.routes:
            group = "-" if route.group is None else route.group
            snow = " snow" if route.snow else ""
            lines.append(f"route {route.id} {' '.join(route.stops)} {route.color} {route.length} {group}{snow}")
        for ticket in self.tickets:
            band = f" {ticket.band}" if ticket.band else ""
            lines.append(f"ticket {ticket.id} {self.decks[ticket.deck]} {ticket.value}{band}")
        return lines

    def steps_text(self):
        lines = []
        for number, step in self.steps:
            match step:
                case {"route-points": points}:
                    lines.append(f"step {number} route-points {numbers_text((points + [0] * 8)[:8])}")
                case {"collect": coins}:
                    lines.append(f"step {number} collect {coins}")
                case word:
                    lines.append(f"step {number} {word}")
        if self.opening.get("fewer"):
            lines.append("fewer-tickets yes")
        if self.terms["trains_max"] < 255:
            lines.append(f"trains-max {self.terms['trains_max']}")
        return lines

    def cards_text(self):
        lines = []
        for row, card in zip(self.sheet.get("events", []), self.events):
            kind = ("kept-" if card.id in self.kept_events else "") + (row["kind"] if card.ready else "idle")
            lines.append(f"event {card.id} {kind} {card.text()}")
        lines += [f"company {seat} {self.sheet['companies'][seat]['color']} {card.text()}"
                  for seat, card in self.companies.items()]
        lines += [f"postcard {number} {'active' if card.ready else 'waiting'} {card.text()}"
                  for number, card in self.postcards.items()]
        return lines + [f"crew {name} {self.wages[name]} {self.crew_uses[name] or 'none'} {card.text()}"
                        for name, card in self.crew.items()]

    def campaign_text(self):
        lines = [f"pavilion {row['id']} {row['check']} {row['first']} {row.get('second', 0)} {row['when']}"
                 for row in self.pavilions.values()]
        lines += [f"good {name} {price}" for name, price in self.goods.items()]
        lines += [f"setup {number} {word}" for number, word in self.setup_steps]
        lines += [f"rule {rule}" for rule in self.rules]
        if self.privilege != {"cards": 2, "coins": 3}:
            lines.append(f"privilege {self.privilege['cards']} {self.privilege['coins']}")
        return lines

    def score_text(self):
        lines, score = [], self.sheet["score"]
        for line in score["lines"]:
            match line:
                case {"passengers": points}:
                    lines.append(f"line passengers {points['most']} {points['second']}")
                case {"trains-left": points}:
                    lines.append(f"line trains-left {numbers_text(points)}")
                case {**points} if points:
                    lines += [f"line {word} {value}" for word, value in points.items()]
                case word:
                    lines.append(f"line {word}")
        if "floor" in score:
            lines.append(f"floor {score['floor']}")
        return lines + [f"tie {tie}" for tie in score["ties"]]


def numbers_text(numbers):
    return " ".join(str(number) for number in numbers)
