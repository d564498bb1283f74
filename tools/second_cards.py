"""The language of cards for tools/check_record.py, as in docs/pack-reference.md: events, bonuses of
companies, postcards and crew. This file parses the text of a card; the engine decides when the card
acts.
"""

import re
from dataclasses import dataclass

TRIGGERS = ["SETUP", "TURN_START", "TURN_END", "PAY", "CLAIM", "DRAW", "LOCO_UP", "TICKETS", "REVEAL", "LAST_ROUND",
            "GAME_END", "ALWAYS"]
CONDITION = re.compile(r"true|len(>=|<=|=)[0-9]+|color=[a-z]+|gray|company_color|pool_color|multi|large|"
                       r"(touch|on|link)\([^()]+\)|joins_boards|zonecross|house|(pick|skull|large|boards|zones|routes|"
                       r"tickets_done|hand|trains)>=[0-9]+|(cash|trains)<=[0-9]+|cash=least|tickets_failed=0|"
                       r"my_newspaper|ended_by_me|event_current|not_last_round")
SCOPE = re.compile(r"(ALL|ALL\[([^\]]+)\]|MOST|LEAST|CURRENT): (.*)")
EFFECT = re.compile(r"(GAIN|PAY|POOL|DRAW|TAKE|FREE|TVALUE|VAULT|TRAINS|STAKE|EVIDENCE|POSTCARD) [0-9]+|"
                    r"TICKETS [0-9]+ [0-9]+|(BYLEN|DRAWLEN)( [0-9]+){3}|ANYCOLOR|UNLOCK|REFRESH|RETIRE_CURRENT|"
                    r"EXTRA_TURN|MOD (draw_tickets\+1|no_loco_up|large_bonus-1|company_bonus_x2|no_load|freight_pay\+1|"
                    r"hold\+1|wire_cost\+1|wire_len3|hazard_safe|stake_one|snow_free|dine_free)")
ROUTE_WORDS = ["len", "color", "gray", "company_color", "pool_color", "multi", "touch", "joins_boards", "zonecross",
               "house", "pick", "skull"]
# Conditions that depend on the route alone.
OF_ROUTE = re.compile(r"true|len.*|color=.*|gray|company_color|pool_color|multi|large|(touch|on)\(.*|joins_boards|"
                      r"zonecross")


@dataclass
class Act:
    """One effect, or two to choose from, with the seats it affects."""
    scope: str  # "", "ALL", "MOST", "LEAST" or "CURRENT"
    when: str  # the condition within ALL[ ]
    effects: list


def tests(when):
    return [test.strip() for test in when.split("&")]


def read_act(text):
    match = SCOPE.fullmatch(text)
    scope, when, rest = (match[1].partition("[")[0], match[2] or "true", match[3]) if match else ("", "true", text)
    return Act(scope, when, [effect.strip() for effect in rest.removeprefix("CHOOSE ").split("|")])


@dataclass
class Card:
    """A card with effects: an event, a company's bonus, a postcard or a crew card."""
    id: str
    trigger: str
    when: str
    cost: str
    does: str
    ready: bool = True  # whether the rule it needs is in play

    def __post_init__(self):
        self.when, self.cost, self.does = (" ".join(text.split()) for text in (self.when, self.cost, self.does))
        self.acts = [read_act(act.strip()) for act in self.does.split(";")]
        known = (self.trigger in TRIGGERS and re.fullmatch("-|(LOCO|CASH) [0-9]+", self.cost)
                 and all(CONDITION.fullmatch(test) for test in tests(self.when))
                 and all(CONDITION.fullmatch(test) for act in self.acts for test in tests(act.when))
                 and all(EFFECT.fullmatch(effect) for act in self.acts for effect in act.effects))
        if not known:
            raise ValueError(f"the card '{self.id}' says something that is not known here")

    def text(self):
        return f"{self.trigger} | {self.when} | {self.cost} | {self.does}"

    def price(self):
        """Returns the kind of the card's cost (`LOCO`, `CASH` or `-`) and the amount."""
        kind, _, amount = self.cost.partition(" ")
        return kind, int(amount or 0)

    def count(self, modifier):
        return sum(act.effects == [f"MOD {modifier}"] for act in self.acts)

    def is_sure(self):
        """Returns whether the card's help for a payment is certain: it is free and depends only on the route."""
        return self.trigger == "PAY" and self.cost == "-" and all(OF_ROUTE.fullmatch(test) for test in tests(self.when))

    def help(self):
        """Returns the card's help for a payment: free cards, grey, unlocked."""
        given = [act.effects[0] for act in self.acts if act.scope == "" and len(act.effects) == 1]
        free = sum(int(effect.split()[1]) for effect in given if effect.startswith("FREE "))
        return free, "ANYCOLOR" in given, "UNLOCK" in given


def holds(game, when, seat, route):
    """Returns whether a condition holds for a seat, as if it claimed this route; None for no claim."""
    return all(test_holds(game, test, seat, route) for test in tests(when))


def test_holds(game, test, seat, route):
    name, arguments = re.fullmatch(r"([^(]*)(?:\((.*)\))?", test).groups()
    arguments = [word.strip() for word in arguments.split(",")] if arguments else []
    word, sign, number = re.fullmatch(r"([a-z_]*)([<>]?=)?(.*)", name).groups()
    if test == "large" or word in ROUTE_WORDS:
        return route is not None and route_holds(game, route, word, sign, number, arguments, seat)
    match word:
        case "true":
            return True
        case "on":
            routes = game.owned[seat] if route is None else [route]
            return any(piece in arguments for at in routes for piece in game.pieces_of(at))
        case "link":
            return game.links(seat, *arguments)
        case "large" | "boards" | "zones":
            return game.widest(seat, word) >= int(number)
        case "routes":
            return len(game.owned[seat]) >= int(number)
        case "tickets_done":
            return game.tickets_done(seat) >= int(number)
        case "tickets_failed":
            return game.tickets_done(seat) == len(game.tickets[seat])
        case "cash":
            return game.coins[seat] == min(game.coins) if number == "least" else game.coins[seat] <= int(number)
        case "hand":
            return game.hands[seat].total() >= int(number)
        case "trains":
            return game.trains[seat] >= int(number) if sign == ">=" else game.trains[seat] <= int(number)
        case "my_newspaper":
            return game.news_for == seat
        case "ended_by_me":
            return game.ended_by == seat
        case "event_current":
            return game.event is not None
        case "not_last_round":
            return game.turns_left is None
    return False


def route_holds(game, at, word, sign, number, arguments, seat):
    edition, route = game.edition, game.edition.routes[at]
    ends = [edition.places[place] for place in route.places]
    match word:
        case "len":
            return {"=": route.length == int(number), ">=": route.length >= int(number),
                    "<=": route.length <= int(number)}[sign]
        case "color":
            return route.color == number
        case "gray":
            return route.color == "gray"
        case "company_color":
            return game.company_color(seat) == route.color
        case "pool_color":
            return game.pool_color == route.color
        case "multi":
            return route.group is not None
        case "large":
            return any(place.get("size") == "large" for place in ends)
        case "touch":
            return any(place["id"] in arguments for place in ends)
        case "joins_boards":
            return len(set(game.pieces_of(at))) > 1
        case "zonecross":
            return len({place.get("zone") for place in ends}) > 1
        case "house":
            return any(place in houses for place in route.places for houses in game.houses)
        case "pick":
            return game.paid_marks[0] >= int(number)
        case "skull":
            return game.paid_marks[1] >= int(number)
