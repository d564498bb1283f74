# What a seat has to do, behind “has to”.

terminal-due-opening-mix = All seats name how many tickets of each deck they want.
terminal-due-opening-tickets = All seats choose which of their opening tickets to keep.
terminal-due-of = { $you ->
    [yes] You have
   *[no] { $subject } has
} to { $what }.
terminal-due-first = { $count ->
   *[other] { $who } must first { $what }
}
terminal-due-first-mix = name how many tickets of each deck to choose from
terminal-due-first-tickets = { $count ->
    [one] say which opening tickets it keeps
   *[other] say which opening tickets they keep
}
terminal-due-turn = choose what to do this turn
terminal-due-second-card = take a second card
terminal-due-tickets = choose which of the drawn tickets to keep
terminal-due-passenger = choose a passenger in { $place }
terminal-due-use = say whether to use { $card }
terminal-due-choose = choose an effect of { $card }
terminal-due-take = take an open card that is no locomotive
terminal-due-crew = say whether to use a crew card
terminal-due-cards = say which postcard to use, if any
terminal-due-wage = say whether to pay a wage
terminal-due-privilege = choose two cards or $3
terminal-due-stakes = say whether two stakes replace a card
terminal-due-pay = pay for the route
terminal-due-second = name a second route for a locomotive, or none
terminal-due-hazard = say whether to declare hazard freight
terminal-due-deliver = say which freight to deliver, if any
terminal-due-load = say whether to load freight in { $place }
terminal-due-wire = say whether to send a wire
terminal-due-wire-keep = keep one of the cards of the wire
terminal-due-dine = say where to dine, if anywhere
terminal-due-house = say where to build an eating house, if anywhere
terminal-due-window = say which open ticket to take, if any
terminal-due-answer = answer

# What chance has to deal.
terminal-deal-passenger = a passenger is to be dealt to { $place }
terminal-deal-card = a card is to be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-market = an open card is to be laid in slot { $slot }
terminal-deal-ticket = a ticket is to be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-first = chance is to name the first seat
terminal-deal-event = an event is to be turned up
terminal-deal-window = a ticket is to be laid open
terminal-deal-rate = the colour of the pool is to be posted
terminal-deal-snow = snow is to fall on a route
terminal-deal-pavilion = a pavilion is to be laid out
terminal-deal-postcard = a postcard is to be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-wire = a card of a wire is to be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-hazard = a card is to be turned up for { $you ->
    [yes] you
   *[no] { $name }
}

# What happened. “who” is “You” or “Red”.
terminal-fact-market-reset = Too many locomotives lay open: all open cards were replaced.
terminal-fact-market-stands = The locomotives keep coming back: the open cards stay as they are.
terminal-fact-reshuffled = The discard pile was shuffled and is the deck now.
terminal-fact-newspapers-added = { $count ->
    [one] { $count } newspaper went into the deck.
   *[other] { $count } newspapers went into the deck.
}
terminal-fact-newspaper-turned = A newspaper came off the deck.
terminal-fact-mixes-shown = Tickets named: { $mixes }.
terminal-fact-tickets-drawn = { $who } drew { $tickets }.
terminal-fact-tickets-kept = { $who } kept { $tickets }.
terminal-fact-first = { $you ->
    [yes] You begin.
   *[no] { $subject } begins.
}
terminal-fact-card-drawn = { $who } drew { $card } from the deck.
terminal-fact-card-drawn-unseen = { $who } drew a card from the deck.
terminal-fact-card-taken = { $who } took { $card } that lay open.
terminal-fact-no-second-card = There was no second card for { $you ->
    [yes] you
   *[no] { $name }
} to take.
terminal-fact-claimed = { $who } claimed { $route } with { $cards }.
terminal-fact-claimed-points = { $who } claimed { $route } with { $cards }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-fact-scored = { $who } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-fact-collected = { $who } got ${ $coins } from the bank.
terminal-fact-wire-kept = { $who } kept a card of the wire.
terminal-fact-boarded = A { $color } passenger of { $place } joined { $you ->
    [yes] you
   *[no] { $name }
}.
terminal-fact-passed = { $who } had to pass.
terminal-fact-last-round = THE LAST ROUND: { $you ->
    [yes] You have
   *[no] { $subject } has
} few trains left; everybody has one more turn, { $turns } in all.
terminal-fact-ended = The game is over.
terminal-fact-taken-back = { $who } took the last action back.

# What happened in games with money and in linked games.
terminal-fact-event-turned = EVENT: { $title }. { $text }
terminal-fact-events-shuffled = The old events were shuffled and are the deck of events again.
terminal-fact-event-retired = { $title } left the game.
terminal-fact-paid = { $who } paid ${ $coins } to the bank.
terminal-fact-discarded = { $who } gave up { $cards }.
terminal-fact-refreshed = All open cards were replaced.
terminal-fact-extra-turn = { $you ->
    [yes] You
   *[no] { $subject }
} will have another turn.
terminal-fact-tickets-given = { $who } drew tickets by an event.
terminal-fact-ticket-value = { $who } added ${ $value } to the tickets.
terminal-fact-vault = { $who } got a certificate worth ${ $value }.
terminal-fact-trains-added = { $who } got { $count ->
    [one] { $count } train
   *[other] { $count } trains
}.
terminal-fact-turn-again = It is another turn of the same seat.
terminal-fact-staked = { $who } took { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}.
terminal-fact-stakes-spent = { $who } gave back { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}.
terminal-fact-evidence = Evidence was marked.
terminal-fact-postcard-drawn = { $who } drew a postcard.
terminal-fact-used = { $who } used { $title }.
terminal-fact-a-postcard = a postcard
terminal-fact-a-crew-card = a crew card
terminal-fact-crew-paid = { $who } paid a wage of ${ $coins } for { $title }.
terminal-fact-loaded = { $who } loaded freight in { $place }.
terminal-fact-delivered = { $who } delivered freight from { $place } for ${ $coins }.
terminal-fact-posted = The pool's colour is { $color }, with ${ $coins } in the chest.
terminal-fact-pooled = { $who } put ${ $coins } into the chest.
terminal-fact-chest-taken = { $who } took the chest.
terminal-fact-chest-back = The chest went back to the bank.
terminal-fact-snow-fell = Snow fell on { $route }.
terminal-fact-snow-cleared = { $who } cleared the snow for ${ $coins }.
terminal-fact-turned = A { $card } card was turned up.
terminal-fact-dined = { $who } dined with { $you ->
    [yes] you
   *[no] { $name }
}.
terminal-fact-house-built = { $who } built an eating house in { $place }.
terminal-fact-stamped = { $who } stamped a line for ${ $coins }.
terminal-fact-pavilion-met = { $who } met { $pavilion } for ${ $coins }.
terminal-fact-window-shown = { $ticket } lies open.
terminal-fact-window-taken = { $who } took { $ticket }.
terminal-fact-times = { $count ->
    [2] { $line } Twice.
   *[other] { $line } { $count } times.
}

# What cards do.
terminal-act-or = { $one } or { $other }
terminal-act-then = { $before }, then { $last }
terminal-act-gain = collect ${ $coins }
terminal-act-pay = pay ${ $coins }
terminal-act-pool = put ${ $coins } into the pool
terminal-act-draw = { $count ->
    [one] draw the top train card
   *[other] draw the top { $count } train cards
}
terminal-act-take = { $count ->
    [one] take an open card that is no locomotive
   *[other] take { $count } open cards that are no locomotives
}
terminal-act-tickets = draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and keep at least { $keep }
terminal-act-free = play { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fewer
terminal-act-any-color = treat the route as gray
terminal-act-unlock = ignore the lock on the double route
terminal-act-ticket-value = add ${ $coins } to the tickets
terminal-act-vault = put a certificate worth ${ $coins } into the vault
terminal-act-trains = add { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-act-stakes = take { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}
terminal-act-evidence = mark { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of evidence
terminal-act-postcards = draw { $count ->
    [one] { $count } postcard
   *[other] { $count } postcards
}
terminal-act-refresh = replace all open cards
terminal-act-retire-current = retire the current event
terminal-act-extra-turn = take another turn
terminal-act-gain-by-length = collect ${ $a }, ${ $b } or ${ $c } for 1-2, 3-4 or 5-6 spaces
terminal-act-draw-by-length = draw { $a }, { $b } or { $c } train cards for 1-2, 3-4 or 5-6 spaces
terminal-act-mod = change a rule ({ $word })
terminal-act-bonus-of = the bonus of { $company }
terminal-act-your-bonus = The bonus of your company:
terminal-act-every-route = Every { $color } route you claim gives the bonus of your company: { $does }.
