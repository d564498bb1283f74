"""Campaign games for tools/check_record.py: the rules that boxes and story cards add.

The words of the rules are in data/packs/meridian/rules.csv (with spoilers), the order and the
questions in docs/record.md, under "Campaign games".
"""

from second_cards import holds
from second_edition import COLORS, LOCOMOTIVE, MARKS, Wrong, color_of, ensure, natural, number_of, read_cards
from second_engine import Ask, Deal, Game
from second_score import joined, longest_path, parts_of

POSTCARDS_MAX, CREW_MAX, HOUSES_MAX, TOKENS_MAX = 6, 2, 2, 2
STAKES_FOR_A_CARD = 2


def total_help(help):
    """Adds up help for a payment: free cards, grey, unlocked."""
    return sum(part[1] for part in help), any(part[2] for part in help), any(part[3] for part in help)


class CampaignGame(Game):
    def prepare(self, record):
        edition, n = self.edition, len(self.seats)
        offices = record.offices
        ensure(not offices or set(offices) == set(self.seats), "either all seats have an office or none does")
        self.postcards = [[None] * POSTCARDS_MAX for _ in range(n)]  # [number, uses left]
        self.crew = [[] for _ in range(n)]  # [id, paid, uses left]
        for seat, color in enumerate(self.seats):
            trains, postcards, crew = offices.get(color, (edition.terms["trains"], [], []))
            ensure(len(postcards) <= POSTCARDS_MAX and len(crew) <= CREW_MAX, "an office holds too much")
            ensure({number for number, _ in postcards} <= set(edition.postcards), "there is no such postcard")
            ensure(set(crew) <= set(edition.crew), "there is no such crew card")
            self.more_trains[seat] = trains - edition.terms["trains"]
            self.trains[seat] = trains
            self.postcards[seat][:len(postcards)] = [list(held) for held in postcards]
            self.crew[seat] = [[name, False, edition.crew_uses[name] or 0] for name in crew]
        ensure(set(record.delivery) <= set(edition.postcards), "there is no such postcard")
        self.delivery = sorted(record.delivery)
        self.drawn = [[] for _ in range(n)]
        self.stakes, self.stamps = [0] * n, [0] * n
        self.tokens, self.houses, self.wire = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
        self.snow, self.freight, self.pavilions = set(), set(), {}
        self.window = [None, None]
        self.pool_color, self.chest, self.evidence = None, 0, 0
        self.free, self.gray, self.unlocked, self.is_second = 0, False, False, False  # help for the current claim
        self.ahead = []  # help for the current claim that is sure and still to come
        self.paid_marks = (0, 0)
        self.news_for = None
        self.ending = False

    def has(self, rule):
        return rule in self.edition.rules

    def modifying(self, seat):
        return super().modifying(seat) + [self.edition.crew[name] for name, paid, _ in self.crew[seat] if paid]

    # Networks

    def routes_of(self, seat):
        return [self.edition.routes[at] for at in sorted(self.owned[seat])]

    def pieces_of(self, route):
        return [self.edition.places[place].get("piece") for place in self.edition.routes[route].places]

    def links(self, seat, a, b):
        numbers = self.edition.place_number
        return a in numbers and b in numbers and joined(self.routes_of(seat), numbers[a], numbers[b])

    def tickets_done(self, seat):
        routes = self.routes_of(seat)
        return sum(joined(routes, *self.edition.tickets[ticket].places) for ticket in self.tickets[seat])

    def widest(self, seat, what):
        """Returns the largest number of large cities, boards or zones that one network touches."""
        key = {"large": lambda row: row["id"] if row.get("size") == "large" else None,
               "boards": lambda row: row.get("piece"), "zones": lambda row: row.get("zone")}[what]
        counts = [len({key(self.edition.places[place]) for route in part for place in route.places} - {None, ""})
                  for part in parts_of(self.routes_of(seat))]
        return max(counts, default=0)

    # Before the first turn and after the last

    def open_campaign(self):
        yield from self.fill_window()
        for seat in self.from_turn():
            yield from self.use_postcards("SETUP", seat)
        for _, step in self.edition.setup_steps:
            yield from {"freight-yard": self.freight_yard, "crew-call": self.crew_call, "posted-rate": self.posted_rate,
                        "first-snow": self.first_snow}[step]()
        if self.has("exposition"):
            yield from self.lay_out_pavilions()
        if self.has("caboose_privilege"):
            _, words = yield Ask(f"privilege {self.seats[self.first]}", {self.first})
            if self.read_answer(words, 2):
                self.coins[self.first] += self.edition.privilege["coins"]
            else:
                for _ in range(self.edition.privilege["cards"]):
                    yield from self.blind_card(self.first)
        self.add_newspapers()

    def freight_yard(self):
        self.freight = {place for place, good in enumerate(self.edition.makes) if good}
        yield from ()

    def crew_call(self):
        for seat in self.from_turn():
            for slot, hired in enumerate(self.crew[seat]):
                wage = self.edition.wages[hired[0]]
                if self.coins[seat] >= wage:
                    _, words = yield Ask(f"wage {self.seats[seat]} {slot}", {seat})
                    if self.read_answer(words, 2):
                        self.coins[seat] -= wage
                        hired[1] = True
                        card = self.edition.crew[hired[0]]
                        if self.acts_now(card, "SETUP", seat):
                            yield from self.act_out(card, seat)

    def posted_rate(self):
        outcomes = [(("passenger", color), 1) for color in COLORS if self.edition.cards[color]]
        _, self.pool_color = yield Deal("rate", outcomes)
        self.chest = 2 + len(self.seats)

    def first_snow(self):
        routes = self.edition.routes
        for _ in range(4 if len(self.seats) < 4 else 6):
            outcomes = [(("snow", route.id), 1) for at, route in enumerate(routes)
                        if route.snow and at not in self.snow]
            if outcomes:
                _, name = yield Deal("snow", outcomes)
                self.snow.add(self.edition.route_number[name])

    def lay_out_pavilions(self):
        names = list(self.edition.pavilions)
        if len(self.seats) < 4 and len(names) > 5:
            for _ in range(5):
                outcomes = [(("pavilion", name), 1) for name in names if name not in self.pavilions]
                _, name = yield Deal("pavilion", outcomes)
                self.pavilions[name] = []
        else:
            self.pavilions = {name: [] for name in names}

    def close_campaign(self):
        self.ending = True
        self.award_chest()
        for seat in range(len(self.seats)):
            held = sum(place is not None for place in self.tokens[seat])
            self.coins[seat] -= min(self.coins[seat], held)
        if self.has("limited"):
            runs = [longest_path(self.routes_of(seat)) for seat in range(len(self.seats))]
            for seat, run in enumerate(runs):
                self.coins[seat] += 10 if run == max(runs) > 0 else 0
        for seat in self.from_turn():
            self.meet_pavilions("GAME_END", seat)
        for seat in self.from_turn():
            yield from self.use_crew("GAME_END", seat)
        for seat in self.from_turn():
            yield from self.use_postcards("GAME_END", seat)

    def award_chest(self):
        """The chest goes to the most routes of the pool's colour, then to the most spaces, then to the
        later seat in turn order.
        """
        pooled = [[route for route in self.routes_of(seat) if route.color == self.pool_color]
                  for seat in range(len(self.seats))]
        ranks = [(len(routes), sum(route.length for route in routes), (seat - self.first) % len(self.seats), seat)
                 for seat, routes in enumerate(pooled)]
        routes, *_, seat = max(ranks)
        if routes:
            self.coins[seat] += self.chest
        self.chest = 0

    # Crew and postcards

    def moment(self, trigger, seat):
        yield from super().moment(trigger, seat)
        yield from self.use_crew(trigger, seat)
        yield from self.use_postcards(trigger, seat)

    def reveal(self, event, seat):
        self.news_for = seat
        yield from super().reveal(event, seat)
        self.news_for = seat  # the newspaper's effects may have revealed another newspaper
        for other in self.from_turn():
            yield from self.use_crew("REVEAL", other)
            yield from self.use_postcards("REVEAL", other)

    def use_crew(self, trigger, seat):
        for slot, hired in enumerate(self.crew[seat]):
            name, paid, uses = hired
            card = self.edition.crew[name]
            self.pass_help(hired)
            if not paid or not self.acts_now(card, trigger, seat):
                continue
            if self.edition.crew_uses[name] is None:
                yield from self.offer_card(card, seat)
            elif uses:
                _, words = yield Ask(f"crew {self.seats[seat]} {slot}", {seat})
                if self.answer_card(words, card):
                    hired[2] -= 1
                    yield from self.buy(card, seat)

    def use_postcards(self, trigger, seat):
        """Asks for postcards as long as the seat holds one that was not used at this moment. Seats are
        asked whatever they hold, because postcards are secret.
        """
        used = set()
        while (any(card.trigger == trigger for card in self.edition.postcards.values())
               and any(held and held[0] not in used for held in self.postcards[seat])):
            _, words = yield Ask(f"cards {self.seats[seat]} {trigger}", {seat})
            at = self.read_answer(words, POSTCARDS_MAX + 1)
            if not at:
                if trigger == "PAY":
                    self.ahead = []
                    self.ensure_payable()
                return
            held = self.postcards[seat][at - 1]
            ensure(held and held[0] not in used, "there is no such postcard")
            card = self.edition.postcards[held[0]]
            ensure(self.acts_now(card, trigger, seat), "this postcard does not apply now")
            used.add(held[0])
            self.pass_help(held)
            self.ensure_payable(card)
            held[1] -= 1
            if held[1] == 0:
                self.postcards[seat][at - 1] = None
            yield from self.buy(card, seat)

    def answer_card(self, words, card):
        answer = super().answer_card(words, card)
        self.ensure_payable(card if answer else None)
        return answer

    def card_name(self, card):
        return "postcard" if card in self.edition.postcards.values() else card.id

    def effect(self, card, seat, word, *words):
        match word:
            case "FREE":
                self.free += int(words[0])
            case "ANYCOLOR":
                self.gray = True
            case "UNLOCK":
                self.unlocked = True
            case "POOL" if self.pool_color is None:
                pass
            case "POOL":
                paid = min(self.coins[seat], int(words[0]))
                self.coins[seat] -= paid
                self.chest += paid
            case "STAKE":
                self.stakes[seat] += int(words[0])
            case "EVIDENCE":
                self.evidence += int(words[0])
            case "POSTCARD":
                for _ in range(int(words[0])):
                    yield from self.draw_postcard(seat)
            case _:
                yield from super().effect(card, seat, word, *words)

    def draw_postcard(self, seat):
        if self.delivery:
            outcomes = [(("postcard", str(number)), 1) for number in self.delivery]
            _, number = yield Deal(f"postcard {self.seats[seat]}", outcomes)
            self.delivery.remove(int(number))
            self.drawn[seat].append(int(number))

    # Claims

    def closed(self, seat, at, unlocked=False):
        closed = super().closed(seat, at)
        return None if unlocked and closed == "the route is closed by a parallel one" else closed

    def sure_help(self, seat, at):
        """Returns the help that is certain for the seat: (its source, free cards, grey, unlocked)."""
        edition = self.edition
        sources = [(card.id, card) for card in edition.events if card.id == self.event]
        sources += [(hired, edition.crew[hired[0]]) for hired in self.crew[seat]
                    if hired[1] and (edition.crew_uses[hired[0]] is None or hired[2])]
        sources += [(held, edition.postcards[held[0]]) for held in self.postcards[seat] if held]
        help = [(source, *card.help()) for source, card in sources
                if card.ready and card.is_sure() and holds(self, card.when, seat, at)]
        if self.can_spend_stakes(seat, at):
            help.append(("stakes", 1, False, False))
        return help

    def can_spend_stakes(self, seat, at):
        return self.has("cut_offs") and self.stakes[seat] >= STAKES_FOR_A_CARD and self.edition.routes[at].length >= 3

    def payable(self, seat, at, free, gray, hand=None):
        """Returns whether the seat can pay for the route with this help."""
        route, hand = self.edition.routes[at], self.hands[seat] if hand is None else hand
        cards = max(route.length - free, 1)
        for color in COLORS if gray or route.color == "gray" else [route.color]:
            own = sum(hand[kind] for kind in hand if color_of(kind) in (color, LOCOMOTIVE))
            if own >= cards and (not self.snow_costs(seat, at) or hand.total() > cards or hand[f"{color}-pickaxe"]):
                return True
        return False

    def snow_costs(self, seat, at):
        return at in self.snow and not self.modifier("snow_free", seat)

    def can_claim(self, seat, at, hand=None):
        free, gray, unlocked = total_help(self.sure_help(seat, at))
        return self.closed(seat, at, unlocked) is None and self.payable(seat, at, free, gray, hand)

    def pass_help(self, source):
        self.ahead = [part for part in self.ahead if part[0] is not source]

    def is_named(self):
        """Returns whether a route is named but not yet paid for."""
        return bool(self.claimed) and self.claimed[1] not in self.owned[self.claimed[0]]

    def ensure_payable(self, using=None):
        """Checks that the named route can still be paid for after the last answer or the use of this card."""
        if not self.is_named():
            return
        seat, at, _ = self.claimed
        hand = self.hands[seat].copy()
        help = [(None, self.free, self.gray, self.unlocked), *self.ahead]
        if using:
            kind, price = using.price()
            hand[LOCOMOTIVE] -= price if kind == "LOCO" else 0
            help.append((None, *using.help()))
        free, gray, unlocked = total_help(help)
        possible = self.closed(seat, at, unlocked) is None and self.payable(seat, at, free, gray, hand)
        ensure(possible, "the route could not be paid for after this answer")

    def tidy(self, anew=False):
        """Fills the market, except between the naming of a route and its payment."""
        if self.is_named():
            self.reshuffle()
        else:
            yield from super().tidy(anew)

    def name_route(self, seat, at):
        ensure(self.can_claim(seat, at), "the seat cannot claim this route")
        yield from self.claim_named(seat, at, False)
        if self.has("double_heading") and self.turns_left is None and self.hands[seat].total() >= 2:
            yield from self.second_claim(seat, at)
        self.claimed = None

    def claim_named(self, seat, at, is_second):
        self.ahead = self.sure_help(seat, at)
        self.claimed, self.refill_by, self.is_second = (seat, at, self.event), None, is_second
        self.free, self.gray, self.unlocked, self.paid_marks = 0, False, False, (0, 0)
        yield from self.help_pay(seat, at)
        _, words = yield Ask(f"pay {self.seats[seat]}", {seat})
        self.pay_named(seat, at, words)
        yield from self.tidy()
        yield from self.follow_claim(seat, at)

    def help_pay(self, seat, at):
        self.pass_help(self.event)
        if self.event:
            yield from self.offer(self.event, "PAY", seat)
        yield from self.use_crew("PAY", seat)
        if self.can_spend_stakes(seat, at):
            _, words = yield Ask(f"stakes {self.seats[seat]}", {seat})
            self.ahead = [part for part in self.ahead if part[0] != "stakes"]
            if self.read_answer(words, 2):
                self.stakes[seat] -= STAKES_FOR_A_CARD
                self.free += 1
            self.ensure_payable()
        yield from self.use_postcards("PAY", seat)

    def pay_named(self, seat, at, words):
        ensure(words[0] == "pay", "a payment is due")
        snow = words.index("snow") if "snow" in words else len(words)
        payment, extra = read_cards(words[1:snow]), words[snow + 1:]
        route = self.edition.routes[at]
        marks = [sum(count for kind, count in payment.items() if kind.endswith(f"-{mark}")) for mark in MARKS]
        owes = self.snow_costs(seat, at) and not marks[0]
        ensure(len(extra) == owes and snow != len(words) - 1, "snow costs one card more, and only snow does")
        self.pay(seat, at, payment, max(route.length - self.free, 1), self.gray or route.color == "gray")
        if owes:
            ensure(self.hands[seat][extra[0]] > 0, "the seat does not hold the card for the snow")
            self.hands[seat][extra[0]] -= 1
            self.discard[extra[0]] += 1
        self.paid_marks = tuple(marks)

    def second_claim(self, seat, first):
        _, words = yield Ask(f"second-claim {self.seats[seat]}", {seat})
        match words:
            case ["answer", "0"]:
                return
            case ["name", name]:
                at = number_of(self.edition.route_number, name, "route")
            case _:
                raise Wrong("a second claim or none is due")
        route, hand = self.edition.routes[at], self.hands[seat].copy()
        ensure(hand[LOCOMOTIVE] > 0, "a second claim costs a locomotive")
        hand[LOCOMOTIVE] -= 1
        shares = set(route.places) & set(self.edition.routes[first].places)
        ensure(route.length <= 3 and shares and self.can_claim(seat, at, hand), "this cannot be the second claim")
        self.hands[seat] = hand
        self.discard[LOCOMOTIVE] += 1
        self.reshuffle()
        yield from self.claim_named(seat, at, True)

    # The steps after a claim

    def step(self, word, seat, at):
        steps = {"hazard": self.hazard, "pool-dues": self.pool_dues, "snowbound": self.snowbound,
                 "deliver": self.deliver, "load": self.load, "survey": self.survey, "telegraph": self.telegraph,
                 "eating-houses": self.eat, "watch": self.watch, "cards": self.step_cards}
        ensure(word in steps, f"there is no step '{word}'")
        yield from steps[word](seat, at)

    def hazard(self, seat, at):
        skulls, safe = self.paid_marks[1], self.modifier("hazard_safe", seat)
        if not skulls or not safe and self.coins[seat] < 3 * skulls:
            return
        _, words = yield Ask(f"hazard {self.seats[seat]}", {seat})
        if self.read_answer(words, 2):
            card = yield from self.from_deck(f"hazard {self.seats[seat]}", seat)
            if card is None:
                return
            self.discard[card] += 1
            if not card.endswith("-skull"):
                self.coins[seat] += 2 * skulls
            elif not self.modifier("hazard_safe", seat):
                self.coins[seat] -= min(self.coins[seat], 3 * skulls)
            yield from self.tidy()

    def pool_dues(self, seat, at):
        if self.edition.routes[at].color == self.pool_color and self.coins[seat]:
            self.coins[seat] -= 1
            self.chest += 1
        yield from ()

    def snowbound(self, seat, at):
        if at in self.snow:
            self.snow.remove(at)
            self.coins[seat] += 3
        yield from ()

    def deliver(self, seat, at):
        while any(self.can_deliver(seat, token) for token in self.tokens[seat]):
            _, words = yield Ask(f"deliver {self.seats[seat]}", {seat})
            answer = self.read_answer(words, len(self.tokens[seat]) + 1)
            if not answer:
                return
            origin = self.tokens[seat][answer - 1]
            ensure(self.can_deliver(seat, origin), "this token cannot be delivered")
            self.tokens[seat][answer - 1] = None
            self.coins[seat] += self.edition.goods[self.edition.makes[origin]] + self.modifier("freight_pay+1", seat)

    def can_deliver(self, seat, origin):
        if origin is None:
            return False
        routes, good = self.routes_of(seat), self.edition.makes[origin]
        return any(good in wants and joined(routes, origin, place) for place, wants in enumerate(self.edition.wants))

    def load(self, seat, at):
        for place in self.edition.routes[at].places:
            held = sum(token is not None for token in self.tokens[seat])
            if (place in self.freight and held < TOKENS_MAX + self.modifier("hold+1", seat)
                    and not self.modifier("no_load", seat)):
                _, words = yield Ask(f"load {self.seats[seat]} {self.edition.places[place]['id']}", {seat})
                if self.read_answer(words, 2):
                    self.freight.remove(place)
                    gaps = [slot for slot, token in enumerate(self.tokens[seat]) if token is None]
                    if gaps:
                        self.tokens[seat][gaps[0]] = place
                    else:
                        self.tokens[seat].append(place)

    def survey(self, seat, at):
        picks = self.paid_marks[0]
        if picks >= 3:
            self.stakes[seat] += 2
        elif picks == 2 or picks == 1 and self.modifier("stake_one", seat):
            self.stakes[seat] += 1
        yield from ()

    def telegraph(self, seat, at):
        price = 2 + self.modifier("wire_cost+1", seat)
        short = 3 if self.modifier("wire_len3", seat) else 2
        if self.edition.routes[at].length > short or self.coins[seat] < price or not self.card_left():
            return
        _, words = yield Ask(f"wire {self.seats[seat]}", {seat})
        if not self.read_answer(words, 2):
            return
        self.coins[seat] -= price
        for _ in range(3):
            card = yield from self.from_deck(f"wire {self.seats[seat]}", seat)
            if card:
                self.wire[seat].append(card)
                self.reshuffle()
        if self.wire[seat]:
            _, words = yield Ask(f"wire-keep {self.seats[seat]}", {seat})
            kept = self.wire[seat].pop(self.read_answer(words, len(self.wire[seat])))
            self.hands[seat][kept] += 1
            self.discard.update(self.wire[seat])
            self.wire[seat] = []
            yield from self.tidy()

    def eat(self, seat, at):
        ends = self.edition.routes[at].places
        pair = len(self.seats) == 2
        owners = [next((other for other, houses in enumerate(self.houses) if place in houses), None) for place in ends]
        free = self.modifier("dine_free", seat)
        rivals = [other not in (None, seat) for other in owners]
        if any(rivals) and (free or self.coins[seat]):
            _, words = yield Ask(f"dine {self.seats[seat]}", {seat})
            answer = self.read_answer(words, 3)
            if answer:
                ensure(rivals[answer - 1], "there is no rival's house")
                self.coins[seat] -= not free
                self.coins[owners[answer - 1]] += 1 if pair else 2
                yield from self.blind_card(seat)
        price = 1 if pair else 2
        sites = [other is None for other in owners]
        if any(sites) and len(self.houses[seat]) < HOUSES_MAX and self.coins[seat] >= price:
            _, words = yield Ask(f"house {self.seats[seat]}", {seat})
            answer = self.read_answer(words, 3)
            if answer:
                ensure(sites[answer - 1], "there is a house already")
                self.coins[seat] -= price
                self.houses[seat].append(ends[answer - 1])

    def watch(self, seat, at):
        zones = [self.edition.places[place].get("zone") for place in self.edition.routes[at].places]
        if all(zones) and zones[0] != zones[1]:
            line = 1 << min(self.edition.zones.index(zone) for zone in zones)
            if not self.stamps[seat] & line:
                self.stamps[seat] |= line
                self.coins[seat] += 2 + 8 * (self.stamps[seat] == 7)
        yield from ()

    def step_cards(self, seat, at):
        yield from self.use_crew("CLAIM", seat)
        yield from self.use_postcards("CLAIM", seat)
        self.meet_pavilions("CLAIM", seat)

    def meet_pavilions(self, check, seat):
        for name, row in self.edition.pavilions.items():
            if name not in self.pavilions:
                continue
            met = self.pavilions[name]
            prizes = [row["first"], row.get("second", 0), 0]
            prize = row["first"] if check == "GAME_END" else prizes[min(len(met), 2)]
            route = self.claimed[1] if self.claimed else None
            if row["check"] == check and prize and seat not in met and holds(self, row["when"], seat, route):
                self.coins[seat] += prize
                met.append(seat)

    # Tickets

    def fill_window(self):
        for slot in range(2 if self.has("window") else 0):
            if self.window[slot] is None and self.tickets_left(0):
                self.window[slot] = yield from self.next_ticket(f"window {slot}", 0)

    def can_take(self, seat, ticket):
        return ticket is not None and not joined(self.routes_of(seat), *self.edition.tickets[ticket].places)

    def can_draw_tickets(self, seat):
        return super().can_draw_tickets(seat) or any(self.can_take(seat, ticket) for ticket in self.window)

    def draw_tickets(self, seat, words):
        ensure(not words, "this edition names no mix")
        ensure(self.can_draw_tickets(seat), "there are no tickets left")
        yield from self.moment("TICKETS", seat)
        deal = min(self.edition.drawn["deal"] + self.more_tickets + self.modifier("draw_tickets+1", seat), 6)
        if any(self.can_take(seat, ticket) for ticket in self.window):
            deal -= yield from self.take_from_window(seat)
        self.passes = 0
        deal = min(deal, self.tickets_left(0))
        if deal:
            yield from self.deal_tickets(seat, (deal,))
            yield from self.ask_tickets(seat, self.edition.drawn["keep"] if self.keep is None else self.keep)
        self.keep, self.more_tickets = None, 0
        yield from self.fill_window()

    def take_from_window(self, seat):
        """Lets a seat take a face-up ticket as the first of its draw, and keep it; returns the number taken."""
        _, words = yield Ask(f"window {self.seats[seat]}", {seat})
        answer = self.read_answer(words, 3)
        ensure(answer or self.tickets_left(0), "the deck is empty")
        if answer:
            taken = self.window[answer - 1]
            ensure(self.can_take(seat, taken), "this ticket cannot be taken")
            self.window[answer - 1] = None
            self.tickets[seat].add(taken)
            self.keep = max(self.edition.drawn["keep"] - 1, 0)
        return min(answer, 1)

    def give_tickets(self, seat, deal, keep):
        yield from super().give_tickets(seat, deal, keep)
        yield from self.fill_window()

    # The canonical state text

    def campaign_text(self, seat):
        edition = self.edition
        place = lambda at: edition.places[at]["id"]
        ticket = lambda at: "-" if at is None else edition.tickets[at].id
        line = lambda *words: " ".join(str(word) for word in words)
        lines = []
        if self.claimed:
            picks, skulls = self.paid_marks
            lines.append(line("claim-help", self.free, int(self.gray), int(self.unlocked), "marks", picks, skulls,
                              "second", int(self.is_second)))
        lines += [
            line("news-for", seat(self.news_for)),
            line("pool", self.pool_color or "none", self.chest),
            line("evidence", self.evidence),
            line("snow", *(edition.routes[at].id for at in sorted(self.snow))),
            line("freight", *(place(at) for at in sorted(self.freight))),
            line("window", *(ticket(at) for at in self.window)),
        ]
        lines += [line("pavilion", name, *(self.seats[at] for at in sorted(self.pavilions[name])))
                  for name in edition.pavilions if name in self.pavilions]
        lines.append(line("delivery", *self.delivery))
        for at, name in enumerate(self.seats):
            lines += [
                line("postcards", name, *(f"{held[0]}:{held[1]}" if held else "-" for held in self.postcards[at])),
                line("drawn", name, *sorted(self.drawn[at])),
                *(line("crew", name, hired, int(paid), uses) for hired, paid, uses in self.crew[at]),
                line("desk", name, "stakes", self.stakes[at], "stamps", self.stamps[at]),
                line("tokens", name, *(place(token) for token in self.tokens[at] if token is not None)),
                line("houses", name, *(place(house) for house in self.houses[at])),
                line("wire", name, *self.wire[at]),
            ]
        return lines + [f"ending {int(self.ending)}"]
