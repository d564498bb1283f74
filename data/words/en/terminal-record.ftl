# The final table, line by line.

terminal-final-title = Final scores
terminal-final-seat = { $place }  { $who }: { $total }
terminal-final-floor = Totals below { $floor } count as { $floor }.
terminal-final-won = { $you ->
    [yes] You
   *[no] { $subject }
} won with { $total }.
terminal-final-shared = { $names } share the win with { $total } each.
terminal-final-route = { $route }, { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-final-tickets = Tickets, { $done } completed and { $failed } failed
terminal-final-ticket-done = { $ticket }: completed
terminal-final-ticket-failed = { $ticket }: failed
terminal-final-longest-path = Longest path, { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-final-globetrotter = Most tickets, { $count ->
    [one] { $count } completed ticket
   *[other] { $count } completed tickets
}
terminal-final-trains-left = { $count ->
    [one] { $count } train left
   *[other] { $count } trains left
}
terminal-final-same-place = { $above } and { $below } share a place, tied on { $money ->
    [yes] dollars
   *[no] points
}.
terminal-final-all-equal = { $above } and { $below } share a place, tied on { $money ->
    [yes] dollars
   *[no] points
} and on { $ties }.
terminal-final-counts-decide = { $above } and { $below } are tied on { $money ->
    [yes] dollars
   *[no] points
}; { $tie } decide, { $more } to { $fewer }.
terminal-final-one-decides = { $above } and { $below } are tied on { $money ->
    [yes] dollars
   *[no] points
}; { $tie } decides.
terminal-final-tie-tickets = completed tickets
terminal-final-tie-longest-path = the longest-path bonus
terminal-final-tie-passengers = passengers
terminal-final-tie-later = the later place in turn order

# Game files: replaying and checking.
terminal-record-title = { $title } ({ $edition }), { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $seats }
terminal-record-line = game { $number }: { $edition }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $inputs }, verified; { $result }
terminal-record-not-finished = not finished
terminal-record-choose = { $name } contains { $count ->
    [one] { $count } game
   *[other] { $count } games
}. Use --record with { $range }.
terminal-record-choose-until = { $name } contains { $count ->
    [one] { $count } game
   *[other] { $count } games
}. To use --until, choose one with --record N.
terminal-record-choose-one = { $name } contains { $count ->
    [one] { $count } game
   *[other] { $count } games
}. Choose one with --record N.
terminal-record-shorter = { $name } has only { $count ->
    [one] { $count } step
   *[other] { $count } steps
}. Choose a number from 0 to { $count }.

# Faults in a file, after its name and line.
terminal-damage-of = { $name }: { $reason }.
terminal-damage-at = { $name }, line { $line }: { $reason }.
terminal-damage-at-line = { $name }, line { $line }, “{ $text }”: { $reason }.
terminal-damage-name-folder = { $unknown }; to use your own map, give its folder with --map
terminal-damage-due = { $refused }: { $due }
terminal-damage-due-first = before that, { $due }
terminal-out-ticket = the ticket { $ticket }
terminal-out-passenger = a { $color } passenger
terminal-out-pavilion = the pavilion { $name }
terminal-out-snow = snow on { $route }
terminal-out-postcard = postcard { $number }
terminal-out-event = the event { $title }
terminal-out-first = { $name } as the first player

# The table in the middle of a game.
terminal-state-still = { $question } Still to decide: { $seats }.
terminal-state-last-round = Last round; turns after this one: { $turns }.
terminal-state-deck = Deck: { $cards }; discard pile: { $discards }
terminal-state-tickets-left = Tickets left to draw: { $count }
terminal-state-tickets-left-of = Tickets left to draw ({ $deck }): { $count }
terminal-state-waiting = Passengers waiting: { $waiting }
terminal-state-seat = { $name }: { $has }
terminal-state-hand = hand: { $cards }
terminal-state-ticket = ticket: { $ticket }, { $state }
terminal-state-offered = offered: { $ticket }
terminal-state-route = route: { $route }
terminal-state-passengers = passengers: { $passengers }

# Advice at a point in a game.
terminal-advice-over = { $name }: after { $count ->
    [one] { $count } step
   *[other] { $count } steps
} the game is over, and there is nothing left to decide.
terminal-advice-nobody = { $name }: after { $count ->
    [one] { $count } step
   *[other] { $count } steps
} nobody has a decision to make. { $due }
terminal-advice-later = { $nobody } Use --at { $at }.
terminal-advice-level-at = --level needs a point in the game: add --at N.
terminal-advice-for = After { $count ->
    [one] { $count } step
   *[other] { $count } steps
}: { $question } Advice for { $seat }:
terminal-advice-line = { $level }: { $what }.
terminal-advice-claim = claim { $route } with { $cards }
terminal-advice-mix = choose { $tickets }
terminal-advice-passenger = pick up the { $color } passenger ({ $place })
terminal-advice-why = { $plan }; { $won }
terminal-advice-won = wins { $percent }% of simulated games from here
terminal-advice-chance = win chance { $percent }%
terminal-advice-unknown = no tickets known yet
terminal-advice-points = no tickets left to complete, so it plays for points
terminal-advice-aims = aims for { $tickets }, wants { $route } next, and expects to need { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
terminal-advice-completes = completes { $tickets }

# The analysis of a whole game.
terminal-analysis-balance = { $seat }: win chance { $choice } percentage points through decisions, { $luck } through luck.
terminal-analysis-accuracy = Accuracy: { $accuracy }%.
terminal-analysis-point = After { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $seat }: { $grade }, −{ $cost }%. Played: { $chosen }. Best move: { $best } ({ $chance }%).
terminal-analysis-inaccuracy = inaccuracy
terminal-analysis-mistake = mistake
terminal-analysis-blunder = blunder
