# The game screen.

you = you
you-mark = (you)
cancel = Cancel
close = Close
undo = Undo
settle = End turn
settle-what = End your turn and let the bots play. You can’t undo after that.
skip = Skip ahead ({ $count })
dock = Cards
side = Players and tickets

# What happens or is asked, in one sentence.
ask-over = The game is over.
ask-nobody = Dealing cards…
ask-moment = Sending…
ask-waiting = { $count ->
    [one] { $names }’s turn.
   *[other] Waiting for { $names }.
  }
ask-turn = Your turn: { $ways }.
ask-turn-cards = draw cards
ask-turn-claim = { $count ->
   *[other] claim a route
  }
ask-turn-tickets = draw tickets
ask-turn-pass = No moves left: you must pass.
ask-second-card = Take your second card.
ask-second-card-plain = Take your second card. It can’t be a face-up locomotive.
ask-tickets = { $count ->
    [one] Choose your tickets: keep at least 1.
   *[other] Choose your tickets: keep at least { $count }.
  }
ask-opening-mix = How many short and long tickets do you want to choose from?
ask-passenger = Pick up a passenger in { $place }
ask-use = Use this card?
ask-choose = Choose one of the two.
ask-take = Take a face-up card other than a locomotive.
ask-crew = Use a crew card?
ask-cards = Use a postcard?
ask-wage = Pay the wage?
ask-privilege = Choose cards or money.
ask-stakes = Use stakes in place of a card?
ask-pay = How do you want to pay for the route?
ask-second = Pay a locomotive to claim a second route?
ask-hazard = Declare hazard freight?
ask-deliver = Deliver freight?
ask-load = Load freight in { $place }?
ask-wire = Send a wire?
ask-wire-keep = Which card from the wire do you want to keep?
ask-dine = Dine at an eating house?
ask-house = Build an eating house?
ask-window = Take a face-up ticket?

# Cards.
cards-of = { $count } × { $color }
market = Face-up cards and decks
market-card = { $color }, face-up card { $slot }
market-empty = Slot { $slot } is empty
market-deck = Deck: { $count }, discard pile: { $discarded }
market-tickets = { $count ->
    [one] 1 ticket left
   *[other] { $count } tickets left
  }
market-discard = { $count } discarded
hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
  }
hand-empty = You have no cards.

# Routes and claims.
route-facts = { $length ->
    [one] 1 space, { $color }.
   *[other] { $length } spaces, { $color }.
  }
route-owned = Belongs to { $owner }.
route-payable = You can pay:
route-more-ways = { $count ->
    [one] and 1 other way
   *[other] and { $count } other ways
  }
route-nameable = You can claim it now and then choose how to pay.
route-open-now = You can claim it now.
route-closed = Closed: the parallel track is taken.
claim = Claim
claim-which-track = Which track?
claim-other-track = The other track ({ $color }): { $why }
claim-which-payment = How do you want to pay?
claim-payment = You pay:
claim-confirm = Claim route
claim-now = Claim route ({ $seconds })

# Why something is not possible.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = You can’t do that now: another decision comes first.
refused-draw-barred = { $piles ->
    [one] Only 1 card left, so you can’t draw.
   *[other] Only { $piles } cards left, so you can’t draw.
  }
refused-slot-empty = There is no card in that slot.
refused-locomotive-second = A face-up locomotive can’t be your second card.
refused-locomotive-barred = The current event forbids taking face-up locomotives.
refused-deck-empty = The deck is empty.
refused-no-such-route = This route does not exist.
refused-route-taken = Already claimed by { $owner }.
refused-twin-owned = You already own the parallel track. Nobody may own both.
refused-route-closed = Closed: with this few players, only one track of a double route can be claimed.
refused-not-enough-trains = { $need ->
    [one] You have no trains left; this route needs 1.
   *[other] { $have ->
        [0] You have no trains left; this route needs { $need }.
        [one] You have 1 train; this route needs { $need }.
       *[other] You have { $have } trains; this route needs { $need }.
      }
  }
refused-wrong-payment = { $need ->
    [one] Pay 1 card of a matching colour, or a locomotive.
   *[other] Pay { $need } cards of one matching colour; locomotives are wild.
  }
refused-not-enough-cards = You don’t have those cards.
refused-cards-color = Needs { $need } × { $color }; you have { $have } and { $locomotives ->
    [0] no locomotives.
    [one] 1 locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-of = Needs { $need } cards of one colour; you have { $have } × { $color } and { $locomotives ->
    [0] no locomotives.
    [one] 1 locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-none = Needs { $need } cards of one colour; you have none.
refused-tickets-empty = No tickets left to draw.
refused-bad-mix = You can’t draw that mix of tickets.
refused-bad-ticket-set = These are not the tickets that were offered.
refused-keep-too-few = { $keep ->
    [one] Keep at least 1 ticket.
   *[other] Keep at least { $keep } tickets.
  }
refused-bad-return-order = You can’t return the tickets in that order.
refused-bad-passenger = That passenger is not waiting there.
refused-bad-answer = That is not one of the choices.
refused-cannot-pass = You can only pass when you have no other move.
refused-cannot-undo = You can’t undo this any more.
refused-bad-deal = This cannot be dealt now.

# Tickets.
tickets-none = No tickets yet.
tickets-chosen = You keep these tickets. Waiting for { $names }.
tickets-mix-chosen = You will choose from { $mix }. Waiting for { $names }.
ticket-cut-off = blocked
ticket-open = { $trains ->
    [one] needs 1 train
   *[other] needs { $trains } trains
  }
deck-short = short
deck-long = long
tickets-order = Returned tickets go under the deck in this order, the last one at the bottom:
tickets-earlier = Move { $ticket } up
tickets-keep-more = { $count ->
    [one] Choose at least 1
   *[other] Choose at least { $count }
  }
tickets-keep = { $count ->
    [one] Keep 1 ticket
   *[other] Keep { $count } tickets
  }
draw-which = { $keep ->
    [one] Draw tickets and keep at least 1?
   *[other] Draw tickets and keep at least { $keep }?
  }
mix = { $short ->
    [0] { $long } long
   *[other] { $long ->
        [0] { $short } short
       *[other] { $short } short · { $long } long
      }
  }

# Answers.
answer-pass = Pass
answer-draw = Draw { $tickets }
answer-passenger = { $color }
answer-no = No

# Effects of cards in campaign games.
deed-or = {" or "}
deed-then = , then{" "}
deed-bargain = Give up { $price }: { $does }
deed-price-loco = { $count ->
    [one] a locomotive
   *[other] { $count } locomotives
  }
deed-gain = collect ${ $a }
deed-pay = pay ${ $a }
deed-pool = put ${ $a } into the chest
deed-draw = { $a ->
    [one] draw a card from the deck
   *[other] draw { $a } cards from the deck
  }
deed-take = { $a ->
    [one] take a face-up card other than a locomotive
   *[other] take { $a } face-up cards other than locomotives
  }
deed-tickets = draw { $a } tickets and keep at least { $b }
deed-free = { $a ->
    [one] play 1 fewer card
   *[other] play { $a } fewer cards
  }
deed-anycolor = pay with cards of any one colour
deed-unlock = use the closed track of a double route
deed-bylen = collect ${ $a }, ${ $b } or ${ $c } for 1–2, 3–4 or 5–6 spaces
deed-drawlen = draw { $a }, { $b } or { $c } cards for 1–2, 3–4 or 5–6 spaces
deed-tvalue = add ${ $a } to the value of your tickets
deed-vault = put a certificate worth ${ $a } into your vault
deed-trains = { $a ->
    [one] gain 1 train
   *[other] gain { $a } trains
  }
deed-stake = { $a ->
    [one] take a stake
   *[other] take { $a } stakes
  }
deed-evidence = { $a ->
    [one] record 1 piece of evidence
   *[other] record { $a } pieces of evidence
  }
deed-postcard = { $a ->
    [one] draw a postcard
   *[other] draw { $a } postcards
  }
deed-refresh = replace all face-up cards
deed-retire-current = remove the current event
deed-extra-turn = take another turn
deed-mod = apply the rule on the card

# Seats.
seats = Players
seat-turn = playing now
seat-away = offline
seat-stand-in = { $bot } is filling in
seat-clock = Time left
seat-passengers = Passengers
passengers-of = Passengers, { $color }: { $count }
seat-trains = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
  }
seat-tickets-two = Tickets: { $short } short, { $long } long
seat-name-color = { $name } ({ $color })
seat-company = { $company } ({ $name })
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
chat-unread = new messages
search-city = Find a city
tool-routes = All routes
tool-pencil = Plan routes
tool-help = Help and shortcuts
route-free = Unclaimed.
list-color = Colour
list-every-color = all colours
list-all = include routes you can’t claim now
list-none = No matching routes.

banner-last-round = { $turns ->
    [0] Last round: this is the last turn.
    [one] Last round: 1 more turn after this one.
   *[other] Last round: { $turns } more turns after this one.
  }
banner-lost = Connection lost. Reconnecting…
banner-pencil = Planning: choose routes to mark them. Only you see this.

pencil-mark = Plan routes
pencil-done = Done planning
pencil-clear = Clear all
pencil-trains = Trains: { $need } needed, { $have } left
pencil-cards = Cards
pencil-need = needed
pencil-have = in hand
pencil-missing = { $count ->
    [0] You have all the cards you need.
    [one] You need 1 more card, even with your locomotives.
   *[other] You need { $count } more cards, even with your locomotives.
  }
pencil-remove = Remove { $route } from the plan
pencil-empty = Mark the routes you are planning and see what they cost. Only you can see this.

curtain = { $name }’s turn
curtain-what = Hands and tickets are hidden.
curtain-open = I’m { $name }: show my cards
curtain-drew = You drew:
curtain-done = Done, pass the device

stand-in-for-you = A bot is playing for you.
stand-in-back = I’m back
overdue = { $name } is out of time.
overdue-host = The host decides what happens next.
overdue-bot = Replace with a bot
overdue-which-bot = Choose a bot
overdue-open = Open the seat to others
overdue-break-off = Abandon game
overdue-break-off-sure = Abandon the game? It ends without a result.
overdue-left = Nobody is playing for { $name }.
overdue-open-sure = { $name } loses this seat, but can take it back within a day unless somebody else sits down first. Open it?
overdue-campaign = Go to the campaign
absent = { $name } is away.
absent-let-bot = Let a bot play for { $name }
absent-agreed = In favour: { $names }. Everyone present must agree.
quiet = { $name } has not moved for a while.
quiet-ask = Ask “Still there?”
quiet-asked = { $name } was asked: “Still there?” After a minute without an answer, a bot can take over.
still-there = Still there?
still-there-what = You have not moved for a while. If you don’t answer, the others can let a bot play for you.
still-there-yes = I’m here
away-recap = While you were away
away-recap-what = A bot played for you:
away-recap-nothing = The bot made no moves.
away-recap-go = Continue
seat-former = Your seat was opened to others. You can take it back unless somebody else sits down first.
seat-former-take = Take it back

extras-no-event = No event yet.

help-play = Choose a highlighted route to claim it, or drag a stack of cards onto it. Take face-up cards or draw from the deck. Anything highlighted can be chosen now. A broad golden band marks the paths your tickets still need.
help-open-card = take a face-up card
help-deck = draw from the deck
help-tickets = draw tickets
help-routes = list all routes
help-tab = move between board, cards and lists
help-arrows = move between routes
help-enter = choose or confirm
help-escape = cancel
help-undo = undo
help-settle = end your turn
help-skip = skip to the latest move
help-pencil = plan routes
help-search = find a city
help-zoom = zoom in or out
help-whole = show the whole board
help-pan = move the board
help-help = show this help

# Several devices at one game.
tool-shared = Shared screen: board only, no hands
tool-hand = Hand only, to use with a shared screen
phones = Hands on phones
phones-what = Choose a player, then scan the code with that player’s phone.
phones-code = Code for { $name }’s hand
hand-title = Your hand
hand-not-yours = This seat belongs to somebody else. Scan the code for your own seat on the big screen.
hand-to-table = Go to the table
tab-routes = Routes

# Hints, in games against bots.
tool-hint = Hint
hint-wait = Thinking…
hint-says = Best move: { $choice }. Win chance: { $chance }%.
help-hint = hint (games against bots)

# Small and big screens.
ask-turn-brief = Your turn
sheet-tickets = { $count ->
    [one] Ticket: { $done } of 1 completed
   *[other] Tickets: { $done } of { $count } completed
  }
sheet-more = Players, log and chat
tool-sound = Sound
sound-ask = Turn sound on?
sound-yes = Sound on
sound-no = No sound

# A claim before it is confirmed.
claim-leaves = You will have { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left.
claim-completes = Completes { $ticket }

# When a ticket is completed.
ticket-moment = Ticket completed

# Spectators, and what others did in the meantime.
watching-you = You are watching. Hands are hidden.
watching-count = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
meanwhile = While you waited
meanwhile-replay = Replay
meanwhile-claim = { $route }, +{ $points }
meanwhile-cards = drew { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
meanwhile-tickets = drew tickets
