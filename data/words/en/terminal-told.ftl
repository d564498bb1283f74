# What a seat has to do, after “has to”.

terminal-due-opening-mix = All players choose how many tickets they want from each deck.
terminal-due-opening-tickets = All players choose which opening tickets to keep.
terminal-due-of = { $you ->
    [yes] You have
   *[no] { $subject } has
} to { $what }.
terminal-due-asked = { $you ->
    [yes] You are asked
   *[no] { $subject } is asked
}: { $question }
terminal-due-first = { $count ->
   *[other] { $who } must first { $what }
}
terminal-due-first-answer = { $who } must first answer: { $question }
terminal-due-first-mix = choose how many tickets to take from each deck
terminal-due-first-tickets = { $count ->
   *[other] choose which opening tickets to keep
}
terminal-due-turn = choose what to do this turn
terminal-due-second-card = take a second card
terminal-due-tickets = choose which of the drawn tickets to keep
terminal-due-passenger = choose a passenger ({ $place })

# Deals that are due.
terminal-deal-passenger = a passenger must be placed ({ $place })
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

# What happened in games with money and in linked games.
terminal-fact-used = { $who } used { $title }.
terminal-fact-a-crew-card = a crew card
terminal-fact-times = { $count ->
   *[other] { $line } (×{ $count })
}

# What cards do.
terminal-act-every-route = Every { $color } route you claim gives you your company’s bonus: { $does }.
