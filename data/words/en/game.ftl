# The game screen.

you = you
you-mark = (you)
cancel = Cancel
close = Close
undo = Take back
settle = Go on
settle-what = Let the bots play; your move can then no longer be taken back
skip = Skip { $count }
dock = Cards
side = Players and tickets

# What happens, or is asked, in one sentence.
ask-over = The game is over.
ask-nobody = The cards are being dealt.
ask-moment = One moment …
ask-waiting = { $count ->
    [one] { $names } is to move.
   *[other] { $names } are to move.
  }
ask-turn = Your turn: { $ways }.
ask-turn-cards = take a card
ask-turn-claim = { $count ->
    [one] claim the outlined route
   *[other] claim one of { $count } outlined routes
  }
ask-turn-tickets = draw tickets
ask-turn-pass = Your turn: nothing is possible but to pass.
ask-second-card = Take your second card.
ask-second-card-plain = Take your second card. An open locomotive is only for the first.
ask-tickets = { $count ->
    [one] Choose your tickets: keep at least one.
   *[other] Choose your tickets: keep at least { $count }.
  }
ask-opening-mix = How many short and long tickets do you want to choose from?
ask-passenger = Which passenger in { $place } comes with you?
ask-use = Do you want to use this card?
ask-choose = Which of the two do you choose?
ask-take = Take an open card that is no locomotive.
ask-crew = Do you use a crew card?
ask-cards = Which postcard do you use, if any?
ask-wage = Do you pay the wage?
ask-privilege = Choose two cards or $3.
ask-stakes = Do two stakes stand in for a card?
ask-pay = How do you pay for the route?
ask-second = Name a second route for a locomotive, or none.
ask-hazard = Do you declare hazard freight?
ask-deliver = Which freight do you deliver, if any?
ask-load = Do you load freight in { $place }?
ask-wire = Do you send a wire?
ask-wire-keep = Which card of the wire do you keep?
ask-dine = Where do you dine, if anywhere?
ask-house = Where do you build an eating house, if anywhere?
ask-window = Which open ticket do you take, if any?

# Cards.
cards-of = { $count } × { $color }
market = Open cards and decks
market-card = { $color }, open card { $slot }
market-empty = Place { $slot } is empty
market-deck = Deck: { $count }, discarded: { $discarded }
market-tickets = { $count ->
    [one] Tickets: one is left
   *[other] Tickets: { $count } are left
  }
market-discard = { $count } discarded
hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
  }
hand-empty = You have no cards.

# Routes and claims.
route-facts = { $length ->
    [one] One space, { $color }.
   *[other] { $length } spaces, { $color }.
  }
route-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
route-owned = Belongs to { $owner }.
route-payable = You can pay:
route-more-ways = { $count ->
    [one] and one more way
   *[other] and { $count } more ways
  }
route-nameable = You can claim it now, and then choose how to pay.
route-open-now = You can claim it now.
route-closed = Closed: the track beside it is taken.
claim = Claim
claim-which-track = Which track?
claim-other-track = The other track ({ $color }): { $why }
claim-which-payment = How do you pay?
claim-payment = You pay:
claim-confirm = Claim it
claim-now = Claim it ({ $seconds })

# Why something is not possible.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = Something else is asked now.
refused-draw-barred = { $piles ->
    [one] Deck and discard pile hold only one card: none can be drawn.
   *[other] Deck and discard pile hold only { $piles } cards: none can be drawn.
  }
refused-slot-empty = No card lies there.
refused-locomotive-second = An open locomotive can only be the first card of a turn.
refused-locomotive-barred = The current event bars open locomotives.
refused-deck-empty = The deck is empty.
refused-no-such-route = There is no such route.
refused-route-taken = It already belongs to { $owner }.
refused-twin-owned = You own the track beside it: one of them is all a player may have.
refused-route-closed = Closed: with so few players only one track of a double route can be claimed.
refused-not-enough-trains = { $need ->
    [one] You have { $have } trains, this route needs one.
   *[other] { $have ->
        [one] You have one train, this route needs { $need }.
       *[other] You have { $have } trains, this route needs { $need }.
      }
  }
refused-wrong-payment = { $need ->
    [one] It takes one card of a fitting colour, or a locomotive.
   *[other] It takes { $need } cards of one fitting colour; locomotives stand in for any.
  }
refused-not-enough-cards = You do not have the cards.
refused-cards-color = It takes { $need } × { $color }; you have { $have }, and { $locomotives ->
    [0] no locomotives.
    [one] one locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-of = It takes { $need } cards of one colour; of { $color } you have { $have }, and { $locomotives ->
    [0] no locomotives.
    [one] one locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-none = It takes { $need } cards of one colour, and you have none.
refused-tickets-empty = No ticket is left to draw.
refused-bad-mix = Tickets cannot be drawn in that mix.
refused-bad-ticket-set = These are not the tickets that were offered.
refused-keep-too-few = { $keep ->
    [one] Keep at least one ticket.
   *[other] Keep at least { $keep } tickets.
  }
refused-bad-return-order = These tickets cannot go back in that order.
refused-bad-passenger = No such passenger waits there.
refused-bad-answer = That is none of the possible answers.
refused-cannot-pass = You can only pass when nothing else is possible.
refused-cannot-undo = This cannot be taken back any more.
refused-bad-deal = This cannot be dealt now.

# Tickets.
tickets-none = No tickets yet.
tickets-chosen = You keep these tickets. Waiting for { $names } to choose.
tickets-mix-chosen = You choose from { $mix }. Waiting for { $names } to choose.
ticket-done = done
ticket-cut-off = cut off
ticket-open = { $trains ->
    [one] one more train
   *[other] { $trains } more trains
  }
deck-short = short
deck-long = long
tickets-order = They go under the deck in this order, the last lowest:
tickets-earlier = { $ticket }: earlier
tickets-keep-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
  }
tickets-keep = { $count ->
    [one] Keep this one
   *[other] Keep these { $count }
  }
draw-which = { $keep ->
    [one] Draw tickets and keep at least one?
   *[other] Draw tickets and keep at least { $keep }?
  }
mix = { $short ->
    [0] { $long } long
   *[other] { $long ->
        [0] { $short } short
       *[other] { $short } short and { $long } long
      }
  }
mix-plain = { $count ->
    [one] one ticket
   *[other] { $count } tickets
  }

# Answers.
answer-pass = Pass
answer-draw = Draw { $tickets }
answer-passenger = { $color }
answer-two-cards = Two cards
answer-three-dollars = $3
answer-card = Card { $number }
answer-no = No
answer-yes = Yes

# What cards of linked games do.
deed-or = {" or "}
deed-then = , then{" "}
deed-bargain = Give up { $price }: { $does }
deed-price-loco = { $count ->
    [one] a locomotive
   *[other] { $count } locomotives
  }
deed-price-cash = ${ $count }
deed-gain = collect ${ $a }
deed-pay = pay ${ $a }
deed-pool = put ${ $a } into the pool
deed-draw = { $a ->
    [one] draw a card from the deck
   *[other] draw { $a } cards from the deck
  }
deed-take = { $a ->
    [one] take an open card that is no locomotive
   *[other] take { $a } open cards that are no locomotives
  }
deed-tickets = draw { $a } tickets and keep at least { $b }
deed-free = { $a ->
    [one] play one card fewer
   *[other] play { $a } cards fewer
  }
deed-anycolor = pay in any one colour
deed-unlock = ignore the closed double
deed-bylen = collect ${ $a }, ${ $b } or ${ $c } for 1–2, 3–4 or 5–6 spaces
deed-drawlen = draw { $a }, { $b } or { $c } cards for 1–2, 3–4 or 5–6 spaces
deed-tvalue = add ${ $a } to your tickets
deed-vault = put a certificate worth ${ $a } into your vault
deed-trains = { $a ->
    [one] get one more train
   *[other] get { $a } more trains
  }
deed-stake = { $a ->
    [one] take a stake
   *[other] take { $a } stakes
  }
deed-evidence = mark evidence: { $a }
deed-postcard = { $a ->
    [one] draw a postcard
   *[other] draw { $a } postcards
  }
deed-refresh = replace all open cards
deed-retire-current = retire the current event
deed-extra-turn = take another turn
deed-mod = change a rule

# Seats.
seats = Players
seat-turn = to move
seat-away = not connected
seat-stand-in = { $bot } stands in
seat-clock = Time left
seat-passengers = Passengers
passengers-of = Passengers, { $color }: { $count }
seat-score = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
seat-coins = ${ $count }
seat-trains = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
  }
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
seat-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
  }
seat-tickets-two = Tickets: { $short } short, { $long } long
seat-name-color = { $name } ({ $color })
seat-color-red = red
seat-color-blue = blue
seat-color-green = green
seat-color-yellow = yellow
seat-color-black = black
seat-color-white = white
seat-color-purple = purple
time-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
  }

# Parts of the screen, and its tools.
title-game = Highball
title-your-turn = Your turn – Highball
menu = Menu
tab-tickets = Tickets
tab-seats = Players
tab-log = Log
tab-chat = Chat
tab-plan = Plan
chat-unread = new lines
search-city = Find a city
tool-routes = All routes
tool-pencil = Pencil: mark routes you plan
tool-help = Keys and help
route-free = Free.
list-color = Colour
list-every-color = every colour
list-all = also those you cannot claim now
list-none = No route fits.

banner-last-round = { $turns ->
    [0] The last round: this is the last turn.
    [one] The last round: one more turn after this one.
   *[other] The last round: { $turns } more turns after this one.
  }
banner-lost = No connection. Trying again …
banner-pencil = Pencil: choose routes to mark them for yourself.

pencil-mark = Mark routes
pencil-done = Put the pencil away
pencil-clear = Clear all
pencil-trains = Trains: { $need } needed, { $have } left
pencil-cards = Cards
pencil-need = needed
pencil-have = in hand
pencil-missing = { $count ->
    [0] You have all the cards for it.
    [one] One card is missing, locomotives counted.
   *[other] { $count } cards are missing, locomotives counted.
  }
pencil-remove = Unmark { $route }
pencil-empty = Mark routes with the pencil to see what they need. Nobody else sees it.

curtain = { $name } is next
curtain-what = Hands and tickets are covered.
curtain-open = I am { $name }: show my cards
curtain-drew = You drew:
curtain-done = Done, hand over

stand-in-for-you = A bot is playing for you.
stand-in-back = I'm back
overdue = The time of { $name } is up.
overdue-host = The host decides how it goes on.
overdue-bot = Give the seat to a bot
overdue-which-bot = Which bot
overdue-open = Open the seat for somebody else
overdue-break-off = Break the game off
overdue-break-off-sure = Break the game off? It ends without a result.
overdue-left = Nobody plays { $name }.
overdue-open-sure = { $name } loses this seat, and can take it back for a day unless somebody else sits there by then. Open it?
overdue-campaign = To the campaign
absent = { $name } is away.
absent-let-bot = Let a bot play for { $name }
absent-agreed = In favour: { $names }. All players who are here must agree.
quiet = { $name } has not moved for a while.
quiet-ask = Ask “Still there?”
quiet-asked = { $name } is asked: “Still there?” A bot can play after a minute without an answer.
still-there = Still there?
still-there-what = You have not moved for a while. Without an answer the others can let a bot play for you.
still-there-yes = I'm here
away-recap = While you were away
away-recap-what = A bot played for you:
away-recap-nothing = The bot has not moved.
away-recap-go = Play on
seat-former = Your seat was handed over. You can take it back, unless somebody else sits down first.
seat-former-take = Take it back

extras-no-event = No event yet.

help-play = Choose an outlined route to claim it, or drag a stack of cards onto it. Take cards from the row or the deck. Whatever has a golden outline can be chosen now. A broad golden band marks the ways that your tickets still need.
help-open-card = take an open card
help-deck = draw from the deck
help-tickets = draw tickets
help-routes = list of all routes
help-tab = to the board, the cards, the lists
help-arrows = from route to route
help-enter = choose or confirm
help-escape = cancel
help-undo = take back
help-settle = let the bots go on
help-skip = skip to the newest move
help-pencil = pencil
help-search = find a city
help-zoom = closer, farther
help-whole = whole board
help-pan = move the board
help-help = this help

# Several devices at one game.
tool-shared = Show the board to all, without hands
tool-hand = Only my hand, beside a big screen
phones = Hands on phones
phones-what = Choose a player, then point that player’s phone at the code.
phones-code = Code for the hand of { $name }
hand-title = A hand of cards
hand-not-yours = This seat belongs to somebody else. Take the code of your own seat from the big screen.
hand-to-table = To the table
tab-routes = Routes

# Hints, in games against bots.
tool-hint = Hint
hint-wait = Thinking…
hint-says = Best move: { $choice }. Chance to win: { $chance } %.
help-hint = hint, in games against bots
