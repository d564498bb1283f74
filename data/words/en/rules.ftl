# The rules reference: our own words, the numbers come from the editions.

rules-title = Rules
rules-all = All editions
rules-unknown = There is no such edition; choose one of these.
rules-contents = Contents
rules-differs = What differs
rules-differs-a = One edition
rules-differs-b = The other
rules-differs-whole = Also show what is the same
rules-differs-same = Choose two different editions.
rules-rulings = Rulings: what holds where the booklets are silent
rules-rulings-what = Where the booklets are silent or differ, this is how the game is played here.

rules-section-goal = What it is about
rules-section-setup = Before the first turn
rules-section-cards = Drawing cards
rules-section-claim = Claiming a route
rules-section-tickets = Tickets
rules-section-news = Newspapers and events
rules-section-end = The end
rules-section-score = The count
rules-section-facts = In numbers
rules-section-rulings = Rulings

rules-goal-points = You join cities by rail. Secret tickets tell you which places to join; routes and tickets bring points, and the most points win.
rules-goal-dollars = You join cities by rail for your company. Secret tickets tell you which places to join; whoever is richest in the end wins.
rules-turn = In a turn you do exactly one of three things: draw cards, claim a route, or draw tickets. Then the next seat clockwise is on turn.

rules-setup-trains = Everybody begins with { $trains } trains and { $hand } cards. Five cards lie open beside the deck.
rules-setup-coins = Everybody also has ${ $coins }.
rules-setup-passengers = { $number } passengers of { $colors } colours are placed by chance in cities and countries, for all to see.
rules-setup-tickets = Everybody gets { $deal } tickets in secret and keeps at least { $keep } of them.
rules-setup-mix = Everybody says, all at once, how many of { $deal } tickets shall be short and how many long, gets them in secret, and keeps at least { $keep }.
rules-setup-back-under = What is given back is shuffled together and goes under the deck of tickets.
rules-setup-back-in = What is given back is shuffled into the deck that it came from.
rules-setup-fewer = If there are too few tickets, everybody gets the same lower number and keeps at least one.
rules-setup-news = Newspapers are shuffled into the deck: { $number } at the largest table, more with fewer players.
rules-setup-first = The first seat is drawn by lot, unless the host has named one.

rules-cards-two = You take two cards, each either an open one or the top one of the deck. An open card is replaced at once, before you take the second.
rules-cards-locomotive = A locomotive stands for any colour. An open one may only be taken first and is then the only card of the turn; one that comes from the deck counts like any other card.
rules-cards-reset = As soon as { $at } of the five open cards are locomotives, all five are replaced.
rules-cards-shuffle = When the deck runs out, the discards are shuffled and become the new deck. A hand may be as large as you like.
rules-cards-end = Cards can be drawn as long as there is any to take, open or from the deck.
rules-cards-end-piles = While deck and discards are both empty, no cards can be drawn, not even open ones.
rules-cards-end-floor = While deck and discards hold { $floor } cards or fewer between them, no cards can be drawn.

rules-claim-pay = You choose a route that nobody owns, anywhere on the board, and play as many cards of its colour as it has spaces. Locomotives may stand in for any of them, or for all.
rules-claim-gray = A gray route takes any colour, but only one.
rules-claim-trains = One train goes on each space. Without enough trains you cannot claim the route.
rules-claim-group = Nobody may own two routes that lie side by side as a double or triple.
rules-claim-double = With up to { $below } players, a double route is closed once one of its two is taken. With { $from } or more, different players may have both.
rules-claim-double-open = Different players may have both of a double route, whatever their number.
rules-claim-double-closed = A double route is closed once one of its two is taken.
rules-claim-triple = With up to { $below } players, a triple route is closed once one of its three is taken. With { $from } or more, each of the three may go to somebody else.
rules-claim-triple-open = Each of the three of a triple route may go to somebody else, whatever the number of players.
rules-claim-triple-closed = A triple route is closed once one of its three is taken.
rules-claim-points = The points of the route are yours at once, as the table below says.
rules-claim-passengers = From each end of the route you take one passenger, of a colour of your choice, if somebody still waits there.
rules-claim-collect = You collect ${ $coins }.
rules-claim-company = A route in the colour of your company gives its bonus, whatever its length; a gray one never does. The list below says what each company gets.
rules-claim-large = If an end of the route is a large city, you draw the top card of the deck.

rules-tickets-draw = You draw { $deal } tickets, or what is left, and keep at least { $keep }.
rules-tickets-mix = You say how many of { $deal } tickets shall be short and how many long, draw them, and keep at least { $keep }.
rules-tickets-back = The others go under their deck, in the order you choose.
rules-tickets-done = A ticket is completed when routes of your own join its two places, by whatever way. Then its value is yours in the count; if it is not completed, it costs you as much.
rules-tickets-countries = A country is an end: routes into it do not meet there. A ticket that names a country is content with any of them.
rules-tickets-secret = Tickets stay secret to the end, and you may hold as many as you like.

rules-news-turned = A newspaper that comes off the deck turns up the next event and is discarded; another card is drawn in its place.
rules-news-kinds = An event holds until the next one comes. One with a lightning acts once, at once.
rules-news-bolt = (lightning)

rules-end-low = As soon as somebody has { $at } trains or fewer at the end of their turn, everybody has one more turn, this player last. Then the game is over.
rules-end-pass = Whoever can do nothing passes; nobody else may. When all have had to pass in a row, the game is over, too.

rules-score-routes = The points of all your routes.
rules-score-tickets = The value of each completed ticket is added, that of each other one is taken off.
rules-score-longest-path = { $points } points for the longest path: the longest way over your own routes that uses none of them twice. It may cross itself. All who tie get them.
rules-score-globetrotter = { $points } points for the most completed tickets. All who tie get them.
rules-score-passengers = For each colour of passengers: { $most } points for the most of them, { $second } for the second most. Who ties for the most gets { $most } each, and nobody is second.
rules-score-coins = The dollars you have.
rules-score-trains-left = Dollars for trains that are left: the fewer, the better.
rules-score-bookings = Money for sets of three completed tickets of three bands.
rules-score-floor = A total below { $floor } becomes { $floor }.
rules-score-winner = The highest total wins. Equal totals are told apart in this order:
rules-tie-tickets-completed = more completed tickets,
rules-tie-longest-path = the bonus for the longest path,
rules-tie-passengers = more passengers in all,
rules-tie-later-in-turn-order = the later place in the order of turns.
rules-tie-shared = and who is still equal shares the place.
rules-tie-short-tickets-completed = tickets
rules-tie-short-longest-path = longest path
rules-tie-short-passengers = passengers
rules-tie-short-later-in-turn-order = later in turn order
rules-tie-short-shared = shared

rules-length = Length
rules-points = Points
rules-trains-left = Trains left
rules-dollars = Dollars
rules-deck-tickets = tickets
rules-deck-short = short
rules-deck-long = long

rules-fact-range = { $from }–{ $to }
rules-fact-cards = { $number } in { $colors } colours
rules-fact-deck = { $name }: { $number }, worth { $least }–{ $most }
rules-fact-deals = get { $deal }, keep at least { $keep }
rules-fact-returned-shuffled-under = shuffled, under the deck
rules-fact-returned-shuffled-in = shuffled into the deck
rules-fact-always = always
rules-fact-never = never
rules-fact-from = from { $seats } players on
rules-fact-floor-none = no card is left to take
rules-fact-floor = deck and discards hold { $floor ->
    [0] none
   *[other] { $floor } or fewer
}
rules-fact-end = { $at } or fewer
rules-fact-of-seats = Players
rules-fact-of-cities = Cities
rules-fact-of-countries = Countries
rules-fact-of-routes = Routes
rules-fact-of-longest = Longest route
rules-fact-of-trains = Trains of each player
rules-fact-of-colors = Coloured cards
rules-fact-of-missing = Colours without cards
rules-fact-of-locomotives = Locomotives
rules-fact-of-newspapers = Newspapers at the largest table
rules-fact-of-hand = Opening hand
rules-fact-of-coins = Money to begin with
rules-fact-of-tickets = Tickets
rules-fact-of-opening = Opening tickets
rules-fact-of-returned = Opening tickets given back
rules-fact-of-drawn = Drawing tickets
rules-fact-of-mix = You say how many short and long
rules-fact-of-double = Both of a double route
rules-fact-of-triple = All of a triple route
rules-fact-of-points = Points by length
rules-fact-of-passengers = Passengers
rules-fact-of-floor = No drawing once
rules-fact-of-events = Events
rules-fact-of-companies = Companies with a bonus
rules-fact-of-large = Large cities
rules-fact-of-end = Trains that begin the last round
rules-fact-of-score = What is counted
rules-fact-of-ties = Equal totals
rules-fact-of-below = A total may be below zero
rules-line-routes = routes
rules-line-tickets = tickets
rules-line-longest-path = longest path
rules-line-globetrotter = most tickets
rules-line-passengers = passengers
rules-line-coins = dollars
rules-line-trains-left = trains left
rules-line-bookings = bookings
