"""A second engine for tools/check_record.py: editions, the game and the scores, as in
docs/rules.md.

It shares no code with crates/rules and is meant to be read alongside the rules, not to be fast. A
game is one generator: it yields the deal or question it is waiting for, and is sent the answer, so
that the rules appear here in the order in which they happen. An answer is a list of words as in a
record; docs/record.md has the forms and the canonical texts.
"""

import csv
import hashlib
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

COLORS = ["purple", "red", "orange", "yellow", "green", "blue", "white", "black"]
LOCOMOTIVE = "locomotive"
KINDS = COLORS + [LOCOMOTIVE]
NEWSPAPER = "newspaper"
SLOTS = range(5)


class Wrong(Exception):
    """Raised for something impossible in a record."""


def ensure(holds, reason):
    if not holds:
        raise Wrong(reason)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


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


@dataclass
class Route:
    id: str
    stops: list
    places: list
    color: str
    length: int
    group: int | None


@dataclass
class Ticket:
    id: str
    places: list
    value: int
    deck: int


@dataclass
class Card:
    """A card with effects: an event, or a company's bonus. The words are those of docs/pack-reference.md."""
    id: str
    trigger: str
    when: str
    cost: str
    does: str

    # The vocabulary of events and companies in `legends`; other words belong to campaign games,
    # which are not supported here.
    WORDS = re.compile(r"(ALL: |MOST: |LEAST: )?((DRAW|TAKE|GAIN|PAY) [0-9]+|(BYLEN|DRAWLEN)( [0-9]+){3}|"
                       r"MOD (draw_tickets\+1|no_loco_up|large_bonus-1|company_bonus_x2))")

    def __post_init__(self):
        self.when, self.cost, self.does = (" ".join(text.split()) for text in (self.when, self.cost, self.does))
        triggers = ["TURN_START", "TURN_END", "CLAIM", "DRAW", "LOCO_UP", "TICKETS", "REVEAL", "LAST_ROUND", "ALWAYS"]
        known = (self.trigger in triggers and re.fullmatch("true|len[<>]?=[0-9]", self.when)
                 and re.fullmatch("-|(LOCO|CASH) [0-9]+", self.cost)
                 and all(self.WORDS.fullmatch(word) for act in self.acts() for word in self.either(act)))
        ensure(known, f"the card '{self.id}' says something that is not known here")

    def text(self):
        return f"{self.trigger} | {self.when} | {self.cost} | {self.does}"

    def acts(self):
        return [act.strip() for act in self.does.split(";")]

    @staticmethod
    def either(act):
        """Returns the effects of an act: one, or two to choose from."""
        return [word.strip() for word in act.removeprefix("CHOOSE ").split("|")]

    def holds(self, route):
        """Returns whether its condition holds for this route."""
        if self.when == "true":
            return True
        sign, number = re.fullmatch("len([<>]?=)([0-9])", self.when).groups()
        length = route.length
        return {"=": length == int(number), ">=": length >= int(number), "<=": length <= int(number)}[sign]


class Edition:
    """An edition as its files define it. Places, routes and tickets are identified by their numbers."""

    def __init__(self, folder, name):
        def table(file):
            with open(folder / file, newline="", encoding="utf-8-sig") as text:
                rows = list(csv.reader(text))
            names = [cell.strip() for cell in rows[0]]
            return [dict(zip(names, (cell.strip() for cell in row))) for row in rows[1:] if row]

        self.name = name
        self.sheet = sheet = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        self.terms = terms = {"coins": 0, "names_mix": False, "draw_floor": None, "reset_at": 3, "resets_max": 10,
                              "end_at": 2, "trains_max": 255} | sheet["terms"]
        self.opening, self.drawn = terms["opening_tickets"], terms["drawn_tickets"]
        self.places = table("cities.csv")
        self.place_number = {row["id"]: at for at, row in enumerate(self.places)}
        countries = {row["id"] for row in self.places if row.get("kind", "city") == "country"}
        self.stops = [(row["id"], row["id"]) for row in self.places if row["id"] not in countries]
        if (folder / "ports.csv").exists():
            self.stops += [(row["port"], row["country"]) for row in table("ports.csv")]
        self.routes = self.read_routes(table("routes.csv"), countries)
        self.decks = [deck["name"] for deck in sheet["decks"]]
        self.tickets = []
        tickets = table("tickets.csv")
        for deck, row in enumerate(sheet["decks"]):
            for ticket in tickets:
                if ticket["deck"] in row["tickets"]:
                    ends = [ticket["a"], ticket["b"]]
                    places = [self.place_number[end] for end in ends]
                    self.tickets.append(Ticket("-".join(ends), places, int(ticket["value"]), deck))
        self.cards = Counter(sheet["cards"])
        self.passengers = Counter(sheet.get("passengers", {}))
        self.newspapers = sheet.get("newspapers", [])
        self.steps = [(number, sheet["steps"]["claimed"][str(number)]) for number in range(1, 13)
                      if str(number) in sheet["steps"]["claimed"]]
        ensure(not {"marks", "goods", "postcards", "crew", "pavilions"} & set(sheet) and "name-route" not in sheet["menu"],
               "games of campaigns are not known here")
        self.events = [Card(event["id"], event["trigger"], event.get("when", "true"), event.get("cost", "-"), event["does"])
                       for event in sheet.get("events", [])]
        self.event_kinds = [event["kind"] for event in sheet.get("events", [])]
        self.companies = {seat: Card(seat, "CLAIM", "true", "-", company["does"])
                          for seat, company in sorted(sheet.get("companies", {}).items())}
        self.has_cards = bool(self.events or self.companies)
        self.route_number = {route.id: at for at, route in enumerate(self.routes)}
        self.ticket_number = {ticket.id: at for at, ticket in enumerate(self.tickets)}
        self.hash = sha256(self.text().encode())

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
            routes.append(Route(name, stops, places, row["color"], int(row["length"]), group))
        return routes

    def group_of(self, route):
        """Returns the other routes of its group."""
        group = self.routes[route].group
        numbers = range(len(self.routes)) if group is not None else []
        return [at for at in numbers if self.routes[at].group == group and at != route]

    def text(self):
        """Returns the canonical text specified in docs/record.md."""
        terms, sheet, opening, drawn = self.terms, self.sheet, self.opening, self.drawn
        numbers = lambda *values: " ".join(str(value) for value in values)
        second = terms["second_owner_from"]
        floor = terms["draw_floor"]
        lines = [
            f"edition {self.name} {sheet['version']}",
            f"seats {' '.join(sheet['seats'])}",
            f"cards {cards_text(self.cards)}",
            f"newspapers {numbers(*self.newspapers)}",
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
            "menu " + " ".join(word for word in ("draw-cards", "claim-route", "draw-tickets") if word in sheet["menu"]),
        ]
        for row in self.places:
            size = "large" if row.get("size") == "large" else "plain"
            where = "".join(f" {word} {row[word]}" for word in ("piece", "zone") if row.get(word))
            passengers = int(row.get("passengers") or 0)
            lines.append(f"place {row['id']} {row.get('kind', 'city')} {size} {passengers}{where}")
        lines += [f"stop {stop} {place}" for stop, place in self.stops]
        for route in self.routes:
            group = "-" if route.group is None else route.group
            lines.append(f"route {route.id} {' '.join(route.stops)} {route.color} {route.length} {group}")
        lines += [f"ticket {ticket.id} {self.decks[ticket.deck]} {ticket.value}" for ticket in self.tickets]
        for number, step in self.steps:
            match step:
                case {"route-points": points}:
                    lines.append(f"step {number} route-points {numbers(*(points + [0] * 8)[:8])}")
                case {"collect": coins}:
                    lines.append(f"step {number} collect {coins}")
                case word:
                    lines.append(f"step {number} {word}")
        if opening.get("fewer"):
            lines.append("fewer-tickets yes")
        if terms["trains_max"] < 255:
            lines.append(f"trains-max {terms['trains_max']}")
        lines += [f"event {card.id} {kind} {card.text()}" for card, kind in zip(self.events, self.event_kinds)]
        lines += [f"company {seat} {sheet['companies'][seat]['color']} {card.text()}"
                  for seat, card in self.companies.items()]
        for line in sheet["score"]["lines"]:
            match line:
                case {"passengers": points}:
                    lines.append(f"line passengers {points['most']} {points['second']}")
                case {"trains-left": points}:
                    lines.append(f"line trains-left {numbers(*points)}")
                case {**points} if points:
                    lines += [f"line {word} {value}" for word, value in points.items()]
                case word:
                    lines.append(f"line {word}")
        if "floor" in sheet["score"]:
            lines.append(f"floor {sheet['score']['floor']}")
        lines += [f"tie {tie}" for tie in sheet["score"]["ties"]]
        return "".join(line + "\n" for line in lines)


@dataclass
class Deal:
    """A pending deal: its form in the state text, and the outcomes with their weights, in order."""
    text: str
    outcomes: list  # (words after `deal`, weight)


@dataclass
class Ask:
    """A pending question to seats."""
    text: str
    seats: set


class Game:
    def __init__(self, edition, record):
        self.edition, self.seats = edition, record.seats
        sheet, terms, n = edition.sheet, edition.terms, len(record.seats)
        ensure(2 <= n <= len(sheet["seats"]), f"{n} seats cannot play this edition")
        ensure(len(set(record.seats)) == n, "two seats have the same colour")
        ensure(set(record.seats) <= set(sheet["seats"]), "a seat has a colour that the edition does not have")
        ensure(record.first in ["random", *record.seats], "no such seat can be first")
        self.seat_number = {color: at for at, color in enumerate(record.seats)}
        self.first = self.seat_number.get(record.first)
        self.draw_floor = terms["draw_floor"]
        if record.open_cards and self.draw_floor == 0:
            self.draw_floor = None
        self.turn = self.turns_left = None
        self.over = self.stands = False
        self.passes = self.resets = 0
        self.market = [None] * 5
        self.deck, self.discard = Counter(edition.cards), Counter()
        self.news, self.old_news = 0, 0
        numbers = range(len(edition.tickets))
        self.top = [{t for t in numbers if edition.tickets[t].deck == deck} for deck in range(len(edition.decks))]
        self.under = [set() for _ in edition.decks]
        self.bottom = [[] for _ in edition.decks]
        self.bag = Counter(edition.passengers)
        self.waiting = [Counter() for _ in edition.places]
        self.trains, self.score, self.coins = [terms["trains"]] * n, [0] * n, [terms["coins"]] * n
        self.hands = [Counter() for _ in range(n)]
        self.owned, self.tickets = [set() for _ in range(n)], [set() for _ in range(n)]
        self.offers = [[] for _ in range(n)]
        self.passengers = [Counter() for _ in range(n)]
        self.mixes, self.sealed = [(0, 0)] * n, [None] * n
        self.filling = False  # a card for the market is due
        self.event_deck = {card.id for card in edition.events}
        self.event_discard, self.event_turned = set(), set()
        self.events_shuffled = False  # in this turn
        self.event = None
        self.claimed = None  # the current claim: seat, route, and the event at that time
        self.refill_by = self.ended_by = None
        self.more_tickets = 0
        opening, tickets = edition.opening, len(edition.tickets)
        self.opening_deal, self.opening_keep = opening["deal"], opening["keep"]
        if opening.get("fewer") and tickets < n * opening["deal"]:  # LEG-06, R-51
            self.opening_deal, self.opening_keep = tickets // n, 1
        self.script = self.play()
        self.due = next(self.script)

    def send(self, answer):
        try:
            self.due = self.script.send(answer)
        except StopIteration:
            self.over, self.due = True, None

    # Set-up

    def play(self):
        edition, seats = self.edition, range(len(self.seats))
        for place, row in enumerate(edition.places):  # GER-01, R-04
            for _ in range(int(row.get("passengers") or 0)):
                outcomes = [(("passenger", color), self.bag[color]) for color in COLORS if self.bag[color]]
                _, color = yield Deal(f"passenger {row['id']}", outcomes)
                self.bag[color] -= 1
                self.waiting[place][color] += 1
        for seat in seats:  # BASE-05
            for _ in range(edition.terms["hand"]):
                card = yield Deal(f"opening-card {self.seats[seat]}", self.deck_outcomes())
                self.deck[card[0]] -= 1
                self.hands[seat][card[0]] += 1
        yield from self.tidy()  # BASE-06
        if edition.newspapers:
            self.news = edition.newspapers[min(len(seats) - 2, len(edition.newspapers) - 1)]
        yield from self.opening_tickets()
        if self.first is None:
            _, color = yield Deal("first", [(("first", color), 1) for color in self.seats])
            self.first = self.seat_number[color]
        yield from self.turns()

    def opening_tickets(self):
        """BASE-08, GER-04: mixes and choices stay sealed until the last one is made."""
        edition, seats = self.edition, range(len(self.seats))
        mixes = [(self.opening_deal,)] * len(self.seats)
        if edition.terms["names_mix"]:
            yield from self.ask_all("mix", self.name_mix)
            self.sealed, mixes = [None for _ in seats], self.mixes
        for seat in seats:
            yield from self.deal_tickets(seat, mixes[seat])
        if self.opening_deal == 0:
            return
        yield from self.ask_all("opening-tickets", self.keep_opening)
        for seat in seats:
            self.tickets[seat] |= set(self.sealed[seat])
            for ticket in set(self.offers[seat]) - set(self.sealed[seat]):
                pile = self.top if edition.opening["returned"] == "shuffled-in" else self.under
                pile[edition.tickets[ticket].deck].add(ticket)
            self.offers[seat], self.sealed[seat] = [], []

    def ask_all(self, text, answered):
        left = set(range(len(self.seats)))
        while left:
            seat, words = yield Ask(text, set(left))
            answered(seat, words)
            left.remove(seat)

    def name_mix(self, seat, words):
        ensure(len(words) == 3 and words[0] == "mix", "a mix is due")
        self.mixes[seat] = self.checked_mix(words[1:], self.edition.opening["deal"])
        self.sealed[seat] = []

    def keep_opening(self, seat, words):
        kept, returned = self.read_keep(words)
        self.check_kept(seat, kept, self.opening_keep)
        ensure(not returned, "no order at the opening")
        self.sealed[seat] = [ticket for ticket in self.offers[seat] if ticket in kept]

    # Turns

    def turns(self):
        seat, n = self.first, len(self.seats)
        while True:
            self.turn = seat
            if self.turns_left is not None:
                self.turns_left -= 1
            self.refill_by, self.events_shuffled = None, False
            yield from self.moment("TURN_START", seat)
            yield from self.take_turn(seat)
            yield from self.moment("TURN_END", seat)
            if self.turns_left == 0 or self.passes == n:  # BASE-40, BASE-38
                return
            if self.turns_left is None and self.trains[seat] <= self.edition.terms["end_at"]:  # BASE-39
                self.turns_left = n
                self.ended_by = seat
                for other in self.from_turn():
                    yield from self.moment("LAST_ROUND", other)
            seat = (seat + 1) % n

    def take_turn(self, seat):
        menu = self.edition.sheet["menu"]
        _, words = yield Ask(f"turn {self.seats[seat]}", {seat})
        match words:
            case ["draw"] | ["take", _] if "draw-cards" in menu:
                ensure(not self.draw_barred(), "no cards can be drawn now")
                only = yield from self.draw_card(seat, words, first=True)
                if only:
                    yield from self.moment("LOCO_UP", seat)
                elif self.card_left() or any(card in COLORS for card in self.market):  # BASE-18
                    _, words = yield Ask(f"second-card {self.seats[seat]}", {seat})
                    yield from self.draw_card(seat, words, first=False)
                yield from self.moment("DRAW", seat)
            case ["claim", route, "with", *cards] if "claim-route" in menu:
                yield from self.claim(seat, number_of(self.edition.route_number, route, "route"), read_cards(cards))
            case ["tickets", *mix] if "draw-tickets" in menu:
                yield from self.draw_tickets(seat, mix)
            case ["pass"]:
                ensure(self.must_pass(seat), "a seat that can act cannot pass")
                self.passes += 1
            case _:
                raise Wrong(f"'{' '.join(words)}' is not a turn")

    def must_pass(self, seat):
        """BASE-38: no card or ticket can be drawn, and no open route can be paid for."""
        menu = self.edition.sheet["menu"]
        draws = "draw-cards" in menu and not self.draw_barred()
        tickets = "draw-tickets" in menu and any(self.tickets_left(deck) for deck in range(len(self.edition.decks)))
        return not draws and not tickets and not ("claim-route" in menu and any(
            self.closed(seat, at) is None and self.affordable(seat, at) for at in range(len(self.edition.routes))))

    # Train cards

    def deck_size(self):
        return self.deck.total() + self.news

    def deck_outcomes(self):
        outcomes = [((kind,), self.deck[kind]) for kind in KINDS if self.deck[kind]]
        return outcomes + [((NEWSPAPER,), self.news)] * (self.news > 0)

    def card_left(self):
        """Returns whether a draw from the deck gives a card: newspapers alone give none (R-45)."""
        return self.deck.total() + self.discard.total() > 0

    def draw_barred(self):
        """BASE-22, R-12."""
        piles = self.deck_size() + self.discard.total() + self.old_news
        too_few = self.draw_floor is not None and piles <= self.draw_floor
        return too_few or not self.card_left() and not any(card and not self.no_take(card) for card in self.market)

    def no_take(self, card):
        """Returns whether an event forbids this face-up card as the first of a turn."""
        return card == LOCOMOTIVE and self.modifier("no_loco_up") > 0

    def reshuffle(self):
        """BASE-20."""
        if self.deck_size() == 0:
            self.deck, self.discard = self.discard, Counter()
            self.news, self.old_news = self.old_news, 0

    def from_deck(self, text):
        """Draws the next card of the deck that is not a newspaper; None if there is no such card (R-45)."""
        while self.card_left():
            (face,) = yield Deal(text, self.deck_outcomes())
            if face != NEWSPAPER:
                self.deck[face] -= 1
                return face
            self.news, self.old_news = self.news - 1, self.old_news + 1
            self.reshuffle()
            yield from self.turn_event()
        return None

    def tidy(self):
        """BASE-14, BASE-15, BASE-20, BASE-21: reshuffle, fill gaps, reset, as often as needed."""
        while True:
            self.reshuffle()
            gaps = [slot for slot in SLOTS if self.market[slot] is None]
            if gaps and self.filling:  # an event within it does not fill it too
                return
            if gaps:
                self.filling = True
                card = yield from self.from_deck(f"market {gaps[0]}")
                self.filling = False
                if card is None:
                    return
                self.market[gaps[0]] = card
                continue
            piles = self.deck_size() + self.discard.total() + self.old_news
            if self.market.count(LOCOMOTIVE) < self.edition.terms["reset_at"] or piles == 0 or self.stands:
                return
            if self.resets == self.edition.terms["resets_max"]:
                self.stands = True
                return
            self.resets += 1
            self.discard.update(self.market)
            self.market = [None] * 5

    def draw_card(self, seat, words, first):
        """BASE-12, BASE-13, BASE-16, BASE-17. Returns True for a face-up locomotive, the only card of
        its turn.
        """
        match words:
            case ["draw"]:
                ensure(self.card_left(), "the deck is empty")
                yield from self.blind_card(seat)
                return False
            case ["take", slot]:
                slot = natural(slot)
                ensure(slot in SLOTS and self.market[slot], "that slot is empty")
                card = self.market[slot]
                ensure(first or card != LOCOMOTIVE, "a face-up locomotive cannot be the second card")
                ensure(not self.no_take(card), "an event bars face-up locomotives")
                self.market[slot] = None
                self.refill_by = seat
                self.hands[seat][card] += 1
                self.passes, self.resets, self.stands = 0, 0, False
                yield from self.tidy()
                return card == LOCOMOTIVE
        raise Wrong("a card is due")

    def blind_card(self, seat):
        card = yield from self.from_deck(f"card {self.seats[seat]}")
        if card:
            self.hands[seat][card] += 1
            self.passes = self.resets = 0
            yield from self.tidy()

    # Routes

    def closed(self, seat, at):
        """Returns why this seat cannot claim the route, regardless of payment; None if it can."""
        route, others = self.edition.routes[at], self.edition.group_of(at)
        second = self.edition.terms["second_owner_from"]["double" if len(others) == 1 else "triple"]
        if any(at in owned for owned in self.owned):
            return "the route is taken"
        if self.owned[seat] & set(others):
            return "the seat owns a parallel route"  # BASE-29, GER-10
        if len(self.seats) < second and any(owned & set(others) for owned in self.owned):
            return "the route is closed by a parallel one"  # BASE-30, GER-11
        return "there are not enough trains" if self.trains[seat] < route.length else None  # BASE-27

    def affordable(self, seat, at):
        route, hand = self.edition.routes[at], self.hands[seat]
        colors = COLORS if route.color == "gray" else [route.color]
        return max(hand[color] for color in colors) + hand[LOCOMOTIVE] >= route.length

    def claim(self, seat, at, payment):
        """BASE-23 to BASE-32; the order is that of BASE-32.c."""
        route, closed = self.edition.routes[at], self.closed(seat, at)
        ensure(closed is None, closed)
        colors = set(payment) - {LOCOMOTIVE}
        ensure(payment.total() == route.length, f"the route takes {route.length} cards")
        fits = len(colors) < 2 and (route.color == "gray" or colors <= {route.color})
        ensure(fits, "these cards do not fit the route")
        ensure(payment <= self.hands[seat], "the seat does not hold these cards")
        self.hands[seat] -= payment
        self.trains[seat] -= route.length
        self.discard.update(payment)
        self.owned[seat].add(at)
        self.passes, self.resets, self.stands = 0, 0, False
        event = self.event
        self.claimed, self.refill_by = (seat, at, event), None
        yield from self.tidy()
        if event:
            yield from self.offer(event, "CLAIM", seat)
        for _, step in self.edition.steps:
            match step:
                case {"route-points": points}:
                    self.score[seat] += points[route.length - 1]
                case {"collect": coins}:
                    self.coins[seat] += coins
                case "company-bonus":  # LEG-23
                    company = self.edition.companies.get(self.seats[seat])
                    if company and self.edition.sheet["companies"][company.id]["color"] == route.color:
                        for _ in range(2 if self.modifier("company_bonus_x2") else 1):
                            yield from self.do(company, seat, self.whom(company, seat))
                case "large-city":
                    if not self.modifier("large_bonus-1") and any(self.edition.places[place].get("size") == "large" for place in route.places):
                        yield from self.blind_card(seat)
                case "passengers":
                    for place in route.places:
                        yield from self.board(seat, place)
        self.claimed = None

    # Cards with effects

    def modifier(self, word):
        """Returns the number of times the current event applies this modifier; those of a ticket
        turn are counted there.
        """
        card = self.current()
        return card.acts().count(f"MOD {word}") if card and card.trigger != "TICKETS" else 0

    def current(self):
        return next((card for card in self.edition.events if card.id == self.event), None)

    def from_turn(self):
        """Returns all seats, starting with the one whose turn it is."""
        return [(self.turn + at) % len(self.seats) for at in range(len(self.seats))]

    def turn_event(self):
        """LEG-15, LEG-16: reveals the next event; an empty deck is rebuilt from the earlier ones, once
        per turn (R-43).
        """
        if not self.event_deck and not self.events_shuffled:
            self.event_deck = self.event_discard - {self.event}
            self.event_discard -= self.event_deck
            self.events_shuffled = bool(self.event_deck)
        if not self.event_deck:
            return
        outcomes = [(("event", card.id), 1) for card in self.edition.events if card.id in self.event_deck]
        _, name = yield Deal("event", outcomes)
        self.event_deck.remove(name)
        self.event_discard.add(name)
        self.event_turned.add(name)
        self.event = name
        yield from self.offer(name, "REVEAL", self.turn)

    def moment(self, trigger, seat):
        if self.event:
            yield from self.offer(self.event, trigger, seat)

    def offer(self, event, trigger, seat):
        """Applies an event at its trigger: at once, or after a question if it has a cost."""
        card = next(card for card in self.edition.events if card.id == event)
        if card.trigger != trigger or not card.holds(self.edition.routes[self.claimed[1]] if self.claimed else None):
            return
        kind, _, price = card.cost.partition(" ")
        price = int(price or 0)
        if kind == "-":
            yield from self.do(card, seat, self.whom(card, seat))
        elif kind == "LOCO" or self.coins[seat] >= price:
            _, words = yield Ask(f"use {self.seats[seat]} {card.id}", {seat})
            if not self.read_answer(words, 2):
                return
            if kind == "LOCO":
                ensure(self.hands[seat][LOCOMOTIVE] >= price, "the seat does not have enough locomotives")
                self.hands[seat][LOCOMOTIVE] -= price
                self.discard[LOCOMOTIVE] += price
            else:
                self.coins[seat] -= price
            whom = self.whom(card, seat)
            yield from self.tidy()
            yield from self.do(card, seat, whom)

    def read_answer(self, words, answers):
        ensure(len(words) == 2 and words[0] == "answer", "an answer is due")
        answer = natural(words[1])
        ensure(answer < answers, "there is no such answer")
        return answer

    def whom(self, card, seat):
        """Returns the seats that each act affects, decided before the first of them."""
        most, least = max(self.coins), min(self.coins)
        scopes = {"ALL:": lambda at: True, "MOST:": lambda at: self.coins[at] == most != least,
                  "LEAST:": lambda at: self.coins[at] == least != most}
        of_act = [scopes.get(act.split(" ")[0], lambda at: at == seat) for act in card.acts()]
        return [[at for at in self.from_turn() if meets(at)] for meets in of_act]

    def do(self, card, seat, whom):
        for act, seats in zip(card.acts(), whom):
            for at in seats:
                effects = card.either(act)
                if len(effects) > 1:
                    _, words = yield Ask(f"choose {self.seats[at]} {card.id}", {at})
                    effects = [effects[self.read_answer(words, 2)]]
                yield from self.effect(card, at, effects[0])

    def effect(self, card, seat, text):
        *_, word, numbers = re.fullmatch(r"(\w+: )?(\w+) (.*)", text).groups()
        if word == "MOD":
            self.more_tickets += card.trigger == "TICKETS" and numbers == "draw_tickets+1"
            return
        numbers = [int(number) for number in numbers.split()]
        if len(numbers) == 3:
            numbers = [numbers[(self.edition.routes[self.claimed[1]].length - 1) // 2]]
        match word:
            case "GAIN" | "BYLEN":
                self.coins[seat] += numbers[0]
            case "PAY":
                self.coins[seat] -= min(self.coins[seat], numbers[0])
            case "DRAW" | "DRAWLEN":
                for _ in range(numbers[0]):
                    yield from self.blind_card(seat)
            case "TAKE":
                for _ in range(numbers[0]):
                    yield from self.take_given(seat)

    def take_given(self, seat):
        """Takes a face-up card that is not a locomotive, once the market is full."""
        if None in self.market and self.card_left():
            yield from self.tidy()
        if any(card in COLORS for card in self.market):
            _, words = yield Ask(f"take {self.seats[seat]}", {seat})
            ensure(words[0] == "take", "a face-up card is due")
            yield from self.draw_card(seat, words, first=False)

    def board(self, seat, place):
        """GER-13."""
        colors = [color for color in COLORS if self.waiting[place][color]]
        if not colors:
            return
        color, name = colors[0], self.edition.places[place]["id"]
        if len(colors) > 1:
            _, words = yield Ask(f"passenger {self.seats[seat]} {name}", {seat})
            ensure(words[:2] == ["board", name] and len(words) == 3, "a passenger is asked for")
            color = words[2]
            ensure(color in colors, "no such passenger waits there")
        self.waiting[place][color] -= 1
        self.passengers[seat][color] += 1

    # Tickets

    def tickets_left(self, deck):
        return len(self.top[deck]) + len(self.under[deck]) + len(self.bottom[deck])

    def checked_mix(self, words, deal):
        """R-34: the full number of tickets, or all that are left."""
        mix, left = tuple(natural(word) for word in words), (self.tickets_left(0), self.tickets_left(1))
        there = mix[0] <= left[0] and mix[1] <= left[1]
        ensure(there and sum(mix) == min(deal, sum(left)), "that mix cannot be drawn")
        return mix

    def deal_tickets(self, seat, mix):
        for deck, count in enumerate(mix):
            for _ in range(count):
                layer = self.top[deck] or self.under[deck] or self.bottom[deck][:1]
                outcomes = [(("ticket", self.edition.tickets[ticket].id), 1) for ticket in sorted(layer)]
                _, name = yield Deal(f"ticket {self.seats[seat]} {self.edition.decks[deck]}", outcomes)
                ticket = self.edition.ticket_number[name]
                for pile in (self.top[deck], self.under[deck], self.bottom[deck]):
                    if ticket in pile:
                        pile.remove(ticket)
                self.offers[seat].append(ticket)

    def draw_tickets(self, seat, words):
        """BASE-33 to BASE-35, GER-15."""
        deal = self.edition.drawn["deal"]
        ensure(any(self.tickets_left(deck) for deck in range(len(self.edition.decks))), "there are no tickets left")
        if not words:
            yield from self.moment("TICKETS", seat)
            deal = min(deal + self.more_tickets, 6)
        if self.edition.terms["names_mix"]:
            ensure(len(words) == 2, "a mix must be named")
            mix = self.checked_mix(words, deal)
        else:
            ensure(not words, "this edition names no mix")
            mix = (min(deal, self.tickets_left(0)),)
        self.passes = 0
        yield from self.deal_tickets(seat, mix)
        _, words = yield Ask(f"tickets {self.seats[seat]}", {seat})
        kept, returned = self.read_keep(words)
        self.check_kept(seat, kept, self.edition.drawn["keep"])
        rest = [ticket for ticket in self.offers[seat] if ticket not in kept]
        if not returned and len(rest) == 1:
            returned = rest
        decks = [self.edition.tickets[ticket].deck for ticket in returned]
        ensure(sorted(returned) == sorted(rest) and decks == sorted(decks), "this is not the rest in a possible order")
        self.tickets[seat] |= set(kept)
        self.offers[seat] = []
        for ticket, deck in zip(returned, decks):
            self.bottom[deck].append(ticket)
        self.more_tickets = 0

    def read_keep(self, words):
        ensure(words[0] == "keep", "a choice of tickets is due")
        under = words.index("under") if "under" in words else len(words)
        return [[number_of(self.edition.ticket_number, word, "ticket") for word in part]
                for part in (words[1:under], words[under + 1:])]

    def check_kept(self, seat, kept, fewest):
        offer = self.offers[seat]
        ensure(set(kept) <= set(offer) and len(set(kept)) == len(kept), "a ticket was not offered, or is named twice")
        ensure(len(kept) >= min(fewest, len(offer)), "too few tickets are kept")

    # The canonical state text

    def text(self):
        edition = self.edition
        seat = lambda at: "none" if at is None else self.seats[at]
        ids = lambda tickets: "".join(f" {edition.tickets[ticket].id}" for ticket in tickets)
        due = "over" if self.over else ("deal " if isinstance(self.due, Deal) else "asked ") + self.due.text
        lines = [
            due,
            f"first {seat(self.first)}",
            f"turn {seat(self.turn)}",
            f"turns-left {'none' if self.turns_left is None else self.turns_left}",
            f"passes {self.passes}",
            "market " + " ".join(card or "-" for card in self.market),
            f"stands {'yes' if self.stands else 'no'}",
            f"resets {self.resets}",
            f"deck {cards_text(self.deck)}",
            f"discard {cards_text(self.discard)}",
            f"newspapers {self.news} {self.old_news}",
        ]
        for deck, name in enumerate(edition.decks):
            lines.append(f"pile {name} top{ids(sorted(self.top[deck]))}")
            lines.append(f"pile {name} under{ids(sorted(self.under[deck]))}")
            lines.append(f"pile {name} bottom{ids(self.bottom[deck])}")
        for place, row in enumerate(edition.places):
            waiting = [color for color in COLORS for _ in range(self.waiting[place][color])]
            if waiting:
                lines.append(f"waiting {row['id']} {' '.join(waiting)}")
        for at, name in enumerate(self.seats):
            routes = "".join(f" {edition.routes[route].id}" for route in sorted(self.owned[at]))
            lines += [
                f"seat {name} trains {self.trains[at]} score {self.score[at]} coins {self.coins[at]}",
                f"hand {name} {cards_text(self.hands[at])}",
                f"routes {name}{routes}",
                f"tickets {name}{ids(sorted(self.tickets[at]))}",
                f"offer {name}{ids(self.offers[at])}",
                f"passengers {name} {cards_text(self.passengers[at])}",
            ]
            if self.turn is None:
                lines.append(f"mix {name} {self.mixes[at][0]} {self.mixes[at][1]}")
                lines.append(f"sealed {name}" + (" none" if self.sealed[at] is None else ids(self.sealed[at])))
        if edition.has_cards:
            lines += self.cards_text(seat)
        return "".join(line + "\n" for line in lines)

    def cards_text(self, seat):
        """Returns the state text for cards with effects."""
        events = lambda names: "".join(f" {card.id}" for card in self.edition.events if card.id in names)
        claim = "none"
        if self.claimed:
            by, route, event = self.claimed
            claim = f"{self.seats[by]} {self.edition.routes[route].id} {event or 'none'}"
        return [
            f"events deck{events(self.event_deck)}",
            f"events discard{events(self.event_discard)}",
            "events retired",
            f"events turned{events(self.event_turned)}",
            *["events shuffled"] * self.events_shuffled,
            f"event {self.event or 'none'}",
            f"claim {claim}",
            f"refill-by {seat(self.refill_by)}",
            "extra-turns 0",
            f"more-tickets {self.more_tickets}",
            "keep none",
            f"ended-by {seat(self.ended_by)}",
            *(f"added {name} ticket-value 0 vault 0 trains 0" for name in self.seats),
        ]

    def hash(self):
        return sha256(self.text().encode())


# Final scores


def joined(routes, a, b):
    """BASE-37, GER-17: whether one component of these routes touches both places. Stops are what
    routes connect.
    """
    left = list(routes)
    while left:
        part = [left.pop()]
        stops = set(part[0].stops)
        while True:
            more = [route for route in left if stops & set(route.stops)]
            if not more:
                break
            part += more
            stops.update(stop for route in more for stop in route.stops)
            left = [route for route in left if route not in more]
        places = {place for route in part for place in route.places}
        if a in places and b in places:
            return True
    return False


def longest_path(routes):
    """BASE-43: the largest number of trains on a walk that uses no route twice, by trying every walk."""
    at_stop = {}
    for number, route in enumerate(routes):
        for stop in route.stops:
            at_stop.setdefault(stop, []).append(number)

    @lru_cache(maxsize=None)
    def on_from(stop, used):
        lengths = [0]
        for number in at_stop[stop]:
            if not used >> number & 1:
                a, b = routes[number].stops
                lengths.append(routes[number].length + on_from(b if stop == a else a, used | 1 << number))
        return max(lengths)

    return max((on_from(stop, 0) for stop in at_stop), default=0)


def best(values, points):
    """Awards the points to all seats with the highest value, if it is above zero."""
    return [points if value == max(values) > 0 else 0 for value in values]


def passenger_points(pools, most, second):
    """GER-21."""
    points = [0] * len(pools)
    for color in COLORS:
        counts = [pool[color] for pool in pools]
        ranks = sorted(counts, reverse=True)
        for seat, count in enumerate(counts):
            if count and count == ranks[0]:
                points[seat] += most
            elif count and count == ranks[1]:
                points[seat] += second
    return points


def count_up(game):
    """Returns the final table: for each seat its lines, total, place, completed and failed tickets,
    and longest path.
    """
    edition, score, seats = game.edition, game.edition.sheet["score"], range(len(game.seats))
    routes = [[edition.routes[at] for at in sorted(game.owned[seat])] for seat in seats]
    done = [{t: joined(routes[seat], *edition.tickets[t].places) for t in game.tickets[seat]} for seat in seats]
    completed = [sum(done[seat].values()) for seat in seats]
    by_path = any("longest-path" in line for line in score["lines"])
    paths = [longest_path(routes[seat]) if by_path else 0 for seat in seats]
    table = []
    for line in score["lines"]:
        match line:
            case "routes":
                table.append(game.score)
            case "tickets":
                table.append([sum(edition.tickets[t].value * (1 if good else -1) for t, good in done[seat].items())
                              for seat in seats])
            case {"longest-path": points}:
                table.append(best(paths, points))
            case {"globetrotter": points}:
                table.append(best(completed, points))
            case {"passengers": points}:
                table.append(passenger_points(game.passengers, points["most"], points["second"]))
            case "coins":
                table.append(game.coins)
            case {"trains-left": points}:
                table.append([points[left] if left < len(points) else 0 for left in game.trains])
    totals = [max(sum(line[seat] for line in table), score.get("floor", -(1 << 15))) for seat in seats]
    ties = {"tickets-completed": completed, "longest-path": best(paths, 1),
            "passengers": [pool.total() for pool in game.passengers],
            "later-in-turn-order": [(seat - (game.first or 0)) % len(game.seats) for seat in seats]}
    keys = [[totals[seat]] + [ties[tie][seat] for tie in score["ties"]] for seat in seats]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return [([line[seat] for line in table], totals[seat], places[seat], completed[seat],
             len(done[seat]) - completed[seat], paths[seat]) for seat in seats]
