# The final table, line by line.

terminal-final-title = Final table
terminal-final-seat = { $place }  { $who }: { $total }
terminal-final-floor = No total is lower than { $floor }.
terminal-final-won = { $you ->
    [yes] You
   *[no] { $subject }
} won with { $total }.
terminal-final-shared = { $names } share the win with { $total }.
terminal-final-routes = Routes
terminal-final-route = { $route }, { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-final-tickets = Tickets, { $done } done and { $failed } failed
terminal-final-ticket-done = { $ticket }: done
terminal-final-ticket-failed = { $ticket }: failed
terminal-final-longest-path = Longest path, { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
terminal-final-globetrotter = Most tickets, { $count ->
    [one] { $count } completed ticket
   *[other] { $count } completed tickets
}
terminal-final-passengers = Passengers
terminal-final-coins = Dollars
terminal-final-bookings = Through bookings
terminal-final-trains-left = { $count ->
    [one] { $count } train left
   *[other] { $count } trains left
}
terminal-final-same-place = { $above } and { $below } share a place with equal { $money ->
    [yes] dollars
   *[no] points
}.
terminal-final-all-equal = { $above } and { $below } share a place: equal in { $money ->
    [yes] dollars
   *[no] points
} and in { $ties }.
terminal-final-counts-decide = { $above } and { $below } have equal { $money ->
    [yes] dollars
   *[no] points
}; { $tie } decide, { $more } to { $fewer }.
terminal-final-one-decides = { $above } and { $below } have equal { $money ->
    [yes] dollars
   *[no] points
}; { $tie } decides.
terminal-final-tie-tickets = completed tickets
terminal-final-tie-longest-path = the bonus for the longest path
terminal-final-tie-passengers = passengers
terminal-final-tie-later = the later turn

# Records that are played again and checked.
terminal-record-title = { $title } ({ $edition }), { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $seats }
terminal-record-line = record { $number }: { $edition }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $inputs }, verified; { $result }
terminal-record-not-finished = not finished
terminal-record-choose = { $name } holds { $count ->
    [one] { $count } record
   *[other] { $count } records
}; say --record with { $range }.
terminal-record-choose-until = { $name } holds { $count ->
    [one] { $count } record
   *[other] { $count } records
}; choose one for --until with --record N.
terminal-record-choose-one = { $name } holds { $count ->
    [one] { $count } record
   *[other] { $count } records
}; choose one with --record N.
terminal-record-shorter = { $name } has only { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}; name a number from 0 to { $count }.

# What is wrong with a file, behind its name and line.
terminal-damage-of = { $name }: { $reason }.
terminal-damage-at = { $name }, line { $line }: { $reason }.
terminal-damage-at-line = { $name }, line { $line }, '{ $text }': { $reason }.
terminal-damage-name-folder = { $unknown }; name the folder of an own map with --map
terminal-damage-due = { $refused }: { $due }
terminal-damage-due-first = { $due } first
terminal-out-ticket = the ticket { $ticket }
terminal-out-passenger = a { $color } passenger
terminal-out-pavilion = the pavilion { $name }
terminal-out-snow = snow on { $route }
terminal-out-postcard = postcard { $number }
terminal-out-event = the event { $title }
terminal-out-first = { $name } as the first seat

# The table in the middle of a game.
terminal-state-still = { $question } Still to answer: { $seats }.
terminal-state-last-round = The last round is on; turns still to begin: { $turns }.
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

# Advice about a moment of a game.
terminal-advice-over = { $name }: after { $count ->
    [one] { $count } input
   *[other] { $count } inputs
} the game is over, and nobody has to decide.
terminal-advice-nobody = { $name }: after { $count ->
    [one] { $count } input
   *[other] { $count } inputs
} nobody has to decide. { $due }
terminal-advice-later = { $nobody } Say --at { $at }.
terminal-advice-level-at = A level advises at one point of a game: say --at N.
terminal-advice-for = After { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}: { $question } Advice for { $seat }:
terminal-advice-line = { $level }: { $what }.
terminal-advice-claim = claim { $route } with { $cards }
terminal-advice-mix = ask for { $tickets }
terminal-advice-passenger = take the { $color } passenger of { $place }
terminal-advice-why = { $plan }; { $won }
terminal-advice-won = { $percent } % of the games that could be this one are won from there
terminal-advice-chance = the chance to win is { $percent } % then
terminal-advice-unknown = no ticket is known yet
terminal-advice-points = no ticket is left to complete, so it is points that count
terminal-advice-aims = aims at { $tickets }, wants { $route } next, and plans for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
terminal-advice-completes = completes { $tickets }

# The analysis of a whole game.
terminal-analysis-network = Judged by the network for this board, from what each player could see.
terminal-analysis-playouts = There is no network for this board: chances are estimated by playing games out.
terminal-analysis-balance = { $seat }: choices { $choice } %, luck { $luck } %.
terminal-analysis-none = No turning points: nobody made a costly mistake.
terminal-analysis-point = After { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}, { $seat }: { $grade }, −{ $cost } %. Played: { $chosen }. Best move: { $best } ({ $chance } %).
terminal-analysis-inaccuracy = inaccuracy
terminal-analysis-mistake = mistake
terminal-analysis-blunder = blunder
