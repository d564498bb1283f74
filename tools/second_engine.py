"""A second engine for tools/check_record.py: the game, as in docs/rules.md.

It shares no code with crates/rules and is meant to be read alongside the rules, not to be fast. A
game is one generator: it yields the deal or question it is waiting for, and is sent the answer, so
that the rules appear here in the order in which they happen. An answer is a list of words as in a
record; docs/record.md has the forms and the canonical texts. The rules that campaigns add are in
second_mechanisms.py.
"""

from collections import Counter
from dataclasses import dataclass

from second_cards import holds
from second_edition import (COLORS, KINDS, LOCOMOTIVE, NEWSPAPER, SLOTS, Wrong, cards_text, color_of, ensure, natural,
                            number_of, read_cards, sha256)


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
        self.filling = None  # the tidying that waits for a card for the market
        self.refreshing = False  # the face-up cards are being replaced
        self.event_deck = {card.id for card in edition.events}
        self.event_discard, self.event_turned, self.event_retired = set(), set(), set()
        self.events_shuffled = False  # in this turn
        self.event = None
        self.claimed = None  # the current claim: seat, route, and the event at that time
        self.refill_by = self.ended_by = None
        self.more_tickets = self.extra_turns = 0
        self.keep = None  # the number of tickets to keep, if an effect drew them
        self.ticket_value, self.vault, self.more_trains = [0] * n, [0] * n, [0] * n  # added by cards
        opening, tickets = edition.opening, len(edition.tickets)
        self.opening_deal, self.opening_keep = opening["deal"], opening["keep"]
        if opening.get("fewer") and tickets < n * opening["deal"]:  # LEG-06, R-51
            self.opening_deal, self.opening_keep = tickets // n, 1
        self.prepare(record)
        self.script = self.play()
        self.due = next(self.script)

    def prepare(self, record):
        """Sets up the parts that only campaign games have; other games must not have any."""
        ensure(not record.offices and not record.delivery, "this edition has no offices and no postcards")

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
        if not edition.named:
            self.add_newspapers()
        yield from self.opening_tickets()
        if self.first is None:
            _, color = yield Deal("first", [(("first", color), 1) for color in self.seats])
            self.first = self.seat_number[color]
        yield from self.open_campaign()
        yield from self.turns()
        yield from self.close_campaign()

    def open_campaign(self):
        """Runs the steps of campaign games before the first turn; other games have none."""
        yield from ()

    def close_campaign(self):
        """Runs the steps of campaign games after the last turn; other games have none."""
        yield from ()

    def add_newspapers(self):
        newspapers = self.edition.newspapers
        if newspapers:
            self.news = newspapers[min(len(self.seats) - 2, len(newspapers) - 1)]

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
                self.ended_by, self.extra_turns = seat, 0
                for other in self.from_turn():
                    yield from self.moment("LAST_ROUND", other)
            if self.extra_turns:
                self.extra_turns -= 1
            else:
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
                elif self.card_left() or any(card not in (None, LOCOMOTIVE) for card in self.market):  # BASE-18
                    _, words = yield Ask(f"second-card {self.seats[seat]}", {seat})
                    yield from self.draw_card(seat, words, first=False)
                yield from self.moment("DRAW", seat)
            case ["claim", route, "with", *cards] if "claim-route" in menu:
                yield from self.claim(seat, number_of(self.edition.route_number, route, "route"), read_cards(cards))
            case ["name", route] if self.edition.named:
                yield from self.name_route(seat, number_of(self.edition.route_number, route, "route"))
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
        tickets = "draw-tickets" in menu and self.can_draw_tickets(seat)
        return not draws and not tickets and not any(self.can_claim(seat, at) for at in range(len(self.edition.routes)))

    def can_claim(self, seat, at):
        """Returns whether the seat can claim this route now, with some payment."""
        return self.closed(seat, at) is None and self.affordable(seat, at)

    def can_draw_tickets(self, seat):
        return any(self.tickets_left(deck) for deck in range(len(self.edition.decks)))

    # Train cards

    def deck_size(self):
        return self.deck.total() + self.news

    def deck_outcomes(self):
        outcomes = [((kind,), self.deck[kind]) for kind in KINDS if self.deck[kind]]
        return outcomes + [((NEWSPAPER,), self.news)] * (self.news > 0)

    def card_left(self):
        """Returns whether a draw from the deck yields a card. Newspapers alone yield none (R-45)."""
        return self.deck.total() + self.discard.total() > 0

    def draw_barred(self):
        """BASE-22, R-12."""
        piles = self.deck_size() + self.discard.total() + self.old_news
        too_few = self.draw_floor is not None and piles <= self.draw_floor
        return too_few or not self.card_left() and not any(card and not self.no_take(card) for card in self.market)

    def no_take(self, card):
        """Returns whether an event forbids this face-up card as the first of a turn."""
        return card == LOCOMOTIVE and self.modifier("no_loco_up", self.turn) > 0

    def reshuffle(self):
        """BASE-20."""
        if self.deck_size() == 0:
            self.deck, self.discard = self.discard, Counter()
            self.news, self.old_news = self.old_news, 0

    def from_deck(self, text, seat=None, due=lambda: True):
        """Draws the next card of the deck that is not a newspaper, for a seat; None if there is no such
        card (R-45), or if it is no longer due after an event.
        """
        while due() and self.card_left():
            (face,) = yield Deal(text, self.deck_outcomes())
            if face != NEWSPAPER:
                self.deck[face] -= 1
                return face
            self.news, self.old_news = self.news - 1, self.old_news + 1
            self.reshuffle()
            yield from self.turn_event(seat)
        return None

    def tidy(self, anew=False):
        """BASE-14, BASE-15, BASE-20, BASE-21: reshuffle, fill gaps, reset, as often as needed. If the
        market is already being filled, only `anew` fills it, and ends the earlier filling.
        """
        while True:
            self.reshuffle()
            gaps = [slot for slot in SLOTS if self.market[slot] is None]
            if gaps and self.filling and not anew:
                return
            if gaps:
                self.filling = mine = object()
                card = yield from self.from_deck(f"market {gaps[0]}", self.refill_by, lambda: self.filling is mine)
                if self.filling is not mine:
                    return
                self.filling = None
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
        card = yield from self.from_deck(f"card {self.seats[seat]}", seat)
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
        self.claimed, self.refill_by = (seat, at, self.event), None
        self.pay(seat, at, payment, route.length, route.color == "gray")
        yield from self.tidy()
        yield from self.follow_claim(seat, at)
        self.claimed = None

    def pay(self, seat, at, payment, cards, gray):
        """Pays for a route and puts the trains on it."""
        route = self.edition.routes[at]
        colors = {color_of(kind) for kind in payment} - {LOCOMOTIVE}
        ensure(payment.total() == cards, f"the route takes {cards} cards")
        ensure(len(colors) < 2 and (gray or colors <= {route.color}), "these cards do not fit the route")
        ensure(payment <= self.hands[seat], "the seat does not hold these cards")
        self.hands[seat] -= payment
        self.trains[seat] -= route.length
        self.discard.update(payment)
        self.owned[seat].add(at)
        self.passes, self.resets, self.stands = 0, 0, False

    def follow_claim(self, seat, at):
        """Applies the event that was current at the claim, then the steps of the edition."""
        route, event = self.edition.routes[at], self.claimed[2]
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
                    if company and self.company_color(seat) == route.color:
                        for _ in range(2 if self.modifier("company_bonus_x2", seat) else 1):
                            yield from self.act_out(company, seat)
                case "large-city":
                    large = any(self.edition.places[place].get("size") == "large" for place in route.places)
                    if large and not self.modifier("large_bonus-1", seat):
                        yield from self.blind_card(seat)
                case "passengers":
                    for place in route.places:
                        yield from self.board(seat, place)
                case word:
                    yield from self.step(word, seat, at)

    def step(self, word, seat, at):
        raise Wrong(f"the step '{word}' needs name-route on the menu")

    def company_color(self, seat):
        return self.edition.sheet.get("companies", {}).get(self.seats[seat], {}).get("color")

    # Cards with effects

    def modifier(self, word, seat):
        """Returns the number of times that cards apply this modifier to the seat. Modifiers of a ticket
        turn are not included, since they are counted during that turn.
        """
        return sum(card.count(word) for card in self.modifying(seat) if card.trigger != "TICKETS")

    def modifying(self, seat):
        """Returns the cards that modify rules for this seat."""
        return [card for card in self.edition.events if card.id == self.event and card.ready]

    def from_turn(self):
        """Returns all seats, starting with the one whose turn it is."""
        start = self.first if self.turn is None else self.turn
        return [(start + at) % len(self.seats) for at in range(len(self.seats))]

    def turn_event(self, seat):
        """LEG-15, LEG-16: reveals the next event; an empty deck is rebuilt from the earlier ones, once
        per turn (R-43). The seat is the one that drew the newspaper.
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
        yield from self.reveal(name, seat)

    def reveal(self, event, seat):
        yield from self.offer(event, "REVEAL", self.turn)

    def moment(self, trigger, seat):
        if self.event:
            yield from self.offer(self.event, trigger, seat)

    def offer(self, event, trigger, seat):
        """Applies an event at its trigger."""
        card = next(card for card in self.edition.events if card.id == event)
        if self.acts_now(card, trigger, seat):
            yield from self.offer_card(card, seat)

    def offer_card(self, card, seat):
        """Lets a card act: immediately, or after a question if it has a cost."""
        kind, price = card.price()
        if kind == "-":
            yield from self.act_out(card, seat)
        elif kind == "LOCO" or self.coins[seat] >= price:
            _, words = yield Ask(f"use {self.seats[seat]} {card.id}", {seat})
            if self.answer_card(words, card):
                yield from self.buy(card, seat)

    def answer_card(self, words, card):
        """Reads the answer to the question whether to use a card."""
        return self.read_answer(words, 2)

    def acts_now(self, card, trigger, seat):
        """Returns whether a card acts at this trigger: its rule is in play and its condition holds."""
        route = self.claimed[1] if self.claimed else None
        return card.ready and card.trigger == trigger and holds(self, card.when, seat, route)

    def buy(self, card, seat):
        """Pays the cost of a card and lets it act."""
        kind, price = card.price()
        if kind == "LOCO":
            ensure(self.hands[seat][LOCOMOTIVE] >= price, "the seat does not have enough locomotives")
            self.hands[seat][LOCOMOTIVE] -= price
            self.discard[LOCOMOTIVE] += price
        elif kind == "CASH":
            ensure(self.coins[seat] >= price, "the seat does not have enough money")
            self.coins[seat] -= price
        whom = self.whom(card, seat)
        if kind != "-":
            yield from self.tidy()
        yield from self.do(card, whom)

    def read_answer(self, words, answers):
        ensure(len(words) == 2 and words[0] == "answer", "an answer is due")
        answer = natural(words[1])
        ensure(answer < answers, "there is no such answer")
        return answer

    def act_out(self, card, seat):
        yield from self.do(card, self.whom(card, seat))

    def whom(self, card, seat):
        """Returns the seats that each act affects, determined before the first act."""
        most, least = max(self.coins), min(self.coins)

        def meets(act, at):
            match act.scope:
                case "ALL":
                    return holds(self, act.when, at, None)
                case "MOST":
                    return self.coins[at] == most != least
                case "LEAST":
                    return self.coins[at] == least != most
                case "CURRENT" if self.turn is not None:
                    return at == self.turn
            return at == seat

        return [[at for at in self.from_turn() if meets(act, at)] for act in card.acts]

    def do(self, card, whom):
        for act, seats in zip(card.acts, whom):
            for at in seats:
                effects = act.effects
                if len(effects) > 1:
                    _, words = yield Ask(f"choose {self.seats[at]} {self.card_name(card)}", {at})
                    effects = [effects[self.read_answer(words, 2)]]
                yield from self.effect(card, at, *effects[0].split())

    def card_name(self, card):
        return card.id

    def effect(self, card, seat, word, *words):
        if word == "MOD":
            self.more_tickets += card.trigger == "TICKETS" and words[0] == "draw_tickets+1"
            return
        numbers = [int(number) for number in words]
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
            case "TICKETS":
                yield from self.give_tickets(seat, *numbers)
            case "REFRESH":
                yield from self.refresh(seat)
            case "RETIRE_CURRENT":
                yield from self.retire_current()
            case "EXTRA_TURN":
                self.extra_turns += self.turns_left is None and seat == self.turn
            case "TRAINS":
                self.add_trains(seat, numbers[0])
            case "TVALUE":
                self.ticket_value[seat] += numbers[0]
            case "VAULT":
                self.vault[seat] += numbers[0]

    def take_given(self, seat):
        """Takes a face-up card that is not a locomotive, once the market is full."""
        if None in self.market and self.card_left():
            yield from self.tidy(anew=True)
        if any(card not in (None, LOCOMOTIVE) for card in self.market):
            _, words = yield Ask(f"take {self.seats[seat]}", {seat})
            ensure(words[0] == "take", "a face-up card is due")
            yield from self.draw_card(seat, words, first=False)

    def refresh(self, seat):
        """Replaces all face-up cards."""
        if self.refreshing:
            return
        self.refreshing, self.refill_by = True, seat
        self.discard.update(card for card in self.market if card)
        self.market, self.stands = [None] * 5, False
        yield from self.tidy(anew=True)
        self.refreshing = False

    def retire_current(self):
        """LEG-17, R-44."""
        if not self.event:
            return
        if self.event not in self.edition.kept_events:
            self.event_retired.add(self.event)
            self.event_discard.discard(self.event)
            self.event = None
        yield from self.turn_event(None)

    def add_trains(self, seat, trains):
        """LEG-09: trains beyond the limit are paid out as money."""
        added = min(trains, self.edition.terms["trains_max"] - self.edition.terms["trains"] - self.more_trains[seat])
        self.trains[seat] += added
        self.more_trains[seat] += added
        self.coins[seat] += trains - added

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
                ticket = yield from self.next_ticket(f"ticket {self.seats[seat]} {self.edition.decks[deck]}", deck)
                self.offers[seat].append(ticket)

    def next_ticket(self, text, deck):
        layer = self.top[deck] or self.under[deck] or self.bottom[deck][:1]
        outcomes = [(("ticket", self.edition.tickets[ticket].id), 1) for ticket in sorted(layer)]
        _, name = yield Deal(text, outcomes)
        ticket = self.edition.ticket_number[name]
        for pile in (self.top[deck], self.under[deck], self.bottom[deck]):
            if ticket in pile:
                pile.remove(ticket)
        return ticket

    def draw_tickets(self, seat, words):
        """BASE-33 to BASE-35, GER-15."""
        deal = self.edition.drawn["deal"]
        ensure(self.can_draw_tickets(seat), "there are no tickets left")
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
        yield from self.ask_tickets(seat, self.edition.drawn["keep"])
        self.more_tickets = 0

    def give_tickets(self, seat, deal, keep):
        """Lets a seat draw tickets because of a card."""
        deal = min(deal, self.tickets_left(0))
        if deal:
            self.keep = keep
            yield from self.deal_tickets(seat, (deal,))
            yield from self.ask_tickets(seat, keep)
            self.keep = None

    def ask_tickets(self, seat, fewest):
        _, words = yield Ask(f"tickets {self.seats[seat]}", {seat})
        kept, returned = self.read_keep(words)
        self.check_kept(seat, kept, fewest)
        rest = [ticket for ticket in self.offers[seat] if ticket not in kept]
        if not returned and len(rest) == 1:
            returned = rest
        decks = [self.edition.tickets[ticket].deck for ticket in returned]
        ensure(sorted(returned) == sorted(rest) and decks == sorted(decks), "this is not the rest in a possible order")
        self.tickets[seat] |= set(kept)
        self.offers[seat] = []
        for ticket, deck in zip(returned, decks):
            self.bottom[deck].append(ticket)

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
        lines += self.campaign_text(seat)
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
            f"events retired{events(self.event_retired)}",
            f"events turned{events(self.event_turned)}",
            *["events shuffled"] * self.events_shuffled,
            f"event {self.event or 'none'}",
            f"claim {claim}",
            f"refill-by {seat(self.refill_by)}",
            f"extra-turns {self.extra_turns}",
            f"more-tickets {self.more_tickets}",
            f"keep {'none' if self.keep is None else self.keep}",
            f"ended-by {seat(self.ended_by)}",
            *(f"added {name} ticket-value {self.ticket_value[at]} vault {self.vault[at]} trains {self.more_trains[at]}"
              for at, name in enumerate(self.seats)),
        ]

    def campaign_text(self, seat):
        return []

    def hash(self):
        return sha256(self.text().encode())
