# What a seat has to do, after “has to”.

terminal-due-opening-mix = All players choose how many tickets they want from each deck.
terminal-due-opening-tickets = All players choose which opening tickets to keep.
terminal-due-of = { $you ->
    [yes] You have
   *[no] { $subject } has
} to { $what }.
terminal-due-first = { $count ->
   *[other] { $who } must first { $what }
}
terminal-due-first-mix = choose how many tickets to take from each deck
terminal-due-first-tickets = { $count ->
   *[other] choose which opening tickets to keep
}
terminal-due-turn = choose what to do this turn
terminal-due-second-card = take a second card
terminal-due-tickets = choose which of the drawn tickets to keep
terminal-due-passenger = choose a passenger in { $place }
terminal-due-use = decide whether to use { $card }
terminal-due-choose = choose an effect of { $card }
terminal-due-take = take a face-up card other than a locomotive
terminal-due-crew = decide whether to use a crew card
terminal-due-cards = decide whether to use a postcard
terminal-due-wage = decide whether to pay a wage
terminal-due-privilege = choose cards or money
terminal-due-stakes = decide whether to use stakes in place of a card
terminal-due-pay = pay for the route
terminal-due-second = decide whether to pay a locomotive for a second route
terminal-due-hazard = decide whether to declare hazard freight
terminal-due-deliver = decide whether to deliver freight
terminal-due-load = decide whether to load freight in { $place }
terminal-due-wire = decide whether to send a wire
terminal-due-wire-keep = keep one of the cards from the wire
terminal-due-dine = decide whether to dine at an eating house
terminal-due-house = decide whether to build an eating house
terminal-due-window = decide whether to take a face-up ticket
terminal-due-answer = answer

# Deals that are due.
terminal-deal-passenger = a passenger must be placed in { $place }
terminal-deal-card = a card must be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-market = a face-up card must be dealt to slot { $slot }
terminal-deal-ticket = a ticket must be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-first = the first player must be chosen at random
terminal-deal-event = an event must be turned up
terminal-deal-window = a ticket must be turned face up
terminal-deal-rate = the pool’s colour must be chosen at random
terminal-deal-snow = a route for the snow must be chosen at random
terminal-deal-pavilion = a pavilion must be chosen at random
terminal-deal-postcard = a postcard must be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-wire = a wire card must be dealt to { $you ->
    [yes] you
   *[no] { $name }
}
terminal-deal-hazard = a card must be turned up for { $you ->
    [yes] you
   *[no] { $name }
}

# What happened. “who” is “You” or “Red”.
terminal-fact-market-reset = Too many face-up locomotives: all face-up cards were replaced.
terminal-fact-market-stands = Locomotives keep turning up: the face-up cards stay as they are.
terminal-fact-reshuffled = The discard pile was shuffled into a new deck.
terminal-fact-newspapers-added = { $count ->
    [one] { $count } newspaper was added to the deck.
   *[other] { $count } newspapers were added to the deck.
}
terminal-fact-newspaper-turned = A newspaper was drawn from the deck.
terminal-fact-mixes-shown = Tickets chosen: { $mixes }.
terminal-fact-tickets-drawn = { $who } drew { $tickets }.
terminal-fact-tickets-kept = { $who } kept { $tickets }.
terminal-fact-first = { $you ->
    [yes] You go first.
   *[no] { $subject } goes first.
}
terminal-fact-card-drawn = { $who } drew { $card } from the deck.
terminal-fact-card-drawn-unseen = { $who } drew a card from the deck.
terminal-fact-card-taken = { $who } took { $card } from the face-up cards.
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
terminal-fact-wire-kept = { $who } kept a card from the wire.
terminal-fact-boarded = The { $color } passenger in { $place } boarded { $you ->
    [yes] your train
   *[no] the { $name } train
}.
terminal-fact-passed = { $who } had to pass.
terminal-fact-last-round = LAST ROUND: { $you ->
    [yes] You are
   *[no] { $subject } is
} almost out of trains; everyone takes one more turn, { $turns } in all.
terminal-fact-ended = The game is over.
terminal-fact-taken-back = { $who } undid the last action.

# What happened in games with money and in linked games.
terminal-fact-event-turned = EVENT: { $title }. { $text }
terminal-fact-events-shuffled = The old events were shuffled into a new event deck.
terminal-fact-event-retired = { $title } was removed from the game.
terminal-fact-paid = { $who } paid ${ $coins } to the bank.
terminal-fact-discarded = { $who } gave up { $cards }.
terminal-fact-refreshed = All face-up cards were replaced.
terminal-fact-extra-turn = { $you ->
    [yes] You
   *[no] { $subject }
} will take another turn.
terminal-fact-tickets-given = { $who } drew tickets thanks to an event.
terminal-fact-ticket-value = { $who } added ${ $value } to the value of the tickets.
terminal-fact-vault = { $who } got a certificate worth ${ $value }.
terminal-fact-trains-added = { $who } got { $count ->
    [one] { $count } train
   *[other] { $count } trains
}.
terminal-fact-turn-again = The same player takes another turn.
terminal-fact-staked = { $who } took { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}.
terminal-fact-stakes-spent = { $who } returned { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}.
terminal-fact-evidence = Evidence was recorded.
terminal-fact-postcard-drawn = { $who } drew a postcard.
terminal-fact-used = { $who } used { $title }.
terminal-fact-a-postcard = a postcard
terminal-fact-a-crew-card = a crew card
terminal-fact-crew-paid = { $who } paid a wage of ${ $coins } for { $title }.
terminal-fact-loaded = { $who } loaded freight in { $place }.
terminal-fact-delivered = { $who } delivered freight from { $place } for ${ $coins }.
terminal-fact-posted = The pool’s colour is { $color }, with ${ $coins } in the chest.
terminal-fact-pooled = { $who } put ${ $coins } into the chest.
terminal-fact-chest-taken = { $who } took the chest.
terminal-fact-chest-back = The chest went back to the bank.
terminal-fact-snow-fell = Snow fell on { $route }.
terminal-fact-snow-cleared = { $who } cleared the snow and got ${ $coins }.
terminal-fact-turned = Turned up: { $card }.
terminal-fact-dined = { $who } dined at { $you ->
    [yes] your
   *[no] { $name }’s
} eating house.
terminal-fact-house-built = { $who } built an eating house in { $place }.
terminal-fact-stamped = { $who } stamped a line and got ${ $coins }.
terminal-fact-pavilion-met = { $who } completed { $pavilion } and got ${ $coins }.
terminal-fact-window-shown = { $ticket } is now face up.
terminal-fact-window-taken = { $who } took { $ticket }.
terminal-fact-times = { $count ->
   *[other] { $line } (×{ $count })
}

# What cards do.
terminal-act-or = { $one } or { $other }
terminal-act-then = { $before }, then { $last }
terminal-act-gain = collect ${ $coins }
terminal-act-pay = pay ${ $coins }
terminal-act-pool = put ${ $coins } into the chest
terminal-act-draw = { $count ->
    [one] draw the top train card
   *[other] draw the top { $count } train cards
}
terminal-act-take = { $count ->
    [one] take a face-up card other than a locomotive
   *[other] take { $count } face-up cards other than locomotives
}
terminal-act-tickets = draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and keep at least { $keep }
terminal-act-free = play { $count ->
    [one] { $count } fewer card
   *[other] { $count } fewer cards
}
terminal-act-any-color = pay with cards of any one colour
terminal-act-unlock = use the closed track of a double route
terminal-act-ticket-value = add ${ $coins } to the value of your tickets
terminal-act-vault = put a certificate worth ${ $coins } into the vault
terminal-act-trains = gain { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-act-stakes = take { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}
terminal-act-evidence = record { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of evidence
terminal-act-postcards = draw { $count ->
    [one] { $count } postcard
   *[other] { $count } postcards
}
terminal-act-refresh = replace all face-up cards
terminal-act-retire-current = remove the current event
terminal-act-extra-turn = take another turn
terminal-act-gain-by-length = collect ${ $a }, ${ $b } or ${ $c } for 1-2, 3-4 or 5-6 spaces
terminal-act-draw-by-length = draw { $a }, { $b } or { $c } train cards for 1-2, 3-4 or 5-6 spaces
terminal-act-mod = apply the rule on the card
terminal-act-bonus-of = the bonus of { $company }
terminal-act-your-bonus = Your company’s bonus:
terminal-act-every-route = Every { $color } route you claim gives you your company’s bonus: { $does }.
