# Games with money, events and companies: the table, the questions, and the steps after a claim.

tab-office = Office
chapter = { $title }, { $year }
extras-event-now = Current event
extras-bolt = Already resolved.
extras-inactive = The rule it needs is not in play, so it has no effect.

# Words of editions.
band = Band: { $band }
crew-somebody = A crew card

# Steps that follow a claim.
claim-steps = After the claim
claim-steps-of = { $route } ({ $who })
claim-steps-second = { $route } ({ $who }, second claim)
step-large-city = Large cities
step-unnamed = Step { $number }
step-event = The event
step-gained = +${ $coins }
step-paid = −${ $coins }
step-delivered = { $good } delivered
step-loaded = { $good } from { $place }
step-staked = { $count ->
    [one] 1 stake
   *[other] { $count } stakes
  }
step-house = house in { $place }
step-evidence = evidence: { $count }

# Rules, where they matter.
rule-new = New: { $title }
rule-known = Rule: { $title }
rule-understood = Understood
rule-all-known = I know all { $count } rules
rules-in-play = { $count ->
    [one] 1 rule in play
   *[other] All { $count } rules in play
  }

# What is asked.
asks-cards-none = None
asks-crew-yes = { $count ->
    [one] Yes (1 use left)
   *[other] Yes ({ $count } uses left)
  }
asks-wage-no = Not this time
asks-stakes = { $have ->
    [one] You have 1 stake.
   *[other] You have { $have } stakes.
  }
asks-stakes-yes = Return { $count ->
    [one] 1 stake
   *[other] { $count } stakes
  }: play { $cards ->
    [one] 1 card fewer
   *[other] { $cards } fewer cards
  }
asks-second = Choose a highlighted route of at most 3 spaces. It costs a locomotive in addition to its cards.
asks-second-no = No second route
asks-hazard = { $skulls ->
    [one] Declare your skull?
   *[other] Declare your { $skulls } skulls?
  }
asks-hazard-about = The top card is turned up. If it has no skull, you collect ${ $won }; if it has one, you pay ${ $lost }.
asks-hazard-yes = Declare and turn up a card
asks-deliver = { $good } from { $place }: collect ${ $coins }
asks-deliver-none = Nothing for now
asks-load-about = { $held ->
    [0] Wanted in { $places }. You carry no freight yet; each undelivered token costs ${ $cost } at the end.
    [one] Wanted in { $places }. You carry 1 freight token; each undelivered token costs ${ $cost } at the end.
   *[other] Wanted in { $places }. You carry { $held } freight tokens; each undelivered token costs ${ $cost } at the end.
  }
asks-load-yes = Load it
asks-wire-about = You look at the top { $cards } cards and keep { $keep }.
asks-dine = { $place }: ${ $coins } to { $owner }
asks-dine-free = { $place } ({ $owner }), free
asks-dine-about = { $count ->
    [one] You draw the top card in return.
   *[other] You draw the top { $count } cards in return.
  }
asks-house = { $place } for ${ $coins }
asks-house-about = { $left ->
    [one] You have 1 house left. Players who dine there pay you.
   *[other] You have { $left } houses left. Players who dine there pay you.
  }
asks-window = { $ticket } (${ $value })
asks-window-about = It counts as the first ticket of your draw, and you must keep it.
asks-window-none = None: all from the deck

# Paying for a route.
pay-for = Pay for { $route }
pay-coins = Pay ${ $coins }
pay-confirm = Pay
pay-fewer = { $count ->
    [one] 1 card fewer.
   *[other] { $count } fewer cards.
  }
pay-any-color = You may pay with cards of any one colour.
pay-unlocked = You may use the closed track.
pay-marks = Marks on the cards
pay-no-marks = none
pay-snow = Extra card for the snow
pay-snow-none = No extra card for the snow.

# A company’s cards and tokens.
postcard-now = Can be used now
postcard-private = only you can see this
seat-stamps = { $count ->
    [one] 1 line stamped
   *[other] { $count } lines stamped
  }
seat-houses = Houses: { $places }

# Shared parts of the table.
common-snow = { $count ->
    [one] 1 snowbound route
   *[other] { $count } snowbound routes
  }

# On the board and with routes.
token-snow = Snowbound
token-line = Crosses the line { $line }
route-bonus = In your company’s colour: { $does }.
route-snow = Snowbound: one extra card, unless you pay with a pickaxe. Clearing it pays ${ $coins }.
route-pool = Pool colour ({ $color }): ${ $coins } goes into the chest.
route-large = { $place } is a large city: draw a card.
route-line = Crosses the line { $line }: you get a stamp.
route-line-stamped = Crosses the line { $line }, which you have already stamped.

# After the game.
end-campaign = Continue the campaign
