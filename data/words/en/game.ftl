# The game screen.

you = you
you-mark = (you)
cancel = Cancel
close = Close
undo = Undo
settle = Continue
settle-what = Let the bots play now. You can’t undo after that.
skip = Skip ahead ({ $count })
dock = Cards
side = Players and tickets

# What happens or is asked, in one sentence.
ask-nobody = Dealing cards…
done-claim = Route claimed
done-move = Move made
ask-moment = Sending…
ask-waiting = { $count ->
    [one] { $names }’s turn.
   *[other] Waiting for { $names }.
  }
ask-waiting-until = { $names }’s turn, until { $time }.
ask-turn = Your turn: { $ways }.
ask-turn-cards = draw cards
ask-turn-claim = { $count ->
   *[other] claim a route
  }
ask-turn-tickets = draw tickets
ask-turn-pass = No moves left: you must pass.
ask-second-card-plain = Take your second card. It can’t be a face-up locomotive.
ask-tickets = { $count ->
    [one] Keep at least 1 ticket.
   *[other] Keep at least { $count } tickets.
  }

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
claim-needs-color = Needs { $need } { $color }. You have { $have ->
    [0] no
   *[other] { $have }
  } and { $locomotives ->
    [0] no locomotives.
    [one] 1 locomotive.
   *[other] { $locomotives } locomotives.
  }
claim-needs-any = Needs { $need } cards of one colour. You have { $have } { $color } and { $locomotives ->
    [0] no locomotives.
    [one] 1 locomotive.
   *[other] { $locomotives } locomotives.
  }
claim-needs-none = Needs { $need } cards of one colour. You have { $locomotives ->
    [0] no cards.
    [one] only 1 locomotive.
   *[other] only { $locomotives } locomotives.
  }

# Tickets.
tickets-none = No tickets yet.
tickets-chosen = You kept these tickets. Waiting for { $names }.
tickets-mix-chosen = You will choose from: { $mix }. Waiting for { $names }.
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
    [one] Draw tickets and keep at least 1? You lose the points of any ticket you don’t complete.
   *[other] Draw tickets and keep at least { $keep }? You lose the points of any ticket you don’t complete.
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

# Seats.
seats = Players
seat-turn = playing now
seat-away = offline
seat-stand-in = { $bot } is filling in
seat-clock = Time left
seat-passengers = Passengers
passengers-of = Passengers, { $color }: { $count }
seat-trains = { $count ->
    [0] no trains left
    [one] 1 train left
   *[other] { $count } trains left
  }
seat-few-trains = { $count ->
    [one] only 1 train left; one more route may start the last round
   *[other] only { $count } trains left; one more route may start the last round
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
list-wanted = needed for your tickets
list-none = No matching routes.

banner-last-round = Last round: { $order }
banner-then = { $earlier }, then { $next }
banner-last-turn = { $count ->
    [0] This is your last turn. After it, the game ends.
    [one] This is your last turn. Then { $names } plays once more, and the game ends.
   *[other] This is your last turn. Then { $names } play once more, and the game ends.
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
    [0] { $locomotives ->
        [0] You have all the cards you need.
       *[other] With your locomotives, you have all the cards you need.
      }
    [one] You need 1 more card{ $locomotives ->
        [0] .
       *[other] , even with your locomotives.
      }
   *[other] You need { $count } more cards{ $locomotives ->
        [0] .
       *[other] , even with your locomotives.
      }
  }
pencil-built = You have claimed all your planned routes.
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
absent-bot = Let a bot play
absent-bot-until = A bot will play until { $name } returns.
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

# Several devices at one game.
tool-shared = Shared screen: board only, no hands
tool-hand = Hand only, for use with a shared screen
tool-board = Show the board here too
tool-own-hand = Show my hand here too
shared-use = Use as shared screen
shared-only = This screen shows only the board.
shared-hand = Show my hand
phones = Show hands on phones
phones-what = Choose a player, then scan the code with that player’s phone.
phones-code = Code for { $name }’s hand
phones-scan = { $name }: scan this code
hand-title = Your hand
hand-not-yours = This seat belongs to somebody else. Scan the code for your own seat on the big screen.
hand-to-table = Go to the table
tab-routes = Routes

# Hints, in games against bots.
tool-hint = Hint
hint-wait = Thinking…
hint-says = Best move: { $choice }. Win chance: { $chance }%.

# Small and big screens.
ask-turn-brief = Your turn
ask-turn-until = Your turn, until { $time }
sheet-tickets = { $count ->
    [one] Ticket: { $done } of 1 completed
   *[other] Tickets: { $done } of { $count } completed
  }
sheet-more = Players, log and chat
legend-way = Shortest path for your tickets
legend-open = Route you can claim now
tool-sound = Sound
sound-ask = Sound?
sound-yes = On
sound-no = Off

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
meanwhile-deck = { $count } from the deck
meanwhile-tickets = drew tickets
