# The rules reference, in our own words; the numbers come from the editions.

rules-title = Rules
rules-all = All editions
rules-unknown = This edition does not exist. Choose one of these.
rules-contents = Contents
rules-differs = Compare editions
rules-differs-a = First edition
rules-differs-b = Second edition
rules-differs-whole = Also show identical rules
rules-differs-same = Choose two different editions.
rules-rulings = Rules clarifications
rules-rulings-what = Where the booklets are silent or differ, this is how the game is played here.

rules-section-goal = Goal
rules-section-setup = Setup
rules-section-cards = Drawing cards
rules-section-claim = Claiming a route
rules-section-tickets = Tickets
rules-section-news = Newspapers and events
rules-section-end = End of the game
rules-section-score = Scoring
rules-section-facts = In numbers
rules-section-rulings = Rules clarifications

rules-goal-points = You connect cities by rail. Secret tickets tell you which places to connect. Routes and tickets score points, and the player with the most points wins.
rules-goal-dollars = You connect cities by rail for your company. Secret tickets tell you which places to connect. The richest player at the end wins.
rules-turn = On your turn you do exactly one of three things: draw cards, claim a route, or draw tickets. Then play passes clockwise.

rules-setup-trains = Each player starts with { $trains } trains and { $hand } cards. Five cards lie face up beside the deck.
rules-setup-coins = Each player also starts with ${ $coins }.
rules-setup-passengers = { $number } passengers in { $colors } colours are placed at random in cities and countries, for all to see.
rules-setup-tickets = Each player is dealt { $deal } secret tickets and keeps at least { $keep } of them.
rules-setup-mix = All players choose at the same time how many of their { $deal } tickets will be short and how many long. The tickets are dealt in secret, and each player keeps at least { $keep }.
rules-setup-back-under = Returned tickets are shuffled together and put under the ticket deck.
rules-setup-back-in = Returned tickets are shuffled back into the deck they came from.
rules-setup-fewer = If there are too few tickets, all players get the same smaller number and keep at least one.
rules-setup-news = Newspapers are shuffled into the deck: { $number } at the highest player count, more with fewer players.
rules-setup-first = The first player is chosen at random, unless the host has picked one.

rules-cards-two = You take two cards, each either a face-up card or the top card of the deck. A face-up card is replaced immediately, before you take the second.
rules-cards-locomotive = A locomotive counts as any colour. You can only take a face-up locomotive as your first card, and it is then the only card you take that turn; one drawn from the deck counts like any other card.
rules-cards-reset = As soon as { $at } of the five face-up cards are locomotives, all five are replaced.
rules-cards-shuffle = When the deck runs out, the discard pile is shuffled into a new deck. There is no hand limit.
rules-cards-end = You can draw cards as long as there are any left, face up or in the deck.
rules-cards-end-piles = While the deck and discard pile are both empty, no cards can be drawn, not even face-up ones.
rules-cards-end-floor = While the deck and discard pile hold { $floor } cards or fewer in total, no cards can be drawn.

rules-claim-pay = You choose any unclaimed route on the board and play as many cards of its colour as it has spaces. Locomotives may replace any or all of them.
rules-claim-gray = A grey route can be claimed with cards of any one colour.
rules-claim-trains = You place one train on each space. Without enough trains you cannot claim the route.
rules-claim-group = Nobody may own two parallel tracks of a double or triple route.
rules-claim-double = With up to { $below } players, a double route is closed once one of its two tracks is taken. With { $from } or more, two different players may claim one each.
rules-claim-double-closed = A double route is closed once one of its two tracks is taken.
rules-claim-triple = With up to { $below } players, a triple route is closed once one of its three tracks is taken. With { $from } or more, three different players may claim one each.
rules-claim-triple-closed = A triple route is closed once one of its three tracks is taken.
rules-claim-points = You score the route’s points immediately; see the table of points.
rules-claim-passengers = From each end of the route you pick up one passenger of a colour of your choice, if any are still waiting there.
rules-claim-collect = You collect ${ $coins }.
rules-claim-company = A route in your company’s colour gives you your company’s bonus, whatever the route’s length; grey routes never do.
rules-claim-large = If one end of the route is a large city, you draw the top card of the deck.

rules-tickets-draw = You draw { $deal } tickets, or as many as are left, and keep at least { $keep }.
rules-tickets-mix = You choose how many of your { $deal } tickets will be short and how many long, draw them, and keep at least { $keep }.
rules-tickets-back = The tickets you do not keep go under their deck in the order you choose.
rules-tickets-done = A ticket is completed when your own routes connect its two places, by any path. It then adds its value to your final score; a ticket that is not completed costs you its value.
rules-tickets-countries = A country is a dead end: routes into it do not connect with each other there. For a ticket that names a country, any of these routes will do.
rules-tickets-secret = Tickets stay secret until the end, and you may hold as many as you like.

rules-news-turned = A newspaper drawn from the deck turns up the next event and is discarded; another card is drawn in its place.
rules-news-kinds = An event stays in force until the next one turns up. An event with a lightning bolt takes effect once, immediately.
rules-news-bolt = (lightning bolt)

rules-end-low = As soon as a player has { $at } trains or fewer at the end of their turn, everyone takes one more turn, that player last. Then the game is over.
rules-end-pass = A player with no legal move passes; nobody else may pass. The game also ends if all players pass one after another.

rules-score-routes = The points for all your routes.
rules-score-tickets = The value of each completed ticket is added; the value of each failed ticket is subtracted.
rules-score-longest-path = { $points } points for the longest path: the longest continuous path over your own routes that uses none of them twice. It may cross itself. Tied players all get the bonus.
rules-score-globetrotter = { $points } points for the most completed tickets. Tied players all get the bonus.
rules-score-passengers = For each passenger colour: { $most } points for the most, { $second } for the second most. If several tie for the most, each gets { $most } and nobody is second.
rules-score-coins = Your dollars.
rules-score-trains-left = Dollars for trains left: the fewer you have, the more you get.
rules-score-bookings = Money for each set of three completed tickets with different bands.
rules-score-floor = A total below { $floor } becomes { $floor }.
rules-score-winner = The highest total wins. Ties are broken in this order:
rules-tie-tickets-completed = more completed tickets
rules-tie-longest-path = the bonus for the longest path
rules-tie-passengers = more passengers in total
rules-tie-later-in-turn-order = the later place in turn order
rules-tie-shared = Players who are still tied share the place.
rules-tie-short-shared = shared place

rules-length = Length
rules-points = Points
rules-trains-left = Trains left

rules-fact-range = { $from }–{ $to }
rules-fact-cards = { $number } in { $colors } colours
rules-fact-deck = { $name }: { $number }, worth { $least }–{ $most }
rules-fact-deck-only = { $number }, worth { $least }–{ $most }
rules-fact-deals = { $deal } dealt, keep at least { $keep }
rules-fact-returned-shuffled-under = shuffled and put under the deck
rules-fact-returned-shuffled-in = shuffled into the deck
rules-fact-always = always
rules-fact-never = never
rules-fact-from = with { $seats } or more players
rules-fact-floor-none = no card is left to take
rules-fact-floor = the deck and discard pile { $floor ->
    [0] are empty
   *[other] together hold { $floor } cards or fewer
}
rules-fact-end = { $at } or fewer
rules-fact-of-seats = Players
rules-fact-of-cities = Cities
rules-fact-of-countries = Countries
rules-fact-of-routes = Routes
rules-fact-of-longest = Longest route
rules-fact-of-trains = Trains per player
rules-fact-of-colors = Coloured cards
rules-fact-of-missing = Colours without cards
rules-fact-of-locomotives = Locomotives
rules-fact-of-newspapers = Newspapers at the highest player count
rules-fact-of-hand = Opening hand
rules-fact-of-coins = Starting money
rules-fact-of-tickets = Tickets
rules-fact-of-opening = Opening tickets
rules-fact-of-returned = Returned opening tickets
rules-fact-of-drawn = Drawing tickets
rules-fact-of-mix = Players choose their mix of short and long tickets
rules-fact-of-double = Both tracks of a double route open
rules-fact-of-triple = All tracks of a triple route open
rules-fact-of-points = Points by length
rules-fact-of-passengers = Passengers
rules-fact-of-floor = No cards can be drawn when
rules-fact-of-events = Events
rules-fact-of-companies = Companies with a bonus
rules-fact-of-large = Large cities
rules-fact-of-end = Trains left that trigger the last round
rules-fact-of-score = Scoring
rules-fact-of-ties = Tiebreakers
rules-fact-of-below = Totals can be negative
