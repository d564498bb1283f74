# A map as text.

terminal-map-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
terminal-map-and-routes = Places and their routes
terminal-map-country = country
terminal-map-large = large city
terminal-map-passengers = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
}
terminal-map-double = double
terminal-map-triple = triple
terminal-map-deck = Deck { $deck }: { $tickets }, { $points } in total

# How an edition is played, a sentence for each rule that editions differ in.
terminal-rule-seats = Players: { $seats } ({ $colors }).
terminal-rule-begin = Each player starts with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
terminal-rule-cards = Train cards: { $cards }.
terminal-rule-coins = Each player starts with ${ $coins }.
terminal-rule-newspapers = Newspapers in the deck by number of players, from { $least } players up: { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } passenger waits on the board ({ $colors }).
   *[other] { $count } passengers wait on the board ({ $colors }).
}
terminal-rule-opening-under = Opening tickets: { $deal } offered, keep at least { $keep }; the others are shuffled and put under the deck.
terminal-rule-opening-in = Opening tickets: { $deal } offered, keep at least { $keep }; the others are shuffled into their deck.
terminal-rule-fewer = If there are too few tickets, all players are offered the same smaller number and keep at least 1.
terminal-rule-drawn = Drawing tickets: { $deal } offered, keep at least { $keep }.
terminal-rule-mix = Players choose how many tickets they draw from each deck.
terminal-rule-double-one = Only one track of a double route can be claimed.
terminal-rule-double-from = With fewer than { $from } players, only one track of a double route can be claimed.
terminal-rule-triple-one = Only one track of a triple route can be claimed.
terminal-rule-triple-from = With fewer than { $from } players, only one track of a triple route can be claimed.
terminal-rule-draw-any = Cards may be drawn as long as there are any left, face up or in the deck.
terminal-rule-draw-empty = No cards may be drawn while the deck and discard pile are empty.
terminal-rule-draw-floor = No cards may be drawn while the deck and discard pile together hold { $floor } cards or fewer.
terminal-rule-reset = { $at ->
    [one] With { $at } face-up locomotive
   *[other] With { $at } face-up locomotives
}, all face-up cards are replaced, at most { $times ->
    [one] { $times } time
   *[other] { $times } times
} in a row.
terminal-rule-claim-points = A route scores points by its length (for lengths 1, 2, 3 …): { $points }.
terminal-rule-claim-passengers = When you claim a route, you pick up one passenger at each end.
terminal-rule-claim-coins = Each route you claim pays ${ $coins }.
terminal-rule-claim-large = A route that ends in a large city gives you a card from the deck.
terminal-rule-claim-bonus = A route in your company’s colour gives you your company’s bonus.
terminal-rule-claim-step = Each claim is followed by this step: { $step }.
terminal-rule-bonus = Bonus for { $seat } on { $color } routes: { $does }.
terminal-rule-event = Event “{ $title }”: { $text }
terminal-rule-end = The last round begins when a player has { $at ->
    [one] { $at } train
   *[other] { $at } trains
} or fewer at the end of their turn.
terminal-rule-score = Scoring: { $lines }.
terminal-rule-ties = Tiebreakers: { $ties }; players who are still tied share the place.
terminal-line-routes = points for routes
terminal-line-longest-path = { $points } for the longest path
terminal-line-globetrotter = { $points } for the most completed tickets
terminal-line-passengers = { $most } and { $second } for the most and second most passengers of each colour
terminal-line-bookings = sets of three tickets with different bands
terminal-line-trains-left = dollars for trains left (for 0, 1, 2 … trains: { $table })
terminal-tie-tickets = more completed tickets
terminal-tie-passengers = more passengers
