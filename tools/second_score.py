"""Networks and final scores for tools/check_record.py."""

from collections import Counter
from functools import lru_cache

from second_edition import COLORS


def parts_of(routes):
    """Returns the components of these routes. Stops are what routes connect."""
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
        yield part


def joined(routes, a, b):
    """BASE-37, GER-17: whether one component of these routes touches both places."""
    return any({a, b} <= {place for route in part for place in route.places} for part in parts_of(routes))


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


def bookings(bands):
    """Returns $4 for each set of three tickets with three different bands, as many sets as possible."""
    counts = sorted(Counter(bands).values())
    sets = 0
    while len(counts) >= 3 and counts[-3] > 0:
        counts[-3:] = [count - 1 for count in counts[-3:]]
        counts.sort()
        sets += 1
    return 4 * sets


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
                              + game.ticket_value[seat] for seat in seats])
            case "bookings":
                table.append([bookings(edition.tickets[t].band for t, good in done[seat].items() if good)
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
