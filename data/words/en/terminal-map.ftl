# A map as text to read.

terminal-map-usa = North America
terminal-map-germany = Germany
terminal-map-legends = The East
terminal-map-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
terminal-map-and-routes = Places and their routes
terminal-map-country = country
terminal-map-large = large
terminal-map-passengers = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
}
terminal-map-double = double
terminal-map-triple = triple
terminal-map-deck = Deck { $deck }: { $tickets }, { $points } in all

# How an edition is played, a sentence for each rule that editions differ in.
terminal-rule-seats = Seats: { $seats } ({ $colors }).
terminal-rule-begin = Each seat begins with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
terminal-rule-cards = Train cards: { $cards }.
terminal-rule-coins = Each seat begins with ${ $coins }.
terminal-rule-newspapers = Newspapers in the deck with { $least } and more seats: { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } passenger waits on the board, in { $colors }.
   *[other] { $count } passengers wait on the board, in { $colors }.
}
terminal-rule-opening-under = Opening tickets: { $deal } offered, at least { $keep } kept; the others go under the deck, shuffled.
terminal-rule-opening-in = Opening tickets: { $deal } offered, at least { $keep } kept; the others are shuffled into their deck.
terminal-rule-fewer = With too few tickets all are offered the same lower number, at least 1 kept.
terminal-rule-drawn = A ticket turn: { $deal } offered, at least { $keep } kept.
terminal-rule-mix = A seat says how many tickets of which deck it draws.
terminal-rule-double-any = Routes of a double may have different owners with any number of seats.
terminal-rule-double-one = Only one route of a double is ever used.
terminal-rule-double-from = Only one route of a double is used with fewer than { $from } seats.
terminal-rule-triple-any = Routes of a triple may have different owners with any number of seats.
terminal-rule-triple-one = Only one route of a triple is ever used.
terminal-rule-triple-from = Only one route of a triple is used with fewer than { $from } seats.
terminal-rule-draw-any = Cards may be drawn as long as one can be taken, open ones included.
terminal-rule-draw-empty = No cards may be drawn while deck and discards are empty.
terminal-rule-draw-floor = No cards may be drawn while deck and discards hold { $floor } or fewer.
terminal-rule-reset = { $at ->
    [one] { $at } locomotive
   *[other] { $at } locomotives
} among the open cards replace them all, at most { $times ->
    [one] { $times } time
   *[other] { $times } times
} in a row.
terminal-rule-claim-points = A claim gives points by length from 1 on: { $points }.
terminal-rule-claim-passengers = A claim takes one passenger from each end.
terminal-rule-claim-coins = A claim gives ${ $coins }.
terminal-rule-claim-large = A claim with an end in a large city gives a card from the deck.
terminal-rule-claim-bonus = A route in the colour of one's company gives its bonus.
terminal-rule-claim-step = A claim is followed by the step { $step }.
terminal-rule-bonus = The bonus of { $seat } for { $color } routes: { $does }.
terminal-rule-event = Event { $title }: { $text }
terminal-rule-end = The last round begins when a seat has { $at ->
    [one] { $at } train
   *[other] { $at } trains
} or fewer at the end of its turn.
terminal-rule-score = Score: { $lines }.
terminal-rule-ties = Ties: { $ties }; else shared.
terminal-line-routes = points of routes
terminal-line-tickets = tickets
terminal-line-longest-path = { $points } for the longest path
terminal-line-globetrotter = { $points } for the most tickets
terminal-line-passengers = { $most } and { $second } for the most and second most passengers of each colour
terminal-line-coins = dollars
terminal-line-bookings = sets of three bands
terminal-line-trains-left = by trains left from 0 on ({ $table })
terminal-tie-tickets = more completed tickets
terminal-tie-longest-path = a longest path
terminal-tie-passengers = more passengers
terminal-tie-later = later in turn order
