# Games with money, events and companies: what lies on the table, what is asked, what follows a claim.

tab-office = Office
chapter = { $title }, { $year }
extras-event-now = Current event
extras-bolt = It has acted already.
extras-inactive = The rule it needs is not in play: it does nothing.

# Marks on cards.
color-marked = { $color } with { $mark }
mark-pickaxe = pickaxe
mark-skull = skull

# Words of editions.
good-grain = grain
good-lumber = lumber
good-coal = coal
good-tools = tools
band-saffron = saffron
band-teal = teal
band-russet = russet
band-violet = violet
band = Band: { $band }
zone-e = Eastern
zone-c = Central
zone-m = Mountain
zone-p = Pacific
zone-line = { $from }–{ $to }
crew-somebody = A crew card
postcard-number = Postcard { $number }

# Steps that follow a claim.
claim-steps = What follows the claim
claim-steps-of = { $route } ({ $who })
claim-steps-you = you
claim-steps-second = { $route } ({ $who }, second claim)
step-company-bonus = Company bonus
step-large-city = Large cities
step-unnamed = Step { $number }
step-event = The event
step-gained = +${ $coins }
step-paid = −${ $coins }
step-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
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
rule-known = The rule: { $title }
rule-understood = Understood
rule-all-known = I know all { $count }
rules-in-play = { $count ->
    [one] One rule in play
   *[other] All { $count } rules in play
  }

# What is asked.
asks-forced = Nothing is possible here but no. It goes on by itself.
asks-cards-forced = None of your postcards fits this moment. It goes on by itself.
asks-cards-none = None
asks-crew = Does { $name } go to work?
asks-crew-yes = { $count ->
    [one] Yes (one use left)
   *[other] Yes ({ $count } uses left)
  }
asks-wage = Pay { $name } ${ $coins } for this game?
asks-wage-no = Not this time
asks-choose-company = Your company’s bonus: which of the two?
asks-first = The first
asks-other = The second
asks-stakes = { $have ->
    [one] You have one stake.
   *[other] You have { $have } stakes.
  }
asks-stakes-yes = Give back { $count } stakes, play one card fewer
asks-second = Choose one of the outlined routes of at most 3 spaces. It costs one locomotive besides its cards.
asks-second-no = No second route
asks-hazard = { $skulls ->
    [one] Declare your skull?
   *[other] Declare your { $skulls } skulls?
  }
asks-hazard-about = A card is turned up. Without a skull on it you collect ${ $won }; with a skull you pay ${ $lost }.
asks-hazard-yes = Declare and turn a card
asks-deliver = { $good } from { $place }: collect ${ $coins }
asks-deliver-none = Nothing now
asks-load = Load { $good } in { $place }?
asks-load-about = { $held ->
    [0] Wanted in { $places }. You carry nothing yet; what is not delivered costs $1 at the end.
    [one] Wanted in { $places }. You carry one token; what is not delivered costs $1 at the end.
   *[other] Wanted in { $places }. You carry { $held } tokens; each that is not delivered costs $1 at the end.
  }
asks-load-yes = Load it
asks-wire = Send a wire for ${ $coins }?
asks-wire-about = You look at the top three cards and keep one.
asks-dine = { $place }: ${ $coins } to { $owner }
asks-dine-free = { $place } ({ $owner }), free of charge
asks-dine-about = You draw the top card for it.
asks-house = { $place } for ${ $coins }
asks-house-about = { $left ->
    [one] You have one house left. Whoever dines there pays you.
   *[other] You have { $left } houses left. Whoever dines there pays you.
  }
asks-window = { $ticket } (${ $value })
asks-window-about = It is the first of your draw and must be kept.
asks-window-none = None: all from the deck

# Paying for a route.
pay-for = Pay for { $route }
pay-coins = Pay ${ $coins }
pay-confirm = Pay
pay-fewer = { $count ->
    [one] One card fewer.
   *[other] { $count } cards fewer.
  }
pay-any-color = Any one colour will do.
pay-unlocked = The closed track is open to you.
pay-marks = Marks on the cards
pay-no-marks = none
pay-snow = For the snow, one card besides
pay-snow-none = No card for the snow.

# What a company has in front of it.
office-bonus = For each route in { $color }: { $does }.
office-freight = { $good } from { $place }
office-wanted = Wanted in { $places }.
office-no-freight = carries nothing
office-stakes = { $count ->
    [0] no stakes
    [one] 1 stake
   *[other] { $count } stakes
  }
office-houses = { $left ->
    [0] Houses in { $places }
   *[other] Houses in { $places }; { $left } left
  }
office-no-houses = { $left ->
    [one] One house to build
   *[other] { $left } houses to build
  }
office-stamped = stamped
office-unstamped = not yet
office-uses = { $count ->
    [0] no use left
    [one] one use left
   *[other] { $count } uses left
  }
office-crew-works = at work
office-crew-idle = not paid (${ $coins })
office-ticket-value = ${ $coins } on the ticket line
office-vault = Certificates for the vault: ${ $coins }
postcard-now = Can be used now
postcard-later = from the next game on
postcard-private = only you can read this
postcard-picture = Picture: { $text }
seat-stamps = { $count ->
    [one] 1 line stamped
   *[other] { $count } lines stamped
  }
seat-houses = Houses: { $places }

# What lies there for all.
common-pool = The pool’s colour is { $color }; ${ $coins } in the chest.
common-snow = { $count ->
    [one] One route under snow
   *[other] { $count } routes under snow
  }
common-window = Tickets that lie open:
common-window-empty = none
common-evidence = { $count ->
    [one] One mark of evidence in this game
   *[other] { $count } marks of evidence in this game
  }
pavilion-prizes = First ${ $first }, second ${ $second }.
pavilion-at-end = ${ $coins } for everybody, at the end.
pavilion-met = { $count ->
    [one] Met by { $names }.
   *[other] Met by { $names }.
  }
when-link = join { $from } and { $to }
when-large = { $count } large cities in one network
when-boards = { $count } boards in one network
when-zones = { $count } time zones in one network
when-routes = { $count } routes claimed
when-tickets-done = { $count } tickets completed
when-none-failed = no ticket failed

# On the board and with routes.
token-freight = { $good } waits in { $place }
token-wanted = { $place } wants { $good }
token-house = Eating house of { $owner } in { $place }
token-snow = Under snow
token-line = Crosses the line { $line }
route-bonus = In your company’s colour: { $does }.
route-snow = Under snow: one card more, unless your set shows a pickaxe. Clearing it pays $3.
route-pool = { $color } is the pool’s colour: $1 goes into the chest.
route-large = { $place } is a large city: one card.
route-line = Crosses the line { $line }: a stamp for you.
route-line-stamped = Crosses the line { $line }, which you have stamped.

# The log.
log-by = { $text } ({ $title })
log-extra-ticket-value = { $who } added ${ $count } to the ticket line.
log-extra-tickets-given = { $who } drew tickets by a card.
log-extra-turn-began = { $again ->
    [yes] It is another turn of the same company.
   *[no] {""}
  }
log-extra-helped = { $free ->
    [0] A card helps with the payment.
    [one] One card fewer to pay.
   *[other] { $free } cards fewer to pay.
  }
log-extra-evidence = { $count ->
    [one] A mark of evidence was made.
   *[other] { $count } marks of evidence were made.
  }
log-extra-posted = The pool’s colour is { $color }; ${ $count } lie in the chest.
log-extra-turned = Turned up for hazard freight: { $card }.
log-extra-dined = { $who } dined at { $owner }’s: ${ $paid } paid, { $owner } got ${ $got }.
log-extra-window-shown = { $ticket } lies open.
log-extra-ending = Before the count the last rules have their say.

# After the game.
end-campaign = On with the campaign
